"""Bots of Escape from Colditz.

`board` is known by heart, `cards` and `sight` are what a seat was told and sees, `officer` and `security`
the ideas of both sides. `levels` says which of them each level has, `player` takes a seat, `ahead`
looks ahead.
"""
