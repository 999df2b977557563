"""Taken, robbed, locked up, set free, sent home."""
