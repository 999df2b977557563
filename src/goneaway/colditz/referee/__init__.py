"""The kernel's contract, implemented over the table.

`position` lists the legal actions and plays them, `remedies` says what a refused player can do; `view` is
what a seat sees, `sampling` a position that fits it, `exact` a view as plain data and back, `showing` the
picture.
"""
