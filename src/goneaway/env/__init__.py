"""The games as reinforcement learning environments: actions as tokens, views as arrays.

| module | |
| --- | --- |
| `words`, `colditz_words`, `sectionx_words` | the vocabulary of a ruleset |
| `choosing`, `listing` | actions chosen token by token, or as a list with features |
| `observation`, `colditz`, `sectionx`, `plain` | observations as arrays |
| `match`, `rewards` | one game, and its rewards |
| `zoo`, `colditz_v0`, `sectionx_v0` | PettingZoo |
| `solo`, `vector`, `registering` | Gymnasium: one seat against bots, many games at once, their names |
| `spiel` | OpenSpiel |
| `drawing` | text, SVG and pixels |
| `dataset`, `cloning` | recorded games as a dataset; behaviour cloning: a policy trained on it |

Up to `rewards` they need NumPy only. Importing this package registers the names with Gymnasium.
"""

from __future__ import annotations

from importlib.util import find_spec

if find_spec("gymnasium") is not None:
    from .registering import register

    register()
