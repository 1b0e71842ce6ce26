"""Setting up a game by names: characters, Drinks, who begins."""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Annotated

import msgspec
from msgspec import Meta

from lastcall.cards import package
from lastcall.cards.deck import TAVERN, Deck, DeckError, HouseDeck, is_house
from lastcall.cards.shelf import SHIPPED, Shelf, read_file
from lastcall.engine.core.cards import Card
from lastcall.engine.core.errors import UnknownName
from lastcall.engine.game import Game
from lastcall.engine.setup import FEWEST_SEATS, MOST_SEATS, deal
from lastcall.engine.table.seating import Seating
from lastcall.ids import SEATS
from lastcall.variants import INDIVIDUAL, Contender, leads, seating_of

MODULES = ("bar", *package.EVENT_DECKS, "crawl", "prize")
ASK = ("able", "all")
BOX = "box"
DRINKS = (BOX, *package.DRINK_DECKS, "all")
"""The Drink Deck of the characters' own box, that of a box by name, or all of them with the Bar Deck."""


MOST_NAMED = 50
"""How many modules or teams a set-up that is read from a file may name; there are far fewer."""
MOST_DECKS = 20
Name = Annotated[str, Meta(max_length=200)]
Team = Annotated[tuple[int | Name, ...], Meta(max_length=MOST_SEATS)]


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """What is fixed before the game starts (SETUP-13).

    Wherever it names a deck, it may name one of `decks`, which the package does not have.
    """

    characters: Annotated[tuple[Name, ...], Meta(max_length=MOST_SEATS)]
    """Who sits there, seat by seat, by short or full name (SETUP-02)."""
    seed: int = 0
    """Everything chance does follows from it."""
    first: int | Name = 0
    """A seat, a character's name, or "random" (SETUP-10). In a Boss Battle it makes no difference (BOSS-08)."""
    drinks: Name = BOX
    """box (see `drink_decks`), rdi4, rdi6, rdi8, all of them with the Bar Deck, or a house deck."""
    ask: Name = "able"
    """Whom windows ask: "able", seats that can respond; "all", every seat the rule allows."""
    modules: Annotated[tuple[Name, ...], Meta(max_length=MOST_NAMED)] = ()
    """What the table plays with besides: `MODULES`, and event decks and taverns of the house."""
    variant: Name = INDIVIDUAL
    """One of `VARIANTS` (variants.py)."""
    teams: Annotated[tuple[Team, ...], Meta(max_length=MOST_NAMED)] = ()
    """Who plays together, by seat or name; none: as they sit, and in a Boss Battle the first is the Boss."""
    decks: Annotated[tuple[HouseDeck, ...], Meta(max_length=MOST_DECKS)] = ()
    """Every house deck it names, so that it means the same game anywhere and for ever."""

    @property
    def shelf(self) -> Shelf:
        """Where its names are looked up."""
        return Shelf(self.decks) if self.decks else SHIPPED

    @property
    def crawls(self) -> bool:
        """Whether this is a Pub Crawl: if it says so, or has a tavern of the house."""
        return "crawl" in self.modules or bool(self.shelf.extras(self.modules, TAVERN))


def new_game(
    characters: Sequence[str],
    *,
    seed: int = 0,
    first: int | str = 0,
    drinks: str = BOX,
    ask: str = "able",
    modules: Iterable[str] = (),
    variant: str = INDIVIDUAL,
    teams: Iterable[Iterable[int | str]] = (),
    listen: bool = False,
) -> Game:
    """A new game at its first question; with `listen` it writes down what happens. House decks are named by file."""
    return begin(
        packed(
            Setup(
                characters=tuple(characters),
                seed=seed,
                first=first,
                drinks=drinks,
                ask=ask,
                modules=tuple(modules),
                variant=variant,
                teams=tuple(tuple(team) for team in teams),
            )
        ),
        listen,
    )


