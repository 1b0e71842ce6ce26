"""Lucky the Scofflaw."""
