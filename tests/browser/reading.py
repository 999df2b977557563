"""Every text of a page, read or heard: in sight, in labels, tooltips and fields."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from ..machine_names import name_of_the_machine

#: Where names of the machine belong: what is typed, hashes, codes of tables.
_TYPED = ".table-typed, .over-hash, .gather-code"
#: A part of a sentence that its field has whole as well.
_PART = ".rule-value > [aria-hidden]"
#: Texts hidden from sight alone are heard; those that are not displayed are neither.
_TEXTS = """(left_out) => {
  const found = new Set();
  const add = (text) => text?.trim() && found.add(text.replace(/\\s+/g, " ").trim());
  const all = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (all.nextNode()) {
    const node = all.currentNode;
    const one = node instanceof Element ? node : node.parentElement;
    if (!one || one.closest(`script, style, noscript, ${left_out}`)) continue;
    const title = one.localName === "title" || one.localName === "option";
    if (!(title ? one.parentElement : one).checkVisibility({ visibilityProperty: true })) continue;
    if (node instanceof Text) add(node.data);
    else for (const name of ["aria-label", "aria-description", "aria-valuetext", "aria-roledescription",
      "title", "placeholder", "alt"]) add(one.getAttribute(name));
  }
  add(document.title);
  return [...found];
}"""


def texts(page: Page) -> list[str]:
    found: list[Any] = page.evaluate(_TEXTS, f"{_TYPED}, {_PART}")
    return [str(one) for one in found]


def ids(page: Page) -> list[str]:
    """Names of the machine in the texts of a page, each in its text."""
    told = ((name_of_the_machine(text), text) for text in texts(page))
    return [f"id: {name} in {text[:80]!r}" for name, text in told if name]
