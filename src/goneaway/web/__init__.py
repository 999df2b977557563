"""The server: an ASGI application around the hall, its sockets, and its limits."""
