"""The simple players of Escape from Colditz: legal, blind to what they may not see, worth their name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

import pytest

from goneaway.bots import Bot, best_bot, bot_names, levels, make_bot, search
from goneaway.bots.colditz import ahead
from goneaway.bots.colditz.board.bags import MOST, less
from goneaway.bots.colditz.board.chart import chart_of
from goneaway.bots.colditz.board.cordon import Cordon, cordon_of
from goneaway.bots.colditz.board.odds import dod_chance, roll_chance, sums
from goneaway.bots.colditz.officer import gliding
from goneaway.bots.colditz.player import Player, Veteran
from goneaway.bots.colditz.security.bot import Security
from goneaway.bots.colditz.security.duty import SecurityMind
from goneaway.bots.colditz.sight.asking import BEFORE_ROLL
from goneaway.bots.colditz.sight.officer_view import OfficerView
from goneaway.bots.colditz.sight.security_view import UNEQUIPPED, SecurityView
from goneaway.bots.contract.bot import tell
from goneaway.bots.search import Weighed
from goneaway.colditz.kind import COLDITZ
from goneaway.colditz.referee.position import Colditz
from goneaway.colditz.referee.sampling import determinize
from goneaway.colditz.referee.view import Seen
from goneaway.colditz.ruleset import edition_names
from goneaway.colditz.words.actions import parse
from goneaway.colditz.words.places import (
    EQUIPMENT_CARDS,
    FAR,
    FIRST_GUARD,
    GARRISON,
    GUARDS,
    INNER,
    NOT_IN_PLAY,
    RESERVE,
)
from goneaway.kernel import Action, Event, Game, Legal, Seal, Stream, View

from ..playing import play as play_on
from .playing import scene
from .rulesets import random_ruleset

#: Rules of several editions thrown together: announcements, searches by guards, open trades, modules.
MIXED: dict[str, dict[str, Any]] = {
    "announced": {
        "edition": "gibson",
        "attempts.attempt_declaration": "before_roll",
        "attempts.attempt_commits_roll": True,
        "arrest.arrest_contact": "adjacent",
    },
    "searched": {
        "edition": "osprey",
        "search.search_method": "guard_per_pow",
        "guards.guard_room_entry": ["search", "pursuit", "tunnel_detected"],
        "appel.general_search": "before_move_same_roll",
        "dod.dod_enabled": True,
    },
    "modules": {
        "edition": "fuga3",
        "modules.module_glider": True,
        "modules.module_multi_escape": True,
    },
}


def new_game(players: int, seed: object, rules: Mapping[str, Any] | None = None) -> Game:
    return COLDITZ.new(players, rules or {"edition": "gibson"}, seal=Seal.from_seed(f"bots {seed}"))


def bots_for(game: Game, names: list[str], seed: object) -> list[Bot]:
    return [
        make_bot(name, game, Stream.from_seed(f"{seed} {seat}", quiet=True))
        for seat, name in enumerate(names)
    ]


def play(
    players: int, names: list[str], seed: object, rules: Mapping[str, Any] | None = None
) -> tuple[Colditz, Counter[str]]:
    """A whole game; every action goes through the referee, who refuses what is not legal."""
    game = new_game(players, seed, rules)
    bots = bots_for(game, names, seed)
    position = game.start()
    assert isinstance(position, Colditz)
    seen: Counter[str] = Counter()
    play_on(
        position,
        bots,
        note=lambda events: seen.update(event.kind for event in events),
        until=lambda: position.ply >= 15_000,
        speak=True,
    )
    assert position.outcome is not None, "the game does not end"
    return position, seen


def test_registered() -> None:
    assert bot_names("colditz") == ("random", "simple", "recruit", "regular", "veteran", "ace")
    assert best_bot("colditz") == "veteran"
    assert levels("colditz") == ("recruit", "regular", "veteran", "ace")


@pytest.mark.parametrize("players", range(2, 7))
def test_whole_games_finish_legally(players: int) -> None:
    position, seen = play(players, ["simple"] * players, players)
    assert position.outcome is not None
    assert seen["kit-claimed"] >= 1
    assert seen["claimed"] >= 1
    assert seen["paid"] >= 1, "nobody tried to get out"


#: A game of this length tries everything and is soon over.
SHORT = {"victory.limit_unit": "rounds", "victory.limit_value": 14}


@pytest.mark.parametrize(
    ("name", "players"), [("simple", 3), ("simple", 6), ("recruit", 4), ("veteran", 5), ("ace:1n", 3)]
)
@pytest.mark.parametrize("edition", edition_names())
def test_every_edition_is_played_to_the_end(edition: str, name: str, players: int) -> None:
    short = {} if edition == "fuga3" else SHORT
    position, seen = play(players, [name] * players, edition, {"edition": edition, **short})
    assert position.outcome is not None
    assert seen["claimed"] >= 1


@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("name", MIXED)
def test_mixed_rules_are_played_to_the_end(name: str, players: int) -> None:
    rules = MIXED[name]
    short = {} if rules["edition"] == "fuga3" else SHORT
    position, seen = play(players, ["simple"] * players, name, {**rules, **short})
    assert position.outcome is not None
    assert seen["stepped"] >= 100


def test_announced_attempts_succeed() -> None:
    """Fixed phases, announcements, a Kit to leave: officers know how to go about it (fuga3)."""
    events: Counter[str] = Counter()
    for seed in range(3):
        events += play(3, ["simple"] * 3, f"fuga3 {seed}", {"edition": "fuga3"})[1]
    assert events["declared"] >= 3
    assert events["tunnel-opened"] >= 1
    assert events["searched"] >= 1
    assert events["escaped"] >= 1


@pytest.mark.sampled(12)
@pytest.mark.parametrize("seed", range(1000, 1012))
def test_any_rules_are_played_to_the_end(seed: int) -> None:
    players, rules = random_ruleset(seed)
    seats = len(COLDITZ.seats(players, new_game(players, seed, rules).rules))
    position, _ = play(players, ["veteran" if seed % 2 else "simple"] * seats, seed, rules)
    assert position.outcome is not None


def test_same_lots_same_game() -> None:
    one, _ = play(3, ["simple"] * 3, "again")
    other, _ = play(3, ["simple"] * 3, "again")
    assert one.digest() == other.digest()


@pytest.mark.parametrize("players", [2, 4, 6])
def test_set_up_is_legal_and_leaves_a_reserve(players: int) -> None:
    game = new_game(players, "set-up")
    bots = bots_for(game, ["simple"] * players, "set-up")
    position = game.start()
    assert isinstance(position, Colditz)
    while position.frames[-1].kind != "officer":
        seat = position.actor
        assert seat is not None
        position.apply(seat, bots[seat].choose(position.view(seat), position.legal()))
    zones = [position.ground.zone[position.at[guard]] for guard in position.guards_on_board()]
    assert zones.count(INNER) == players - 1
    assert 2 <= len(zones) - zones.count(INNER) <= 7
    assert len(zones) < position.rules.players.guards_by_player_count[players]


def _fits(position: Colditz) -> bool:
    """What determinizing dealt keeps to the cards there are."""
    return all(
        stack + sum(held[card] for held in position.equipment) == EQUIPMENT_CARDS[card]
        for card, stack in enumerate(position.stacks)
    )


@pytest.mark.parametrize("name", ["simple", "recruit", "regular", "veteran"])
@pytest.mark.parametrize("edition", ["gibson", "martelli", "fuga3"])
def test_a_bot_decides_by_what_it_sees(edition: str, name: str) -> None:
    """Change everything its seat cannot see: the same bot makes the same choice."""
    for seed in range(2 if edition == "gibson" else 1):
        plays_like_its_twin(edition, name, seed)


def plays_like_its_twin(edition: str, name: str, seed: int) -> None:
    game = new_game(4, f"blind {seed}", {"edition": edition})
    bots = bots_for(game, [name] * 4, seed)
    twins = bots_for(game, [name] * 4, seed)
    position = game.start()
    assert isinstance(position, Colditz)

    def as_its_twin(seat: int, bot: Bot, view: View, legal: Legal) -> Action:
        assert isinstance(view, Seen)
        other = determinize(view, Stream.from_seed(view.ply, quiet=True))
        assert _fits(other)
        action = bot.choose(view, legal)
        assert twins[seat].choose(other.view(seat), other.legal()) == action
        return action

    play_on(position, bots, ask=as_its_twin, until=lambda: position.ply >= 400)


@pytest.mark.parametrize(("seats", "until"), [((0, 1, 2), 30), ((3,), 27)])
def test_an_ace_looks_ahead_only_at_what_may_be(
    seats: tuple[int, ...], until: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same where it searches: late in a game, when men are at the ways out and outside. It has listened
    from the beginning, and heard no more than its seat may know."""
    searched = []

    def halve(*about: Any) -> list[Weighed]:
        searched.append(search.halve(*about))
        return searched[-1]

    monkeypatch.setattr(ahead, "halve", halve)
    game = new_game(4, "ace")
    players = bots_for(game, ["veteran"] * 4, "ace")
    aces, twins = (bots_for(game, ["ace:6n"] * 4, "aces") for _ in range(2))
    position = game.start()
    assert isinstance(position, Colditz)
    listeners = [*enumerate(aces), *enumerate(twins)]
    tell(listeners, 0, position.prelude)
    while (on := position.actor) is not None and position.round < until:
        view, legal = position.view(on), position.legal()
        action = players[on].choose(view, legal)
        if on in seats and position.round >= 14:
            assert isinstance(view, Seen)
            other = determinize(view, Stream.from_seed(position.ply, quiet=True))
            chosen = aces[on].choose(view, legal)
            assert twins[on].choose(other.view(on), other.legal()) == chosen
            assert position.why_not(on, chosen) is None
        events = position.apply(on, action)
        tell(listeners, position.ply, events)
    assert all(isinstance(bot, Player) and bot.memory.whole(seen(position)) for _, bot in listeners)
    assert len(searched) >= 2
    assert all(len(weighed) > 1 for weighed in searched)


