"""Hostile clients, honest players next to them, and what the server uses for both."""
