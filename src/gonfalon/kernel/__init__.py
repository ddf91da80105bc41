"""The rules kernel: steps, decisions, events, views, chance, records. It knows no game."""
