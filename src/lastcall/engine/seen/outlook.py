"""What lies ahead, for whoever thinks about a game: what is coming to a side, by track."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from lastcall.engine.core.codes import ALCOHOL, FORTITUDE, GOLD
from lastcall.engine.core.matters import Carrier, Packet, Play
from lastcall.engine.drinks.drink import Drink, Served
from lastcall.engine.table.who import mine
from lastcall.ids import MatterId, SeatId

if TYPE_CHECKING:
    from lastcall.engine.game import Game


class Outlook(NamedTuple):
    """By how much something would change each track of a side, if nobody answered it."""

    fortitude: int
    alcohol: int
    gold: int

    @property
    def points(self) -> int:
        """By how much it would close the gap between Fortitude and Alcohol Content (LOSE-02)."""
        return self.alcohol - self.fortitude


UNCHANGED: Final = Outlook(0, 0, 0)


def outlook(game: Game, seat: SeatId, number: MatterId) -> Outlook:
    """What a matter has still to do to this seat's side (TEAM-10), as far as it is known."""
    matter = game.matters.get(number)
    if matter is None:
        return UNCHANGED
    changes = [0, 0, 0]
    if isinstance(matter, Carrier):
        play = matter if type(matter) is Play else None
        for one in matter.packets:
            packet = game.packet(one)
            if play is None or not (play.negated or play.passes_over(packet)):
                add_packet(game, seat, packet, changes)
    elif type(matter) is Packet:
        add_packet(game, seat, matter, changes)
    elif type(matter) is Served:
        for one in matter.drinks:
            drink = game.matters.get(one)
            if type(drink) is Drink:
                add_drink(game, seat, drink, changes)
    elif type(matter) is Drink:
        add_drink(game, seat, matter, changes)
    return Outlook(changes[FORTITUDE], changes[ALCOHOL], changes[GOLD])


def add_packet(game: Game, seat: SeatId, packet: Packet, changes: list[int]) -> None:
    """A loss, a payment or a gain that is still due."""
    if packet.settled or packet.track not in (FORTITUDE, ALCOHOL, GOLD):
        return
    if mine(game, seat, packet.victim) and not packet.paid_by_inn:
        changes[packet.track] -= packet.amount
    if packet.track == GOLD and mine(game, seat, packet.payee):
        changes[GOLD] += packet.amount


def add_drink(game: Game, seat: SeatId, drink: Drink, changes: list[int]) -> None:
    """A Drink that is about to be drunk."""
    if not drink.ignored and mine(game, seat, drink.drinker):
        alcohol, fortitude = drink.for_drinker(game, drink.drinker)
        changes[ALCOHOL] += alcohol
        changes[FORTITUDE] += fortitude
        changes[GOLD] += drink.gold + drink.stake()
