"""Holiness, bishops and rescripts."""
