"""Why a move was not offered: what was asked instead, and what forbade it when it could first have come."""

from __future__ import annotations

from lastcall.engine.core.cards import Card, No, Use, WhyNot
from lastcall.engine.core.codes import ACTION, ANTE_COMING, GOLD_COMING, GOLD_MOVED, NO_MATTER, RESPOND, TRACK_MOVED
from lastcall.engine.game import Answer, Game
from lastcall.engine.play.chain import Window
from lastcall.engine.play.legal import legal, parts, why_not
from lastcall.engine.table.who import mine
from lastcall.ids import CardId, SeatId
from lastcall.stories.defaults import MOST_QUESTIONS, default
from lastcall.stories.failed import Failed
from lastcall.stories.meant import nearest
from lastcall.stories.scope import Scope
from lastcall.stories.wanted import Wanted
from lastcall.voice.sentences import ended, plain

NOT_ON_TARGET = "It cannot be played on that target"
TWICE = "It cannot pick the same target twice"
MOST_ANSWERS = 6


def refused(game: Game, seat: SeatId, card: CardId, wanted: Wanted) -> tuple[WhyNot, ...]:
    """Why not, at the pending moment; in the quiet before a phase's action, the action counts as pending too."""
    if game.outcome is not None or not game.seats[seat].present:
        return game.why_not(seat, card)
    reasons = why_not(game, seat, card, coming(game, seat))
    if not reasons and not wanted.among(game, plays(game, wanted)):
        return (not_on_target(game, wanted, game.cards[card]),)
    return reasons


def not_on_target(game: Game, wanted: Wanted, card: Card) -> WhyNot:
    """By which rule it cannot be played on what the story says, although it can be played on something else."""
    uses = card.uses[wanted.use - 1 : wanted.use] if wanted.use else card.uses
    if any(one.seat >= 0 and not game.seats[one.seat].present for one in wanted.on):
        return WhyNot(("LOSE-15",), NOT_ON_TARGET)
    if any(wanted.on.count(one) > 1 for one in wanted.on):
        return WhyNot(("CARD-064", "CARD-069"), TWICE)
    if any(one.title and in_front(game, one.title) for one in wanted.on) and any(use.picks for use in uses):
        return WhyNot(("TORG-07", "TORG-12"), NOT_ON_TARGET)
    fussy = [rule for use in uses for no in unfit(game, wanted, use) for rule in no.cites()]
    if fussy:
        return WhyNot(tuple(dict.fromkeys(fussy)), NOT_ON_TARGET)
    if any(one.seat != wanted.seat and mine(game, wanted.seat, one.seat) for one in wanted.on):
        return WhyNot(("TEAM-29",), NOT_ON_TARGET)
    return WhyNot(("TURN-07" if card.types & ACTION else "TYPES-01",), NOT_ON_TARGET)


def unfit(game: Game, wanted: Wanted, use: Use) -> list[No]:
    """Why the players the story names do not fit the card, or the Drink it is played on."""
    top = game.stack
    answered = parts(game, top.answered(), use.about) if top is not None else ()
    seats = [one.seat for one in wanted.on if one.seat >= 0]
    return [
        one.why(game, wanted.seat, part, seat)
        for one in use.choosy
        for part in answered
        for seat in seats
        if not one.accepts(game, wanted.seat, part, seat)
    ]


def in_front(game: Game, title: str) -> bool:
    """Whether such a card lies in front of somebody, and could be picked."""
    return any(plain(game.cards[card].title) == plain(title) for place in game.seats for card in place.front)


def plays(game: Game, wanted: Wanted) -> list[Answer]:
    """What this seat may play at the pending moment, the coming action of the phase included."""
    top = game.stack
    assert top is not None
    matter = top.matter if type(top) is Window else NO_MATTER
    return legal(game, wanted.seat, matter, top.offers(game, wanted.seat) | coming(game, wanted.seat))


def coming(game: Game, seat: SeatId) -> int:
    """The windows that the action of this phase will open, in the quiet before it."""
    top = game.stack
    if type(top) is Window and top.matter == NO_MATTER and top.below is not None:
        return top.below.offers(game, seat)
    return 0


