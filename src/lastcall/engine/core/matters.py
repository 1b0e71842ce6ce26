"""What is being resolved, by id. A response changes the matter it names; the frame that made a matter removes it.

Methods that raise NotImplementedError are abstract, in plain classes: see frames.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lastcall.engine.core.changes import (
    AgainstCard,
    AgainstLoss,
    AmountDue,
    Announced,
    BeingApplied,
    Coming,
    CostsYou,
    Did,
    Happened,
    HitsBack,
    LostTo,
    OnTheTable,
    OthersPaid,
    Owed,
    YouPaid,
    YouWerePaid,
    coming,
    done,
    owed,
)
from lastcall.engine.core.codes import (
    A_PACKET,
    A_PLAY,
    ACTION_PHASE,
    AS_ACTION,
    FORTITUDE,
    GOLD,
    INN,
    NO_CARD,
    NO_MATTER,
    NO_STEP,
    NOBODY,
    POT,
    THING,
    THINGS,
)
from lastcall.engine.core.declared import Declared, made_by
from lastcall.engine.core.faces import is_turned_up, seen_card
from lastcall.engine.core.facts import (
    ANTE,
    GAIN,
    HIT_BACK,
    LET_IT_HAPPEN,
    LOSS,
    NO_ANSWER,
    PAYMENT,
    RESPOND,
    AnswersCard,
    AnswersChange,
    Champions,
    Doing,
    IgnoredBy,
    Picks,
)
from lastcall.engine.core.middle import Middle, dues
from lastcall.engine.core.things import SeenMatter, SeenPacket
from lastcall.ids import SEATS, CardId, MatterId, PayeeId, SeatId, TargetId, TrackId
from lastcall.voice.fact import Fact
from lastcall.voice.speaker import phrase

if TYPE_CHECKING:
    from lastcall.engine.core.frames import Frame
    from lastcall.engine.game import Game


class Matter(Declared):
    """Something on the table that can be answered, changed, Negated or Ignored."""

    __slots__ = ()

    def copy(self) -> Matter:
        """An independent copy."""
        raise NotImplementedError

    def over(self) -> bool:
        """Whether nothing more can be done about it, so its window closes."""
        return False

    def moot(self, game: Game) -> bool:
        """Whether everybody can see that nothing is left to answer, so nobody is asked about it any more."""
        return False

    def unfinished(self) -> bool:
        """Whether it is still to be resolved; False for a part of another matter, or a card that has left the table."""
        return False

    def parts(self, number: MatterId, about: int) -> Sequence[MatterId]:
        """The ids in this matter that a card about such a thing may answer; `number` is its own id."""
        return ()

    def concerned(self, game: Game) -> int:
        """The seats it is about, as a bit set."""
        return 0

    def is_for(self, seat: SeatId) -> bool:
        """Whether it is this very seat's, not a teammate's (TEAM-35)."""
        return True

    def only_by(self, game: Game) -> str:
        """NEGATE-16, CHANGE-05: the one title that can affect it; empty if any can."""
        return ""

    def situation(self, game: Game, reader: SeatId, below: Frame | None) -> Fact:
        """What a window on it is about, told to one seat; `below` is the frame that goes on afterwards."""
        raise NotImplementedError

    def asks(self, game: Game, reader: SeatId) -> Fact:
        """What a window on it asks this seat."""
        return RESPOND

    def passing(self, game: Game, reader: SeatId) -> Fact:
        """What it means not to respond to it."""
        return LET_IT_HAPPEN

    def as_object(self, game: Game, by: SeatId) -> Fact | None:
        """How it is named after the card with which this seat answers it, as in "on your Drink"; may be None."""
        return None

    def clear_away(self, game: Game) -> None:
        """Put its cards and Gold where they belong, because the game is over."""

    def seen(self, game: Game, number: MatterId) -> SeenMatter | None:
        """How it lies on the table; None for a part of another matter."""
        return None

    def middle(self, game: Game) -> Middle | None:
        """What is said about it there; None for a part of another matter."""
        return None

    def answered(self, game: Game) -> Fact | None:
        """How it is named above a card that answers it; None if it is not."""
        return None


class Carrier(Matter):
    """Something that carries packets."""

    __slots__ = ("packets",)

    packets: list[MatterId]

    def concerned(self, game: Game) -> int:
        """The players who lose, pay or are paid, and their teammates (TEAM-10)."""
        seats = 0
        ours = game.ours
        matters = game.matters
        for number in self.packets:
            # The current victim, not the one picked: a redirected loss is theirs to answer (REDIRECT-11).
            packet = matters[number]
            assert type(packet) is Packet
            seats |= ours[packet.victim]
            if packet.payee >= 0:
                seats |= ours[packet.payee]
        return seats


class Play(Carrier):
    """A card (or an Event) on the table."""

    __slots__ = (
        "benched",
        "bits",
        "card",
        "first_targets",
        "gambling",
        "happened",
        "held",
        "id",
        "ignored",
        "negated",
        "part",
        "put_away",
        "seat",
        "shift",
        "struck",
        "targets",
        "they",
        "use",
    )

    id: MatterId
    """Its own id."""
    seat: SeatId
    card: CardId
    use: int
    part: MatterId
    """The id of what it answers; NO_MATTER if nothing."""
    targets: tuple[TargetId, ...]
    """The seats picked, in the order picked."""
    they: SeatId
    """The seat "they" means; NOBODY for none."""
    packets: list[MatterId]
    negated: bool  # = False
    ignored: int  # = 0
    """Bit set of the seats that Ignore it; some of them perhaps not the Round it starts (`gambling`)."""
    put_away: bool  # = False
    """The card already lies in its discard pile; only its packets still matter."""
    bits: int  # = 0
    """The windows its packets open."""
    happened: int  # = 0
    """The windows opened by what has really changed; 0 if nothing has."""
    held: int  # = 0
    """Bit set of its effects whose condition held when it was announced."""
    shift: int  # = 0
    """By how much its numbers have been changed."""
    struck: bool  # = False
    """A thing in front of a player has lost Fortitude, and its machine has not been told yet."""
    benched: int  # = 0
    """Bit set of the seats for whom a Champion stands (TEAM-25)."""
    first_targets: tuple[int, ...]  # = ()
    """The seats picked originally, if all effects have been redirected since; else empty."""
    gambling: int  # = 0
    """Bit set of the seats that Ignore everything but the Round it starts (AFFECT-06)."""

    def copy(self) -> Play:
        return new_play(
            self.id,
            self.seat,
            self.card,
            self.use,
            self.part,
            self.targets,
            self.they,
            self.packets[:],
            self.negated,
            self.ignored,
            self.put_away,
            self.bits,
            self.happened,
            self.held,
            self.shift,
            self.struck,
            self.benched,
            self.first_targets,
            self.gambling,
        )

    def over(self) -> bool:
        """NEGATE-01: a Negated card cannot be answered any more."""
        return self.negated

    def unfinished(self) -> bool:
        return not self.put_away

    def parts(self, number: MatterId, about: int) -> Sequence[MatterId]:
        return self.packets if about == A_PACKET else (number,) if about == A_PLAY else ()

    def only_by(self, game: Game) -> str:
        return "" if self.put_away else game.cards[self.card].only_by

    def clear_away(self, game: Game) -> None:
        if not self.put_away:
            self.leave(game)

    def leave(self, game: Game) -> None:
        """TURN-07: a card that is done with, or Negated, leaves the table."""
        self.put_away = True
        this = game.round
        rests = game.lasting and self.comes_to_rest(game)
        if not rests and (this is None or self.card not in this.things):
            game.homes[self.card].put_away(game, self.card)
        for card in game.seats[self.seat].front:
            for keyword in game.cards[card].keywords:
                keyword.resolved(game, card, self)
        for machine in game.machines:
            machine.card_gone(game, self)

    def comes_to_rest(self, game: Game) -> bool:
        """Whether its card stays in front of its player; if it should, lay it there."""
        if game.cards[self.card].remains and not self.negated:
            game.seats[self.seat].lay_in_front(game, self.card)
        if self.acts(game) or self.card in game.seats[self.seat].front:
            return True
        if not self.is_one_of_several(game):
            return False
        game.turn.laid = (*game.turn.laid, self.card)
        return True

    def is_one_of_several(self, game: Game) -> bool:
        """BOSS-11: whether it is an Action card of a player who has several Actions in this phase."""
        turn = game.turn
        if turn.phase != ACTION_PHASE or self.seat not in turn.seats or not game.homes[self.card].attacks:
            return False
        actions = game.seating.actions[game.seats[self.seat].side][0]
        is_action = bool(game.cards[self.card].uses[self.use].bits & AS_ACTION)
        return is_action and actions[turn.seats.index(self.seat)] > 1

    def acts(self, game: Game) -> bool:
        """Whether its card was not played, but acts from in front of its player."""
        return self.use > 0 and game.cards[self.card].lasting

    def passes_over(self, packet: Packet) -> bool:
        """NEGATE-02, NEGATE-18: whether a packet is skipped for a player who Ignores the card; their things are hit."""
        if not self.ignored or packet.track == THING:
            return False
        if packet.payee >= 0 and packet.track == GOLD and self.ignored >> packet.payee & 1:
            return True
        return bool(self.ignored >> packet.victim & 1) and not self.owes(packet)

    def owes(self, packet: Packet) -> bool:
        """NEGATE-07, NEGATE-19: what a player owes for their own card is due even if they Ignore the rest of it."""
        return packet.victim == packet.source == self.seat and packet.track == GOLD and packet.amount > 0

    def situation(self, game: Game, reader: SeatId, below: Frame | None) -> Fact:
        packets = [game.packet(number) for number in self.packets]
        if self.put_away and (changed := done(game, packets, reader)) is not None:
            lost = all(packet.done >= 0 and packet.payee < 0 and not packet.paid_by_inn for packet in packets)
            return (LostTo if lost else Did)(self.card, changed)
        step = below.applies(self.id) if below is not None else NO_STEP
        due = [p for p in packets if p.amount and not p.settled and not self.passes_over(p)]
        if step >= 0:
            places = game.cards[self.card].uses[self.use].places
            return BeingApplied(self.card, coming(game, [p for p in due if places[p.step] == step], reader))
        if len(due) == 1 and self.owes(due[0]) and due[0].victim == reader and not due[0].paid_by_inn:
            return CostsYou(self.card, due[0].amount, due[0].track)
        return OnTheTable(self.announced(game, packets), coming(game, due, reader))

    def announced(self, game: Game, packets: Sequence[Packet]) -> Fact:
        """Who plays what, and on what; a player it was redirected from is not named."""
        instead = game.homes[self.card].announced(game, self)
        if instead is not None:
            return instead
        hit = {target for packet in packets for target in (packet.bearer(), packet.payee)}
        aimed = [target for target in self.targets if not packets or target >= THINGS or target in hit]
        answered = game.matters.get(self.part)
        if type(answered) is Packet and answered.done > 0 and not aimed:
            hits, own = game.cards[self.card].uses[self.use].hits_back, answered.bearer() == self.seat
            blow = game.matters.get(answered.play)
            at = answered.source if type(blow) is Play and blow.acts(game) else NOBODY
            return HitsBack(self.seat, self.card, answered.bearer(), answered.done, answered.track, own, hits, at)
        against = answered.as_object(game, self.seat) if answered is not None and not aimed else None
        revealed = is_turned_up(game, self.card)
        return Announced(self.seat, self.card, revealed, self.acts(game), against, tuple(aimed))

    def asks(self, game: Game, reader: SeatId) -> Fact:
        hit = self.put_away and any(
            packet.bearer() == reader and packet.done > 0 and packet.source not in (reader, NOBODY)
            for packet in map(game.packet, self.packets)
        )
        return HIT_BACK if hit else RESPOND

    def passing(self, game: Game, reader: SeatId) -> Fact:
        return NO_ANSWER if self.put_away else LET_IT_HAPPEN

    def as_object(self, game: Game, by: SeatId) -> Fact:
        whose = NOBODY if game.cards[self.card].event else self.seat
        return AgainstCard(self.card, whose, whose == by)

    def seen(self, game: Game, number: MatterId) -> SeenMatter | None:
        return SeenMatter(
            number,
            "play",
            self.seat,
            seen_card(game, self.card),
            # Once, even if it was redirected from one of them to another.
            tuple(dict.fromkeys(target for target in self.targets if target < THINGS)),  # type: ignore[misc]
            self.lit(game),
            self.negated,
            self.put_away,
            tuple(seat for seat in SEATS[: game.size] if self.ignored >> seat & 1),
            tuple(game.packet(packet).shown(game, packet) for packet in self.packets),
            things=tuple(seen_card(game, CardId(target - THINGS)) for target in self.targets if target >= THINGS),
            acts=self.acts(game),
            answers=self.part,
            champions=self.champions(game) if self.benched else (),
        )

    def middle(self, game: Game) -> Middle | None:
        heading = game.homes[self.card].heading(game, self)
        if heading is None:
            heading = Doing(self.seat, is_turned_up(game, self.card), self.acts(game))
        answered = game.matters.get(self.part)
        notes: list[Fact] = []
        if self.benched:
            notes.append(Champions(self.champions(game)))
        if self.ignored:
            notes.append(IgnoredBy(tuple([seat for seat in SEATS[: game.size] if self.ignored >> seat & 1])))
        due = [] if self.negated else [p for p in map(game.packet, self.packets) if self.is_told(p)]
        return Middle(
            heading,
            answered.answered(game) if answered is not None else None,
            Picks(tuple(dict.fromkeys(self.targets))) if self.targets else None,
            tuple(notes),
            dues(due) if due else (),
        )

    def is_told(self, packet: Packet) -> bool:
        """Whether it is still coming, or something has come of it."""
        return packet.done != 0 if packet.settled else packet.amount != 0 and not self.passes_over(packet)

    def answered(self, game: Game) -> Fact | None:
        return AnswersCard(self.card)

    def champions(self, game: Game) -> tuple[SeatId, ...]:
        """TEAM-20: the Champions, who stand for teammates that take no part."""
        here = [seat for seat in SEATS[: game.size] if not self.benched >> seat & 1]
        return tuple(seat for seat in here if self.benched & game.ours[seat])

    def lit(self, game: Game) -> tuple[int, ...]:
        """The line that is happening; before it happens, the lines of the use the card was played for."""
        if self.negated or self.put_away:
            return ()
        lines = game.cards[self.card].uses[self.use].lines
        frame = game.stack
        while frame is not None:
            step = frame.carries_out(self.id)
            if step > 0:
                return lines[step - 1 : step]
            frame = frame.below
        return tuple(dict.fromkeys(lines))


def new_play(
    id: MatterId,
    seat: SeatId,
    card: CardId,
    use: int,
    part: MatterId,
    targets: tuple[TargetId, ...],
    they: SeatId,
    packets: list[MatterId],
    negated: bool = False,
    ignored: int = 0,
    put_away: bool = False,
    bits: int = 0,
    happened: int = 0,
    held: int = 0,
    shift: int = 0,
    struck: bool = False,
    benched: int = 0,
    first_targets: tuple[int, ...] = (),
    gambling: int = 0,
) -> Play:
    """A play; by default, of a card that has just been announced."""
    new = Play()
    new.id = id
    new.seat = seat
    new.card = card
    new.use = use
    new.part = part
    new.targets = targets
    new.they = they
    new.packets = packets
    new.negated = negated
    new.ignored = ignored
    new.put_away = put_away
    new.bits = bits
    new.happened = happened
    new.held = held
    new.shift = shift
    new.struck = struck
    new.benched = benched
    new.first_targets = first_targets
    new.gambling = gambling
    return new


made_by(Play, new_play)


class Packet(Matter):
    """A change of one track of one seat that is coming, or has come."""

    __slots__ = (
        "amount",
        "done",
        "numbers",
        "paid_by_inn",
        "payee",
        "play",
        "settled",
        "source",
        "step",
        "thing",
        "track",
        "victim",
    )

    play: MatterId
    """The play it belongs to; NO_MATTER when no card demands it."""
    source: SeatId
    """The player who caused it, for hit-backs; NOBODY for Events and the Inn (REDIRECT-01)."""
    victim: SeatId
    track: TrackId
    amount: int
    """Positive: a loss or payment; negative: a gain."""
    payee: PayeeId
    step: int  # = 0
    """When it is applied: with an effect of its card, or with a part of one (`Use.part_step`)."""
    paid_by_inn: bool  # = False
    done: int  # = 0
    """What really changed."""
    thing: CardId  # = NO_CARD
    """The card in front of its victim that loses Fortitude, or for whose sake Gold is paid, or that has lowered
    the loss to nothing or Ignored it for them (TEAM-36); NO_CARD if there is none.
    """
    settled: bool  # = False
    """It has happened, or never will."""
    numbers: int  # = 1
    """How many numbers on its card it is the sum of; 0 while a choice decides what it will be."""

    def copy(self) -> Packet:
        return new_packet(
            self.play,
            self.source,
            self.victim,
            self.track,
            self.amount,
            self.payee,
            self.step,
            self.paid_by_inn,
            self.done,
            self.thing,
            self.settled,
            self.numbers,
        )

    def is_for(self, seat: SeatId) -> bool:
        return self.victim == seat

    def due(self) -> AmountDue:
        """It in words, such as "2 Fortitude" or "the ante of 1 Gold"."""
        return AmountDue(self.amount, self.track, self.payee, self.play >= 0)

    def bearer(self) -> TargetId:
        """Who loses it, as a target: a player, or a thing in front of one."""
        return THINGS + self.thing if self.track == THING else self.victim  # type: ignore[return-value]

    def is_due(self, game: Game) -> bool:
        """GAMBLE-15, GAMBLE-25: whether it is due; an ante only from a player still in a running Round."""
        this = game.round
        return self.payee != POT or (this is not None and this.running and bool(this.inside >> self.victim & 1))

    def coming(self, game: Game) -> Coming:
        """What would change; equal for changes that read the same."""
        track = FORTITUDE if self.track == THING else self.track
        if track != GOLD or self.payee < 0 or self.amount < 0:
            return Coming(self.amount, track, INN, False)
        return Coming(self.amount, track, INN if self.stays(game) else self.payee, self.stays(game))

    def happened(self) -> Happened:
        """What has changed; equal for changes that read the same."""
        track = FORTITUDE if self.track == THING else self.track
        to = self.payee if self.done > 0 and (self.payee >= 0 or self.payee == POT) else INN
        return Happened(self.done, track, to)

    def stays(self, game: Game) -> bool:
        """Whether it is Gold paid to the payer's own side."""
        return self.payee >= 0 and bool(game.ours[self.victim] >> self.payee & 1)

    def as_object(self, game: Game, by: SeatId) -> Fact:
        own = self.bearer() == by
        return AgainstLoss(self.bearer(), self.payee == POT, self.amount or self.done, self.track, own)

    def answered(self, game: Game) -> Fact | None:
        return AnswersChange(self.bearer(), self.payee == POT, self.amount or self.done)

    def shown(self, game: Game, number: MatterId) -> SeenPacket:
        """The change as everybody sees it on the table."""
        thing = game.name_of(self.bearer()) if self.track == THING else ""
        return SeenPacket(number, self.victim, phrase(self.due()), self.amount, self.payee == POT, thing)


