"""Duels, and what they are forecast to bring."""
