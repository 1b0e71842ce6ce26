"""Amundyr the Cursed."""
