"""SETUP: shuffle, deal, hand out Gold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from lastcall.engine.core.cards import Card
from lastcall.engine.core.homes import Home
from lastcall.engine.core.library import Library
from lastcall.engine.core.machines import assemble
from lastcall.engine.drinks.cellar import DrinkDeck, FromDrinkDeck, deal_from_bar, new_drink_deck, take_drink
from lastcall.engine.events.event_deck import FromEventDeck, event_deck
from lastcall.engine.gambling.prizes import FromPrizes, Prizes
from lastcall.engine.game import Game, bare_game
from lastcall.engine.play.crawl import Crawl, FromTaverns
from lastcall.engine.table.hands import draw
from lastcall.engine.table.seating import Seating, individual
from lastcall.engine.table.seats import FromPlayer, new_seat, new_side
from lastcall.engine.turn import STAGES, begin_turn, new_turn
from lastcall.ids import SEATS, CardId

DRINK_DECK_SIZE: Final = 30
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 13


class Tavern(NamedTuple):
    """A tavern as it comes out of the box."""

    name: str
    event: Card
    drinks: Sequence[Card]


def deal(
    names: Sequence[str],
    decks: Sequence[Sequence[Card]],
    drinks: Sequence[Card],
    seed: int,
    first: int | None = 0,
    bar: bool = False,
    asks_all: bool = False,
    kinds: Sequence[tuple[str, ...]] = (),
    brings: Sequence[tuple[str, ...]] = (),
    event_decks: Sequence[tuple[str, Sequence[Card]]] = (),
    taverns: Sequence[Tavern] = (),
    prizes: Sequence[Card] = (),
    seating: Seating | None = None,
    *,
    library: Library,
) -> Game:
    """SETUP-01 to SETUP-12: a game about to begin; `first` None means chance decides."""
    size = len(names)
    seating = seating or individual(size)
    cards: list[Card] = []
    homes: list[Home] = []
    numbers: list[list[CardId]] = []
    for seat, deck in zip(SEATS[:size], decks, strict=True):
        numbers.append(numbered(cards, deck))
        cards += deck
        homes += [FromPlayer(seat)] * len(deck)
    bottles = numbered(cards, drinks)
    cards += drinks
    homes += [FromDrinkDeck(0)] * len(drinks)
    occasions: list[tuple[str, list[CardId]]] = []
    for number, (name, deck) in enumerate(event_decks):
        occasions.append((name, numbered(cards, deck)))
        cards += deck
        homes += [FromEventDeck(number)] * len(deck)
    houses: list[list[CardId]] = [[]]
    for number, tavern in enumerate(taverns[1:], 1):
        houses.append(numbered(cards, tavern.drinks))
        cards += tavern.drinks
        homes += [FromDrinkDeck(number)] * len(tavern.drinks)
    occasion_cards = numbered(cards, taverns)
    cards += [tavern.event for tavern in taverns]
    homes += [FromTaverns()] * len(taverns)
    prize_cards = numbered(cards, prizes)
    cards += prizes
    homes += [FromPrizes()] * len(prizes)
    machines = assemble(brings, library)
    components: list[list[list[CardId]]] = []
    for number, machine in enumerate(machines):
        components.append([])
        boss = machine.owners & seating.bosses
        for component in (*machine.components, *(machine.boss_components if boss else ())):
            deck = library.component(component)
            components[-1].append(numbered(cards, deck))
            cards += deck
            homes += [machine.home(number)] * len(deck)
    sides = [
        new_side(seats, gold=seating.gold, potions=potions)
        for seats, potions in zip(seating.sides, seating.potions, strict=True)
    ]
    side_of = {seat: number for number, side in enumerate(sides) for seat in side.seats}
    game = bare_game(
        tuple(cards),
        tuple(homes),
        tuple(names),
        tuple(kinds) if kinds else ((),) * size,
        seating,
        [],
        sides,
        [],
        new_turn(),
        seed,
        asks_all,
    )
    game.learn_cards()
    game.machines = machines
    starter = SEATS[game.roll(size) if first is None else first]
    game.drink_decks = [open_bar(game, bottles) if bar else drink_deck(game, bottles)]
    game.size = size
    for seat in SEATS[:size]:
        deck_order = game.shuffled(numbers[seat])
        place = new_seat(side_of[seat], deck_order, len(deck_order), [], [], [take_drink(game)], ())
        game.seats.append(place)
        if not any(machine.deals_hand and machine.owners >> seat & 1 for machine in machines):
            draw(game, seat, seating.hands[seat])
    game.close_ranks()
    begin_turn(game, side_of[starter])
    game.event_decks = tuple(event_deck(game, name, deck, n) for n, (name, deck) in enumerate(occasions))
    if taverns:
        # CRAWL-01: the Drink Deck is that of the first of them, the Inn.
        game.crawl = Crawl(tuple(tavern.name for tavern in taverns), tuple(occasion_cards))
        game.drink_decks += [drink_deck(game, house) for house in houses[1:]]
    game.prizes = Prizes(prize_cards) if prizes else None  # PRIZE-01
    game.owed = 0
    game.stack = STAGES[0]
    for machine, own in zip(machines, components, strict=True):
        machine.deal(game, own)
    return game


def numbered(before: Sequence[Card], more: Sequence[object]) -> list[CardId]:
    """The numbers of more cards, which follow those there are already."""
    return [CardId(number) for number in range(len(before), len(before) + len(more))]


def drink_deck(game: Game, bottles: list[CardId]) -> DrinkDeck:
    """SETUP-01: shuffle the Drink Deck; its discard pile is empty."""
    deck = game.shuffled(bottles)
    return new_drink_deck(deck, len(deck), [])


def open_bar(game: Game, bottles: list[CardId]) -> DrinkDeck:
    """BAR-01: everything is shuffled; the top 30 are the first Drink Deck."""
    bar = game.shuffled(bottles)
    cellar = new_drink_deck((), 0, [], bar, len(bar), DRINK_DECK_SIZE)
    deal_from_bar(game, cellar)
    return cellar
