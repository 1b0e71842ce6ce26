"""The card language: phrases that are read and printed back, and what they do."""
