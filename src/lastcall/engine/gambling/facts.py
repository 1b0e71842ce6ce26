"""What Rounds of Gambling tell and ask."""

from __future__ import annotations

from typing import Final

from lastcall.engine.core.facts import No, no
from lastcall.voice.fact import (
    Amount,
    Card,
    Fact,
    Name,
    Noted,
    Seat,
    Targets,
    Title,
    a_player,
    always,
    no_player,
    says,
)


class Staked(Noted, frozen=True):
    """A card in the pot."""

    rules = ("PRIZE-02", "CARD-019")
    who: Seat
    card: Card


says(Staked, "{who} put~ {card} into the pot")


class GotThing(Noted, frozen=True):
    """A card out of the pot."""

    rules = ("PRIZE-03", "CARD-019")
    who: Seat
    card: Card


says(GotThing, "{who} get~ {card} from the pot")


class RoundBegan(Noted, frozen=True):
    """A Round."""

    rules = ("GAMBLE-01", "GAMBLE-04")
    who: Seat


says(RoundBegan, "{who} start~ a Round of Gambling")


class NobodyAntes(Noted, frozen=True):
    """Antes that are not due."""

    rules = ("GAMBLE-22",)


says(NobodyAntes, "Nobody has to ante")


class RoundGoesOn(Noted, frozen=True):
    """A card that would start a Round in the middle of one."""

    rules = ("GAMBLE-01",)


says(RoundGoesOn, "A Round of Gambling is already running, so no new one starts")


class TookControl(Noted, frozen=True):
    """Who is in control."""

    rules = ("GAMBLE-06",)
    who: Seat


says(TookControl, "{who} are~ in control of the Round")


class PassedTurn(Noted, frozen=True):
    """A gambling turn without a card."""

    rules = ("GAMBLE-07",)
    who: Seat


says(PassedTurn, "{who} pass~")


class LeftRound(Noted, frozen=True):
    """Somebody is out of the Round."""

    rules = ("GAMBLE-15",)
    who: Seat


says(LeftRound, "{who} leave~ the Round")


class WonRound(Noted, frozen=True):
    """Its winner, and what lies in the pot."""

    rules = ("GAMBLE-08", "TIMING-12")
    who: Seat
    gold: Amount


says(WonRound, "{who} win~ the Round")


class TookPot(Noted, frozen=True):
    """Who took the pot."""

    rules = ("TIMING-12",)
    who: Seat
    gold: Amount
    won: bool = True
    """They have won the Round; else a card gives them the pot."""


says(TookPot, "{who} take~ the [gold:pot of {gold} Gold|empty pot]")


class PotWon(Fact, frozen=True):
    """A won Round, as a page shows it large."""

    who: Seat
    gold: Amount


says(PotWon, "{who} win~ the [gold:pot: {gold} Gold|Round]")


class RoundUnwon(Noted, frozen=True):
    """A pot for the Inn."""

    rules = ("GAMBLE-18", "GAMBLE-33")
    gold: Amount


says(RoundUnwon, "Nobody wins the Round: the pot [gold:of {gold} Gold goes to the Inn|is empty]")


# --- why not

