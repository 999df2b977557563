"""Whole games in a browser, by clicks alone: officer, Security, phone, each language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from goneaway import KINDS
from goneaway.colditz.kind import ColditzKind
from goneaway.kernel import load_record, verify

from ..web.servers import Server
from .axe import serious
from .conftest import Visit, settled
from .sitting import Sitter, asked, play, press

SHORT = {"victory.limit_unit": "rounds", "victory.limit_value": 2}
DAY = {
    "edition": "fuga3",
    "daynight.day_minutes": 6,
    "daynight.night_minutes": 6,
    "daynight.day_count": 1,
    "victory.limit_value": 12,
}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
#: More answers than two rounds can ask for.
MANY = 150


def test_a_run_is_weighed_before_it_is_run(
    visit: Visit, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Do or Die: the way as a track, the odds, a way back; then the run, and what became of it."""
    scene = "british dutch french, turn british, before-roll, british has kit rope, b1@yard-30"
    monkeypatch.setattr(ColditzKind, "start", lambda kind, game, chance: kind.scene.set_up(game, scene))
    pat = Sitter(server, "Pat")
    code = pat.open(4, 0, rules={"edition": "gibson"})
    pat.do(code, "start")
    page = pat.comes(visit, code)
    assert asked(page)

    def weigh() -> None:
        deed = page.locator("[data-deed^='do-or-die'], [data-verb='do-or-die']")
        if not deed.count():
            page.locator(".order-more > button").click()
        deed.first.click()
        settled(page)
        # Of several men who could run the first.
        if page.locator(".order-choice").count():
            page.locator(".order-choice").first.click()
            settled(page)

    weigh()
    expect(page.locator(".order-odds li")).to_have_count(5)
    spots = page.locator(".track-spot")
    expect(page.locator(".order-reason")).to_contain_text(str(spots.count()))
    assert spots.count() > 10
    assert serious(page) == []
    page.locator(".order-buttons .button", has_text="Back").click()
    settled(page)
    expect(spots).to_have_count(0)
    expect(page.locator(".order-odds")).to_have_count(0)
    weigh()
    page.click("[data-do='carry']")
    expect(page.locator(".log-line", has_text="Do or Die").first).to_be_visible()


LOW = 390
LYING = {"viewport": {"width": 844, "height": LOW}, "has_touch": True, "is_mobile": True}
TRADE = "british dutch french, turn british, before-roll, british has rope rope key kit, dutch has rope"


@pytest.mark.parametrize(
    ("scene", "edition", "presses", "answers"),
    [
        (
            "british dutch french, turn security, points 9, british has kit rope hideaway, b1@garrison-20,"
            " g1@garrison-21, g2@garrison-9, b2@yard-20",
            "gibson",
            (),
            ".reaction [data-answer]",
        ),
        (TRADE, "devir", ("meet",), ".meeting [data-verb='ready']"),
        (TRADE, "devir", ("barter",), ".barter-foot .button"),
    ],
    ids=["reaction", "meeting", "barter"],
)
def test_what_has_to_be_answered_is_in_sight_of_a_phone_on_its_side(
    visit: Visit,
    server: Server,
    monkeypatch: pytest.MonkeyPatch,
    scene: str,
    edition: str,
    presses: tuple[str, ...],
    answers: str,
) -> None:
    monkeypatch.setattr(ColditzKind, "start", lambda kind, game, chance: kind.scene.set_up(game, scene))
    pat = Sitter(server, "Pat")
    code = pat.open(4, 0, rules={"edition": edition})
    pat.do(code, "start")
    page = pat.comes(visit, code, **LYING)
    if presses:
        page.click(".rail-fold")
        page.click(".rail-tabs [data-tab='barter']")
    for what in presses:
        page.click(f"[data-do='{what}']")
    expect(page.locator(answers).first).to_be_visible()
    settled(page)
    for box in (one.bounding_box() for one in page.locator(answers).all()):
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= LOW


