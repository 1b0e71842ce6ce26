"""What bots say of their decisions."""

from __future__ import annotations

from lastcall.voice.fact import Amount, Card, Fact, Facts, Seat, Words, always, says


class StaysIn(Fact, frozen=True):
    """The other answer would put them out."""

    who: Seat


says(StaysIn, "otherwise {who} would probably be out")


class KeepsAhead(Fact, frozen=True):
    """How far they would be from passing out, and how far with the other answer."""

    who: Seat
    points: Amount
    instead: Amount


says(KeepsAhead, "it keeps {who} {points} ahead of passing out, not {instead}")


class BringsGold(Fact, frozen=True):
    """More Gold than with the other answer."""

    who: Seat
    gold: Amount


says(BringsGold, "it is worth about {gold} Gold to {who}")


class PutsOut(Fact, frozen=True):
    """Somebody would probably be out by it."""

    whom: Seat


says(PutsOut, "it will probably put {whom} out")


class CostsThem(Fact, frozen=True):
    """How many points somebody else would lose, and whether they are the closest to passing out."""

    whom: Seat
    points: Amount
    closest: bool


says(CostsThem, "it costs {whom} about {points}, and nobody is closer to passing out", closest=True)
says(CostsThem, "it costs {whom} about {points}, and nobody is stronger", closest=False)


class TakesTheirGold(Fact, frozen=True):
    """How much Gold somebody else would lose."""

    whom: Seat
    gold: Amount


says(TakesTheirGold, "it costs {whom} about {gold} Gold")


class KeepsCard(Fact, frozen=True):
    """The best card that could have been played is good for more later."""

    card: Card


says(KeepsCard, "{card} would gain too little now")


BETTER_HAND = always("BetterHand", "it leaves a better hand")
ONLY_ANSWER = always("OnlyAnswer", "there is nothing else to do")
NOTHING_ELSE = always("NothingElse", "anything else would only do harm")
LIKES_IT = always("LikesIt", "they just like it")
HARDLY_MATTERS = always("HardlyMatters", "it hardly matters, and this looks a little better")


class Advised(Fact, frozen=True):
    """What a bot would do, and why."""

    answer: Words
    why: Facts


says(Advised, "A sharp bot would say “{answer}”: {why}.")
