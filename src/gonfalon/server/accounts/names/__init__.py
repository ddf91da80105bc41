"""Names of users and guests."""
