"""Payments on the way, and whom they serve.

`openings` handles drops, cuts in the wire and every payment; `gates` handles Keys and Passes; `sharing` lets
Equipment paid on a card's walk serve the rest of the team.
"""
