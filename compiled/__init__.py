"""How the compiled engine is made of the same source: `make compiled` (docs/speed.md)."""
