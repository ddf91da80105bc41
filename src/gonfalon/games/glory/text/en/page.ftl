# The page of the game for strangers: what it is like, and its course in a few words.

# GLO-DUEL-09
page-feel-1 = Luck you can bend
    .text = You roll many dice and count few: the highest of each colour. Strength, faith, allies and relics turn the rest your way.
# GLO-ACT-01, GLO-ACT-03
page-feel-2 = One pawn short
    .text = In the city you arm, pray and win friends at court. There is always one pawn too few, and somebody takes the best place before you.
# GLO-RND-01, GLO-DUEL-01, GLO-TOUR-03
page-feel-3 = A tournament to wait for
    .text = Every round ends in the lists. It takes two passes to win a duel, and the rider facing you may be another player.

# GLO-RND-01, GLO-ACT-01
page-round-1 = Actions
    .text = pawns in the city
# GLO-RND-01, GLO-TRV-01
page-round-2 = Travel
    .text = cards and challenges
# GLO-RND-01, GLO-REF-01, GLO-REF-04
page-round-3 = Refresh
    .text = income and order
# GLO-RND-01, GLO-REG-06
page-round-4 = Registration
    .text = shields at the herald’s
# GLO-RND-01, GLO-TOUR-03
page-round-5 = Tournament
    .text = duels in the lists
