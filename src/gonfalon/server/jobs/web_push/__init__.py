"""Web push: messages to devices."""
