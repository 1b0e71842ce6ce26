"""Losing, gaining, paying; and the answers to it: reduce, redirect, let the Inn pay, hit back."""

from __future__ import annotations

from lastcall.engine.core.cards import Effect, No
from lastcall.engine.core.codes import (
    A_PACKET,
    ALCOHOL,
    ALCOHOL_COMING,
    ANTE_COMING,
    COMING,
    FORTITUDE,
    FORTITUDE_COMING,
    GOLD,
    GOLD_COMING,
    HAPPENED,
    INN,
    POT,
)
from lastcall.engine.core.matters import Packet, Play
from lastcall.engine.core.phrases import Phrase
from lastcall.engine.game import Game
from lastcall.engine.play import losses
from lastcall.engine.table import hands
from lastcall.engine.table.who import anothers, blow, stands_in
from lastcall.ids import MatterId, SeatId, TrackId
from lastcall.language.template import says
from lastcall.language.words.facts import (
    ANTE_NOT_COVERED,
    EVENT_LOSS,
    MORE_THAN_TWO,
    NEITHER_PAY_NOR_ANTE,
    NO_ANTE,
    NO_PLAYER_TO_PAY,
    NOTHING_TO_PAY,
    ONLY_TWO,
    STAYS,
    NobodyMakesYouLose,
    NoneOfTypeMakesYouLose,
    NotLosing,
    YouHaveNotLost,
)
from lastcall.language.words.lines import Clause
from lastcall.language.words.nouns import CARD_TYPES, TRACKS, Cards, CardType, Track
from lastcall.language.words.people import WHO, WHOM, Person, They, affected, is_chooser, who_would


class Change(Effect):
    """A change of tracks: laid out when the card is announced, applied when it resolves."""

    waits = False
    who: Person

    def do(self, game: Game, play: Play, step: int) -> None:
        losses.carry_out(game, play, step)


def lay_out_loss(game: Game, play: Play, who: Person, code: TrackId, amount: int, step: int) -> None:
    """TORG-07, TORG-08: what somebody will lose; if it is Fortitude, things in front of players may lose it too."""
    losses.lay_out(game, play, who.seats(game, play), code, amount, INN, step)
    if game.lasting and code == FORTITUDE:
        losses.lay_out_things(game, play, who.things(game, play), amount, step)


class TrackChange(Change):
    """Of one track."""

    track: Track
    code: TrackId

    def prepare(self) -> None:
        """The track as the engine counts."""
        self.code = TRACKS[self.track]


def same_verb(effect: TrackChange, before: Phrase) -> bool:
    """ "loses 1 Gold and 2 Fortitude"; of one track each part is said in full."""
    return isinstance(before, TrackChange) and type(before) is type(effect) and before.track is not effect.track


class Lose(TrackChange):
    """Take from a track. Lost Gold goes to the Inn."""

    who: Person
    amount: int
    track: Track

    def prepare(self) -> None:
        super().prepare()
        self.hurts = self.code == FORTITUDE and self.who.aims

    def joins(self, before: Phrase) -> bool:
        return same_verb(self, before)

    def costs(self, they: bool) -> bool:
        return self.code != ALCOHOL and is_chooser(self.who, they)

    def plan(self, game: Game, play: Play, step: int) -> None:
        # As `lay_out_loss`, said once more: most losses come from here.
        losses.lay_out(game, play, self.who.seats(game, play), self.code, self.amount, INN, step)
        if game.lasting and self.code == FORTITUDE:
            losses.lay_out_things(game, play, self.who.things(game, play), self.amount, step)


says(Lose, "{who} lose~ {amount} {track}", who=WHO, amount=int, track=Track)


class LoseByVictim(TrackChange):
    """More for some than for others: settled when the card is announced, victim by victim; never for a thing."""

    who: Person
    amount: int
    track: Track
    more: int

    def prepare(self) -> None:
        super().prepare()
        self.hurts = self.code == FORTITUDE and self.who.aims

    def worse(self, game: Game, seat: SeatId) -> bool:
        """Whether this player loses more."""
        raise NotImplementedError

    def plan(self, game: Game, play: Play, step: int) -> None:
        for seat in self.who.seats(game, play):
            amount = self.more if self.worse(game, seat) else self.amount
            losses.lay_out(game, play, [seat], self.code, amount, INN, step)
        if game.lasting and self.code == FORTITUDE:
            losses.lay_out_things(game, play, self.who.things(game, play), self.amount, step)


