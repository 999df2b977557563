"""A turn from its beginning to its end, and what ends with it.

`checks` rejects actions that are not of this game, `verbs` has a row for each verb, `turn` offers and
plays them; `rounds` ends turns, rounds and the game.
"""
