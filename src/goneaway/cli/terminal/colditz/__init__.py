"""Escape from Colditz in letters: the plan of the castle, the panels around it, its pages."""
