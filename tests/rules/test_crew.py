"""The crew of RDI 4: what is known about their decks, and what they bring to the table."""

from __future__ import annotations

from collections import Counter

import pytest

from lastcall import Game, new_game
from lastcall.cards import package
from lastcall.cards.characters.remy.marks import LoseMoreIfMarked, marks_of
from lastcall.cards.deck import DeckError, read_character
from lastcall.cards.shelf import SHIPPED
from lastcall.engine.core import pieces
from lastcall.engine.core.codes import FORTITUDE, PASS, SEAT_CHOSEN
from lastcall.language.sense import everything, persons
from lastcall.language.words.aftermath import LoseForCrew, LoseThatMuch
from lastcall.language.words.changes import Lose
from lastcall.language.words.choices import LoseOrPay
from lastcall.language.words.nouns import TRACKS
from lastcall.language.words.people import You
from tests.proofs import proves

CREW = ("Whitehawk", "Remy", "Bryn", "Tara")
COPIES = {
    "Whitehawk": {6: 1, 2: 8, 1: 18},
    "Remy": {6: 1, 2: 12, 1: 10},
    "Bryn": {6: 1, 2: 9, 1: 16},
    "Tara": {6: 1, 2: 9, 1: 16},
}
KNOWN = {
    "Whitehawk": {
        "Ante up or walk the plank!",
        "That's a fine hand there, but this one's got you beat",
        "What a coincidence, I happen to have the same hand!",
        "I won't stand idly by while you insult the Drake!",
        "Challenge accepted!",
        "A word of advice... don't",
        "I don't drink until my crew drinks!",
        "Drink up! Captain's orders",
        "Don't forget the captain's extra share!",
        "Excuse me, I have more important matters to attend to.",
    },
    "Remy": {
        "I don't think so!",
        "Take this as a warning! Next time it'll be the brig",
        "Deflect",
        "I have no time for your tomfoolery!",
        "I best not. Someone needs to keep a level head",
        "Infighting? Not on my watch!",
    },
    "Bryn": {
        "I've got watch duty.",
        "Stop hitting yourself!",
        "You wanna play, huh?",
        "You mess with the crew, you mess with me!",
        "Watch it! Loose cannonball!",
        "I can hold my own in a brawl. Wanna see?",
        "Let's drink to clear skies and strong winds!",
        "I'm built like an ox, and I can drink like one, too!",
        "I think it's time to stop foolin' around, don't you?",
    },
    "Tara": {
        "Blind girl! Darts! What could possibly go wrong?",
        "This time, let's use my deck.",
        "I have consulted the charts... This is not in my future",
        "I may be blind, but I could still see that coming!",
        "Uh oh, I don't like where this is headed...",
        "Signs point to you getting drunker...soon!",
    },
}
"""The titles the sources give each of them, or nobody."""


@pytest.mark.parametrize("name", CREW)
def test_a_deck_has_40_cards_and_the_known_pattern_of_copies(name: str) -> None:
    deck = SHIPPED.character(name)
    assert len(deck) == 40
    assert Counter(card.copies for card in deck.cards) == COPIES[name]


def test_the_roster_calls_everybody_as_their_decks_do() -> None:
    for row in package.arrived():
        deck = SHIPPED.character(row["name"])
        assert (deck.name, deck.short) == (row["name"], row["short"])


@pytest.mark.parametrize("name", CREW)
def test_known_titles_are_there_and_everything_else_is_ours(name: str) -> None:
    own = [card for card in SHIPPED.character(name).cards if card.deck != "common"]
    assert {card.title for card in own if card.source != "house"} == KNOWN[name]
    assert all(card.note for card in own if card.source == "inferred"), "what was decided is said"


def test_twelve_cards_of_the_captain_make_others_lose_fortitude() -> None:
    hits = 0
    for card in SHIPPED.character("Whitehawk").cards:
        hurts = any(
            isinstance(effect, (Lose, LoseForCrew, LoseMoreIfMarked, LoseOrPay, LoseThatMuch))
            and TRACKS[effect.track] == FORTITUDE
            and not any(isinstance(person, You) for person in persons(effect))
            for use in card.uses
            for effect in everything(use.effects)
        )
        hits += card.copies * hurts
    assert hits == 12


def at_table(size: int) -> Game:
    return new_game([*CREW, "Oda", "Pell", "Ilka", "Brannoc"][:size], seed=1)


