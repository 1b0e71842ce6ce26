"""DRINK, BAR: the Drink Deck, which is never empty, and revealing Drinks with their Chasers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lastcall.engine.core.cards import Card
from lastcall.engine.core.codes import NO_CARD
from lastcall.engine.core.declared import Declared, made_by
from lastcall.engine.core.homes import Home
from lastcall.engine.drinks.drink import Drink, new_drink
from lastcall.engine.drinks.facts import NoDrinkLeft, Revealed, ShuffledBack, WithoutEffect
from lastcall.ids import CardId, SeatId

if TYPE_CHECKING:
    from lastcall.engine.game import Game


class DrinkDeck(Declared):
    """A Drink Deck, its discards, and the Bar Deck behind it (SETUP-01, BAR)."""

    __slots__ = ("bar", "bar_left", "deck", "discards", "dry", "left", "shuffles", "size")

    deck: tuple[CardId, ...]
    left: int
    discards: list[CardId]
    bar: tuple[CardId, ...]  # = ()
    bar_left: int  # = 0
    size: int  # = 0
    """How many cards the Bar Deck deals at a time; 0: there is no Bar Deck."""
    shuffles: int  # = 0
    dry: bool  # = False
    """It ran out, was paid for, and there was nothing to make a new deck of (DRINK-05)."""

    def copy(self) -> DrinkDeck:
        """The decks are shared."""
        return new_drink_deck(
            self.deck, self.left, self.discards[:], self.bar, self.bar_left, self.size, self.shuffles, self.dry
        )


def new_drink_deck(
    deck: tuple[CardId, ...],
    left: int,
    discards: list[CardId],
    bar: tuple[CardId, ...] = (),
    bar_left: int = 0,
    size: int = 0,
    shuffles: int = 0,
    dry: bool = False,
) -> DrinkDeck:
    """A Drink Deck without a Bar Deck, unless more is said of it."""
    new = DrinkDeck()
    new.deck = deck
    new.left = left
    new.discards = discards
    new.bar = bar
    new.bar_left = bar_left
    new.size = size
    new.shuffles = shuffles
    new.dry = dry
    return new


made_by(DrinkDeck, new_drink_deck)


def take_drink(game: Game, drink_wanted: bool = False) -> CardId:
    """DRINK-01, DRINK-02: the top card; a new deck is made (and owed for) with taking the last one. NO_CARD: none.

    HOUSE-01: where a Drink is wanted, an Event goes to the discards at once, and so into a new deck.
    """
    cellar = game.drink_decks[0]
    if cellar.left == 0:
        # DRINK-05: when it ran out (and was paid for) there was nothing to shuffle; take what was discarded since.
        renew(game, cellar)
        if cellar.left == 0:
            return NO_CARD
    cellar.left -= 1
    card = cellar.deck[cellar.left]
    if drink_wanted and game.cards[card].event:
        cellar.discards.append(card)
    if cellar.left == 0:
        if not cellar.dry or cellar.discards:
            game.owed += 1
        renew(game, cellar)
        cellar.dry = cellar.left == 0
    return card


def take_ordered(game: Game) -> CardId:
    """CRAWL-13, CRAWL-16: whoever orders takes it from where the party is; only the Inn ever shuffles."""
    crawl = game.crawl
    if crawl is None or crawl.at == 0 or game.drink_decks[crawl.at].left == 0:
        return take_drink(game)
    cellar = game.drink_decks[crawl.at]
    cellar.left -= 1
    return cellar.deck[cellar.left]


def is_open(game: Game, number: int) -> bool:
    """CRAWL-27: whether this Drink Deck still exists."""
    return number == 0 or (game.crawl is not None and not game.crawl.closed >> number & 1)


def must_crawl(game: Game, seat: SeatId) -> None:
    """CRAWL-02, CRAWL-22: once, however many Chasers there are, when nothing else is pending."""
    crawl = game.crawl
    if crawl is not None and not crawl.home:
        crawl.due |= 1 << seat
        game.unsettled = True


def renew(game: Game, cellar: DrinkDeck) -> None:
    """DRINK-01, DRINK-03: the discards, shuffled; with a Bar Deck its next cards (BAR-02, BAR-06)."""
    if cellar.size:
        deal_from_bar(game, cellar)
        return
    cellar.deck = game.shuffled(cellar.discards)
    cellar.left = len(cellar.deck)
    cellar.discards = []
    cellar.shuffles += 1


def deal_from_bar(game: Game, cellar: DrinkDeck) -> None:
    """BAR-01 to BAR-03: the next 30 of the Bar Deck; the discards are shuffled into it only when it runs out."""
    taken: list[CardId] = []
    while len(taken) < cellar.size:
        if cellar.bar_left == 0:
            if not cellar.discards:
                break
            cellar.bar = game.shuffled(cellar.discards)
            cellar.bar_left = len(cellar.bar)
            cellar.discards = []
            cellar.shuffles += 1
        cellar.bar_left -= 1
        taken.append(cellar.bar[cellar.bar_left])
    cellar.deck = tuple(reversed(taken))
    cellar.left = len(taken)


def any_drink_left(game: Game) -> bool:
    """Whether there is a card to take at all (DRINK-05)."""
    cellar = game.drink_decks[0]
    return bool(cellar.left or cellar.discards or cellar.bar_left)


def any_to_order(game: Game) -> bool:
    """DRINK-05, CRAWL-13: a tavern that has no more Drinks is not visited."""
    return (game.crawl is not None and game.crawl.at > 0) or any_drink_left(game)


def can_break_ties(game: Game) -> bool:
    """DRINK-05: among what can be revealed is something stronger than nothing, else a Contest would tie for ever."""
    return any(is_strong(game.cards[card]) for card in still_there(game))


def still_there(game: Game) -> tuple[CardId, ...]:
    """Everything that can still be taken from the Drink Deck."""
    cellar = game.drink_decks[0]
    return (*cellar.deck[: cellar.left], *cellar.discards, *cellar.bar[: cellar.bar_left])


def is_strong(card: Card) -> bool:
    """A Drink with some Alcohol Content, printed on it or not."""
    return card.alcohol > 0 or any(keyword.strong for keyword in card.keywords)


class FromDrinkDeck(Home):
    """Of a Drink Deck, known by its number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def name(self, game: Game) -> str:
        return "Drinks" if self.number == 0 or game.crawl is None else game.crawl.names[self.number]

    def put_away(self, game: Game, card: CardId) -> None:
        """DRINK-19, LOSE-08: to the discard pile of the deck it came from."""
        game.drink_decks[self.number].discards.append(card)


