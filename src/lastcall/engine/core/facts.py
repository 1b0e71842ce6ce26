"""Facts that all chapters share: why a card cannot be played, and what a window asks.

The modules of facts are interpreted also in the compiled build: msgspec reads their annotations.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

import msgspec

from lastcall.voice.fact import AnyFact, Fact, always, says


class No(Fact, frozen=True):
    """Why a card cannot be played."""

    rules: ClassVar[tuple[str, ...]] = ()

    def cites(self) -> tuple[str, ...]:
        """The rules behind it."""
        return self.rules


def no(name: str, rules: tuple[str, ...], text: str) -> No:
    """A reason that is always said in the same words: one line, with a name."""
    made = msgspec.defstruct(name, [], bases=(No,), namespace={"rules": rules}, frozen=True, gc=False)
    assert issubclass(made, No)
    says(made, text)
    return made()


RESPOND: Final = always("Respond", "Respond?")
HIT_BACK: Final = always("HitBack", "Hit back?")
PLAY_A_CARD: Final = always("PlayACard", "Play a card?")
TO_PASS: Final = always("ToPass", "pass")
LET_IT_HAPPEN: Final = always("LetItHappen", "let it happen")
NO_ANSWER: Final = always("NoAnswer", "no")
CHOOSE_ONE: Final = always("ChooseOption", "Choose one.")


class Asked(Fact, frozen=True):
    """What a window is about, and what it asks."""

    situation: Annotated[Fact, "ended"]
    asks: AnyFact


says(Asked, "{situation} {asks}")


# --- why not

NOBODY_TO_PICK: Final = no("NobodyToPick", ("LOSE-15",), "There is nobody to pick")
FIRM_NOW: Final = no("FirmNow", ("TYPES-01",), "It cannot be Negated now")
DOES_NOT_FIT: Final = no("DoesNotFit", ("TYPES-01",), "It does not fit now")
