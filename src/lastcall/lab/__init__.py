"""Games in bulk: simulations and measurements."""
