"""Security: its mind and one decision of it (`duty`), and the ideas it has about it."""
