"""Tunnels: `tunnels` opens them, `sharing` lets others follow, `detection` finds the men inside.

`ways/below` answers who may go down and how far it is; `custody/crews` decides when tunnels fall in.
"""
