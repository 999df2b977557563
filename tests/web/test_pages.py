"""The page: served as it stands, kept by browsers, and light."""

from __future__ import annotations

import gzip
import html
import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from goneaway.colditz.ruleset import edition_names
from goneaway.table.book.book import ENDED, GATHERING, PAUSED
from goneaway.web.routes import pages
from goneaway.web.routes.catalogue import first_quick
from goneaway.web.routes.linking import LinkError, link
from goneaway.wording import LANGUAGES
from goneaway.wording.messages import cut, own_words


@pytest.fixture
def client() -> Iterator[TestClient]:
    with TestClient(Starlette(routes=pages.routes())) as client:
        yield client


def names_in(document: str) -> list[str]:
    return re.findall(r'(?:href|src)="(/[^"]+)"', document)


def test_every_screen_is_the_same_document_and_all_it_names_is_there(client: TestClient) -> None:
    for path in ("/", "/t/ABC123", "/rules", "/rules/colditz", "/rules/colditz/34c"):
        answer = client.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        named = names_in(answer.text)
        assert len(named) > 5
        for name in named:
            assert client.get(name).status_code == 200, name


def test_a_document_needs_few_files(client: TestClient) -> None:
    """Every script and style sheet was a request of its own: over a hundred before the first throw."""
    named = names_in(client.get("/").text)
    assert len(named) < 10
    assert len([name for name in named if name.endswith(".js")]) == 2
    assert len([name for name in named if name.endswith(".css")]) == 1


def test_all_scripts_and_style_sheets_are_in_one_file_each() -> None:
    page = pages.Page()
    page.refresh()
    script, style = page.files[pages.SCRIPT].body.decode(), page.files[pages.STYLE].body
    for name, file in page.files.items():
        if name.endswith(".js") and name not in (*pages.ALONE, pages.SCRIPT):
            assert f'$modules["{name}"]' in script, name
        if name.endswith(".css"):
            assert file.body in style, name


@pytest.mark.skipif(not shutil.which("node"), reason="needs node")
def test_the_linked_script_can_be_read(tmp_path: Path) -> None:
    page = pages.Page()
    page.refresh()
    linked = tmp_path / "page.mjs"
    linked.write_bytes(page.files[pages.SCRIPT].body)
    subprocess.run(["node", "--check", linked], check=True)


@pytest.mark.skipif(not shutil.which("node"), reason="needs node")
def test_linked_scripts_run_once_when_they_are_first_needed(tmp_path: Path) -> None:
    scripts = {
        "app.js": """// A remark.
import { one, two as zwei } from "./lib/a.js";
import * as all from "./lib/a.js";
import { one as uno } from "./b.js";
import "./c.js";

/** @type {import("./b.js").Sum} */
const sum = one + zwei() + all.two() + uno; // five
console.log(sum);
const { later } = await_it();
function await_it() { return { later: () => import("./lib/d.js") }; }
later().then(({ url }) => console.log(url.slice(-8)));
""",
        "b.js": 'export { one } from "./lib/a.js";\n',
        "c.js": 'console.log("c");\n',
        "lib/a.js": 'console.log("a");\nexport const one = 1;\nexport function two() {\n  return one + 1;\n}',
        "lib/d.js": "export const url = import.meta.url;\n",
    }
    linked = tmp_path / "page.mjs"
    linked.write_text(link(scripts, "app.js"))
    told = subprocess.run(["node", linked], check=True, capture_output=True, text=True).stdout
    assert told.split() == ["a", "c", "6", "lib/d.js"]


@pytest.mark.parametrize(
    "script",
    [
        'import a from "./b.js";',
        'import { a } from "./nothing.js";',
        "export default 1;",
        'export * from "./b.js";',
        "export let a = 1;",
        "await 1;",
        "const a = import(name);",
        'import { a } from "./app.js";',
    ],
)
def test_a_script_that_cannot_be_linked_is_named(script: str) -> None:
    with pytest.raises(LinkError, match=r"^app\.js"):
        link({"app.js": script, "b.js": "export const a = 1;"}, "app.js")


