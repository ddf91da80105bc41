"""The pieces of Paladins: components, content, state, messages, types of its JSON."""
