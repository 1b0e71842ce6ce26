"""What would come of an answer: an imagined game runs on until the situation is over, everybody playing simply."""

from __future__ import annotations

from typing import Final

from lastcall.bots.card_value import Worth
from lastcall.bots.evaluation import CLOSE_TO_OUT, power
from lastcall.engine.core.answers import (
    drinks_potion,
    picked_card,
    picked_target,
    picked_track,
    played,
    unspoken,
)
from lastcall.engine.core.codes import (
    ACTION_PHASE,
    BID,
    DISCARD_CARDS,
    DISCARD_PHASE,
    DRINK_PHASE,
    GAMBLE,
    GAMBLING_TURN,
    GIVE_UP_CARD,
    GOLD,
    ORDER_DRINK,
    ORDER_PHASE,
    PASS,
    PICK_PLAYER,
    PLAY_ACTION,
    RESPOND,
    SHARE_DRINK,
)
from lastcall.engine.game import Answer, Game
from lastcall.engine.play.defeat import in_danger, passing_out
from lastcall.ids import SeatId, TargetId

FURTHEST: Final = 30
"""The most decisions it looks ahead."""

PER_BET: Final = 0.02
"""What a Round promises its starter for each further card to bet with."""


class Course:
    """How an imagined game runs on after an answer, seen by one seat."""

    __slots__ = ("folded", "luck", "seat", "worth")

    def __init__(self, seat: SeatId, worth: Worth, luck: int) -> None:
        self.seat = seat
        self.worth = worth
        self.luck = luck
        """What opponents do is up to it, and it is the same for all answers compared."""
        self.folded = False
        """Who has passed on a gambling turn does not come back, or every pass would look as good as a card."""

    def run(self, game: Game, answer: Answer) -> int:
        """Until the phase is over and nothing lies on the table; the number of decisions it took.

        Who discards looks as far as the Action they are going to play: that is what the hand is for. Who orders looks
        as far as the end of the turn, because nobody need be asked before the Drink is drunk, and all answers must be
        judged at the same point.
        """
        seat = self.seat
        self.folded = game.kind == GAMBLE and answer == PASS
        turn, phase = game.turn.number, game.turn.phase
        if phase == DISCARD_PHASE and game.turn.side >> seat & 1:
            phase = ACTION_PHASE
        elif phase == ORDER_PHASE:
            phase = DRINK_PHASE
        game.answer(answer)
        decisions = 1
        while game.outcome is None and decisions < FURTHEST:
            if game.quiet and (game.turn.phase > phase or game.turn.number != turn):
                break
            game.answer(self.simply(game))
            decisions += 1
        return decisions

    def simply(self, game: Game) -> Answer:
        """A plausible answer, found at once."""
        kind = game.kind
        choices = game.choices
        mine = bool(game.ours[self.seat] >> game.asked & 1)
        if kind == RESPOND:
            return rescue(game, choices) if mine and in_danger(game, self.seat) else choices[0]
        if kind == PLAY_ACTION and mine:
            return attack(game, choices, self.worth)
        if kind in (DISCARD_CARDS, PLAY_ACTION, BID):
            return choices[0]
        # By who is asked what, not by how much was asked before: the same luck whichever answer is being tried.
        if game.potions:
            choices = [choice for choice in choices if not drinks_potion(unspoken(choice))]
        luck = (self.luck + 131 * game.asked + 17 * kind + len(game.seats[game.asked].hand)) * 7919 % 1009
        if kind == GAMBLE:
            return self.bet(choices, mine, luck)
        if mine and kind in (ORDER_DRINK, PICK_PLAYER, SHARE_DRINK):
            return max(choices[kind == SHARE_DRINK :], key=lambda choice: appeal(game, picked_target(unspoken(choice))))
        if mine and kind == GIVE_UP_CARD:
            return weakest(game, choices, game.asked, self.worth)
        return choices[luck % len(choices)]

    def bet(self, choices: list[Answer], mine: bool, luck: int) -> Answer:
        """GAMBLE-05: who has a card for it plays it as often as not."""
        plays = len(choices) - 1
        if plays == 0 or (self.folded if mine else luck % 2):
            return choices[0]
        return choices[1 + luck // 2 % plays]


def rescue(game: Game, choices: list[Answer]) -> Answer:
    """LOSE-04: the first that could help; of Potions, one for what is missing."""
    poor = not passing_out(game, game.asked)
    for choice in choices[1:]:
        if not drinks_potion(choice) or (picked_track(choice) == GOLD) == poor:
            return choice
    return choices[0]


def attack(game: Game, choices: list[Answer], worth: Worth) -> Answer:
    """TURN-06: the Action that does most, on whoever should have it; a Round of Gambling, with a hand for it."""
    cards = game.cards
    bets = sum(1 for card in game.seats[game.asked].hand if cards[card].bits & GAMBLING_TURN)
    best, most = choices[0], 0.0
    for choice in choices[1:]:
        play = played(choice)
        if play is None:
            continue
        if cards[play.card].bits & GAMBLING_TURN:
            gain = PER_BET * (bets - 1)
        else:
            gain = worth.of(play.card) + (0.01 * appeal(game, play.target) if play.target >= 0 else 0.0)
        if gain > most:
            best, most = choice, gain
    return best


def appeal(game: Game, target: TargetId) -> float:
    """The victim when nothing else decides: somebody about to pass out, else the strongest, or a thing of theirs."""
    seat = game.answers_for(target)
    side = game.side_of(seat)
    close = target == seat and side.fortitude - side.alcohol <= CLOSE_TO_OUT
    return power(game, game.seats[seat].side) + 2 * close


def weakest(game: Game, choices: list[Answer], seat: SeatId, worth: Worth) -> Answer:
    """The card whose loss leaves the best hand."""
    hand = game.seats[seat].hand

    def left(choice: Answer) -> float:
        return worth.hand([card for card in hand if card != picked_card(choice)])

    return max(choices, key=left)
