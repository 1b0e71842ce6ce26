"""The table stages the game: in the hardest moments, at every size, everybody sees what happens and what is asked."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.conftest import People
from tests.browser.laid import BOSS, BOSS_ORDERS, FORCED_COLORS, GAMBLING, PAIR, RESPONSE, TURN
from tests.browser.looking import page_fits, page_is_accessible, shoot, words_are_whole
from tests.browser.playing import Player
from tests.browser.staged import CROWD, FIVE, LONGEST, chain, contest, stage

SIZES = {
    "mouse": [(1366, 768), (1440, 900), (1920, 1080), (820, 1180)],
    "finger": [(820, 1180), (390, 844), (360, 740), (844, 390)],
}
SMALLEST_TEXT = 14
"""Pixels."""
HAIR = 1.5
"""Pixels that rounding and shadows may cost."""
SEVEN = 7
LEAN = 8
"""Pixels by which a card in a fan may lean over its neighbour."""
TABLES = {"five": FIVE, "thirteen": CROWD, "pair": PAIR, "boss": BOSS}


class Box(NamedTuple):
    """Where something is on the screen."""

    left: float
    top: float
    right: float
    bottom: float

    def within(self, other: Box) -> bool:
        """All of it is inside."""
        return (
            self.left >= other.left - HAIR
            and self.top >= other.top - HAIR
            and self.right <= other.right + HAIR
            and self.bottom <= other.bottom + HAIR
        )

    def apart_from(self, other: Box) -> bool:
        """They share no place."""
        return (
            self.right <= other.left + HAIR
            or other.right <= self.left + HAIR
            or self.bottom <= other.top + HAIR
            or other.bottom <= self.top + HAIR
        )


def box(place: Locator) -> Box:
    """Of the one thing that is there."""
    found = place.bounding_box()
    assert found is not None, f"{place} is not on the screen"
    return Box(found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"])


def is_all_seen(place: Locator, window: Box) -> None:
    """It is within the window and within everything around it that cuts off; nothing of it is scrolled away."""
    found = box(place)
    assert found.within(window), f"{place} is at {found}, outside of {window}"
    cut = place.evaluate(
        """it => {
            const cut = [];
            for (let here = it.parentElement; here; here = here.parentElement) {
                if (getComputedStyle(here).overflow === "visible") continue;
                const { left, top, right, bottom } = here.getBoundingClientRect();
                cut.push([here.className, [left, top, right, bottom]]);
            }
            return cut;
        }"""
    )
    for name, around in cut:
        assert found.within(Box(*around)), f"{place} at {found} is cut off by {name} at {around}"
    high, room = place.evaluate("it => [it.scrollHeight, it.clientHeight]")
    assert high <= room + HAIR, f"{place} is {high} pixels high and shows {room}"


def words_are_large(place: Locator) -> None:
    """Nothing is written too small to be read."""
    smallest = place.evaluate(
        """it => Math.min(...[...it.querySelectorAll("*")]
            .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
            .map((one) => parseFloat(getComputedStyle(one).fontSize)))"""
    )
    assert smallest >= SMALLEST_TEXT, f"{place} has words of {smallest} pixels"


def sit(person: People, name: str, pointer: str, matters: str) -> Page:
    """Ann's page, where these things are being resolved."""
    table = TABLES[name]
    page = person("Ann", touch=pointer == "finger")
    stage(page, table, {"chain": chain, "contest": contest}[matters](len(table.crew)))
    return page


def windows(page: Page, pointer: str) -> Iterator[Box]:
    """The same moment at every size."""
    for width, height in SIZES[pointer]:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        yield Box(0, 0, width, height)


@pytest.mark.parametrize("pointer", SIZES)
@pytest.mark.parametrize("name", TABLES)
def test_the_chain_owns_the_middle(person: People, name: str, pointer: str) -> None:
    page = sit(person, name, pointer, "chain")
    for window in windows(page, pointer):
        shoot(page, f"staged-{name}-{pointer}-{window.right}")
        stack = page.get_by_role("list", name="Being resolved")
        card = stack.get_by_role("article", name=LONGEST.title)
        is_all_seen(card, window)
        words_are_large(card)
        newest = stack.locator(".newest .matter")
        is_all_seen(newest, window)
        strips = stack.locator(".strip")
        expect(strips).to_have_count(4)
        for strip in strips.all():
            is_all_seen(strip, window)
            words_are_large(strip)
            assert "play" in strip.inner_text()
        assert "against" in strips.last.inner_text()
        question_is_seen(page, window)
        nothing_overlaps(page, [*strips.all(), newest, *page.locator(".bar > *:visible, .affairs > *:visible").all()])
        words_are_whole(page)
        page_fits(page)
    page_is_accessible(page)


