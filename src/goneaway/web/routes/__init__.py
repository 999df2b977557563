"""The endpoints, grouped by subject."""
