"""How well a seat stands: a position is worth its share of everybody's strength, as a logarithm.

So a point matters the more the fewer one has left; what is taken from somebody else matters the more the stronger they
are, or the closer to passing out.
"""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING

from lastcall.engine.core.codes import FORTITUDE, GOLD, IN_GAME
from lastcall.engine.game import Game
from lastcall.engine.table.potions import GIVES
from lastcall.engine.table.seats import Side
from lastcall.ids import SeatId

if TYPE_CHECKING:
    from lastcall.bots.card_value import Worth

OUT = -8.0
"""Being out; worse than any position in the game."""
WON = 2.0
TIED = -1.0
ALMOST_OUT = 0.04
"""What is left of the strength of somebody who would be out by now if nobody helped."""

WAITING = (0.8, 0.55, 0.4, 0.3)
"""How much of a Drink counts before it is drunk, by its place in the Drink Me! Pile; further down like the last."""
SOBERING = 0.5
"""With an empty pile one sobers up (DRINK-22)."""
EVENT_STRENGTH = 1.0
"""A Drink Event counts like a weak Drink: nobody likes surprises."""
THEIR_CARD = 0.015
"""Each card in somebody else's hand, as a part of their strength."""

CLOSE_TO_OUT = 4
"""A gap between Fortitude and Alcohol Content that one good hit can close."""
LATE = 1.5
"""How many points less a Potion is worth that has not been drunk in time."""

LEAST_GAP = 1.5
"""Closer to passing out, care does not grow any more."""

MOST = 20
"""The widest gap there is (LIMIT-01)."""
HEALTH = [gap / 20 * (1 + gap / 80) + 0.5 * (1 - exp(-gap / 4)) for gap in range(MOST + 1)]
"""By the gap between Fortitude and Alcohol Content (LOSE-02)."""
PURSE = [gold / (gold + 3) for gold in range(200)]
"""By Gold (LOSE-01)."""


def judge(game: Game, seat: SeatId, worth: Worth) -> tuple[float, float]:
    """How good this position is for a seat, and how good its own mat looks; more is better."""
    outcome = game.outcome
    if outcome is not None and not any(saved(one) for one in game.sides):
        if seat not in outcome.winners:
            return OUT, 0.0
        return (TIED if outcome.tie else WON), 1.0
    if is_out(game, seat):
        return OUT, 0.0
    # Tokens are there to be spent: nobody calls that spite.
    return log(part(game, seat, worth)), power(game, game.seats[seat].side, pieces=False)


def chances(game: Game, seat: SeatId, worth: Worth) -> float:
    """Roughly how likely this seat is to win: its side's part of everybody's strength."""
    if game.outcome is not None:
        return game.share(seat)
    return 0.0 if is_out(game, seat) else part(game, seat, worth)


def is_out(game: Game, seat: SeatId) -> bool:
    """Whether its side has lost for good."""
    side = game.side_of(seat)
    return side.out != IN_GAME and not saved(side)


def part(game: Game, seat: SeatId, worth: Worth) -> float:
    """A side's part of everybody's strength; its own cards count by their worth, those of others by their number."""
    own = game.seats[seat].side
    everybody = 0.0
    ours = 0.0
    for number, one in enumerate(game.sides):
        if one.out == IN_GAME or saved(one):
            strength = power(game, number)
            if number == own:
                ours = strength = strength * exp(sum(worth.seat_of(game.seats[member]) for member in one.seats))
            else:
                strength *= 1 + THEIR_CARD * sum(len(game.seats[member].hand) for member in one.seats)
            everybody += strength
    return ours / everybody


def power(game: Game, number: int, pieces: bool = True) -> float:
    """How strong a side is, whatever its cards; what characters have brought counts in points of Fortitude."""
    side = game.sides[number]
    gap = side.fortitude - side.alcohol
    gold = side.gold
    potions = side.potions
    if gap <= 0 or (gold <= 0 and game.round is None):
        if not potions:
            return ALMOST_OUT
        if gold <= 0:
            gold, potions = GIVES[GOLD], potions - 1
    standing = float(gap)
    for seat in side.seats:
        standing -= thirst(game, seat)
    # Nobody gets beyond the end of a track, but whoever is there still has more with a token than without.
    standing = min(standing, float(MOST))
    for machine in game.machines if pieces else ():
        for seat in side.seats:
            standing += machine.worth(game, seat)
    if potions:
        standing += in_bottles(gap, potions)
    return health(standing) * PURSE[min(gold, 199)] + ALMOST_OUT


def saved(side: Side) -> bool:
    """Nobody responds in imagined games: whoever is out there with a Potion left would have drunk it (TEAM-07)."""
    return side.out != IN_GAME and side.potions > 0


def in_bottles(gap: int, potions: int) -> float:
    """TEAM-07: Potions as points of the gap. They lose nothing by waiting, until they are needed."""
    return float(GIVES[FORTITUDE] * potions) - (LATE if gap <= CLOSE_TO_OUT else 0.0)


def health(gap: float) -> float:
    """Between whole gaps it changes evenly; below 0 nothing is left; above 20 it goes on as before."""
    if gap <= 0:
        return 0.0
    if gap >= MOST:
        return HEALTH[MOST] + (gap - MOST) * (HEALTH[MOST] - HEALTH[MOST - 1])
    whole = int(gap)
    low = HEALTH[whole]
    return low + (gap - whole) * (HEALTH[whole + 1] - low)


def care(game: Game, seat: SeatId) -> float:
    """What a point of Fortitude or Alcohol Content means to a seat's side, as a part of its strength."""
    side = game.side_of(seat)
    gap = float(side.fortitude - side.alcohol)
    for member in side.seats:
        gap -= thirst(game, member)
    gap = min(max(gap, LEAST_GAP), 19.0)
    return (health(gap + 0.5) - health(gap - 0.5)) / health(gap)


def thirst(game: Game, seat: SeatId) -> float:
    """TURN-10: what waits in the Drink Me! Pile, as a loss of the gap; the sooner it is drunk the more it counts."""
    pile = game.seats[seat].pile
    if not pile:
        return -SOBERING
    total = 0.0
    for place, card in enumerate(reversed(pile)):
        drink = game.cards[card]
        strength = EVENT_STRENGTH if drink.event else float(drink.alcohol - drink.fortitude)
        for keyword in drink.keywords:
            alcohol, fortitude = keyword.for_drinker(game, seat)
            strength += alcohol - fortitude
        total += strength * WAITING[min(place, len(WAITING) - 1)]
    return total
