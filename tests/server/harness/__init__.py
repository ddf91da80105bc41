"""Real processes that are killed, clients that do not give up, and a checker that believes none."""
