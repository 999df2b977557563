"""Tunnels: opened, shared, detected."""
