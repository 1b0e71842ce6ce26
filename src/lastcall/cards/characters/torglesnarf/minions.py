"""TORG: Minions. They lie in front of their player, act once a turn or all the time, and stay for their Wages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lastcall.cards.characters.torglesnarf.facts import (
    HAS_ACTED,
    LET_IT_GO,
    MINION_STAYS,
    NOT_QUIET,
    Entered,
    LeftService,
    PayWages,
    StayedInService,
    ToPay,
)
from lastcall.engine.core.cards import Card, Condition, Effect, No, Use
from lastcall.engine.core.codes import (
    ACTION_PHASE,
    FORTITUDE,
    FORTITUDE_COMING,
    INN,
    MINION,
    MY_PHASE,
    NO_CARD,
    ORDER_PHASE,
    THINGS,
)
from lastcall.engine.core.faces import seen_cards
from lastcall.engine.core.frames import Frame
from lastcall.engine.core.keywords import Keyword
from lastcall.engine.core.machines import Machine, decide, own
from lastcall.engine.core.matters import Carrier, Packet, Play, debt
from lastcall.engine.core.pieces import AnyPiece, InPlay
from lastcall.engine.game import Game
from lastcall.engine.play import losses, payments
from lastcall.engine.table import hands
from lastcall.ids import CardId, MatterId, SeatId, ThingId
from lastcall.language.template import says
from lastcall.language.words.changes import LossAnswer, TrackChange, lay_out_loss, stays
from lastcall.language.words.lines import Clause, Lasting, Trait
from lastcall.language.words.nouns import TRACKS, Track
from lastcall.language.words.people import WHO, Person
from lastcall.voice.fact import Fact

EXTRA_GOLD: Final = 2
PAY: Final = 0
LET_GO: Final = 1
A_MINION: Final = 1.5
"""What a Minion is worth, in points of Fortitude; its Wages take some of it."""


class Minions(Machine):
    """Which of its owner's Minions have acted in this phase; the cards themselves lie in front of the owner."""

    name = "Minions"
    token = "Minion"
    each_own = True

    def __init__(self, owners: int, acted: tuple[CardId, ...] = ()) -> None:
        self.owners = owners
        self.acted = acted

    def copy(self) -> Minions:
        """A copy."""
        return Minions(self.owners, self.acted)

    def deal(self, game: Game, decks: Sequence[Sequence[CardId]]) -> None:
        """TORG-01: from the treasury, not from the Inn."""
        game.side_of(self.owner).gold += EXTRA_GOLD

    def in_play(self, game: Game) -> list[CardId]:
        """TORG-02: any number of them."""
        return [card for card in game.seats[self.owner].front if game.cards[card].types & MINION]

    def tokens(self, game: Game, seat: SeatId) -> int:
        return len(self.in_play(game)) if self.owners >> seat & 1 else 0

    def put(self, game: Game, seat: SeatId, tokens: int) -> bool:
        """Which ones, is said by laying them in front."""
        return False

    def pieces(self, game: Game) -> list[AnyPiece]:
        if not game.seats[self.owner].present:
            return []
        return [InPlay("Minions", self.owner, seen_cards(game, self.in_play(game)))]

    def shows(self, game: Game, card: CardId) -> bool:
        return card in self.in_play(game)

    def targets(self, game: Game, seat: SeatId) -> Sequence[CardId]:
        """TORG-07, TORG-08: for everybody but the owner's side."""
        return () if game.ours[seat] >> self.owner & 1 else self.in_play(game)

    def phase_begins(self, game: Game, seat: SeatId, phase: int) -> None:
        """TORG-03: they may act again."""
        if self.owners >> seat & 1 and phase == ACTION_PHASE:
            self.acted = ()

    def rests(self, game: Game, card: CardId, use: Use) -> No | None:
        """TORG-03: once in each phase, each of them."""
        return HAS_ACTED if card in self.acted and isinstance(use.moment, Activated) else None

    def acts(self, game: Game, card: CardId, use: Use) -> None:
        if isinstance(use.moment, Activated) and card in self.in_play(game):
            self.acted = (*self.acted, card)

    # --- Wages

    def things_struck(self, game: Game, blow: Carrier) -> None:
        """TORG-06, TORG-08: each of those hit by itself, in the order they lie there."""
        packets = [game.packet(number) for number in blow.packets]
        hit = [packet.thing for packet in packets if packet.thing >= 0 and packet.done > 0]
        for card in reversed(self.in_play(game)):
            if card in hit:
                decide(game, self, card)
        for packet in packets:
            if packet.thing in hit:
                packet.done = 0

    def options(self, game: Game, topic: int) -> list[int]:
        """TORG-06, LIMIT-06: Wages are paid in full or not at all; the last Gold will do."""
        if topic not in self.in_play(game):
            return []
        return [PAY, LET_GO] if game.side_of(self.owner).gold >= self.price(game, CardId(topic)) else [LET_GO]

    def due(self, game: Game, card: CardId) -> Packet:
        """TORG-10: nothing but a payment, for the sake of a Minion: nobody's card demands it."""
        return debt(self.owner, wages_of(game.cards[card]), INN, thing=card)

    def price(self, game: Game, card: CardId) -> int:
        """CARD-041: what its Wages cost its player, after what always lowers such a payment."""
        return losses.out_of_pocket(game, self.due(game, card))

    def chosen(self, game: Game, topic: int, option: int) -> None:
        """TORG-06: pay, or discard it."""
        card = CardId(topic)
        if option == LET_GO:
            self.let_go(game, card)
            return
        game.stack = Keeping(game.stack, self.owner, card)
        payments.charge(game, [self.due(game, card)], self.owner)

    def let_go(self, game: Game, card: CardId) -> None:
        """TORG-06: to the discard pile."""
        game.seats[self.owner].take(game, card)
        game.homes[card].put_away(game, card)
        game.note(LeftService, self.owner, card)

    def prompt(self, game: Game, topic: int) -> Fact:
        return PayWages(CardId(topic), self.price(game, CardId(topic)))

    def option(self, game: Game, topic: int, option: int) -> Fact:
        return LET_IT_GO if option == LET_GO else ToPay(self.price(game, CardId(topic)))

    def costs(self, game: Game, topic: int, option: int) -> bool:
        """Gold, or the Minion."""
        return True

    def measures(self) -> tuple[str, ...]:
        return (self.token, "Wages")

    def measured(self, game: Game, seat: SeatId) -> tuple[int, ...]:
        """TORG-06: how many there are, and what they cost together."""
        there = self.in_play(game) if self.owners >> seat & 1 else []
        return (len(there), sum(self.price(game, card) for card in there))

    def worth(self, game: Game, seat: SeatId) -> float:
        return A_MINION * self.tokens(game, seat)


