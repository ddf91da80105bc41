"""Pictures for links to a table, drawn on the server."""
