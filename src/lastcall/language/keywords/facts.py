"""What keywords tell."""

from __future__ import annotations

from typing import Final

from lastcall.voice.fact import Amount, AnyFact, Card, Change, Fact, Mixed, Name, Noted, Seat, always, says


class StakeToInn(Noted, frozen=True):
    """Gold on a Drink that nobody drinks."""

    rules = ("CARD-004", "CARD-005")
    gold: Amount


says(StakeToInn, "The {gold} Gold on the Drink goes to the Inn")


class Bounced(Noted, frozen=True):
    """A Drink passed on for Gold."""

    rules = ("CARD-002",)
    who: Seat
    to: Seat


says(Bounced, "{who} pass~ the Drink to {to}")


class Tossed(Noted, frozen=True):
    """A coin tossed for a Drink."""

    rules = ("DRINK-14",)
    who: Seat
    alcohol: int


says(Tossed, "{who} toss~ a coin: the Drink has [alcohol:{alcohol}|no] Alcohol Content")


class PutUnder(Noted, frozen=True):
    """A card under a Prize."""

    rules = ("CARD-025",)
    who: Seat
    card: Card
    prize: Card


says(PutUnder, "{who} put~ {card} under {prize}")


class Dialed(Noted, frozen=True):
    """A number chosen."""

    rules = ("CARD-016",)
    who: Seat
    alcohol: Change


says(Dialed, "{who} make~ it {alcohol}")


# --- Drinks


class PaidByBet(Fact, frozen=True):
    """Gold for whoever drinks it."""

    who: Name
    gold: Amount


says(PaidByBet, "{who} pays its drinker {gold} Gold")


class MayBePassed(Fact, frozen=True):
    """A Drink that bounces: the Gold on it, and whether it may go on."""

    gold: Amount
    free: bool


says(MayBePassed, "{gold} Gold on it, for whoever drinks it", free=False)
says(MayBePassed, "may be passed to the left for 1 Gold", gold=0)
says(MayBePassed, "{gold} Gold on it, for whoever drinks it; may be passed to the left for 1 Gold")
TAKES_ONE_OF_TWO: Final = always("TakesOneOfTwo", "its drinker takes one of the next two cards of their deck")
TAKE_ONE_OF_TWO: Final = always("TakeOneOfTwo", "take one of the next two cards")


# --- questions


class DrinkOrPass(Fact, frozen=True):
    """A Drink that bounces."""

    cards: Mixed
    content: AnyFact


says(DrinkOrPass, "Drink {cards} ({content}), or pass it on for 1 Gold?")
DRINK_IT_NOW: Final = always("DrinkItNow", "drink it")


class PassItTo(Fact, frozen=True):
    """For 1 Gold."""

    to: Name


says(PassItTo, "put 1 Gold on it and pass it to {to}")


class PutItUnder(Fact, frozen=True):
    """A card that was played, and a Prize that collects."""

    card: Card
    prize: Card


says(PutItUnder, "Put {card} under {prize}?")
PUT_IT_THERE: Final = always("PutItThere", "put it there")
DISCARD_IT: Final = always("DiscardIt", "discard it")
WHICH_NUMBER: Final = always(
    "WhichNumber",
    "Choose a number: the Drink has that much Alcohol Content and gives its drinker that much Gold.",
)


class ANumber(Fact, frozen=True):
    """One of those that are possible."""

    number: int


says(ANumber, "{number}")
WHICH_CARD: Final = always("WhichCard", "Which card do you take? The other one is discarded.")
