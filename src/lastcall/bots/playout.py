"""How a turn could go on from here: everybody plays simply, answers what hurts, and nobody knows what others hold."""

from __future__ import annotations

from typing import Final

from lastcall.bots.card_value import Worth
from lastcall.bots.evaluation import chances, is_out
from lastcall.bots.rollout import appeal, rescue
from lastcall.engine.core.answers import Answer, is_move, picked_card, picked_target, played, unspoken
from lastcall.engine.core.codes import (
    BID,
    DISCARD_CARDS,
    GAMBLE,
    GAMBLING_TURN,
    GIVE_UP_CARD,
    NO_MATTER,
    ORDER_DRINK,
    PICK_PLAYER,
    PLAY_ACTION,
    RESPOND,
    SHARE_DRINK,
)
from lastcall.engine.gambling.round import Win
from lastcall.engine.game import Game
from lastcall.engine.play.defeat import in_danger
from lastcall.engine.seen.outlook import outlook
from lastcall.engine.table.who import mine
from lastcall.ids import CardId, SeatId

LONGEST: Final = 400
"""Decisions of one playout: no turn takes so many."""
MODULUS: Final = 2147483647
MULTIPLIER: Final = 48271

HURTS: Final = 2.0
"""Losses below this, in points, are let happen."""
A_GOLD: Final = 0.5
ANSWERED: Final = 80
"""How many of a hundred losses above are answered by whoever can; those that would put them out, always."""
LEAVES: Final = 40
"""How many of a hundred gambling turns are passed by somebody with a card for it."""
CLAIMED: Final = 50
"""The same for pots that somebody else has won."""
ANYBODY: Final = 25
"""How many of a hundred Drinks go to anybody, not to whoever should have them."""
LEAST_KEPT: Final = 0.03
"""A card worth less is discarded for another one."""
PER_BET: Final = 0.02
"""What a Round promises its starter for each further card to bet with."""


class Playout:
    """One imagined way through the rest of a turn. The same luck decides whichever answer it begins with."""

    def __init__(self, seat: SeatId, worth: Worth, luck: int) -> None:
        self.seat = seat
        self.worth = worth
        self.state = luck % (MODULUS - 1) + 1

    def value(self, game: Game, answer: Answer, turns: int) -> float:
        """How likely this seat is to win after an answer and the rest of this turn; the game is played on."""
        last = game.turn.number + turns
        game.answer(answer)
        for _ in range(LONGEST):
            if game.outcome is not None or is_out(game, self.seat) or (game.turn.number >= last and game.quiet):
                break
            game.answer(self.choose(game))
        return chances(game, self.seat, self.worth)

    def chance(self, hundredths: int) -> bool:
        """Whether something happens that happens so often in a hundred times."""
        return self.below(100) < hundredths

    def below(self, sides: int) -> int:
        """A number below this one."""
        self.state = self.state * MULTIPLIER % MODULUS
        return self.state % sides

    def choose(self, game: Game) -> Answer:
        """What whoever is asked does."""
        kind = game.kind
        choices = game.choices
        if len(choices) == 1:
            return choices[0]
        if kind == RESPOND:
            return self.respond(game, choices)
        if kind == PLAY_ACTION:
            return self.act(game, choices)
        if kind == DISCARD_CARDS:
            return self.weakest(game, choices[1:], LEAST_KEPT) or choices[0]
        if kind == GIVE_UP_CARD:
            return self.weakest(game, choices, 99.0) or choices[0]
        if kind == GAMBLE:
            return choices[0] if self.chance(LEAVES) else choices[1 + self.below(len(choices) - 1)]
        if kind == BID:
            return choices[0]
        if kind == SHARE_DRINK:
            return choices[1 + self.below(len(choices) - 1)]
        moves = [choice for choice in choices if is_move(unspoken(choice))] if game.potions else choices
        if kind in (ORDER_DRINK, PICK_PLAYER) and moves and not self.chance(ANYBODY):
            return max(moves, key=lambda choice: appeal(game, picked_target(unspoken(choice))))
        return (moves or choices)[self.below(len(moves or choices))]

    def act(self, game: Game, choices: list[Answer]) -> Answer:
        """TURN-06: the Action that does most, with some luck, on whoever should have it."""
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
                gain = self.worth_of(game, play.card) + (0.01 * appeal(game, play.target) if play.target >= 0 else 0.0)
            gain *= 0.5 + 0.001 * self.below(1000)
            if gain > most:
                best, most = choice, gain
        return best

    def weakest(self, game: Game, choices: list[Answer], below: float) -> Answer | None:
        """The card worth least, if that is less than this."""
        found, least = None, below
        for choice in choices:
            said = unspoken(choice)
            if len(said) > 1:
                worth = self.worth_of(game, picked_card(said))
                if worth < least:
                    found, least = choice, worth
        return found

    def worth_of(self, game: Game, card: CardId) -> float:
        """What a card is worth to anybody, as this seat would judge it."""
        known = self.worth.known
        definition = game.cards[card]
        found = known.get(definition)
        if found is None:
            found = known[definition] = self.worth.look_at(card)
        return found[1]

    def respond(self, game: Game, choices: list[Answer]) -> Answer:
        """Whoever would be out answers if they can, and so do most who lose much."""
        top = game.stack
        seat = game.asked
        assert top is not None
        number = top.answered()
        if number == NO_MATTER or number not in game.matters:
            return rescue(game, choices) if in_danger(game, seat) else choices[0]
        matter = game.matters[number]
        if type(matter) is Win:
            claims = not mine(game, seat, matter.seat) and self.chance(CLAIMED)
            return choices[1 + self.below(len(choices) - 1)] if claims else choices[0]
        side = game.side_of(seat)
        ahead = outlook(game, seat, number)
        harm = ahead.points - A_GOLD * ahead.gold
        deadly = side.fortitude - side.alcohol <= ahead.points > 0 or side.gold <= -ahead.gold > 0
        if not deadly and (harm < HURTS or not self.chance(ANSWERED)):
            return choices[0]
        about = [choice for choice in choices if (play := played(choice)) is not None and play.part >= 0]
        if not about:
            return rescue(game, choices) if deadly else choices[0]
        return about[self.below(len(about))]
