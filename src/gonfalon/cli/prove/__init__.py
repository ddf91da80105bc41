"""Commands to prove a game: random matches, leaks, copies, bots against bots, speed."""
