"""What is told about hands, turns and players who lose."""

from __future__ import annotations

from typing import Final

from lastcall.engine.core.codes import ACTION_PHASE, DISCARD_PHASE, DRINK_PHASE, ORDER_PHASE, PASSED_OUT
from lastcall.voice.fact import (
    Card,
    Cards,
    Change,
    Fact,
    HiddenCards,
    Noted,
    Phase,
    Seat,
    Side,
    Targets,
    Team,
    Track,
    a_team,
    always,
    says,
    several,
)


class Drew(Noted, frozen=True):
    """Cards drawn."""

    rules = ("TURN-02", "TURN-04")
    who: Seat
    cards: HiddenCards


says(Drew, "{who} draw~ {cards}")


class NoneToDraw(Noted, frozen=True):
    """Deck and discards are used up."""

    rules = ("TURN-04", "LIMIT-04")
    who: Seat


says(NoneToDraw, "{who} have~ no more cards to draw")


class NoneToDiscard(Noted, frozen=True):
    """No card in the hand will do."""

    rules = ("LIMIT-04",)
    who: Seat


says(NoneToDiscard, "{who} have~ no such card to discard")


class Discarded(Noted, frozen=True):
    """A card discarded."""

    rules = ("TURN-02", "TYPES-08")
    who: Seat
    card: Card


says(Discarded, "{who} discard~ {card}")


class Shuffled(Noted, frozen=True):
    """A Character Deck shuffled again."""

    rules = ("TURN-04",)
    who: Seat


says(Shuffled, "{who} shuffle~ {their} discards into a new deck")


class Found(Noted, frozen=True):
    """A face-up card taken."""

    rules = ("CARD-020", "CARD-032")
    who: Seat
    card: Card


says(Found, "{who} take~ {card}")


class Kept(Noted, frozen=True):
    """A card that stays in front of a player."""

    rules = ("DRINK-16",)
    who: Seat
    card: Card


says(Kept, "{card} stays in front of {who}")


class TurnedUp(Noted, frozen=True):
    """Cards of a Character Deck turned up."""

    rules = ("CARD-020", "CARD-032")
    who: Seat
    cards: Cards


says(TurnedUp, "{who} turn~ up {cards}")


class TurnBegan(Noted, frozen=True):
    """Whose turn it is."""

    rules = ("TURN-14",)
    kind = "turn"
    who: Side


says(TurnBegan, "{who's} turn")


class PhaseBegan(Noted, frozen=True):
    """The next phase of a turn."""

    rules = ("TURN-01",)
    kind = "phase"
    who: Side
    phase: Phase


says(PhaseBegan, "{who's} {phase} Phase")


class Declined(Noted, frozen=True):
    """An Action that was not played."""

    rules = ("TURN-06",)
    who: Seat


says(Declined, "{who} play~ no Action card")


class FellAsleep(Noted, frozen=True):
    """A player who Ignores everything until their next turn."""

    rules = ("NEGATE-18",)
    who: Seat


says(FellAsleep, "{who} Ignore~ everything until {their} next turn")


class TurnEnded(Noted, frozen=True):
    """A card has ended a turn."""

    rules = ("TURN-17",)
    who: Seat


says(TurnEnded, "{who's} turn ends")


class BarredFromPlay(Noted, frozen=True):
    """A player who may not respond for a while."""

    rules = ("CARD-030",)
    who: Seat


says(BarredFromPlay, "{who} can't play Sometimes or Anytime cards for the rest of the turn")


class IsOut(Noted, frozen=True):
    """A player who has lost."""

    who: Side
    how: int

    def cites(self) -> tuple[str, ...]:
        return ("LOSE-02",) if self.how == PASSED_OUT else ("LOSE-01",)


says(IsOut, "{who} pass~ out", how=PASSED_OUT)
says(IsOut, "{who} have~ no Gold left")


class SharedGold(Noted, frozen=True):
    """How the Gold of a player who is out is shared."""

    rules = ("LOSE-06", "LOSE-09")
    who: Side
    share: int
    teams: bool


