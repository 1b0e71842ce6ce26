"""What a page is shown: a whole state at first, then the news."""
