"""The types of the wire as JSON Schema: `python -m lastcall.server.schema`. The client's types are made from it."""

from __future__ import annotations

import json
import sys

import msgspec

from lastcall.cards.lists import ListedCard
from lastcall.server import wire
from lastcall.server.books import Rule
from lastcall.server.chronicle import Chronicle

ROOTS = (
    wire.AnyMessage,
    wire.AnyNews,
    wire.ShownTable,
    wire.ShownTables,
    wire.ShownGame,
    wire.Choices,
    wire.NewTable,
    wire.TakeSeat,
    Rule,
    Chronicle,
    ListedCard,
)


def schema() -> str:
    """One document with a definition for each type."""
    _, components = msgspec.json.schema_components(ROOTS, ref_template="#/$defs/{name}")
    document = {
        "$defs": {
            **components,
            "Message": any_of(wire.AnyMessage),
            "News": any_of(wire.AnyNews),
        }
    }
    return json.dumps(document, indent=2, sort_keys=True) + "\n"


def any_of(union: object) -> dict[str, object]:
    """One of several types."""
    (found,), _ = msgspec.json.schema_components([union], ref_template="#/$defs/{name}")
    return dict(found)


if __name__ == "__main__":
    sys.stdout.write(schema())
