"""The checks of a story."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable

from lastcall.cards import boxes
from lastcall.cards.machinery.brews import NAMES as BREWS
from lastcall.cards.machinery.brews import Brews
from lastcall.engine.core.cards import No
from lastcall.engine.core.codes import BID, IN_GAME, NOBODY, PASSED_OUT, RESPOND
from lastcall.engine.core.game import Game
from lastcall.engine.core.machines import own
from lastcall.engine.drinks.drink import Drink, Served
from lastcall.engine.play.chain import Window
from lastcall.engine.play.legal import legal, why_not
from lastcall.engine.table.turn import Phases
from lastcall.stories.moves import MOST_QUESTIONS, Wanted, default
from lastcall.stories.script import TOKENS, Failed, Story

Check = Callable[[Game], None]
"""Fails if something that must be true is not."""


def read_check(story: Story, mark: str, text: str) -> Check:
    """A line that must be true; Failed if it cannot be read."""
    if mark == "?":
        return read_can(story, text)
    now = text.startswith("now ")
    if now:
        text = text[4:].strip()
    match = re.fullmatch(r"the Drink of (.+): (.+)", text)
    if match:
        seat = story.seat(match[1])
        drink = read_numbers(match[2], DRINK_NUMBER)
        return lambda game: the_drink(story, game, seat, drink, now)
    for pattern, read in CHECKS:
        match = re.fullmatch(pattern, text)
        if match:
            test = read(story, *match.groups())
            return test if now else functools.partial(settled, test)
    raise Failed(f"cannot read the check {text!r}")


def settled(test: Check, game: Game) -> None:
    """Test when no window is open."""
    settle(game)
    test(game)


def read_numbers(text: str, pattern: re.Pattern[str]) -> list[tuple[int, str]]:
    """18 Fortitude, 2 Alcohol."""
    found = []
    for one in text.split(","):
        match = pattern.fullmatch(one.strip())
        if match is None:
            raise Failed(f"cannot read {one.strip()!r}; write for instance '18 Fortitude'")
        found.append((int(match[1]), match[2]))
    return found


def settle(game: Game) -> None:
    """Decline open responses and bids until no window is open; a phase in which nothing happens is quiet enough."""
    for _ in range(MOST_QUESTIONS):
        if game.outcome is not None or game.kind not in (RESPOND, BID) or is_quiet(game):
            return
        default(game)


def is_quiet(game: Game) -> bool:
    """A window on nothing in particular, between the steps of a turn."""
    top = game.stack
    return type(top) is Window and top.matter == NOBODY and not top.among and type(top.below) is Phases


def the_drink(story: Story, game: Game, seat: int, wanted: list[tuple[int, str]], now: bool) -> None:
    """The Drink on the table, when its own window is the one that is open."""
    name = story.places[seat].name
    for _ in range(1 if now else MOST_QUESTIONS):
        top = game.stack
        matter = game.matters.get(top.matter) if type(top) is Window else None
        if now or type(matter) is Served:
            ids = matter.drinks if type(matter) is Served else list(game.matters)
            found = [m for m in map(game.matters.get, ids) if type(m) is Drink and m.drinker == seat]
            if found:
                for number, what in wanted:
                    values = [DRINK_AMOUNTS[what](game, drink) for drink in found]
                    if number not in values:
                        raise Failed(f"the Drink of {name} has {' and '.join(map(str, values))} {what}, not {number}")
                return
        if game.outcome is not None:
            break
        default(game)
    raise Failed(f"{name} has no Drink on the table")


def numbers(story: Story, name: str, text: str) -> Check:
    """A: 18 Fortitude, 2 Alcohol, 9 Gold, 6 cards, 1 Drink, 2 Scarab."""
    seat = story.seat(name)
    wanted = read_numbers(text, NUMBER)
    for _, what in wanted:
        if what.casefold() not in AMOUNTS and what.removesuffix("s") not in TOKENS:
            story.card(what)

    def test(game: Game) -> None:
        for number, what in wanted:
            found = amount(story, game, seat, what)
            if found != number:
                raise Failed(f"{name} has {found} {what}, not {number}")

    return test


def amount(story: Story, game: Game, seat: int, what: str) -> int:
    """How much of something a seat has; of a card, how many lie in front of it."""
    if what.casefold() in AMOUNTS:
        return AMOUNTS[what.casefold()](game, seat)
    if what.removesuffix("s") in TOKENS:
        return sum(machine.tokens(game, seat) for machine in game.machines if machine.token == what.removesuffix("s"))
    card = story.card(what)
    return sum(game.cards[one] is card for one in game.seats[seat].front)


def holds(story: Story, name: str, how: str, title: str) -> Check:
    """A holds X; A does not hold X."""
    seat = story.seat(name)
    card = story.card(title, story.places[seat].deck)

    def test(game: Game) -> None:
        has = any(game.cards[one] is card for one in game.seats[seat].hand)
        if has != (how == "holds"):
            raise Failed(f"{name} {'holds' if has else 'does not hold'} {card.title}")

    return test


def discarded(story: Story, title: str) -> Check:
    """X lies in a discard pile."""
    card = story.card(title)

    def test(game: Game) -> None:
        piles = [seat.discards for seat in game.seats] + [deck.discards for deck in game.drink_decks]
        piles += [deck.discards for deck in game.event_decks]
        piles += [machine.discarded() for machine in game.machines]
        if not any(game.cards[one].title == card.title for pile in piles for one in pile):
            raise Failed(f"{card.title} is in no discard pile")

    return test


def pot(story: Story, gold: str) -> Check:
    """The pot of the running Round."""

    def test(game: Game) -> None:
        if game.round is None:
            raise Failed("there is no Round of Gambling")
        if game.round.pot != int(gold):
            raise Failed(f"the pot holds {game.round.pot} Gold, not {gold}")

    return test


def inn(story: Story, gold: str) -> Check:
    """What the Inn has gained since set-up."""

    def test(game: Game) -> None:
        if game.inn != int(gold):
            raise Failed(f"the Inn has {game.inn:+d} Gold since set-up, not {gold}")

    return test


def counters(story: Story, name: str, number: str) -> Check:
    """The Progress Counters of an event deck."""
    if not any(one.deck.name == name for one in story.occasions.values()):
        raise Failed(f"the {name} are not on the table; write 'sea counters: 1' to put them there")

    def test(game: Game) -> None:
        found = next(deck.counters for deck in game.event_decks if deck.name == name)
        if found != int(number):
            raise Failed(f"the {name} have {found} counters, not {number}")

    return test


def party(story: Story, name: str) -> Check:
    """Where the party is."""
    wanted = boxes.TAVERNS.index(story.tavern(name))

    def test(game: Game) -> None:
        if game.crawl is None or game.crawl.at != wanted:
            where = "at home: this is no Pub Crawl" if game.crawl is None else f"at {game.crawl.names[game.crawl.at]}"
            raise Failed(f"the party is {where}")

    return test


def is_closed(story: Story, name: str, how: str) -> Check:
    """A tavern is Open or Closed."""
    wanted = boxes.TAVERNS.index(story.tavern(name))

    def test(game: Game) -> None:
        closed = game.crawl is not None and bool(game.crawl.closed >> wanted & 1)
        if closed != (how == "Closed"):
            raise Failed(f"{name} is {'Closed' if closed else 'Open'}")

    return test


def deck_left(story: Story, name: str, number: str) -> Check:
    """How many Drinks a tavern has left."""
    wanted = boxes.TAVERNS.index(story.tavern(name))

    def test(game: Game) -> None:
        if game.drink_decks[wanted].left != int(number):
            raise Failed(f"{name} has {game.drink_decks[wanted].left} Drinks left, not {number}")

    return test


def lies(story: Story, title: str, where: str) -> Check:
    """A card lies in the pot, in the Inn, in the Prize Bin."""
    card = story.card(title)

    def test(game: Game) -> None:
        prizes = game.prizes
        piles = {
            "pot": game.round.things if game.round is not None else [],
            "Inn": prizes.inn if prizes is not None else [],
            "Prize Bin": prizes.bin if prizes is not None else [],
        }
        if not any(game.cards[one] is card for one in piles[where]):
            raise Failed(f"{card.title} is not in the {where}")

    return test


def works_on(story: Story, name: str, brew: str) -> Check:
    """Where somebody's token stands."""
    seat = story.seat(name)
    wanted = Brews.components.index(story.side_deck(brew))

    def test(game: Game) -> None:
        brews = own(game, seat, Brews)
        if brews is None or brews.at != wanted:
            raise Failed(f"{name} works on {'nothing' if brews is None else f'the {BREWS[brews.at]}'}")

    return test


