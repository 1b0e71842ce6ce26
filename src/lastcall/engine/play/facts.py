"""What losses and payments tell."""

from __future__ import annotations

from typing import Final

from lastcall.engine.core.codes import (
    ACTION,
    ALCOHOL,
    ANYTIME,
    CHEATING,
    DRINK_EVENT,
    DUNGEON_EVENT,
    FORTITUDE,
    GAMBLING,
    INN,
    NO_CARD,
    NOBODY,
    ON_DRINK,
    POT,
    SEA_EVENT,
    SOMETIMES,
    TAVERN_EVENT,
)
from lastcall.engine.core.facts import No, no
from lastcall.ids import TrackId
from lastcall.voice.fact import (
    Aim,
    Amount,
    AnyFact,
    Card,
    Change,
    Fact,
    Hand,
    MaybeFact,
    Mixed,
    Name,
    Noted,
    Option,
    Payee,
    Seat,
    Source,
    Target,
    Targets,
    Title,
    Track,
    Words,
    always,
    negative,
    no_player,
    positive,
    says,
)


class Changed(Noted, frozen=True):
    """A track that has moved: which, how far, by which card, and which player caused it."""

    rules = ("LIMIT-01", "LIMIT-04")
    who: Seat
    track: Track
    amount: Amount
    card: Card = NO_CARD
    source: Source = NOBODY
    wanted: int = 0
    """How far it should have moved, had there been room."""


says(Changed, "{who} lose~ {amount} {track}", amount=negative)
says(Changed, "{who} gain~ {amount} {track}", amount=positive)
says(Changed, "{who} are~ already at full Fortitude", track=FORTITUDE, wanted=positive)
says(Changed, "{who} have~ no Fortitude left to lose", track=FORTITUDE)
says(Changed, "{who} are~ as sober as can be", track=ALCOHOL, wanted=negative)
says(Changed, "{who} can't get any drunker", track=ALCOHOL)
says(Changed, "{who} have~ no Gold left to lose", wanted=negative)
says(Changed, "{who} gain~ no Gold")


class Paid(Noted, frozen=True):
    """Gold paid: to whom, how much, whether by the Inn, for which card, and which player caused it."""

    who: Seat
    to: Payee
    gold: Amount
    by_inn: bool
    kept: bool
    """It stays with their side."""
    card: Card = NO_CARD
    source: Source = NOBODY

    def cites(self) -> tuple[str, ...]:
        return ("GAMBLE-23",) if self.by_inn else ("GAMBLE-35",) if self.to == POT else ("LIMIT-06",)


says(Paid, "the Inn lets {who} off {gold} Gold", by_inn=True, to=INN)
says(Paid, "the Inn puts {gold} Gold on the Drink for {who}", by_inn=True, to=ON_DRINK)
says(Paid, "the Inn pays {who} {gold} Gold", by_inn=True, kept=True)
says(Paid, "the Inn antes {gold} Gold for {who}", by_inn=True, to=POT)
says(Paid, "the Inn pays {to} {gold} Gold for {who}", by_inn=True)
says(Paid, "{who} have~ no Gold to ante", gold=0, to=POT)
says(Paid, "{who} have~ no Gold to pay", gold=0)
says(Paid, "{who} put~ {gold} Gold on the Drink", to=ON_DRINK)
says(Paid, "{who} ante~ {gold} Gold", to=POT)
says(Paid, "{who} keep~ {gold} Gold", kept=True)
says(Paid, "{who} pay~ {to} {gold} Gold")


class Untouched(Noted, frozen=True):
    """A player who Ignores all effects, or only Action cards."""

    who: Seat
    everything: bool

    def cites(self) -> tuple[str, ...]:
        return ("NEGATE-18",) if self.everything else ("CARD-068",)


says(Untouched, "{who} Ignore~ all [everything:effects|Action cards]")


class Redirected(Noted, frozen=True):
    """A loss redirected to another player."""

    rules = ("REDIRECT-01",)
    who: Seat
    to: Seat


says(Redirected, "the loss is redirected from {who} to {to}")


