"""Tunnels: `tunnels` opens them, `sharing` lets others follow, `detection` finds whoever is inside.

Who may go down and how far it is, is asked in `ways/below`; when they fall in stands in `custody/crews`.
"""
