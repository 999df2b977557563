"""The games as environments for learning programs: words as numbers, views as arrays.

`words`, `castle_words`, `island_words`: the vocabulary of a ruleset. `choosing`: an action word by word;
`listing`: all of them with their features. `seeing`, `castle`, `island`: observations. `rewards`; `match`:
one game. They need NumPy and nothing else.

`zoo`, `colditz_v0`, `sectionx_v0`: PettingZoo. `solo`: Gymnasium, whose names (`registering`) are known as
soon as this package is loaded. `drawing`: text, SVG, pixels. `spiel`: OpenSpiel. `herd`: many tables at once.
`dataset`: games written down; `cloning`: a policy that imitates.
"""

from __future__ import annotations

from importlib.util import find_spec

if find_spec("gymnasium") is not None:
    from .registering import register

    register()
