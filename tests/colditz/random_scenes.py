"""Random positions, crowded where rules interact: cards in every hand, men at tunnels, gates and openings."""

from __future__ import annotations

import random

from goneaway.colditz.kind import COLDITZ
from goneaway.colditz.referee.position import Colditz
from goneaway.colditz.ways.resting import no_stop
from goneaway.colditz.words.places import EQUIPMENT, INNER, NATIONS
from goneaway.kernel import Game, SceneError


def random_scene(game: Game, chooser: random.Random) -> Colditz:
    """A random valid position; entries that contradict others are left out."""
    start = game.start()
    assert isinstance(start, Colditz)
    entries = _entries(start, chooser)
    while True:
        try:
            position = COLDITZ.scene.set_up(game, ", ".join(entries))
        except SceneError:
            # Leave out every entry that does not fit those before it.
            entries = _fitting(game, entries)
        else:
            assert isinstance(position, Colditz)
            return position


def _fitting(game: Game, entries: list[str]) -> list[str]:
    out: list[str] = []
    for entry in entries:
        try:
            COLDITZ.scene.set_up(game, ", ".join([*out, entry]))
        except SceneError:
            continue
        out.append(entry)
    return out


def _entries(position: Colditz, chooser: random.Random) -> list[str]:
    teams = NATIONS[: position.officers]
    out = [" ".join(teams)]
    whose = chooser.choice([*teams, *teams, "security"])
    out.append(f"turn {whose}")
    out.append(chooser.choice(["before-roll", *(f"points {chooser.randint(1, 14)}" for _ in range(5))]))
    if position.rules.daynight.day_night and chooser.random() < 0.5:
        out.append("night")
    out += _cards(position, teams, chooser)
    out += _tunnels(position, teams, chooser)
    out += _pawns(position, teams, chooser)
    if chooser.random() < 0.2:
        out.append(f"credit {chooser.randint(1, 2)}")
    if chooser.random() < 0.2:
        out.append("bonus")
    return out


def _cards(position: Colditz, teams: tuple[str, ...], chooser: random.Random) -> list[str]:
    opportunity = [card.id for card in position.opportunity]
    security = [card.id for card in position.security]
    out = []
    for team in teams:
        held = [card for card in EQUIPMENT if chooser.random() < 0.4]
        held += ["kit"] * (chooser.random() < 0.4) + chooser.sample(opportunity, chooser.randrange(4))
        if held:
            out.append(f"{team} has {' '.join(held)}")
        if chooser.random() < 0.6:
            out.append(f"{team} has tunnel_{chooser.choice(position.ground.tunnels)}")
    return [*out, f"security has {' '.join(chooser.sample(security, chooser.randrange(1, 5)))}"]


def _tunnels(position: Colditz, teams: tuple[str, ...], chooser: random.Random) -> list[str]:
    out = []
    ground = position.ground
    for number, name in enumerate(ground.tunnels):
        if chooser.random() < 0.2:
            out.append(f"tunnel {name} {chooser.choice(teams)}")
            out += [
                f"{chooser.choice(teams)[0]}{chooser.randint(1, 6)}@{ground.names[circle]}/tunnel"
                for circle in chooser.sample(ground.tunnel_circles[number], 2)
            ]
            if chooser.random() < 0.3:
                out.append(f"{chooser.choice(['detected', 'shut', 'collapsed'])} {name}")
    return out


def _pawns(position: Colditz, teams: tuple[str, ...], chooser: random.Random) -> list[str]:
    ground = position.ground
    surface = [c for c in range(ground.size) if ground.surface[c] and not no_stop(position, c)]
    tunnels = range(len(ground.tunnels))
    #: Interesting places: the rooms of tunnels, gates, openings and what is near them.
    busy = [
        *([c for c in surface if ground.way_below(tunnel)[c] <= 4] for tunnel in tunnels),
        [c for c in surface if ground.gate[c] >= 0 or any(ground.gate[o] >= 0 for o in ground.near[c])],
        [c for c in surface if ground.barriers[c] or ground.room[c] >= 0],
        [c for c in surface if ground.zone[c] != INNER],
        surface,
    ]
    out = []
    for team in teams:
        favourite = chooser.choice(busy)
        for number in range(1, 7):
            man = f"{team[0]}{number}"
            if chooser.random() < 0.12:
                out.append(f"{man}@{chooser.choice(ground.blocks).name}")
            elif chooser.random() < 0.7:
                spots = favourite if chooser.random() < 0.5 else chooser.choice(busy)
                out.append(f"{man}@{ground.names[chooser.choice(spots)]}")
                if chooser.random() < 0.1:
                    out.append(f"returning {man}")
    for number in range(1, 10):
        if chooser.random() < 0.5:
            spots = [circle for circle in chooser.choice(busy) if ground.room[circle] < 0]
            out.append(f"g{number}@{ground.names[chooser.choice(spots)]}")
    return out