def test_the_chart_agrees_with_the_board() -> None:
    """Ways out of table 1.15, within its tolerance, and nothing without Equipment."""
    position = new_game(4, "chart").start()
    assert isinstance(position, Colditz)
    chart = chart_of(position.ground)
    nearest = {bag: min(chart.out(bag)[white] for white in position.ground.whites) for bag in chart.bags()}
    assert abs(nearest[2, 1, 0, 0] - 34) <= 3
    assert abs(nearest[3, 0, 0, 0] - 52) <= 3
    assert abs(nearest[0, 0, 1, 2] - 67) <= 3
    white = position.ground.whites[0]
    assert chart.out((0, 0, 0, 0))[white] == FAR
    # The Chapel tunnel needs nothing else.
    assert chart.out((0, 0, 0, 0), 1 << position.ground.tunnel_number["chapel"])[white] < FAR
    assert chart.out(MOST)[white] == min(chart.out(bag)[white] for bag in [*chart.bags(), MOST])


def test_odds() -> None:
    assert roll_chance(2) == 1
    assert roll_chance(12) < roll_chance(8) < roll_chance(5) < 1
    assert sums(3)[6] == pytest.approx(1)
    assert dod_chance(36) > dod_chance(50) > 0


@pytest.mark.long
def test_simple_officers_beat_random_security() -> None:
    ends = [play(4, ["simple"] * 3 + ["random"], f"officers {n}")[0].outcome for n in range(10)]
    assert sum(end is not None and end.winners != (3,) for end in ends) >= 9


