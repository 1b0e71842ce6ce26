"""Which games are played: everything that decides about them, as plain data that can travel."""

from __future__ import annotations

from random import Random

import msgspec

from lastcall.bots import bot
from lastcall.engine.core.errors import UnknownName
from lastcall.lab.seeds import CHOOSING, seed_of
from lastcall.start import Setup, begin, drawn_by_lot
from lastcall.variants import sides_of

BY_LOT = Setup(characters=(), first="random")
"""Four of the boxes, or as many as there are seats, and anybody begins."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Deals, each of them played several times; a game follows from the plan and its two numbers alone."""

    setup: Setup
    """The table. Its characters are those among whom lots are drawn; none: everybody of the boxes."""
    seats: int
    bots: tuple[str, ...]
    sides: tuple[int, ...]
    """Which of the bots plays each side; lots decide for each deal in which order they sit."""
    rotations: int
    """How often each deal is played, every time with the bots moved on by a side."""
    deals: int
    family: str = CHOOSING
    seed: int = 0
    """Of the run."""

    @property
    def games(self) -> int:
        """All of them."""
        return self.deals * self.rotations

    def dealt(self, deal: int) -> Setup:
        """The set-up of a deal: the same in each of its games."""
        setup = self.setup
        seed = seed_of(self.family, self.seed, deal)
        drawn = drawn_by_lot(self.seats, seed, setup.characters, setup.variant, setup.shelf)
        return msgspec.structs.replace(setup, characters=drawn, seed=seed)

    def seated(self, seed: int, rotation: int) -> tuple[int, ...]:
        """Which of the bots plays each side in one game of the deal with this seed."""
        order = Random(seed + 1).sample(self.sides, len(self.sides))
        at = rotation % len(order)
        return (*order[at:], *order[:at])


def plan_of(
    bots: tuple[str, ...],
    games: int,
    setup: Setup = BY_LOT,
    seats: int = 4,
    family: str = CHOOSING,
    seed: int = 0,
) -> Plan:
    """The first of these bots at one side, the others in turn at all the rest, and each deal from every side.

    The number of games is rounded up to whole deals. Whatever cannot be played is refused.
    """
    for name in bots:
        bot(name)
    size = len(sides_of(setup.variant, (), seats, setup.shelf))
    if not 2 <= len(bots) <= size:
        raise UnknownName(f"At this table there are {size} sides for 2 to {size} bots, not for {len(bots)}.")
    sides = (0, *(1 + further % (len(bots) - 1) for further in range(size - 1)))
    plan = Plan(
        setup=setup,
        seats=seats,
        bots=bots,
        sides=sides,
        rotations=size,
        deals=-(-games // size),
        family=family,
        seed=seed,
    )
    begin(plan.dealt(0))
    return plan
