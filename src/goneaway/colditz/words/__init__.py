"""Numbers, notation and cards: what everything else speaks in.

`places` numbers pawns, places and cards; `cards` lists what is in the decks; `actions` is what can be said
and how it is written, `forms` the form of each verb; `sections` is what a citation of an edition's text may
name.
"""
