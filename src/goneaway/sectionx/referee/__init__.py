"""The kernel's contract for the table.

`position` lists and applies legal actions; `view` is what a seat sees, `sampling` makes a position that fits
it, `exact` converts it to plain data and back.
"""
