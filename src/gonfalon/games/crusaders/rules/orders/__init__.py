"""Orders: planned, activated and carried out."""
