"""A man's step made.

`walk` is a step from paying to arriving, `shoving` the verbs `step` and `move` and the man in the way;
`paid_walks` are those a card makes in one breath: `fast` (Move Fast) and `hiding` (Advance Warning).
"""
