"""An arena's report as one self-contained page: tables, and a plot of the win rates."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from ....wording import Wording
from .sheets import Data, Sheet, at, between, head, sheets, two_roles

_STYLE = """
:root { color-scheme: light dark; --ink: #1d2327; --paper: #fbfaf7; --faint: #c9c6bd; --mark: #a23e12; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e3da; --paper: #16191b; --faint: #4a4f52; --mark: #f0925e; }
}
body { color: var(--ink); background: var(--paper); font: 16px/1.5 system-ui, sans-serif;
  margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid var(--faint); padding: .3rem .7rem; text-align: right; }
td { white-space: nowrap; }
th.name, td.name { text-align: left; }
svg { display: block; max-width: 100%; height: auto; font: 13px system-ui, sans-serif; }
svg text { fill: var(--ink); }
svg .grid { stroke: var(--faint); }
svg .even { stroke: var(--ink); stroke-dasharray: 3 3; }
svg .bar { stroke: var(--mark); stroke-width: 3; }
svg .dot { fill: var(--mark); }
""".strip()

#: The page loads nothing and runs no scripts.
_POLICY = "default-src 'none'; style-src 'unsafe-inline'"

#: The plot's dimensions in its own units: maximum width of a letter, length of the scale, height of a line.
_LETTER, _SCALE, _LINE = 7.5, 500, 26


def page(data: Data, wording: Wording) -> str:
    """Return the whole file."""
    say = wording.text
    title = escape(say("lab-arena-title", game=data["arena"]["game"]))
    parts = [
        "<!DOCTYPE html>",
        f'<html lang="{wording.language}">',
        '<head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">',
        f"<title>{title}</title>",
        f"<style>{_STYLE}</style></head>",
        f"<body><h1>{title}</h1>",
        f"<p>{escape(head(data, wording))}</p>",
        f"<h2>{escape(_caption(data, wording))}</h2>",
        f'<div class="wide">{plot(data, wording)}</div>',
    ]
    for sheet in sheets(data, wording):
        parts += _table(sheet)
    parts.append("</body></html>\n")
    return "\n".join(parts)


def _caption(data: Data, wording: Wording) -> str:
    return wording.text("lab-arena-plot", role="security" if two_roles(data) else "player")


def plot(data: Data, wording: Wording) -> str:
    """Return the plot, with a line for each pairing: its share as a dot, the interval as a bar."""
    lines = list(_lines(data, wording))
    left = round(_LETTER * max((len(line[0]) for line in lines), default=0)) + 14
    height = _LINE * (len(lines) + 1) + 8
    width = left + _SCALE + 40

    def place(share: float) -> str:
        return f"{left + _SCALE * share:.1f}"

    parts = [f'<svg viewBox="0 0 {width} {height}" width="{width}" role="img">']
    parts.append(f"<title>{escape(_caption(data, wording))}</title>")
    for percent in range(0, 101, 25):
        x = place(percent / 100)
        parts.append(f'<line class="grid" x1="{x}" y1="4" x2="{x}" y2="{height - _LINE}"/>')
        parts.append(f'<text x="{x}" y="{height - 8}" text-anchor="middle">{percent} %</text>')
    for number, (name, share, low, high, even, told) in enumerate(lines):
        y = _LINE * number + _LINE // 2 + 4
        parts += [
            f"<g><title>{escape(f'{name}: {told}')}</title>",
            f'<text x="{left - 14}" y="{y + 4}" text-anchor="end">{escape(name)}</text>',
            f'<line class="even" x1="{place(even)}" y1="{y - 9}" x2="{place(even)}" y2="{y + 9}"/>',
            f'<line class="bar" x1="{place(low)}" y1="{y}" x2="{place(high)}" y2="{y}"/>',
            f'<circle class="dot" cx="{place(share)}" cy="{y}" r="5"/></g>',
        ]
    return "\n".join([*parts, "</svg>"])


def _lines(data: Data, wording: Wording) -> Iterator[tuple[str, float, float, float, float, str]]:
    """Return, for each line: label, share, interval, the fair share, and the same in words."""
    security = two_roles(data)
    for table in data["tables"]:
        for pairing in table["pairings"]:
            shown, other = reversed(pairing["sides"]) if security else pairing["sides"]
            who = wording.text("lab-arena-met", bot=shown["bot"], against=other["bot"])
            told = f"{shown['share']:.1%} ({between(shown, '{:.1%}', wording)})"
            name = f"{at(table)}: {who}" if len(data["tables"]) > 1 else who
            yield name, shown["share"], shown["low"], shown["high"], pairing["even"], told


def _table(sheet: Sheet) -> Iterator[str]:
    yield f'<h2>{escape(sheet.title)}</h2><div class="wide"><table>'
    for tag, rows in (("th", [sheet.heads]), ("td", sheet.rows)):
        for row in rows:
            cells = (
                f"<{tag}{' class=name' if number < sheet.names else ''}>{escape(word)}</{tag}>"
                for number, word in enumerate(row)
            )
            yield f"<tr>{''.join(cells)}</tr>"
    yield "</table></div>"
    for note in sheet.notes:
        yield f"<p>{escape(note)}</p>"
