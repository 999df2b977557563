"""What lies on the table, and what is written beside it: state, names, the rules in force."""
