"""The log: "you" to the reader a line is about, names to everybody else, and the rule behind each line."""

from __future__ import annotations

import random
import re

import pytest

from lastcall import Game, new_game
from lastcall.cards.characters.amundyr.facts import BittenByScarab, GaveBackScarabs, GotScarabs
from lastcall.cards.characters.farai.facts import BrewEmpty
from lastcall.cards.characters.lucky.facts import GotCaught
from lastcall.cards.characters.lucky.heat import PENALTIES
from lastcall.cards.characters.nerodia.facts import CameTooLate, NothingToPetrify, PaidGlare
from lastcall.cards.characters.remy.facts import NoMark
from lastcall.cards.characters.torglesnarf.facts import Entered, LeftService, StayedInService
from lastcall.cards.characters.vlazlo.facts import BoughtForm, GainedBlood, SpentBlood, TookForm
from lastcall.engine.core.codes import ALCOHOL, FORTITUDE, GOLD, INN, NO_GOLD, ON_DRINK, PASSED_OUT, POT, THINGS
from lastcall.engine.drinks.facts import (
    ContestUnwon,
    Drank,
    DrinkNegated,
    DrinkPassed,
    DrinkSplit,
    GotDrink,
    NoDrinkLeft,
    Ordered,
    Sobered,
    UntouchedByDrink,
)
from lastcall.engine.events.facts import EventsShuffled
from lastcall.engine.gambling.facts import NobodyAntes, RoundGoesOn, RoundUnwon, TookControl, TookPot
from lastcall.engine.play.facts import (
    Borrowed,
    Championed,
    Changed,
    Decided,
    Divided,
    InnPaid,
    Lessened,
    LookedAtHand,
    MadeBid,
    NewDrinks,
    NobodyBid,
    NoChoice,
    NoCrawl,
    OpenedHand,
    Paid,
    PickedNext,
    Redirected,
    RedirectedAll,
    RedirectedToThing,
    Reduced,
    Struck,
    TossedForAll,
    Untouched,
    WonBid,
)
from lastcall.engine.play.joint_toss import HELP, STAY_OUT
from lastcall.engine.seen.log import told
from lastcall.engine.table.facts import (
    DrankPotion,
    FellAsleep,
    Found,
    IsOut,
    Kept,
    NoneToDiscard,
    NoneToDraw,
    PhaseBegan,
    SharedGold,
    Shuffled,
    TurnBegan,
    TurnEnded,
)
from lastcall.engine.table.potions import GIVES
from lastcall.language.keywords.facts import StakeToInn
from lastcall.language.words.facts import Lowered, NothingToSpill, Spilled, Unmoved
from lastcall.start import line_up
from lastcall.stories.position import position
from lastcall.stories.run import read_step
from lastcall.stories.script import Story
from lastcall.voice.fact import Fact
from lastcall.voice.speaker import Voice, shown
from tests.proofs import proves
from tests.rules.sides import pair_table

