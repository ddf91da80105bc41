# The game in six sentences.
# no rule
crusaders-primer = How to play
# no rule
crusaders-primer-close = Close
# CRU-END-01, CRU-END-04, CRU-INC-04, CRU-BULL-02
crusaders-primer-goal = Whoever has the most influence at the end wins. Governors and holy lands bring it every round, a secret bull at the end. 4 cities or 5 holy lands end the game early, before round 6.
# CRU-PLAN-01, CRU-PLAN-05, CRU-ACT-01, CRU-ACT-03, CRU-SPY-01
crusaders-primer-plan = In each round you place two orders on the cross. The top token of a stack acts first. An outer cell acts next round, but stronger, and brings a spy right away.
# CRU-BUILD-01, CRU-PRAY-01, CRU-BISH-06, CRU-MUST-01, CRU-MUST-02, CRU-MARCH-01, CRU-BAT-29
crusaders-primer-orders = Build raises cities and buildings. Prayer leads up the holiness track and trains bishops, who make cities holy lands. Muster hires units and teaches tactics. March takes cities.
# CRU-BAT-04, CRU-BAT-06
crusaders-primer-battle = In a battle you play tactics in turn, and your opponent cancels one half of each card: top or bottom.
# CRU-ROUND-01, CRU-SAR-06, CRU-SAR-09
crusaders-primer-raids = At the start of a round the Saracens raid. Keep enough units and walls in your cities: the map shows who is in danger.
# no rule
crusaders-primer-look = Hover over a card or a city to read about it; on a touch screen, press and hold.
