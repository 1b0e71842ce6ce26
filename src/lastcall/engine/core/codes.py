"""Small numbers with names. Plain ints, because enum comparisons are several times slower on the hot path."""

from __future__ import annotations

from typing import Final, Literal, get_args

from lastcall.ids import CardId, MatterId, PlaceId, SeatId

# --- tracks of a side
FORTITUDE: Final = 0
ALCOHOL: Final = 1
GOLD: Final = 2
THING: Final = 3
"""The Fortitude of a thing in front of a player, which is no track of a side."""


# --- no seat, no card, nothing being resolved: written as plain ints, which cost no call and compile to constants
NOBODY: Final[SeatId] = -1  # type: ignore[assignment]
NO_CARD: Final[CardId] = -1  # type: ignore[assignment]
NO_MATTER: Final[MatterId] = -1  # type: ignore[assignment]
NO_STEP: Final = -1

# --- who is paid, when it is not a seat
INN: Final[PlaceId] = -2  # type: ignore[assignment]
POT: Final[PlaceId] = -3  # type: ignore[assignment]
ON_DRINK: Final[PlaceId] = -4  # type: ignore[assignment]
"""Gold put on a Drink, by the effect that asked for it."""

# --- targets that are not seats
THINGS: Final = 1000
"""A target of at least this is a card in front of a player; below, it is a seat."""

# --- phases of a turn (TURN-01)
DISCARD_PHASE: Final = 0
ACTION_PHASE: Final = 1
ORDER_PHASE: Final = 2
DRINK_PHASE: Final = 3
END_OF_TURN: Final = 4
"""After the four phases: the event decks (TURN-16)."""

# --- what a window can be about; a card carries the bits of the windows it belongs to
ANY: Final = 1 << 0
IN_ROUND: Final = 1 << 1
AS_ACTION: Final = 1 << 4
GAMBLING_TURN: Final = 1 << 5
FORTITUDE_COMING: Final = 1 << 6
ALCOHOL_COMING: Final = 1 << 7
GOLD_COMING: Final = 1 << 8
ANTE_COMING: Final = 1 << 9
AFFECTING: Final = 1 << 10
TRACK_MOVED: Final = 1 << 11
DRINK_SERVED: Final = 1 << 12
MY_DRINK: Final = 1 << 13
ROUND_WON: Final = 1 << 14
POT_TAKEN: Final = 1 << 15
ACTION_PLAYED: Final = 1 << 16
SOMETIMES_PLAYED: Final = 1 << 17
ANYTIME_PLAYED: Final = 1 << 18
BET_PLAYED: Final = 1 << 19
GOLD_MOVED: Final = 1 << 20
EVENT_REVEALED: Final = 1 << 21
DRINK_CHANGED: Final = 1 << 22

MY_PHASE: Final = (1 << 23, 1 << 24, 1 << 25, 1 << 26)
"""For each phase: cards of the active player."""

THEIR_PHASE: Final = (1 << 27, 1 << 28, 1 << 29, 1 << 3)
"""For each phase: cards of everybody else. No bit above 29: larger ints are slower."""

SOMEBODY_HIT: Final = 1 << 2
"""Something has happened to any player; HAPPENED is only for those concerned."""

MY_PHASES: Final = 15 << 23
THEIR_PHASES: Final = 7 << 27 | 1 << 3

COMING: Final[tuple[int, ...]] = (FORTITUDE_COMING, ALCOHOL_COMING, GOLD_COMING)
"""The bit of a coming change, by track; an ante has one of its own."""

HAPPENED: Final[tuple[int, ...]] = (TRACK_MOVED, TRACK_MOVED, GOLD_MOVED)
"""The bit of a change that has happened, by track."""

CONCERNED: Final = (
    FORTITUDE_COMING | ALCOHOL_COMING | GOLD_COMING | ANTE_COMING | AFFECTING | TRACK_MOVED | GOLD_MOVED | MY_DRINK
)
"""Bits of cards that say "you": only the seats a matter is about can use them."""

