"""Play in the terminal: what is shown, what can be typed, how it is said."""
