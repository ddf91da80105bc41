"""Matches in the database and in memory."""
