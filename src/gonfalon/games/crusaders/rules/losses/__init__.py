"""What a side gives up."""
