"""Does a card make sense? What can be read can still mean nothing; then it is refused with what would be right."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Final

from lastcall.engine.core.cards import Branching, Condition, Effect, Moment, Use
from lastcall.engine.core.codes import (
    A_DRINK,
    A_PLAY,
    ACTION,
    CHEATING,
    EVENT,
    GAMBLING,
    GAMBLING_TURN,
    MINION,
    NOBODY_PICKED,
    NOTHING,
    ORDER_PHASE,
)
from lastcall.language.reader import CardTextError
from lastcall.language.template import HOLE, TEMPLATES, is_order, line, printed
from lastcall.language.words import changes, choices, lines, nouns, orders, people, rounds, turns

MOST_BOUGHT = 20
ITS: Final[dict[type, int]] = {people.ItsPlayer: A_PLAY, people.ItsDrinker: A_DRINK}
"""What somebody is the player or the drinker of."""


def check_use(use: Use, types: int) -> None:
    """Raise CardTextError if this use means nothing."""
    check_moment(use, types)
    check_choices(use.effects)
    check_answers(use)
    check_numbers(use.effects)
    check_ranked(use.effects)
    check_picks(use, types)
    for effect in use.effects[:-1]:
        if isinstance(effect, choices.IfIgnored):
            raise CardTextError('"If they Ignore this card" must be the last line')
    for effect in use.effects:
        if isinstance(effect, choices.IfNegated) and any(one.waits for one in effect.effects):
            raise CardTextError("what happens although a card is Negated happens at once: losses, gains and payments")
    for before, effect in zip((None, *use.effects), use.effects, strict=False):
        if isinstance(effect, choices.IfDone) and not isinstance(before, choices.May):
            raise CardTextError('"If you do" must follow "You may ..."')


def check_line(value: lines.Line) -> None:
    """ "And start a Brawl" is an order: it follows another one, or something you do, but nobody else's doing."""
    effects = getattr(value, "effects", ())
    for before, after in itertools.pairwise(effects):
        if is_order(type(after)) and not (is_order(type(before)) or doer(before) == "you"):
            raise CardTextError(f"{line(after)!r} is nothing {doer(before)!r} can do: write it on a line of its own")


def doer(effect: Effect) -> str:
    """Who does it, in the words of the card."""
    first = TEMPLATES[type(effect)][0]
    return printed(getattr(effect, first.text)) if first.sort == HOLE else first.text.split()[0]


def check_moment(use: Use, types: int) -> None:
    """TYPES-05, TYPES-06: the type of a card says when it is played, too."""
    moment = use.moment
    gambles = bool(moment.bits & GAMBLING_TURN)
    if gambles and not types & (GAMBLING | CHEATING):
        raise CardTextError("only a Gambling or Cheating card takes control of the Round")
    if types & MINION:
        if isinstance(moment, turns.AsAction):
            raise CardTextError("a Minion acts from where it lies, so its line must say when")
    elif types & ACTION and not isinstance(moment, turns.AsAction) and not gambles:
        raise CardTextError("an Action card is played as an Action, so it cannot name another moment")
    if types & (GAMBLING | CHEATING) and not types & ACTION and not gambles:
        raise CardTextError("a Gambling or Cheating card must take control of the Round")
    if types & EVENT and not isinstance(moment, turns.AnyMoment):
        raise CardTextError("an Event is revealed, so it cannot say when it is played")
    seen = any(isinstance(effect, orders.OrderSeen) for effect in everything(use.effects))
    if seen and not (isinstance(moment, turns.InYourPhase) and moment.number == ORDER_PHASE):
        raise CardTextError("Drinks can be looked at only in your Order a Drink Phase")
    starts = (rounds.StartRound, rounds.StartLockedRound)
    if any(isinstance(effect, starts) for effect in everything(use.effects)):
        by = isinstance(moment, turns.AsAction) or types & EVENT
        if not by or not isinstance(use.effects[-1], starts):
            raise CardTextError("only an Action card or an Event can start a Round, as the last thing it does")


def check_choices(effects: tuple[Effect, ...]) -> None:
    """A choice offers effects, not further choices."""
    for effect in effects:
        if isinstance(effect, Branching):
            for branch in effect.branches():
                if any(isinstance(one, Branching) for one in branch):
                    raise CardTextError("a choice cannot stand inside a choice")


def check_answers(use: Use) -> None:
    """An effect that mentions "the loss", "it" or "the pot" needs a moment that names one."""
    moment = use.moment
    for effect in everything(use.effects):
        if effect.answers == NOTHING:
            continue
        fits = effect.answers == moment.about and (not effect.windows or not moment.bits & ~effect.windows)
        if not fits:
            raise CardTextError(f"{line(effect)!r} has nothing to refer to: the card answers no such thing")


