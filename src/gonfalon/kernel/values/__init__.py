"""Plain values: messages, decisions, shapes, errors."""
