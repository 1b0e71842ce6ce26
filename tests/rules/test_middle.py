"""What is said about the middle of the table: to each reader as theirs, beside a view that everybody shares."""

from __future__ import annotations

import random
import re

import pytest

from lastcall import Game, begin
from lastcall.cards.characters.amundyr.facts import Biting
from lastcall.cards.characters.samantha.facts import BrawlTurnsUp
from lastcall.engine.core.codes import ALCOHOL, FORTITUDE, GOLD, INN, NOBODY, ON_DRINK, POT, THINGS
from lastcall.engine.core.facts import AnswersChange, CameTo, Champions, ComesTo, Doing, IgnoredBy, Picks
from lastcall.engine.core.matters import change, debt, gift
from lastcall.engine.core.middle import crowd, dues
from lastcall.engine.drinks.facts import AnswersDrink, LooksAt, TheyDrink
from lastcall.engine.gambling.facts import InControl, StillIn
from lastcall.engine.play.facts import Crawled
from lastcall.engine.seen.reader import Reader
from lastcall.engine.seen.words import DueWords, MatterWords, said, shared
from lastcall.stories.position import position
from lastcall.stories.run import read_step
from lastcall.stories.script import Story
from lastcall.voice.fact import Fact
from lastcall.voice.speaker import Voice
from tests.laws.trace import named_setup
from tests.rules.test_log import ALTERNATIVES


def four() -> Game:
    return position(Story("title: Four\nseats: Ann, Ben, Cat, Dan\n", 1))


def coming(who: tuple[int, ...], amount: int, track: int = FORTITUDE, to: int = INN, **more: bool) -> ComesTo:
    return ComesTo(who, crowd(who), amount, track, to, more.get("pays", False), more.get("by_inn", False), 1)


def came(fact: ComesTo) -> CameTo:
    return CameTo(fact.who, fact.crowd, fact.amount, fact.track, fact.to, fact.pays, fact.by_inn, fact.times)


LINES: list[tuple[Fact, str]] = [
    (Doing(0, False, False), "[You play|Ann plays]"),
    (Doing(0, True, False), "[You reveal|Ann reveals]"),
    (Doing(0, False, True), "[You activate|Ann activates]"),
    (Crawled(0, "The Inn"), "[You lead|Ann leads] everyone to The Inn"),
    (BrawlTurnsUp(0), "[Your|Ann's] Brawl turns up"),
    (Biting(0), "A Scarab bites [you|Ann]"),
    (TheyDrink((1, 0), 0), "[You and Ben|Ben and Ann] drink"),
    (TheyDrink((0,), 0), "[You drink|Ann drinks]"),
    (TheyDrink((0, 1, 2, 3), 4), "4 players drink"),
    (LooksAt(0, 1), "[You look|Ann looks] at a Drink"),
    (LooksAt(0, 3), "[You look|Ann looks] at 3 Drinks"),
    (AnswersDrink(0), "On [your|Ann's] Drink"),
    (AnswersChange(0, True, 1), "Against [your|Ann's] ante"),
    (AnswersChange(0, False, 1), "Against [your|Ann's] loss"),
    (AnswersChange(0, False, -1), "After [your|Ann's] gain"),
    (Picks((1, 0)), "On [you and Ben|Ben and Ann]"),
    (IgnoredBy((1, 0)), "Ignored by [you and Ben|Ben and Ann]"),
    (Champions((0,)), "Champion: [you|Ann]"),
    (Champions((1, 0)), "Champions: [you and Ben|Ben and Ann]"),
    (InControl(0), "[You are|Ann is] in control"),
    (InControl(NOBODY), "Nobody is in control"),
    (StillIn((1, 0)), "Still in: [you and Ben|Ben and Ann]"),
    (coming((0,), 2), "[You lose|Ann loses] 2 Fortitude"),
    (coming((0,), -2), "[You gain|Ann gains] 2 Fortitude"),
    (coming((0,), 1, GOLD, POT, pays=True), "[You pay|Ann pays] 1 Gold"),
    (coming((0,), 1, GOLD, 1), "[You pay|Ann pays] Ben 1 Gold"),
    (coming((1,), 1, GOLD, 0), "Ben pays [you|Ann] 1 Gold"),
    (coming((0,), 1, GOLD), "[You lose|Ann loses] 1 Gold"),
    (coming((0,), 1, GOLD, pays=True), "[You pay|Ann pays] 1 Gold"),
    (coming((0,), 1, GOLD, ON_DRINK), "[You put|Ann puts] 1 Gold on the Drink"),
    (coming((0,), 1, GOLD, 1, by_inn=True), "The Inn pays Ben 1 Gold for [you|Ann]"),
    (coming((0,), 1, GOLD, POT, by_inn=True), "The Inn antes 1 Gold for [you|Ann]"),
    (coming((0,), 1, GOLD, by_inn=True), "The Inn lets [you|Ann] off 1 Gold"),
    (coming((0, 1, 2, 3), 1), "4 players lose 1 Fortitude"),
    (came(coming((0,), 2)), "[You|Ann] lost 2 Fortitude"),
    (came(coming((0,), -2)), "[You|Ann] gained 2 Fortitude"),
    (came(coming((0,), 1, GOLD, 1)), "[You|Ann] paid Ben 1 Gold"),
]
"""What each says [to Ann|to everybody else]."""