def check_numbers(effects: tuple[Effect, ...]) -> None:
    """One card is "a card"."""
    for effect in everything(effects):
        if isinstance(effect, (orders.OrderMore, orders.OrderSeen)) and effect.number < 2:
            raise CardTextError("additional Drinks are at least 2")
        if isinstance(effect, choices.Buy) and not (0 < effect.gold <= MOST_BOUGHT and effect.amount):
            raise CardTextError(f"something can be bought 1 to {MOST_BOUGHT} times, and must be worth something")
        for value in effect.parts():
            if isinstance(value, (nouns.SomeCards, nouns.SomeDrinks)) and value.number < 2:
                raise CardTextError(f"write {'a card' if isinstance(value, nouns.SomeCards) else 'a Drink'!r}")


def check_ranked(effects: tuple[Effect, ...]) -> None:
    """Who has the most of something changes while a card resolves; what they lose, gain or pay is settled before."""
    for effect in everything(effects):
        if any(isinstance(person, people.Ranked) for person in persons(effect)) and not isinstance(
            effect, changes.Change
        ):
            raise CardTextError("only what is lost, gained or paid can go by who has the most or the least")


def check_picks(use: Use, types: int) -> None:
    """One card picks once; "they" must be somebody."""
    here = [person for effect in use.effects for person in persons(effect)]
    picking = [person for person in here if person.picks != NOBODY_PICKED]
    if len(picking) > 1:
        raise CardTextError('it picks players twice; say "they" for the one picked before')
    if use.picks != NOBODY_PICKED and types & EVENT:
        raise CardTextError("an Event cannot pick anybody, because nobody plays it")
    check_its(use)
    if speaks_of_them(use.effects) and use.picks_count > 1:
        raise CardTextError('it picks several players, so "they" could be any of them')
    if speaks_of_them(use.effects) and not knows_them(use):
        raise CardTextError('"they" means nobody: the card picks nobody and answers nobody')


def check_its(use: Use) -> None:
    """ "Its player" and "its drinker" are of what the card answers, so not of a choice or a bid."""
    fixed = list(everybody(use.effects)) if use.picks == NOBODY_PICKED else []
    for effect in everything(use.effects):
        for person in persons(effect):
            about = ITS.get(type(person))
            if about is not None and (use.moment.about != about or not any(person is one for one in fixed)):
                raise CardTextError(
                    f'"{printed(person)}" means nobody here: the card answers no such thing, or "they" is somebody else'
                )
        if isinstance(effect, choices.IfSo):
            check_condition(effect.condition, use)


def check_condition(condition: Condition, use: Use) -> None:
    """Whoever a condition is about must be somebody."""
    if condition.of_player and (use.moment.about != A_PLAY or use.picks != NOBODY_PICKED):
        raise CardTextError('"its player" means nobody here: the card answers no card, or "they" is somebody else')
    if condition.of_them and not knows_them(use):
        raise CardTextError('"they" means nobody: the card picks nobody and answers nobody')


def speaks_of_them(effects: tuple[Effect, ...]) -> bool:
    """Whether "they" is said of somebody fixed when the card is announced."""
    return any(isinstance(person, (people.They, people.Them)) for person in everybody(effects))


def knows_them(use: Use) -> bool:
    """Whether "they" is somebody: picked, or named by the moment."""
    return use.picks != NOBODY_PICKED or type(use.moment).they is not Moment.they


def persons(effect: Effect) -> list[people.Person]:
    """The people an effect names itself, not in its branches."""
    return [value for value in effect.parts() if isinstance(value, people.Person)]


def everybody(effects: tuple[Effect, ...]) -> Iterator[people.Person]:
    """The people named where "they" was fixed when the card was announced, conditions included."""
    for effect in effects:
        yield from persons(effect)
        if isinstance(effect, choices.IfSo):
            yield from (people.They() for _ in [effect.condition] if effect.condition.of_them)
        if isinstance(effect, choices.IfLost):
            yield people.They()
        if isinstance(effect, (choices.IfSo, choices.IfDone, choices.IfLost, choices.May, choices.IfNegated)):
            for branch in effect.branches():
                yield from everybody(branch)


def everything(effects: tuple[Effect, ...]) -> Iterator[Effect]:
    """The effects and those inside their choices."""
    for effect in effects:
        yield effect
        if isinstance(effect, Branching):
            for branch in effect.branches():
                yield from everything(branch)
