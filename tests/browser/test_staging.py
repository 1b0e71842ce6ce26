"""The table stages the game: in the hardest moments, at every size, everybody sees what happens and what is asked."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise, product
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, ViewportSize, expect

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
SEVEN, TEN = 7, 10
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


WINDOW = Box(0, 0, 1366, 768)
"""Of a small desktop."""


class Thing(NamedTuple):
    """Something on the page, as it was when everything was looked at."""

    name: str
    """What it is called here, for whoever reads why a test failed."""
    seen: bool
    box: Box
    cuts: list[tuple[str, Box]]
    """Everything around it that cuts off."""
    high: float
    room: float
    """Its height with and without what is scrolled away."""
    smallest: float | None
    """The size of its smallest words."""
    lines: float
    text: str
    colour: str
    inside: dict[str, list[Thing]]
    """Things within it, by what they are called."""


LOOK = """async (wanted) => {
    // In the next frame; requestAnimationFrame is no measure where the clock of the page is the test's.
    const frame = () => new Promise((drawn) => {
        new ResizeObserver((_, self) => { self.disconnect(); drawn(); }).observe(document.body);
    });
    const boxOf = (it) => {
        const { left, top, right, bottom } = it.getBoundingClientRect();
        return [left, top, right, bottom];
    };
    const isSeen = (it) => {
        const { width, height } = it.getBoundingClientRect();
        return width > 0 && height > 0 && it.checkVisibility({ visibilityProperty: true });
    };
    const cutsOf = (it) => {
        const cuts = [];
        for (let here = it.parentElement; here; here = here.parentElement)
            if (getComputedStyle(here).overflow !== "visible") cuts.push([String(here.className), boxOf(here)]);
        return cuts;
    };
    const smallestIn = (it) => {
        const sizes = [...it.querySelectorAll("*")]
            .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
            .map((one) => parseFloat(getComputedStyle(one).fontSize));
        return sizes.length ? Math.min(...sizes) : null;
    };
    const all = (within, { of, inside = {} }) => [...within.querySelectorAll(of)].map((it) => ({
        seen: isSeen(it),
        box: boxOf(it),
        cuts: cutsOf(it),
        high: it.scrollHeight,
        room: it.clientHeight,
        smallest: smallestIn(it),
        lines: Math.round(it.scrollHeight / parseFloat(getComputedStyle(it).lineHeight)),
        text: it.innerText ?? "",
        colour: getComputedStyle(it).backgroundColor,
        inside: each(it, inside),
    }));
    const each = (within, places) =>
        Object.fromEntries(Object.entries(places).map(([name, place]) => [name, all(within, place)]));
    await frame();
    await frame();
    for (let before = ""; ; await frame()) {
        const found = each(document, wanted);
        const now = JSON.stringify(found);
        if (now === before) return found;
        before = now;
    }
}"""
"""Everything that is wanted, when nothing moves any more: one look instead of hundreds of questions."""

Place = dict[str, Any]


def place(selector: str, **inside: str) -> Place:
    """What to look for, and what within it."""
    return {"of": selector, "inside": {name: place(within) for name, within in inside.items()}}


PARTS = {
    "the other players": place("[aria-label^='Other players']"),
    "the middle": place("[aria-label='The middle of the table']"),
    "the own mat": place(".mat.own, .team.own"),
    "the prompt": place("[aria-label='Your decision']"),
    "the hand": place("[aria-label='Your hand']"),
}
"""Of the page; each is there once."""
QUESTION = {
    "the question": place("[aria-label='Your decision'] .text"),
    "a button": place("[aria-label='Your decision'] :is(button, [role=button])"),
}
ON_THE_TABLE = {"the bar": place(".bar > *"), "the affairs": place(".affairs > *")}
MATTER = {"the newest matter": place(".newest .matter")}


class Looked:
    """A page in a window of one size, all at once."""

    def __init__(self, page: Page, window: Box, wanted: dict[str, Place]) -> None:
        self.window = window
        found = page.evaluate(LOOK, {**PARTS, **QUESTION, **wanted})
        self.found = {name: [thing(name, one) for one in things] for name, things in found.items()}

    def one(self, name: str) -> Thing:
        """What is there once."""
        (found,) = self.found[name]
        return found

    def all(self, *names: str) -> list[Thing]:
        """All of these that are on the page."""
        return [one for name in names for one in self.found[name]]

    def seen(self, *names: str) -> list[Thing]:
        """All of these that are to be seen at this size."""
        return [one for one in self.all(*names) if one.seen]

    def is_all_seen(self, one: Thing) -> None:
        """It is within the window and within everything around it that cuts off; nothing of it is scrolled away."""
        assert one.seen, f"{one.name} is not on the screen"
        assert one.box.within(self.window), f"{one.name} is at {one.box}, outside of {self.window}"
        for name, around in one.cuts:
            assert one.box.within(around), f"{one.name} at {one.box} is cut off by {name} at {around}"
        assert one.high <= one.room + HAIR, f"{one.name} is {one.high} pixels high and shows {one.room}"

    def question_is_seen(self) -> None:
        """In at most two lines, together with every button that answers it."""
        words = self.one("the question")
        self.is_all_seen(words)
        assert words.lines <= 2
        for button in self.seen("a button"):
            self.is_all_seen(button)

    def nothing_overlaps(self, on_the_table: list[Thing]) -> None:
        """The parts of the page lie beside each other, and so do the things on the table."""
        for things in ([self.one(name) for name in PARTS], on_the_table):
            for one, other in combinations(things, 2):
                assert one.seen, f"{one.name} is not on the screen"
                assert other.seen, f"{other.name} is not on the screen"
                assert one.box.apart_from(other.box), f"{one.name} at {one.box} lies over {other.name} at {other.box}"


def thing(name: str, found: Any) -> Thing:
    """As it came from the page."""
    words = found["text"].split("\n")[0]
    return Thing(
        **{
            **found,
            "name": f"{name} “{words}”",
            "box": Box(*found["box"]),
            "cuts": [(around, Box(*box)) for around, box in found["cuts"]],
            "inside": {within: [thing(within, one) for one in things] for within, things in found["inside"].items()},
        }
    )


def words_are_large(one: Thing) -> None:
    """Nothing is written too small to be read."""
    assert one.smallest is None or one.smallest >= SMALLEST_TEXT, f"{one.name} has words of {one.smallest} pixels"


def sit(person: People, name: str, pointer: str, matters: str) -> Page:
    """Ann's page, where these things are being resolved."""
    table = TABLES[name]
    page = person("Ann", touch=pointer == "finger")
    stage(page, table, {"chain": chain, "contest": contest}[matters](len(table.crew)))
    return page


