"""TIMING-07, TIMING-15: whom a table asks, and what follows from what they say. Asking must not tell.

A game asks one seat after the other. A table opens a window to all of them at once, and nobody learns who would have
been able to answer: who has said what is known only when the window closes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from lastcall.engine.core.answers import are_spoken, drinks_potion, picked_card, played, plays_card, speaker, unspoken
from lastcall.engine.core.codes import (
    ANYTIME,
    BID,
    DRINK_PHASE,
    GIVE_UP_CARD,
    NOBODY,
    ORDER_DRINK,
    PASS,
    RESPOND,
    YOU_FIRST,
)
from lastcall.engine.core.frames import Decision
from lastcall.engine.gambling.round import Betting
from lastcall.engine.game import Answer, Game
from lastcall.engine.play.chain import Picking, Window, concerned
from lastcall.engine.play.choices import Choosing, branching
from lastcall.engine.play.defeat import LastChances, in_danger
from lastcall.engine.play.facts import OnAll, ToPlay
from lastcall.engine.play.legal import responses
from lastcall.engine.questions import option, plays_by_card
from lastcall.engine.seen.asked import SeenOption, SeenQuestion, besides, seen_question
from lastcall.engine.table.who import members
from lastcall.engine.turn import ORDERING, Phases
from lastcall.ids import SeatId
from lastcall.voice.speaker import Voice

DIRECT = "direct"
WINDOW = "window"
PAUSE = "pause"
QUIET = "quiet"
"""What a table waits for: the decision of one seat, or of any of a side; everybody's word on a matter; the side whose
move comes next, while the others may still play something; nothing at all."""

DRINK_UP: Answer = (-1,)
"""The move of a player who has nothing else to decide in their Drink Phase; the game itself does not ask for it."""


class Pending(NamedTuple):
    """What a table waits for."""

    kind: str
    number: int
    """Of the game's question at this moment; what answers an older number is refused."""
    seats: tuple[SeatId, ...]
    """Whose word is needed before play goes on; in a direct question and in a pause, that of any of them."""
    order: tuple[SeatId, ...]
    """The seats the game is going to ask in this window, in its order; in a direct question, `drinkers`."""


def pending(game: Game) -> Pending | None:
    """What the table waits for now; None when the game is over."""
    if game.outcome is not None:
        return None
    top = game.stack
    if game.kind != RESPOND or type(top) is not Window:
        return Pending(DIRECT, game.number, game.speakers(), drinkers(game))
    order = top.left(game)
    if top.matter in game.matters or top.among:
        return Pending(WINDOW, game.number, order, order)
    movers = tuple(seat for seat in next_to_move(game, top) if seat in order)
    if movers:
        return Pending(PAUSE, game.number, movers, order)
    return Pending(QUIET, game.number, (), order)


def drinkers(game: Game) -> tuple[SeatId, ...]:
    """TEAM-07: who may drink a Potion on a teammate's move, and nothing else; nobody waits for them."""
    if not game.potions or not are_spoken(game.choices):
        return ()
    drinking = {speaker(answer) for answer in game.choices if drinks_potion(unspoken(answer))}
    return tuple(seat for seat in members(game, game.asked) if seat in drinking and seat not in game.speakers())


def next_to_move(game: Game, quiet: Window) -> tuple[SeatId, ...]:
    """TEAM-12: who may take the decision right after this quiet window; nobody: none comes."""
    below = quiet.below
    turn = game.turn
    if isinstance(below, Phases) and below.stage % 3 == 1:
        if len(turn.seats) == 1:
            return turn.seats
        acting = tuple(seat for seat in turn.seats if turn.acting >> seat & 1)
        return acting if below.stage == ORDERING else below.speakers(game) or acting
    if isinstance(below, Betting) and game.round is not None:
        return (game.round.turn,)
    return ()


def plays(game: Game, seat: SeatId) -> list[Answer]:
    """The cards this seat may play in the open window, and the Potions it may drink."""
    top = game.stack
    if type(top) is not Window or not game.seats[seat].present:
        return []
    return [answer for answer in responses(game, seat, top.matter, top.offers(game, seat)) if answer != PASS]


def afterwards(game: Game, order: Sequence[SeatId]) -> Game:
    """The game when everybody has passed in the open window."""
    ahead = game.copy()
    for _ in order:
        ahead.answer(PASS)
    return ahead


def prompt(game: Game, waiting: Pending, seat: SeatId) -> SeenQuestion | None:
    """What this seat is asked now; None: nothing."""
    if seat not in waiting.seats and (waiting.kind != DIRECT or seat not in waiting.order):
        return None
    question = put_to(game, seat)
    if seat not in waiting.seats:
        return msgspec.structs.replace(question, kind="choose", text="You can drink a Potion.")
    if waiting.kind != PAUSE:
        return question
    # The move that comes next, and before it whatever can be played already.
    early = tuple(option for option in question.options if option.answer != PASS)
    ahead = afterwards(game, waiting.order)
    if ahead.outcome is None and ahead.kind != RESPOND and seat in ahead.speakers():
        move = put_to(ahead, seat)
        now = {option.answer for option in early}
        moves = tuple(option for option in move.options if unspoken(option.answer) not in now)
        return msgspec.structs.replace(move, number=waiting.number, options=(*moves, *early))
    word, text = "go on", "Go on?"
    if game.turn.phase == DRINK_PHASE:
        thirsty = any(game.seats[one].pile for one in waiting.seats)
        word, text = ("drink", "Drink up?") if thirsty else ("sober up", "You have no Drink. Sober up?")
    go_on = SeenOption(DRINK_UP, word, passes=True)
    return SeenQuestion(waiting.number, "respond", text, (go_on, *early))


