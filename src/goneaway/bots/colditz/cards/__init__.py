"""The cards a seat has seen, and what it infers about the others."""
