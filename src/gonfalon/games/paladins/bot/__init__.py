"""The heuristic bot of Paladins."""
