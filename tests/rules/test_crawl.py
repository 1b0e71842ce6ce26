"""CRAWL, BAR: the six taverns before the first turn, what a Crawler is offered, and whose discards are whose."""

from __future__ import annotations

import pytest

from lastcall import Game
from lastcall.cards import package
from lastcall.engine.core.codes import CHOOSE, DRINK, ORDER_DRINK, TAVERN_EVENT
from lastcall.engine.drinks.cellar import must_crawl, take_drink
from tests.proofs import proves
from tests.rules.tables import table

TAVERNS = (
    "The Red Dragon Inn",
    "Startusk's",
    "Lucky's Rolling Barrel",
    "Black Dragon Depths",
    "The Harmonious Cup",
    "The Scurvy Dog",
)


def crawl(seats: int = 3, **choices: object) -> Game:
    """A Pub Crawl about to begin."""
    return table(seats, modules=["crawl"], first=0, **choices)


def visit(game: Game, *closed: int, at: int) -> None:
    """Put the party there, with these taverns Closed."""
    assert game.crawl is not None
    game.crawl.at = at
    game.crawl.closed = sum(1 << number for number in closed)


def until(game: Game, kind: int) -> None:
    """Decline until this kind of question is asked."""
    for _ in range(200):
        if game.kind == kind:
            return
        game.answer(game.choices[0])
    raise AssertionError("that was never asked")


# --- set-up


@proves("CRAWL-01")
def test_six_taverns_are_open_and_the_pawn_stands_at_the_inn() -> None:
    game = crawl()
    assert game.crawl is not None
    assert game.crawl.names == TAVERNS
    assert game.crawl.at == 0
    assert game.crawl.closed == 0
    assert [game.cards[card].title for card in game.crawl.events] == list(TAVERNS)
    assert all(game.cards[card].types == TAVERN_EVENT for card in game.crawl.events)


@proves("CRAWL-01")
@pytest.mark.parametrize("seats", [2, 4, 7])
def test_the_drink_deck_is_the_inns_and_everybodys_first_drink_comes_from_it(seats: int) -> None:
    game = crawl(seats)
    assert game.drink_decks[0].left == 30 - seats
    for seat in game.seats:
        assert [game.cards[card].deck for card in seat.pile] == ["rdi4"]
    assert {game.cards[card].deck for card in game.drink_decks[0].deck} == {"rdi4"}


@proves("CRAWL-01")
def test_five_taverns_have_six_drinks_of_their_own() -> None:
    game = crawl()
    assert len(game.drink_decks) == 6
    for number, deck in enumerate(game.drink_decks[1:], 1):
        assert deck.left == 6
        assert deck.discards == []
        assert {game.cards[card].deck for card in deck.deck} == {package.TAVERNS[number]}
        assert all(game.cards[card].types == DRINK for card in deck.deck)


@proves("CRAWL-01")
def test_each_tavern_is_shuffled_for_itself() -> None:
    orders = [
        [[game.cards[card].title for card in deck.deck] for deck in game.drink_decks[1:]]
        for game in (crawl(seed=seed) for seed in range(6))
    ]
    for number in range(5):
        assert len({tuple(order[number]) for order in orders}) > 1
        assert len({frozenset(order[number]) for order in orders}) == 1


@proves("CRAWL-01")
def test_without_the_variant_there_is_one_deck_and_no_tavern() -> None:
    game = table(3)
    assert game.crawl is None
    assert len(game.drink_decks) == 1


@proves("CRAWL-01", "CRAWL-10")
@pytest.mark.parametrize("key", package.TAVERNS)
def test_a_tavern_comes_with_its_event_and_six_drinks(key: str) -> None:
    deck = package.tavern(key)
    first, *drinks = deck.physical
    assert first.types == TAVERN_EVENT
    assert first.title == deck.name
    assert len(drinks) == (0 if key == "red_dragon_inn" else 6)
    assert not drinks or 2 <= sum(card.chaser for card in drinks) <= 3, "the party must move on, but not at every sip"


# --- the Bar Deck


@proves("BAR-05", "CRAWL-01")
def test_the_bar_deck_replaces_only_the_drink_deck_of_the_inn() -> None:
    game = table(3, drinks="all", modules=["crawl", "bar"], first=0)
    inn = game.drink_decks[0]
    piles = [card for seat in game.seats for card in seat.pile]
    assert inn.left + len(piles) == 30
    assert inn.bar_left == 60
    for number, deck in enumerate(game.drink_decks[1:], 1):
        assert (deck.left, deck.size, deck.bar_left) == (6, 0, 0)
        assert {game.cards[card].deck for card in deck.deck} == {package.TAVERNS[number]}