# --- types of cards
ACTION: Final = 1
SOMETIMES: Final = 2
ANYTIME: Final = 4
GAMBLING: Final = 8
CHEATING: Final = 16
DRINK: Final = 32
DRINK_EVENT: Final = 64
TAVERN_EVENT: Final = 128
SEA_EVENT: Final = 256
DUNGEON_EVENT: Final = 512
BLANK: Final = 1024
MIX_IN: Final = 2048
"""Cards of this type lie in front of their player, not in the hand."""
PRIZE: Final = 4096
MINION: Final = 8192
"""Played as an Action card; then it lies in front of its player and acts from there."""
STATIC: Final = 16384
"""Never played; it lies in front of a player and works by itself (TEAM-35)."""
EVENT: Final = DRINK_EVENT | TAVERN_EVENT | SEA_EVENT | DUNGEON_EVENT
TYPE_NAMES: Final = {
    "Action": ACTION,
    "Sometimes": SOMETIMES,
    "Anytime": ANYTIME,
    "Gambling": GAMBLING,
    "Cheating": CHEATING,
    "Drink": DRINK,
    "Drink Event": DRINK_EVENT,
    "Tavern Event": TAVERN_EVENT,
    "Sea Event": SEA_EVENT,
    "Dungeon Event": DUNGEON_EVENT,
    "Blank": BLANK,
    "Mix-in": MIX_IN,
    "Prize": PRIZE,
    "Minion": ACTION | MINION,
    "Static": STATIC,
}
ANSWERED_BY: Final = {
    ACTION: ACTION_PLAYED,
    SOMETIMES: SOMETIMES_PLAYED,
    ANYTIME: ANYTIME_PLAYED,
    GAMBLING: BET_PLAYED,
    CHEATING: BET_PLAYED,
    DRINK_EVENT: EVENT_REVEALED,
    TAVERN_EVENT: EVENT_REVEALED,
    SEA_EVENT: EVENT_REVEALED,
    DUNGEON_EVENT: EVENT_REVEALED,
}
"""Which bit the window on a played card of each type carries."""

# --- what a Moment is about
NOTHING: Final = 0
A_PLAY: Final = 1
A_PACKET: Final = 2
A_DRINK: Final = 3
A_WIN: Final = 4

# --- whom a card picks when it is announced
NOBODY_PICKED: Final = 0
ANOTHER_PLAYER: Final = 1
ANY_PLAYER: Final = 2
ANOTHER_IN_ROUND: Final = 3
ONE_ON_TURN: Final = 4
"""One of those whose turn it is, if there are several (TEAM-40)."""
MANY_DRINKS: Final = 99
"""The number of picks of a card that may be played on any number of Drinks."""

# --- kinds of questions
RESPOND: Final = 0
DISCARD_CARDS: Final = 1
PLAY_ACTION: Final = 2
ORDER_DRINK: Final = 3
GAMBLE: Final = 4
SHARE_DRINK: Final = 5
PICK_PLAYER: Final = 6
CHOOSE: Final = 7
GIVE_UP_CARD: Final = 8
PICK_DRINK: Final = 9
BID: Final = 10
WHO_DRINKS: Final = 11
CHAMPION: Final = 12
DIVIDE_CARDS: Final = 13
QuestionKind = Literal[
    "respond",
    "discard_cards",
    "play_action",
    "order_drink",
    "gamble",
    "share_drink",
    "pick_player",
    "choose",
    "give_up_card",
    "pick_drink",
    "bid",
    "who_drinks",
    "champion",
    "divide_cards",
]
KIND_NAMES: Final[tuple[QuestionKind, ...]] = get_args(QuestionKind)

# --- kinds of answers: the first number of each
PASSED: Final = 0
PLAYED: Final = 1
SEAT_CHOSEN: Final = 2
CARD_CHOSEN: Final = 3
OPTION_CHOSEN: Final = 4
SPOKEN: Final = 5
"""Followed by the seat that speaks and its answer; used where seats are offered different things."""
POTION_DRUNK: Final = 6
"""Followed by the track it is drunk for."""
YIELDED: Final = 7
PASS: Final[tuple[int, ...]] = (PASSED,)
YOU_FIRST: Final[tuple[int, ...]] = (YIELDED,)
"""Not yet: a teammate is to act first."""

# --- how a side is out
IN_GAME: Final = 0
PASSED_OUT: Final = 1
NO_GOLD: Final = 2
