"""From the data of a card to the card the engine plays: lines read, uses put together."""

from __future__ import annotations

import difflib
import importlib
import pkgutil
from collections.abc import Mapping
from typing import Any

from lastcall.engine.core.cards import Card, Cost, Effect, Moment, Use
from lastcall.engine.core.codes import (
    ACTION,
    ANYTIME,
    CHEATING,
    DRINK,
    EVENT,
    GAMBLING,
    MANY_DRINKS,
    MINION,
    NOBODY_PICKED,
    ONE_ON_TURN,
    PRIZE,
    STATIC,
    TYPE_NAMES,
)
from lastcall.language import keywords, sense, words
from lastcall.language.keywords import static_effects
from lastcall.language.reader import CardTextError, read_line
from lastcall.language.words import lines, people, rounds, turns
from lastcall.voice.sentences import without_reminder

for package in (words, keywords):
    for module in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
        importlib.import_module(module.name)
"""Loading every module of words and keywords makes their phrases known: a new one need not be named anywhere."""

DRINK_NUMBERS = ("alcohol", "fortitude", "draws", "discards", "gold")
HIGHEST = 99
"""What a Drink does of anything, or its opposite."""
LONGEST_LINE = 400
MOST_LINES = 30
"""Reading takes time, and nobody reads more on a card."""


def compile_card(data: Mapping[str, Any], kind: type = lines.Line) -> Card:
    """A card from its title, type, text and numbers; raises CardTextError with card and line."""
    title = str(data["title"])
    types = read_types(title, str(data["type"]))
    text = str(data.get("text", "")).strip()
    uses, traits = read_uses(title, types, text, kind)
    if not uses and not types & (DRINK | PRIZE):
        raise CardTextError(f'card "{title}": no line says what it does')
    static = uses if types & STATIC else []
    card = Card(title, str(data["type"]), types, text, () if static else tuple(uses))
    card.chaser = bool(data.get("chaser", False))
    card.level = int(data.get("level", 0))
    card.lasting = any(isinstance(trait, lines.Lasting) for trait in traits)
    for number in DRINK_NUMBERS:
        value = int(data.get(number, 0))
        if not -HIGHEST <= value <= HIGHEST:
            raise CardTextError(f'card "{title}": {number} must be -{HIGHEST} to {HIGHEST}')
        setattr(card, number, value)
    for trait in traits:
        trait.mark(card)
    try:
        card.keywords += tuple([static_effects.always_on(use) for use in static])
        for condition in card.unnegatable_if:
            for use in uses:
                sense.check_condition(condition, use)
    except CardTextError as error:
        raise CardTextError(f'card "{title}": {error}') from None
    if uses and types & DRINK and not any(keyword.stays() for keyword in card.keywords):
        raise CardTextError(f'card "{title}": a Drink does something later only if it stays in front of its drinker')
    card.deck = str(data.get("deck", ""))
    card.copies = int(data.get("copies", 1))
    card.source = str(data.get("source", "house"))
    card.note = str(data.get("note", ""))
    return card


def read_types(title: str, text: str) -> int:
    """ "Action - Gambling" is both."""
    types = 0
    for name in text.split(" - "):
        if name not in TYPE_NAMES or name == "Blank":
            known = [one for one in TYPE_NAMES if one != "Blank"]
            near = difflib.get_close_matches(name.title(), known, 1)
            hint = f"did you mean {near[0]!r}?" if near else f"the types are {', '.join(known)}"
            raise CardTextError(f'card "{title}": there is no type {name!r}; {hint}')
        types |= TYPE_NAMES[name]
    return types