class RedirectedAll(Noted, frozen=True):
    """A card whose effects are all redirected to another player."""

    rules = ("REDIRECT-04",)
    who: Seat
    to: Seat
    card: Card


says(RedirectedAll, "{card} is redirected from {who} to {to}")


class RedirectedToThing(Noted, frozen=True):
    """A loss redirected to a thing in front of a player."""

    rules = ("REDIRECT-09",)
    who: Seat
    thing: Card


says(RedirectedToThing, "the loss is redirected from {who} to {thing}")


class Struck(Noted, frozen=True):
    """A thing in front of a player that has lost Fortitude."""

    rules = ("REDIRECT-09",)
    owner: Seat
    thing: Card
    amount: Amount


says(Struck, "{thing} loses {amount} Fortitude")


class InnPaid(Noted, frozen=True):
    """A payment the Inn takes over."""

    rules = ("GAMBLE-23",)
    who: Seat


says(InnPaid, "the Inn will pay for {who}")


class Reduced(Noted, frozen=True):
    """A smaller loss."""

    rules = ("NEGATE-04",)
    who: Seat
    left: Amount
    bearer: Target
    ante: bool


says(Reduced, "{bearer's} [ante:ante|loss] is reduced to {left}")


class Lessened(Noted, frozen=True):
    """A loss made smaller by something in front of a player."""

    rules = ("TEAM-35", "TEAM-36")
    who: Seat
    thing: Card
    left: Amount


says(Lessened, "{thing} reduces {who's} loss to {left}")


class NewDrinks(Noted, frozen=True):
    """A Drink Deck that ran out."""

    rules = ("DRINK-01",)


says(NewDrinks, "The Drink Deck has run out: everyone pays for a new one")


class ChooseBranch(Fact, frozen=True):
    """The options of a card, perhaps about a loss."""

    card: Card
    coming: MaybeFact


says(ChooseBranch, "{card}:[coming: {coming}. Choose| choose] one.")


# --- cards

BEHIND: Final = {
    ACTION: ("TURN-07", "TIMING-01"),
    DRINK_EVENT: ("DRINK-07", "TIMING-01"),
    TAVERN_EVENT: ("CRAWL-10", "TIMING-01"),
    SEA_EVENT: ("SEA-02", "TIMING-01"),
    DUNGEON_EVENT: ("DUNGEON-02", "TIMING-01"),
    GAMBLING | CHEATING: ("GAMBLE-05", "TIMING-01"),
    SOMETIMES: ("TYPES-01", "TIMING-01"),
    ANYTIME: ("TYPES-03", "TIMING-01"),
}
"""The rules by which a card comes into play, by its type; the first match counts."""


class PlayedCard(Noted, frozen=True):
    """A card played, or an Event revealed: on whom, for which use."""

    rules = tuple(dict.fromkeys(rule for rules in BEHIND.values() for rule in rules))
    who: Seat
    card: Card
    aim: Aim
    use: int
    types: int
    """The types of the card."""
    revealed: bool
    acts: bool
    """The card acts from in front of its player."""

    def cites(self) -> tuple[str, ...]:
        return next((rules for types, rules in BEHIND.items() if self.types & types), ("TIMING-01",))


class AnsweredWith(PlayedCard, frozen=True):
    """A card played in answer to something that is being resolved."""

    kind = "answer"


for played in (PlayedCard, AnsweredWith):
    says(played, "{who} reveal~ {card}{aim}", revealed=True)
    says(played, "{who} activate~ {card}{aim}", acts=True)
    says(played, "{who} play~ {card}{aim}")


class Negated(Noted, frozen=True):
    """A card that does nothing."""

    rules = ("NEGATE-01",)
    who: Seat
    card: Card


says(Negated, "{card} is Negated")


class Ignored(Noted, frozen=True):
    """A card that a player Ignores."""

    rules = ("NEGATE-02",)
    who: Seat
    card: Card


says(Ignored, "{who} Ignore~ {card}")