def packed(setup: Setup) -> Setup:
    """The set-up with the deck files it names inside; from then on their names have no folder."""
    files = [name for name in (*setup.characters, setup.drinks, *setup.modules) if is_house(name)]
    if not files:
        return setup
    carried = {deck.name: deck for deck in setup.decks}
    found = dict(carried)
    for file in dict.fromkeys(files):
        deck = carried.get(file) or read_file(file)
        if found.setdefault(deck.name, deck) != deck:
            raise DeckError(f"Two different decks are called {deck.name}; rename one of the files.")
    return msgspec.structs.replace(
        setup,
        characters=tuple(map(without_folder, setup.characters)),
        first=setup.first if isinstance(setup.first, int) else without_folder(setup.first),
        drinks=without_folder(setup.drinks),
        modules=tuple(map(without_folder, setup.modules)),
        teams=tuple(
            tuple(one if isinstance(one, int) else without_folder(one) for one in team) for team in setup.teams
        ),
        decks=tuple(found.values()),
    )


def without_folder(name: str) -> str:
    """The name of a file; any other name as it is."""
    return Path(name).name if is_house(name) else name


def begin(setup: Setup, listen: bool = False, seating: Seating | None = None) -> Game:
    """The game of a set-up, at its first question; a seating takes the place of the variant's own."""
    shelf = setup.shelf
    decks = [shelf.character(name) for name in setup.characters]
    check(setup, [deck.name for deck in decks if not deck.regular])
    names = seat_names([deck.short for deck in decks])
    if seating is None:
        sitting = [Contender(*one) for one in zip(names, decks, strict=True)]
        seating = seating_of(setup.variant, setup.teams, sitting, shelf)
    bar = "bar" in setup.modules or setup.drinks == "all"
    crawl = setup.crawls
    game = deal(
        names,
        [shelf.cards_of(deck, bool(seating.bosses >> seat & 1)) for seat, deck in enumerate(decks)],
        [card for box in drink_decks(setup) for card in shelf.drinks(box).physical],
        setup.seed,
        first_seat(setup, seating, names, decks),
        bar,
        setup.ask == "all",
        [deck.kinds for deck in decks],
        [deck.brings for deck in decks],
        [(deck.name, deck.physical) for deck in shelf.event_decks(setup.modules)],
        shelf.taverns(setup.modules) if crawl else (),
        prizes(crawl) if "prize" in setup.modules else (),
        seating,
        library=shelf,
    )
    if listen:
        game.log = []
    game.run()
    return game


def drink_decks(setup: Setup) -> tuple[str, ...]:
    """SETUP-01: the Drink Decks of a set-up; unless one is named, that of the box most of the characters come from.

    If two boxes have sent equally many, the first seat's goes. Regulars and house decks come from no box and drink
    what the others drink; among themselves that is RDI 4.
    """
    if setup.drinks == "all":
        return package.DRINK_DECKS
    if setup.drinks != BOX:
        return (setup.drinks,)
    shelf = setup.shelf
    keys = [shelf.character(name).box.replace(" ", "").casefold() for name in setup.characters]
    counted = Counter(key for key in keys if key in package.DRINK_DECKS)
    return (counted.most_common(1)[0][0],) if counted else package.DRINK_DECKS[:1]


def prizes(crawl: bool) -> list[Card]:
    """PRIZE-01, CARD-024: a Prize that makes the party Crawl is of use in a Pub Crawl only."""
    return [card for card in package.prizes().cards if crawl or not any(use.crawls for use in card.uses)]


def check(setup: Setup, unique: list[str]) -> None:
    """SETUP-02, SETUP-13: refuse by name what does not exist or cannot be."""
    size = len(setup.characters)
    if not FEWEST_SEATS <= size <= MOST_SEATS:
        raise UnknownName(f"A table has {FEWEST_SEATS} to {MOST_SEATS} seats, not {size}.")
    for name in unique:
        if unique.count(name) > 1:
            raise UnknownName(f"{name} can sit at a table only once (SETUP-02).")
    if setup.ask not in ASK:
        raise UnknownName(f"ask must be one of {', '.join(ASK)}, not {setup.ask!r}.")
    if not isinstance(setup.seed, int):
        raise UnknownName(f"The seed must be a whole number, not {setup.seed!r}.")
    shelf = setup.shelf
    if is_house(setup.drinks):
        shelf.drinks(setup.drinks)
    elif setup.drinks not in DRINKS:
        raise UnknownName(f"There is no Drink Deck {setup.drinks!r}; choose from: {', '.join(DRINKS)}.")
    for module in setup.modules:
        if shelf.extra(module) is None and module not in MODULES:
            raise UnknownName(f"There is no module {module!r}; choose from: {', '.join(MODULES)}.")


