"""A table's data: the commands it accepts, the entries written for them, and the book folded from the
entries."""
