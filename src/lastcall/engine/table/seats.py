"""Sides and seats: who shares a mat, and who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from lastcall.engine.core.codes import AS_ACTION, GAMBLING_TURN, IN_GAME, NOBODY
from lastcall.engine.core.declared import Declared, made_by
from lastcall.engine.core.homes import Home
from lastcall.ids import CardId, SeatId

if TYPE_CHECKING:
    from lastcall.engine.game import Game

HERE: Final = 0
SHIELDED: Final = 1
GONE: Final = 2
BARRED: Final = 4
UNMOVED: Final = 8
ASLEEP: Final = 16
"""The states of a seat, as bits: several may hold at once."""

UNTOUCHED: Final = SHIELDED | GONE | ASLEEP
SILENT: Final = GONE | BARRED | ASLEEP
THIS_TURN: Final = GONE | BARRED
"""The states that end with the turn; the others last until the seat's own next turn."""

RESPONSES: Final = ~(AS_ACTION | GAMBLING_TURN)
"""Windows of responses; a card of no such window can leave the hand without updating `windows`."""


class Side(Declared):
    """One seat or a team that shares a mat."""

    __slots__ = ("alcohol", "fortitude", "gold", "out", "potions", "seats")

    seats: tuple[SeatId, ...]
    fortitude: int  # = 20
    alcohol: int  # = 0
    gold: int  # = 10
    out: int  # = IN_GAME
    """IN_GAME, PASSED_OUT or NO_GOLD."""
    potions: int  # = 0


def new_side(
    seats: tuple[SeatId, ...],
    fortitude: int = 20,
    alcohol: int = 0,
    gold: int = 10,
    out: int = IN_GAME,
    potions: int = 0,
) -> Side:
    """A side; by default, with what it has at the start of the game."""
    new = Side()
    new.seats = seats
    new.fortitude = fortitude
    new.alcohol = alcohol
    new.gold = gold
    new.out = out
    new.potions = potions
    return new


made_by(Side, new_side)


class Seat(Declared):
    """One player's place."""

    __slots__ = ("away", "deck", "discards", "front", "hand", "left", "opened", "pile", "present", "side", "windows")

    side: int
    deck: tuple[CardId, ...]
    """The Character Deck as last shuffled; shared by copies."""
    left: int
    """How many of them have not been drawn; the next one is `deck[left - 1]`."""
    hand: list[CardId]
    discards: list[CardId]
    pile: list[CardId]
    """The Drink Me! Pile, the top last (TURN-13)."""
    front: tuple[CardId, ...]
    """Cards lying in front of the player, face up; they can be played like those in hand, but are not in hand."""
    present: bool  # = True
    """Still in the game."""
    away: int  # = HERE
    """HERE; SHIELDED: Ignores all effects; GONE: also out of the turn (NEGATE-18); BARRED: may not respond;
    UNMOVED: Ignores Action cards (CARD-068); ASLEEP: Ignores all effects and plays nothing until its next turn.
    """
    opened: SeatId  # = NOBODY
    """Everybody sees the hand until this player's next turn (CARD-076); NOBODY while it is hidden."""
    windows: int  # starts as -1
    """All windows the cards in hand belong to, -1 if unknown; apart from responses there may be too many."""

    def take(self, game: Game, card: CardId) -> bool:
        """Take a card from the hand or from in front; False if it lies elsewhere."""
        try:
            self.hand.remove(card)
        except ValueError:
            if card not in self.front:
                return False
            self.front = tuple([one for one in self.front if one != card])
        if game.card_windows[card] & RESPONSES:
            self.windows = game.windows = -1
        return True

    def put(self, game: Game, cards: Sequence[CardId]) -> None:
        """Put cards into the hand."""
        self.hand += cards
        windows = self.windows
        if windows >= 0:
            for card in cards:
                windows |= game.card_windows[card]
            self.windows = windows
            if game.windows >= 0:
                game.windows |= windows

    def lay_in_front(self, game: Game, card: CardId) -> None:
        """Lay a card face up in front of the player."""
        self.front = (*self.front, card)
        self.windows = game.windows = -1

    def deal_hand(self, game: Game, cards: list[CardId]) -> None:
        """Replace the hand."""
        self.hand = cards
        self.windows = game.windows = -1

    def playable(self, game: Game) -> list[CardId]:
        """The hand, and what lies in front of the player without having been played already."""
        return [*self.hand, *(card for card in self.front if not game.cards[card].remains)] if self.front else self.hand


def new_seat(
    side: int,
    deck: tuple[CardId, ...],
    left: int,
    hand: list[CardId],
    discards: list[CardId],
    pile: list[CardId],
    front: tuple[CardId, ...],
    present: bool = True,
    away: int = HERE,
    opened: SeatId = NOBODY,
) -> Seat:
    """A place at the table; the windows of its hand are not known yet."""
    new = Seat()
    new.side = side
    new.deck = deck
    new.left = left
    new.hand = hand
    new.discards = discards
    new.pile = pile
    new.front = front
    new.present = present
    new.away = away
    new.opened = opened
    new.windows = -1
    return new


made_by(Seat, new_seat)


def copied_sides(sides: list[Side]) -> list[Side]:
    """Independent copies, made in one go because bots copy games all the time."""
    copies = []
    for one in sides:
        new = Side()
        new.seats = one.seats
        new.fortitude = one.fortitude
        new.alcohol = one.alcohol
        new.gold = one.gold
        new.out = one.out
        new.potions = one.potions
        copies.append(new)
    return copies


def copied_seats(seats: list[Seat]) -> list[Seat]:
    """Independent copies; the decks are shared."""
    copies = []
    for one in seats:
        new = Seat()
        new.side = one.side
        new.deck = one.deck
        new.left = one.left
        new.hand = one.hand[:]
        new.discards = one.discards[:]
        new.pile = one.pile[:]
        new.front = one.front
        new.present = one.present
        new.away = one.away
        new.opened = one.opened
        new.windows = one.windows
        copies.append(new)
    return copies


class FromPlayer(Home):
    """The home of the cards of a player's Character Deck."""

    attacks = True

    def __init__(self, seat: SeatId) -> None:
        self.seat = seat

    def name(self, game: Game) -> str:
        return game.names[self.seat]

    def put_away(self, game: Game, card: CardId) -> None:
        """SETUP-04: put a card on the discards of the player who owns it."""
        game.seats[self.seat].discards.append(card)