class NoChoice(Noted, frozen=True):
    """A player who can carry out none of the options."""

    rules = ("DUNGEON-05",)
    who: Seat


says(NoChoice, "{who} have~ nothing to choose: no option is possible")


class Chose(Noted, frozen=True):
    """What a player chose, and whose card offered it."""

    rules = ("TYPES-07",)
    who: Seat
    whose: Seat
    option: Option
    declined: bool
    """It was an offer, and they do not want it."""


says(Chose, "{who} decline~", declined=True)
says(Chose, "{who} choose~: {option}")


class MadeBid(Noted, frozen=True):
    """A bid."""

    rules = ("CARD-035",)
    who: Seat
    bid: Amount
    track: Track


says(MadeBid, "{who} bid~ {bid} {track}")


class NobodyBid(Noted, frozen=True):
    """An auction without a bid."""

    rules = ("CARD-035",)


says(NobodyBid, "Nobody bids: nothing happens")


class WonBid(Noted, frozen=True):
    """The highest bid."""

    rules = ("CARD-035", "LIMIT-06")
    who: Seat
    bid: Amount
    track: Track


says(WonBid, "{who} have~ the highest bid: {bid} {track}")


class RevealedBid(Noted, frozen=True):
    """A secret bid, revealed together with all others."""

    rules = ("CARD-037", "LIMIT-06")
    who: Seat
    bid: Amount


says(RevealedBid, "{who} reveal~ a bid of {bid} Gold")


class Decided(Noted, frozen=True):
    """Whether a player helps."""

    rules = ("CARD-057",)
    who: Seat
    stays_out: int


says(Decided, "{who} help~", stays_out=0)
says(Decided, "{who} stay~ out of it")


class TossedForAll(Noted, frozen=True):
    """How the coin has fallen."""

    rules = ("CARD-057",)
    who: Seat
    tails: int


says(TossedForAll, "{who} toss~ a coin for all who help: [tails:tails|heads]")


class Championed(Noted, frozen=True):
    """The Champion of a side."""

    rules = ("TEAM-20",)
    who: Seat
    card: Card


says(Championed, "{who} are~ the team's Champion")


class Borrowed(Noted, frozen=True):
    """A Champion from another side."""

    rules = ("CARD-050",)
    who: Seat
    of: Seat


says(Borrowed, "{who} are~ Champion in {of's} place")


# --- hands


class LookedAtHand(Noted, frozen=True):
    """A hand that a player looks at."""

    rules = ("CARD-060", "CARD-064")
    who: Seat
    of: Seat


says(LookedAtHand, "{who} look~ at {of's} hand")


class PickedNext(Noted, frozen=True):
    """A second victim of a card: a player, or a thing in front of one."""

    rules = ("CARD-064",)
    who: Seat
    target: Target


says(PickedNext, "{who} pick~ {target} as the next victim")


class Divided(Noted, frozen=True):
    """Cards in two piles."""

    rules = ("CARD-066",)
    who: Seat


says(Divided, "{who} divide~ the cards")


class OpenedHand(Noted, frozen=True):
    """A hand that everybody can see from now on."""

    rules = ("CARD-076",)
    who: Seat


says(OpenedHand, "Everybody sees {who's} hand")


# --- the Pub Crawl


class Crawled(Noted, frozen=True):
    """Where the party goes."""

    rules = ("CRAWL-02", "CRAWL-10")
    who: Seat
    tavern: str


says(Crawled, "{who} lead~ everyone to {tavern}")


class NoCrawl(Noted, frozen=True):
    """Nobody Crawls any more."""

    rules = ("CRAWL-09",)


says(NoCrawl, "Nobody can Crawl any more")


class Closed(Noted, frozen=True):
    """A tavern without Drinks."""

    rules = ("CRAWL-14",)
    who: Seat
    tavern: str


says(Closed, "{who} have~ ordered the last Drink: {tavern} Closes")


# --- why not

