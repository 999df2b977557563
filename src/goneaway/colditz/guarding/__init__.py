"""Guards act: they step, are posted, arrest, pursue, close openings, go home."""
