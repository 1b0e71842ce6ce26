"""Who plays with whom in a story. What no game would deal is refused, except that anybody may be a Boss."""

from __future__ import annotations

from lastcall.cards.shelf import SHIPPED
from lastcall.engine.core.codes import NOBODY
from lastcall.engine.core.errors import UnknownName
from lastcall.engine.table.seating import Seating, battle, bosses, individual, pairs
from lastcall.ids import SEATS
from lastcall.stories.failed import StoryError
from lastcall.stories.script import Story
from lastcall.variants import (
    BOSS_BATTLE,
    BOSS_VERSUS_BOSS,
    INDIVIDUAL,
    LEADERS_AND_LACKEYS,
    TWO_HEADED_DRAGON,
    Contender,
)
from lastcall.variants import seating_of as seating_by_the_rules


def seating_of(story: Story) -> Seating:
    """The sides of a story; StoryError with the line that no table allows."""
    variant = variant_of(story)
    check_characters(story)
    check_sides(story, variant)
    seating = seated(story, variant)
    check_mats(story, seating)
    return seating


def variant_of(story: Story) -> str:
    """As the story says, else as its teams are: one against the others is a Boss Battle."""
    if story.variant or not story.teams:
        return story.variant or INDIVIDUAL
    return BOSS_BATTLE if len(story.teams) == 2 and min(map(len, story.teams)) == 1 else TWO_HEADED_DRAGON


def check_characters(story: Story) -> None:
    """SETUP-02: a character sits at a table only once."""
    decks = [place.deck for place in story.places if not place.deck.regular]
    for deck in decks:
        if decks.count(deck) > 1:
            raise StoryError(story.line_of("seats"), f"{deck.name} can sit at a table only once (SETUP-02)")


def check_sides(story: Story, variant: str) -> None:
    """TEAM-01, THD-01, BOSS-01: as a new game would refuse them, whoever plays which character."""
    boss = SHIPPED.character(SHIPPED.boss_names()[0])
    try:
        sitting = [Contender(place.name, boss) for place in story.places]
        seating_by_the_rules(variant, tuple(story.teams), sitting, SHIPPED)
    except UnknownName as error:
        raise StoryError(story.line_of("teams", "variant"), str(error).removesuffix(".")) from None


def seated(story: Story, variant: str) -> Seating:
    """As at a real table, except that anybody may be a Boss."""
    size = len(story.places)
    sides = tuple(sorted(story.teams))
    if variant == BOSS_BATTLE:
        boss = next((side[0] for side in sides if len(side) == 1), SEATS[0])
        return battle(boss, tuple(seat for seat in SEATS[:size] if seat != boss))
    if variant == INDIVIDUAL:
        return individual(size)
    if variant == BOSS_VERSUS_BOSS:
        return bosses(size)
    sides = sides or tuple(SEATS[seat : seat + 2] for seat in range(0, size, 2))
    able = [seat for seat, place in zip(SEATS, story.places, strict=False) if SHIPPED.boss_of(place.deck) is not None]
    if variant == LEADERS_AND_LACKEYS:
        able = [next((seat for seat in side if seat in able), NOBODY) for side in sides]
    leading = sum(1 << seat for seat in able if seat >= 0) if variant != TWO_HEADED_DRAGON else 0
    return pairs(sides, leading)


def check_mats(story: Story, seating: Seating) -> None:
    """TEAM-04, TEAM-07: a side has one mat, and only sides that play with Potions have some."""
    for side, potions in zip(seating.sides, seating.potions, strict=True):
        told: dict[str, tuple[str, int]] = {}
        for place in (story.places[seat] for seat in side):
            for track, number in place.has.items():
                line = place.told[track]
                what = track.capitalize()
                if track == "potions" and not potions:
                    raise StoryError(line, f"{place.name} has no Potions: only teams do (TEAM-07)")
                name, before = told.setdefault(track, (place.name, number))
                if before != number:
                    with_whom = f"{name} and {place.name} share a mat (TEAM-04), and {name}"
                    raise StoryError(line, f"{with_whom} has {before} {what} already, not {number}")