WHILE_DRAWING: Final = no("WhileDrawing", ("TURN-03",), "Nobody can play cards between the first discard and the draw")
GONE_FOR_NOW: Final = no(
    "GoneForNow", ("NEGATE-18", "TURN-17"), "You have ended your turn and cannot play cards until it is over"
)
BARRED_FOR_NOW: Final = no(
    "BarredForNow", ("CARD-030",), "You cannot play Sometimes or Anytime cards until the end of this turn"
)
ASLEEP_FOR_NOW: Final = no(
    "AsleepForNow", ("NEGATE-18",), "You Ignore everything and cannot play cards until your next turn"
)
GAME_OVER: Final = no("GameOver", ("LOSE-12",), "The game is over")
OUT_OF_GAME: Final = no("OutOfGame", ("LOSE-15",), "You are out of the game")
WORKS_BY_ITSELF: Final = no("WorksByItself", ("TEAM-35", "TYPES-01"), "It works by itself while it lies there")
FOR_ITS_OWNER: Final = no("ForItsOwner", ("TEAM-35",), "It helps only you, not a teammate")
IN_PLAY_ALREADY: Final = no("InPlayAlready", ("TYPES-01",), "This card is in play already")
UNPLAYABLE: Final = no("Unplayable", ("TYPES-01",), "This card cannot be played")
CANNOT_BE_NEGATED: Final = no("CannotBeNegated", ("TYPES-01",), "That card cannot be Negated")
CANNOT_BE_IGNORED: Final = no("CannotBeIgnored", ("TYPES-01",), "That card cannot be Ignored")
ROUND_NOT_IGNORED: Final = no(
    "RoundNotIgnored", ("AFFECT-06",), "A Round of Gambling and its antes cannot be Ignored with this card"
)
IGNORED_ALREADY: Final = no("IgnoredAlready", ("NEGATE-02",), "You already Ignore that card")
EVENT_NOT_NEGATED_SO: Final = no(
    "EventNotNegatedSo", ("NEGATE-12",), "This Event can be reduced or Ignored like an Action card, but not Negated"
)
EVENT_NOT_AFFECTED_SO: Final = no(
    "EventNotAffectedSo", ("NEGATE-12",), "Only cards that name Events can answer an Event"
)
NOT_YOURS: Final = no("NotYours", ("CARD-062",), "Only the player who would lose can answer that loss")
YOUR_OWN_PAYMENT: Final = no("YourOwnPayment", ("NEGATE-07",), "You cannot Ignore a payment demanded by your own card")


class OnlyTheyRespond(No, frozen=True):
    """The window is open to one side."""

    rules = ("LOSE-04", "GAMBLE-22")
    who: Seat


says(OnlyTheyRespond, "Only {who} can respond now")


class AffectedOnlyBy(No, frozen=True):
    """One card alone can answer it."""

    rules = ("NEGATE-16", "CHANGE-05")
    title: str


says(AffectedOnlyBy, "That card can only be affected by “{title}”")


class DoesNotAffect(No, frozen=True):
    """AFFECT-03 to AFFECT-06: none of its packets moves these tracks."""

    yours: Words
    because: tuple[str, ...]

    def cites(self) -> tuple[str, ...]:
        return self.because


says(DoesNotAffect, "That card does not directly affect {yours}")


# --- questions


class PickPlayer(Fact, frozen=True):
    """Whom a card picks."""

    card: Card
    more: bool
    """Others have been picked already."""


says(PickPlayer, "{card}: pick [more:one more|a] player.")


class WhichChampion(Fact, frozen=True):
    """Which member of a side stands for it."""

    card: Card
    gambles: bool
    """It starts a Round."""


says(WhichChampion, "Who gambles for your team?", gambles=True)
says(WhichChampion, "Who stands for your team? ({card})")


class Offer(Fact, frozen=True):
    """Something a player may accept or decline."""

    card: Card
    who: Seat
    whose: Seat
    offer: Option


says(Offer, "{card}: {offer:low}?")


class OfferWithPrice(Fact, frozen=True):
    """An offer, and what follows if it is accepted."""

    card: Card
    who: Seat
    whose: Seat
    offer: Option
    then: Option


