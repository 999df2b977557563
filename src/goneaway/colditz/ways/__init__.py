"""Questions about ways: where somebody can go, what he pays, who may be taken. Asks, never acts."""
