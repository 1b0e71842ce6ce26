"""Rounds of Gambling: control, antes, leaving, pots."""

from __future__ import annotations

from lastcall.engine.core.cards import Effect, Moment, No
from lastcall.engine.core.codes import A_PACKET, A_WIN, ANTE_COMING, GAMBLING_TURN, GOLD, IN_ROUND, POT_TAKEN, ROUND_WON
from lastcall.engine.core.matters import Play
from lastcall.engine.core.phrases import CALLS_ALL
from lastcall.engine.gambling import round as gambling
from lastcall.engine.gambling.facts import (
    AFTER_WINNING_HAND,
    BETWEEN_GAMBLING_TURNS,
    CLAIMED,
    LEFT,
    LOCKED,
    NO_ROUND,
    NOT_RUNNING,
    NOT_YOUR_GAMBLING_TURN,
    ONLY_TAKEN,
    ONLY_WON,
    ONLY_YOURS,
    OthersGamblingTurn,
    RoundGoesOn,
)
from lastcall.engine.gambling.pot import put_into_pot
from lastcall.engine.game import Game
from lastcall.engine.play import losses
from lastcall.engine.table.who import anothers, mine
from lastcall.ids import MatterId, SeatId
from lastcall.language.template import says
from lastcall.language.words.lines import Clause
from lastcall.language.words.people import WHO, Person, You, affected


