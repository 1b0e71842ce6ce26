"""First Mate Remy."""
