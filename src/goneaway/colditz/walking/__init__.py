"""Carrying out a man's step.

`shoving` is the step an officer asks for, and the man in its way; `walk` carries it out, from paying to
arriving. `paid_walks` are those a card makes in one go: `fast` (Move Fast) and `hiding` (Advance Warning).
"""
