"""What each connection is shown: what the game shows to its seat, and what the room adds."""

from __future__ import annotations

import asyncio

import msgspec

from lastcall.asking import WINDOW, last_chance
from lastcall.engine.core.codes import PASS, QuestionKind
from lastcall.engine.seen.asked import SeenOption
from lastcall.engine.seen.faces import seen_id
from lastcall.orders import StandingOrders
from lastcall.server.room import Room, Watcher
from lastcall.server.wire import ShownChair, ShownPrompt, ShownTable, ShownWaiting, State


def show(room: Room, watcher: Watcher) -> State:
    """Everything this connection may know now; of the log, what it has not been told yet."""
    table = show_table(room)
    number = -1 if watcher.seat is None else watcher.seat
    reader = room.reader(watcher.seat)
    if reader is None:
        return State(table, number)
    lines = reader.told(watcher.told)
    since, watcher.told = watcher.told, watcher.told + len(lines)
    wish = room.wishes.get(number)
    return State(
        table,
        number,
        reader.view,
        show_prompt(room, number),
        show_waiting(room),
        seen_id(reader.game, wish.card) if wish is not None else -1,
        room.orders.get(number, StandingOrders()),
        since,
        lines,
    )


def show_table(room: Room) -> ShownTable:
    """What everybody may know of a table, whether or not they sit there."""
    table = room.table
    opened = table.opened
    setup = table.setup if table.state == "over" else None
    return ShownTable(
        id=table.id,
        name=opened.name,
        state=table.state,
        pace=opened.pace,
        public=opened.public,
        drinks=opened.drinks,
        modules=opened.modules,
        variant=opened.variant,
        chairs=tuple(
            ShownChair(chair.name, chair.bot, chair.character, chair.person, chair.stand_in, room.connected(number))
            for number, chair in enumerate(table.chairs)
        ),
        free_characters=tuple(table.free_characters()),
        commitment=table.commitment,
        seed=str(setup.seed) if setup is not None else "",
        rematch=table.rematch,
        rules_version=opened.rules_version,
    )


def show_prompt(room: Room, seat: int) -> ShownPrompt | None:
    """What this seat is asked."""
    asked = room.question(seat)
    if asked is None:
        return None
    assert room.table.game is not None
    return ShownPrompt(
        asked.number,
        asked.kind,
        asked.text,
        tuple(in_plain_words(asked.kind, option) for option in asked.options),
        default_of(asked.options),
        seat in room.said,
        last_chance(room.table.game, seat),
    )


def default_of(options: tuple[SeenOption, ...]) -> int:
    """Which option the quick key means: to let things happen, else the first."""
    return next((number for number, option in enumerate(options) if option.passes), 0)


PASSING: dict[QuestionKind, str] = {"respond": "let it happen", "play_action": "no Action"}
"""What to pass is called for people, where the word the game understands would leave them wondering."""


def in_plain_words(question: QuestionKind, option: SeenOption) -> SeenOption:
    """The same option, as a person says it."""
    words = PASSING.get(question) if option.answer == PASS else None
    return msgspec.structs.replace(option, text=words) if words else option


def show_waiting(room: Room) -> ShownWaiting | None:
    """Whom the table waits for. In a window that is everybody, whoever has spoken already."""
    waiting = room.waiting
    if waiting is None:
        return None
    left = max(0.0, room.until - asyncio.get_running_loop().time()) if room.timer is not None else -1.0
    return ShownWaiting(
        "window" if waiting.kind == WINDOW else "direct", waiting.seats, round(left, 1), round(room.given, 1)
    )
