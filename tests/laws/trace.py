"""One hash over many random games: a refit must not move the game by a single decision.

It holds who is asked, every answer offered and the one given, and what everybody then has; no words. So it is the same
for any version and build that plays the same game, however it is told: python -m tests.laws.trace --games 400. The
tables name their characters and decks, so adding one changes nothing here.
"""

from __future__ import annotations

import argparse
import hashlib
import random

from lastcall import Game, Setup, begin
from lastcall.engine.core.codes import KIND_NAMES
from lastcall.variants import (
    BOSS_BATTLE,
    BOSS_VERSUS_BOSS,
    LEADERS_AND_LACKEYS,
    TWO_HEADED_BOSS_BATTLE,
    TWO_HEADED_DRAGON,
)

BOXED = (
    *("Whitehawk", "Remy", "Bryn", "Tara"),
    *("Vlazlo", "Amundyr", "Torglesnarf", "Daareka"),
    *("Farai", "Lucky", "Nerodia", "Phyll", "Samantha"),
)
REGULARS = ("Brannoc", "Ilka", "Oda", "Pell")
DRINKS = ("rdi4", "rdi6", "rdi8", "all")
MODULES = ("bar", "sea", "dungeon", "crawl", "prize")
TEAMS = (
    (TWO_HEADED_DRAGON, ("Tara", "Vlazlo", "Farai", "Oda")),
    (TWO_HEADED_DRAGON, ("Lucky", "Bryn", "Amundyr", "Samantha", "Remy", "Phyll")),
    (BOSS_BATTLE, ("Torglesnarf", "Whitehawk", "Nerodia", "Pell", "Ilka")),
    (BOSS_BATTLE, ("Daareka", "Lucky", "Remy")),
    (TWO_HEADED_BOSS_BATTLE, ("Vlazlo", "Amundyr", "Nerodia", "Torglesnarf")),
    (LEADERS_AND_LACKEYS, ("Amundyr", "Phyll", "Brannoc", "Vlazlo")),
    (BOSS_VERSUS_BOSS, ("Nerodia", "Daareka", "Vlazlo")),
)
"""Variants of teams and Bosses, and who plays them."""


def named_setup(chance: random.Random, seed: int) -> Setup:
    """A table for everybody, or of a variant with teams or Bosses, in turns."""
    variant, characters = ("individual", any_of_them(chance)) if seed % 2 == 0 else TEAMS[seed // 2 % len(TEAMS)]
    return Setup(
        characters=characters,
        seed=seed,
        first="random",
        drinks=chance.choice(DRINKS),
        ask=chance.choice(("able", "able", "able", "all")),
        modules=tuple(module for module in MODULES if chance.random() < 0.5),
        variant=variant,
    )


def any_of_them(chance: random.Random) -> tuple[str, ...]:
    """SETUP-02: 2 to 13 characters; those of the boxes at most once each, regulars to fill the table."""
    size = chance.randint(2, 13)
    chosen = chance.sample(BOXED, chance.randint(0, size))
    chosen += [chance.choice(REGULARS) for _ in range(size - len(chosen))]
    chance.shuffle(chosen)
    return tuple(chosen)


def stand(game: Game) -> str:
    """What everybody has: the mats, the hands, the Inn's balance, and how far chance has come."""
    mats = [(side.fortitude, side.alcohol, side.gold, side.potions) for side in game.sides]
    return f"{mats} {[seat.hand for seat in game.seats]} {game.inn} {game.chance}"


def trace(games: int, first: int = 0) -> tuple[int, str]:
    """The number of decisions, and the hash of all that was asked, answered and changed."""
    digest = hashlib.sha256()
    decisions = 0
    for seed in range(first, first + games):
        chance = random.Random(seed)
        game = begin(named_setup(chance, seed), listen=True)
        while (question := game.question) is not None:
            answer = chance.choice(question.answers)
            asked = f"{question.seats} {KIND_NAMES[question.kind]} {[tuple(one) for one in question.answers]}"
            digest.update(f"{asked} {tuple(answer)} {stand(game)}\n".encode())
            game.answer(answer)
            decisions += 1
        assert game.outcome is not None
        digest.update(f"{game.outcome.winners} {game.outcome.tie} {stand(game)}\n".encode())
    return decisions, digest.hexdigest()


def main() -> None:
    """Print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    options = parser.parse_args()
    print(*trace(options.games, options.first))


if __name__ == "__main__":
    main()
