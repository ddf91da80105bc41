"""The typed HTTP API."""
