# Names of the options of a table.
setting-difficulty = Difficulty
setting-difficulty-choose = Ask when the match begins
