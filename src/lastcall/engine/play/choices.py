"""TYPES, DUNGEON: choices in the middle of a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lastcall.engine.core.answers import Answer, picked
from lastcall.engine.core.cards import Branching, Effect
from lastcall.engine.core.changes import coming
from lastcall.engine.core.codes import CHOOSE, NO_STEP, OPTION_CHOSEN, THING
from lastcall.engine.core.frames import Frame
from lastcall.engine.core.matters import Packet, Play
from lastcall.engine.play.chain import open_window
from lastcall.engine.play.facts import (
    NO_THANKS,
    Accept,
    AnOption,
    ChooseBranch,
    Chose,
    NoChoice,
    Offer,
    OfferWithPrice,
)
from lastcall.engine.play.losses import carry_out, meet_statics
from lastcall.engine.table.who import mine
from lastcall.ids import MatterId, SeatId
from lastcall.voice.fact import Branch, Fact

if TYPE_CHECKING:
    from lastcall.engine.game import Game


class Choosing(Frame):
    """The seats still to choose; then one window on what they chose, then it happens to all at once."""

    def __init__(
        self,
        below: Frame | None,
        play: MatterId,
        step: int,
        order: tuple[SeatId, ...],
        chosen: tuple[int, ...],
        laid_out: int = 0,
        shares: tuple[MatterId, ...] = (),
    ) -> None:
        self.below = below
        self.play = play
        self.step = step
        self.order = order
        self.chosen = chosen
        """A seat, the branch it chose, the next seat, its branch ..."""
        self.laid_out = laid_out
        """How much of `chosen` was laid out before the choice was handed on."""
        self.shares = shares
        """The shares of the loss (packets), one for each choice made or still to make. Empty without a loss."""

    def go(self, game: Game) -> None:
        """DUNGEON-04: ask one seat after the other, in turn order."""
        play = game.play(self.play)
        effect = branching(game, play, self.step)
        if self.order:
            seat = self.order[0]
            choices = self.choices(game, seat)
            if choices:
                game.stack = self
                game.ask(seat, CHOOSE, choices)
            else:
                assert not self.shares, "a loss can always be taken"
                game.note(NoChoice, seat)
                game.stack = Choosing(self.below, self.play, self.step, self.order[1:], self.chosen, self.laid_out)
            return
        they = play.they
        start = len(play.packets)
        for seat, branch in pairs(self.chosen[self.laid_out :]):
            if effect.chooser_is_they:
                play.they = seat
            plan_in_order(game, play, effect.branch(branch), self.step)
        play.they = they
        game.stack = Applying(self.below, self.play, self.step, self.chosen, 0, self.shares)
        if len(play.packets) > start:
            meet_statics(game, play.packets[start:])
            open_window(game, self.play, play.bits, play.seat)

    def choices(self, game: Game, seat: SeatId) -> list[Answer]:
        play = game.play(self.play)
        effect = branching(game, play, self.step)
        if self.shares:
            before = sum(branch for one, branch in pairs(self.chosen) if one == seat)
            options = effect.open_to_victim(game, play, self.share(game), before)
        else:
            options = effect.open_to(game, play, seat)
        if self.chosen and game.ours[seat] != 1 << seat:
            # TEAM-05, LIMIT-06: Gold the side has already chosen to pay cannot be paid again.
            owed = sum([gold_of(effect, branch) for one, branch in pairs(self.chosen) if mine(game, seat, one)])
            left = game.side_of(seat).gold - owed
            options = [number for number in options if not gold_of(effect, number) or gold_of(effect, number) <= left]
        return [(OPTION_CHOSEN, number) for number in options]

    def share(self, game: Game) -> Packet:
        """The share of the loss that the current choice is about."""
        return game.packet(self.shares[len(self.chosen) // 2])

    def prompt(self, game: Game, reader: SeatId) -> Fact:
        """The card that leaves a choice, and the loss it is about."""
        play = game.play(self.play)
        if is_offer(branching(game, play, self.step)):
            offer, then = [Branch(play.card, play.use, step, 0) for step in (self.step, self.step + 1)]
            if follow_up(game, play, self.step) is not None:
                return OfferWithPrice(play.card, self.order[0], play.seat, offer, then)
            return Offer(play.card, self.order[0], play.seat, offer)
        loss = coming(game, [self.share(game)], reader) if self.shares else None
        return ChooseBranch(play.card, loss)

    def option(self, game: Game, number: int) -> Fact:
        play = game.play(self.play)
        effect = branching(game, play, self.step)
        if is_offer(effect):
            then = follow_up(game, play, self.step)
            return NO_THANKS if number else Accept(effect.price_text(), then.price_text() if then is not None else "")
        return AnOption(self.order[0], play.seat, Branch(play.card, play.use, self.step, number))

    def costs(self, game: Game, answer: Answer) -> bool:
        play = game.play(self.play)
        effect = branching(game, play, self.step)
        then = follow_up(game, play, self.step) if is_offer(effect) and picked(answer) == 0 else None
        return effect.branch_costs(picked(answer)) or (then is not None and then.branch_costs(0))

    def took(self, game: Game, answer: Answer) -> None:
        """Note the choice of this seat."""
        seat = self.order[0]
        play = game.play(self.play)
        effect = branching(game, play, self.step)
        declined = is_offer(effect) and picked(answer) > 0
        game.note(Chose, seat, play.seat, Branch(play.card, play.use, self.step, picked(answer)), declined)
        effect.accepted(play, self.step, picked(answer))
        if self.shares:
            effect.chosen(self.share(game), picked(answer))
        chosen = (*self.chosen, seat, picked(answer))
        game.stack = Choosing(self.below, self.play, self.step, self.order[1:], chosen, self.laid_out, self.shares)


def is_offer(effect: Branching) -> bool:
    """Whether it is simply accepted or declined."""
    return effect.declining == 1 and len(effect.branches()) == 2


def follow_up(game: Game, play: Play, step: int) -> Branching | None:
    """What happens after an offer, if it is accepted."""
    effects = game.cards[play.card].uses[play.use].effects
    after = effects[step + 1] if step + 1 < len(effects) else None
    return after if isinstance(after, Branching) and after.follows_offer else None


def gold_of(effect: Branching, branch: int) -> int:
    """How much Gold a player pays who chooses this branch."""
    return sum([one.gold_of_chooser() for one in effect.branch(branch)])


def choose_for_shares(game: Game, play: Play, step: int) -> None:
    """REDIRECT-07: let the current victim of each share of a loss choose about that share."""
    shares = [number for number in play.packets if game.packet(number).step == step and is_coming(game, play, number)]
    circle = game.around(play.seat)
    shares.sort(key=lambda number: circle.index(game.packet(number).victim))
    game.stack = Choosing(game.stack, play.id, step, victims(game, shares), (), 0, tuple(shares))


def is_coming(game: Game, play: Play, number: MatterId) -> bool:
    """Whether a player is still going to take this loss; a thing chooses nothing."""
    packet = game.packet(number)
    if packet.track == THING:
        return False
    return (
        not packet.settled and packet.amount > 0 and game.seats[packet.victim].present and not play.passes_over(packet)
    )


def victims(game: Game, shares: Sequence[MatterId]) -> tuple[SeatId, ...]:
    """The victims of these shares."""
    return tuple([game.packet(share).victim for share in shares])


class Applying(Frame):
    """What was chosen, carried out seat by seat after the packets of all."""

    def __init__(
        self,
        below: Frame | None,
        play: MatterId,
        step: int,
        chosen: tuple[int, ...],
        at: int = 0,
        shares: tuple[MatterId, ...] = (),
    ) -> None:
        self.below = below
        self.play = play
        self.step = step
        self.chosen = chosen
        self.at = at
        self.shares = shares
        """The shares of the loss already decided. Empty if the choice is not about a loss."""

    def go(self, game: Game) -> None:
        """TIMING-13: the tracks of all change together, then the rest one after the other, as the text says."""
        play = game.play(self.play)
        effect = branching(game, play, self.step)
        if self.at == 0 and (new := self.handed_on(game, play)):
            shares = (*self.shares, *new)
            order = victims(game, new)
            game.stack = Choosing(self.below, self.play, self.step, order, self.chosen, len(self.chosen), shares)
            return
        carry_out(game, play, self.step)
        work = in_order(game, play, self.chosen, self.step)
        for at in range(self.at, len(work)):
            seats, one, step = work[at]
            here = game.stack = Applying(self.below, self.play, self.step, self.chosen, at + 1, self.shares)
            they = play.they
            if one.together and len(seats) > 1:
                one.do_together(game, play, seats)
            else:
                if effect.chooser_is_they:
                    play.they = seats[0]
                one.do(game, play, step)
                play.they = they
            if game.interrupted(here):
                return
            game.stack = self.below

    def handed_on(self, game: Game, play: Play) -> list[MatterId]:
        """REDIRECT-07: the shares redirected meanwhile to players who have not chosen about them yet."""
        settled = set(zip(self.shares, self.chosen[::2], strict=True)) if self.shares else set()
        return [
            share
            for share in dict.fromkeys(self.shares)
            if (share, game.packet(share).victim) not in settled and is_coming(game, play, share)
        ]

    def applies(self, play: MatterId) -> int:
        return self.step if play == self.play else NO_STEP


def branching(game: Game, play: Play, step: int) -> Branching:
    """The effect that offers the choice."""
    effect = game.cards[play.card].uses[play.use].effects[step]
    assert isinstance(effect, Branching)
    return effect


def plan_in_order(game: Game, play: Play, effects: tuple[Effect, ...], step: int) -> None:
    """TIMING-02: lay out all effects, so that they are applied in the order of the text."""
    for number, effect in enumerate(effects):
        effect.plan(game, play, step_of(game, play, effects, number, step))


def step_of(game: Game, play: Play, effects: tuple[Effect, ...], number: int, step: int) -> int:
    """The step at which the packets of an effect are applied; the leading changes of tracks share one."""
    first = all(type(effect).plan is not Effect.plan for effect in effects[:number])
    return step if first else game.cards[play.card].uses[play.use].part_step(step, number)


def in_order(
    game: Game, play: Play, chosen: tuple[int, ...], step: int
) -> list[tuple[tuple[SeatId, ...], Effect, int]]:
    """The chosen effects seat by seat; those done together come once, with all seats that chose them (CARD-043).

    An effect done together at the end of a branch comes last: others discard before the Drinks are revealed.
    """
    work: list[tuple[tuple[SeatId, ...], Effect, int]] = []
    last: list[tuple[tuple[SeatId, ...], Effect, int]] = []
    places: dict[tuple[int, int], int] = {}
    for seat, branch in pairs(chosen):
        effects = branching(game, play, step).branch(branch)
        for number, one in enumerate(effects):
            here = last if one.together and number == len(effects) - 1 else work
            at = places.get((branch, number)) if one.together else None
            if at is not None:
                here[at] = ((*here[at][0], seat), one, here[at][2])
                continue
            places[branch, number] = len(here)
            here.append(((seat,), one, step_of(game, play, effects, number, step)))
    return work + last


def pairs(flat: tuple[int, ...]) -> list[tuple[SeatId, int]]:
    """A seat, its branch, the next seat, its branch: two by two."""
    return list(zip(flat[::2], flat[1::2], strict=True))  # type: ignore[arg-type]
