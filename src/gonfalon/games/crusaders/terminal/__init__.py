"""Crusaders in a terminal."""
