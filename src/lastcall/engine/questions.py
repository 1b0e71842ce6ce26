"""A decision is data: the pending question in words, its answers, and how a game ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lastcall.engine.core.answers import (
    Played,
    are_spoken,
    chooses_card,
    chooses_seat,
    drinks_potion,
    named,
    picked,
    picked_card,
    picked_target,
    picked_track,
    played,
    speaker,
    unspoken,
)
from lastcall.engine.core.codes import (
    GOLD,
    NOBODY,
    PASS,
    POT,
    THINGS,
    YOU_FIRST,
)
from lastcall.engine.core.errors import NotOffered, OldQuestion
from lastcall.engine.core.matters import Packet
from lastcall.engine.drinks.drink import Drink
from lastcall.engine.play.facts import (
    ACard,
    ATarget,
    ForTarget,
    OnTarget,
    OnTheirDrink,
    SpokenBy,
    ToDrinkPotion,
    ToHit,
    ToPlay,
    ToSave,
)
from lastcall.engine.play.legal import struck_by
from lastcall.engine.table.potions import GIVES
from lastcall.ids import CardId, SeatId
from lastcall.voice.fact import Fact
from lastcall.voice.sentences import by_name, plain, without_reminder
from lastcall.voice.speaker import Voice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lastcall.engine.core.cards import Card
    from lastcall.engine.game import Answer, Game

PASSES: Final = {"pass", "done"}
"""What anybody may type to pass."""


class Question:
    """Somebody must decide: the game's own side of it, which understands answers while it is pending.

    What leaves the engine is a `SeenQuestion` (seen/asked.py), made from it for one reader.
    """

    def __init__(self, game: Game, reader: SeatId, answers: Sequence[Answer]) -> None:
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
    def seat(self) -> SeatId:
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
        """Every answer in the words this reader would click, in the order of `answers`, no two alike."""
        return self._told(self.reader)

    def _told(self, reader: SeatId | None) -> list[str]:
        game = self._pending()
        answers = self.answers
        if are_spoken(answers) and all(speaker(answer) == self.reader for answer in answers):
            answers = tuple(
                unspoken(answer) for answer in answers
            )  # Nobody needs to be told that they speak for themselves.
        voice = Voice(game, reader)
        among = plays_by_card(answers)
        texts = [voice.phrase(option(game, self.reader, answer, among)) for answer in answers]
        if len(set(texts)) < len(texts):
            alike = {text for text in texts if texts.count(text) > 1}
            texts = [
                voice.phrase(option(game, self.reader, answer, among, text in alike))
                for answer, text in zip(answers, texts, strict=True)
            ]
            counts: dict[str, int] = {}
            for i, text in enumerate(texts):
                counts[text] = counts.get(text, 0) + 1
                if counts[text] > 1:
                    texts[i] = f"{text} ({counts[text]})"
        return texts

    def say(self, answer: Answer, named: bool = False) -> str:
        """One answer in the words of its reader, or with names throughout."""
        return self._told(None if named else self.reader)[list(self.answers).index(answer)]

    def spellings(self) -> list[set[str]]:
        """For every answer how it may be typed: as the reader is told it, with names throughout, or as a plain pass."""
        told = zip(self.answers, self.texts(), self._told(None), strict=True)
        return [{plain(own), plain(named), *self._passes(answer)} for answer, own, named in told]

    def _passes(self, answer: Answer) -> set[str]:
        """What may be typed to pass; to pass for somebody else, with their name."""
        if unspoken(answer) != PASS:
            return set()
        if speaker(answer, self.reader) == self.reader:
            return PASSES
        return {plain(f"{self._game.names[speaker(answer)]}: {word}") for word in PASSES}

    def understand(self, answer: object) -> Answer:
        """The answer meant by its numbers or its words; refused with what is offered."""
        if isinstance(answer, str):
            # The only one left to speak may still be named: "Ann: done". Who is not named is the one that is asked.
            own = f"{self._game.names[self.reader]}: "
            wanted = {plain(answer), plain(answer.removeprefix(own)), plain(own + answer)}
            for one, spellings in zip(self.answers, self.spellings(), strict=True):
                if not wanted.isdisjoint(spellings):
                    return one
            raise NotOffered(self.refusal(answer, self.texts()))
        if isinstance(answer, (list, tuple)) and tuple(answer) in self.answers:
            return tuple(answer)
        shown = named(tuple(answer)) if isinstance(answer, (list, tuple)) else str(answer)
        raise NotOffered(self.refusal(shown, self.texts()))

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


Plays = dict[tuple[SeatId, CardId], list[Played]]
"""Whatever is offered to be played: by whoever speaks (NOBODY: nobody in particular) and the card."""


def plays_by_card(answers: Sequence[Answer]) -> Plays:
    """The plays among these answers."""
    found: Plays = {}
    for answer in answers:
        play = played(answer)
        if play is not None:
            found.setdefault((speaker(answer), play.card), []).append(play)
    return found


def option(game: Game, reader: SeatId, answer: Answer, among: Plays, closer: bool = False, by: SeatId = NOBODY) -> Fact:
    """An answer, given what else is offered; `closer`: say also whose loss it is about."""
    who = speaker(answer)
    if who >= 0:
        return SpokenBy(who, option(game, who, unspoken(answer), among, closer, who))
    play = played(answer)
    if play is not None:
        definition = game.cards[play.card]
        label = definition.uses[play.use].label
        same = among[by, play.card]
        use = use_text(definition, play.use) if not label and in_two_ways(definition, play, same) else ""
        if by >= 0:
            use = by_name(use, game.names[by])
        return ToPlay(play.card, play.card, label, use, on_what(game, reader, play, same, closer, by))
    if chooses_seat(answer):
        return ATarget(picked_target(answer))
    if chooses_card(answer):
        return ACard(picked_card(answer))
    if drinks_potion(answer):
        return ToDrinkPotion(GIVES[picked_track(answer)], picked_track(answer))
    top = game.stack
    assert top is not None
    if answer == YOU_FIRST:
        return top.yielding(game, reader)
    return top.passing(game, reader) if answer == PASS else top.option(game, picked(answer))


def use_text(card: Card, number: int) -> str:
    """What a card does when it is played for this use, in its own words without reminders."""
    lines = card.text.split("\n")
    said = [without_reminder(lines[at]).removesuffix(".") for at in dict.fromkeys(card.uses[number].lines)]
    return "; ".join([line[:1].lower() + line[1:] for line in said])


def on_what(game: Game, reader: SeatId, play: Played, same: Sequence[Played], closer: bool, by: SeatId) -> Fact | None:
    """What a card is played on, given all ways to play it and who speaks; None: nothing in particular."""
    matter = game.matters.get(play.part)
    if type(matter) is Drink:
        offered = {other.part: game.matters.get(other.part) for other in same}
        several = sum(type(one) is Drink and one.drinker == matter.drinker for one in offered.values()) > 1
        to = None
        if play.target >= 0:
            effects = game.cards[play.card].uses[play.use].effects
            said = [fact for effect in effects if (fact := effect.shares(play.target)) is not None]
            to = said[0] if said else ForTarget(play.target)
            if play.target >= THINGS:  # A thing gets nothing of the Drink.
                to = ToHit(play.target)
        return OnTheirDrink(matter.drinker, matter.made_of(game) if several else (), to, matter.drinker == by)
    answered: Fact | None = None
    if type(matter) is Packet:
        amount, ante = matter.amount or matter.done, matter.payee == POT
        owed = matter.track == GOLD and matter.play < 0 and not ante
        own = matter.bearer() == reader
        answered = ToSave(matter.bearer(), own, amount, matter.track, ante, owed, bool(matter.done))
        use = game.cards[play.card].uses[play.use]
        if play.target < 0 and use.hits_back and struck_by(game, play.part) >= 0:
            return OnTarget(matter.source, answered if closer else None)  # It could be the thing that hit instead.
    elif matter is not None:
        answered = matter.as_object(game, reader)
    return OnTarget(play.target, answered if closer else None, play.target == by) if play.target >= 0 else answered


def in_two_ways(card: Card, play: Played, same: Sequence[Played]) -> bool:
    """TYPES-07: whether the same card can be played on the same thing for two uses that have no label."""
    if len(card.uses) == 1:
        return False
    alike = [other for other in same if (other.part, other.target) == (play.part, play.target)]
    return sum(1 for other in alike if not card.uses[other.use].label) > 1
