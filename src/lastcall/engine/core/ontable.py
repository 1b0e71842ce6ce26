"""The matters of a game by their ids: whatever is being resolved lies here."""

from __future__ import annotations

from lastcall.engine.core.matters import Batch, Drink, Matter, Packet, Play, Served, Win


class OnTable:
    """What lies on the table, the oldest first."""

    __slots__ = ("matters", "serial")

    def __init__(self) -> None:
        self.matters: dict[int, Matter] = {}
        self.serial = 0

    def add(self, matter: Matter) -> int:
        """Put a matter on the table; its id."""
        self.serial = number = self.serial + 1
        self.matters[number] = matter
        return number

    def play(self, number: int) -> Play:
        """The Play of this id."""
        matter = self.matters[number]
        assert type(matter) is Play
        return matter

    def packet(self, number: int) -> Packet:
        """The Packet of this id."""
        matter = self.matters[number]
        assert type(matter) is Packet
        return matter

    def drink(self, number: int) -> Drink:
        """The Drink of this id."""
        matter = self.matters[number]
        assert type(matter) is Drink
        return matter

    def served(self, number: int) -> Served:
        """The Drinks served together under this id."""
        matter = self.matters[number]
        assert type(matter) is Served
        return matter

    def win(self, number: int) -> Win:
        """The won Round of this id."""
        matter = self.matters[number]
        assert type(matter) is Win
        return matter

    def batch(self, number: int) -> Batch:
        """The Batch of this id."""
        matter = self.matters[number]
        assert type(matter) is Batch
        return matter
