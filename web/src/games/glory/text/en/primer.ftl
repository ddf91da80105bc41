# The game in five sentences.
# no rule
glory-primer = How to play
# no rule
glory-primer-close = Close
# GLO-RND-02, GLO-END-01, GLO-TTL-01
glory-primer-goal = You play three rounds, and whoever has the most glory at the end wins. Duels, travel cards and allies bring glory, and after the last tournament so do titles.
# GLO-ACT-01, GLO-ACT-18
glory-primer-city = In the city you take turns placing pawns: gather strength, faith and coins, win allies, buy better equipment, pick travel cards and sign up for the tournament.
# GLO-RND-01, GLO-TRV-01
glory-primer-travel = Then you travel and play your cards. Each round ends with a tournament.
# GLO-DUEL-05, GLO-DUEL-11
glory-primer-duel = In a duel, strength gives you dice and faith rolls them again. Allies and relics do the rest.
# no rule
glory-primer-look = Hover over a card or a place to read about it; on a touch screen, press and hold.
