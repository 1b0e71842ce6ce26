"""A question as the one who is asked sees it: every answer in words, and the things on the screen it is about.

`Question` (questions.py) belongs to a running game: it understands answers and goes stale with the next one. A
`SeenQuestion` is what leaves the engine: plain data for a screen, a bot or a replay.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from lastcall.engine.core.answers import Answer, speaker, unspoken
from lastcall.engine.core.cards import Card
from lastcall.engine.core.codes import (
    CARD_CHOSEN,
    KIND_NAMES,
    NOBODY,
    OPTION_CHOSEN,
    PASS,
    PLAYED,
    POTION_DRUNK,
    SEAT_CHOSEN,
    THINGS,
    QuestionKind,
)
from lastcall.engine.core.faces import seen_card, seen_id
from lastcall.engine.drinks.facts import Adds
from lastcall.engine.drinks.orders import Tray
from lastcall.engine.table.potions import GIVES
from lastcall.voice.english import TRACK_NAMES
from lastcall.voice.speaker import phrase

if TYPE_CHECKING:
    from lastcall.engine.game import Game
    from lastcall.engine.questions import Question


class SeenOption(msgspec.Struct, frozen=True):
    """One answer a seat may give."""

    answer: Answer
    text: str
    cards: tuple[int, ...] = ()
    """Ids of the card it plays or gives up and of all its copies there, as the view shows them: any of them will do.
    Where cards are divided, those of one pile."""
    seat: int = NOBODY
    """The player it picks, or the one in front of whom the picked thing lies; -1: none."""
    thing: int = -1
    """The id of the card on the table that it picks, as the view shows it; -1: none."""
    passes: bool = False
    """It lets things take their course."""
    acts: bool = False
    """It lets a card act from where it lies; none is played."""
    potion: str = ""
    """What a Potion is drunk for (TEAM-07): "Fortitude", "Alcohol Content" or "Gold"; empty: it drinks none."""
    brief: str = ""
    """What it says besides the title of its card, or besides that it drinks a Potion: "on Ann", "+6 Fortitude"."""


class SeenQuestion(msgspec.Struct, frozen=True):
    """What one seat is asked, complete: whoever reads it needs no game to answer it."""

    number: int
    kind: QuestionKind
    text: str
    options: tuple[SeenOption, ...]
    """In the order of the game's answers, never empty."""


def seen_question(game: Game, question: Question) -> SeenQuestion:
    """The pending question, for the seat it is put to."""
    ids: Ids = {}
    options = [
        seen_option(game, question.reader, answer, text, ids)
        for answer, text in zip(question.answers, question.texts(), strict=True)
    ]
    return SeenQuestion(question.number, KIND_NAMES[question.kind], question.prompt, tuple(options))


Ids = dict[tuple[int, int], tuple[int, ...]]
"""For a seat and a card the ids of the card and its copies: most options of a question are about the same few."""


def seen_option(game: Game, seat: int, answer: Answer, text: str, ids: Ids) -> SeenOption:
    """An answer with the things on the screen it is about; `ids` are those that were looked up for this question."""
    seat, said = speaker(answer, seat), unspoken(answer)
    kind = said[0]
    cards: tuple[int, ...] = ()
    if kind in (PLAYED, CARD_CHOSEN):
        key = (seat, said[1])
        if key not in ids:
            ids[key] = copies(game, seat, said[1])
        cards = ids[key]
    if kind == OPTION_CHOSEN and game.stack is not None:
        cards = tuple(seen_id(game, card) for card in game.stack.option_cards(game, said[1]))
    target = said[4] if kind == PLAYED else said[1] if kind == SEAT_CHOSEN else NOBODY
    thing = -1
    if target >= THINGS:
        thing = seen_id(game, target - THINGS)
        target = game.answers_for(target)
    acts = kind == PLAYED and said[2] > 0 and game.cards[said[1]].lasting
    potion = brief = ""
    if kind == POTION_DRUNK:
        potion, brief = TRACK_NAMES[said[1]], phrase(Adds(GIVES[said[1]], said[1]))
    elif kind == PLAYED:
        brief = besides(game.cards[said[1]], text)
    return SeenOption(answer, text, cards, target, thing, said == PASS, acts, potion, brief)


def besides(card: Card, text: str) -> str:
    """What the words of an option add to the title of its card."""
    for title in (card.in_prose(), card.title):
        if text.startswith(title):
            return text[len(title) :].strip()
    return text


def copies(game: Game, seat: int, card: int) -> tuple[int, ...]:
    """The ids of a card and of its copies where it lies: a card before a player is no copy of one in the hand."""
    place = game.seats[seat]
    lying: Sequence[int] = place.hand
    if card not in lying:
        lying = place.front if card in place.front else looked_at(game, seat)
    definition = game.cards[card]
    found = [seen_card(game, other).id for other in lying if game.cards[other] is definition] if card in lying else []
    return tuple(found) or (seen_id(game, card),)


def looked_at(game: Game, seat: int | None) -> tuple[int, ...]:
    """TEAM-02: Drinks off the deck that this side alone has seen."""
    if seat is None:
        return ()
    ours = game.ours[seat]
    trays = [matter for matter in game.matters.values() if type(matter) is Tray and ours >> matter.seat & 1]
    return tuple([card for tray in trays for card in tray.cards]) if trays else ()
