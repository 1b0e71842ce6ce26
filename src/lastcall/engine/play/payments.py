"""DRINK, GAMBLE, LIMIT: payments no card carries: antes, the price of a new Drink Deck, a contest's prize."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lastcall.engine.core.codes import ANTE_COMING, COMING, HAPPENED, INN, NOBODY, POT, SOMEBODY_HIT, THING
from lastcall.engine.core.declared import made_by
from lastcall.engine.core.frames import Frame
from lastcall.engine.core.matters import Batch, Packet, debt, new_batch
from lastcall.engine.play.chain import open_window
from lastcall.engine.play.facts import NewDrinks
from lastcall.engine.play.losses import apply_packet, eased_by_inn, meet_statics
from lastcall.ids import MatterId, SeatId

if TYPE_CHECKING:
    from lastcall.engine.game import Game


def demand(game: Game, packets: list[Packet], first: SeatId, among: int = -1) -> None:
    """DRINK-06: open one window on what several seats must pay or lose, then let those in `among` pay."""
    new_demand(game.stack, batch_of(game, packets), False, first, among).go(game)


def charge(game: Game, packets: list[Packet], first: SeatId) -> None:
    """Like `demand`, but leave the window to the next step."""
    game.stack = new_demand(game.stack, batch_of(game, packets), False, first)


def batch_of(game: Game, packets: list[Packet]) -> MatterId:
    """Put payments on the table as one matter; return its id."""
    first = game.serial + 1
    numbers: list[MatterId] = list(range(first, first + len(packets)))  # type: ignore[arg-type]
    game.serial += len(packets)
    game.matters.update(zip(numbers, packets, strict=True))
    if game.lasting:
        meet_statics(game, numbers)
    return game.add(new_batch(numbers))


class Demand(Frame):
    """Payments, and the window on them."""

    __slots__ = ("among", "batch", "first", "paid")

    batch: MatterId
    paid: bool  # = False
    first: SeatId  # = NOBODY
    """Who is asked first, if the window has not been opened yet."""
    among: int  # = -1
    """Bit set of the seats that can be made to pay, -1 for all; a payment redirected to another seat is lost."""

    def go(self, game: Game) -> None:
        """GAMBLE-35: open the window, then let all pay; a Round that has ended demands nothing more."""
        batch = game.matters[self.batch]
        assert type(batch) is Batch
        if self.first >= 0:
            due = game.packet(batch.packets[0])
            bits = ANTE_COMING if due.payee == POT else COMING[due.track]
            game.stack = new_demand(self.below, self.batch, among=self.among)
            if not batch.moot(game):
                open_window(game, self.batch, bits, self.first)
            return
        if not self.paid:
            moved = 0
            struck = False
            for number in batch.packets:
                packet = game.matters[number]
                assert type(packet) is Packet
                if packet.is_due(game) and self.among >> packet.victim & 1:
                    apply_packet(game, packet)
                    struck = struck or (packet.track == THING and packet.done != 0)
                    if packet.done > 0 and packet.track != THING and (packet.source >= 0 or packet.payee >= 0):
                        moved |= HAPPENED[packet.track]
            if struck:
                # A loss that no card deals was sent to a thing; nobody has lost anything to hit back for.
                game.stack = new_demand(self.below, self.batch, True)
                for machine in game.machines:
                    machine.things_struck(game, batch)
                return
            if moved:
                # AFFECT-07: Gold lost by anteing can be hit back like any other; gained Gold can be answered too.
                game.stack = new_demand(self.below, self.batch, True)
                open_window(game, self.batch, moved | SOMEBODY_HIT, game.turn.active)
                return
        del game.matters[self.batch]
        for number in batch.packets:
            del game.matters[number]


def new_demand(
    below: Frame | None, batch: MatterId, paid: bool = False, first: SeatId = NOBODY, among: int = -1
) -> Demand:
    """Payments; the window on them is still to be opened unless `first` is NOBODY."""
    new = Demand()
    new.below = below
    new.batch = batch
    new.paid = paid
    new.first = first
    new.among = among
    return new


made_by(Demand, new_demand)


def price_of_drinks(game: Game) -> None:
    """DRINK-01, DRINK-02, NEGATE-18: everybody pays 1 Gold for each new Drink Deck, even if they Ignore all effects.

    TEAM-19: once for each side. Any member may pay, so one for whom the Inn pays does (CARD-041).
    """
    game.owed -= 1
    if game.owed:
        game.stack = Owing(game.stack)
    game.note(NewDrinks)
    first = game.turn.active
    due: dict[int, Packet] = {}
    for seat in game.around(first):
        packet = debt(seat, 1, INN)
        side = game.seats[seat].side
        if side not in due or eased_by_inn(game, packet) > eased_by_inn(game, due[side]):
            due[side] = packet
    demand(game, list(due.values()), first)


def settle_price(game: Game) -> None:
    """DRINK-02, DRINK-05: demand the price of a Drink Deck that ran out, even if there is no new one."""
    if game.owed:
        price_of_drinks(game)


class Owing(Frame):
    """More Drink Decks that were used up, each to be paid separately."""

    def __init__(self, below: Frame | None) -> None:
        self.below = below

    def go(self, game: Game) -> None:
        """DRINK-02: demand the next price, unless it has been paid meanwhile."""
        settle_price(game)
