"""FARAI: Brews. Whoever plays a card with a symbol works on one of three; a finished Brew is played at once."""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from lastcall.cards.characters.farai.facts import (
    FIRST_BREW,
    STAY_THERE,
    ABrew,
    BrewEmpty,
    BrewUsedUp,
    GoOnWith,
    MashPaddle,
    WentToBrew,
    WorkedOnBrew,
)
from lastcall.engine.core.cards import Effect
from lastcall.engine.core.faces import seen_card, seen_cards
from lastcall.engine.core.machines import Machine, decide, own
from lastcall.engine.core.matters import Play
from lastcall.engine.core.pieces import AnyPiece, Board, Pile, Spot
from lastcall.engine.game import Game
from lastcall.engine.play import chain
from lastcall.ids import CardId, SeatId
from lastcall.language.template import says
from lastcall.voice.fact import Fact


class Brew(enum.Enum):
    """What is brewed."""

    BEER = "Beer"
    WINE = "Wine"
    SPIRITS = "Spirits"


NAMES: Final = tuple(brew.value for brew in Brew)
PLACING: Final = 0
LEAVING: Final = 1
PADDLING: Final = 2
"""What its owner decides: where to begin, where to go from an empty Brew, what the mash paddle does."""
STAY: Final = 3
"""Besides the three Brews: stay at this one, or go on with it by mash paddle."""
A_BREW: Final = 2.0
"""What a finished Brew is worth to its owner, in points of Fortitude."""
ELSEWHERE: Final = 0.6
"""How much of that counts at a Brew that is not being worked on: one must go there first."""
TO_COME: Final = 0.5
"""Where its owner is at work the next token is half there."""
STEP: Final = 0.8
"""What a card is worth besides that moves the work on."""