def put_to(game: Game, seat: SeatId) -> SeenQuestion:
    """The game's question to this seat; a card that picks as many as there are is offered once, for all of them."""
    question = seen_question(game, game.question_for(seat))
    picks: dict[tuple[int, ...], list[SeenOption]] = {}
    for one in question.options:
        play = played(unspoken(one.answer))
        if play is not None and play.target >= 0 and game.cards[play.card].uses[play.use].picks_count > 1:
            picks.setdefault((play.card, play.use, play.part), []).append(one)
    for (card, use, _), some in picks.items():
        if 1 < len(some) <= game.cards[card].uses[use].picks_count:
            options = [one for one in question.options if one not in some[1:]]
            options[options.index(some[0])] = on_all(game, seat, some)
            question = msgspec.structs.replace(question, options=tuple(options))
    return question


def on_all(game: Game, seat: SeatId, some: Sequence[SeenOption]) -> SeenOption:
    """The first of several options that play one card on different targets, in words for all of them."""
    plays = [play for one in some if (play := played(unspoken(one.answer))) is not None]
    said = option(game, seat, unspoken(some[0].answer), plays_by_card([unspoken(one.answer) for one in some]))
    assert isinstance(said, ToPlay)
    on = OnAll(tuple([play.target for play in plays]))
    text = Voice(game, seat).phrase(msgspec.structs.replace(said, on=on))
    brief = besides(game.cards[plays[0].card], text)
    return msgspec.structs.replace(some[0], text=text, seat=NOBODY, thing=-1, brief=brief)


def foregone(game: Game, waiting: Pending, question: SeenQuestion) -> Answer | None:
    """The answer to a choice, if everybody can see that it makes no difference which; None: it has to be asked."""
    options = to_choose_from(waiting, question)
    top = game.stack
    if waiting.kind != DIRECT:
        return None
    if type(top) is Picking:
        known = len(options) <= top.wanted(game)  # CARD-064, CARD-069: all of them are picked, in whatever order.
    elif top is not None and game.kind == GIVE_UP_CARD:
        known = len(game.seats[game.asked].hand) <= top.cards_wanted()
    elif type(top) is Choosing:
        effects = [effect for branch in branching(game, game.play(top.play), top.step).branches() for effect in branch]
        known = len(options) == 1 and not any(effect.reads_hand for effect in effects)
    else:
        known = len(options) == 1 and (game.kind in (ORDER_DRINK, BID) or isinstance(top, Decision))
    return options[0].answer if known else None


def shows_a_hand(game: Game, seat: SeatId) -> bool:
    """Whether the question lets this seat look at somebody else's hand: then it is asked, whatever it can answer."""
    top = game.stack
    return top is not None and any(top.shows(game, other, seat) for other in game.around(seat) if other != seat)


def to_choose_from(waiting: Pending, question: SeenQuestion) -> tuple[SeenOption, ...]:
    """The options that are a reason to ask.

    To let a teammate act first is none, for a pass is not final before all have passed (TEAM-14). Neither is a Potion
    beside a move, except where more could be bid after it (TEAM-07).
    """
    beside = waiting.kind == DIRECT and question.kind != "bid"
    return tuple(one for one in question.options if unspoken(one.answer) != YOU_FIRST and not (beside and one.potion))


def followed(game: Game, waiting: Pending, said: Mapping[SeatId, Answer]) -> list[tuple[SeatId, Answer]]:
    """The answers the game is given, seat by seat; of a side's answers, the first one said."""
    if waiting.kind == DIRECT:
        return [next((seat, answer) for seat, answer in said.items() if seat in waiting.seats + waiting.order)]
    first = first_to_play(game, {seat: answer for seat, answer in said.items() if is_play(game, seat, answer)})
    if first != NOBODY:
        before = waiting.order[: waiting.order.index(first)]
        return [*((seat, PASS) for seat in before), (first, said[first])]
    answers = [(seat, PASS) for seat in waiting.order]
    if waiting.kind == PAUSE:
        moves = [(seat, answer) for seat, answer in said.items() if seat in waiting.seats]
        answers += [move for move in moves[:1] if move[1] != DRINK_UP]
    return answers


def is_play(game: Game, seat: SeatId, answer: Answer) -> bool:
    """Whether this is done in the open window, a card or a Potion: not a pass, and not the move that comes after it."""
    return (plays_card(answer) or drinks_potion(answer)) and answer in plays(game, seat)


def first_to_play(game: Game, declared: Mapping[SeatId, Answer]) -> SeatId:
    """TIMING-07: Anytime cards first, then in turn order from the active player; the others take theirs back.

    A Potion comes before any card: nothing can stop it (TEAM-08).
    """
    circle = game.around(game.turn.active)

    def rank(seat: SeatId) -> tuple[bool, bool, int]:
        answer = declared[seat]
        return not drinks_potion(answer), not is_anytime(game, answer), circle.index(seat)

    return min(declared, key=rank, default=NOBODY)


def is_anytime(game: Game, answer: Answer) -> bool:
    """An Anytime card, or a Potion."""
    return drinks_potion(answer) or bool(game.cards[picked_card(answer)].types & ANYTIME)


def last_chance(game: Game, seat: SeatId) -> bool:
    """LOSE-03: whether this seat, asked now, is out if it lets it pass."""
    top = game.stack
    return type(top) is Window and type(top.below) is LastChances and in_danger(game, seat)


def concerns(game: Game, seat: SeatId) -> bool:
    """Whether the matter of the open window is about this seat or a teammate, as everybody can see."""
    top = game.stack
    return type(top) is Window and bool(top.among or concerned(game, top.matter) & game.ours[seat])
