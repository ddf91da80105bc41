"""Play: the move path and everything read from a running match."""
