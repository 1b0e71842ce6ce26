"""Ordering Drinks, and what happens to those in a Drink Me! Pile."""

from __future__ import annotations

from lastcall.engine.core.cards import Effect
from lastcall.engine.core.matters import Play
from lastcall.engine.drinks import orders as ordering
from lastcall.engine.drinks.cellar import shuffle_back
from lastcall.engine.game import Game
from lastcall.ids import SeatId
from lastcall.language.template import says
from lastcall.language.words.facts import NothingToSpill, Spilled
from lastcall.language.words.people import WHO, WHOM, Person, affected, who_would


class OrderMore(Effect):
    """DRINK-18: order additional Drinks for any other players."""

    number: int

    def do(self, game: Game, play: Play, step: int) -> None:
        """CHANGE-02: not a change of a Drink."""
        ordering.order(game, play.seat, self.number)


says(OrderMore, "order {number} additional Drinks", number=int)


class OrderSeen(Effect):
    """DRINK-18: the Drink of the phase itself too, if it has not been ordered yet."""

    number: int

    def do(self, game: Game, play: Play, step: int) -> None:
        """CHANGE-02: not a change of a Drink."""
        ordering.order_seen(game, play.seat, self.number)


says(
    OrderSeen,
    "order {number} additional Drinks, looking at every Drink you order this phase",
    number=int,
)


class ShuffleBack(Effect):
    """CRAWL-27: every Drink into the deck it is of, unseen."""

    who: Person

    def possible(self, game: Game, play: Play, seat: SeatId) -> bool:
        """DUNGEON-05: not without one."""
        return all(game.seats[one].pile for one in who_would(play, self.who, seat))

    def do(self, game: Game, play: Play, step: int) -> None:
        for seat in affected(game, play, self.who):
            shuffle_back(game, seat)


says(ShuffleBack, "{who} shuffle~ {their} Drink Me! Pile into the Drink Deck", who=WHO)


class GetDrink(Effect):
    """TURN-13: unseen, on top of their own pile."""

    who: Person

    def do(self, game: Game, play: Play, step: int) -> None:
        """CHANGE-02: the players get a Drink in their pile, which does not change a Drink."""
        ordering.deliver(game, affected(game, play, self.who))


says(GetDrink, "{who} get~ a Drink from the Drink Deck", who=WHO)


class SpillDrink(Effect):
    """Unseen until it lies in the discard pile."""

    who: Person

    def possible(self, game: Game, play: Play, seat: SeatId) -> bool:
        """DUNGEON-05: not without one."""
        return all(game.seats[one].pile for one in who_would(play, self.who, seat))

    def do(self, game: Game, play: Play, step: int) -> None:
        """LIMIT-04: whoever has one."""
        for seat in affected(game, play, self.who):
            if game.seats[seat].pile:
                card = game.seats[seat].pile.pop()
                game.homes[card].put_away(game, card)
                game.note(Spilled, seat, card)
            else:
                game.note(NothingToSpill, seat)


says(SpillDrink, "{who} discard~ the top Drink of {their} Drink Me! Pile", who=WHO)


class OrderFor(Effect):
    """The top of the Drink Deck, on top of that pile."""

    whom: Person

    def do(self, game: Game, play: Play, step: int) -> None:
        """CHANGE-02; NEGATE-18: not for somebody who Ignores it."""
        ordering.order_for(game, play.seat, affected(game, play, self.whom))


says(OrderFor, "order a Drink for {whom}", whom=WHOM)