def deck_of(game: Game, card: CardId) -> int:
    """The number of the Drink Deck a card is of; -1: it is no Drink."""
    home = game.homes[card]
    return home.number if type(home) is FromDrinkDeck else -1


def shuffle_back(game: Game, seat: SeatId) -> None:
    """CRAWL-27: a whole Drink Me! Pile."""
    place = game.seats[seat]
    pile, place.pile = place.pile, []
    put_back(game, pile)
    game.note(ShuffledBack, seat, len(pile))


def put_back(game: Game, cards: Sequence[CardId]) -> None:
    """CRAWL-27: each Drink is shuffled into its own deck; where that is gone, it is discarded."""
    for number, cellar in enumerate(game.drink_decks):
        back = [card for card in cards if deck_of(game, card) == number]
        if back and is_open(game, number):
            cellar.deck = game.shuffled([*cellar.deck[: cellar.left], *back])
            cellar.left = len(cellar.deck)
        else:
            cellar.discards += back


def pour(game: Game, revealer: SeatId, card: CardId, pile: list[CardId] | None) -> Drink:
    """DRINK-08 to DRINK-14: a Drink and its Chasers, from the place the first came from; nobody may interrupt."""
    definition = game.cards[card]
    drink = new_drink(revealer)
    drink.revealer = revealer
    drink.ignored = bool(game.shielded >> revealer & 1)  # NEGATE-18
    drink.shareable = definition.shareable
    cards = [card]
    while True:
        # DRINK-09, DRINK-13, DRINK-23: one Drink, the sum of its cards.
        drink.alcohol += definition.alcohol
        drink.fortitude += definition.fortitude
        drink.gold += definition.gold
        if definition.draws:
            drink.draws = (*drink.draws, definition.draws)
        if definition.discards:
            drink.discards = (*drink.discards, definition.discards)
        if definition.unsplittable:
            drink.unsplittable = True
        chaser = definition.chaser
        for keyword in definition.keywords:
            keyword.poured(game, drink, len(cards) == 1)
            chaser = chaser and keyword.chases(game)
        if not chaser:
            break
        if game.crawl is not None:
            must_crawl(game, revealer)  # CRAWL-02 to CRAWL-05
        if pile is None:
            card = take_drink(game)
        else:
            card = pile.pop() if pile else NO_CARD
        if card < 0:
            break  # DRINK-10, DRINK-11
        cards.append(card)
        definition = game.cards[card]
        if definition.event:
            break  # DRINK-10: discarded with the rest, without effect
    drink.cards = tuple(cards)
    if game.log is not None:
        game.log.append(Revealed(revealer, tuple(cards)))
        if definition.event and len(cards) > 1:
            game.log.append(WithoutEffect(cards[-1]))
    return drink


def pour_drink(game: Game, revealer: SeatId) -> Drink | None:
    """HOUSE-01: from the Drink Deck; Drink Events turned up before the first Drink are discarded and replaced."""
    # DRINK-05: if nothing but Events is left they are put away only afterwards, or they would come round for ever.
    found = any(not game.cards[card].event for card in still_there(game))
    aside: list[CardId] = []
    card = take_drink(game, found)
    while card >= 0 and game.cards[card].event:
        game.note(Revealed, revealer, (card,))
        game.note(WithoutEffect, card)
        if not found:
            aside.append(card)
        card = take_drink(game, found)
    drink = pour(game, revealer, card, None) if card >= 0 else None
    if drink is None:
        game.note(NoDrinkLeft)
    for event in aside:
        game.homes[event].put_away(game, event)
    return drink
