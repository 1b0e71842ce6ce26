"""Neither hectic nor dead: how long cards stay in sight, and who decides that.

The clock of each page stands still and is put forward by the test, so that a busy machine measures the same.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from playwright.sync_api import FloatRect, Locator, Page, ViewportSize, WebSocketRoute, expect

from lastcall.server.books import cards
from lastcall.server.keys import COOKIE
from tests.browser.conftest import People
from tests.browser.looking import PHONE, page_is_accessible, shoot
from tests.browser.staged import FIRST_ID, FIVE, LONGEST, Json, face, question
from tests.waiting import Patience

WATCH = """
window.stays = [];
window.heard = 0;
const parse = JSON.parse;
JSON.parse = (text, ...more) => {
    if (text.startsWith('{"is":"change"')) heard += 1;
    return parse(text, ...more);
};
let last = { title: null, since: 0 };
new MutationObserver(() => {
    const title = document.querySelector(".newest > :not([inert]) article h3")?.textContent ?? null;
    if (last.title === title) return;
    const now = performance.now();
    stays.push([last.title, now - last.since]);
    last = { title, since: now };
}).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ["inert"] });
"""
"""Writes down which card was in sight for how long, in milliseconds, and how many changes have come.

A card that is on its way out is not in sight any more.
"""

NEW = pytest.approx(2750)
BRIEF = pytest.approx(200)
"""Milliseconds at the normal speed; what is promised for a new card is 2.5 to 3 seconds."""
LONG = 60_000
"""Milliseconds: whatever is shown by itself has been shown by then."""

ACTIONS = [card for card in cards() if card.type == "Action" and card.owner not in ("", "Drinks")]
FIRST, SECOND, THIRD = (
    {card.title: card for card in ACTIONS}[title] for title in sorted({c.title for c in ACTIONS})[:3]
)


class Served:
    """A table that says what the test wants, as fast as it likes, on a page whose clock stands still."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.socket: WebSocketRoute | None = None
        self.view: Json = {}
        self.heard: list[Any] = []
        self.number = 0
        page.add_init_script(WATCH)
        page.route_web_socket("**/ws/tables/**", self.relay)
        page.context.add_cookies([{"name": COOKIE, "value": FIVE.key(0), "domain": "127.0.0.1", "path": "/"}])
        page.clock.install(time=0)
        page.goto(f"/#/table/{FIVE.id}")
        page.get_by_role("region", name="The middle of the table").wait_for()
        page.clock.pause_at(24 * 60 * LONG)

    def relay(self, socket: WebSocketRoute) -> None:
        """The first state comes from the house; from then on nobody but us says anything."""
        self.socket = socket
        server = socket.connect_to_server()

        def first(message: str | bytes) -> None:
            news = msgspec.json.decode(message)
            if news["is"] == "state" and news["view"] is not None:
                self.view = news["view"]
                self.view["table"] = []
                news |= {"prompt": None, "waiting": None}
                socket.send(msgspec.json.encode(news).decode())

        server.on_message(first)
        socket.on_message(lambda message: self.heard.append(msgspec.json.decode(message)))

    def tell(self, *matters: Json, public: Json | None = None, **own: Any) -> None:
        """These are being resolved now; the page has heard it when this ends."""
        assert self.socket is not None
        self.number += 1
        seen = {"stack": matters, "number": 1_000_000 + self.number, **(public or {})}
        news = {"is": "change", "public": seen, "own": own}
        self.socket.send(msgspec.json.encode(news).decode())
        patience = Patience("the page to hear it")
        while self.page.evaluate("heard") < self.number:
            patience.check()

    def hears(self, said: Json) -> None:
        """The page answers this."""
        patience = Patience(f"{said}", lambda: len(self.heard), lambda: self.heard)
        while self.heard[-1:] != [said]:
            patience.check()
            self.page.wait_for_timeout(5)  # While we wait here, Playwright tells us what has come.

    def goes_by(self, milliseconds: int) -> None:
        """Time on the page."""
        self.page.clock.run_for(milliseconds)

    def stays(self) -> list[tuple[str | None, Any]]:
        """What was in sight, and for how many milliseconds; what is in sight still is not told."""
        return [(title, time) for title, time in self.page.evaluate("stays.splice(0)")]


