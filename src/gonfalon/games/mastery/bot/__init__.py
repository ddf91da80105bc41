"""The heuristic bot of Medieval Mastery."""
