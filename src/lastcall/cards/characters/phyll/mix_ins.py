"""PHYLL: Mix-ins, which wait on a Shelf next to the hand and go into anybody's Drink."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from lastcall.cards.characters.phyll.facts import (
    HAS_MIX_IN,
    MIXED_ALREADY,
    HasPrice,
    MixIntoMore,
    Shelved,
    SomebodysDrink,
)
from lastcall.engine.core.answers import Answer, picked
from lastcall.engine.core.cards import No
from lastcall.engine.core.codes import CHOOSE, MIX_IN, OPTION_CHOSEN, PASS
from lastcall.engine.core.faces import seen_cards
from lastcall.engine.core.frames import Frame
from lastcall.engine.core.keywords import Keyword
from lastcall.engine.core.machines import Machine
from lastcall.engine.core.matters import Packet, Play, debt
from lastcall.engine.core.pieces import AnyPiece, InPlay
from lastcall.engine.drinks import changes
from lastcall.engine.drinks.drink import Drink
from lastcall.engine.game import Game
from lastcall.engine.play.chain import announce
from lastcall.engine.table.who import mine
from lastcall.ids import SEATS, CardId, MatterId, SeatId
from lastcall.language.template import says
from lastcall.language.words.drinks import DRINK, ADrink, AnyDrink, DrinkChange, It
from lastcall.voice.fact import Fact

PER_MIX_IN: Final = 0.12
"""What a Mix-in on the Shelf is worth, in points of Fortitude: less than what it does to a Drink."""
MOST_MIXED: Final = 3
"""More than these find no Drink in time."""


class Shelf(Machine):
    """Where Mix-ins wait: in front of their player, face up, and not in the hand (PHYLL-04, PHYLL-06)."""

    name = "Shelf"
    token = "Mix-in"

    def copy(self) -> Shelf:
        """It has nothing that could change: the cards lie in front of the seat."""
        return self

    def on_shelf(self, game: Game, seat: SeatId) -> list[CardId]:
        """The Mix-ins in front of a seat."""
        return [card for card in game.seats[seat].front if game.cards[card].types & MIX_IN]

    def tokens(self, game: Game, seat: SeatId) -> int:
        return len(self.on_shelf(game, seat))

    def put(self, game: Game, seat: SeatId, tokens: int) -> bool:
        """The Shelf is filled by drawing."""
        return False

    def drawn(self, game: Game, seat: SeatId, cards: Sequence[CardId]) -> None:
        """PHYLL-03, PHYLL-11: a Mix-in goes there as soon as it is drawn, and is not replaced."""
        place = game.seats[seat]
        for card in cards:
            if game.cards[card].types & MIX_IN:
                place.take(game, card)
                place.lay_in_front(game, card)
                game.note(Shelved, seat, card)

    def worth(self, game: Game, seat: SeatId) -> float:
        return PER_MIX_IN * min(self.tokens(game, seat), MOST_MIXED) if game.seats[seat].front else 0.0

    def shows(self, game: Game, card: CardId) -> bool:
        return bool(game.cards[card].types & MIX_IN)

    def never_in_hand(self, game: Game, card: CardId) -> bool:
        """PHYLL-03: a Mix-in goes to the shelf as soon as it is drawn."""
        return bool(game.cards[card].types & MIX_IN)

    def pieces(self, game: Game) -> list[AnyPiece]:
        seats = [seat for seat in SEATS[: game.size] if self.owners >> seat & 1 and game.seats[seat].present]
        return [InPlay("Mix-in Shelf", seat, seen_cards(game, self.on_shelf(game, seat))) for seat in seats]


class Mixed(Keyword):
    """PHYLL-02: a Drink takes one Mix-in: the play of the card that was mixed into it."""

    def __init__(self, play: MatterId) -> None:
        self.play = play

    def replaced(self, game: Game) -> Keyword | None:
        return self

    def described(self, game: Game, drink: Drink) -> Fact:
        return HAS_MIX_IN


class Due(Keyword):
    """PHYLL-07, PHYLL-08: Gold that its drinker pays when it is drunk; nothing if it is the payee's own Drink."""

    def __init__(self, payee: SeatId, price: int) -> None:
        self.payee = payee
        self.price = price

    def dues(self, game: Game, drink: Drink) -> list[Packet]:
        if mine(game, self.payee, drink.drinker) or not game.seats[self.payee].present:
            return []
        return [debt(drink.drinker, self.price, self.payee, self.payee)]

    def halved(self, drink: Drink, by: Callable[[int], int]) -> Keyword | None:
        return Due(self.payee, by(self.price))

    def lowered(self, game: Game, number: MatterId, by: int) -> Keyword | None:
        return Due(self.payee, self.price - by) if self.price > by else None

    def described(self, game: Game, drink: Drink) -> Fact | None:
        return HasPrice(self.payee, self.price) if self.dues(game, drink) else None