@pytest.mark.long
def test_simple_security_beats_random_officers() -> None:
    ends = [play(4, ["random"] * 3 + ["simple"], f"security {n}")[0].outcome for n in range(10)]
    assert sum(end is not None and end.winners == (3,) for end in ends) == 10


@pytest.mark.long
def test_both_sides_have_a_chance() -> None:
    ends = [play(4, ["simple"] * 4, f"both {n}")[0].outcome for n in range(16)]
    wins = sum(end is not None and end.winners == (3,) for end in ends)
    assert 2 <= wins <= 14


@pytest.mark.parametrize("dice", ["both", "first", "higher"])
def test_chances_are_those_of_the_dice_that_count(dice: str) -> None:
    """A70: by night perhaps only one die counts for guards; a double is thrown again once."""

    def counted(thrown: tuple[int, int]) -> int:
        return sum(thrown) if dice == "both" else thrown[0] if dice == "first" else max(thrown)

    throws = [(one, two) for one in range(1, 7) for two in range(1, 7)]
    for points in range(1, 15):
        brought = 0.0
        for thrown in throws:
            if thrown[0] != thrown[1]:
                brought += (counted(thrown) >= points) / 36
            else:
                brought += sum(counted(thrown) + counted(more) >= points for more in throws) / 36 / 36
        assert roll_chance(points, dice) == pytest.approx(brought)


