"""Section X as it is shown and asked."""
