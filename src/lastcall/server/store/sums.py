"""Checksums of what is stored, so that damage is found and belongs to one table."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

from lastcall.server.store.store import StoreDamaged

BYTES = 16


def checksum(*parts: Any) -> bytes:
    """The checksum of a stored row, from everything that is in it."""
    return blake2b(msgspec.msgpack.encode(parts), digest_size=BYTES).digest()


class Chain:
    """The entries of one table in order; the checksum of each includes the one before."""

    def __init__(self, table: str, count: int = 0, head: bytes = b"") -> None:
        self.table = table
        self.count = count
        """How many entries there are."""
        self.head = head
        """The checksum of the last one; empty before the first that has one."""

    def add(self, at: float, body: bytes) -> bytes:
        """The checksum of the next entry."""
        self.head = checksum(self.head, self.table, self.count, at, body)
        self.count += 1
        return self.head

    def check(self, seq: int, at: float, body: bytes, stored: bytes | None) -> None:
        """Check the next entry; those that are older than checksums have none."""
        if seq != self.count:
            raise StoreDamaged(f"entry {self.count} is missing")
        if stored is None and not self.head:
            self.count += 1
        elif stored != self.add(at, body):
            raise StoreDamaged(f"entry {seq} is damaged")
