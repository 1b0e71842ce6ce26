"""One hash over many random games: a refit must not move the game by a single decision or line of the log.

Only public words go into it (who is asked what, every answer in words, the log as a spectator reads it), so it says the
same of any version and build that plays the same game: python -m tests.laws.trace --games 400.
"""

from __future__ import annotations

import argparse
import hashlib
import random

from lastcall import begin, told
from lastcall.engine.core.codes import KIND_NAMES
from tests.laws.laws import random_setup


def trace(games: int, first: int = 0) -> tuple[int, str]:
    """The number of decisions, and the hash of all that was asked, answered and told."""
    digest = hashlib.sha256()
    decisions = 0
    for seed in range(first, first + games):
        chance = random.Random(seed)
        game = begin(random_setup(chance, seed), listen=True)
        while (question := game.question) is not None:
            digest.update(f"{question.seats} {KIND_NAMES[question.kind]} {question.texts()}\n".encode())
            game.answer(chance.choice(question.answers))
            decisions += 1
        digest.update(f"{[line.text for line in told(game, None)]} {game.outcome}\n".encode())
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