ALTERNATIVES = re.compile(r"\[(.*?)\|(.*?)\]")
LINES: list[tuple[Fact, str]] = [
    (TurnBegan(0), "[Your|Ann's] turn"),
    (TurnEnded(0), "[Your|Ann's] turn ends"),
    (FellAsleep(0), "[You Ignore|Ann Ignores] everything until [your|their] next turn"),
    (Unmoved(0), "[You Ignore|Ann Ignores] all Action cards until [your|their] next turn"),
    (PhaseBegan(0, 1), "[Your|Ann's] Action Phase"),
    (Changed(0, GOLD, -1), "[You lose|Ann loses] 1 Gold"),
    (Changed(0, GOLD, 0), "[You gain|Ann gains] no Gold"),
    (Changed(0, GOLD, 0, wanted=-1), "[You have|Ann has] no Gold left to lose"),
    (Changed(0, FORTITUDE, 0, wanted=1), "[You are|Ann is] already at full Fortitude"),
    (Changed(0, FORTITUDE, 0, wanted=-1), "[You have|Ann has] no Fortitude left to lose"),
    (Changed(0, ALCOHOL, 0, wanted=-1), "[You are|Ann is] as sober as can be"),
    (Changed(0, ALCOHOL, 0, wanted=1), "[You|Ann] can't get any drunker"),
    (Paid(0, 1, 2, False, False), "[You pay|Ann pays] Ben 2 Gold"),
    (NewDrinks(), "The Drink Deck has run out: everyone pays for a new one"),
    (Paid(1, 0, 2, False, False), "Ben pays [you|Ann] 2 Gold"),
    (Paid(0, INN, 1, False, False), "[You pay|Ann pays] the Inn 1 Gold"),
    (Paid(0, POT, 1, False, False), "[You ante|Ann antes] 1 Gold"),
    (Paid(0, POT, 0, False, False), "[You have|Ann has] no Gold to ante"),
    (Paid(0, INN, 0, False, False), "[You have|Ann has] no Gold to pay"),
    (Paid(0, 0, 1, False, True), "[You keep|Ann keeps] 1 Gold"),
    (Paid(0, 0, 1, True, True), "The Inn pays [you|Ann] 1 Gold"),
    (Paid(0, ON_DRINK, 1, False, False), "[You put|Ann puts] 1 Gold on the Drink"),
    (Paid(0, INN, 1, True, False), "The Inn lets [you|Ann] off 1 Gold"),
    (Paid(0, POT, 1, True, False), "The Inn antes 1 Gold for [you|Ann]"),
    (Paid(1, 0, 1, True, False), "The Inn pays [you|Ann] 1 Gold for Ben"),
    (Paid(0, ON_DRINK, 1, True, False), "The Inn puts 1 Gold on the Drink for [you|Ann]"),
    (InnPaid(0), "The Inn will pay for [you|Ann]"),
    (Redirected(0, 1), "The loss is redirected from [you|Ann] to Ben"),
    (Reduced(0, 1, 0, False), "[Your|Ann's] loss is reduced to 1"),
    (Reduced(0, 0, 0, True), "[Your|Ann's] ante is reduced to 0"),
    (Reduced(0, 1, THINGS, False), "(a blank)'s loss is reduced to 1"),
    (Lessened(0, 0, 1), "“(a blank)” reduces [your|Ann's] loss to 1"),
    (Championed(0, 0), "[You are|Ann is] the team's Champion"),
    (Borrowed(1, 0), "Ben is Champion in [your|Ann's] place"),
    (DrankPotion(0, GOLD, GIVES[GOLD]), "[You drink|Ann drinks] a Potion: +3 Gold"),
    (RedirectedAll(0, 1, 0), "“(a blank)” is redirected from [you|Ann] to Ben"),
    (RedirectedToThing(0, 0), "The loss is redirected from [you|Ann] to “(a blank)”"),
    (Struck(0, 0, 2), "“(a blank)” loses 2 Fortitude"),
    (Untouched(0, True), "[You Ignore|Ann Ignores] all effects"),
    (Untouched(0, False), "[You Ignore|Ann Ignores] all Action cards"),
    (IsOut(0, PASSED_OUT), "[You pass|Ann passes] out"),
    (IsOut(0, NO_GOLD), "[You have|Ann has] no Gold left"),
    (
        SharedGold(0, 3, False),
        "[You are|Ann is] out: each remaining player gets 3 of [your|their] Gold; the Inn takes the rest",
    ),
    (SharedGold(0, 0, False), "[You are|Ann is] out: the Inn takes [your|their] Gold"),
    (Drank(0, 0, 0, (0,)), "[You drink|Ann drinks]: no effect"),
    (Drank(0, 2, -1, (0,)), "[You drink|Ann drinks]: +2 Alcohol Content and −1 Fortitude"),
    (Sobered(0, 1), "[You have|Ann has] nothing to drink and [sober|sobers] up: −1 Alcohol Content"),
    (Sobered(0, 0), "[You have|Ann has] nothing to drink and [are|is] sober already"),
    (UntouchedByDrink(0), "[You Ignore|Ann Ignores] all effects: the Drink has none"),
    (DrinkNegated(0), "[Your|Ann's] Drink is Negated"),
    (ContestUnwon(), "Nobody wins the Drinking Contest"),
    (Spilled(0, 0), "[You throw|Ann throws] “(a blank)” away"),
    (Kept(0, 0), "“(a blank)” stays in front of [you|Ann]"),
    (DrinkPassed(1, 0), "Ben's Drink is passed to [you|Ann]"),
    (DrinkSplit(0, 1), "[Your|Ann's] Drink is split with Ben"),
    (Ordered(1, 0), "Ben orders a Drink for [you|Ann]"),
    (GotDrink(0), "[You are|Ann is] served a Drink"),
    (NoDrinkLeft(), "There is no Drink left to take"),
    (NothingToSpill(0), "[You have|Ann has] no Drink to throw away"),
    (StakeToInn(2), "The 2 Gold on the Drink goes to the Inn"),
    (NoneToDraw(0), "[You have|Ann has] no more cards to draw"),
    (NoneToDiscard(0), "[You have|Ann has] no such card to discard"),
    (Shuffled(0), "[You shuffle your|Ann shuffles their] discards into a new deck"),
    (NoChoice(0), "[You have|Ann has] nothing to choose: no option is possible"),
    (MadeBid(0, 3, FORTITUDE), "[You bid|Ann bids] 3 Fortitude"),
    (WonBid(0, 3, GOLD), "[You have|Ann has] the highest bid: 3 Gold"),
    (Decided(0, HELP), "[You help|Ann helps]"),
    (Decided(0, STAY_OUT), "[You stay|Ann stays] out of it"),
    (TossedForAll(0, 1), "[You toss|Ann tosses] a coin for all who help: tails"),
    (LookedAtHand(0, 1), "[You look|Ann looks] at Ben's hand"),
    (LookedAtHand(1, 0), "Ben looks at [your|Ann's] hand"),
    (PickedNext(1, 0), "Ben picks [you|Ann] as the next victim"),
    (Divided(0), "[You divide|Ann divides] the cards"),
    (OpenedHand(0), "Everybody sees [your|Ann's] hand"),
    (Found(0, 0), "[You take|Ann takes] “(a blank)”"),
    (Lowered(0, 0, 2), "Every number on “(a blank)” is 2 lower"),
    (EventsShuffled("Sea Event", True), "The discarded Sea Events are shuffled into a new deck"),
    (GainedBlood(0, 1, 3, 8), "[You gain|Ann gains] 1 Blood (3 of 8)"),
    (SpentBlood(0, 2, 1), "[You spend|Ann spends] 2 Blood (1 left)"),
    (TookForm(0, "Bat", (0,)), "[You take|Ann takes] 1 Bat card[: “(a blank)”|]"),
    (BoughtForm(0, "Wolf", (0,)), "[You buy|Ann buys] 1 Wolf card[: “(a blank)”|]"),
    (BittenByScarab(0, 0), "A Scarab bites [you|Ann] and crawls home"),
    (GotScarabs(0, 2), "[You get|Ann gets] 2 Scarabs"),
    (GaveBackScarabs(0, 1), "[You give|Ann gives] back 1 Scarab"),
    (Entered(0, 0), "“(a blank)” enters [your|Ann's] service"),
    (LeftService(0, 0), "“(a blank)” leaves [your|Ann's] service"),
    (StayedInService(0, 0), "“(a blank)” stays in [your|Ann's] service"),
    (NobodyBid(), "Nobody bids: nothing happens"),
    (TookControl(0), "[You are|Ann is] in control of the Round"),
    (NobodyAntes(), "Nobody has to ante"),
    (RoundGoesOn(), "A Round of Gambling is already running, so no new one starts"),
    (RoundUnwon(3), "Nobody wins the Round: the pot of 3 Gold goes to the Inn"),
    (RoundUnwon(0), "Nobody wins the Round: the pot is empty"),
    (TookPot(0, 0), "[You take|Ann takes] the empty pot"),
    (NoCrawl(), "Nobody can Crawl any more"),
    (NoMark(0, 1), "[You have|Ann has] a Mark already"),
    (NoMark(0, 0), "[You get|Ann gets] no Mark"),
    (NothingToPetrify(0), "[You have|Ann has] no card to Petrify"),
    (CameTooLate(0), "[Your|Ann's] Petrified card is discarded"),
    (PaidGlare(0, 2), "[You pay|Ann pays] 2 Petrified cards for the Glare"),
    (BrewEmpty(0, "Wine"), "The Wine is used up: nothing happens"),
    (Championed(0, 0), "[You are|Ann is] the team's Champion"),
    (Borrowed(0, 1), "[You are|Ann is] Champion in Ben's place"),
    (Borrowed(1, 0), "Ben is Champion in [your|Ann's] place"),
    (DrankPotion(0, FORTITUDE, GIVES[FORTITUDE]), "[You drink|Ann drinks] a Potion: +6 Fortitude"),
    (DrankPotion(0, ALCOHOL, GIVES[ALCOHOL]), "[You drink|Ann drinks] a Potion: \N{MINUS SIGN}6 Alcohol Content"),
    (GotCaught(0, PENALTIES[2]), "The Guard catches [you|Ann]. The penalty: lose 2 Fortitude"),
]
"""What each says [to Ann|to everybody else]."""


