"""Players that are programs. They see what their seat may know, never the game."""

from lastcall.bots.bot import Bot, Sight, decide
from lastcall.bots.greedy import GreedyBot
from lastcall.bots.levels import bot
from lastcall.bots.random import RandomBot

__all__ = ["Bot", "GreedyBot", "RandomBot", "Sight", "bot", "decide"]
