"""The pieces of Medieval Mastery: board, content, state, messages, types of its JSON."""
