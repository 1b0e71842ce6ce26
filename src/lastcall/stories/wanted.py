"""A move as written, to be found among the answers."""

from __future__ import annotations

import re

from lastcall.engine.core.answers import (
    chooses_option,
    chooses_seat,
    picked,
    picked_seat,
    picked_target,
    played,
    speaker,
    spoken,
    unspoken,
)
from lastcall.engine.core.cards import Card
from lastcall.engine.core.codes import (
    ALCOHOL,
    BID,
    CARD_CHOSEN,
    CHAMPION,
    FORTITUDE,
    GAMBLE,
    GOLD,
    NO_MATTER,
    ORDER_DRINK,
    PASS,
    PICK_PLAYER,
    PLAY_ACTION,
    POT,
    POTION_DRUNK,
    RESPOND,
    SEAT_CHOSEN,
)
from lastcall.engine.core.matters import Batch, Packet, Play
from lastcall.engine.drinks.drink import Drink
from lastcall.engine.game import Answer, Game
from lastcall.engine.play.chain import Window
from lastcall.engine.play.choices import Choosing, branching
from lastcall.engine.play.legal import struck_by
from lastcall.ids import SeatId, TrackId
from lastcall.language.template import line
from lastcall.stories.failed import Failed
from lastcall.stories.meant import hint
from lastcall.stories.script import Story
from lastcall.stories.targets import Target, drink_name
from lastcall.stories.windows import NamedWindow, moment
from lastcall.voice.sentences import plain
from lastcall.voice.speaker import phrase

VERBS = (
    "plays",
    "activates",
    "declines",
    "passes",
    "antes",
    "orders for",
    "drinks a Potion for",
    "drinks",
    "champions",
    "discards",
    "chooses",
    "buys",
    "ends the phase",
)
ALONE = ("declines", "passes", "antes", "drinks", "champions", "ends the phase")
"""The verbs after which nothing more is said."""
IN_WINDOWS = ("plays", "activates", "declines", "drinks a Potion for")
"""The verbs after which it may be said in which window."""
WHEN = re.compile(r"\b(before|after|in answer to|in) (.+)")
TAIL = re.compile(r"(?:on (?P<on>.+?))?\s*(?:against (?P<against>.+?))?\s*(?:using (?P<using>\d+))?")
OF_DRINK = re.compile(r"['’]s Drink(?: \((?P<which>[^,]+)\))?(?=,|$)")
OTHER_WORDS: tuple[tuple[str, str], ...] = (
    (r"bids? (\d+)( Gold)?", r"chooses bid \1 Gold"),
    (r"orders (?:a Drink |one )?(?:for|to) (.+)", r"orders for \1"),
    (r"(?:pays|puts in) the ante|pays (?:his|her|their) ante", "antes"),
    (r"(?:ends|finishes) (?:the|his|her|their) (?:turn|phase)", "ends the phase"),
    (r"(?:accepts|picks|selects|takes) (.+)", r"chooses \1"),
    (r"(?:uses|responds with|answers with|reacts with|casts) (.+)", r"plays \1"),
    (r"(?:responds|does) (?:nothing|not respond)|doesn't respond", "declines"),
)
"""What people write instead of the verbs there are."""


def read_move(story: Story, text: str) -> Wanted:
    """A move as written; Failed if it cannot be read."""
    for place in sorted(story.places, key=lambda place: -len(place.name)):
        if text.casefold().startswith(place.name.casefold() + " "):
            rest = text[len(place.name) + 1 :].strip()
            match = re.fullmatch(rf"({'|'.join(VERBS)})\b\s*(.*)", rest)
            if match is None:
                raise Failed(f"cannot read the move {rest!r}{other_words(place.name, rest)}")
            wanted = read_wanted(story, story.seat(place.name), match[1], match[2])
            if wanted.card is not None and wanted.use > len(wanted.card.uses):
                raise Failed(f"{wanted.card.title!r} has no use {wanted.use}: it has {len(wanted.card.uses)}")
            return wanted
    raise Failed(f"cannot read the move {text!r}; {story.nobody(begun(text))}")


