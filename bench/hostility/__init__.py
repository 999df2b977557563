"""Hostile clients, honest players next to them, and the server's resources."""