def windows(page: Page, pointer: str, shot: str, wanted: dict[str, Place]) -> Iterator[Looked]:
    """The same moment at every size."""
    for width, height in SIZES[pointer]:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        looked = Looked(page, Box(0, 0, width, height), wanted)
        shoot(page, f"{shot}-{pointer}-{width}")
        yield looked


def axe_finds_nothing(page: Page, pointer: str) -> None:
    """What axe looks at is the same for a mouse and for a finger."""
    if pointer == "finger":
        page_is_accessible(page)


@pytest.mark.parametrize("pointer", SIZES)
@pytest.mark.parametrize("name", TABLES)
def test_the_chain_owns_the_middle(person: People, name: str, pointer: str) -> None:
    page = sit(person, name, pointer, "chain")
    stack = page.get_by_role("list", name="Being resolved")
    expect(stack.get_by_role("article", name=LONGEST.title)).to_be_visible()
    card = place(f'.newest article[aria-label="{LONGEST.title}"]')
    wanted = {"the card": card, "a strip": place(".stack .strip"), **MATTER, **ON_THE_TABLE}
    for looked in windows(page, pointer, f"staged-{name}", wanted):
        card = looked.one("the card")
        looked.is_all_seen(card)
        words_are_large(card)
        newest = looked.one("the newest matter")
        looked.is_all_seen(newest)
        strips = looked.all("a strip")
        assert len(strips) == 4
        for strip in strips:
            looked.is_all_seen(strip)
            words_are_large(strip)
            assert "play" in strip.text
        assert "against" in strips[-1].text
        looked.question_is_seen()
        looked.nothing_overlaps([*strips, newest, *looked.seen(*ON_THE_TABLE)])
        words_are_whole(page)
        page_fits(page)
    axe_finds_nothing(page, pointer)


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
    wanted = {
        "a card": place(".newest article", figure=".figure"),
        "the stack": place(".stack"),
        "a mat": place("[aria-label^='Other players'] .mat", told=".who b, .gap", signs=".beside > *"),
        "a rail": place(".rail", alcohol=".alcohol", fortitude=".fortitude"),
        "whose turn it is": place("header .turn b"),
        **MATTER,
        **ON_THE_TABLE,
    }
    for looked in windows(page, pointer, f"moment-{name}", wanted):
        looked.question_is_seen()
        for matter in looked.all("the newest matter"):
            looked.is_all_seen(matter)
            words_are_large(matter)
        for card in looked.all("a card"):
            (figure,) = card.inside["figure"]
            assert figure.box.within(card.box), "the figure of a card lies beside it"
        for pile in looked.seen(*ON_THE_TABLE):
            looked.is_all_seen(pile)
        looked.nothing_overlaps(looked.seen(*ON_THE_TABLE, "the stack"))
        for mat in looked.seen("a mat"):
            signs = [sign for sign in mat.inside["signs"] if sign.seen]
            for words, sign in product(mat.inside["told"], signs):
                assert words.box.apart_from(sign.box), f"{sign.name} lies on {words.name} of {mat.name}"
        for rail in looked.seen("a rail"):
            (alcohol,), (fortitude,) = rail.inside["alcohol"], rail.inside["fortitude"]
            assert alcohol.box.apart_from(fortitude.box), "one marker hides the other"
        looked.is_all_seen(looked.one("whose turn it is"))
        words_are_whole(page)
        page_fits(page)


