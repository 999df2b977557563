"""Section X as it is presented."""
