"""CONTEST: a Drinking Contest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lastcall.engine.core.codes import NO_MATTER
from lastcall.engine.core.frames import Frame
from lastcall.engine.core.matters import Play, debt
from lastcall.engine.drinks.cellar import can_break_ties, pour, take_drink
from lastcall.engine.drinks.drink import new_drink, new_served
from lastcall.engine.drinks.facts import ContestBegan, ContestTied, ContestUnwon, ContestWon, NoDrinkLeft
from lastcall.engine.drinks.service import forget, serve, set_before
from lastcall.engine.play.defeat import LastChances, passing_out
from lastcall.engine.play.payments import demand, settle_price
from lastcall.engine.table.who import taking_part
from lastcall.ids import MatterId, SeatId

if TYPE_CHECKING:
    from lastcall.engine.game import Game


def start_contest(game: Game, play: Play) -> None:
    """CONTEST-01, CONTEST-15: everybody who does not Ignore the Event."""
    entrants = taking_part(game, play, game.turn.active)
    if entrants:
        game.note(ContestBegan)
        game.stack = Contest(game.stack, entrants, entrants, NO_MATTER, len(entrants))


class Contest(Frame):
    """Reveal, one common window, drink; repeated among the tied."""

    def __init__(
        self,
        below: Frame | None,
        entrants: tuple[SeatId, ...],
        revealing: tuple[SeatId, ...],
        served: MatterId,
        left: int,
    ) -> None:
        self.below = below
        self.entrants = entrants
        self.revealing = revealing
        """Who reveals in this repetition."""
        self.served = served
        """What they drink; NO_MATTER before the reveal."""
        self.left = left
        """How many of them have not revealed yet."""

    def go(self, game: Game) -> None:
        """CONTEST-01 to CONTEST-05: reveal the Drinks one by one; once they are drunk, the strongest wins the Gold."""
        if self.left:
            self.reveal(game)
            return
        worth = {}
        for number in game.served(self.served).drinks:
            drink = game.drink(number)
            if drink.revealer >= 0:
                worth[drink.revealer] = max(0, drink.worth(game))  # CONTEST-14
        forget(game, self.served, game.served(self.served))
        most = max(worth.values())
        best = tuple(seat for seat in self.revealing if worth[seat] == most)
        if len(best) == 1:
            collect(game, self.entrants, best[0])
        else:
            game.note(ContestTied)
            field = best if self.revealing == self.entrants else self.revealing
            game.stack = LastChances(Tied(self.below, self.entrants, best, field), best, (), 0, -1)

    def reveal(self, game: Game) -> None:
        """CONTEST-02, CONTEST-03, CONTEST-13: one card each off the Drink Deck; an Event is a Drink of 0."""
        id = self.served if self.served >= 0 else game.add(new_served([], True))
        served = game.served(id)
        for left in range(self.left - 1, -1, -1):
            seat = self.revealing[-1 - left]
            card = take_drink(game)
            if card < 0:
                game.note(NoDrinkLeft)
            # DRINK-05: without a card there is no Drink that could be changed.
            drink = pour(game, seat, card, None) if card >= 0 else new_drink(seat, revealer=seat, ignored=True)
            drink.shareable = False  # SELFSPLIT-05
            set_before(game, id, served, drink)
            game.stack = Contest(self.below, self.entrants, self.revealing, id, left)
            if left and game.owed:
                settle_price(game)  # CONTEST-17: before the next one reveals
                return
        serve(game, id, game.turn.active)


class Tied(Frame):
    """CONTEST-18: the tied players in danger have had their last chance; who is left repeats."""

    def __init__(
        self, below: Frame | None, entrants: tuple[SeatId, ...], tied: tuple[SeatId, ...], field: tuple[SeatId, ...]
    ) -> None:
        self.below = below
        self.entrants = entrants
        self.tied = tied
        self.field = field
        """Who was tied before and repeated; in the first round the tied themselves."""

    def go(self, game: Game) -> None:
        """CONTEST-06 to CONTEST-08: those still awake repeat; one alone wins; none, nobody wins."""
        awake = tuple(seat for seat in self.tied if not passing_out(game, seat))
        standing = [seat for seat in self.field if not passing_out(game, seat)]
        if len(awake) == 1 or (not awake and len(standing) == 1):
            collect(game, self.entrants, awake[0] if awake else standing[0])
        elif awake and can_break_ties(game):
            game.stack = Contest(self.below, self.entrants, awake, NO_MATTER, len(awake))
        else:
            game.note(ContestUnwon)  # CONTEST-08, DRINK-05


def collect(game: Game, entrants: tuple[SeatId, ...], winner: SeatId) -> None:
    """CONTEST-05, CONTEST-09, CONTEST-10, CONTEST-16: 1 Gold from each other; those without Gold Ignore it.

    NEGATE-02, CONTEST-15: whoever has Ignored the Event does not pay for another either.
    """
    game.note(ContestWon, winner)
    side = game.seats[winner].side
    payers = [seat for seat in entrants if game.seats[seat].side != side and game.side_of(seat).gold > 0]
    if payers:
        part = 0
        for seat in entrants:
            part |= game.ours[seat]
        demand(game, [debt(seat, 1, winner) for seat in payers], winner, part)
