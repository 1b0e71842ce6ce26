"""Strange messages, records, decks and stories: whatever comes in, it is read or refused with a sentence."""

NAMES = (
    "messages_harm_no_table",
    "tables_are_opened_or_refused",
    "records_say_no_more_than_is_true",
    "what_was_seen_is_read_or_refused",
    "decks_are_read_or_refused",
    "stories_come_true_or_are_refused",
)
"""The promises, by the functions that try them (`properties.py`)."""
