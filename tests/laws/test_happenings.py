"""The soak counts what happens, and knows what could have happened."""

from __future__ import annotations

import random
from collections import Counter

from lastcall import Setup, begin
from lastcall.cards.characters.amundyr.facts import GotScarabs
from lastcall.engine.core.codes import FORTITUDE, GOLD
from lastcall.engine.events.facts import CounterOff
from lastcall.engine.play.chain import Window
from lastcall.engine.play.champions import Naming
from lastcall.engine.play.facts import PlayedCard, WonBid
from lastcall.engine.table.facts import DrankPotion, GameOver
from lastcall.engine.turn import Phases
from lastcall.language.words.choices import Auction
from lastcall.language.words.turns import AsAction
from lastcall.stories import read_stories
from lastcall.stories.position import position
from lastcall.stories.run import read_step
from lastcall.stories.script import Story
from tests.laws.happenings import RARE, Happenings, named
from tests.laws.laws import Watched, random_setup
from tests.laws.sides import LackeyChampion, PotionForFortitude, PotionForGold, SecondAction
from tests.stories.test_stories import HERE

VILLAINS = ("Amundyr", "Daareka", "Torglesnarf", "Vlazlo")


def possible(characters: tuple[str, ...], *modules: str) -> set[str]:
    """What could happen at such a table, in words."""
    happenings = Happenings()
    game = begin(Setup(characters=characters, drinks="rdi4", modules=modules), listen=True)
    happenings.end(game)
    return set(map(named, happenings.possible()))


def test_what_happens_is_counted() -> None:
    watched = Watched(Setup(characters=VILLAINS, seed=1, modules=("dungeon",)), random.Random(1), checked=0)
    decisions = watched.play()
    counts, log = watched.happenings.counts, watched.game.log
    assert log is not None
    assert counts[GameOver, ""] == 1
    assert counts[PlayedCard, ""] == sum(type(fact) is PlayedCard for fact in log) > 20
    assert 0 < counts[Phases, ""] < decisions
    assert (Window, "") not in counts, "a window counts for what has opened it"


def test_what_sides_do_is_counted() -> None:
    setup = Setup(characters=("Vlazlo", "Bryn", "Remy", "Tara"), seed=1, variant="boss-battle")
    watched = Watched(setup, random.Random(1), checked=0)
    watched.play()
    counts, log = watched.happenings.counts, watched.game.log
    assert log is not None
    drunk = Counter(fact.track for fact in log if isinstance(fact, DrankPotion))
    assert counts[PotionForGold, ""] == drunk[GOLD] > 0
    assert counts[PotionForFortitude, ""] == drunk[FORTITUDE]
    assert 0 < counts[SecondAction, ""] < counts[AsAction, ""]
    laid = {named((SecondAction, "")), named((PotionForGold, "")), named((Naming, ""))}
    assert laid <= set(map(named, watched.happenings.possible()))
    assert not laid & possible(("Vlazlo", "Bryn", "Remy", "Tara"))
    assert named((LackeyChampion, "")) not in map(named, watched.happenings.possible())


def test_only_what_is_at_the_table_can_happen() -> None:
    scarabs, counters = named((GotScarabs, "")), named((CounterOff, ""))
    auctions = {named((Auction, "Gold")), named((Auction, "Fortitude")), named((WonBid, ""))}
    assert {scarabs, counters, *auctions} <= possible(VILLAINS, "dungeon")
    assert not {counters, *auctions} & possible(VILLAINS)
    assert not {scarabs, counters} & possible(("Brannoc", "Pell"))


def test_stories_tell_what_is_too_rare_for_random_games() -> None:
    told = set()
    for path in (HERE / folder for folder in ("bryn", "crawl", "farai", "sea", "turn")):
        for file in path.glob("*.story"):
            for line, text in read_stories(file.read_text(encoding="utf-8")):
                story = Story(text, line, path)
                game = position(story)
                for step in story.steps:
                    read_step(story, step)(game)
                told |= {type(fact) for fact in game.log or ()}
    assert set(RARE) <= told


def test_what_never_happened_is_named_and_nothing_happens_unforeseen() -> None:
    happenings = Happenings()
    for seed in range(12):
        chance = random.Random(seed)
        watched = Watched(random_setup(chance, seed, seats=2 + seed % 4), chance, checked=0)
        watched.play()
        happenings.add(watched.happenings)
    assert not happenings.unforeseen()
    assert (GameOver, "") not in happenings.never()
    del happenings.counts[GameOver, ""]
    assert (GameOver, "") in happenings.never()
