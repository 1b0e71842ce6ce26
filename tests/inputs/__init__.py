"""Strange messages, records, decks and stories: whatever comes in, it is read or refused with a sentence."""
