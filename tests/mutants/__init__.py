"""Rules broken on purpose: every mutant must be noticed by a proof of its rule."""
