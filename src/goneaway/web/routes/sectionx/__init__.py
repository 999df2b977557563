"""Section X on the page: its switches, and its island as data."""
