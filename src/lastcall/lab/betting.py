"""A test one may stop at any time: somebody bets on every result, and gets rich only if the bet is right.

If the mean of results between 0 and 1 is really at most a line, no way of betting that it is above gains anything on
average. So the chance that such a bettor ever owns `ENOUGH` times what they began with is at most 1 in `ENOUGH`
(Ville), whatever the results look like and however often one looks. (Waudby-Smith and Ramdas, "Estimating means of
bounded random variables by betting", 2024.) This bettor splits the stake once into `STAKES`, and never changes them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import exp, log1p
from typing import Final, Literal

NAME: Final = "test by betting (Waudby-Smith and Ramdas)"
ENOUGH: Final = 40.0
"""Wrong in one of 40 runs to either side: 5 % together, as for intervals."""
STAKES: Final = tuple(step * 0.095 for step in range(1, 11))
"""Which part of its money each share of the stake bets: much finds big differences soon, little finds small ones."""
MOST: Final = 700.0
"""Logarithms of more than this are no numbers any more."""
STEPS: Final = 30

Verdict = Literal["above", "below", "open"]


class Bettor:
    """Bets that the mean is above a line."""

    def __init__(self, line: float) -> None:
        self.line = line
        self.money = [1.0] * len(STAKES)

    @property
    def capital(self) -> float:
        """What they own, if they began with 1."""
        return sum(self.money) / len(STAKES)

    def see(self, result: float) -> None:
        """One result more."""
        gain = result / self.line - 1
        self.money = [owned * (1 + stake * gain) for owned, stake in zip(self.money, STAKES, strict=True)]


class SequentialTest:
    """Whether a mean is above or below a line, as soon as that is clear."""

    def __init__(self, line: float) -> None:
        self.above = Bettor(line)
        self.below = Bettor(1 - line)
        self.verdict: Verdict = "open"

    def see(self, result: float) -> Verdict:
        """One result more; after the verdict they change nothing."""
        if self.verdict == "open":
            self.above.see(result)
            self.below.see(1 - result)
            if self.above.capital >= ENOUGH:
                self.verdict = "above"
            elif self.below.capital >= ENOUGH:
                self.verdict = "below"
        return self.verdict


def by_betting(results: Sequence[float]) -> tuple[float, float]:
    """The interval that goes with it: every line that is still open. It holds whenever one stops."""
    return least(Counter(results)), 1 - least(Counter([1 - result for result in results]))


def least(results: Counter[float]) -> float:
    """The highest line above which the mean clearly is."""
    low, high = 0.0, 1.0
    for _ in range(STEPS):
        line = (low + high) / 2
        if capital(results, line) >= ENOUGH:
            low = line
        else:
            high = line
    return low


def capital(results: Counter[float], line: float) -> float:
    """What the bettor owns after these results, in whatever order."""
    logs = [sum(times * log1p(stake * (each / line - 1)) for each, times in results.items()) for stake in STAKES]
    return sum(exp(min(log, MOST)) for log in logs) / len(STAKES)
