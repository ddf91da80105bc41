"""The rules kernel: steps, decisions, events, views, chance and records, for any game."""
