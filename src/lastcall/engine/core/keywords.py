"""What a card or a Drink has besides its numbers: small values with hooks, each declared next to its own words.

A keyword is never changed. When something happens to its Drink, it returns what the Drink has from then on: itself,
another keyword, or nothing. A keyword on a card is printed there; a keyword on a Drink comes from the Drink's cards or
from something mixed into it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from lastcall.engine.core.declared import Declared
from lastcall.ids import CardId, MatterId, SeatId
from lastcall.voice.fact import Fact

if TYPE_CHECKING:
    from lastcall.engine.core.matters import Packet, Play
    from lastcall.engine.core.pieces import AnyPiece
    from lastcall.engine.drinks.drink import Drink
    from lastcall.engine.game import Game


class Keyword(Declared):
    """Something printed on a card that is not a number; by default it changes nothing."""

    strong: bool = False
    """A Drink with it has some Alcohol Content, whatever is printed."""

    acts: Fact | None = None
    """What the drinker has to do afterwards, in words; None if nothing."""

    speaks_for_itself: bool = False
    """A Drink with it need not have numbers: what it does is said in words."""

    # --- printed on a card

    def chases(self, game: Game) -> bool:
        """Whether the card has its Chaser now."""
        return True

    def poured(self, game: Game, drink: Drink, first: bool) -> None:
        """The card is revealed as part of a Drink; `first` if not as a Chaser."""

    def phase_begins(self, game: Game, card: CardId, seat: SeatId, phase: int) -> None:
        """The card lies in front of this seat, and a phase of its turn begins."""

    def resolved(self, game: Game, card: CardId, play: Play) -> None:
        """The card lies in front of the player of another card, which has just left the table."""

    def won(self, game: Game, card: CardId, seat: SeatId) -> None:
        """The card lay in a pot that this seat has taken."""

    def left(self, game: Game, card: CardId) -> None:
        """The card lay in front of a player who is out now."""

    def pieces(self, game: Game, card: CardId, seat: SeatId) -> list[AnyPiece]:
        """What else lies with the card, in front of this seat."""
        return []

    def eases(self, packet: Packet) -> int:
        """How much of this payment the Inn covers while the card lies in front of the payer."""
        return 0

    def lessens(self, packet: Packet) -> int:
        """How much it takes off this loss while the card lies in front of the victim (TEAM-36)."""
        return 0

    # --- of a Drink

    def stays(self) -> bool:
        """Whether the card it is printed on stays in front of the drinker (DRINK-16)."""
        return False

    def revealed(self, game: Game, served: MatterId) -> bool:
        """Called before anyone responds; True if it has left a decision on the stack."""
        return False

    def offered(self, game: Game, served: MatterId, number: MatterId, drink: Drink) -> bool:
        """Called before it is drunk; True if it has left a question to its drinker on the stack."""
        return False

    def for_drinker(self, game: Game, seat: SeatId) -> tuple[int, int]:
        """The additional Alcohol Content and Fortitude for this drinker."""
        return (0, 0)

    def gold(self) -> int:
        """The Gold on the Drink, which its drinker gets."""
        return 0

    def dues(self, game: Game, drink: Drink) -> list[Packet]:
        """The payments its drinker has to make."""
        return []

    def touches(self, game: Game, drink: Drink) -> int:
        """The seats besides its drinker that the Drink affects, as a bit set (NEGATE-05)."""
        return 0

    def spared(self, game: Game, seat: SeatId) -> Keyword | None:
        """What is left of it when this other seat it touches Ignores the Drink."""
        return self

    def drunk(self, game: Game, seat: SeatId) -> None:
        """Do what follows now that this seat has drunk it."""

    def described(self, game: Game, drink: Drink) -> Fact | None:
        """How it reads on the Drink; None if it is not shown."""
        return None

    # --- what becomes of it

    def halved(self, drink: Drink, by: Callable[[int], int]) -> Keyword | None:
        """SPLIT-04: it with every number halved; the Drink's own numbers are halved afterwards."""
        return self

    def shared(self) -> Keyword | None:
        """What the other half of a split Drink has of it."""
        return self

    def lowered(self, game: Game, number: MatterId, by: int) -> Keyword | None:
        """What is left of it when every number of the Drink is lowered."""
        return self

    def limited(self, drink: Drink, most: int) -> Keyword | None:
        """It with at most this much Alcohol Content for any drinker; the Drink's own number changes afterwards."""
        return self

    def turned(self) -> Keyword | None:
        """What becomes of it when the Drink gives Fortitude instead of Alcohol Content."""
        return self

    def replaced(self, game: Game) -> Keyword | None:
        """What is left of it when the Drink's own effects are replaced."""
        return None

    def wasted(self, game: Game) -> Keyword | None:
        """What is left of it when the Drink is Ignored or Negated, or its drinker is gone."""
        return self
