"""What the numbers of a game stand for: types of their own for a type checker, plain ints at run time.

A seat can be used wherever an int can, but not the other way round. `SeatId(number)` makes a seat of an int; that is a
call, so hot paths take seats from where they are typed already.
"""

from __future__ import annotations

from typing import Final, Literal, NewType

SeatId = NewType("SeatId", int)
"""A player's place at the table, from 0; NOBODY for none."""
CardId = NewType("CardId", int)
"""A physical card; NO_CARD for none."""
MatterId = NewType("MatterId", int)
"""Something being resolved; NO_MATTER for none."""
TrackId = Literal[0, 1, 2, 3]
"""FORTITUDE, ALCOHOL, GOLD; or THING, the Fortitude of a thing in front of a player."""

PlaceId = NewType("PlaceId", int)
"""Where Gold goes if no player gets it: the Inn, the pot, a Drink."""
PayeeId = SeatId | PlaceId
"""Who is paid: a player, or one of these places."""
ThingId = NewType("ThingId", int)
"""A card in front of a player, as a target: its number, and THINGS."""
TargetId = SeatId | ThingId
"""Whom a card picks: a player, or a thing in front of one."""

SEATS: Final = tuple([SeatId(number) for number in range(64)])
"""The numbers of all seats; no table has as many."""