def test_officers_know_how_guards_throw_by_night() -> None:
    """fuga3: one die while nobody is at large; both as soon as somebody is (A112)."""
    game = new_game(4, "night", {"edition": "fuga3"})
    position = started(game)
    assert OfficerView(seen(position), 0).dice == "both"
    position.turn_to(True)
    table = OfficerView(seen(position), 0)
    assert (table.dice, table.chasing) == ("higher", "both")
    position.at[0] = next(c for c in range(position.ground.size) if position.ground.zone[c] != INNER)
    assert OfficerView(seen(position), 0).dice == "both"


def test_nobody_spends_the_last_points_elsewhere_while_the_courtyard_is_barred() -> None:
    """Clause 45: who bars it must go on; a guard outside may not end his walk before that."""
    position = started(new_game(4, "barred"))
    ground = position.ground
    barring = next(
        c
        for c in range(ground.size)
        if ground.zone[c] == INNER and not ground.connected_without(frozenset({c}))
    )
    free = next(c for c in ground.outer_posts if c not in position.at)
    position.at[FIRST_GUARD] = free
    position.at[FIRST_GUARD + 1] = next(c for c in ground.outer_posts if c not in position.at)
    watch = SecurityView(seen(position, position.officers))
    beside = next(c for c in watch.chart.beat[free] if watch.chart.stand[c])
    assert watch.may_end(FIRST_GUARD, beside)
    position.at[FIRST_GUARD + 1] = barring
    assert not SecurityView(seen(position, position.officers)).may_end(FIRST_GUARD, beside)


def started(game: Game) -> Colditz:
    position = game.start()
    assert isinstance(position, Colditz)
    return position


def seen(position: Colditz, seat: int = 0) -> Seen:
    view = position.view(seat)
    assert isinstance(view, Seen)
    return view


def test_a_veteran_posts_a_guard_beside_a_man_and_arrests_him() -> None:
    """34a: a guard from Barracks stands on any free post for one point; from there the way is short."""
    ground = scene("british dutch, turn security, points 4").ground
    chart = chart_of(ground)
    post, circle = next(
        (post, circle)
        for post in range(ground.size)
        if ground.black[post] and ground.zone[post] == INNER
        for circle in chart.beat[post]
        if chart.open_ground[circle] and not chart.safe[circle] and chart.stand[circle]
    )
    told = f"british dutch, turn security, points 4, british has rope, b1@{ground.names[circle]}"
    position = scene(f"{told}, g1@garrison-9")
    veteran = Veteran(Stream.from_seed("swoop"))
    seat = position.officers
    done: list[str] = []
    while position.actor == seat and len(done) < 9:
        action, why = veteran.explain(position.view(seat), position.legal())
        done.append(str(action))
        position.apply(seat, action)
        if len(done) == 1:
            assert (done[0].split()[0], why.code) == ("post", "swoop")
    assert any(text.startswith("arrest ") and text.endswith(" b1") for text in done), (
        done,
        ground.names[post],
    )