def new_packet(
    play: MatterId,
    source: SeatId,
    victim: SeatId,
    track: TrackId,
    amount: int,
    payee: PayeeId,
    step: int = 0,
    paid_by_inn: bool = False,
    done: int = 0,
    thing: CardId = NO_CARD,
    settled: bool = False,
    numbers: int = 1,
) -> Packet:
    """A packet; by default, of a change that is coming."""
    new = Packet()
    new.play = play
    new.source = source
    new.victim = victim
    new.track = track
    new.amount = amount
    new.payee = payee
    new.step = step
    new.paid_by_inn = paid_by_inn
    new.done = done
    new.thing = thing
    new.settled = settled
    new.numbers = numbers
    return new


made_by(Packet, new_packet)


def change(victim: SeatId, track: TrackId, amount: int) -> Packet:
    """A coming change that no card makes; Gold goes to the Inn or comes from it."""
    return new_packet(NO_MATTER, NOBODY, victim, track, amount, INN)


def debt(victim: SeatId, gold: int, payee: PayeeId, source: SeatId = NOBODY, thing: CardId = NO_CARD) -> Packet:
    """Gold that a player has to pay although no card demands it."""
    return new_packet(NO_MATTER, source, victim, GOLD, gold, payee, thing=thing)


def gift(victim: SeatId, gold: int, play: MatterId = NO_MATTER, source: SeatId = NOBODY) -> Packet:
    """Gold a player has already got from the Inn, as a packet that cards can answer."""
    return new_packet(play, source, victim, GOLD, -gold, INN, done=-gold, settled=True)


