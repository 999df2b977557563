"""A man's step made: walking, pushing, walks that a card pays for, hiding."""
