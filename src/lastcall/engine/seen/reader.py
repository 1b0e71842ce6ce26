"""What a game shows to one reader, with nothing of a room around it: the view, and the log line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lastcall.engine.core.codes import IN_GAME
from lastcall.engine.seen.falls import Fall, falls
from lastcall.engine.seen.log import Told, told
from lastcall.engine.seen.views import View, view
from lastcall.engine.seen.words import NOTHING, SILENCE, MiddleSaid, MiddleTable, said, shared
from lastcall.ids import SeatId

if TYPE_CHECKING:
    from lastcall.engine.game import Game


class Reader:
    """Somebody who follows a game from a seat, or as a spectator; it is looked at once for each moment of the game.

    A room has one for each seat and one for all spectators. A replay has one of its own, which is also asked.
    """

    def __init__(self, game: Game, seat: SeatId | None, asks: bool = True, public: Reader | None = None) -> None:
        self.game = game
        self.seat = seat
        """None: a spectator."""
        self.asks = asks
        """The view holds what the game asks this seat; a room asks in its own way."""
        self.public = public
        """A spectator of the same game: what everybody sees is worked out once."""
        self._told: tuple[int, int, tuple[Told, ...]] | None = None
        """What was told last: from which line of the log on, up to which, and the lines."""
        self._falls: tuple[Fall, ...] = ()
        self._moment: tuple[int, bool] | None = None
        self._view: View | None = None
        self._table: MiddleTable = NOTHING
        self._said: MiddleSaid = SILENCE
        self._laid: tuple[int, bool] | None = None
        """When the middle was looked at last."""

    @property
    def view(self) -> View:
        """What they may know now."""
        game = self.game
        moment = game.number, game.outcome is not None
        if self._view is None or moment != self._moment:
            self._view = view(game, self.seat, self.asks, self.public.view if self.public is not None else None)
            self._moment = moment
        return self._view

    @property
    def table(self) -> MiddleTable:
        """What is said about the middle now, before it is told to anybody in particular."""
        game = self.game
        moment = game.number, game.outcome is not None
        if moment != self._laid:
            self._table = self.public.table if self.public is not None else shared(game, self._table)
            self._laid = moment
        return self._table

    @property
    def said(self) -> MiddleSaid:
        """What they are told about the middle now."""
        table = self.table
        if self._said.table is not table:
            self._said = said(self.game, self.seat, table, self._said)
        return self._said

    @property
    def falls(self) -> tuple[Fall, ...]:
        """Who is out of the game; the log is looked through once for each of them."""
        if len(self._falls) != sum(side.out != IN_GAME for side in self.game.sides):
            self._falls = falls(self.game)
        return self._falls

    def told(self, since: int = 0) -> tuple[Told, ...]:
        """The lines of the log from this number on."""
        end = len(self.game.log or ())
        if self._told is None or self._told[:2] != (since, end):
            alike = self.public.told(since) if self.public is not None else ()
            self._told = since, end, told(self.game, self.seat, since, alike)
        return self._told[2]
