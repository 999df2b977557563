"""Escape from Colditz as it is presented."""
