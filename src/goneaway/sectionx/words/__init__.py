"""Numbers and notation, which everything else uses.

`options` are the switches of a game, `places` says where prisoners and doors can be besides on a section,
`actions` is the actions and their notation.
"""