def test_a_card_in_hand_is_offered(visit: Visit, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """From its sheet straight to an offer that begins with it; a Kit is not for sale."""
    monkeypatch.setattr(ColditzKind, "start", lambda kind, game, chance: kind.scene.set_up(game, TRADE))
    pat = Sitter(server, "Pat")
    code = pat.open(4, 0)
    pat.do(code, "start")
    page = pat.comes(visit, code)
    page.click("[data-card='kit']")
    expect(page.locator(".hand-detail h2")).to_be_visible()
    expect(page.locator("[data-do='offer']")).to_have_count(0)
    page.keyboard.press("Escape")
    page.click("[data-card='rope']")
    page.click("[data-do='offer']")
    expect(page.locator(".hand-detail")).to_have_count(0)
    expect(page.locator(".barter-side").first.locator(".barter-tray .barter-piece")).to_have_count(1)
    page.click("[data-do='send-offer']")
    expect(page.locator(".barter")).to_have_count(0)


def test_security_sees_what_a_search_would_find(
    visit: Visit, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = (
        "british dutch french, turn security, before-roll, security has search_chapel, british has rope,"
        " b1@chapel-1, d1@chapel-2"
    )
    monkeypatch.setattr(ColditzKind, "start", lambda kind, game, chance: kind.scene.set_up(game, scene))
    pat = Sitter(server, "Pat")
    code = pat.open(4, 3, rules={"edition": "gibson"})
    pat.do(code, "start")
    page = pat.comes(visit, code)
    assert asked(page)
    page.click("[data-card='search_chapel']")
    # The sheet of a card says of which card it speaks.
    expect(page.locator("[data-use='play']")).to_contain_text("Chapel")
    page.click("[data-use='play']")
    expect(page.locator(".order-reason")).to_contain_text("found B1")
    expect(page.locator(".mark-pointed").first).to_be_attached()
    page.click("[data-do='carry']")
    expect(page.locator(".log-line", has_text="Chapel").first).to_be_visible()
    # Away from the notes on the table: what the pointer rests on is lit, too.
    page.mouse.move(1, 1)
    expect(page.locator(".mark-pointed")).to_have_count(0)


def test_what_is_removed_under_the_pointer_is_not_lit_any_more(
    visit: Visit, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = "british dutch french, turn british, points 7, b1@yard-30, b2@chapel-1"
    monkeypatch.setattr(ColditzKind, "start", lambda kind, game, chance: kind.scene.set_up(game, scene))
    pat = Sitter(server, "Pat")
    code = pat.open(4, 0)
    pat.do(code, "start")
    page = pat.comes(visit, code)
    assert asked(page)
    page.evaluate(
        """() => {
        const one = document.createElement("p");
        one.textContent = one.id = "lamp";
        one.style = "position: fixed; inset: 40px auto auto 40px; z-index: 999";
        one.lights = { pawns: ["b2"] };
        document.querySelector("table-view").append(one);
    }"""
    )
    page.hover("#lamp")
    expect(page.locator(".mark-pointed")).to_have_count(1)
    page.evaluate("document.querySelector('#lamp').remove()")
    page.mouse.move(41, 60)
    expect(page.locator(".mark-pointed")).to_have_count(0)


def test_a_circle_is_told_by_what_stands_at_the_edges_and_in_the_words_of_the_edition(
    visit: Visit, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = "british dutch french, turn british, points 7, british has kit, b1@yard-30, b2@chapel-1"
    monkeypatch.setattr(ColditzKind, "start", lambda kind, game, chance: kind.scene.set_up(game, scene))
    pat = Sitter(server, "Pat")
    code = pat.open(4, 0, rules={"edition": "martelli"})
    pat.do(code, "start")
    page = pat.comes(visit, code, locale="it-IT")
    assert asked(page)
    expect(page.locator("[data-card='kit']")).to_contain_text("Personal Escape Kit")
    expect(page.locator(".stage-edges")).to_have_count(0)
    expect(page.locator(".man-may").first).to_be_attached()
    page.locator(".stage-view").focus()
    page.keyboard.press("]")
    expect(page.locator(".lit").first).to_be_attached()
    page.keyboard.press("ArrowDown")
    spoken = page.locator("castle-stage [aria-live]")
    expect(spoken).to_contain_text(re.compile(r"cortile \d+[A-Z]+"))
    found = re.search(r"cortile (\d+)([A-Z]+)", spoken.inner_text())
    assert found is not None
    # Where the keys are, in full ink, and within the board that is in sight.
    for line, label in ((".edge-columns", found[1]), (".edge-rows", found[2])):
        lit = page.locator(f"{line} .edge-now", has_text=re.compile(f"^{label}$"))
        expect(lit).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator(".order-title")).to_have_text(re.compile(r"^B1 va al cortile \d+[A-Z]+\?$"))


def test_what_a_hint_lights_goes_with_it(
    visit: Visit, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Closed, left with Escape, or followed: nothing stays pointed out."""
    scene = "british dutch french, turn british, points 7, b1@yard-30, b2@chapel-1"
    monkeypatch.setattr(ColditzKind, "start", lambda kind, game, chance: kind.scene.set_up(game, scene))
    pat = Sitter(server, "Pat")
    code = pat.open(4, 0, rules={"edition": "gibson"})
    pat.do(code, "start")
    page = pat.comes(visit, code)
    assert asked(page)
    pointed = page.locator(".mark-pointed")
    for step in (".order-hint .button.bare", "", "[data-do='hint']"):
        page.click("[data-do='ask-hint']")
        expect(pointed.first).to_be_attached()
        if step:
            page.click(step)
        else:
            page.keyboard.press("Escape")
        expect(pointed).to_have_count(0)


def test_whoever_a_question_is_about_is_lit_and_in_sight(
    visit: Visit, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A man is under arrest: while Security is asked where he goes, he is shown, wherever one had looked."""
    scene = (
        "british dutch french, turn security, points 9, b1@garrison-20, g1@garrison-21, g2@garrison-9,"
        " b2@inner-a"
    )
    monkeypatch.setattr(ColditzKind, "start", lambda kind, game, chance: kind.scene.set_up(game, scene))
    pat = Sitter(server, "Pat")
    code = pat.open(4, 3, rules={"edition": "gibson"})
    pat.do(code, "start")
    page = pat.comes(visit, code)
    expect(page.locator("castle-stage[data-ready]")).to_be_attached()
    assert asked(page)
    man = page.locator(".man[data-pawn='b1'] .man-token")
    # Far from him, wherever the board opened: what is under the pointer stays there.
    box = man.bounding_box()
    assert box is not None
    page.mouse.move(40 if box["x"] > 556 else 980, 700 if box["y"] < 450 else 330)
    while in_sight(man):
        page.mouse.wheel(0, -400)
        page.wait_for_timeout(50)
    page.keyboard.press("/")
    page.fill(".table-typed input", "arrest g1 b1")
    page.keyboard.press("Enter")
    expect(page.locator("body[data-kind='cell']")).to_be_attached()
    expect(page.locator(".mark-asked")).to_have_count(1)
    settled(page)
    assert in_sight(man)
    page.locator(".order-choice").first.click()
    expect(page.locator(".mark-asked")).to_have_count(0)


def in_sight(what: Locator) -> bool:
    box = what.bounding_box()
    assert box is not None
    return 0 <= box["x"] <= 1440 - 328 and 0 <= box["y"] <= 900


def test_a_press_lights_what_was_asked_for_ahead(
    visit: Visit, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ways of all who can walk are known before anybody is picked: a press waits for no answer."""
    scene = "british dutch french, turn british, points 5, b1@yard-30, b2@chapel-1"
    monkeypatch.setattr(ColditzKind, "start", lambda kind, game, chance: kind.scene.set_up(game, scene))
    pat = Sitter(server, "Pat")
    code = pat.open(4, 0, rules={"edition": "gibson"})
    page = pat.comes(visit, code)
    said: list[str] = []
    page.on("websocket", lambda wire: wire.on("framesent", lambda frame: said.append(str(frame))))
    page.reload()
    pat.do(code, "start")
    expect(page.locator("castle-stage[data-ready]")).to_be_attached()
    expect(page.locator(".man-may").first).to_be_attached()
    many = page.locator(".man-may").count()

    def ways() -> int:
        return sum('"ways"' in frame for frame in said)

    while ways() < many:
        page.wait_for_timeout(20)
    page.wait_for_timeout(200)
    for _ in range(many):
        page.keyboard.press("]")
        expect(page.locator(".lit-reach").first).to_be_attached()
    expect(page.locator(".man-picked")).to_have_count(1)
    settled(page)
    assert ways() == many


@pytest.mark.timeout(900)
def test_a_whole_game_against_bots(visit: Visit, server: Server) -> None:
    """From the first question to the verified result, and back through all of it."""
    pat = Sitter(server, "Pat")
    code = pat.open(4, 0, rules=SHORT)
    pat.do(code, "start")
    page = pat.comes(visit, code)
    # Somewhere on the way everything is on the table: dossiers, dice, the log.
    while asked(page) and "roll" not in press(page):
        pass
    expect(page.locator(".dossier")).to_have_count(4)
    expect(page.locator(".order-throw .die").first).to_be_visible()
    expect(page.locator(".log-line").first).to_be_visible()
    assert serious(page) == []
    # A walk from the list, for those who would rather not point at circles.
    if asked(page) and page.locator("body[data-kind='officer']").count():
        walk(page)
    assert play(page, MANY) < MANY
    expect(page.locator(".over-head h1")).to_be_visible()
    assert serious(page) == []
    told = page.request.get(f"{server.url}/api/tables/{code}/record")
    assert told.ok
    assert verify(load_record(told.text()), KINDS).status == "finished"
    page.click("[data-do='replay']")
    settled(page)
    page.click("[data-do='next']")
    settled(page)
    expect(page.locator(".order-reason")).to_contain_text("1 of")
    fold = page.locator(".replay-rail .log-fold").last
    for _ in range(MANY):
        if page.locator(".order-why").count() and fold.count():
            break
        page.click("[data-do='next']")
        settled(page)
    expect(page.locator(".order-why")).to_contain_text("The bot:")
    # The log of a replay is divided by turns too, and those of bots can be folded as at the table.
    fold.locator("summary").click()
    expect(fold.locator(".log-line").first).to_be_hidden()
    page.locator(".replay-choice button[title='Security']").click()
    settled(page)
    expect(page.locator(".replay-choice button[title='Security']")).to_have_attribute("aria-pressed", "true")
    assert serious(page) == []


def walk(page: Page) -> None:
    """By the list: who, then where, then the button."""
    if page.locator("[data-do='more']").count():
        page.click("[data-do='more']")
    page.click("[data-verb='move']")
    settled(page)
    page.locator(".order-choice").first.click()
    settled(page)
    number = page.locator("body").get_attribute("data-number")
    page.locator(".order-choices > .order-choice").first.click()
    settled(page)
    page.click("[data-do='carry']")
    settled(page)
    expect(page.locator(f"body[data-number='{number}']")).to_have_count(0)


@pytest.mark.timeout(900)
def test_security_against_bots(visit: Visit, server: Server) -> None:
    warden = Sitter(server, "Max")
    code = warden.open(3, 2, rules=SHORT)
    warden.do(code, "start")
    page = warden.comes(visit, code)
    assert asked(page)
    expect(page.locator("[data-verb='usual']")).to_be_visible()
    while asked(page) and not page.locator("body[data-kind='security']").count():
        press(page)
    expect(page.locator("[data-tab='arrests'][aria-selected='true']")).to_be_visible()
    press(page)
    assert serious(page) == []
    assert play(page, MANY) < MANY
    expect(page.locator(".over-head h1")).to_be_visible()


#: What the page says at one moment; nothing once the game is over, which it may be since he was last asked.
SKY = """() => {
  const sky = document.querySelector(".rail-sky");
  return sky ? (sky.classList.contains("night") ? "night" : "day") : "";
}"""


@pytest.mark.timeout(900)
def test_a_day_and_a_night(visit: Visit, server: Server) -> None:
    """By the rules of 3.0: the roll call, the meeting at dusk, the night, and what comes after it."""
    pat = Sitter(server, "Pat")
    code = pat.open(3, 0, rules=DAY)
    pat.do(code, "start")
    page = pat.comes(visit, code)
    expect(page.locator("castle-stage[data-ready]")).to_be_attached()
    seen: list[str] = []
    for _ in range(MANY):
        if not asked(page):
            break
        sky = page.evaluate(SKY)
        if sky and sky not in seen[-1:]:
            seen.append(sky)
            expect(page.locator(".rail-sky")).to_contain_text("Night" if sky == "night" else "Day")
            assert serious(page) == [], sky
        press(page)
    assert seen == ["day", "night"]
    expect(page.locator(".over-head h1")).to_be_visible()


def test_ten_turns_by_touch_on_a_phone(visit: Visit, server: Server) -> None:
    ann = Sitter(server, "Ann")
    code = ann.open(3, 0)
    ann.do(code, "start")
    page = ann.comes(visit, code, **PHONE)
    turns = 0
    while turns < 10:
        assert asked(page)
        turns += "roll" in press(page)
    for tab in ("hand", "seats", "log", "barter", "board"):
        page.tap(f".table-tabs [data-tab='{tab}']")
        settled(page)
        assert serious(page) == [], tab
    # Everything that can be pressed is large enough for a thumb, and nothing is wider than the screen.
    for button in page.locator(".order-buttons .button:visible").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["x"] + box["width"] <= 390


def test_nothing_serious_is_wrong_around_the_board(visit: Visit, server: Server) -> None:
    """Before the game, at the table, with everything that can be opened; dark, and on a phone on its side."""
    pat = Sitter(server, "Pat")
    code = pat.open(3, 0)
    page = pat.comes(visit, code, color_scheme="dark")
    expect(page.locator("table-gathering")).to_be_visible()
    assert serious(page) == []
    pat.do(code, "start")
    expect(page.locator("castle-stage[data-ready]")).to_be_attached()
    for size in ((1280, 720), (844, 390)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert asked(page)
        assert serious(page) == [], size
        page.locator("[data-do='menu']:visible").first.click()
        expect(page.locator("table-menu")).to_be_visible()
        assert serious(page) == [], size
        page.keyboard.press("Escape")
        expect(page.locator("table-menu")).to_have_count(0)
        page.locator(".stage-tool-legend").click()
        expect(page.locator(".stage-legend")).to_be_visible()
        assert serious(page) == [], size
        page.locator(".stage-tool-legend").click()


@pytest.mark.parametrize(
    ("locale", "says", "tab"),
    [
        ("en-GB", "Which nation do you lead?", "Barter"),
        ("it-IT", "Quale nazione guidi?", "Baratto"),
        ("es-ES", "¿Qué nación diriges?", "Trueque"),
        ("fr-FR", "Quelle nation menez-vous ?", "Troc"),
    ],
)
def test_the_table_speaks_the_language_of_the_browser(
    visit: Visit, server: Server, locale: str, says: str, tab: str
) -> None:
    pat = Sitter(server, "Pat")
    code = pat.open(3, 0)
    pat.do(code, "start")
    page = pat.comes(visit, code, locale=locale)
    assert asked(page)
    expect(page.locator("[data-tab='barter']").first).to_contain_text(tab)
    if page.locator("body[data-kind='nation']").count():
        expect(page.locator(".order-title")).to_contain_text(says)
        press(page)
    assert asked(page)
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])


#: After the frame in which the window has another size: where the frame on the miniature is, and where the
#: camera's corners are there, within the miniature.
FRAMED = """() => { window.framed = new Promise((done) => addEventListener("resize", () =>
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const stage = document.querySelector("castle-stage");
    const small = stage.querySelector(".stage-overview img").getBoundingClientRect();
    const frame = stage.querySelector(".overview-frame").getBoundingClientRect();
    const { camera: { x, y, k }, plan: { box }, clientWidth: w, clientHeight: h } = stage;
    const within = (at, from, size, length) => Math.min(1, Math.max(0, (at - from) / size)) * length;
    done([
      [frame.left - small.left, frame.top - small.top, frame.right - small.left, frame.bottom - small.top],
      [within(-x / k, box.x, box.w, small.width), within(-y / k, box.y, box.h, small.height),
       within((w - x) / k, box.x, box.w, small.width), within((h - y) / k, box.y, box.h, small.height)],
      [w, h],
    ]);
  })), { once: true })); }"""


def test_the_frame_on_the_miniature_is_right_at_once_when_the_window_has_another_size(
    visit: Visit, server: Server
) -> None:
    pat = Sitter(server, "Pat")
    code = pat.open(4, 0)
    pat.do(code, "start")
    page = pat.comes(visit, code)
    expect(page.locator("castle-stage[data-ready]")).to_be_attached()
    assert asked(page)
    for width, height in ((1024, 700), (1600, 1000), (1180, 820)):
        page.evaluate(FRAMED)
        page.set_viewport_size({"width": width, "height": height})
        frame, seen, size = page.evaluate("window.framed")
        assert size[1] == height
        # A border, and what is clipped.
        for at, wanted in zip(frame, seen, strict=True):
            assert abs(at - wanted) <= 2, (width, frame, seen)


#: What changes in the board from now on, in words; its place on the screen is no change of it.
CHANGES = """(world) => {
  window.changes = [];
  new MutationObserver((all) => window.changes.push(
    ...all.filter((one) => one.target !== world || one.attributeName !== "style")
      .map(({ type, target, attributeName }) => `${type} of ${target.getAttribute?.("class")}`)
  )).observe(world, { subtree: true, childList: true, attributes: true, characterData: true });
}"""


def test_while_the_board_is_pulled_only_its_place_changes(visit: Visit, server: Server) -> None:
    """It is one layer that the compositor moves: nothing in it is drawn again."""
    pat = Sitter(server, "Pat")
    code = pat.open(4, 0)
    pat.do(code, "start")
    page = pat.comes(visit, code)
    expect(page.locator("castle-stage[data-ready]")).to_be_attached()
    assert asked(page)
    world = page.locator("castle-stage .stage-world.stage-set")
    expect(world).to_be_attached()
    before = world.bounding_box()
    world.evaluate(CHANGES)
    page.mouse.move(600, 500)
    page.mouse.down()
    for step in range(1, 30):
        page.mouse.move(600 - 6 * step, 500 - 4 * step)
        assert world.evaluate("(world) => getComputedStyle(world).willChange") == "transform"
    assert sorted(set(page.evaluate("window.changes"))) == []
    page.mouse.up()
    after = world.bounding_box()
    assert before is not None
    assert after is not None
    assert (after["x"], after["y"]) != (before["x"], before["y"])
    assert after["width"] == pytest.approx(before["width"])


def test_the_board_is_drawn_before_the_table_answers(visit: Visit, server: Server) -> None:
    """The plan of a table is remembered: a slow line leaves nobody before an empty page."""
    pat = Sitter(server, "Pat")
    code = pat.open(4, 0)
    pat.do(code, "start")
    page = pat.comes(visit, code)
    expect(page.locator("castle-stage[data-ready]")).to_be_attached()
    page.route_web_socket(re.compile("/api/play"), lambda line: None)  # nobody answers
    page.goto(page.url)
    expect(page.locator("castle-stage .stage-plan")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="Joining the table")).to_be_visible()
    expect(page.locator(".man")).to_have_count(0)


#: Names of rooms and places that somebody on the board covers, and of those the ones drawn over him.
COVERED = """() => {
  const boxes = [...document.querySelectorAll(".man .man-halo")].map((one) => one.getBoundingClientRect());
  const names = [...document.querySelectorAll(".stage-over text[class^='name-']")];
  const covered = names.filter((name) => {
    const box = name.getBoundingClientRect();
    return boxes.some((one) => one.left < box.right && box.left < one.right
      && one.top < box.bottom && box.top < one.bottom);
  });
  const last = [...document.querySelectorAll(".man")].at(-1);
  const over = covered.filter((name) =>
    last.compareDocumentPosition(name) & Node.DOCUMENT_POSITION_FOLLOWING);
  return { all: names.length, covered: covered.map((one) => one.textContent).sort(),
    over: over.map((one) => one.textContent).sort() };
}"""


@pytest.mark.parametrize("told", [{}, PHONE], ids=["desk", "phone"])
def test_nobody_hides_the_name_of_a_place(
    visit: Visit, server: Server, monkeypatch: pytest.MonkeyPatch, told: dict[str, object]
) -> None:
    """Those in Barracks stand before its name, and a guard in the Showers before theirs."""
    board = "british dutch french, points 7, turn british, g5@showers-1, g3@store-1, b1@kitchen-2"
    monkeypatch.setattr(ColditzKind, "start", lambda self, game, chance: self.scene.set_up(game, board))
    pat = Sitter(server, "Pat")
    code = pat.open(4, 0)
    pat.do(code, "start")
    page = pat.comes(visit, code, **told)
    stage = page.locator("castle-stage[data-ready]")
    for look in ("fit_all", "fit_mine"):
        stage.evaluate(f"(stage) => stage.{look}()")
        settled(page)
        found = page.evaluate(COVERED)
        assert found["all"] > 20
        assert {"Barracks", "Showers"} <= set(found["covered"])
        assert found["over"] == found["covered"]
    # Whoever goes away leaves the name where it belongs: lights and ways lie over it.
    stage.evaluate("""(stage) => {
      stage.men.stand([]);
      stage.layers.labels.clear(stage.men.all, stage.man_scale);
    }""")
    expect(page.locator(".layer-labels text")).to_have_count(0)
