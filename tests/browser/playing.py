"""Somebody who plays at a table through its page: looks, thinks of something, and clicks where a person would click."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import Locator, Page, Route, TimeoutError, WebSocket

from lastcall.engine.seen.asked import SeenOption
from lastcall.engine.seen.log import Told
from lastcall.engine.seen.views import SeenSide, View
from lastcall.server.keys import COOKIE
from lastcall.server.wire import Problem, ShownPrompt, State
from tests.browser.laid import Laid
from tests.server.tables import merged
from tests.waiting import Patience

STAYS = 5_000
"""Milliseconds: nothing that a page shows by itself stays longer, and a click after so long is not too quick."""
BEHIND = "() => document.querySelector('.middle .on') !== null"
"""Whether the page has more to show."""
A_WHILE = 10_000
"""Milliseconds for a click before we look whether the question is gone."""
TO_BE_HEARD = 1_000
"""So often we look whether the question is gone before we say the same once more."""
EAGER = 0.7
"""How often somebody who could do something does."""
USUAL = {"respond", "discard_cards", "play_action", "order_drink"}
"""What everybody is asked sooner or later."""
PROMPT = "[aria-label='Your decision']"
HAND = "[aria-label='Your hand']"
"""To ask for a role would look at the whole page each time; that they have their roles, others check."""
QUOTES = str.maketrans("", "", "“”")
"""A page sets titles of cards in italics, without the quotes in which they are told."""


def without_hurry(route: Route) -> None:
    """Tables are opened at a pace that no form offers: people have long, and bots answer at once.

    Everyone is asked in every window, so that there is something to answer.
    """
    request = route.request
    wanted = request.post_data_json
    route.continue_(post_data={**wanted, "pace": "patient", "quick_responses": False} if wanted else None)


class Player:
    """A page at a table, and everything the table has told it."""

    def __init__(self, page: Page, seed: int = 0) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.frames: list[tuple[str, State]] = []
        """Every state and change that came over its sockets, as it came, and what it led to."""
        self.problems: list[Problem] = []
        self.told: list[Told] = []
        """The log so far, as it was told to this page."""
        self.raw: dict[str, Any] = {}
        self.latest: State | None = None
        self.answered = 0
        self.met: set[str] = set()
        """The kinds of questions that were answered."""
        self.holds = False
        """Whether a card of the hand was touched since it was put down."""
        page.on("websocket", self.listen)
        page.clock.install()

    def listen(self, socket: WebSocket) -> None:
        """The page has a new connection."""
        socket.on("framereceived", self.hear)

    def hear(self, frame: str | bytes) -> None:
        """The table tells something; the page has heard it by the time we do."""
        text = frame if isinstance(frame, str) else frame.decode()
        said = msgspec.json.decode(text)
        if said["is"] == "problem":
            self.problems.append(msgspec.convert(said, Problem))
            return
        self.raw = merged(self.raw, said) if said["is"] == "change" else said
        news = self.latest = msgspec.convert(self.raw, State, str_keys=True)
        self.frames.append((text, news))
        if news.log:
            self.told = [*self.told[: news.log_from], *news.log]

    # --- what is known

    @property
    def state(self) -> State:
        """Everything this page may know now."""
        assert self.latest is not None, "the table has not said anything yet"
        return self.latest

    @property
    def view(self) -> View:
        """The game as this page may know it."""
        view = self.state.view
        assert view is not None, "the game has not begun"
        return view

    def side(self, seat: int) -> SeenSide:
        """What somebody shares with their side."""
        return self.view.sides[self.view.seats[seat].side]

    @property
    def out(self) -> bool:
        """Out of the game."""
        return bool(self.side(self.state.seat).out)

    @property
    def asked(self) -> ShownPrompt | None:
        """Your decision and not yet answered."""
        prompt = self.latest.prompt if self.latest is not None else None
        return prompt if prompt is not None and not prompt.said else None

    @property
    def over(self) -> bool:
        """The game has ended."""
        return self.latest is not None and self.latest.view is not None and self.latest.view.over

    def until(self, wanted: Callable[[], bool], what: str) -> None:
        """Listen until it is so, as long as the table tells anything."""
        patience = self.patience(what)
        while not wanted():
            patience.check()
            self.page.wait_for_timeout(5)  # While we wait here, Playwright tells us what has come.

    def patience(self, what: str) -> Patience:
        """Lasts as long as the table tells this page anything."""
        return Patience(what, lambda: len(self.frames), lambda: self.latest)

    # --- where things are

    @property
    def prompt(self) -> Locator:
        """What is asked, and the buttons to answer."""
        return self.page.locator(PROMPT)

    @property
    def hand(self) -> Locator:
        """The cards of the own hand, as buttons."""
        return self.page.locator(HAND).get_by_role("button")

    def mat(self, seat: int) -> Locator:
        """Somebody's mat."""
        return self.page.locator(f'[aria-label="{self.view.seats[seat].name}’s mat"]')

    def button(self, option: SeenOption) -> Locator:
        """The button of the prompt that says this."""
        words = next((card.title for card in self.view.looking_at if card.id in option.cards), "")
        if words:
            return self.prompt.get_by_role("button", name=re.compile(f"^{re.escape(words)}")).first
        text = option.text.translate(QUOTES)
        exactly = re.compile(rf"^{re.escape(text)}( \([^)]+\)| \d+ left| Space)*$", re.IGNORECASE)
        return self.prompt.get_by_role("button", name=exactly).first

    # --- what is done

    def sit_at(self, table: Laid, seat: int | None = 0) -> None:
        """Come back to a table that was laid before; without a seat, to watch."""
        if seat is not None:
            self.page.context.add_cookies(
                [{"name": COOKIE, "value": table.key(seat), "domain": "127.0.0.1", "path": "/"}]
            )
        self.page.goto(f"/#/table/{table.id}")
        self.until(lambda: self.latest is not None and self.latest.table.id == table.id, "the table")
        self.page.locator("h1").wait_for(state="attached")  # On a busy machine it is told long before it is drawn.

    def think(self) -> SeenOption:
        """Rather something than nothing, and on whoever has the least left, so that evenings end."""
        assert self.asked is not None
        options = self.asked.options
        doing = [option for option in options if not option.passes]
        default = self.asked.default
        if not doing or (default >= 0 and self.chance.random() > EAGER):
            return options[default]
        aimed = [option for option in doing if option.seat not in (-1, self.state.seat)]
        return min(aimed, key=lambda option: self.left(option.seat)) if aimed else self.chance.choice(doing)

    def left(self, seat: int) -> int:
        """How much somebody has left before they sleep under the table."""
        side = self.side(seat)
        return side.fortitude - side.alcohol

    def answer(self, option: SeenOption | None = None) -> None:
        """Answer what is asked with this, or with whatever comes to mind."""
        asked = self.asked
        assert asked is not None, "nobody asks"
        said = option or self.think()
        self.read_the_question()
        patience = self.patience(f"an answer to {asked}: {said.text}")
        while self.is_asked(
            asked
        ):  # Known gap: before a bot breaks into a quiet moment, whoever is next is asked briefly.
            patience.check()
            try:
                self.say(asked, said)
                self.is_heard(asked)
            except TimeoutError:
                self.holds = True
                self.put_card_back()
        self.answered += 1
        self.met.add(asked.kind)

    def say(self, asked: ShownPrompt, option: SeenOption) -> None:
        """Where a person would click."""
        self.put_hand_down()
        place = next((n for n, held in enumerate(self.view.hand) if held.card.id in option.cards), None)
        if place is not None:
            self.play_card(asked, place, option)
        elif asked.kind == "bid" and not option.passes:
            self.bid(asked, option)
        elif asked.kind == "divide_cards":
            self.divide(asked, option)
        else:
            self.press(self.button(option))
            if asked.grave and option.passes and len(asked.options) > 1:
                self.press(self.prompt.get_by_role("button", name="You’ll be out. Sure?"))

    def let_a_bot_play(self) -> None:
        """Somebody has had enough, and leaves the menu open; from then on more happens than a page can well follow."""
        self.page.get_by_role("button", name="Menu").click()
        self.page.get_by_role("button", name="Let a bot play for me").click()

    def went_on(self, asked: ShownPrompt) -> None:
        """The answer has come to the table."""
        self.until(lambda: not self.is_asked(asked), f"an answer to {asked}")

    def is_heard(self, asked: ShownPrompt) -> None:
        """The answer has come to the table; if it was too quick for the page, they will have to say it again."""
        for _ in range(TO_BE_HEARD):
            if not self.is_asked(asked):
                return
            self.page.wait_for_timeout(5)
        self.read_the_question()

    def is_asked(self, asked: ShownPrompt) -> bool:
        """Whether this is still the question."""
        return self.asked is not None and self.asked.number == asked.number

    def read_the_question(self) -> None:
        """Nobody answers before they have seen what is going on; the clock of the page is put forward meanwhile.

        In leaps: every beat of every timer on the way would take most of the time of a game.
        """
        while self.page.evaluate(BEHIND):
            self.page.clock.fast_forward(STAYS)
        self.page.clock.fast_forward(STAYS)

    def put_hand_down(self) -> None:
        """Known gaps: a long card that is pointed at or has the focus rises over the buttons of the prompt, and a short
        one whose lower edge is pointed at rises and falls for ever.
        """
        if self.holds:
            self.put_card_back()
            self.page.mouse.move(1, 1)
            self.page.evaluate("document.activeElement.blur()")
            self.holds = False

    def put_card_back(self) -> None:
        """Whatever was raised for an answer that did not come through."""
        self.page.keyboard.press("Escape")

    def press(self, button: Locator) -> None:
        """As a mouse does it."""
        button.click(timeout=A_WHILE)

    def play_card(self, asked: ShownPrompt, place: int, option: SeenOption) -> None:
        """Raise a card of the hand; if there are several ways to play it, say which."""
        title = self.view.hand[place].card.title
        ways = ways_of(asked, option)
        self.holds = True
        self.press(self.hand.nth(place))
        if len(ways) == 1:
            return
        alone = [one.seat for one in ways].count(option.seat) == 1
        if option.seat >= 0 and alone and self.chance.random() < 0.5:
            name = self.view.seats[option.seat].name
            self.press(self.mat(option.seat).get_by_role("button", name=f"Choose {name}"))
        else:
            self.press(self.way(title, ways.index(option)))

    def sheet(self, title: str) -> Locator:
        """A card of the hand that has been raised, with the ways to play it."""
        return self.page.get_by_role("region", name=title, exact=True)

    def way(self, title: str, number: int) -> Locator:
        """The button of a raised card that plays it in one of its ways: they come first, as they are offered."""
        return self.sheet(title).get_by_role("button").nth(number)

    def bid(self, asked: ShownPrompt, option: SeenOption) -> None:
        """Raise the bid from the lowest one until it is the wanted one."""
        less = self.prompt.get_by_role("button", name="Bid less")
        while less.is_enabled(timeout=A_WHILE):
            self.press(less)
        bids = [one for one in asked.options if not one.passes]
        for _ in bids[: bids.index(option)]:
            self.press(self.prompt.get_by_role("button", name="Bid more"))
        self.press(self.button(option))

    def divide(self, asked: ShownPrompt, option: SeenOption) -> None:
        """Bring the cards of this pile to the one side and all others to the other."""
        one = self.page.get_by_role("region", name="One pile")
        other = self.page.get_by_role("region", name="The other pile")
        titles = {card.id: card.title for seat in self.view.seats for card in seat.discards}
        everything = max(asked.options, key=lambda each: len(each.cards)).cards
        for card in everything:
            here = one if card in option.cards else other
            there = other if card in option.cards else one
            kept = [
                each
                for each in everything
                if titles[each] == titles[card] and (each in option.cards) == (card in option.cards)
            ]
            if here.get_by_role("button", name=titles[card]).count() < len(kept):
                self.press(there.get_by_role("button", name=titles[card]).first)
        self.press(self.prompt.get_by_role("button", name="Divide them like this"))


