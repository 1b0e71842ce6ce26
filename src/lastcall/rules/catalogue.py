"""606 rules and 120 facts about cards, in our words. Ids are stable: never renumbered, only appended."""

from __future__ import annotations

import difflib
import functools
import tomllib
from importlib import resources

import msgspec

from lastcall.engine.core.errors import UnknownName

SOURCES = {
    "000": "RDI 8 rulebook, the newest: it wins every conflict",
    "001": "RDI 6 rulebook, third edition",
    "002": "RDI 4 rulebook, fourth edition",
    "003": "draft of the Pub Crawl Variant, superseded by RDI 8",
    "004": "RDI 4 rulebook with its pictures of cards",
}
"""What the numbers in a rule's source mean."""


class Rule(msgspec.Struct, frozen=True):
    """One testable statement."""

    id: str
    text: str
    source: str = ""
    decision: str = ""
    """Where the sources are open: what we decided."""

    @property
    def group(self) -> str:
        """The chapter it belongs to."""
        return self.id.rsplit("-", 1)[0]


class CardFact(msgspec.Struct, frozen=True):
    """What is known about a card; not a rule, and not to be proved."""

    id: str
    card: str
    owner: str
    known: str


class _Catalogue(msgspec.Struct, frozen=True):
    rule: tuple[Rule, ...]
    fact: tuple[CardFact, ...]


@functools.cache
def _catalogue() -> _Catalogue:
    text = resources.files("lastcall.rules").joinpath("catalogue.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), _Catalogue)


def rules() -> dict[str, Rule]:
    """Every rule, by id."""
    return {rule.id: rule for rule in _catalogue().rule}


def facts() -> dict[str, CardFact]:
    """Every fact about a card, by id."""
    return {fact.id: fact for fact in _catalogue().fact}


def find(rule_id: str) -> Rule | CardFact:
    """A rule or fact by id."""
    wanted = rule_id.strip().upper()
    found = rules().get(wanted) or facts().get(wanted)
    if found is None:
        near = difflib.get_close_matches(wanted, [*rules(), *facts()], 3)
        hint = f" Did you mean {', '.join(near)}?" if near else " Rules look like GAMBLE-08."
        raise UnknownName(f"There is no rule {rule_id!r}.{hint}")
    return found


def in_group(group: str) -> list[Rule]:
    """Every rule of a chapter."""
    return [rule for rule in rules().values() if rule.group == group.strip().upper()]
