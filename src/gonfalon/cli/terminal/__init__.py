"""Playing in the terminal: commands, answers and saves."""
