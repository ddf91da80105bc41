"""Proofs that nobody learns what they may not know."""
