# The game in five sentences.
glory-primer = How to play
glory-primer-close = Close
glory-primer-goal = You play three rounds, and whoever has the most glory at the end wins. Duels, travel cards and allies bring glory, and after the last tournament so do titles.
glory-primer-city = In the city you take turns placing pawns: gather strength, faith and coins, win allies, buy better equipment, pick travel cards and sign up for the tournament.
glory-primer-travel = Then you travel and play your cards. Each round ends with a tournament.
glory-primer-duel = In a duel, strength gives you dice and faith rolls them again. Allies and relics do the rest.
glory-primer-look = Hover over a card or a place to read about it; on a touch screen, press and hold.
