# What the table stops for: duels, tournaments, the end of a round.

glory-moment-duel = { $name } rides against you
glory-moment-duel-strength = Strength each of you can still commit. Two passes win the duel.
glory-moment-tournament =
    { $mode ->
        [pas] The pas d’armes begins
       *[other] The joust à plaisance begins
    }
glory-moment-riders = In the lists: { $names }.
glory-moment-prize = Prize: { $prize }.
glory-recap-allies = Allies
glory-recap-relics = Relics
glory-recap-ahead = { $name } is ahead with { $points } glory.
glory-recap-you-lead = You’re in first place with { $points } glory, { $gained } this round.
glory-recap-behind = { $name } is ahead with { $points } glory. You have { $mine }, { $gained } this round.
glory-recap-tied = { $names } are tied for the lead with { $points } glory.
glory-recap-tied-ahead = { $names } are tied for the lead with { $points } glory. You have { $mine }, { $gained } this round.
glory-recap-income = Your income in the refresh phase: { $gains }.
glory-recap-first = { $name } goes first.
glory-recap-first-you = You go first.
glory-recap-prize = The next tournament’s prize: { $prize }.
glory-recap-final = One last journey: everyone plays their remaining travel cards.
glory-recap-titles = Then titles are claimed and scored.
