"""The kernel's contract over the table: what is legal, what a seat sees, what it may be."""
