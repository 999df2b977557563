"""A third game, and the tests that play it everywhere: at a terminal, a server, a page, in a simulation."""
