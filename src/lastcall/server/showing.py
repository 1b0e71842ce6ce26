"""What each connection is shown: built for it alone, from what its seat may know."""

from __future__ import annotations

import asyncio

import msgspec

from lastcall.engine.core.codes import CARD_CHOSEN, KIND_NAMES, PASS, PLAY_ACTION, PLAYED, RESPOND, SEAT_CHOSEN
from lastcall.engine.seen.faces import seen_id
from lastcall.engine.seen.log import told
from lastcall.server.asking import DRINK_UP, WINDOW, Option, last_chance, prompt
from lastcall.server.orders import StandingOrders
from lastcall.server.room import Room, Watcher
from lastcall.server.wire import ShownChair, ShownOption, ShownPrompt, ShownTable, ShownWaiting, State

PASSES = (PASS, DRINK_UP)


def show(room: Room, watcher: Watcher) -> State:
    """Everything this connection may know now; of the log, what it has not been told yet."""
    game, seat = room.table.game, watcher.seat
    table = show_table(room)
    number = -1 if seat is None else seat
    if game is None:
        return State(table, number)
    lines = told(game, seat, watcher.told)
    waiting = room.waiting
    view = game.view(seat)
    since, watcher.told = watcher.told, watcher.told + len(lines)
    wish = room.wishes.get(number)
    return State(
        table,
        number,
        # What the game asks next is the table's affair: a window is open to all of its seats at once.
        msgspec.structs.replace(view, question=None, waiting_for=waiting.seats if waiting is not None else ()),
        show_prompt(room, number),
        show_waiting(room),
        seen_id(game, wish.card) if wish is not None else -1,
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
    game, waiting = room.table.game, room.waiting
    if game is None or waiting is None:
        return None
    asked = prompt(game, waiting, seat)
    if asked is None:
        return None
    return ShownPrompt(
        waiting.number,
        KIND_NAMES[asked.kind],
        asked.text,
        tuple(show_option(room, asked.kind, option) for option in asked.options),
        default_of(asked.options),
        seat in room.said,
        last_chance(game, seat),
    )


def default_of(options: tuple[Option, ...]) -> int:
    """Which option the quick key means: to let things happen, else the first."""
    return next((n for n, option in enumerate(options) if option.answer in PASSES), 0)


PASSING: dict[int, str] = {RESPOND: "let it happen", PLAY_ACTION: "no Action"}
"""What to pass is called for people, where the plain word would leave them wondering."""


def show_option(room: Room, question: int, option: Option) -> ShownOption:
    """An option with the things on the screen it is about."""
    game = room.table.game
    assert game is not None
    kind = option.answer[0]
    card = seen_id(game, option.answer[1]) if kind in (PLAYED, CARD_CHOSEN) else -1
    seat = option.answer[4] if kind == PLAYED else option.answer[1] if kind == SEAT_CHOSEN else -1
    text = PASSING.get(question, option.text) if option.answer == PASS else option.text
    return ShownOption(option.answer, text, card, seat, option.answer in PASSES)


def show_waiting(room: Room) -> ShownWaiting | None:
    """Whom the table waits for. In a window that is everybody, whoever has spoken already."""
    waiting = room.waiting
    if waiting is None:
        return None
    left = max(0.0, room.until - asyncio.get_running_loop().time()) if room.timer is not None else -1.0
    return ShownWaiting(
        "window" if waiting.kind == WINDOW else "direct", waiting.seats, round(left, 1), round(room.given, 1)
    )
