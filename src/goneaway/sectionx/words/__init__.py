"""Numbers and notation, used by all other packages.

`options` are the switches of a game, `places` are the places of prisoners and doors other than sections,
`actions` are the actions and their notation.
"""
