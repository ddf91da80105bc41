"""Accounts, sign-in, profiles and moderation."""