class Batch(Carrier):
    """Packets no card carries: antes, the price of a new Drink Deck, a contest's prize."""

    __slots__ = ()

    packets: list[MatterId]

    def copy(self) -> Batch:
        return new_batch(self.packets[:])

    def unfinished(self) -> bool:
        return True

    def parts(self, number: MatterId, about: int) -> Sequence[MatterId]:
        return self.packets if about == A_PACKET else ()

    def moot(self, game: Game) -> bool:
        """GAMBLE-09, GAMBLE-23: nobody owes anything any more, and nobody has paid yet."""
        packets = [game.packet(number) for number in self.packets]
        return not owing(game, packets) and not any(packet.settled for packet in packets)

    def situation(self, game: Game, reader: SeatId, below: Frame | None) -> Fact:
        packets = [game.packet(number) for number in self.packets]
        if any(packet.settled for packet in packets):
            return self.paid_situation(game, reader, packets)
        due = owed(owing(game, packets), reader)
        assert due is not None, "a window about payments that nobody owes is not opened"
        return Owed(due)

    def asks(self, game: Game, reader: SeatId) -> Fact:
        lost = any(packet.bearer() == reader and packet.done > 0 for packet in map(game.packet, self.packets))
        return HIT_BACK if lost else RESPOND

    def passing(self, game: Game, reader: SeatId) -> Fact:
        return NO_ANSWER if any(game.packet(number).settled for number in self.packets) else LET_IT_HAPPEN

    def paid_situation(self, game: Game, reader: SeatId, packets: list[Packet]) -> Fact:
        """What has been paid, told to one seat."""
        mine = [packet for packet in packets if packet.bearer() == reader and packet.done]
        if mine:
            one = mine[0]
            alike = [it.done for it in mine if (it.payee, it.paid_by_inn) == (one.payee, one.paid_by_inn)]
            return YouPaid(sum(alike), one.track, one.payee, one.paid_by_inn)
        paid = sum(packet.done for packet in packets if packet.payee == reader)
        return YouWerePaid(paid) if paid else OthersPaid(done(game, packets, reader))

    def seen(self, game: Game, number: MatterId) -> SeenMatter | None:
        packets = tuple(game.packet(packet).shown(game, packet) for packet in self.packets)
        return SeenMatter(number, "payment", NOBODY, packets=packets)

    def middle(self, game: Game) -> Middle | None:
        packets = [game.packet(number) for number in self.packets]
        told = [p for p in packets if (p.done if p.settled else p.amount and p.is_due(game))]
        return Middle(self.heading(packets), due=dues(told))

    def heading(self, packets: Sequence[Packet]) -> Fact:
        """What these packets are, in a word."""
        if any(packet.payee == POT for packet in packets):
            return ANTE
        if all(packet.amount < 0 for packet in packets):
            return GAIN
        return PAYMENT if all(packet.track == GOLD for packet in packets) else LOSS


def owing(game: Game, packets: Sequence[Packet]) -> list[Packet]:
    """Those of them that somebody still has to pay."""
    return [packet for packet in packets if packet.is_due(game) and packet.amount > 0 and not packet.paid_by_inn]


def new_batch(packets: list[MatterId]) -> Batch:
    """What is paid or lost together, by the ids of its packets."""
    new = Batch()
    new.packets = packets
    return new


made_by(Batch, new_batch)
