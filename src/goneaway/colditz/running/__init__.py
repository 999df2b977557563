"""Runs decided by dice: `car` (the Staff Car), `do_or_die`, `glider`; `clearing` makes pawns give way."""
