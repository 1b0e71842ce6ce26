"""What the villains bring along, played as a person plays it: Minions, form cards, secret bids, divided cards."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from lastcall.engine.core.pieces import Pile
from tests.browser.conftest import People
from tests.browser.laid import ACTIVATING, BUYING, DIVIDING, PICKING, PICKING_BY_TAP, SECRET_BIDS, Laid
from tests.browser.looking import PHONE, page_fits, page_is_accessible, shoot
from tests.browser.playing import Player, Thumb


def sit_and_be_asked(player: Player, table: Laid, seat: int = 0) -> None:
    """Somebody comes to a table at which they are asked something."""
    player.sit_at(table, seat)
    player.until(lambda: player.asked is not None, "a question")


def is_told(player: Player, words: str) -> bool:
    """Whether a line of the log says so."""
    return any(words in line.text for line in player.told)


def test_a_minion_is_activated(person: People) -> None:
    ann = Player(person("Ann"))
    sit_and_be_asked(ann, ACTIVATING)
    minion = next(held.card for held in ann.view.hand if held.in_front and held.playable)
    assert ann.asked is not None
    option = next(option for option in ann.asked.options if minion.id in option.cards)
    page_is_accessible(ann.page)
    shoot(ann.page, "minion")
    ann.answer(option)
    words = f"You activate {minion.title} on {ann.view.seats[option.seat].name}"
    ann.until(lambda: is_told(ann, words), "what the Minion does")


def test_a_minion_is_picked_where_it_lies(person: People) -> None:
    ann = Player(person("Ann"))
    sit_and_be_asked(ann, PICKING)
    asked = ann.asked
    assert asked is not None
    option = next(option for option in asked.options if option.thing >= 0)
    place = next(place for place, held in enumerate(ann.view.hand) if held.card.id in option.cards)
    title = ann.view.hand[place].card.title
    minion = option.text.removeprefix(f"“{title}” on ")
    mat = ann.mat(option.seat)
    expect(mat.get_by_role("button", name=f"Choose {minion}")).to_have_count(0)
    ann.read_the_question()
    ann.press(ann.hand.nth(place))
    page_is_accessible(ann.page)
    shoot(ann.page, "minion-picked")
    ann.press(mat.get_by_role("button", name=f"Choose {minion}"))
    ann.went_on(asked)
    ann.until(lambda: is_told(ann, f"You play “{title}” on {minion}"), "the card on the Minion")


def test_a_minion_is_picked_with_a_finger(person: People) -> None:
    ann = Thumb(person("Ann", PHONE, touch=True))
    sit_and_be_asked(ann, PICKING_BY_TAP)
    asked = ann.asked
    assert asked is not None
    option = next(option for option in asked.options if option.thing >= 0)
    place = next(place for place, held in enumerate(ann.view.hand) if held.card.id in option.cards)
    title = ann.view.hand[place].card.title
    minion = option.text.removeprefix(f"“{title}” on ")
    ann.press(ann.hand.nth(place))
    on_the_mat = ann.mat(option.seat).get_by_role("button", name=f"Choose {minion}")
    expect(on_the_mat).to_be_visible()
    page_fits(ann.page)
    shoot(ann.page, "phone-minion-picked")
    ann.read_the_question()
    ann.press(on_the_mat)
    ann.went_on(asked)
    ann.until(lambda: is_told(ann, f"You play “{title}” on {minion}"), "the card on the Minion")


def test_a_form_card_is_bought_and_everybody_sees_its_back(person: People) -> None:
    ann, eve = Player(person("Ann")), Player(person("Eve"))
    eve.sit_at(BUYING, None)
    sit_and_be_asked(ann, BUYING)
    before = bats(eve)
    assert ann.asked is not None
    page_is_accessible(ann.page)
    shoot(ann.page, "buying")
    ann.answer(next(option for option in ann.asked.options if option.text == "Buy Bat for 2 Blood"))
    ann.until(lambda: is_told(ann, "You take 1 Bat card: “"), "the card")
    eve.until(lambda: bats(eve) == before + 1, "its back in the hand")
    expect(eve.mat(0)).to_contain_text(re.compile(rf"Bat cards in hand\s*{before + 1}"))
    assert is_told(eve, "Vlazlo takes 1 Bat card")
    assert not is_told(eve, "Bat card: ")


def bats(player: Player) -> int:
    """How many cards with this back are in the hand, for all to see."""
    return sum(piece.count for piece in player.view.pieces if isinstance(piece, Pile) and "Bat cards" in piece.name)


def test_nobody_knows_a_secret_bid_before_all_have_bid(person: People) -> None:
    ann, ben = Player(person("Ann")), Player(person("Ben", PHONE))
    ben.sit_at(SECRET_BIDS, 1)
    sit_and_be_asked(ann, SECRET_BIDS)
    assert ann.asked is not None
    slider = ann.prompt.get_by_role("slider", name="How much")
    slider.press("ArrowRight")
    slider.press("ArrowRight")
    expect(ann.prompt.get_by_role("button", name="2 Gold", exact=True)).to_be_visible()
    page_is_accessible(ann.page)
    shoot(ann.page, "secret-bid")
    ann.answer(ann.asked.options[2])
    ben.until(lambda: ben.asked is not None and ben.asked.kind == "bid", "the next bid")
    name = ben.view.seats[0].name
    assert not is_told(ben, f"{name} reveals a bid of")
    page_fits(ben.page)
    shoot(ben.page, "phone-secret-bid")
    assert ben.asked is not None
    ben.answer(ben.asked.options[1])
    ben.until(lambda: is_told(ben, f"{name} reveals a bid of 2 Gold"), "all bids")
    ann.until(lambda: is_told(ann, "You reveal a bid of 2 Gold"), "all bids")
    assert is_told(ben, "You reveal a bid of 1 Gold")


def test_cards_are_divided_into_two_piles(person: People) -> None:
    ann = Player(person("Ann"))
    sit_and_be_asked(ann, DIVIDING)
    assert ann.asked is not None
    page_is_accessible(ann.page)
    shoot(ann.page, "dividing")
    ann.answer(ann.asked.options[3])
    ann.until(lambda: is_told(ann, "You divide the cards"), "two piles")
