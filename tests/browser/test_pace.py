"""Neither hectic nor dead: how long cards stay in sight, and who decides that."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from lastcall.server.books import cards
from tests.browser.conftest import People
from tests.browser.looking import PHONE
from tests.browser.playing import COOKIE
from tests.browser.staged import FIRST_ID, FIVE, Json, face, question

WATCH = """
window.stays = [];
let last = null;
new MutationObserver(() => {
    const title = document.querySelector(".newest h3:not(.heading h3)")?.textContent ?? null;
    if (last?.title === title) return;
    const now = performance.now();
    if (last) stays.push([last.title, now - last.since]);
    last = { title, since: now };
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""Writes down which card was in sight for how long, in milliseconds."""

ACTIONS = [card for card in cards() if card.type == "Action" and card.owner not in ("", "Drinks")]
FIRST, SECOND, THIRD = (
    {card.title: card for card in ACTIONS}[title] for title in sorted({c.title for c in ACTIONS})[:3]
)


class Served:
    """A table that says what the test wants, as fast as it likes."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.socket: WebSocketRoute | None = None
        self.view: Json = {}
        self.heard: list[Any] = []
        self.number = 0
        page.add_init_script(WATCH)
        page.route_web_socket("**/ws/tables/**", self.relay)
        page.context.add_cookies([{"name": COOKIE, "value": FIVE.key(0), "domain": "127.0.0.1", "path": "/"}])
        page.goto(f"/#/table/{FIVE.id}")
        page.get_by_role("region", name="The middle of the table").wait_for()

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

    def tell(self, *matters: Json, **own: Any) -> None:
        """These are being resolved now."""
        assert self.socket is not None
        self.number += 1
        news = {"is": "change", "public": {"stack": matters, "number": 1_000_000 + self.number}, "own": own}
        self.socket.send(msgspec.json.encode(news).decode())

    def stays(self) -> dict[str, float]:
        """How long each card was in sight, in seconds."""
        found: list[tuple[str | None, float]] = self.page.evaluate("stays")
        return {title: time / 1000 for title, time in found if title is not None}


def play(number: int, seat: int = 1, **more: Any) -> Json:
    """Somebody plays one of the cards."""
    card = (FIRST, SECOND, THIRD)[number]
    return {"id": FIRST_ID + number, "kind": "play", "seat": seat, "card": face(number, card), **more}


@pytest.mark.parametrize("motion", [True, False])
def test_a_new_card_stays_nearly_three_seconds_whatever_comes(person: People, motion: bool) -> None:
    table = Served(person("Ann", motion=motion))
    table.tell(play(0))
    table.tell()
    table.tell(play(1, targets=[0]))
    table.tell(play(1, targets=[0]), play(2, seat=2))
    table.tell()
    expect(table.page.get_by_role("list", name="Being resolved")).to_be_hidden(timeout=15_000)
    stays = table.stays()
    for card in (FIRST, SECOND, THIRD):
        assert 2.5 <= stays[card.title] <= 3.4, stays


def test_what_i_know_goes_faster_and_passes_take_no_time(person: People) -> None:
    table = Served(person("Ann"))
    table.tell(play(0))
    table.tell()
    stack = table.page.get_by_role("list", name="Being resolved")
    expect(stack).to_be_visible()
    expect(stack).to_be_hidden(timeout=15_000)
    table.page.evaluate("() => (stays.length = 0)")
    table.page.wait_for_timeout(300)
    table.tell({**play(0), "id": FIRST_ID + 50})
    table.tell()
    for number in range(5):
        table.tell(announced=number)
    table.tell(play(1))
    expect(table.page.get_by_role("article", name=SECOND.title)).to_be_visible()
    times: list[tuple[str | None, float]] = table.page.evaluate("stays")
    known = next(time for title, time in times if title == FIRST.title)
    nothing = next(time for title, time in reversed(times) if title is None)
    assert 1000 <= known <= 1900
    assert nothing <= 2000


def test_a_press_goes_on_a_long_one_holds_and_the_menu_sets_the_speed(person: People) -> None:
    table = Served(person("Ann"))
    page = table.page
    table.tell(play(0))
    table.tell(play(1))
    table.tell(play(2))
    first, second, third = (page.get_by_role("article", name=card.title) for card in (FIRST, SECOND, THIRD))
    expect(first).to_be_visible()
    page.keyboard.press("Space")
    expect(second).to_be_visible(timeout=1000)
    page.get_by_role("button", name="Go on").click()
    expect(third).to_be_visible(timeout=1000)

    table.tell(play(0))
    middle = page.get_by_role("region", name="The middle of the table")
    middle.hover(position={"x": 300, "y": 20})
    page.mouse.down()
    page.wait_for_timeout(3500)
    expect(third).to_be_visible()
    page.mouse.up()
    expect(first).to_be_visible(timeout=1500)

    page.get_by_role("button", name="Menu").click()
    page.get_by_label("How long played cards are shown").select_option("fast")
    page.get_by_role("button", name="Close").click()
    table.tell(play(1, targets=[0]))
    table.tell()
    expect(page.get_by_role("list", name="Being resolved")).to_be_hidden(timeout=8000)
    assert table.stays()[SECOND.title] < 2


def test_a_question_comes_with_its_card_and_the_table_is_never_kept_waiting(person: People) -> None:
    table = Served(person("Ann", PHONE, touch=True))
    asked = question(table.view)
    table.tell(play(0))
    table.tell(play(1))
    table.tell(play(2, targets=[0]), **asked)
    prompt = table.page.get_by_role("region", name="Your decision")
    pass_on = prompt.get_by_role("button", name="Let it happen")
    expect(pass_on).to_be_visible(timeout=1500)
    expect(table.page.get_by_role("article", name=THIRD.title)).to_be_visible()
    table.page.wait_for_timeout(300)
    pass_on.tap()
    table.page.wait_for_timeout(100)
    assert table.heard[-1] == {"do": "say", "number": 1, "answer": [0]}
    table.tell(prompt=None)
    expect(table.page.get_by_role("list", name="Being resolved")).to_be_hidden(timeout=1500)


def test_space_never_skips_my_action(person: People) -> None:
    table = Served(person("Ann"))
    asked = question(table.view)
    asked["prompt"]["kind"] = "play_action"
    asked["prompt"]["options"][0]["text"] = "skip"
    table.tell(**asked)
    page = table.page
    prompt = page.get_by_role("region", name="Your decision")
    play_one = prompt.get_by_role("button", name="Play a card")
    expect(play_one).to_be_visible()
    skip = prompt.get_by_role("button", name="Skip")
    bright, quiet = (one.evaluate("it => getComputedStyle(it).backgroundColor") for one in (play_one, skip))
    assert bright != quiet
    page.wait_for_timeout(1000)
    page.keyboard.press("Space")
    hand = page.get_by_role("list", name="Your hand").get_by_role("button")
    expect(hand.first).to_be_focused()
    assert not table.heard
    play_one.click()
    expect(hand.first).to_be_focused()
    assert not table.heard
