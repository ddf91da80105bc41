"""Moments in which rescripts may be played."""