def play(number: int, seat: int = 1, **more: Any) -> Json:
    """Somebody plays one of the cards."""
    card = (FIRST, SECOND, THIRD)[number]
    return {"id": FIRST_ID + number, "kind": "play", "seat": seat, "card": face(number, card), **more}


@pytest.mark.parametrize("motion", [True, False])
def test_a_new_card_stays_nearly_three_seconds_whatever_comes(person: People, motion: bool) -> None:
    table = Served(person("Ann", motion=motion))
    table.tell(play(0))
    table.stays()
    table.tell()
    table.tell(play(1, targets=[0]))
    table.tell(play(1, targets=[0]), play(2, seat=2))
    table.tell()
    table.goes_by(LONG)
    assert table.stays() == [(FIRST.title, NEW), (None, BRIEF), (SECOND.title, NEW), (THIRD.title, NEW)]
    expect(table.page.get_by_role("list", name="Being resolved")).to_be_hidden()


def test_what_i_know_goes_faster_and_passes_take_no_time(person: People) -> None:
    table = Served(person("Ann"))
    table.tell(play(0))
    table.tell()
    table.goes_by(LONG)
    table.stays()
    again = {**play(0), "id": FIRST_ID + 50}
    table.tell(again)
    table.stays()
    passes = 5
    for number in range(passes):
        table.tell(again, announced=number)
    table.tell()
    table.tell(play(1))
    table.goes_by(LONG)
    assert table.stays() == [(FIRST.title, pytest.approx(1200 + 200 * passes)), (None, BRIEF)]


def test_a_press_goes_on_and_a_long_one_holds(person: People) -> None:
    table = Served(person("Ann"))
    page = table.page
    table.tell(play(0))
    table.tell(play(1))
    table.tell(play(2))
    first, second, third = (page.get_by_role("article", name=card.title) for card in (FIRST, SECOND, THIRD))
    expect(first).to_be_visible()
    page.keyboard.press("Space")
    expect(second).to_be_visible()
    page.get_by_role("button", name="Continue").click()
    expect(third).to_be_visible()

    table.tell(play(0))
    middle = page.get_by_role("region", name="The middle of the table")
    middle.hover(position={"x": 300, "y": 20})
    page.mouse.down()
    table.goes_by(LONG)
    expect(page.get_by_role("button", name="Paused")).to_be_visible()
    expect(third).to_be_visible()
    page.mouse.up()
    table.goes_by(200)
    expect(first).to_be_visible()
    expect(third).to_be_hidden()


@pytest.mark.parametrize(("speed", "stay"), [("slow", 4400), ("normal", 2750), ("fast", 1237.5)])
def test_the_menu_sets_the_speed(person: People, speed: str, stay: float) -> None:
    table = Served(person("Ann"))
    page = table.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("How long played cards are shown").select_option(speed)
    page.get_by_role("button", name="Close").click()
    table.tell(play(1, targets=[0]))
    table.stays()
    table.tell()
    table.goes_by(LONG)
    assert table.stays() == [(SECOND.title, pytest.approx(stay, abs=1))]


def test_a_question_comes_with_its_card_and_the_table_is_never_kept_waiting(person: People) -> None:
    table = Served(person("Ann", PHONE, touch=True))
    asked = question(table.view)
    table.tell(play(0))
    table.tell(play(1))
    table.tell(play(2, targets=[0]), **asked)
    table.goes_by(500)
    prompt = table.page.get_by_role("region", name="Your decision")
    pass_on = prompt.get_by_role("button", name="Let it happen")
    expect(pass_on).to_be_visible()
    expect(table.page.get_by_role("article", name=THIRD.title)).to_be_visible()
    pass_on.tap()
    table.hears({"do": "say", "number": 1, "answer": [0]})
    table.tell(prompt=None)
    table.goes_by(200)
    expect(table.page.get_by_role("list", name="Being resolved")).to_be_hidden()


