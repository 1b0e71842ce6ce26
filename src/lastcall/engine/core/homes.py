"""Where physical cards belong: whose they are, and where they go when they are done with (SETUP-04).

Methods that raise NotImplementedError are abstract, in plain classes: see frames.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lastcall.engine.core.codes import NOBODY
from lastcall.engine.core.declared import Declared
from lastcall.ids import CardId, SeatId
from lastcall.voice.fact import Fact

if TYPE_CHECKING:
    from lastcall.engine.core.matters import Play
    from lastcall.engine.game import Game


class Home(Declared):
    """The deck a card came from; shared by all its cards and by copies of a game."""

    seat: SeatId = NOBODY
    """The player who owns its cards; NOBODY if no player does."""

    attacks: bool = False
    """A player is behind what its cards do, and can be hit back for it."""

    turned_up: bool = False
    """Its cards lie face up when they come into play: nobody plays them from a hand."""

    def name(self, game: Game) -> str:
        """Its name as shown on the face of a card."""
        raise NotImplementedError

    def announced(self, game: Game, play: Play) -> Fact | None:
        """What is told instead of who plays or reveals its card, unless None."""
        return None

    def heading(self, game: Game, play: Play) -> Fact | None:
        """What stands above its card in the middle of the table instead of who plays or reveals it, unless None."""
        return None

    def put_away(self, game: Game, card: CardId) -> None:
        """Put a card away that is done with."""
        raise NotImplementedError

    def won(self, game: Game, card: CardId, seat: SeatId) -> None:
        """Give a card from the pot to the seat that has taken it."""
        self.put_away(game, card)

    def unwon(self, game: Game, card: CardId) -> None:
        """Put a card away that lay in a pot nobody takes."""
        self.put_away(game, card)
