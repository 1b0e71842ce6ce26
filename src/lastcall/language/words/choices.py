"""Choices in the middle of a card."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from typing import ClassVar, Final

from lastcall.engine.core.cards import Branching, Condition, Effect
from lastcall.engine.core.codes import FORTITUDE, GOLD, NOBODY, THING, THINGS
from lastcall.engine.core.matters import Packet, Play
from lastcall.engine.core.phrases import CALLS_ALL
from lastcall.engine.game import Game
from lastcall.engine.play import auction, secret_bids
from lastcall.engine.play.choices import Applying, Choosing, choose_for_shares, plan_in_order, step_of
from lastcall.engine.play.losses import meet_statics, must_ignore
from lastcall.engine.play.negation import ignorers
from lastcall.engine.table.who import taking_part
from lastcall.ids import ThingId, TrackId
from lastcall.language.template import Subject, Tacit, phrase, printed, says
from lastcall.language.words.changes import Gain, Lose, PayInn, lay_out_loss
from lastcall.language.words.lines import EFFECTS, Becoming
from lastcall.language.words.nouns import TRACKS, Track
from lastcall.language.words.people import WHO, Person, They, You, affected
from lastcall.voice.sentences import begun, by_name, lowered


def as_option(effects: tuple[Effect, ...], chooser: Person, player: str, mine: bool) -> str:
    """ "Lose 2 Fortitude" for "they lose 2 Fortitude" on the card, if the chooser is "they" there."""
    return for_reader(printed(effects, Subject(chooser, True)), player, mine)


def for_reader(said: str, player: str, mine: bool) -> str:
    """What the card calls "you" by name, and one's own things "your"."""
    if player != "you":
        said = by_name(said, player)
    return begun(said.replace(" their ", " your ") if mine else said)


class Stake(enum.Enum):
    """What players may bid."""

    GOLD = "Gold"
    FORTITUDE = "Fortitude"


STAKES: Final[dict[Stake, TrackId]] = {Stake.GOLD: GOLD, Stake.FORTITUDE: FORTITUDE}


class Choice(Branching):
    """A choice between effects."""

    who: Person

    def prepare(self) -> None:
        """If the player of the card chooses, "they" stays the same. TORG-07: who may lose Fortitude may be a thing."""
        self.chooser_is_they = not isinstance(self.who, You)
        self.hurts = (self.who.aims or self.who.is_you) and any(e.hurts for branch in self.branches() for e in branch)

    def option_text(self, branch: int, player: str = "you", mine: bool = True) -> str:
        effects = self.branches()[branch]
        return as_option(effects, They() if self.chooser_is_they else You(), player, mine) if effects else "Decline"

    def price_text(self) -> str:
        paid = tuple([one for branch in self.branches() for one in branch if one.costs(self.chooser_is_they)])
        return lowered(for_reader(printed(paid, Subject(You(), True, makes=True)), "you", True)) if paid else ""

    def plan(self, game: Game, play: Play, step: int) -> None:
        """AFFECT-01: what may be chosen is laid out with amount 0, so that the card counts as affecting it."""
        start, they = len(play.packets), play.they
        for seat in self.who.seats(game, play):
            if self.chooser_is_they:
                play.they = seat
            for branch in self.branches():
                for effect in branch:
                    effect.plan(game, play, step)
        play.they = they
        for number in play.packets[start:]:
            packet = game.packet(number)
            packet.amount = packet.numbers = 0
        if game.lasting:
            self.plan_things(game, play, step, self.who.things(game, play))

    def plan_things(self, game: Game, play: Play, step: int, things: Sequence[ThingId]) -> None:
        """TORG-12, TORG-13: a thing chooses nothing; it loses Fortitude, once, if that is one of the options."""
        loss = next((effect for branch in self.branches() for effect in branch if effect.hurts), None)
        if loss is not None and self.chooser_is_they:
            packets = [game.packet(number) for number in play.packets]
            hit = [packet.thing for packet in packets if packet.track == THING and packet.step == step]
            they, targets = play.they, play.targets
            play.they, play.targets = NOBODY, tuple(thing for thing in things if thing - THINGS not in hit)
            loss.plan(game, play, step)
            play.they, play.targets = they, targets

    def do(self, game: Game, play: Play, step: int) -> None:
        game.stack = Choosing(game.stack, play.id, step, tuple(affected(game, play, self.who)), ())


