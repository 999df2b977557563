"""Officers' cards: `opportunity` is the effect of each in its owner's turn, `claims` what men claim.

`claim_search` is the claim in rooms that Security may respond to; `barter` happens beside the turn.
"""
