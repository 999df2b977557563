"""Positions as text, for cases: set up, and compared with expectations.

`scene` documents the notation; `naming` reads the names in it, `entries` sets up, `facts` compares, and
`checks` tests whether such a position is possible at all.
"""
