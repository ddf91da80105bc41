# The game in six sentences.
crusaders-primer = How to play
crusaders-primer-close = Close
crusaders-primer-goal = Whoever has the most influence at the end wins. Governors and holy lands bring it every round, a secret bull at the end. 4 cities or 5 holy lands end the game early, before round 6.
crusaders-primer-plan = In each round you place two orders on the cross. The top token of a stack acts first. An outer cell acts next round, but stronger, and brings a spy right away.
crusaders-primer-orders = Build raises cities and buildings. Prayer leads up the holiness track and trains bishops, who make cities holy lands. Muster hires units and teaches tactics. March takes cities.
crusaders-primer-battle = In a battle you play tactics in turn, and your opponent cancels one half of each card: top or bottom.
crusaders-primer-raids = At the start of a round the Saracens raid. Keep enough units and walls in your cities: the map shows what each raid would do.
crusaders-primer-look = Hover over a card or a city to read about it; on a touch screen, press and hold.
