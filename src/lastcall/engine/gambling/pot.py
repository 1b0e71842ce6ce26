"""PRIZE, GAMBLE: cards that lie in a pot, and what becomes of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lastcall.engine.core.frames import Decision, Frame
from lastcall.engine.gambling.facts import Getter, GotThing, Staked, WhoGetsIt
from lastcall.ids import CardId, SeatId
from lastcall.voice.fact import Fact

if TYPE_CHECKING:
    from lastcall.engine.game import Game

KEEP: Final = 0
GIVE: Final = 1


def put_into_pot(game: Game, seat: SeatId, card: CardId) -> None:
    """PRIZE-02: it lies there until somebody takes the pot."""
    assert game.round is not None
    game.round.things.append(card)
    game.note(Staked, seat, card)


def leave_to_the_inn(game: Game) -> None:
    """PRIZE-06: nobody takes the pot."""
    assert game.round is not None
    for card in game.round.things:
        game.homes[card].unwon(game, card)
    game.round.things = []


class Claiming(Decision):
    """PRIZE-03, PRIZE-08, PRIZE-09: what lies in the pot goes to whoever took it, or is given on, one by one."""

    one_is_no_choice = True

    def __init__(self, below: Frame | None, seat: SeatId, other: SeatId) -> None:
        self.below = below
        self.seat = seat
        self.other = other
        """Who took half of the pot; NOBODY: nobody."""

    def decider(self, game: Game) -> SeatId:
        return self.seat

    def options(self, game: Game) -> list[int]:
        assert game.round is not None
        if not game.round.things:
            return []
        return [KEEP, GIVE] if self.other >= 0 else [KEEP]

    def chosen(self, game: Game, option: int) -> None:
        assert game.round is not None
        game.stack = self
        hand_over(game, game.round.things.pop(0), self.other if option == GIVE else self.seat)

    def prompt(self, game: Game, reader: SeatId) -> Fact:
        assert game.round is not None
        return WhoGetsIt(self.other, game.round.things[0])

    def option(self, game: Game, number: int) -> Fact:
        return Getter(self.other if number == GIVE else self.seat)


def hand_over(game: Game, card: CardId, seat: SeatId) -> None:
    """PRIZE-03: to whoever takes it; what else that means the card says itself."""
    game.note(GotThing, seat, card)
    game.homes[card].won(game, card, seat)
    for keyword in game.cards[card].keywords:
        keyword.won(game, card, seat)
