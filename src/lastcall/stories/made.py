"""Cards and Drinks that a story makes for itself."""

from __future__ import annotations

import re

from lastcall.cards.deck import HIGHEST_LEVEL
from lastcall.engine.core.cards import Card
from lastcall.engine.core.codes import DUNGEON_EVENT, SEA_EVENT
from lastcall.language.compile import compile_card
from lastcall.stories.failed import Failed
from lastcall.stories.meant import hint

TRACKS = ("Fortitude", "Alcohol", "Gold")
DRINK_WORDS: dict[str, dict[str, object]] = {
    "chaser": {"chaser": True},
    "stays in front": {"text": "This Drink stays in front of its drinker."},
    "cannot be split": {"text": "This Drink cannot be split."},
    "may be shared": {"text": "You may split this Drink with another player."},
}


def new_card(value: str) -> Card:
    """card: TITLE (TYPE [LEVEL]) = LINES, separated by " / "; uses by " / OR / "."""
    match = re.fullmatch(r"(.+?) \(([\w -]+?)(?: (\d+))?\) = (.+)", value)
    if match is None:
        raise Failed("write 'card: TITLE (TYPE) = what it does.'")
    title, kind, level, written = match.groups()
    text = "\n".join(part.strip() for part in written.split(" / "))
    card = compile_card({"title": title.strip('"'), "type": kind, "text": text, "level": int(level or 0)})
    if level is not None:
        if not card.types & (SEA_EVENT | DUNGEON_EVENT):
            raise Failed(f"only a Sea Event or a Dungeon Event has an Encounter Level, not a card of type {kind!r}")
        if not 1 <= card.level <= HIGHEST_LEVEL:
            raise Failed(f"an Encounter Level is 1 to {HIGHEST_LEVEL}, not {level}")
    return card


def new_drink(value: str) -> Card:
    """drink: TITLE = 2 Alcohol, -1 Fortitude, draw 2, discard 1, 1 Gold, chaser ..."""
    title, equals, numbers = (part.strip() for part in value.partition(" = "))
    if not equals:
        raise Failed("write 'drink: TITLE = 2 Alcohol, -1 Fortitude, chaser'")
    data: dict[str, object] = {"title": title.strip('"'), "type": "Drink"}
    for one in filter(None, (part.strip() for part in numbers.split(","))):
        if match := re.fullmatch(r"(-?\d+) (Alcohol|Fortitude|Gold)(?: Content)?", one, re.IGNORECASE):
            data[match[2].lower()] = int(match[1])
        elif match := re.fullmatch(r"(draw|discard) (\d+)", one):
            data[match[1] + "s"] = int(match[2])
        elif one in DRINK_WORDS:
            data.update(DRINK_WORDS[one])
        else:
            if match := re.fullmatch(r"(?:(\d+) )?(draw|discard)s?(?: (\d+))?(?: cards?)?", one):
                raise Failed(f"cannot read {one!r}; write '{match[2]} {match[1] or match[3] or 1}'")
            words = re.sub(r"^-?\d+ ", "", one)
            near = hint(words, [*TRACKS, "draw", "discard", *DRINK_WORDS])
            known = f"; a Drink has numbers, 'draw N', 'discard N' or {', '.join(DRINK_WORDS)}"
            raise Failed(f"cannot read {one!r}{near or known}")
    return compile_card(data)
