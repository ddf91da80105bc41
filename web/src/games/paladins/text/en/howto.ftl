# The how-to-play page. Each text of the worked turn is true by the rules named above it.

## Goal

# PAL-ROUND-01, PAL-GEN-01
howto-goal = West Francia, around the year 900. For seven rounds you lead a noble house: each round a paladin joins you, workers come from a tavern, and you put them to work on your own board.
    .more = After the seventh round, the most victory points win. Points come from many places, and nobody reaches them all. Choose two or three and go far.
# PAL-GEN-05, PAL-COMM-02, PAL-COMM-04
howto-idea = Three tracks feed one another
    .text = Your three attributes, faith, strength and influence, decide how far you can reach; each has a track. Each of the six big actions requires one of them and raises another. Follow one arrow: faith lets you commission a monk, and the monk raises your influence.

## A round

# no rule
howto-round = A round in five pictures
# PAL-ROUND-03, PAL-KING-02, PAL-KING-04
howto-round-1 = The king speaks
    .text = The king’s cards are revealed: an order in rounds 1 and 2, an order and a favour in round 3, then a favour each round. An order scores at the end, for everyone who fulfils it. A favour is an extra action, once a round, for whoever comes first.
# PAL-PALADIN-01, PAL-PALADIN-02, PAL-PALADIN-04
howto-round-2 = Choose a paladin
    .text = Look at three of your twelve. One joins you, one goes back on top of your deck, one underneath. Your paladin brings two workers, a boost and an ability.
# PAL-TAV-01, PAL-TAV-03, PAL-WORK-02
howto-round-3 = Pick a tavern
    .text = In turn order, everyone takes a tavern and its four workers. A purple criminal stands in for any worker, but makes you draw a suspicion card.
# PAL-TURN-01, PAL-WORK-04, PAL-PRAY-02
howto-round-4 = Act, one action a turn
    .text = Place workers, pay, gain. A used action stays blocked for the round, unless a prayer clears it.
# PAL-PASS-01, PAL-PASS-02
howto-round-5 = Pass
    .text = When you pass, your round is over and your board is cleared. Keep up to three of your unplaced workers; the others go home.

## A turn

# no rule
howto-turn = One turn, step by step
# PAL-WORK-01, PAL-WORK-05
howto-turn-1 = Place your workers
    .text = You want to send your second monk. Commission asks for a scout, any worker and a cleric. You place a scout, a labourer and a cleric.
# PAL-COMM-01
howto-turn-2 = Pay
    .text = The second monk costs 1 provision. Ivon is your paladin this round, and with him it costs nothing.
# PAL-COMM-02, PAL-GEN-05
howto-turn-3 = Check your reach
    .text = Your faith is 1, and Ivon lends you 3. With 4 you reach the first three regions.
# PAL-COMM-03
howto-turn-4 = Choose a space
    .text = In Region 3 you take the space with 2 silver. Now nobody else can use it.
# PAL-COMM-04, PAL-ABS-02
howto-turn-5 = Gain
    .text = You take the 2 silver, and a monk always raises influence: from 1 to 2. That’s just what your second jar asks for when you absolve.

## Points

# PAL-SCORE-02, PAL-SCORE-19
howto-points = A track pays little until you climb it: one marker on 12 is worth more than three on 6. Your paladin’s boost doesn’t count at the end.
# PAL-SCORE-02
howto-point-tracks = Each track
    .note = by the place of your marker, 0 to 12
    .worth = 0–20
# PAL-KING-01, PAL-KING-02
howto-point-orders = King’s orders
    .note = the named action done five times
    .worth = 4, 6, 8
# PAL-SCORE-03
howto-point-monks = Monks, outposts
    .note = if you place 5, 6 or 7
    .worth = 2, 5, 9
# PAL-SCORE-04, PAL-SCORE-05
howto-point-walls = Walls, jars
    .note = if you place 5, 6 or 7; some walls show points too
    .worth = 1, 3, 6
# PAL-SCORE-06
howto-point-workshops = Workshops
    .note = if you place 6, 7 or 8
    .worth = 1, 3, 6
# PAL-SCORE-07
howto-point-outsiders = Converted outsiders
    .note = as the lower part of the card says
    .worth = varies
# PAL-SCORE-08
howto-point-debts = Debts
    .note = unpaid, paid
    .worth = −3, +1
# PAL-SCORE-09
howto-point-goods = Silver and provisions
    .note = for every three left, counted together
    .worth = 1

## Danger (PAL-SUSP-02, PAL-TAX-03, PAL-INQ-06, PAL-INQ-07)

howto-danger = Beware of the inquisition
    .text = Most suspicion cards hand you silver from the tax supply. When its last coin leaves, the inquisition comes: everyone who holds the most suspicion takes a debt and discards half of those suspicion cards. Then the supply is filled again.

## Hints

# no rule
howto-hint-1 = Pick the paladin for your plan
    .text = An ability you use twice often beats a big boost you use once.
# PAL-WORK-06
howto-hint-2 = Build workshops early
    .text = A space covered by a workshop needs no worker for the rest of the game.
# PAL-INQ-06
howto-hint-3 = Be second in suspicion
    .text = One criminal helps; three may cost you a debt. Keep an eye on the tax supply.

## Questions

# PAL-GARR-02, PAL-GARR-03, PAL-ABS-02, PAL-ABS-04
howto-ask-1 = Which actions raise faith?
    .answer = Garrison, which requires strength, and Absolve, which requires influence.
# PAL-WORK-04, PAL-PRAY-02, PAL-PASS-01
howto-ask-2 = When can you use an action again?
    .answer = In the next round, or earlier if Pray or a prayer effect clears its workers.
# PAL-TAX-03, PAL-INQ-06
howto-ask-3 = What brings the inquisition, and whom does it punish?
    .answer = The last silver leaving the tax supply. It punishes everyone who holds the most suspicion cards.
# PAL-SCORE-02, PAL-SCORE-03, PAL-SCORE-09
howto-ask-4 = Where could your first ten points come from?
    .answer = For example, from seven monks and some silver: 9 points for the monks and 1 for three silver. A track on 10 alone is worth 13.
