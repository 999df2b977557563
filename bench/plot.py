"""A small plot: cost per decision over the length of a game, as SVG."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

WIDTH, HEIGHT = 640, 300
LEFT, RIGHT, TOP, BOTTOM = 52, 150, 30, 42
COLOURS = ("#c0562f", "#2f6f8f", "#6a7f35", "#7a4f8f")


def draw(lines: Mapping[str, Sequence[float]], title: str) -> str:
    """Return an SVG with a line for each name: microseconds per decision, from the first part to the last."""
    top = _round_up(max(max(values) for values in lines.values()))
    wide, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
        ' font-family="sans-serif" font-size="12">',
        f"<title>{title}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fdfcf8"/>',
        f'<text x="{LEFT}" y="18" fill="#333">{title}</text>',
    ]
    for tick in range(5):
        y = TOP + high - high * tick / 4
        out.append(f'<path d="M{LEFT} {y:.1f}H{LEFT + wide}" stroke="#ddd8cc"/>')
        out.append(
            f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end" fill="#555">{top * tick / 4:g}</text>'
        )
    for tick in range(5):
        x = LEFT + wide * tick / 4
        out.append(
            f'<text x="{x:.1f}" y="{HEIGHT - 22}" text-anchor="middle" fill="#555">{25 * tick} %</text>'
        )
    x = LEFT + wide / 2
    out.append(f'<text x="{x:.1f}" y="{HEIGHT - 6}" text-anchor="middle" fill="#555">of the game</text>')
    for number, (name, values) in enumerate(lines.items()):
        colour = COLOURS[number % len(COLOURS)]
        points = [
            (LEFT + wide * (part + 0.5) / len(values), TOP + high - high * value / top)
            for part, value in enumerate(values)
        ]
        way = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        out.append(f'<path d="M{way}" fill="none" stroke="{colour}" stroke-width="2"/>')
        y = TOP + 16 + 20 * number
        out.append(f'<path d="M{LEFT + wide + 12} {y - 4}h18" stroke="{colour}" stroke-width="2"/>')
        out.append(f'<text x="{LEFT + wide + 36}" y="{y}" fill="#333">{name}</text>')
    return "\n".join((*out, "</svg>", ""))


def _round_up(value: float) -> float:
    """Return the next of 1, 2, 4, 6, 8 times a power of ten: a scale that reads well in quarters."""
    scale = 1.0
    while True:
        for step in (1, 2, 4, 6, 8):
            if step * scale >= value:
                return step * scale
        scale *= 10
