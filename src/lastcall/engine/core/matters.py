"""What is being resolved, by id. A response changes the matter it names; the frame that made a matter removes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lastcall.engine.core.codes import A_PACKET, A_PLAY, GOLD, LATER, NOBODY, POT, THING, TRACK_NAMES
from lastcall.engine.core.declared import Declared
from lastcall.engine.core.sentences import ended
from lastcall.engine.seen.faces import is_turned_up, seen_card
from lastcall.engine.seen.things import SeenMatter, SeenPacket

if TYPE_CHECKING:
    from lastcall.engine.core.frames import Frame
    from lastcall.engine.core.game import Game


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

    def only_by(self, game: Game) -> str:
        """NEGATE-16, CHANGE-05: the one title that can affect it; empty: any."""
        return ""

    def situation(self, game: Game, reader: int, below: Frame | None) -> str:
        """What a window on it is about, told to one seat; the frame below the window is what goes on afterwards."""
        raise NotImplementedError

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

    def __init__(
        self,
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
        happened: bool = False,
        held: int = 0,
        shift: int = 0,
        struck: bool = False,
    ) -> None:
        self.id = id
        """Its own id."""
        self.seat = seat
        self.card = card
        self.use = use
        self.part = part
        """The id of what it answers; NOBODY for none."""
        self.targets = targets
        """The seats picked, in the order picked."""
        self.they = they
        """The seat "they" means; NOBODY for none."""
        self.packets = packets
        self.negated = negated
        self.ignored = ignored
        """Bit set of the seats that Ignore it."""
        self.put_away = put_away
        """The card already lies in its discard pile; only its packets still matter."""
        self.bits = bits
        """The windows its packets open."""
        self.happened = happened
        """Some track of somebody has really changed."""
        self.held = held
        """Bit set of its effects whose condition held when it was announced."""
        self.shift = shift
        """By how much its numbers have been changed."""
        self.struck = struck
        """Some thing in front of a player has lost Fortitude, and nothing has been done about it yet."""

    def copy(self) -> Play:
        return Play(
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
        if game.cards[self.card].remains and not self.negated:
            game.seats[self.seat].lay_in_front(game, self.card)
        elif this is None or self.card not in this.things:
            if not (game.lasting and self.stays(game)):
                game.homes[self.card].put_away(game, self.card)
        for card in game.seats[self.seat].front:
            for keyword in game.cards[card].keywords:
                keyword.resolved(game, card, self)
        for machine in game.machines:
            machine.card_gone(game, self)

    def stays(self, game: Game) -> bool:
        """Whether its card lies in front of its player now, or has only acted from there."""
        return self.acts(game) or self.card in game.seats[self.seat].front

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
        names = game.names
        title = game.cards[self.card].title
        if self.put_away:
            return f"{ended(title)} It has happened."
        coming = [game.packet(number) for number in self.packets]
        step = below.applies(self.id) if below is not None else NOBODY
        if step >= 0:
            due = [p for p in coming if p.amount > 0 and p.step % LATER == step and not self.passes_over(p)]
            told = [f"{p.whose(game)} {p.text()}" for p in due]
            return f"{ended(title)} This is about to cost {', '.join(told) or 'nobody anything'}."
        on = f" on {', '.join(game.name_of(target) for target in self.targets)}" if self.targets else ""
        verb = "reveals" if is_turned_up(game, self.card) else "activates" if self.acts(game) else "plays"
        mine = [p for p in coming if p.victim == reader and p.amount > 0]
        yours = [p.text() for p in mine if p.track != THING and not self.ignored >> reader & 1]
        cost = f" You would lose {' and '.join(yours)}." if yours else ""
        things = [f"{p.whose(game)} {p.text()}" for p in mine if p.track == THING]
        cost += f" It would cost {' and '.join(things)}." if things else ""
        return f"{ended(f'{names[self.seat]} {verb} {title}{on}')}{cost}"

    def seen(self, game: Game, number: int) -> SeenMatter | None:
        return SeenMatter(
            number,
            "play",
            self.seat,
            seen_card(game, self.card),
            self.targets,
            self.lit(game),
            self.negated,
            self.put_away,
            tuple(seat for seat in range(game.size) if self.ignored >> seat & 1),
            tuple(game.packet(packet).shown(game, packet) for packet in self.packets),
        )

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


class Packet(Matter):
    """A change of one track of one seat that is coming, or has come."""

    __slots__ = ("amount", "done", "paid_by_inn", "payee", "play", "source", "step", "thing", "track", "victim")

    def __init__(
        self,
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
    ) -> None:
        self.play = play
        """The play it belongs to; NOBODY when no card demands it."""
        self.source = source
        """Whose doing it is, for hit-backs; NOBODY for Events and the house (REDIRECT-01)."""
        self.victim = victim
        self.track = track
        self.amount = amount
        """Positive: a loss or payment; negative: a gain."""
        self.payee = payee
        self.step = step
        self.paid_by_inn = paid_by_inn
        self.done = done
        """What really changed."""
        self.thing = thing
        """The card in front of its victim that loses Fortitude, or for whose sake Gold is paid; NOBODY: none."""

    def copy(self) -> Packet:
        return Packet(
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

    def text(self) -> str:
        """2 Fortitude; the ante of 1 Gold."""
        what = f"{abs(self.amount)} {TRACK_NAMES[self.track]}"
        if self.payee == POT:
            return f"the ante of {what}"
        if self.track == GOLD and self.play < 0:
            return f"the payment of {what}"
        return what

    def whose(self, game: Game) -> str:
        """Who loses it: a player, or a thing in front of one."""
        return game.cards[self.thing].title if self.track == THING else game.names[self.victim]

    def is_due(self, game: Game) -> bool:
        """GAMBLE-15, GAMBLE-25: nobody antes who has left, and nobody once the Round is over."""
        this = game.round
        return self.payee != POT or (this is not None and this.running and bool(this.inside >> self.victim & 1))

    def demand(self) -> str:
        """Must ante 1 Gold; after "You", or a name."""
        verb = "would lose" if self.track != GOLD else "must ante" if self.payee == POT else "must pay"
        return f"{verb} {self.amount} {TRACK_NAMES[self.track]}"

    def shown(self, game: Game, number: int) -> SeenPacket:
        """A coming change is announced openly."""
        text = f"{self.text()} of {self.whose(game)}" if self.track == THING else self.text()
        return SeenPacket(number, self.victim, text, self.amount, self.payee == POT)


class Batch(Carrier):
    """Packets no card carries: antes, the price of a new Drink Deck, a contest's prize."""

    __slots__ = ()

    def __init__(self, packets: list[int]) -> None:
        self.packets = packets

    def copy(self) -> Batch:
        return Batch(self.packets[:])

    def unfinished(self) -> bool:
        return True

    def parts(self, number: int, about: int) -> Sequence[int]:
        return self.packets if about == A_PACKET else ()

    def situation(self, game: Game, reader: int, below: Frame | None) -> str:
        packets = [game.packet(number) for number in self.packets]
        if any(packet.step < 0 for packet in packets):
            return self.paid_situation(game, reader, packets)
        owing = [packet for packet in packets if packet.is_due(game) and packet.amount > 0 and not packet.paid_by_inn]
        mine = next((packet for packet in owing if packet.victim == reader), None)
        if mine is not None:
            return f"You {mine.demand()}."
        others = [game.names[packet.victim] for packet in owing]
        return f"{' and '.join(others)} {owing[0].demand()}." if others else "Nobody has to pay any more."

    def paid_situation(self, game: Game, reader: int, packets: list[Packet]) -> str:
        """What has been paid, told to one seat."""
        mine = next((packet for packet in packets if packet.victim == reader and packet.done), None)
        if mine is not None:
            return f"You have paid {mine.done} Gold." if mine.done > 0 else f"You have gained {-mine.done} Gold."
        paid = sum(packet.done for packet in packets if packet.payee == reader)
        if paid:
            return f"You have been paid {paid} Gold."
        gained = [game.names[packet.victim] for packet in packets if packet.done < 0]
        return f"{' and '.join(gained)} gained Gold." if gained else "The others have paid."

    def seen(self, game: Game, number: int) -> SeenMatter | None:
        packets = tuple(game.packet(packet).shown(game, packet) for packet in self.packets)
        return SeenMatter(number, "payment", NOBODY, packets=packets)
