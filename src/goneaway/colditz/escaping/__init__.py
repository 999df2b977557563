"""Attempts, escapes, and their consequences.

`announcing` names an attempt and records where it leads; `escape` counts escapes and determines the winner;
`aftermath` handles the rest: an award, new men.
"""
