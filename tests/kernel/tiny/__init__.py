"""Four games as small as the promises they are to show."""
