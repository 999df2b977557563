"""Bots from outside.

`plugins` finds those that other distributions bring, `command` seats a program in any language and `process`
keeps it in hand; `trouble` is what may go wrong. `words` is what goes over the line, and `speaking` the other
end of it: one of our own bots as such a program.
"""
