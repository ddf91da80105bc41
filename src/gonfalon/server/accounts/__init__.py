"""Accounts: people, guests, bots, their tokens and their preferences."""
