"""What one seat may know: the only thing that leaves the server, and the only thing a bot gets.

A view is built field by field; it has no field in which a hidden card could lie.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from lastcall.engine.core.codes import (
    IN_GAME,
    NOBODY,
    PASSED_OUT,
)
from lastcall.engine.core.errors import NotOffered
from lastcall.engine.core.faces import SeenCard, seen_card, seen_cards
from lastcall.engine.core.pieces import AnyPiece, InPlay, Tokens
from lastcall.engine.core.things import SeenMatter
from lastcall.engine.drinks.orders import orders_left
from lastcall.engine.play.legal import why_nots
from lastcall.engine.seen.asked import SeenQuestion, looked_at, seen_question
from lastcall.engine.table.seats import UNTOUCHED
from lastcall.engine.turn import STAGES
from lastcall.ids import SEATS, SeatId
from lastcall.voice.english import PHASE_NAMES, SET_UP

if TYPE_CHECKING:
    from lastcall.engine.game import Game


class HandCard(msgspec.Struct, frozen=True):
    """A card of one's own hand, and why it cannot be played now."""

    card: SeenCard
    playable: bool
    why_not: tuple[tuple[tuple[str, ...], str], ...]
    """Rule ids and a sentence, for each use of the card."""
    in_front: bool = False
    """It lies in front of its player: playable like a card in hand, but not in the hand."""


class SeenSide(msgspec.Struct, frozen=True):
    """What those have in common who share a mat: one player, or a team."""

    seats: tuple[SeatId, ...]
    fortitude: int
    alcohol: int
    gold: int
    potions: int
    out: str
    """Empty, "passed out" or "no Gold"."""


class SeenSeat(msgspec.Struct, frozen=True):
    """What one player has for themselves, as others see it."""

    name: str
    side: int
    """Which of the view's sides they belong to."""
    hand: int
    """How many cards."""
    cards: tuple[SeenCard, ...]
    """Which they are, for those who see them; empty for everybody else, and for one's own seat: see `View.hand`."""
    deck: int
    pile: int
    discards: tuple[SeenCard, ...]
    front: tuple[SeenCard, ...]
    ignores_all: bool
    actions: int = 0
    """How many Action cards they may still play in this phase."""


class SeenRound(msgspec.Struct, frozen=True):
    """A Round of Gambling."""

    pot: int
    control: SeatId
    inside: tuple[SeatId, ...]
    turn: SeatId
    cheating_only: bool


class SeenEvents(msgspec.Struct, frozen=True):
    """An event deck: its next Event comes when the last counter goes."""

    name: str
    counters: int
    deck: int
    """How many cards; never which."""
    discards: tuple[SeenCard, ...]


class View(msgspec.Struct, frozen=True):
    """What one seat (or a spectator) may know."""

    seat: SeatId
    """-1 for a spectator."""
    number: int
    """Counts the questions of a game."""
    turn: int
    """Counted from 0."""
    active: SeatId
    """The seat whose turn it is, or the first of the side."""
    phase: str
    """Of the turn, by its name; "Set-up" before the first one."""
    orders: int
    """How many Drinks the side whose turn it is has left to order."""
    waiting_for: tuple[SeatId, ...]
    """Who must decide; with ask="able" this tells that they can. Empty if others do the asking."""
    sides: tuple[SeenSide, ...]
    """Who shares a mat, and what is on it."""
    seats: tuple[SeenSeat, ...]
    """What each player has for themselves."""
    hand: tuple[HandCard, ...]
    """One's own cards, and why each cannot be played now; empty for a spectator."""
    table: tuple[SeenMatter, ...]
    """What is being resolved, the oldest first."""
    round: SeenRound | None
    """The Round of Gambling that is running, if any."""
    inn: int
    """The Inn's balance."""
    drink_deck: int
    """How many cards are left in the Drink Deck."""
    drink_discards: tuple[SeenCard, ...]
    """Drinks that were drunk, the latest last."""
    event_decks: tuple[SeenEvents, ...]
    """In the order in which they are dealt with."""
    pieces: tuple[AnyPiece, ...]
    """What characters have brought along: tokens and the like."""
    looking_at: tuple[SeenCard, ...]
    """Drinks only this seat's side has looked at, still to be handed out."""
    question: SeenQuestion | None
    """For the seat that is asked; None if others do the asking."""
    winners: tuple[SeatId, ...]
    """Seats; empty while the game goes on."""
    over: bool
    """Whether the game is over."""
    tie: bool
    """Whether the winners share it."""


def view(game: Game, seat: SeatId | None, asks: bool = True, public: View | None = None) -> View:
    """Built for one seat; None for a spectator. `public`: what a spectator sees at this moment, if it is known.

    Without `asks` it leaves out whom the game waits for and what it asks: a table opens a window to everybody at once.
    """
    if seat is not None and not 0 <= seat < game.size:
        raise NotOffered(f"There is no seat {seat}; seats are 0 to {game.size - 1}, and None is a spectator.")
    shown = public_view(game) if public is None else public
    waiting_for = (game.asked,) if asks and game.asked >= 0 else ()
    if seat is None:
        return msgspec.structs.replace(shown, waiting_for=waiting_for) if waiting_for else shown
    question = game.question if asks and game.asked == seat else None
    return msgspec.structs.replace(
        shown,
        seat=seat,
        waiting_for=waiting_for,
        seats=with_hands(game, seat, shown.seats),
        hand=own_cards(game, seat),
        looking_at=seen_cards(game, looked_at(game, seat)),
        question=seen_question(game, question) if question is not None else None,
    )


