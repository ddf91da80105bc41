"""Commands to play, on this machine or in the terminal, and to check a match afterwards."""
