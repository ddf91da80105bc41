"""Playing in the terminal: display, input and texts."""
