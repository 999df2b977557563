"""Simulations of thousands of games, and their statistics."""

from .intervals import wilson
from .simulate import Plan, Played, Summary, play_one, simulate

__all__ = ["Plan", "Played", "Summary", "play_one", "simulate", "wilson"]
