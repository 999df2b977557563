"""What is shown to a player and asked of him, without a terminal or a page.

A client draws; it does not know rules. What it draws is made here, once, in the player's language and
from what his seat may see: a view and the legal actions, never the referee's position. What is true of
every game stands in this package; `castle` and `island` know one game each. Everything handed out is
plain data (tuples, dataclasses with `to_json`), so that a server can send what a terminal prints.
"""