@pytest.mark.parametrize("edition", ["gibson", "osprey", "fuga3"])
def test_a_veteran_does_not_walk_to_and_fro(edition: str) -> None:
    """Nobody goes back in the same turn to where he has just been, unless a bonus throw changed his mind."""
    game = new_game(4, f"to and fro {edition}", {"edition": edition})
    bots, position = bots_for(game, ["veteran"] * 4, edition), started(game)
    left: dict[int, set[int]] = {}
    turn, steps, back = (0, -1, 0), 0, 0
    before: list[int] = []

    def choose(seat: int, bot: Bot, view: View, legal: Legal) -> Action:
        nonlocal turn
        now = (position.round, position.active, position.phase)
        if now != turn:
            turn = now
            left.clear()
        action = bot.choose(view, legal)
        before[:] = position.at[:FIRST_GUARD] if action.verb in ("step", "move") else []
        return action

    def walked(events: Sequence[Event]) -> None:
        nonlocal steps, back
        for pow, place in enumerate(before):
            if position.at[pow] != place and place >= 0:
                steps += 1
                left.setdefault(pow, set()).add(place)
                back += position.at[pow] in left[pow]

    play_on(position, bots, ask=choose, note=walked)
    assert steps > 100
    assert back * 50 < steps


def _run(cordon: Cordon, held: set[int]) -> set[int]:
    """Where men get from the feet of the ropes with everything but Keys and Passes, past guards who stand."""
    seen = set(cordon.feet) - held
    queue = list(seen)
    while queue:
        for to in cordon.onward[queue.pop()]:
            if to not in seen and to not in held:
                seen.add(to)
                queue.append(to)
    return seen


@pytest.mark.parametrize("edition", edition_names())
def test_nobody_runs_past_a_cordon(edition: str) -> None:
    """Guards stand in the way over every wall and through the wire, and none of them for nothing; gates and
    tunnels are another matter."""
    position = started(new_game(4, "cordon", {"edition": edition}))
    ground = position.ground
    cordon = cordon_of(chart_of(ground, position.rules.movement.pow_on_garrison_black != "forbidden"))
    targets, stands = set(ground.target_circles), set(cordon.circles)
    assert 8 <= len(stands) <= 13
    assert all(ground.zone[c] == GARRISON for c in stands)
    assert len(_run(cordon, set()) & targets) >= 5
    assert not _run(cordon, stands) & targets
    for circle in stands:
        assert _run(cordon, stands - {circle}) & targets, ground.names[circle]