def phase_of(game: Game) -> str:
    """The phase of the turn by its name; what is decided before the first turn belongs to none."""
    bottom = game.stack
    while bottom is not None and bottom.below is not None:
        bottom = bottom.below
    return SET_UP if bottom is STAGES[0] and game.turn.number == 0 else PHASE_NAMES[game.turn.phase]


def public_view(game: Game) -> View:
    """What everybody may know."""
    outcome = game.outcome
    return View(
        seat=NOBODY,
        number=game.number,
        turn=game.turn.number,
        active=game.turn.active,
        phase=phase_of(game),
        orders=orders_left(game, game.turn.active),
        waiting_for=(),
        sides=tuple(seen_side(game, number) for number in range(len(game.sides))),
        seats=tuple(seen_seat(game, seat) for seat in SEATS[: game.size]),
        hand=(),
        table=tuple(seen for number, it in game.matters.items() if (seen := it.seen(game, number)) is not None),
        round=seen_round(game),
        inn=game.inn,
        drink_deck=game.drink_decks[0].left,
        drink_discards=seen_cards(game, game.drink_decks[0].discards),
        event_decks=tuple(
            SeenEvents(deck.name, deck.counters, deck.left, seen_cards(game, deck.discards))
            for deck in game.event_decks
        ),
        pieces=tuple(pieces(game)),
        looking_at=(),
        question=None,
        winners=outcome.winners if outcome is not None else (),
        over=outcome is not None,
        tie=outcome is not None and outcome.tie,
    )


def with_hands(game: Game, reader: SeatId, seats: tuple[SeenSeat, ...]) -> tuple[SeenSeat, ...]:
    """TEAM-02, CARD-076: some see the hands of others as well; the own one stands elsewhere."""
    held = [
        seen_cards(game, game.seats[seat].hand) if seat != reader and sees_hand(game, seat, reader) else ()
        for seat in SEATS[: game.size]
    ]
    if all(shown.cards == cards for shown, cards in zip(seats, held, strict=True)):
        return seats
    return tuple(msgspec.structs.replace(shown, cards=cards) for shown, cards in zip(seats, held, strict=True))


def own_cards(game: Game, seat: SeatId | None) -> tuple[HandCard, ...]:
    """The hand, and what else this seat may play."""
    if seat is None:
        return ()
    place = game.seats[seat]
    cards = [*place.hand, *[card for card in place.front if game.cards[card].uses]]
    held = len(place.hand)
    return tuple(
        [
            HandCard(seen_card(game, card), not reasons, reasons, number >= held)
            for number, (card, reasons) in enumerate(zip(cards, why_nots(game, seat, cards), strict=True))
        ]
    )


def seen_side(game: Game, number: int) -> SeenSide:
    """SETUP-11: what is public of a side."""
    side = game.sides[number]
    out = "" if side.out == IN_GAME else "passed out" if side.out == PASSED_OUT else "no Gold"
    return SeenSide(side.seats, side.fortitude, side.alcohol, side.gold, side.potions, out)


def seen_seat(game: Game, seat: SeatId) -> SeenSeat:
    """SETUP-11: what is public of a seat."""
    place = game.seats[seat]
    return SeenSeat(
        game.names[seat],
        place.side,
        len(place.hand),
        seen_cards(game, place.hand) if sees_hand(game, seat, None) else (),
        place.left,
        len(place.pile),
        seen_cards(game, place.discards),
        seen_cards(game, [c for c in place.front if not any(machine.shows(game, c) for machine in game.machines)]),
        bool(place.away & UNTOUCHED),
        actions_left(game, seat),
    )


def actions_left(game: Game, seat: SeatId) -> int:
    """TURN-06, BOSS-10: Action cards somebody may still play in this phase."""
    turn = game.turn
    return turn.actions[turn.seats.index(seat)] if turn.may_act(seat) else 0


def sees_hand(game: Game, seat: SeatId, reader: SeatId | None) -> bool:
    """TEAM-02, CARD-076: whose hand is seen by whom: one's own, a teammate's, an open one, one that is looked at."""
    if game.seats[seat].opened >= 0:
        return True
    if reader is None:
        return False
    looks = game.stack is not None and game.stack.shows(game, seat, reader)
    return looks or bool(game.ours[reader] >> seat & 1)


def seen_round(game: Game) -> SeenRound | None:
    """Everything about a Round is public."""
    this = game.round
    if this is None:
        return None
    inside = tuple(seat for seat in SEATS[: game.size] if this.inside >> seat & 1)
    return SeenRound(this.pot, this.control, inside, this.turn, this.cheating_only)


def pieces(game: Game) -> list[AnyPiece]:
    """What lies on the table besides cards and tracks: what variants put there, and what characters have brought."""
    found: list[AnyPiece] = []
    if game.crawl is not None:
        found += game.crawl.pieces(game)
    if game.prizes is not None:
        found += game.prizes.pieces(game)
    if game.round is not None and game.round.things:
        found.append(InPlay("In the pot", NOBODY, seen_cards(game, game.round.things)))
    if game.turn.laid:
        found.append(InPlay("Actions this turn", game.turn.active, seen_cards(game, game.turn.laid)))  # BOSS-11
    for seat in SEATS[: game.size]:
        place = game.seats[seat]
        if place.opened >= 0:
            found.append(InPlay("Open hand", seat, seen_cards(game, place.hand)))
        for card in place.front:
            for keyword in game.cards[card].keywords:
                found += keyword.pieces(game, card, seat)
        if game.unmoved >> seat & 1:
            found.append(Tokens("Ignores Action cards", seat))
    for machine in game.machines:
        found += machine.pieces(game)
    return found
