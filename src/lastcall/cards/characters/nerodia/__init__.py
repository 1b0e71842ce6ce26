"""Nerodia the Petrifier."""
