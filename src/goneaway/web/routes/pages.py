"""The page: its files, and the one document that loads them.

Files are served under `/page/HASH/`, where HASH covers all of them together, so a browser can keep them for
ever and a new version has a new address. An edited file is used at the next reload. All scripts are sent as
one file, and all style sheets as another: a request costs more than the content of most of them.
"""

from __future__ import annotations

import fnmatch
import gzip
import hashlib
import html
import io
import json
import posixpath
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ... import KINDS
from ...wording import LANGUAGES, messages
from ..http.endpoint import revalidated
from . import catalogue
from .linking import link

ROOT = Path(__file__).parent.parent / "page"

#: The types of files served, by extension; no others are served.
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
#: Already compressed.
PACKED = frozenset({".webp", ".woff2"})

DOCUMENT = "index.html"
#: The entry script.
ENTRY = "app.js"
WORKER = "sw.js"
#: Scripts served separately: one runs before anything is drawn, the other without a page.
ALONE = frozenset({"theme.js", WORKER})
#: All other scripts, and all style sheets, in one file each.
SCRIPT, STYLE = "page.js", "css/page.css"
#: Style sheets in cascade order; `*` is the folder of any game. A game's own sheet may come before or after
#: those of the table around it.
STYLES = (
    "css/tokens.css", "css/fonts.css", "css/base.css", "css/shell.css", "css/lobby.css", "css/rules.css",
    "*/stage.css", "css/table.css", "css/cards.css", "css/table-narrow.css",
    "*/stage-over-table.css", "css/touch.css",
)  # fmt: skip
#: A term in a sentence: `{ -Equipment }`.
_TERM = re.compile(r"\{ (-[\w-]+) \}")
FOREVER = "public, max-age=31536000, immutable"


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
        """The compressed content, if it is smaller."""
        if self.ending in PACKED or len(self.body) < 500:
            return None
        return gzip.compress(self.body, 9, mtime=0)

    @cached_property
    def tag(self) -> str:
        return hashlib.sha256(self.body).hexdigest()[:24]


class Page:
    """The files of one folder, as they are now."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root = root
        self.files: dict[str, File] = {}
        self.hash = ""
        self._stamps: tuple[tuple[str, int, int], ...] = ()

    def refresh(self) -> None:
        """Read changed files again; if none has changed, this only scans the folder."""
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
        for made in list(self._made()):
            self.files[made.name] = made
        whole = hashlib.sha256()
        for name, file in self.files.items():
            whole.update(f"{name} {len(file.body)}\n".encode() + file.body)
        self.hash = whole.hexdigest()[:16]
        self._stamps = stamps

    def _made(self) -> Iterator[File]:
        for language in LANGUAGES:
            sentences = self.files.get(f"words/{language}.ftl")
            if sentences is not None:
                yield from _worded(language, sentences.body.decode())
        scripts = {
            name: file.body.decode()
            for name, file in self.files.items()
            if file.ending == ".js" and name not in ALONE
        }
        if ENTRY in scripts:
            yield File(SCRIPT, link(scripts, ENTRY).encode())
        styles = [name for style in STYLES for name in fnmatch.filter(self.files, style)]
        yield File(STYLE, b"\n".join(self.files[name].body for name in styles))

    def document(self, language: str = LANGUAGES[0]) -> bytes:
        """Return the document; it refers to the files by their hash, and preloads the reader's likely
        language."""
        self.refresh()
        text = self.files[DOCUMENT].body.decode()
        quick = html.escape(json.dumps(catalogue.first_quick(language)))
        told = {"{page}": f"/page/{self.hash}", "{language}": language, "{quick}": quick}
        return re.sub("|".join(told), lambda match: told[match[0]], text).encode()

    async def show(self, request: Request) -> Response:
        """Return the document; it is the same for every screen, and the scripts choose."""
        document = self.document(preferred(request.headers.get("accept-language", "")))
        return _answer(request, File(DOCUMENT, document), "no-cache", "accept-encoding, accept-language")

    async def hear(self, request: Request) -> Response:
        """Return the service worker that receives notices while no page is open. It is served from the root
        so that its scope is the whole site, and browsers check it for updates by themselves."""
        self.refresh()
        return _answer(request, self.files[WORKER], "no-cache")

    async def fetch(self, request: Request) -> Response:
        """Return a file. If it was requested by the hash of another version, it may have changed since."""
        if not self.files:
            self.refresh()
        file = self.files.get(request.path_params["name"])
        if file is None or file.name == DOCUMENT:
            return Response("There is no such file.\n", 404, media_type="text/plain")
        fresh = request.path_params["hash"] == self.hash
        return _answer(request, file, FOREVER if fresh else "no-cache")


def _worded(language: str, sentences: str) -> Iterator[File]:
    """The page's messages with the terms they take from the games' messages, and these terms as each edition
    has them: one file per edition, empty where it uses the usual terms."""
    usual = messages.sources(language)
    used = set(_TERM.findall(sentences))
    yield File(
        f"words/{language}.ftl", "".join([*(usual[term] for term in sorted(used)), sentences]).encode()
    )
    for edition in (name for kind in KINDS.values() for name in kind.editions()):
        own = messages.cut(messages.own_words(language, edition) or "")
        body = "".join(own[term] for term in sorted(used & set(own)))
        yield File(f"words/editions/{language}-{edition}.ftl", body.encode())


#: The page of this package.
PAGE = Page()


async def invitation(request: Request) -> Response:
    """Return the link to a table as a QR code. It does not reveal whether the table exists."""
    code = request.path_params["code"].upper()
    if not re.fullmatch(r"[A-Z0-9]{6}", code):
        return Response("There is no such table.\n", 404, media_type="text/plain")
    app_state = getattr(request.app.state, "app_state", None)
    base = app_state.base(request) if app_state is not None else str(request.base_url).rstrip("/")
    drawn = io.BytesIO()
    square = segno.make(f"{base}/#table={code}", error="m", micro=False)
    square.save(drawn, kind="svg", scale=4, border=3, dark="#1d252b", light="#ffffff", xmldecl=False)
    return Response(drawn.getvalue(), media_type=TYPES[".svg"], headers={"cache-control": "no-store"})


def preferred(asked: str) -> str:
    """Return the first supported language that the browser asks for; the page chooses in the same way."""
    for one in asked.split(","):
        language = one.partition(";")[0].strip().lower().partition("-")[0]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def _answer(request: Request, file: File, keep: str, vary: str = "accept-encoding") -> Response:
    return revalidated(request, file.body, file.zipped, file.tag, TYPES[file.ending], keep, vary)


def routes(page: Page | None = None) -> list[Route]:
    """Return the routes of the page."""
    if page is None:
        page = PAGE
        # Link and compress everything before the first request.
        page.refresh()
        for name in (SCRIPT, STYLE):
            _ = page.files[name].zipped
    shown = ("/", "/t/{code}", "/rules", "/rules/{game}", "/rules/{game}/{clause}")
    found = [Route(path, page.show, methods=["GET"]) for path in shown]
    found.append(Route("/t/{code}/qr.svg", invitation, methods=["GET"]))
    found.append(Route(f"/{WORKER}", page.hear, methods=["GET"]))
    return [*found, Route("/page/{hash}/{name:path}", page.fetch, methods=["GET"])]
