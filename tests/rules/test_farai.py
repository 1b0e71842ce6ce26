"""Father Farai: what his decks are made of, and what happens before his first turn."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from lastcall import Game, new_game
from lastcall.cards import package
from lastcall.cards.characters.farai.brews import Brews, UsePaddle, WorkOn
from lastcall.cards.shelf import SHIPPED
from lastcall.engine.core.cards import Card
from lastcall.engine.core.codes import OPTION_CHOSEN, PASS, PLAYED
from lastcall.engine.core.machines import own
from lastcall.engine.core.pieces import Board, Pile
from lastcall.language.sense import everything
from tests.proofs import proves

KNOWN = {
    "This one's a little weak",
    "Told you it was good!",
    "Farnir's tranquility",
    "You'll find oaks are difficult to topple",
    "Does this taste like vinegar to you?",
    "Cheating? In a house of worship?",
    "Ohava's working the blessing booth today!",
}
"""The titles the sources give him, or nobody."""
BLESSING = "Ohava's working the blessing booth today!"
BREWS = ("beer", "wine", "spirits")


def cellar(game: Game, seat: int) -> Brews:
    brews = own(game, seat, Brews)
    assert brews is not None
    return brews


def board(game: Game, viewer: int | None) -> Board:
    return next(piece for piece in game.view(viewer).pieces if isinstance(piece, Board))


def titles(game: Game, cards: list[int]) -> list[str]:
    return [game.cards[card].title for card in cards]


def symbols(card: Card) -> list[str]:
    """What the last line of each use works on."""
    found = []
    for use in card.uses:
        work = [one for one in everything(use.effects) if isinstance(one, (WorkOn, UsePaddle))]
        assert work in ([], list(use.effects[-1:])), f"{card.title}: the work comes last, and once"
        found += [one.brew.value if isinstance(one, WorkOn) else "paddle" for one in work]
    return found


# --- decks


def test_his_deck_has_40_cards_and_the_known_titles() -> None:
    deck = SHIPPED.character("Farai")
    assert (deck.name, len(deck)) == ("Father Farai", 40)
    own_cards = [card for card in deck.cards if card.deck != "common"]
    assert {card.title for card in own_cards if card.source != "house"} == KNOWN
    assert all(card.note for card in own_cards if card.source == "inferred"), "what was decided is said"


def test_house_cards_differ_in_more_than_their_names() -> None:
    cards = [*SHIPPED.character("Farai").cards, *(card for key in BREWS for card in package.component(key).cards)]
    texts = Counter(card.text for card in cards)
    assert not [card.title for card in cards if card.source == "house" and texts[card.text] > 1]


def test_the_symbols_are_spread_evenly() -> None:
    found: Counter[str] = Counter()
    for card in SHIPPED.character("Farai").cards:
        if card.deck != "common":
            found.update((symbols(card) or ["none"]) * card.copies)
    assert found == {"Beer": 6, "Wine": 6, "Spirits": 6, "paddle": 4, "none": 3}


@pytest.mark.parametrize("key", BREWS)
def test_a_brew_deck_has_four_brews_of_numbers_1_to_3(key: str) -> None:
    deck = package.component(key)
    assert len({card.title for card in deck.physical}) == 4
    assert {card.level for card in deck.physical} == {1, 2, 3}
    assert all(card.source == "house" and not symbols(card) for card in deck.cards)
    assert all(len(card.uses) == 1 for card in deck.cards), "nobody is asked for which use a Brew is played"


# --- set-up


@proves("FARAI-01")
def test_three_shuffled_brew_decks_show_their_top_cards_to_everybody() -> None:
    game = new_game(["Oda", "Farai", "Pell"], seed=3)
    brews = cellar(game, 1)
    for deck, key in zip(brews.decks, BREWS, strict=True):
        assert sorted(titles(game, deck)) == sorted(card.title for card in package.component(key).physical)
    for viewer in (0, 1, 2, None):
        places = board(game, viewer).places
        assert [place.name for place in places] == ["Beer", "Wine", "Spirits"]
        assert [place.card.title if place.card else "" for place in places] == [
            game.cards[deck[-1]].title for deck in brews.decks
        ]
        assert [(place.left, place.count, place.most) for place in places] == [
            (3, 0, game.cards[deck[-1]].level) for deck in brews.decks
        ]
    orders = {tuple(titles(other, cellar(other, 0).decks[0])) for other in map(farai_first, range(20))}
    assert len(orders) > 5, "they are shuffled"


@proves("FARAI-01")
def test_nobody_sees_what_lies_under_the_top_of_a_brew_deck() -> None:
    game = new_game(["Oda", "Farai", "Pell"], seed=3)
    hidden = game.copy()
    for deck in cellar(hidden, 1).decks:
        deck[:-1] = reversed(deck[:-1])
    for viewer in (0, 1, 2, None):
        assert hidden.view(viewer) == game.view(viewer)


def farai_first(seed: int) -> Game:
    return new_game(["Farai", "Oda", "Pell"], seed=seed)


@proves("FARAI-02", "SETUP-12")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize(("place", "name"), [(0, "Beer"), (1, "Wine"), (2, "Spirits")])
def test_he_places_his_token_before_the_first_turn_and_sees_his_hand(seat: int, place: int, name: str) -> None:
    seats = ["Oda", "Pell", "Ilka"]
    seats[seat] = "Farai"
    game = new_game(seats, seed=5)
    question = game.question
    assert question is not None
    assert game.asked == seat, "whoever begins"
    assert question.texts() == ["Beer", "Wine", "Spirits"]
    assert len(game.view(seat).hand) == 7
    assert all(one.seats == () for one in board(game, None).places), "it stands nowhere yet"
    game.answer(name)
    assert cellar(game, seat).at == place
    assert [one.name for one in board(game, None).places if one.seats == (seat,)] == [name]
    assert game.asked != seat or game.question is None or game.question.texts() != ["Beer", "Wine", "Spirits"]
    assert cellar(game, seat).progress == [0, 0, 0]


@proves("FARAI-02")
def test_a_game_stored_before_the_token_is_placed_goes_on_from_there() -> None:
    game = farai_first(4)
    stored = Game.from_json(game.to_json(), SHIPPED)
    for one in (game, stored):
        one.answer("Wine")
    assert stored.to_json() == game.to_json()
    assert cellar(stored, 0).at == 1


def blessed() -> Game:
    """Farai has the blessing in his opening hand and has placed nothing yet."""
    for seed in range(200):
        game = new_game(["Farai", "Oda", "Pell"], seed=seed, ask="all")
        if BLESSING in titles(game, game.seats[0].hand):
            return game
    raise AssertionError("he never held it")


@proves("CARD-022")
def test_the_blessing_booth_opens_only_after_the_token_is_placed() -> None:
    game = blessed()
    card = next(one for one in game.seats[0].hand if game.cards[one].title == BLESSING)
    assert {answer[0] for answer in game.choices} == {OPTION_CHOSEN}, "no card can be played now, nor anything declined"
    game.answer("Spirits")
    assert game.asked == 0
    himself = [answer for answer in game.choices if answer[0] == PLAYED and answer[1] == card and answer[4] == 0]
    assert len(himself) == 1, "now it can, and on himself"
    game.answer(himself[0])
    while game.choices[0] == PASS:
        game.answer(PASS)
    assert game.sides[0].gold == 9
    assert len(game.seats[0].hand) == 8
    assert game.inn == 1
    assert game.question is not None
    assert game.question.texts() == ["Beer", "Wine", "stay with the Spirits (0 of 2)"], "the mash paddle"


# --- during the game


@proves("FARAI-10")
def test_there_are_as_many_progress_tokens_as_are_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Brews, "needed", lambda self, game, brew: 12)
    game = farai_first(1)
    game.answer("Wine")
    brews = cellar(game, 0)
    for number in range(1, 12):
        brews.work_on(game, 1)
        assert brews.tokens(game, 0) == number
    assert [len(deck) for deck in brews.decks] == [4, 4, 4]
    brews.work_on(game, 1)
    assert brews.tokens(game, 0) == 0
    assert [len(deck) for deck in brews.decks] == [4, 3, 4], "the twelfth finishes it"


@proves("FARAI-06")
def test_brews_are_never_shuffled_again() -> None:
    served = 0
    for seed in range(6):
        game = farai_first(seed)
        chance = random.Random(seed)
        brews = cellar(game, 0)
        order = [list(deck) for deck in brews.decks]
        while game.outcome is None:
            game.answer(chance.choice(game.choices))
            gone = []
            for deck, first in zip(brews.decks, order, strict=True):
                assert deck == first[: len(deck)], "cards only leave, from the top"
                gone += first[len(deck) :]
            assert set(brews.discards) <= set(gone), "and stay where they were put"
        pile = next(piece for piece in game.view(1).pieces if isinstance(piece, Pile))
        assert [card.title for card in pile.cards] == titles(game, brews.discards), "everybody sees them"
        served += len(brews.discards)
    assert served > 3
