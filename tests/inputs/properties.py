"""What holds for every input. `make test` tries a few, `make soak-input` as many as there is time for."""

from __future__ import annotations

import asyncio
import functools
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from lastcall.cards import package
from lastcall.cards.deck import CHARACTER, DeckError, house_deck, read_any
from lastcall.engine.core.errors import UnknownName, Unreadable
from lastcall.fairness import Seen, seal
from lastcall.records import Record
from lastcall.server import wire
from lastcall.server.house import House
from lastcall.server.net.limits import Limits
from lastcall.server.room.bots import ON_THE_SPOT
from lastcall.server.room.people import Watcher
from lastcall.server.room.room import Room
from lastcall.server.room.table import TableError
from lastcall.server.shown.state import show
from lastcall.server.sockets import do
from lastcall.server.store.sqlite import SqliteStore
from lastcall.signatures import Signer
from lastcall.start import Setup, begin
from lastcall.stories import run_story
from lastcall.verdict import verdict_on
from tests.forgery import invented, seen_by
from tests.house import EVERY
from tests.inputs import NAMES
from tests.inputs.changes import changed_json, changed_texts

ROOT = Path(__file__).parent.parent
STEPS = 60
"""So many decisions of a game with a strange deck are taken."""


# --- over the wire


async def at_a_table(stage: str) -> tuple[House, Room]:
    """Ann and a bot, before the deal, in it, or in the game."""
    house = House(SqliteStore(), Limits(all_paces=True), ON_THE_SPOT)
    room = await house.open(wire.NewTable(seats=3, bots=1, level="random", pace="patient"))
    await house.sit(room, "Ann", "key", None)
    room.enter(Watcher(0, lambda: None))  # type: ignore[arg-type]
    if stage == "dealing":
        house.commit(room, 0, seal().commitment)  # type: ignore[arg-type]
    if stage != "gathering":
        await house.start(room, 0)  # type: ignore[arg-type]
    return house, room


MESSAGES = [
    {"do": "say", "number": 1, "answer": [0]},
    {"do": "announce", "card": 3, "target": 1},
    {"do": "order", "orders": {"only_if_able": True, "held": ["Oda"]}},
    {"do": "more_time", "number": 1},
    {"do": "stand_in"},
    {"do": "come_back"},
    {"do": "pick", "character": "Oda", "seat": 2},
    {"do": "seat_bot", "seat": 1, "level": "random"},
    {"do": "move_seat", "seat": 0, "to": 1},
    {"do": "random_teams"},
    {"do": "unseat", "seat": 2},
    {"do": "commit", "commitment": "a" * 64},
    {"do": "start"},
    {"do": "open", "value": "a" * 32, "salt": "b" * 32},
    {"do": "close"},
    {"do": "consent", "request": 1, "agrees": True},
    {"do": "leave"},
    {"do": "hurry", "how": "end"},
    {"do": "play_again"},
]
"""One of each sort."""


@given(
    stage=st.sampled_from(["gathering", "dealing", "playing"]),
    sent=st.lists(
        st.one_of(
            st.sampled_from(MESSAGES).map(lambda one: json.dumps(one).encode()),
            changed_json(st.sampled_from(MESSAGES).map(json.dumps)),
            st.binary(max_size=60),
            st.sampled_from([3, wire.MOST_BYTES]).map(lambda depth: b'{"a":' + b"[" * depth),
        ),
        max_size=6,
    ),
)
def messages_harm_no_table(stage: str, sent: list[bytes]) -> None:
    """A message is done or refused, and afterwards the table can be shown and goes on."""

    async def speak() -> None:
        house, room = await at_a_table(stage)
        watcher = next(iter(room.people.watchers))
        for message in sent:
            try:
                wanted = wire.read_message(message)
            except msgspec.MsgspecError:
                continue
            try:
                async with room.lock:
                    await do(house, room, watcher, wanted)
            except (TableError, UnknownName):
                pass
            if room.table.id in house.rooms:
                wire.write_news(show(room, watcher))
        await house.close()

    asyncio.run(speak())


