"""Sides and seats: who shares a mat, and who sits where."""

from __future__ import annotations

from lastcall.engine.core.codes import IN_GAME
from lastcall.engine.core.declared import Declared

HERE = 0
SHIELDED = 1
GONE = 2
BARRED = 4
"""Bits: a player may be all of it."""

UNTOUCHED = SHIELDED | GONE
SILENT = GONE | BARRED


class Side(Declared):
    """Who shares one mat: one seat, or a team."""

    __slots__ = ("alcohol", "fortitude", "gold", "out", "seats")

    def __init__(
        self, seats: tuple[int, ...], fortitude: int = 20, alcohol: int = 0, gold: int = 10, out: int = IN_GAME
    ) -> None:
        self.seats = seats
        self.fortitude = fortitude
        self.alcohol = alcohol
        self.gold = gold
        self.out = out
        """IN_GAME, PASSED_OUT or NO_GOLD."""

    def copy(self) -> Side:
        """An independent twin."""
        return Side(self.seats, self.fortitude, self.alcohol, self.gold, self.out)


class Seat(Declared):
    """One player's place."""

    __slots__ = (
        "away",
        "deck",
        "discards",
        "front",
        "hand",
        "left",
        "mask",
        "pile",
        "present",
        "side",
    )

    def __init__(
        self,
        side: int,
        deck: tuple[int, ...],
        left: int,
        hand: list[int],
        discards: list[int],
        pile: list[int],
        front: list[int],
        present: bool = True,
        away: int = HERE,
    ) -> None:
        self.side = side
        self.deck = deck
        """The Character Deck as last shuffled; shared by copies."""
        self.left = left
        """How many of them have not been drawn; the next one is `deck[left - 1]`."""
        self.hand = hand
        self.discards = discards
        self.pile = pile
        """The Drink Me! Pile, the top last (TURN-13)."""
        self.front = front
        """Cards lying in front of the player, face up; they can be played like those in hand, but are not in hand."""
        self.present = present
        """Still in the game."""
        self.away = away
        """HERE; SHIELDED: Ignores all effects; GONE: also out of the turn (NEGATE-18); BARRED: may not respond."""
        self.mask = -1
        """The windows some card in hand belongs to; -1: not known."""

    def playable(self) -> list[int]:
        """The hand, and what lies in front: whatever can be played from."""
        return self.hand + self.front if self.front else self.hand

    def copy(self) -> Seat:
        """An independent twin; the deck is shared."""
        new = Seat(
            self.side,
            self.deck,
            self.left,
            self.hand[:],
            self.discards[:],
            self.pile[:],
            self.front[:],
            self.present,
            self.away,
        )
        new.mask = self.mask
        return new


class DrinkDeck(Declared):
    """A Drink Deck, its discards, and the Bar Deck behind it (SETUP-01, BAR)."""

    __slots__ = ("bar", "bar_left", "deck", "discards", "dry", "left", "shuffles", "size")

    def __init__(
        self,
        deck: tuple[int, ...],
        left: int,
        discards: list[int],
        bar: tuple[int, ...] = (),
        bar_left: int = 0,
        size: int = 0,
        shuffles: int = 0,
        dry: bool = False,
    ) -> None:
        self.deck = deck
        self.left = left
        self.discards = discards
        self.bar = bar
        self.bar_left = bar_left
        self.size = size
        """How many cards the Bar Deck deals at a time; 0: there is no Bar Deck."""
        self.shuffles = shuffles
        self.dry = dry
        """It ran out, was paid for, and there was nothing to make a new deck of (DRINK-05)."""

    def copy(self) -> DrinkDeck:
        """An independent twin; the decks are shared."""
        return DrinkDeck(
            self.deck, self.left, self.discards[:], self.bar, self.bar_left, self.size, self.shuffles, self.dry
        )


class EventDeck(Declared):
    """An event deck with its Progress Counters (SEA, DUNGEON)."""

    def __init__(self, name: str, deck: tuple[int, ...], left: int, counters: int, discards: list[int]) -> None:
        self.name = name
        self.deck = deck
        """As last shuffled; shared by copies."""
        self.left = left
        """How many of them have not been revealed; the next one is `deck[left - 1]`."""
        self.counters = counters
        self.discards = discards

    def copy(self) -> EventDeck:
        """An independent twin; the deck is shared."""
        return EventDeck(self.name, self.deck, self.left, self.counters, self.discards[:])


class Round(Declared):
    """A Round of Gambling."""

    def __init__(
        self,
        inside: int,
        starter: int,
        control: int,
        pot: int = 0,
        passed: int = 0,
        cheating_only: bool = False,
        locked: bool = False,
        turn: int = 0,
        winner: int = -1,
        running: bool = True,
        taken: bool = False,
        things: list[int] | None = None,
        pending: bool = False,
    ) -> None:
        self.inside = inside
        """Bit set of the seats in the Round."""
        self.starter = starter
        self.control = control
        """Who is in control; -1: nobody (GAMBLE-17)."""
        self.pot = pot
        self.passed = passed
        """Bit set: passed since control last changed."""
        self.cheating_only = cheating_only
        """Only a Cheating Card can take control (GAMBLE-12)."""
        self.locked = locked
        """Nobody may leave of their own will."""
        self.turn = turn
        """Whose gambling turn it is."""
        self.winner = winner
        self.running = running
        """False from the last pass on (GAMBLE-09)."""
        self.taken = taken
        """The card of this gambling turn has taken control; else it counts as a pass (GAMBLE-27)."""
        self.pending = pending
        """It was started in the middle of something: nobody loses before that is finished (LOSE-03)."""
        self.things = things or []
        """Cards that lie in the pot: Prizes, and what players have put there (PRIZE-03, CARD-019)."""

    def copy(self) -> Round:
        """An independent twin."""
        return Round(
            self.inside,
            self.starter,
            self.control,
            self.pot,
            self.passed,
            self.cheating_only,
            self.locked,
            self.turn,
            self.winner,
            self.running,
            self.taken,
            self.things[:],
            self.pending,
        )