says(OfferWithPrice, "{card}: {offer:low}, then {then:low}?")


class Accept(Fact, frozen=True):
    """Yes to an offer, and what that costs: the offer itself, and what follows it."""

    price: Words
    then: Words


says(Accept, "Yes", price="", then="")
says(Accept, "Yes ({then})", price="")
says(Accept, "Yes ({price}[then: and {then}])")
NO_THANKS: Final = always("NoThanks", "No")


class AnOption(Fact, frozen=True):
    """What a card offers."""

    who: Seat
    whose: Seat
    option: Option


says(AnOption, "{option}")


class BidFor(Fact, frozen=True):
    """An auction: for what, and how much has been bid."""

    card: Card
    who: Seat
    whose: Seat
    prize: Option
    best: Seat
    bid: Amount
    track: Track


says(BidFor, "{card}: {prize:low}. Nobody has bid yet. Bid or pass?", best=no_player)
says(BidFor, "{card}: {prize:low}. {Best} bid~ {bid} {track}. Bid or pass?")


class ABid(Fact, frozen=True):
    """One of the bids that are possible."""

    bid: Amount
    track: Track


says(ABid, "bid {bid} {track}")


class BidInSecret(Fact, frozen=True):
    """What the highest bid brings."""

    card: Card
    who: Seat
    whose: Seat
    prize: Option


says(BidInSecret, "{card}: {prize:low}. All bids are secret, and all are paid. How much do you bid?")


class ASecretBid(Fact, frozen=True):
    """One of the bids that are possible."""

    gold: Amount


says(ASecretBid, "{gold} Gold")


class HelpToss(Fact, frozen=True):
    """What either side of the coin brings."""

    card: Card
    who: Seat
    whose: Seat
    heads: Option
    tails: Option


says(HelpToss, "{card}: heads: {heads}; tails: {tails}. Do you help?")
TO_HELP: Final = always("ToHelp", "Help")
TO_STAY_OUT: Final = always("ToStayOut", "Stay out of it")
WHERE_TO_CRAWL: Final = always("WhereToCrawl", "Where does the party go next?")


class ATavern(Fact, frozen=True):
    """Where the party may go."""

    tavern: str


says(ATavern, "{tavern}")


class SeesHand(Fact, frozen=True):
    """A player looks at a hand, as told to the others."""

    card: Card
    who: Seat
    of: Seat


says(SeesHand, "{card}: {Who} look~ at {of's} hand.")


class ReadHand(Fact, frozen=True):
    """A hand that is looked at."""

    card: Card
    of: Seat
    hand: Hand
    fits: bool
    """It has a card that may be discarded."""


says(ReadHand, "{card}: {Of} hold~ {hand}. Discard one of them?", fits=True)
says(ReadHand, "{card}: {Of} hold~ {hand}. You can discard none of them.")


class WhoLoses(Fact, frozen=True):
    """A second victim."""

    amount: Amount


says(WhoLoses, "Who loses {amount} Fortitude?")


class ATarget(Fact, frozen=True):
    """A player or a thing that can be picked."""

    target: Target


says(ATarget, "{target:self}")


class DivideCards(Fact, frozen=True):
    """Cards to divide into two piles."""

    cards: int
    taker: Seat


says(DivideCards, "Divide {cards} card^ into two piles. {taker} will take one of them.")


class TwoPiles(Fact, frozen=True):
    """One way to divide cards."""

    first: Hand
    second: Hand


says(TwoPiles, "{first} | {second}")


class APile(Fact, frozen=True):
    """One of the two piles."""

    cards: Hand


says(APile, "{cards}")
WHICH_PILE: Final = always("WhichPile", "Which pile do you take? The other one is discarded.")


# --- last chances


class TheirLastChance(Fact, frozen=True):
    """Another player's last chance."""

    who: Seat


says(TheirLastChance, "This is {who's} last chance.")


class PassingOut(Fact, frozen=True):
    """Your last chance when you are passing out."""

    alcohol: int
    fortitude: int


