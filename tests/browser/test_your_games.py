"""A browser finds its games again: from the front page, from the tables, and from any page besides a table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import People
from tests.browser.laid import TURN
from tests.browser.looking import DESKTOP, PHONE, page_fits, page_is_accessible, shoot
from tests.browser.playing import Player

SIZES = {"desktop": DESKTOP, "phone": PHONE}


def look(page: Page, name: str) -> None:
    """Keep it for people to look at, and let axe look."""
    shoot(page, name)
    page_fits(page)
    page_is_accessible(page)


def your_games(page: Page, role: str = "region") -> Locator:
    """The list, or the strip of other pages."""
    if role == "region":
        return page.get_by_role("region", name="Your games")
    return page.get_by_role("complementary", name="Your games")


@pytest.mark.parametrize("size", SIZES)
def test_the_candle_leaves_a_way_back(person: People, size: str) -> None:
    page = person("Ann", SIZES[size])
    player = Player(page)
    player.sit_at(TURN)
    page.get_by_role("link", name="Last Call: front page").click()
    expect(your_games(page)).to_contain_text("Your move")
    look(page, f"your-games-front-{size}")
    page.get_by_role("link", name="Tables", exact=True).click()
    expect(your_games(page)).to_contain_text("Your move")
    look(page, f"your-games-tables-{size}")
    for other in ("Cards", "Rules"):
        page.get_by_role("link", name=other, exact=True).click()
        expect(page.get_by_role("heading", level=1)).to_have_text(other)
        expect(your_games(page, "strip")).to_contain_text("Your move")
    look(page, f"your-games-strip-{size}")
    your_games(page, "strip").get_by_role("link", name="Back to the table").click()
    expect(player.prompt).to_be_visible()


def test_a_closed_tab_is_one_click_away(person: People) -> None:
    player = Player(person("Ann"))
    player.sit_at(TURN)
    context = player.page.context
    player.page.close()
    page = context.new_page()
    page.goto("/")
    your_games(page).get_by_role("link").click()
    expect(page.get_by_role("region", name="Your decision")).to_be_visible()
    stranger = person("Ben")
    stranger.goto("/")
    expect(stranger.get_by_role("heading", level=1)).to_be_visible()
    expect(your_games(stranger)).to_have_count(0)
