"""Programs: bot accounts that are challenged, and streams of events for those that play."""
