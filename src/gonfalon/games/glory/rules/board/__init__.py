"""What several chapters use: gains, odds, and the end of the match, which a duel can bring."""