class Keeping(Frame):
    """A Minion whose Wages are being paid."""

    def __init__(self, below: Frame | None, owner: SeatId, card: CardId) -> None:
        self.below = below
        self.owner = owner
        self.card = card

    def go(self, game: Game) -> None:
        """TORG-06: it stays, whoever has paid."""
        if self.card in game.seats[self.owner].front:
            game.note(StayedInService, self.owner, self.card)


def wages_of(card: Card) -> int:
    """TORG-06: what it costs to keep this Minion when it is hurt."""
    return next(keyword.amount for keyword in card.keywords if isinstance(keyword, Wages))


# --- what is printed on a Minion


class Wages(Keyword):
    """TORG-06: what it costs to keep it."""

    def __init__(self, amount: int) -> None:
        self.amount = amount


class ComeIntoPlay(Effect):
    """TORG-02, TORG-04: face up in front of its player, for nothing."""

    waits = False
    gives = A_MINION

    def do(self, game: Game, play: Play, step: int) -> None:
        enter(game, play.seat, play.card)


def enter(game: Game, seat: SeatId, card: CardId) -> None:
    """TORG-02: lay a Minion face up in front of its player."""
    game.seats[seat].lay_in_front(game, card)
    game.note(Entered, seat, card)


class WagesLine(Lasting):
    """TORG-02, TORG-06: the line of a Minion that names its Wages and keeps it in play."""

    amount: int
    types = MINION

    def prepare(self) -> None:
        self.effects = (ComeIntoPlay(),)

    def mark(self, card: Card) -> None:
        card.keywords = (*card.keywords, Wages(self.amount))
        card.unnegatable_if = (*card.unnegatable_if, BeingActivated())


