"""What a card or a Drink has besides its numbers: small values with hooks, each declared next to its own words.

A keyword is never changed. When something happens to its Drink, it returns what the Drink has from then on: itself,
another keyword, or nothing. A keyword on a card is printed there; a keyword on a Drink comes from the Drink's cards or
from something mixed into it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from lastcall.engine.core.declared import Declared
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
    """What whoever drinks the Drink has to do afterwards, in words; empty: nothing."""

    speaks_for_itself: bool = False
    """A Drink with it need not have numbers: what it does is said in words."""

    # --- printed on a card

    def chases(self, game: Game) -> bool:
        """Whether the card has its Chaser now."""
        return True

    def poured(self, game: Game, drink: Drink, first: bool) -> None:
        """The card is a part of a Drink that is being revealed; `first`: not as a Chaser."""

    def phase_begins(self, game: Game, card: int, seat: int, phase: int) -> None:
        """The card lies in front of this seat, and a phase of its turn begins."""

    def resolved(self, game: Game, card: int, play: Play) -> None:
        """The card lies in front of the player of another card, which has just left the table."""

    def won(self, game: Game, card: int, seat: int) -> None:
        """The card lay in a pot that this seat has taken."""

    def left(self, game: Game, card: int) -> None:
        """The card lay in front of somebody who is out now."""

    def pieces(self, game: Game, card: int, seat: int) -> list[AnyPiece]:
        """What else lies with the card, in front of this seat."""
        return []

    def eases(self, packet: Packet) -> int:
        """The card lies in front of whoever makes this payment: as much of it the Inn pays for them."""
        return 0

    def lessens(self, packet: Packet) -> int:
        """The card lies in front of whoever would lose this: as much of it they do not lose (TEAM-36)."""
        return 0

    # --- of a Drink

    def stays(self) -> bool:
        """Whether the card it is printed on stays in front of the drinker (DRINK-16)."""
        return False

    def revealed(self, game: Game, served: int) -> bool:
        """Before anyone responds: True if somebody has to decide something, on top of the stack."""
        return False

    def offered(self, game: Game, served: int, number: int, drink: Drink) -> bool:
        """Before it is drunk: True if its drinker is asked something, on top of the stack."""
        return False

    def for_drinker(self, game: Game, seat: int) -> tuple[int, int]:
        """Alcohol Content and Fortitude that such a drinker takes in addition."""
        return (0, 0)

    def gold(self) -> int:
        """Gold lying on the Drink, for whoever drinks it."""
        return 0

    def dues(self, game: Game, drink: Drink) -> list[Packet]:
        """What its drinker has to pay."""
        return []

    def touches(self, game: Game, drink: Drink) -> int:
        """The seats besides its drinker that the Drink affects, as a bit set (NEGATE-05)."""
        return 0

    def spared(self, game: Game, seat: int) -> Keyword | None:
        """One of those Ignores the Drink: it is drunk, but does nothing to them."""
        return self

    def drunk(self, game: Game, seat: int) -> None:
        """This seat has drunk it, and now does what there is to do."""

    def described(self, game: Game, drink: Drink) -> Fact | None:
        """For whoever looks at the Drink; None: nothing."""
        return None

    # --- what becomes of it

    def halved(self, drink: Drink, by: Callable[[int], int]) -> Keyword | None:
        """SPLIT-04: every number; the Drink's own numbers are halved afterwards."""
        return self

    def shared(self) -> Keyword | None:
        """In the other half of a split Drink."""
        return self

    def lowered(self, game: Game, number: int, by: int) -> Keyword | None:
        """Every number of the Drink is made smaller."""
        return self

    def limited(self, drink: Drink, most: int) -> Keyword | None:
        """The Drink has no more Alcohol Content than this, whoever drinks it; its own number changes afterwards."""
        return self

    def turned(self) -> Keyword | None:
        """The Drink gives Fortitude instead of Alcohol Content."""
        return self

    def replaced(self, game: Game) -> Keyword | None:
        """Nothing of the Drink's own effects is left."""
        return None

    def wasted(self, game: Game) -> Keyword | None:
        """The Drink is Ignored or Negated, or its drinker is gone."""
        return self
