"""A match: its state, its stack of steps, what is shown."""
