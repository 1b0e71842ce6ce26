"""A decision is data: the pending question in words, its answers, and how a game ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lastcall.engine.core.codes import (
    CARD_CHOSEN,
    DISCARD_CARDS,
    OPTION_CHOSEN,
    PASSED,
    PLAYED,
    POTION_DRUNK,
    SEAT_CHOSEN,
    SHARE_DRINK,
    SPOKEN,
)
from lastcall.engine.core.errors import NotOffered, OldQuestion
from lastcall.engine.core.matters import Packet, Play
from lastcall.engine.drinks.drink import Drink
from lastcall.engine.table.potions import effect_of
from lastcall.voice.sentences import plain, without_reminder
from lastcall.voice.speaker import Voice, phrase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lastcall.engine.core.cards import Card
    from lastcall.engine.game import Answer, Game


class Question:
    """Somebody must decide: the game's own side of it, which understands answers while it is pending.

    What leaves the engine is a `SeenQuestion` (seen/asked.py), made from it for one reader.
    """

    def __init__(self, game: Game, reader: int, answers: Sequence[Answer]) -> None:
        self._game = game
        self.reader = reader
        """The seat it is put to: prompts and answers are in its words."""
        self.seats = game.speakers()
        """Who may answer: normally one seat, a team where the rules leave it to the team."""
        self.kind = game.kind
        """What sort of decision it is; bots and screens switch on it."""
        self.answers = tuple(answers)
        """Every decision the rules allow, never empty: for whoever may speak, or for this reader alone."""
        self.number = game.number
        """Counts the questions of a game; an answer to an old number is refused."""

    @property
    def seat(self) -> int:
        """The first of those who may answer."""
        return self.seats[0]

    @property
    def prompt(self) -> str:
        """What the screen says; made when read, while the question is pending."""
        game = self._pending()
        assert game.stack is not None
        return Voice(game, self.reader).sentence(game.stack.prompt(game, self.reader))

    def _pending(self) -> Game:
        if self._game.number != self.number or self._game.outcome is not None:
            raise OldQuestion(f"Question {self.number} has been answered.")
        return self._game

    def texts(self) -> list[str]:
        """Every answer in words, in the order of `answers`, no two alike."""
        game = self._pending()
        answers = self.answers
        if answers[0][0] == SPOKEN and all(answer[1] == self.reader for answer in answers):
            answers = tuple(answer[2:] for answer in answers)  # Nobody needs to be told that they speak for themselves.
        voice = Voice(game, self.reader)
        texts = [say(game, voice, answer, answers) for answer in answers]
        if len(set(texts)) < len(texts):
            texts = [say_closer(game, answer, text, texts) for answer, text in zip(answers, texts, strict=True)]
            counts: dict[str, int] = {}
            for i, text in enumerate(texts):
                counts[text] = counts.get(text, 0) + 1
                if counts[text] > 1:
                    texts[i] = f"{text} ({counts[text]})"
        return texts

    def say(self, answer: Answer) -> str:
        """One answer in words."""
        return self.texts()[list(self.answers).index(answer)]

    def understand(self, answer: object) -> Answer:
        """The answer meant by its numbers or its words; refused with what is offered."""
        if isinstance(answer, str):
            texts = self.texts()
            # The only one left to speak may still be named: "Ann: done".
            wanted = {plain(answer), plain(answer.removeprefix(f"{self._game.names[self.reader]}: "))}
            for text, one in zip(texts, self.answers, strict=True):
                if plain(text) in wanted:
                    return one
            raise NotOffered(self.refusal(answer, texts))
        if isinstance(answer, (list, tuple)) and tuple(answer) in self.answers:
            return tuple(answer)
        raise NotOffered(self.refusal(str(answer), self.texts()))

    def refusal(self, answer: str, texts: list[str]) -> str:
        """What was asked for, why not if it is a card in hand, and what is offered."""
        game = self._game
        name = game.names[self.reader]
        offered = ", ".join(texts[:8]) + (f" and {len(texts) - 8} more" if len(texts) > 8 else "")
        for card in game.seats[self.reader].playable(game):
            if plain(answer).startswith(plain(game.cards[card].title)):
                reasons = game.why_not(self.reader, card)
                if reasons:
                    return f"{name} cannot play {game.cards[card].in_prose()} now: {reasons[0]}. Offered: {offered}."
        return f"{answer!r} is not offered to {name}. Offered: {offered}."

    def __repr__(self) -> str:
        if self._game.number != self.number or self._game.outcome is not None:
            return f"<Question {self.number}, answered>"
        texts = self.texts()
        shown = ", ".join(texts[:6]) + (", ..." if len(texts) > 6 else "")
        return f"<Question {self.number} for {self._game.names[self.reader]}: {self.prompt} ({shown})>"


def say(game: Game, voice: Voice, answer: Answer, among: Sequence[Answer]) -> str:
    """An answer in the words a player would click, given what else is offered."""
    kind = answer[0]
    if kind == SPOKEN:
        own = [one[2:] for one in among if one[1] == answer[1]]
        return f"{game.names[answer[1]]}: {say(game, voice, answer[2:], own)}"
    if kind == PASSED:
        return {DISCARD_CARDS: "done", SHARE_DRINK: "keep it"}.get(game.kind, "pass")
    if kind == SEAT_CHOSEN:
        return game.name_of(answer[1])
    if kind == CARD_CHOSEN:
        return game.cards[answer[1]].title
    if kind == OPTION_CHOSEN:
        assert game.stack is not None
        return voice.phrase(game.stack.option(game, answer[1]))
    if kind == POTION_DRUNK:
        return f"drink a Potion: {effect_of(answer[1])}"
    assert kind == PLAYED
    card, number = answer[1:3]
    more = on_what(game, answer, among)
    label = game.cards[card].uses[number].label
    if label:
        more = f" with {label}{more}"
    elif in_two_ways(game, answer, among):
        more = f" ({use_text(game.cards[card], number)}){more}"
    return f"{game.cards[card].in_prose()}{more}" if more else game.cards[card].title


def use_text(card: Card, number: int) -> str:
    """What a card does when it is played for this use, in its own words without reminders."""
    lines = card.text.split("\n")
    said = [without_reminder(lines[at]).removesuffix(".") for at in dict.fromkeys(card.uses[number].lines)]
    return "; ".join([line[:1].lower() + line[1:] for line in said])


def say_closer(game: Game, answer: Answer, text: str, texts: Sequence[str]) -> str:
    """Where the same words mean two losses, whose loss it is, too."""
    matter = game.matters.get(answer[3]) if answer[0] == PLAYED and texts.count(text) > 1 else None
    if type(matter) is not Packet:
        return text
    return text.removesuffix(f" against {phrase(matter.due())}") + Voice(game, None).phrase(matter.as_object(game))


def on_what(game: Game, answer: Answer, among: Sequence[Answer]) -> str:
    """What a card is played on, after its title: " on Ann", " against “Elbow”"; empty: nothing in particular."""
    part, target = answer[3:]
    matter = game.matters.get(part)
    if type(matter) is Drink:
        offered = {other[3]: game.matters.get(other[3]) for other in among if other[:2] == answer[:2]}
        several = sum(type(one) is Drink and one.drinker == matter.drinker for one in offered.values()) > 1
        drink = f" on {game.names[matter.drinker]}'s Drink" + (f" ({matter.name(game)})" if several else "")
        return drink + (f" for {game.name_of(target)}" if target >= 0 else "")
    if target >= 0:
        return f" on {game.name_of(target)}"
    if type(matter) is Packet:
        return f" against {phrase(matter.due())}"
    return f" against {game.cards[matter.card].in_prose()}" if type(matter) is Play else ""


def in_two_ways(game: Game, answer: Answer, among: Sequence[Answer]) -> bool:
    """TYPES-07: whether the same card can be played on the same thing for two uses that have no label."""
    uses = game.cards[answer[1]].uses
    same = [other for other in among if other[:2] == answer[:2] and other[3:] == answer[3:]]
    return sum(1 for other in same if not uses[other[2]].label) > 1
