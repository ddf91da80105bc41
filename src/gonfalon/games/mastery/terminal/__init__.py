"""Medieval Mastery in a terminal."""
