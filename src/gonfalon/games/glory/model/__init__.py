"""The data of Glory: content, state, options, messages."""
