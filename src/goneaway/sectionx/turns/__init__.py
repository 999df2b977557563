"""A turn from its beginning to its end, and what ends with it.

`checks` asks whether an action is one of this game at all, `verbs` has a row for each, `turn` offers and
plays them; `rounds` ends turns, rounds and the game.
"""
