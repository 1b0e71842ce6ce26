"""What the variants put on the table, as pieces: the taverns on the way, and Prizes wherever they lie."""

from __future__ import annotations

from lastcall.engine.core.codes import NOBODY
from lastcall.engine.core.game import Game
from lastcall.engine.gambling.prizes import collector
from lastcall.engine.seen.faces import seen_card, seen_cards
from lastcall.engine.seen.pieces import AnyPiece, Board, InPlay, Pile, Place


def variant_pieces(game: Game) -> list[AnyPiece]:
    """In the middle of the table."""
    found: list[AnyPiece] = []
    if game.crawl is not None:
        found.append(tavern_map(game))
    if game.prizes is not None:
        found += prize_pieces(game)
    elif game.round is not None and game.round.things:
        found.append(InPlay("In the pot", NOBODY, seen_cards(game, game.round.things)))
    return found


def tavern_map(game: Game) -> Board:
    """CRAWL-01: where the party is, what each tavern does, and how many Drinks it has left."""
    crawl = game.crawl
    assert crawl is not None
    places = tuple(
        Place(
            name,
            party=number == crawl.at,
            closed=bool(crawl.closed >> number & 1),
            card=seen_card(game, crawl.events[number]),
            counts="Drinks",
            count=game.drink_decks[number].left,
        )
        for number, name in enumerate(crawl.names)
    )
    return Board("Taverns", NOBODY, places)


def prize_pieces(game: Game) -> list[AnyPiece]:
    """PRIZE-02 to PRIZE-04: in the Inn, in the pot, in the Bin; those won lie before their holders."""
    prizes = game.prizes
    assert prizes is not None
    pot = game.round.things if game.round is not None else []
    lying = (("Prizes in the Inn", prizes.inn), ("In the pot", pot), ("Prize Bin", prizes.bin))
    found: list[AnyPiece] = [InPlay(name, NOBODY, seen_cards(game, cards)) for name, cards in lying if cards]
    for seat in range(game.size):
        if prizes.under and collector(game, seat) >= 0:
            name = f"Under the {game.cards[collector(game, seat)].title}"
            found.append(Pile(name, seat, len(prizes.under), seen_cards(game, prizes.under)))
    return found
