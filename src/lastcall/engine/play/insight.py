"""CARD: looking at hands and dividing cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lastcall.engine.core.answers import Answer, picked_card
from lastcall.engine.core.codes import AFFECTING, CHOOSE, DIVIDE_CARDS, FORTITUDE, INN, NO_STEP, PASS, THINGS
from lastcall.engine.core.frames import Decision, Frame
from lastcall.engine.play.chain import open_window
from lastcall.engine.play.facts import (
    WHICH_PILE,
    APile,
    ATarget,
    DivideCards,
    Divided,
    LookedAtHand,
    PickedNext,
    ReadHand,
    SeesHand,
    TwoPiles,
    WhoLoses,
)
from lastcall.engine.play.losses import carry_out, lay_out, lay_out_things, meet_statics
from lastcall.engine.table.hands import different, discard, of_types, take_up, turn_up
from lastcall.engine.table.who import mine
from lastcall.ids import CardId, MatterId, SeatId, ThingId
from lastcall.voice.fact import Fact

if TYPE_CHECKING:
    from lastcall.engine.core.matters import Play
    from lastcall.engine.game import Game


# --- looking at a hand


class Looking(Frame):
    """The player of a card looks at a hand and may discard a card of some sort from it; then something follows."""

    wanted: ClassVar[int] = 0
    """Bit set of the types of cards that may be discarded."""

    def __init__(self, below: Frame | None, play: MatterId, owner: SeatId) -> None:
        self.below = below
        self.play = play
        self.owner = owner
        """Whose hand it is."""

    def begin(self, game: Game) -> None:
        """Tell everybody who looks; an empty hand raises no question."""
        game.note(LookedAtHand, game.play(self.play).seat, self.owner)
        if game.seats[self.owner].hand:
            game.stack = self

    def go(self, game: Game) -> None:
        seat = game.play(self.play).seat
        game.stack = self
        game.ask(seat, CHOOSE, self.choices(game, seat))

    def found(self, game: Game) -> None:
        """Do what follows when such a card has been discarded."""
        raise NotImplementedError

    def choices(self, game: Game, seat: SeatId) -> list[Answer]:
        return different(game, of_types(game, self.owner, self.wanted), [PASS])

    def took(self, game: Game, answer: Answer) -> None:
        """CARD-060, CARD-064: without a card nothing more happens."""
        game.stack = self.below
        if answer != PASS:
            discard(game, self.owner, picked_card(answer))
            self.found(game)

    def shows(self, game: Game, seat: SeatId, reader: SeatId) -> bool:
        return seat == self.owner and mine(game, game.play(self.play).seat, reader)

    def prompt(self, game: Game, reader: SeatId) -> Fact:
        play = game.play(self.play)
        if not self.shows(game, self.owner, reader):
            return SeesHand(play.card, play.seat, self.owner)
        fits = bool(of_types(game, self.owner, self.wanted))
        return ReadHand(play.card, self.owner, tuple(game.seats[self.owner].hand), fits)


class NextVictim(Decision):
    """CARD-064: choose a different player for the loss that follows, if there is one."""

    one_is_no_choice = True

    def __init__(self, below: Frame | None, play: MatterId, step: int, amount: int) -> None:
        self.below = below
        self.play = play
        self.step = step
        self.amount = amount

    def decider(self, game: Game) -> SeatId:
        return game.play(self.play).seat

    def options(self, game: Game) -> list[int]:
        play = game.play(self.play)
        others = [*game.rivals[play.seat], *game.things(play.seat)]
        return [other for other in others if other not in play.targets]

    def chosen(self, game: Game, option: int) -> None:
        """AFFECT-01: lay out the loss, which is open to every answer but a Negate."""
        play = game.play(self.play)
        if option < THINGS:
            seat = SeatId(option)
            game.note(PickedNext, play.seat, seat)
            lay_out(game, play, [seat], FORTITUDE, self.amount, INN, self.step)
        else:
            thing = ThingId(option)
            game.note(PickedNext, play.seat, thing)
            lay_out_things(game, play, [thing], self.amount, self.step)
        meet_statics(game, play.packets[-1:])
        game.stack = Landing(self.below, self.play, self.step)
        open_window(game, self.play, play.bits | AFFECTING, play.seat)

    def prompt(self, game: Game, reader: SeatId) -> Fact:
        return WhoLoses(self.amount)

    def option(self, game: Game, number: int) -> Fact:
        return ATarget(SeatId(number) if number < THINGS else ThingId(number))


class Landing(Frame):
    """A loss that was laid out while its card resolved."""

    def __init__(self, below: Frame | None, play: MatterId, step: int) -> None:
        self.below = below
        self.play = play
        self.step = step

    def go(self, game: Game) -> None:
        carry_out(game, game.play(self.play), self.step)

    def applies(self, play: MatterId) -> int:
        return self.step if play == self.play else NO_STEP


# --- dividing cards


def divide(game: Game, play: Play, divider: SeatId, number: int) -> None:
    """CARD-066: turn up cards of a Character Deck, for another player to divide into two piles."""
    cards = turn_up(game, play.seat, number)
    game.seats[play.seat].discards += cards
    if len(cards) == 1:
        take_up(game, play.seat, cards[0])
    elif cards:
        game.stack = Dividing(game.stack, play.seat, divider, tuple(cards))


class Dividing(Decision):
    """A player divides face-up cards; an option is the bit set of the cards in the second pile."""

    kind = DIVIDE_CARDS

    def __init__(self, below: Frame | None, seat: SeatId, divider: SeatId, cards: tuple[CardId, ...]) -> None:
        self.below = below
        self.seat = seat
        """Whose cards they are."""
        self.divider = divider
        self.cards = cards

    def decider(self, game: Game) -> SeatId:
        return self.divider

    def options(self, game: Game) -> list[int]:
        return list(range(0, 1 << len(self.cards), 2))

    def chosen(self, game: Game, option: int) -> None:
        game.note(Divided, self.divider)
        game.stack = TakingPile(self.below, self.seat, self.cards, option)

    def prompt(self, game: Game, reader: SeatId) -> Fact:
        return DivideCards(len(self.cards), self.seat)

    def option_cards(self, game: Game, number: int) -> list[CardId]:
        """The pile of the first card; the rest is the other one."""
        return pile_of(self.cards, number, 0)

    def option(self, game: Game, number: int) -> Fact:
        return TwoPiles(tuple(pile_of(self.cards, number, 0)), tuple(pile_of(self.cards, number, 1)))


class TakingPile(Decision):
    """The player who turned the cards up takes one of the two piles."""

    def __init__(self, below: Frame | None, seat: SeatId, cards: tuple[CardId, ...], second: int) -> None:
        self.below = below
        self.seat = seat
        self.cards = cards
        self.second = second
        """Bit set of the cards in the second pile."""

    def decider(self, game: Game) -> SeatId:
        return self.seat

    def options(self, game: Game) -> list[int]:
        return [0, 1]

    def chosen(self, game: Game, option: int) -> None:
        for card in pile_of(self.cards, self.second, option):
            # TURN-04: another part of the same card may have shuffled it into a new deck meanwhile.
            if card in game.seats[self.seat].discards:
                take_up(game, self.seat, card)

    def prompt(self, game: Game, reader: SeatId) -> Fact:
        return WHICH_PILE

    def option_cards(self, game: Game, number: int) -> list[CardId]:
        return pile_of(self.cards, self.second, number)

    def option(self, game: Game, number: int) -> Fact:
        return APile(tuple(pile_of(self.cards, self.second, number)))


def pile_of(cards: tuple[CardId, ...], second: int, which: int) -> list[CardId]:
    """The cards of the first or the second pile."""
    return [card for at, card in enumerate(cards) if second >> at & 1 == which]
