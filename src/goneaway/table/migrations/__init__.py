"""The migrations of the database, step by step."""
