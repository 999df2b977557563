"""The kernel's contract over the table.

`position` says what is legal and plays it; `view` is what a seat sees, `sampling` a position that fits it,
`exact` a view as plain data and back.
"""
