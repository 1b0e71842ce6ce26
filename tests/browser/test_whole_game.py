"""A whole evening in the browser: two people and two bots, from opening the table to the next one."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from lastcall.engine.seen.asked import SeenOption
from lastcall.server.wire import ShownPrompt
from tests.browser.conftest import People
from tests.browser.looking import shoot
from tests.browser.playing import QUOTES, Player, have_answered, play_on, without_hurry
from tests.waiting import A_WHOLE_GAME

NOW_AND_THEN = 15
"""So many answers lie between two looks at everything."""
CHATTY = 1
"""So many turns people want to be asked about everything; then evenings grow long."""
TIRED = 60
"""After so many answers people leave the rest to bots, unless there is a usual question that they have not met yet."""


def mats_tell_the_truth(player: Player) -> None:
    """What stands on the mats is what the table says."""
    player.read_the_question()
    for number in range(len(player.view.seats)):
        mat = player.mat(number)
        side = player.side(number)
        if side.out:
            expect(mat).to_contain_text(f"Out: {side.out}")
        else:
            expect(mat.get_by_role("img", name=f"{side.gold} Gold", exact=True)).to_be_visible()
            track = re.compile(rf"Fortitude {side.fortitude}, Alcohol Content {side.alcohol},")
            expect(mat.get_by_role("img", name=track)).to_be_visible()


def log_tells_sentences(player: Player, before: int) -> None:
    """It grows, it ends with what was told last, and all of it are sentences."""
    assert len(player.told) > before
    player.read_the_question()
    player.page.get_by_role("button", name="Log", exact=True).click()
    last = player.page.get_by_role("log").locator(".line").last
    player.until(lambda: player.told[-1].text.translate(QUOTES) in last.inner_text(), "the last line of the log")
    player.page.get_by_role("button", name="Fold the log").click()
    for line in player.told[before:]:
        assert line.kind != "event" or re.fullmatch(r"[A-Z0-9“]\S* .+", line.text), line


def ask_only_about_me(player: Player) -> None:
    """Said once, in the menu."""
    page = player.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("checkbox", name="Only when it affects me").check()
    page.get_by_role("button", name="Close").click()
    player.until(lambda: player.state.orders.only_if_affected, "the standing order")


class Dozing(Player):
    """Somebody who has had a few, and lets most things happen without being asked."""

    def say(self, asked: ShownPrompt, option: SeenOption) -> None:
        """After some turns: not again this turn, please."""
        waiting = self.state.waiting
        if asked.grave or waiting is None or waiting.kind != "window" or self.view.turn < CHATTY:
            return super().say(asked, option)
        self.put_hand_down()
        return self.press(self.prompt.get_by_role("button", name="Don’t ask again this turn"))


def play_some(ann: Player, ben: Player) -> None:
    """A few answers and until the table waits for somebody, or until the end."""
    enough = ann.answered + ben.answered + NOW_AND_THEN

    def rested() -> bool:
        return ann.answered + ben.answered >= enough and bool(ann.asked or ben.asked)

    play_on(ann, ben, until=lambda: ann.over or rested())


@pytest.mark.timeout(A_WHOLE_GAME)
def test_two_people_and_two_bots_play_a_whole_game(person: People) -> None:
    ann, ben = Dozing(person("Ann"), seed=1), Dozing(person("Ben"), seed=2)

    ann.page.route("**/api/tables", without_hurry)
    ann.page.goto("/#/new")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_label("Table name").fill("By the window")
    ann.page.get_by_label("Bots").select_option("2")
    ann.page.get_by_role("button", name="Create table").click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("By the window")
    ann.page.get_by_role("button", name="Captain Whitehawk").click()

    link = ann.page.get_by_label("Anyone with this link can join or watch").input_value()
    ben.page.goto(link)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    ben.page.get_by_role("button", name="First Mate Remy").click()
    seats = ann.page.get_by_role("list", name="Seats").get_by_role("listitem")
    expect(seats.filter(has_text="Ben")).to_contain_text("First Mate Remy")
    ann.page.get_by_role("button", name="Start the game").click()
    ann.until(lambda: ann.latest is not None and ann.latest.view is not None, "the game")
    ben.until(lambda: ben.latest is not None and ben.latest.view is not None, "the game")
    assert [seat.name for seat in ann.view.seats][:2] == ["Whitehawk", "Remy"]

    lines = 0
    while not ann.over and not have_answered(ann, ben, enough=TIRED):
        play_some(ann, ben)
        for player in (ann, ben):
            if player.asked is not None:
                mats_tell_the_truth(player)
        if ann.asked is not None and ann.view.turn >= CHATTY and not ann.state.orders.only_if_affected:
            ask_only_about_me(ann)
        log_tells_sentences(ann, lines)
        lines = len(ann.told)
    for player in (ann, ben):
        if not ann.over and not player.out:
            player.let_a_bot_play()
    ben.until(lambda: ann.over and ben.over, "the end")
    for player in (ann, ben):
        player.page.keyboard.press("Escape")
        player.read_the_question()
    assert not ann.problems + ben.problems

    names = [ann.view.seats[seat].name for seat in ann.view.winners]
    heading = ann.page.get_by_role("region", name="The end").get_by_role("heading", level=2)
    expect(heading).to_have_text(re.compile("|".join([*names, "You win", "Nobody wins"])))
    shoot(ann.page, "whole-game-over")

    ann.page.get_by_role("button", name="Rematch").click()
    ben.page.get_by_role("link", name="Join the rematch").click()
    expect(ann.page.get_by_role("button", name="Start the game")).to_be_visible()
    expect(ben.page.get_by_text("Waiting for Ann to start the game.")).to_be_visible()
    for player in (ann, ben):
        assert player.state.table.state == "gathering"
    assert ann.state.table.id == ben.state.table.id
    assert [chair.name for chair in ann.state.table.chairs][:2] == ["Ann", "Ben"]
