"""Programs: bot accounts that can be challenged, and event streams for them."""