def two() -> Game:
    """Ann and Ben, at sea."""
    return position(Story("title: Two\nseats: Ann, Ben\nsea counters: 2\n", 1))


def said(game: Game, fact: Fact, reader: int | None) -> str:
    """A line of the log, as this reader is told it."""
    return Voice(game, reader).sentence(shown(game, fact, reader))


@pytest.mark.parametrize(("fact", "text"), LINES)
def test_you_are_you_and_everybody_else_has_a_name(fact: Fact, text: str) -> None:
    game = two()
    assert said(game, fact, 0) == ALTERNATIVES.sub(r"\1", text)
    assert said(game, fact, None) == ALTERNATIVES.sub(r"\2", text), "a spectator"
    assert fact.cites()


def test_a_side_is_you_to_each_of_its_members() -> None:
    game = pair_table({})
    for reader in (0, 1):
        assert said(game, TurnBegan(0), reader) == "Your turn"
        assert said(game, IsOut(0, PASSED_OUT), reader) == "You pass out"
    assert said(game, TurnBegan(0), 2) == "Ann and Ben's turn"
    assert said(game, IsOut(0, PASSED_OUT), None) == "Ann and Ben pass out"
    assert said(game, Changed(0, GOLD, -1), 1) == "Ann loses 1 Gold", "what a member does alone is theirs"
    battle = position(Story("seats: Ann, Ben, Cat, Dan\nteams: Ann, Ben + Cat + Dan"))
    assert said(battle, TurnBegan(1), 0) == "Ben, Cat and Dan's turn"


