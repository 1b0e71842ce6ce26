"""Every line of every deck has exactly one reading and prints back unchanged, for both readers."""

from __future__ import annotations

import re
import typing

import pytest

from lastcall.cards.shelf import SHIPPED
from lastcall.engine.core.cards import Effect
from lastcall.engine.core.matters import Play
from lastcall.engine.core.phrases import Phrase
from lastcall.engine.game import Game
from lastcall.language.compile import compile_card
from lastcall.language.reader import MOST_WORDS, CardTextError, read_line
from lastcall.language.template import HOLES, TEMPLATES, alternatives, item_of, line, pieces
from lastcall.language.words.lines import Line
from lastcall.stories import run_file
from lastcall.stories.made import DRINK_WORDS
from lastcall.voice.sentences import without_reminder
from tests.language.lark_grammar import Grammar
from tests.stories.test_stories import HERE as STORIES

LARK = Grammar(Line)


def deck_lines() -> list[str]:
    found = [
        without_reminder(text) for deck in SHIPPED.all_decks() for card in deck.cards for text in card.text.split("\n")
    ]
    return sorted({text for text in found if text and text != "OR"})


def story_lines() -> list[str]:
    found: set[str] = set()
    for path in STORIES.rglob("*.story"):
        for text in path.read_text(encoding="utf-8").splitlines():
            if text.startswith(("card:", "card!:")) and " = " in text:
                body = text.split(" #")[0].split(" = ", 1)[1]
                found |= {part.strip() for part in body.split(" / ") if part.strip() != "OR"}
    found |= {str(words["text"]) for words in DRINK_WORDS.values() if "text" in words}
    return sorted(without_reminder(text) for text in found)


def test_every_line_of_every_deck_prints_back_unchanged() -> None:
    lines = deck_lines()
    assert len(lines) > 60
    for text in lines:
        assert line(read_line(Line, text)) == text


def test_both_readers_agree_and_no_line_has_two_readings() -> None:
    for text in sorted({*deck_lines(), *story_lines()}):
        readings = LARK.readings(text)
        assert readings == [read_line(Line, text)], text


def test_every_phrase_is_spoken_somewhere() -> None:
    spoken: set[type] = set()

    def collect(value: object) -> None:
        if isinstance(value, tuple):
            for one in value:
                collect(one)
        elif isinstance(value, Phrase):
            spoken.add(type(value))
            collect(value.parts())

    for text in deck_lines() + story_lines():
        collect(read_line(Line, text))
    silent = sorted(cls.__name__ for cls in TEMPLATES if cls not in spoken)
    assert not silent, f"phrases no card and no story uses: {silent}"


def test_every_effect_is_carried_out_in_some_story(monkeypatch: pytest.MonkeyPatch) -> None:
    done: set[type] = set()

    def watch(cls: type[Effect]) -> None:
        real = cls.do

        def do(self: Effect, game: Game, play: Play, step: int) -> None:
            done.add(type(self))
            real(self, game, play, step)

        monkeypatch.setattr(cls, "do", do)

    effects = {cls for cls in TEMPLATES if issubclass(cls, Effect)}
    for base in {one for cls in effects for one in cls.__mro__ if "do" in vars(one) and one is not Effect}:
        watch(base)
    for path in STORIES.rglob("*.story"):
        assert all(result.ok for result in run_file(path)), path
    silent = sorted(cls.__name__ for cls in effects if cls not in done)
    assert not silent, f"effects no story carries out: {silent}"


def test_what_may_stand_in_a_hole_fits_its_annotation() -> None:
    for cls, holes in HOLES.items():
        hints = typing.get_type_hints(cls)
        for hole, kind in holes.items():
            hint = hints[hole]
            item = item_of(kind)
            if item is not None:
                assert hint == tuple[item, ...], (cls, hole)
            else:
                wanted = typing.get_args(hint) or (hint,)
                assert alternatives(kind), (cls, hole)
                assert all(issubclass(one, wanted) for one in alternatives(kind)), (cls, hole)


