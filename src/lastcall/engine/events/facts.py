"""What event decks tell."""

from __future__ import annotations

from lastcall.voice.fact import Noted, says


class OfDeck(Noted, frozen=True):
    """About an event deck."""

    event: str
    """What its cards are called: "Sea Event"."""
    is_sea: bool

    def cites(self) -> tuple[str, ...]:
        """SEA-02: Sea Events follow the rules of Dungeon Events."""
        return ("SEA-02", *self.rules) if self.is_sea else self.rules


class CounterOff(OfDeck, frozen=True):
    """One Progress Counter less."""

    rules = ("TURN-16", "DUNGEON-02")
    left: int


says(CounterOff, "A {event} strikes", left=0)
says(CounterOff, "{event} in {left} turn^")


class CountersOn(OfDeck, frozen=True):
    """Progress Counters for the next Event."""

    rules = ("DUNGEON-02",)
    counters: int


says(CountersOn, "Next {event} in {counters} turn^")


class EventsShuffled(OfDeck, frozen=True):
    """An event deck shuffled again."""

    rules = ("DUNGEON-03",)


says(EventsShuffled, "The discarded {event}s are shuffled into a new deck")
