"""What a table is: what was asked of it and written down, and the book folded from that."""
