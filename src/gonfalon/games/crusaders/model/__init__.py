"""The data of Crusaders: content, state, options, messages."""
