"""Every page that can be read without sitting down: accessible, narrow enough for a phone, and without complaints."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.looking import DESKTOP, PHONE, page_fits, page_is_accessible, shoot

PAGES = {
    "front": ("/", "Last Call"),
    "cards": ("/#/cards/Oda%20the%20Brewster", "Oda the Brewster"),
    "card": ("/#/cards/Oda%20the%20Brewster/I%20raise!", "I raise!"),
    "rules": ("/#/rules", "Rules"),
    "rule": ("/#/rules/GAMBLE-08", "GAMBLE-08"),
    "nowhere": ("/#/cellar", "Nothing here but an empty mug"),
}
"""Each page's address and heading."""
SIZES = {"desktop": DESKTOP, "phone": PHONE}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", PAGES)
def test_a_page_can_be_read_by_everybody(person: People, name: str, size: str) -> None:
    address, heading = PAGES[name]
    page = person("Ann", SIZES[size])
    page.goto(address)
    expect(page.get_by_role("heading", level=1)).to_have_text(heading)
    shoot(page, f"{name}-{size}", whole=True)
    page_fits(page)
    page_is_accessible(page)
