"""AFFECT, REDIRECT, LIMIT: changes of tracks, laid out as packets and applied together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lastcall.engine.core.codes import (
    ACTION,
    COMING,
    FORTITUDE,
    GOLD,
    GOLD_MOVED,
    HAPPENED,
    INN,
    NO_CARD,
    NOBODY,
    POT,
    THING,
    THINGS,
)
from lastcall.engine.core.matters import Packet, Play, gift, new_packet
from lastcall.engine.play.facts import (
    Changed,
    InnPaid,
    Lessened,
    Paid,
    Redirected,
    RedirectedAll,
    RedirectedToThing,
    Reduced,
    Struck,
    Untouched,
)
from lastcall.engine.table.who import blow, mine
from lastcall.ids import CardId, MatterId, PayeeId, SeatId, TargetId, ThingId, TrackId

if TYPE_CHECKING:
    from lastcall.engine.game import Game
    from lastcall.engine.table.seats import Side


def track_of(game: Game, seat: SeatId, track: TrackId) -> int:
    """Where a seat stands on a track."""
    side = game.side_of(seat)
    return side.fortitude if track == FORTITUDE else side.gold if track == GOLD else side.alcohol


def apply_packet(game: Game, packet: Packet) -> None:
    """LIMIT-01 to LIMIT-06: carry it out as far as possible, never beyond the ends of a track."""
    packet.settled = True
    amount = packet.amount
    if amount == 0 or not game.seats[packet.victim].present:
        return
    side = game.sides[game.seats[packet.victim].side]
    if packet.track == GOLD:
        packet.done = pay(game, packet, side, amount)
        if not side.gold:
            game.unsettled = True
        return
    if packet.track == THING:
        strike(game, packet, amount)
        return
    if packet.track == FORTITUDE:
        old = side.fortitude
        new = old - amount
        side.fortitude = new = 0 if new < 0 else 20 if new > 20 else new
    else:
        old = side.alcohol
        new = old - amount
        side.alcohol = new = 0 if new < 0 else 20 if new > 20 else new
    packet.done = old - new
    if side.alcohol >= side.fortitude:
        game.unsettled = True
    if game.log is not None:
        game.log.append(Changed(packet.victim, packet.track, new - old, behind(game, packet), packet.source, -amount))


def strike(game: Game, packet: Packet, amount: int) -> None:
    """Hit a thing if it is still there; its machine decides what becomes of it."""
    if packet.thing in game.seats[packet.victim].front:
        packet.done = amount
        if packet.play >= 0:
            game.play(packet.play).struck = True
        game.note(Struck, packet.victim, packet.thing, amount)


def pay(game: Game, packet: Packet, side: Side, amount: int) -> int:
    """LIMIT-02, LIMIT-03, LIMIT-06: pay what you have; Gold only changes hands, it is never made or lost."""
    if amount < 0:
        side.gold -= amount
        game.inn += amount
        if game.log is not None:
            game.log.append(Changed(packet.victim, GOLD, -amount, behind(game, packet), packet.source))
        return amount
    eased = 0
    if packet.paid_by_inn:
        game.inn -= amount
    elif game.seats[packet.victim].front and packet.payee != POT:
        eased = min(amount, eased_by_inn(game, packet))
        own = min(amount - eased, side.gold)
        amount = own + eased
        side.gold -= own
        game.inn -= eased
        packet.paid_by_inn = eased > 0 and own == 0
    else:
        if amount > side.gold:
            amount = side.gold
        side.gold -= amount
    if packet.payee == INN:
        game.inn += amount
    elif packet.payee == POT:
        assert game.round is not None
        game.round.pot += amount
    elif packet.payee >= 0:
        game.sides[game.seats[packet.payee].side].gold += amount
    if game.log is not None:
        victim, payee, card, source = packet.victim, packet.payee, behind(game, packet), packet.source
        kept = mine(game, victim, payee)
        if 0 < eased < amount:
            game.log.append(Paid(victim, payee, eased, True, kept, card, source))
            game.log.append(Paid(victim, payee, amount - eased, False, kept, card, source))
        else:
            game.log.append(Paid(victim, payee, amount, packet.paid_by_inn, kept, card, source))
    return amount


def behind(game: Game, packet: Packet) -> CardId:
    """The card that has caused this change; NO_CARD if none has."""
    return game.play(packet.play).card if packet.play >= 0 else NO_CARD


def eased_by_inn(game: Game, packet: Packet) -> int:
    """CARD-041: what the Inn pays for a player with such a card in front of them; several cards count once."""
    cards = [game.cards[card] for card in game.seats[packet.victim].front]
    return max([keyword.eases(packet) for card in cards for keyword in card.keywords], default=0)


def out_of_pocket(game: Game, packet: Packet) -> int:
    """CARD-041, TEAM-35: what a payment costs its payer after what always lowers it, not counting cards in hands."""
    front = [keyword for card in game.seats[packet.victim].front for keyword in game.cards[card].keywords]
    return max(0, packet.amount - sum([keyword.lessens(packet) for keyword in front]) - eased_by_inn(game, packet))


def on_the_inn(game: Game, packet: Packet) -> bool:
    """AFFECT-01: whether the Inn pays all of it, so that nobody else loses Gold."""
    eased = packet.track == GOLD and packet.payee != POT and packet.amount > 0 and not packet.settled
    return packet.paid_by_inn or (eased and eased_by_inn(game, packet) >= packet.amount)


def change(game: Game, seat: SeatId, alcohol: int, fortitude: int) -> None:
    """LIMIT-01: change both tracks at once, as a Drink does."""
    side = game.sides[game.seats[seat].side]
    value = side.alcohol + alcohol
    side.alcohol = alcohol = 0 if value < 0 else 20 if value > 20 else value
    value = side.fortitude + fortitude
    side.fortitude = fortitude = 0 if value < 0 else 20 if value > 20 else value
    if alcohol >= fortitude:
        game.unsettled = True


def gain_gold(game: Game, seat: SeatId, amount: int) -> None:
    """Gold from the Inn, or (negative) to it, as far as there is any."""
    side = game.side_of(seat)
    moved = max(amount, -side.gold)
    side.gold += moved
    game.inn -= moved
    if not side.gold:
        game.unsettled = True
    game.note(Changed, seat, GOLD, moved, NO_CARD, NOBODY, amount)


# --- packets of a card


def lay_out(
    game: Game, play: Play, seats: Sequence[SeatId], track: TrackId, amount: int, payee: PayeeId, step: int
) -> None:
    """AFFECT-01: lay out what the card will change, before anyone responds. No player is behind an Event."""
    source = play.seat if game.homes[play.card].attacks else NOBODY
    packets = play.packets
    matters = game.matters
    number: MatterId = game.serial  # type: ignore[assignment]
    for seat in seats:
        number += 1  # type: ignore[assignment]
        matters[number] = new_packet(play.id, source, seat, track, amount, payee, step)
        packets.append(number)
    game.serial = number
    play.bits |= COMING[track]


def lay_out_things(game: Game, play: Play, things: Sequence[ThingId], amount: int, step: int) -> None:
    """Lay out what things in front of players will lose; their owners cannot answer it."""
    source = play.seat if game.homes[play.card].attacks else NOBODY
    for target in things:
        owner = game.answers_for(target)
        if owner >= 0:
            thing = CardId(target - THINGS)
            packet = new_packet(play.id, source, owner, THING, amount, INN, step, thing=thing)
            play.packets.append(game.add(packet))


def join(game: Game, play: Play, added: int) -> None:
    """What a declared line adds to a loss or payment of its card is part of the same one."""
    first: dict[tuple[int, int, int, int], Packet] = {}
    for number in tuple(play.packets):
        packet = game.packet(number)
        key = (packet.victim, packet.track, packet.payee, packet.thing)
        if packet.amount <= 0:
            continue
        if packet.step < added:
            first.setdefault(key, packet)
        elif key in first:
            first[key].amount += packet.amount
            first[key].numbers += packet.numbers
            play.packets.remove(number)
            del game.matters[number]


def carry_out(game: Game, play: Play, step: int) -> None:
    """NEGATE-02, NEGATE-19: apply the packets of a step at once, except for players who Ignore the card."""
    for number in play.packets:
        packet = game.matters[number]
        assert type(packet) is Packet
        if packet.step == step and not packet.settled:
            if play.ignored and play.passes_over(packet):
                if must_ignore(game, play.card) >> packet.victim & 1 and not passed_over(game, play, packet.victim):
                    game.note(Untouched, packet.victim, bool(game.shielded >> packet.victim & 1))
                packet.settled = True
                if packet.thing < 0:
                    packet.thing = sheltered_by(game, play.card, packet.victim)
            else:
                apply_packet(game, packet)
                if packet.done and packet.track != THING:
                    play.happened |= HAPPENED[packet.track]


def passed_over(game: Game, play: Play, seat: SeatId) -> bool:
    """Whether a packet of this card for this seat is settled already; an Ignore is told once for each card."""
    return any(packet.settled and packet.is_for(seat) for packet in map(game.packet, play.packets))


def must_ignore(game: Game, card: CardId) -> int:
    """NEGATE-18, CARD-068: the seats that must Ignore such a card, as a bit set."""
    return game.shielded | game.unmoved if game.cards[card].types & ACTION else game.shielded


def sheltered_by(game: Game, card: CardId, seat: SeatId) -> CardId:
    """TEAM-35: the card in front of this seat because of which it must Ignore such a card; NO_CARD without one."""
    front = game.seats[seat].front if must_ignore(game, card) >> seat & 1 else ()
    shelters = [one for one in front if any(e.shields for use in game.cards[one].uses for e in use.effects)]
    return shelters[0] if shelters else NO_CARD


def ignored(game: Game, packet: Packet) -> bool:
    """Whether the current victim Ignores the card this packet belongs to."""
    return packet.play >= 0 and bool(game.play(packet.play).ignored >> packet.victim & 1)


def spared(game: Game, packet: Packet) -> bool:
    """GAMBLE-15, GAMBLE-20, GAMBLE-22: whether the victim pays nothing, having left the Round or having no Gold."""
    if not packet.is_due(game):
        return True
    own_ante = packet.payee == POT and packet.source == packet.victim
    return game.round is not None and game.side_of(packet.victim).gold == 0 and not own_ante


def reducible(game: Game, packet: Packet) -> bool:
    """NEGATE-12: whether cards about losses in general can answer it; not the losses of an Event."""
    return packet.play < 0 or packet.track == GOLD or not game.cards[game.play(packet.play).card].event


def returnable(game: Game, packet: Packet) -> bool:
    """REDIRECT-08: whether it may be redirected and hit back."""
    return packet.play < 0 or not game.cards[game.play(packet.play).card].unreturnable


def caused_by(game: Game, packet: Packet, types: int) -> bool:
    """NEGATE-12: whether a card that counts as one of these types caused it."""
    return packet.play >= 0 and game.cards[game.play(packet.play).card].counts_as(types)


def reduce_by(game: Game, part: MatterId, by: int) -> None:
    """NEGATE-04, TEAM-32: reduce what is taken from a side, at most to nothing."""
    for number in blow(game, part):
        packet = game.packet(number)
        less = min(by, packet.amount)
        if less > 0:
            by -= less
            packet.amount -= less
            note_reduced(game, packet)


def take_off(game: Game, play: Play, seat: SeatId) -> None:
    """CARD-059: reduce the loss of a card for a seat or its side (TEAM-32), instead of Ignoring it."""
    for number in play.packets:
        packet = game.packet(number)
        if mine(game, seat, packet.victim) and packet.track == FORTITUDE and packet.amount > 0:
            reduce_by(game, number, game.cards[play.card].off_by)
            return


def meet_statics(game: Game, packets: Sequence[MatterId]) -> None:
    """TEAM-35, TEAM-36: let static cards lower the loss of their own player, before anybody responds."""
    for number in packets:
        packet = game.packet(number)
        for card in game.seats[packet.victim].front if packet.amount > 0 and packet.track != THING else ():
            less = min(packet.amount, sum([keyword.lessens(packet) for keyword in game.cards[card].keywords]))
            if less:
                packet.amount -= less
                if not packet.amount:
                    packet.thing = card
                game.note(Lessened, packet.victim, card, packet.amount)


def meet_shield(game: Game, packet: Packet) -> None:
    """CARD-059: reduce the loss of a player who must Ignore such a card, but not that of their side."""
    card = game.play(packet.play).card if packet.play >= 0 else NO_CARD
    off_by = game.cards[card].off_by if card >= 0 else 0
    if off_by and packet.track == FORTITUDE and packet.amount > 0 and must_ignore(game, card) >> packet.victim & 1:
        packet.amount = max(0, packet.amount - off_by)
        if not packet.amount:
            packet.thing = sheltered_by(game, card, packet.victim)
        note_reduced(game, packet)


def note_reduced(game: Game, packet: Packet) -> None:
    """Note who or what loses less, and what is left of the loss or ante."""
    game.note(Reduced, packet.victim, packet.amount, packet.bearer(), packet.payee == POT)


def reduce_to(game: Game, part: MatterId, left: int) -> None:
    """NEGATE-04, CARD-065: reduce a loss to this much for the whole side."""
    reduce_by(game, part, sum(max(0, game.packet(number).amount) for number in blow(game, part)) - left)


def redirect(game: Game, part: MatterId, seat: SeatId) -> None:
    """REDIRECT-01 to REDIRECT-03: move only the loss to another seat; its source stays the same."""
    packet = game.packet(part)
    game.note(Redirected, packet.victim, seat)
    packet.victim = seat
    if packet.play < 0 and game.shielded >> seat & 1:
        packet.amount = 0  # NEGATE-18: only the card that moves it would make them pay, and it does nothing to them.
        game.note(Untouched, seat, True)
    meet_shield(game, packet)
    meet_statics(game, [part])


def redirect_to_thing(game: Game, part: MatterId, thing: ThingId) -> None:
    """REDIRECT-09: move a loss to a card in front of a player, if it still lies there."""
    owner = game.answers_for(thing)
    if owner >= 0:
        packet = game.packet(part)
        card = CardId(thing - THINGS)
        game.note(RedirectedToThing, packet.victim, card)
        packet.victim = owner
        packet.track = THING
        packet.thing = card


def redirect_all(game: Game, part: MatterId, seat: SeatId, other: TargetId) -> None:
    """REDIRECT-04: move everything the card does to the player it picked to another one."""
    play = game.play(part)
    play.first_targets = play.first_targets or play.targets
    play.targets = tuple(other if one == seat else one for one in play.targets)
    if other >= THINGS:
        all_to_thing(game, play, seat, ThingId(other))
        return
    victim = SeatId(other)
    if play.they == seat:
        play.they = victim
    for number in play.packets:
        packet = game.packet(number)
        if packet.victim == seat:
            packet.victim = victim
            meet_shield(game, packet)
            meet_statics(game, [number])
        if packet.payee == seat:
            packet.payee = victim
    game.note(RedirectedAll, seat, victim, play.card)


def all_to_thing(game: Game, play: Play, seat: SeatId, thing: ThingId) -> None:
    """REDIRECT-09: move all effects to a thing; only a loss of Fortitude affects it, the rest is lost."""
    if play.they == seat:
        play.they = NOBODY
    for number in play.packets:
        packet = game.packet(number)
        if packet.victim == seat and packet.track == FORTITUDE and packet.amount > 0:
            redirect_to_thing(game, number, thing)
        elif seat in (packet.victim, packet.payee):
            packet.amount, packet.numbers = 0, 1  # Whoever could have chosen it no longer can.
    for step, effect in game.cards[play.card].uses[play.use].planned:
        effect.plan_things(game, play, step, (thing,))


def towards_nothing(amount: int, by: int) -> int:
    """The amount of a loss or gain made smaller, at most to nothing."""
    return max(0, amount - by) if amount > 0 else min(0, amount + by)


def lower_numbers(game: Game, part: MatterId, by: int) -> None:
    """Lower every number the card still has to carry out, but not its cost."""
    play = game.play(part)
    play.shift -= by
    for number in play.packets:
        packet = game.packet(number)
        if not packet.settled:
            packet.amount = towards_nothing(packet.amount, by * packet.numbers)


def inn_pays(game: Game, part: MatterId) -> None:
    """GAMBLE-23: let the Inn pay; the payee still gets the Gold."""
    packet = game.packet(part)
    if packet.thing >= 0:
        reduce_by(game, part, 1)  # A payment for a thing only gets cheaper.
        return
    packet.paid_by_inn = True
    game.note(InnPaid, packet.victim)


def note_gain(game: Game, play: Play, seat: SeatId, gold: int) -> None:
    """Note Gold a card has taken from a pot as a packet, so that cards about gained Gold can answer it."""
    if gold:
        play.packets.append(game.add(gift(seat, gold, play.id, play.seat)))
        play.happened |= GOLD_MOVED
