"""Markets, payment and the cards of a player."""