def read_wanted(story: Story, seat: SeatId, verb: str, rest: str) -> Wanted:
    """A verb and what follows it, at the end perhaps the window that is meant."""
    try:
        if rest and verb in ALONE:
            raise Failed(f"cannot read {rest!r}; write '> {story.places[seat].name} {verb}'")
        return Wanted(story, seat, verb, rest)
    except Failed as error:
        for match in WHEN.finditer(rest) if verb in IN_WINDOWS else ():
            try:
                wanted = read_wanted(story, seat, verb, rest[: match.start()].rstrip())
            except Failed:
                continue  # The word belongs to a title.
            wanted.moment = moment(story, match[1], match[2])
            return wanted
        raise error from None


def begun(text: str) -> str:
    """Who a move is probably about: the words before its verb."""
    match = re.match(rf"(.+?) (?:{'|'.join(VERBS)})\b", text)
    return match[1] if match else text.split(" ")[0]


def other_words(name: str, rest: str) -> str:
    """The move that was probably meant, or all there are."""
    for pattern, replacement in OTHER_WORDS:
        if re.fullmatch(pattern, rest, re.IGNORECASE):
            return f"; write '> {name} {re.sub(pattern, replacement, rest, flags=re.IGNORECASE)}'"
    return hint(rest.split(" ")[0], VERBS) or f"; a move is: {', '.join(VERBS)}"


