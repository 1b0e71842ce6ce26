"""What nobody may know is never sent: every frame of every socket against what was true at that moment."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from playwright.sync_api import expect

from lastcall.engine.faces import seen_id
from lastcall.engine.game import Game
from lastcall.engine.matters import Tray
from lastcall.server import entries
from lastcall.server.log import Log
from lastcall.server.table import Table
from lastcall.server.wire import State
from tests.browser.conftest import People
from tests.browser.house import House
from tests.browser.laid import HIDDEN
from tests.browser.looking import shoot
from tests.browser.playing import Player, play_on, read_news

LONG = 12
"""A title of so many letters stands in no text by chance."""
ANSWERS = 60
"""So many they give themselves; then bots play on for them."""


class Moment(NamedTuple):
    """What was secret between two questions."""

    secret: dict[int, set[int]]
    """Ids of cards that must not be told, by seat; -1: to a spectator."""
    unseen: set[str]
    """Titles that nobody has seen on the table so far."""


def cards_hidden_from(game: Game, seat: int) -> set[int]:
    """SETUP-11, TURN-09: hands of others, all decks, all Drink Me! Piles, and Drinks somebody else looks at."""
    found: set[int] = set()
    for number, place in enumerate(game.seats):
        found |= {*place.deck[: place.left], *place.pile}
        found |= set(place.hand) if number != seat else set()
    for cellar in game.drink_decks:
        found |= {*cellar.deck[: cellar.left], *cellar.bar[: cellar.bar_left]}
    for deck in game.event_decks:
        found |= set(deck.deck[: deck.left])
    for matter in game.matters.values():
        if isinstance(matter, Tray) and matter.seat != seat:
            found |= set(matter.cards)
    return found


def moments(house: House, room: str) -> dict[int, Moment]:
    """The whole game once more, from the log of the house: every moment by the number of its question."""
    log = Log(house.database)
    written = log.entries(room)
    log.close()
    begin = next(n for n, body in enumerate(written) if isinstance(entries.read(body), entries.Started)) + 1
    game = Table.replay(room, written[:begin]).game
    assert game is not None
    answers = [
        one
        for body in written[begin:]
        if isinstance(entry := entries.read(body), entries.Said)
        for one in entry.answers
    ]
    seen: set[str] = set()
    found = {}

    def look() -> None:
        seen.update(game.cards[card].title for card in set(range(len(game.cards))) - cards_hidden_from(game, -1))
        secret = {
            seat: {seen_id(game, card) for card in cards_hidden_from(game, seat)} for seat in range(-1, game.size)
        }
        found[game.number] = Moment(secret, set(telling_titles(game)) - seen)

    look()
    for _, answer in answers:
        game.answer(answer)
        look()
    return found


def telling_titles(game: Game) -> Iterator[str]:
    """Titles that can only mean their card."""
    texts = {card.text for card in game.cards}
    for title in {card.title for card in game.cards}:
        others = (one for one in {card.title for card in game.cards} if one != title)
        if len(title) >= LONG and not any(title in text for text in (*texts, *others)):
            yield title


def states(player: Player) -> Iterator[tuple[str, State]]:
    """Every frame that tells of the game, as it came and as it is read."""
    for frame in player.frames:
        news = read_news(frame)
        if isinstance(news, State) and news.view is not None:
            yield frame, news


def let_a_bot_play(player: Player) -> None:
    """Somebody has had enough."""
    player.page.get_by_role("button", name="Menu").click()
    player.page.get_by_role("button", name="Let a bot play for me").click()
    player.page.get_by_role("button", name="Close").click()


def test_no_frame_tells_what_its_page_may_not_know(person: People, house: House) -> None:
    ann, ben, eve = Player(person("Ann"), seed=5), Player(person("Ben"), seed=6), Player(person("Eve"))
    eve.sit_at(HIDDEN, None)
    ann.sit_at(HIDDEN, 0)
    ben.sit_at(HIDDEN, 1)
    play_on(ann, ben, until=lambda: eve.over or ann.answered + ben.answered >= ANSWERS)
    expect(eve.page.get_by_role("region", name="You are watching")).to_be_visible()
    shoot(eve.page, "watching")
    for player in (ann, ben):
        if not player.over:
            let_a_bot_play(player)
    for player in (ann, ben, eve):
        player.until(lambda player=player: player.over, "the end", 60)  # type: ignore[misc]

    truth = moments(house, HIDDEN.id)
    for player, seat in ((eve, -1), (ann, 0), (ben, 1)):
        shown = list(states(player))
        assert len(shown) > ANSWERS
        for frame, state in shown:
            view = state.view
            assert view is not None
            assert (state.seat, view.seat) == (seat, seat)
            numbers = {int(digits) for digits in re.findall(r"\d{5,}", frame)}
            moment = truth[view.number]
            assert not numbers & moment.secret[seat], frame
            if seat < 0:
                assert not view.hand
                assert not view.looking_at
                assert state.prompt is None
                assert not [title for title in moment.unseen if title in frame], frame
    kinds = {state.prompt.kind for player in (ann, ben) for _, state in states(player) if state.prompt is not None}
    assert {"respond", "discard_cards", "play_action", "order_drink"} <= kinds
