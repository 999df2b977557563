"""Escape from Colditz."""
