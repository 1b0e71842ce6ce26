"""Why a move was not offered: what was asked instead, and what forbade it when it could first have come."""

from __future__ import annotations

from lastcall.engine.core.cards import No
from lastcall.engine.core.codes import NOBODY, RESPOND
from lastcall.engine.core.game import Answer, Game
from lastcall.engine.core.sentences import ended
from lastcall.engine.play.chain import Window
from lastcall.engine.play.legal import legal, why_not
from lastcall.stories.defaults import MOST_QUESTIONS, default
from lastcall.stories.meant import nearest
from lastcall.stories.wanted import Wanted

NOT_ON_TARGET = No(("LOSE-15", "TYPES-01"), "It cannot be played on that target")
MOST_SHOWN = 3
MOST_ANSWERS = 6


def refused(game: Game, seat: int, card: int, wanted: Wanted) -> tuple[No, ...]:
    """Why not, at the pending moment; in the quiet before a phase's action, the action counts as pending too."""
    if game.outcome is not None or not game.seats[seat].present:
        return game.why_not(seat, card)
    reasons = why_not(game, seat, card, coming(game, seat))
    if not reasons and not any(wanted.is_play(game, answer) for answer in plays(game, wanted)):
        return (NOT_ON_TARGET,)
    return reasons


def plays(game: Game, wanted: Wanted) -> list[Answer]:
    """What this seat may play at the pending moment, the coming action of the phase included."""
    top = game.stack
    assert top is not None
    matter = top.matter if type(top) is Window else NOBODY
    return legal(game, wanted.seat, matter, top.offers(game, wanted.seat) | coming(game, wanted.seat))


def coming(game: Game, seat: int) -> int:
    """The windows that the action of this phase will open, in the quiet before it."""
    top = game.stack
    if type(top) is Window and top.matter == NOBODY and top.below is not None:
        return top.below.offers(game, seat)
    return 0


def not_offered(game: Game, wanted: Wanted) -> str:
    """The story from where it waited for the move: the questions met, and why not."""
    name = wanted.story.places[wanted.seat].name
    turn = game.turn.number
    met: list[str] = []
    answers: list[str] = []
    kinds: set[int] = set()
    first = best = ""
    held = False
    owned = owned_by_another(game, wanted)
    for _ in range(MOST_QUESTIONS):
        if game.outcome is not None or game.turn.number != turn:
            break
        question = game.question
        if game.asked == wanted.seat and question is not None:
            kinds.add(game.kind)
            answers += question.texts()
            met.append(f"{question.prompt} ({', '.join(question.texts()[:MOST_ANSWERS])})")
        held = held or bool(copies(game, wanted))
        if wanted.verb in ("plays", "activates") and not best:
            first = first or reason(game, wanted, False)
            best = reason(game, wanted, True)
        default(game)
    asked = "; ".join(list(dict.fromkeys(met))[:MOST_SHOWN]) or "nothing"
    near = nearest(wanted.rest, answers) if wanted.verb == "chooses" else None
    why = best or first
    if owned is not None and not held:
        why = ended(str(owned))
    elif wanted.card is not None and not held:
        why = ended(f"{name} does not hold {wanted.card.title}")
    elif near is not None:
        why = f"Did you mean {near!r}?"
    elif wanted.verb == "passes" and kinds == {RESPOND}:
        why = f"In a window, write '> {name} declines'."
    elif wanted.verb == "declines" and kinds and RESPOND not in kinds:
        why = f"That is no window: write '> {name} passes' or '> {name} chooses ...'."
    said = [ended(f"{name} was never offered: {wanted.text}"), why, ended(f"{name} was asked: {asked}")]
    return " ".join(filter(None, said))


def copies(game: Game, wanted: Wanted) -> list[int]:
    """The cards that could be meant: of those that last, the ones in hand or the ones in play."""
    place = game.seats[wanted.seat]
    lying = place.playable(game)
    if wanted.card is not None and wanted.card.lasting:
        lying = list(place.front) if wanted.verb == "activates" else place.hand
    return [card for card in lying if game.cards[card] is wanted.card]


def owned_by_another(game: Game, wanted: Wanted) -> No | None:
    """TEAM-35, TEAM-76: what lies in front of somebody else is not this seat's to use; None: nobody has it."""
    if wanted.verb == "activates":
        for seat, place in enumerate(game.seats):
            if any(game.cards[card] is wanted.card for card in place.front):
                name = game.names[seat]
                return No(("TEAM-35", "TEAM-76"), f"It lies in front of {name}, and only {name} can use it")
    return None


def reason(game: Game, wanted: Wanted, belongs: bool) -> str:
    """Why the card cannot be played now; with `belongs` only at a moment its text speaks of."""
    seat = wanted.seat
    held = copies(game, wanted)
    top = game.stack
    if not held or top is None or wanted.card is None:
        return ""
    bits = top.offers(game, seat) | coming(game, seat)
    if belongs and not any(use.bits & bits for use in wanted.card.uses):
        return ""
    reasons = refused(game, seat, held[0], wanted)
    if not reasons:
        return ""
    question = game.question
    moment = f" at {question.prompt!r}" if question is not None else ""
    if reasons == (NOT_ON_TARGET,):
        ways = dict.fromkeys(wanted.described(game, one) for one in plays(game, wanted) if wanted.is_card(game, one))
        return f"Why not{moment}: {NOT_ON_TARGET}; it could be played {' or '.join(ways)}."
    return f"Why not{moment}: {'; '.join(map(str, reasons))}."
