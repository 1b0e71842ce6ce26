"""TYPES, NEGATE, LOSE: what a seat may play on a matter, and why not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from lastcall.engine.core.answers import Answer, plays_card
from lastcall.engine.core.cards import NOBODY_TO_PICK, Card, No, Use, WhyNot
from lastcall.engine.core.codes import (
    ACTION,
    ANOTHER_IN_ROUND,
    ANOTHER_PLAYER,
    ANY,
    ANYTIME,
    CHEATING,
    DISCARD_CARDS,
    GAMBLING,
    MINION,
    NO_CARD,
    NO_MATTER,
    NOBODY,
    NOBODY_PICKED,
    NOTHING,
    ONE_ON_TURN,
    PASS,
    PLAYED,
    SOMETIMES,
    STATIC,
    THINGS,
)
from lastcall.engine.core.matters import Packet, Play
from lastcall.engine.play.facts import (
    ASLEEP_FOR_NOW,
    BARRED_FOR_NOW,
    FOR_ITS_OWNER,
    GAME_OVER,
    GONE_FOR_NOW,
    IN_PLAY_ALREADY,
    OUT_OF_GAME,
    UNPLAYABLE,
    WHILE_DRAWING,
    WORKS_BY_ITSELF,
    AffectedOnlyBy,
    OnlyTheyRespond,
)
from lastcall.engine.table.potions import potions
from lastcall.engine.table.seats import ASLEEP, BARRED, SILENT, Seat
from lastcall.ids import CardId, MatterId, SeatId, ThingId
from lastcall.voice.speaker import Voice, cast_of

if TYPE_CHECKING:
    from lastcall.engine.game import Game

NO_PART: Final = (NO_MATTER,)
NO_PICK: Final = (NOBODY,)


def parts(game: Game, matter: MatterId, about: int) -> Sequence[MatterId]:
    """The ids in a matter that a card of this sort may answer."""
    if about == NOTHING:
        return NO_PART
    it = game.matters.get(matter)
    return () if it is None else it.parts(matter, about)


def only_by(game: Game, matter: MatterId) -> str:
    """NEGATE-16, CHANGE-05: the one title that can affect what is on the table; empty if any can."""
    it = game.matters.get(matter)
    return "" if it is None else it.only_by(game)


def pickable(game: Game, seat: SeatId, picks: int) -> Sequence[SeatId]:
    """LOSE-15: whom a card may pick."""
    if picks == ANOTHER_PLAYER:
        return game.rivals[seat]
    if picks == ONE_ON_TURN:
        return game.turn.seats if len(game.turn.seats) > 1 else NO_PICK  # One alone need not be picked.
    if picks == ANOTHER_IN_ROUND:
        inside = game.round.inside if game.round is not None else 0
        return [other for other in game.rivals[seat] if inside >> other & 1]
    return game.around(seat)


def legal(game: Game, seat: SeatId, matter: MatterId, bits: int) -> list[Answer]:
    """Every play this seat may make in this window, complete with what it answers and whom it picks."""
    return [answer for answer in pass_or_play(game, seat, matter, bits) if plays_card(answer)]


def responses(game: Game, seat: SeatId, matter: MatterId, bits: int) -> list[Answer]:
    """Like `pass_or_play`, but a player who may play no cards can still drink a Potion (TEAM-07)."""
    if game.seats[seat].away & SILENT:
        return [PASS, *potions(game, seat)] if bits & ANY else [PASS]
    return pass_or_play(game, seat, matter, bits)


def pass_or_play(game: Game, seat: SeatId, matter: MatterId, bits: int) -> list[Answer]:
    """The answers of a window: pass, then every legal play."""
    found: list[Answer] = [PASS]
    if game.potions and bits & ANY:
        found += potions(game, seat)
    seen: list[Card] = []
    belongs = game.card_windows
    it = game.matters.get(matter)
    only = None
    place = game.seats[seat]
    for card in place.playable(game) if place.front else place.hand:
        if not belongs[card] & bits:
            continue
        definition = game.cards[card]
        if definition not in seen or definition.lasting:
            seen.append(definition)
            for use in uses_here(game, place, card) if definition.lasting else definition.uses:
                if use.bits & bits:
                    if use.about == NOTHING:
                        if use.always or use.refuses(game, seat, NO_MATTER) is None:
                            if use.picks == NOBODY_PICKED:
                                found.append((PLAYED, card, use.number, NO_MATTER, NOBODY))
                            else:
                                offer(game, seat, card, use, NO_MATTER, found)
                    elif it is not None:
                        if only is None:
                            only = it.only_by(game)
                        if only and only != definition.title:
                            continue
                        for part in it.parts(matter, use.about):
                            if use.refuses(game, seat, part) is None:
                                if definition.lasting and not game.matters[part].is_for(seat):
                                    continue  # TEAM-35
                                if use.picks == NOBODY_PICKED:
                                    found.append((PLAYED, card, use.number, part, NOBODY))
                                    if use.hits_back and (thing := struck_by(game, part)) >= 0:
                                        found.append((PLAYED, card, use.number, part, THINGS + thing))
                                else:
                                    offer(game, seat, card, use, part, found)
    return found


def uses_here(game: Game, place: Seat, card: CardId) -> Sequence[Use]:
    """The uses of a lasting card: playing it from the hand, or letting it act where it lies."""
    uses = game.cards[card].uses
    return [use for use in uses[1:] if resting(game, card, use) is None] if card in place.front else uses[:1]


def resting(game: Game, card: CardId, use: Use) -> No | None:
    """Why a card that lies in front of its player cannot act in this way now."""
    return next((no for machine in game.machines if (no := machine.rests(game, card, use)) is not None), None)


def struck_by(game: Game, part: MatterId) -> CardId:
    """The card in front of a player that caused the loss being answered; NO_CARD if none did."""
    it = game.matters.get(part)
    play = game.matters.get(it.play) if type(it) is Packet else it
    if type(play) is Play and play.acts(game) and game.answers_for(ThingId(THINGS + play.card)) >= 0:
        return play.card
    return NO_CARD


def offer(game: Game, seat: SeatId, card: CardId, use: Use, part: MatterId, found: list[Answer]) -> None:
    """One answer for each seat or thing the card may pick; the further picks of a card are asked one at a time."""
    number = use.number
    if use.picks == NOBODY_PICKED:
        found.append((PLAYED, card, number, part, NOBODY))
        return
    choosy = use.choosy
    for other in pickable(game, seat, use.picks):
        for effect in choosy:
            if not effect.accepts(game, seat, part, other):
                break
        else:
            found.append((PLAYED, card, number, part, other))
    if use.hurts and game.machines:
        for thing in game.things(seat):
            found.append((PLAYED, card, number, part, thing))


def nobody_fits(game: Game, seat: SeatId, use: Use, part: MatterId) -> No:
    """Why there is nobody to pick: the reason of the effect or person that refuses everybody."""
    some = pickable(game, seat, use.picks)
    for one in use.choosy:
        if not any(one.accepts(game, seat, part, other) for other in some):
            return one.why(game, seat, part, some[0]) if some else one.nobody
    return NOBODY_TO_PICK


def why_not(game: Game, seat: SeatId, card: CardId, extra: int = 0) -> tuple[WhyNot, ...]:
    """Why this card cannot be played now, use by use; empty when it can. From the same data as `legal`."""
    return why_nots(game, seat, [card], extra)[0]


def why_nots(game: Game, seat: SeatId, cards: list[CardId], extra: int = 0) -> list[tuple[WhyNot, ...]]:
    """The same of several cards."""
    voice = Voice(game, seat)
    told: dict[No, WhyNot] = {}  # Many cards of a hand have the same reason.
    found: list[tuple[WhyNot, ...]] = []
    for some in nos(game, seat, cards, extra):
        said: list[WhyNot] = []
        for no in some:
            why = ALWAYS.get(no) or told.get(no)
            if why is None:
                why = told[no] = WhyNot(no.cites(), voice.sentence(no))
                if cast_of(type(no)).is_constant and len(ALWAYS) < MOST_KEPT:
                    ALWAYS[no] = why
            said.append(why)
        found.append(tuple(said))
    return found


ALWAYS: Final[dict[No, WhyNot]] = {}
"""Reasons worded alike for everybody in every game, kept because hands are full of them."""
MOST_KEPT: Final = 1000


def nos(game: Game, seat: SeatId, cards: list[CardId], extra: int = 0) -> list[tuple[No, ...]]:
    """The reasons of several cards, as facts."""
    top = game.stack
    if top is None or game.outcome is not None:
        return [(GAME_OVER,)] * len(cards)
    place = game.seats[seat]
    if not place.present:
        return [(OUT_OF_GAME,)] * len(cards)
    matter = top.answered()
    bits = top.offers(game, seat) | extra
    always: list[No] = []
    if game.kind == DISCARD_CARDS or (top.below is not None and top.below.shuts_hands):
        always.append(WHILE_DRAWING)
    if top.opens_window():
        if place.away & SILENT:
            barred = BARRED_FOR_NOW if place.away & BARRED else GONE_FOR_NOW
            gone = (ASLEEP_FOR_NOW if place.away & ASLEEP else barred,)
            found: list[tuple[No, ...]] = [gone if game.cards[card].uses else (UNPLAYABLE,) for card in cards]
            if place.away & SILENT == BARRED:
                for at, card in enumerate(cards):
                    if not is_response(game.cards[card]):
                        found[at] = reasons_against(game, seat, card, matter, bits, always)
            return found
        if bits == 0:
            always.append(OnlyTheyRespond(game.asked))
    return [reasons_against(game, seat, card, matter, bits, always) for card in cards]


def is_response(card: Card) -> bool:
    """CARD-030: whether whoever cannot play Sometimes and Anytime cards cannot play this one."""
    return not card.types & (ACTION | GAMBLING | CHEATING) or bool(card.types & (SOMETIMES | ANYTIME | MINION))


def reasons_against(
    game: Game, seat: SeatId, card: CardId, matter: MatterId, bits: int, always: list[No]
) -> tuple[No, ...]:
    """Why this card cannot be played, including reasons of uses whose window is not open."""
    definition = game.cards[card]
    if not definition.uses:
        return (WORKS_BY_ITSELF if definition.types & STATIC else UNPLAYABLE,)
    if definition.remains and card in game.seats[seat].front:
        return (IN_PLAY_ALREADY,)
    if not always and len(definition.uses) == 1 and not definition.bits & bits:
        return (definition.uses[0].moment.shut(game, seat, matter),)
    reasons: list[No] = []
    shut = always.copy()
    uses: Sequence[Use] = definition.uses
    if definition.lasting:
        uses = uses[1:] if card in game.seats[seat].front else uses[:1]
        if not uses:
            return (WORKS_BY_ITSELF,)
    for use in uses:
        rest = resting(game, card, use) if definition.lasting and use.number else None
        if rest is not None:
            reasons.append(rest)
            continue
        if not use.bits & bits:
            shut.append(use.moment.shut(game, seat, matter))
            continue
        only = only_by(game, matter)
        if use.moment.about != NOTHING and only not in ("", definition.title):
            reasons.append(AffectedOnlyBy(only))
            continue
        answered = parts(game, matter, use.about)
        if not answered:
            reasons.append(use.moment.shut(game, seat, matter))
        for part in answered:
            no = use.refuses(game, seat, part)
            if no is None and definition.lasting and part >= 0 and not game.matters[part].is_for(seat):
                no = FOR_ITS_OWNER
            if no is None:
                found: list[Answer] = []
                offer(game, seat, card, use, part, found)
                if found:
                    return ()
                no = nobody_fits(game, seat, use, part)
            reasons.append(no)
    # A use whose window is open says more than one whose window is not.
    return tuple(dict.fromkeys(reasons + shut))
