# The titles phase and the end of the game.

glory-title-phase = Titles
glory-title-you = You
glory-title-goal = your goal
glory-title-public = public title
glory-title-claimed = fulfilled
glory-title-failed = the only attempt was lost
glory-title-short = conditions not met
glory-title-ready = can be claimed
glory-title-fight = a duel decides
glory-title-none = No title can be claimed without a duel.
glory-title-duels = Titles that take a duel: { $titles }.
glory-title-own = What you own, and which title it would count for
glory-title-rank = place { $rank }
glory-title-best =
    The best set without a duel: { $count ->
        [one] { $count } title
       *[other] { $count } titles
    }, { $glory } glory.
glory-title-more = +{ $glory } with the best set of titles
glory-title-over = The match is over
glory-title-ties = Prestige tokens (for ties)
glory-title-bound = set aside for a claimed title
glory-title-rises = glory: { $from } → { $to }
glory-title-claim-all =
    { $count ->
        [one] Claim this title
        [2] Claim both titles
       *[other] Claim all { $count } titles
    }
glory-sources = Glory by source
glory-source-start = Start and turn order
glory-source-city = City and allies
glory-source-travel = Travel cards
glory-source-tournament = Tournaments
glory-source-final_travel = Final journey
glory-source-titles = Titles
glory-title-binding = What do you set aside?

# GLO-END-02
glory-level = On equal glory, more prestige tokens decide the place.