class Wanted:
    """A move as written, to be found among the answers."""

    def __init__(self, story: Story, seat: SeatId, verb: str, rest: str) -> None:
        self.story = story
        self.seat = seat
        self.verb = verb
        self.rest = rest
        self.card: Card | None = None
        self.on: list[Target] = []
        self.against = ""
        self.use = 0
        self.moment: NamedWindow | None = None
        """The window it is meant for; None: the first in which it is offered."""
        if verb in ("plays", "activates", "discards"):
            self.read_card(rest)
        elif verb == "orders for":
            self.other = story.seat(rest)
        elif verb == "drinks a Potion for":
            self.potion = potion(rest)

    @property
    def text(self) -> str:
        """As written, without the name."""
        when = self.moment.text if self.moment is not None else ""
        return " ".join(filter(None, (self.verb, self.rest, when)))

    def is_time(self, game: Game) -> bool:
        """Whether the pending question is one of those that are meant."""
        return self.moment is None or (game.kind == RESPOND and self.moment.is_open(game))

    def read_card(self, rest: str) -> None:
        """CARD [on TARGET[, TARGET]] [against LOSS] [using N]."""
        found = self.story.titles.begin(rest)
        if found is None:
            title = re.split(r" on | using | against ", rest)[0]
            raise Failed(f"no card is called {title!r}{self.story.titles.near(title)}")
        card, tail = found
        self.card = self.story.card(card.title, self.story.places[self.seat].deck)
        match = TAIL.fullmatch(tail)
        if self.verb == "discards" and tail:
            name = self.story.places[self.seat].name
            raise Failed(f"cannot read {tail!r}; write a line for each card: '> {name} discards {card.title}'")
        if match is None:
            said = re.sub(r"^(to|at|targeting|for|with|against|upon) ", "", tail)
            at = f"'on {said}'" if self.story.is_seat(said) else "'on NAME'"
            raise Failed(f"cannot read {tail!r} after the title {card.title!r}; write {at} or 'using NUMBER'")
        self.on = self.read_targets(match["on"]) if match["on"] else []
        self.against = match["against"] or ""
        if self.against and self.story.is_seat(self.against):
            raise Failed(f"'against' is followed by a loss ('against 2 Fortitude'); write 'on {self.against}'")
        self.use = int(match["using"]) if match["using"] else 0

    def read_targets(self, text: str) -> list[Target]:
        """Names, Drinks and titles separated by commas; a title may hold commas itself."""
        found: list[Target] = []
        while text:
            target, text = self.read_target(text)
            found.append(target)
            if text and not text.startswith(","):
                raise Failed(f"cannot read {text!r}; separate what it is played on by commas")
            text = text[1:].strip()
        return found

    def read_target(self, text: str) -> tuple[Target, str]:
        """The first of them, and what is left."""
        story = self.story
        for place in sorted(story.places, key=lambda place: -len(place.name)):
            if not text.casefold().startswith(place.name.casefold()):
                continue
            rest = text[len(place.name) :]
            if not rest or rest[0] == ",":
                return Target(story.seat(place.name)), rest
            if match := OF_DRINK.match(rest):
                return Target(story.seat(place.name), True, (match["which"] or "").strip('"“”')), rest[match.end() :]
        found = story.titles.begin(text)
        if found is not None:
            return Target(title=found[0].title), found[1]
        one = text.split(",")[0]
        known = [*(place.name for place in story.places), *(card.title for card in story.titles.all())]
        raise Failed(f"{one!r} is neither somebody here nor a card{hint(one, known)}")

    # --- among the answers

    def find(self, game: Game) -> Answer | None:
        """The answer that makes this move now, if it is offered; among several who speak, it names this one."""
        answer = self.said(game)
        if answer is None or answer in game.choices:
            return answer
        (named,) = spoken(self.seat, [answer])
        return named if named in game.choices else answer

    def is_offered(self, game: Game) -> bool:
        """Whether this seat may say it now; a Potion may be drunk in any open window, whoever is asked in it."""
        in_window = self.verb == "drinks a Potion for" and game.kind == RESPOND
        answer = self.said(game) if in_window or self.may_speak(game) else None
        return answer is not None and answer in self.offered(game)

    def may_speak(self, game: Game) -> bool:
        """Whether the pending question takes an answer from this seat: a move, or a Potion on a teammate's move."""
        return self.seat in game.speakers() or any(speaker(answer) == self.seat for answer in game.choices)

    def offered(self, game: Game) -> list[Answer]:
        """What this seat may say."""
        return [unspoken(answer) for answer in game.answers_of(self.seat)]

    def said(self, game: Game) -> Answer | None:
        """The answer, as the seat itself would say it."""
        kind = game.kind
        if self.verb in ("plays", "activates"):
            return self.the_play(game)
        if self.verb == "declines":
            return PASS if kind == RESPOND else None
        if self.verb == "passes":
            return PASS if kind in (GAMBLE, PLAY_ACTION, BID) else None
        if self.verb == "antes":
            return PASS if kind == RESPOND and must_ante(game, self.seat) else None
        if self.verb == "orders for":
            return self.the_order(game) if kind == ORDER_DRINK else None
        if self.verb == "discards":
            return next((a for a in self.offered(game) if a[0] == CARD_CHOSEN and game.cards[a[1]] is self.card), None)
        if self.verb == "champions":
            return (SEAT_CHOSEN, self.seat) if kind == CHAMPION else None
        if self.verb == "drinks a Potion for":
            return next((a for a in self.offered(game) if a == (POTION_DRUNK, self.potion)), None)
        return self.choice(game)

    def the_order(self, game: Game) -> Answer:
        """A Drink for somebody."""
        answer = (SEAT_CHOSEN, self.other)
        offered = self.offered(game)
        if answer not in offered:
            others = ", ".join(game.names[picked_seat(one)] for one in offered if chooses_seat(one))
            which = f"choose the next Drink first: '> {game.names[self.seat]} chooses TITLE'"
            only = f"it can be ordered for {others}" if others else which
            raise Failed(f"this Drink cannot be ordered for {game.names[self.other]}; {only}")
        return answer

    def choice(self, game: Game) -> Answer | None:
        """chooses TEXT: an answer, or its unambiguous beginning."""
        if game.kind == RESPOND:
            return None
        question = game.question_for(self.seat)
        wanted = plain(f"buy {self.rest}" if self.verb == "buys" else self.rest)
        ways = [
            (*spellings, *printed_options(game, answer))
            for spellings, answer in zip(question.spellings(), question.answers, strict=True)
        ]
        exact = [n for n, texts in enumerate(ways) if wanted in texts]
        begun = exact or [n for n, texts in enumerate(ways) if any(text.startswith(wanted) for text in texts)]
        if len(begun) > 1:
            raise Failed(f"{self.rest!r} could be {' or '.join(question.texts()[n] for n in begun)}")
        return question.answers[begun[0]] if begun else None

    def the_play(self, game: Game) -> Answer | None:
        """The one play that fits: on several things it must be said on which; for several uses it is the first."""
        fits = self.among(game, self.offered(game))
        ways = list(dict.fromkeys(self.described(game, answer) for answer in fits))
        if len(ways) > 1:
            assert self.card is not None
            name = self.story.places[self.seat].name
            lead = f"> {name} {self.verb} {self.card.title} "
            raise Failed(f"{self.card.title!r} could be played {' or '.join(ways)}; say which: '{lead}{ways[0]}'")
        return fits[0] if fits else None

    def among(self, game: Game, answers: list[Answer]) -> list[Answer]:
        """Those that are this play, on all that it is to be played on."""
        return [one for one in answers if self.is_play(game, one) and self.picks_fit(game, one, answers)]

    def picks_fit(self, game: Game, answer: Answer, answers: list[Answer]) -> bool:
        """CARD-064, CARD-069: whether a card that picks several can pick all of these, each only once."""
        if any(self.on.count(one) > 1 for one in self.on):
            return False
        play = played(answer)
        assert play is not None
        most = game.cards[play.card].uses[play.use].picks_count
        if play.target < 0 or most == 1:
            return True
        left = [other.target for one in answers if (other := played(one)) and other[:3] == play[:3]]
        for one in self.on:
            found = next((other for other in left if one.fits(game, play.part, other)), None)
            if found is None:
                return False
            left.remove(found)
        return len(self.on) <= most

    def is_play(self, game: Game, answer: Answer) -> bool:
        """Whether an answer is this play."""
        play = played(answer)
        if play is None or not self.is_card(game, answer):
            return False
        if self.use and play.use + 1 != self.use:
            return False
        matter = game.matters.get(play.part)
        if self.against and not (type(matter) is Packet and loss(phrase(matter.due())) == loss(self.against)):
            return False
        several = play.target >= 0 and game.cards[play.card].uses[play.use].picks_count > 1
        return all(one.fits(game, play.part, play.target) for one in (self.on[:1] if several else self.on))

    def is_card(self, game: Game, answer: Answer) -> bool:
        """Whether an answer plays this card, on whatever."""
        play = played(answer)
        if play is None or game.cards[play.card] is not self.card:
            return False
        acts = self.card.lasting and play.use > 0
        return acts == (self.verb == "activates")

    def described(self, game: Game, answer: Answer) -> str:
        """On what a card is played, in the words of a story."""
        play = played(answer)
        assert play is not None
        use, part, target = play.use, play.part, play.target
        matter = game.matters.get(part)
        on = []
        if type(matter) is Drink:
            on.append(f"{game.names[matter.drinker]}'s Drink ({drink_name(game, matter)})")
        if target >= 0:
            on.append(game.name_of(target))
        elif type(matter) is Packet and matter.victim != self.seat:
            on.append(game.names[matter.victim])
        elif type(matter) is Packet and struck_by(game, part) >= 0:
            on.append(game.names[matter.source])
        elif type(matter) is Play:
            on.append(game.names[matter.seat] if matter.acts(game) else game.cards[matter.card].title)
        words = [f"on {', '.join(on)}"] if on else []
        words += [f"against {phrase(matter.due())}"] if type(matter) is Packet else []
        return " ".join(words) or f"using {use + 1}"

    def finish(self, game: Game) -> None:
        """Further players a card picks."""
        for one in self.on[1:]:
            if game.outcome is None and game.kind == PICK_PLAYER and game.asked == self.seat:
                game.answer(
                    next(
                        (a for a in game.choices if one.fits(game, NO_MATTER, picked_target(a))),
                        (SEAT_CHOSEN, one.seat),
                    )
                )


