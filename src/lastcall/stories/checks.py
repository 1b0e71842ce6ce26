"""The checks of a story."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable

from lastcall.cards import package
from lastcall.cards.characters.farai.brews import NAMES as BREWS
from lastcall.cards.characters.farai.brews import Brews
from lastcall.engine.core.codes import CHAMPION, IN_GAME, NOBODY, PASSED_OUT
from lastcall.engine.core.machines import own
from lastcall.engine.game import Game
from lastcall.engine.play.facts import Borrowed, Championed
from lastcall.ids import SeatId
from lastcall.stories.amounts import PILED_ONCE, Check, numbers, pile
from lastcall.stories.can import read_can
from lastcall.stories.defaults import MOST_QUESTIONS, default, in_window, is_quiet
from lastcall.stories.failed import Failed
from lastcall.stories.meant import nearest
from lastcall.stories.one_drink import DrinkCheck
from lastcall.stories.phases import had_phases, is_phase, is_turn
from lastcall.stories.script import KEYS, SEAT_LINES, Story
from lastcall.stories.sight import sees
from lastcall.stories.wanted import VERBS
from lastcall.voice.sentences import counted, listed


def read_check(story: Story, mark: str, text: str) -> Check:
    """A line that must be true; Failed if it cannot be read."""
    if mark == "?":
        can = read_can(story, text)
        if can is None:
            raise Failed(f"cannot read the line {text!r}{other_line(story, text)}")
        return can
    reason = f"cannot read the check {text!r}"
    try:
        check = find_check(story, text)
        if check is not None:
            return check
    except Failed as error:
        reason = str(error)
    meant = other_words(story, text)
    if meant:
        raise Failed(f"cannot read the check {text!r}; write '= {meant}'")
    if reason.startswith("cannot read the check"):
        reason += "; write for instance '= Ann: 18 Fortitude'; docs/stories.md lists the checks"
    raise Failed(reason)


def find_check(story: Story, text: str) -> Check | None:
    """The check this is; None if it is none."""
    now = text.startswith("now ")
    if now:
        text = text[4:].strip()
    match = re.fullmatch(r"the Drink of (.+?)(?: \((.+)\))?: (.+)", text)
    if match:
        drink = DrinkCheck(story, story.seat(match[1]), (match[2] or "").strip('"“”'), match[3])
        return lambda game: drink.test(game, now)
    match = re.fullmatch(r"(.+) is (not )?asked", text)
    if match:
        asking = IsAsked(story.seat(match[1]), match[2] is None)
        return lambda game: asking.test(game, now)
    for pattern, read in CHECKS:
        match = re.fullmatch(pattern, text)
        if match:
            test = read(story, *match.groups())
            return test if now else functools.partial(settled, test)
    return None


def other_words(story: Story, text: str) -> str:
    """The check that was probably meant, or nothing."""
    for pattern, replacement in OTHER_WORDS:
        if re.fullmatch(pattern, text, re.IGNORECASE):
            meant = re.sub(pattern, replacement, text, flags=re.IGNORECASE)
            try:
                readable = find_check(story, meant) is not None
            except Failed:
                continue
            if readable and meant != text:
                return meant
    return ""


def settled(test: Check, game: Game) -> None:
    """Test when no window is open."""
    settle(game)
    test(game)


def settle(game: Game) -> None:
    """Decline open responses and bids until no window is open; a phase in which nothing happens is quiet enough."""
    for _ in range(MOST_QUESTIONS):
        if not in_window(game):
            return
        default(game)


class IsAsked:
    """A is asked; A is not asked: from here until no window is open, or at the pending moment."""

    def __init__(self, seat: SeatId, wanted: bool) -> None:
        self.seat = seat
        self.wanted = wanted

    def test(self, game: Game, now: bool) -> None:
        """The quiet between the steps of a turn asks nobody anything."""
        name = game.names[self.seat]
        for _ in range(MOST_QUESTIONS):
            question = game.question
            if question is not None and self.seat in question.seats and not is_quiet(game):
                if self.wanted:
                    return
                raise Failed(f"{name} is asked: {question.prompt}")
            if now or not in_window(game):
                break
            default(game)
        if self.wanted:
            quiet = "; nobody is in the quiet between the steps of a turn or a Round: write '> the window closes' first"
            raise Failed(f"{name} is not asked{quiet if is_quiet(game) else ''}")


def holds(story: Story, name: str, how: str, title: str) -> Check:
    """A holds X; A does not hold X."""
    seat = story.seat(name)
    card = story.card(title, story.places[seat].deck)

    def test(game: Game) -> None:
        has = any(game.cards[one] is card for one in game.seats[seat].hand)
        if has != (how == "holds"):
            raise Failed(f"{name} {'holds' if has else 'does not hold'} {card.title}")

    return test


def discarded(story: Story, title: str, negated: str | None) -> Check:
    """X lies in a discard pile, or in none."""
    card = story.card(title)

    def test(game: Game) -> None:
        piles = [seat.discards for seat in game.seats] + [deck.discards for deck in game.drink_decks]
        piles += [deck.discards for deck in game.event_decks]
        piles += [machine.discarded() for machine in game.machines]
        there = any(game.cards[one].title == card.title for pile in piles for one in pile)
        if there and negated:
            raise Failed(f"{card.title} is in a discard pile")
        if not there and not negated:
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
            raise Failed(f"the {name} have {counted(found, 'counter')}, not {number}")

    return test


def party(story: Story, name: str) -> Check:
    """Where the party is."""
    wanted = package.TAVERNS.index(story.tavern(name))

    def test(game: Game) -> None:
        if game.crawl is None or game.crawl.at != wanted:
            where = "at home: this is no Pub Crawl" if game.crawl is None else f"at {game.crawl.names[game.crawl.at]}"
            raise Failed(f"the party is {where}")

    return test


def is_closed(story: Story, name: str, how: str) -> Check:
    """A tavern is Open or Closed."""
    wanted = package.TAVERNS.index(story.tavern(name))

    def test(game: Game) -> None:
        closed = game.crawl is not None and bool(game.crawl.closed >> wanted & 1)
        if closed != (how == "Closed"):
            raise Failed(f"{name} is {'Closed' if closed else 'Open'}")

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


def champion(story: Story, name: str, negated: str | None) -> Check:
    """A is Champion: in the latest matter for which Champions were named; a Boss alone always is.

    Nobody is Champion: none has been named in the whole story.
    """
    if name == "nobody" and not negated:
        return no_champion
    seat = story.seat(name)

    def test(game: Game) -> None:
        named: list[int] = []
        borrowed: list[int] = []
        without = 0
        for fact in reversed(game.log or []):
            if isinstance(fact, Borrowed):
                borrowed.append(fact.who)
                without |= game.ours[fact.of]
            if isinstance(fact, Championed):
                if any(game.ours[fact.who] >> one & 1 for one in named):
                    break
                named.append(fact.who)
        if not named:
            raise Failed("nobody has been named Champion")
        own = not without >> seat & 1 and (seat in named or len(game.side_of(seat).seats) == 1)
        stands = own or seat in borrowed
        if stands == bool(negated):
            raise Failed(f"{name} is {'' if stands else 'not '}Champion")

    return test


def no_champion(game: Game) -> None:
    """Nobody has been named, or has to be."""
    named = [game.names[fact.who] for fact in game.log or [] if isinstance(fact, Championed)]
    if named:
        raise Failed(f"{listed(named)} {'has' if len(named) == 1 else 'have'} been Champion")
    if game.kind == CHAMPION and game.question is not None:
        raise Failed(f"a Champion is asked for: {game.question.prompt}")


def out(story: Story, name: str, how: str | None) -> Check:
    """A is out, and how."""
    seat = story.seat(name)
    if how not in (None, "passed out", "no Gold"):
        raise Failed(f"write '{name} is out: passed out' or '{name} is out: no Gold', not {how!r}")

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


def other_line(story: Story, text: str) -> str:
    """What a line that is nothing was probably meant to be."""
    for place in story.places:
        if re.match(rf"{re.escape(place.name)} (?:{'|'.join(VERBS)})\b", text, re.IGNORECASE):
            return f"; a move begins with '>': '> {text}'"
    if re.fullmatch(r"(.+?) (can't|can not|may not|may) play (.+)", text):
        meant = re.sub(r" may play ", " can play ", re.sub(r" (can't|can not|may not) play ", " cannot play ", text))
        return f"; write '{meant}'"
    forms = [form.replace("NAME", place.name) for place in story.places for form in SEAT_LINES]
    for form in forms:
        if form.endswith(":") and text.casefold().startswith(form[:-1].casefold() + " ") and ":" not in text:
            return f"; write '{form} {text[len(form) :].strip()}', or as a check '= {text}'"
    try:
        if find_check(story, text) is not None:
            return f"; a check begins with '=': '= {text}'"
    except Failed as error:
        reason = str(error)
    else:
        reason = ""
    lead = text.split(":")[0] + ":" if ":" in text else " ".join(text.split(" ")[:2])
    known = [*(f"{key}:" for key in KEYS), "deck of NAME:", *forms]
    longer = [one for one in known if one.startswith(lead.removesuffix(":") + " ")]
    near = next(iter(longer), None) or nearest(lead, [one for one in known if one.endswith(":") == lead.endswith(":")])
    if near is not None:
        return f"; did you mean {near!r}?"
    return f"; {reason}" if reason.startswith("nobody here") else "; a line is 'KEY: ...', '> MOVE' or '= CHECK'"


CHECKS: tuple[tuple[str, Callable[..., Check]], ...] = (
    (r"the pot: (\d+) Gold", pot),
    (r"the Inn: ([+-]?\d+) Gold", inn),
    (r"the (.+ Events): (\d+) counters?", counters),
    (r"the party is at (.+)", party),
    (r"(.+) is (Open|Closed)", is_closed),
    (rf"([^:]+): ({PILED_ONCE}(?:, {PILED_ONCE})*)", pile),
    (r"(.+) is in the (pot|Inn|Prize Bin)", lies),
    (r"(.+) works on the (.+)", works_on),
    (r"it is (not )?(.+?)['’]s turn", is_turn),
    (r"it is (not )?(.+?)['’]s (.+) Phase", is_phase),
    (r"(.+?) had (no|\d+) (.+?) Phases?", had_phases),
    (r"(.+?) (sees|does not see) (.+)", sees),
    (r"(.+?) (holds|does not hold) (.+)", holds),
    (r"(.+?) is (not )?discarded", discarded),
    (r"(.+) is in control", control),
    (r"(.+) is (not )?Champion", champion),
    (r"(.+?) is out(?:: (.+))?", out),
    (r"(.+) is in", still_in),
    (r"(.+) won", won),
    (r"tie: (.+)", tie),
    (r"(.+?): (.+)", numbers),
)
OTHER_WORDS: tuple[tuple[str, str], ...] = (
    (r"the drink of (.+)", r"the Drink of \1"),
    (r"(?:the )?pot(?: has| holds| is|:) (\d+)(?: Gold)?", r"the pot: \1 Gold"),
    (r"(?:the )?Inn(?: has| gained| got|:) ([+-]?\d+)(?: Gold)?", r"the Inn: \1 Gold"),
    (r"(.+?: .*\d.*) and (\d+ .+)", r"\1, \2"),
    (r"([^:]+?) (\d+ [^:]+)", r"\1: \2"),
    (r"(.+?) (?:has|is at|is on|gets) (.+)", r"\1: \2"),
    (r"(.+?) (?:wins|wins the game|has won|won the game)", r"\1 won"),
    (r"(.+?) (?:discarded|discards|has discarded) (.+)", r"\2 is discarded"),
    (r"(.+?) (?:doesn't|does not) (?:hold|have) (.+)", r"\1 does not hold \2"),
    (r"(.+?) (?:hold|has) (.+)", r"\1 holds \2"),
    (r"(.+?) (?:doesn't|can't|cannot) see (.+)", r"\1 does not see \2"),
    (r"(.+?) (?:can see|looks at) (.+)", r"\1 sees \2"),
    (r"(.+?)['’]s (.+) Phase (?:is|was) skipped", r"\1 had no \2 Phase"),
    (r"(.+?) (?:skips|skipped) (?:the|his|her|their) (.+) Phase", r"\1 had no \2 Phase"),
    (r"(?:now it is|it's) (.+)", r"it is \1"),
    (r"(.+?) (?:isn't|is no longer) asked", r"\1 is not asked"),
    (r"(.+?) isn't discarded", r"\1 is not discarded"),
    (r"(.+?) (?:passed out|is passed out|is unconscious|has passed out)", r"\1 is out: passed out"),
    (r"(.+?) (?:has lost|lost|loses|is eliminated)", r"\1 is out"),
    (r"(.+?) (?:is still in|is in the game|is still in the game|is not out)", r"\1 is in"),
    (r"(.+?) (?:has control|controls the Round|is in control of the Round)", r"\1 is in control"),
)
"""What people write instead of the checks there are."""
