"""A server to which everything happens, and what of it is lost: nothing.

Scripted seats play whole games over real sockets while their server is killed, stopped, cut off, has no room
on its disk, hears messages twice and in the wrong order, and shares a PostgreSQL with another that dies.
Afterwards everything that anybody was told is held against the journal. `python -m tests.table.faults`.
"""
