"""A story as written: the position, the moves, the checks. `docs/stories.md` defines the grammar."""

from __future__ import annotations

import re
from pathlib import Path

from lastcall.cards import package
from lastcall.cards.characters.farai.brews import Brews
from lastcall.cards.deck import Deck, is_house
from lastcall.cards.machinery import COMPONENTS
from lastcall.cards.shelf import SHIPPED, Shelf, read_file
from lastcall.engine.core.cards import Card
from lastcall.engine.core.codes import DRINK, EVENT
from lastcall.engine.core.errors import Unreadable
from lastcall.engine.play.joint_toss import COIN
from lastcall.engine.setup import FEWEST_SEATS, MOST_SEATS
from lastcall.ids import SEATS, SeatId
from lastcall.start import MODULES, without_folder
from lastcall.stories.failed import Failed, StoryError
from lastcall.stories.made import TRACKS, new_card, new_drink
from lastcall.stories.meant import hint, nearest
from lastcall.stories.parts import TOKENS, Occasions, Player, Step, Top, token_named
from lastcall.stories.titles import Titles
from lastcall.variants import VARIANTS
from lastcall.voice.sentences import plain

CARD_KEYS = ("card", "card!", "drink", "drink!")
"""Lines that make cards."""
PHASES = ("discard", "action", "order", "drink", "end")
SET_UP = "set-up"
"""In the place of a phase: everything is as set-up deals it, and nobody has decided anything."""
ALL_DRINKS = "all"
EVENT_KEYS = tuple(f"{key} {what}" for key in package.EVENT_DECKS for what in ("deck", "deck exactly", "counters"))
KEYS = (
    "title",
    "proves",
    "example",
    "seats",
    "teams",
    "variant",
    "turn",
    "phase",
    "active",
    "drinks",
    "drink deck",
    "drink deck exactly",
    "drink discards",
    "bar deck",
    "bar deck exactly",
    "modules",
    "coin",
    "party",
    "closed",
    "prizes",
    "prize bin",
    *CARD_KEYS,
    *EVENT_KEYS,
)
SEAT_LINES = (
    "NAME has",
    "NAME holds:",
    "NAME holds exactly:",
    "NAME's pile:",
    "NAME's deck:",
    "NAME's discards:",
    "NAME's front:",
    "NAME's brew:",
)
POTIONS = ("potion", "potions")
DECK_OF = re.compile(r"deck of ([^:]+?)( exactly)?:\s*(.*)")
HEAD = re.compile(rf"({'|'.join(sorted(KEYS, key=len, reverse=True))}):\s*(.*)")
CAN_PLAY = re.compile(r"[^:]+? (can|cannot|can't|may|may not) (play|activate|choose) ")
SEPARATOR = re.compile(r"^---[ \t]*$", re.MULTILINE)
LAYING = (
    "turn",
    "drink deck",
    "drink discards",
    "bar deck",
    "coin",
    "party",
    "closed",
    "prizes",
    "prize bin",
    *EVENT_KEYS,
)
"""The beginnings of lines that put something where set-up would not."""
MOST_LINES = 1000
LONGEST_LINE = 500


