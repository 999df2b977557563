"""Doors and master keys: `doors` are set and moved, `keys` open them and cost one."""