NOT_YOUR_GAMBLING_TURN: Final = no("NotYourGamblingTurn", ("TYPES-06",), "Only on your gambling turn")
NO_ROUND: Final = no("NoRound", ("TYPES-06",), "No Round of Gambling is running")
LEFT: Final = no("YouLeft", ("GAMBLE-15", "TEAM-28"), "You are not in this Round")
BETWEEN_GAMBLING_TURNS: Final = no(
    "BetweenGamblingTurns", ("TYPES-04",), "Only before a gambling turn, or in answer to a card"
)
AFTER_WINNING_HAND: Final = no("AfterWinningHand", ("GAMBLE-12",), "Only a Cheating card can take control now")
CLAIMED: Final = no("Claimed", ("GAMBLE-32",), "Another card has already changed who takes this pot")
LOCKED: Final = no("Locked", ("GAMBLE-16",), "Nobody can choose to leave this Round")
NOT_RUNNING: Final = no("NotRunning", ("GAMBLE-09",), "Only while a Round of Gambling is running")
PLAYERS_ANTE: Final = no("PlayersAnte", ("CARD-075",), "Not in answer to something that makes players ante")
ROUND_ENDS: Final = no("RoundEnds", ("CARD-075",), "Not in answer to a card that would end the Round itself")
ONLY_WON: Final = no("OnlyWon", ("GAMBLE-31", "TIMING-12"), "Only when a Round has been won, before the pot is taken")
ONLY_TAKEN: Final = no("OnlyTaken", ("TIMING-12",), "Only after another player has taken a pot")
ONLY_YOURS: Final = no("OnlyYours", ("TIMING-12",), "Only after you have taken a pot")


class OthersGamblingTurn(No, frozen=True):
    """It is somebody else's."""

    rules = ("TYPES-06",)
    turn: Seat


says(OthersGamblingTurn, "It is {turn's} gambling turn")


# --- what is asked


class GamblingTurn(Fact, frozen=True):
    """A card, or a pass?"""

    control: Seat
    gold: Amount
    cheating: bool
    """Only a Cheating card can take control."""


says(
    GamblingTurn,
    "Your gambling turn. {control} are~ in control; the pot [gold:holds {gold} Gold|is empty]."
    "[cheating: Only a Cheating card can take control.] Play or pass?",
)


class TurnIsNext(Fact, frozen=True):
    """A window before a gambling turn."""

    who: Seat


says(TurnIsNext, "{who's} gambling turn is next.")


class Winning(Fact, frozen=True):
    """A won Round: who has won it, who would take the pot, and what has been taken."""

    winner: Seat
    taker: Seat
    gold: Amount
    taken: bool
    same: bool


says(Winning, "{taker} have~ taken the pot of {gold} Gold.", taken=True)
says(Winning, "{winner} win~ the Round. The pot is empty.", gold=0)
says(Winning, "{winner} win~ the Round and the pot of {gold} Gold.", same=True)
says(Winning, "{winner} win~ the Round, but {taker} would take the pot of {gold} Gold.", taker=a_player)


class WinsRound(Fact, frozen=True):
    """A won Round, above its pot."""

    who: Seat


says(WinsRound, "{who} win~ the Round")


class TakesPot(Fact, frozen=True):
    """A taken pot."""

    who: Seat


says(TakesPot, "{who} take~ the pot")


class WouldTakePot(Fact, frozen=True):
    """A player to whom a card gives the pot."""

    who: Seat


says(WouldTakePot, "{who} would take the pot")


class AnswersWin(Fact, frozen=True):
    """The win that a card answers."""

    who: Seat


says(AnswersWin, "against {who's} win")


class InControl(Fact, frozen=True):
    """Who is in control of the Round."""

    who: Seat


says(InControl, "Nobody is in control", who=no_player)
says(InControl, "{who} are~ in control")


class StillIn(Fact, frozen=True):
    """Who has not left the Round."""

    who: Targets


says(StillIn, "Still in: {who}")
NOBODY_IN: Final = always("NobodyIn", "Nobody is in the Round")
ONLY_CHEATING: Final = always("OnlyCheating", "Only a Cheating card can take control now")


class WhoGetsIt(Fact, frozen=True):
    """What lies in a pot of which somebody has taken half."""

    sharer: Name
    card: Card


says(WhoGetsIt, "{sharer} has taken half of the pot. Who gets {card}?")


class Getter(Fact, frozen=True):
    """One of the two."""

    who: Seat


says(Getter, "{who:self}")


WHICH_PRIZE: Final = always("WhichPrize", "Which Prize goes into the pot?")


class APrize(Fact, frozen=True):
    """One of those in the Inn."""

    card: Title


says(APrize, "{card}")