@pytest.mark.parametrize(("fact", "text"), LINES)
def test_you_are_you_and_everybody_else_has_a_name(fact: Fact, text: str) -> None:
    game = four()
    assert Voice(game, 0).sentence(fact) == ALTERNATIVES.sub(r"\1", text)
    assert Voice(game, None).sentence(fact) == ALTERNATIVES.sub(r"\2", text)


def told(game: Game, facts: tuple[ComesTo, ...]) -> list[str]:
    return [Voice(game, None).sentence(fact) for fact in facts]


def test_equal_changes_are_told_together_and_repeated_ones_apart() -> None:
    game = four()
    assert told(game, dues([change(1, FORTITUDE, 2), change(0, FORTITUDE, 2), change(2, FORTITUDE, 1)])) == [
        "Ben and Ann lose 2 Fortitude",
        "Cat loses 1 Fortitude",
    ]
    twice = [change(seat, FORTITUDE, 2) for seat in (2, 3, 3)]
    assert told(game, dues(twice)) == ["Cat loses 2 Fortitude", "Dan loses 2 Fortitude twice"]
    assert told(game, dues([debt(0, 2, 1), gift(2, 3)])) == ["Ann pays Ben 2 Gold", "Cat gained 3 Gold"]
    assert told(game, dues([change(0, ALCOHOL, -1)])) == ["Ann gains 1 Alcohol Content"]


def test_many_players_are_counted_but_a_thing_is_named() -> None:
    assert crowd((0, 1, 2)) == 0
    assert crowd((0, 1, 2, 3)) == 4
    assert crowd((0, 1, 2, THINGS + 5)) == 0


def played(text: str) -> Game:
    """The game after the steps of a story."""
    story = Story(text.lstrip("\n"), 1)
    game = position(story)
    for step in story.steps:
        read_step(story, step)(game)
    return game


def words(game: Game, reader: int | None) -> list[MatterWords]:
    return list(said(game, reader, shared(game)).words.values())


ROUND = """
title: A Round
seats: Ann, Ben, Cat
card: Eviction (Anytime) = In a Round of Gambling, another player in the Round leaves the Round.
Ann holds: Gambling? I'm in!
Cat holds: Eviction

> Ann plays Gambling? I'm in!
> the window closes
"""


