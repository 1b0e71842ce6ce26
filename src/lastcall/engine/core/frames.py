"""Frames: what is being resolved and has to wait.

Methods that raise are abstract: concrete frames override those they need. The bases are plain classes, not `abc` ones,
because the engine must stay compilable and calls them on its hot path.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar

from lastcall.engine.core.answers import Answer, picked
from lastcall.engine.core.codes import CHOOSE, NO_MATTER, NO_STEP, OPTION_CHOSEN
from lastcall.engine.core.declared import Declared
from lastcall.engine.core.errors import ProgramError
from lastcall.engine.core.facts import CHOOSE_ONE, TO_PASS
from lastcall.ids import CardId, MatterId, SeatId
from lastcall.voice.fact import Fact

if TYPE_CHECKING:
    from lastcall.engine.game import Game


class Frame(Declared):
    """Something being resolved that has to wait. Never changed; linked to the frame below it."""

    __slots__ = ("below",)

    shuts_hands: ClassVar[bool] = False
    """Nobody may play a card before it goes on, whatever is decided above it (TURN-03)."""

    below: Frame | None

    def go(self, game: Game) -> None:
        """Its next step; the frame has been taken off the stack."""
        raise NotImplementedError

    def settles(self, game: Game, window: Frame) -> bool:
        """Whether something must be settled before a quiet window above this frame opens again (LOSE-03)."""
        return False

    def quiet_situation(self, game: Game, reader: SeatId) -> Fact:
        """What a quiet window above this frame is about."""
        raise ProgramError(f"{type(self).__name__} opens no quiet window")

    # --- while it asks

    def choices(self, game: Game, seat: SeatId) -> list[Answer]:
        """Everything this seat may answer now: the one place where the choices of a question are made."""
        raise ProgramError(f"{type(self).__name__} asks nothing")

    def took(self, game: Game, answer: Answer) -> None:
        """The question it asked has been answered; the frame has been taken off the stack."""
        raise ProgramError(f"{type(self).__name__} has asked nothing, and is answered")

    def speakers(self, game: Game) -> tuple[SeatId, ...]:
        """Who may give the same answer: the seat asked, or its whole side where the rules leave it to the team."""
        return (game.asked,)

    def prompt(self, game: Game, reader: SeatId) -> Fact:
        """What it asks, told to one seat."""
        return CHOOSE_ONE

    def passing(self, game: Game, reader: SeatId) -> Fact:
        """What it means to pass, where that is offered."""
        return TO_PASS

    def yielding(self, game: Game, reader: SeatId) -> Fact:
        """Who goes first, where a member of a side may let others."""
        raise ProgramError(f"{type(self).__name__} lets nobody go first")

    def option(self, game: Game, number: int) -> Fact:
        """One of the options it has offered."""
        raise ProgramError(f"{type(self).__name__} has offered no options")

    def costs(self, game: Game, answer: Answer) -> bool:
        """Whether an answer to its question takes something from whoever gives it; no quick key gives it then."""
        return False

    def option_cards(self, game: Game, number: int) -> Sequence[CardId]:
        """The cards that lie open and that one of the options is about."""
        return ()

    def cards_wanted(self) -> int:
        """How many cards of a hand it still asks for, one after the other; -1: as many as the player likes."""
        return -1

    def offers(self, game: Game, seat: SeatId) -> int:
        """The windows open to a seat while this frame asks; for why-not."""
        return 0

    def opens_window(self) -> bool:
        """Whether it is a window, in which seats may respond."""
        return False

    def answered(self) -> MatterId:
        """The matter that can be answered while it asks; NO_MATTER if there is none."""
        return NO_MATTER

    def shows(self, game: Game, seat: SeatId, reader: SeatId) -> bool:
        """Whether this reader looks at the hand of this seat while it asks."""
        return False

    # --- for others who look at it

    def carries_out(self, play: MatterId) -> int:
        """The next step of this play, if this frame carries it out; else NO_STEP."""
        return NO_STEP

    def applies(self, play: MatterId) -> int:
        """The step of this play whose choices this frame is about to apply; else NO_STEP."""
        return NO_STEP

    def asking(self, game: Game, seat: SeatId) -> Frame:
        """The same frame, asking this seat, if it is one of several that are asked."""
        return self

    def imagined(self, game: Game, ours: int, pick: Callable[[int], int]) -> Frame:
        """The same frame, with random values for what these seats cannot know; `pick(n)` is a number below n."""
        return self

    def redealt(self, game: Game) -> Frame:
        """The same frame, after the hidden cards have been dealt again."""
        return self


class Decision(Frame):
    """A player chooses one of a few options, and nothing else."""

    kind: ClassVar[int] = CHOOSE
    """What sort of question it is."""
    one_is_no_choice: ClassVar[bool] = False
    """A single option is taken without asking."""

    def decider(self, game: Game) -> SeatId:
        """Who chooses."""
        raise NotImplementedError

    def options(self, game: Game) -> list[int]:
        """What can be chosen; if it is empty, nobody is asked."""
        raise NotImplementedError

    def chosen(self, game: Game, option: int) -> None:
        """Carry out the chosen option."""
        raise NotImplementedError

    def go(self, game: Game) -> None:
        options = self.options(game)
        if len(options) == 1 and self.one_is_no_choice:
            self.chosen(game, options[0])
        elif options:
            game.stack = self
            game.ask(self.decider(game), self.kind, self.choices(game, self.decider(game)))

    def choices(self, game: Game, seat: SeatId) -> list[Answer]:
        return [(OPTION_CHOSEN, option) for option in self.options(game)]

    def took(self, game: Game, answer: Answer) -> None:
        self.chosen(game, picked(answer))
