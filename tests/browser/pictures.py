"""Every screen in every size, light and dark, to be looked at: `make pictures`, or some of them by name.

    python -m tests.browser.pictures FOLDER [--few] [SCREEN ...]

`--few` takes each once on a desk and once on a phone, in the light. `--docs` takes those of the
documentation, into docs/browser.

Tables that show something rare begin in a position that is written down; their dice are the same every time.
"""

from __future__ import annotations

import sys
import tempfile
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Literal
from unittest.mock import patch

from playwright.sync_api import Browser, Page, expect, sync_playwright

from goneaway.colditz.kind import ColditzKind
from goneaway.kernel import Chance, Game, GameKind, Position, Recorded
from goneaway.sectionx.kind import SectionXKind

from ..web.servers import Server
from .conftest import ARGUMENTS, PATIENCE, USUAL, settled
from .sitting import MINE, Sitter, asked, press

DESK: dict[str, Any] = {}
PHONE: dict[str, Any] = {"has_touch": True, "is_mobile": True, "viewport": {"width": 390, "height": 844}}
#: By machine: how it comes, and the sizes in which it is looked at.
MACHINES = (
    (DESK, {"desk": (1440, 900), "laptop": (1280, 720)}),
    (PHONE, {"phone": (390, 844), "lying": (844, 390)}),
)
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
#: What `stage` was told.
staged: list[str] = []

#: Pictures of the documentation: by name, of which screen, in which size and colours.
DOCS = {
    "lobby": ("lobby", "desk", "light"),
    "table": ("path", "desk", "light"),
    "security": ("arrests", "desk", "light"),
    "night": ("night", "laptop", "dark"),
    "island": ("tile", "desk", "light"),
    "collapse": ("collapse", "desk", "light"),
    "phone": ("reach", "phone", "light"),
}
#: A picture as a smaller one of nearly the same looks.
SMALLER = """async (address) => {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", 0.8);
}"""

Screen = Callable[["Studio"], Page]
SCREENS: dict[str, Screen] = {}


def screen(found: Screen) -> Screen:
    SCREENS[found.__name__.replace("_", "-")] = found
    return found


class Studio:
    """A browser and a server, and somebody who sits down wherever it is worth a picture."""

    def __init__(self, browser: Browser, server: Server, folder: Path) -> None:
        self.browser, self.server, self.folder = browser, server, folder
        self.pat = Sitter(server, "Pat")
        self.machine = DESK
        self.few = False
        #: The language of every page, whatever the screen asks for; "" leaves it to the screen.
        self.locale = ""

    def visit(self, path: str = "/", locale: str = "en-GB", known: Any = None) -> Page:
        told = {**USUAL, **self.machine, "locale": self.locale or locale}
        if known:
            told["storage_state"] = known
        context = self.browser.new_context(**told)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto(self.server.url + path)
        settled(page)
        return page

    def sit(self, code: str, locale: str = "en-GB", who: Sitter | None = None) -> Page:
        return self.visit(f"/t/{code}", locale, (who or self.pat).known)

    def colditz(
        self, scene: str = "", *, seat: int = 0, players: int = 4, locale: str = "en-GB", **rules: Any
    ) -> Page:
        """A table of Colditz against bots, begun."""
        told = {name.replace("__", "."): value for name, value in rules.items()}
        return self._begun("castle", scene, locale, players, seat, rules=told)

    def island(self, scene: str = "", locale: str = "en-GB") -> Page:
        """A table of Section X against bots, begun."""
        return self._begun("island", scene, locale, 4, 0, game="sectionx")

    def _begun(self, board: str, scene: str, locale: str, players: int, seat: int, **told: Any) -> Page:
        stage(scene)
        code = self.pat.open(players, seat, **told)
        self.pat.do(code, "start")
        page = self.sit(code, locale)
        expect(page.locator(f"{board}-stage[data-ready]")).to_be_attached()
        settled(page)
        return page

    def take(self, name: str) -> None:
        """The same in all sizes and colours."""
        for machine, sizes in MACHINES:
            self.machine = machine
            page = SCREENS[name](self)
            for theme in THEMES[: 1 if self.few else 2]:
                page.emulate_media(color_scheme=theme)
                for size, (width, height) in list(sizes.items())[: 1 if self.few else 2]:
                    page.set_viewport_size({"width": width, "height": height})
                    settled(page)
                    page.wait_for_timeout(300)
                    page.screenshot(path=self.folder / f"{name}-{size}-{theme}.png")
            page.context.close()

    def document(self, folder: Path, names: list[str]) -> None:
        """Those of the documentation, small enough for it."""
        blank = self.browser.new_page()
        for name in names:
            shown, size, theme = DOCS[name]
            if not (self.folder / f"{shown}-{size}-{theme}.png").exists():
                self.take(shown)
            taken = (self.folder / f"{shown}-{size}-{theme}.png").read_bytes()
            told = blank.evaluate(SMALLER, "data:image/png;base64," + b64encode(taken).decode())
            (folder / f"{name}.webp").write_bytes(b64decode(told.partition(",")[2]))
        blank.close()


