"""VLAZLO: Blood, and the form cards it buys. They go to the hand and stay in the deck for the rest of the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from lastcall.cards.characters.vlazlo.facts import (
    BUY_NOTHING,
    FIRST_FORM,
    WHICH_FORM,
    AForm,
    BoughtForm,
    BuyForm,
    CostsBlood,
    GainedBlood,
    SpentBlood,
    TookForm,
)
from lastcall.engine.core.cards import Cost, Effect, No
from lastcall.engine.core.homes import Home
from lastcall.engine.core.machines import Machine, decide, own
from lastcall.engine.core.matters import Play
from lastcall.engine.core.pieces import AnyPiece, Counter, Pile
from lastcall.engine.game import Game
from lastcall.engine.table.hands import draw
from lastcall.engine.table.seats import FromPlayer
from lastcall.ids import CardId, SeatId
from lastcall.language.template import says
from lastcall.language.words.lines import Price
from lastcall.voice.fact import Fact

MOST: Final = 8
PRICE: Final = 2
FORMS: Final = ("Bat", "Wolf", "Monstrosity")
"""As the backs of the cards say, in the order of the decks."""
OPENING: Final = 0
BUYING: Final = 1
TAKING: Final = 2
"""What its owner decides: the form of the free first card, what to buy, the form of a card that another card gives."""
NOTHING_MORE: Final = len(FORMS)
"""Besides the forms: buy nothing."""
EACH_FORM: Final = 8
"""VLAZLO-01: how many cards there are of each form."""
A_FORM: Final = 0.2
"""What a form card is worth to its owner besides being in the hand, in points of Fortitude: it will come again."""
PER_BLOOD: Final = 0.09
"""What one Blood is worth: less than its part of a form card."""


class Blood(Machine):
    """How much Blood its owner has, and the form decks (VLAZLO-01)."""

    name = "Blood"
    token = "Blood"
    each_own = True
    components = ("bat", "wolf")
    boss_components = ("monstrosity",)
    deals_hand = True

    def __init__(self, owners: int, blood: int = 0, decks: list[list[CardId]] | None = None) -> None:
        self.owners = owners
        self.blood = blood
        self.decks = decks or []
        """The form decks, face down, the top last."""

    def copy(self) -> Blood:
        """A copy."""
        return Blood(self.owners, self.blood, list(map(list, self.decks)))

    def tokens(self, game: Game, seat: SeatId) -> int:
        return self.blood if self.owners >> seat & 1 else 0

    def put(self, game: Game, seat: SeatId, tokens: int) -> bool:
        fits = self.owners >> seat & 1 and tokens <= MOST
        if fits:
            self.blood = tokens
        return bool(fits)

    def pieces(self, game: Game) -> list[AnyPiece]:
        """VLAZLO-10: Blood, how many cards of each form are left, and how many the backs in the hand show."""
        if not game.seats[self.owner].present:
            return []
        found: list[AnyPiece] = [Counter("Blood", self.owner, self.blood, MOST)]
        hand = [game.cards[card].back for card in game.seats[self.owner].hand]
        forms = FORMS[: len(self.decks)]
        found += [Pile(f"{form} Deck", self.owner, len(deck)) for form, deck in zip(forms, self.decks, strict=True)]
        found += [Pile(f"{form} cards in hand", self.owner, hand.count(form)) for form in forms]
        return found

    def measures(self) -> tuple[str, ...]:
        return (self.token, *(f"{form}_left" for form in (*self.components, *self.boss_components)))

    def measured(self, game: Game, seat: SeatId) -> tuple[int, ...]:
        """VLAZLO-10: its Blood, and what it can still buy."""
        if not self.owners >> seat & 1:
            return (0,) * len(self.measures())
        left = (self.blood, *map(len, self.decks))
        return left + (0,) * (len(self.measures()) - len(left))  # Only a Boss has the last deck.

    def worth(self, game: Game, seat: SeatId) -> float:
        """Also what it has bought already."""
        if not self.owners >> seat & 1:
            return 0.0
        taken = sum(EACH_FORM - len(deck) for deck in self.decks)
        return PER_BLOOD * self.blood + A_FORM * taken

    # --- cards

    def home(self, number: int) -> Home:
        """VLAZLO-07: of its owner's Character Deck, as soon as they are in it."""
        return FromPlayer(self.owner)

    def deal(self, game: Game, decks: Sequence[Sequence[CardId]]) -> None:
        """VLAZLO-01, VLAZLO-02: each deck is shuffled by itself; the first card is free, and is chosen first."""
        self.decks = [list(game.shuffled(deck)) for deck in decks]
        decide(game, self, OPENING)

    def cards(self) -> Iterable[CardId]:
        return [card for deck in self.decks for card in deck]

    def hidden(self) -> tuple[list[CardId], ...]:
        return tuple(self.decks)

    def decks_of_its_own(self) -> list[list[CardId]]:
        return self.decks

    def take(self, game: Game, form: int, bought: bool = False) -> None:
        """VLAZLO-07: the top card of a form deck goes to the hand."""
        card = self.decks[form].pop()
        game.seats[self.owner].put(game, [card])
        game.note(BoughtForm if bought else TookForm, self.owner, FORMS[form], (card,))
        for machine in game.machines:
            machine.drawn(game, self.owner, [card])

    # --- Blood

    def gain(self, game: Game, blood: int) -> None:
        """VLAZLO-05: never more than there is room for."""
        gained = min(blood, MOST - self.blood)
        self.blood += gained
        game.note(GainedBlood, self.owner, gained, self.blood, MOST)

    def spend(self, game: Game, blood: int) -> None:
        """VLAZLO-11: nobody gives it back."""
        self.blood -= blood
        game.note(SpentBlood, self.owner, blood, self.blood)

    # --- decisions

    def before_draw(self, game: Game, seat: SeatId) -> None:
        """VLAZLO-06, VLAZLO-09: offer form cards for Blood before the owner draws."""
        if self.owners >> seat & 1:
            decide(game, self, BUYING)

    def options(self, game: Game, topic: int) -> list[int]:
        """VLAZLO-02, VLAZLO-06: a form that has cards left; to buy one costs 2 Blood."""
        if not game.seats[self.owner].present:
            return []
        forms = [form for form, deck in enumerate(self.decks) if deck]
        if topic != BUYING:
            return forms
        return [NOTHING_MORE, *forms] if forms and self.blood >= PRICE else []

    def chosen(self, game: Game, topic: int, option: int) -> None:
        """VLAZLO-02, VLAZLO-06, VLAZLO-08: bought cards are looked at one by one, however many are in the hand."""
        if option == NOTHING_MORE:
            return
        if topic == BUYING:
            self.spend(game, PRICE)
            decide(game, self, BUYING)
        self.take(game, option, topic == BUYING)
        if topic == OPENING:
            draw(game, self.owner, game.seating.hands[self.owner] - 1)

    def prompt(self, game: Game, topic: int) -> Fact:
        return (FIRST_FORM, BuyForm(self.blood, PRICE), WHICH_FORM)[topic]

    def option(self, game: Game, topic: int, option: int) -> Fact:
        return BUY_NOTHING if option == NOTHING_MORE else AForm(FORMS[option], PRICE if topic == BUYING else 0)

    def costs(self, game: Game, topic: int, option: int) -> bool:
        return topic == BUYING and option != NOTHING_MORE


