"""What is sent: a whole state at first, then what has changed. What is new for everybody is written once."""

from __future__ import annotations

from typing import Any

import msgspec

from lastcall.server.room.people import Public, Sent, Watcher
from lastcall.server.room.room import Room
from lastcall.server.shown.state import public_of, show
from lastcall.server.wire import OwnChange, PublicChange, write_news

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
OWN = ("waiting", "announced", "answered", "orders", "gambling")

write = msgspec.json.Encoder().encode


def news(room: Room, watcher: Watcher) -> bytes:
    """The newest state as this connection needs it."""
    before = watcher.sent
    after = watcher.sent = Sent(show(room, watcher), public_of(room))
    if before is None or (before.state.view is None) != (after.state.view is None):
        return write_news(after.state)
    public = written(room, before.public, after.public)
    return b'{"is":"change","public":' + public + b',"own":' + write(own_change(before, after)) + b"}"


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


def own_change(before: Sent, after: Sent) -> OwnChange:
    """What only this connection may know."""
    was, now = before.state, after.state
    found: dict[str, Any] = {}
    for name in OWN:
        value = getattr(now, name)
        if value != getattr(was, name):
            found[name] = value
    old, new = was.prompt, now.prompt
    if old is not new:
        if old is None or new is None or old.number != new.number or old.options != new.options:
            found["prompt"] = new
        elif old.said != new.said:
            found["said"] = new.said
    if was.view is not None and now.view is not None and was.view is not now.view:
        for name in ("hand", "looking_at"):
            value = getattr(now.view, name)
            if value != getattr(was.view, name):
                found[name] = value
        if hands_differ(before, after):
            found["hands"] = {seat: shown.cards for seat, shown in enumerate(now.view.seats) if shown.cards}
    if was.words is not now.words:
        words = {number: told for number, told in now.words.items() if was.words.get(number) != told}
        if words:
            found["words"] = words
    if now.log:
        found |= {"log_from": now.log_from, "log": now.log}
    return OwnChange(**found)


def hands_differ(before: Sent, after: Sent) -> bool:
    """Whether a page that has heard what is new for everybody still has to be told whose hands it sees.

    A seat that has changed comes with the hand everybody sees: without that of a teammate, and with one's own if it is
    shown to all.
    """
    views = (before.public.view, after.public.view, before.state.view, after.state.view)
    seats = zip(*(view.seats for view in views if view is not None), strict=True)
    return any((new if new != old else was).cards != now.cards for old, new, was, now in seats)