def my_action(table: Served, cards: int) -> Json:
    """Ann may play so many of her cards as her Action: the first on one of two players, the others in one way."""
    asked = question(table.view)
    held = [one["card"]["id"] for one in table.view["hand"]]
    skip, first, second, _ = asked["prompt"]["options"]
    others = [{"answer": [1, 2, 0, -1, -1], "text": "another card", "cards": [card]} for card in held[1:cards]]
    asked["prompt"] |= {"kind": "play_action", "options": [skip | {"text": "skip"}, first, second, *others]}
    return asked


def box(place: Locator) -> FloatRect:
    """Where it is on the screen."""
    found = place.bounding_box()
    assert found is not None
    return found


SIZES = [(1366, 768), (1280, 720), (390, 844), (360, 740), (844, 390)]


@pytest.mark.parametrize("size", SIZES)
def test_my_turn_is_a_moment_that_hides_neither_a_tavern_nor_the_question(
    person: People, size: tuple[int, int]
) -> None:
    width, height = size
    table = Served(person("Ann", ViewportSize(width=width, height=height), touch=width < 1000))
    moment = table.page.locator(".moments").get_by_text("Your turn")
    expect(moment).to_have_count(0)
    begun = {"text": "Your turn", "rules": [], "kind": "turn", "staged": {"what": "TurnBegan", "who": [0]}}
    turn = {"turn": table.view["turn"] + 1, "active": 0}
    table.tell(public=turn, **my_action(table, cards=3), log_from=1_000_000, log=[begun])
    table.goes_by(100)
    expect(moment).to_be_visible()
    shoot(table.page, f"my-turn-{width}")
    found, prompt = box(moment), box(table.page.get_by_role("region", name="Your decision"))
    taverns = table.page.locator(".maps")
    if height > 600:
        assert found["y"] >= box(taverns)["y"] + box(taverns)["height"]
    aside = found["x"] + found["width"] <= prompt["x"]
    assert aside or found["y"] + found["height"] <= prompt["y"]
    table.goes_by(1600)
    expect(moment).to_be_visible()
    table.goes_by(200)
    expect(moment).to_have_count(0)


def test_space_never_skips_my_action(person: People) -> None:
    table = Served(person("Ann"))
    table.tell(**my_action(table, cards=2))
    page = table.page
    prompt = page.get_by_role("region", name="Your decision")
    play_one = prompt.get_by_role("button", name="Play a card")
    expect(play_one).to_be_visible()
    skip = prompt.get_by_role("button", name="Skip")
    bright, quiet = (one.evaluate("it => getComputedStyle(it).backgroundColor") for one in (play_one, skip))
    assert bright != quiet
    table.goes_by(LONG)
    page.keyboard.press("Space")
    open_cards = page.get_by_role("region", name="Pick a card to play")
    expect(open_cards.get_by_role("button", name=table.view["hand"][0]["card"]["title"])).to_be_focused()
    page.keyboard.press("Escape")
    expect(open_cards).to_be_hidden()
    assert not table.heard


@pytest.mark.parametrize("size", [(1366, 768), (390, 844), (844, 390)])
def test_play_a_card_opens_the_cards_that_can_be_played(person: People, size: tuple[int, int]) -> None:
    width, height = size
    table = Served(person("Ann", ViewportSize(width=width, height=height), touch=width < 1000))
    asked = my_action(table, cards=3)
    table.tell(**asked)
    table.goes_by(LONG)
    page = table.page
    prompt = page.get_by_role("region", name="Your decision")
    prompt.get_by_role("button", name="Play a card").click()
    open_cards = page.get_by_role("region", name="Pick a card to play")
    faces = open_cards.get_by_role("article")
    expect(faces).to_have_count(3)
    expect(faces.first).to_be_in_viewport()
    shoot(page, f"open-cards-{width}")
    for button in prompt.get_by_role("button").all():
        button.click(trial=True)  # Nothing lies over what is asked.
    held = [one["card"]["title"] for one in table.view["hand"]]
    open_cards.get_by_role("button", name=held[1], exact=True).click()
    table.hears({"do": "say", "number": 1, "answer": [1, 2, 0, -1, -1]})
    expect(open_cards).to_be_hidden()
    table.tell(**asked | {"prompt": asked["prompt"] | {"number": 2}})
    prompt.get_by_role("button", name="Play a card").click()
    page.clock.resume()  # Axe needs time.
    page_is_accessible(page)


