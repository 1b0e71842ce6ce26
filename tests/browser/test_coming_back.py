"""Whoever closes the page, loses the net or lives through a power cut finds the same question again."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from lastcall.engine.seen.views import View
from lastcall.server.wire import ShownPrompt
from tests.browser.conftest import People
from tests.browser.house import House
from tests.browser.laid import KILLED, OFFLINE, RETURNING
from tests.browser.playing import Player, play_on

REMEMBER_SOCKETS = """
const sockets = (window.sockets = []);
window.WebSocket = class extends WebSocket {
  constructor(...all) {
    super(...all);
    sockets.push(this);
  }
};
"""
"""Browsers that are told to be offline keep the connections they have; this way the test can end them too."""


class Seen:
    """Everything a person has before their eyes: the question, the ways to answer it, the hand, the table, the log."""

    def __init__(self, player: Player) -> None:
        self.asked = player.asked
        self.view: View = player.view
        self.told = player.told
        expect(player.prompt).to_have_class(re.compile("asked"))
        self.question = player.prompt.locator(".text").inner_text()
        self.buttons = [text for text in player.prompt.get_by_role("button").all_inner_texts() if "min" not in text]
        self.hand = player.hand.all_inner_texts()
        self.stack = player.page.get_by_role("list", name="Being resolved").inner_text()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seen) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]


def asked_again(player: Player, prompt: ShownPrompt | None, frames: int) -> None:
    """Until the table has put the same question anew, since so many frames."""
    assert prompt is not None
    player.until(lambda: len(player.frames) > frames and player.asked == prompt, "the same question")


def reconnecting(page: Page) -> None:
    """The page says that it has lost the table."""
    expect(page.get_by_text("Reconnecting …")).to_be_visible()


def test_a_closed_page_opens_at_the_same_question(person: People) -> None:
    ann = Player(person("Ann"))
    ann.sit_at(RETURNING, 0)
    before = Seen(ann)
    context = ann.page.context
    ann.page.close()
    back = Player(context.new_page())
    back.sit_at(RETURNING, 0)
    assert Seen(back) == before
    back.answer()


def test_a_page_without_network_says_so_and_recovers(person: People) -> None:
    ann, ben = Player(person("Ann")), Player(person("Ben"))
    ann.page.add_init_script(REMEMBER_SOCKETS)
    ann.sit_at(OFFLINE, 0)
    ben.sit_at(OFFLINE, 1)
    before, frames = Seen(ann), len(ann.frames)
    person.forgive("net::ERR_INTERNET_DISCONNECTED")
    ann.page.context.set_offline(True)
    ann.page.evaluate("sockets.at(-1).close()")
    reconnecting(ann.page)
    expect(ben.mat(0)).to_contain_text("Ann, away")
    ann.page.context.set_offline(False)
    expect(ann.page.get_by_text("Reconnecting …")).to_be_hidden()
    asked_again(ann, before.asked, frames)
    assert Seen(ann) == before
    expect(ben.mat(0)).not_to_contain_text("away")
    ann.answer()


def test_a_killed_house_goes_on_in_the_middle_of_a_response(person: People, house: House) -> None:
    ann, ben = Player(person("Ann"), seed=3), Player(person("Ben"), seed=4)
    ann.sit_at(KILLED, 0)
    ben.sit_at(KILLED, 1)
    before = {player: Seen(player) for player in (ann, ben)}
    frames = {player: len(player.frames) for player in (ann, ben)}
    house.kill()
    for player in (ann, ben):
        reconnecting(player.page)
    house.restart()
    for player in (ann, ben):
        expect(player.page.get_by_text("Reconnecting …")).to_be_hidden()
        asked_again(player, before[player].asked, frames[player])
        assert Seen(player) == before[player]
    number = ann.view.number
    play_on(ann, ben, until=lambda: ann.over or ann.answered + ben.answered >= 6)
    assert ann.view.number > number
    assert not ann.problems + ben.problems