def refused(text: str, type_text: str = "Sometimes") -> str:
    with pytest.raises(CardTextError) as caught:
        compile_card({"title": "Hush", "type": type_text, "text": text})
    return str(caught.value)


def test_an_unreadable_line_has_a_caret_and_says_what_could_stand_there() -> None:
    message = refused("Negate a Sometime card.")
    assert message.splitlines()[0] == 'card "Hush", line 1: cannot read this line'
    assert message.splitlines()[1] == "    Negate a Sometime card."
    assert message.splitlines()[2].startswith("             ^ expected one of: Sometimes card, ")
    assert "did you mean 'Sometimes card'?" in message


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("Another player lose 2 Fortitude.", "loses"),
        ("Another player loses two Fortitude.", "a number"),
        ("Another player loses 2 Fortitude", "."),
        ("Another player loses 2 Fortitude. Twice.", "the end of the line"),
        ("When you must ante leave the Round instead.", ","),
        ("They loses 2 Fortitude.", "lose"),
    ],
)
def test_the_error_names_what_is_missing(text: str, says: str) -> None:
    message = refused(text, "Action")
    assert "^" in message
    assert says in message.split("^", 1)[1]


@pytest.mark.parametrize(
    ("text", "meant", "note"),
    [
        (
            "An opponent loses 2 Fortitude and they gain 1 Alcohol Content.",
            "Another player loses 2 Fortitude and gains 1 Alcohol Content.",
            "is picked when",
        ),
        (
            "Each other player loses 1 Gold, and gains 1 Fortitude.",
            "Each other player loses 1 Gold and gains 1 Fortitude.",
            "",
        ),
        ("All players lose 1 Gold and 1 Fortitude.", "Each player loses 1 Gold and 1 Fortitude.", "each player"),
        ("Gain 2 Fortitude and draw 1 card.", "You gain 2 Fortitude and draw a card.", "say who"),
        ("Reduce a Fortitude loss by 2.", "When you would lose Fortitude, reduce the loss by 2.", "say when"),
        (
            "Redirect your Gold loss to another player.",
            "When you would lose Gold, redirect the loss to another player.",
            "",
        ),
        ("Ignore a Fortitude loss.", "Ignore a card that affects your Fortitude.", "a card is Ignored"),
        ("Steal 1 Gold from the pot.", "In a Round of Gambling, take 1 Gold from the pot.", ""),
        (
            "Redirect a loss to another player.",
            "When you would lose Fortitude, redirect the loss to another player.",
            "",
        ),
        ("When you would lose Gold, prevent it.", "Ignore a card that affects your Gold.", "a card is Ignored"),
        (
            "When you lose Fortitude, the attacker loses 2 Fortitude.",
            "When another player makes you lose Fortitude, they lose 2 Fortitude.",
            "whose doing",
        ),
        ("When you must pay Gold, you pay nothing.", "When you must pay Gold, pay nothing instead.", ""),
        ("Leave the Round.", "When you must ante, leave the Round instead.", "say when"),
        ("Ignore a Drink, then draw a card.", "Ignore a Drink and draw a card.", ""),
        ("Draw two cards, then discard one.", "You draw 2 cards and discard a card.", "say who"),
        ("Heal 2 Fortitude.", "You gain 2 Fortitude.", "say who"),
        ("Halve your Drink.", "Keep half of your Drink, rounded down.", ""),
        ("Two other players lose 1 Fortitude.", "Two other players each lose 1 Fortitude.", "each of them"),
        ("Another player gives you 1 Gold.", "Another player pays you 1 Gold.", ""),
        ("Negate a card.", "Negate an Action card.", "which card"),
        (
            "Another player loses 2 Fortitude or pays you 1 Gold.",
            "Another player chooses: lose 2 Fortitude, or pay you 1 Gold.",
            "who chooses",
        ),
        (
            "Two other players choose: discard a card or lose 1 Gold.",
            "Two other players each choose: discard a card, or lose 1 Gold.",
            "who chooses",
        ),
        (
            "You may pay 1 Gold and draw 2 cards.",
            "You may pay 1 Gold to the Inn to draw 2 cards.",
            "an offer is",
        ),
        ("Steal 2 Gold from another player.", "Another player pays you 2 Gold.", ""),
        ("Another player drinks again.", "Another player takes a Drink from their pile.", "where the Drink comes"),
        ("You drink again.", "You take a Drink from your pile.", ""),
        ("All other players lose two Fortitude", "Each other player loses 2 Fortitude.", "numbers are digits"),
        ("Cancel an action card.", "Negate an Action card.", "Negated"),
        ("Ben loses 2 Fortitude.", "Another player loses 2 Fortitude.", "is picked when"),
        ("Deal 2 damage to an opponent.", "Another player loses 2 Fortitude.", ""),
        ("You gain 1 Gold. You draw a card.", "You gain 1 Gold.\n    You draw a card.", "one sentence on each line"),
        (
            "You gain 1 Gold. OR Draw a card.",
            "You gain 1 Gold.\n    OR\n    You draw a card.",
            "one sentence on each line",
        ),
    ],
)
def test_ordinary_card_english_is_answered_with_the_right_form(text: str, meant: str, note: str) -> None:
    """What is suggested can be read: nothing is suggested that cannot."""
    message = refused(text, "Action")
    assert message.split("did you mean this?")[1].split("\n", 1)[1] == f"    {meant}"
    assert note in message.split("did you mean this?")[1]
    for one in meant.replace("    OR\n", "").split("\n"):
        read_line(Line, one.strip())


