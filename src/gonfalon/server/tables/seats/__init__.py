"""Seats of a table: taken, handed on, left, offered."""
