"""Players that are programs. They get a view, never a game."""

from lastcall.bots.bot import Bot, Offered, bot, decide
from lastcall.bots.random import RandomBot

__all__ = ["Bot", "Offered", "RandomBot", "bot", "decide"]
