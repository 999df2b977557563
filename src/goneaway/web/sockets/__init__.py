"""WebSockets: the play session, its outgoing queue, and what closes it."""
