"""The kernel's contract over the table.

`position` says what is legal and plays it, `remedies` what is open to somebody who was refused; `view` is
what a seat sees, `sampling` a position that fits it, `exact` a view as plain data and back, `showing` the
picture.
"""
