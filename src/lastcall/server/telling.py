"""What is sent: a whole state at first, then what has changed. What is new for everybody is written once."""

from __future__ import annotations

from typing import Any

import msgspec

from lastcall.engine.seen.views import View
from lastcall.server.people import Public, Sent, Watcher
from lastcall.server.room import Room
from lastcall.server.showing import public_of, show
from lastcall.server.wire import OwnChange, PublicChange, State, write_news

PUBLIC = (
    "number",
    "turn",
    "active",
    "phase",
    "orders",
    "sides",
    "round",
    "inn",
    "drink_deck",
    "drink_discards",
    "event_decks",
    "pieces",
    "winners",
    "over",
    "tie",
)
"""What a view and a change call by the same name."""
OWN = ("waiting", "announced", "answered", "orders")

write = msgspec.json.Encoder().encode


def news(room: Room, watcher: Watcher) -> bytes:
    """The newest state as this connection needs it."""
    before = watcher.sent
    after = watcher.sent = Sent(show(room, watcher), public_of(room))
    if before is None or (before.state.view is None) != (after.state.view is None):
        return write_news(after.state)
    public = written(room, before.public, after.public)
    return b'{"is":"change","public":' + public + b',"own":' + write(own_change(before.state, after.state)) + b"}"


def written(room: Room, before: Public, after: Public) -> bytes:
    """What is new for everybody; people at a table see the same states one after the other."""
    last = room.people.written
    if last is None or last[0] is not before or last[1] is not after:
        last = room.people.written = (before, after, write(public_change(before, after)))
    return last[2]


def public_change(before: Public, after: Public) -> PublicChange:
    """From one moment to another."""
    found: dict[str, Any] = {} if before.table == after.table else {"table": after.table}
    old, new = before.view, after.view
    if old is not None and new is not None and old is not new:
        for name in PUBLIC:
            value = getattr(new, name)
            if value != getattr(old, name):
                found[name] = value
        if old.table != new.table:
            found["stack"] = new.table
        seats = {seat: now for seat, (was, now) in enumerate(zip(old.seats, new.seats, strict=True)) if was != now}
        if seats:
            found["seats"] = seats
        if before.falls != after.falls:
            found["falls"] = after.falls
    return PublicChange(**found)


def own_change(before: State, after: State) -> OwnChange:
    """What only this connection may know."""
    found: dict[str, Any] = {}
    for name in OWN:
        value = getattr(after, name)
        if value != getattr(before, name):
            found[name] = value
    old, new = before.prompt, after.prompt
    if old is not new:
        if old is None or new is None or old.number != new.number or old.options != new.options:
            found["prompt"] = new
        elif old.said != new.said:
            found["said"] = new.said
    if before.view is not None and after.view is not None and before.view is not after.view:
        found |= own_cards(before.view, after.view)
    if after.log:
        found |= {"log_from": after.log_from, "log": after.log}
    return OwnChange(**found)


def own_cards(before: View, after: View) -> dict[str, Any]:
    """The hand, what is looked at, and the hands of teammates."""
    found: dict[str, Any] = {}
    if before.hand != after.hand:
        found["hand"] = after.hand
    if before.looking_at != after.looking_at:
        found["looking_at"] = after.looking_at
    # A seat that has changed comes without its hand, as everybody sees it.
    changed = (was != now for was, now in zip(before.seats, after.seats, strict=True) if was.cards or now.cards)
    if any(changed):
        found["hands"] = {seat: shown.cards for seat, shown in enumerate(after.seats) if shown.cards}
    return found