@proves("REMY-01")
@pytest.mark.parametrize("size", [2, 3, 4, 7])
def test_remy_has_one_mark_less_than_there_are_players(size: int) -> None:
    game = at_table(size)
    assert game.view(None).pieces == (pieces.Counter("Marks left", 1, size - 1),)
    assert all(game.view(seat).pieces == game.view(None).pieces for seat in range(size)), "everybody sees them"


@proves("REMY-02", "REMY-03")
def test_marks_lie_open_before_their_players() -> None:
    game = at_table(4)
    marks = marks_of(game)
    assert marks is not None
    assert [marks.can_mark(game, seat) for seat in range(4)] == [True, False, True, True], "never himself"
    assert marks.put(game, 2, 1)
    assert game.view(0).pieces == (pieces.Counter("Marks left", 1, 2), pieces.Tokens("Mark", 2, 1))
    assert not marks.can_mark(game, 2), "no more than one"
    twin = game.copy()
    assert twin.machines[0].put(twin, 0, 1)
    lying = (pieces.Counter("Marks left", 1, 2), pieces.Tokens("Mark", 2, 1))
    assert game.view(None).pieces == lying, "copies are apart"
    assert Game.from_json(twin.to_json(), SHIPPED).view(None).pieces == twin.view(None).pieces


def test_without_remy_there_are_no_marks() -> None:
    assert new_game(["Bryn", "Tara"]).machines == ()


def test_a_deck_that_speaks_of_marks_must_bring_them() -> None:
    text = """
name = "Ann the Clerk"
{brings}
[shared]
"I don't think so!" = {shared}
[[card]]
title = "Noted."
type = "Action"
source = "house"
copies = 25
text = "Another player becomes marked."
[[card]]
title = "I don't think so!"
type = "Sometimes"
source = "house"
text = "Ignore a Drink."
"""
    with pytest.raises(DeckError, match=r'card "Noted.": it mentions Marks; add brings = \["Marks"\]'):
        read_character(text.format(brings="", shared=0), "ann.toml", package.common())
    with pytest.raises(DeckError, match="brings must be a list of: Marks"):
        read_character(text.format(brings='brings = ["Scars"]', shared=0), "ann.toml", package.common())
    with pytest.raises(DeckError, match="brings must be a list of: Marks"):
        read_character(text.format(brings='brings = [["Marks"]]', shared=0), "ann.toml", package.common())
    with pytest.raises(DeckError, match="or 0 if this version takes its place"):
        read_character(text.format(brings='brings = ["Marks"]', shared=1), "ann.toml", package.common())
    assert read_character(text.format(brings='brings = ["Marks"]', shared=0), "ann.toml", package.common()).brings == (
        "Marks",
    )


def looking() -> Game:
    """Tara looks at three Drinks, in the middle of her Order a Drink Phase."""
    for seed in range(200):
        game = new_game(["Tara", "Bryn", "Remy"], seed=seed, first=0, listen=True)
        signs = "Signs point to you getting drunker...soon!"
        while (question := game.question) is not None and game.turn.number == 0:
            plays = [a for a, text in zip(question.answers, question.texts(), strict=True) if text == signs]
            if plays and game.turn.orders == 1:
                game.answer(plays[0])
                while not game.view(0).looking_at:
                    game.answer((0,))
                return game
            game.answer(game.choices[0])
    raise AssertionError("she never held it")


def test_only_whoever_looks_at_drinks_sees_them() -> None:
    game = looking()
    seen = [card.title for card in game.view(0).looking_at]
    assert len(seen) == 3
    assert game.turn.orders == 0, "the Drink of the phase is one of them"
    for seat in (1, 2, None):
        view = game.view(seat)
        assert view.looking_at == ()
        assert [matter.hidden for matter in view.table if matter.kind == "tray"] == [3]
    assert game.question is not None
    assert sorted(game.question.texts()) == sorted(set(seen))
    game.answer(game.choices[0])
    assert [answer[0] for answer in game.choices] == [SEAT_CHOSEN, SEAT_CHOSEN]


def test_the_look_lasts_for_the_phase_only() -> None:
    game = looking()
    assert game.turn.looks
    while game.turn.number < 1 or game.turn.orders == 0:
        game.answer(PASS if PASS in game.choices else game.choices[0])
    assert not game.turn.looks
    assert not any(game.view(seat).looking_at for seat in range(3))
