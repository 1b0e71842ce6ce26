"""What pages show large for a moment: a closed set of facts beside the lines of the log.

They hold seats, Gold and titles. There is no number of a card in them, because those stay the same when a deck is
shuffled, and nothing that is hidden from anybody: who reads the line may know all of it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from lastcall.engine.core.codes import NO_GOLD, PASSED_OUT
from lastcall.engine.gambling.facts import PotWon, TookPot, WonRound
from lastcall.engine.play.facts import Negated
from lastcall.engine.table.facts import GameOver, IsOut, LastStanding, TurnBegan
from lastcall.voice.fact import Noted
from lastcall.voice.speaker import Voice

if TYPE_CHECKING:
    from lastcall.engine.game import Game


How = Literal["passed out", "no Gold"]
HOW: Final[dict[int, How]] = {PASSED_OUT: "passed out", NO_GOLD: "no Gold"}


class StagedTurn(msgspec.Struct, frozen=True, tag_field="what", tag="TurnBegan"):
    """A turn begins."""

    who: tuple[int, ...]
    """The whole side."""


class StagedOut(msgspec.Struct, frozen=True, tag_field="what", tag="IsOut"):
    """A side is out of the game."""

    who: tuple[int, ...]
    out: How


class StagedRound(msgspec.Struct, frozen=True, tag_field="what", tag="WonRound"):
    """A Round is won, and what lies in its pot."""

    who: int
    gold: int
    words: str
    """What a page shows instead of the line."""


class StagedPot(msgspec.Struct, frozen=True, tag_field="what", tag="TookPot"):
    """A pot is taken by a player who has not won the Round."""

    who: int
    gold: int


class StagedNegation(msgspec.Struct, frozen=True, tag_field="what", tag="Negated"):
    """A card is Negated."""

    who: int
    """Who played it."""
    card: str
    """Its title."""


class StagedEnd(msgspec.Struct, frozen=True, tag_field="what", tag="GameOver"):
    """The game is over."""

    who: tuple[int, ...]
    """The winners."""
    tie: bool
    words: str
    """What a page shows instead of the line."""


AnyStaged = StagedTurn | StagedOut | StagedRound | StagedPot | StagedNegation | StagedEnd


def a_turn(voice: Voice, game: Game, fact: TurnBegan) -> AnyStaged:
    """Of a whole side."""
    return StagedTurn(game.side_of(fact.who).seats)


def an_out(voice: Voice, game: Game, fact: IsOut) -> AnyStaged:
    """A side falls together."""
    return StagedOut(game.side_of(fact.who).seats, HOW[fact.how])


def a_round(voice: Voice, game: Game, fact: WonRound) -> AnyStaged:
    """Shown when it is won, before anybody can claim the pot."""
    return StagedRound(fact.who, fact.gold, voice.sentence(PotWon(fact.who, fact.gold)))


def a_pot(voice: Voice, game: Game, fact: TookPot) -> AnyStaged | None:
    """Whoever has won the Round was shown already."""
    return None if fact.won else StagedPot(fact.who, fact.gold)


def a_negation(voice: Voice, game: Game, fact: Negated) -> AnyStaged:
    """A card that is Negated lies face up."""
    return StagedNegation(fact.who, game.cards[fact.card].title)


def an_end(voice: Voice, game: Game, fact: GameOver) -> AnyStaged:
    """The winners, or a tie."""
    return StagedEnd(fact.who, fact.tie, voice.sentence(LastStanding(fact.who, fact.tie)))


STAGES: Final[dict[type[Noted], Callable[[Voice, Game, Any], AnyStaged | None]]] = {
    TurnBegan: a_turn,
    IsOut: an_out,
    WonRound: a_round,
    TookPot: a_pot,
    Negated: a_negation,
    GameOver: an_end,
}
"""What makes each of them; other lines are staged by nobody."""
