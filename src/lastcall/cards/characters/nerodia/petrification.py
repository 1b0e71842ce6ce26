"""NERODIA: Petrify, Decay and Glare. Cards of other hands turn to stone, and come back one by one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from lastcall.cards.characters.nerodia.facts import (
    CameBack,
    CameTooLate,
    GlareTooDear,
    NothingToPetrify,
    PaidGlare,
    Petrified,
    ToPetrify,
)
from lastcall.engine.core.answers import picked_card
from lastcall.engine.core.cards import Cost, Effect, No
from lastcall.engine.core.codes import DISCARD_PHASE, GIVE_UP_CARD
from lastcall.engine.core.machines import Machine, own
from lastcall.engine.core.matters import Play
from lastcall.engine.core.pieces import AnyPiece, Pile
from lastcall.engine.game import Answer, Frame, Game
from lastcall.engine.table.hands import different
from lastcall.ids import CardId, MatterId, SeatId
from lastcall.language.template import says
from lastcall.language.words.lines import EFFECTS, Extra
from lastcall.language.words.nouns import Cards
from lastcall.language.words.people import WHO, Person, affected, is_chooser
from lastcall.voice.fact import Fact

PER_STONE: Final = 0.3
"""What a card of the pile is worth to its owner, in points of Fortitude: it pays for a Glare, if it does not decay."""
MOST_SPENT: Final = 5
"""Further ones decay before they are needed."""
MISSED: Final = 0.4
"""What a card that turns to stone costs its player."""


class Petrifying(Frame):
    """NERODIA-01: players choose cards of their hands, one at a time; all of them go under the pile together."""

    def __init__(self, below: Frame | None, machine: int, due: tuple[int, ...], fresh: int) -> None:
        self.below = below
        self.machine = machine
        self.due = due
        """A seat, how many cards it still owes, the next seat ..."""
        self.fresh = fresh
        """How many lie under the pile by now."""

    def go(self, game: Game) -> None:
        """NERODIA-05: as many as there are."""
        due = self.due
        while due:
            seat: SeatId
            seat, left = due[:2]  # type: ignore[assignment]
            hand = game.seats[seat].hand
            if left and hand:
                here = game.stack = Petrifying(self.below, self.machine, due, self.fresh)
                game.ask(seat, GIVE_UP_CARD, here.choices(game, seat))
                return
            if left and not hand:
                game.note(NothingToPetrify, seat)
            due = due[2:]
        pile(game, self.machine).settle(game, self.fresh)

    def choices(self, game: Game, seat: SeatId) -> list[Answer]:
        return different(game, game.seats[seat].hand, [])

    def costs(self, game: Game, answer: Answer) -> bool:
        return True

    def took(self, game: Game, answer: Answer) -> None:
        """NERODIA-02: face down; only who gave it knows it."""
        seat: SeatId
        seat, left, *rest = self.due  # type: ignore[assignment]
        game.seats[seat].take(game, picked_card(answer))
        pile(game, self.machine).stone.insert(0, picked_card(answer))
        game.note(Petrified, seat)
        game.stack = Petrifying(self.below, self.machine, (seat, left - 1, *rest), self.fresh + 1)

    def cards_wanted(self) -> int:
        return self.due[1]

    def prompt(self, game: Game, reader: SeatId) -> Fact:
        return ToPetrify(self.due[1])


class PetrificationPile(Machine):
    """Cards of other players, face down, and those that pay for a Glare on the table."""

    name = "Petrification Pile"
    token = "Petrified card"
    each_own = True

    def __init__(
        self,
        owners: int,
        stone: list[CardId] | None = None,
        spent: list[CardId] | None = None,
        glares: list[MatterId] | None = None,
    ) -> None:
        self.owners = owners
        self.stone = stone or []
        """The pile, the top last. Nobody looks at it (NERODIA-02)."""
        self.spent = spent or []
        """Cards that lie under played cards (NERODIA-10)."""
        self.glares = glares or []
        """For each of them the play it lies under."""

    def copy(self) -> PetrificationPile:
        """A copy."""
        return PetrificationPile(self.owners, self.stone[:], self.spent[:], self.glares[:])

    def tokens(self, game: Game, seat: SeatId) -> int:
        """How many cards of a seat lie there; for its owner, how many in all."""
        if self.owners >> seat & 1:
            return len(self.stone)
        return sum(1 for card in self.stone if game.homes[card].seat == seat)

    def put(self, game: Game, seat: SeatId, tokens: int) -> bool:
        """The first cards of a seat's hand go under the pile."""
        place = game.seats[seat]
        fits = not self.owners >> seat & 1 and tokens <= len(place.hand)
        for card in place.hand[: tokens if fits else 0]:
            place.take(game, card)
            self.stone.insert(0, card)
        return fits

    def pieces(self, game: Game) -> list[AnyPiece]:
        """NERODIA-02: how many, never which."""
        found: list[AnyPiece] = [Pile("Petrification Pile", self.owner, len(self.stone))]
        if self.spent:
            found.append(Pile("Paid for a Glare", self.owner, len(self.spent)))
        return found

    def worth(self, game: Game, seat: SeatId) -> float:
        """What its cards mean to the hands they are missing from is told by those hands."""
        return PER_STONE * min(len(self.stone), MOST_SPENT) if self.owners >> seat & 1 else 0.0

    def cards(self) -> Iterable[CardId]:
        return [*self.stone, *self.spent]

    def hidden(self) -> tuple[list[CardId], ...]:
        return (self.stone, self.spent)

    def settle(self, game: Game, fresh: int) -> None:
        """NERODIA-03: what was Petrified together lies in random order."""
        if fresh > 1:
            self.stone[:fresh] = game.shuffled(self.stone[:fresh])

    def phase_begins(self, game: Game, seat: SeatId, phase: int) -> None:
        """NERODIA-09: Decay, before anything else of the turn."""
        if phase == DISCARD_PHASE and self.owners >> seat & 1 and self.stone:
            self.give_back(game, self.stone.pop())

    def card_gone(self, game: Game, play: Play) -> None:
        """NERODIA-14: Negated or not, wherever the card went."""
        while play.id in self.glares:
            at = self.glares.index(play.id)
            del self.glares[at]
            self.give_back(game, self.spent.pop(at))

    def seat_out(self, game: Game, seat: SeatId) -> None:
        """NERODIA-08: when its owner is out of the game, all cards in the pile go back to the hands they came from."""
        while self.owners >> seat & 1 and self.stone:
            self.give_back(game, self.stone.pop())

    def give_back(self, game: Game, card: CardId) -> None:
        """NERODIA-07, NERODIA-15: to the hand it came from; if its player has lost, to the discards."""
        seat = game.homes[card].seat
        place = game.seats[seat]
        back = place.present
        if back:
            place.put(game, [card])
        else:
            place.discards.append(card)
        game.note(CameBack if back else CameTooLate, seat)


