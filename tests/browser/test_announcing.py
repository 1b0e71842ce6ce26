"""What a screen reader says by itself in a game: what one is asked and what concerns one, and never too much."""

from __future__ import annotations

import pytest

from tests.browser.conftest import People
from tests.browser.laid import ANNOUNCED, ANNOUNCED_AS_TEXT
from tests.browser.looking import DESKTOP, PHONE
from tests.browser.playing import BEHIND, Player
from tests.waiting import A_WHOLE_GAME

LISTEN = """
window.spoken = [];
const LIVE = ["[aria-live]", "[role=status]", "[role=alert]", "[role=log]"]
    .map((one) => `${one}:not([aria-live=off])`)
    .join();
new MutationObserver((records) => {
    const regions = new Set();
    for (const { target, type, addedNodes } of records) {
        const region = (target.nodeType === 1 ? target : target.parentElement)?.closest(LIVE);
        if (region && (type === "characterData" || addedNodes.length)) regions.add(region);
    }
    for (const region of regions) {
        const text = region.textContent.trim();
        if (text) spoken.push([performance.now(), text]);
    }
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""Writes down when which live region says something new."""
A_MINUTE = 60_000
MOST = 12
ENOUGH = 60
FILLER = ("Waiting for", "One moment", "Phase")


class Hasty(Player):
    """Somebody who answers as soon as the page lets them."""

    def read_the_question(self) -> None:
        """Little time goes by, so that much is said in a minute."""
        while self.page.evaluate(BEHIND):
            self.page.clock.fast_forward(500)
        self.page.clock.fast_forward(1_000)


@pytest.mark.timeout(A_WHOLE_GAME)
@pytest.mark.parametrize("text", [False, True])
def test_twelve_announcements_in_any_minute_and_only_what_concerns_one(person: People, text: bool) -> None:
    page = person("Ann", PHONE if text else DESKTOP)
    page.add_init_script(LISTEN)
    ann = Hasty(page, seed=3)
    ann.sit_at(ANNOUNCED_AS_TEXT if text else ANNOUNCED)
    before = len(ann.told)
    while not ann.over and not ann.out and ann.answered < ENOUGH:
        ann.until(lambda: ann.over or ann.out or ann.asked is not None, "a question")
        if ann.asked is not None:
            ann.answer()
        if text and ann.answered == ENOUGH // 2:
            page.keyboard.press("t")  # What is said does not depend on what is seen.
            ann.read_the_question()
            page.keyboard.press("t")
    spoken: list[tuple[float, str]] = page.evaluate("spoken")
    times = [at for at, _ in spoken]
    densest = max(sum(since <= at < since + A_MINUTE for at in times) for since in times)
    minutes = (times[-1] - times[0]) / A_MINUTE
    assert densest <= MOST, f"{densest} announcements in a minute"
    happened = len(ann.told) - before + ann.answered
    assert happened > 2 * MOST * minutes, "there was more to say than may be said"
    assert not [said for _, said in spoken if any(word in said for word in FILLER)]
    assert [said for _, said in spoken if "You " in said or "you" in said]
