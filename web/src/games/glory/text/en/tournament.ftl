# The tournament board.

glory-tour-plaisance = Joust à plaisance
glory-tour-pas = Pas d’armes
glory-tour-semi = Semi-final
glory-tour-final = Final
glory-tour-won = { $name } has won
glory-tour-now = Now riding: { $one } against { $other }
glory-tour-pair = { $one } against { $other }
glory-tour-winners = Winners of { $one } and { $other }
glory-tour-against-winner = { $name } against the winner of { $duel }
glory-tour-against = against { $name }
glory-tour-unknown = opponent still unknown
glory-tour-place = Slot { $number }
glory-tour-you = You
glory-tour-out = knocked out
glory-tour-late = Late knights:
glory-tour-free = unchallenged
glory-tour-rides = { $name }: riding now
glory-tour-has-won = { $name }: victory
glory-tour-has-lost = { $name }: defeat
glory-tour-no-knights = No knights here right now
glory-tour-close = Close
