"""Torglesnarf Duncleton."""
