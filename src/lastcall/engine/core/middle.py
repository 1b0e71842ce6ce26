"""What is said about a matter in the middle of the table, as facts; seen/words.py tells them to each reader."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from lastcall.engine.core.codes import FORTITUDE, GOLD, INN, POT, THING, THINGS
from lastcall.engine.core.facts import CameTo, ComesTo
from lastcall.ids import PayeeId, TargetId, TrackId
from lastcall.voice.fact import Fact

if TYPE_CHECKING:
    from lastcall.engine.core.matters import Packet

FEW: Final = 3
"""So many players are named; more are counted."""


class Middle(NamedTuple):
    """The words of one matter, the same for everybody until they are told."""

    heading: Fact
    answers: Fact | None = None
    """What it answers."""
    picks: Fact | None = None
    """Whom or what it picks."""
    notes: tuple[Fact, ...] = ()
    """Who Ignores it, who takes part."""
    due: tuple[ComesTo, ...] = ()
    """What comes to whom, and what has come to whom."""
    drinks: tuple[Fact, ...] = ()
    """For each of its Drinks what it does to whom."""


def crowd(seats: Sequence[int]) -> int:
    """How many these are, if too many to name; 0 otherwise, and where things are among them."""
    return len(seats) if len(seats) > FEW and max(seats) < THINGS else 0


def dues(packets: Iterable[Packet]) -> tuple[ComesTo, ...]:
    """Equal changes together; what comes to somebody twice stands apart."""
    often = Counter([(change(packet), packet.bearer()) for packet in packets])
    alike: dict[tuple[ChangeKind, int], list[TargetId]] = {}
    for (kind, bearer), times in often.items():
        alike.setdefault((kind, times), []).append(bearer)
    return tuple(
        [
            kind.fact(tuple(who), crowd(who), kind.amount, kind.track, kind.to, kind.pays, kind.by_inn, times)
            for (kind, times), who in alike.items()
        ]
    )


class ChangeKind(NamedTuple):
    """What is alike in changes that are told together."""

    fact: type[ComesTo]
    amount: int
    track: TrackId
    to: PayeeId
    pays: bool
    by_inn: bool


def change(packet: Packet) -> ChangeKind:
    """What a packet changes, whoever bears it."""
    track: TrackId = FORTITUDE if packet.track == THING else packet.track
    fact, amount = (CameTo, packet.done) if packet.settled else (ComesTo, packet.amount)
    pays = track == GOLD and (packet.play < 0 or packet.payee == POT)
    return ChangeKind(fact, amount, track, packet.payee if track == GOLD else INN, pays, packet.paid_by_inn)