class Brews(Machine):
    """Three decks with their Progress Tokens, and where their owner is at work (FARAI-01)."""

    name = "Brews"
    token = "Progress Token"
    each_own = True
    components = ("beer", "wine", "spirits")

    def __init__(
        self,
        owners: int,
        at: int = -1,
        progress: list[int] | None = None,
        decks: list[list[CardId]] | None = None,
        discards: list[CardId] | None = None,
    ) -> None:
        self.owners = owners
        self.at = at
        """The Brew the token stands at; -1 before it has been placed."""
        self.progress = progress or [0, 0, 0]
        self.decks = decks or [[], [], []]
        """The top last, and face up."""
        self.discards = discards or []

    def copy(self) -> Brews:
        """A copy."""
        return Brews(self.owners, self.at, self.progress[:], list(map(list, self.decks)), self.discards[:])

    def tokens(self, game: Game, seat: SeatId) -> int:
        return self.progress[self.at] if self.owners >> seat & 1 else 0

    def put(self, game: Game, seat: SeatId, tokens: int) -> bool:
        """On the Brew that is being worked on; not as many as would finish it."""
        fits = self.owners >> seat & 1 and self.decks[self.at] and tokens < self.needed(game, self.at)
        if fits:
            self.progress[self.at] = tokens
        return bool(fits)

    def pieces(self, game: Game) -> list[AnyPiece]:
        places = tuple(
            Spot(
                name,
                (self.owner,) if self.at == brew else (),
                closed=not deck,
                card=seen_card(game, deck[-1]) if deck else None,
                counts="Progress" if deck else "",
                count=self.progress[brew],
                most=self.needed(game, brew) if deck else -1,
                left=len(deck) - 1 if deck else -1,
            )
            for brew, (name, deck) in enumerate(zip(NAMES, self.decks, strict=True))
        )
        done = Pile("Brews served", self.owner, len(self.discards), seen_cards(game, self.discards))
        return [Board("Brews", self.owner, places), done]

    def needed(self, game: Game, brew: int) -> int:
        """FARAI-05: the number printed on the card that lies on top."""
        return game.cards[self.decks[brew][-1]].level

    def measures(self) -> tuple[str, ...]:
        words = ("done", "wanted")
        return (*(f"{brew}_{word}" for brew in self.components for word in words), "at_work_on")

    def measured(self, game: Game, seat: SeatId) -> tuple[int, ...]:
        """FARAI-05: of each Brew how far it is; a Brew without cards wants nothing."""
        if not self.owners >> seat & 1:
            return (0,) * len(self.measures())
        found: list[int] = []
        for brew, deck in enumerate(self.decks):
            found += (self.progress[brew], self.needed(game, brew) if deck else 0)
        return (*found, self.at)

    def worth(self, game: Game, seat: SeatId) -> float:
        """The nearer a Brew is to being finished, the more."""
        if not self.owners >> seat & 1:
            return 0.0
        total = 0.0
        for brew, deck in enumerate(self.decks):
            if deck:
                here = self.progress[brew] + TO_COME if brew == self.at else ELSEWHERE * self.progress[brew]
                total += A_BREW * here / self.needed(game, brew)
        return total

    # --- cards

    def deal(self, game: Game, decks: Sequence[Sequence[CardId]]) -> None:
        """FARAI-01, FARAI-02: the hand has been drawn; now the token is placed."""
        self.decks = [list(game.shuffled(deck)) for deck in decks]
        decide(game, self, PLACING)

    def cards(self) -> Iterable[CardId]:
        return [*self.discards, *(card for deck in self.decks for card in deck)]

    def decks_of_its_own(self) -> list[list[CardId]]:
        return self.decks

    def discarded(self) -> list[CardId]:
        return self.discards

    def shuffle(self, mix: Callable[[Sequence[CardId]], list[CardId]]) -> None:
        """Everybody sees the top ones."""
        self.decks = [[*mix(deck[:-1]), *deck[-1:]] for deck in self.decks]

    def put_away(self, game: Game, card: CardId) -> None:
        """FARAI-06, FARAI-07: Brews are never shuffled again; from an empty Brew the token may go."""
        self.discards.append(card)
        brew = self.components.index(game.cards[card].deck)
        if not self.decks[brew]:
            decide(game, self, LEAVING)

    # --- work

    def work_on(self, game: Game, brew: int) -> None:
        """FARAI-03: go on there, or go there."""
        if self.at == brew:
            self.go_on(game)
        else:
            self.move(game, brew)

    def move(self, game: Game, brew: int, first: bool = False) -> None:
        """FARAI-08: never to a Brew without cards."""
        if self.decks[brew]:
            self.at = brew
            game.note(WentToBrew, self.owner, NAMES[brew], first)
        else:
            game.note(BrewEmpty, self.owner, NAMES[brew])

    def go_on(self, game: Game) -> None:
        """FARAI-05, FARAI-10: one more token; with enough of them the Brew is played."""
        brew = self.at
        deck = self.decks[brew]
        if not deck:
            game.note(BrewEmpty, self.owner, NAMES[brew])
            return
        self.progress[brew] += 1
        needed = self.needed(game, brew)
        game.note(WorkedOnBrew, self.owner, NAMES[brew], self.progress[brew], needed)
        if self.progress[brew] >= needed:
            self.progress[brew] = 0
            chain.reveal_card(game, self.owner, deck.pop())

    # --- decisions

    def options(self, game: Game, topic: int) -> list[int]:
        """FARAI-02, FARAI-04, FARAI-07: the Brews to move to, and staying where that is allowed."""
        if not game.seats[self.owner].present:
            return []
        elsewhere = [brew for brew in range(len(NAMES)) if self.decks[brew] and brew != self.at]
        if topic == PLACING or (topic == PADDLING and not self.decks[self.at]):
            return elsewhere
        return [*elsewhere, STAY] if elsewhere or topic == PADDLING else []

    def chosen(self, game: Game, topic: int, option: int) -> None:
        if option != STAY:
            self.move(game, option, topic == PLACING)
        elif topic == PADDLING:
            self.go_on(game)

    def prompt(self, game: Game, topic: int) -> Fact:
        return (FIRST_BREW, BrewUsedUp(NAMES[self.at]), MashPaddle(NAMES[self.at]))[topic]

    def option(self, game: Game, topic: int, option: int) -> Fact:
        if option != STAY:
            return ABrew(NAMES[option])
        if topic != PADDLING:
            return STAY_THERE
        return GoOnWith(NAMES[self.at], self.progress[self.at], self.needed(game, self.at))


class WorkOn(Effect):
    """FARAI-09: the last thing its card does, whoever Ignores the rest; a Negated card has no effects at all."""

    brew: Brew
    gives = STEP

    def do(self, game: Game, play: Play, step: int) -> None:
        """FARAI-03: make progress if already at this Brew, otherwise move there."""
        brews = own(game, play.seat, Brews)
        if brews is not None:
            brews.work_on(game, NAMES.index(self.brew.value))


says(WorkOn, "brew {brew}", brew=Brew)


class UsePaddle(Effect):
    """FARAI-04, FARAI-09: let the owner choose between moving to another Brew and making progress at this one."""

    gives = STEP

    def do(self, game: Game, play: Play, step: int) -> None:
        """Its owner chooses."""
        brews = own(game, play.seat, Brews)
        if brews is not None:
            decide(game, brews, PADDLING)


says(UsePaddle, "brew anything")
