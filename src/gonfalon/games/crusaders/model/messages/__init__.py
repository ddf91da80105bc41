"""Everything the game says, a module for each chapter of the rules."""