def question_is_seen(page: Page, window: Box) -> None:
    """In at most two lines, together with every button that answers it."""
    prompt = page.get_by_role("region", name="Your decision")
    words = prompt.get_by_role("status")
    is_all_seen(words, window)
    assert words.evaluate("it => Math.round(it.scrollHeight / parseFloat(getComputedStyle(it).lineHeight))") <= 2
    for button in prompt.get_by_role("button").all():
        if button.is_visible():
            is_all_seen(button, window)


def nothing_overlaps(page: Page, on_the_table: list[Locator]) -> None:
    """The parts of the page lie beside each other, and so do the things on the table."""
    parts = [
        page.get_by_role("list", name="Other players"),
        page.get_by_role("region", name="The middle of the table"),
        page.locator(".mat.own, .team.own"),
        page.get_by_role("region", name="Your decision"),
        page.get_by_role("list", name="Your hand"),
    ]
    for places in (parts, on_the_table):
        boxes = [box(place) for place in places]
        for number, one in enumerate(boxes):
            for place, other in zip(places[number + 1 :], boxes[number + 1 :], strict=True):
                assert one.apart_from(other), f"{places[number]} at {one} lies over {place} at {other}"


MOMENTS = {
    "turn": TURN,
    "gambling": GAMBLING,
    "response": RESPONSE,
    "pair": PAIR,
    "boss": BOSS,
    "orders": BOSS_ORDERS,
    "five": FIVE,
    "thirteen": CROWD,
}


@pytest.mark.parametrize("pointer", SIZES)
@pytest.mark.parametrize("name", MOMENTS)
def test_a_real_moment_is_seen_whole(person: People, name: str, pointer: str) -> None:
    ann = Player(person("Ann", touch=pointer == "finger"))
    ann.sit_at(MOMENTS[name])
    page = ann.page
    for window in windows(page, pointer):
        shoot(page, f"moment-{name}-{pointer}-{window.right}")
        question_is_seen(page, window)
        for matter in page.locator(".newest .matter").all():
            is_all_seen(matter, window)
            words_are_large(matter)
        for figure in page.locator(".newest article").all():
            assert box(figure.locator(".figure")).within(box(figure)), "the figure of a card lies beside it"
        for pile in page.locator(".bar > :visible, .affairs > :visible").all():
            is_all_seen(pile, window)
        nothing_overlaps(page, page.locator(".bar > :visible, .affairs > :visible, .stack:visible").all())
        for mat in page.get_by_role("list", name="Other players").locator(".mat:visible").all():
            told = [box(words) for words in mat.locator(".who b, .gap").all()]
            signs = [box(sign) for sign in mat.locator(".beside > :visible").all()]
            assert all(one.apart_from(sign) for one in told for sign in signs), f"a sign lies on the words of {mat}"
        for rail in page.locator(".rail:visible").all():
            assert box(rail.locator(".alcohol")).apart_from(box(rail.locator(".fortitude"))), (
                "one marker hides the other"
            )
        is_all_seen(page.locator("header .turn b"), window)
        words_are_whole(page)
        page_fits(page)


@pytest.mark.parametrize("pointer", SIZES)
@pytest.mark.parametrize("name", ["five", "thirteen"])
def test_everything_on_the_table_has_its_place(person: People, name: str, pointer: str) -> None:
    page = person("Ann", touch=pointer == "finger")
    stage(page, TABLES[name], [])
    for window in windows(page, pointer):
        shoot(page, f"idle-{name}-{pointer}-{window.right}")
        places = page.locator(".maps > *, .bar > *, .affairs > :visible").all()
        assert len(places) >= 6
        for place in places:
            is_all_seen(place, window)
        nothing_overlaps(page, places)
    page_is_accessible(page)


