"""Tile actions: `laying` places, swaps, moves and turns tiles, `layouts` lists what can be done with them.

Tunnels of different players that a tile joins are fought over in `fights`.
"""
