"""Security: its mind, one decision (`duty`), and the ideas that propose what to do."""
