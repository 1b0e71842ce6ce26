"""What the words of cards tell."""

from __future__ import annotations

from typing import Final

from lastcall.engine.core.facts import No, no
from lastcall.voice.fact import Amount, Card, Fact, Noted, Seat, Side, Target, Words, says


class Spilled(Noted, frozen=True):
    """A Drink that nobody drinks."""

    rules = ("DRINK-19",)
    who: Seat
    card: Card


says(Spilled, "{who} throw~ {card} away")


class NothingToSpill(Noted, frozen=True):
    """An empty Drink Me! Pile."""

    rules = ("LIMIT-04",)
    who: Seat


says(NothingToSpill, "{who} have~ no Drink to throw away")


class Lowered(Noted, frozen=True):
    """A card with smaller numbers."""

    rules = ("NERODIA-18",)
    who: Seat
    card: Card
    amount: Amount


says(Lowered, "Every number on {card} is {amount} lower")


class Unmoved(Noted, frozen=True):
    """Somebody whom Action cards do not move."""

    rules = ("CARD-068",)
    who: Seat


says(Unmoved, "{who} Ignore~ all Action cards until {their} next turn")


# --- why not

NOT_PICKED_BY_ANOTHER: Final = no(
    "NotPickedByAnother", ("REDIRECT-04",), "Only when another player has picked you with an Action card"
)
SAID_ALREADY: Final = no("SaidAlready", ("TIMING-10",), "That is the same event as one you can answer already")
NO_GOLD_GAINED: Final = no("NoGoldGained", ("TIMING-10",), "Only after you have gained Gold")
NO_FORTITUDE: Final = no("NoFortitude", ("LIMIT-06", "CARD-040"), "You have no Fortitude to pay with")
DRINK_IGNORED_ALREADY: Final = no("DrinkIgnoredAlready", ("NEGATE-13",), "That Drink is already Ignored")
NOT_SPLITTABLE: Final = no("NotSplittable", ("SPLIT-09", "SELFSPLIT-06"), "That Drink cannot be split by a card")
NO_DRINK_REVEALED: Final = no(
    "NoDrinkRevealed", ("TYPES-01", "DRINK-07"), "Only on a Drink that has been revealed and not yet drunk"
)
NOT_YOUR_DRINK: Final = no(
    "NotYourDrink", ("TYPES-01", "DRINK-07"), "Only on your own Drink, once it is revealed and before you drink it"
)
ONLY_ITS_DRINKER: Final = no(
    "OnlyItsDrinker", ("DRINK-20", "SPLIT-07"), "You could only pick the player who is going to drink it"
)
NOT_TO_TEAMMATE: Final = no("NotToTeammate", ("TEAM-18",), "Not to a teammate of whoever is about to drink it")
NOT_DRINKING: Final = no("NotDrinking", ("NEGATE-05",), "Only on a Drink you are about to drink")
NEXT_WINDOW: Final = no("NextWindow", ("TYPES-04",), "You can play this in the next window")
ONLY_AS_ACTION: Final = no("OnlyAsAction", ("TYPES-05",), "Only as your Action, when you are asked for it")
NOT_IN_A_ROUND: Final = no("NotInARound", ("TYPES-05",), "Not in a Round of Gambling")
ACTION_COMES_LATER: Final = no("ActionComesLater", ("TYPES-05",), "Your Action Phase comes later")
ACTION_IS_OVER: Final = no("ActionIsOver", ("TYPES-05",), "Your Action Phase is over")
NO_ACTION_LEFT: Final = no("NoActionLeft", ("TYPES-05",), "You have no Action left")
NO_ACTION_OF_YOURS_LEFT: Final = no("NoActionOfYoursLeft", ("TEAM-14",), "You have no Action left")
NO_BOSS_ACTION_LEFT: Final = no("NoBossActionLeft", ("BOSS-10",), "You have no Action left")
NOT_CALLED: Final = no("NotCalled", ("CARD-050", "BVB-04"), "Only when a card calls for Champions")
NO_CHOICE: Final = no("NoChoice", ("CARD-050", "BOSS-01", "TEAM-21"), "You don't choose your Champion here")
NAMED_ALREADY: Final = no(
    "NamedAlready",
    ("CARD-050", "BVB-04"),
    "Champions have been named: another player can be yours, but you cannot Ignore it",
)
ANTE_NOT_COVERED: Final = no("AnteNotCovered", ("GAMBLE-23",), "This card does not pay an ante")
MORE_THAN_TWO: Final = no("MoreThanTwo", ("REDIRECT-10",), "Only while more than two players are left")
ONLY_TWO: Final = no("OnlyTwo", ("REDIRECT-10",), "Only when two players are left")
STAYS: Final = no("Stays", ("REDIRECT-08",), "Nobody can redirect that loss or hit back")
EVENT_LOSS: Final = no("EventLoss", ("NEGATE-12",), "Only cards that name Events can answer what an Event takes")
NO_ANTE: Final = no("NoAnte", ("GAMBLE-16",), "Only when you must ante")
NOTHING_TO_PAY: Final = no("NothingToPay", ("TYPES-01",), "Only when you must pay Gold")
NO_PLAYER_TO_PAY: Final = no("NoPlayerToPay", ("TYPES-01",), "Only when you must pay Gold to another player")
NEITHER_PAY_NOR_ANTE: Final = no("NeitherPayNorAnte", ("GAMBLE-23",), "Only when you must pay or ante Gold")


