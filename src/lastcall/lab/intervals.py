"""How sure a share is: intervals that hold the true share in 95 of 100 runs."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, pi, sqrt, tan
from statistics import fmean, variance
from typing import Final

NORMAL: Final = 1.96
"""So many standard deviations around the middle hold 95 % of what chance does."""


def likely(won: float, played: float) -> tuple[float, float]:
    """The 95 % interval of Wilson: which parts of all games would make such a number of wins unsurprising."""
    part = won / played
    middle = part + NORMAL**2 / (2 * played)
    width = NORMAL * sqrt(part * (1 - part) / played + (NORMAL / (2 * played)) ** 2)
    whole = 1 + NORMAL**2 / played
    return max(0.0, (middle - width) / whole), min(1.0, (middle + width) / whole)


def by_deals(results: Sequence[float], games: int) -> tuple[float, float]:
    """The same if the games of a deal are not independent: Wilson's interval for an effective number of games.

    Each result is the mean of all games of one deal.
    """
    if len(results) < 2:
        return 0.0, 1.0
    played = effective(results, games)
    return likely(fmean(results) * played, played)


def effective(results: Sequence[float], games: int) -> float:
    """As many independent games would say as much as these deals.

    The variance between deals decides (Kott and Carr, Korn and Graubard), and few deals count for less, because they
    show their variance badly. Never more games than were played: what playing each deal from every seat gains is not
    counted.
    """
    deals = len(results)
    part = fmean(results)
    spread = variance(results) / deals
    if 0 < part < 1:
        played = min(float(games), part * (1 - part) / spread if spread else inf)
    else:
        played = float(deals)  # They all went the same way, and perhaps the games of a deal always do.
    return played * (NORMAL / student(deals - 1)) ** 2


def student(freedom: int) -> float:
    """What takes the place of `NORMAL` if the variance is estimated with so many degrees of freedom (Student's t)."""
    if freedom == 1:
        return tan(pi * 0.475)
    if freedom == 2:
        return 0.95 / sqrt(2 * 0.975 * 0.025)
    z = NORMAL
    # Abramowitz and Stegun 26.7.5; at three degrees it lacks 0.1 %, and less from there on.
    return z + (
        (z**3 + z) / 4 / freedom
        + (5 * z**5 + 16 * z**3 + 3 * z) / 96 / freedom**2
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384 / freedom**3
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160 / freedom**4
    )
