"""Pub Crawls: going from tavern to tavern."""

from __future__ import annotations

from lastcall.engine.core.cards import Effect
from lastcall.engine.core.matters import Play
from lastcall.engine.game import Game
from lastcall.engine.play.crawl import send
from lastcall.language.template import says


class CrawlNow(Effect):
    """CARD-024: as soon as nothing else is pending; if the party can go nowhere, nothing happens."""

    crawls = True

    def do(self, game: Game, play: Play, step: int) -> None:
        """CRAWL-06 to CRAWL-08: Crawl to a tavern that can be visited, if there is one."""
        send(game, play.seat)


says(CrawlNow, "crawl to any open tavern")
