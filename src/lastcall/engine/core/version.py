"""The version of the rules: games and records of another one are refused."""

from typing import Final

RULES_VERSION: Final = "11"
