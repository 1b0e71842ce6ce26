"""Where physical cards belong: whose they are, and where they go when they are done with (SETUP-04).

Methods that raise NotImplementedError are abstract, in plain classes: see frames.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lastcall.engine.core.codes import NOBODY
from lastcall.engine.core.declared import Declared
from lastcall.voice.fact import Fact

if TYPE_CHECKING:
    from lastcall.engine.core.matters import Play
    from lastcall.engine.game import Game


class Home(Declared):
    """The deck a card came from; shared by all its cards and by copies of a game."""

    seat: int = NOBODY
    """The player whose card it is; NOBODY: nobody's."""

    attacks: bool = False
    """What such a card does is somebody's doing, who can be hit back for it."""

    turned_up: bool = False
    """Its cards lie face up when they come into play: nobody plays them from a hand."""

    def name(self, game: Game) -> str:
        """As a card's face shows it."""
        raise NotImplementedError

    def announced(self, game: Game, play: Play) -> Fact | None:
        """Told instead of who plays or reveals its card, unless None."""
        return None

    def put_away(self, game: Game, card: int) -> None:
        """The card is done with."""
        raise NotImplementedError

    def won(self, game: Game, card: int, seat: int) -> None:
        """The card lay in a pot that somebody has taken."""
        self.put_away(game, card)

    def unwon(self, game: Game, card: int) -> None:
        """The card lay in a pot that nobody takes."""
        self.put_away(game, card)
