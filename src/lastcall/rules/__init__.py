"""The rule catalogue as data, and how far each rule is proved."""

from lastcall.rules.catalogue import CardFact, Rule, facts, find, rules

__all__ = ["CardFact", "Rule", "facts", "find", "rules"]
