"""Makes the pages of the documentation from the rulebook’s data."""
