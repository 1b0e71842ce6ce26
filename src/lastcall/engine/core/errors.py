"""What can go wrong, in three kinds: unreadable text, an answer not offered, a wrong program."""

from __future__ import annotations


class Unreadable(ValueError):
    """A text that cannot be read: a card line, a deck, a story, a record."""


class UnknownName(Unreadable):
    """No such character, deck, card, module or variant."""


class NotOffered(ValueError):
    """This answer is not among those the question offers."""


class OldQuestion(NotOffered):
    """This answers a question that is not asked any more."""


class ProgramError(AssertionError):
    """The program is wrong; please report it with the record of the game."""
