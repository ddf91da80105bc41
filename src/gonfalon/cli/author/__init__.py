"""Commands to write a game: its rules, content, texts and lessons."""
