"""Pages the server renders itself, and those that start the web client."""
