"""Attempts, escapes, and what follows from them.

`announcing` names an attempt and notes where it leads; `escape` counts who is away and says who has won;
`aftermath` is what else it brings: an award, new men.
"""
