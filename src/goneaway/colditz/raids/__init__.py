"""Security's cards: searches, roll calls, shots."""
