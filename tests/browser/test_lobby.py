"""The lobby as a stranger finds it: play at once, set up, join, in his language and colours."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from goneaway.bots import levels
from goneaway.wording import Wording

from ..web.servers import Server
from .axe import serious
from .conftest import Visit, settled
from .sitting import Sitter

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def at_the_table(page: Page) -> str:
    """The code of the table that somebody has come to."""
    expect(page.locator("body[data-screen=table][data-number]")).to_be_attached()
    found = re.search(r"/t/([A-Z0-9]{6})$", page.url)
    assert found is not None, page.url
    return found[1]


def test_play_now_is_one_click(visit: Visit) -> None:
    page = visit()
    page.click("#play-now")
    at_the_table(page)
    # Whoever comes back finds the game among his own.
    page.goto(page.url.split("/t/")[0])
    settled(page)
    expect(page.locator("#lobby-mine")).to_be_visible()
    expect(page.get_by_role("link", name="Continue")).to_be_visible()


def test_play_now_plays_the_game_that_was_chosen(visit: Visit) -> None:
    page = visit()
    assert page.locator(".lobby-picture").get_attribute("data-game") == "colditz"
    page.get_by_role("radio", name="Section X").check(force=True)
    expect(page.locator("#lobby-now-title")).to_have_text("Section X")
    expect(page.locator(".lobby-now-text .quiet").first).to_contain_text("Blue")
    expect(page.locator(".lobby-picture")).to_have_attribute("data-game", "sectionx")
    expect(page.locator("[data-side]")).to_have_count(0)
    page.click("#play-now")
    at_the_table(page)
    expect(page.locator("island-stage")).to_be_attached()


def test_security_can_be_played_at_once(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Or play Security").click()
    at_the_table(page)
    expect(page.locator("table-gathering")).to_have_count(0)
    own = page.evaluate("document.querySelector('table-view').store.seat")
    assert own == 3


def test_the_full_stop_of_a_rule_stays_with_its_control(visit: Visit) -> None:
    """On a phone it stood on a line of its own."""
    page = visit(**PHONE)
    expect(page.locator(".rule-value").first).to_be_visible()
    below = page.evaluate("""() => [...document.querySelectorAll(".rule-text")].filter((rule) => {
      const all = document.createTreeWalker(rule, NodeFilter.SHOW_TEXT);
      const control = rule.querySelector(".rule-value")?.getBoundingClientRect();
      while (all.nextNode()) {
        if (!control || all.currentNode.data.trim() !== ".") continue;
        const range = document.createRange();
        range.selectNode(all.currentNode);
        if (range.getBoundingClientRect().top >= control.bottom - 1) return true;
      }
      return false;
    }).map((rule) => rule.textContent)""")
    assert below == []


def test_bots_can_be_watched(visit: Visit) -> None:
    page = visit()
    page.click("#watch")
    at_the_table(page)
    expect(page.locator("table-gathering")).to_have_count(0)


@pytest.mark.parametrize(
    ("locale", "says", "edition"),
    [
        ("en-GB", "Play now", "Classic 1973"),
        ("it-IT", "Gioca subito", "Classico 1973"),
        ("es-ES", "Jugar ya", "Clásico 1973"),
        ("fr-FR", "Jouer maintenant", "Classique 1973"),
    ],
)
def test_the_page_speaks_the_language_of_the_browser(
    visit: Visit, locale: str, says: str, edition: str
) -> None:
    page = visit(locale=locale)
    expect(page.locator("#play-now")).to_contain_text(says)
    expect(page.locator(".edition-name").first).to_have_text(edition)
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])


def test_the_language_can_be_switched_and_stays(visit: Visit) -> None:
    page = visit()
    page.locator(".shell-language select").select_option("it")
    expect(page.locator("#play-now")).to_contain_text("Gioca subito")
    expect(page.locator(".edition-name").first).to_have_text("Classico 1973")
    page.reload()
    expect(page.locator("#play-now")).to_contain_text("Gioca subito")


def test_colours_follow_the_system_and_can_be_chosen(visit: Visit) -> None:
    page = visit(color_scheme="dark")
    body = page.locator("body")
    expect(body).to_have_css("background-color", "rgb(28, 35, 40)")
    page.click(".shell-theme")
    expect(body).to_have_css("background-color", "rgb(246, 241, 229)")
    page.reload()
    expect(body).to_have_css("background-color", "rgb(246, 241, 229)")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_what_is_drawn_for_the_dark_is_worn_by_whoever_has_it_from_the_system(visit: Visit) -> None:
    """Every rule of a theme, not only its colours: one attribute says which is worn."""
    page = visit(color_scheme="dark")
    worn = page.locator("html")
    expect(worn).to_have_attribute("data-theme", "dark")
    page.emulate_media(color_scheme="light")
    expect(worn).to_have_attribute("data-theme", "light")
    page.emulate_media(color_scheme="dark")
    expect(worn).to_have_attribute("data-theme", "dark")


def test_a_name_is_kept(visit: Visit) -> None:
    page = visit()
    page.click(".shell-person")
    page.get_by_label("Name", exact=True).fill("Ruth")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator(".shell-person")).to_have_text("Ruth")
    page.reload()
    expect(page.locator(".shell-person")).to_have_text("Ruth")


def test_an_edition_brings_its_rules(visit: Visit) -> None:
    page = visit()
    rule = page.locator("[data-option='dice.max_consecutive_rolls']").first
    expect(rule).to_contain_text("at most 2 throws")
    page.locator(".edition", has_text="Osprey 2016").click()
    expect(rule).to_contain_text("at most 3 throws")
    expect(page.locator(".setup-sum")).to_contain_text("Osprey 2016.")


def test_a_house_rule_is_chosen_in_its_sentence_and_taken_back(visit: Visit) -> None:
    page = visit()
    rule = page.locator("[data-option='dice.max_consecutive_rolls']").first
    rule.locator("select").select_option(
        "A double earns another throw, but there are at most 4 throws in a row."
    )
    expect(rule).to_contain_text("at most 4 throws")
    expect(rule).to_have_class(re.compile("rule-changed"))
    expect(page.locator(".setup-sum")).to_contain_text("with one house rule")
    rule.locator(".rule-back").click()
    expect(page.locator(".setup-sum strong")).to_have_text("Classic 1973.")


def test_rules_are_searched_and_contradictions_say_why(visit: Visit) -> None:
    page = visit()
    page.click("#all-rules")
    house = page.locator("dialog.house")
    house.locator("input[type=search]").fill("absence roll call")
    rule = house.locator("[data-option='appel.general_search']")
    expect(rule).to_be_visible()
    rule.locator("select").select_option(index=1)
    expect(house.locator("#contradiction")).to_contain_text("officers must be free to stay away")
    expect(page.locator("#open-table")).to_be_disabled()
    expect(page.locator(".seat")).to_have_count(4)
    other = house.locator("[data-option='appel.appel_attendance']")
    house.locator("input[type=search]").fill("attend")
    other.locator("select").select_option(index=1)
    expect(house.locator("#contradiction")).to_have_count(0)
    house.get_by_role("button", name="Close").click()
    expect(page.locator("#open-table")).to_be_enabled()
    expect(page.locator(".setup-sum")).to_contain_text("with 2 house rules")


def test_section_x_is_set_up_as_well(visit: Visit) -> None:
    page = visit()
    page.locator(".setup-games label", has_text="Section X").click()
    expect(page.locator(".edition")).to_have_count(0)
    expect(page.locator(".seat").first).to_contain_text("Blue")
    page.locator(".seat select").nth(1).select_option("open")
    settled(page)
    page.click("#open-table")
    at_the_table(page)
    expect(page.locator("[data-seat='0']")).to_contain_text("Blue")


def test_a_friend_joins_by_link_and_by_code_and_the_host_begins(visit: Visit) -> None:
    host = visit()
    host.locator(".seat select").nth(1).select_option("open")
    expect(host.locator("#open-table")).to_have_text(re.compile("Open the table"))
    settled(host)
    host.click("#open-table")
    code = at_the_table(host)
    expect(host.locator(".gather-code")).to_contain_text(code)
    expect(host.locator(".gather-qr")).to_be_visible()
    expect(host.locator("#start")).to_be_disabled()

    friend = visit(f"/#table={code}")
    assert at_the_table(friend) == code
    # Whoever comes by a link is asked what to be called, and only then sits down.
    friend.get_by_role("button", name="Sit here").click()
    expect(host.locator("[data-seat='1']")).to_contain_text("Free")
    friend.get_by_label("What should the others call you?").fill("Ruth")
    friend.get_by_role("button", name="Sit down", exact=True).click()
    expect(host.locator("[data-seat='1']")).to_contain_text("Ruth")
    expect(friend.locator("[data-seat='1']")).to_contain_text("(you)")
    expect(friend.locator(".gather-name")).to_have_count(0)

    watcher = visit()
    watcher.click("#join-code")
    watcher.get_by_label("Code or link of the table").fill(code.lower())
    watcher.get_by_role("button", name="Join", exact=True).first.click()
    assert at_the_table(watcher) == code
    expect(watcher.locator("#start")).to_have_count(0)

    expect(host.locator("#start")).to_be_enabled()
    host.click("#start")
    for page in (host, friend, watcher):
        expect(page.locator("table-gathering")).to_have_count(0)


def test_every_bot_is_chosen_and_may_be_changed_until_it_begins(visit: Visit) -> None:
    """The host chooses, others read it; each level says in a line how it plays."""
    able, *_, clumsy = reversed(levels("colditz"))
    said = {name: (Wording("it").bot(name), Wording("it").bot_about(name)) for name in (able, clumsy)}
    host = visit(locale="it-IT")
    first = host.locator(".seat").nth(1)
    first.locator("select").select_option(clumsy)
    expect(first).to_contain_text(said[clumsy][1])
    host.locator(".seat").nth(2).locator("select").select_option("open")
    settled(host)
    host.click("#open-table")
    code = at_the_table(host)
    friend = visit(f"/t/{code}", locale="it-IT")
    for name in (clumsy, able):
        host.locator("[data-seat='1'] [data-do='level']").select_option(name)
        for word in said[name]:
            expect(friend.locator("[data-seat='1']")).to_contain_text(word)
            expect(host.locator("[data-seat='1']")).to_contain_text(word)
    expect(friend.locator("[data-do='level']")).to_have_count(0)
    assert serious(host) == []


def test_somebody_else_s_open_table_is_found_in_the_lobby(visit: Visit) -> None:
    host = visit()
    host.locator(".seat select").nth(2).select_option("open")
    host.get_by_label("Strangers may take free seats").check()
    settled(host)
    host.click("#open-table")
    code = at_the_table(host)
    stranger = visit()
    row = stranger.locator(f"a[href='/t/{code}']")
    expect(row).to_have_text("Join")
    row.click()
    assert at_the_table(stranger) == code


def test_a_rule_has_its_page(visit: Visit) -> None:
    page = visit("/rules/colditz/20?edition=osprey")
    expect(page.get_by_role("heading", level=1)).to_have_text("Doubles")
    expect(page.locator(".rules-here")).to_contain_text("3 throws")
    page.locator(".rules-edition select").select_option("gibson")
    expect(page.locator(".rules-here")).to_contain_text("2 throws")
    page.locator(".rules-trail a").click()
    page.get_by_label("Search the rules").fill("tunnel")
    expect(page.locator(".rules-list")).not_to_have_count(0)
    page.goto(page.url.split("/rules")[0] + "/rules/colditz?edition=parker&against=gibson")
    expect(page.get_by_role("heading", level=1)).to_contain_text("differ in 5 points")


@pytest.mark.parametrize("path", ["/", "/rules/colditz", "/rules/colditz/38?edition=fuga3"])
@pytest.mark.parametrize("told", [{}, {"color_scheme": "dark"}, PHONE], ids=["light", "dark", "phone"])
def test_nothing_serious_is_wrong_with_a_screen(visit: Visit, path: str, told: dict[str, object]) -> None:
    page = visit(path, **told)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    settled(page)
    assert serious(page) == []
    # Nothing sticks out: a phone is not scrolled sideways.
    assert page.viewport_size is not None
    expect(page.locator("html")).to_have_js_property("scrollWidth", page.viewport_size["width"])


def test_nothing_serious_is_wrong_with_the_sheets(visit: Visit) -> None:
    page = visit()
    page.click("#all-rules")
    expect(page.locator("dialog.house")).to_be_visible()
    assert serious(page) == []
    page.get_by_role("button", name="Close").click()
    page.click(".shell-person")
    expect(page.get_by_role("heading", name="Your name")).to_be_visible()
    assert serious(page) == []


def test_play_now_needs_no_catalogue(visit: Visit) -> None:
    """The list of games and editions may take its time: what Play now means stands in the document."""
    page = visit("/rules")
    page.route(re.compile("/api/lobby"), lambda route: None)  # never answered
    page.goto(page.url.split("/rules")[0])
    page.click("#play-now")
    at_the_table(page)


def test_a_table_that_waits_for_people_is_drawn_when_something_changes(visit: Visit) -> None:
    """It drew itself again for ever, as fast as it could."""
    page = visit()
    page.locator(".seat select").nth(1).select_option("open")
    settled(page)
    page.click("#open-table")
    at_the_table(page)
    expect(page.locator("table-gathering .gather-code")).to_be_visible()
    drawn = page.evaluate("""async () => {
      const view = document.querySelector("table-view");
      const render = view.render.bind(view);
      let drawn = 0;
      view.render = () => (drawn++, render());
      view.requestUpdate();
      await new Promise((resolve) => setTimeout(resolve, 500));
      return drawn;
    }""")
    assert drawn < 5


def test_a_pointless_pair_of_house_rules_is_pointed_out(visit: Visit) -> None:
    pair = {"kit.kit_required": False, "players.start_kit_cards": 1}
    draft = {
        "game": "colditz", "edition": "gibson", "players": 4, "title": "", "rules": pair, "bundles": [],
        "sitters": [], "clock": "none", "watch": "link", "listed": False,
    }  # fmt: skip
    page = visit("/rules")
    page.evaluate("(draft) => localStorage.setItem('goneaway.draft', JSON.stringify(draft))", draft)
    page.goto(page.url.split("/rules")[0])
    expect(page.locator("#pointless")).to_contain_text("Every officer starts with an Escape Kit.")
    expect(page.locator("#open-table")).to_be_enabled()


def test_one_s_games_tell_the_round_and_whose_turn_it_is(visit: Visit, server: Server) -> None:
    pat = Sitter(server, "Pat")
    code = pat.open(4, 0)
    pat.do(code, "start")
    page = visit("/", storage_state=pat.known)
    row = page.locator(".lobby-row", has=page.locator(f"[href='/t/{code}']"))
    expect(row).to_contain_text("Round 1 · Your turn")


def test_a_found_rule_shows_where_the_word_stands(visit: Visit) -> None:
    page = visit("/rules/colditz")
    page.get_by_role("searchbox").fill("surrender")
    expect(page.locator(".rules-passage mark").first).to_have_text(re.compile("surrender", re.I))


def test_answers_of_section_x_stand_with_their_questions(visit: Visit) -> None:
    page = visit()
    page.locator(".setup-games label", has_text="Section X").click()
    first = page.locator(".rule[data-option='firstSeat']").first
    expect(first).to_contain_text("Who has the first turn of the game.")
    expect(first).to_contain_text("Lots are drawn.")
