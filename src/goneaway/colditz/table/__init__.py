"""What lies on the table, and what is written beside it: the state, its names, the rules in force.

`spreading`, `layout`, `lanes`, `trails` and `ground` read the board by the rules of a game; `terms` and
`hours` are the rules in force and the clock; `names`, `ledger`, `offers`, `chapters` and `facts` lie open,
`table` holds everything. Then what is done with it in every chapter: `notes`, `decks`, `piles`, `holding`,
`throwing`, `seating`; and what chapters are made of: `frames` and `verbs`.
"""
