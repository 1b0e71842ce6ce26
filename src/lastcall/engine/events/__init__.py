"""SEA, DUNGEON, CRAWL: decks of Events, and the taverns on the way."""
