"""Questions about ways: where a pawn can go, at what cost, which men may be arrested. Never acts.

Of men: `edges`, `tolls`, `exits`, `below`, `resting`, `standing`, `pushing`, `giving_up`, `steps`, then
`attempts`, `promises`, `homeward`, `movement` and `reach`; by a card or a run: `walks`, `dash`.
Of guards: `chasing`, `beat`, `seizing` (with `liable` and `cells`), `outlook`, `guards`. Of the turn:
`phases`, and `moments` and `searches` for Security's cards.
"""
