"""REMY: Marks. The owner's cards treat a marked player worse; a Mark is never lost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lastcall.cards.characters.remy.facts import ANSWERS_THE_MARKED, NO_OTHER_MARKED, GotMark, NoMark
from lastcall.engine.core.cards import Condition, Effect
from lastcall.engine.core.codes import ANOTHER_PLAYER
from lastcall.engine.core.machines import Machine
from lastcall.engine.core.matters import Packet, Play
from lastcall.engine.game import Game
from lastcall.engine.table.who import everybody
from lastcall.ids import MatterId, SeatId
from lastcall.language.template import says
from lastcall.language.words.changes import LoseByVictim
from lastcall.language.words.nouns import Track
from lastcall.language.words.people import WHO, Person, Picked, Who, affected, bearers

MARKED: Final = 1.2
"""What a Mark costs whoever has it, in points of Fortitude: every card of its owner may cost 1 or 2 more."""
SOMEBODY: Final = 0.5
"""What it is worth to its owner that anybody is marked at all: some cards do nothing before."""


class Marks(Machine):
    """Who is marked: yes or no for each seat (REMY-02, REMY-03)."""

    name = "Marks"
    token = "Mark"

    def __init__(self, owners: int, marked: int = 0) -> None:
        self.owners = owners
        self.marked = marked
        """Bit set of seats."""

    def copy(self) -> Marks:
        """A copy."""
        return Marks(self.owners, self.marked)

    def tokens(self, game: Game, seat: SeatId) -> int:
        return self.marked >> seat & 1

    def put(self, game: Game, seat: SeatId, tokens: int) -> bool:
        if tokens > 1 or (tokens and not self.can_mark(game, seat)):
            return False
        self.marked = self.marked | 1 << seat if tokens else self.marked & ~(1 << seat)
        return True

    def supply(self, game: Game) -> int:
        """REMY-01: one less than there were players."""
        return game.size - 1 - self.marked.bit_count()

    def can_mark(self, game: Game, seat: SeatId) -> bool:
        """REMY-03, REMY-05: not twice, and never an owner's own side."""
        own = any(self.owners >> one & 1 for one in game.side_of(seat).seats)
        return not own and not self.marked >> seat & 1 and self.supply(game) > 0

    def worth(self, game: Game, seat: SeatId) -> float:
        """A Mark does no more harm when everybody who brought Marks is out."""
        here = game.circles[0]
        if self.owners >> seat & 1:
            return SOMEBODY if any(self.marked >> one & 1 for one in here) else 0.0
        if not self.marked >> seat & 1:
            return 0.0
        return -MARKED if any(self.owners >> one & 1 for one in here) else 0.0


def marks_of(game: Game) -> Marks | None:
    """The Marks of this table, if somebody has brought them."""
    return next((machine for machine in game.machines if isinstance(machine, Marks)), None)


def is_marked(game: Game, seat: SeatId) -> bool:
    """REMY-02: whether a player is marked."""
    marks = marks_of(game)
    return marks is not None and seat >= 0 and bool(marks.marked >> seat & 1)


def mark(game: Game, seat: SeatId) -> None:
    """REMY-03: hand them a Mark, if they can have one."""
    marks = marks_of(game)
    if marks is not None and marks.can_mark(game, seat):
        marks.marked |= 1 << seat
        game.note(GotMark, seat)
    elif marks is not None:
        game.note(NoMark, seat, marks.marked >> seat & 1)


def being_marked(game: Game, part: MatterId, seat: SeatId) -> bool:
    """REMY-08: the card this loss belongs to is going to mark that player."""
    packet = game.matters.get(part)
    play = game.matters.get(packet.play) if type(packet) is Packet else None
    marks = marks_of(game)
    if type(play) is not Play or play.negated or marks is None or not marks.can_mark(game, seat):
        return False
    effects = game.cards[play.card].uses[play.use].effects
    return any(isinstance(one, BecomeMarked) and seat in affected(game, play, one.who) for one in effects)


class BecomeMarked(Effect):
    """REMY-02, REMY-04, REMY-07: no loss of Fortitude, so it does not move with one."""

    who: Person
    waits = False
    takes = MARKED

    def do(self, game: Game, play: Play, step: int) -> None:
        for seat in bearers(game, play, self.who):
            mark(game, seat)


says(BecomeMarked, "{who} become~ marked", who=WHO)


class TheyAreMarked(Condition):
    """REMY-02: the player the card speaks of is marked."""

    of_them = True
    firm = ANSWERS_THE_MARKED

    def holds(self, game: Game, play: Play) -> bool:
        return is_marked(game, play.they)


says(TheyAreMarked, "they are marked")


class ItsPlayerIsMarked(TheyAreMarked):
    """Of the card that is answered."""

    of_player = True


says(ItsPlayerIsMarked, "its player is marked")


class AnotherMarked(Picked):
    """REMY-08: marked already, or by the very card whose loss is answered."""

    picks = ANOTHER_PLAYER
    nobody = NO_OTHER_MARKED

    def accepts(self, game: Game, seat: SeatId, part: MatterId, target: SeatId) -> bool:
        return is_marked(game, target) or being_marked(game, part, target)


says(AnotherMarked, "another marked player")


class EachMarked(Who):
    """Everybody who is marked."""

    def seats(self, game: Game, play: Play) -> Sequence[SeatId]:
        """Who that is."""
        return [seat for seat in everybody(game, play) if is_marked(game, seat)]


says(EachMarked, "each marked player")


class LoseMoreIfMarked(LoseByVictim):
    """REMY-02, REMY-04: how much is settled when the card is announced, victim by victim; a thing is never marked."""

    def worse(self, game: Game, seat: SeatId) -> bool:
        return is_marked(game, seat)


says(LoseMoreIfMarked, "{who} lose~ {amount} {track}, or {more} if marked", who=WHO, amount=int, track=Track, more=int)
