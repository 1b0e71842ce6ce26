"""The bot that tries every answer in games it imagines, and takes the one that leaves it best."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar, Final

from lastcall.bots.bot import Sight
from lastcall.bots.card_value import Worth
from lastcall.bots.evaluation import CLOSE_TO_OUT, judge
from lastcall.bots.rollout import Course, appeal
from lastcall.bots.temperament import CALM, Temperament, liking
from lastcall.engine.core.answers import Played, drinks_potion, played, unspoken
from lastcall.engine.core.codes import BID, DISCARD_CARDS, NOBODY, ORDER_DRINK, PASS, PICK_PLAYER, RESPOND, YOU_FIRST
from lastcall.engine.core.matters import Play
from lastcall.engine.game import Answer, Game
from lastcall.engine.play.defeat import in_danger
from lastcall.engine.seen.guess import silence
from lastcall.engine.table.who import mine
from lastcall.ids import SeatId

ROUNDS: Final = ((200, 3), (8, 4), (3, 7))
"""How many answers are still compared, and in how many more imagined games."""

MORE: Final = {DISCARD_CARDS: 3, ORDER_DRINK: 3, PICK_PLAYER: 2}
"""So many times as often where luck would decide: what is drawn, and what a Drink turns out to be."""

MOST_DECISIONS: Final = 2000
"""Answers given in imagined games for one decision. No clock is looked at: the same seed plays the same game."""

EASE: Final = 0.004
"""An answer must beat passing by at least this much; a smaller gain may be luck."""
LEAST_GAIN: Final = {DISCARD_CARDS: 0.008, RESPOND: 0.009}
"""The same where a card goes for an unknown one, or will be missing until the next draw."""
SPITE: Final = 0.08
"""An answer that leaves its own mat worse must beat passing by this much more."""
WORSE: Final = 0.995
"""Below such a part of what it would be, a mat is worse."""

MANY: Final = 24
"""With at least this many answers, only the likelier victims are considered."""
VICTIMS: Final = 4
BIDS: Final = 4
FEW_GOLD: Final = 2
"""Nearly none: with more nobody drinks a Potion for Gold."""


class GreedyBot:
    """Looks one answer ahead."""

    looks: ClassVar = True

    def __init__(self, seed: int = 0, temper: Temperament = CALM, rounds: tuple[tuple[int, int], ...] = ROUNDS) -> None:
        self.seed = seed
        self.temper = temper
        self.rounds = rounds

    def choose(self, sight: Sight) -> Answer:
        """The best of the answers, as far as the bot can see; always the same for the same view and seed."""
        return self.weigh(sight)[1]

    def weigh(self, sight: Sight) -> tuple[Weighing, Answer]:
        """What it has compared, and what it takes."""
        # By the number of the question, not by what was asked before: a bot woken up in mid-game plays on like before.
        chance = Random(self.seed * 1_000_003 + sight.number)
        weighing = Weighing(sight, chance, self.temper, self.rounds)
        return weighing, weighing.best()


class Weighing:
    """One decision: answers, and how they have done so far."""

    def __init__(
        self, sight: Sight, chance: Random, temper: Temperament = CALM, rounds: tuple[tuple[int, int], ...] = ROUNDS
    ) -> None:
        self.sight = sight
        self.rounds = rounds
        self.chance = chance
        self.first = first = sight.imagine(chance)
        """Only to look at."""
        self.seat = sight.seat
        self.worth = Worth(first, self.seat)
        self.left = MOST_DECISIONS
        self.answers = likelier(first, sight.answers, self.worth)
        self.dropped: list[Answer] = []
        """The others, those that did best last."""
        self.passing = next((answer for answer in self.answers if unspoken(answer) == PASS), None)
        """The answer all others are measured by; None: something must be chosen."""
        self.totals = dict.fromkeys(self.answers, 0.0)
        self.mats = dict.fromkeys(self.answers, 0.0)
        self.tried = 0
        self.least = {
            answer: least_gain(first, answer, self.seat) - liking(first, self.seat, answer, temper)
            for answer in self.answers
        }

    def best(self) -> Answer:
        """Those that do worse drop out early, but never to pass: all others are measured by it."""
        if len(self.answers) == 1:
            return self.answers[0]
        times = MORE.get(self.first.kind, 1)
        for most, more in self.rounds:
            self.answers.sort(key=self.merit, reverse=True)
            self.dropped += [answer for answer in self.answers[: most - 1 : -1] if answer != self.passing]
            self.answers = [answer for at, answer in enumerate(self.answers) if at < most or answer == self.passing]
            for _ in range(more * times):
                if self.left > 0:
                    self.try_all()
        self.answers.sort(key=self.merit, reverse=True)
        return self.answers[0]

    def ranked(self, most: int) -> list[Answer]:
        """The best answers, after `best`; passing is always among them."""
        found = [*self.answers, *self.dropped[::-1]][:most]
        if self.passing is not None and self.passing not in found:
            found.append(self.passing)
        return found

    def merit(self, answer: Answer) -> float:
        """How an answer has done, less what it must gain."""
        merit = self.totals[answer]
        if self.passing is None:
            return merit - self.least[answer] * self.tried
        if answer == self.passing:
            return merit
        spiteful = self.mats[answer] < WORSE * self.mats[self.passing]
        return merit - (self.least[answer] + SPITE * spiteful) * self.tried

    def try_all(self) -> None:
        """Every answer in the same imagined game, so that luck does not decide between them."""
        game = self.sight.imagine(self.chance)
        silence(game, self.seat)
        course = Course(self.seat, self.worth, self.chance.randrange(1009))
        last = len(self.answers) - 1
        for number, answer in enumerate(self.answers):
            then = game.copy() if number < last else game
            self.left -= course.run(then, answer)
            value, mat = judge(then, self.seat, self.worth)
            self.totals[answer] += value
            self.mats[answer] += mat
        self.tried += 1


def least_gain(game: Game, answer: Answer, seat: SeatId) -> float:
    """By how much it must beat passing; what acts from its place in front costs no card of the hand."""
    play = played(answer)
    if play is not None and play.card in game.seats[seat].front:
        return EASE
    return LEAST_GAIN.get(game.kind, EASE)


def likelier(game: Game, answers: Sequence[Answer], worth: Worth) -> list[Answer]:
    """All but the foolish ones; of very many, only low bids, and cards only on those worth harming."""
    found = [answer for answer in answers if not foolish(game, unspoken(answer), worth)]
    if game.kind == BID:
        return found[: 1 + BIDS]
    potions = any(drinks_potion(unspoken(answer)) for answer in found)
    if potions and not game.matters and in_danger(game, worth.seat):
        # LOSE-04: nobody loses with a Potion left. Imagined games cannot tell, because it could be drunk later there.
        found = [answer for answer in found if unspoken(answer) != PASS]
    if len(found) < MANY:
        return found
    others = sorted(game.rivals[worth.seat], key=lambda seat: appeal(game, seat), reverse=True)
    fair = {NOBODY, worth.seat, *others[:VICTIMS]}
    return [answer for answer in found if (play := played(answer)) is None or play.target in fair]


def foolish(game: Game, answer: Answer, worth: Worth) -> bool:
    """What luck may make look good, and sense never does."""
    if answer == YOU_FIRST:
        return True
    if drinks_potion(answer):
        side = game.side_of(worth.seat)
        return side.fortitude - side.alcohol > CLOSE_TO_OUT and side.gold > FEW_GOLD
    play = played(answer)
    return play is not None and against_oneself(game, play, worth)


def against_oneself(game: Game, play: Played, worth: Worth) -> bool:
    """To Negate a card of one's own side that does not hit it, or harm nobody but one's own side."""
    seat = worth.seat
    matter = game.matters.get(play.part)
    if type(matter) is Play and mine(game, seat, matter.seat) and game.homes[matter.card].seat >= 0:
        return matter.seat == seat or not any(mine(game, seat, game.packet(it).victim) for it in matter.packets)
    return worth.only_harms_us(play)
