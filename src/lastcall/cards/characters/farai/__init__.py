"""Father Farai."""
