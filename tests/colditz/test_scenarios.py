"""Scenarios of the rule matrix about boards, decks and dice in general; each test is one of them."""

from __future__ import annotations

from collections import Counter

import pytest

from goneaway.colditz.board import load_board
from goneaway.colditz.board.compiling import start_rows
from goneaway.colditz.board.drawing import BoardFault
from goneaway.colditz.board.model import Board
from goneaway.colditz.cards import barter, opportunity
from goneaway.colditz.kind import COLDITZ
from goneaway.colditz.referee.position import Colditz
from goneaway.colditz.ruleset import Ruleset, edition_names, load_edition
from goneaway.colditz.table.decks import build_deck
from goneaway.colditz.table.throwing import throw
from goneaway.colditz.words.cards import DO_OR_DIE, card_types
from goneaway.kernel import RulesError, Seal, Stream

SIZES = {"martelli": (47, 16), "osprey": (47, 16)}


def start(players: int, **rules: object) -> Colditz:
    position = COLDITZ.new(players, rules, seal=Seal.from_seed("scenario")).start()
    assert isinstance(position, Colditz)
    return position


def decks(edition: str) -> tuple[Ruleset, Counter[str], Counter[str]]:
    rules = load_edition(edition)
    opportunities = Counter(card.id for card in build_deck(rules, "opportunity", edition))
    return rules, opportunities, Counter(card.id for card in build_deck(rules, "security", edition))


#: Cards that are played by an action of their own, or in a window.
ACTIONS = {"exchange": "exchange", "tunnel": "tunnel", "car": "car", "kit-part": "claim-kit"}
WINDOWS = {"shield", "talisman", "warning"}
SECURITY = {"appel", "search", "detected", "shoot", "intercept"}


@pytest.mark.parametrize("edition", edition_names())
def test_T002_every_card_has_its_effect(edition: str) -> None:
    _, opportunities, security = decks(edition)
    assert (opportunities.total(), security.total()) == SIZES.get(edition, (45, 14))
    types = card_types()
    for name in opportunities:
        kind = types[name].kind
        assert kind in opportunity.EFFECTS or kind in WINDOWS or kind in ACTIONS
    assert {types[name].kind for name in security} == SECURITY
    assert "exchange" in barter.VERBS


@pytest.mark.parametrize("players", range(1, 8))
def test_T003_two_to_six_players(players: int) -> None:
    if players in (1, 7):
        with pytest.raises(RulesError):
            COLDITZ.new(players, {}, seal=Seal.from_seed(1))
        return
    seats = COLDITZ.new(players, {}, seal=Seal.from_seed(1)).seats
    assert len(seats) == players
    assert seats.count("security") == 1


def board() -> Board:
    return load_board("castle")


def test_T017_zones_posts_targets_and_cells() -> None:
    ground = start(2).ground
    assert len(ground.zone) == ground.size
    assert set(ground.zone) == {0, 1, 2}
    inner = [post for post in ground.posts if ground.zone[post] == 0]
    assert (len(inner), len(ground.posts) - len(inner)) == (5, 7)
    assert len(board().targets) == 7
    assert sorted(ground.inner_block) == [False, True, True]
    assert [block.capacity for block in ground.blocks] == [8, 4, 7]
    assert all(block.door >= 0 for block in ground.blocks)


@pytest.mark.parametrize("players", range(2, 7))
def test_T018_the_appel_diagram(players: int) -> None:
    position = start(players)
    rows = board().appel[players]
    men = position.rules.players.pows_by_player_count[players]
    circles = [circle for row in rows for circle in row]
    assert len(circles) == men * (players - 1)
    assert len(set(circles)) == len(circles)
    assert set(circles) <= set(position.ground.whites)


def test_T018_a_diagram_with_a_missing_place_is_rejected() -> None:
    hexagon = [(x, y) for y in range(2) for x in range(3)]
    number = {spot: index for index, spot in enumerate(hexagon)}
    assert len(start_rows("1 1 .\n2 2 .", hexagon, number)) == 2
    for picture in ("1 1 .\n2 . .", "1 1 . .\n2 2 ."):
        with pytest.raises(BoardFault):
            start_rows(picture, hexagon, number)


def test_T019_every_throw_is_of_two_dice() -> None:
    position = start(2)
    position.chance = Stream.from_seed("throws")
    throws = [throw(position, 0) for _ in range(500)]
    assert set(throws) == {(one, two) for one in range(1, 7) for two in range(1, 7)}


@pytest.mark.parametrize("players", range(2, 7))
def test_T020_eight_pawns_a_nation_sixteen_guards(players: int) -> None:
    position = start(players)
    assert len(position.at) == 5 * 8 + 16
    assert {position.pawn_name(pawn) for pawn in range(40, 56)} == {f"g{number}" for number in range(1, 17)}


def test_T020_replacements_are_never_more_than_the_eight() -> None:
    game = COLDITZ.new(
        2,
        {"bundles": "replacement_pow", "replacement_floor": 8, "kit_required": False, "escape_goal": 5},
        seal=Seal.from_seed("eight"),
    )
    position = COLDITZ.scene.set_up(game, "points 9, a1@south-bank-1, a2@river-slope-1")
    assert isinstance(position, Colditz)
    # Eight are in play or escaped already: nobody comes for them.
    position.apply(0, game.parse("step a1 t4"))
    assert position.frames[-1].kind == "officer"
    assert position.pows == 8


@pytest.mark.parametrize("edition", edition_names())
def test_T021_the_decks_are_complete(edition: str) -> None:
    rules, opportunities, security = decks(edition)
    parts = 3 if edition in SIZES else 2
    assert opportunities["kit_part_a"] == opportunities["kit_part_b"] == parts
    assert sum(number for name, number in opportunities.items() if name.startswith("bribe")) == 5
    assert security["shoot"] == rules.security.shoot_copies
    position = start(2, edition=edition)
    assert list(position.stacks) == [12, 5, 6, 4]
    assert position.kits + sum(position.kit) == 5


def test_T021_five_do_or_die_cards() -> None:
    assert sorted(DO_OR_DIE[card] for card in start(2).dod_deck) == [3, 4, 5, 6, 7]


def test_T021_osprey_sets_six_parts_aside_at_a_table_of_six() -> None:
    position = start(6, edition="osprey")
    assert len(position.aside) == 6
    assert len(position.deck) == 41 - 5
    assert len(start(5, edition="osprey").deck) == 47 - 4


def test_T139_devir_counts_its_black_circles() -> None:
    ground = start(4, edition="devir").ground
    inner = sum(ground.zone[post] == 0 for post in ground.posts)
    assert (inner, len(ground.posts) - inner) == (5, 7)


def test_two_teams_are_for_the_lone_officer_only() -> None:
    """A82: at a larger table the option says nothing."""
    assert COLDITZ.new(2, {"bundles": "two_nations"}, seal=Seal.from_seed(1)).seats == (
        "officer-1",
        "officer-2",
        "security",
    )
    position = start(3, bundles="two_nations", two_team_count_row="two_player")
    assert (position.people, position.pows, position.two_teams) == (3, 7, False)
