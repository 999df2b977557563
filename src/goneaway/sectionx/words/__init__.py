"""Numbers and notation: what everything else speaks in.

`options` are the switches of a game, `places` says where prisoners and doors can be besides on a section,
`actions` is what can be said and how it is written.
"""
