"""Tables that stand in the house before it opens, each at a moment that would be rare to come by."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Collection, Iterable
from pathlib import Path
from typing import NamedTuple

from lastcall.engine.core.codes import CHAMPION, ORDER_DRINK, PASS, PLAYED, POTION_DRUNK, RESPOND
from lastcall.engine.game import Answer, Game
from lastcall.engine.seen.asked import SeenQuestion
from lastcall.poll import (
    DRINK_UP,
    PAUSE,
    QUIET,
    WINDOW,
    Pending,
    afterwards,
    followed,
    last_chance,
    pending,
    plays,
    prompt,
)
from lastcall.server.keys import hashed
from lastcall.server.room.table import STAND_IN, Table
from lastcall.server.store import entries
from lastcall.server.store.sqlite import Append, SqliteStore
from lastcall.variants import BOSS_BATTLE, INDIVIDUAL, TWO_HEADED_DRAGON

CREW = ("Whitehawk", "Remy", "Bryn", "Tara")
VILLAINS = ("Torglesnarf", "Vlazlo", "Amundyr", "Daareka")
BATTLE = ("Nerodia", "Remy", "Bryn", "Tara", "Whitehawk")
"""Against four Challengers a Boss has ten cards (BOSS-03)."""
PEOPLE = ("Ann", "Ben")
MOST_BUTTONS = 6
"""More answers than these are not all buttons of their own."""
MOST_GAMES = 500
"""So many are tried for a moment."""

Moment = Callable[[Game, Pending | None], bool]
"""Whether this is the one to stop at; nothing is waited for when the game is over."""


class Laid(NamedTuple):
    """A table of people and bots at such a moment."""

    id: str
    moment: Moment
    people: int = 1
    """How many; they have the first seats."""
    modules: tuple[str, ...] = ()
    crew: tuple[str, ...] = CREW
    variant: str = INDIVIDUAL
    teams: tuple[tuple[int, ...], ...] = ()
    seed: int = 1
    """Of the first game that is tried; a rare moment names one in which it comes."""

    pace: str = "patient"

    def key(self, seat: int) -> str:
        """What the browser of whoever has this seat keeps as its cookie."""
        return f"{self.id.replace(' ', '-')}-{seat}"


def options(game: Game, waiting: Pending, seat: int) -> list[Answer]:
    """What a seat may answer: as a prompt has it, but without the words, which would take most of the time."""
    if seat not in waiting.seats:
        return []
    now = game.answers_of(seat)
    if waiting.kind != PAUSE:
        return now
    early = [answer for answer in now if answer != PASS]
    ahead = afterwards(game, waiting.order)
    if ahead.outcome is None and ahead.kind != RESPOND and seat in ahead.speakers():
        return [*(answer for answer in ahead.answers_of(seat) if answer not in early), *early]
    return [DRINK_UP, *early]


def aims(game: Game, waiting: Pending, seat: int, among: Collection[int]) -> bool:
    """One of these cards can be played on several players."""
    answers = [answer for answer in options(game, waiting, seat) if answer[0] == PLAYED and answer[4] >= 0]
    cards = [answer[1] for answer in answers if answer[1] in among]
    return len(cards) > len(set(cards))


def own_turn(game: Game, waiting: Pending | None) -> bool:
    """Ann's turn begins."""
    if waiting is None or waiting.kind != PAUSE or waiting.seats != (0,):
        return False
    asked = prompt(game, waiting, 0)
    return asked is not None and asked.kind == "discard_cards" and game.turn.number >= 4


def own_action(game: Game, waiting: Pending | None) -> bool:
    """Ann may play an Action, and there is one that can be played on several players."""
    if waiting is None or waiting.seats != (0,) or game.turn.number < 4:
        return False
    asked = prompt(game, waiting, 0)
    return asked is not None and asked.kind == "play_action" and aims(game, waiting, 0, game.seats[0].hand)


def response(game: Game, waiting: Pending | None) -> bool:
    """A card has been answered with another one, and both Ann and Ben may answer that; Ann can."""
    if waiting is None or waiting.kind != WINDOW or not {0, 1} <= set(waiting.seats):
        return False
    cards = [matter for matter in game.view(None).table if matter.card is not None and not matter.resolved]
    return len(cards) > 1 and bool(plays(game, 0))


def gambling(game: Game, waiting: Pending | None) -> bool:
    """A Round of Gambling, and it is Ann's turn in it."""
    return waiting is not None and waiting.kind == PAUSE and waiting.seats == (0,) and game.round is not None


def last_word(game: Game, waiting: Pending | None) -> bool:
    """Ann is out unless she plays something, and she can."""
    return waiting is not None and waiting.seats == (0,) and last_chance(game, 0) and bool(plays(game, 0))


