"""Playing in a browser on this machine: the folder of the tables, the address, and opening the browser.

A browser remembers the player by the address. So the port is always the same if it is free, and tables are
kept in the same place.
"""

from __future__ import annotations

import contextlib
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path

import httpx

#: Ports tried in this order; then any free port.
PORTS: tuple[int, ...] = (*range(7340, 7350), 0)
#: One of these is set if there is a graphical session, or if the user has chosen a browser.
WINDOWS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
#: Seconds for a browser to be found and started.
PATIENCE = 10.0
#: A file in the folder of the tables: the address where they are being served.
ADDRESS = "served-at"


def folder() -> Path:
    """The folder of this user's tables."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "goneaway"


def free_port(host: str) -> int:
    """The first of our ports that is free; 0 if all are taken."""
    for port in PORTS:
        with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as tried:
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            with contextlib.suppress(OSError):
                tried.bind((host, port))
                return port
    return 0


def served(place: Path) -> str:
    """The address where these tables are being served already; "" if they are not."""
    try:
        address = (place / ADDRESS).read_text("utf-8").strip()
        well = httpx.get(f"{address}/healthz", timeout=5, trust_env=False)
    except (OSError, ValueError, httpx.HTTPError, httpx.InvalidURL):
        return ""
    return address if well.status_code == 200 and well.json() == {"status": "ok"} else ""


def in_the_network() -> str:
    """This machine's address in the local network; "" if there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked, contextlib.suppress(OSError):
        # Nothing is sent: the system only chooses the route.
        asked.connect(("192.0.2.1", 9))
        found = str(asked.getsockname()[0])
        return "" if found.startswith("127.") else found
    return ""


def show(address: str, wait: float = 0.0) -> None:
    """Open a browser if there is a graphical session, waiting at most for the given time."""
    windows = sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in WINDOWS)
    if windows:
        opening = threading.Thread(target=_open, args=(address,), daemon=True)
        opening.start()
        opening.join(wait)


def _open(address: str) -> None:
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(address)
