"""Rounds, from set-up to the end of the game."""