@proves("BAR-05", "BAR-04")
def test_no_drink_of_a_tavern_is_in_the_bar_deck() -> None:
    game = table(4, drinks="all", modules=["crawl", "bar"])
    inn = game.drink_decks[0]
    everything = [*inn.deck[: inn.left], *inn.bar[: inn.bar_left], *(card for seat in game.seats for card in seat.pile)]
    assert len(everything) == 90
    assert {game.cards[card].deck for card in everything} == set(package.DRINK_DECKS)


@proves("BAR-05", "CRAWL-17")
def test_an_exhausted_inn_takes_the_next_30_of_the_bar_and_nothing_of_the_taverns() -> None:
    game = table(3, drinks="all", modules=["crawl", "bar"], first=0)
    inn, startusks = game.drink_decks[:2]
    startusks.left -= 1
    drunk = startusks.deck[startusks.left]
    game.homes[drunk].put_away(game, drunk)
    for _ in range(26):
        card = take_drink(game)
        game.homes[card].put_away(game, card)
    following = set(inn.bar[inn.bar_left - 30 : inn.bar_left])
    until(game, ORDER_DRINK)
    game.answer(game.choices[0])
    assert set(inn.deck) == following
    assert inn.bar_left == 30
    assert startusks.discards == [drunk]
    assert game.crawl is not None
    assert (game.crawl.at, game.crawl.closed) == (0, 0), "the Inn does not Close"


# --- what a Crawler is offered


def offered(game: Game) -> list[str]:
    """Where the player who is asked may go."""
    question = game.question
    assert question is not None
    return question.texts()


def sent_off(*closed: int, at: int) -> Game:
    """A game in which seat 1 must Crawl as soon as nothing is pending."""
    game = crawl(ask="all")
    visit(game, *closed, at=at)
    must_crawl(game, 1)
    game.answer(game.choices[0])
    return game


@proves("CRAWL-02", "CRAWL-07")
def test_from_the_inn_every_other_tavern_is_offered() -> None:
    game = sent_off(at=0)
    until(game, CHOOSE)
    assert game.asked == 1
    assert offered(game) == list(TAVERNS[1:])


@proves("CRAWL-02", "CRAWL-07", "CRAWL-21")
def test_from_a_tavern_neither_this_one_nor_the_inn_is_offered() -> None:
    game = sent_off(at=3)
    until(game, CHOOSE)
    assert offered(game) == [name for name in TAVERNS[1:] if name != "Black Dragon Depths"]


@proves("CRAWL-06")
def test_no_closed_tavern_is_offered() -> None:
    game = sent_off(1, 4, at=3)
    until(game, CHOOSE)
    assert offered(game) == ["Lucky's Rolling Barrel", "The Scurvy Dog"]


@proves("CRAWL-08")
def test_with_nowhere_to_go_nobody_is_asked_and_no_event_is_revealed() -> None:
    game = sent_off(2, 3, 4, 5, at=1)
    assert game.crawl is not None
    for _ in range(40):
        assert game.kind != CHOOSE
        game.answer(game.choices[0])
    assert (game.crawl.at, game.crawl.due) == (1, 0)


@proves("CRAWL-09")
def test_at_home_nobody_must_crawl_any_more() -> None:
    game = crawl()
    assert game.crawl is not None
    visit(game, 1, 2, 3, 4, 5, at=0)
    game.crawl.home = True
    must_crawl(game, 1)
    assert game.crawl.due == 0


# --- whose discards


@proves("CRAWL-16", "CRAWL-34")
@pytest.mark.parametrize("number", range(1, 6))
def test_a_drink_goes_to_the_discards_of_its_own_tavern_open_or_closed(number: int) -> None:
    game = crawl()
    visit(game, number, at=0)
    deck = game.drink_decks[number]
    deck.left -= 1
    card = deck.deck[deck.left]
    game.homes[card].put_away(game, card)
    assert [other.discards for other in game.drink_decks] == [[card] if n == number else [] for n in range(6)]


@proves("CRAWL-16", "CRAWL-17")
def test_only_the_inn_is_shuffled_anew() -> None:
    game = crawl()
    for number in range(1, 6):
        deck = game.drink_decks[number]
        deck.left -= 1
        game.homes[deck.deck[deck.left]].put_away(game, deck.deck[deck.left])
    for _ in range(26):
        card = take_drink(game)
        game.homes[card].put_away(game, card)
    take_drink(game)
    inn, *others = game.drink_decks
    assert inn.shuffles == 1
    assert {game.cards[card].deck for card in inn.deck} == {"rdi4"}
    assert [(deck.left, len(deck.discards), deck.shuffles) for deck in others] == [(5, 1, 0)] * 5
    assert game.crawl is not None
    assert game.crawl.closed == 0