def test_what_could_stand_there_is_read_at_a_glance() -> None:
    expected = refused("Reverse the table.", "Action").split("expected one of: ")[1]
    assert "reveal two Drinks from the Drink ..." in expected
    assert all(len(one.split()) <= MOST_WORDS + 1 for one in expected.split(", "))


def test_nothing_is_suggested_for_a_line_nobody_understands() -> None:
    assert "did you mean this?" not in refused("The moon is made of cheese.", "Action")


def test_a_line_with_two_readings_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    from lastcall.language.words.changes import Gain, Lose

    monkeypatch.setitem(TEMPLATES, Gain, pieces("{who} lose~ {amount} {track}"))
    with pytest.raises(CardTextError, match="2 ways"):
        read_line(Line, "Another player loses 2 Fortitude.")
    assert TEMPLATES[Lose]


def test_a_line_must_be_written_as_it_prints() -> None:
    assert "as it prints" in refused('Negate a Sometimes card.\nThis card can only be affected by "Hush".')


@pytest.mark.parametrize(
    ("data", "says"),
    [
        ({"type": "Sometimes", "text": "You gain 2 Fortitude."}, "must say when"),
        ({"type": "Gambling", "text": "You gain 2 Fortitude."}, "take control"),
        ({"type": "Acton", "text": "You gain 2 Fortitude."}, "no type 'Acton'"),
        ({"type": "Action", "text": ""}, "no line"),
        ({"type": "Action", "text": "OR\nYou gain 2 Fortitude."}, "does nothing"),
        ({"type": "Action", "text": "Another player loses 1 Gold and a player gains 1 Gold."}, "two ways"),
        ({"type": "Action", "text": "Two other players each lose 1 Gold and they draw a card."}, "any of them"),
        (
            {"type": "Action", "text": "Another player loses 1 Gold and another player draws a card."},
            "picks players twice",
        ),
        ({"type": "Action", "text": "If they are marked, they lose 1 Fortitude."}, '"they" means nobody'),
        (
            {"type": "Action", "text": "Another player loses 1 Gold.\nIf its player is marked, they lose 1 Gold."},
            '"its player" means nobody',
        ),
        (
            {"type": "Action", "text": "You gain 1 Gold.\nIf its player is marked, this card cannot be Negated."},
            '"its player" means nobody',
        ),
        ({"type": "Sea Event", "text": "You may make them lose 1 Fortitude."}, '"they" means nobody'),
        (
            {"type": "Action", "text": "You gain 1 Gold.\nIf they are marked, this card cannot be Negated."},
            '"they" means nobody',
        ),
        (
            {"type": "Anytime", "text": "You may pay up to 300 Gold to the Inn and gain 1 Gold for each."},
            "1 to 20 times",
        ),
        ({"type": "Sea Event", "text": "Each player with the most Gold draws a card."}, "the most or the least"),
        (
            {
                "type": "Anytime",
                "text": "Order 2 additional Drinks, looking at every Drink you order this phase.",
            },
            "only in your Order a Drink Phase",
        ),
        ({"type": "Action", "text": "They lose 1 Gold."}, '"they" means nobody'),
        ({"type": "Action", "text": "Reduce the loss by 2."}, "nothing to refer to"),
        ({"type": "Sometimes", "text": "When you must ante, ignore a Drink."}, "nothing to refer to"),
        ({"type": "Sometimes", "text": "Ignore a Drink and negate a Sometimes card."}, "nothing to refer to"),
        (
            {"type": "Sometimes", "text": "When another player takes a pot, take the pot instead."},
            "nothing to refer to",
        ),
        ({"type": "Action", "text": "Add 2 Alcohol Content to a Drink."}, "played as an Action"),
        ({"type": "Gambling", "text": "Negate an Action card."}, "take control"),
        ({"type": "Action", "text": "You draw 1 cards."}, "write 'a card'"),
        ({"type": "Action", "text": "Order 1 additional Drinks."}, "at least 2"),
        ({"type": "Drink Event", "text": "Another player loses 1 Gold."}, "cannot pick anybody"),
        ({"type": "Drink Event", "text": "You gain 1 Gold.\nOR\nYou gain 1 Fortitude."}, "cannot have alternatives"),
        ({"type": "Action", "text": "You gain 1 Gold.\nOR"}, "does nothing"),
        ({"type": "Anytime", "text": "You gain 1 Gold.\nThis Drink cannot be split."}, "does not fit such a card"),
        ({"type": "Anytime", "text": "Start a Round of Gambling."}, "can start a Round"),
        ({"type": "Action", "text": "Take control of the Round."}, "only a Gambling or Cheating card"),
        ({"type": "Drink Event", "text": "When you must ante, you gain 1 Gold."}, "cannot say when"),
        (
            {"type": "Action", "text": "You may choose: gain 1 Gold, or draw a card."},
            "inside a choice",
        ),
        ({"type": "Blank", "text": "You gain 1 Gold."}, "no type 'Blank'"),
        ({"type": "Static", "text": "When you would lose Gold, pay nothing instead."}, "a Static card says"),
        ({"type": "Static", "text": "When you must ante, leave the Round instead."}, "a Static card says"),
        (
            {
                "type": "Sometimes",
                "text": "When you must ante, you gain 1 Gold.\nWhen you must pay Gold, you gain 1 Gold.",
            },
            "one moment only",
        ),
        (
            {"type": "Action", "text": "If they Ignore this card, you gain 1 Gold.\nAnother player loses 1 Gold."},
            "the last line",
        ),
        ({"type": "Action", "text": "If you do, lose 1 Gold."}, "must follow"),
        ({"type": "Action", "text": "Another player loses 1 Gold and start a Drinking Contest."}, "a line of its own"),
        ({"type": "Action", "text": "Another player loses 1 Gold and its player draws a card."}, "means nobody"),
        ({"type": "Sometimes", "text": "Negate an Action card and its drinker draws a card."}, "means nobody"),
        (
            {
                "type": "Sometimes",
                "text": "Negate an Action card and choose: its player draws a card, or lose 1 Gold.",
            },
            "means nobody",
        ),
    ],
)
def test_a_card_that_makes_no_sense_is_refused(data: dict[str, str], says: str) -> None:
    with pytest.raises(CardTextError, match=says):
        compile_card({"title": "Odd One", **data})


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        (
            "Another player loses 2 Fortitude and gains 1 Gold.",
            "Another player loses 2 Fortitude and they gain 1 Gold.",
        ),
        ("Another player loses 2 Fortitude and gains 1 Gold.", "Another player loses 2 Fortitude and gain 1 Gold."),
        ("Another player loses 1 Gold and 2 Fortitude.", "Another player loses 1 Gold and loses 2 Fortitude."),
        (
            "Another player loses 2 Fortitude and loses 1 Fortitude.",
            "Another player loses 2 Fortitude and 1 Fortitude.",
        ),
        (
            "Each player loses 1 Gold, 1 less for each card they discard.",
            "Each player loses 1 Gold, 1 less for each card they discard and gains 1 Gold.",
        ),
        ("Ignore a Drink and gain 1 Fortitude.", "Ignore a Drink and you gain 1 Fortitude."),
        ("The Inn pays instead and you gain 1 Gold.", "The Inn pays instead and gain 1 Gold."),
        ("You may draw 3 cards.", "You may you draw 3 cards."),
        ("You may make each other player draw 3 cards.", "You may each other player draws 3 cards."),
        ("If you do, lose 2 Fortitude.", "If you do, you lose 2 Fortitude."),
        ("Each player chooses: gain 1 Gold, or draw a card.", "Each player chooses: gains 1 Gold, or draws a card."),
        (
            "Players bid Gold. The highest bidder pays and gains 1 Fortitude and draws a card.",
            "Players bid Gold. The highest bidder pays and gain 1 Fortitude and draw a card.",
        ),
        ("Two other players each lose 2 Fortitude.", "Two other players lose 2 Fortitude."),
        (
            "Two other players each turn up cards from their Character Deck until an Action card appears, "
            "take it and discard the others.",
            "Two other players each turn up cards from their Character Deck until an Action card appears, "
            "each take it and each discard the others.",
        ),
    ],
)
def test_nobody_is_named_twice(text: str, wrong: str) -> None:
    """What need not be said is not: one way to write a line is right, and it prints back so."""
    assert line(read_line(Line, text)) == text
    assert LARK.readings(text) == [read_line(Line, text)]
    with pytest.raises(CardTextError):
        read_line(Line, wrong)


