"""Live: sockets that carry hints and presence, never facts."""
