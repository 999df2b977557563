"""Whose turn it is, in which phase, and how turns, rounds and phases end.

`setup` (and `lots`) come before the first turn; `course` orders the turns; `officer` and `security` are the
two kinds of turn, `phasing` their phases and throws, `discarding`, `overflow` and `penalty` what else happens
in them, `card_throws` and `turn_end` their ends; `clock` and `meeting` come between rounds. `chapters`
combines the rows of all packages.
"""
