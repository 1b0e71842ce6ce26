"""Every page that can be read without sitting down: accessible, narrow enough for a phone, and light."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, expect

from lastcall.server.keys import COOKIE
from lastcall.server.store import entries
from lastcall.server.store.sqlite import Append, SqliteStore
from tests.browser.conftest import People
from tests.browser.house import House
from tests.browser.laid import TURN
from tests.browser.looking import DESKTOP, PHONE, page_fits, page_is_accessible, shoot

PAGES = {
    "front": ("/", "Last Call"),
    "decks": ("/#/cards", "Cards"),
    "cards": ("/#/cards/Oda%20the%20Brewster", "Oda the Brewster"),
    "card": ("/#/cards/Oda%20the%20Brewster/I%20raise!", "I raise!"),
    "rules": ("/#/rules", "Rules"),
    "chapter": ("/#/rules/GAMBLE", "Gambling"),
    "rule": ("/#/rules/GAMBLE-08", "GAMBLE-08"),
    "nowhere": ("/#/cellar", "Nothing here but an empty mug"),
    "gone": ("/#/table/nowhere", "Nothing here but an empty mug"),
}
"""Each page's address and heading."""
SIZES = {"desktop": DESKTOP, "phone": PHONE}

FRONT_PAGE, A_GAME = 64_000, 130_000
"""Bytes of scripts and styles that a browser fetches, compressed."""
SIZE = """
performance.getEntriesByType("resource")
  .filter(({ name }) => /[.](js|css)$/.test(name))
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
"""


def look(page: Page, name: str) -> None:
    """Keep it for people to look at, and let axe look."""
    shoot(page, name, whole=True)
    page_fits(page)
    page_is_accessible(page)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", PAGES)
def test_a_page_can_be_read_by_everybody(person: People, name: str, size: str) -> None:
    address, heading = PAGES[name]
    page = person("Ann", SIZES[size])
    page.goto(address)
    expect(page.get_by_role("heading", level=1)).to_have_text(heading)
    expect(page.get_by_role("navigation", name="Pages")).to_be_visible()
    look(page, f"{name}-{size}")


@pytest.mark.parametrize("size", SIZES)
def test_a_game_of_older_rules_can_be_looked_at(person: People, house: House, size: str) -> None:
    house.kill()
    store = SqliteStore(house.database)
    told = (
        entries.Opened("Long ago", 2, "brisk", rules_version="0", release="0.0.1"),
        entries.Sat(0, "Ann", "a"),
        entries.BotSat(1, "random"),
        entries.Started(("Remy", "Tara"), 7),
        entries.Ended("Remy wins"),
    )
    id_ = f"old {size}"
    store.commit([Append(id_, 0, [entries.write(entry) for entry in told], "over", time.time())])
    store.close()
    house.restart()
    page = person("Ann", SIZES[size])
    page.goto(f"/#/table/{id_}")
    expect(page.get_by_role("heading", name="Played under older rules")).to_be_visible()
    expect(page.get_by_role("region", name="Played under older rules")).to_contain_text("Result: Remy wins.")
    look(page, f"old-{size}")


def test_pages_are_light(person: People) -> None:
    page = person("Ann")
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Last Call")
    assert 0 < page.evaluate(SIZE) < FRONT_PAGE
    page.context.add_cookies([{"name": COOKIE, "value": TURN.key(0), "domain": "127.0.0.1", "path": "/"}])
    page.goto(f"/#/table/{TURN.id}")
    expect(page.get_by_role("region", name="Your decision")).to_be_visible()
    assert FRONT_PAGE < page.evaluate(SIZE) < A_GAME
