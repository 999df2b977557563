"""Who is on, in which phase, and what ends.

`setup` (and `lots`) before the first turn; `course` sets turn after turn; `officer` and `security` are the
two kinds of turn, `phasing` their phases and throws, `discarding`, `overflow` and `penalty` what else happens
in them, `card_throws` and `turn_end` their ends; `clock` and `meeting` stand between rounds. `chapters` puts
the rows of all rooms together.
"""
