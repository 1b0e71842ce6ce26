"""Baron von Vlazlo: what his decks are made of, his opening hand, and what others see of his form cards."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from lastcall import Game, new_game
from lastcall.bots.card_value import Worth
from lastcall.bots.evaluation import judge
from lastcall.cards import package
from lastcall.cards.characters.vlazlo.blood import A_FORM, FORMS, PER_BLOOD, Blood, GainBlood
from lastcall.cards.shelf import SHIPPED
from lastcall.engine.core.cards import Card
from lastcall.engine.core.codes import PASS, PLAYED
from lastcall.engine.core.machines import own
from lastcall.engine.core.pieces import Counter as Count
from lastcall.engine.core.pieces import Pile
from lastcall.engine.seen.guess import imagine
from lastcall.engine.seen.log import told
from lastcall.language.sense import everything
from tests.proofs import proves
from tests.rules.sides import card, pair_table, to_actions

KNOWN = {
    "I'm not a veeble old man!",
    "Von't you join me for dinner?",
    "Vhat? Zis gold? It vas behind your ear...",
    "It will take more than that to defeat a wampire!",
    "Zis drink is fang-tastic!",
    "Zis tankard is too big",
    "Oh no! Look what happened to my cards",
    "Baron of the Twilight Realm",
    "Blood Money? I'm In!",
    "Wench, bring some drinks for these fiends!",
}
"""The titles the sources give him, all villains, or nobody."""


def blood_of(game: Game, seat: int = 0) -> Blood:
    machine = own(game, seat, Blood)
    assert machine is not None
    return machine


def backs(game: Game, seat: int = 0) -> list[str]:
    return [game.cards[one].back for one in game.seats[seat].hand]


def all_his_cards() -> list[Card]:
    decks = (
        SHIPPED.character("Vlazlo"),
        package.boss("vlazlo_boss"),
        *map(package.component, ("bat", "wolf", "monstrosity")),
    )
    return [card for deck in decks for card in deck.cards]


# --- decks


@proves("VLAZLO-01")
def test_his_decks_have_the_printed_sizes_and_the_known_titles() -> None:
    deck = SHIPPED.character("Vlazlo")
    assert (deck.name, len(deck), deck.kinds) == ("Baron von Vlazlo", 30, ("Vampire", "Villain"))
    assert Counter(one.copies for one in deck.cards) == {5: 1, 2: 7, 1: 11}
    assert {one.title for one in deck.cards if one.deck != "common" and one.source != "house"} == KNOWN
    patterns = {
        key: Counter(one.copies for one in package.component(key).cards) for key in ("bat", "wolf", "monstrosity")
    }
    assert patterns == {"bat": {2: 2, 1: 4}, "wolf": {2: 3, 1: 2}, "monstrosity": {2: 1, 1: 6}}
    assert Counter(one.copies for one in package.boss("vlazlo_boss").cards) == {1: 5}


def test_what_was_decided_is_said() -> None:
    assert all(one.note for one in all_his_cards() if one.source == "inferred")


def test_house_cards_differ_in_more_than_their_names() -> None:
    texts = Counter(one.text for one in all_his_cards())
    assert not [one.title for one in all_his_cards() if one.source == "house" and texts[one.text] > 1]


@proves("VLAZLO-03")
def test_blood_is_the_last_thing_on_every_card() -> None:
    found = 0
    for one in all_his_cards():
        for use in one.uses:
            gains = [effect for effect in everything(use.effects) if isinstance(effect, GainBlood)]
            assert gains in ([], list(use.effects[-1:])), one.title
            found += len(gains)
    assert found > 15


# --- set-up


@proves("VLAZLO-01")
def test_two_form_decks_are_shuffled_and_there_is_no_blood() -> None:
    game = new_game(["Oda", "Vlazlo", "Pell"], seed=3)
    machine = blood_of(game, 1)
    assert machine.blood == 0
    for deck, key in zip(machine.decks, ("bat", "wolf"), strict=True):
        assert sorted(game.cards[one].title for one in deck) == sorted(
            one.title for one in package.component(key).physical
        )
    orders = {tuple(blood_of(vlazlo_first(seed)).decks[0]) for seed in range(20)}
    assert len(orders) > 5, "they are shuffled"
    everything_there = {one.deck for one in game.cards}
    assert everything_there.isdisjoint({"monstrosity", "vlazlo_boss"}), "they are for Bosses"


def vlazlo_first(seed: int, ask: str = "able") -> Game:
    return new_game(["Vlazlo", "Oda", "Pell"], seed=seed, ask=ask, listen=True)


@proves("VLAZLO-02", "SETUP-12")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("form", [0, 1])
def test_the_first_form_card_is_free_and_six_character_cards_follow(seat: int, form: int) -> None:
    seats = ["Oda", "Pell", "Ilka"]
    seats[seat] = "Vlazlo"
    game = new_game(seats, seed=5)
    question = game.question
    assert question is not None
    assert game.asked == seat
    assert question.texts() == ["Bat", "Wolf"]
    assert not game.seats[seat].hand, "he chooses before he sees the others"
    top = blood_of(game, seat).decks[form][-1]
    game.answer(FORMS[form])
    hand = game.seats[seat].hand
    assert hand[0] == top
    assert Counter(backs(game, seat)) == {FORMS[form]: 1, "": 6}
    assert blood_of(game, seat).blood == 0
    assert game.seats[seat].left == 24
    assert [len(deck) for deck in blood_of(game, seat).decks] == [7 + (form == 1), 7 + (form == 0)]


@proves("VLAZLO-02")
def test_a_game_stored_before_the_first_form_card_goes_on_from_there() -> None:
    game = vlazlo_first(4)
    stored = Game.from_json(game.to_json(), SHIPPED)
    for one in (game, stored):
        one.answer("Wolf")
    assert stored.to_json() == game.to_json()


# --- what others see


def pieces(game: Game, viewer: int | None) -> dict[str, int]:
    found = game.view(viewer).pieces
    return {piece.name: piece.count for piece in found if isinstance(piece, (Count, Pile))}


@proves("VLAZLO-10")
def test_everybody_sees_how_many_form_cards_of_each_kind_he_holds() -> None:
    game = vlazlo_first(1)
    game.answer("Wolf")
    blood_of(game).blood = 5
    blood_of(game).take(game, 0)
    blood_of(game).take(game, 0)
    for viewer in (0, 1, 2, None):
        assert pieces(game, viewer) == {
            "Blood": 5,
            "Bat Deck": 6,
            "Bat cards in hand": 2,
            "Wolf Deck": 7,
            "Wolf cards in hand": 1,
        }


def test_what_was_his_goes_with_him() -> None:
    game = vlazlo_first(1)
    game.answer("Wolf")
    assert pieces(game, None)
    side = game.side_of(0)
    side.alcohol = side.fortitude
    while game.seats[0].present:
        game.answer(game.choices[0])
    assert not pieces(game, None)


@proves("VLAZLO-10")
def test_nobody_else_sees_which_form_card_he_took() -> None:
    game = vlazlo_first(1)
    game.answer("Bat")
    title = game.cards[game.seats[0].hand[0]].title
    assert f"You take 1 Bat card: “{title}”" in [line.text for line in told(game, 0)]
    for viewer in (1, 2, None):
        lines = [line.text for line in told(game, viewer)]
        assert "Vlazlo takes 1 Bat card" in lines
        assert not any(title in line for line in lines)


@proves("VLAZLO-10")
def test_whoever_imagines_his_hand_knows_the_backs_and_nothing_more() -> None:
    game = vlazlo_first(2)
    game.answer("Bat")
    blood_of(game).take(game, 1)
    place = game.seats[0]
    place.discards, place.deck, place.left = [], place.deck[:4], 4
    held: set[str] = set()
    decks: set[int] = set()
    for seed in range(60):
        other = imagine(game, 1, random.Random(seed))
        assert sorted(backs(other)) == sorted(backs(game))
        machine = blood_of(other)
        for form, deck in zip(FORMS, machine.decks, strict=False):
            assert {other.cards[one].back for one in deck} == {form}
        held |= {other.cards[one].title for one in other.seats[0].hand if other.cards[one].back == "Bat"}
        decks.add(machine.decks[0][-1])
    assert held == {one.title for one in package.component("bat").cards}, "any of them, also one that lies in the deck"
    assert len(decks) > 4
    mine = [imagine(game, 0, random.Random(seed)) for seed in range(20)]
    assert all(other.seats[0].hand == place.hand for other in mine), "he knows his own"
    assert len({blood_of(other).decks[0][-1] for other in mine}) > 3, "but not what comes next"


def test_a_form_card_lies_among_his_own_discards_and_is_told_as_his() -> None:
    game = vlazlo_first(2)
    game.answer("Bat")
    form = game.seats[0].hand[0]
    game.homes[form].put_away(game, form)
    assert game.seats[0].discards == [form]
    assert game.homes[form].name(game) == "Vlazlo"


# --- teammates


def silent(game: Game, seat: int, title: str) -> bool:
    """Whether this seat cannot play that card at the pending moment."""
    held = next(one for one in game.seats[seat].hand if game.cards[one].title == title)
    return bool(game.why_not(seat, held))


DEFENCES = (
    ("Off", "When you would lose Fortitude, reduce the loss by 2."),
    ("Elsewhere", "When you would lose Fortitude, redirect the loss to another player."),
    ("Not Me", "Ignore a card that affects your Fortitude."),
    ("No Action", "Ignore an Action card."),
    ("Over There", "When another player picks you with an Action card, redirect all its effects to another player."),
)


@proves("CARD-062")
@pytest.mark.parametrize(("title", "text"), DEFENCES)
def test_teammates_cannot_defend_against_it(title: str, text: str) -> None:
    help_me = card(text, "Sometimes", title)
    hit = next(one for one in package.component("monstrosity").cards if one.title == "No von can help you now")
    plain = card("Another player loses 4 Fortitude.", "Action", "Plain")
    for attack, helpless in ((hit, True), (plain, False)):
        for hit_seat, other in ((2, 3), (3, 2)):
            game = to_actions(pair_table({0: [attack], 2: [help_me], 3: [help_me]}))
            answers = [one for one in game.choices if PLAYED in one[:3] and one[-1] == hit_seat]
            game.answer(answers[0])
            assert silent(game, other, title) == helpless, "a teammate"
            assert not silent(game, hit_seat, title), "the one who is hit"


@proves("CARD-062")
def test_a_teammate_may_still_negate_it() -> None:
    stop = card("Negate an Action card.", "Sometimes", "Stop")
    hit = next(one for one in package.component("monstrosity").cards if one.title == "No von can help you now")
    game = to_actions(pair_table({0: [hit], 3: [stop]}))
    game.answer(next(one for one in game.choices if PLAYED in one[:3] and one[-1] == 2))
    assert game.asked == 3
    game.answer(next(one for one in game.choices if one != PASS))
    while game.matters:
        game.answer(game.choices[0])
    assert game.sides[1].fortitude == 20


def test_a_card_that_stays_in_front_is_not_played_again_from_there() -> None:
    text = "You may play another Action card.\nThis card stays in front of you until your next turn."
    poster = card(text, "Action", "Poster")
    other = card("You gain 1 Gold.", "Action", "Other")
    game = to_actions(pair_table({0: [poster, other]}))
    game.answer("Ann: Poster")
    (lying,) = game.seats[0].front
    assert game.turn.may_act(0)
    assert [no.text for no in game.why_not(0, lying)] == ["This card is in play already"]
    assert game.question is not None
    assert [text for text in game.question.texts() if "Poster" in text or "Other" in text] == ["Ann: Other"]


# --- bots


def test_blood_is_worth_something_to_its_owner_and_bad_for_the_others() -> None:
    game = vlazlo_first(6)
    game.answer("Bat")
    before = [judge(game, seat, Worth(game, seat))[0] for seat in range(3)]
    blood_of(game).blood = 4
    assert blood_of(game).worth(game, 0) == 4 * PER_BLOOD + A_FORM
    assert blood_of(game).worth(game, 1) == 0
    after = [judge(game, seat, Worth(game, seat))[0] for seat in range(3)]
    assert after[0] > before[0]
    assert after[1] < before[1]
    assert after[2] < before[2]


def test_to_spend_blood_does_not_make_the_mat_look_worse() -> None:
    game = vlazlo_first(6)
    game.answer("Bat")
    without = judge(game, 0, Worth(game, 0))[1]
    blood_of(game).blood = 4
    assert judge(game, 0, Worth(game, 0))[1] == without
