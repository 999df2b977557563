"""The castle on a page of its own: large, to be dragged and zoomed, with the names of its circles."""

from __future__ import annotations

import json
from collections.abc import Iterable

from goneaway.colditz.board import load_board
from goneaway.colditz.board.picture import draw

_PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The castle – Gone Away</title>
<link rel="stylesheet" href="../css/castle.css">
</head>
<body data-shade="{shade}">
<header>
<a href="../board.html">← The castle</a>
<form id="find"><input name="name" list="names" autocomplete="off" placeholder="Find: kitchen, yard-14, t4"
 aria-label="Find a room or a circle"><datalist id="names">{names}</datalist></form>
<span id="told" role="status">Drag to move, wheel or pinch to zoom.</span>
<span class="tools"><button id="out" aria-label="Smaller">−</button>
<button id="in" aria-label="Larger">+</button>
<button id="whole">Whole</button><a href="{other}.html">{label}</a></span>
</header>
<main tabindex="0" aria-label="Plan of the castle">{picture}</main>
<script id="rooms" type="application/json">{rooms}</script>
<script src="../js/castle.js"></script>
</body>
</html>
"""


def castle_pages() -> Iterable[tuple[str, str]]:
    """One page by day and one by night."""
    board = load_board()
    rooms = {
        name: [board.circles[number].name for number in room.circles] for name, room in board.rooms.items()
    }
    names = "".join(f'<option value="{name}">' for name in rooms)
    shades = {"castle": ("light", "castle-night", "Dark"), "castle-night": ("dark", "castle", "Light")}
    for name, (shade, other, label) in shades.items():
        page = _PAGE.format(
            shade=shade,
            other=other,
            label=label,
            names=names,
            rooms=json.dumps(rooms),
            picture=draw(board, shade),
        )
        yield f"board/{name}.html", page
