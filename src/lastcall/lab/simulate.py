"""Many games at once, and what came of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

import msgspec

from lastcall.bots import Bot, bot, decide
from lastcall.cards.deck import Deck
from lastcall.engine.core.codes import PASSED_OUT, PRIZE
from lastcall.engine.drinks.facts import ContestBegan
from lastcall.engine.gambling.facts import GotThing, RoundBegan
from lastcall.engine.game import Game
from lastcall.engine.play.facts import Closed, Crawled, PlayedCard
from lastcall.engine.table.facts import IsOut
from lastcall.lab.seeds import SIMULATING, seed_of
from lastcall.start import Setup, begin, check, drawn_by_lot, line_up


class Wins(msgspec.Struct):
    """Who won how often."""

    by_character: dict[str, int]
    by_seat: list[int]
    ties: int = 0
    played: dict[str, int] = {}
    """How many games each character sat in."""


class Eliminations(msgspec.Struct):
    """How players lost."""

    gold: int = 0
    passed_out: int = 0


class Happenings(msgspec.Struct):
    """What happened how often."""

    rounds: int = 0
    contests: int = 0
    crawls: int = 0
    closings: int = 0
    prizes: int = 0
    events: int = 0


class Simulation(msgspec.Struct):
    """The result of many games."""

    games: int
    finished: int
    decisions: int
    seconds: float
    wins: Wins
    eliminations: Eliminations
    happenings: Happenings


def simulate(
    games: int,
    setup: Setup,
    seats: int = 4,
    bot_name: str = "random",
    progress: Callable[[int], None] | None = None,
    lots: bool = False,
) -> Simulation:
    """Play this many games; without characters in the set-up all of them take turns at the seats.

    With `lots` chance decides who plays which game: among the characters of the set-up, or everybody of the boxes; but
    Bosses take turns. The seed of the set-up is that of the run, and each game has one of its own, made of it.
    """
    size = seats if lots else len(setup.characters) or seats
    started = time.perf_counter()
    result = Simulation(games, 0, 0, 0.0, Wins({}, [0] * size), Eliminations(), Happenings())
    for number in range(games):
        seed = seed_of(SIMULATING, setup.seed, number)
        if lots:
            characters = drawn_by_lot(seats, seed, setup.characters, setup.variant, setup.shelf, number)
        else:
            characters = setup.characters or line_up(seats, number, setup.variant)
        this = msgspec.structs.replace(setup, characters=characters, seed=seed)
        if number == 0:
            check(this, [])
        game = begin(this, listen=True)
        seated: Sequence[Bot] = [bot(bot_name, seed * 31 + seat) for seat in range(size)]
        result.decisions += play_out(game, seated)
        decks = [setup.shelf.character(name) for name in characters]
        count(result, game, [title(game, seat, deck) for seat, deck in enumerate(decks)])
        if progress is not None:
            progress(number + 1)
    result.seconds = round(time.perf_counter() - started, 3)
    return result


def title(game: Game, seat: int, deck: Deck) -> str:
    """Under which name a seat is counted: whoever plays with Boss Cards is somebody else."""
    return f"{deck.name}, Boss" if game.seating.bosses >> seat & 1 else deck.name


def play_out(game: Game, bots: Sequence[Bot]) -> int:
    """To the end; the number of decisions."""
    decisions = 0
    while game.outcome is None:
        game.answer(decide(bots[game.asked], game))
        decisions += 1
    return decisions


def count(result: Simulation, game: Game, characters: list[str]) -> None:
    """Add a finished game to the result."""
    outcome = game.outcome
    assert outcome is not None
    result.finished += 1
    for name in characters:
        result.wins.by_character.setdefault(name, 0)
        result.wins.played[name] = result.wins.played.get(name, 0) + 1
    if outcome.tie:
        result.wins.ties += 1
    else:
        for seat in outcome.winners:
            result.wins.by_seat[seat] += 1
            result.wins.by_character[characters[seat]] += 1
    for fact in game.log or ():
        if isinstance(fact, IsOut):
            if fact.how == PASSED_OUT:
                result.eliminations.passed_out += 1
            else:
                result.eliminations.gold += 1
        elif isinstance(fact, RoundBegan):
            result.happenings.rounds += 1
        elif isinstance(fact, ContestBegan):
            result.happenings.contests += 1
        elif isinstance(fact, Crawled):
            result.happenings.crawls += 1
        elif isinstance(fact, Closed):
            result.happenings.closings += 1
        elif isinstance(fact, GotThing) and game.cards[fact.card].types & PRIZE:
            result.happenings.prizes += 1
        elif isinstance(fact, PlayedCard) and game.cards[fact.card].event:
            result.happenings.events += 1
