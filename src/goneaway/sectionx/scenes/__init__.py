"""Positions in words, for cases: set up, and compared with what is expected.

`scene` describes how they are written, `naming` reads the names in them, `facts` compares.
"""
