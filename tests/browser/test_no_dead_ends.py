"""Whoever is asked sees what to press, what is off says why, and why not can be read and followed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from goneaway.colditz.kind import ColditzKind

from ..web.servers import Server
from .axe import serious
from .conftest import Visit, settled
from .geometry import stumbles
from .sitting import Sitter, asked

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIZES = pytest.mark.parametrize("size", [{}, PHONE], ids=["desk", "phone"])

OVERFULL = "british dutch french, turn british, points 0, british has talisman release sabotage move_kitchen"
DOORWAY = (
    "british dutch french, turn british, points 9, british has kit rope, b1@yard-105,"
    " b2@kitchen-3, g1@yard-60"
)

#: What a turn may ask besides, answered with the least.
ANSWERS = ".reaction [data-answer='pass'], [data-verb='decline'], [data-verb='stop'], [data-verb='take']"

Table = Callable[..., Page]


@pytest.fixture
def table(visit: Visit, server: Server, monkeypatch: pytest.MonkeyPatch) -> Table:
    """A table in a given position, and a browser at one of its seats."""

    def laid(scene: str, seat: int = 0, edition: str = "gibson", **told: Any) -> Page:
        with monkeypatch.context() as patched:
            patched.setattr(ColditzKind, "start", lambda kind, game, chance: kind.scene.set_up(game, scene))
            pat = Sitter(server, "Pat")
            code = pat.open(4, seat, rules={"edition": edition})
            pat.do(code, "start")
        page = pat.comes(visit, code, **told)
        assert asked(page)
        return page

    return laid


def labels(page: Page) -> list[str]:
    """Of all that can be pressed in the sheet and on the board, More opened."""
    more = page.locator("[data-do='more']")
    if more.count() and more.get_attribute("aria-expanded") == "false":
        more.click()
    found = page.locator(".order-buttons button:visible, .order-choices button:visible, .stage-offer:visible")
    return [" ".join(text.split()) for text in found.all_inner_texts()]


def circle(page: Page, place: str) -> tuple[float, float]:
    """Where a circle is on the screen; it is brought there first."""
    at = page.evaluate(
        """(place) => { const stage = document.querySelector('castle-stage');
        const one = stage.plan.circle(place); const box = stage.getBoundingClientRect();
        const { x, y, k } = stage.camera;
        return [box.left + one.x * k + x, box.top + one.y * k + y]; }""",
        place,
    )
    return at[0], at[1]


def pick(page: Page, pawn: str, place: str, touch: bool = False) -> None:
    expect(page.locator("castle-stage[data-ready]")).to_be_attached()
    press = page.touchscreen.tap if touch else page.mouse.click
    press(*circle(page, place))
    settled(page)
    expect(page.locator(".order-title")).to_contain_text(pawn)


# Buttons


@SIZES
def test_a_hand_over_its_limit_is_no_dead_end(table: Table, size: dict[str, Any]) -> None:
    page = table(OVERFULL, **size)
    expect(page.locator(".order-title")).to_have_text("You hold 4 Opportunity cards; 3 are allowed.")
    expect(page.locator(".order-reason")).to_have_text("Discard one.")
    end = page.locator("[data-off='end']")
    expect(end).to_have_attribute("title", "You hold 4 Opportunity cards; 3 are allowed. Discard one.")
    expect(page.locator("[data-verb='do-or-die']")).to_have_count(0)
    assert serious(page) == []
    # Pressed all the same, it says so where a finger reads it.
    end.click(force=True)
    expect(page.locator(".order-refused")).to_contain_text("3 are allowed")
    page.click("[data-verb='discard']")
    settled(page)
    page.locator(".order-choice").first.click()
    settled(page)
    expect(page.locator(".order-risk")).to_be_visible()
    page.click("[data-do='carry']")
    settled(page)
    expect(page.locator("[data-verb='end'].primary")).to_be_visible()


@pytest.mark.parametrize(
    ("scene", "seat"),
    [
        (OVERFULL, 0),
        (DOORWAY, 0),
        ("british dutch french, turn british, before-roll, british has kit rope, b1@yard-30", 0),
        ("british dutch french, turn british, points 5, british has move_kitchen, b1@yard-30, b2@yard-31", 0),
        (
            "british dutch french, turn security, points 9, british has rope, b1@garrison-20, g1@garrison-21",
            3,
        ),
        ("british dutch french, turn security, points 9, g1@yard-20, g2@yard-60", 3),
    ],
)
def test_no_two_buttons_share_a_label_and_those_of_the_turn_keep_their_places(
    table: Table, scene: str, seat: int
) -> None:
    page = table(scene, seat)
    expect(page.locator("castle-stage[data-ready]")).to_be_attached()
    settled(page)
    fixed = page.locator(".order-fixed .button")
    expect(fixed).to_have_text(["Roll R" if "before-roll" in scene else "Roll", "Walk", "End turn"])
    for one in page.locator(".order-fixed .off").all():
        assert len(one.get_attribute("title") or "") > 8
    twice = [label for label, number in Counter(labels(page)).items() if number > 1]
    assert twice == []
    page.keyboard.press("Escape")
    if seat == 0 and "before-roll" not in scene and "points 0" not in scene:
        page.locator("castle-stage .stage-view").focus()
        page.keyboard.press("]")
        settled(page)
        assert [label for label, number in Counter(labels(page)).items() if number > 1] == []


def test_more_closes_by_escape_and_by_a_press_elsewhere(table: Table) -> None:
    page = table(DOORWAY)
    listed = page.locator(".order-list")
    page.click("[data-do='more']")
    expect(listed).to_be_visible()
    page.keyboard.press("Escape")
    expect(listed).to_have_count(0)
    expect(page.locator("[data-do='more']")).to_be_focused()
    page.click("[data-do='more']")
    page.locator(".order-title").click()
    expect(listed).to_have_count(0)


def test_a_run_says_what_failure_costs_before_it_is_run(table: Table) -> None:
    page = table("british dutch french, turn british, before-roll, british has kit rope, b1@yard-30")
    assert "Do or Die" in labels(page)
    expect(page.locator(".order-buttons .primary")).to_contain_text("Roll")
    page.click("[data-verb='do-or-die']")
    settled(page)
    page.locator(".order-choice").first.click()
    settled(page)
    expect(page.locator(".order-risk")).to_have_text(
        "If a Do or Die fails, the whole team is out of the game."
    )


def test_security_is_not_told_to_trade(table: Table) -> None:
    page = table("british dutch french, turn security, before-roll, g1@yard-20", seat=3)
    expect(page.locator(".order-title")).to_have_text("Roll the dice.")


def test_the_heading_follows_the_pick(table: Table) -> None:
    page = table(DOORWAY)
    pick(page, "B1", "yard-105")
    expect(page.locator(".order-title")).to_contain_text("circles with 9 points.")
    page.keyboard.press("Escape")
    expect(page.locator(".order-title")).to_have_text("You have 9 points.")


@SIZES
def test_no_tile_is_behind_more_and_says_what_it_costs(
    visit: Visit, server: Server, size: dict[str, Any]
) -> None:
    pat = Sitter(server, "Pat")
    code = pat.client.open("sectionx", players=2, bots={1: "simple"})
    pat.do(code, "claim", seat=0)
    pat.do(code, "start")
    page = pat.comes(visit, code, **size)
    assert asked(page)
    expect(page.locator(".order-fixed .button")).to_have_text(["Lay a tile", "Walk", "End turn"])
    expect(page.locator("island-stage[data-ready]")).to_be_attached()
    settled(page)
    if page.locator("body[data-kind='draw']").count():
        page.locator("button[data-pile]").first.click()
        expect(page.locator("body[data-kind='phase-2']")).to_be_attached()
        assert asked(page)
    expect(page.locator(".order-buttons .primary")).to_have_count(0)
    expect(page.locator("[data-verb='skip']")).to_have_count(0)
    page.locator("[data-tile][aria-disabled='false']").first.click()
    settled(page)
    expect(page.locator(".order-title")).to_contain_text("cells fit.")
    page.click("[data-do='more']")
    page.click("[data-verb='skip']")
    settled(page)
    expect(page.locator(".order-risk")).to_contain_text("You neither lay")
    page.click("[data-do='carry']")
    settled(page)
    expect(page.locator("[data-off='place']")).to_be_visible()


# Why not


def why(page: Page) -> Locator:
    return page.locator(".stage-why")


def test_the_first_thing_in_the_way_is_the_reason_and_the_bubble_can_be_reached(table: Table) -> None:
    """Slowly, by the pointer, from the circle to the rule and to the way round."""
    page = table(DOORWAY)
    pick(page, "B1", "yard-105")
    x, y = circle(page, "kitchen-4")
    page.mouse.move(x, y)
    expect(why(page)).to_contain_text("Your own B2 stands in the way of B1.")
    expect(page.locator(".mark-obstacle")).to_have_count(1)
    link = why(page).locator("a")
    expect(link).to_contain_text("Rule 23")
    box = link.bounding_box()
    assert box is not None
    goal = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for step in range(1, 13):
        page.mouse.move(x + (goal[0] - x) * step / 12, y + (goal[1] - y) * step / 12)
        page.wait_for_timeout(90)
    page.wait_for_timeout(700)
    with page.context.expect_page() as opened:
        page.mouse.click(*goal)
    assert "/rules/colditz/" in opened.value.url
    opened.value.close()
    # Nothing of that fell through to the board.
    expect(why(page)).to_be_visible()
    expect(page.locator(".order-title")).to_contain_text("B1 can reach")
    onward = why(page).locator(".why-towards")
    expect(onward).to_contain_text("Go round:")
    onward.click()
    settled(page)
    expect(page.locator("[data-do='carry']")).to_contain_text("Walk")


def test_a_bubble_goes_when_the_pointer_is_elsewhere(table: Table) -> None:
    page = table(DOORWAY)
    pick(page, "B1", "yard-105")
    page.mouse.move(*circle(page, "kitchen-4"))
    expect(why(page)).to_be_visible()
    page.mouse.move(*circle(page, "yard-104"))
    expect(why(page)).to_have_count(0)


def test_on_a_phone_why_not_stands_in_the_sheet_above_everything(table: Table) -> None:
    page = table(DOORWAY, **PHONE)
    pick(page, "B1", "yard-105", touch=True)
    page.evaluate("document.querySelector('castle-stage').go_to(['kitchen-4'])")
    page.wait_for_timeout(500)
    page.touchscreen.tap(*circle(page, "kitchen-4"))
    settled(page)
    expect(page.locator(".order-title")).to_have_text("Your own B2 stands in the way of B1.")
    expect(page.locator(".order-rule")).to_be_visible()
    expect(why(page)).to_have_count(0)
    expect(page.locator(".order-way")).to_contain_text("Way round:")
    expect(page.locator("[data-do='onward']")).to_contain_text("Walk to:")
    assert serious(page) == []
    # It is the only sheet, leaves two fifths of the screen to the board, and hides neither man nor obstacle.
    expect(page.locator(".table-tabs")).to_be_hidden()
    sheet = page.locator(".table-top").bounding_box()
    assert sheet is not None
    assert sheet["y"] >= 844 * 0.4 - 1
    expect(page.locator(".path-round")).to_have_count(1)
    for place in ("yard-105", "kitchen-3", "kitchen-4"):
        assert circle(page, place)[1] < sheet["y"], place
    page.click("[data-do='back']")
    expect(page.locator(".order-title")).to_contain_text("B1 can reach")


def test_on_a_phone_a_card_is_played_on_a_man_from_the_hand(table: Table) -> None:
    page = table(
        "british dutch french, turn british, points 5, british has move_kitchen rope, b1@yard-30", **PHONE
    )
    page.tap(".table-tabs [data-tab='hand']")
    expect(page.locator(".hand-head")).to_contain_text("2 cards · 1 to play now")
    boxes = [card.bounding_box() for card in page.locator(".hand > .card").all()]
    assert [box and box["y"] for box in boxes] == [boxes[0] and boxes[0]["y"]] * 2
    page.tap("[data-card='move_kitchen']")
    settled(page)
    expect(page.locator(".hand-detail h2")).to_be_focused()
    page.tap(".hand-chip[data-man='b2']")
    expect(page.locator(".hand-detail h2")).to_have_text("Play Move Fast: Kitchen on B2?")
    page.tap("[data-use='play']")
    settled(page)
    # What is asked next is in sight: the order sheet, not the hand.
    expect(page.locator(".table-tabs [data-tab='board'][aria-current]")).to_be_visible()
    expect(page.locator(".order-title")).to_be_visible()


def overlap(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return not (beside or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"])


@pytest.mark.parametrize(
    "place", ["yard-30", "yard-105", "kitchen-2", "chapel-1", "garrison-20", "main-bridge-1"]
)
def test_more_covers_neither_the_question_nor_the_man_it_is_about(table: Table, place: str) -> None:
    """At 1440 x 900, wherever the man stands who is picked."""
    page = table(
        "british dutch french, turn british, points 9, british has kit rope key hideaway move_kitchen,"
        f" b1@{place}"
    )
    expect(page.locator("castle-stage[data-ready]")).to_be_attached()
    page.locator("castle-stage .stage-view").focus()
    page.keyboard.press("]")
    expect(page.locator(".man-picked")).to_be_attached()
    settled(page)
    page.click("[data-do='more']")
    shown = page.locator(".order-list")
    expect(shown).to_be_visible()
    settled(page)
    assert not overlap(shown, page.locator(".order-text"))
    expect(page.locator(".man-picked .man-token")).to_be_attached()
    assert not overlap(shown, page.locator(".man-picked .man-token"))


# The log


#: How far a list is from its end.
END = "(list) => list.scrollHeight - list.scrollTop - list.clientHeight"


def turn(page: Page) -> None:
    """A whole turn in which nothing is done."""
    for verb in ("roll", "end"):
        assert asked(page)
        while not page.locator(f"[data-verb='{verb}']:visible").count():
            settled(page)
            page.locator(ANSWERS).first.click()
            assert asked(page)
        page.click(f"[data-verb='{verb}']")
        settled(page)


def test_the_log_follows_unless_somebody_reads_further_up(table: Table) -> None:
    page = table("british dutch french, turn british, before-roll")
    body = page.locator(".rail-body")
    most = "(list) => list.scrollHeight - list.clientHeight"
    while body.evaluate(most) < 300:
        turn(page)
    assert asked(page)
    assert body.evaluate(END) < 3
    # A sheet above it takes some of its room: that is not scrolling up.
    body.evaluate("(list) => { list.style.maxHeight = '200px'; }")
    page.wait_for_timeout(100)
    assert body.evaluate(END) < 3
    turn(page)
    assert asked(page)
    assert body.evaluate(END) < 3
    body.evaluate("(list) => { list.scrollTop = 0; }")
    page.wait_for_timeout(100)
    turn(page)
    assert asked(page)
    assert body.evaluate("(list) => list.scrollTop") < 3
    page.click("[data-do='new-lines']")
    page.wait_for_timeout(100)
    assert body.evaluate(END) < 3
    expect(page.locator("[data-do='new-lines']")).to_have_count(0)


def test_a_turn_of_a_bot_that_is_over_can_be_folded_and_the_log_still_follows(table: Table) -> None:
    page = table("british dutch french, turn british, before-roll, b1@yard-30")
    body, folds = page.locator(".rail-body"), page.locator(".log-fold")

    def turns_until(enough: Callable[[], bool]) -> None:
        while not enough():
            turn(page)
            assert asked(page)

    turns_until(lambda: folds.count() > 2)
    # What goes on now has nothing to fold, and nobody has to unfold what he has not folded.
    expect(page.locator(".log > .log-turn").last).to_be_visible()
    expect(page.locator(".log-fold:not([open])")).to_have_count(0)
    expect(folds.first.locator("summary h3")).to_have_text("Dutch")
    folds.first.locator("summary").click()
    expect(folds.first.locator(".log-line").first).to_be_hidden()
    many = folds.count()
    turns_until(lambda: folds.count() > many)
    many = folds.count()
    assert body.evaluate(END) < 3
    # It is remembered; what is told within a turn still lights what it is about.
    page.reload()
    expect(folds).to_have_count(many)
    expect(page.locator(".log-fold:not([open]) summary")).to_have_text("Dutch")
    assert serious(page) == []
    expect(page.locator("castle-stage[data-ready]")).to_be_attached()
    page.locator(".log-fold[open] .log-name:visible").last.hover()
    expect(page.locator(".mark-pointed").first).to_be_attached()
    # Unfolding one of many at the end is reading: what comes next does not take it away.
    page.mouse.move(1, 1)
    turns_until(lambda: body.evaluate("(list) => list.scrollHeight - list.clientHeight") >= 400)
    last = folds.last.locator("summary")
    last.click()
    expect(folds.last.locator(".log-line").first).to_be_hidden()
    folds.last.locator(".log-folded").evaluate("(one) => { one.style.minHeight = '500px'; }")
    last.click()
    page.wait_for_timeout(100)
    read = last.element_handle()
    at = read.bounding_box()
    turn(page)
    assert asked(page)
    still = read.bounding_box()
    assert at is not None
    assert still is not None
    assert abs(still["y"] - at["y"]) < 2


def test_a_walk_that_is_chosen_in_the_sheet_is_proposed_like_one_on_the_board(table: Table) -> None:
    """With its way, its cost and its names, and nothing happens before it is confirmed."""
    page = table(DOORWAY)
    expect(page.locator("castle-stage[data-ready]")).to_be_attached()
    settled(page)
    page.keyboard.press("]")
    expect(page.locator(".man-picked")).to_be_attached()
    page.click("[data-verb='move']")
    page.locator(".order-choice").first.click()
    expect(page.locator("[data-do='carry']")).to_be_visible()
    expect(page.locator(".path-line").first).to_be_attached()
    title = page.locator(".order-title").inner_text()
    assert title.startswith("Walk"), title
    assert not re.search(r"[a-z]-\d", title), title
    expect(page.locator(".order-number.after")).to_be_visible()


def test_a_question_out_of_turn_names_its_arrest_and_stands_beside_it_with_a_line(table: Table) -> None:
    page = table(
        "british dutch french, turn security, points 9, british has kit rope hideaway, b1@garrison-20,"
        " g1@garrison-21, g2@garrison-9"
    )
    asking = page.locator(".reaction")
    expect(asking).to_contain_text("G1 arrests B1 in the garrison.")
    expect(page.locator("table-reaction.alongside .reaction-leader")).to_be_visible()
    box = asking.bounding_box()
    assert box is not None
    at = page.locator(".man[data-pawn='b1'] .man-token").bounding_box()
    assert at is not None
    # Everything in it can be read and pressed.
    assert box["width"] > 500
    assert box["y"] + box["height"] <= 900
    assert stumbles(page, touch=False) == []
    x, y = at["x"] + at["width"] / 2, at["y"] + at["height"] / 2
    inside = box["x"] <= x <= box["x"] + box["width"] and box["y"] <= y <= box["y"] + box["height"]
    assert not inside


def test_a_hint_says_what_it_advises(table: Table) -> None:
    page = table(DOORWAY)
    page.click("[data-do='ask-hint']")
    expect(page.locator(".order-hint b")).to_have_text(re.compile(r"^[A-Z].*\.$"))
    assert not re.search(r"[a-z]-\d", page.locator(".order-hint").inner_text())


def test_the_aim_is_told_first(table: Table) -> None:
    page = table(DOORWAY.replace("points 9", "before-roll, dice 2-3"))
    expect(page.locator(".lesson")).to_contain_text("Your aim")
    page.click("[data-verb='roll']")
    expect(page.locator(".lesson")).to_contain_text("golden ring")
    expect(page.locator(".lesson-number")).to_have_text("2")
    # A player who puts a man down sees the lesson about picking again.
    page.locator("castle-stage .stage-view").focus()
    page.keyboard.press("]")
    expect(page.locator(".lesson-number")).to_have_text("3")
    page.keyboard.press("Escape")
    expect(page.locator(".lesson")).to_contain_text("golden ring")
    expect(page.locator(".lesson-number")).to_have_text("2")
    # A player who was here all the time has missed nothing.
    expect(page.locator(".log-line").first).to_be_attached()
    expect(page.locator(".log-since")).to_have_count(0)
