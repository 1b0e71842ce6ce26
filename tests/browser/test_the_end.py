"""Out among bots: one click to the end, one to the next game."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.laid import FALLEN, FALLEN_TOO
from tests.browser.playing import Player


def test_who_is_out_skips_to_the_end_and_plays_again(person: People) -> None:
    ann = Player(person("Ann"))
    ann.sit_at(FALLEN)
    expect(ann.prompt.get_by_role("status")).to_have_text(
        re.compile(r"^You (passed out|ran out of Gold).*\. 4th place\.$")
    )
    ann.prompt.get_by_role("button", name="Skip to the end").click()
    ann.until(lambda: ann.over, "the end")
    ann.read_the_question()
    end = ann.page.get_by_role("region", name="The end")
    expect(end.get_by_role("list", name="Places").get_by_role("listitem")).to_have_count(4)
    expect(end.get_by_role("region", name="How it went")).to_be_visible()
    before = [chair.character for chair in ann.state.table.chairs]
    end.get_by_role("button", name="Rematch").click()
    ann.until(lambda: ann.state.table.id != FALLEN.id and ann.state.view is not None, "the next game")
    assert [chair.character for chair in ann.state.table.chairs] == before
    assert len(ann.state.table.fairness.contributions) == 1, "this browser has its part in the shuffle"


def test_a_rematch_does_not_wait_for_bots(person: People) -> None:
    ann = Player(person("Ann"))
    ann.sit_at(FALLEN_TOO)
    ann.prompt.get_by_role("button", name="Watch at 4×").click()
    expect(ann.prompt.get_by_role("button", name="Watch at 4×")).to_have_attribute("aria-pressed", "true")
    assert not ann.over
    ann.prompt.get_by_role("button", name="Rematch").click()
    ann.until(lambda: ann.state.table.id != FALLEN_TOO.id and ann.state.view is not None, "the next game")
    ann.page.get_by_role("link", name="Last Call: front page").click()
    games = ann.page.get_by_role("region", name="Your games").get_by_role("link")
    expect(games).to_have_count(1)
