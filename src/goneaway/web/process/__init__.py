"""The server process: settings, logs, metrics, limits, connections, and starting and stopping it."""
