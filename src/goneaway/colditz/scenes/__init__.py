"""Positions in words, for cases: set up, and compared with what is expected."""
