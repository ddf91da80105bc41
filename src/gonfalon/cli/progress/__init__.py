"""How far a long command is: shown on standard error, and ended with Ctrl-C."""
