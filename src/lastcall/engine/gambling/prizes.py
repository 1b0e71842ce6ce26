"""PRIZE: Prize Cards, won with the pot; and other things that players may put into a pot."""

from __future__ import annotations

from lastcall.engine.core.codes import CHOOSE, FORTITUDE, GOLD, INN, NOBODY, OPTION_CHOSEN, PRIZE, PRIZES
from lastcall.engine.core.entries import Entry
from lastcall.engine.core.game import Answer, Frame, Game
from lastcall.engine.core.matters import Packet, Play
from lastcall.engine.gambling import round as gambling
from lastcall.engine.play import plays
from lastcall.engine.play.losses import apply_packet, demand, gained

KEEP, GIVE = 0, 1


class Staking(Frame):
    """PRIZE-02, PRIZE-10: one Prize goes into the pot before anybody antes."""

    def __init__(self, below: Frame | None, starter: int, chooser: int) -> None:
        self.below = below
        self.starter = starter
        self.chooser = chooser

    def go(self, game: Game) -> None:
        """PRIZE-05: if the Inn has none, those of the Bin come back first."""
        prizes = game.prizes
        assert prizes is not None
        if not prizes.inn:
            prizes.inn, prizes.bin = prizes.bin, []
        if len(prizes.inn) > 1:
            game.stack = self
            game.ask(self.chooser, CHOOSE, [(OPTION_CHOSEN, n) for n in range(len(prizes.inn))])
        else:
            self.stake(game, 0)

    def took(self, game: Game, answer: Answer) -> None:
        self.stake(game, answer[1])

    def stake(self, game: Game, number: int) -> None:
        """PRIZE-05: without any Prize the Round has none."""
        assert game.prizes is not None
        assert game.round is not None
        if game.prizes.inn:
            card = game.prizes.inn.pop(number)
            game.round.things.append(card)
            game.note(Staked, self.chooser, card)
        gambling.ante(game, self.starter, 1)

    def prompt(self, game: Game) -> str:
        return "Which Prize goes into the pot?"

    def option(self, game: Game, number: int) -> str:
        assert game.prizes is not None
        return game.cards[game.prizes.inn[number]].title


def put_into_pot(game: Game, play: Play) -> None:
    """CARD-019: a card is put there in place of an ante, and does not go to its discard pile."""
    assert game.round is not None
    game.round.things.append(play.card)
    game.note(Staked, play.seat, play.card)


def back_to_the_inn(game: Game) -> None:
    """PRIZE-06: a pot that goes to the Inn takes its Prize along."""
    assert game.round is not None
    for card in game.round.things:
        if game.owner[card] == PRIZES:
            assert game.prizes is not None
            game.prizes.inn.append(card)
        else:
            plays.lay_down(game, card)
    game.round.things = []


class Claiming(Frame):
    """PRIZE-03, PRIZE-08, PRIZE-09: what lies in the pot goes to whoever took it, or is given on; then it is over."""

    def __init__(self, below: Frame | None, seat: int, other: int) -> None:
        self.below = below
        self.seat = seat
        self.other = other
        """Who took half of the pot; NOBODY: nobody."""

    def go(self, game: Game) -> None:
        """One after the other."""
        assert game.round is not None
        if not game.round.things:
            gambling.over(game)
        elif self.other >= 0:
            game.stack = self
            game.ask(self.seat, CHOOSE, [(OPTION_CHOSEN, KEEP), (OPTION_CHOSEN, GIVE)])
        else:
            self.took(game, (OPTION_CHOSEN, KEEP))

    def took(self, game: Game, answer: Answer) -> None:
        assert game.round is not None
        game.stack = self
        hand_over(game, game.round.things.pop(0), self.other if answer[1] == GIVE else self.seat)

    def prompt(self, game: Game) -> str:
        assert game.round is not None
        return f"{game.names[self.other]} has taken half of the pot. Who gets {game.cards[game.round.things[0]].title}?"

    def option(self, game: Game, number: int) -> str:
        return game.names[self.other if number == GIVE else self.seat]