class GainBlood(Effect):
    """VLAZLO-04: also if somebody Ignores the card or changes it; a Negated card has no effects at all."""

    blood: int

    def prepare(self) -> None:
        self.gives = PER_BLOOD * self.blood

    def do(self, game: Game, play: Play, step: int) -> None:
        """VLAZLO-03: the last thing its card does."""
        machine = own(game, play.seat, Blood)
        if machine is not None:
            machine.gain(game, self.blood)


says(GainBlood, "you gain {blood} Blood", blood=int)


class TakeForm(Effect):
    """CARD-039: its player has seen whatever the card has drawn before."""

    gives = A_FORM

    def do(self, game: Game, play: Play, step: int) -> None:
        """VLAZLO-07: as far as there are any."""
        machine = own(game, play.seat, Blood)
        if machine is not None:
            decide(game, machine, TAKING)


says(TakeForm, "you take a form card")


class BloodPaid(Cost):
    """VLAZLO-11: Blood paid to play a card."""

    def __init__(self, blood: int) -> None:
        self.blood = blood

    def parts(self) -> tuple[object, ...]:
        return (self.blood,)

    def refuses(self, game: Game, seat: SeatId) -> No | None:
        """LIMIT-06: in full, or not at all; whoever has no Blood cannot pay."""
        machine = own(game, seat, Blood)
        if machine is not None and machine.blood >= self.blood:
            return None
        return CostsBlood(self.blood)

    def pay(self, game: Game, play: Play) -> None:
        """NEGATE-03: gone when the card is announced."""
        machine = own(game, play.seat, Blood)
        assert machine is not None
        machine.spend(game, self.blood)


class SpendToPlay(Price):
    """VLAZLO-11, NEGATE-03: playing the card costs Blood, which is not refunded."""

    blood: int

    def prepare(self) -> None:
        self.cost = BloodPaid(self.blood)


says(SpendToPlay, "to play this card, spend {blood} Blood.", blood=int)