def won(game: Game, waiting: Pending | None) -> bool:
    """Ann has won."""
    return game.outcome is not None and game.outcome.winners == (0,)


def team_turn(game: Game, waiting: Pending | None) -> bool:
    """Ann and Ben may both play an Action, or drink any of the three Potions."""
    if waiting is None or waiting.seats != (0, 1) or waiting.kind != PAUSE:
        return False
    asked = prompt(game, waiting, 0)
    return asked is not None and asked.kind == "play_action" and len(potions(game, waiting, 0)) > 2


def potions(game: Game, waiting: Pending, seat: int) -> list[Answer]:
    """The Potions a seat may drink."""
    return [answer for answer in options(game, waiting, seat) if answer[0] == POTION_DRUNK]


def champion(game: Game, waiting: Pending | None) -> bool:
    """Ann and Ben have to name their Champion."""
    return waiting is not None and game.kind == CHAMPION and waiting.seats == (0, 1)


def boss_orders(game: Game, waiting: Pending | None) -> bool:
    """Ann, the Boss, has several Drinks to order."""
    return waiting is not None and game.kind == ORDER_DRINK and waiting.seats == (0,) and game.turn.number > 1


def boss_acts(game: Game, waiting: Pending | None) -> bool:
    """Ann, the Boss, has several Actions left, and as many cards as a Boss may have."""
    several = len(game.turn.actions) == 1 and game.turn.actions[0] > 1
    return several and len(game.seats[0].hand) == game.seating.hands[0] and own_action(game, waiting)


def fallen(game: Game, waiting: Pending | None) -> bool:
    """Ann is out, and three bots play on."""
    return waiting is not None and not game.seats[0].present and sum(seat.present for seat in game.seats) == 3


def beginning(game: Game, waiting: Pending | None) -> bool:
    """Nothing has happened yet."""
    return True


def asked_by(game: Game, waiting: Pending | None) -> SeenQuestion | None:
    """What Ann is asked."""
    return prompt(game, waiting, 0) if waiting is not None else None


def activating(game: Game, waiting: Pending | None) -> bool:
    """A card in front of Ann can act on several players."""
    asked = asked_by(game, waiting)
    if asked is None or waiting is None or asked.kind != "play_action":
        return False
    return aims(game, waiting, 0, game.seats[0].front)


def picking(game: Game, waiting: Pending | None) -> bool:
    """Ann can play an Action on a card in front of somebody, or on players."""
    asked = asked_by(game, waiting)
    if asked is None or waiting is None or asked.kind != "play_action":
        return False
    return any(option.thing >= 0 for option in asked.options) and aims(game, waiting, 0, game.seats[0].hand)


def buying(game: Game, waiting: Pending | None) -> bool:
    """Ann may buy a form card."""
    asked = asked_by(game, waiting)
    return asked is not None and any(option.text == "Buy Bat for 2 Blood" for option in asked.options)


def secret_bids(game: Game, waiting: Pending | None) -> bool:
    """Ann bids in secret, and Ben is next."""
    asked = asked_by(game, waiting)
    if asked is None or asked.kind != "bid" or any(option.passes for option in asked.options):
        return False
    ahead = game.copy()
    ahead.answer(asked.options[0].answer)
    return len(asked.options) > MOST_BUTTONS and ahead.asked == 1 and ahead.kind == game.kind


def dividing(game: Game, waiting: Pending | None) -> bool:
    """Ann divides somebody's cards."""
    asked = asked_by(game, waiting)
    return asked is not None and asked.kind == "divide_cards" and len(asked.options) > MOST_BUTTONS


def full_turn(game: Game, waiting: Pending | None) -> bool:
    """Ann's turn begins, and what she can play as her Action on several players is in her hand already."""
    if not own_turn(game, waiting) or waiting is None:
        return False
    ahead = game.copy()
    held = set(ahead.seats[0].hand)
    for _, answer in followed(ahead, waiting, {0: PASS}):
        ahead.answer(answer)
    then = pending(ahead)
    while then is not None and then.kind == QUIET:
        for _, answer in followed(ahead, then, {}):
            ahead.answer(answer)
        then = pending(ahead)
    if then is None or then.seats != (0,):
        return False
    asked = prompt(ahead, then, 0)
    return asked is not None and asked.kind == "play_action" and aims(ahead, then, 0, held)


def saving(answers: list[Answer]) -> list[Answer]:
    """Nobody drinks a Potion by chance: they would soon be gone."""
    return [answer for answer in answers if answer[0] != POTION_DRUNK]


