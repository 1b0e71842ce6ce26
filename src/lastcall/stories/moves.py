"""The moves of a story."""

from __future__ import annotations

import re

from lastcall.engine.core.cards import Card
from lastcall.engine.core.codes import (
    BID,
    CARD_CHOSEN,
    CHOOSE,
    GAMBLE,
    ORDER_DRINK,
    PASS,
    PICK_PLAYER,
    PLAY_ACTION,
    PLAYED,
    POT,
    RESPOND,
    SEAT_CHOSEN,
)
from lastcall.engine.core.game import Answer, Game
from lastcall.engine.core.matters import Batch, Packet, Play
from lastcall.engine.core.sentences import plain
from lastcall.engine.drinks.drink import Drink
from lastcall.engine.drinks.serving import Drank, Sobered
from lastcall.engine.play.chain import Window
from lastcall.stories.script import Failed, Story

MOST_QUESTIONS = 3000
DECLINING = ("Decline", "Buy nothing")
OF_DRINK = re.compile(r"['’]s Drink$")
VERBS = r"plays|declines|passes|antes|orders for|drinks|discards|chooses|ends the phase"


def move(story: Story, game: Game, wanted: Wanted) -> None:
    """Decline unscripted questions until the seat is offered the move, at most to the end of the turn; make it."""
    seat = wanted.seat
    if wanted.verb == "ends the phase":
        end_phase(story, game, seat)
        return
    if wanted.verb == "drinks":
        drink(story, game, seat)
        return
    turn = game.turn.number
    met: list[str] = []
    for _ in range(MOST_QUESTIONS):
        if game.outcome is not None or game.turn.number != turn:
            break
        if game.asked == seat:
            answer = wanted.find(game)
            if answer is not None:
                game.answer(answer)
                wanted.finish(game)
                return
            question = game.question
            met.append(f"{question.prompt} ({', '.join(question.texts()[:6])})" if question else "")
        default(game)
    raise Failed(not_offered(game, story, wanted, met))


def read_move(story: Story, text: str) -> Wanted:
    """A move as written; Failed if it cannot be read."""
    return Wanted(story, *parse(story, text))


def parse(story: Story, text: str) -> tuple[int, str, str]:
    """Who does what."""
    for place in sorted(story.places, key=lambda place: -len(place.name)):
        if text.casefold().startswith(place.name.casefold() + " "):
            rest = text[len(place.name) + 1 :].strip()
            match = re.fullmatch(rf"({VERBS})\b\s*(.*)", rest)
            if match is None:
                raise Failed(f"cannot read the move {rest!r}; a move is: {VERBS.replace('|', ', ')}")
            return story.seat(place.name), match[1], match[2]
    raise Failed(f"nobody here begins the move {text!r}")


def default(game: Game) -> None:
    """What the rules do when nobody has a wish: pass, no discard, order to the left, no split, no offer accepted."""
    if PASS in game.choices:
        game.answer(PASS)
        return
    question = game.question
    declining = [] if question is None or game.kind != CHOOSE else [t for t in question.texts() if t in DECLINING]
    game.answer(declining[0] if declining else game.choices[0])


