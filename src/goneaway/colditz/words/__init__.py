"""Numbers, notation and cards: the vocabulary of all other packages.

`places` numbers pawns, places and cards; `cards` lists the decks; `actions` is the possible actions and
their notation, `forms` the form of each verb; `sections` is what a citation of an edition's text may
name.
"""