def test_an_ace_draws_a_cordon() -> None:
    """Guards start where it is soon drawn, stay there, and everybody who can be spared goes on to it."""
    game = new_game(4, "drawn")
    bots, position = bots_for(game, [*["recruit"] * 3, "ace:1n"], "drawn"), started(game)
    cordon = cordon_of(chart_of(position.ground))
    stood: list[set[int]] = []

    def look() -> None:
        if position.frames[-1].kind == "officer" and len(stood) < position.round:
            stood.append({position.at[guard] for guard in position.guards_on_board()})

    play_on(position, bots, look=look, until=lambda: position.round >= 10)
    outer = [c for c in stood[0] if position.ground.zone[c] != INNER]
    assert outer
    assert cordon.posts.issuperset(outer)
    held = [len(standing.intersection(cordon.circles)) for standing in stood]
    assert held[-1] >= 4
    assert held[-1] >= held[len(held) // 2] >= held[0]


@pytest.mark.parametrize("edition", edition_names())
def test_security_reckons_with_what_officers_were_seen_to_take(edition: str) -> None:
    """Who has what he needs is nearer to a target than who has not, and his way is known: every wall and wire
    on it is paid for out of his bag."""
    position = started(new_game(4, "seen", {"edition": edition}))
    ground = position.ground
    chart = chart_of(ground, position.rules.movement.pow_on_garrison_black != "forbidden")
    lost = ways = 0
    for place in range(0, ground.size, 7):
        if ground.zone[place] != GARRISON or chart.out(MOST)[place] >= FAR:
            continue
        position.put(0, place)
        for bag in [(0, 0, 0, 0), (1, 0, 0, 0), (0, 1, 0, 0), (1, 2, 0, 0), *chart.bags()]:
            watch = SecurityView(seen(position), [bag] * position.officers)
            steps, most = chart.out(bag)[place], watch.escape[place]
            way = watch.onward(0)
            if steps >= FAR:
                lost += 1
                assert watch.left(0) == most + UNEQUIPPED
                steps, bag = most, MOST
            else:
                assert watch.left(0) == min(steps, most + UNEQUIPPED)
            if steps > 38:
                continue
            ways += 1
            assert len(way) == steps + 1
            assert ground.target[way[-1]] >= 0
            for here, to in pairwise(way):
                _, card, number, _ = next(edge for edge in chart.steps[here] if edge[0] == to)
                bag = less(bag, card, number) if number else bag
            assert min(bag) >= 0
    assert lost
    assert ways > 50


def test_an_ace_remembers_who_took_what() -> None:
    """Security who has listened knows it to the card; who has not thinks that anybody may have anything."""
    game = new_game(4, "took")
    bots, position = bots_for(game, [*["veteran"] * 3, "ace:1n"], "took"), started(game)
    deaf = bots_for(game, ["ace:1n"], "deaf")[0]
    listener = bots[3]
    tell([(3, listener)], 0, position.prelude)
    known = 0
    while (seat := position.actor) is not None and position.round < 15:
        view, legal = position.view(seat), position.legal()
        action = bots[seat].choose(view, legal)
        if seat == 3:
            assert isinstance(listener, Player)
            assert isinstance(deaf, Player)
            deaf.choose(view, legal)
            gear, nothing = (_mind(player).gear for player in (listener, deaf))
            assert nothing == []
            if position.frames[-1].kind == "security" and position.stage == BEFORE_ROLL:
                assert gear == position.equipment
                known += sum(map(sum, gear))
        events = position.apply(seat, action)
        tell([(3, listener)], position.ply, events)
    assert known > 10


def _mind(player: Player) -> SecurityMind:
    security = player._players[3]
    assert isinstance(security, Security)
    return security.mind


GLIDER = {"edition": "fuga3", "modules.module_glider": True}


def _glider(text: str) -> Colditz:
    game = COLDITZ.new(3, GLIDER, seal=Seal.from_seed("glider"))
    position = COLDITZ.scene.set_up(game, text)
    assert isinstance(position, Colditz)
    return position


def test_a_veteran_flies_the_glider() -> None:
    """A77: with both cards and a Kit somebody walks to the tower, goes up, takes nobody along, and is off."""
    position = _glider(
        "turn american, points 9, american has kit exchange_secret_door exchange_aeroplane, a1@yard-14, "
        "dice 6-5 4-5 6-5 4-5 6-5 4-5 6-5 4-5, top do-or-die 5"
    )
    chart = chart_of(position.ground)
    position.put(0, next(c for c in range(chart.size) if chart.to_tower[c] == 7 and chart.stand[c]))
    bot = make_bot("veteran", COLDITZ.new(3, GLIDER, seal=Seal.from_seed("glider")), Stream.from_seed("fly"))
    done: list[tuple[str, str]] = []
    routes: list[object] = []
    while position.active == 0 and len(done) < 30:
        seat = position.actor
        assert seat is not None
        legal = position.legal()
        action, why = bot.explain(position.view(seat), legal) if seat == 0 else (next(iter(legal)), None)
        if seat == 0 and why is not None:
            done.append((action.verb, why.code))
        routes += [
            event.parameters["route"] for event in position.apply(seat, action) if event.kind == "escaped"
        ]
        if routes:
            break
    assert ("move", "to-tower") in done or ("step", "to-tower") in done
    assert [verb for verb, _ in done if verb in ("tower", "launch")] == ["tower", "launch"]
    assert dict(done)["launch"] == "launch"
    assert routes == ["glider"]


def test_who_is_asked_along_goes_up_too() -> None:
    position = _glider(
        "turn british, points 3, american has kit exchange_secret_door, british has kit exchange_aeroplane, "
        "a1@tower, host american, guest tower british, b1@chapel-1"
    )
    assert gliding.aboard(OfficerView(seen(position, 1), 1))
    assert str(gliding.fly(OfficerView(seen(position, 1), 1), position.legal())) == "tower b1"


@pytest.mark.parametrize(
    ("hand", "offer", "answer"),
    [
        ("exchange_secret_door bribe_two", "exchange_aeroplane for bribe_two", "accept"),
        ("exchange_key bribe_two", "exchange_aeroplane for bribe_two", "refuse"),
        ("exchange_secret_door exchange_aeroplane", "staff_car for exchange_aeroplane", "refuse"),
        ("exchange_secret_door", "staff_car for exchange_secret_door", "accept"),
    ],
)
def test_cards_of_the_glider_have_their_price(hand: str, offer: str, answer: str) -> None:
    """The other card is worth a good one to who has one of them; both together are for nobody."""
    game = COLDITZ.new(3, {"edition": "gibson", "bundles": "glider"}, seal=Seal.from_seed("barter"))
    theirs = offer.split()[0]
    position = COLDITZ.scene.set_up(
        game, f"turn british, round 3, american has kit {hand}, british has {theirs}, american has rope"
    )
    assert isinstance(position, Colditz)
    position.apply(1, parse(f"offer american {offer}"))
    said = bots_for(game, ["veteran"], "barter")[0].aside(position.view(0), position.asides(0))
    assert said is not None
    assert said.verb == answer


@pytest.mark.parametrize(
    ("hand", "kept", "wished"),
    [
        ("exchange_secret_door", True, "exchange_aeroplane"),
        ("exchange_aeroplane", True, "exchange_secret_door"),
        ("exchange_secret_door exchange_aeroplane", True, ""),
        ("exchange_key", False, ""),
    ],
)
def test_the_cards_of_the_glider_are_kept(hand: str, kept: bool, wished: str) -> None:
    """Nobody swaps one for a rope or a key while there is time; who has one would give much for the other."""
    for rules, there in ((GLIDER, True), ({"edition": "fuga3"}, False)):
        if not there and hand != "exchange_key":
            continue  # where there is no glider no card is marked
        game = COLDITZ.new(3, rules, seal=Seal.from_seed("kept"))
        position = COLDITZ.scene.set_up(game, f"turn american, american has kit {hand}, round 3")
        assert isinstance(position, Colditz)
        table = OfficerView(seen(position), 0)
        assert [gliding.keeps(table, name) for name in hand.split()] == [kept] * len(hand.split())
        assert gliding.wished(table) == wished
        late = COLDITZ.scene.set_up(game, f"turn american, american has kit {hand}, round {position.rounds}")
        assert isinstance(late, Colditz)
        assert gliding.wished(OfficerView(seen(late), 0)) == ""


def test_a_veteran_reckons_with_guards_in_barracks() -> None:
    """34a: a free post beside a man is as good as a guard one step further away."""
    position = scene("british dutch, turn british, points 9, british has rope, b1@yard-14")
    ground = position.ground
    near = chart_of(ground).guard_field([position.at[0]], rooms=True)
    far = max(ground.inner_posts, key=lambda post: near[post])
    close = min(near[post] for post in ground.inner_posts)
    for guard in range(FIRST_GUARD, FIRST_GUARD + GUARDS):
        position.put(guard, NOT_IN_PLAY)
    position.put(FIRST_GUARD, far)
    assert OfficerView(seen(position), 0, wary=True).threat()[position.at[0]] > close + 1
    position.put(FIRST_GUARD + 1, RESERVE)
    assert OfficerView(seen(position), 0, wary=True).threat()[position.at[0]] == close + 1
    assert OfficerView(seen(position), 0).threat()[position.at[0]] > close + 1
