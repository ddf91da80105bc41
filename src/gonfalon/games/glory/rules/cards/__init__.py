"""Cards played, gained and displayed."""
