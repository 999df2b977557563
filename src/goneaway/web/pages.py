"""The page: files that are served as they stand, and the one document that loads them.

Files are found under `/page/HASH/`, where HASH is of all of them together: what a browser has fetched it
keeps for ever, and another version is another address. Somebody who edits a file sees it at the next reload.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import posixpath
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import segno
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from .endpoint import takes_gzip

ROOT = Path(__file__).parent / "page"

#: What is served, by the ending of its name; nothing else is.
TYPES: Mapping[str, str] = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".LICENSE": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
#: Already as small as they get.
PACKED = frozenset({".webp", ".woff2"})

#: By the first word of an address: the module that draws it, fetched ahead with all it imports.
SCREENS: Mapping[str, str] = {"": "lobby/lobby.js", "t": "table/view.js", "rules": "rules/rules.js"}

DOCUMENT = "index.html"
WORKER = "sw.js"
FOREVER = "public, max-age=31536000, immutable"
_IMPORT = re.compile(r"""^(?:import|export)\b[^;"']*?["'](\.[^"']+)["']""", re.M)


@dataclass(frozen=True)
class File:
    """One file of the page."""

    name: str
    body: bytes

    @property
    def ending(self) -> str:
        return posixpath.splitext(self.name)[1]

    @cached_property
    def zipped(self) -> bytes | None:
        """The same, packed, if that is worth it."""
        if self.ending in PACKED or len(self.body) < 500:
            return None
        return gzip.compress(self.body, 9, mtime=0)

    @cached_property
    def imports(self) -> tuple[str, ...]:
        """The files that a script cannot begin without."""
        if self.ending != ".js" or self.name.startswith("lib/lit"):
            return ()
        here = posixpath.dirname(self.name)
        found = _IMPORT.findall(self.body.decode())
        return tuple(posixpath.normpath(posixpath.join(here, path)) for path in found)


class Page:
    """The files of one folder, as they are now."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root = root
        self.files: dict[str, File] = {}
        self.hash = ""
        self._stamps: tuple[tuple[str, int, int], ...] = ()

    def refresh(self) -> None:
        """Read again what has been changed since; a look at the folder if nothing has."""
        found = sorted(
            path for path in self.root.rglob("*") if path.suffix in TYPES and not path.name.startswith(".")
        )
        names = [path.relative_to(self.root).as_posix() for path in found]
        stats = [path.stat() for path in found]
        stamps = tuple(
            (name, stat.st_mtime_ns, stat.st_size) for name, stat in zip(names, stats, strict=True)
        )
        if stamps == self._stamps:
            return
        self.files = {name: File(name, path.read_bytes()) for name, path in zip(names, found, strict=True)}
        whole = hashlib.sha256()
        for name, file in self.files.items():
            whole.update(f"{name} {len(file.body)}\n".encode() + file.body)
        self.hash = whole.hexdigest()[:16]
        self._stamps = stamps

    def ahead(self, *scripts: str) -> list[str]:
        """These scripts and all they import, each once."""
        found: dict[str, None] = {}
        waiting = list(scripts)
        while waiting:
            name = waiting.pop(0)
            if name not in found and name in self.files:
                found[name] = None
                waiting += self.files[name].imports
        return list(found)

    def document(self, path: str) -> bytes:
        """The document for an address; it names the files by their hash."""
        self.refresh()
        here = f"/page/{self.hash}"
        first = path.strip("/").partition("/")[0]
        scripts = self.ahead("app.js", SCREENS.get(first, SCREENS[""]))
        ahead = "\n".join(f'<link rel="modulepreload" href="{here}/{name}">' for name in scripts)
        text = self.files[DOCUMENT].body.decode()
        return text.replace("{page}", here).replace("{ahead}", ahead).encode()

    async def show(self, request: Request) -> Response:
        """The document, whatever screen is meant: the scripts know."""
        return _answer(request, File(DOCUMENT, self.document(request.url.path)), "no-cache")

    async def hear(self, request: Request) -> Response:
        """The script that hears word of one's turn while no page is open. It stands at the root, for it is to
        lead to every address, and browsers look for another version of it by themselves."""
        self.refresh()
        return _answer(request, self.files[WORKER], "no-cache")

    async def fetch(self, request: Request) -> Response:
        """A file. One that was asked for by the hash of another version may have changed meanwhile."""
        if not self.files:
            self.refresh()
        file = self.files.get(request.path_params["name"])
        if file is None or file.name == DOCUMENT:
            return Response("There is no such file.\n", 404, media_type="text/plain")
        fresh = request.path_params["hash"] == self.hash
        return _answer(request, file, FOREVER if fresh else "no-cache")


async def invitation(request: Request) -> Response:
    """The link to a table as a square code, for a phone. Whether there is such a table it does not say."""
    code = request.path_params["code"].upper()
    if not re.fullmatch(r"[A-Z0-9]{6}", code):
        return Response("There is no such table.\n", 404, media_type="text/plain")
    desk = getattr(request.app.state, "desk", None)
    base = desk.base(request) if desk is not None else str(request.base_url).rstrip("/")
    drawn = io.BytesIO()
    square = segno.make(f"{base}/#table={code}", error="m", micro=False)
    square.save(drawn, kind="svg", scale=4, border=3, dark="#1d252b", light="#ffffff", xmldecl=False)
    return Response(drawn.getvalue(), media_type=TYPES[".svg"], headers={"cache-control": "no-store"})


def _answer(request: Request, file: File, keep: str) -> Response:
    tag = f'"{hashlib.sha256(file.body).hexdigest()[:24]}"'
    headers = {"etag": tag, "cache-control": keep, "vary": "accept-encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    body = file.body
    if file.zipped is not None and takes_gzip(request.headers.get("accept-encoding", "")):
        body = file.zipped
        headers["content-encoding"] = "gzip"
    headers["content-type"] = TYPES[file.ending]
    return Response(body, headers=headers)


def routes(page: Page | None = None) -> list[Route]:
    """The addresses of the page."""
    page = Page() if page is None else page
    shown = ("/", "/t/{code}", "/rules", "/rules/{game}", "/rules/{game}/{clause}")
    found = [Route(path, page.show, methods=["GET"]) for path in shown]
    found.append(Route("/t/{code}/qr.svg", invitation, methods=["GET"]))
    found.append(Route(f"/{WORKER}", page.hear, methods=["GET"]))
    return [*found, Route("/page/{hash}/{name:path}", page.fetch, methods=["GET"])]


def mount(app: Starlette) -> None:
    """Put the page on an application, after everything else it answers to."""
    app.router.routes.extend(routes())
