"""Several browsers at one table: barter, a reaction, a secret meeting that Security does not hear of."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import Page, WebSocket, expect

from goneaway.wording import Wording

from ..web.servers import Server
from .axe import serious
from .conftest import Visit, settled
from .sitting import MINE, Sitter, press

#: Everybody holds cards from the start, and Security is asked after every officer's turn.
RULES = {
    "edition": "devir",
    "players.start_opportunity_cards": 4,
    "draw.hand_limit_opportunity": 8,
    "players.start_security_cards": 14,
    "draw.hand_limit_security": 14,
    "appel.general_search": "none",
    "appel.appel_windows": ["security_turn", "end_of_officer_turn"],
}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
#: More looks than any of this takes.
MANY = 3000
SECRET = "the tunnel under the chapel at dusk"


class Ear:
    """All that comes over the sockets of a page."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def listen(self, page: Page) -> None:
        page.on("websocket", self._open)

    def _open(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))


def until_officers(pages: list[Page]) -> None:
    """Nations, and the first guards: whoever is asked answers, until an officer has the turn."""
    for _ in range(MANY):
        if any(page.locator("body[data-kind='officer']").count() for page in pages):
            return
        for page in pages:
            settled(page)
            if page.locator(MINE).count() and not page.locator("body[data-kind='officer']").count():
                press(page)
    raise AssertionError("no officer has the turn")


def test_barter_a_reaction_and_a_secret_meeting(visit: Visit, server: Server) -> None:
    ruth, marta, wall = (Sitter(server, name) for name in ("Ruth", "Marta", "Wall"))
    code = ruth.open(3, 0, bots=False, rules=RULES)
    marta.do(code, "claim", seat=1)
    wall.do(code, "claim", seat=2)
    ruth.do(code, "start")
    ear = Ear()
    first, second = ruth.comes(visit, code), marta.comes(visit, code)
    warden = wall.comes(visit, code)
    ear.listen(warden)
    warden.reload()
    settled(warden)
    until_officers([first, second, warden])

    # Ruth offers a card for nothing; Marta takes it.
    before = first.locator(".hand .card").count()
    first.click(".rail-tabs [data-tab='barter']")
    first.click("[data-do='barter']")
    first.locator(".barter-side").first.locator(".barter-pool .barter-piece").first.click()
    assert serious(first) == []
    first.click("[data-do='send-offer']")
    settled(first)
    second.click(".rail-tabs [data-tab='barter']")
    second.click("[data-do='accept']")
    settled(second)
    expect(first.locator(".hand .card")).to_have_count(before - 1)

    # They meet without Security and say what he must not hear.
    first.click("[data-do='meet']")
    settled(first)
    for page in (first, second):
        expect(page.locator(".meeting-seats")).to_be_visible()
    expect(warden.locator(".meeting.out")).to_be_visible()
    second.locator("meeting-line input").fill(SECRET)
    second.locator("meeting-line input").press("Enter")
    settled(second)
    expect(first.locator(".meeting .talk")).to_contain_text(SECRET)
    assert serious(first) == []
    for page in (first, second):
        page.click(".meeting [data-verb='ready']")
        settled(page)
    expect(warden.locator(".meeting")).to_have_count(0)

    # Whoever has the turn ends it; Security is asked whether he comes in.
    for _ in range(MANY):
        if warden.locator(".reaction").count():
            break
        for officer in (first, second):
            settled(officer)
            if officer.locator(MINE).count():
                press_on(officer)
    expect(warden.locator(".reaction [data-answer='play appel']")).to_be_visible()
    assert serious(warden) == []
    warden.click(".reaction [data-answer='pass']")
    settled(warden)
    expect(warden.locator(".reaction")).to_have_count(0)

    # Talk to all is heard by all; of the meeting he heard that it was, and nothing else.
    warden.locator("talk-line input").fill("Good evening, gentlemen")
    warden.locator("talk-line input").press("Enter")
    settled(warden)
    first.click(".rail-tabs [data-tab='talk']")
    expect(first.locator(".rail-body .talk")).to_contain_text("Good evening, gentlemen")
    everything = "\n".join(ear.heard)
    assert "Good evening" in everything
    assert "meeting" in everything
    assert SECRET not in everything


