"""Throws, and the cards they earn."""
