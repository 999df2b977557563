"""What the eye and the thumb would stumble over, measured in the page itself.

Covered: the middle or an edge of something that can be pressed lies behind something else. Outside: it lies
beyond the edge, and nothing scrolls there. Small: less than a thumb. Fine print: text under 11 px. Wide: the
page scrolls sideways. Clipped: a label is cut off, or runs out of its button.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

#: The least a thumb hits, and the least one reads, in CSS pixels.
THUMB, FINE = 44, 11
_LOOK = Path(__file__).with_suffix(".js").read_text("utf-8")


def stumbles(page: Page, touch: bool) -> list[str]:
    """Everything found on the page as it stands; of targets for thumbs only where it is touched."""
    found: list[Any] = page.evaluate(_LOOK, [touch, THUMB, FINE])
    return [str(one) for one in found]
