"""Content of a game: files, entries, rules, texts, versions."""
