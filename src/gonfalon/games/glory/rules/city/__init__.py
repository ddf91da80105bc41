"""The city: events, the action phase, the refresh phase, the tournament's slots."""
