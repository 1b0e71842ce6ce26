"""Lines and connections: what is heard, how much of it, and for how long."""
