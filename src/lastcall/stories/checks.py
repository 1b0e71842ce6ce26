"""The checks of a story."""

from __future__ import annotations

import re

from lastcall.engine.cards import No
from lastcall.engine.game import Game
from lastcall.engine.matters import Drink, Served
from lastcall.engine.signs import IN_GAME, NOBODY, PASSED_OUT, RESPOND
from lastcall.engine.turn import Turn
from lastcall.engine.window import Window, legal, why_not
from lastcall.stories.moves import Wanted, default
from lastcall.stories.script import Failed, Story

MOST_QUESTIONS = 3000


def check(story: Story, game: Game, mark: str, text: str) -> None:
    """One line that must be true."""
    if mark == "?":
        can(story, game, text)
        return
    now = text.startswith("now ")
    if now:
        text = text[4:].strip()
    match = re.fullmatch(r"the Drink of (.+): (.+)", text)
    if match:
        the_drink(story, game, story.seat(match[1]), match[2], now)
        return
    if not now:
        settle(game)
    for pattern, test in CHECKS:
        match = re.fullmatch(pattern, text)
        if match:
            test(story, game, *match.groups())
            return
    raise Failed(f"cannot read the check {text!r}")


def settle(game: Game) -> None:
    """Decline open responses until no window is open; a phase in which nothing happens is quiet enough."""
    for _ in range(MOST_QUESTIONS):
        if game.outcome is not None or game.kind != RESPOND or is_quiet(game):
            return
        default(game)


def is_quiet(game: Game) -> bool:
    """A window on nothing in particular, between the steps of a turn."""
    top = game.stack
    return type(top) is Window and top.matter == NOBODY and top.count == 0 and type(top.below) is Turn


def the_drink(story: Story, game: Game, seat: int, text: str, now: bool) -> None:
    """The Drink on the table, when its own window is the one that is open."""
    for _ in range(1 if now else MOST_QUESTIONS):
        top = game.stack
        matter = game.matters.get(top.matter) if type(top) is Window else None
        if now or type(matter) is Served:
            ids = matter.drinks if type(matter) is Served else list(game.matters)
            found = [m for m in map(game.matters.get, ids) if type(m) is Drink and m.drinker == seat]
            if found:
                compare_drink(found, text, story.places[seat].name)
                return
        if game.outcome is not None:
            break
        default(game)
    raise Failed(f"{story.places[seat].name} has no Drink on the table")


def compare_drink(found: list[Drink], text: str, name: str) -> None:
    """3 Alcohol, 1 Fortitude, draw 1, Ignored."""
    for one in text.split(","):
        match = re.fullmatch(r"\s*(-?\d+) (Alcohol|Fortitude|Gold)(?: Content)?\s*", one)
        if match is None:
            raise Failed(f"cannot read {one.strip()!r} of a Drink")
        values = [getattr(drink, match[2].lower()) for drink in found]
        if int(match[1]) not in values:
            raise Failed(f"the Drink of {name} has {' and '.join(map(str, values))} {match[2]}, not {match[1]}")


def numbers(story: Story, game: Game, name: str, text: str) -> None:
    """A: 18 Fortitude, 2 Alcohol, 9 Gold, 6 cards, 1 Drink, 2 Scarab."""
    seat = story.seat(name)
    for one in text.split(","):
        match = re.fullmatch(r"\s*(-?\d+) (.+?)\s*", one)
        if match is None:
            raise Failed(f"cannot read {one.strip()!r}; write for instance '18 Fortitude, 6 cards'")
        found = amount(story, game, seat, match[2])
        if found != int(match[1]):
            raise Failed(f"{name} has {found} {match[2]}, not {match[1]}")


def amount(story: Story, game: Game, seat: int, what: str) -> int:
    """How much of something a seat has."""
    side = game.side_of(seat)
    place = game.seats[seat]
    known = {
        "fortitude": side.fortitude,
        "alcohol": side.alcohol,
        "alcohol content": side.alcohol,
        "gold": side.gold,
        "card": len(place.hand),
        "cards": len(place.hand),
        "drink": len(place.pile),
        "drinks": len(place.pile),
    }
    if what.casefold() in known:
        return known[what.casefold()]
    card = story.titles.find(what)
    if card is None:
        raise Failed(f"nobody can have {what!r}")
    return sum(game.cards[one] is card for one in place.front)


