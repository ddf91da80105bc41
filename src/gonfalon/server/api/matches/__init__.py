"""Tables and their matches."""