def test_the_words_of_the_reader_are_fetched_ahead(client: TestClient) -> None:
    for asked, language in (("fr-CH, en;q=0.5", "fr"), ("de, it;q=0.9", "it"), ("", "en")):
        answer = client.get("/", headers={"accept-language": asked})
        assert f"/words/{language}.ftl" in answer.text
        assert "accept-language" in answer.headers["vary"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_the_words_of_every_edition(language: str) -> None:
    """The terms of its sentences come with them, and for every edition those that it has of its own."""
    page = pages.Page()
    page.refresh()
    text = page.files[f"words/{language}.ftl"].body.decode()
    used = set(re.findall(r"\{ (-[\w-]+) \}", text))
    assert used
    assert used == {term for term in cut(text) if term.startswith("-")}
    for edition in edition_names():
        own = own_of(page, language, edition)
        assert own == {
            term: entry for term, entry in cut(own_words(language, edition) or "").items() if term in used
        }
    assert "-Equipaggiamento" in own_of(page, "it", "martelli")


def own_of(page: pages.Page, language: str, edition: str) -> dict[str, str]:
    return cut(page.files[f"words/editions/{language}-{edition}.ftl"].body.decode())


def test_play_now_is_told_with_the_document(client: TestClient) -> None:
    """Nobody waits for a list of games to begin one."""
    found = re.search(r'<meta name="quick" content="([^"]+)">', client.get("/").text)
    assert found is not None
    assert json.loads(html.unescape(found[1])) == first_quick("en")


def test_a_file_is_kept_for_ever_under_its_hash_and_asked_again_under_another(client: TestClient) -> None:
    script = next(name for name in names_in(client.get("/").text) if name.endswith("/page.js"))
    answer = client.get(script)
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in answer.headers["cache-control"]
    old = re.sub(r"/page/\w+/", "/page/0000/", script)
    stale = client.get(old)
    assert stale.headers["cache-control"] == "no-cache"
    again = client.get(old, headers={"if-none-match": stale.headers["etag"]})
    assert again.status_code == 304
    assert not again.content


def test_text_travels_packed_to_those_who_can_unpack(client: TestClient) -> None:
    script = next(name for name in names_in(client.get("/").text) if name.endswith("/page.js"))
    plain = client.get(script, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    packed = client.get(script, headers={"accept-encoding": "br, gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.content == plain.content  # the client unpacks
    assert int(packed.headers["content-length"]) < len(plain.content) / 2
    refused = client.get(script, headers={"accept-encoding": "gzip;q=0"})
    assert "content-encoding" not in refused.headers


def test_an_invitation_can_be_photographed(client: TestClient) -> None:
    answer = client.get("/t/abc123/qr.svg")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")
    assert client.get("/t/abc123/qr.svg", headers={"host": "table.example"}).text != answer.text
    assert client.get("/t/abc123/qr.svg").text == answer.text
    assert client.get("/t/abc/qr.svg").status_code == 404


@pytest.mark.parametrize(
    "name", ["nothing.js", "../pages.py", "..%2fpages.py", "index.html", "lib/lit.d.ts", ".hidden", ""]
)
def test_nothing_but_the_files_of_the_page_is_served(client: TestClient, name: str) -> None:
    assert client.get(f"/page/0/{name}").status_code == 404


def test_who_hears_word_of_turns_stands_at_the_root_and_is_asked_for_again(client: TestClient) -> None:
    answer = client.get("/sw.js")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"


def test_an_edited_file_is_another_address(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<script src="{page}/page.js"></script>')
    (tmp_path / "app.js").write_text('import { a } from "./lib/a.js";\n')
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib" / "a.js").write_text("export const a = 1;\n")
    page = pages.Page(tmp_path)
    first = page.document()
    assert page.document() == first
    (tmp_path / "lib" / "a.js").write_text("export const a = 12;\n")
    assert page.document() != first
    assert b"a = 12" in page.files[pages.SCRIPT].body


def test_the_first_load_is_light() -> None:
    """What a first visit fetches, packed, with the scripts of all screens; the board's data still to come."""
    page = pages.Page()
    document = page.document()
    names = {name.partition(page.hash + "/")[2] for name in names_in(document.decode())}
    fonts = {name for name in page.files if name.endswith(".woff2") and "latin-ext" not in name}
    size = len(gzip.compress(document))
    for name in names | fonts:
        size += len(page.files[name].zipped or page.files[name].body)
    assert size < 350_000, size


def test_no_file_of_the_page_leads_out_of_the_house() -> None:
    page = pages.Page()
    page.refresh()
    for name, file in page.files.items():
        if name.endswith((".js", ".css", ".html")) and not name.endswith(
            ("lit.js", "fluent.js", pages.SCRIPT)
        ):
            found = re.findall(r"https?://[^\s\"'`)]+", file.body.decode())
            assert [link for link in found if "www.w3.org" not in link] == [], name
            assert "innerHTML" not in file.body.decode(), name
    text = page.files["index.html"].body.decode()
    assert not re.search(r"<script(?![^>]*\bsrc=)|\sstyle=|\son\w+=", text)


def test_every_family_of_letters_has_its_licence() -> None:
    page = pages.Page()
    page.refresh()
    licences = {name for name in page.files if name.endswith(".LICENSE")}
    assert {
        "fonts/barlow.LICENSE",
        "fonts/libre-caslon-text.LICENSE",
        "lib/lit.LICENSE",
        "lib/fluent.LICENSE",
    } <= licences
    for name in page.files:
        if name.endswith(".woff2"):
            assert any(name.startswith(licence.removesuffix(".LICENSE")) for licence in licences), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_in_the_lobby_is_told_by_the_states_there_are(language: str) -> None:
    """What the page has a word for the server says; what has none of its own is being played."""
    text = (pages.ROOT / "words" / f"{language}.ftl").read_text("utf-8")
    said = re.search(r"^lobby-row-status = (.*?)^  }", text, re.M | re.S)
    assert said is not None
    assert set(re.findall(r"^    \[(\w+)\]", said[1], re.M)) == {GATHERING, PAUSED, ENDED}
