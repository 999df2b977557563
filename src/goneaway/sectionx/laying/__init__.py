"""Tile actions: `laying` places, swaps, moves and turns tiles, `layouts` lists the possible ones.

Tunnels of different players that a tile joins are fought over in `fights`.
"""
