"""Escape from Colditz as it is shown and asked."""