class Wanted:
    """A move as written, to be found among the answers."""

    def __init__(self, story: Story, seat: int, verb: str, rest: str) -> None:
        self.story = story
        self.seat = seat
        self.verb = verb
        self.rest = rest
        self.card: Card | None = None
        self.on: list[str] = []
        self.use = 0
        if verb in ("plays", "discards"):
            self.read_card(rest)
        elif verb == "orders for":
            self.other = story.seat(rest)

    def read_card(self, rest: str) -> None:
        """CARD [on TARGET[, TARGET]] [using N]."""
        found = self.story.titles.begin(rest)
        if found is None:
            title = re.split(r" on | using ", rest)[0]
            raise Failed(f"no card is called {title!r}{self.story.titles.near(title)}")
        card, tail = found
        self.card = self.story.card(card.title, self.story.places[self.seat].deck)
        match = re.fullmatch(r"(?:on (.+?))?\s*(?:using (\d+))?", tail)
        if match is None:
            raise Failed(f"cannot read {tail!r}; write 'on NAME' or 'using NUMBER'")
        self.on = [one.strip() for one in match[1].split(",")] if match[1] else []
        self.use = int(match[2]) if match[2] else 0
        for one in self.on:
            name = OF_DRINK.sub("", one)
            if not self.story.is_seat(name) and self.story.titles.find(one) is None:
                raise Failed(f"{one!r} is neither somebody here nor a card")

    def find(self, game: Game) -> Answer | None:
        """The answer that makes this move now, if it is offered."""
        kind = game.kind
        if self.verb == "plays":
            return next((answer for answer in game.choices if self.is_play(game, answer)), None)
        if self.verb == "declines":
            return PASS if kind == RESPOND else None
        if self.verb == "passes":
            return PASS if kind in (GAMBLE, PLAY_ACTION, BID) else None
        if self.verb == "antes":
            return PASS if kind == RESPOND and must_ante(game, self.seat) else None
        if self.verb == "orders for":
            return (SEAT_CHOSEN, self.other) if kind == ORDER_DRINK else None
        if self.verb == "discards":
            return next((a for a in game.choices if a[0] == CARD_CHOSEN and game.cards[a[1]] is self.card), None)
        return self.choice(game)

    def choice(self, game: Game) -> Answer | None:
        """chooses TEXT: an answer, or its unambiguous beginning."""
        if game.kind == RESPOND:
            return None
        question = game.question
        assert question is not None
        wanted = plain(self.rest)
        texts = [plain(text) for text in question.texts()]
        exact = [n for n, text in enumerate(texts) if text == wanted]
        begun = exact or [n for n, text in enumerate(texts) if text.startswith(wanted)]
        if len(begun) > 1:
            raise Failed(f"{self.rest!r} could be {' or '.join(question.texts()[n] for n in begun)}")
        return question.answers[begun[0]] if begun else None

    def is_play(self, game: Game, answer: Answer) -> bool:
        """Whether an answer is this play."""
        if answer[0] != PLAYED or game.cards[answer[1]] is not self.card:
            return False
        _, _, use, part, target = answer
        if self.use and use + 1 != self.use:
            return False
        wanted = self.on[:1] if target >= 0 and game.cards[answer[1]].uses[use].picks_count > 1 else self.on
        return all(self.names(game, one, part, target) for one in wanted)

    def names(self, game: Game, one: str, part: int, target: int) -> bool:
        """Whether "on ONE" speaks of this target, or of what the card answers."""
        name = OF_DRINK.sub("", one)
        matter = game.matters.get(part)
        if not self.story.is_seat(name):
            card = self.story.titles.find(one)
            return card is not None and type(matter) is Play and game.cards[matter.card].title == card.title
        seat = self.story.seat(name)
        if name != one:
            return type(matter) is Drink and matter.drinker == seat
        if target >= 0:
            return target == seat
        if type(matter) is Drink:
            return matter.drinker == seat
        if type(matter) is Packet:
            return seat in (matter.source, matter.victim)
        return type(matter) is Play and matter.seat == seat

    def finish(self, game: Game) -> None:
        """Further players a card picks."""
        for one in self.on[1:]:
            if game.outcome is None and game.kind == PICK_PLAYER and game.asked == self.seat:
                game.answer((SEAT_CHOSEN, self.story.seat(one)))


def must_ante(game: Game, seat: int) -> bool:
    """The open window is about an ante of this seat."""
    top = game.stack
    matter = game.matters.get(top.matter) if type(top) is Window else None
    return type(matter) is Batch and any(
        game.packet(p).victim == seat and game.packet(p).payee == POT for p in matter.packets
    )


def drink(story: Story, game: Game, seat: int) -> None:
    """Decline until this seat has drunk, or sobered up."""
    assert game.log is not None
    start = len(game.log)
    turn = game.turn.number
    while game.outcome is None and game.turn.number == turn:
        if any(event[0] in (Drank, Sobered) and event[1] == seat for event in game.log[start:]):
            return
        default(game)
    if any(event[0] in (Drank, Sobered) and event[1] == seat for event in game.log[start:]):
        return
    raise Failed(f"{story.places[seat].name} does not drink in this turn")


def end_phase(story: Story, game: Game, seat: int) -> None:
    """Decline until the phase of this seat's turn is over."""
    if game.outcome is not None or game.turn.active != seat:
        raise Failed(f"it is not {story.places[seat].name}'s turn")
    turn, phase = game.turn.number, game.turn.phase
    for _ in range(MOST_QUESTIONS):
        if game.outcome is not None or (game.turn.number, game.turn.phase) != (turn, phase):
            return
        default(game)
    raise Failed("the phase does not end")


def not_offered(game: Game, story: Story, wanted: Wanted, met: list[str]) -> str:
    """What was asked instead, what was legal, and why not."""
    name = story.places[wanted.seat].name
    asked = "; ".join(dict.fromkeys(met[-3:])) or f"{name} was asked nothing"
    message = f"{name} was never offered: {wanted.verb} {wanted.rest}".rstrip() + f". Questions met: {asked}."
    if wanted.card is not None and game.outcome is None:
        held = [card for card in game.seats[wanted.seat].playable() if game.cards[card] is wanted.card]
        if not held:
            return message + f" {name} does not hold {wanted.card.title}."
        reasons = game.why_not(wanted.seat, held[0])
        message += f" Why not: {'; '.join(map(str, reasons))}."
    return message
