# The titles phase and the end of the game.

glory-title-phase = Titles
glory-title-you = You
glory-title-goal = your goal
glory-title-public = public title
glory-title-claimed = fulfilled
glory-title-failed = only attempt lost
glory-title-short = conditions not met
glory-title-ready = can be claimed
glory-title-fight = a duel decides
glory-title-none = No title can be claimed without a duel.
glory-title-duels = Titles that take a duel: { $titles }.
glory-title-own = What you own and the title it would go to
glory-title-rank = place { $rank }
glory-title-sum = { $glory } before titles, { $titles } from titles:
glory-title-prestige = prestige tokens: { $count }
glory-title-best =
    The best set without a duel: { $count ->
        [one] { $count } title
       *[other] { $count } titles
    }, { $glory } glory.