@given(
    st.one_of(
        changed_json(st.just(json.dumps({"seats": 3, "teams": [[0, 1], [2]], "modules": ["sea"]}))),
        st.just(b"[" * 4096),
        st.binary(),
    )
)
def tables_are_opened_or_refused(body: bytes) -> None:
    """What is posted opens a table that can be shown, or is refused."""
    try:
        wanted = wire.read_document(body, wire.NewTable)
    except msgspec.MsgspecError:
        return

    async def open_one() -> None:
        house = House(SqliteStore(), thinkers=ON_THE_SPOT)
        try:
            room = await house.open(wanted)
            wire.write_news(show(room, Watcher(None, lambda: None)))
        except TableError:
            pass
        await house.close()

    asyncio.run(open_one())


# --- records


@functools.cache
def honest() -> tuple[Record, str, Seen]:
    """A record, its text, and what the browser of the first player saw."""
    record = invented(("Oda", "Pell", "Remy"), signer=Signer("07" * 32), chance=random.Random(7))
    return record, record.to_json(), seen_by(record, 0)


@given(changed_json(st.builds(lambda: honest()[1])))
def records_say_no_more_than_is_true(text: bytes) -> None:
    """A record is read or refused, alone it is never called honest, and with a browser only if nothing has changed."""
    record, _, seen = honest()
    try:
        found = Record.from_json(text)
        alone, together = verdict_on(found), verdict_on(found, seen)
    except Unreadable:
        return
    assert alone.verdict != "honest"
    if together.verdict == "honest":
        assert (found.answers, found.seats, found.setup.seed) == (record.answers, record.seats, record.setup.seed)
        assert found.fairness is not None
        assert record.fairness is not None
        assert [one.value for one in found.fairness.contributions] == [
            one.value for one in record.fairness.contributions
        ]


@given(changed_json(st.builds(lambda: msgspec.json.encode(honest()[2]).decode())))
def what_was_seen_is_read_or_refused(text: bytes) -> None:
    """A browser's file is read or refused, and never makes a record worse than it is without being named."""
    try:
        seen = msgspec.json.decode(text, type=Seen)
    except msgspec.MsgspecError:
        return
    verdict_on(honest()[0], seen)


# --- decks


DECKS = [
    *(one.text for one in EVERY),
    *(package.shipped(f"characters/{name}/deck.toml") for name in ("tara", "remy", "vlazlo")),
]


@given(changed_texts(st.sampled_from(DECKS)), st.integers(0, 2**32))
def decks_are_read_or_refused(text: str, seed: int) -> None:
    """A deck is read or refused; a character that was read can be played."""
    try:
        deck = read_any(text, "moss.toml", package.common(), "moss.toml")
    except DeckError:
        return
    if deck.sort != CHARACTER:
        return
    game = begin(Setup(characters=("moss.toml", "Oda"), seed=seed, decks=(house_deck("moss.toml", text),)), listen=True)
    chance = random.Random(seed)
    for _ in range(STEPS):
        if game.outcome is not None:
            break
        game.answer(chance.choice(game.choices))


# --- stories


@functools.cache
def stories() -> list[str]:
    """All stories of the tests."""
    return [file.read_text(encoding="utf-8") for file in sorted((ROOT / "stories").rglob("*.story"))]


@given(changed_texts(st.integers(0, 10_000).map(lambda at: stories()[at % len(stories())].split("\n---")[0])))
def stories_come_true_or_are_refused(text: str) -> None:
    """A story comes true, fails or cannot be read; the program is never wrong."""
    result = run_story(text, "mine.story")
    assert not result.message.startswith("the program is wrong"), f"{result.message}\n{text}"


PROPERTIES: dict[str, Callable[[], Any]] = {name: globals()[name] for name in NAMES}
