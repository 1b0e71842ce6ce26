"""Baron von Vlazlo."""