def stage(scene: str = "") -> None:
    """Where tables begin from now on; nothing: at the beginning."""
    staged[:] = [scene] if scene else []


@contextmanager
def staging() -> Iterator[None]:
    """Tables begin where `stage` says, if it says anything."""
    with ExitStack() as held:
        for kind in (ColditzKind, SectionXKind):
            held.enter_context(patch.object(kind, "start", begun(kind)))
        yield


def begun(kind: type[GameKind]) -> Callable[[GameKind, Game, Chance], Position]:
    usual = kind.start

    def start(self: GameKind, game: Game, chance: Chance) -> Position:
        if not staged:
            return usual(self, game, chance)
        position = self.scene.set_up(game, staged[0])
        if isinstance(chance, Recorded):
            position.chance = chance
        return position

    return start


# Before a game


@screen
def lobby(studio: Studio) -> Page:
    return studio.visit()


@screen
def set_up(studio: Studio) -> Page:
    page = studio.visit("/", "it-IT")
    page.locator("#set-up").scroll_into_view_if_needed()
    return page


@screen
def house(studio: Studio) -> Page:
    page = studio.visit("/", "fr-FR")
    page.click("#all-rules")
    expect(page.locator("dialog.house")).to_be_visible()
    return page


@screen
def gathering(studio: Studio) -> Page:
    stage()
    code = studio.pat.open(5, 0, bots=False)
    return studio.sit(code)


@screen
def rules(studio: Studio) -> Page:
    return studio.visit("/rules/colditz?edition=gibson", "es-ES")


@screen
def rule(studio: Studio) -> Page:
    return studio.visit("/rules/colditz/20?edition=osprey")


# The castle


@screen
def nation(studio: Studio) -> Page:
    page = studio.colditz()
    assert asked(page)
    return page


@screen
def roll(studio: Studio) -> Page:
    return studio.colditz(
        "british dutch french, before-roll, turn british, british has rope key", locale="it-IT"
    )


@screen
def reach(studio: Studio) -> Page:
    page = studio.colditz(MIDDLE)
    page.keyboard.press("]")
    expect(page.locator(".order-title")).to_be_visible()
    settled(page)
    return page


@screen
def path(studio: Studio) -> Page:
    page = reach(studio)
    for _ in range(5):
        page.keyboard.press("ArrowRight")
        settled(page)
    page.keyboard.press("Enter")
    settled(page)
    return page


@screen
def why_not(studio: Studio) -> Page:
    """His own man stands in the doorway."""
    page = studio.colditz(DOORWAY)
    stage = page.locator("castle-stage")
    page.keyboard.press("]")
    expect(page.locator(".man-picked")).to_be_attached()
    settled(page)
    stage.evaluate("(stage) => stage.playing.ask_why(stage.plan.circle('kitchen-4'), false)")
    expect(page.locator(".mark-why")).to_be_attached()
    settled(page)
    return page


@screen
def menu(studio: Studio) -> Page:
    page = studio.colditz(MIDDLE)
    page.locator("[data-do='menu']:visible").click()
    expect(page.locator("table-menu")).to_be_visible()
    return page


@screen
def more(studio: Studio) -> Page:
    page = studio.colditz("british dutch french, turn british, before-roll, british has kit rope, b1@yard-30")
    page.click("[data-do='more']")
    expect(page.locator(".order-list")).to_be_visible()
    return page