YOURS = (
    "(Each player antes 1 Gold, including you.)",
    "(Including you.)",
    "(Work where you are, or go elsewhere.)",
    "(Only if you are still in it.)",
    "(Also if you have left it, but not in answer to a card that makes players ante or ends the Round.)",
    "(Later, when you discard it. The Watch prefers the bottle.)",
    "(Later, when you discard it. The milk does not grow back.)",
    "(Later, when you discard this cup.)",
)
"""Reminders that say "you" of whoever plays the card or keeps the Drink."""


def test_reminders_never_say_you_of_somebody_else() -> None:
    lines = [text for deck in SHIPPED.all_decks() for card in deck.cards for text in card.text.split("\n")]
    reminders = {text[len(without_reminder(text)) :].strip() for text in lines}
    assert {text for text in reminders if re.search(r"\b(you|your|yours|yourself)\b", text, re.IGNORECASE)} == set(
        YOURS
    )


def test_reminders_in_parentheses_do_nothing() -> None:
    plain = compile_card({"title": "A", "type": "Action", "text": "You gain 2 Fortitude."})
    reminded = compile_card({"title": "A", "type": "Action", "text": "You gain 2 Fortitude. (Never more than 20.)"})
    assert plain.uses[0].effects == reminded.uses[0].effects
