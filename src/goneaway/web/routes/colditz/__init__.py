"""Escape from Colditz on the page: its editions, its board as data and as a picture."""
