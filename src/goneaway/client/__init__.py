"""A table somewhere else, played from here: the same object as a local game, over the wire.

    client = Client("http://127.0.0.1:8000").guest("Pat")
    code = client.open("sectionx", players=2, bots={1: "simple"})
    position = client.join(code, seat=0)
    position.start()
    while position.decide(lambda legal: legal[0]):
        print(position.prompt)
    print(position.outcome)

It speaks only what docs/protocol.md says, and knows nothing that its seat may not know.
"""

from __future__ import annotations

from .client import Client
from .errors import Gone, Told
from .position import RemotePosition

__all__ = ["Client", "Gone", "RemotePosition", "Told"]
