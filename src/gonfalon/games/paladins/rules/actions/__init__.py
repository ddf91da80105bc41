"""The twelve actions of a player's board, one module each."""
