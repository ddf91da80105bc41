"""The solo game: the virtual opponent."""