def test_an_ante_is_called_so_and_each_pays_their_own() -> None:
    game = played(ROUND)
    assert words(game, 1)[-1] == MatterWords(
        "Ante", due=(DueWords("You pay 1 Gold", mine=True), DueWords("Ann and Cat pay 1 Gold"))
    )
    assert words(game, None)[-1] == MatterWords("Ante", due=(DueWords("Ann, Ben and Cat pay 1 Gold"),))
    assert said(game, 0, shared(game)).gambling == ("You are in control", "Still in: you, Ben and Cat")
    assert said(game, None, shared(game)).gambling == ("Ann is in control", "Still in: Ann, Ben and Cat")


def test_an_answer_names_what_it_answers_to_each_reader() -> None:
    text = """
title: Answers
seats: Ann, Ben
card: Punch (Action) = Another player loses 3 Fortitude.
card: Duck (Sometimes) = When you would lose Fortitude, reduce the loss by 2.
card: Stop It (Anytime) = Negate a Sometimes card.
Ann holds: Punch | Stop It
Ben holds: Duck

> Ann plays Punch on Ben
> Ben plays Duck
"""
    game = played(text)
    assert words(game, 0) == [
        MatterWords("You play", picks="on Ben", due=(DueWords("Ben loses 3 Fortitude"),)),
        MatterWords("Ben plays", "against Ben's loss"),
    ]
    assert words(game, 1) == [
        MatterWords("Ann plays", picks="on you", due=(DueWords("You lose 3 Fortitude", mine=True),)),
        MatterWords("You play", "against your loss"),
    ]


def test_a_side_of_the_view_is_shared_and_the_words_are_not_in_it() -> None:
    game = played(ROUND)
    public = Reader(game, None, asks=False)
    ann, dan = Reader(game, 0, asks=False, public=public), Reader(game, 2, asks=False, public=public)
    assert ann.view.table is dan.view.table is public.view.table
    assert ann.said.words != public.said.words


# --- in whole games


@pytest.mark.parametrize("seed", range(6))
def test_words_of_whole_games(seed: int) -> None:
    """Shared or not, kept from the moment before or told anew: the same words; and spectators are never "you"."""
    chance = random.Random(seed)
    game = begin(named_setup(chance, seed), listen=True)
    public = Reader(game, None, asks=False)
    readers = [Reader(game, seat, asks=False, public=public) for seat in range(game.size)]
    titles = re.compile("|".join(sorted({re.escape(card.title) for card in game.cards}, key=len, reverse=True)))
    while game.outcome is None:
        table = shared(game)
        assert list(public.said.words) == [matter.id for matter in public.view.table]
        prose = titles.sub("", repr((public.said.words, public.said.gambling)))
        assert not re.search(r"\byour?\b", prose, re.IGNORECASE), prose
        for seat, reader in enumerate(readers):
            anew = said(game, seat, table)
            assert reader.said.words == anew.words
            assert reader.said.gambling == anew.gambling
            for number, matter in table.matters.items():
                if not matter.seats >> seat & 1:
                    assert reader.said.words[number] is public.said.words[number], "told once, and shared"
                for due in reader.said.words[number].due:
                    assert not due.mine or re.search(r"\byou\b", due.text, re.IGNORECASE)
        game.answer(chance.choice(game.choices))
    assert public.said.words == {}


@pytest.mark.parametrize("seed", range(4))
def test_no_word_names_a_card_that_its_reader_may_not_see(seed: int) -> None:
    """Titles of hidden cards that lie nowhere open are in nobody's words of the middle."""
    chance = random.Random(seed)
    game = begin(named_setup(chance, seed), listen=True)
    while game.outcome is None:
        table = shared(game)
        for matter in game.matters.values():
            for card in getattr(matter, "cards", ()):
                if type(matter).__name__ == "Tray":
                    title = game.cards[card].title
                    seen = {
                        one.title for lying in game.view(None).table for drink in lying.drinks for one in drink.cards
                    }
                    for reader in (None, *range(game.size)):
                        own = repr(said(game, reader, table).words)
                        assert title not in own or title in seen
        game.answer(chance.choice(game.choices))
