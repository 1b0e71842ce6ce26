"""CARD-002 to CARD-005: a Drink that may be passed to the left for 1 Gold, which goes to its drinker."""

from __future__ import annotations

from typing import Final

from lastcall.engine.core.answers import Answer, picked
from lastcall.engine.core.cards import Card
from lastcall.engine.core.codes import GOLD_COMING, NOBODY, ON_DRINK
from lastcall.engine.core.frames import Decision, Frame
from lastcall.engine.core.keywords import Keyword
from lastcall.engine.core.matters import debt, new_batch
from lastcall.engine.drinks.changes import strengthen
from lastcall.engine.drinks.drink import Drink
from lastcall.engine.drinks.service import Serving
from lastcall.engine.game import Game
from lastcall.engine.play.chain import open_window
from lastcall.engine.play.losses import apply_packet
from lastcall.engine.table.who import to_the_left
from lastcall.ids import MatterId, SeatId
from lastcall.language.keywords.facts import DRINK_IT_NOW, Bounced, DrinkOrPass, MayBePassed, PassItTo, StakeToInn
from lastcall.language.template import says
from lastcall.language.words.lines import DrinkTrait
from lastcall.voice.fact import Fact

DRINK_IT: Final = 0
PASS_IT: Final = 1


class Bounces(DrinkTrait):
    """CARD-002, CARD-003: its next drinker decides; whoever drinks it takes the Gold."""

    def mark(self, card: Card) -> None:
        card.keywords = (*card.keywords, Bouncing())


says(Bounces, "you may put 1 Gold on this Drink to make it 1 weaker and pass it to your left.")


class Bouncing(Keyword):
    """The Gold on it, and who has declined to pass it on."""

    def __init__(self, stake: int = 0, declined: SeatId = NOBODY, free: bool = True) -> None:
        self.stake = stake
        self.declined = declined
        self.free = free
        """It can still be passed on."""

    def poured(self, game: Game, drink: Drink, first: bool) -> None:
        """CARD-002: not as a Chaser."""
        if first:
            drink.put_keyword(self)

    def offered(self, game: Game, served: MatterId, number: MatterId, drink: Drink) -> bool:
        """CARD-002, LIMIT-06: with Gold to put on it, and somebody to pass it to."""
        seat = drink.drinker
        able = game.side_of(seat).gold > 0 and to_the_left(game, seat) >= 0
        if not (able and self.free and not drink.ignored and self.declined != seat):
            return False
        OfferedToPass(game.stack, number).go(game)
        return True

    def gold(self) -> int:
        return self.stake

    def shared(self) -> Keyword | None:
        return Bouncing(0, self.declined, self.free)

    def lowered(self, game: Game, number: MatterId, by: int) -> Keyword | None:
        """CARD-008: a price of nothing cannot be paid; Gold on it no longer makes it weaker, but is still there."""
        if self.free:
            strengthen(game, number, self.stake)
        return Bouncing(self.stake, self.declined, False)

    def replaced(self, game: Game) -> Keyword | None:
        """CARD-005: the Inn gets the Gold on the Drink, and nobody can pay to pass it on any more."""
        self.to_the_inn(game)
        return None

    def wasted(self, game: Game) -> Keyword | None:
        """CARD-004: the Inn gets the Gold on a Drink that has no effect."""
        self.to_the_inn(game)
        return Bouncing(0, self.declined, self.free)

    def to_the_inn(self, game: Game) -> None:
        """CARD-004, CARD-005: the Gold lying on it."""
        game.inn += self.stake
        if self.stake:
            game.note(StakeToInn, self.stake)

    def described(self, game: Game, drink: Drink) -> Fact | None:
        free = self.free and self.declined != drink.drinker
        return MayBePassed(self.stake, free) if self.stake or free else None


class OfferedToPass(Decision):
    """The player about to drink it decides."""

    def __init__(self, below: Frame | None, drink: MatterId) -> None:
        self.below = below
        self.drink = drink

    def decider(self, game: Game) -> SeatId:
        return game.drink(self.drink).drinker

    def options(self, game: Game) -> list[int]:
        return [DRINK_IT, PASS_IT]

    def prompt(self, game: Game, reader: SeatId) -> Fact:
        drink = game.drink(self.drink)
        return DrinkOrPass(drink.made_of(game), drink.content(game))

    def option(self, game: Game, number: int) -> Fact:
        if number == DRINK_IT:
            return DRINK_IT_NOW
        return PassItTo(to_the_left(game, game.drink(self.drink).drinker))

    def costs(self, game: Game, answer: Answer) -> bool:
        return picked(answer) == PASS_IT

    def chosen(self, game: Game, option: int) -> None:
        """CARD-002: drunk, or paid for."""
        drink = game.drink(self.drink)
        bouncing = drink.keyword(Bouncing)
        assert bouncing is not None
        seat = drink.drinker
        if option == DRINK_IT:
            drink.put_keyword(Bouncing(bouncing.stake, seat, bouncing.free))
            return
        batch = game.add(new_batch([game.add(debt(seat, 1, ON_DRINK))]))
        game.stack = Passing(self.below, self.drink, batch)
        open_window(game, batch, GOLD_COMING, seat)


class Passing(Frame):
    """The Gold is about to be put on it: a payment like any other, which a card may make instead."""

    def __init__(self, below: Frame | None, drink: MatterId, batch: MatterId) -> None:
        self.below = below
        self.drink = drink
        self.batch = batch

    def go(self, game: Game) -> None:
        """CARD-002, CARD-003: weaker by the Gold put on it; it goes to the left, and all may respond again."""
        (number,) = game.batch(self.batch).packets
        payment = game.packet(number)
        del game.matters[number]
        del game.matters[self.batch]
        apply_packet(game, payment)
        drink = game.drink(self.drink)
        bouncing = drink.keyword(Bouncing)
        assert bouncing is not None
        drink.put_keyword(Bouncing(bouncing.stake + payment.done, bouncing.declined, bouncing.free))
        left = to_the_left(game, drink.drinker)
        game.note(Bounced, drink.drinker, left)
        drink.drinker = left
        strengthen(game, self.drink, -payment.done)
        drink.ignored = bool(game.shielded >> left & 1)
        assert isinstance(self.below, Serving)
        game.stack = self.below.served_again()
