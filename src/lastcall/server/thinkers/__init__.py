"""Bots think in processes of their own, so that no table waits for another table's bot."""
