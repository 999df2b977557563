"""Throws, and the cards they earn.

`dice` is the roll with its bonus throws, `points` what it is worth, `earning` the card it brings.
"""
