"""What lies on the table and what is recorded beside it: the state, its names, the rules in force.

`spreading`, `layout`, `lanes`, `trails` and `ground` read the board by the rules of a game; `terms` and
`hours` are the rules in force and the clock; `names`, `ledger`, `offers`, `chapters` and `facts` are public,
`table` holds everything. The rest serves every chapter: `notes`, `decks`, `piles`, `holding`,
`throwing` and `seating` change the table; `frames` and `verbs` are what chapters are made of.
"""
