"""A table on a remote server, with the same interface as a local game.

    client = Client("http://127.0.0.1:8000").guest("Pat")
    code = client.open("sectionx", players=2, bots={1: "simple"})
    position = client.join(code, seat=0)
    position.start()
    while position.decide(lambda legal: legal[0]):
        print(position.prompt)
    print(position.outcome)

It uses only the protocol of docs/protocol.md, and gets only what its seat may know.
"""

from __future__ import annotations

from .client import Client
from .errors import Gone, Told
from .position import RemotePosition

__all__ = ["Client", "Gone", "RemotePosition", "Told"]