class OnGamblingTurn(Moment):
    """TYPES-06: a Gambling card, on its player's gambling turn."""

    bits = GAMBLING_TURN
    no = NOT_YOUR_GAMBLING_TURN
    beats_winning_hand = False

    def refuses(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        """GAMBLE-12, GAMBLE-13: only a Cheating card can follow a Winning Hand."""
        blocked = game.round is not None and game.round.cheating_only and not self.beats_winning_hand
        return AFTER_WINNING_HAND if blocked else None

    def shut(self, game: Game, seat: SeatId, matter: MatterId) -> No:
        this = game.round
        if this is None or not this.running:
            return NO_ROUND
        if not this.inside >> seat & 1:
            return LEFT
        return self.no if mine(game, seat, this.turn) else OthersGamblingTurn(this.turn)


class OnCheatingTurn(OnGamblingTurn):
    """GAMBLE-12: a Cheating card, or one that expressly may follow a Winning Hand."""

    beats_winning_hand = True


class StartRound(Effect):
    """GAMBLE-01: start a Round of Gambling."""

    calls = CALLS_ALL

    of_round = True
    starts_round = True

    def do(self, game: Game, play: Play, step: int) -> None:
        """An Event may come in the middle of a Round: that one goes on."""
        if game.round is None:
            gambling.start_round(game, play)
        else:
            game.note(RoundGoesOn)


says(StartRound, "start a Round of Gambling")


class StartLockedRound(Effect):
    """GAMBLE-01: nobody may choose to leave."""

    calls = CALLS_ALL

    of_round = True
    starts_round = True

    def do(self, game: Game, play: Play, step: int) -> None:
        gambling.start_round(game, play, True)


says(StartLockedRound, "start a Round of Gambling that nobody can leave")


class TakeControl(Effect):
    """GAMBLE-06, GAMBLE-26: take control of the Round; nobody antes for it."""

    waits = False
    takes_control = True
    beside = "AFFECT-05"

    def do(self, game: Game, play: Play, step: int) -> None:
        gambling.take_control(game, play.seat)


says(TakeControl, "take control of the Round")


class TakeControlAnyway(TakeControl):
    """GAMBLE-12, GAMBLE-14: take control even right after a Winning Hand."""


says(TakeControlAnyway, "take control of the Round, even from a Winning Hand")


class OnlyCheatingNext(Effect):
    """GAMBLE-12: only a Cheating card can take control next."""

    waits = False

    def do(self, game: Game, play: Play, step: int) -> None:
        """Only if the card has taken control: its player may have been forced out meanwhile."""
        if game.round is not None and game.round.control == play.seat:
            game.round.cheating_only = True


says(OnlyCheatingNext, "only a Cheating card can take control next")


class Raise(Effect):
    """GAMBLE-29: every player in the Round antes again."""

    amount: int
    of_round = True

    def do(self, game: Game, play: Play, step: int) -> None:
        """GAMBLE-22: nobody has to if the player of the card is not in the Round any more."""
        this = game.round
        if this is not None and this.running and this.inside >> play.seat & 1:
            gambling.ante(game, play.seat, self.amount)


says(Raise, "each player in the Round antes {amount} Gold", amount=int)


class LeaveRound(Effect):
    """GAMBLE-15, GAMBLE-24: players leave the Round, by choice or by force."""

    who: Person

    def forbids(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        """Nobody may choose to leave a locked Round; being forced out is different."""
        return LOCKED if isinstance(self.who, You) and game.round is not None and game.round.locked else None

    def do(self, game: Game, play: Play, step: int) -> None:
        for seat in affected(game, play, self.who):
            gambling.leave(game, seat)


says(LeaveRound, "{who} leave~ the Round", who=WHO)


class LeaveInstead(Effect):
    """GAMBLE-16: without paying the ante."""

    answers = A_PACKET
    windows = ANTE_COMING

    def forbids(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        """Not from a Round nobody can leave."""
        return LOCKED if game.round is not None and game.round.locked else None

    def do(self, game: Game, play: Play, step: int) -> None:
        packet = game.packet(play.part)
        packet.amount = 0
        gambling.leave(game, packet.victim)  # TEAM-09


says(LeaveInstead, "leave the Round instead")


class CardIntoPot(Effect):
    """CARD-019: in place of the Gold, and once for an ante."""

    answers = A_PACKET
    windows = ANTE_COMING

    def do(self, game: Game, play: Play, step: int) -> None:
        """It replaces a whole ante, so there is nothing left for another one to replace."""
        packet = game.packet(play.part)
        if game.round is not None and game.round.running and packet.amount > 0:
            packet.amount = 0
            put_into_pot(game, play.seat, play.card)


says(CardIntoPot, "put this card into the pot instead")


class WinRound(Effect):
    """GAMBLE-10: win the Round at once."""

    beside = "AFFECT-05"
    ends_round = True

    def forbids(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        """GAMBLE-15: only somebody still in the Round can win it."""
        return None if game.round is not None and game.round.inside >> seat & 1 else LEFT

    def do(self, game: Game, play: Play, step: int) -> None:
        """GAMBLE-15: not somebody who was forced out meanwhile."""
        if game.round is not None and game.round.inside >> play.seat & 1:
            gambling.win(game, play.seat)


says(WinRound, "win the Round")


class StopRound(Effect):
    """CARD-075, GAMBLE-15: nobody wins; also for somebody who has left the Round."""

    beside = "AFFECT-05"
    ends_round = True

    def forbids(self, game: Game, seat: int, part: int) -> No | None:
        """CARD-075: not in answer to what makes players ante, or would end the Round itself."""
        return gambling.not_to_be_stopped(game)


class PotToInn(StopRound):
    """GAMBLE-18: the Round ends without a winner, and the Inn gets the pot."""

    def do(self, game: Game, play: Play, step: int) -> None:
        gambling.end_unwon(game)


says(PotToInn, "the Round ends and the pot goes to the Inn")


class PotToYou(StopRound):
    """CARD-075: not a win, but the pot is taken, and cards that react to that may be played (TIMING-12)."""

    def do(self, game: Game, play: Play, step: int) -> None:
        """PRIZE-08: with everything that lies in it."""
        gambling.grab(game, play.seat)


says(PotToYou, "the Round ends and you take the pot")


class TakeFromPot(Effect):
    """GAMBLE-30: take Gold from the pot without taking control."""

    amount: int
    beside = "AFFECT-05"

    def do(self, game: Game, play: Play, step: int) -> None:
        losses.note_gain(game, play, play.seat, gambling.take_from_pot(game, play.seat, self.amount))


says(TakeFromPot, "take {amount} Gold from the pot", amount=int)


class InRound(Clause):
    """GAMBLE-09: while it runs."""

    bits = IN_ROUND
    no = NOT_RUNNING

    def shut(self, game: Game, seat: SeatId, matter: MatterId) -> No:
        return self.no if game.round is None or not game.round.running else BETWEEN_GAMBLING_TURNS


says(InRound, "in a Round of Gambling")


class InsideRound(InRound):
    """GAMBLE-15: for those still in it."""

    def refuses(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        return None if game.round is not None and game.round.inside >> seat & 1 else LEFT


says(InsideRound, "in a Round of Gambling you have not left")


class AnybodyWins(Clause):
    """CARD-058: anybody's win, one's own too, before the pot is collected (TIMING-12)."""

    bits = ROUND_WON
    about = A_WIN
    no = ONLY_WON

    def refuses(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        """GAMBLE-32: only the first card played on a win takes effect."""
        return CLAIMED if game.win(part).claimed else None

    def they(self, game: Game, part: MatterId) -> SeatId:
        """Whoever takes the pot."""
        return game.win(part).seat


says(AnybodyWins, "when a player wins a Round of Gambling")


class AnotherWins(AnybodyWins):
    """GAMBLE-31: the moment when another player has won the Round."""

    def refuses(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        if mine(game, seat, game.win(part).seat):
            return self.no
        return super().refuses(game, seat, part)


says(AnotherWins, "when another player wins a Round of Gambling")


class AnotherTakes(Clause):
    """TIMING-12: after it has been collected, by whoever really took it."""

    bits = POT_TAKEN
    about = A_WIN
    no = ONLY_TAKEN

    def refuses(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        won = game.win(part)
        return None if anothers(game, seat, won.seat) and won.taken else self.no

    def they(self, game: Game, part: MatterId) -> SeatId:
        """Whoever took it."""
        return game.win(part).seat


says(AnotherTakes, "when another player takes a pot")


class YouTake(Clause):
    """TIMING-12: after you have collected it."""

    bits = POT_TAKEN
    about = A_WIN
    no = ONLY_YOURS

    def refuses(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        won = game.win(part)
        return None if mine(game, seat, won.seat) and won.taken else self.no


says(YouTake, "when you take a pot")


class TakePot(Effect):
    """GAMBLE-31, AFFECT-05: take the pot without having won the Round."""

    answers = A_WIN
    windows = ROUND_WON
    beside = "AFFECT-05"

    def do(self, game: Game, play: Play, step: int) -> None:
        won = game.win(play.part)
        won.seat = play.seat
        won.claimed = True


says(TakePot, "take the pot instead")


class PlayOn(Effect):
    """CARD-058: the win does not count; whoever is left in the Round plays for the same pot."""

    answers = A_WIN
    windows = ROUND_WON
    beside = "AFFECT-05"

    def forbids(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        """GAMBLE-15: only somebody still in the Round can be in control of it."""
        return None if game.round is not None and game.round.inside >> seat & 1 else LEFT

    def do(self, game: Game, play: Play, step: int) -> None:
        """GAMBLE-32: the first card played on a win takes effect, so the Round goes on."""
        gambling.play_on(game, game.win(play.part), play.seat)


says(PlayOn, "the Round goes on with you in control of it")


class TakeHalf(Effect):
    """Half of a pot somebody has taken; OPEN: an odd pot is rounded down."""

    waits = False
    answers = A_WIN
    windows = POT_TAKEN

    def plan(self, game: Game, play: Play, step: int) -> None:
        """TIMING-12, AFFECT-01: they have it already, so it is their Gold that moves."""
        won = game.win(play.part)
        losses.lay_out(game, play, [won.seat], GOLD, won.taken // 2, play.seat, step)

    def do(self, game: Game, play: Play, step: int) -> None:
        """EX-156, PRIZE-09: take half of the pot; the winner decides who gets its Prize."""
        losses.carry_out(game, play, step)
        won = game.win(play.part)
        if not play.ignored >> won.seat & 1:
            won.sharer = play.seat


says(TakeHalf, "take half of it")
