"""PRIZE: Prize Cards, won with the pot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lastcall.engine.core.codes import NOBODY
from lastcall.engine.core.declared import Declared
from lastcall.engine.core.faces import seen_cards
from lastcall.engine.core.frames import Decision, Frame
from lastcall.engine.core.homes import Home
from lastcall.engine.core.pieces import AnyPiece, InPlay
from lastcall.engine.gambling.facts import WHICH_PRIZE, APrize
from lastcall.engine.gambling.pot import put_into_pot
from lastcall.ids import CardId, SeatId
from lastcall.voice.fact import Fact

if TYPE_CHECKING:
    from lastcall.engine.game import Game


class Prizes(Declared):
    """Prize Cards that nobody holds; those that have been won lie before their holders, those in a pot with it."""

    def __init__(self, inn: list[CardId], bin: list[CardId] | None = None, under: list[CardId] | None = None) -> None:
        self.inn = inn
        self.bin = bin or []
        """Used ones (PRIZE-04)."""
        self.under = under or []
        """Cards that lie under a Prize."""

    def copy(self) -> Prizes:
        """An independent copy."""
        return Prizes(self.inn[:], self.bin[:], self.under[:])

    def round_begins(self, game: Game, chooser: SeatId) -> None:
        """PRIZE-02, PRIZE-05: one goes into the pot; if the Inn has none, those of the Bin come back first."""
        if not self.inn:
            self.inn, self.bin = self.bin, []
        game.stack = Staking(game.stack, chooser)

    def pieces(self, game: Game) -> list[AnyPiece]:
        """PRIZE-02, PRIZE-04: those in the Inn and in the Bin; those won lie before their holders."""
        lying = (("Prizes in the Inn", self.inn), ("Prize Bin", self.bin))
        return [InPlay(name, NOBODY, seen_cards(game, cards)) for name, cards in lying if cards]


class FromPrizes(Home):
    """Of the Prizes."""

    def __init__(self) -> None:
        pass

    def name(self, game: Game) -> str:
        return "Prizes"

    def put_away(self, game: Game, card: CardId) -> None:
        """PRIZE-04: a used Prize goes to the Prize Bin."""
        assert game.prizes is not None
        game.prizes.bin.append(card)

    def won(self, game: Game, card: CardId, seat: SeatId) -> None:
        """PRIZE-03: it lies before its holder until it is used."""
        game.seats[seat].lay_in_front(game, card)

    def unwon(self, game: Game, card: CardId) -> None:
        """PRIZE-06: a pot that goes to the Inn takes its Prize along."""
        assert game.prizes is not None
        game.prizes.inn.append(card)


class Staking(Decision):
    """PRIZE-02, PRIZE-10: one Prize goes into the pot before anybody antes."""

    one_is_no_choice = True

    def __init__(self, below: Frame | None, chooser: SeatId) -> None:
        self.below = below
        self.chooser = chooser

    def decider(self, game: Game) -> SeatId:
        return self.chooser

    def options(self, game: Game) -> list[int]:
        """PRIZE-05: without any Prize the Round has none."""
        assert game.prizes is not None
        return list(range(len(game.prizes.inn)))

    def chosen(self, game: Game, option: int) -> None:
        assert game.prizes is not None
        put_into_pot(game, self.chooser, game.prizes.inn.pop(option))

    def prompt(self, game: Game, reader: SeatId) -> Fact:
        return WHICH_PRIZE

    def option(self, game: Game, number: int) -> Fact:
        assert game.prizes is not None
        return APrize(game.prizes.inn[number])
