"""Simulated players at many tables at once, and the server they play on."""
