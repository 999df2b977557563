"""The components of the box: `island` is the board of hexagonal cells, `tiles` are the 54 tunnel tiles."""