@pytest.mark.parametrize("seed", range(6))
def test_a_line_that_says_you_is_shared_with_nobody(seed: int) -> None:
    game = new_game(line_up(4, seed), seed=seed, modules=("sea", "dungeon", "crawl", "prize"), listen=True)
    chance = random.Random(seed)
    while game.outcome is None:
        game.answer(chance.choice(game.choices))
    public = told(game, None)
    titles = re.compile("|".join(sorted({re.escape(card.title) for card in game.cards}, key=len, reverse=True)))
    prose = [titles.sub("", line.text) for line in public]
    assert not [line for line in prose if re.search(r"\byour?\b", line, re.IGNORECASE)]
    for seat in range(game.size):
        own = told(game, seat)
        assert told(game, seat, 0, public) == own
        assert told(game, seat, 40, public[40:]) == own[40:]
        assert own != public


def cited(text: str) -> dict[str, tuple[str, ...]]:
    """What a story leaves in the log, with the rules behind each line."""
    story = Story(text, 1)
    game = position(story)
    game.log = []
    for step in story.steps:
        read_step(story, step)(game)
    return {line.text: line.rules for line in told(game, None)}


@proves("GAMBLE-35")
def test_an_ante_cites_the_rules_of_gambling() -> None:
    lines = cited("""
title: A Round
seats: Ann, Ben
Ann holds: Gambling? I'm in!

> Ann plays Gambling? I'm in!
= the pot: 2 Gold
""")
    assert lines["Ann antes 1 Gold"] == ("GAMBLE-35",)
    assert lines["Ann plays “Gambling? I'm in!”"] == ("TURN-07", "TIMING-01")


@proves("SEA-02")
def test_a_sea_event_cites_the_rules_of_the_sea() -> None:
    lines = cited("""
title: A wave
seats: Ann, Ben
card: Big Wave (Sea Event 3) = Each player loses 1 Fortitude.
sea deck: Big Wave
sea counters: 1

> Ann ends the phase
> Ann ends the phase
> Ann ends the phase
= Ann: 19 Fortitude
""")
    assert lines["Ann reveals “Big Wave”"] == ("SEA-02", "TIMING-01")
    assert lines["A Sea Event strikes"] == ("SEA-02", "TURN-16", "DUNGEON-02")
    assert lines["Next Sea Event in 3 turns"] == ("SEA-02", "DUNGEON-02")


