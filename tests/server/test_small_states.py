"""After the first state only what has changed goes over the wire: little, over whole games at every kind of table."""

from __future__ import annotations

from statistics import mean
from typing import Any, NamedTuple

import msgspec
import pytest

from lastcall.ids import SeatId
from lastcall.orders import StandingOrders
from lastcall.server.room import table
from lastcall.server.room.people import Watcher
from lastcall.server.room.room import Room
from lastcall.server.shown import state
from lastcall.server.shown.news import news
from lastcall.server.shown.state import show_table, shown_table
from lastcall.server.store import entries
from lastcall.server.wire import ShownTable, write_news
from lastcall.variants import BOSS_BATTLE, INDIVIDUAL, TWO_HEADED_DRAGON, sides_of
from tests.server.guests import Guest, whole_game
from tests.server.rooms import Heard, offered, play
from tests.server.tables import merged

WRITTEN = {"log": [], "log_from": 0}
"""A page keeps the whole log, and is told what is new in it."""
MOST = 0.3
"""How much of a whole state a change is, on average over a game; the longer a game, the more there is to tell."""
CREW = ("Remy", "Tara", "Bryn", "Whitehawk")


class Listener(Guest):
    """Somebody who plays, and notes how much their page is sent at each change."""

    def __init__(self, room: Room, seat: int) -> None:
        super().__init__(room, seat)
        self.sizes: list[int] = []
        self.wholes: list[int] = []
        """What whole states would have taken."""
        self.shown: dict[str, Any] = {}
        """What their page shows, made of a whole state and all that has changed since."""
        self.wrong: list[tuple[object, object]] = []
        """Where it does not show what it should."""
        self.watcher = Watcher(seat, self.hear)
        room.enter(self.watcher)

    def hear(self) -> None:
        """News, as a connection sends it."""
        told = news(self.room, self.watcher)
        said = msgspec.json.decode(told)
        if said["is"] == "change":
            self.sizes.append(len(told))
            self.shown = merged(self.shown, said)
        else:
            self.shown = said
        assert self.watcher.sent is not None
        written = write_news(self.watcher.sent.state)
        self.wholes.append(len(written))
        whole = msgspec.json.decode(written)
        if {**self.shown, **WRITTEN} != {**whole, **WRITTEN}:
            self.wrong.append((self.shown, whole))
        if shown_table(self.room) != show_table(self.room):
            self.wrong.append((shown_table(self.room), show_table(self.room)))


class Evening(NamedTuple):
    """A table with two people; bots have the other seats."""

    crew: tuple[str, ...] = CREW
    modules: tuple[str, ...] = ()
    variant: str = INDIVIDUAL
    quick: bool = True
    seed: int = 1


EVENINGS = {
    "four": Evening(),
    "everyone-is-asked": Evening(quick=False),
    "all-extras": Evening(
        ("Farai", "Lucky", "Nerodia", "Phyll", "Samantha"), ("bar", "crawl", "prize", "sea", "dungeon")
    ),
    "open-hands": Evening(("Vlazlo", "Torglesnarf", "Amundyr", "Daareka"), ("dungeon",), quick=False, seed=4),
    "pairs": Evening(variant=TWO_HEADED_DRAGON),
    "boss": Evening(("Nerodia", *CREW[1:]), variant=BOSS_BATTLE),
}


@pytest.mark.parametrize("name", EVENINGS)
def test_changes_are_small_and_add_up_to_the_whole_state(name: str) -> None:
    evening = EVENINGS[name]
    opened = entries.Opened(
        "A table",
        len(evening.crew),
        "relaxed",
        modules=evening.modules,
        variant=evening.variant,
        quick_responses=evening.quick,
    )
    people = whole_game(opened, evening.crew, evening.seed, Listener)
    for person in people:
        assert len(person.sizes) > 100, "a whole game"
        assert mean(person.sizes) < MOST * mean(person.wholes)
        assert not person.wrong


def test_how_a_table_is_listed_is_not_worked_out_anew_for_each_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """It was, whenever somebody spoke in a window, with who plays with whom: a fifth of the time for an answer."""
    listed, sides = [], []

    def show(room: Room) -> ShownTable:
        listed.append(room)
        return show_table(room)

    def of(variant: str, *more: Any) -> tuple[tuple[SeatId, ...], ...]:
        sides.append(variant)
        return sides_of(variant, *more)

    monkeypatch.setattr(state, "show_table", show)
    monkeypatch.setattr(table, "sides_of", of)

    async def test(room: Room) -> None:
        heard = [Heard(room, seat) for seat in (0, 1, 2, None)]
        listed.clear()
        told = len(heard[3].frames)
        for number in range(12):
            for seat in (0, 1):
                await room.order(SeatId(seat), StandingOrders(quiet_until_turn=-number - 1))
            waiting = room.waiting
            assert waiting is not None
            for seat in waiting.seats:
                await room.say(seat, waiting.number, next(iter(offered(room, seat).values())))
        assert len(heard[3].frames) - told > 10
        assert not listed
        room.people.tell()
        assert listed
        assert len(sides) == 1

    play("seats: Whitehawk, Bryn, Remy\nWhitehawk holds: Mind the boom!", test)
