"""Positions in words, for cases: set up, and compared with what is expected.

`scene` tells how they are written; `naming` reads the names in them, `entries` sets up, `facts` compares,
`checks` says whether such a position can be on the table at all.
"""
