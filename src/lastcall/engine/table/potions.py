"""TEAM: Potion Tokens. A side may drink one whenever a member could play an Anytime card, and with many of its own
moves; nothing can stop it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lastcall.engine.core.answers import Answer, spoken
from lastcall.engine.core.codes import ALCOHOL, FORTITUDE, GOLD, POTION_DRUNK
from lastcall.engine.table.facts import DrankPotion
from lastcall.engine.table.who import with_members
from lastcall.ids import SeatId, TrackId

if TYPE_CHECKING:
    from lastcall.engine.game import Game

GIVES: Final = {FORTITUDE: 6, ALCOHOL: -6, GOLD: 3}
"""TEAM-07: what a Potion gives; its drinkers choose exactly one."""
MOST: Final = 20


def potions(game: Game, seat: SeatId) -> list[Answer]:
    """TEAM-07, TEAM-08: what a Potion could do for this seat's side now; empty if none is left."""
    side = game.side_of(seat)
    if not side.potions:
        return []
    useful = {FORTITUDE: side.fortitude < MOST, ALCOHOL: side.alcohol > 0, GOLD: True}
    return [(POTION_DRUNK, track) for track in GIVES if useful[track]]


def said_by(game: Game, movers: tuple[SeatId, ...], moves: list[Answer]) -> list[Answer]:
    """TEAM-07: the answers of a side: any of the movers may make a move, and every member may drink a Potion first.

    Each answer names its speaker. Whoever plays alone has nothing to name.
    """
    side = with_members(game, movers[0])
    drunk = potions(game, movers[0])
    if len(side) == 1:
        return [*moves, *drunk] if drunk else moves
    found: list[Answer] = []
    for seat in side:
        found += spoken(seat, [*moves, *drunk] if seat in movers else drunk)
    return found


def with_bottles(game: Game, seat: SeatId, track: TrackId) -> int:
    """TEAM-07, TEAM-08: how much Gold or Fortitude this seat's side could have, if it drank all its Potions for it."""
    side = game.side_of(seat)
    if track == GOLD:
        return side.gold + side.potions * GIVES[GOLD]
    return min(max(MOST, side.fortitude), side.fortitude + side.potions * GIVES[FORTITUDE])


def drink_potion(game: Game, seat: SeatId, track: TrackId) -> None:
    """TEAM-07, TEAM-08, LIMIT-01: drink a Potion without a window; what does not fit on the track is lost."""
    side = game.side_of(seat)
    side.potions -= 1
    game.plays += 1
    if not side.potions:
        game.count_potions()
    if track == GOLD:
        side.gold += GIVES[GOLD]
        game.inn -= GIVES[GOLD]
    elif track == FORTITUDE:
        side.fortitude = min(MOST, side.fortitude + GIVES[FORTITUDE])
    else:
        side.alcohol = max(0, side.alcohol + GIVES[ALCOHOL])
    game.note(DrankPotion, seat, track, GIVES[track])
