"""What viewers see of a match of Crusaders."""
