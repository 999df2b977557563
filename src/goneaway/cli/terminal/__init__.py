"""A game in a terminal: a keyboard and a window, nothing else.

The messages and questions are made by `goneaway.presenting`; here they are drawn as text and answers are read
from a line. `colditz` and `sectionx` draw the two games.
"""
