"""Titles and who has them."""
