"""Samantha the Bookie."""
