"""The switches of Section X: one for each point where the two renderings differ or are silent.

The names and values are used wherever the options are discussed; A1 to A36 are the numbers
of the ambiguities they settle.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ...kernel import Option, RulesError
from ...kernel.options import Value, asked_for, brief, check_players, choose

COLOURS = "BRVY"
PLAYERS = range(2, 5)
MEN = 8
DOORS = 2

OPTIONS = (
    Option("variant", ("base", "expert"), "expert"),
    Option("firstSeat", ("lot", *COLOURS), "set-up"),
    Option("placement", ("matchAll", "connectOne", "matchAllConnectOne"), "fit", "A1"),
    Option("stockAtRoundEnd", ("keep", "return"), "collapse", "A3"),
    Option("edgeMatching", ("strict", "ownOpeningsOnly"), "fit", "A7"),
    Option("distanceMetric", ("nearestAny", "nearestUsable"), "distance", "A8"),
    Option("tilesEnd", ("lastDrawn", "allPlaced"), "round-end", "A9"),
    Option("goalCheck", ("immediate", "roundEnd"), "game-end", "A10"),
    Option("noneCanRanking", ("freedFirst", "survivorsFirst"), "ranking", "A11"),
    Option("finalRound", ("goalFirst", "survivorsOnly"), "final-round", "A13"),
    Option("keyLoss", ("anyEscape", "allEscaped"), "key-loss", "A14"),
    Option("keyDoor", ("supplyFirst", "ownerChooses"), "key-gain", "A15"),
    Option("keyReturn", ("supply", "placeNow"), "key-loss", "A16"),
    Option("doorGeometry", ("side", "section"), "doors", "A17"),
    Option("doorsOnHideouts", (False, True), "door-action", "A18"),
    Option("doorTravels", (True, False), "handling", "A19"),
    Option("mixedHideout", ("blocked", "anyOwn"), "handling", "A20"),
    Option("rotateOwnHideout", (False, True), "rotate", "A21"),
    Option("passThrough", (False, True), "room", "A22"),
    Option("greenStepCost", (1, 0), "steps", "A23"),
    Option("fightLength", ("longest", "sum"), "fight", "A24"),
    Option("edgeOpenings", ("allowed", "forbidden"), "fit", "A25"),
    Option("drawMandatory", (True, False), "draw", "A26"),
    Option("zoneReserve", ("on", "off"), "zone-reserve", "A27"),
    Option("openPiles", ("top", "all"), "expert", "A28"),
    Option("stallGuard", ("on", "off"), "stall", "A30"),
)


@dataclass(frozen=True)
class Rules:
    """The ruleset of one game, in the form the engine reads it. Field names are option names."""

    players: int
    colours: str
    firstSeat: str
    expert: bool
    placement: str
    stockAtRoundEnd: str
    edgeMatching: str
    distanceMetric: str
    tilesEnd: str
    goalCheck: str
    noneCanRanking: str
    finalRound: str
    keyLoss: str
    keyDoor: str
    keyReturn: str
    doorGeometry: str
    doorsOnHideouts: bool
    doorTravels: bool
    mixedHideout: str
    rotateOwnHideout: bool
    passThrough: bool
    greenStepCost: int
    fightLength: str
    edgeOpenings: str
    drawMandatory: bool
    zoneReserve: str
    openPiles: str
    stallGuard: str

    @property
    def goal(self) -> int:
        """The number of prisoners to free: 5, in the expert variant 7."""
        return 7 if self.expert else 5

    @property
    def threshold(self) -> int:
        """The number of escapes that end a round: 3, with two players 2."""
        return 2 if self.players == 2 else 3


def settle(players: int, overrides: Mapping[str, Any]) -> dict[str, Value]:
    """Every option by name, `colours` included; raises `RulesError` for unplayable rules."""
    check_players(players, PLAYERS)
    rest = asked_for(overrides)
    colours = str(rest.pop("colours", COLOURS[:players]))
    if len(colours) != players or len(set(colours)) != players or not set(colours) <= set(COLOURS):
        raise RulesError(
            "unknown-value",
            option="colours",
            value=brief(colours),
            allowed=f"{players} different of {COLOURS}",
        )
    rules = choose(OPTIONS, rest)
    if rules["firstSeat"] not in {"lot", *colours}:
        raise RulesError(
            "conflict", option="firstSeat", value=rules["firstSeat"], other="colours", with_=colours
        )
    if rules["openPiles"] == "all" and rules["variant"] != "expert":
        # Piles of the base game lie face down, so the option has nothing to turn up.
        raise RulesError("conflict", option="openPiles", value="all", other="variant", with_="base")
    return {"colours": colours, **rules}


def rules_of(players: int, settled: Mapping[str, Value]) -> Rules:
    fields: dict[str, Any] = dict(settled)
    expert = fields.pop("variant") == "expert"
    return Rules(players=players, expert=expert, **fields)
