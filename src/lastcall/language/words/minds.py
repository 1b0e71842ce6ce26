"""Reading minds: hands that are looked at or lie open, and cards that somebody else divides."""

from __future__ import annotations

from typing import Final

from lastcall.engine.core.cards import Effect
from lastcall.engine.core.codes import ACTION, CHEATING, GAMBLING
from lastcall.engine.core.frames import Frame
from lastcall.engine.core.matters import Play
from lastcall.engine.gambling import round as gambling
from lastcall.engine.game import Game
from lastcall.engine.play.facts import OpenedHand
from lastcall.engine.play.insight import Looking, NextVictim, divide
from lastcall.engine.table import hands
from lastcall.ids import MatterId, SeatId
from lastcall.language.template import says
from lastcall.language.words.people import WHO, WHOM, Person, affected

DIVIDED: Final = 4
"""How many cards are turned up to be divided."""


class BorrowHand(Effect):
    """CARD-060: without a card from that hand it is a pass (GAMBLE-27)."""

    whom: Person
    takes_control = True
    beside = "AFFECT-05"

    def do(self, game: Game, play: Play, step: int) -> None:
        """NEGATE-02: not the hand of somebody who Ignores the card."""
        for seat in affected(game, play, self.whom):
            Borrowing(game.stack, play.id, seat).begin(game)


says(
    BorrowHand,
    "take control of the Round with a Gambling or Cheating card that you discard from the hand of {whom}",
    whom=WHOM,
)


class Borrowing(Looking):
    """A hand in which its reader looks for a card to gamble with."""

    wanted = GAMBLING | CHEATING

    def found(self, game: Game) -> None:
        """GAMBLE-06, TYPES-08: nothing of the discarded card's text happens."""
        gambling.take_control(game, game.play(self.play).seat)


class TurnHelper(Effect):
    """CARD-064: discard an Action card from the victim's hand to hurt a different player."""

    amount: int

    def do(self, game: Game, play: Play, step: int) -> None:
        """NEGATE-02: not the hand of somebody who Ignores the card; a thing has no hand."""
        if play.they >= 0 and game.seats[play.they].present and not play.ignored >> play.they & 1:
            amount = max(0, self.amount + play.shift)
            SeekingHelp(game.stack, play.id, play.they, step, amount).begin(game)


says(
    TurnHelper,
    "look at their hand; if you discard an Action card from it, a different player loses {amount} Fortitude",
    amount=int,
)


class SeekingHelp(Looking):
    """A hand in which its reader looks for an Action card against somebody else."""

    wanted = ACTION

    def __init__(self, below: Frame | None, play: MatterId, owner: SeatId, step: int, amount: int) -> None:
        super().__init__(below, play, owner)
        self.step = step
        self.amount = amount

    def found(self, game: Game) -> None:
        game.stack = NextVictim(game.stack, self.play, self.step, self.amount)


class Divide(Effect):
    """CARD-066: also by somebody who Ignores everything."""

    who: Person

    def do(self, game: Game, play: Play, step: int) -> None:
        """TURN-04, CARD-020: the discards are shuffled if the deck ends."""
        for seat in self.who.seats(game, play):
            divide(game, play, seat, DIVIDED)


says(
    Divide,
    "{who} divide~ the top 4 cards of your Character Deck into two piles: you take one and discard the other",
    who=WHO,
)


class OpenHand(Effect):
    """CARD-076: to everybody."""

    who: Person
    waits = False
    until_next_turn = True

    def do(self, game: Game, play: Play, step: int) -> None:
        """NEGATE-02: open the hands of the players who do not Ignore the card."""
        for seat in affected(game, play, self.who):
            game.seats[seat].opened = play.seat
            game.note(OpenedHand, seat)


says(OpenHand, "{who} play~ with an open hand until your next turn", who=WHO)


class DrawForOpponents(Effect):
    """CARD-076, BVB-03: every player who is not on your side."""

    who: Person

    def do(self, game: Game, play: Play, step: int) -> None:
        """TURN-04: players draw cards; an empty deck is replaced by the shuffled discard pile."""
        for seat in affected(game, play, self.who):
            hands.draw(game, seat, len(game.rivals[seat]) + play.shift)


says(DrawForOpponents, "{who} draw~ a card for each opponent", who=WHO)