def control(story: Story, name: str) -> Check:
    """Who is in control of the Round."""
    wanted = NOBODY if name == "nobody" else story.seat(name)

    def test(game: Game) -> None:
        if game.round is None:
            raise Failed("there is no Round of Gambling")
        if game.round.control != wanted:
            who = "nobody" if game.round.control < 0 else story.places[game.round.control].name
            raise Failed(f"{who} is in control")

    return test


def out(story: Story, name: str, how: str | None) -> Check:
    """A is out, and how."""
    seat = story.seat(name)
    if how not in (None, "passed out", "no Gold"):
        raise Failed(f"one is out: passed out, or out: no Gold, not {how!r}")

    def test(game: Game) -> None:
        side = game.side_of(seat)
        if side.out == IN_GAME:
            raise Failed(f"{name} is still in the game")
        found = "passed out" if side.out == PASSED_OUT else "no Gold"
        if how is not None and how != found:
            raise Failed(f"{name} is out: {found}")

    return test


def still_in(story: Story, name: str) -> Check:
    """A is in."""
    seat = story.seat(name)

    def test(game: Game) -> None:
        if game.side_of(seat).out != IN_GAME:
            raise Failed(f"{name} is out")

    return test


def won(story: Story, name: str) -> Check:
    """A won."""
    seat = story.seat(name)

    def test(game: Game) -> None:
        if game.outcome is None or game.outcome.tie or seat not in game.outcome.winners:
            raise Failed(f"the game is not won by {name}: {game.outcome or 'it goes on'}")

    return test


