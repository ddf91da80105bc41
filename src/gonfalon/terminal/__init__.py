"""How a match is shown as text: what the screens of games are made of."""
