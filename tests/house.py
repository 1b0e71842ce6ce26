"""House decks for tests, one of each sort."""

from __future__ import annotations

from lastcall.cards.deck import HouseDeck, house_deck

CHARACTER = """
name = "Grandma Moss"
kinds = ["Villain"]

[[card]]
title = "Knit one!"
type = "Action"
copies = 25
source = "house"
text = "Another player loses 1 Fortitude."
"""
BOSS = """
[[boss.card]]
title = "Purl two!"
type = "Action"
copies = 15
source = "house"
text = "Each other player loses 1 Fortitude."
"""
DRINKS = """
name = "Moss's Cellar"

[[card]]
title = "Nettle Wine"
type = "Drink"
copies = 20
source = "house"
alcohol = 2

[[card]]
title = "Nettle Schnapps"
type = "Drink"
copies = 6
source = "house"
alcohol = 1
chaser = true

[[card]]
title = "A round of tea!"
type = "Drink Event"
copies = 4
source = "house"
text = "Each player gains 1 Fortitude."
"""
EVENTS = """
name = "Garden Events"
size = 3

[[card]]
title = "Slugs"
type = "Sea Event"
level = 2
copies = 3
source = "house"
text = "Each player loses 1 Fortitude."
"""
TAVERN = """
name = "The Potting Shed"

[[card]]
title = "The Potting Shed"
type = "Tavern Event"
source = "house"
text = "Each player draws a card."

[[card]]
title = "Rain Water"
type = "Drink"
copies = 6
source = "house"
alcohol = 1
"""

MOSS = house_deck("moss.toml", CHARACTER + BOSS)
CELLAR = house_deck("cellar.toml", DRINKS)
GARDEN = house_deck("garden.toml", EVENTS)
SHED = house_deck("shed.toml", TAVERN)
EVERY: tuple[HouseDeck, ...] = (MOSS, CELLAR, GARDEN, SHED)
