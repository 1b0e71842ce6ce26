"""Players that are programs. They get a view, never a game."""

from lastcall.bots.bot import Bot, bot
from lastcall.bots.random import RandomBot

__all__ = ["Bot", "RandomBot", "bot"]
