"""What the checks of a story count: what somebody has, and what is left of a deck."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable

from lastcall.cards import package
from lastcall.cards.characters.farai.brews import Brews
from lastcall.engine.core.machines import own
from lastcall.engine.game import Game
from lastcall.engine.seen.views import actions_left
from lastcall.ids import SeatId
from lastcall.stories.failed import Failed
from lastcall.stories.meant import hint
from lastcall.stories.parts import TOKENS, several, token_named
from lastcall.stories.script import Story
from lastcall.voice.sentences import counted

Check = Callable[[Game], None]
"""Fails if something that must be true is not."""
AMOUNTS: dict[str, Callable[[Game, SeatId], int]] = {
    "Fortitude": lambda game, seat: game.side_of(seat).fortitude,
    "Alcohol": lambda game, seat: game.side_of(seat).alcohol,
    "Alcohol Content": lambda game, seat: game.side_of(seat).alcohol,
    "Gold": lambda game, seat: game.side_of(seat).gold,
    "Potion": lambda game, seat: game.side_of(seat).potions,
    "Potions": lambda game, seat: game.side_of(seat).potions,
    "card": lambda game, seat: len(game.seats[seat].hand),
    "cards": lambda game, seat: len(game.seats[seat].hand),
    "Drink": lambda game, seat: len(game.seats[seat].pile),
    "Drinks": lambda game, seat: len(game.seats[seat].pile),
    "discarded": lambda game, seat: len(game.seats[seat].discards),
    "left": lambda game, seat: game.seats[seat].left,
    "Action left": actions_left,
    "Actions left": actions_left,
}
COUNTED = ("card", "Drink", "Action", "Potion", *(token for token in TOKENS if several(token) != token))
"""What there can be several of: Potions, Scarabs. There is more or less Blood and Heat."""
PILED = r"(\d+) (?:Drinks? )?(discarded|left)"
PILED_ONCE = r"\d+ (?:Drinks? )?(?:discarded|left)"


def split_numbers(text: str) -> list[str]:
    """At the commas before a number: a title may hold commas itself."""
    return [one.strip() for one in re.split(r",\s*(?=[-+]?\d|draws?\b|discards?\b)", text)]


def numbers(story: Story, name: str, text: str) -> Check:
    """A: 18 Fortitude, 2 Alcohol, 9 Gold, 6 cards, 1 Drink, 3 discarded, 2 Marks, 1 Progress Token on the Beer."""
    seat = story.seat(name)
    wanted = [read_amount(story, seat, one) for one in split_numbers(text)]

    def test(game: Game) -> None:
        for number, what, count in wanted:
            found = count(game)
            if found != number:
                raise Failed(f"{name} has {amount(found, what)}, not {number}")

    return test


def amount(number: int, what: str) -> str:
    """What a check counts, in the number there is of it: 1 Scarab, 2 Scarabs left."""
    match = re.fullmatch(rf"({'|'.join(COUNTED)})s?( .+)?", what, re.IGNORECASE)
    return f"{number} {what}" if match is None else counted(number, match[1]) + (match[2] or "")


def read_amount(story: Story, seat: SeatId, text: str) -> tuple[int, str, Callable[[Game], int]]:
    """How much of what, and how it is counted; of a card, how many lie in front of the seat."""
    match = re.fullmatch(r"(-?\d+) (.+)", text)
    if match is None:
        none = re.sub(r"^no ", "0 ", text) if text.startswith("no ") else "18 Fortitude"
        raise Failed(f"cannot read {text!r}; write for instance '{none}'")
    number, what = int(match[1]), match[2]
    for word, count in AMOUNTS.items():
        if what.casefold() == word.casefold():
            return number, what, functools.partial(of_seat, seat=seat, count=count)
    token = token_named(what)
    if token is not None:
        return number, what, functools.partial(tokens, seat=seat, token=token)
    if what.casefold().endswith(" left") and (token := token_named(what[: -len(" left")])) is not None:
        return number, what, functools.partial(supply, seat=seat, token=token)
    at = re.fullmatch(r"(.+) on the (.+)", what)
    if at is not None and token_named(at[1]) == Brews.token:
        return number, what, functools.partial(progress, seat=seat, brew=story.brew(at[2]))
    card = story.titles.find(what)
    if card is None:
        words = [*AMOUNTS, *TOKENS, *(f"{one}s" for one in TOKENS)]
        raise Failed(f"cannot read {text!r}{hint(what, words) or story.titles.near(what)}")
    return number, what, lambda game: sum(game.cards[one] is card for one in game.seats[seat].front)


def of_seat(game: Game, seat: SeatId, count: Callable[[Game, SeatId], int]) -> int:
    """What everybody has."""
    return count(game, seat)


def tokens(game: Game, seat: SeatId, token: str) -> int:
    """Those in front of a seat."""
    return sum(machine.tokens(game, seat) for machine in game.machines if machine.token == token)


def supply(game: Game, seat: SeatId, token: str) -> int:
    """Those that a seat which brings them can still give out."""
    machines = [one for one in game.machines if one.token == token and one.owners >> seat & 1]
    if not machines:
        raise Failed(f"{game.names[seat]} brings no {several(token)}")
    return sum(machine.supply(game) for machine in machines)


def progress(game: Game, seat: SeatId, brew: int) -> int:
    """The Progress Tokens on one of the Brews of a seat."""
    brews = own(game, seat, Brews)
    if brews is None:
        raise Failed(f"{game.names[seat]} has no Brews")
    return brews.progress[brew]


def pile(story: Story, name: str, text: str) -> Check:
    """Brawlers: 3 discarded, 11 left; a tavern, the Drink Deck, an event deck, a deck somebody brings."""
    if story.is_seat(name):
        drinks = re.match(r"(\d+) Drinks? ", text, re.IGNORECASE)
        if drinks:
            raise Failed(f"a pile of Drinks is '= {name}: {drinks[1]} Drinks'")
        return numbers(story, name, text)
    bare = re.sub(r"^the ", "", name.strip(), flags=re.IGNORECASE)
    count: Callable[[Game], tuple[int, int]]
    if bare.casefold() == "drink deck":
        count = functools.partial(drinks_left, tavern=0)
    elif bare.casefold() == "bar deck":
        if "discarded" in text.casefold():
            raise Failed("the Bar Deck has no discards: write '= the Drink Deck: 2 discarded'")
        count = bar_left
    elif any(one.deck.name.casefold() == bare.casefold() for one in story.occasions.values()):
        count = functools.partial(events_left, name=bare)
    else:
        key = story.side_deck(name)
        if key in package.TAVERNS:
            count = functools.partial(drinks_left, tavern=package.TAVERNS.index(key))
        else:
            count = functools.partial(component_left, key=key)
    wanted = re.findall(PILED, text, re.IGNORECASE)

    def test(game: Game) -> None:
        left, gone = count(game)
        for number, where in wanted:
            found = left if where.casefold() == "left" else gone
            if found != int(number):
                raise Failed(f"{name}: {found} {where}, not {number}")

    return test


def drinks_left(game: Game, tavern: int) -> tuple[int, int]:
    """Those in a Drink Deck, and its discards."""
    if tavern >= len(game.drink_decks):
        raise Failed("write 'party: The Red Dragon Inn' to put the taverns on the table")
    deck = game.drink_decks[tavern]
    return deck.left, len(deck.discards)


def bar_left(game: Game) -> tuple[int, int]:
    """Those in the Bar Deck."""
    if not game.drink_decks[0].size:
        raise Failed("there is no Bar Deck; write 'modules: bar' to put it on the table")
    return game.drink_decks[0].bar_left, 0


def events_left(game: Game, name: str) -> tuple[int, int]:
    """Those in an event deck, and its discards."""
    deck = next(one for one in game.event_decks if one.name.casefold() == name.casefold())
    return deck.left, len(deck.discards)


def component_left(game: Game, key: str) -> tuple[int, int]:
    """Those in a deck somebody brings, and those done with."""
    machine = next((one for one in game.machines if key in one.components), None)
    if machine is None:
        raise Failed(f"nobody at this table brings the {package.component(key).name}")
    gone = sum(game.cards[card].deck == key for card in machine.discarded())
    return len(machine.decks_of_its_own()[machine.components.index(key)]), gone
