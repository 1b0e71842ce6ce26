"""Telling a story: set the position up, make the moves, check what must be true."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from lastcall.cards import shelf
from lastcall.engine.cards import Card
from lastcall.engine.errors import NotOffered
from lastcall.engine.game import Game
from lastcall.engine.setup import deal
from lastcall.engine.storing import BLANK
from lastcall.engine.turn import HAND_SIZE, STAGES
from lastcall.engine.views import told
from lastcall.stories.checks import read_check
from lastcall.stories.moves import move, read_move
from lastcall.stories.script import PHASES, Failed, Occasions, Step, Story, StoryError, read_stories


class Result(msgspec.Struct):
    """How a story went."""

    file: str
    title: str
    ok: bool
    line: int
    message: str
    proves: tuple[str, ...]
    example: str
    unreadable: bool = False
    log: tuple[str, ...] = ()


def position(story: Story) -> Game:
    """The game a story starts from."""
    hands = []
    decks = []
    for place in story.places:
        blanks = 0 if place.exactly else max(0, HAND_SIZE - len(place.holds))
        hands.append([*place.holds, *[BLANK] * blanks])
        decks.append(place.deck.physical if place.character_deck is None else place.character_deck[::-1])
    water = shelf.drinks("rdi4")
    one_water = [card for card in water.cards if card.title == "Water"]
    piles = [one_water if place.pile is None else place.pile for place in story.places]
    rest = [] if story.drink_deck_exactly else shelf.drinks(story.drinks).physical
    bottles = [*story.drink_deck, *story.drink_discards, *(card for pile in piles for card in pile), *rest]
    game = deal(
        [place.name for place in story.places],
        [[*hand, *place.discards, *deck] for hand, place, deck in zip(hands, story.places, decks, strict=True)],
        bottles or one_water,
        seed=0,
        first=story.active,
        attentive=True,
        traits=[place.deck.kinds for place in story.places],
        brings=[place.deck.brings for place in story.places],
        event_decks=[(one.deck.name, event_cards(one)) for one in story.occasions.values()],
    )
    lay_hands(game, story, hands)
    lay_drinks(game, story, [len(pile) for pile in piles], len(bottles))
    lay_events(game, story)
    for seat, place in enumerate(story.places):
        side = game.side_of(seat)
        side.fortitude = place.has.get("fortitude", 20)
        side.alcohol = place.has.get("alcohol", 0)
        # A story counts from 10 Gold at every table, unless it says otherwise (the examples do).
        side.gold = place.has.get("gold", 10)
        for token, number in place.tokens.items():
            machine = next((one for one in game.machines if one.token == token), None)
            if machine is None:
                raise Failed(f"nobody at this table brings {token}s")
            if not machine.put(game, seat, number):
                raise Failed(f"{place.name} cannot have {number} {token}{'' if number == 1 else 's'}")
    game.inn = 0
    game.log = []
    game.stack = STAGES[3 * PHASES.index(story.phase)]
    game.run()
    return game


def lay_hands(game: Game, story: Story, hands: list[list[Card]]) -> None:
    """Hands, discards and Character Decks as the story says; a deck it does not mention is shuffled."""
    first = 0
    for seat, place in enumerate(story.places):
        held, gone = len(hands[seat]), len(place.discards)
        last = first + held + gone + len(place.deck.physical if place.character_deck is None else place.character_deck)
        there = game.seats[seat]
        there.hand = list(range(first, first + held))
        there.discards = list(range(first + held, first + held + gone))
        deck = range(first + held + gone, last)
        there.deck = game.shuffled(deck) if place.character_deck is None else tuple(deck)
        there.left = len(there.deck)
        there.mask = game.union = -1
        first = last


def lay_drinks(game: Game, story: Story, piles: list[int], bottles: int) -> None:
    """The Drink Deck from the top, its discards, and everybody's pile."""
    end = len(game.cards) - sum(len(event_cards(one)) for one in story.occasions.values())
    first = end - max(bottles, 1)
    top = list(range(first, first + len(story.drink_deck)))
    first += len(top)
    cellar = game.drink_decks[0]
    cellar.discards = list(range(first, first + len(story.drink_discards)))
    first += len(story.drink_discards)
    for seat, number in enumerate(piles):
        game.seats[seat].pile = list(range(first, first + number))[::-1]
        first += number
    rest = list(game.shuffled(range(first, end))) if bottles else []
    cellar.deck = (*rest, *reversed(top))
    cellar.left = len(cellar.deck)
    cellar.dry = False


def event_cards(one: Occasions) -> list[Card]:
    """An event deck as the story wants it, from the top."""
    return [*one.top, *(() if one.exactly else one.deck.physical)]


def lay_events(game: Game, story: Story) -> None:
    """Event decks from the top, and their counters."""
    for deck, one in zip(game.event_decks, story.occasions.values(), strict=True):
        first = min(deck.deck)
        top = range(first, first + len(one.top))
        rest = game.shuffled(range(first + len(one.top), first + len(deck.deck)))
        deck.deck = (*rest, *reversed(top))
        if one.counters is not None:
            deck.counters = one.counters


def run_story(text: str, file: str = "", first_line: int = 1) -> Result:
    """Read and tell one story."""
    story: Story | None = None
    line = first_line
    game: Game | None = None
    try:
        story = Story(text, first_line)
        steps = [(step.line, read_step(story, step)) for step in story.steps]
        game = position(story)
        for number, step in steps:
            line = number
            step(game)
        message = ""
    except StoryError as error:
        title = story.title if story is not None else title_of(text)
        return Result(file, title, False, error.line, str(error), (), "", True)
    except (Failed, NotOffered) as error:
        message = str(error)
    except Exception as error:
        # One story must not take the others down with it; the program is wrong, and says where.
        message = f"the program is wrong: {error!r}"
    assert story is not None
    log = tuple(line.text for line in told(game, None)) if game is not None else ()
    return Result(file, story.title, not message, line, message, story.proves, story.example, False, log)


def read_step(story: Story, step: Step) -> Callable[[Game], None]:
    """A move or a check, read before anything is played."""
    try:
        if step.mark == ">":
            wanted = read_move(story, step.text)
            return lambda game: move(story, game, wanted)
        return read_check(story, step.mark, step.text)
    except Failed as error:
        raise StoryError(step.line, str(error)) from None


def title_of(text: str) -> str:
    """The title of a story that cannot be read."""
    for line in text.splitlines():
        if line.startswith("title:"):
            return line[6:].strip()
    return ""


def run_file(path: Path) -> list[Result]:
    """Every story of a file."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        return [Result(str(path), "", False, 1, f"cannot be read: {error}", (), "", True)]
    return [run_story(part, str(path), line) for line, part in read_stories(text)]