def test_barter_in_the_words_of_each_reader(visit: Visit, server: Server) -> None:
    """Marta reads Italian: what she is offered has the title of the card she will hold. Both read what became
    of an offer, and whose it was."""
    rules = {"edition": "martelli", "players.start_opportunity_cards": 3}
    ruth, marta = Sitter(server, "Ruth"), Sitter(server, "Marta")
    code = ruth.open(3, 0, bots=False, rules=rules)
    marta.do(code, "claim", seat=1)
    ruth.do(code, "bot", seat=2, level="simple")
    ruth.do(code, "start")
    first = ruth.comes(visit, code)
    second = marta.comes(visit, code, locale="it-IT")
    until_officers([first, second])
    for page in (first, second):
        page.click(".rail-tabs [data-tab='barter']")

    def offer() -> tuple[str, str]:
        """The title of the card in English and in Italian."""
        first.click("[data-do='barter']")
        expect(first.locator(".barter-known")).to_have_text(
            "Known: no Escape Equipment, a Personal Escape Kit, 3 cards."
        )
        piece = first.locator(".barter-side").first.locator(".barter-pool .barter-piece:enabled").first
        card = str(piece.get_attribute("data-piece"))
        piece.click()
        first.click("[data-do='send-offer']")
        settled(first)
        settled(second)
        english, italian = (Wording(language, "martelli").card("colditz", card) for language in ("en", "it"))
        assert card.replace("_", " ") not in (english, italian)
        return english, italian

    english, italian = offer()
    expect(first.locator(".barter-deal span").first).to_have_text(english)
    expect(second.locator(".barter-deal span").first).to_have_text(italian)
    # An offer that is answered with another one keeps its names, too.
    second.click(".barter-offer [data-do='counter']")
    expect(second.locator(".barter-tray .barter-piece")).to_have_text(italian)
    second.click(".barter-close")
    second.click(".barter-offer [data-do='refuse']")
    for page, title in ((first, english), (second, italian)):
        settled(page)
        expect(page.locator(".barter-offer")).to_have_count(0)
        expect(page.locator(".barter-offers p.small").last).to_contain_text(title)
    earlier = first.locator(".barter-offers p.small")
    expect(earlier.last).to_contain_text("was refused.")
    offer()
    first.click(".barter-offer [data-do='withdraw']")
    settled(first)
    expect(earlier.last).to_contain_text("withdrew offer 2")
    expect(earlier.last).to_contain_text(f"{english} as a gift.")
    expect(second.locator(".barter-offers p.small").last).to_contain_text("hanno ritirato")


def press_on(page: Page) -> None:
    """Towards the end of the turn."""
    for verb in ("end", "stop", "decline", "roll"):
        found = page.locator(f"[data-verb='{verb}']:visible")
        if found.count():
            found.first.click()
            settled(page)
            return
    press(page)