def test_play_a_card_names_the_only_one_and_plays_it(person: People) -> None:
    table = Served(person("Ann"))
    asked = my_action(table, cards=1)
    asked["prompt"]["options"].pop()
    table.tell(**asked)
    table.goes_by(LONG)
    page = table.page
    title = table.view["hand"][0]["card"]["title"]
    page.keyboard.press("Space")
    expect(page.get_by_role("region", name=title, exact=True)).to_be_visible()
    assert not table.heard
    page.keyboard.press("Escape")
    page.get_by_role("region", name="Your decision").get_by_role("button", name=f"Play {title}").click()
    table.hears({"do": "say", "number": 1, "answer": asked["prompt"]["options"][1]["answer"]})


@pytest.mark.parametrize("size", [(1366, 768), (390, 844), (844, 390)])
def test_a_raised_card_makes_room_for_the_next_question(person: People, size: tuple[int, int]) -> None:
    width, height = size
    table = Served(person("Ann", ViewportSize(width=width, height=height), touch=width < 1000))
    page = table.page
    title = table.view["hand"][0]["card"]["title"]
    page.get_by_role("list", name="Your hand").get_by_role("button").first.click()
    raised = page.get_by_role("region", name=title, exact=True)
    expect(raised).to_be_visible()
    table.tell(**question(table.view))
    table.goes_by(LONG)
    expect(raised).to_be_hidden()
    page.get_by_role("region", name="Your decision").get_by_role("button", name="Let it happen").click()
    table.hears({"do": "say", "number": 1, "answer": [0]})


def test_a_card_that_is_pointed_at_goes_with_its_title(person: People) -> None:
    table = Served(person("Ann"))
    page = table.page
    table.tell(**question(table.view))
    table.goes_by(LONG)
    page.get_by_role("region", name="Your decision").get_by_role("button", name=LONGEST.title).hover()
    card = page.get_by_role("tooltip")
    expect(card).to_be_visible()
    table.tell(prompt=None)
    table.goes_by(LONG)
    expect(card).to_be_hidden()


COVERED = """(chip) => {
    chip.style.pointerEvents = "auto";
    const { left, top, right, bottom } = chip.getBoundingClientRect();
    const [across, down] = [(left + right) / 2, (top + bottom) / 2];
    return [[left + 8, down], [right - 8, down], [across, top + 2], [across, bottom - 2]]
        .map((at) => document.elementFromPoint(...at))
        .filter((it) => it !== chip)
        .map((it) => it?.className ?? "outside");
}"""
"""What lies over the rim of something, as a pointer finds it."""


@pytest.mark.parametrize("size", [(1440, 900), *SIZES])
def test_what_changes_on_a_mat_is_seen_on_all_of_them(person: People, size: tuple[int, int]) -> None:
    width, height = size
    table = Served(person("Ann", ViewportSize(width=width, height=height), touch=width < 1000))
    sides = [side | {"gold": side["gold"] + 1} for side in table.view["sides"]]
    table.tell(public={"sides": sides})
    table.goes_by(100)
    shoot(table.page, f"changes-{width}")
    for mat in table.page.get_by_role("region", name="’s mat").all():
        mat.scroll_into_view_if_needed()
        chip = mat.locator(".changes span")
        expect(chip).to_have_text("+1 Gold")
        assert chip.evaluate(COVERED) == []
