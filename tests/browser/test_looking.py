"""The looking itself: a fault is seen, a complaint is heard, and a house that was killed opens with its tables."""

from __future__ import annotations

import pytest

from lastcall.cli.play import is_open
from tests.browser.conftest import People
from tests.browser.house import House
from tests.browser.looking import PHONE, page_fits, page_is_accessible
from tests.waiting import STUCK, Patience


def test_faults_are_seen(person: People) -> None:
    page = person("Ann", PHONE)
    page.goto("/")
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<button></button><p style=\"width:400px\">wide')")
    with pytest.raises(AssertionError, match="button-name"):
        page_is_accessible(page)
    with pytest.raises(AssertionError, match="pixels wide"):
        page_fits(page)


def test_complaints_are_heard_unless_they_are_expected(person: People) -> None:
    page = person("Ann")
    page.goto("/")
    page.evaluate("console.error('the barrel leaks')")
    page.evaluate("setTimeout(() => { throw new Error('the bench broke') })")
    page.evaluate("fetch('/api/tables/nowhere')")
    patience = Patience("the complaints")
    while len(person.complaints) < 3:
        patience.check()
        page.wait_for_timeout(5)
    person.forgive("status of 404")
    assert person.leave() == ["Ann's console: the barrel leaks", "Ann's page broke: the bench broke"]
    person.complaints.clear()


def test_a_killed_house_opens_again_with_its_tables(person: People, house: House) -> None:
    page = person("Ann")
    page.goto("/")
    opened = page.request.post(
        "/api/tables", data={"name": "Ours", "seats": 2, "player": "Ann"}, timeout=1000 * STUCK
    ).json()
    house.kill()
    assert not is_open(house.port)
    house.restart()
    page.reload()
    assert page.evaluate("id => fetch(`/api/tables/${id}`).then((answer) => answer.json())", opened["id"]) == opened