@proves("PHYLL-03")
def test_a_shelved_mix_in_cites_its_own_rule() -> None:
    lines = cited("""
title: A draw
seats: Phyll, Ben
Phyll holds: One more
Phyll's deck: Ginger Syrup | Elbow
card: One more (Anytime) = You draw a card.
card: Ginger Syrup (Sometimes - Mix-in) = Mix this into a Drink. / Add 1 Alcohol Content to it.
card: Elbow (Action) = Another player loses 1 Fortitude.

> Phyll plays One more
= Phyll: 6 cards
""")
    assert lines["Phyll puts “Ginger Syrup” on the Mix-in Shelf"] == ("PHYLL-03",)


@proves("DRINK-10")
def test_a_drink_event_that_does_nothing_says_so() -> None:
    lines = cited("""
title: A Chaser
seats: Ann, Ben
phase: drink
Ann's pile: Wine with a Chaser | Drinking Contest!

> Ann drinks
""")
    assert lines["Ann reveals Wine + “Drinking Contest!”"] == ("TURN-10", "DRINK-08")
    assert lines["“Drinking Contest!” has no effect here"] == ("DRINK-10", "HOUSE-01")


@proves("TEAM-16", "TEAM-37")
@pytest.mark.parametrize(("move", "speakers"), [("", (0, 1)), ("> Ann plays Nap", (1,))])
def test_a_team_orders_without_those_whose_turn_has_ended(move: str, speakers: tuple[int, ...]) -> None:
    story = Story(
        f"""
title: Two Drinks
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
Ann holds: Nap
card: Nap (Action) = Your turn ends.

{move}
> Ben orders for Cat
= Cat: 2 Drinks
""",
        1,
    )
    game = position(story)
    game.log = []
    for step in story.steps:
        read_step(story, step)(game)
    assert game.speakers() == speakers, "for the second Drink, too"
    assert "Ben orders a Drink for Cat" in [line.text for line in told(game, None)]
    assert "Ben orders a Drink for you" in [line.text for line in told(game, 2)]
    assert "You order a Drink for Cat" in [line.text for line in told(game, 1)]


@proves("NEGATE-18")
def test_who_ignores_all_effects_does_so_once_for_a_card() -> None:
    story = Story(
        """
title: Asleep
seats: Vlazlo, Ben, Cat, Dan
teams: Vlazlo + Ben, Cat + Dan
Vlazlo holds: Bat nap
Cat holds: Everything
card: Everything (Action) = Each other player loses 2 Fortitude and 1 Gold.

> Vlazlo plays Bat nap
> the turn ends
> Cat plays Everything
= Ben: 18 Fortitude, 9 Gold
""",
        1,
    )
    game = position(story)
    game.log = []
    for step in story.steps:
        read_step(story, step)(game)
    assert [line.text for line in told(game, None)].count("Vlazlo Ignores all effects") == 1


def test_a_choice_names_the_player_of_the_card() -> None:
    story = Story(CHOICE, 1)
    game = position(story)
    game.log = []
    for step in story.steps:
        read_step(story, step)(game)
    assert game.question_for(1).texts() == ["Pay Ann 1 Gold", "Take a Drink from your pile"]
    game.answer(game.choices[1])
    for reader, text in (
        (0, "Ben chooses: Take a Drink from their pile"),
        (1, "You choose: Take a Drink from your pile"),
    ):
        assert text in [line.text for line in told(game, reader)]
    game.answer(game.choices[0])
    for reader, text in ((0, "Cat chooses: Pay you 1 Gold"), (1, "Cat chooses: Pay Ann 1 Gold")):
        assert text in [line.text for line in told(game, reader)]


CHOICE = """
title: A choice
seats: Ann, Ben, Cat
Ann holds: Chip in
card: Chip in (Action) = Each other player chooses: pay you 1 Gold, or take a Drink from their pile.

> Ann plays Chip in
= now Ben is not asked
> the window closes
"""


@proves("TORG-03")
def test_what_lies_in_front_of_its_player_is_activated_and_not_played() -> None:
    text = """
title: Vig saves the ante
seats: Ann, Torglesnarf
Ann holds: Gambling? I'm in!
Torglesnarf's front: Vig the Moneylender

> Ann plays Gambling? I'm in!
> Torglesnarf activates Vig the Moneylender
> the window closes
"""
    story = Story(text, 1)
    game = position(story)
    for step in story.steps:
        read_step(story, step)(game)
    lines = [line.text for line in told(game, None)]
    assert lines[-2:] == ["Torglesnarf activates Vig the Moneylender", "Torglesnarf's ante is reduced to 0"]
