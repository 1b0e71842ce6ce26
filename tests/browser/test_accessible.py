"""Every page and every state of the table can be used by everybody: axe finds nothing, and nothing is too wide."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser import laid
from tests.browser.conftest import People
from tests.browser.house import House
from tests.browser.laid import Laid
from tests.browser.looking import DESKTOP, PHONE, TABLET, page_fits, page_is_accessible, shoot
from tests.browser.playing import Player
from tests.waiting import STUCK

SIZES = {"desktop": DESKTOP, "phone": PHONE}


def look(page: Page, name: str, whole: bool = False) -> None:
    """Keep it for people to look at, and let axe look."""
    shoot(page, name, whole)
    page_fits(page)
    page_is_accessible(page)


# --- before the game


@pytest.fixture
def empty_house(browser: Browser, tmp_path: Path) -> Iterator[People]:
    """People in a house where nobody has ever been."""
    house = House(tmp_path)
    people = People(browser, house)
    yield people
    complaints = people.leave()
    house.kill()
    assert not complaints, "\n".join(complaints)


def open_table(page: Page, **choices: object) -> str:
    """A table of whoever's page it is; its id."""
    answer = page.request.post(
        "/api/tables", data={"player": "Ann", "pace": "patient", **choices}, timeout=1000 * STUCK
    )
    assert answer.status == 201, answer.text()
    found: str = answer.json()["id"]
    return found


def test_the_room_empty_and_with_tables(empty_house: People) -> None:
    page = empty_house("Ann")
    page.goto("/#/tables")
    expect(page.get_by_role("heading", name="No tables yet")).to_be_visible()
    look(page, "tables-none")
    open_table(page, name="By the fire", public=True, bots=1)
    open_table(page, name="In the corner", public=True, seats=8)
    page = empty_house("Ben")  # Ann has her tables among her games.
    page.goto("/#/tables")
    expect(page.get_by_role("link", name="Join")).to_have_count(2)
    look(page, "tables")


@pytest.mark.parametrize("size", SIZES)
def test_a_new_table(person: People, size: str) -> None:
    page = person("Ann", SIZES[size])
    page.goto("/#/new")
    expect(page.get_by_role("button", name="Create table")).to_be_visible()
    look(page, f"new-{size}", whole=True)


@pytest.mark.parametrize("size", SIZES)
def test_people_gather(person: People, size: str) -> None:
    ann, ben = person("Ann", SIZES[size]), person("Ben", SIZES[size])
    table = open_table(ann, name="By the fire", bots=1)
    ann.goto(f"/#/table/{table}")
    expect(ann.get_by_role("button", name="Start the game")).to_be_enabled()
    ann.get_by_role("button", name="Captain Whitehawk").click()
    expect(ann.get_by_role("list", name="Seats")).to_contain_text("Captain Whitehawk")
    look(ann, f"gathering-{size}", whole=True)
    ben.goto(f"/#/table/{table}")
    expect(ben.get_by_role("button", name="Sit down")).to_be_visible()
    look(ben, f"gathering-newcomer-{size}", whole=True)


def test_a_seat_moves_to_another_device(person: People) -> None:
    ann, other = person("Ann"), person("Ann on the phone", PHONE)
    table = open_table(ann)
    ann.goto(f"/#/table/{table}")
    ann.get_by_text("Move my seat to another device").click()
    ann.get_by_role("button", name="Create link").click()
    link = ann.get_by_label("Open this on the other device").input_value()
    look(ann, "moving", whole=True)
    other.goto(link)
    expect(other.get_by_role("button", name="Start the game")).to_be_visible()
    person.forgive("status of 400")
    ann.goto(link)
    expect(ann.get_by_role("heading", name="Couldn’t move your seat")).to_be_visible()
    look(ann, "moved-already")


# --- at the table


class Scene(NamedTuple):
    """A table at a moment, and what is opened there."""

    table: Laid
    seat: int | None = 0
    size: ViewportSize = DESKTOP
    act: Callable[[Player], None] = lambda player: None


def raise_aimed(player: Player) -> None:
    """A card of the hand that can be played on several players."""
    assert player.asked is not None
    cards = [option.cards[0] for option in player.asked.options if option.cards and option.seat >= 0]
    place = next(place for place, held in enumerate(player.view.hand) if cards.count(held.card.id) > 1)
    player.hand.nth(place).click()
    expect(player.sheet(player.view.hand[place].card.title)).to_be_visible()


