"""Ratings: OpenSkill per game and seat count, always recomputable from finished tables."""
