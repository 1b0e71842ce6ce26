"""A question as the one who is asked sees it: every answer in words, and the things on the screen it is about.

`Question` (questions.py) belongs to a running game: it understands answers and goes stale with the next one. A
`SeenQuestion` is what leaves the engine: plain data for a screen, a bot or a replay.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from lastcall.engine.core.answers import (
    Answer,
    chooses_card,
    chooses_option,
    chooses_seat,
    drinks_potion,
    heard,
    picked,
    picked_card,
    picked_target,
    picked_track,
    played,
)
from lastcall.engine.core.cards import Card
from lastcall.engine.core.codes import (
    KIND_NAMES,
    NOBODY,
    PASS,
    THINGS,
    QuestionKind,
)
from lastcall.engine.core.faces import seen_card, seen_id
from lastcall.engine.drinks.facts import Adds
from lastcall.engine.drinks.orders import Tray
from lastcall.engine.table.potions import GIVES
from lastcall.ids import CardId, SeatId
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
    seat: SeatId = NOBODY
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
    costs: bool = False
    """It takes something from whoever gives it, such as Gold, Fortitude or a card of the hand."""


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


Ids = dict[tuple[SeatId, CardId], tuple[int, ...]]
"""For a seat and a card the ids of the card and its copies: most options of a question are about the same few."""


def seen_option(game: Game, seat: SeatId, answer: Answer, text: str, ids: Ids) -> SeenOption:
    """An answer with the things on the screen it is about; `ids` are those that were looked up for this question."""
    seat, said = heard(answer, seat)
    play = played(said)
    cards: tuple[int, ...] = ()
    if play is not None or chooses_card(said):
        key = (seat, picked_card(said))
        if key not in ids:
            ids[key] = copies(game, seat, picked_card(said))
        cards = ids[key]
    if chooses_option(said) and game.stack is not None:
        cards = tuple(seen_id(game, card) for card in game.stack.option_cards(game, picked(said)))
    target = play.target if play is not None else picked_target(said) if chooses_seat(said) else NOBODY
    thing = seen_id(game, CardId(target - THINGS)) if target >= THINGS else -1
    acts = play is not None and play.use > 0 and game.cards[play.card].lasting
    potion = brief = ""
    if drinks_potion(said):
        track = picked_track(said)
        potion, brief = TRACK_NAMES[track], phrase(Adds(GIVES[track], track))
    elif play is not None:
        brief = besides(game.cards[play.card], text)
    free = play is not None or potion or said == PASS or game.stack is None
    costs = not free and game.stack is not None and game.stack.costs(game, said)
    return SeenOption(answer, text, cards, game.answers_for(target), thing, said == PASS, acts, potion, brief, costs)


def besides(card: Card, text: str) -> str:
    """What the words of an option add to the title of its card."""
    for title in (card.in_prose(), card.title):
        if text.startswith(title):
            return text[len(title) :].strip()
    return text


def copies(game: Game, seat: SeatId, card: CardId) -> tuple[int, ...]:
    """The ids of a card and of its copies where it lies: a card before a player is no copy of one in the hand."""
    place = game.seats[seat]
    lying: Sequence[CardId] = place.hand
    if card not in lying:
        lying = place.front if card in place.front else looked_at(game, seat)
    definition = game.cards[card]
    found = [seen_card(game, other).id for other in lying if game.cards[other] is definition] if card in lying else []
    return tuple(found) or (seen_id(game, card),)


def looked_at(game: Game, seat: SeatId | None) -> tuple[CardId, ...]:
    """TEAM-02: Drinks off the deck that this side alone has seen."""
    if seat is None:
        return ()
    ours = game.ours[seat]
    trays = [matter for matter in game.matters.values() if type(matter) is Tray and ours >> matter.seat & 1]
    return tuple([card for tray in trays for card in tray.cards]) if trays else ()