class ChooseOne(Choice):
    """TYPES-07 within a card: chosen while it resolves."""

    who: Person
    first: Effect
    second: Effect

    def branches(self) -> tuple[tuple[Effect, ...], ...]:
        return ((self.first,), (self.second,))


says(ChooseOne, "{who} choose~: {first}, or {second}", who=WHO, first=Tacit(Effect), second=Tacit(Effect))


class LoseOrPay(Choice):
    """REDIRECT-07: whoever is the victim when the card resolves chooses."""

    who: Person
    amount: int
    track: Track
    gold: int

    def prepare(self) -> None:
        """The branches speak of whoever chooses."""
        self.chooser_is_they = True
        self.hurts = self.track is Track.FORTITUDE and self.who.aims
        self.paid = (phrase(PayInn, They(), self.gold),)

    def branches(self) -> tuple[tuple[Effect, ...], ...]:
        return ((), self.paid)

    def option_text(self, branch: int, player: str = "you", mine: bool = True) -> str:
        return f"Pay {self.gold} Gold to the Inn" if branch else f"Lose {self.amount} {self.track.value}"

    def plan(self, game: Game, play: Play, step: int) -> None:
        """The loss itself, open to every answer."""
        lay_out_loss(game, play, self.who, TRACKS[self.track], self.amount, step)

    def do(self, game: Game, play: Play, step: int) -> None:
        choose_for_shares(game, play, step)

    def branch_costs(self, branch: int) -> bool:
        return True

    def open_to_victim(self, game: Game, play: Play, share: Packet, before: int) -> list[int]:
        """LIMIT-06: payable in full, besides what they pay for other shares."""
        payment = phrase(PayInn, They(), self.gold * (before + 1))
        return [0, 1] if payment.possible(game, play, share.victim) else [0]

    def chosen(self, share: Packet, branch: int) -> None:
        """LIMIT-06: who pays does not lose this share."""
        if branch:
            share.amount = 0


says(
    LoseOrPay, "{who} lose~ {amount} {track} or pay~ {gold} Gold to the Inn", who=WHO, amount=int, track=Track, gold=int
)


class May(Choice):
    """Whoever plays the card or reveals the Event may accept."""

    declining = 1

    def __init__(self, who: Person, effects: tuple[Effect, ...]) -> None:
        self.who = who
        self.effects = effects
        self.prepare()

    def parts(self) -> tuple[object, ...]:
        return (self.who, self.effects)

    def branches(self) -> tuple[tuple[Effect, ...], ...]:
        return (self.effects, ())

    def option_text(self, branch: int, player: str = "you", mine: bool = True) -> str:
        if branch:
            return "Decline"
        parts = [part for part in (self.effects[:1], self.effects[1:]) if part]
        return for_reader(
            " to ".join([printed(part, Subject(You(), True, makes=True)) for part in parts]), player, mine
        )

    def accepted(self, play: Play, step: int, branch: int) -> None:
        """What follows if it is accepted is the next effect of the card."""
        if branch == 0:
            play.held |= 1 << step + 1


class MayLine(Becoming):
    """An offer to whoever plays the card or reveals the Event."""

    offer: Effect

    def effect(self) -> Effect:
        return May(You(), (self.offer,))


says(MayLine, "you may {offer}.", offer=Tacit(Effect, You, makes=True))


class MayForLine(Becoming):
    """An offer that gives something for something; both happen if it is accepted."""

    price: Effect
    effects: tuple[Effect, ...]

    def effect(self) -> Effect:
        return May(You(), (self.price, *self.effects))


says(
    MayForLine,
    "you may {price} to {effects}.",
    price=Tacit(Effect, You, makes=True),
    effects=Tacit(EFFECTS, You, makes=True),
)


class IfDone(Choice):
    """What an accepted offer brings later: laid out and answered after the offer has been carried out."""

    follows_offer = True

    def __init__(self, effects: tuple[Effect, ...]) -> None:
        self.who = You()
        self.effects = effects
        self.prepare()

    def parts(self) -> tuple[object, ...]:
        return (self.effects,)

    def branches(self) -> tuple[tuple[Effect, ...], ...]:
        return (self.effects,)

    def do(self, game: Game, play: Play, step: int) -> None:
        """NEGATE-10: the card has begun to resolve, so this part of it can no longer be Ignored."""
        if play.held >> step & 1:
            game.stack = Choosing(game.stack, play.id, step, (), (play.seat, 0))


