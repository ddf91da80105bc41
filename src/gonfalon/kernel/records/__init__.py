"""Matches in files: records, saved states, editions of the content."""
