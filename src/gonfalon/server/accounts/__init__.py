"""Accounts: users, guests and bots, their tokens and preferences."""
