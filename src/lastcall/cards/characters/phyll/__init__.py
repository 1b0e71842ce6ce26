"""Phyll Startusk."""
