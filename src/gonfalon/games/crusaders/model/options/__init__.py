"""Options of questions, by subject."""
