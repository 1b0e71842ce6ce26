"""What nobody may know is never sent: every frame of every socket against what was true at that moment."""

from __future__ import annotations

import contextlib
import re
import sqlite3
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from lastcall.engine.core.faces import seen_id
from lastcall.engine.core.matters import Play
from lastcall.engine.drinks.orders import Tray
from lastcall.engine.game import Game
from lastcall.engine.seen.views import View
from lastcall.engine.table.facts import Discarded
from lastcall.server.room.table import Table
from lastcall.server.store import entries
from lastcall.server.wire import State
from tests.browser.conftest import People
from tests.browser.house import House
from tests.browser.laid import HIDDEN, HIDDEN_TEAMS, WINDOW_OPEN, Laid
from tests.browser.looking import shoot
from tests.browser.playing import USUAL, Player, play_on
from tests.waiting import A_WHOLE_GAME

LONG = 12
"""A title of so many letters stands in no text by chance."""
ANSWERS = 24
"""So many they give themselves; then bots play on for them, faster than anybody could look."""
TURNS = 10
"""So many turns are enough."""


class Moment(NamedTuple):
    """What was secret between two questions."""

    secret: dict[int, set[int]]
    """Ids of cards that must not be told, by seat; -1: to a spectator."""
    unseen: set[str]
    """Titles that nobody has seen on the table so far."""


def cards_hidden_from(game: Game, seat: int) -> set[int]:
    """SETUP-11, TURN-09, TEAM-02: hands of others, all decks, all Drink Me! Piles, Drinks another side looks at."""
    found: set[int] = set()
    ours = game.ours[seat] if seat >= 0 else 0
    for number, place in enumerate(game.seats):
        found |= {*place.deck[: place.left], *place.pile}
        found |= set(place.hand) if not ours >> number & 1 else set()
    for cellar in game.drink_decks:
        found |= {*cellar.deck[: cellar.left], *cellar.bar[: cellar.bar_left]}
    for deck in game.event_decks:
        found |= set(deck.deck[: deck.left])
    for matter in game.matters.values():
        if isinstance(matter, Tray) and not ours >> matter.seat & 1:
            found |= set(matter.cards)
    # A card that has happened lies on the table until all have answered, even if its discards were shuffled meanwhile.
    return found - {matter.card for matter in game.matters.values() if isinstance(matter, Play)}


class Truth:
    """The whole game once more, from the log of the house: what was secret at each moment that a page was told of."""

    def __init__(self, house: House, room: str, told: set[int]) -> None:
        # The house has the file; whoever only reads need not ask.
        with contextlib.closing(sqlite3.connect(f"file:{house.database}?mode=ro", uri=True)) as log:
            rows = log.execute("select body from entry where room = ? order by seq", (room,)).fetchall()
        written = [entries.read(body) for (body,) in rows]
        begun = next(number for number, entry in enumerate(written) if isinstance(entry, entries.Started)) + 1
        game = Table.replay(room, [(0.0, entries.write(entry)) for entry in written[:begun]]).game
        assert game is not None
        self.game = game
        self.told = told
        self.titles = telling_titles(game)
        self.seen: set[str] = set()
        self.events = 0
        self.moments: dict[int, Moment] = {}
        """By the number of the question that was asked."""
        self.look()
        for entry in written[begun:]:
            for _, answer in entry.answers if isinstance(entry, entries.Said) else ():
                game.answer(answer)
                self.look()

    def look(self) -> None:
        """What is true now."""
        game = self.game
        hidden = {seat: cards_hidden_from(game, seat) for seat in range(-1, game.size)}
        log = game.log or []
        # A discard can be shuffled into a deck before anybody is asked again.
        passing = [fact.card for fact in log[self.events :] if isinstance(fact, Discarded)]
        self.events = len(log)
        open_cards = {*range(len(game.cards)), *passing} - (hidden[-1] - set(passing))
        self.seen |= {game.cards[card].title for card in open_cards}
        if game.number in self.told:
            ids = {card: seen_id(game, card) for card in hidden[-1]}
            secret = {seat: {ids[card] for card in cards} for seat, cards in hidden.items()}
            self.moments[game.number] = Moment(secret, self.titles - self.seen)


