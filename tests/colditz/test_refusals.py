"""What a refused player is told: the true reason, and as advice only what is open to him at that moment."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from goneaway.colditz import Colditz
from goneaway.colditz.kind import COLDITZ
from goneaway.colditz.referee.remedies import REMEDIES
from goneaway.colditz.ruleset import edition_names
from goneaway.colditz.words.actions import Say, say
from goneaway.colditz.words.forms import FORMS
from goneaway.colditz.words.places import EQUIPMENT, NATIONS
from goneaway.kernel import Action, Game, Refusal, Seal
from goneaway.rulebook import load_cases, load_clauses
from goneaway.wording import LANGUAGES, Wording

from ..speech import SOURCE
from .playing import choose, new_game
from .rulesets import random_ruleset

KINDS = ("inner-a", "inner-b", "outer")


# Actions that are written as they should be, whether they can be made or not


def _pawns(position: Colditz, prisoners: bool) -> list[str]:
    if not prisoners:
        return [f"g{number}" for number in range(1, 9)]
    return [position.pawn_name(pow) for team in range(position.officers) for pow in position.team_pows(team)]


def _circle(position: Colditz, before: list[str], chooser: random.Random) -> str:
    """A circle, most often beside the pawn that was named before it."""
    ground = position.ground
    pawn = position.pawn(before[-1]) if before else -1
    here = position.at[pawn] if pawn >= 0 else -1
    if 0 <= here < ground.size and chooser.random() < 0.8:
        beside = [*ground.near[here], *(to for to, _, _ in ground.barriers[here])]
        if beside:
            return ground.names[chooser.choice(beside)]
    return chooser.choice(ground.names)


def _word(position: Colditz, kind: str, before: list[str], chooser: random.Random) -> str:
    held = [position.opportunity[card].id for hand in position.hands for card in hand]
    held += [position.security[card].id for card in position.security_hand]
    match kind:
        case "PRISONER":
            return chooser.choice(_pawns(position, True))
        case "GUARD":
            return chooser.choice(_pawns(position, False))
        case "PAWN":
            return chooser.choice(_pawns(position, chooser.random() < 0.5))
        case "PLACE" | "CIRCLE" | "EXIT":
            return _circle(position, before, chooser)
        case "CARD":
            return chooser.choice(held or EQUIPMENT)
        case "TYPE":
            return chooser.choice(EQUIPMENT)
        case "NAME":
            return chooser.choice(position.ground.tunnels)
        case "NUMBER":
            return str(chooser.randint(1, 4))
        case "BLOCK":
            return chooser.choice(KINDS)
        case "WORD":
            return chooser.choice(
                [*_pawns(position, chooser.random() < 0.7), _circle(position, before, chooser)]
            )
        case "NATION" | "NATION|all":
            return chooser.choice(NATIONS)
    return {"WAY": "timed", "for": "for"}.get(kind, "h2-1")


def some_action(position: Colditz, chooser: random.Random) -> Say:
    verb = chooser.choice(list(FORMS))
    words: list[str] = []
    for kind in FORMS[verb].split()[1:]:
        for _ in range(chooser.choice((0, 1, 1, 2)) if kind.endswith("*") else 1):
            words.append(_word(position, kind.rstrip("*"), words, chooser))
    return say(verb, *words)


# Advice


def open_to(position: Colditz, seat: int) -> set[str]:
    """Everything a seat may do now, and how it may begin."""
    found: list[Action] = list(position.asides(seat))
    if seat == position.actor:
        found += position.legal()
    out: set[str] = set()
    for action in found:
        words = str(action).split()
        out.update(" ".join(words[:number]) for number in range(1, len(words) + 1))
    return out


def refused(position: Colditz, chooser: random.Random, tries: int) -> Iterator[tuple[int, Say, Refusal]]:
    for _ in range(tries):
        seat = chooser.randrange(position.officers + 1)
        if chooser.random() < 0.8 and position.actor is not None:
            seat = position.actor
        action = some_action(position, chooser)
        refusal = position.why_not(seat, action)
        if refusal is not None:
            yield seat, action, refusal


def check_advice(position: Colditz, chooser: random.Random, tries: int, advised: set[str]) -> None:
    for seat, action, refusal in refused(position, chooser, tries):
        assert set(refusal.remedies) <= open_to(position, seat), (str(action), refusal)
        if refusal.remedies:
            advised.add(refusal.code)


def test_advice_is_open_in_the_positions_of_the_cases() -> None:
    chooser = random.Random("advice")
    advised: set[str] = set()
    for case in load_cases(COLDITZ).values():
        if case.position is None:
            continue
        game = COLDITZ.new(case.players, case.rules, seal=Seal.from_seed(case.id))
        position = COLDITZ.scene.set_up(game, case.position)
        assert isinstance(position, Colditz)
        if position.outcome is None:
            check_advice(position, chooser, 20, advised)
    assert len(advised) > 15, advised


def _play(game: Game, chooser: random.Random, plies: int) -> None:
    position = game.start()
    assert isinstance(position, Colditz)
    for ply in range(plies):
        if position.actor is None:
            return
        if ply % 5 == 0:
            check_advice(position, chooser, 4, set())
        position.apply(position.actor, choose(position.legal(), chooser))


@pytest.mark.parametrize("edition", edition_names())
def test_advice_is_open_in_random_play(edition: str) -> None:
    chooser = random.Random(edition)
    for seed in range(2):
        _play(new_game(4, f"{edition} {seed}", edition=edition), chooser, 400)


@pytest.mark.parametrize("seed", range(12))
def test_advice_is_open_under_random_rules(seed: int) -> None:
    players, rules = random_ruleset(f"advice {seed}")
    game = COLDITZ.new(players, rules, seal=Seal.from_seed(seed))
    _play(game, random.Random(seed), 300)


def test_every_remedy_belongs_to_a_refusal_and_is_an_action() -> None:
    codes = {code for clause in load_clauses(COLDITZ).values() for code in clause.refusals}
    assert set(REMEDIES) <= codes
    for forms in REMEDIES.values():
        for form in forms:
            assert form.split()[0] in FORMS


def test_looking_for_advice_changes_nothing() -> None:
    position = table("gibson", "points 3, a1@yard-2, g1@yard-1")
    before = position.digest()
    refusal = position.why_not(0, say("step", "a1", "yard-1"))
    assert refusal is not None
    assert refusal.remedies == ("surrender a1 g1",)
    assert refusal.to_json()["remedies"] == ["surrender a1 g1"]
    assert position.digest() == before


#: Commands that are no words of the other languages.
COMMANDS = (
    *("attempt", "claim-kit", "discard", "end", "exchange", "mouth", "pass", "pursue", "ready", "recall"),
    *("release", "reroll", "resolve-search", "return", "roll", "step", "surrender", "take-back", "withdraw"),
)


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_the_words_of_refusals_name_no_command(language: str) -> None:
    """What names a command advises it, and only remedies may do that: their place is behind the reason."""
    assert set(COMMANDS) <= set(FORMS)
    verbs = re.compile(rf"(?<![\w-])({'|'.join(COMMANDS)})(?![\w-])")
    text = (SOURCE / "wording" / language / "colditz.ftl").read_text("utf-8")
    told = re.findall(r"^colditz-(?:refusal-[A-Z_]+|decision|no-stop) =(.*(?:\n +.*)*)", text, re.MULTILINE)
    assert len(told) > 100
    for message in told:
        bare = re.sub(r"\[[\w-]+\]|\{[^{}]*", " ", message)
        assert not verbs.search(bare), message


# What used to mislead


def table(edition: str, position: str, **rules: object) -> Colditz:
    game = COLDITZ.new(4, {"edition": edition, **rules}, seal=Seal.from_seed(1))
    found = COLDITZ.scene.set_up(game, position)
    assert isinstance(found, Colditz)
    return found


SAID = {
    "an edition without trade of cards": (
        "osprey",
        "points 3, american has hideaway hideaway hideaway sabotage",
        "officer-1",
        "end",
        "More than 3 Opportunity cards cannot be kept in a hand. "
        "Open to you now: Discard a card, Play a card.",
    ),
    "an edition with it": (
        "gibson",
        "points 3, american has hideaway hideaway hideaway sabotage",
        "officer-1",
        "end",
        "More than 3 Opportunity cards cannot be kept in a hand. "
        "Open to you now: Discard a card, Play a card, Offer a trade.",
    ),
    "a whole move": (
        "gibson",
        "points 2, a1@yard-26",
        "officer-1",
        "move a1 yard-25 yard-26 yard-25",
        "The way to courtyard 22Q takes more than that: 2 points are left. Open to you now: End turn.",
    ),
    "a double to be spent": (
        "fuga3",
        "points 6, bonus, a1@yard-26",
        "officer-1",
        "roll",
        "The points of this throw come first; the further throw that its double brings comes after them. "
        "Open to you now: Walk, End turn.",
    ),
    "an arrest from beside": (
        "devir",
        "turn security, points 3, american has rope, a1@yard-2, g1@yard-51",
        "security",
        "arrest g1 a1",
        "G1 does not stand beside A1. A guard arrests from a neighbouring circle. Open to you now: Walk: G1.",
    ),
    "an arrest on his circle": (
        "gibson",
        "turn security, points 3, american has rope, a1@yard-2, g1@yard-51",
        "security",
        "arrest g1 a1",
        "No step leads G1 onto the circle of A1, and that is how he arrests him. Open to you now: Walk: G1.",
    ),
    "a man in a room, no card": (
        "gibson",
        "turn security, points 3, american has rope, a1@kitchen-1, g1@yard-51",
        "security",
        "arrest g1 a1",
        "A1 is in a room where no guard may make an arrest now.",
    ),
    "a man in a room, with the card": (
        "gibson",
        "turn security, points 3, american has rope, security has search_kitchen, a1@kitchen-1, g1@yard-51",
        "security",
        "arrest g1 a1",
        "A1 is in a room where no guard may make an arrest now. Open to you now: Play Search the Kitchen.",
    ),
    "a guard in the way who could be a pursuer": (
        "martelli",
        "turn security, points 0, american has rope, a1@lane-3, g1@nw-corridor-3",
        "security",
        "end",
        "G1 stands in passage 15AC, where no guard may end the turn: "
        "it would block an entrance or a passage. Open to you now: Name a pursuer: G1.",
    ),
    "a stack that is empty": (
        "gibson",
        "points 3, american has exchange_rope, stack rope 0",
        "officer-1",
        "exchange rope",
        "The stack of ropes is empty. Your card can be kept until one comes back to it.",
    ),
    "no way into a tunnel": (
        "gibson",
        "points 12, american has tunnel_chapel, a1@chapel-9, a2@dead",
        "officer-1",
        "tunnel chapel a1 a2",
        "A2 is not on the board, so he cannot walk.",
    ),
    "a gate to be left": (
        "devir",
        "points 3, a1@k1",
        "officer-1",
        "step a1 lane-1",
        "A1 needs a key to go through Key gate K1 to approach lane 23AL.",
    ),
    "a gate to be entered": (
        "gibson",
        "points 3, a1@cell-passage-9",
        "officer-1",
        "step a1 k1",
        "A1 needs a key to set foot at Key gate K1.",
    ),
}


@pytest.mark.parametrize("situation", SAID)
def test_the_reason_is_the_true_one(situation: str) -> None:
    edition, scene, seat, action, said = SAID[situation]
    game = COLDITZ.new(4, {"edition": edition}, seal=Seal.from_seed(1))
    position = COLDITZ.scene.set_up(game, scene)
    refusal = position.why_not(game.seats.index(seat), game.parse(action))
    assert refusal is not None
    assert Wording("en", edition).refusal("colditz", refusal).partition(" [")[0] == said


def test_an_answer_that_is_awaited_in_the_own_turn() -> None:
    scene = "points 3, american has sabotage, security has appel shoot search_office, a1@yard-26"
    position = table("gibson", scene)
    position.apply(0, say("play", "sabotage"))
    refusal = position.why_not(0, say("step", "a1", "yard-25"))
    assert refusal is not None
    assert (refusal.clause, refusal.code, refusal.remedies) == ("54", "DECISION_PENDING", ())
    said = Wording().refusal("colditz", refusal)
    assert said.startswith("It is for Security to answer first: Security gives up a card.")