says(SharedGold, "{who} are~ out: the Inn takes {their} Gold", share=0)
says(
    SharedGold,
    "{who} are~ out: each remaining [teams:team|player] gets {share} of {their} Gold; the Inn takes the rest",
)


class GameOver(Noted, frozen=True):
    """The end: who has won, alone, as a team or in a tie."""

    rules = ("LOSE-12",)
    who: Team
    tie: bool


says(GameOver, "The game is over")


class LastStanding(Fact, frozen=True):
    """The end, as a page shows it large."""

    who: Team
    tie: bool


says(LastStanding, "It's a tie", tie=True)
says(LastStanding, "{who} are~ the last ones standing", who=a_team)
says(LastStanding, "{who} are~ the last one standing")


class DrankPotion(Noted, frozen=True):
    """A Potion Token, and what it was drunk for."""

    rules = ("TEAM-07",)
    who: Seat
    track: Track
    amount: Change


says(DrankPotion, "{who} drink~ a Potion: {amount} {track}")


# --- questions


class GiveUp(Fact, frozen=True):
    """Cards to discard, one after the other."""

    cards: int


says(GiveUp, "Discard a card.", cards=1)
says(GiveUp, "Discard {cards} card^.")


class DiscardOrDraw(Fact, frozen=True):
    """The first phase of a turn."""

    hand: str
    """How many cards the hand is drawn up to, as people say it."""


says(DiscardOrDraw, "Discard any cards, then draw up to {hand}.")


class PlayAnAction(Fact, frozen=True):
    """The second phase of a turn."""

    left: int
    others: Targets
    """Teammates who could act first."""


says(
    PlayAnAction, "Play an Action card[others:, or let {others} act first]. You have {left} Actions left.", left=several
)
says(PlayAnAction, "Play one Action card[others:, or let {others} act first].")


class ToYield(Fact, frozen=True):
    """Whoever is to act first."""

    others: Targets


says(ToYield, "let {others} act first")
WHO_DRINKS_FIRST: Final = always("WhoDrinksFirst", "Who drinks first?")
WHO_DRINKS_NEXT: Final = always("WhoDrinksNext", "Who drinks next?")


class BeforePhase(Fact, frozen=True):
    """What a side is about to do and, if it orders, how many Drinks."""

    who: Team
    phase: int
    drinks: int


says(BeforePhase, "{who} are~ about to discard and draw.", phase=DISCARD_PHASE)
says(BeforePhase, "{who} are~ about to play an Action.", phase=ACTION_PHASE)
says(BeforePhase, "{who} are~ about to drink.", phase=DRINK_PHASE)
says(BeforePhase, "{who} are~ about to order {drinks} Drinks.", drinks=several)
says(BeforePhase, "{who} are~ about to order a Drink.")


class AfterPhase(Fact, frozen=True):
    """What a side has done."""

    who: Team
    phase: int


class AfterAction(Fact, frozen=True):
    """Who of a side may act again, or what has become of their Actions."""

    who: Team
    again: bool
    gave_up: bool
    """They wanted no more of them."""
    several: bool
    """They had more than one."""


says(AfterAction, "{who} are~ about to play another Action.", again=True)
says(AfterAction, "{who} gave up {their} Action[several:s].", gave_up=True)
says(AfterAction, "{who} have~ no Actions left.")
says(AfterPhase, "{who} have~ discarded and drawn.", phase=DISCARD_PHASE)
says(AfterPhase, "{who} have~ ordered.", phase=ORDER_PHASE)
says(AfterPhase, "{who} are~ done drinking.")


class ToDraw(Fact, frozen=True):
    """Discard no more and draw."""

    cards: int


says(ToDraw, "keep all", cards=0)
says(ToDraw, "keep all and draw {cards}")


class ToSkip(Fact, frozen=True):
    """Play no Action, or none of those that are left."""

    left: int


says(ToSkip, "skip my Actions", left=several)
says(ToSkip, "skip my Action")