def ways_of(asked: ShownPrompt, option: SeenOption) -> list[SeenOption]:
    """All that can be done with the card of this option."""
    return [one for one in asked.options if one.cards == option.cards]


def have_answered(*players: Player, enough: int) -> bool:
    """So many answers between them, and every usual kind of question was among what they answered."""
    met = set().union(*(player.met for player in players))
    return sum(player.answered for player in players) >= enough and met >= USUAL


def play_on(*players: Player, until: Callable[[], bool]) -> None:
    """Everybody answers what they are asked, until it is so."""
    first, *_ = players
    while not until():
        for player in players:
            if player.asked is not None and not until():
                player.answer()
        first.until(lambda: until() or any(player.asked for player in players), "somebody to be asked")


class Thumb(Player):
    """Somebody who plays with a finger: a card that is tapped lies large before them, and there it is played."""

    def put_hand_down(self) -> None:
        """Nothing is pointed at."""

    def put_card_back(self) -> None:
        """There is a button for it, unless the card has left the hand."""
        back = self.page.get_by_role("button", name="Back to hand")
        if back.is_visible():
            self.press(back)

    def press(self, button: Locator) -> None:
        """As a finger does it."""
        button.tap(timeout=A_WHILE)

    def play_card(self, asked: ShownPrompt, place: int, option: SeenOption) -> None:
        """Look at it, then play it."""
        title = self.view.hand[place].card.title
        self.press(self.hand.nth(place))
        self.press(self.way(title, ways_of(asked, option).index(option)))
