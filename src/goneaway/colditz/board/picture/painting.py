"""The board as a picture: layers of ground, walls and circles, composed from the board's own data."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable
from html import escape
from itertools import pairwise

from ..compiling import touching
from ..drawing import Spot
from ..model import Board, Circle
from .palette import Palette
from .shapes import STEP, at, fat, px
from .style import sheet
from .symbols import CAR, COMPASS_ROSE, SYMBOLS, TREE

RADIUS = 0.39 * STEP  # of a circle
MARGIN = 1.5 * STEP
FLOOR, WALL = 0.50, 0.62  # half breadths in steps: of a room's floor, and of the wall round it
ROOF = 0.56  # half breadth of the building mass round its spots


def stroke(cls: str, data: str, breadth: float) -> str:
    """A thick line; breadth is half its width, in steps."""
    return f'<path class="{cls}" d="{data}" stroke-width="{px(2 * breadth * STEP)}"/>' if data else ""


def icon(symbol: str, x: float, y: float, size: float) -> str:
    place = f"translate({px(x)} {px(y)}) scale({size})"
    return f'<g class="ga-icon" transform="{place}">{SYMBOLS[symbol]}</g>'


def group(name: str, parts: Iterable[str]) -> str:
    body = "".join(parts)
    return f'<g class="ga-{name}">{body}</g>\n' if body else ""


class Painting:
    """One picture of one board; `layers` paints it from the ground up."""

    def __init__(self, board: Board, palette: Palette) -> None:
        self.board = board
        self.palette = palette
        self.drawing = board.drawing
        columns = [spot[0] for spot in self.drawing.cells]
        rows = [spot[1] for spot in self.drawing.cells]
        left, top = at(min(columns), min(rows))
        right, bottom = at(max(columns), max(rows))
        self.box = (left - MARGIN, top - MARGIN, right - left + 2 * MARGIN, bottom - top + 2 * MARGIN)
        self.look = {
            spot: area.look or ("parquet" if area.roofed else "") for spot, _, area in self.drawing.circles()
        }

    # ---- helpers
    def spots(self, test: Callable[[Circle], bool]) -> list[Spot]:
        return [c.spot for c in self.board.circles if "underground" not in c.flags and test(c)]

    def pairs(self, spots: Collection[Spot]) -> list[tuple[Spot, Spot]]:
        """The walking links among these spots."""
        own = set(spots)
        circles = self.board.circles
        return [
            (circles[a].spot, circles[b].spot)
            for a, b in self.board.links()
            if circles[a].spot in own and circles[b].spot in own
        ]

    def flown(self, circle: Circle) -> bool:
        """Whether the circle is on the glider's track: men do not walk there, so there is no trail."""
        return self.drawing.areas[self.drawing.cells[circle.spot].sign].kind == "track"

    def center(self, number: int) -> tuple[float, float]:
        return at(*self.board.circles[number].spot)

    # ---- land
    def land(self) -> Iterable[str]:
        x, y, width, height = self.box
        yield f'<rect class="ga-field" x="{px(x)}" y="{px(y)}" width="{px(width)}" height="{px(height)}"/>'
        wet = [*self.drawing.scene("water"), *self.spots(lambda c: self.look[c.spot] == "water")]
        bridged = self.spots(lambda c: self.look[c.spot] == "planks")
        data = fat([*wet, *bridged], straight=()) if wet else ""
        yield stroke("ga-bank", data, 0.98)
        yield stroke("ga-water", data, 0.86)
        for column, row in sorted(wet):
            if (column * 7 + row * 3) % 5 == 0:
                cx, cy = at(column, row)
                yield f'<path class="ga-wave" d="M{px(cx - 9)} {px(cy + 6)}q4.5-4 9 0t9 0"/>'
        for column, row in self.drawing.scene("tree"):
            cx, cy = at(
                column + 0.5 * math.sin(column * 3.7 + row), row + 0.28 * math.cos(row * 2.3 + column)
            )
            size = STEP * (0.8 + 0.4 * abs(math.sin(column * 1.3 + row * 2.1)))
            yield f'<g transform="translate({px(cx)} {px(cy)}) scale({px(size)})">{TREE}</g>'

    def trails(self) -> Iterable[str]:
        everything = self.spots(
            lambda c: c.zone == "outside" and self.look[c.spot] != "water" and not self.flown(c)
        )
        data = fat(everything, self.pairs(everything))
        yield stroke("ga-trail-edge", data, 0.5)
        yield stroke("ga-trail", data, 0.44)
        planks = self.spots(lambda c: self.look[c.spot] == "planks")
        data = fat(planks, self.pairs(planks))
        yield stroke("ga-shade", data, 0.66)
        yield stroke("ga-plank-edge", data, 0.6)
        yield stroke("ga-plank", data, 0.52)
        yield stroke("ga-plank-seams", data, 0.52)

    def grounds(self) -> Iterable[str]:
        """Open ground inside the walls: earth, grass, paving; drawn under the edges of the walls."""
        open_air = {"earth": "ga-earth", "grass": "ga-grass", "paving": "ga-paving", "appel": "ga-paving"}
        spots = self.spots(lambda c: self.look[c.spot] in open_air or "key" in c.flags or "pass" in c.flags)
        bare = self.drawing.scene("earth")
        data = fat([*spots, *bare], straight=())
        yield stroke("ga-ground-edge", data, 0.74)
        yield stroke("ga-earth", data, 0.66)
        for look, cls in open_air.items():
            if look != "earth":
                own = self.spots(lambda c, look=look: self.look[c.spot] == look)  # type: ignore[misc]
                yield stroke(cls, fat(own), 0.66 if look == "grass" else 0.9)
        yield stroke("ga-muster", fat(self.spots(lambda c: "appel" in c.flags)), 0.5)

    def parapets(self) -> Iterable[str]:
        data = fat(self.drawing.scene("parapet"))
        yield f'<g transform="translate(2 3)">{stroke("ga-shade", data, 0.2)}</g>' if data else ""
        yield stroke("ga-stone-edge", data, 0.2)
        yield stroke("ga-stone", data, 0.13)
        yield stroke("ga-merlon", data, 0.09)

    def mass(self) -> Iterable[str]:
        """The buildings: everything walled or roofed over, one roof with a wall all round it."""
        indoors = self.spots(lambda c: self.drawing.areas[self.drawing.cells[c.spot].sign].roofed)
        slate = self.spots(lambda c: self.look[c.spot] == "slate")
        walls = self.drawing.scene("wall")
        under = [
            c.spot
            for c in self.board.circles
            if ("underground" in c.flags or self.flown(c)) and len({*touching(c.spot)} & {*walls}) > 1
        ]
        solid = [*walls, *indoors, *slate, *under]
        outdoors = {*self.look} - {*solid}
        data = fat(solid, straight=outdoors)
        yield f'<g transform="translate(3.5 4.5)">{stroke("ga-shade", data, ROOF)}</g>'
        yield stroke("ga-wall", data, ROOF)
        yield stroke("ga-roof", data, ROOF - 0.13)
        yield from self.slopes({*walls, *indoors, *slate, *under}, set(walls))

    def slopes(self, mass: set[Spot], walls: set[Spot]) -> Iterable[str]:
        """Roofs rise away from their edges: spots with only building round them are drawn lighter, those with
        two rings of it lighter still."""
        high = {spot for spot in walls if all(near in walls for near in touching(spot))}
        high = {spot for spot in high if any(near in high for near in touching(spot))}
        yield stroke("ga-roof-slope", fat(sorted(high)), 0.62)
        ridge = {spot for spot in high if sum(near in high for near in touching(spot)) >= 5}
        yield stroke("ga-roof-ridge", fat(sorted(ridge)), 0.5)

    def rooms(self) -> Iterable[str]:
        """Floors let into the roof: each area with its wall, then the doorways between them."""
        areas: dict[str, list[Spot]] = {}
        for circle in self.board.circles:
            sign = self.drawing.cells[circle.spot].sign
            if "underground" not in circle.flags and (
                self.drawing.areas[sign].roofed or self.look[circle.spot] == "slate"
            ):
                areas.setdefault(circle.area, []).append(circle.spot)
        lines = {name: fat(spots) for name, spots in areas.items()}
        for name, data in lines.items():
            tower = name in self.board.hideaways
            yield stroke("ga-tower" if tower else "ga-wall", data, WALL + (0.06 if tower else 0))
            if tower:
                yield stroke("ga-wall", data, WALL - 0.05)
        for name, data in lines.items():
            yield stroke(f"ga-floor {self.floor(name, areas[name][0])}", data, FLOOR)
        yield from self.doorways()

    def floor(self, name: str, spot: Spot) -> str:
        if name in self.board.rooms:
            return "ga-parquet"
        if name in self.board.hideaways:
            return "ga-nook"
        return {"slate": "ga-slate", "cellar": "ga-cellar"}.get(self.look[spot], "ga-flags")

    def doorways(self) -> Iterable[str]:
        circles = self.board.circles
        doors = []
        for a, b in self.board.links():
            one, other = circles[a], circles[b]
            if one.area == other.area:
                continue
            roofed = [self.drawing.areas[self.drawing.cells[c.spot].sign].roofed for c in (one, other)]
            if any(roofed):
                doors.append((one.spot, other.spot))
        yield stroke("ga-doorway", fat([spot for pair in doors for spot in pair], doors), 0.3)

    # ---- works
    def lights(self) -> Iterable[str]:
        lit = self.spots(lambda c: "light" in c.flags)
        data = fat(lit)
        yield stroke("ga-beam ga-beam-far", data, 0.62)
        yield stroke("ga-beam", data, 0.5)

    def tunnels(self) -> Iterable[str]:
        for circles in self.board.tunnels.values():
            points = " ".join(f"{px(x)},{px(y)}" for x, y in map(self.center, circles))
            yield f'<polyline class="ga-tunnel-bed" points="{points}"/>'
            yield f'<polyline class="ga-tunnel" points="{points}"/>'

    def flight(self) -> Iterable[str]:
        """The glider's way over everything, on boards that have one."""
        points = [self.center(n) for n in self.board.track]
        if points:
            data = "M" + "L".join(f"{px(x)} {px(y)}" for x, y in points)
            yield f'<path class="ga-flight" d="{data}"/>'

    def wire(self) -> Iterable[str]:
        for line in self.drawing.legend.get("wire", ()):
            points = [at(column, row) for column, row in line]
            data = "M" + "L".join(f"{px(x)} {px(y)}" for x, y in points)
            yield f'<path class="ga-wire" d="{data}"/>'
            yield f'<path class="ga-wire ga-wire-low" d="{data}"/>'
            for (x1, y1), (x2, y2) in pairwise(points):
                length = math.hypot(x2 - x1, y2 - y1)
                for n in range(1, max(2, int(length / 12))):
                    share = n / max(2, int(length / 12))
                    x, y = x1 + (x2 - x1) * share, y1 + (y2 - y1) * share
                    if n % 4 == 0:
                        yield f'<circle class="ga-stake" cx="{px(x)}" cy="{px(y)}" r="1.9"/>'
                    else:
                        barb = f"M{px(x - 2.4)} {px(y - 2.4)}l4.8 4.8m0-4.8l-4.8 4.8"
                        yield f'<path class="ga-barb" d="{barb}"/>'
        for cut in self.board.cuts:
            (x1, y1), (x2, y2) = self.center(cut.inside), self.center(cut.outside)
            yield f'<path class="ga-cut" d="M{px(x1)} {px(y1)}L{px(x2)} {px(y2)}"/>'

    def ropes(self) -> Iterable[str]:
        """A line from every window to its landing, with a head at the landing and stopping short of both."""
        for rope in self.board.ropes:
            (x1, y1), (x2, y2) = self.center(rope.top), self.center(rope.landing)
            length = math.hypot(x2 - x1, y2 - y1)
            ux, uy = (x2 - x1) / length, (y2 - y1) / length
            sx, sy = x1 + ux * RADIUS, y1 + uy * RADIUS
            ex, ey = x2 - ux * (RADIUS + 5.5), y2 - uy * (RADIUS + 5.5)
            line = f"M{px(sx)} {px(sy)}L{px(ex)} {px(ey)}"
            tip = (
                f"M{px(ex + ux * 4.5)} {px(ey + uy * 4.5)}L{px(ex - uy * 3.4)} {px(ey + ux * 3.4)}"
                f"L{px(ex + uy * 3.4)} {px(ey - ux * 3.4)}z"
            )
            yield f'<path class="ga-rope-halo" d="{line}"/><path class="ga-rope" d="{line}"/>'
            yield f'<path class="ga-rope-tip" d="{tip}"/>'

    # ---- circles
    def circle_class(self, circle: Circle) -> str:
        flags = circle.flags
        for flag in ("post", "target", "hideaway", "appel", "light", "underground"):
            if flag in flags:
                return flag
        if "key" in flags or "pass" in flags:
            return "gate"
        if circle.held:
            return "held"
        look = self.look[circle.spot]
        if circle.room:
            return "room"
        if circle.zone == "outside":
            return "water" if look == "water" else "outside"
        return {"paving": "yard", "parquet": "yard", "slate": "slate"}.get(look, "ground")

    def circles(self) -> Iterable[str]:
        landings = {rope.landing for rope in self.board.ropes}
        doors = {block.door for block in self.board.cells.values()}
        for n, circle in enumerate(self.board.circles):
            x, y = self.center(n)
            cls = f"c c-{self.circle_class(circle)}"
            if n in doors:
                cls += " c-door"
            if n in self.board.walkways:
                cls += " c-walkway"
            radius = RADIUS * (0.82 if "underground" in circle.flags else 1)
            yield (
                f'<circle id="{circle.name}" class="{cls}" cx="{px(x)}" cy="{px(y)}" r="{px(radius)}">'
                f"<title>{escape(circle.name)}</title></circle>"
            )
            yield from self.marks(n, circle, x, y, n in landings)

    def marks(self, n: int, circle: Circle, x: float, y: float, landing: bool) -> Iterable[str]:
        flags = circle.flags
        if landing:
            yield f'<circle class="ga-landing" cx="{px(x)}" cy="{px(y)}" r="{px(RADIUS - 2)}"/>'
            yield f'<circle class="ga-landing-in" cx="{px(x)}" cy="{px(y)}" r="{px(RADIUS - 3.8)}"/>'
        if "tunnel" in flags:
            r = RADIUS - 1
            yield f'<path class="ga-burrow" d="M{px(x - r)} {px(y)}a{px(r)} {px(r)} 0 0 0 {px(2 * r)} 0z"/>'
        for feet in (30, 60):
            if f"drop{feet}" in flags:
                yield f'<text class="ga-feet" x="{px(x)}" y="{px(y + 3.3)}">{feet}</text>'
        if "target" in flags:
            for radius, colour in ((13.5, "blue"), (9, "white"), (4.8, "red")):
                yield f'<circle class="ga-roundel-{colour}" cx="{px(x)}" cy="{px(y)}" r="{px(radius)}"/>'
            number = escape(circle.area.removeprefix("t"))
            yield f'<text class="ga-target" x="{px(x)}" y="{px(y + 3.4)}">{number}</text>'
        gate = self.board.gates.get(circle.area)
        if gate is not None and "post" not in flags:
            yield icon(gate.card, x, y, 7.4)

    # ---- words
    def car(self) -> Iterable[str]:
        (x1, y1), (x2, y2) = self.center(self.board.car["rear"]), self.center(self.board.car["front"])
        turn = math.degrees(math.atan2(y2 - y1, x2 - x1))
        size = max(1.0, (math.hypot(x2 - x1, y2 - y1) - 2 * RADIUS - 4) / 2)
        place = f"translate({px((x1 + x2) / 2)} {px((y1 + y2) / 2)}) rotate({px(turn)})"
        yield f'<g transform="{place} scale({px(size)})">{CAR}</g>'

    def lettering(self) -> Iterable[str]:
        for name, given in self.drawing.legend.get("lettering", {}).items():
            room = self.board.rooms.get(name)
            words = given.get("words") or (room.title if room else name)
            x, y = at(*given["at"])
            lines = words.split("|") if "words" in given else broken(words, given.get("lines", 1))
            turn = f' transform="rotate({given["turn"]} {px(x)} {px(y)})"' if "turn" in given else ""
            cls = "ga-name" if room else f"ga-{given.get('style', 'note')}"
            middle = y + 3.8 - 5.6 * (len(lines) - 1)
            spans = "".join(
                f'<tspan x="{px(x)}" y="{px(middle + 11.2 * k)}">{escape(line)}</tspan>'
                for k, line in enumerate(lines)
            )
            yield f'<text class="{cls}"{turn}>{spans}</text>'
            for k, symbol in enumerate(room.symbols if room else ()):
                bx, by = at(*given["badge"])
                bx += k * 20
                yield f'<circle class="ga-badge" cx="{px(bx)}" cy="{px(by)}" r="10.8"/>'
                yield icon(symbol, bx, by, 8.4)

    def rose(self) -> Iterable[str]:
        where = self.drawing.legend.get("rose")
        if where:
            x, y = at(*where)
            yield f'<g transform="translate({px(x)} {px(y)}) scale(26)">{COMPASS_ROSE}</g>'
            yield f'<text class="ga-north" x="{px(x - 42)}" y="{px(y + 4)}">N</text>'

    # ---- the whole
    def layers(self) -> Iterable[str]:
        yield group("land", self.land())
        yield group("trails", self.trails())
        yield group("grounds", self.grounds())
        yield group("parapets", self.parapets())
        yield group("mass", self.mass())
        yield group("rooms", self.rooms())
        yield group("lights", self.lights())
        yield group("tunnels", self.tunnels())
        yield group("wires", self.wire())
        yield group("flight", self.flight())
        yield group("circles", self.circles())
        yield group("ropes", self.ropes())
        yield group("car", self.car())
        yield group("lettering", self.lettering())
        yield group("rose", self.rose())

    def document(self, overlay: str = "", title: str = "") -> str:
        x, y, width, height = self.box
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{px(x)} {px(y)} {px(width)} {px(height)}" '
            f'class="ga-board" role="img" aria-label="{escape(title or self.board.name)}">\n'
            f"{sheet(self.palette)}{''.join(self.layers())}{overlay}</svg>\n"
        )


def broken(words: str, lines: int) -> list[str]:
    """A title broken at spaces into the given number of lines, as evenly as possible."""
    parts = words.split()
    if lines < 2 or len(parts) < 2:
        return [words]
    cut = min(range(1, len(parts)), key=lambda n: abs(len(" ".join(parts[:n])) - len(" ".join(parts[n:]))))
    return [" ".join(parts[:cut]), *broken(" ".join(parts[cut:]), lines - 1)]
