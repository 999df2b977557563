"""Bots of Escape from Colditz.

`board` is what every player knows by heart, `cards` and `sight` are what a seat has learned and sees,
`officer` and `security` hold the ideas of the two sides. `levels` says which ideas each level has, `player`
takes a seat, `ahead` looks ahead.
"""
