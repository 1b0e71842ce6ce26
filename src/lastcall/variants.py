"""Variants: who may play with whom, and with which decks. What is not allowed is refused with its rule."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from typing import Final, NamedTuple

from lastcall.cards.deck import Deck
from lastcall.cards.shelf import Shelf
from lastcall.engine.core.errors import UnknownName
from lastcall.engine.setup import FEWEST_SEATS, MOST_SEATS
from lastcall.engine.table.seating import Seating, battle, bosses, individual, pairs
from lastcall.ids import SEATS, SeatId
from lastcall.voice.sentences import listed

INDIVIDUAL: Final = "individual"
TWO_HEADED_DRAGON: Final = "two-headed-dragon"
BOSS_BATTLE: Final = "boss-battle"
TWO_HEADED_BOSS_BATTLE: Final = "two-headed-boss-battle"
LEADERS_AND_LACKEYS: Final = "leaders-and-lackeys"
BOSS_VERSUS_BOSS: Final = "boss-versus-boss"
VARIANTS: Final = (
    INDIVIDUAL,
    TWO_HEADED_DRAGON,
    BOSS_BATTLE,
    TWO_HEADED_BOSS_BATTLE,
    LEADERS_AND_LACKEYS,
    BOSS_VERSUS_BOSS,
)
OF_PAIRS: Final = (TWO_HEADED_DRAGON, TWO_HEADED_BOSS_BATTLE, LEADERS_AND_LACKEYS)
FEWEST_CHALLENGERS: Final = 2
MOST_CHALLENGERS: Final = 4

Teams = tuple[tuple[int | str, ...], ...]
"""Seats by number or name; none: as they sit."""


class Contender(NamedTuple):
    """Somebody at the table: what they are called, and whose deck they play."""

    name: str
    deck: Deck


def seating_of(variant: str, teams: Teams, sitting: Sequence[Contender], shelf: Shelf) -> Seating:
    """How a variant seats these people; refused with the rule that stands against it."""
    if variant not in VARIANTS:
        near = difflib.get_close_matches(variant, VARIANTS, 1)
        hint = f" Did you mean {near[0]}?" if near else ""
        raise UnknownName(f"There is no variant {variant!r}; choose from: {', '.join(VARIANTS)}.{hint}")
    if variant in (INDIVIDUAL, BOSS_VERSUS_BOSS):
        if teams:
            rule = "BVB-01: there" if variant == BOSS_VERSUS_BOSS else "There"
            raise UnknownName(
                f"{rule} are no teams in the variant {variant!r}: everybody plays for themselves. "
                f"Teams play {', '.join((BOSS_BATTLE, *OF_PAIRS))}."
            )
        return individual(len(sitting)) if variant == INDIVIDUAL else all_bosses(sitting, shelf)
    if variant == BOSS_BATTLE:
        return boss_battle(teams, sitting, shelf)
    sides = sides_of_two(variant, teams, sitting)
    leading = 0
    if variant != TWO_HEADED_DRAGON:
        for side in sides:
            leading |= leaders(variant, side, sitting, shelf)
    return pairs(sides, leading)


def sides_of(variant: str, teams: Teams, size: int, shelf: Shelf) -> tuple[tuple[SeatId, ...], ...]:
    """Who plays with whom at a table of this size, whoever they play; refused as above."""
    able = shelf.boss_names()
    anybody = shelf.character(able[0])
    sides = seating_of(variant, teams, [Contender(f"seat {seat + 1}", anybody) for seat in range(size)], shelf).sides
    needed = bosses_of(variant, sides, [""] * size, shelf).bit_count()
    if needed > len(able):
        raise UnknownName(f"SETUP-02: {size} players need {needed} Bosses, and there are only {listed(able)}.")
    return sides


def sizes_of(variant: str, shelf: Shelf) -> tuple[int, ...]:
    """How many can play a variant."""
    found = []
    for size in range(FEWEST_SEATS, MOST_SEATS + 1):
        try:
            sides_of(variant, (), size, shelf)
        except UnknownName:
            continue
        found.append(size)
    return tuple(found)


def bosses_of(variant: str, sides: tuple[tuple[SeatId, ...], ...], characters: Sequence[str], shelf: Shelf) -> int:
    """Bit set of the Bosses' seats, as far as the characters are known; an empty one is not."""
    if variant in (TWO_HEADED_BOSS_BATTLE, BOSS_VERSUS_BOSS):
        return sum(1 << seat for side in sides for seat in side)
    if variant == BOSS_BATTLE:
        return sum(1 << side[0] for side in sides if len(side) == 1)
    if variant != LEADERS_AND_LACKEYS:
        return 0
    able = ("", *shelf.boss_names())  # LACKEY-01: the first who can; else somebody who may still choose.
    return sum(1 << max(side, key=lambda seat: rank(characters[seat], able)) for side in sides)


def rank(character: str, able: Sequence[str]) -> int:
    """How well somebody is suited to be the Boss of a team."""
    return 0 if character not in able else 2 if character else 1


def check_cast(variant: str, teams: Teams, characters: Sequence[str], shelf: Shelf) -> None:
    """Refuse characters a variant does not allow where they sit; whoever has none yet may still fit."""
    anybody = shelf.boss_names()[0]
    decks = [shelf.character(character or anybody) for character in characters]
    seating_of(variant, teams, [Contender(deck.short, deck) for deck in decks], shelf)