def read_uses(title: str, types: int, text: str, kind: type) -> tuple[list[Use], list[lines.Trait]]:
    """The alternatives of a card (TYPES-07) and what is true of the card itself."""
    uses: list[Use] = []
    traits: list[lines.Trait] = []
    block: list[tuple[int, lines.Line]] = []
    numbered = list(enumerate(text.split("\n"), 1)) if text else []
    if len(numbered) > MOST_LINES:
        raise CardTextError(f'card "{title}": a card has at most {MOST_LINES} lines, not {len(numbered)}')
    for number, written in [*numbered, (0, "OR")]:
        if len(written) > LONGEST_LINE:
            raise CardTextError(f'card "{title}", line {number}: a line has at most {LONGEST_LINE} characters')
        bare = without_reminder(written)
        if bare == "OR":
            if block or number or uses:
                extras = [one for one in block if isinstance(one[1], lines.Extra)]
                uses.append(put_together(title, types, [one for one in block if one not in extras]))
                uses += [put_together(title, types, block)] if extras else []
            block = []
            continue
        if not bare:
            continue
        try:
            value = read_line(kind, bare)
            sense.check_line(value)
        except CardTextError as error:
            raise CardTextError(f'card "{title}", line {number}: {error}') from None
        if isinstance(value, lines.Trait):
            if not types & value.types:
                raise CardTextError(f'card "{title}", line {number}: this line does not fit such a card')
            traits.append(value)
        else:
            block.append((number - 1, value))
    lasting = [trait for trait in traits if isinstance(trait, lines.Lasting)]
    if len(lasting) != bool(types & MINION):
        raise CardTextError(f'card "{title}": a Minion has its Wages, once: "Wages 2."')
    for trait in lasting:
        uses.insert(0, Use(turns.AsAction(), trait.effects, NOBODY_PICKED, 1, lines=(0,)))
    if types & EVENT and len(uses) > 1:
        raise CardTextError(f'card "{title}": an Event cannot have alternatives, because nobody plays it')
    return uses, traits


def put_together(title: str, types: int, block: list[tuple[int, lines.Line]]) -> Use:
    """One use from its lines: the first says when, all say what."""
    effects: list[Effect] = []
    moments: list[Moment] = []
    costs: list[Cost] = []
    places: list[int] = []
    label = ""
    added = 0
    for number, value in block:
        if isinstance(value, lines.Price):
            costs.append(value.cost)
        elif isinstance(value, lines.Extra):
            costs.append(value.cost)
            added = len(effects)
            effects += value.effects
            label = value.label
        elif isinstance(value, lines.When):
            moments.append(value.moment)
            effects += value.effects
        elif isinstance(value, lines.Plain):
            effects += value.effects
        elif isinstance(value, lines.Becoming):
            effects.append(value.effect())
        places += [number] * (len(effects) - len(places))
    try:
        if not effects:
            raise CardTextError("one of its alternatives does nothing")
        if len(moments) > 1:
            raise CardTextError("one use can be played at one moment only; separate alternatives by OR")
        if len(costs) > 1:
            raise CardTextError("one use can have only one cost")
        picking = [
            person for effect in sense.everything(tuple(effects)) for person in sense.persons(effect) if person.picks
        ]
        if len({type(person) for person in picking}) > 1:
            raise CardTextError('it picks players in two ways; say "they" for the one picked before')
        picks = picking[0].picks if picking else NOBODY_PICKED
        count = picking[0].picks_count if picking else 1
        if any(effect.picks_drinks for effect in effects):
            count = MANY_DRINKS
        moment = moments[0] if moments else moment_of(types, effects)
        if not picks and isinstance(moment, turns.InTheirPhase) and sense.speaks_of_them(tuple(effects)):
            picks = ONE_ON_TURN
        choosy = tuple(person for person in picking if type(person).accepts is not people.Person.accepts)
        cost = costs[0] if costs else None
        use = Use(moment, tuple(effects), picks, count, cost, choosy, tuple(places), label, added)
        sense.check_use(use, types)
    except CardTextError as error:
        raise CardTextError(f'card "{title}": {error}') from None
    return use


def moment_of(types: int, effects: list[Effect]) -> Moment:
    """When a card may be played that does not say it: by the object of its verb, else by its type."""
    for effect in effects:
        for value in effect.parts():
            if isinstance(value, Moment):
                return value
    for effect in effects:
        if effect.takes_control:
            beats = types & CHEATING or isinstance(effect, rounds.TakeControlAnyway)
            return rounds.OnCheatingTurn() if beats else rounds.OnGamblingTurn()
    if types & ACTION:
        return turns.AsAction()
    if types & (ANYTIME | EVENT | PRIZE):
        return turns.AnyMoment()
    if types & DRINK:
        raise CardTextError("a Drink has numbers and lines about itself, and does nothing else")
    if types & (GAMBLING | CHEATING):
        raise CardTextError("a Gambling or Cheating card must take control of the Round")
    raise CardTextError("a Sometimes card must say when it may be played")