class NotPlayed(No, frozen=True):
    """No such card has been played."""

    rules = ("TYPES-01",)
    type: Words


says(NotPlayed, "Only when {type} has been played")


class NotChangingDrink(No, frozen=True):
    """No such card changes a Drink."""

    rules = ("CHANGE-01",)
    type: Words


says(NotChangingDrink, "Only when {type} changes a Drink")


class NotRevealed(No, frozen=True):
    """No such Event has been revealed."""

    rules = ("NEGATE-08", "NEGATE-10")
    type: Words


says(NotRevealed, "Only when {type} has been revealed, before it resolves")


class OtherSort(No, frozen=True):
    """An Event of another sort."""

    rules = ("NEGATE-09",)
    type: Words


says(OtherSort, "This card answers only {type}")


class NothingAffects(No, frozen=True):
    """Nothing moves these tracks."""

    rules = ("AFFECT-01",)
    yours: Words


says(NothingAffects, "No card on the table affects {yours}")


class NotOfTypeAffecting(No, frozen=True):
    """No such card moves these tracks."""

    rules = ("AFFECT-01",)
    type: Words
    yours: Words


says(NotOfTypeAffecting, "Only when {type} affects {yours}")


class NobodyHasLost(No, frozen=True):
    """Nobody has been hit."""

    rules = ("TIMING-11",)
    track: Words


says(NobodyHasLost, "Only after somebody has lost {track} to another player's card")


class CostsGold(No, frozen=True):
    """Too dear."""

    rules = ("LIMIT-06",)
    price: int
    gold: int


says(CostsGold, "It costs {price} Gold to play, and you have {gold}")


class OthersTurn(No, frozen=True):
    """Whose turn it is instead."""

    rules = ("TYPES-05",)
    who: Side


says(OthersTurn, "It is {who's} turn")


class NotInYourPhase(No, frozen=True):
    """Not that phase, or not yours."""

    rules = ("TYPES-01",)
    phase: Words


says(NotInYourPhase, "Only in your {phase} Phase")


class NotInTheirPhase(No, frozen=True):
    """Not that phase, or your own."""

    rules = ("TYPES-01",)
    phase: Words


says(NotInTheirPhase, "Only in another player's {phase} Phase")


class NotLosing(No, frozen=True):
    """No such loss is coming to you."""

    rules = ("TIMING-11",)
    track: Words


says(NotLosing, "Only when you would lose {track}, before it is lost")


class NobodyMakesYouLose(No, frozen=True):
    """No such loss is somebody else's doing."""

    rules = ("TIMING-11",)
    track: Words


says(NobodyMakesYouLose, "Only when another player would make you lose {track}, before it is lost")


class NoneOfTypeMakesYouLose(No, frozen=True):
    """No such loss comes from a card of this type."""

    rules = ("NEGATE-12", "TIMING-11")
    type: Words
    track: Words


says(NoneOfTypeMakesYouLose, "Only when {type} would make you lose {track}, before it is lost")


class YouHaveNotLost(No, frozen=True):
    """You have not been hit."""

    rules = ("TIMING-11",)
    track: Words


says(YouHaveNotLost, "Only after you have lost {track} to another player's card")


# --- questions


class HowMuchFortitude(Fact, frozen=True):
    """An ante that may be paid with Fortitude."""

    gold: Amount


says(HowMuchFortitude, "How much of the ante of {gold} Gold do you pay with Fortitude?")


class ToLose(Fact, frozen=True):
    """So much of it."""

    fortitude: Amount


says(ToLose, "Lose {fortitude} Fortitude")


class PassTo(Fact, frozen=True):
    """After a Drink: it is passed on."""

    target: Target


says(PassTo, ": pass it to {target}")


class HalfTo(Fact, frozen=True):
    """After a Drink: it is split."""

    target: Target


says(HalfTo, ": give {target} half")
