"""What each connection is shown: what the game shows to its seat, and what the room adds."""

from __future__ import annotations

from typing import Literal

import msgspec

from lastcall.engine.core.codes import NOBODY
from lastcall.engine.core.faces import seen_id
from lastcall.engine.seen.asked import SeenOption
from lastcall.fairness import Contribution, Fairness
from lastcall.ids import SeatId
from lastcall.orders import StandingOrders
from lastcall.poll import WINDOW, last_chance
from lastcall.server.room.conversation import Conversation
from lastcall.server.room.people import Public, Watcher
from lastcall.server.room.room import Room
from lastcall.server.wire import (
    ShownChair,
    ShownPrompt,
    ShownRequest,
    ShownTable,
    ShownWaiting,
    ShownWord,
    State,
)


def show(room: Room, watcher: Watcher) -> State:
    """Everything this connection may know now; of the log, what it has not been told yet."""
    public = public_of(room)
    table = public.table
    number = NOBODY if watcher.seat is None else watcher.seat
    reader = room.people.reader(watcher.seat)
    if reader is None:
        return State(table, number)
    lines = reader.told(watcher.told)
    since, watcher.told = watcher.told, watcher.told + len(lines)
    wish = room.table.wishes.get(number)
    said = reader.said
    return State(
        table,
        number,
        reader.view,
        show_prompt(room, number),
        show_waiting(room, watcher.seat),
        seen_id(reader.game, wish.card) if wish is not None else -1,
        show_word(room, number),
        room.table.orders.get(number, StandingOrders()),
        since,
        lines,
        public.falls,
        said.words,
        said.gambling,
    )


def public_of(room: Room) -> Public:
    """What everybody may know, worked out once for each moment."""
    if room.people.public is None:
        table, reader = shown_table(room), room.people.reader(None)
        room.people.public = Public(table, reader.view, reader.falls) if reader is not None else Public(table, None)
    return room.people.public


def shown_table(room: Room) -> ShownTable:
    """The same as `show_table`, but kept until something changes, because lists of tables are often requested."""
    room.people.shown = room.people.shown or show_table(room)
    return room.people.shown


def show_table(room: Room) -> ShownTable:
    """What everybody may know of a table, whether or not they sit there."""
    table = room.table
    opened = table.opened
    setup = table.setup if table.finished else None
    bosses = table.bosses
    return ShownTable(
        id=table.id,
        name=opened.name,
        state="dealing" if room.dealing is not None else table.state,
        pace=opened.pace,
        public=opened.public,
        quick_responses=opened.quick_responses,
        drinks=opened.drinks,
        modules=opened.modules,
        variant=opened.variant,
        chairs=tuple(
            ShownChair(
                chair.name,
                chair.bot,
                chair.character,
                chair.person,
                chair.stand_in,
                room.people.connected(seat),
                bool(bosses >> seat & 1),
                room.people.hurried.get(seat, ""),
            )
            for seat, chair in zip(table.seats, table.chairs, strict=True)
        ),
        sides=table.sides,
        free_characters=tuple(table.free_characters()) if table.setup is None else (),
        host=room.people.host,
        fairness=show_fairness(room),
        seed=str(setup.seed) if setup is not None else "",
        outcome=table.outcome,
        requests=tuple(
            ShownRequest(number, asked.seat, asked.name, tuple(sorted(asked.agreed)))
            for number, asked in room.requests.open.items()
        ),
        rematch=table.rematch,
        haste=room.people.haste,
        rules_version=opened.rules_version,
        release=opened.release,
        takes_requests=room.requests.strangers.may_ask,
        shut_out=bool(room.requests.strangers.muted or room.requests.strangers.banned),
    )


def show_fairness(room: Room) -> Fairness:
    """Where the seed comes from; before the game, who has committed to what or has opened it."""
    fairness = room.table.fairness
    if room.dealing is not None:
        return msgspec.structs.replace(fairness, contributions=room.dealing.contributions)
    if room.table.setup is None and room.people.commitments:
        waiting = tuple(
            Contribution(seat, room.table.chairs[seat].name, commitment)
            for seat, commitment in sorted(room.people.commitments.items())
        )
        return msgspec.structs.replace(fairness, contributions=waiting)
    return fairness


def show_unreadable(room: str) -> ShownTable:
    """A table that is kept for the operator."""
    return ShownTable(
        id=room,
        name="Damaged table",
        state="unreadable",
        pace="",
        public=True,
        quick_responses=False,
        drinks="",
        modules=(),
        variant="",
        chairs=(),
        sides=(),
        free_characters=(),
        host=-1,
        fairness=Fairness(""),
        seed="",
        outcome="",
        requests=(),
        rematch="",
        haste="",
        rules_version="",
        release="",
    )


def show_prompt(room: Room, seat: SeatId) -> ShownPrompt | None:
    """What this seat is asked, and whether it has answered."""
    conversation = room.moderator.conversation
    if conversation is None or seat in conversation.unasked:
        return None
    if seat not in conversation.prompts:
        conversation.prompts[seat] = unanswered(conversation, seat)
    shown = conversation.prompts[seat]
    return msgspec.structs.replace(shown, said=True) if shown is not None and seat in conversation.said else shown


def show_word(room: Room, seat: SeatId) -> ShownWord | None:
    """What a teammate has decided for this seat's side in this turn, if anything."""
    game, word = room.table.game, room.table.word
    if game is None or word is None or seat < 0 or seat == word.seat or word.turn != game.turn.number:
        return None
    if not game.ours[seat] >> word.seat & 1:
        return None
    return ShownWord(word.number, word.seat, word.question, word.answer)


def unanswered(conversation: Conversation, seat: SeatId) -> ShownPrompt | None:
    """What this seat is asked, before it has answered."""
    asked = conversation.question(seat)
    if asked is None:
        return None
    return ShownPrompt(
        asked.number,
        asked.kind,
        asked.text,
        asked.options,
        default_of(asked.options),
        False,
        last_chance(conversation.game, seat),
    )


def default_of(options: tuple[SeenOption, ...]) -> int:
    """The option of the quick key: the one that lets things happen, else the first that costs nothing; -1: none."""
    free = [number for number, option in enumerate(options) if not option.potion and not option.costs]
    return next((number for number in free if options[number].passes), free[0] if free else -1)


def show_waiting(room: Room, seat: SeatId | None) -> ShownWaiting | None:
    """Who the table waits for. In a window that is everyone, even those who have already spoken.

    Only those who have asked for more time see that they have it.
    """
    waiting = room.waiting
    if waiting is None:
        return None
    kind: Literal["window", "direct"] = "window" if waiting.kind == WINDOW else "direct"
    left, given = room.clock.left_for(waiting, seat), room.clock.given_to(seat)
    return ShownWaiting(kind, waiting.seats, round(left, 1), round(given, 1))
