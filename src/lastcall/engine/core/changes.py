"""What packets change for whom, and the cards that carry them, as facts for one reader."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from lastcall.engine.core.codes import GOLD, NOBODY, ON_DRINK, POT
from lastcall.ids import PayeeId, SeatId, TargetId, TrackId
from lastcall.voice.fact import (
    Aim,
    Amount,
    AnyFact,
    Breath,
    Card,
    Fact,
    Facts,
    MaybeFact,
    Payee,
    Seat,
    Target,
    Targets,
    Times,
    Track,
    a_player,
    negative,
    no_player,
    positive,
    says,
)

if TYPE_CHECKING:
    from lastcall.engine.core.matters import Packet
    from lastcall.engine.game import Game


def not_gold(track: TrackId) -> bool:
    """Whether a track is not Gold; a condition for `says`."""
    return track != GOLD


class AmountDue(Fact, frozen=True):
    """A coming change, by itself."""

    amount: Amount
    track: Track
    to: Payee
    carried: bool
    """A card carries it."""


says(AmountDue, "the ante of {amount} {track}", to=POT)
says(AmountDue, "{amount} {track}", track=not_gold)
says(AmountDue, "{amount} {track}", carried=True)
says(AmountDue, "the gain of {amount} {track}", amount=negative)
says(AmountDue, "the payment of {amount} {track}")


class Must(Fact, frozen=True):
    """What a player must do; follows "you" or a name."""

    amount: Amount
    track: Track
    to: Payee


says(Must, "would lose {amount} {track}", track=not_gold)
says(Must, "would put {amount} Gold on the Drink", to=ON_DRINK)
says(Must, "must ante {amount} Gold", to=POT)
says(Must, "must pay {to} {amount} Gold")


class Coming(Fact, frozen=True):
    """What would change; follows "you" or a name."""

    amount: Amount
    track: Track
    to: Payee
    """The player who would be paid, or the Inn."""
    kept: bool


says(Coming, "would gain {amount} {track}", amount=negative)
says(Coming, "would keep {amount} {track}", kept=True)
says(Coming, "would pay {to} {amount} {track}", to=a_player)
says(Coming, "would lose {amount} {track}")


class Happened(Fact, frozen=True):
    """What has changed; follows "you" or a name."""

    amount: Amount
    track: Track
    to: Payee


says(Happened, "gained {amount} {track}", amount=negative)
says(Happened, "anted {amount} {track}", to=POT)
says(Happened, "lost {amount} {track}", to=no_player)
says(Happened, "paid {to} {amount} {track}")


class InnWould(Fact, frozen=True):
    """What the Inn is going to do for the player who should pay."""

    who: Seat
    to: Payee
    amount: Amount
    kept: bool


says(InnWould, "the Inn would ante {amount} Gold for {who}", to=POT)
says(InnWould, "the Inn would let {who} off {amount} Gold", to=no_player)
says(InnWould, "the Inn would pay {to} {amount} Gold", kept=True)
says(InnWould, "the Inn would pay {to} {amount} Gold for {who}")


class InnDid(Fact, frozen=True):
    """What the Inn has done for the player who should have paid."""

    who: Seat
    to: Payee
    amount: Amount
    kept: bool


says(InnDid, "the Inn anted {amount} Gold for {who}", to=POT)
says(InnDid, "the Inn let {who} off {amount} Gold", to=no_player)
says(InnDid, "the Inn paid {to} {amount} Gold", kept=True)
says(InnDid, "the Inn paid {to} {amount} Gold for {who}")


class Often(Fact, frozen=True):
    """The same change twice or more."""

    change: AnyFact
    times: Times


says(Often, "{change}{times}")


class Share(Fact, frozen=True):
    """All that happens to the same players."""

    who: Targets
    changes: Breath


says(Share, "{who} {changes}")


class Changes(Fact, frozen=True):
    """What happens to whom."""

    shares: Facts


says(Changes, "{shares}")


def coming(game: Game, packets: Sequence[Packet], reader: SeatId) -> Changes | None:
    """What is coming, equal changes together: you and Ann would lose 1 Gold; Ben would lose 2 Fortitude."""
    if not packets:
        return None
    if len(packets) == 1 and not packets[0].paid_by_inn:
        return Changes((Share((packets[0].bearer(),), (packets[0].coming(game),)),))
    changes: dict[Fact, list[TargetId]] = {}  # What happens, and to which targets.
    for packet in packets:
        if packet.paid_by_inn:
            changes.setdefault(InnWould(packet.victim, packet.payee, packet.amount, packet.stays(game)), [])
        else:
            changes.setdefault(packet.coming(game), []).append(packet.bearer())
    # What comes to everybody else is seen on the table.
    ours = game.ours[reader]
    own = {what: hit for what, hit in changes.items() if any(ours >> target & 1 for target in hit)}
    return together(own or changes, reader)


def done(game: Game, packets: Sequence[Packet], reader: SeatId) -> Changes | None:
    """What has happened to each player or thing, equal changes together."""
    changes: dict[Fact, list[TargetId]] = {}
    for packet in packets:
        if packet.done and packet.paid_by_inn:
            changes.setdefault(InnDid(packet.victim, packet.payee, packet.done, packet.stays(game)), [])
        elif packet.done:
            changes.setdefault(packet.happened(), []).append(packet.bearer())
    return together(changes, reader)


def owed(packets: Sequence[Packet], reader: SeatId) -> Changes | None:
    """Who must pay how much in all; whoever must is told only that."""
    sums: dict[tuple[TargetId, TrackId, PayeeId], int] = {}
    for packet in packets:
        key = (packet.bearer(), packet.track, packet.payee)
        sums[key] = sums.get(key, 0) + packet.amount
    paying = {who for who, _, _ in sums}
    changes: dict[Fact, list[TargetId]] = {}
    for (who, track, to), amount in sums.items():
        if who == reader or reader not in paying:
            changes.setdefault(Must(amount, track, to), []).append(who)
    return together(changes, reader)


def together(changes: dict[Fact, list[TargetId]], reader: SeatId) -> Changes | None:
    """Group all that happens to the same players, the reader first."""
    told = sorted(changes.items(), key=lambda change: reader not in change[1])
    alike: dict[tuple[TargetId, ...] | Fact, list[Fact]] = {}  # By those it happens to; what the Inn does stands alone.
    for what, targets in told:
        often = Counter(targets)
        for times in sorted(set(often.values())) or (1,):
            who = tuple([target for target in often if often[target] == times])
            alike.setdefault(who or what, []).append(what if times == 1 else Often(what, times))
    shares = [Share(who, tuple(what)) if isinstance(who, tuple) else who for who, what in alike.items()]
    return Changes(tuple(shares)) if shares else None


# --- cards


class AgainstLoss(Fact, frozen=True):
    """The loss that a card answers; follows the card."""

    whose: Target
    ante: bool
    amount: Amount
    track: Track
    own: bool
    """The loss is that of the player who plays the card."""


says(AgainstLoss, " against {whose:own} [ante:ante|loss] of {amount} {track}", own=True, amount=positive)
says(AgainstLoss, " after {whose:own} gain of {amount} {track}", own=True, amount=negative)
says(AgainstLoss, " after {whose's} gain of {amount} {track}", amount=negative)
says(AgainstLoss, " against {whose's} [ante:ante|loss] of {amount} {track}")


class AgainstCard(Fact, frozen=True):
    """The card that another card answers; follows the latter."""

    card: Card
    whose: Seat
    """Who has played it; NOBODY for an Event."""
    own: bool
    """Its own player answers it."""


says(AgainstCard, " against {whose:own} {card}", own=True)
says(AgainstCard, " against {whose:yours}{card}")


class Announced(Fact, frozen=True):
    """Who plays what, and on what."""

    who: Seat
    card: Card
    revealed: bool
    acts: bool
    against: MaybeFact
    aim: Aim


says(Announced, "{who} reveal~ {card}[against:{against}]{aim}", revealed=True)
says(Announced, "{who} activate~ {card}[against:{against}]{aim}", acts=True)
says(Announced, "{who} play~ {card}[against:{against}]{aim}")


class HitsBack(Fact, frozen=True):
    """A card in answer to a loss that has happened."""

    who: Seat
    card: Card
    victim: Target
    amount: Amount
    track: Track
    own: bool
    """It was their own loss."""
    hits: bool
    at: Seat = NOBODY
    """Whom it hits, where it could have hit a thing of theirs instead."""


says(HitsBack, "{who} lost {amount} {track} and hit~ back at {at} with {card}", own=True, hits=True, at=a_player)
says(HitsBack, "{who} lost {amount} {track} and hit~ back with {card}", own=True, hits=True)
says(HitsBack, "{who} lost {amount} {track} and answer~ with {card}", own=True)
says(HitsBack, "{victim} lost {amount} {track}. {Who} hit~ back at {at} with {card}", hits=True, at=a_player)
says(HitsBack, "{victim} lost {amount} {track}. {Who} hit~ back with {card}", hits=True)
says(HitsBack, "{victim} lost {amount} {track}. {Who} answer~ with {card}")


class CostsYou(Fact, frozen=True):
    """What your own card takes from you."""

    card: Card
    amount: Amount
    track: Track


says(CostsYou, "{card} costs you {amount} {track}.")


class OnTheTable(Fact, frozen=True):
    """A card, and the changes it will bring."""

    card: AnyFact
    coming: MaybeFact


says(OnTheTable, "{card}.[coming: {coming}.]")


class BeingApplied(Fact, frozen=True):
    """What was chosen is about to happen."""

    card: Card
    coming: MaybeFact


says(BeingApplied, "{card}: [coming:{coming}|nobody is about to lose anything].")


class LostTo(Fact, frozen=True):
    """What a card has cost, where nobody has gained anything."""

    card: Card
    done: AnyFact


says(LostTo, "{done} to {card}.")


class Did(Fact, frozen=True):
    """What a card has done."""

    card: Card
    done: AnyFact


says(Did, "{card}: {done}.")


# --- payments


class Owed(Fact, frozen=True):
    """Who must pay."""

    due: AnyFact


says(Owed, "{due}.")


class YouPaid(Fact, frozen=True):
    """What has become of your payment."""

    amount: Amount
    track: Track
    to: Payee
    by_inn: bool


says(YouPaid, "The Inn paid {amount} {track} for you.", by_inn=True)
says(YouPaid, "You lost {amount} {track}.", track=not_gold)
says(YouPaid, "You anted {amount} {track}.", to=POT)
says(YouPaid, "You gained {amount} {track}.", amount=negative)
says(YouPaid, "You paid {amount} {track}.")


class YouWerePaid(Fact, frozen=True):
    """The Gold others have paid you."""

    amount: Amount


says(YouWerePaid, "You were paid {amount} Gold.")


class OthersPaid(Fact, frozen=True):
    """What they paid."""

    done: MaybeFact


says(OthersPaid, "[done:{done}|nobody paid anything].")
