"""What is true of every page, whatever it shows."""

from __future__ import annotations

import os
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, ViewportSize

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
TABLET: ViewportSize = {"width": 820, "height": 1180}
PHONE: ViewportSize = {"width": 360, "height": 740}

WANTED = "LASTCALL_SCREENSHOTS"
"""Set by `make screenshots`: they take longer than everything that is checked."""
SCREENSHOTS = Path(__file__).parent.parent.parent / ".lastcall" / "screenshots"
TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]
axe = Axe()


def page_is_accessible(page: Page, but: tuple[str, ...] = ()) -> None:
    """Axe finds nothing but known gaps; else the test fails with each rule, where it is broken and how to mend it."""
    found = axe.run(page, options={"runOnly": TAGS, "resultTypes": ["violations"]})
    faults = [
        f"{fault['id']} ({fault['impact']}): {fault['help']}\n    {node['html']}\n    {node['failureSummary']}"
        for fault in found.response["violations"]
        if fault["id"] not in but
        for node in fault["nodes"]
    ]
    assert not faults, f"{page.url}\n" + "\n".join(faults)


def page_fits(page: Page) -> None:
    """Nobody has to scroll sideways."""
    wide, room = page.evaluate("[document.scrollingElement.scrollWidth, document.scrollingElement.clientWidth]")
    assert wide <= room, f"{page.url} is {wide} pixels wide and has {room}"


BROKEN_WORDS = r"""() => {
    const broken = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const text = walker.currentNode;
        if (!text.parentElement.checkVisibility()) continue;
        for (const word of text.textContent.matchAll(/[\p{L}\p{N}'’]+/gu)) {
            const range = document.createRange();
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
            if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) broken.push(word[0]);
        }
    }
    return broken;
}"""
"""Words that go on in the next line."""


def words_are_whole(page: Page) -> None:
    """No word is broken into two lines."""
    broken = page.evaluate(BROKEN_WORDS)
    assert not broken, f"{page.url} breaks {broken}"


def shoot(page: Page, name: str, whole: bool = False) -> None:
    """Keep what is seen for people to look at, if somebody is going to; whole: also what lies below the edge."""
    if os.environ.get(WANTED):
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=SCREENSHOTS / f"{name}.png", full_page=whole)
