"""Section X as text: the island and its tiles, the panels around it, its announcements."""