class IfDoneLine(Becoming):
    """The line after an offer."""

    effects: tuple[Effect, ...]

    def effect(self) -> Effect:
        return IfDone(self.effects)


says(IfDoneLine, "if you do, {effects}.", effects=Tacit(EFFECTS, You))


class Consequence(Branching):
    """What happens only if something has become of the card."""

    def __init__(self, effects: tuple[Effect, ...]) -> None:
        self.effects = effects

    def parts(self) -> tuple[object, ...]:
        return (self.effects,)

    def branches(self) -> tuple[tuple[Effect, ...], ...]:
        return (self.effects,)


class IfIgnored(Consequence):
    """If the card is Ignored (NEGATE-04: not if it is reduced, redirected or passed)."""

    def do(self, game: Game, play: Play, step: int) -> None:
        """CARD-077, TEAM-32: once: to the one picked, also if a teammate Ignored it; else to the first who did."""
        # Not to somebody the loss was redirected to, nor for a teammate who stares: the card would not have hit them.
        ignored = play.ignored if play.targets else ignorers(game, play)
        seats = play.targets or game.around(play.seat)
        at = next((at for at, seat in enumerate(seats) if seat < THINGS and ignored >> seat & 1), NOBODY)
        if at >= 0:
            who = (play.first_targets or seats)[at]  # REDIRECT-04: whoever all effects were redirected from.
            play.ignored &= ~(1 << who)  # NEGATE-18: also to somebody who Ignores everything.
            game.stack = Choosing(game.stack, play.id, step, (), (who, 0))


class IfLostLine(Becoming):
    """What follows a loss that has actually happened."""

    track: Track
    effects: tuple[Effect, ...]

    def effect(self) -> Effect:
        return IfLost(self.track, self.effects)


says(IfLostLine, "if they lose any {track} to this card, {effects}.", track=Track, effects=EFFECTS)


class IfLost(Consequence):
    """CARD-049: only if they themselves have lost some: not if it was reduced to nothing, Ignored or redirected."""

    def __init__(self, track: Track, effects: tuple[Effect, ...]) -> None:
        self.track = track
        self.effects = effects

    def parts(self) -> tuple[object, ...]:
        return (self.track, self.effects)

    def do(self, game: Game, play: Play, step: int) -> None:
        packets = [game.packet(number) for number in play.packets]
        theirs = [packet for packet in packets if packet.track == TRACKS[self.track] and packet.victim == play.they]
        if any(packet.done > 0 for packet in theirs):
            game.stack = Choosing(game.stack, play.id, step, (), (play.they, 0))


class IfNegatedLine(Becoming):
    """What a Negate cannot stop."""

    effects: tuple[Effect, ...]

    def effect(self) -> Effect:
        return IfNegated(self.effects)


says(IfNegatedLine, "if this card is Negated, {effects}.", effects=EFFECTS)


class IfNegated(Consequence):
    """CARD-052, CARD-055: instead of what the card does, at once; nobody can answer it."""

    def do(self, game: Game, play: Play, step: int) -> None:
        """The card was not Negated."""

    def negated(self, game: Game, play: Play, step: int) -> None:
        """NEGATE-18, CARD-068: not to those who Ignore all such cards."""
        play.ignored = must_ignore(game, play.card)
        start = len(play.packets)
        plan_in_order(game, play, self.effects, step)
        meet_statics(game, play.packets[start:])
        for number, effect in enumerate(self.effects):
            effect.do(game, play, step_of(game, play, self.effects, number, step))


class IfLine(Becoming):
    """A consequence under a condition."""

    condition: Condition
    effects: tuple[Effect, ...]

    def effect(self) -> Effect:
        return IfSo(self.condition, self.effects)


says(IfLine, "if {condition}, {effects}.", condition=Condition, effects=EFFECTS)


class IfSo(Branching):
    """Looked at when the card is announced, like everything else a card lays out."""

    def __init__(self, condition: Condition, effects: tuple[Effect, ...]) -> None:
        self.condition = condition
        self.effects = effects
        self.hurts = not condition.of_them and any(effect.hurts for effect in effects)

    def parts(self) -> tuple[object, ...]:
        return (self.condition, self.effects)

    def branches(self) -> tuple[tuple[Effect, ...], ...]:
        return (self.effects,)

    def plan(self, game: Game, play: Play, step: int) -> None:
        """AFFECT-01: one window for this and the rest of the card."""
        if self.condition.holds(game, play):
            play.held |= 1 << step
            plan_in_order(game, play, self.effects, step)

    def do(self, game: Game, play: Play, step: int) -> None:
        if play.held >> step & 1:
            game.stack = Applying(game.stack, play.id, step, (play.they, 0))