def hand_over(game: Game, card: int, seat: int) -> None:
    """PRIZE-03: a Prize lies before its holder until it is used. CARD-019: a curse strikes, and is gone."""
    game.note(GotThing, seat, card)
    definition = game.cards[card]
    if definition.types & PRIZE:
        place = game.seats[seat]
        place.front.append(card)
        place.mask = game.union = -1
        return
    plays.lay_down(game, card)
    if definition.curse and game.owner[card] != seat:
        demand(game, [Packet(NOBODY, game.owner[card], seat, FORTITUDE, definition.curse, INN)], seat)


# --- cards under a Prize


def collector(game: Game, seat: int) -> int:
    """CARD-025: the Prize before this seat that cards can be put under; NOBODY: none."""
    for card in game.seats[seat].front:
        if game.cards[card].collects[0]:
            return card
    return NOBODY


def may_collect(game: Game, play: Play) -> None:
    """CARD-025: a card of one's own that has resolved, not a Negated one."""
    if not play.negated and game.owner[play.card] >= 0 and collector(game, play.seat) >= 0 and game.outcome is None:
        game.stack = Stamping(game.stack, play.seat, play.card)


class Stamping(Frame):
    """CARD-025: the holder of the Prize decides about a card that has just resolved."""

    def __init__(self, below: Frame | None, seat: int, card: int) -> None:
        self.below = below
        self.seat = seat
        self.card = card

    def go(self, game: Game) -> None:
        """Not if the card was shuffled meanwhile, or the Prize is gone."""
        place = game.seats[game.owner[self.card]]
        if self.card in place.discards and collector(game, self.seat) >= 0 and game.seats[self.seat].present:
            game.stack = self
            game.ask(self.seat, CHOOSE, [(OPTION_CHOSEN, KEEP), (OPTION_CHOSEN, GIVE)])

    def took(self, game: Game, answer: Answer) -> None:
        """With the last one its holder is rewarded, and the Prize has been used (PRIZE-04)."""
        if answer[1] == KEEP:
            return
        prize = collector(game, self.seat)
        prizes = game.prizes
        assert prizes is not None
        game.seats[game.owner[self.card]].discards.remove(self.card)
        prizes.under.append(self.card)
        game.note(PutUnder, self.seat, self.card, prize)
        number, gold = game.cards[prize].collects
        if len(prizes.under) >= number:
            place = game.seats[self.seat]
            place.front.remove(prize)
            place.mask = -1
            plays.lay_down(game, prize)
            clear(game)
            reward = Packet(NOBODY, NOBODY, self.seat, GOLD, -gold, INN)
            apply_packet(game, reward)
            gained(game, [reward], self.seat)

    def prompt(self, game: Game) -> str:
        prize = game.cards[collector(game, self.seat)].title
        return f"{game.cards[self.card].title}: does it go under the {prize}?"

    def option(self, game: Game, number: int) -> str:
        return "put it there" if number == GIVE else "discard it"


def clear(game: Game) -> None:
    """What lay under a Prize goes to the discard piles."""
    assert game.prizes is not None
    for card in game.prizes.under:
        plays.lay_down(game, card)
    game.prizes.under = []


# --- as the log tells it


class Staked(Entry):
    """A card in the pot."""

    rules = ("PRIZE-02", "CARD-019")

    def tell(self, game: Game) -> str:
        return f"{self.name(game)} puts {self.title(game)} into the pot"


class GotThing(Entry):
    """A card out of the pot."""

    rules = ("PRIZE-03", "CARD-019")

    def tell(self, game: Game) -> str:
        return f"{self.title(game)} goes to {self.name(game)}"


class PutUnder(Entry):
    """A card under a Prize."""

    rules = ("CARD-025",)

    def tell(self, game: Game) -> str:
        return f"{self.name(game)} puts {self.title(game)} under {self.title(game, 1)}"
