"""Runs decided by dice: `car` (the Staff Car), `do_or_die`, `glider`; `clearing` is for those in the way."""