@pytest.mark.parametrize("pointer", SIZES)
@pytest.mark.parametrize("name", ["five", "thirteen"])
def test_a_contest_has_one_drink_for_each_player(person: People, name: str, pointer: str) -> None:
    page = sit(person, name, pointer, "contest")
    for window in windows(page, pointer):
        shoot(page, f"contest-{name}-{pointer}-{window.right}")
        drinks = page.get_by_role("list", name="One Drink each").get_by_role("listitem")
        expect(drinks).to_have_count(len(TABLES[name].crew))
        for drink in drinks.all():
            is_all_seen(drink, window)
            words_are_large(drink)
        nothing_overlaps(page, drinks.all())
        words_are_whole(page)
    page_is_accessible(page)


def test_a_card_is_played_where_colours_are_forced(person: People) -> None:
    page = person("Ann")
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    ann = Player(page)
    ann.sit_at(FORCED_COLORS)
    ann.until(lambda: ann.asked is not None and ann.asked.kind == "play_action", "the Action")
    for face in page.get_by_role("list", name="Your hand").get_by_role("article").all():
        colour = face.evaluate("it => getComputedStyle(it).backgroundColor")
        assert not colour.endswith(", 0)"), f"{face} lets what is behind it through: {colour}"
    shoot(page, "forced-colors")
    page_is_accessible(page, but=("color-contrast",))  # The browser chooses the colours, and axe does not know them.
    asked = ann.asked
    assert asked is not None
    targeted = [option for option in asked.options if option.cards and option.seat >= 0]
    ann.answer(targeted[0])
    assert not ann.problems
    assert any("You play “" in line.text for line in ann.told)
    shoot(page, "forced-colors-played")


def test_a_title_in_a_sentence_shows_its_card(person: People) -> None:
    page = sit(person, "five", "mouse", "chain")
    title = page.get_by_role("region", name="Your decision").get_by_role("button", name=LONGEST.title)
    title.hover()
    card = page.get_by_role("tooltip")
    expect(card).to_contain_text(LONGEST.text.split("\n")[0])
    assert box(card).apart_from(box(title))
    page.mouse.move(1, 1)
    expect(card).to_be_hidden()
    title.focus()
    expect(card).to_be_visible()
    page_is_accessible(page)


def test_a_title_is_tapped_in_prompt_and_log(person: People) -> None:
    page = sit(person, "five", "finger", "chain")
    page.set_viewport_size(ViewportSize(width=390, height=844))
    page.get_by_role("region", name="Your decision").get_by_role("button", name=LONGEST.title).tap()
    card = page.get_by_role("tooltip")
    expect(card).to_contain_text(LONGEST.text.split("\n")[0])
    page.get_by_role("button", name="Log", exact=True).tap()
    told = page.get_by_role("log").locator(".title").last
    title = told.inner_text()
    told.tap()
    expect(card.get_by_role("article", name=title)).to_be_visible()


def test_the_hand_fits_and_the_log_is_folded_below_1500_pixels(person: People) -> None:
    page = sit(person, "five", "mouse", "chain")
    log = page.get_by_role("complementary", name="Log")
    page.set_viewport_size(ViewportSize(width=1600, height=900))
    expect(log).to_be_visible()
    page.set_viewport_size(ViewportSize(width=1366, height=768))
    expect(log).to_be_hidden()
    expect(page.get_by_role("dialog")).to_have_count(0)
    banner = page.locator(".banner p").last
    is_all_seen(banner, Box(0, 0, 1366, 768))
    hand = page.get_by_role("list", name="Your hand").get_by_role("listitem").all()
    assert len(hand) > SEVEN
    for held, beside in pairwise(hand):
        words, covered = (box(one.locator("article").locator(".says")) for one in (held, beside))
        assert words.right <= covered.left + LEAN, f"{held} is covered by {beside}"
    for held in hand:
        held.hover(position={"x": 20, "y": 80})
        words = held.get_by_role("article").locator(".says")
        found = box(words)
        assert found.left >= 0
        assert found.right <= 1366
        assert found.bottom <= 768 + HAIR, f"{words} ends at {found.bottom}"
        words_are_large(held)
