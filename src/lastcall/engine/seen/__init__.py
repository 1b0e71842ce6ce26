"""What people and bots may know: views, faces of cards, the log, guesses at what is hidden."""
