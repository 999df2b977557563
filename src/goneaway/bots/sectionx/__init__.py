"""Players of Section X."""