@screen
def legend(studio: Studio) -> Page:
    page = studio.colditz(MIDDLE)
    page.keyboard.press("?")
    expect(page.locator(".stage-legend")).to_be_visible()
    return page


@screen
def card(studio: Studio) -> Page:
    page = hand(studio)
    if page.locator(".table-tabs").is_visible():
        page.click(".table-tabs [data-tab='hand']")
    page.click("[data-card='move_kitchen']")
    expect(page.locator(".hand-detail")).to_be_visible()
    settled(page)
    return page


@screen
def hand(studio: Studio) -> Page:
    return studio.colditz(
        "british dutch french, points 4, turn british, british has rope rope key pass cutters kit"
        " staff_car hideaway talisman move_kitchen, dutch has rope, b1@yard-14",
        locale="fr-FR",
    )


@screen
def barter(studio: Studio) -> Page:
    page = studio.colditz(
        "british dutch french, points 4, turn british, british has rope rope key kit hideaway,"
        " dutch has rope",
        edition="devir",
        locale="it-IT",
    )
    turn_to(page, "barter")
    page.click("[data-do='barter']")
    page.locator(".barter-side").first.locator(".barter-pool .barter-piece").first.click()
    return page


@screen
def security(studio: Studio) -> Page:
    page = studio.colditz(seat=3)
    assert asked(page)
    return page


@screen
def arrests(studio: Studio) -> Page:
    page = studio.colditz(
        f"{MIDDLE_MEN}, {GUARDS}, turn security, points 9,"
        " security has appel shoot search_chapel arrest_pass",
        seat=3,
    )
    page.keyboard.press("t")
    settled(page)
    return page


@screen
def night(studio: Studio) -> Page:
    return studio.colditz(
        f"{MIDDLE_MEN}, {GUARDS}, night, turn british, points 6", edition="fuga3", locale="es-ES"
    )


@screen
def do_or_die(studio: Studio) -> Page:
    page = studio.colditz(
        f"british dutch french, turn british, before-roll, {GUARDS}, british has kit rope, b1@yard-30"
    )
    press_one(page, "do-or-die")
    if page.locator(".order-choice").count():
        page.locator(".order-choice").first.click()
    expect(page.locator(".order-odds")).to_be_visible()
    settled(page)
    return page


@screen
def glider(studio: Studio) -> Page:
    page = studio.colditz(
        "british dutch french, turn british, points 3, b1@tower, host british,"
        " british has kit exchange_secret_door exchange_aeroplane",
        edition="fuga3",
        module_glider=True,
        locale="fr-FR",
    )
    settled(page)
    return page


@screen
def talk(studio: Studio) -> Page:
    page = studio.colditz(MIDDLE)
    turn_to(page, "talk")
    return page


@screen
def car(studio: Studio) -> Page:
    return studio.colditz(
        "british dutch french, turn british, points 3, british has kit staff_car, b1@garrison-20"
    )


@screen
def reaction(studio: Studio) -> Page:
    page = studio.colditz(
        "british dutch french, turn security, points 9, british has kit rope hideaway, b1@garrison-20,"
        " g1@garrison-21, g2@garrison-9, b2@yard-20",
        locale="es-ES",
    )
    expect(page.locator(".reaction")).to_be_visible()
    return page


@screen
def over(studio: Studio) -> Page:
    """A short game, played from its beginning: what happened in it is told."""
    page = studio.colditz(locale="fr-FR", victory__limit_unit="rounds", victory__limit_value=2)
    while asked(page):
        press(page)
    expect(page.locator(".over-head h1")).to_be_visible()
    settled(page)
    return page


@screen
def replay(studio: Studio) -> Page:
    page = over(studio)
    page.click("[data-do='replay']")
    settled(page)
    page.locator(".replay-range").fill("40")
    settled(page)
    while not page.locator(".order-why").count():
        page.click("[data-do='next']")
        settled(page)
    return page


@screen
def curtain(studio: Studio) -> Page:
    stage()
    code = studio.pat.open(3, 0, bots=False)
    studio.pat.do(code, "bot", seat=2, level="simple")
    page = studio.sit(code)
    page.fill(".beside [name='name']", "Tomek")
    page.click("[data-do='beside']")
    settled(page)
    studio.pat.do(code, "start")
    expect(page.locator(f"{MINE}, .curtain")).to_be_attached()
    while not page.locator(".curtain").count():
        press(page)
        expect(page.locator(f"{MINE}, .curtain")).to_be_attached()
    return page


