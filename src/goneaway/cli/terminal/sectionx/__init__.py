"""Section X in letters: the island and its tiles, the panels around it, its announcements."""
