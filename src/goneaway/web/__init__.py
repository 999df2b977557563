"""The server: an ASGI application around the hall, its sockets, and what it keeps out."""
