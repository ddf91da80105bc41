"""The automated opponent of the solo game."""
