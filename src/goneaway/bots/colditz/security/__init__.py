"""Security: its memory, one decision (`duty`), and the ideas that propose what to do."""