def not_offered(game: Game, wanted: Wanted) -> str:
    """The story from where it waited for the move: the questions met, and why not."""
    name = wanted.story.places[wanted.seat].name
    turn = game.turn.number
    scope = Scope(game, wanted)
    met: list[str] = []
    answers: list[str] = []
    kinds: set[int] = set()
    first = best = later = ""
    held = over = opened = False
    owned = not_in_play(game, wanted) if wanted.verb == "activates" else None
    for _ in range(MOST_QUESTIONS):
        if game.outcome is not None or game.turn.number != turn:
            break
        over = over or scope.over(game)
        if over:
            later = later or comes_later(game, wanted, scope)
        elif wanted.seat in game.speakers():
            question = game.question_for(wanted.seat)
            kinds.add(game.kind)
            answers += question.texts()
            met.append(f"{question.prompt} ({shown(question.texts())})")
        held = held or bool(copies(game, wanted))
        meant = wanted.is_time(game)
        opened = opened or meant
        if wanted.verb in ("plays", "activates") and meant and not best:
            first = first or reason(game, wanted, False)
            best = reason(game, wanted, True)
        default(game)
    asked = "; ".join(dict.fromkeys(met)) or "nothing"
    ended_early = game.outcome is not None and not over
    near = nearest(wanted.rest, answers) if wanted.verb == "chooses" else None
    why = best or first or later
    if owned is not None and not held:
        why = ended(str(owned))
    elif wanted.card is not None and not held:
        why = ended(f"{name} does not hold {wanted.card.title}")
    elif wanted.moment is not None and not opened:
        why = f"No window opened {wanted.moment.text}."
    elif near is not None:
        why = f"Did you mean {near!r}?"
    elif wanted.verb == "passes" and kinds == {RESPOND}:
        why = f"In a window, write '> {name} declines'."
    elif wanted.verb == "declines" and kinds and RESPOND not in kinds:
        why = f"That is no window: write '> {name} passes' or '> {name} chooses ...'."
    elif ended_early:
        why = " ".join(filter(None, (why, "The game is over.")))
    said = [ended(f"{name} was never offered: {wanted.text}"), why, ended(f"{name} was asked: {asked}")]
    return " ".join(filter(None, said))


def comes_later(game: Game, wanted: Wanted, scope: Scope) -> str:
    """A choice of something else that the story has not come to: which, and how to get there."""
    try:
        offered = wanted.seat in game.speakers() and wanted.find(game) is not None
    except Failed:
        offered = True
    if not offered or game.question is None:
        return ""
    same = game.turn.phase == scope.phase
    name = game.names[game.turn.active]
    first = "close the windows: '> the window closes'" if same else f"write '> {name} ends the phase'"
    return f"It can be chosen later, at {game.question.prompt!r}: first {first}."


def shown(texts: list[str]) -> str:
    """The first few answers; the dots stand for the others."""
    return ", ".join(texts[:MOST_ANSWERS] + ["..."] * (len(texts) > MOST_ANSWERS))


def copies(game: Game, wanted: Wanted) -> list[CardId]:
    """The cards that could be meant: of those that last, the ones in hand or the ones in play."""
    place = game.seats[wanted.seat]
    lying = place.playable(game)
    if wanted.card is not None and wanted.card.lasting:
        lying = list(place.front) if wanted.verb == "activates" else place.hand
    return [card for card in lying if game.cards[card] is wanted.card]


def owned_by_another(game: Game, wanted: Wanted) -> WhyNot | None:
    """TEAM-35, TEAM-76: what lies in front of somebody else is not this seat's to use; None: nobody has it."""
    if wanted.verb == "activates":
        for seat, place in enumerate(game.seats):
            if any(game.cards[card] is wanted.card for card in place.front):
                name = game.names[seat]
                return WhyNot(("TEAM-35", "TEAM-76"), f"It lies in front of {name}, and only {name} can use it")
    return None


def not_in_play(game: Game, wanted: Wanted) -> WhyNot:
    """TORG-03, TEAM-35, TEAM-76: why somebody cannot activate what does not lie in front of them."""
    return owned_by_another(game, wanted) or WhyNot(("TORG-03",), "It is not in play")


def reason(game: Game, wanted: Wanted, belongs: bool) -> str:
    """Why the card cannot be played now; with `belongs` only at a moment its text speaks of."""
    seat = wanted.seat
    held = copies(game, wanted)
    top = game.stack
    if not held or top is None or wanted.card is None:
        return ""
    bits = top.offers(game, seat) | coming(game, seat)
    for alike in (TRACK_MOVED | GOLD_MOVED, GOLD_COMING | ANTE_COMING):
        bits |= alike if bits & alike else 0
    if belongs and not any(use.bits & bits for use in wanted.card.uses):
        return ""
    reasons = refused(game, seat, held[0], wanted)
    if not reasons:
        return ""
    question = game.question
    moment = f" at {question.prompt!r}" if question is not None else ""
    if reasons[0].text == NOT_ON_TARGET:
        ways = dict.fromkeys(wanted.described(game, one) for one in plays(game, wanted) if wanted.is_card(game, one))
        return f"Why not{moment}: {reasons[0]}; it could be played {' or '.join(ways)}."
    return f"Why not{moment}: {'; '.join(map(str, reasons))}."
