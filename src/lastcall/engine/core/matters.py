"""What is being resolved, by id. A response changes the matter it names; the frame that made a matter removes it.

Methods that raise NotImplementedError are abstract, in plain classes: see frames.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lastcall.engine.core.address import called, does, on_whom, whose
from lastcall.engine.core.codes import (
    A_PACKET,
    A_PLAY,
    ACTION_PHASE,
    AS_ACTION,
    GOLD,
    LATER,
    NOBODY,
    ON_DRINK,
    POT,
    THING,
    THINGS,
    TRACK_NAMES,
)
from lastcall.engine.core.declared import Declared, made_by
from lastcall.engine.core.faces import is_turned_up, seen_card
from lastcall.engine.core.sentences import begun, ended, listed
from lastcall.engine.core.summary import told_coming, told_done
from lastcall.engine.core.things import SeenMatter, SeenPacket

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
        """Nothing more can be done about it, so its window closes."""
        return False

    def unfinished(self) -> bool:
        """It is still to be resolved. False for a part of another matter, and for a card that has left the table."""
        return False

    def parts(self, number: int, about: int) -> Sequence[int]:
        """The ids in this matter, itself under this number, that a card about such a thing may answer."""
        return ()

    def concerned(self, game: Game) -> int:
        """The seats it is about, as a bit set."""
        return 0

    def is_for(self, seat: int) -> bool:
        """Whether it is this very seat's, not a teammate's (TEAM-35)."""
        return True

    def only_by(self, game: Game) -> str:
        """NEGATE-16, CHANGE-05: the one title that can affect it; empty: any."""
        return ""

    def situation(self, game: Game, reader: int, below: Frame | None) -> str:
        """What a window on it is about, told to one seat; the frame below the window is what goes on afterwards."""
        raise NotImplementedError

    def asks(self, game: Game, reader: int) -> str:
        """What a window on it asks this seat."""
        return "Respond?"

    def as_object(self, game: Game, reader: int) -> str:
        """After the card that answers it: " on your Drink"; empty: nothing to say."""
        return ""

    def clear_away(self, game: Game) -> None:
        """The game is over: what lies here goes where it belongs."""

    def seen(self, game: Game, number: int) -> SeenMatter | None:
        """How it lies on the table; None for a part of another matter."""
        return None


class Carrier(Matter):
    """Something that carries packets."""

    __slots__ = ("packets",)

    packets: list[int]

    def concerned(self, game: Game) -> int:
        """Whoever loses, pays or is paid, and their teammates (TEAM-10)."""
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

    id: int
    """Its own id."""
    seat: int
    card: int
    use: int
    part: int
    """The id of what it answers; NOBODY for none."""
    targets: tuple[int, ...]
    """The seats picked, in the order picked."""
    they: int
    """The seat "they" means; NOBODY for none."""
    packets: list[int]
    negated: bool
    ignored: int
    """Bit set of the seats that Ignore it."""
    put_away: bool
    """The card already lies in its discard pile; only its packets still matter."""
    bits: int
    """The windows its packets open."""
    happened: int
    """The windows that what has really changed opens; 0: nothing has."""
    held: int
    """Bit set of its effects whose condition held when it was announced."""
    shift: int
    """By how much its numbers have been changed."""
    struck: bool
    """Some thing in front of a player has lost Fortitude, and nothing has been done about it yet."""
    benched: int
    """Bit set of the seats for whom a Champion stands (TEAM-25)."""

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
        )

    def over(self) -> bool:
        """NEGATE-01: a Negated card cannot be answered any more."""
        return self.negated

    def unfinished(self) -> bool:
        return not self.put_away

    def parts(self, number: int, about: int) -> Sequence[int]:
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
        """Whether its card lies in front of its player from now on, or has only acted from there."""
        if game.cards[self.card].remains and not self.negated:
            game.seats[self.seat].lay_in_front(game, self.card)
        if self.acts(game) or self.card in game.seats[self.seat].front:
            return True
        if not self.is_one_of_several(game):
            return False
        game.turn.laid = (*game.turn.laid, self.card)
        return True

    def is_one_of_several(self, game: Game) -> bool:
        """BOSS-11: an Action card of somebody who has several Actions in this phase."""
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
        """NEGATE-02, NEGATE-18: whoever Ignores the card neither loses nor pays nor is paid by it; their things do."""
        if not self.ignored or packet.track == THING:
            return False
        if packet.payee >= 0 and packet.track == GOLD and self.ignored >> packet.payee & 1:
            return True
        return bool(self.ignored >> packet.victim & 1) and not self.owes(packet)

    def owes(self, packet: Packet) -> bool:
        """NEGATE-07, NEGATE-19: what a player owes for their own card is due even if they Ignore the rest of it."""
        return packet.victim == packet.source == self.seat and packet.track == GOLD and packet.amount > 0

    def situation(self, game: Game, reader: int, below: Frame | None) -> str:
        packets = [game.packet(number) for number in self.packets]
        title = game.cards[self.card].in_prose()
        if self.put_away:
            done = told_done(game, packets, reader)
            if all(packet.done >= 0 and packet.payee < 0 and not packet.paid_by_inn for packet in packets):
                return ended(f"{begun(done)} to {title}")
            return f"{title}: {done}."
        step = below.applies(self.id) if below is not None else NOBODY
        due = [p for p in packets if p.amount and p.step >= 0 and not self.passes_over(p)]
        if step >= 0:
            due = [p for p in due if p.step % LATER == step]
            coming = told_coming(game, due, reader) or "nobody is about to lose anything"
            return f"{title}: {coming}."
        coming = told_coming(game, due, reader)
        return ended(self.announced(game, reader, packets)) + (f" {begun(coming)}." if coming else "")

    def announced(self, game: Game, reader: int, packets: Sequence[Packet]) -> str:
        """Who plays what, and on what; a player it was redirected from is not named."""
        instead = game.homes[self.card].announced(game, self, reader)
        if instead:
            return instead
        hit = {target for packet in packets for target in (packet.bearer(), packet.payee)}
        aimed = [target for target in self.targets if not packets or target >= THINGS or target in hit]
        verb = "reveal" if is_turned_up(game, self.card) else "activate" if self.acts(game) else "play"
        answered = game.matters.get(self.part)
        what = answered.as_object(game, reader) if answered is not None and not aimed else ""
        who = does(game, self.seat, reader, verb)
        return f"{who} {game.cards[self.card].in_prose()}{what}{on_whom(game, aimed, reader)}"

    def asks(self, game: Game, reader: int) -> str:
        hit = self.put_away and any(
            packet.bearer() == reader and packet.done > 0 and packet.source not in (reader, NOBODY)
            for packet in map(game.packet, self.packets)
        )
        return "Hit back?" if hit else "Respond?"

    def as_object(self, game: Game, reader: int) -> str:
        return f" against {game.cards[self.card].in_prose()}"

    def seen(self, game: Game, number: int) -> SeenMatter | None:
        return SeenMatter(
            number,
            "play",
            self.seat,
            seen_card(game, self.card),
            # Once, even if it was redirected from one of them to another.
            tuple(dict.fromkeys(target for target in self.targets if target < THINGS)),
            self.lit(game),
            self.negated,
            self.put_away,
            tuple(seat for seat in range(game.size) if self.ignored >> seat & 1),
            tuple(game.packet(packet).shown(game, packet) for packet in self.packets),
            things=tuple(seen_card(game, target - THINGS) for target in self.targets if target >= THINGS),
            acts=self.acts(game),
            answers=self.part,
            champions=self.champions(game) if self.benched else (),
        )

    def champions(self, game: Game) -> tuple[int, ...]:
        """TEAM-20: who stands for teammates that have no part in it."""
        here = [seat for seat in range(game.size) if not self.benched >> seat & 1]
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
    id: int,
    seat: int,
    card: int,
    use: int,
    part: int,
    targets: tuple[int, ...],
    they: int,
    packets: list[int],
    negated: bool = False,
    ignored: int = 0,
    put_away: bool = False,
    bits: int = 0,
    happened: int = 0,
    held: int = 0,
    shift: int = 0,
    struck: bool = False,
    benched: int = 0,
) -> Play:
    """A card that has just been announced, unless more is said of it."""
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
    return new


made_by(Play, new_play)


class Packet(Matter):
    """A change of one track of one seat that is coming, or has come."""

    __slots__ = ("amount", "done", "paid_by_inn", "payee", "play", "source", "step", "thing", "track", "victim")

    play: int
    """The play it belongs to; NOBODY when no card demands it."""
    source: int
    """Whose doing it is, for hit-backs; NOBODY for Events and the house (REDIRECT-01)."""
    victim: int
    track: int
    amount: int
    """Positive: a loss or payment; negative: a gain."""
    payee: int
    step: int
    """The effect of its card that makes it; once it has happened, or never will, its complement (`~step`)."""
    paid_by_inn: bool
    done: int
    """What really changed."""
    thing: int
    """The card in front of its victim that loses Fortitude, or for whose sake Gold is paid, or that has lowered
    the loss to nothing (TEAM-36); NOBODY: none.
    """

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
        )

    def is_for(self, seat: int) -> bool:
        return self.victim == seat

    def text(self) -> str:
        """2 Fortitude; the ante of 1 Gold."""
        what = f"{abs(self.amount)} {TRACK_NAMES[self.track]}"
        if self.payee == POT:
            return f"the ante of {what}"
        if self.track == GOLD and self.play < 0:
            return f"the {'gain' if self.amount < 0 else 'payment'} of {what}"
        return what

    def bearer(self) -> int:
        """Who loses it, as a target: a player, or a thing in front of one."""
        return THINGS + self.thing if self.track == THING else self.victim

    def is_due(self, game: Game) -> bool:
        """GAMBLE-15, GAMBLE-25: nobody antes who has left, and nobody once the Round is over."""
        this = game.round
        return self.payee != POT or (this is not None and this.running and bool(this.inside >> self.victim & 1))

    def demand(self, game: Game, reader: int) -> str:
        """Must ante 1 Gold; after "You", or a name."""
        what = f"{self.amount} {TRACK_NAMES[self.track]}"
        if self.track != GOLD:
            return f"would lose {what}"
        if self.payee == ON_DRINK:
            return f"would put {what} on the Drink"
        return f"must ante {what}" if self.payee == POT else f"must pay {self.paid_to(game, reader)} {what}"

    def coming(self, game: Game, reader: int) -> str:
        """Would lose 2 Fortitude; after "you", or a name."""
        what = f"{abs(self.amount)} {TRACK_NAMES[self.track]}"
        if self.amount < 0:
            return f"would gain {what}"
        if self.track == GOLD and self.payee >= 0:
            if self.stays(game):
                return f"would keep {what}"
            return f"would pay {self.paid_to(game, reader)} {what}"
        return f"would lose {what}"

    def happened(self, game: Game, reader: int) -> str:
        """Lost 2 Fortitude; after "you", or a name."""
        what = f"{abs(self.done)} {TRACK_NAMES[self.track]}"
        if self.done < 0:
            return f"gained {what}"
        if self.payee == POT:
            return f"anted {what}"
        return f"paid {called(game, self.payee, reader)} {what}" if self.payee >= 0 else f"lost {what}"

    def by_inn(self, game: Game, reader: int, amount: int, past: bool = False) -> str:
        """What the Inn does for whoever should pay: let you off 1 Gold; pay Ann 1 Gold for you."""
        whom = called(game, self.victim, reader)
        if self.payee == POT:
            return f"{'anted' if past else 'ante'} {amount} Gold for {whom}"
        if self.payee < 0:
            return f"let {whom} off {amount} Gold"
        paid = f"{'paid' if past else 'pay'} {self.paid_to(game, reader)} {amount} Gold"
        return paid if self.stays(game) else f"{paid} for {whom}"

    def stays(self, game: Game) -> bool:
        """Gold that its own side would be paid."""
        return bool(game.ours[self.victim] >> self.payee & 1)

    def paid_to(self, game: Game, reader: int | None) -> str:
        """Whoever gets the Gold."""
        return called(game, self.payee, reader) if self.payee >= 0 else "the Inn"

    def as_object(self, game: Game, reader: int) -> str:
        what = f"{abs(self.amount or self.done)} {TRACK_NAMES[self.track]}"
        return f" against {whose(game, self.bearer(), reader)} {'ante' if self.payee == POT else 'loss'} of {what}"

    def shown(self, game: Game, number: int) -> SeenPacket:
        """A coming change is announced openly."""
        thing = game.name_of(self.bearer()) if self.track == THING else ""
        return SeenPacket(number, self.victim, self.text(), self.amount, self.payee == POT, thing)


def new_packet(
    play: int,
    source: int,
    victim: int,
    track: int,
    amount: int,
    payee: int,
    step: int = 0,
    paid_by_inn: bool = False,
    done: int = 0,
    thing: int = NOBODY,
) -> Packet:
    """A change that is coming, unless more is said of it."""
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
    return new


made_by(Packet, new_packet)


class Batch(Carrier):
    """Packets no card carries: antes, the price of a new Drink Deck, a contest's prize."""

    __slots__ = ()

    def copy(self) -> Batch:
        return new_batch(self.packets[:])

    def unfinished(self) -> bool:
        return True

    def parts(self, number: int, about: int) -> Sequence[int]:
        return self.packets if about == A_PACKET else ()

    def situation(self, game: Game, reader: int, below: Frame | None) -> str:
        packets = [game.packet(number) for number in self.packets]
        if any(packet.step < 0 for packet in packets):
            return self.paid_situation(game, reader, packets)
        owing = [packet for packet in packets if packet.is_due(game) and packet.amount > 0 and not packet.paid_by_inn]
        mine = next((packet for packet in owing if packet.bearer() == reader), None)
        if mine is not None:
            return f"You {mine.demand(game, reader)}."
        others = listed([game.name_of(packet.bearer()) for packet in owing])
        return f"{others} {owing[0].demand(game, reader)}." if others else "Nobody has to pay any more."

    def paid_situation(self, game: Game, reader: int, packets: list[Packet]) -> str:
        """What has been paid, told to one seat."""
        mine = next((packet for packet in packets if packet.bearer() == reader and packet.done), None)
        if mine is not None:
            what = f"{abs(mine.done)} {TRACK_NAMES[mine.track]}"
            if mine.paid_by_inn:
                return f"The Inn has paid {what} for you."
            if mine.track != GOLD:
                return f"You have lost {what}."
            if mine.payee == POT:
                return f"You have anted {what}."
            return f"You have paid {what}." if mine.done > 0 else f"You have gained {what}."
        paid = sum(packet.done for packet in packets if packet.payee == reader)
        if paid:
            return f"You have been paid {paid} Gold."
        said = told_done(game, packets, reader)
        return f"{begun(said)}." if said else "Nobody has paid anything."

    def seen(self, game: Game, number: int) -> SeenMatter | None:
        packets = tuple(game.packet(packet).shown(game, packet) for packet in self.packets)
        return SeenMatter(number, "payment", NOBODY, packets=packets)


def new_batch(packets: list[int]) -> Batch:
    """What is paid or lost together, by the ids of its packets."""
    new = Batch()
    new.packets = packets
    return new


made_by(Batch, new_batch)