def pile(game: Game, number: int) -> PetrificationPile:
    """The machine of this number."""
    machine = game.machines[number]
    assert isinstance(machine, PetrificationPile)
    return machine


class Petrify(Effect):
    """NERODIA-06: everybody named who does not Ignore the card."""

    who: Person
    cards: Cards

    def prepare(self) -> None:
        self.gives = PER_STONE * self.cards.number
        self.takes = MISSED * self.cards.number

    def costs(self, they: bool) -> bool:
        return is_chooser(self.who, they)

    def do(self, game: Game, play: Play, step: int) -> None:
        """NERODIA-04, NERODIA-18, NERODIA-19: never the owner of the pile; a smaller loss makes no difference."""
        machine = own(game, play.seat, PetrificationPile)
        if machine is None:
            return
        seats = [seat for seat in affected(game, play, self.who) if not machine.owners >> seat & 1]
        due = tuple(number for seat in seats for number in (seat, max(0, self.cards.number + play.shift)))
        game.stack = Petrifying(game.stack, machine.number(game), due, 0)


says(Petrify, "{who} Petrify~ {cards}", who=WHO, cards=Cards)


class GlarePaid(Cost):
    """NERODIA-10: cards off the top of the pile, laid under the card that is played."""

    def __init__(self, cards: int) -> None:
        self.cards = cards

    def parts(self) -> tuple[object, ...]:
        return (self.cards,)

    def refuses(self, game: Game, seat: SeatId) -> No | None:
        """NERODIA-11: Glare needs enough cards in the pile."""
        machine = own(game, seat, PetrificationPile)
        if machine is not None and len(machine.stone) >= self.cards:
            return None
        there = len(machine.stone) if machine is not None else 0
        return GlareTooDear(self.cards, there)

    def pay(self, game: Game, play: Play) -> None:
        machine = own(game, play.seat, PetrificationPile)
        assert machine is not None
        for _ in range(self.cards):
            machine.spent.append(machine.stone.pop())
            machine.glares.append(play.id)
        game.note(PaidGlare, play.seat, self.cards)


class GlareLine(Extra):
    """NERODIA-12, NERODIA-13: declared when the card is played, once; else the line is not there."""

    cards: int
    effects: tuple[Effect, ...]

    def prepare(self) -> None:
        self.cost = GlarePaid(self.cards)
        self.label = f"Glare {self.cards}"


says(GlareLine, "glare {cards}: {effects}.", cards=int, effects=EFFECTS)
