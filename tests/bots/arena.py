"""How often `greedy` wins against `random`: python -m tests.bots.arena --games 400."""

from __future__ import annotations

import argparse
import time
from math import inf, sqrt

from lastcall import begin
from lastcall.bots import Bot, bot, decide
from lastcall.start import Setup

TABLES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "regulars": (("Brannoc", "Ilka", "Oda", "Pell"), ()),
    "crew": (("Whitehawk", "Remy", "Bryn", "Tara"), ("sea",)),
}


class Score:
    """What came of the games."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.times: list[float] = []

    @property
    def lead(self) -> float:
        """By how many games the bot is ahead of having lost as many as it won."""
        return 2 * self.wins - self.games

    def __str__(self) -> str:
        part = self.wins / self.games
        error = sqrt(part * (1 - part) / self.games)
        slow = sorted(self.times)
        return (
            f"{self.wins:g} of {self.games} games won: {100 * part:.1f} % +- {100 * error:.1f}; "
            f"{len(slow)} decisions, processor time: median {1000 * slow[len(slow) // 2]:.2f} ms, "
            f"95 % below {1000 * slow[int(len(slow) * 0.95)]:.2f} ms, longest {1000 * slow[-1]:.2f} ms"
        )


def compete(
    table: str, games: int, name: str = "greedy", against: str = "random", seed: int = 0, clear: float = inf
) -> Score:
    """One bot against as many others as there are seats left; seats and characters go round.

    With a lead of `clear` games, in either direction, no more games are needed.
    """
    characters, modules = TABLES[table]
    score = Score()
    size = len(characters)
    for number in range(games):
        if abs(score.lead) >= clear:
            break
        turn = number % size
        # The line-up moves with every fourth game, the bot with every game: each character sits in each seat.
        shift = number // size % size
        order = characters[shift:] + characters[:shift]
        setup = Setup(characters=order, seed=seed + number, first="random", modules=modules)
        game = begin(setup)
        bots: list[Bot] = [bot(name if one == turn else against, seed + number * 31 + one) for one in range(size)]
        while game.outcome is None:
            if game.asked != turn or len(game.choices) == 1:
                game.answer(decide(bots[game.asked], game))
                continue
            before = time.thread_time()
            answer = decide(bots[turn], game)
            score.times.append(time.thread_time() - before)
            game.answer(answer)
        score.games += 1
        if turn in game.outcome.winners:
            score.wins += 1 / len(game.outcome.winners)
    return score


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--table", choices=[*TABLES, "both"], default="both")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--against", default="random")
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    for table in TABLES if chosen.table == "both" else [chosen.table]:
        print(f"{table}: {compete(table, chosen.games, chosen.bot, chosen.against, chosen.seed)}", flush=True)


if __name__ == "__main__":
    main()
