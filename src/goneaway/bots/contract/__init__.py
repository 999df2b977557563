"""The interface between bots and the code that seats them; it knows no particular bot."""
