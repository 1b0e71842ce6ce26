"""PRIZE: which Prizes are on the table, and where they can be."""

from __future__ import annotations

import random

import pytest

from lastcall import Game, new_game
from lastcall.cards import package
from lastcall.cards.deck import DeckError, read_prizes
from lastcall.engine.core.pieces import InPlay
from lastcall.engine.gambling.facts import GotThing, RoundBegan, Staked
from lastcall.engine.gambling.prizes import FromPrizes
from tests.proofs import proves

MAP = "Pub Crawl Map"
LOYALTY = "Red Dragon Inn Loyalty Card"
THREE = ("Brannoc", "Ilka", "Oda")


def in_the_inn(game: Game) -> list[str]:
    """The titles of the Prizes nobody has won yet."""
    assert game.prizes is not None
    return [game.cards[card].title for card in game.prizes.inn]


@proves("PRIZE-01", "CARD-024")
@pytest.mark.parametrize(
    ("modules", "prizes"),
    [(("prize",), [LOYALTY]), (("crawl", "prize"), [MAP, LOYALTY]), (("prize", "sea", "bar"), [LOYALTY])],
)
def test_the_prizes_lie_in_the_inn_each_once_and_the_map_only_in_a_pub_crawl(
    modules: tuple[str, ...], prizes: list[str]
) -> None:
    game = new_game(THREE, seed=1, modules=modules)
    assert in_the_inn(game) == prizes
    assert game.prizes is not None
    assert (game.prizes.bin, game.prizes.under) == ([], [])
    assert not any(place.front for place in game.seats), "nobody has one at the start"


@proves("PRIZE-01")
@pytest.mark.parametrize("modules", [(), ("crawl",), ("sea",)])
def test_without_the_variant_there_is_no_prize(modules: tuple[str, ...]) -> None:
    game = new_game(THREE, seed=1, modules=modules)
    assert game.prizes is None
    assert not any(isinstance(home, FromPrizes) for home in game.homes)


@proves("PRIZE-01")
def test_everybody_sees_the_prizes_of_the_inn() -> None:
    game = new_game(THREE, seed=1, modules=("crawl", "prize"))
    for seat in (0, 1, 2, None):
        (lying,) = [piece for piece in game.view(seat).pieces if type(piece) is InPlay]
        assert lying.name == "Prizes in the Inn"
        assert [card.title for card in lying.cards] == [MAP, LOYALTY]


def test_the_box_has_two_prizes_and_says_what_was_decided() -> None:
    deck = package.prizes()
    assert [card.title for card in deck.cards] == [MAP, LOYALTY]
    assert {card.source for card in deck.cards} == {"inferred"}
    assert all(card.note for card in deck.cards)


@proves("PRIZE-01")
@pytest.mark.parametrize("card", ['type = "Prize"\ncopies = 2', 'type = "Anytime"'])
def test_a_second_copy_or_another_card_is_no_prize(card: str) -> None:
    text = f'name = "P"\nbox = "B"\n[[card]]\ntitle = "Cup"\nsource = "house"\ntext = "You gain 1 Gold."\n{card}\n'
    with pytest.raises(DeckError, match="only Prizes belong here, each once"):
        read_prizes(text, "prizes.toml", "prizes")


def places_of(game: Game, prize: int) -> list[str]:
    """Everywhere this Prize lies."""
    assert game.prizes is not None
    pot = game.round.things if game.round is not None else []
    piles = {"Inn": game.prizes.inn, "Bin": game.prizes.bin, "pot": pot}
    return [name for name, pile in piles.items() if prize in pile] + [
        game.names[seat] for seat, place in enumerate(game.seats) if prize in place.front
    ]


@proves("PRIZE-02", "PRIZE-03")
def test_a_round_has_at_most_one_prize_which_never_lies_in_two_places() -> None:
    won = 0
    for seed in range(12):
        game = new_game(("Brannoc", "Ilka", "Oda", "Pell"), seed=seed, modules=("crawl", "prize"), listen=True)
        prizes = [card for card, home in enumerate(game.homes) if isinstance(home, FromPrizes)]
        chance = random.Random(seed)
        while game.outcome is None:
            game.answer(chance.choice(game.choices))
            for prize in prizes:
                # One that is being used, or on its way to its winner, lies nowhere for a moment.
                assert len(places_of(game, prize)) <= 1
            assert game.round is None or len(game.round.things) <= 1
        told = [type(fact) for fact in game.log or ()]
        assert told.count(GotThing) <= told.count(Staked) <= told.count(RoundBegan)
        won += told.count(GotThing)
    assert won > 0