says(WagesLine, "wages {amount}.", amount=int)


class BeingActivated(Condition):
    """TORG-05: the card is a Minion being activated, which cannot be Negated."""

    firm = MINION_STAYS

    def holds(self, game: Game, play: Play) -> bool:
        return play.acts(game)


class Activated(Clause):
    """TORG-03: before or after the Action card, never in the middle of something."""

    bits = MY_PHASE[ACTION_PHASE]
    no = NOT_QUIET

    def refuses(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        mine = game.turn.side >> seat & 1 and game.turn.phase == ACTION_PHASE
        return None if mine and not game.matters and game.round is None else self.no


says(Activated, "once in each of your Action Phases")


class Steward(Keyword):
    """TORG-03: an ongoing Minion: more Drinks to order."""

    def __init__(self, drinks: int) -> None:
        self.drinks = drinks

    def phase_begins(self, game: Game, card: CardId, seat: SeatId, phase: int) -> None:
        if phase == ORDER_PHASE:
            game.turn.orders += self.drinks


class StewardLine(Trait):
    """TORG-03: an ongoing Minion with which its player orders one more Drink."""

    types = MINION

    def mark(self, card: Card) -> None:
        card.keywords = (*card.keywords, Steward(1))


says(StewardLine, "while this Minion is in play, you order an additional Drink in your Order a Drink Phase.")


class TakeTheBlow(LossAnswer):
    """TORG-09: nobody's loss any more; then its Wages are due."""

    windows = FORTITUDE_COMING

    def forbids(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        """REDIRECT-08: Scarab bites cannot be redirected."""
        return stays(game, part)

    def do(self, game: Game, play: Play, step: int) -> None:
        """REDIRECT-01: if it is still in play."""
        losses.redirect_to_thing(game, play.part, ThingId(THINGS + play.card))


says(TakeTheBlow, "you may redirect the loss to this Minion")


# --- cards about Minions


class Summon(Effect):
    """CARD-073: without a Minion in the whole deck nothing comes, and what it costs is paid all the same."""

    gives = A_MINION

    def do(self, game: Game, play: Play, step: int) -> None:
        if play.ignored >> play.seat & 1:
            return
        found = hands.turn_up(game, play.seat, len(game.cards), MINION)
        minion = found.pop() if found and game.cards[found[-1]].types & MINION else NO_CARD
        game.seats[play.seat].discards += found
        if minion >= 0:
            enter(game, play.seat, minion)


says(
    Summon,
    "turn up cards from your Character Deck until a Minion appears, put it into play and discard the others",
)


class LoseForMinions(TrackChange):
    """As many as lie in front of its player when the card is announced."""

    who: Person
    amount: int
    track: Track
    more: int

    def prepare(self) -> None:
        super().prepare()
        self.hurts = self.code == FORTITUDE and self.who.aims

    def plan(self, game: Game, play: Play, step: int) -> None:
        minions = own(game, play.seat, Minions)
        number = minions.tokens(game, play.seat) if minions is not None else 0
        lay_out_loss(game, play, self.who, TRACKS[self.track], self.amount + self.more * number, step)


says(
    LoseForMinions,
    "{who} lose~ {amount} {track}, and {more} more for each Minion you have in play",
    who=WHO,
    amount=int,
    track=Track,
    more=int,
)


class ActAgain(Effect):
    """TORG-03: as if none of them had acted in this phase."""

    waits = False

    def do(self, game: Game, play: Play, step: int) -> None:
        minions = own(game, play.seat, Minions)
        if minions is not None:
            minions.acted = ()


says(ActAgain, "each of your Minions may act again")