@pytest.mark.parametrize("pointer", SIZES)
@pytest.mark.parametrize("name", ["five", "thirteen"])
def test_everything_on_the_table_has_its_place(person: People, name: str, pointer: str) -> None:
    page = person("Ann", touch=pointer == "finger")
    stage(page, TABLES[name], [])
    for looked in windows(page, pointer, f"idle-{name}", {"a map": place(".maps > *"), **ON_THE_TABLE}):
        places = [*looked.all("a map", "the bar"), *looked.seen("the affairs")]
        assert len(places) >= 6
        for one in places:
            looked.is_all_seen(one)
        looked.nothing_overlaps(places)
    axe_finds_nothing(page, pointer)


@pytest.mark.parametrize("pointer", SIZES)
@pytest.mark.parametrize("name", ["five", "thirteen"])
def test_a_contest_has_one_drink_for_each_player(person: People, name: str, pointer: str) -> None:
    page = sit(person, name, pointer, "contest")
    drinks = page.get_by_role("list", name="One Drink each").get_by_role("listitem")
    expect(drinks).to_have_count(len(TABLES[name].crew))
    for looked in windows(page, pointer, f"contest-{name}", {"a Drink": place(".contest > li")}):
        drunk = looked.all("a Drink")
        assert len(drunk) == len(TABLES[name].crew)
        for drink in drunk:
            looked.is_all_seen(drink)
            words_are_large(drink)
        looked.nothing_overlaps(drunk)
        words_are_whole(page)
    axe_finds_nothing(page, pointer)


def test_a_card_is_played_where_colours_are_forced(person: People) -> None:
    page = person("Ann")
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    ann = Player(page)
    ann.sit_at(FORCED_COLORS)
    ann.until(lambda: ann.asked is not None and ann.asked.kind == "play_action", "the Action")
    expect(page.get_by_role("list", name="Your hand").get_by_role("article").first).to_be_visible()
    for face in Looked(page, WINDOW, {"a face": place("[aria-label='Your hand'] article")}).all("a face"):
        assert not face.colour.endswith(", 0)"), f"{face.name} lets what is behind it through: {face.colour}"
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
    wanted = {
        "the title": place("[aria-label='Your decision'] .text [role=button]"),
        "its card": place("[role=tooltip]"),
    }
    looked = Looked(page, WINDOW, wanted)
    assert looked.one("its card").box.apart_from(looked.one("the title").box)
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


LOG_SIZES = [(1440, 900), (1366, 768), (1280, 720), (820, 1180), (390, 844), (844, 390)]


@pytest.mark.parametrize(("width", "height"), LOG_SIZES)
def test_the_open_log_covers_neither_the_question_nor_the_hand(person: People, width: int, height: int) -> None:
    page = sit(person, "five", "finger" if width < 1000 else "mouse", "chain")
    page.set_viewport_size(ViewportSize(width=width, height=height))
    page.get_by_role("button", name="Log", exact=True).click()
    looked = Looked(page, Box(0, 0, width, height), {"the log": place("aside")})
    shoot(page, f"log-open-{width}")
    log = looked.one("the log")
    looked.is_all_seen(log)
    assert log.box.bottom - log.box.top >= 200
    for name in ("the prompt", "the hand"):
        assert log.box.apart_from(looked.one(name).box), f"the log at {log.box} lies over {looked.one(name).box}"
    looked.nothing_overlaps([])


@pytest.mark.parametrize(("name", "cards"), [("five", SEVEN), ("boss", TEN)])
def test_the_hand_fits_and_the_log_is_folded_below_1500_pixels(person: People, name: str, cards: int) -> None:
    page = sit(person, name, "mouse", "chain")
    expect(page.get_by_role("list", name="Other players")).to_be_visible()
    log = page.get_by_role("complementary", name="Log")
    page.set_viewport_size(ViewportSize(width=1600, height=900))
    expect(log).to_be_visible()
    page.set_viewport_size(ViewportSize(width=1366, height=768))
    expect(log).to_be_hidden()
    expect(page.get_by_role("dialog")).to_have_count(0)
    wanted = {
        "the banner": place(".banner p"),
        "a held card": place("[aria-label='Your hand'] > li", says="article .says"),
    }
    looked = Looked(page, WINDOW, wanted)
    looked.is_all_seen(looked.all("the banner")[-1])
    held = looked.all("a held card")
    assert len(held) >= cards
    for one, beside in pairwise(held):
        (words,), (covered,) = one.inside["says"], beside.inside["says"]
        assert words.box.right <= covered.box.left + LEAN, f"{one.name} is covered by {beside.name}"
    hand = page.get_by_role("list", name="Your hand").get_by_role("listitem")
    expect(hand).to_have_count(len(held))
    for number in range(len(held)):
        hand.nth(number).hover(position={"x": 20, "y": 80})
        raised = Looked(page, WINDOW, wanted).all("a held card")[number]
        (words,) = raised.inside["says"]
        assert words.box.left >= 0
        assert words.box.right <= WINDOW.right
        assert words.box.bottom <= WINDOW.bottom + HAIR, f"{words.name} ends at {words.box.bottom}"
        words_are_large(raised)
