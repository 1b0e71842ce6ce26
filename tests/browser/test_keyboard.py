"""A person without a mouse: a whole turn, and every door of the table, by keys alone."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from lastcall.engine.seen.asked import SeenOption
from lastcall.server.wire import ShownPrompt
from tests.browser.conftest import People
from tests.browser.laid import FOCUS, KEYBOARD, TURN
from tests.browser.playing import Player, without_hurry

FAR = 80
"""So many steps are enough to get anywhere."""


def walk_to(page: Page, place: Locator, key: str = "Tab") -> None:
    """Press a key until the focus is there."""
    for _ in range(FAR):
        if place.evaluate("it => it === document.activeElement"):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {place}")


class Typist(Player):
    """Somebody who plays by keys."""

    def press(self, button: Locator) -> None:
        """Walk there, and press Enter."""
        walk_to(self.page, button)
        self.page.keyboard.press("Enter")

    def put_hand_down(self) -> None:
        """Escape puts a card back."""
        self.page.keyboard.press("Escape")

    def asked_for(self, kind: str) -> ShownPrompt:
        """The question of this kind; what is asked before it is answered with the quick key."""
        while True:
            self.until(lambda: self.asked is not None, "a question")
            asked = self.asked
            assert asked is not None
            if asked.kind == kind:
                self.read_the_question()
                return asked
            self.say_quickly(asked)

    def say_quickly(self, asked: ShownPrompt) -> None:
        """Space: the marked answer. Where each costs a card, none is marked, and a digit gives one up."""
        self.put_hand_down()
        self.read_the_question()
        costly = asked.default < 0
        self.page.keyboard.press(str(self.place_of(asked.options[0]) + 1) if costly else "Space")
        self.went_on(asked)

    def place_of(self, option: SeenOption) -> int:
        """Which card of the hand it is about."""
        return next(place for place, held in enumerate(self.view.hand) if held.card.id in option.cards)


def aimed(asked: ShownPrompt) -> list[SeenOption]:
    """The ways to play a card on one of several players."""
    targeted = [option for option in asked.options if option.cards and option.seat >= 0]
    return next(ways for option in targeted if len(ways := [one for one in targeted if one.cards == option.cards]) > 1)


def test_a_whole_turn_by_keys(person: People) -> None:
    page = person("Ann")
    ann = Typist(page)
    ann.sit_at(KEYBOARD)
    asked = ann.asked_for("discard_cards")
    turn = ann.view.turn

    # What will be the Action stays in the hand; a digit discards another card.
    keep = {held.card.id for held in ann.view.hand if "nother player" in held.card.text}
    away = next(option for option in asked.options if option.cards and not keep & set(option.cards))
    page.keyboard.press(str(ann.place_of(away) + 1))
    ann.went_on(asked)
    assert away.cards[0] not in [held.card.id for held in ann.view.hand]

    asked = ann.asked_for("discard_cards")
    ann.press(ann.button(next(option for option in asked.options if option.passes)))
    ann.went_on(asked)

    # A digit raises the card, and the focus is on the first way to play it; Escape puts it back.
    asked = ann.asked_for("play_action")
    ways = aimed(asked)
    place = ann.place_of(ways[0])
    title = ann.view.hand[place].card.title
    page.keyboard.press(str(place + 1))
    expect(ann.way(title, 0)).to_be_focused()
    page.keyboard.press("Escape")
    expect(ann.sheet(title)).to_be_hidden()

    # The arrows walk along the hand, Enter raises the card, Tab finds the player, Enter chooses.
    walk_to(page, ann.hand.last, "Shift+Tab")
    walk_to(page, ann.hand.nth(place), "ArrowRight")
    page.keyboard.press("Enter")
    expect(ann.way(title, 0)).to_be_focused()
    ann.press(ann.way(title, len(ways) - 1))
    ann.went_on(asked)
    assert any(f"You play “{title}”" in line.text for line in ann.told)

    asked = ann.asked_for("order_drink")
    drinker = next(option for option in asked.options if option.seat >= 0)
    ann.press(ann.button(drinker))
    ann.went_on(asked)
    name = ann.view.seats[drinker.seat].name
    assert any(line.text == f"You order a Drink for {name}" for line in ann.told)

    ann.until(lambda: ann.asked is not None or ann.view.turn > turn, "the Drink")
    while ann.asked is not None and ann.view.turn == turn:
        ann.say_quickly(ann.asked)
        ann.until(lambda: ann.asked is not None or ann.view.turn > turn, "the end of the turn")
    drunk = [line.text for line in ann.told if line.text.startswith("You ")]
    assert any("drink" in line or "sober up" in line or "reveal" in line for line in drunk[-10:])
    assert not ann.problems


def test_every_door_by_keys(person: People) -> None:
    page = person("Ann")
    ann = Typist(page)
    ann.sit_at(TURN)
    ann.until(lambda: ann.asked is not None, "a question")

    log, text = page.get_by_role("log"), page.get_by_role("heading", name="Your decision")
    expect(log).to_be_hidden()
    page.keyboard.press("L")
    expect(log).to_be_visible()
    page.keyboard.press("l")
    expect(log).to_be_hidden()

    page.keyboard.press("t")
    expect(text).to_be_visible()
    page.keyboard.press("t")
    expect(text).to_be_hidden()

    menu = page.get_by_role("button", name="Menu")
    ann.press(menu)
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("l")
    expect(log).to_be_hidden()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(menu).to_be_focused()

    discards = page.get_by_role("button", name="Drink discards")
    ann.press(discards)
    expect(page.get_by_role("dialog", name="Drink discards")).to_be_visible()
    page.keyboard.press("Escape")
    expect(discards).to_be_focused()


FOCUSED = "() => document.activeElement === document.body ? 'nothing' : document.activeElement.tagName"


def test_the_focus_is_never_lost(person: People) -> None:
    """From the lobby to the game, and when a card is played by its digit."""
    page = person("Ann")
    ann = Typist(page)
    page.route("**/api/tables", without_hurry)
    page.goto("/#/new")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_label("Bots").select_option("3")
    page.get_by_role("button", name="Create table").press("Enter")
    ann.press(page.get_by_role("button", name="Start the game"))
    question = page.get_by_role("region", name="Your decision")
    expect(question).to_be_focused()

    page.goto("about:blank")
    ann.sit_at(FOCUS)
    asked = ann.asked_for("discard_cards")
    expect(question).to_be_focused()
    walk_to(page, ann.hand.first)
    page.keyboard.press("1")
    ann.went_on(asked)
    ann.read_the_question()
    expect(page.locator("body")).not_to_be_focused()
    assert page.evaluate(FOCUSED) != "nothing"

    walk_to(page, page.get_by_role("button", name="Menu"), "Shift+Tab")
    page.keyboard.press("p")
    expect(ann.prompt.get_by_role("button").first).to_be_focused()
    page.keyboard.press("t")
    walk_to(page, page.get_by_role("button", name="Menu"), "Shift+Tab")
    page.keyboard.press("p")
    answers = page.get_by_role("region", name="Your decision").get_by_role("list").get_by_role("button")
    expect(answers.first).to_be_focused()
