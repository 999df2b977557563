"""A game at a terminal: a keyboard and a window, nothing else.

What is shown and asked is made by `goneaway.presenting`; here it is drawn in letters and read from a line.
`castle` and `island` draw the two games.
"""
