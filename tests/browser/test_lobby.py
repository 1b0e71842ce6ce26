"""From opening a table to its start: few keys, and on a phone first things first."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from lastcall.variants import VARIANTS
from tests.browser.conftest import People
from tests.browser.looking import DESKTOP, PHONE, page_fits, page_is_accessible, shoot
from tests.browser.test_accessible import open_table

MOST_TABS = 10
SIZES = {"desktop": DESKTOP, "phone": PHONE}


def start_button(page: Page) -> Locator:
    """What begins the game."""
    return page.get_by_role("button", name="Start the game")


def tabs_to(page: Page, place: Locator, most: int) -> int:
    """How often Tab is pressed to get there."""
    for count in range(most + 1):
        if place.evaluate("one => one === document.activeElement"):
            return count
        page.keyboard.press("Tab")
    raise AssertionError(f"more than {most} Tabs")


def test_ten_tabs_lead_to_the_start(person: People) -> None:
    page = person("Ann")
    page.goto("/#/new")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_label("Bots").select_option("3")
    page.get_by_role("button", name="Create table").press("Enter")
    expect(start_button(page)).to_be_enabled()
    assert tabs_to(page, start_button(page), MOST_TABS) <= MOST_TABS
    page.keyboard.press("Enter")
    expect(page.get_by_role("navigation", name="At the table")).to_be_visible()


def test_a_character_is_chosen_with_the_arrows_on_the_way(person: People) -> None:
    page = person("Ann")
    page.goto(f"/#/table/{open_table(page, bots=3)}")
    expect(start_button(page)).to_be_enabled()
    tabs = tabs_to(page, page.get_by_role("button", name="Random"), MOST_TABS)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    chosen = page.get_by_role("list", name="Characters").locator("[aria-pressed=true]")
    expect(chosen).to_be_focused()
    assert tabs + tabs_to(page, start_button(page), MOST_TABS) <= MOST_TABS
    expect(page.get_by_role("link", name="See the deck")).to_have_attribute("href", re.compile("^#/cards/."))


def test_a_phone_shows_the_characters_first_and_the_start_in_one_line(person: People) -> None:
    page = person("Ann", PHONE, touch=True)
    page.goto(f"/#/table/{open_table(page, bots=3)}")
    expect(start_button(page)).to_be_enabled()
    tops = [
        page.get_by_role("list", name=name).evaluate("one => one.getBoundingClientRect().top")
        for name in ("Characters", "Seats")
    ]
    assert tops == sorted(tops)
    bar = page.get_by_role("region", name="What’s next").bounding_box()
    button = start_button(page).bounding_box()
    assert bar is not None
    assert button is not None
    assert bar["height"] < 2 * button["height"]
    assert bar["y"] + bar["height"] <= PHONE["height"] + 1, "it stays in sight"
    page.get_by_role("button", name="Captain Whitehawk").tap()
    with page.context.expect_page() as deck:
        page.get_by_role("link", name="See the deck").tap()
    expect(deck.value.get_by_role("heading", level=1)).to_have_text("Captain Whitehawk")
    page_fits(page)
    page_is_accessible(page)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_variant_can_be_gathered_for(person: People, variant: str, size: str) -> None:
    page = person("Ann", SIZES[size])
    page.goto(f"/#/table/{open_table(page, variant=variant, seats=4, bots=2)}")
    expect(start_button(page)).to_be_enabled()
    shoot(page, f"gathering-{variant}-{size}", whole=True)
    page_fits(page)
    page_is_accessible(page)


def test_a_long_form_keeps_its_button_in_sight(person: People) -> None:
    page = person("Ann", PHONE, touch=True)
    page.goto("/#/new")
    create = page.get_by_role("button", name="Create table")
    expect(create).to_be_in_viewport()
    page.get_by_role("combobox", name="Drinks").scroll_into_view_if_needed()
    expect(create).to_be_in_viewport()
    page.get_by_role("combobox", name="Drinks").focus()
    below = page.get_by_role("combobox", name="Drinks").bounding_box()
    button = create.bounding_box()
    assert below is not None
    assert button is not None
    assert below["y"] + below["height"] <= button["y"] + 1, "the button hides nothing that has the focus"


def test_tables_of_ones_own_are_listed_once(person: People) -> None:
    ann, ben = person("Ann"), person("Ben")
    open_table(ann, name="By the well", public=True, bots=1)
    for page in (ann, ben):
        page.goto("/#/tables")
    expect(ben.get_by_role("link", name="Join By the well")).to_be_visible()
    expect(ann.get_by_role("region", name="Your games").get_by_role("link")).to_contain_text("By the well")
    expect(ann.get_by_role("link", name="Join By the well")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_the_browser_draws_the_code_of_the_table(person: People, size: str) -> None:
    page = person("Ann", SIZES[size], touch=size == "phone")
    page.goto("/")
    fetched: list[str] = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    assert not [name for name in fetched if "QrCode" in name], "the first page does not pay for it"
    page.goto(f"/#/table/{open_table(page, seats=3)}")
    code = page.get_by_role("img", name="QR code")
    code.scroll_into_view_if_needed()
    expect(code).to_be_in_viewport(ratio=1)
    box = code.bounding_box()
    assert box is not None
    assert box["width"] == box["height"] > 140, "a camera can read it"
    page_fits(page)
    page_is_accessible(page)
    shoot(page, f"code-{size}")


@pytest.mark.parametrize("bots", [0, 1])
def test_sitting_down_moves_nothing_on_a_phone(person: People, bots: int) -> None:
    ann, ben = person("Ann"), person("Ben", PHONE, touch=True)
    ben.goto(f"/#/table/{open_table(ann, seats=4, bots=bots)}")
    sit_down = ben.get_by_role("button", name="Sit down")
    expect(sit_down).to_be_visible()
    ben.get_by_label("Your name").tap()
    assert ben.evaluate("scrollY") == 0, "what is in sight already is not scrolled to"
    tile = ben.get_by_role("button", name="Captain Whitehawk")
    before = tile.bounding_box()
    sit_down.tap()
    expect(tile).to_be_enabled()
    assert tile.bounding_box() == before
    shoot(ben, f"lobby-seated-{bots}")
    covering = "([x, y]) => document.elementFromPoint(x, y).closest('li, .next-move, header')?.tagName ?? 'a panel'"
    for each in ben.get_by_role("list", name="Characters").get_by_role("listitem").all():
        place = each.bounding_box()
        assert place is not None
        middle = [place["x"] + place["width"] / 2, place["y"] + place["height"] / 2]
        if middle[1] < PHONE["height"]:
            assert ben.evaluate(covering, middle) != "a panel"
    tile.tap()
    deck = ben.get_by_role("link", name="See the deck")
    expect(deck).to_be_in_viewport()
    page_fits(ben)
    shoot(ben, f"lobby-chosen-{bots}")