def telling_titles(game: Game) -> set[str]:
    """Titles that can only mean their card."""
    titles = {card.title for card in game.cards}
    texts = {card.text for card in game.cards}
    return {
        title
        for title in titles
        if len(title) >= LONG and not any(title in text for text in texts | (titles - {title}))
    }


def states(player: Player) -> Iterator[tuple[str, State, View]]:
    """Every frame that tells of the game, as it came and as it is read."""
    for frame, state in player.frames:
        if state.view is not None:
            yield frame, state, state.view


def ids_in(frame: str) -> set[int]:
    """Every number that could be the id of a card."""
    return {int(digits) for digits in re.findall(r"\d{5,}", frame)}


@pytest.mark.timeout(A_WHOLE_GAME)
@pytest.mark.parametrize("table", [HIDDEN, HIDDEN_TEAMS], ids=lambda table: table.variant)
def test_no_frame_tells_what_its_page_may_not_know(person: People, house: House, table: Laid) -> None:
    ann, ben, eve = Player(person("Ann"), seed=5), Player(person("Ben"), seed=6), Player(person("Eve"))
    eve.sit_at(table, None)
    ann.sit_at(table, 0)
    ben.sit_at(table, 1)
    play_on(ann, ben, until=lambda: eve.over or ann.answered + ben.answered >= ANSWERS)
    expect(eve.page.get_by_role("region", name="You’re watching")).to_be_visible()
    shoot(eve.page, "watching" if table is HIDDEN else "teams-watching")
    for player in (ann, ben):
        if not eve.over and not player.out:
            player.let_a_bot_play()
    eve.until(lambda: eve.over or eve.view.turn >= TURNS, "the evening to go on")

    told = {seat: list(states(player)) for seat, player in ((-1, eve), (0, ann), (1, ben))}
    truth = Truth(house, table.id, {view.number for shown in told.values() for _, _, view in shown})
    for seat, shown in told.items():
        assert len(shown) > ANSWERS
        # Whoever looks like this would find something: a hand is in the frames of its own seat.
        others = (truth.moments[view.number].secret[1 if seat == 0 else 0] & ids_in(frame) for frame, _, view in shown)
        assert any(others) == (seat >= 0)
        for frame, state, view in shown:
            assert (state.seat, view.seat) == (seat, seat)
            moment = truth.moments[view.number]
            assert not ids_in(frame) & moment.secret[seat], frame
            if seat < 0:
                assert not view.hand
                assert not view.looking_at
                assert state.prompt is None
                assert not [title for title in moment.unseen if title in frame], frame
    kinds = {state.prompt.kind for shown in told.values() for _, state, _ in shown if state.prompt is not None}
    assert kinds >= USUAL


def thinking(player: Player) -> list[bool]:
    """On whose mat a page shows that somebody is waited for."""
    return [player.mat(seat).locator(".thinking").count() > 0 for seat in range(len(player.view.seats))]


def test_nobody_sees_who_still_thinks_in_a_window(person: People) -> None:
    """All its seats until it closes, and no name in words."""
    ann, ben = Player(person("Ann")), Player(person("Ben"))
    ann.sit_at(WINDOW_OPEN)
    ben.sit_at(WINDOW_OPEN, 1)
    names = [seat.name for seat in ann.view.seats]
    ann.until(lambda: ann.asked is not None and ben.asked is not None, "a question for both")
    for player in (ann, ben):
        player.read_the_question()
    before = thinking(ann)
    assert sum(before) == len(names) - 1, "everybody's, but not the own"
    asked = ben.asked
    assert asked is not None
    ben.press(ben.button(asked.options[asked.default]))
    ben.went_on(asked)
    ann.read_the_question()
    assert thinking(ann) == before, "one has answered, and nobody can see it"
    ben.read_the_question()
    expect(ben.prompt).to_contain_text("Waiting for the others.")
    assert not any(name in ben.prompt.inner_text() for name in names)
