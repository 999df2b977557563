"""Attempts, escapes, and what follows from them."""
