"""What luck alone does for the best of several bots that were tried."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, median, quantiles, variance

import msgspec

RUNS = 20_000


class Luck(msgspec.Struct, frozen=True):
    """By how much the best would lead the average of all if they were equally strong, in shares of the wins."""

    usual: float
    """Half of all runs would show more."""
    rare: float
    """One run in twenty would show more."""
    lead: float
    """What this run shows."""


def luck_of(results: Sequence[Sequence[float]]) -> Luck:
    """For the results of several bots on the same deals.

    If they were equally strong, chance alone would have decided which bot got which of the results of a deal. So the
    variance within deals says how far the means of all deals may lie apart.
    """
    means = [fmean(one) for one in results]
    deals = len(results[0])
    error = sqrt(sum(variance(deal) for deal in zip(*results, strict=True))) / deals
    chance = Random(0)
    leads = []
    for _ in range(RUNS):
        drawn = [chance.gauss() for _ in results]
        leads.append(max(drawn) - fmean(drawn))
    return Luck(error * median(leads), error * quantiles(leads, n=20)[18], max(means) - fmean(means))