class AuctionLine(Becoming):
    """An open auction."""

    stake: Stake
    effects: tuple[Effect, ...]

    def effect(self) -> Effect:
        return Auction(self.stake, self.effects)


says(
    AuctionLine,
    "players bid {stake}. The highest bidder pays and {effects}.",
    stake=Stake,
    effects=Tacit(EFFECTS, They, plural=False),
)


class ForBids(Branching):
    """Something that is bid for; whoever gets it is "they"."""

    def __init__(self, effects: tuple[Effect, ...]) -> None:
        self.effects = effects

    def parts(self) -> tuple[object, ...]:
        return (self.effects,)

    def branches(self) -> tuple[tuple[Effect, ...], ...]:
        return (self.effects,)

    several: ClassVar[bool] = False
    """Several players may get it."""

    def option_text(self, branch: int, player: str = "you", mine: bool = True) -> str:
        """What is bid for, whoever reads it."""
        won = printed(self.effects, Subject(They(), self.several))
        return for_reader(f"the highest bidder{'s' if self.several else ''} {won}", player, False)


class Auction(ForBids):
    """CARD-035: the highest bidder pays the bid, Gold to the Inn; without a bid nothing happens."""

    calls = CALLS_ALL

    def __init__(self, stake: Stake, effects: tuple[Effect, ...]) -> None:
        self.stake = stake
        self.effects = effects

    def parts(self) -> tuple[object, ...]:
        return (self.stake, self.effects)

    def branch(self, number: int) -> tuple[Effect, ...]:
        """What the highest bidder pays, and what they get."""
        if self.stake is Stake.GOLD:
            return (phrase(PayInn, They(), number), *self.effects)
        return (phrase(Lose, They(), number, Track.FORTITUDE), *self.effects)

    def do(self, game: Game, play: Play, step: int) -> None:
        seats = taking_part(game, play, play.seat)
        if seats:
            auction.auction(game, play, step, seats, STAKES[self.stake])


class SecretAuctionLine(Becoming):
    """Bids that are revealed together."""

    effects: tuple[Effect, ...]

    def effect(self) -> Effect:
        return SecretAuction(self.effects)


says(
    SecretAuctionLine,
    "players bid Gold in secret. All pay, and the highest bidders {effects}.",
    effects=Tacit(EFFECTS, They),
)


class SecretAuction(ForBids):
    """CARD-037: everybody pays their bid to the Inn; all who bid the most, even if it is nothing, get it."""

    calls = CALLS_ALL
    several = True

    def branch(self, number: int) -> tuple[Effect, ...]:
        """What one of them pays, and what the highest get."""
        bid, highest = secret_bids.bid_of(number)
        paid: tuple[Effect, ...] = (phrase(PayInn, They(), bid),) if bid else ()
        return (*paid, *self.effects) if highest else paid

    def do(self, game: Game, play: Play, step: int) -> None:
        seats = taking_part(game, play, play.seat)
        if seats:
            secret_bids.bid_in_secret(game, play, step, seats)


class Buy(Choice):
    """CARD-041: one payment, however many parts it has."""

    declining = 0

    who: Person
    gold: int
    amount: int
    track: Track

    def prepare(self) -> None:
        """The branches speak of whoever chooses; they are made once."""
        self.chooser_is_they = True
        self.bought = tuple(
            [
                (phrase(PayInn, They(), n), phrase(Gain, They(), n * self.amount, self.track))
                for n in range(1, self.gold + 1)
            ]
        )

    def branches(self) -> tuple[tuple[Effect, ...], ...]:
        return ((), *self.bought)

    def option_text(self, branch: int, player: str = "you", mine: bool = True) -> str:
        if not branch:
            return "Buy nothing"
        return f"Pay {branch} Gold and gain {branch * self.amount} {self.track.value}"


says(
    Buy,
    "{who} may pay up to {gold} Gold to the Inn and gain {amount} {track} for each",
    who=WHO,
    gold=int,
    amount=int,
    track=Track,
)


class IfIgnoredLine(Becoming):
    """A second line of a card."""

    effects: tuple[Effect, ...]

    def effect(self) -> Effect:
        return IfIgnored(self.effects)


says(IfIgnoredLine, "if they Ignore this card, {effects}.", effects=EFFECTS)
