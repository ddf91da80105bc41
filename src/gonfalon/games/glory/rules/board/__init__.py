"""What several parts of a round use."""
