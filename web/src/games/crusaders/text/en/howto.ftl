# The how-to-play page.

## Goal

# CRU-END-01, CRU-END-04, CRU-CAP-03
howto-goal = The Levant after the First Crusade. You lead one of four crusader states: you raise cities, pray, muster units and march, while the Saracens raid.
    .more = The game ends after six rounds, or earlier: as soon as somebody has four cities, five holy lands or no city left at the end of a round. Whoever has the most influence wins.
# CRU-PLAN-01, CRU-PLAN-03, CRU-PLAN-04, CRU-PLAN-05, CRU-ACT-01, CRU-ACT-03, CRU-SPY-01
howto-idea = Two orders on the cross
    .text = Each round you place two of your four orders. On an inner cell your token lies on top of the others and acts before them, but you pay 1 coin to the owner of each token below. An order on an empty outer cell waits until the next round and is then reinforced; you draw a spy at once.

## A round

# no rule
howto-round = A round in four pictures
# CRU-EVT-01, CRU-SAR-01, CRU-SAR-02, CRU-SAR-05, CRU-SAR-09
howto-round-1 = Events and raids
    .text = The event takes effect. From round 2 on, Saracens raid all players’ cities of one colour. Units and walls hold them off.
# CRU-PLAN-01, CRU-ORDER-01
howto-round-2 = Planning
    .text = In two laps, everybody places one order at a time. The marker furthest right on the holiness track goes first.
# CRU-ACT-01
howto-round-3 = Activation
    .text = The cells act in this order: Build, Prayer, Muster, March. In each cell the top token comes first.
# CRU-INC-01, CRU-INC-02, CRU-INC-04
howto-round-4 = Income
    .text = Cities bring coins, and your capital 1 more. Governors bring influence, and so does each holy land. Your goods are ready again.

## A worked turn: the battle of CRU-EX-10

# no rule
howto-turn = One turn: the march on Apamea
# CRU-EX-10, CRU-MARCH-02, CRU-MARCH-04, CRU-PAY-06
howto-turn-1 = March
    .text = It’s round 2. Four units move for free; for 1 horse and 1 coin you move two more. Four come from Antioch and two from Turbessel, and at least one stays in each.
# CRU-EX-10, CRU-BAT-03
howto-turn-2 = Compare strength
    .text = You have 6 units. The Saracens have 2 units, 2 for the walls and 1 from their track. You lead by 1.
# CRU-EX-10, CRU-BAT-01, CRU-BAT-04, CRU-BAT-06, CRU-BAT-10, CRU-BAT-12
howto-turn-3 = The defender plays first
    .text = A rival takes the Saracens’ side and plays Apamean Archers. You cancel the bottom half. The top works: strength 2, and two of your units flee. Now you’re 3 behind.
# CRU-EX-10, CRU-BAT-06, CRU-BAT-10, CRU-BAT-11, CRU-BAT-15
howto-turn-4 = You play a tactic
    .text = You play Fire Volley. Its bottom half would rout both Saracen units, so your rival cancels that one. The top gives you strength 2 and tears down a level of the walls: the difference is 0.
# CRU-EX-10, CRU-BAT-04, CRU-BAT-18
howto-turn-5 = The result
    .text = Each side plays one more card. If the difference stays at 0, you win: ties go to the attacker.
# CRU-BAT-28, CRU-BAT-29, CRU-BAT-30, CRU-MAP-08
howto-turn-6 = Spoils
    .text = You take the city with the good it produces, wood, and choose a governor for it. Every battle costs the city a level, but never its last one.

## Points

# CRU-INC-04
howto-points = Most influence comes bit by bit, in every income phase. Governors taken early pay more often. Some cards add a little.
# CRU-INC-04, CRU-GOV-01
howto-point-governors = Governors
    .note = every round, if you meet what they ask for
    .worth = 1–3
# CRU-INC-04, CRU-BISH-06
howto-point-lands = Holy lands
    .note = every round, where your bishops’ levels add up to more than anybody else’s
    .worth = 1
# CRU-BULL-01, CRU-BULL-02
howto-point-bull = Your secret bull
    .note = at the end, the better one of its two goals
    .worth = 0–6
# CRU-END-01, CRU-END-02
howto-point-hegemony = Hegemony
    .note = four or more cities at the end
    .worth = 8
# CRU-END-01, CRU-END-02
howto-point-righteousness = Righteousness
    .note = five or more holy lands at the end
    .worth = 8
# CRU-END-02
howto-point-coins = Coins
    .note = for every four left
    .worth = 1

## Danger (CRU-SAR-07, CRU-SAR-09, CRU-SAR-10, CRU-SAR-15, CRU-SAR-16, CRU-SAR-18)

howto-danger = A city with one unit
    .text = A raid brings a unit from each Saracen city next to yours, later two or three (the last one always stays), and the Saracen track adds strength. If your units and walls aren’t stronger, the city falls, and its goods and governor are lost. The map shows who is in danger.

## Hints

# CRU-PLAN-04, CRU-ACT-01
howto-hint-1 = Place popular orders early
    .text = Whoever comes later pays you a coin, but then acts before you.
# CRU-SAR-02, CRU-SAR-17
howto-hint-2 = Know the next colour
    .text = The raid token shows which cities are raided next round. Put units there, or raise the walls.
# CRU-BAT-06
howto-hint-3 = Learn tactics with two good halves
    .text = Your opponent cancels the half that would hurt more. A card with one strong half is a weak card.

## Questions

# CRU-ACT-01
howto-ask-1 = Who acts first in a cell?
    .answer = The owner of the top token, the one placed last.
# CRU-PLAN-05, CRU-SPY-01, CRU-BUILD-06, CRU-PRAY-02, CRU-MUST-04, CRU-MARCH-06, CRU-MARCH-07
howto-ask-2 = What does an outer cell give?
    .answer = A spy at once, and a reinforced order in the next round. Build: 2 goods off and one more building of any level. Prayer: 1 more bishop action and a level II rescript. Muster: 2 goods off and one more tactic of any level. March: 2 more free moves, +2 strength in the battle and, if you like, a new governor.
# CRU-ROUND-01, CRU-SAR-01
howto-ask-3 = When do raids come?
    .answer = In the events phase, before planning, from round 2 on.
# CRU-END-01
howto-ask-4 = What ends the game early?
    .answer = At the end of a round: a player with four cities, with five holy lands, or without any city.
