"""Raids and events."""
