"""NEGATE, AFFECT: Negating and Ignoring cards, and whom a card affects."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from lastcall.engine.core.cards import No, Use
from lastcall.engine.core.codes import ALCOHOL, GOLD, THING
from lastcall.engine.core.matters import Play
from lastcall.engine.play import losses
from lastcall.engine.play.facts import (
    EVENT_NOT_AFFECTED_SO,
    ROUND_NOT_IGNORED,
    YOUR_OWN_PAYMENT,
    DoesNotAffect,
    Ignored,
    Negated,
)
from lastcall.engine.table.who import mine
from lastcall.ids import MatterId, SeatId, TrackId

if TYPE_CHECKING:
    from lastcall.engine.game import Game


def negate(game: Game, part: MatterId) -> None:
    """NEGATE-01: the card does not resolve at all."""
    it = game.matters.get(part)
    if type(it) is Play:
        it.negated = True
        game.note(Negated, it.seat, it.card)


def ignore(game: Game, part: MatterId, seat: SeatId, by_track: bool) -> None:
    """NEGATE-02: the card resolves, but not for this player; `by_track`: except for its Round (AFFECT-06)."""
    it = game.matters.get(part)
    if type(it) is not Play:
        return
    if game.cards[it.card].off_by:
        losses.take_off(game, it, seat)
        return
    ours = game.ours[seat]  # TEAM-32
    if seat != it.seat and not is_victim(game, it):
        ours &= ~(1 << it.seat)
    it.gambling = it.gambling | (ours & ~it.ignored) if by_track else it.gambling & ~ours
    it.ignored |= ours
    game.note(Ignored, seat, it.card)


def is_victim(game: Game, it: Play) -> bool:
    """NEGATE-19: whether a card harms its own player too; what it gives them, a victim's Ignore does not take away."""
    if it.benched:
        return True
    own = [packet for packet in map(game.packet, it.packets) if packet.victim == it.seat and not it.owes(packet)]
    return any(packet.amount < 0 if packet.track == ALCOHOL else packet.amount > 0 for packet in own)


def ignorers(game: Game, it: Play) -> int:
    """NEGATE-18, CARD-051: who Ignores the card, as a bit set; a standing Ignore counts for opponents it would hit."""
    packets = [game.packet(number) for number in it.packets]
    hit = sum({1 << packet.victim for packet in packets if packet.track != THING}) & ~game.ours[it.seat]
    return it.ignored & (hit | ~losses.must_ignore(game, it.card))


def affects(game: Game, seat: SeatId, part: MatterId, tracks: tuple[TrackId, ...], what: str) -> No | None:
    """AFFECT-01, AFFECT-02, NEGATE-07: why the card does not affect these tracks of yours; None if it does."""
    it = game.play(part)
    definition = game.cards[it.card]
    if definition.event:
        return EVENT_NOT_AFFECTED_SO
    return is_affected(game, seat, it, tracks, what)


def is_affected(game: Game, seat: SeatId, it: Play, tracks: tuple[TrackId, ...], what: str) -> No | None:
    """AFFECT-01: why a play does not affect these tracks of yours; `what` names them in words."""
    no = None
    ours = game.ours[seat]
    for number in it.packets:
        packet = game.packet(number)
        if not packet.amount and packet.numbers:
            continue  # Reduced to nothing.
        if ours >> packet.victim & 1 and packet.track in tracks and not losses.on_the_inn(game, packet):
            if packet.track != GOLD or packet.amount < 0 or not mine(game, seat, packet.source):
                return None
            no = YOUR_OWN_PAYMENT
        elif packet.track == GOLD and GOLD in tracks and mine(game, seat, packet.payee) and not ours >> it.seat & 1:
            return None
    return no or does_not_affect(game.cards[it.card].uses[it.use], what)


@lru_cache(maxsize=1024)
def does_not_affect(use: Use, what: str) -> No:
    """AFFECT-03 to AFFECT-06: the particular reason, where the rules name one."""
    if any(effect.of_round for effect in use.effects):
        return ROUND_NOT_IGNORED
    rules = tuple(dict.fromkeys(effect.beside for effect in use.effects if effect.beside))
    return DoesNotAffect(what, (*rules, "AFFECT-01"))
