"""A person with a phone plays several turns: by taps alone, without scrolling sideways, with targets big enough."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import People
from tests.browser.laid import PHONE_TURNS, TURN
from tests.browser.looking import PHONE, page_fits, shoot
from tests.browser.playing import Thumb
from tests.waiting import A_WHOLE_GAME

FINGER = 44
"""Pixels that a finger needs."""
OWN_TURNS = 3


def box(place: Locator) -> tuple[float, float, float]:
    """Top, bottom and height."""
    found = place.bounding_box()
    assert found is not None
    return found["y"], found["y"] + found["height"], found["height"]


def fingers_fit(page: Page, where: Locator) -> None:
    """Every button here is big enough; a title within a sentence is as high as its line."""
    for button in where.locator("button:visible").all():
        _, _, height = box(button)
        assert height >= FINGER, f"{button.inner_text()!r} is {height} pixels high"


def looks_right(player: Thumb) -> None:
    """True of every question."""
    page_fits(player.page)
    fingers_fit(player.page, player.prompt)
    top, _, _ = box(player.page.get_by_role("list", name="Your hand"))
    assert top >= PHONE["height"] / 2, "the hand lies in the lower half"
    for button in player.prompt.get_by_role("button").all():
        expect(button).to_be_in_viewport()


@pytest.mark.timeout(A_WHOLE_GAME)
def test_several_turns_by_taps(person: People) -> None:
    page = person("Ann", PHONE, touch=True)
    ann = Thumb(page, seed=8)
    ann.sit_at(PHONE_TURNS)
    met: set[str] = set()
    turns: set[int] = set()
    while not ann.over and len(turns) <= OWN_TURNS:
        ann.until(lambda: ann.over or ann.asked is not None, "a question")
        if ann.asked is None:
            break
        if ann.view.active == ann.state.seat:
            turns.add(ann.view.turn)
        ann.read_the_question()
        looks_right(ann)
        if ann.asked.kind not in met:
            met.add(ann.asked.kind)
            shoot(page, f"phone-{ann.asked.kind.replace('_', '-')}")
        ann.answer()
    assert {"discard_cards", "play_action", "order_drink", "respond"} <= met
    assert not ann.problems


def test_what_opens_fits_too(person: People) -> None:
    page = person("Ann", PHONE, touch=True)
    ann = Thumb(page)
    ann.sit_at(TURN)
    ann.until(lambda: ann.asked is not None, "a question")

    ann.hand.first.tap()
    sheet = ann.sheet(ann.view.hand[0].card.title)
    fingers_fit(page, sheet)
    page_fits(page)
    shoot(page, "phone-card")
    sheet.get_by_role("button", name="Back to hand").tap()
    expect(sheet).to_be_hidden()

    page.get_by_role("button", name=f"Look at {ann.view.seats[1].name}").tap()
    dialog = page.get_by_role("dialog")
    page_fits(page)
    shoot(page, "phone-mat")
    dialog.get_by_role("button", name="Close").tap()

    page.get_by_role("button", name="Log", exact=True).tap()
    log = page.get_by_role("complementary", name="Log")
    expect(log).to_be_visible()
    page_fits(page)
    shoot(page, "phone-log")
    log.get_by_role("button", name="Fold the log").tap()
    expect(log).to_be_hidden()

    page.get_by_role("button", name="Menu", exact=True).tap()
    expect(dialog).to_be_visible()
    page_fits(page)
    shoot(page, "phone-menu")
    dialog.get_by_role("button", name="Close").tap()
    expect(dialog).to_be_hidden()

    page.get_by_role("button", name="Text", exact=True).tap()
    expect(page.get_by_role("heading", name="Your decision")).to_be_visible()
    page_fits(page)
    shoot(page, "phone-text")
