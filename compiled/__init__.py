"""How the compiled engine is built from the same source: `make compiled` (docs/speed.md)."""
