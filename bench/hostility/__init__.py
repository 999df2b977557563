"""Hostile clients, honest players beside them, and what the server spends on both."""
