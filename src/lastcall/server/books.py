"""Cards and rules for the pages that show them."""

from __future__ import annotations

import functools
from typing import Literal

import msgspec

from lastcall import rules as catalogue
from lastcall.cards.lists import ListedCard, row
from lastcall.cards.shelf import SHIPPED
from lastcall.rules.coverage import exceptions


class Rule(msgspec.Struct, frozen=True):
    """A rule in our words."""

    id: str
    text: str
    source: str
    decision: str
    """What we decided where the sources leave it open."""
    proof: Literal["proved", "unproved", "waiting", "out of scope"] | msgspec.UnsetType = msgspec.UNSET
    """What is known of its proof outside a checkout."""


@functools.cache
def cards() -> list[ListedCard]:
    """Every card of every deck."""
    return [row(deck, card) for deck in SHIPPED.all_decks() for card in deck.cards]


@functools.cache
def rules() -> list[Rule]:
    """Every rule in our words."""
    except_for = exceptions()
    found = []
    for one in catalogue.rules().values():
        rule = Rule(one.id, one.text, one.source, one.decision)
        if one.id in except_for.waiting:
            rule = msgspec.structs.replace(rule, proof="waiting")
        elif one.id in except_for.out_of_scope:
            rule = msgspec.structs.replace(rule, proof="out of scope")
        found.append(rule)
    return found
