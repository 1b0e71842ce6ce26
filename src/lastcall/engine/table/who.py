"""TEAM: who is "you", who is "another player", whom a defence serves, and who takes part.

All of it rests on one bit set per seat, `game.ours[seat]`: the seats of its side, itself included. With one-seat sides
that is the seat alone, and nothing here ever finds a teammate. No code asks whether there are teams.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lastcall.engine.core.codes import NOBODY
from lastcall.engine.core.matters import Packet, Play
from lastcall.ids import MatterId, PayeeId, SeatId, TargetId

if TYPE_CHECKING:
    from lastcall.engine.game import Game


# --- you and others


def mine(game: Game, seat: SeatId, other: PayeeId) -> bool:
    """TEAM-10: whether the other seat is "you" or a teammate; NOBODY is neither."""
    return other >= 0 and bool(game.ours[seat] >> other & 1)


def anothers(game: Game, seat: SeatId, other: PayeeId) -> bool:
    """TEAM-29: whether the other seat is "another player", neither you nor a teammate; NOBODY is not."""
    return other >= 0 and not game.ours[seat] >> other & 1


def members(game: Game, seat: SeatId) -> tuple[SeatId, ...]:
    """The seats of a side, in the order they sit; they leave the game together (TEAM-06)."""
    return game.sides[game.seats[seat].side].seats


def with_members(game: Game, seat: SeatId) -> tuple[SeatId, ...]:
    """The seat itself first, then its teammates."""
    return (seat, *(other for other in members(game, seat) if other != seat))


def others_of_side(game: Game, seat: SeatId) -> list[SeatId]:
    """TEAM-10: a player's teammates who are still in the game."""
    return [other for other in members(game, seat) if other != seat and game.seats[other].present]


def first_of_ours(game: Game, seat: SeatId, seats: Sequence[TargetId]) -> SeatId:
    """The seat itself if it is one of these, else the first teammate; NOBODY if there is none."""
    if seat in seats:
        return seat
    return next((other for other in seats if game.ours[seat] >> other & 1), NOBODY)  # type: ignore[return-value]


def to_the_left(game: Game, seat: SeatId) -> SeatId:
    """TEAM-18: the next opponent in turn order; NOBODY if none is left."""
    others = game.rivals[seat]
    return others[0] if others else NOBODY


# --- what one effect takes from one side, and whom a defence serves


def blow(game: Game, number: MatterId) -> list[MatterId]:
    """TEAM-31, TEAM-32: what one effect takes from one side at once, member by member, this part of it first.

    One part for each member: a loss redirected to a player who is hit anyway is a separate loss. What could only have
    been chosen (a part of no numbers) is none.
    """
    packet = game.packet(number)
    found = [number]
    side = game.ours[packet.victim]
    taken = 1 << packet.victim
    if side == taken:
        return found
    same = (packet.play, packet.source, packet.track, packet.payee, packet.step, packet.settled)
    for other, it in game.matters.items():
        if type(it) is Packet and side >> it.victim & 1 and not taken >> it.victim & 1 and it.numbers:
            if (it.play, it.source, it.track, it.payee, it.step, it.settled) == same:
                taken |= 1 << it.victim
                found.append(other)
    return found


def stands_in(game: Game, seat: SeatId, number: MatterId, packet: Packet) -> bool:
    """TEAM-09, TEAM-32: whether you may answer this loss: your own part or, once for the side, a teammate's."""
    if packet.victim == seat:
        return True
    if not game.ours[seat] >> packet.victim & 1 or (not packet.settled and unaided(game, packet.play)):
        return False
    parts = [part for part in blow(game, number) if still_felt(game.packet(part))]
    return number == min(parts, default=number) and all(game.packet(part).victim != seat for part in parts)


def still_felt(packet: Packet) -> bool:
    """Whether a part can still be answered: not if it was reduced to nothing or is paid by the Inn."""
    return not packet.paid_by_inn and (packet.done if packet.settled else packet.amount) != 0


def unaided(game: Game, play: MatterId) -> bool:
    """CARD-062: whether nobody can defend a teammate against this card; once it has hit, they may hit back."""
    return play >= 0 and game.cards[game.play(play).card].unaided


def hits(game: Game, play: Play, seat: SeatId) -> bool:
    """Whether a card changes a track of this very seat."""
    return any(game.packet(number).victim == seat for number in play.packets)


# --- who takes part


def everybody(game: Game, play: Play) -> Sequence[SeatId]:
    """TEAM-20, TEAM-33: "each player", in turn order from the player of the card.

    Rounds, Contests, toasts, auctions and Events all come here: where a side has several members, its Champion stands
    for it.
    """
    circle = game.circles[play.seat]
    return [seat for seat in circle if not play.benched >> seat & 1] if play.benched else circle


def everybody_else(game: Game, play: Play) -> Sequence[SeatId]:
    """TEAM-25, TEAM-31: "each other player", which means every opponent, or the Champions in an Event."""
    if play.benched and game.cards[play.card].event:
        here = everybody(game, play)
        own = first_of_ours(game, play.seat, here)
        return [seat for seat in here if seat != own]  # CARD-050: a teammate may be another side's Champion.
    return game.rivals[play.seat]


def you(game: Game, play: Play) -> SeatId:
    """TEAM-25: the player of the card; in an Event for Champions, the Champion of the revealer."""
    champion = first_of_ours(game, play.seat, everybody(game, play)) if play.benched >> play.seat & 1 else NOBODY
    return champion if champion >= 0 else play.seat


def taking_part(game: Game, play: Play, first: SeatId) -> tuple[SeatId, ...]:
    """NEGATE-02: everybody who does not Ignore the card, in turn order from `first`."""
    here = everybody(game, play)
    return tuple([seat for seat in game.circles[first] if seat in here and not play.ignored >> seat & 1])