def ask_why_not(player: Player) -> None:
    """A card that cannot be played says why."""
    place = next(place for place, held in enumerate(player.view.hand) if not held.playable)
    player.hand.nth(place).click()
    expect(player.sheet(player.view.hand[place].card.title).get_by_role("heading", name="Not now")).to_be_visible()


def press(name: str) -> Callable[[Player], None]:
    """A button of the bar."""
    return lambda player: player.page.get_by_role("button", name=name, exact=True).click()


def read_the_table(player: Player) -> None:
    """The table as text; what lay on the other one takes a moment to go."""
    press("Text")(player)
    expect(player.page.get_by_role("region", name="Table", exact=True)).to_be_visible()
    expect(player.page.get_by_role("region", name="The middle of the table")).to_have_count(0)


def say_it_is_grave(player: Player) -> None:
    """Somebody lets their last chance pass, and is asked whether they mean it."""
    assert player.asked is not None
    player.read_the_question()
    player.button(player.asked.options[player.asked.default]).click()
    expect(player.prompt.get_by_role("button", name="You’ll be out. Sure?")).to_be_visible()


def read_the_story(player: Player) -> None:
    """How the game went, with its plots and the table behind them."""
    expect(player.page.get_by_role("region", name="How it went")).to_be_visible()
    player.page.get_by_text("Show as a table").click()
    expect(player.page.get_by_role("table", name="after each turn")).to_be_visible()


def look_back(player: Player) -> None:
    """The table as it was left."""
    player.page.get_by_role("button", name="Look at the table").click()
    expect(player.page.get_by_role("button", name="Back to the results")).to_be_visible()


SCENES = {
    "own-turn": Scene(laid.TURN),
    "own-turn-phone": Scene(laid.TURN, size=PHONE),
    "action": Scene(laid.ACTION),
    "action-card": Scene(laid.ACTION, act=raise_aimed),
    "action-card-phone": Scene(laid.ACTION, size=PHONE, act=raise_aimed),
    "not-now": Scene(laid.RESPONSE, act=ask_why_not),
    "response": Scene(laid.RESPONSE),
    "response-of-the-other": Scene(laid.RESPONSE, seat=1),
    "response-tablet": Scene(laid.RESPONSE, size=TABLET),
    "response-phone": Scene(laid.RESPONSE, size=PHONE),
    "gambling": Scene(laid.GAMBLING),
    "last-word": Scene(laid.LAST_WORD, act=say_it_is_grave),
    "sea": Scene(laid.SEA),
    "menu": Scene(laid.TURN, act=press("Menu")),
    "menu-phone": Scene(laid.TURN, size=PHONE, act=press("Menu")),
    "log-tablet": Scene(laid.RESPONSE, size=TABLET, act=press("Log")),
    "log-phone": Scene(laid.RESPONSE, size=PHONE, act=press("Log")),
    "text": Scene(laid.RESPONSE, act=read_the_table),
    "text-phone": Scene(laid.RESPONSE, size=PHONE, act=read_the_table),
    "spectator": Scene(laid.RESPONSE, seat=None),
    "spectator-phone": Scene(laid.RESPONSE, seat=None, size=PHONE),
    "out": Scene(laid.OUT),
    "out-phone": Scene(laid.OUT, size=PHONE),
    "out-text": Scene(laid.OUT, act=read_the_table),
    "won": Scene(laid.WON, act=read_the_story),
    "lost": Scene(laid.WON, seat=1, act=read_the_story),
    "won-phone": Scene(laid.WON, size=PHONE, act=read_the_story),
    "won-table": Scene(laid.WON, act=look_back),
    "won-text": Scene(laid.WON, act=read_the_table),
}


@pytest.mark.parametrize("name", SCENES)
def test_the_table(person: People, name: str) -> None:
    scene = SCENES[name]
    page = person("Ann", scene.size, touch=scene.size is PHONE)
    player = Player(page)
    player.sit_at(scene.table, scene.seat)
    expect(page.get_by_role("navigation", name="At the table")).to_be_visible()
    scene.act(player)
    look(page, f"table-{name}")