says(
    PassingOut,
    "You are about to pass out ({alcohol} Alcohol Content, {fortitude} Fortitude). This is your last chance.",
)
NO_GOLD_LEFT: Final = always("NoGoldLeft", "You have no Gold left. This is your last chance.")
SAFE_FOR_NOW: Final = always("SafeForNow", "You are safe for now.")


# --- answers


class ToPlay(Fact, frozen=True):
    """A card that can be played: for which use, if that is in doubt, and on what."""

    title: Title
    card: Card
    label: str
    use: Words
    on: MaybeFact


says(ToPlay, "{title}", label="", use="", on=None)
says(ToPlay, "{card}[label: with {label}][use: ({use})][on:{on}]")


class ACard(Fact, frozen=True):
    """A card that can be chosen, by its title."""

    card: Title


says(ACard, "{card}")


class OnTarget(Fact, frozen=True):
    """Whom it picks, and in answer to what, if that is in doubt."""

    target: Target
    answered: MaybeFact
    own: bool = False
    """A teammate reads that somebody picks themselves."""


says(OnTarget, " on {target:themselves}[answered:{answered}]", own=True)
says(OnTarget, " on {target:self}[answered:{answered}]")


class OnAll(Fact, frozen=True):
    """Everybody and everything a card can pick, because it picks as many."""

    targets: Targets


says(OnAll, " on {targets}")


class OnTheirDrink(Fact, frozen=True):
    """Whose Drink a card is played on, and for whom."""

    who: Seat
    cards: Mixed
    """What the Drink is made of, if the drinker has several."""
    to: MaybeFact
    own: bool = False
    """A teammate reads that somebody plays it on their own Drink."""


says(OnTheirDrink, " on {who:own} Drink[cards: ({cards})][to:{to}]", own=True)
says(OnTheirDrink, " on {who's} Drink[cards: ({cards})][to:{to}]")


class ForTarget(Fact, frozen=True):
    """Whom a Drink is for."""

    target: Target


says(ForTarget, " for {target}")


class ToHit(Fact, frozen=True):
    """A thing in front of a player that is hit, and gets nothing of the Drink."""

    target: Target


says(ToHit, " to hit {target}")


def not_alcohol(track: TrackId) -> bool:
    """Whether a track is not Alcohol Content; a condition for `says`."""
    return track != ALCOHOL


class ToSave(Fact, frozen=True):
    """What an answer to a loss or payment is good for."""

    who: Target
    own: bool
    """Of whoever plays the card."""
    amount: Amount
    track: Track
    ante: bool
    owed: bool
    """No card carries it."""
    done: bool
    """It has happened."""


says(ToSave, " after gaining {amount} {track}", own=True, amount=negative)
says(ToSave, " after {who} gained {amount} {track}", amount=negative)
says(ToSave, " after an ante of {amount} Gold", own=True, ante=True, done=True)
says(ToSave, " after {who's} ante of {amount} Gold", ante=True, done=True)
says(ToSave, " after losing {amount} {track}", own=True, done=True)
says(ToSave, " after {who} lost {amount} {track}", done=True)
says(ToSave, " to dodge the {amount} Gold ante", own=True, ante=True)
says(ToSave, " to spare {who} the {amount} Gold ante", ante=True)
says(ToSave, " to get out of paying {amount} Gold", own=True, owed=True)
says(ToSave, " to get {who} out of paying {amount} Gold", owed=True)
says(ToSave, " to save {amount} {track}", own=True, track=not_alcohol)
says(ToSave, " to save {who} {amount} {track}", track=not_alcohol)
says(ToSave, " against {amount} {track}", own=True)
says(ToSave, " to spare {who} {amount} {track}")


class SpokenBy(Fact, frozen=True):
    """An answer with its speaker, where several seats may answer."""

    who: Name
    answer: AnyFact


says(SpokenBy, "{who}: {answer}")


class ToDrinkPotion(Fact, frozen=True):
    """What a Potion is drunk for."""

    amount: Change
    track: Track


says(ToDrinkPotion, "drink a Potion: {amount} {track}")
