"""Live updates: sockets that carry hints and presence, never match data."""
