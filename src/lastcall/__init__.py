"""Last Call: an unofficial, rules-enforcing edition of The Red Dragon Inn.

What `__all__` names is what we promise to keep; everything else may change without notice. docs/library.md shows it.
"""

from lastcall.bots import Bot, Sight, bot, decide
from lastcall.cards.deck import HouseDeck
from lastcall.cards.shelf import SHIPPED
from lastcall.engine.core.errors import NotOffered, OldQuestion, UnknownName, Unreadable
from lastcall.engine.core.outcome import Outcome
from lastcall.engine.core.version import RULES_VERSION
from lastcall.engine.game import Answer, Game
from lastcall.engine.questions import Question
from lastcall.engine.seen.log import Told, told
from lastcall.engine.seen.views import View
from lastcall.records import Record
from lastcall.start import Setup, begin, new_game, packed

__version__ = "0.1.0"

__all__ = [
    "RULES_VERSION",
    "SHIPPED",
    "Answer",
    "Bot",
    "Game",
    "HouseDeck",
    "NotOffered",
    "OldQuestion",
    "Outcome",
    "Question",
    "Record",
    "Setup",
    "Sight",
    "Told",
    "UnknownName",
    "Unreadable",
    "View",
    "begin",
    "bot",
    "decide",
    "new_game",
    "packed",
    "told",
]
