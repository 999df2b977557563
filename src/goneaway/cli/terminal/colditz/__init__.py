"""Escape from Colditz as text: the plan of the castle, the panels around it, its pages."""
