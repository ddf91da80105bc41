"""Chance: seeds, draws, and the chain that a site publishes every day."""