class Gain(TrackChange):
    """Add to a track. Gold comes from the Inn."""

    who: Person
    amount: int
    track: Track

    def joins(self, before: Phrase) -> bool:
        return same_verb(self, before)

    def costs(self, they: bool) -> bool:
        return self.code == ALCOHOL and is_chooser(self.who, they)

    def plan(self, game: Game, play: Play, step: int) -> None:
        losses.lay_out(game, play, self.who.seats(game, play), self.code, -self.amount, INN, step)


says(Gain, "{who} gain~ {amount} {track}", who=WHO, amount=int, track=Track)


class Payment(Change):
    """Gold that changes hands."""

    amount: int

    def possible(self, game: Game, play: Play, seat: SeatId) -> bool:
        """LIMIT-06: as an option it must be payable in full by whoever chooses it."""
        return all(game.side_of(one).gold >= self.amount for one in who_would(play, self.who, seat))

    def gold_of_chooser(self) -> int:
        return self.amount if isinstance(self.who, They) else 0

    def costs(self, they: bool) -> bool:
        return is_chooser(self.who, they)


class Pay(Payment):
    """To a player."""

    who: Person
    whom: Person
    amount: int

    def plan(self, game: Game, play: Play, step: int) -> None:
        for payee in self.whom.seats(game, play):
            losses.lay_out(game, play, self.who.seats(game, play), GOLD, self.amount, payee, step)


says(Pay, "{who} pay~ {whom} {amount} Gold", who=WHO, whom=WHOM, amount=int)


class PayInn(Payment):
    """To the Inn."""

    who: Person
    amount: int

    def plan(self, game: Game, play: Play, step: int) -> None:
        losses.lay_out(game, play, self.who.seats(game, play), GOLD, self.amount, INN, step)


says(PayInn, "{who} pay~ {amount} Gold to the Inn", who=WHO, amount=int)


# --- hands


class Draw(Effect):
    """From the Character Deck."""

    who: Person
    cards: Cards

    def possible(self, game: Game, play: Play, seat: SeatId) -> bool:
        """DUNGEON-05: as an option it must be possible in full."""
        places = [game.seats[one] for one in who_would(play, self.who, seat)]
        return all(place.left + len(place.discards) >= self.cards.number for place in places)

    def do(self, game: Game, play: Play, step: int) -> None:
        """TURN-04: players draw cards; an empty deck is replaced by the shuffled discard pile."""
        for seat in affected(game, play, self.who):
            hands.draw(game, seat, self.cards.number + play.shift)


says(Draw, "{who} draw~ {cards}", who=WHO, cards=Cards)


class DiscardAtRandom(Effect):
    """Chance chooses."""

    who: Person
    cards: Cards

    def possible(self, game: Game, play: Play, seat: SeatId) -> bool:
        """DUNGEON-05: as an option it must be possible in full."""
        return all(len(game.seats[one].hand) >= self.cards.number for one in who_would(play, self.who, seat))

    def costs(self, they: bool) -> bool:
        return is_chooser(self.who, they)

    def do(self, game: Game, play: Play, step: int) -> None:
        """TYPES-08: players discard random cards, which are not played."""
        for seat in affected(game, play, self.who):
            hand = game.seats[seat].hand
            for _ in range(min(self.cards.number + play.shift, len(hand))):
                hands.discard(game, seat, hand[game.roll(len(hand))])


says(DiscardAtRandom, "{who} discard~ {cards} at random", who=WHO, cards=Cards)


class Discard(Effect):
    """Their owner chooses, one at a time."""

    who: Person
    cards: Cards

    def possible(self, game: Game, play: Play, seat: SeatId) -> bool:
        """DUNGEON-05: as an option it must be possible in full."""
        return all(len(game.seats[one].hand) >= self.cards.number for one in who_would(play, self.who, seat))

    def costs(self, they: bool) -> bool:
        return is_chooser(self.who, they)

    def do(self, game: Game, play: Play, step: int) -> None:
        """TYPES-08: the players choose the cards they discard; these are not played."""
        for seat in reversed(affected(game, play, self.who)):
            game.stack = hands.GivingUp(game.stack, seat, self.cards.number + play.shift)


says(Discard, "{who} discard~ {cards}", who=WHO, cards=Cards)


class Search(Effect):
    """CARD-020: players turn up cards of their deck until one of the type appears, and take it."""

    who: Person
    type: CardType

    def do(self, game: Game, play: Play, step: int) -> None:
        """NEGATE-02: those who do not Ignore the card."""
        for seat in affected(game, play, self.who):
            hands.search(game, seat, CARD_TYPES[self.type])


says(
    Search,
    "{who} turn~ up cards from {their} Character Deck until {type} appears, take~ it and discard~ the others",
    who=WHO,
    type=CardType,
)


# --- when something is coming, or has come