def line_up(seats: int, turn: int = 0, variant: str = INDIVIDUAL) -> tuple[str, ...]:
    """Who sits down when only a number of seats is asked for: the crews of the shelf, then regulars (SETUP-02).

    With another `turn` it is somebody else's turn to sit first, so that in the long run all meet all. Where the variant
    needs a Boss, somebody sits there who can be one, as long as there is anybody left.
    """
    decks = SHIPPED.characters()
    regulars = [deck.short for deck in decks if deck.regular]
    everybody = [deck.short for deck in decks if not deck.regular] + regulars
    at = turn % len(everybody)
    waiting = everybody[at:] + everybody[:at]
    able = SHIPPED.boss_names()
    names: list[str] = []
    for seat in SEATS[:seats]:
        wanted = [name for name in waiting if name in able] if leads(variant, seat) else waiting
        name = (wanted or waiting or [regulars[len(names) % len(regulars)]])[0]
        names.append(name)
        if name in waiting:
            waiting.remove(name)
    return tuple(names)


def drawn_by_lot(
    seats: int,
    seed: int,
    names: Sequence[str] = (),
    variant: str = INDIVIDUAL,
    shelf: Shelf = SHIPPED,
    turn: int | None = None,
) -> tuple[str, ...]:
    """Who sits down if lots are drawn: among these, or among everybody of the shelf.

    Where the variant needs a Boss, lots are drawn among those who can be one. With a `turn` they take turns instead.
    """
    found = list(names) or [deck.key for deck in shelf.characters() if not deck.regular]
    if seats > len(found):
        raise UnknownName(f"Lots are drawn among {len(found)} characters, and there are {seats} seats.")
    able = [name for name in found if shelf.boss_of(shelf.character(name)) is not None]
    leading = [seat for seat in SEATS[:seats] if leads(variant, seat)]
    if len(leading) > len(able):
        raise UnknownName(f"Of {len(found)} characters {len(able)} can be a Boss, and {variant} needs {len(leading)}.")
    chance = Random(seed)
    if turn is None:
        bosses = chance.sample(able, len(leading))
    else:
        bosses = [able[(turn + further) % len(able)] for further in range(len(leading))]
    others = chance.sample([name for name in found if name not in bosses], seats - len(leading))
    return tuple(bosses.pop(0) if seat in leading else others.pop(0) for seat in range(seats))


def first_seat(setup: Setup, seating: Seating, names: list[str], decks: list[Deck]) -> int | None:
    """SETUP-10, BOSS-08: a seat by number or name; None for chance. Where the variant says who, it is always them."""
    first = setup.first
    if seating.first >= 0:
        return seating.first
    if first == "random":
        return None
    if isinstance(first, int):
        if not 0 <= first < len(names):
            raise UnknownName(f"There is no seat {first}; seats are 0 to {len(names) - 1}.")
        return first
    for seat, (name, deck) in enumerate(zip(names, decks, strict=True)):
        if first.casefold() in (name.casefold(), deck.name.casefold(), deck.key.casefold()):
            return seat
    near = difflib.get_close_matches(first, names, 1)
    hint = f" Did you mean {near[0]}?" if near else ""
    raise UnknownName(f"Nobody at this table is called {first!r}.{hint}")


def seat_names(shorts: list[str]) -> list[str]:
    """Short names, numbered where one sits twice."""
    seen: dict[str, int] = {}
    names = []
    for short in shorts:
        seen[short] = seen.get(short, 0) + 1
        names.append(short if seen[short] == 1 else f"{short} {seen[short]}")
    return names
