"""What has happened, one small tuple of ints each, and how it is told to each seat.

An event is written once. Its faces: whoever may see the cards is told which, the others how many.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from lastcall.engine.core.cards import Branching
from lastcall.engine.core.codes import INN, MACHINES, PASSED_OUT, PHASE_NAMES, POT, TRACK_NAMES

if TYPE_CHECKING:
    from lastcall.engine.core.game import Event, Game

TURN_BEGAN: Final = 0
PHASE_BEGAN: Final = 1
DREW: Final = 2
DISCARDED: Final = 3
PLAYED_CARD: Final = 4
NEGATED: Final = 5
IGNORED: Final = 6
CHANGED: Final = 7
PAID: Final = 8
ORDERED: Final = 9
REVEALED: Final = 10
DRANK: Final = 11
SOBERED: Final = 12
NEW_DRINKS: Final = 13
ROUND_BEGAN: Final = 14
TOOK_CONTROL: Final = 15
PASSED_TURN: Final = 16
LEFT_ROUND: Final = 17
WON_ROUND: Final = 18
TOOK_POT: Final = 19
ROUND_UNWON: Final = 20
CONTEST_BEGAN: Final = 21
CONTEST_WON: Final = 22
CONTEST_TIED: Final = 23
CONTEST_UNWON: Final = 24
REDIRECTED: Final = 25
DRINK_PASSED: Final = 26
DRINK_SPLIT: Final = 27
DRINK_IGNORED: Final = 28
IS_OUT: Final = 29
SHARED_GOLD: Final = 30
SHUFFLED: Final = 31
KEPT: Final = 32
TURN_ENDED: Final = 33
CHOSE: Final = 34
GAME_OVER: Final = 35
DECLINED: Final = 36
INN_PAYS: Final = 37
REDUCED: Final = 38
DRINK_CHANGES: Final = 39
DRINK_NEGATED: Final = 40
COUNTER_OFF: Final = 41
COUNTERS_ON: Final = 42
MADE_BID: Final = 43
WON_BID: Final = 44
LOOKED: Final = 45
MACHINERY: Final = 46
GOT_DRINK: Final = 47
EVENTS_SHUFFLED: Final = 48
BARRED: Final = 49
SHUFFLED_BACK: Final = 50
CRAWLED: Final = 51
CLOSED: Final = 52
STAKED: Final = 53
GOT_THING: Final = 54
PUT_UNDER: Final = 55
FOUND: Final = 56
BOUNCED: Final = 57
DIALED: Final = 58
LOWERED: Final = 59

RULES: Final[dict[int, tuple[str, ...]]] = {
    TURN_BEGAN: ("TURN-14",),
    PHASE_BEGAN: ("TURN-01",),
    DREW: ("TURN-02", "TURN-04"),
    DISCARDED: ("TURN-02", "TYPES-08"),
    PLAYED_CARD: ("TURN-07", "TIMING-01"),
    NEGATED: ("NEGATE-01",),
    IGNORED: ("NEGATE-02",),
    CHANGED: ("LIMIT-01", "LIMIT-04"),
    PAID: ("LIMIT-06",),
    ORDERED: ("TURN-09",),
    REVEALED: ("TURN-10", "DRINK-08"),
    DRANK: ("TURN-11", "TIMING-13"),
    SOBERED: ("TURN-12",),
    NEW_DRINKS: ("DRINK-01",),
    ROUND_BEGAN: ("GAMBLE-01", "GAMBLE-04"),
    TOOK_CONTROL: ("GAMBLE-06",),
    PASSED_TURN: ("GAMBLE-07",),
    LEFT_ROUND: ("GAMBLE-15",),
    WON_ROUND: ("GAMBLE-08", "TIMING-12"),
    TOOK_POT: ("TIMING-12",),
    ROUND_UNWON: ("GAMBLE-18",),
    CONTEST_BEGAN: ("CONTEST-01",),
    CONTEST_WON: ("CONTEST-05",),
    CONTEST_TIED: ("CONTEST-06",),
    CONTEST_UNWON: ("CONTEST-08", "DRINK-05"),
    REDIRECTED: ("REDIRECT-01",),
    DRINK_PASSED: ("DRINK-20",),
    DRINK_SPLIT: ("SPLIT-01", "SPLIT-04"),
    DRINK_IGNORED: ("NEGATE-13",),
    IS_OUT: ("LOSE-01", "LOSE-02"),
    SHARED_GOLD: ("LOSE-06", "LOSE-09"),
    SHUFFLED: ("TURN-04",),
    KEPT: ("DRINK-16",),
    TURN_ENDED: ("TURN-17",),
    CHOSE: ("TYPES-07",),
    GAME_OVER: ("LOSE-12",),
    DECLINED: ("TURN-06",),
    INN_PAYS: ("GAMBLE-23",),
    REDUCED: ("NEGATE-04",),
    DRINK_CHANGES: ("CHANGE-01",),
    DRINK_NEGATED: ("CHANGE-01",),
    COUNTER_OFF: ("TURN-16", "DUNGEON-02"),
    COUNTERS_ON: ("DUNGEON-02",),
    MADE_BID: ("CARD-035",),
    WON_BID: ("CARD-035", "LIMIT-06"),
    LOOKED: ("TURN-09",),
    MACHINERY: ("SETUP-12",),
    GOT_DRINK: ("TURN-13",),
    EVENTS_SHUFFLED: ("DUNGEON-03",),
    BARRED: ("CARD-030",),
    SHUFFLED_BACK: ("CRAWL-27",),
    CRAWLED: ("CRAWL-02", "CRAWL-10"),
    CLOSED: ("CRAWL-14",),
    STAKED: ("PRIZE-02", "CARD-019"),
    GOT_THING: ("PRIZE-03", "CARD-019"),
    PUT_UNDER: ("CARD-025",),
    FOUND: ("CARD-020", "CARD-032"),
    BOUNCED: ("CARD-002",),
    DIALED: ("CARD-016",),
    LOWERED: ("NERODIA-18",),
}
"""The rule behind each kind of line in the log."""


def seen_by(event: Event, seat: int | None) -> Event:
    """The face of an event that this seat (None: a spectator) may see: hidden cards become their number."""
    if event[0] in (DREW, LOOKED) and event[1] != seat:
        return (event[0], event[1], -(len(event) - 2))
    return event


def rules_behind(game: Game, event: Event) -> tuple[str, ...]:
    """The rules behind a line of the log."""
    return game.machines[event[2]].rules if event[0] == MACHINERY else RULES[event[0]]


def about(event: Event) -> tuple[int, ...]:
    """The seats a line of the log is about."""
    kind = event[0]
    seats = event[1:2]
    if kind == PLAYED_CARD:
        seats += event[4:]
    elif kind in (ORDERED, REDIRECTED, DRINK_PASSED, DRINK_SPLIT, PAID):
        seats += event[2:3]
    return tuple(seat for seat in seats if seat >= 0)


def tell(game: Game, event: Event) -> str:
    """One line of the log, from a face that has been made with `seen_by`."""
    kind = event[0]
    name = game.names[event[1]] if len(event) > 1 and 0 <= event[1] < game.size else "Nobody"
    more = event[2:]

    def title(card: int) -> str:
        return game.cards[card].title

    if kind == PLAYED_CARD:
        on = f" on {', '.join(game.names[q] for q in more[2:])}" if more[2:] else ""
        return f"{name} {'reveals' if is_turned_up(game, more[0]) else 'plays'} {title(more[0])}{on}"
    if kind == DREW:
        if more and more[0] < 0:
            return f"{name} draws {counted(-more[0], 'card')}"
        return f"{name} draws {', '.join(map(title, more))}"
    if kind == LOOKED:
        if more and more[0] < 0:
            return f"{name} looks at {counted(-more[0], 'Drink')}"
        return f"{name} looks at {', '.join(map(title, more))}"
    if kind == CHANGED:
        track, amount = more
        if amount == 0:
            return f"{name}'s {TRACK_NAMES[track]} stays as it is"
        verb = "loses" if amount < 0 else "gains"
        return f"{name} {verb} {abs(amount)} {TRACK_NAMES[track]}"
    if kind == PAID:
        payee, amount, by_inn = more
        to = "the Inn" if payee == INN else "the pot" if payee == POT else game.names[payee]
        return f"{f'The Inn, for {name},' if by_inn else name} pays {amount} Gold to {to}"
    if kind == DRANK:
        alcohol, fortitude = more
        both = [f"{n:+d} {TRACK_NAMES[t]}" for t, n in ((1, alcohol), (0, fortitude)) if n]
        return f"{name} drinks: {' and '.join(both) or 'nothing happens'}"
    if kind == IS_OUT:
        return f"{name} passes out" if more[0] == PASSED_OUT else f"{name} is out of Gold"
    if kind == PHASE_BEGAN:
        return f"{name}: {PHASE_NAMES[more[0]]} Phase"
    simple: dict[int, Callable[[], str]] = {
        TURN_BEGAN: lambda: f"{name}'s turn",
        DISCARDED: lambda: f"{name} discards {title(more[0])}",
        NEGATED: lambda: f"{title(more[0])} is Negated",
        IGNORED: lambda: f"{name} Ignores {title(more[0])}",
        ORDERED: lambda: f"{name} orders a Drink for {game.names[more[0]]}",
        REVEALED: lambda: f"{name} reveals {', '.join(map(title, more))}",
        SOBERED: lambda: f"{name} has no Drink and sobers up",
        NEW_DRINKS: lambda: "The Drink Deck is used up: everybody pays for a new one",
        ROUND_BEGAN: lambda: f"{name} starts a Round of Gambling",
        TOOK_CONTROL: lambda: f"{name} is in control of the Round",
        PASSED_TURN: lambda: f"{name} passes",
        LEFT_ROUND: lambda: f"{name} leaves the Round",
        WON_ROUND: lambda: f"{name} wins the Round",
        TOOK_POT: lambda: f"{name} takes the pot of {more[0]} Gold",
        ROUND_UNWON: lambda: f"Nobody wins the Round: {more[0]} Gold go to the Inn",
        CONTEST_BEGAN: lambda: "A Drinking Contest begins",
        CONTEST_WON: lambda: f"{name} wins the Drinking Contest",
        CONTEST_TIED: lambda: "The Drinking Contest is tied",
        CONTEST_UNWON: lambda: "Nobody wins the Drinking Contest",
        REDIRECTED: lambda: f"The loss is redirected from {name} to {game.names[more[0]]}",
        DRINK_PASSED: lambda: f"{name}'s Drink goes to {game.names[more[0]]}",
        DRINK_SPLIT: lambda: f"{name} splits the Drink with {game.names[more[0]]}",
        DRINK_IGNORED: lambda: f"{name} Ignores the Drink",
        SHARED_GOLD: lambda: f"{counted(more[0], 'Gold', 'Gold')} of {name} to each of the others, the rest to the Inn",
        SHUFFLED: lambda: f"{name} shuffles the discards into a new deck",
        KEPT: lambda: f"{title(more[0])} stays in front of {name}",
        TURN_ENDED: lambda: f"{name}'s turn ends",
        CHOSE: lambda: f"{name} chooses: {option_chosen(game, *more)}",
        GAME_OVER: lambda: "The game is over",
        DECLINED: lambda: f"{name} plays no Action",
        INN_PAYS: lambda: f"The Inn pays for {name}",
        REDUCED: lambda: f"The loss of {name} is now {more[0]}",
        DRINK_NEGATED: lambda: f"{name}'s Drink is Negated",
        COUNTER_OFF: lambda: f"{game.event_decks[more[0]].name}: {counted(more[1], 'counter')} left",
        COUNTERS_ON: lambda: f"{game.event_decks[more[0]].name}: {counted(more[1], 'new counter')}",
        EVENTS_SHUFFLED: lambda: f"{game.event_decks[more[0]].name}: the discards are shuffled into a new deck",
        MADE_BID: lambda: f"{name} bids {more[0]} Gold",
        WON_BID: lambda: f"{name} has the highest bid: {more[0]} Gold",
        MACHINERY: lambda: game.machines[more[0]].tell(game, event[1], more[1:]),
        CRAWLED: lambda: f"{name} takes the party to {tavern(game, more[0])}",
        CLOSED: lambda: f"{name} has ordered the last Drink: {tavern(game, more[0])} Closes",
        STAKED: lambda: f"{name} puts {title(more[0])} into the pot",
        GOT_THING: lambda: f"{title(more[0])} goes to {name}",
        PUT_UNDER: lambda: f"{name} puts {title(more[0])} under {title(more[1])}",
        FOUND: lambda: f"{name} takes {title(more[0])}",
        BOUNCED: lambda: f"{name} puts 1 Gold on the Drink and passes it to {game.names[more[0]]}",
        DIALED: lambda: f"{name} chooses {more[0]} for the Drink",
        LOWERED: lambda: f"Every number of {title(more[0])} is {more[1]} less",
        SHUFFLED_BACK: lambda: f"{name} shuffles {counted(more[0], 'Drink')} back",
        BARRED: lambda: f"{name} plays no Sometimes or Anytime cards for the rest of the turn",
        GOT_DRINK: lambda: f"A Drink comes to {name}",
        DRINK_CHANGES: lambda: f"{name}'s Drink now has {more[0]} Alcohol Content",
    }
    return simple[kind]()


def is_turned_up(game: Game, card: int) -> bool:
    """Nobody plays it of their own will: an Event, or a card of a deck that somebody has brought along."""
    return game.cards[card].event or game.owner[card] <= MACHINES


def tavern(game: Game, number: int) -> str:
    """The name of a tavern."""
    assert game.crawl is not None
    return game.crawl.names[number]


def option_chosen(game: Game, branch: int, card: int, use: int, step: int) -> str:
    """What was chosen, in the words of the card."""
    effect = game.cards[card].uses[use].effects[step]
    assert isinstance(effect, Branching)
    return effect.option_text(branch)


def counted(number: int, one: str, many: str = "") -> str:
    """1 card, 2 cards."""
    return f"{number} {one if number == 1 else many or one + 's'}"
