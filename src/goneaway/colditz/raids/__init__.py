"""Security's cards: searches, roll calls, shots.

`raids` plays a card, and fires; `raiding` says when. `searching` is the Search, `appel` who attends,
`rollcall` the Appel card and the general search; `card_phase` is the moment after his throw, `combo` two
cards together.
"""
