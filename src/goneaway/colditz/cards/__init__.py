"""Officers' cards: `opportunity` is what each does in its owner's turn, `claims` what is claimed.

`claim_search` is the claim in rooms that Security may answer; `barter` is said beside the turn.
"""
