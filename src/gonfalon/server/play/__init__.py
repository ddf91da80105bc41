"""Play: the move path and everything that reads a running match."""
