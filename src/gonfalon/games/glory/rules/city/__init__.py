"""The action phase and the places of the city."""
