"""What no story can say of the Shelf: the opening hand, and what is not offered."""

from __future__ import annotations

from lastcall import new_game
from lastcall.engine.core.codes import CARD_CHOSEN, DISCARD_CARDS, MIX_IN, PASS
from lastcall.engine.game import Game
from lastcall.engine.table.seating import HAND_SIZE
from tests.proofs import proves

TABLES = range(40)


def is_mix_in(game: Game, card: int) -> bool:
    return bool(game.cards[card].types & MIX_IN)


@proves("PHYLL-12", "PHYLL-03")
def test_mix_ins_of_the_opening_hand_are_on_the_shelf_and_not_replaced() -> None:
    shelves = set()
    for seed in TABLES:
        game = new_game(["Remy", "Phyll"], seed=seed)
        phyll = game.seats[1]
        assert not any(is_mix_in(game, card) for card in phyll.hand)
        assert all(is_mix_in(game, card) for card in phyll.front)
        assert len(phyll.hand) + len(phyll.front) == HAND_SIZE
        assert phyll.left == 40 - HAND_SIZE
        shelves.add(len(phyll.front))
    assert len(shelves) > 2, "at so many tables the Shelf must begin full, empty and in between"


@proves("PHYLL-13", "PHYLL-06")
def test_no_mix_in_is_offered_for_discarding() -> None:
    stocked = 0
    for seed in TABLES:
        game = new_game(["Phyll", "Remy"], seed=seed)
        while game.kind != DISCARD_CARDS:
            game.answer(PASS)
        phyll = game.seats[0]
        stocked += bool(phyll.front)
        offered = {game.cards[answer[1]].title for answer in game.choices if answer[0] == CARD_CHOSEN}
        assert offered == {game.cards[card].title for card in phyll.hand}
    assert stocked, "at some of these tables there must be something on the Shelf"
