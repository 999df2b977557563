"""The castle as the page gets it: all circles, all names, one picture for every theme, kept by browsers."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from urllib.parse import urlencode

import httpx
import pytest

from goneaway.colditz.board import load_board
from goneaway.colditz.kind import COLDITZ
from goneaway.colditz.referee.position import Colditz
from goneaway.colditz.referee.view import Seen
from goneaway.kernel import Seal
from goneaway.presenting.colditz.plan import plan_of
from goneaway.sectionx.board.island import standard_island
from goneaway.sectionx.board.tiles import standard_tiles
from goneaway.web.routes.colditz.picture import THEMES, paint
from goneaway.web.routes.colditz.plans import drawn, plan
from goneaway.wording import LANGUAGES

from .servers import Server


@pytest.fixture
def client(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, trust_env=False) as client:
        yield client


@pytest.mark.parametrize(
    ("board", "variant"), [("castle", None), ("castle", "osprey"), ("castle", "fuga3"), ("miniature", None)]
)
def test_a_plan_has_every_circle_of_its_board(board: str, variant: str | None) -> None:
    found = json.loads(plan(board, variant, "gibson", "en").plain)
    castle = load_board(board, variant)
    assert list(found["circles"]) == [circle.name for circle in castle.circles]
    x, y, width, height = found["view_box"]
    for px, py, *_ in found["circles"].values():
        assert x < px < x + width
        assert y < py < y + height
    wholes = [*found["rooms"].values(), *found["cells"].values(), *found["tunnels"].values()]
    roads = found["car"]["roads"].values()
    for circles in (*wholes, *roads, found["barracks"], found["track"], *found["cuts"]):
        assert set(circles) <= set(found["circles"])
    assert bool(found["track"]) == (variant == "fuga3")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_written_on_the_plan_is_in_the_language_of_its_reader(language: str) -> None:
    found = json.loads(plan("castle", None, "gibson", language).plain)
    chapel = next(one for one in found["lettering"] if one["name"] == "chapel")
    assert (
        chapel["lines"]
        == {"en": ["Chapel"], "it": ["Cappella"], "es": ["Capilla"], "fr": ["Chapelle"]}[language]
    )
    assert chapel["symbols"] == ["rope"]
    rooms = {one["name"] for one in found["lettering"] if one["room"]}
    assert rooms == set(load_board().rooms)
    for words in ("kinds", "symbols", "called"):
        assert all(found[words].values())


@pytest.mark.parametrize("variant", [None, "osprey", "fuga3"])
def test_what_tells_circles_apart_stands_at_the_edges(variant: str | None) -> None:
    """The number and the letter of every name are those of the column and the row the circle lies in."""
    found = json.loads(plan("castle", variant, "gibson", "en").plain)
    told = 0
    for x, y, _, _, name, to in found["circles"].values():
        number = re.search(r" (\d+)([A-Z]+)$", name)
        if number is None:
            continue
        told += 1
        assert abs(found["columns"][number[1]] - x) <= found["step"] * 0.3, name
        assert found["rows"][number[2]] == y, name
        assert to.endswith(number[0])
    assert told > 500


@pytest.mark.parametrize(
    ("language", "edition", "written"),
    [("it", "martelli", "Solitary"), ("it", "gibson", "Celle"), ("fr", "devir", "Quartiers allemands")],
)
def test_the_plan_has_the_words_of_its_edition(language: str, edition: str, written: str) -> None:
    found = json.loads(plan("castle", None, edition, language).plain)
    assert written in {" ".join(one["lines"]) for one in found["lettering"]}


def test_the_picture_knows_every_colour_in_every_theme() -> None:
    picture = paint(load_board("castle", "fuga3"))
    used = set(re.findall(r"var\(--plan-([a-z-]+)\)", picture))
    assert len(used) > 40
    for theme in THEMES.values():
        assert used <= set(theme)
    assert "$" not in picture
    for name in ("Chapel", "Barracks"):
        assert name not in picture
    # Laid into a page it must touch nothing else there.
    style = picture.partition("<style>")[2].partition("</style>")[0]
    for selectors in re.findall(r"([^{}]+)\{", re.sub(r"@media[^{]*\{", "", style)):
        assert all("ga-board" in one for one in selectors.split(","))


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_a_picture_can_be_had_in_one_theme(theme: str) -> None:
    assert f"--plan-roof:{THEMES[theme]['roof']}" in paint(load_board(), theme)
    assert "@media" not in paint(load_board(), theme)


def test_a_post_is_a_plate_and_no_black_disc() -> None:
    castle = load_board()
    assert paint(castle).count('class="p-ring"') == len(castle.having("post"))


def test_plan_and_picture_are_small_and_kept(client: httpx.Client) -> None:
    answer = client.get("/api/plans/colditz?language=it", headers={"accept-encoding": "gzip"})
    assert answer.status_code == 200
    assert answer.headers["content-encoding"] == "gzip"
    known = plan("castle", None, "gibson", "it")
    assert json.loads(gzip.decompress(known.zipped)) == answer.json()
    assert len(known.zipped) + len(drawn("castle", None, None).zipped) < 45_000
    tag = answer.headers["etag"]
    assert client.get("/api/plans/colditz?language=it", headers={"if-none-match": tag}).status_code == 304
    picture = client.get(answer.json()["picture"])
    assert picture.headers["content-type"] == "image/svg+xml"
    assert "immutable" in picture.headers["cache-control"]
    assert picture.text.startswith("<svg ")
    plain = client.get("/plans/castle.svg?theme=dark", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "address",
    [
        "/api/plans/colditz?board=moon",
        "/api/plans/colditz?variant=moon",
        "/api/plans/colditz?edition=moon",
        "/api/plans/colditz?language=la",
        "/plans/moon.svg",
        "/plans/castle.svg?theme=moon",
        "/plans/miniature.svg?variant=fuga3",
        "/plans/castle.svg?colour=red",
        "/api/plans/sectionx?language=xx",
    ],
)
def test_what_there_is_not_is_said_so(client: httpx.Client, address: str) -> None:
    answer = client.get(address)
    assert answer.status_code == 422
    assert answer.json()["code"] == "bad-request"


@pytest.mark.parametrize(
    ("edition", "asked"),
    [
        ("gibson", "board=castle"),
        ("osprey", "board=castle&variant=osprey"),
        ("fuga3", "board=castle&variant=fence-gate"),
    ],
)
def test_a_game_says_which_plan_it_is_played_on(edition: str, asked: str) -> None:
    position = COLDITZ.new(3, {"edition": edition}, seal=Seal.from_seed("plan")).start()
    assert isinstance(position, Colditz)
    view = position.view(None)
    assert isinstance(view, Seen)
    assert urlencode(plan_of(view)) == asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_island_is_told_as_it_is_played_on(client: httpx.Client, language: str) -> None:
    found = client.get(f"/api/plans/sectionx?language={language}").json()
    sea, tiles = standard_island(), standard_tiles()
    assert list(found["cells"]) == sea.names
    assert {cell["kind"] for cell in found["cells"].values()} == {"sea", "island", "zone"}
    x, y, width, height = found["box"]
    for name, cell in found["cells"].items():
        assert x < cell["x"] < x + width
        assert y < cell["y"] < y + height
        for side, other in enumerate(cell["beside"]):
            if other:
                there = found["cells"][other]
                assert there["beside"][(side + 3) % 6] == name
                dx, dy = found["steps"][side]
                assert there["x"] - cell["x"] == pytest.approx(dx, abs=0.03)
                assert there["y"] - cell["y"] == pytest.approx(dy, abs=0.03)
    assert list(found["tiles"]) == [kind.code for kind in tiles.types]
    for kind in tiles.types:
        told = found["tiles"][kind.code]
        for rotation, masks in enumerate(kind.masks):
            sections = told["sections"][rotation]
            assert tuple(sum(1 << side for side in section) for section in sections) == masks
    assert len({tile["title"] for tile in found["tiles"].values()}) == len(tiles.types)
    assert found["zones"]["E"] == ["F11"]
