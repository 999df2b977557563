"""A man's step made.

`shoving` is the step an officer asks for, and the man in its way; `walk` makes it, from paying to arriving.
`paid_walks` are those a card makes in one breath: `fast` (Move Fast) and `hiding` (Advance Warning).
"""
