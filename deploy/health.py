"""Exit 0 if the server on this machine is healthy: the health check of the container.

It uses the configured address, GONEAWAY_HOST and GONEAWAY_PORT.
It uses only the standard library, because it runs every few seconds.
"""

import http.client
import os
import sys

#: A server that listens on all addresses is checked on loopback.
EVERYWHERE = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "::1"}


def healthy() -> bool:
    host = os.environ.get("GONEAWAY_HOST", "")
    port = int(os.environ.get("GONEAWAY_PORT") or 8000)
    connection = http.client.HTTPConnection(EVERYWHERE.get(host, host), port, timeout=4)
    try:
        connection.request("GET", "/healthz")
        return connection.getresponse().status == 200
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()


if __name__ == "__main__":
    sys.exit(0 if healthy() else 1)