def tie(story: Story, names: str) -> Check:
    """Everybody lost at once."""
    wanted = sorted(story.seat(name) for name in names.split(","))

    def test(game: Game) -> None:
        if game.outcome is None or not game.outcome.tie or sorted(game.outcome.winners) != wanted:
            raise Failed(f"there is no such tie: {game.outcome or 'the game goes on'}")

    return test


def read_can(story: Story, text: str) -> Check:
    """A can play X [on B]; A cannot play X [on B] [because ID[, ID]]."""
    match = re.fullmatch(r"(.+?) (can|cannot) play (.+?)(?: because ([A-Z0-9, -]+))?", text)
    if match is None or not story.is_seat(match[1]):
        raise Failed(f"cannot read the line {text!r}")
    name, how, what, because = match.groups()
    wanted = Wanted(story, story.seat(name), "plays", what)
    rules = {one.strip() for one in (because or "").split(",")}

    def test(game: Game) -> None:
        place = game.seats[wanted.seat]
        card = next((one for one in place.playable() if game.cards[one] is wanted.card), None)
        if card is None:
            raise Failed(f"{name} does not hold {what}")
        reasons = refused(game, wanted.seat, card, wanted)
        if how == "can":
            if reasons:
                raise Failed(f"{name} cannot play it: {'; '.join(map(str, reasons))}")
        elif not reasons:
            raise Failed(f"{name} can play it")
        elif because and not rules & {rule for no in reasons for rule in no.rules}:
            raise Failed(f"the reason is another: {'; '.join(map(str, reasons))}")

    return test


def refused(game: Game, seat: int, card: int, wanted: Wanted) -> tuple[No, ...]:
    """Why not, at the pending moment; in the quiet before a phase's action, the action counts as pending too."""
    if game.outcome is not None or not game.seats[seat].present:
        return game.why_not(seat, card)
    top = game.stack
    assert top is not None
    extra = 0
    if type(top) is Window and top.matter == NOBODY and top.below is not None:
        extra = top.below.offers(game, seat)
    reasons = why_not(game, seat, card, extra)
    if not reasons and wanted.on:
        matter = top.matter if type(top) is Window else NOBODY
        plays = legal(game, seat, matter, top.offers(game, seat) | extra)
        if not any(wanted.is_play(game, answer) for answer in plays):
            return (No(("LOSE-15", "TYPES-01"), "Not on that target"),)
    return reasons


AMOUNTS: dict[str, Callable[[Game, int], int]] = {
    "fortitude": lambda game, seat: game.side_of(seat).fortitude,
    "alcohol": lambda game, seat: game.side_of(seat).alcohol,
    "alcohol content": lambda game, seat: game.side_of(seat).alcohol,
    "gold": lambda game, seat: game.side_of(seat).gold,
    "card": lambda game, seat: len(game.seats[seat].hand),
    "cards": lambda game, seat: len(game.seats[seat].hand),
    "drink": lambda game, seat: len(game.seats[seat].pile),
    "drinks": lambda game, seat: len(game.seats[seat].pile),
}
DRINK_AMOUNTS: dict[str, Callable[[Game, Drink], int]] = {
    "Alcohol": lambda game, drink: drink.for_drinker(game, drink.drinker)[0],
    "Alcohol Content": lambda game, drink: drink.for_drinker(game, drink.drinker)[0],
    "Fortitude": lambda game, drink: drink.for_drinker(game, drink.drinker)[1],
    "Gold": lambda game, drink: drink.gold,
}
NUMBER = re.compile(r"(-?\d+) (.+)")
DRINK_NUMBER = re.compile(rf"(-?\d+) ({'|'.join(DRINK_AMOUNTS)})")
CHECKS: tuple[tuple[str, Callable[..., Check]], ...] = (
    (r"the pot: (\d+) Gold", pot),
    (r"the Inn: ([+-]?\d+) Gold", inn),
    (r"the (.+ Events): (\d+) counters?", counters),
    (r"the party is at (.+)", party),
    (r"(.+) is (Open|Closed)", is_closed),
    (r"(.+): (\d+) Drinks? left", deck_left),
    (r"(.+) is in the (pot|Inn|Prize Bin)", lies),
    (r"(.+) works on the (.+)", works_on),
    (r"(.+?) (holds|does not hold) (.+)", holds),
    (r"(.+) is discarded", discarded),
    (r"(.+) is in control", control),
    (r"(.+?) is out(?:: (.+))?", out),
    (r"(.+) is in", still_in),
    (r"(.+) won", won),
    (r"tie: (.+)", tie),
    (r"(.+?): (.+)", numbers),
)
