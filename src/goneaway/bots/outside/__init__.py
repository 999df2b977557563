"""Bots that are not built in.

`plugins` finds the bots of other distributions, `command` seats a program in any language, and `process` runs
it safely; `trouble` lists what can go wrong. `words` is the protocol, and `speaking` its other end: a
built-in bot run as an external program.
"""