def play(table: Laid, seed: int) -> list[entries.AnyEntry] | None:
    """A game of such a seed, played by chance until the moment has come; None if it never does."""
    chance = random.Random(seed)
    log: list[entries.AnyEntry] = [
        entries.Opened(
            f"The {table.id} table",
            len(table.crew),
            table.pace,
            public=False,
            modules=table.modules,
            variant=table.variant,
            teams=table.teams,
        ),
        *(entries.Sat(seat, PEOPLE[seat], hashed(table.key(seat))) for seat in range(table.people)),
        *(entries.BotSat(seat, STAND_IN) for seat in range(table.people, len(table.crew))),
        entries.Started(table.crew, seed),
    ]
    game = Table.replay(table.id, [(0.0, entries.write(entry)) for entry in log]).game
    assert game is not None
    while True:
        waiting = pending(game)
        if table.moment(game, waiting):
            return log
        if waiting is None:
            return None
        said = {seat: chance.choice(saving(options(game, waiting, seat))) for seat in waiting.seats}
        answers = tuple(followed(game, waiting, said))
        for _, answer in answers:
            game.answer(answer)
        log.append(entries.Said(answers))


TURN = Laid("turn", own_turn)
ACTION = Laid("action", own_action)
RESPONSE = Laid("response", response, people=2)
GAMBLING = Laid("gambling", gambling)
LAST_WORD = Laid("last word", last_word, seed=1065)
WON = Laid("won", won, people=2)
OUT = Laid("out", fallen, pace="by the day")
SEA = Laid("sea", own_action, modules=("sea",))
TO_LOOK_AT = (TURN, ACTION, RESPONSE, GAMBLING, LAST_WORD, WON, OUT, SEA)
"""Whoever sits down here only looks."""

PAIR = Laid("pair", team_turn, people=2, variant=TWO_HEADED_DRAGON, seed=7)
CHAMPION_ASKED = Laid("champion", champion, people=2, variant=TWO_HEADED_DRAGON)
BOSS = Laid("boss", boss_acts, crew=BATTLE, variant=BOSS_BATTLE)
BOSS_ORDERS = Laid("orders", boss_orders, crew=BATTLE, variant=BOSS_BATTLE)
TEAMS_TO_LOOK_AT = (PAIR, CHAMPION_ASKED, BOSS, BOSS_ORDERS)

HIDDEN = Laid("hidden", beginning, people=2, modules=("sea",))
HIDDEN_TEAMS = Laid("hidden teams", beginning, people=2, variant=TWO_HEADED_DRAGON, teams=((1, 2), (3, 0)))
"""Ann and Ben play against each other, each with a bot."""
RETURNING = Laid("returning", response, people=2)
OFFLINE = Laid("offline", response, people=2)
KILLED = Laid("killed", response, people=2)
PHONE_TURNS = Laid("phone", own_turn)
FALLEN = Laid("fallen", fallen, pace="relaxed")
FALLEN_TOO = FALLEN._replace(id="fallen too")
KEYBOARD = Laid("keyboard", full_turn, seed=5)
WINDOW_OPEN = RESPONSE._replace(id="window")
FOCUS = TURN._replace(id="focus")
ANNOUNCED = Laid("announced", own_turn)
ANNOUNCED_AS_TEXT = Laid("announced as text", own_turn)
FORCED_COLORS = Laid("forced colors", own_action)
ACTIVATING = Laid("activating", activating, crew=VILLAINS)
PICKING = Laid("picking", picking, crew=VILLAINS[::-1], modules=("sea", "dungeon"))
PICKING_BY_TAP = PICKING._replace(id="picking by tap", seed=4)
BUYING = Laid("buying", buying, crew=("Vlazlo", "Torglesnarf", "Daareka", "Amundyr"))
SECRET_BIDS = Laid("secret bids", secret_bids, people=2, crew=VILLAINS, modules=("dungeon",))
DIVIDING = Laid("dividing", dividing, crew=("Amundyr", "Daareka", "Torglesnarf"))
TO_PLAY_AT = (
    HIDDEN,
    HIDDEN_TEAMS,
    RETURNING,
    OFFLINE,
    KILLED,
    PHONE_TURNS,
    KEYBOARD,
    WINDOW_OPEN,
    FOCUS,
    ANNOUNCED,
    ANNOUNCED_AS_TEXT,
    FALLEN,
    FALLEN_TOO,
    FORCED_COLORS,
    ACTIVATING,
    PICKING,
    PICKING_BY_TAP,
    BUYING,
    SECRET_BIDS,
    DIVIDING,
)
"""Each is played at in one test."""


def lay(database: Path, tables: Iterable[Laid] = (*TO_LOOK_AT, *TEAMS_TO_LOOK_AT, *TO_PLAY_AT)) -> None:
    """Write them down, as a house does that has been played in."""
    store = SqliteStore(database)
    for table in tables:
        seeds = range(table.seed, table.seed + MOST_GAMES)
        played = next(found for seed in seeds if (found := play(table, seed)) is not None)
        state = "over" if table is WON else "playing"
        store.commit([Append(table.id, 0, [entries.write(entry) for entry in played], state, time.time())])
    store.close()