class Story:
    """One story, read and ready to be told."""

    def __init__(self, text: str, first_line: int = 1, folder: Path | None = None) -> None:
        self.folder = folder or Path()
        """Where decks of its own are looked for."""
        self.title = ""
        self.proves: tuple[str, ...] = ()
        self.example = ""
        self.variant = ""
        """Empty: as the teams are, pairs or a Boss Battle; without teams everybody for themselves."""
        self.teams: list[tuple[SeatId, ...]] = []
        self.turn = 1
        """The number of the turn it begins in: the first one is different for a Boss."""
        self.phase = "action"
        self.active = 0
        self.drinks = "rdi4"
        self.places: list[Player] = []
        self.drink_deck: list[Card] = []
        self.drink_deck_exactly = False
        self.drink_discards: list[Card] = []
        self.modules: list[str] = []
        """What the table plays with besides, by the names a new game knows."""
        self.bar: list[Card] = []
        """The top of the Bar Deck, if `plays_with_bar`."""
        self.bar_exactly = False
        self.laid: int | None = None
        """The first line that puts something where set-up would not."""
        self.coin: int | None = None
        """How the first coin falls; None: by chance."""
        self.occasions: dict[str, Occasions] = {}
        self.party: str | None = None
        """Where the party is; None: there is no Pub Crawl."""
        self.closed: list[str] = []
        self.prizes: list[Card] | None = None
        """Those in the Inn; None: there are no Prizes."""
        self.prize_bin: list[Card] = []
        self.tops: dict[str, Top] = {}
        """What lies on top of the decks of taverns and machines."""
        self.steps: list[Step] = []
        self.titles = Titles()
        self.lines: dict[str, int] = {}
        """Where each line `key: value` is."""
        self.line = first_line
        """The line that is being read."""
        lines = [
            (number, re.sub(r"(^|\s)#.*$", "", line).rstrip())
            for number, line in enumerate(text.splitlines(), first_line)
        ]
        lines = [(number, line) for number, line in lines if line.strip()]
        if len(lines) > MOST_LINES:
            raise StoryError(first_line, f"a story has at most {MOST_LINES} lines, not {len(lines)}")
        for number, line in lines:
            if len(line) > LONGEST_LINE:
                raise StoryError(number, f"a line has at most {LONGEST_LINE} characters, not {len(line)}")
            self.check_card_line(number, line)
        # Cards and seats first: the other lines use their names.
        for wanted in ((*(f"{key}:" for key in CARD_KEYS), "title:"), ("seats:",), ()):
            if not wanted and not self.places:
                raise self.no_seats(lines, first_line)
            for number, line in list(lines):
                if not wanted or line.startswith(wanted):
                    lines.remove((number, line))
                    self.take(number, line)

    def check_card_line(self, number: int, line: str) -> None:
        """A card whose line is misspelt would be missed by the lines that name it."""
        key, colon, _ = line.partition(":")
        meant = nearest(key, KEYS, 0.7) if colon and key not in KEYS else None
        if meant in CARD_KEYS:
            raise StoryError(number, f"there is no line {key + ':'!r}; did you mean {meant + ':'!r}?")

    def no_seats(self, lines: list[tuple[int, str]], first_line: int) -> StoryError:
        """Nobody sits anywhere: the line that was perhaps meant to say who does."""
        for number, line in lines:
            key, colon, rest = line.partition(":")
            if colon and nearest(key, ["seats", "players", "seat", "characters"], 0.8):
                return StoryError(number, f"there is no line {key + ':'!r}; write 'seats: {rest.strip()}'")
            if key == "teams":
                players = ", ".join(name.strip() for name in re.split(r"[+,]", rest))
                return StoryError(number, f"the seats come first, in turn order: 'seats: {players}'")
        return StoryError(first_line, "the story needs a line 'seats: NAME, NAME'")

    def take(self, number: int, line: str) -> None:
        """Read one line."""
        self.line = number
        try:
            if line[0] in ">=":
                self.steps.append(Step(number, line[0], line[1:].strip()))
            elif match := HEAD.fullmatch(line):
                self.head(match[1], match[2].strip())
            elif match := DECK_OF.fullmatch(line):
                self.stack(match[1], self.cards(match[3]), bool(match[2]))
            elif not self.position(line):
                self.steps.append(Step(number, "?", line.strip()))
        except (Failed, Unreadable) as error:
            raise StoryError(number, str(error)) from None

    def head(self, key: str, value: str) -> None:
        """A line `key: value`."""
        self.lines[key] = self.line
        if key.startswith(LAYING):
            self.laid = self.laid or self.line
        if key == "title":
            self.title = value
        elif key == "proves":
            self.proves = tuple(one.strip() for one in value.split(",") if one.strip())
        elif key == "example":
            self.example = value
        elif key == "seats":
            self.sit(value)
        elif key == "teams":
            self.teams = [tuple(self.seat(name) for name in team.split("+")) for team in value.split(",")]
        elif key == "variant":
            if value not in VARIANTS:
                near = hint(value, VARIANTS) or f"; there are {', '.join(VARIANTS)}"
                raise Failed(f"there is no variant {value!r}{near}")
            self.variant = value
        elif key == "turn":
            if not re.fullmatch(r"[1-9]\d{0,2}", value):
                whose = f"; whose turn it is says 'active: {value}'" if self.is_seat(value) else ""
                raise Failed(f"a turn has a number from 1 on, not {value!r}{whose}")
            self.turn = int(value)
        elif key == "phase":
            if value not in (*PHASES, SET_UP):
                near = hint(value, (*PHASES, SET_UP)) or f"; the phases are {', '.join(PHASES)}"
                raise Failed(f"there is no phase {value!r}{near}")
            self.phase = value
        elif key == "active":
            self.active = self.seat(value)
        elif key == "drinks":
            if value != ALL_DRINKS:
                SHIPPED.drinks(value)
            self.drinks = value
        elif key == "modules":
            self.modules = [self.module(name.strip()) for name in value.split(",")]
        elif key in ("bar deck", "bar deck exactly"):
            self.bar = self.bottles(value)
            self.bar_exactly = key.endswith("exactly")
        elif key in ("drink deck", "drink deck exactly"):
            self.drink_deck = self.bottles(value)
            self.drink_deck_exactly = key.endswith("exactly")
        elif key == "drink discards":
            self.drink_discards = self.bottles(value)
        elif key == "coin":
            if value not in COIN:
                raise Failed(f"a coin falls {' or '.join(COIN)}, not {value!r}")
            self.coin = COIN.index(value)
        elif key == "party":
            self.party = self.tavern(value)
        elif key == "closed":
            self.closed = [self.tavern(name) for name in value.split("|")]
        elif key == "prizes":
            self.prizes = self.cards(value)
        elif key == "prize bin":
            self.prize_bin = self.cards(value)
        elif key in EVENT_KEYS:
            name, what = key.split(" ", 1)
            self.event_deck(name, what, value)
        elif key in ("card", "card!"):
            self.keep(new_card(value), key.endswith("!"))
        else:
            self.keep(new_drink(value), key.endswith("!"))

    def module(self, name: str) -> str:
        """Something a table can play with besides; event decks and taverns are put on it at once."""
        if name not in MODULES:
            near = hint(name, MODULES) or f"; there are {', '.join(MODULES)}"
            raise Failed(f"there is no module {name!r}{near}")
        if name in package.EVENT_DECKS:
            self.event_deck_of(name)
        if name == "crawl" and self.party is None:
            self.party = package.TAVERNS[0]
        return name

    @property
    def plays_with_bar(self) -> bool:
        """BAR-01: with all the Drinks there are, or whenever a line says so."""
        stacked = "bar deck" in self.lines or "bar deck exactly" in self.lines
        return stacked or "bar" in self.modules or self.drinks == ALL_DRINKS

    def stack(self, name: str, cards: list[Card], exactly: bool) -> None:
        """deck of NAME: X | Y."""
        key = self.side_deck(name)
        if key == package.TAVERNS[0]:
            raise Failed(f"the deck of {name.strip()} is the Drink Deck: write 'drink deck{' exactly' * exactly}:'")
        self.laid = self.laid or self.line
        self.tops[key] = Top(cards, exactly, self.line)

    def side_deck(self, name: str) -> str:
        """The key of a deck that lies beside those of the characters, by its name."""
        for key in (*COMPONENTS, *package.TAVERNS):
            if SHIPPED.deck_of(key).name.casefold() == name.strip().casefold():
                return key
        names = [SHIPPED.deck_of(key).name for key in (*COMPONENTS, *package.TAVERNS)]
        near = hint(name, names) or f"; there are {', '.join(names)}"
        raise Failed(f"there is no deck of {name.strip()!r}{near}")

    def brew(self, name: str) -> int:
        """The number of a Brew, by its name."""
        key = self.side_deck(name)
        if key not in Brews.components:
            raise Failed(f"{name.strip()} is no Brew")
        return Brews.components.index(key)

    def tavern(self, name: str) -> str:
        """The key of a tavern, by its name."""
        key = self.side_deck(name)
        if key not in package.TAVERNS:
            raise Failed(f"{name.strip()} is no tavern")
        return key

    def event_deck(self, key: str, what: str, value: str) -> None:
        """sea deck: X | Y; sea counters: 1. Either of them puts the deck on the table."""
        found = self.event_deck_of(key)
        if what == "counters":
            if not re.fullmatch(r"[1-9]", value):
                raise Failed(f"the number of counters must be 1 to 9, not {value!r}")
            found.counters = int(value)
            return
        found.top = self.cards(value)
        found.exactly = what.endswith("exactly")
        if found.exactly and not found.top:
            raise Failed("an event deck needs at least one Event")
        for card in found.top:
            if not card.types & found.deck.cards[0].types:
                raise Failed(f"{card.title} does not belong to the {found.deck.name}")

    def event_deck_of(self, key: str) -> Occasions:
        """An event deck on the table; they lie in the order in which they act."""
        found = self.occasions.setdefault(key, Occasions(package.events(key)))
        self.occasions = {one: self.occasions[one] for one in package.EVENT_DECKS if one in self.occasions}
        return found

    def sit(self, value: str) -> None:
        """seats: a character's own name, NAME as CHARACTER, or any name for a regular."""
        regulars = [deck for deck in SHIPPED.characters() if deck.regular]
        known = {name.casefold() for row in package.arrived() for name in (row["short"], row["name"])}
        coming = {name.casefold() for row in package.roster() for name in (row["short"], row["name"])} - known
        for number, one in enumerate(value.split(",")):
            name, _, of = (part.strip() for part in one.partition(" as "))
            wanted = of or (name if name.casefold() in known else "")
            # Somebody who has not arrived yet is stood in for by a regular.
            stand_in = not wanted or wanted.casefold() in coming
            deck = regulars[number % len(regulars)] if stand_in else self.character(wanted)
            if not name or self.is_seat(name):
                raise Failed(f"every seat needs a name of its own, not {name!r}")
            if is_house(wanted):
                for card in (*deck.cards, *(deck.boss.cards if deck.boss is not None else ())):
                    self.titles.add(card)
            self.places.append(Player(name, deck))
        if not FEWEST_SEATS <= len(self.places) <= MOST_SEATS:
            commas = "; separate the names by commas" if " and " in value or "|" in value else ""
            raise Failed(f"a table has {FEWEST_SEATS} to {MOST_SEATS} seats{commas}")

    def character(self, name: str) -> Deck:
        """A character by name, or a house deck by its file beside the story."""
        if not is_house(name):
            return SHIPPED.character(name)
        if without_folder(name) != name:
            raise Failed(f"a deck of your own lies in the folder of the story: 'as {without_folder(name)}'")
        carried = read_file(self.folder / name)
        return Shelf([carried]).character(carried.name)

    def seat(self, name: str) -> SeatId:
        """The seat of this name."""
        for seat, place in zip(SEATS[: len(self.places)], self.places, strict=True):
            if place.name.casefold() == name.strip().casefold():
                return seat
        raise Failed(self.nobody(name))

    def nobody(self, name: str) -> str:
        """Nobody has this name: who was probably meant, or who is here."""
        names = [place.name for place in self.places]
        near = nearest(name, names)
        return f"nobody here is called {name.strip()!r}; " + (
            f"did you mean {near}?" if near is not None else f"here are {', '.join(names)}"
        )

    def position(self, line: str) -> bool:
        """A line about what a seat has or holds."""
        if CAN_PLAY.match(line):
            return False
        match = re.fullmatch(r"(.+?) (has|holds exactly:|holds:) (.+)", line)
        if match:
            place = self.places[self.seat(match[1])]
            self.laid = self.laid or self.line
            if match[2] == "has":
                self.tracks(place, match[3])
            else:
                place.holds = self.cards(match[3], place.deck)
                place.exactly = match[2] == "holds exactly:"
            return True
        match = re.fullmatch(r"(.+?)['’]s (pile|deck|discards|front|brew): (.+)", line)
        if match:
            place = self.places[self.seat(match[1])]
            self.laid = self.laid or self.line
            if match[2] == "pile":
                place.pile = self.bottles(match[3])
            elif match[2] == "deck":
                place.character_deck = self.cards(match[3], place.deck)
            elif match[2] == "front":
                place.front = self.cards(match[3], place.deck)
            elif match[2] == "brew":
                place.brew = self.side_deck(match[3])
            else:
                place.discards = self.cards(match[3], place.deck)
            return True
        return False

    def is_seat(self, name: str) -> bool:
        """Whether somebody here has this name."""
        return any(place.name.casefold() == name.strip().casefold() for place in self.places)

    def tracks(self, place: Player, text: str) -> None:
        """14 Fortitude, 10 Alcohol, 3 Gold, 1 Mark, 2 Progress Tokens on the Beer."""
        for one in (part.strip() for part in text.split(",")):
            match = re.fullmatch(r"(\d{1,4}) (.+?)(?: on the (.+))?", one)
            what = match[2] if match else ""
            track = next(
                (track for track in TRACKS if what.casefold().removesuffix(" content") == track.casefold()), ""
            )
            token = token_named(what)
            if match is not None and what.casefold() in POTIONS:
                self.put_on_mat(place, "potions", int(match[1]))
                continue
            if match is None or not (track or token):
                near = hint(what, [*TRACKS, *POTIONS, *TOKENS, *(f"{one}s" for one in TOKENS)]) if match else ""
                for_instance = "; write for instance '14 Fortitude, 3 Alcohol, 9 Gold'"
                raise Failed(f"cannot read {one!r}{near or for_instance}")
            number = int(match[1])
            if match[3] is not None:
                if token != Brews.token:
                    raise Failed(f"only {Brews.token}s are on something, not {what}")
                place.progress[self.brew(match[3])] = number
            elif token is not None:
                place.tokens[token] = number
            elif track != "Gold" and number > 20:
                raise Failed(f"{what} stays within 0 and 20 (LIMIT-01)")
            else:
                self.put_on_mat(place, track.lower(), number)

    def put_on_mat(self, place: Player, track: str, number: int) -> None:
        """What the mat of a seat says, and on which line of the story."""
        place.has[track] = number
        place.told[track] = self.line

    def line_of(self, *keys: str) -> int:
        """The first of these lines that the story has, else its first line."""
        return next((self.lines[key] for key in keys if key in self.lines), self.lines["seats"])

    def cards(self, text: str, deck: Deck | None = None) -> list[Card]:
        """Titles separated by " | "; "nothing" for none."""
        return [self.card(title, deck) for title in text.split("|")] if text.strip() != "nothing" else []

    def bottles(self, text: str) -> list[Card]:
        """Drinks and Events separated by " | "."""
        found = self.cards(text)
        for card in found:
            if not card.types & (DRINK | EVENT) or card.level:
                raise Failed(f"{card.title} is neither a Drink nor an Event that could lie among them")
        return found

    def card(self, title: str, deck: Deck | None = None) -> Card:
        """A card by its title; if that deck has a version of its own, this one."""
        found = self.titles.find(title, deck)
        if found is None:
            bare = title.strip().strip('"')
            near = self.titles.near(title) or f"; a card of your own is 'card: {bare} (TYPE) = what it does.'"
            raise Failed(f"no card is called {bare!r}{near}")
        return found

    def keep(self, card: Card, instead: bool) -> None:
        """A card of the story's own; only `instead` of another it may have a title that is taken."""
        if plain(card.title) in self.titles.own:
            raise Failed(f"this story has a card called {card.title!r} already")
        if not instead and self.titles.find(card.title) is not None:
            kind = "drink" if card.types & DRINK else "card"
            raise Failed(
                f"there is a card called {card.title!r} already; give this one another title, "
                f"or write '{kind}!:' to replace that card in this story"
            )
        self.titles.add(card)


def read_stories(text: str) -> list[tuple[int, str]]:
    """The stories of a file (separated by lines of ---), each with the line it begins on."""
    found = []
    line = 1
    for part in SEPARATOR.split(text):
        if part.strip():
            found.append((line, part))
        line += part.count("\n")
    return found