class AboutPacket(Clause):
    """A change of one of your tracks."""

    about = A_PACKET

    def they(self, game: Game, part: MatterId) -> SeatId:
        """Whoever caused it (REDIRECT-01)."""
        return game.packet(part).source


def coming_to(game: Game, part: MatterId, packet: Packet, seat: SeatId, track: TrackId) -> bool:
    """A loss that this seat would really take, or a teammate for whom it stands in (TEAM-09)."""
    return (
        packet.track == track
        and game.ours[seat] >> packet.victim & 1 == 1
        and not packet.settled
        and packet.amount > 0
        and not packet.paid_by_inn
        and not losses.ignored(game, packet)
        and not (track == GOLD and losses.spared(game, packet))
        and (packet.victim == seat or stands_in(game, seat, part, packet))
    )


class OfTrack(AboutPacket):
    """A Moment about one track."""

    track: Track
    code: TrackId

    def prepare(self) -> None:
        """The track as the engine counts."""
        self.code = TRACKS[self.track]


class WouldLose(OfTrack):
    """Before you lose it, whatever the reason."""

    track: Track

    def prepare(self) -> None:
        """Track and window as the engine counts."""
        super().prepare()
        self.bits = COMING[self.code] | (ANTE_COMING if self.code == GOLD else 0)
        self.no = NotLosing(self.track.value)

    def refuses(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        """AFFECT-07: an ante is a loss of Gold."""
        packet = game.packet(part)
        if not coming_to(game, part, packet, seat, self.code):
            return self.no
        return None if losses.reducible(game, packet) else EVENT_LOSS


says(WouldLose, "when you would lose {track}", track=Track)


class WouldLoseAmongMany(WouldLose):
    """REDIRECT-10: with a clause for two players the rest of the card is for more of them."""

    track: Track
    among_many = True

    def refuses(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        if (len(game.circles[seat]) > 2) != self.among_many:
            return MORE_THAN_TWO if self.among_many else ONLY_TWO
        return super().refuses(game, seat, part)


says(WouldLoseAmongMany, "when you would lose {track} and more than two players are left", track=Track)


class WouldLoseBetweenTwo(WouldLoseAmongMany):
    """REDIRECT-10, TORG-20: players count, and nothing that lies in front of them."""

    track: Track
    among_many = False


says(WouldLoseBetweenTwo, "when you would lose {track} and only two players are left", track=Track)


class WouldMakeYouLose(WouldLose):
    """Before you lose it to somebody else."""

    track: Track

    def prepare(self) -> None:
        """The reason, with the track."""
        super().prepare()
        what = self.track.value
        self.no = NobodyMakesYouLose(what)

    def refuses(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        if not anothers(game, seat, game.packet(part).source):
            return self.no
        return super().refuses(game, seat, part)


says(WouldMakeYouLose, "when another player would make you lose {track}", track=Track)


class TypeWouldMakeYouLose(WouldLose):
    """NEGATE-12: before you lose it to a card of a type that is named."""

    type: CardType
    track: Track

    def prepare(self) -> None:
        """Type, track and window as the engine counts."""
        super().prepare()
        self.no = NoneOfTypeMakesYouLose(self.type.value, self.track.value)
        self.wanted = CARD_TYPES[self.type]

    def refuses(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        packet = game.packet(part)
        fits = coming_to(game, part, packet, seat, self.code) and losses.caused_by(game, packet, self.wanted)
        return None if fits else self.no


says(TypeWouldMakeYouLose, "when {type} would make you lose {track}", type=CardType, track=Track)


class MakesYouLose(OfTrack):
    """After you have lost it to somebody else's card: the moment of hit-backs."""

    track: Track

    def prepare(self) -> None:
        """Track and window as the engine counts."""
        super().prepare()
        self.bits = HAPPENED[self.code]
        self.no = YouHaveNotLost(self.track.value)

    def refuses(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        """TIMING-11, REDIRECT-01: the loss must have happened, caused by another player."""
        packet = game.matters[part]
        assert type(packet) is Packet
        hit = packet.track == self.code and packet.done > 0 and not packet.paid_by_inn
        hit = hit and anothers(game, seat, packet.source) and stands_in(game, seat, part, packet)
        return None if hit else self.no


says(MakesYouLose, "when another player makes you lose {track}", track=Track)


class MustAnte(AboutPacket):
    """GAMBLE-16: the moment when you are about to pay an ante."""

    bits = ANTE_COMING
    no = NO_ANTE

    def refuses(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        packet = game.packet(part)
        return None if packet.payee == POT and coming_to(game, part, packet, seat, GOLD) else self.no


says(MustAnte, "when you must ante")


class MustPay(AboutPacket):
    """Any payment but an ante (GAMBLE-23)."""

    bits = GOLD_COMING
    no = NOTHING_TO_PAY

    def refuses(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        packet = game.packet(part)
        if not coming_to(game, part, packet, seat, GOLD):
            return self.no
        return ANTE_NOT_COVERED if packet.payee == POT else None

    def shut(self, game: Game, seat: SeatId, matter: MatterId) -> No:
        """The particular reason, if there is an ante to pay."""
        due = game.matters.get(matter)
        parts = due.parts(matter, A_PACKET) if due is not None else ()
        return (
            ANTE_NOT_COVERED if any(self.refuses(game, seat, part) is ANTE_NOT_COVERED for part in parts) else self.no
        )


says(MustPay, "when you must pay Gold")


class MustPayPlayer(AboutPacket):
    """Not the Inn, and not a pot: there is somebody who would get it."""

    bits = GOLD_COMING
    no = NO_PLAYER_TO_PAY

    def refuses(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        packet = game.packet(part)
        return None if packet.payee >= 0 and coming_to(game, part, packet, seat, GOLD) else self.no

    def they(self, game: Game, part: MatterId) -> SeatId:
        """Whoever would be paid."""
        return game.packet(part).payee  # type: ignore[return-value]


says(MustPayPlayer, "when you must pay another player Gold")


class MustPayOrAnte(AboutPacket):
    """Any payment, antes included (GAMBLE-23)."""

    bits = GOLD_COMING | ANTE_COMING
    no = NEITHER_PAY_NOR_ANTE

    def refuses(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        return None if coming_to(game, part, game.packet(part), seat, GOLD) else self.no


says(MustPayOrAnte, "when you must pay or ante Gold")


# --- what can be done about it


class LossAnswer(Effect):
    """Something done about a loss before it is taken."""

    waits = False
    answers = A_PACKET
    windows = FORTITUDE_COMING | ALCOHOL_COMING | GOLD_COMING | ANTE_COMING


class PaymentAnswer(Effect):
    """Something done about a payment before it is made."""

    waits = False
    answers = A_PACKET
    windows = GOLD_COMING | ANTE_COMING


class ReduceBy(LossAnswer):
    """NEGATE-04: reduce a loss, which is neither Negating nor Ignoring it."""

    amount: int

    def do(self, game: Game, play: Play, step: int) -> None:
        losses.reduce_by(game, play.part, self.amount)


says(ReduceBy, "reduce the loss by {amount}", amount=int)


class ReducePerPlayer(LossAnswer):
    """NEGATE-04: those who have lost are not counted (LOSE-15)."""

    amount: int

    def do(self, game: Game, play: Play, step: int) -> None:
        losses.reduce_by(game, play.part, self.amount * len(game.around(play.seat)))


says(ReducePerPlayer, "reduce the loss by {amount} for each player in the game", amount=int)


class ReduceTo(LossAnswer):
    """NEGATE-04, CARD-065: to this amount, not by it."""

    amount: int

    def do(self, game: Game, play: Play, step: int) -> None:
        losses.reduce_to(game, play.part, self.amount)


says(ReduceTo, "reduce the loss to {amount}", amount=int)


def stays(game: Game, part: MatterId) -> No | None:
    """REDIRECT-08: some losses cannot be redirected."""
    return None if losses.returnable(game, game.packet(part)) else STAYS


class Redirect(LossAnswer):
    """REDIRECT-01 to REDIRECT-03: move a loss to another victim; its source stays the same."""

    whom: Person

    def prepare(self) -> None:
        """REDIRECT-09: a thing may be picked."""
        self.hurts = self.whom.aims

    def forbids(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        """REDIRECT-08: Scarab bites cannot be redirected."""
        return stays(game, part)

    def do(self, game: Game, play: Play, step: int) -> None:
        for seat in self.whom.seats(game, play):
            losses.redirect(game, play.part, seat)
        for thing in self.whom.things(game, play) if game.lasting else ():
            losses.redirect_to_thing(game, play.part, thing)


says(Redirect, "redirect the loss to {whom}", whom=WHOM)


class InnPays(PaymentAnswer):
    """GAMBLE-23: the Inn pays instead, antes included."""

    def do(self, game: Game, play: Play, step: int) -> None:
        for part in blow(game, play.part):
            losses.inn_pays(game, part)


says(InnPays, "the Inn pays instead")


class PayNothing(PaymentAnswer):
    """The payee gets nothing either."""

    def do(self, game: Game, play: Play, step: int) -> None:
        """NEGATE-04: not an Ignore."""
        losses.reduce_to(game, play.part, 0)


says(PayNothing, "pay nothing instead")
