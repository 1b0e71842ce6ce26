"""TEAM-02: what those see of each other who share a mat, and how a view tells a side from a seat."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

from lastcall import Game, new_game, told
from lastcall.engine.core.codes import (
    CARD_CHOSEN,
    DISCARD_CARDS,
    NOBODY,
    PASS,
    PLAY_ACTION,
    PLAYED,
    SEAT_CHOSEN,
    THINGS,
)
from lastcall.engine.core.faces import seen_id
from lastcall.engine.drinks.facts import Looked
from lastcall.engine.drinks.orders import Tray
from lastcall.engine.seen.asked import seen_option
from lastcall.engine.seen.guess import imagine
from lastcall.engine.seen.reader import Reader
from lastcall.engine.table.seating import HAND_SIZE, Seating
from lastcall.start import Setup, begin
from tests.rules.tables import FOUR, table


def paired(seed: int = 3) -> Game:
    """Four seats: the first and the third share a mat, the others sit alone."""
    actions = (((1, 1), (1, 1)), ((1,), (1,)), ((1,), (1,)))
    seating = Seating(((0, 2), (1,), (3,)), 10, (HAND_SIZE,) * 4, actions, ((1, 1),) * 3, (2, 0, 0))
    return begin(Setup(characters=FOUR, seed=seed), listen=True, seating=seating)


def test_a_side_has_tracks_and_gold_and_a_seat_its_cards() -> None:
    game = paired()
    game.sides[0].gold = 7
    view = game.view(1)
    assert [side.seats for side in view.sides] == [(0, 2), (1,), (3,)]
    assert [seat.side for seat in view.seats] == [0, 1, 0, 2]
    assert view.sides[0] == type(view.sides[0])((0, 2), 20, 0, 7, 2, "")


def test_teammates_see_each_others_hands_and_nobody_else_does() -> None:
    game = paired()
    held = [game.cards[card].title for card in game.seats[2].hand]
    for reader in (0, 1, 2, 3, None):
        seats = game.view(reader).seats
        assert [card.title for card in seats[2].cards] == (held if reader == 0 else [])
        assert not seats[1].cards
        assert seats[2].hand == len(held), "how many is public"


def test_what_a_teammate_draws_and_looks_at_is_told_to_the_side() -> None:
    game = paired()
    looked = game.drink_decks[0].deck[:2]
    game.add(Tray(2, looked))
    game.note(Looked, 2, tuple(looked))
    titles = [game.cards[card].title for card in looked]
    told_as = ", ".join(game.cards[card].in_prose() for card in looked)
    for reader in (0, 1, 2, 3, None):
        ours = reader in (0, 2)
        assert [card.title for card in game.view(reader).looking_at] == (titles if ours else [])
        assert told(game, reader)[-1].text.endswith(told_as if ours else "2 Drinks")


@pytest.mark.parametrize("seed", range(5))
def test_an_imagined_game_keeps_what_the_side_sees(seed: int) -> None:
    game = paired(seed)
    chance = random.Random(seed)
    for _ in range(30):
        if game.outcome is not None:
            break
        for reader in (0, 1, None):
            other = imagine(game, reader, chance)
            other.seed = game.seed
            other.start_counting_at(game.times_shuffled())
            assert other.view(reader) == game.view(reader)
        game.answer(chance.choice(game.choices))


def moments(seed: int) -> Iterator[Game]:
    """A game by chance, decision by decision."""
    game = new_game(["Whitehawk", "Remy", "Bryn"], seed=seed)
    chance = random.Random(seed)
    while game.outcome is None:
        yield game
        game.answer(chance.choice(game.choices))


def test_an_option_names_every_copy_it_stands_for() -> None:
    several = 0
    for game in moments(4):
        view = game.view(game.asked)
        assert view.question is not None
        titles = {held.card.id: held.card.title for held in view.hand}
        titles |= {card.id: card.title for card in view.looking_at}
        for option in view.question.options:
            kind, *more = option.answer
            assert bool(option.cards) == (kind in (PLAYED, CARD_CHOSEN))
            if option.cards:
                title = game.cards[more[0]].title
                assert seen_id(game, more[0]) in option.cards
                assert [titles[card] for card in option.cards] == [title] * len(option.cards)
                several += len(option.cards) > 1
        if game.kind in (DISCARD_CARDS, PLAY_ACTION):
            offered = {card for option in view.question.options for card in option.cards}
            playable = {held.card.id for held in view.hand if held.playable and not held.in_front}
            assert playable <= offered, "whatever can be played can be clicked"
    assert several


def test_a_card_before_a_player_can_be_picked() -> None:
    game = table(first=0)
    card = game.seats[2].hand[0]
    game.seats[2].take(game, card)
    game.seats[2].lay_in_front(game, card)
    assert game.name_of(THINGS + card) == game.cards[card].title
    assert game.answers_for(THINGS + card) == 2
    option = seen_option(game, 0, (SEAT_CHOSEN, THINGS + card), "it", {})
    assert (option.seat, option.thing, option.cards) == (2, game.view(None).seats[2].front[0].id, ())
    held = game.seats[0].hand[0]
    aimed = seen_option(game, 0, (PLAYED, held, 0, NOBODY, THINGS + card), "it", {})
    assert (aimed.seat, aimed.thing) == (2, option.thing)
    plain = seen_option(game, 0, (PLAYED, held, 0, NOBODY, 3), "it", {})
    assert (plain.seat, plain.thing) == (3, -1)
    assert seen_option(game, 0, PASS, "pass", {}).passes


def test_a_reader_follows_a_game_without_a_room() -> None:
    game = paired()
    reader, asked = Reader(game, None), Reader(game, game.asked)
    assert asked.view.question is not None
    assert Reader(game, game.asked, asks=False).view == msgspec.structs.replace(
        asked.view, question=None, waiting_for=()
    )
    seen = reader.view
    assert reader.view is seen, "looked at once for each moment"
    lines = reader.told()
    game.answer(game.choices[0])
    assert reader.view is not seen
    assert reader.view == game.view(None)
    assert reader.told()[: len(lines)] == lines
    assert reader.told(len(lines)) == told(game, None, len(lines))