class MixIn(DrinkChange):
    """PHYLL-02: mixed from the moment the card is played, whatever becomes of it."""

    def forbids(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        return MIXED_ALREADY if game.drink(part).keyword(Mixed) is not None else None

    def plan(self, game: Game, play: Play, step: int) -> None:
        if play.part >= 0:  # In a choice of a card that answers no Drink there is nothing to mix.
            game.drink(play.part).put_keyword(Mixed(play.id))

    def do(self, game: Game, play: Play, step: int) -> None:
        """The lines that follow say what it adds."""


class MixInto(MixIn):
    """PHYLL-01: anybody's."""

    drink: ADrink


says(MixInto, "mix this into {drink}", drink=ADrink)


class MixIntoMany(MixIn):
    """CARD-023: those on the table, each once; a Drink with Chasers is one Drink."""

    picks_drinks = True

    def parts(self) -> tuple[object, ...]:
        """The first of them is the one the card is played on."""
        return (AnyDrink(),)

    def pick_drinks(self, game: Game, play: Play) -> None:
        game.drink(play.part).put_keyword(Mixed(play.id))
        game.stack = MixingIn(game.stack, play.id)


says(MixIntoMany, "mix this into any number of Drinks")


class MixingIn(Frame):
    """CARD-023: one question for each further Drink, before anyone responds."""

    def __init__(self, below: Frame | None, play: MatterId) -> None:
        self.below = below
        self.play = play

    def go(self, game: Game) -> None:
        it = game.play(self.play)
        choices = self.choices(game, it.seat)
        if len(choices) > 1:
            game.stack = self
            game.ask(it.seat, CHOOSE, choices)
        else:
            announce(game, it, game.cards[it.card].uses[it.use])

    def choices(self, game: Game, seat: SeatId) -> list[Answer]:
        """PHYLL-02: those without a Mix-in, including one that waits below another."""
        drinks = [(number, matter) for number, matter in game.matters.items() if type(matter) is Drink]
        left = [number for number, drink in drinks if drink.keyword(Mixed) is None and not drink.ignored]
        return [PASS, *((OPTION_CHOSEN, number) for number in left)]

    def took(self, game: Game, answer: Answer) -> None:
        """One more, or no more."""
        if answer == PASS:
            it = game.play(self.play)
            announce(game, it, game.cards[it.card].uses[it.use])
        else:
            game.drink(MatterId(picked(answer))).put_keyword(Mixed(self.play))
            game.stack = self

    def prompt(self, game: Game, reader: SeatId) -> Fact:
        return MixIntoMore(game.play(self.play).card)

    def option(self, game: Game, number: int) -> Fact:
        drink = game.drink(MatterId(number))
        return SomebodysDrink(drink.drinker, drink.made_of(game), drink.for_drinker(game, drink.drinker)[0])


def mixed_by(game: Game, play: Play) -> Sequence[MatterId]:
    """The Drinks this card was mixed into."""
    drinks = [(number, matter) for number, matter in game.matters.items() if type(matter) is Drink]
    mixed = [(number, drink.keyword(Mixed)) for number, drink in drinks]
    return [number for number, keyword in mixed if keyword is not None and keyword.play == play.id]


class StrengthenEach(DrinkChange):
    """CARD-023: strengthen each of the Drinks this Mix-in was mixed into."""

    amount: int

    def do(self, game: Game, play: Play, step: int) -> None:
        """CHANGE-01, CONTEST-11: add the Alcohol Content, which also counts in a Contest."""
        for number in mixed_by(game, play):
            changes.strengthen(game, number, self.amount)


says(StrengthenEach, "add {amount} Alcohol Content to each of them", amount=int)


class AddDue(DrinkChange):
    """PHYLL-07, PHYLL-08: a part of the Drink, paid when it is drunk; nothing if it is your own."""

    drink: It | ADrink
    amount: int

    def do(self, game: Game, play: Play, step: int) -> None:
        """CHANGE-01: make the payment to its player a part of the Drink."""
        drink = game.drink(play.part)
        drink.keywords = (*drink.keywords, Due(play.seat, self.amount))


says(AddDue, "whoever drinks {drink} pays you {amount} Gold", drink=DRINK, amount=int)