def all_bosses(sitting: Sequence[Contender], shelf: Shelf) -> Seating:
    """BVB-01: seat Bosses only, everybody for themselves."""
    for one in sitting:
        must_be_boss(one, "BVB-01: everybody plays a Boss", sitting, shelf)
    return bosses(len(sitting))


def boss_battle(teams: Teams, sitting: Sequence[Contender], shelf: Shelf) -> Seating:
    """BOSS-01, BOSS-02: one Boss, and two to four Challengers."""
    sides = named_sides(teams, sitting) if teams else (SEATS[:1], SEATS[1 : len(sitting)])
    if len(sides) != 2 or min(map(len, sides)) != 1:
        raise UnknownName("BOSS-01: a Boss Battle has two sides: the Boss alone, and all the Challengers.")
    boss, challengers = sorted(sides, key=len)
    if not FEWEST_CHALLENGERS <= len(challengers) <= MOST_CHALLENGERS:
        raise UnknownName(f"BOSS-01: a Boss fights 2, 3 or 4 Challengers, not {len(challengers)}.")
    must_be_boss(sitting[boss[0]], "BOSS-02: the Boss is a villain with Boss Cards", (), shelf)
    return battle(boss[0], challengers)


def leads(variant: str, seat: SeatId) -> bool:
    """Whether a Boss sits here, if nobody has made other teams (BOSS-02, THB-01, LACKEY-01, BVB-01)."""
    if variant in (TWO_HEADED_BOSS_BATTLE, BOSS_VERSUS_BOSS):
        return True
    return (variant == BOSS_BATTLE and seat == 0) or (variant == LEADERS_AND_LACKEYS and seat % 2 == 0)


def leaders(variant: str, side: tuple[SeatId, ...], sitting: Sequence[Contender], shelf: Shelf) -> int:
    """THB-01: both of a side play Boss Decks; LACKEY-01: one does, the first who can."""
    if variant == TWO_HEADED_BOSS_BATTLE:
        for seat in side:
            must_be_boss(sitting[seat], "THB-01: everybody plays a Boss", sitting, shelf)
        return sum(1 << seat for seat in side)
    for seat in side:
        if shelf.boss_of(sitting[seat].deck) is not None:
            return 1 << seat
    names = listed([sitting[seat].name for seat in side])
    raise UnknownName(f"LACKEY-01: every team needs a Boss, but {names} have no Boss Cards. {who_can(sitting, shelf)}")


def must_be_boss(one: Contender, why: str, others: Sequence[Contender], shelf: Shelf) -> None:
    """SETUP-03: only some villains have Boss Cards; others who must be a Boss as well are not to be had any more."""
    if shelf.boss_of(one.deck) is None:
        raise UnknownName(f"{why}, and {one.name} has no Boss Cards. {who_can(others, shelf)}")


def who_can(others: Sequence[Contender], shelf: Shelf) -> str:
    """Those who can be a Boss and are not one of these."""
    names = shelf.boss_names()
    taken = [other.deck.key for other in others]
    left = [name for name in names if name not in taken]
    return f"Choose from: {', '.join(left)}." if left else f"There are only {len(names)}: {', '.join(names)}."


def sides_of_two(variant: str, teams: Teams, sitting: Sequence[Contender]) -> tuple[tuple[SeatId, ...], ...]:
    """THD-01: an even number of players, at least two teams, and partners side by side."""
    size = len(sitting)
    if size % 2 or size < 4:
        raise UnknownName(f"THD-01: {variant} is for 4, 6, 8, ... players in pairs, not for {size}.")
    if not teams:
        return tuple(SEATS[seat : seat + 2] for seat in range(0, size, 2))
    sides = named_sides(teams, sitting)
    for side in sides:
        if len(side) != 2:
            names = listed([sitting[seat].name for seat in side])
            raise UnknownName(f"THD-01: a team is two players, not {names}.")
        first, second = sorted(side)
        if second - first not in (1, size - 1):
            names = listed([sitting[seat].name for seat in side])
            raise UnknownName(f"THD-01: partners sit side by side, so {names} must be neighbours at the table.")
    return sides


def named_sides(teams: Teams, sitting: Sequence[Contender]) -> tuple[tuple[SeatId, ...], ...]:
    """The seats of each team, in the order in which the teams sit; everybody is on exactly one."""
    sides = sorted(tuple(seat_of(one, sitting) for one in team) for team in teams)
    seats = sorted(seat for side in sides for seat in side)
    for seat, one in zip(SEATS[: len(sitting)], sitting, strict=True):
        if seats.count(seat) != 1:
            where = "on no team" if seat not in seats else "named twice"
            raise UnknownName(f"TEAM-01: everybody plays on one team, and {one.name} is {where}.")
    return tuple(sides)


def seat_of(one: int | str, sitting: Sequence[Contender]) -> SeatId:
    """A seat by its number, or by the name of whoever sits there."""
    for seat, other in zip(SEATS[: len(sitting)], sitting, strict=True):
        names = (other.name.casefold(), other.deck.name.casefold(), other.deck.key.casefold())
        if one == seat or (isinstance(one, str) and one.casefold() in names):
            return seat
    raise UnknownName(
        f"Nobody at this table is called {one!r}; there are {', '.join(other.name for other in sitting)}."
    )
