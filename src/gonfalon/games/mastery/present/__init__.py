"""What viewers get to see of Medieval Mastery."""