def printed_options(game: Game, answer: Answer) -> tuple[str, ...]:
    """An option of a card in the words of the card, where the one who is asked reads other ones."""
    top = game.stack
    if type(top) is not Choosing or not chooses_option(answer):
        return ()
    effect = branching(game, game.play(top.play), top.step)
    printed = plain(line(effect.branches()[picked(answer)]))
    return plain(effect.option_text(picked(answer), mine=False)), printed, printed.removeprefix("they ")


def loss(text: str) -> str:
    """2 Fortitude, however it is spelled and whatever it is for."""
    return plain(text).removeprefix("the ante of ").removeprefix("the payment of ").removesuffix(" content")


def potion(text: str) -> TrackId:
    """The track a Potion is drunk for."""
    tracks: dict[str, TrackId] = {"6 fortitude": FORTITUDE, "6 alcohol": ALCOHOL, "3 gold": GOLD}
    if loss(text) in tracks:
        return tracks[loss(text)]
    raise Failed(f"a Potion is for 6 Fortitude, 6 Alcohol or 3 Gold, not {text!r} (TEAM-07)")


def must_ante(game: Game, seat: SeatId) -> bool:
    """The open window is about an ante of this seat."""
    top = game.stack
    matter = game.matters.get(top.matter) if type(top) is Window else None
    return type(matter) is Batch and any(
        game.packet(p).victim == seat and game.packet(p).payee == POT for p in matter.packets
    )