#: Notes every curtain that goes by itself: nobody is called to the screen for what answers itself.
WATCH_CURTAIN = """() => {
  window.gone = [];
  let name = "", drawn = false;
  addEventListener("click", () => { drawn = true; }, true);
  new MutationObserver(() => {
    const now = document.querySelector(".curtain h1")?.textContent ?? "";
    if (name && name !== now && !drawn) window.gone.push(name);
    if (name !== now) drawn = false;
    name = now;
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


def test_two_at_one_screen(visit: Visit, server: Server) -> None:
    """Between two of them a curtain falls: what stood there before is not on the page any more."""
    ruth = Sitter(server, "Ruth")
    code = ruth.open(3, 0, bots=False)
    ruth.do(code, "bot", seat=2, level="simple")
    page = ruth.comes(visit, code)
    page.fill(".beside [name='name']", "Tomek")
    page.click("[data-do='beside']")
    settled(page)
    page.evaluate(WATCH_CURTAIN)
    ruth.do(code, "start")
    curtains = 0
    while curtains < 3:
        expect(page.locator(f"{MINE}, .curtain")).to_be_attached()
        if page.locator(".curtain").count():
            expect(page.locator("table-hand, table-rail, castle-stage")).to_have_count(0)
            assert serious(page) == []
            curtains += 1
            page.click("[data-do='curtain']")
            settled(page)
        else:
            press_on(page)
    assert page.evaluate("window.gone") == []


def test_a_rematch_brings_both_to_one_table(visit: Visit, server: Server) -> None:
    pat, ruth = Sitter(server, "Pat"), Sitter(server, "Ruth")
    code = pat.open(3, 0, bots=False)
    ruth.do(code, "claim", seat=1)
    pat.do(code, "bot", seat=2, level="simple")
    pat.do(code, "start")
    first, second = pat.comes(visit, code), ruth.comes(visit, code)
    pat.do(code, "propose", what="end")
    second.locator("[data-do='agree']").click()
    for page in (first, second):
        expect(page.locator("[data-do='rematch']")).to_be_visible()
    first.locator("[data-do='rematch']").click()
    expect(first).not_to_have_url(re.compile(code))
    expect(first.locator("body[data-number]")).to_be_attached()
    # The other one is told of it, and comes to the same table.
    second.locator("[data-do='rematch']").click()
    expect(second).to_have_url(first.url)
    expect(second.locator("body[data-number]")).to_be_attached()
    for page in (first, second):
        expect(page.locator("[data-seat='0']").first).to_contain_text("Pat")
        expect(page.locator("[data-seat='1']").first).to_contain_text("Ruth")


def test_whoever_watches_is_told_and_reads_the_house_rules(visit: Visit, server: Server) -> None:
    pat = Sitter(server, "Pat")
    changed = {"edition": "gibson", "dice.max_consecutive_rolls": 4, "kit.kit_required": False}
    code = pat.open(4, 0, rules=changed)
    pat.do(code, "start")
    player, watcher = pat.comes(visit, code), visit(f"/t/{code}")
    expect(watcher.locator(".table-watching")).to_contain_text("You are watching.")
    expect(player.locator(".table-watching")).to_have_count(0)
    for page in (player, watcher):
        expect(page.locator("[data-do='house']")).to_have_text("2 house rules")
        page.locator("[data-do='house']").click()
        expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(2)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    assert serious(watcher) == []
    # On a phone they are one press away, too.
    phone = pat.comes(visit, code, **PHONE)
    expect(phone.locator("[data-do='house']:visible")).to_have_count(1)
    expect(phone.get_by_role("button", name="2 house rules")).to_be_visible()
    phone.locator("[data-do='house']:visible").tap()
    expect(phone.get_by_role("dialog").get_by_role("listitem")).to_have_count(2)
    assert serious(phone) == []


def test_the_bar_of_a_small_phone_has_room_for_six_seats_and_the_house_rules(
    visit: Visit, server: Server
) -> None:
    pat = Sitter(server, "Pat")
    code = pat.open(6, 0, rules={"edition": "gibson", "kit.kit_required": False})
    pat.do(code, "start")
    phone = pat.comes(visit, code, **{**PHONE, "viewport": {"width": 360, "height": 640}})
    bar = phone.locator(".table-bar")
    expect(bar.locator("li")).to_have_count(6)
    boxes = [one.bounding_box() for one in bar.locator("button, li").all()]
    assert all(box is not None for box in boxes)
    sides = sorted((box["x"], box["x"] + box["width"]) for box in boxes if box)
    assert sides[-1][1] <= 360
    assert all(before[1] <= after[0] for before, after in pairwise(sides))
    phone.locator("[data-do='house']:visible").tap()
    expect(phone.get_by_role("dialog").get_by_role("listitem")).to_have_count(1)
    phone.keyboard.press("Escape")


def test_somebody_away_is_seen_to_be_and_a_bot_may_play(visit: Visit, tmp_path: Path) -> None:
    with Server(tmp_path / "slow.db", tempo="usual") as server:
        pat, ruth = Sitter(server, "Pat"), Sitter(server, "Ruth")
        code = pat.open(3, 1, bots=False)
        ruth.do(code, "claim", seat=0)
        pat.do(code, "bot", seat=2, level="simple")
        pat.do(code, "start")
        page = visit(f"{server.url}/t/{code}", storage_state=pat.known)
        away = page.locator(".dossier[data-seat='0']")
        # Long before the two minutes after which a bot comes by itself.
        expect(away).to_contain_text("Just left", timeout=20_000)
        # Whoever comes later is told at once.
        page.reload()
        expect(away).to_contain_text("Just left")
        away.locator("[data-do='cover']").click()
        expect(away).to_contain_text("bot for Ruth")
        expect(away.locator("[data-do='cover']")).to_have_count(0)


def test_a_move_that_was_taken_back_is_not_proposed_to_be_taken_back(visit: Visit, server: Server) -> None:
    pat, ruth = Sitter(server, "Pat"), Sitter(server, "Ruth")
    code = pat.open(3, 0, bots=False)
    ruth.do(code, "claim", seat=1)
    pat.do(code, "bot", seat=2, level="simple")
    pat.do(code, "start")
    page = pat.comes(visit, code)
    pat.do(code, "act", action="nation british")
    pat.do(code, "undo")
    expect(page.locator("body[data-asked='mine'][data-kind='nation']")).to_be_attached()
    settled(page)
    page.locator("[data-do='menu']").first.click()
    page.get_by_role("button", name="Propose to take my last move back").click()
    expect(page.get_by_role("alert")).to_have_text("There is nothing to take back.")
