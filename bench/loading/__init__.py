"""Those who play at many tables at once, and the server they play on."""
