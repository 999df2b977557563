"""Every screen of the pictures in every size: no ids, nothing covered, cut off, too small to read or to hit.

`make sweep` looks at every screen in all four languages, `make test` at a sample of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from ..web.servers import Server
from .conftest import settled
from .geometry import stumbles
from .pictures import PHONE, SCREENS, Studio, staging
from .reading import ids

#: The last two of the sizes are a window of 1280 x 800 at 200 % and at 400 %.
PHONES = ((390, 844), (360, 740), (360, 640), (844, 390))
SIZES = (*PHONES, (1440, 900), (1024, 768), (820, 1180), (640, 400), (320, 200))
LANGUAGES = ("fr-FR", "en-GB", "it-IT", "es-ES")
LOOKS = [(name, locale) for name in SCREENS for locale in LANGUAGES]
#: With every fifth of them a day has screens in all four languages, and five days have all.
SHARE = 5


@pytest.fixture
def studio(chromium: Browser, server: Server, tmp_path: Path) -> Iterator[Studio]:
    found = Studio(chromium, server, tmp_path)
    found.machine = PHONE
    with staging():
        yield found


@pytest.mark.sampled(SHARE)
@pytest.mark.timeout(900)
@pytest.mark.parametrize(("name", "locale"), LOOKS, ids=[f"{name}-{locale[:2]}" for name, locale in LOOKS])
def test_nothing_is_covered_cut_off_or_too_small(studio: Studio, name: str, locale: str) -> None:
    studio.locale = locale
    page = SCREENS[name](studio)
    found = [f"{w} x {h}: {one}" for w, h in SIZES for one in seen(page, w, h)]
    page.context.close()
    assert found == []


def seen(page: Page, width: int, height: int) -> list[str]:
    page.set_viewport_size({"width": width, "height": height})
    settled(page)
    other = ".table[data-tab]:not([data-tab='all'])" if width >= 768 else ".table[data-tab='all']"
    expect(page.locator(other)).to_have_count(0)
    # Sheets tell the stage how much they cover, and it answers in the frame after that.
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return stumbles(page, touch=True) + ids(page)


BOX = "width:60px;height:60px"
WRONG = {
    "covered": f"<button style='position:fixed;left:9px;top:9px;{BOX}'>A</button>"
    "<p style='margin:0;position:fixed;left:0;top:50px;width:99px;height:99px'></p>",
    "small": "<button style='width:30px;height:60px'>A</button>",
    "fine print": "<p style='font-size:10px'>A</p>",
    "wide": "<p style='width:2000px'>A</p>",
    "clipped": f"<button style='{BOX};overflow:hidden;white-space:nowrap'>Far too long for it</button>",
    "outside": "<div style='position:fixed;inset:0;overflow:clip'>"
    f"<button style='position:absolute;left:380px;{BOX}'>A</button></div>",
    **{
        f"id {number}": f"{one}<p>B1 goes to courtyard 31K, 5 points; 51,3 MB in G3.</p>"
        for number, one in enumerate(
            (
                "<p>B1 goes to yard-31.</p>",
                "<p style='position:absolute;clip-path:inset(50%)'>F8@NE</p>",
                f"<button aria-label='Lay E7#2' style='{BOX}'>A</button>",
                f"<button title='kit_part_a' style='{BOX}'>A</button>",
                "<input placeholder='rotation 4' style='min-height:60px'>",
                "<svg><title>inner-a</title></svg>",
            )
        )
    },
    "": f"<p hidden>yard-31</p><button style='{BOX}'>A</button>",
}


@pytest.mark.parametrize("told", WRONG)
def test_what_is_wrong_is_found(chromium: Browser, told: str) -> None:
    """The sweep itself: each fault that it is for, on a page that has no other."""
    page = chromium.new_page(viewport={"width": 390, "height": 844})
    page.set_content(f"<!doctype html><body style='margin:0;font:16px/1.4 serif'>{WRONG[told]}</body>")
    found = stumbles(page, touch=True) + ids(page)
    page.close()
    wanted = told.split(" ")[0] if told.startswith("id ") else told
    assert [one.split(":")[0] for one in found] == ([wanted] if wanted else [])
