"""Out among bots: one click to the end, one to the next game; and what a browser knows about it."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.laid import FALLEN, FALLEN_TOO
from tests.browser.playing import Player, without_hurry
from tests.cli.test_commands import lastcall


def test_who_is_out_skips_to_the_end_and_plays_again(person: People) -> None:
    ann = Player(person("Ann"))
    ann.sit_at(FALLEN)
    expect(ann.prompt.locator(".text")).to_have_text(re.compile(r"^You (passed out|ran out of Gold).*\. 4th place\.$"))
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


def test_a_browser_gives_out_what_it_saw_and_the_record_agrees(person: People, tmp_path: Path) -> None:
    ann = Player(person("Ann"))
    ann.page.route("**/api/tables", without_hurry)
    ann.page.goto("/#/new")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_label("Bots").select_option("3")
    ann.page.get_by_role("button", name="Create table").click()
    ann.page.get_by_role("button", name="Start the game").click()
    ann.until(lambda: ann.latest is not None and ann.latest.view is not None, "the game")
    ann.let_a_bot_play()
    ann.until(lambda: ann.over, "the end")
    ann.page.keyboard.press("Escape")
    ann.read_the_question()
    ann.page.reload()  # What was seen before the game is not forgotten with the page.
    ann.page.get_by_role("button", name="Menu").click()
    menu = ann.page.get_by_role("dialog")
    saved = []
    for name in ("save the record", "what your browser saw"):
        with ann.page.expect_download() as download:
            menu.get_by_role("link", name=name).click()
        saved.append(tmp_path / download.value.suggested_filename)
        download.value.save_as(saved[-1])
    record, seen = map(str, saved)
    assert saved[1].name == f"lastcall-{ann.state.table.id}-seen.json"
    alone = lastcall("verify", record)
    assert alone.stdout.startswith("Consistent: the seed is made of 2 values")
    assert "1 of 4 put something into the seed: you trust the house, unless you were one of them." in alone.stdout
    both = lastcall("verify", record, "--seen", seen)
    assert both.stdout.startswith("Honest: the seed is made of 2 values"), both.stdout
    assert both.returncode == 0
