"""Section X as a `GameKind`: its interface to the rest of the engine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..kernel import Action, Chance, Event, Game, GameKind, Stream, View
from ..kernel.options import Value
from .board.island import standard_island
from .board.tiles import standard_tiles
from .referee.exact import read_view, write_view
from .referee.position import SectionX
from .referee.sampling import determinize
from .referee.view import Seen
from .scenes.scene import SectionXScene
from .turns.rounds import deal_piles
from .turns.turn import begin_turn
from .words.actions import FORMS, parse
from .words.options import OPTIONS, PLAYERS, rules_of, settle


class SectionXKind(GameKind):
    """Chislaine van den Bulk's game of tunnels under a prison island."""

    name = "sectionx"
    title = "Section X"
    package = "goneaway.sectionx"
    players = PLAYERS
    options = OPTIONS
    forms = FORMS
    scene = SectionXScene()
    ending = frozenset({"turn-ended", "collapsed", "game-over"})

    def rules(self, players: int, overrides: Mapping[str, Any]) -> dict[str, Value]:
        return settle(players, overrides)

    def seats(self, players: int, rules: Mapping[str, Value]) -> tuple[str, ...]:
        return tuple(str(rules["colours"]))

    def start(self, game: Game, chance: Chance) -> SectionX:
        position = self._table(game, chance)
        rules = position.rules
        deal_piles(position, range(position.tiles.count))
        if rules.firstSeat == "lot":
            first = chance.pick("lot", position.seats)
        else:
            first = rules.colours.index(rules.firstSeat)
        position.tell_all("round-begun", round=1, final=False)
        begin_turn(position, first)
        return position

    def _table(self, game: Game, chance: Chance) -> SectionX:
        """The empty table."""
        return SectionX(rules_of(len(game.seats), game.rules), standard_island(), standard_tiles(), chance)

    def parse(self, game: Game, text: str) -> Action:
        return parse(text)

    def reveals(self, game: Game, seat: int, event: Event) -> bool:
        """Drawing reveals a tile; in the expert variant, where tiles are face up, also the one below it."""
        return event.kind == "drawn"

    def determinize(self, game: Game, view: View, chance: Chance) -> SectionX:
        if not isinstance(view, Seen):
            raise TypeError(f"no view of {self.title}: {view!r:.60}")
        return determinize(view, chance)

    def write_view(self, view: View) -> dict[str, Any]:
        if not isinstance(view, Seen):
            raise TypeError(f"no view of {self.title}: {view!r:.60}")
        return write_view(view)

    def read_view(self, game: Game, data: Mapping[str, Any]) -> Seen:
        return read_view(self._table(game, Stream(b"blank", quiet=True)), data)


SECTIONX = SectionXKind()