@screen
def meeting(studio: Studio) -> Page:
    begun = MIDDLE.replace("points 9", "before-roll")
    page = studio.colditz(f"{begun}, british has rope", edition="devir", locale="es-ES")
    turn_to(page, "barter")
    page.click("[data-do='meet']")
    settled(page)
    return page


# The island


@screen
def island(studio: Studio) -> Page:
    page = studio.island(locale="it-IT")
    assert asked(page)
    return page


@screen
def tile(studio: Studio) -> Page:
    page = studio.island(TUNNELS)
    assert asked(page)
    page.locator("[data-tile][aria-disabled='false']").first.click()
    settled(page)
    return page


@screen
def collapse(studio: Studio) -> Page:
    page = studio.island(f"{TUNNELS}, last-tile", "fr-FR")
    page.click("[data-verb='end']")
    expect(page.locator(".isl-ended")).to_be_visible()
    return page


@screen
def island_over(studio: Studio) -> Page:
    page = studio.island(f"{TUNNELS}, B3 B4 B5@free, B6@zone:E, B7@F10, R2 R3@free, round 2")
    while page.locator("body[data-status='ended']").count() == 0:
        go_on(page)
    expect(page.locator(".over-head h1")).to_be_visible()
    return page


def turn_to(page: Page, tab: str) -> None:
    """A tab of the rail; on a phone one of those at the bottom, which have the talk beside the log."""
    if page.locator(".table-tabs").is_visible():
        page.click(f".table-tabs [data-tab='{'log' if tab == 'talk' else tab}']")
        settled(page)
    shown = page.locator(f".rail-tabs [data-tab='{tab}']")
    if shown.is_visible():
        shown.click()
    settled(page)


def press_one(page: Page, verb: str) -> None:
    """A verb of the order sheet, behind its button or in the open."""
    wanted = page.locator(f"[data-deed^='{verb}'], [data-verb='{verb}']")
    if not wanted.count():
        page.locator(".order-more > button").click()
    wanted.first.click()
    settled(page)


def go_on(page: Page) -> None:
    seen = page.locator("[data-do='go-on']")
    expect(page.locator(MINE).or_(seen).or_(page.locator("body[data-status='ended']"))).not_to_have_count(0)
    if seen.count():
        seen.click()
    elif page.locator(MINE).count():
        press(page)


MIDDLE_MEN = (
    "british dutch french, b1@yard-14, b2@chapel-8, b3@kitchen-2, b4@inner-a, b5@garrison-20,"
    " d1@yard-26, d2@outer, f1@main-bridge-1, british has rope key pass kit, dutch has rope rope,"
    " french has cutters, escapes british 1"
)
GUARDS = "g1@yard-3, g2@yard-20, g3@main-bridge-3, g4@chapel-1, g5@garrison-9"
DOORWAY = (
    "british dutch french, turn british, points 9, british has kit rope, b1@yard-105,"
    " b2@kitchen-3, g1@yard-60"
)
TUNNELS = (
    "F8=S.0 F9=S.0 F10=S.0 F4=S.0 H6=HS.0, B1@F8, B2@F9, R1@F4, V1@H6, Y1@buried, door R F8@W,"
    " B has S HS W, R has S, V has Y"
)
MIDDLE = f"{MIDDLE_MEN}, {GUARDS}, turn british, points 9, british has staff_car hideaway"


def main() -> None:
    told = [one for one in sys.argv[1:] if not one.startswith("--")]
    docs = "--docs" in sys.argv
    folder, names = Path(told[0]), told[1:] or list(DOCS if docs else SCREENS)
    folder.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE)
    with (
        tempfile.TemporaryDirectory() as kept,
        staging(),
        Server(Path(kept) / "tables.db") as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=ARGUMENTS)
        studio = Studio(browser, server, folder)
        studio.few = "--few" in sys.argv
        if docs:
            studio.document(Path("docs/browser"), names)
            names = []
        for name in names:
            studio.take(name)
            sys.stdout.write(f"{name}\n")
            sys.stdout.flush()
        browser.close()


if __name__ == "__main__":
    main()
