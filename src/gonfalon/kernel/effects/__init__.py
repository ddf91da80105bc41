"""Effects of cards, as data."""