def holds(story: Story, game: Game, name: str, how: str, title: str) -> None:
    """A holds X; A does not hold X."""
    card = story.card(title)
    has = any(game.cards[one] is card for one in game.seats[story.seat(name)].hand)
    if has != (how == "holds"):
        raise Failed(f"{name} {'holds' if has else 'does not hold'} {card.title}")


def discarded(story: Story, game: Game, title: str) -> None:
    """X lies in a discard pile."""
    card = story.card(title)
    piles = [seat.discards for seat in game.seats] + [deck.discards for deck in game.drink_decks]
    if not any(game.cards[one] is card for pile in piles for one in pile):
        raise Failed(f"{card.title} is in no discard pile")


def pot(story: Story, game: Game, gold: str) -> None:
    """The pot of the running Round."""
    if game.round is None:
        raise Failed("there is no Round of Gambling")
    if game.round.pot != int(gold):
        raise Failed(f"the pot holds {game.round.pot} Gold, not {gold}")


def inn(story: Story, game: Game, gold: str) -> None:
    """What the Inn has gained since set-up."""
    if game.inn != int(gold):
        raise Failed(f"the Inn has {game.inn:+d} Gold since set-up, not {gold}")


def control(story: Story, game: Game, name: str) -> None:
    """Who is in control of the Round."""
    if game.round is None:
        raise Failed("there is no Round of Gambling")
    wanted = NOBODY if name == "nobody" else story.seat(name)
    if game.round.control != wanted:
        who = "nobody" if game.round.control < 0 else story.places[game.round.control].name
        raise Failed(f"{who} is in control")


def out(story: Story, game: Game, name: str, how: str | None) -> None:
    """A is out, and how."""
    side = game.side_of(story.seat(name))
    if side.out == IN_GAME:
        raise Failed(f"{name} is still in the game")
    found = "passed out" if side.out == PASSED_OUT else "no Gold"
    if how is not None and how != found:
        raise Failed(f"{name} is out: {found}")


def still_in(story: Story, game: Game, name: str) -> None:
    """A is in."""
    if game.side_of(story.seat(name)).out != IN_GAME:
        raise Failed(f"{name} is out")


def won(story: Story, game: Game, name: str) -> None:
    """A won."""
    seat = story.seat(name)
    if game.outcome is None or game.outcome.tie or seat not in game.outcome.winners:
        raise Failed(f"the game is not won by {name}: {game.outcome or 'it goes on'}")


def tie(story: Story, game: Game, names: str) -> None:
    """Everybody lost at once."""
    wanted = sorted(story.seat(name) for name in names.split(","))
    if game.outcome is None or not game.outcome.tie or sorted(game.outcome.winners) != wanted:
        raise Failed(f"there is no such tie: {game.outcome or 'the game goes on'}")


def can(story: Story, game: Game, text: str) -> None:
    """A can play X [on B]; A cannot play X [on B] [because ID[, ID]]."""
    match = re.fullmatch(r"(.+?) (can|cannot) play (.+?)(?: because ([A-Z0-9, -]+))?", text)
    if match is None or not story.is_seat(match[1]):
        raise Failed(f"cannot read the line {text!r}")
    seat = story.seat(match[1])
    wanted = Wanted(story, seat, "plays", match[3])
    card = next((one for one in game.seats[seat].hand if game.cards[one] is wanted.card), None)
    if card is None:
        raise Failed(f"{match[1]} does not hold {match[3]}")
    reasons = refused(game, seat, card, wanted)
    if match[2] == "can":
        if reasons:
            raise Failed(f"{match[1]} cannot play it: {'; '.join(map(str, reasons))}")
    elif not reasons:
        raise Failed(f"{match[1]} can play it")
    elif match[4]:
        rules = {rule for no in reasons for rule in no.rules}
        if not rules & {one.strip() for one in match[4].split(",")}:
            raise Failed(f"the reason is another: {'; '.join(map(str, reasons))}")


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


CHECKS = (
    (r"the pot: (\d+) Gold", pot),
    (r"the Inn: ([+-]?\d+) Gold", inn),
    (r"(.+?) (holds|does not hold) (.+)", holds),
    (r"(.+) is discarded", discarded),
    (r"(.+) is in control", control),
    (r"(.+?) is out(?:: (.+))?", out),
    (r"(.+) is in", still_in),
    (r"(.+) won", won),
    (r"tie: (.+)", tie),
    (r"(.+?): (.+)", numbers),
)
