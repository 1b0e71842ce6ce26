"""The rule catalogue as data, and how far each rule is proved."""

from lastcall.rules.catalogue import Fact, Rule, facts, find, rules

__all__ = ["Fact", "Rule", "facts", "find", "rules"]
