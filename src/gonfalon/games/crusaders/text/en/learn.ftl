# Crusaders: what the coach says in lessons. Plain sentences of one line, without arguments.
# A text that ends in -say has at most 140 characters.

# no rule
learn-basics-title = Your first rounds
# no rule
learn-basics-summary = Fourteen ideas at the table, from the first order to a new tactic. You play Antioch against two rivals.

## The ideas (no rule)

learn-basics-idea-goal = The goal
learn-basics-idea-stack = Orders on the cross
learn-basics-idea-prayer = Prayer and turn order
learn-basics-idea-bishops = Bishops and holy lands
learn-basics-idea-sequence = Who acts first
learn-basics-idea-march = March
learn-basics-idea-difference = Comparing strength
learn-basics-idea-halves = Cancelled halves
learn-basics-idea-spoils = Victory and its price
learn-basics-idea-income = Income and governors
learn-basics-idea-raid = Raids
learn-basics-idea-spy = Outer cells and spies
learn-basics-idea-build = Build, pay, and the bull
learn-basics-idea-muster = Units and tactics

## What you know afterwards (no rule)

learn-basics-know-end = What ends the game early?
learn-basics-know-first = Who acts first in a cell?
learn-basics-know-raids = When do raids come?
learn-basics-know-outer = What does an outer cell give?

## 1. The goal (CRU-END-01, CRU-END-02, CRU-CAP-03)

learn-basics-goal-say = The most influence after round 6 wins. 4 cities or 5 holy lands end the game early and bring 8 influence; a player with no city ends it too.
# CRU-MARCH-01, CRU-BAT-29
learn-basics-goal-do = You have one city. Place March in its inner cell, next to the centre of the cross: that order takes cities.
# CRU-PLAN-01, CRU-PLAN-03
learn-basics-goal-then = Your March will be carried out this round. One more order to place.
# CRU-BUILD-01, CRU-PLAN-04
learn-basics-goal-build = Build upgrades your city and costs nothing to place here. But only March takes a new city this round.
# CRU-PLAN-04
learn-basics-goal-taken = Others were there before you, and a place on top of them costs coins. March is still free.
# CRU-PLAN-05
learn-basics-goal-outer = An outer cell makes the order stronger, but only in the next round. It has its own step later.

## 2. Orders on the cross (CRU-PLAN-01, CRU-PLAN-03, CRU-PLAN-04)

learn-basics-stack-say = Two laps, one order each. In an inner cell you go on top and pay 1 coin for each token below, to its owner.
# CRU-AUTO-02, CRU-AUTO-07
learn-basics-stack-do = The automa stands in for the missing players: it only takes up places. Place Prayer in the inner cell, on top of the automa and Tripoli.
# CRU-PLAN-04
learn-basics-stack-then = You paid 2 coins: 1 to the bank for the automa, 1 to Tripoli. You have 2 left, and your token is on top.
# CRU-PLAN-04
learn-basics-stack-inner = Two tokens lie there too, so that cost 2 coins as well. The rule is the same in every cell.
# CRU-PLAN-05
learn-basics-stack-outer = The outer cell is free, but the order would wait until the next round. Its step comes later.

## 3. Prayer and turn order (CRU-PRAY-01, CRU-HOLY-01, CRU-ORDER-01)

learn-basics-prayer-say = Prayer gives 2 holiness points, and 1 more per candle. You jump over occupied spaces. Whoever is furthest right goes first.
# CRU-PRAY-01
learn-basics-prayer-do = Both rivals are just ahead of you. Pray without paying more.
# CRU-HOLY-01, CRU-HOLY-03, CRU-ORDER-01
learn-basics-prayer-then = You jumped over both and stand on space 5, first in turn order. On the way you got a rescript, a secret card for one use, and a bishop action.
# CRU-PRAY-01, CRU-PAY-06
learn-basics-prayer-one = A coin can replace a candle: 3 points bring you to space 6, with 2 bishop actions instead of 1.
# CRU-PRAY-01, CRU-PAY-06
learn-basics-prayer-two = Coins can replace candles: 4 points bring you to space 7, with 3 bishop actions instead of 1.

## 4. Bishops and holy lands (CRU-BISH-01, CRU-BISH-06)

learn-basics-bishops-say = A bishop action trains or moves a bishop. A city is the holy land of whoever has the highest total level of bishops there.
# CRU-BISH-02
learn-basics-bishops-do = Train a bishop of level II in Antioch.
learn-basics-bishops-then = Your bishops in Antioch now have a total level of 3. A rival needs more than that to take this holy land.
# CRU-BISH-02, CRU-BISH-06
learn-basics-bishops-level = That makes a total level of 2 in Antioch. A bishop of level II costs the same and would make it 3.
# CRU-BISH-03, CRU-BISH-06
learn-basics-bishops-move = Your only bishop would leave Antioch, and one holy land would replace the other. Train a second one first.
# CRU-BISH-01
learn-basics-bishops-stop = You may decline, but a bishop action can’t be kept for later. Train a bishop.

## 5. Who acts first (CRU-ACT-01)

learn-basics-sequence-say = The cells act in this sequence: Build, Prayer, Muster, March. In each cell, the top token acts first.
learn-basics-sequence-do = That’s why you prayed before Tripoli. Now it’s time for your March: begin it.
# CRU-ACT-02
learn-basics-sequence-then = Your March begins. After it, you get the token back for the next round.
# CRU-RESC-01, CRU-ACT-04
learn-basics-sequence-rescript = You can play this rescript on any of your turns; it trains one more bishop. Keep it for now and march.

## 6. March (CRU-MARCH-01, CRU-MARCH-02, CRU-MARCH-04)

learn-basics-march-say = March moves up to 4 units into a city next to yours, and 1 more for each horse you spend. One unit always stays behind.
learn-basics-march-do = March on Apamea with 5 units from Antioch, and pay for the fifth with horses.
# CRU-MARCH-02, CRU-MARCH-04, CRU-PAY-01, CRU-INC-02
learn-basics-march-then = 5 units stand before Apamea, and 1 stays in Antioch. Your horses are spent until the income phase.
# CRU-MARCH-01, CRU-MAP-10
learn-basics-march-target = You could march there too: it has 1 Saracen. But Apamea gives wood, which you need to build.
# CRU-BAT-03
learn-basics-march-enough = Apamea has 2 Saracens and walls worth 2. You want to be stronger, so take all 5 units.
# CRU-PAY-06
learn-basics-march-coin = A coin can replace any good in a price like this. You keep your horses ready and have 1 coin left.

## 7. The difference of strength (CRU-BAT-03, CRU-BAT-18, CRU-MAP-07)

learn-basics-difference-say = Each unit adds 1, and walls add their level in defence. The greater strength wins; at a difference of 0, the attacker does.
# CRU-BAT-01
learn-basics-difference-do = A rival plays the Saracens. Both rivals are equally near, so it’s up to you: choose Edessa.
learn-basics-difference-then = 5 units against 2 Saracens and walls worth 2: you lead by 1. Edessa plays the first card for the Saracens.
# CRU-BAT-01, CRU-BAT-03
learn-basics-difference-tripoli = Tripoli plays the Saracens just as well. 5 units against 2 Saracens and walls worth 2: you lead by 1.

## 8. Cancelled halves (CRU-BAT-04, CRU-BAT-06, CRU-BAT-07, CRU-BAT-08)

learn-basics-cancel-say = You cancel one half of each card the opponent plays. A card drawn at random from your hand covers it; the other half works.
learn-basics-cancel-do = Coastal Marines: strength 3 at the top, strength 2 at the bottom. Cancel the top.
# CRU-BAT-08, CRU-BAT-10
learn-basics-cancel-then = The bottom works: the marker goes from 1 for you to 1 for the Saracens. You have 4 tactics left to choose from.
# CRU-BAT-08, CRU-BAT-10
learn-basics-cancel-bottom = The top works: strength 3 for the Saracens, so the marker is at 2 for them. At least the bottom can’t cost you a rescript.

# CRU-BAT-04, CRU-BAT-06
learn-basics-lay-say = Each side plays two cards, the defender first. Your opponent cancels a half of yours, so both halves should be good.
# CRU-BAT-05, CRU-BAT-10, CRU-BAT-12
learn-basics-lay-do = Play Couched Lances: strength 3 when you attack, or flee 1 and strength 1.
# CRU-BAT-06, CRU-BAT-10, CRU-BAT-12
learn-basics-lay-then = Edessa cancels the top. 1 Saracen flees to Aleppo and you gain strength 1: the marker is at 1 for you.
# CRU-BAT-06, CRU-BAT-11
learn-basics-lay-baptism = Edessa cancels the top, so the rout works: the Saracens lose 1 unit, and the marker is at 0.
# CRU-BAT-06, CRU-BAT-10
learn-basics-lay-shield = Edessa cancels the top, so the bottom works: strength 2, and the marker is at 1 for you. No Saracen leaves.
# CRU-BAT-06, CRU-BAT-10, CRU-BAT-19
learn-basics-lay-vult = Edessa cancels the top, so the bottom works: strength 1, and the marker is at 0. It also brings 1 coin at the end.

## 9. Victory and its price (CRU-BAT-28, CRU-BAT-29)

learn-basics-spoils-say = After a battle the city loses a level, whoever won. An attacker who wins takes the city and the goods it produces.
# CRU-BAT-10, CRU-BAT-11
learn-basics-spoils-do = The Saracens lead by 1, and this is the last card. Play Baptism of Fire: strength 2, or rout 1.
# CRU-BAT-06, CRU-BAT-19, CRU-BAT-28, CRU-BAT-29, CRU-BAT-30
learn-basics-spoils-then = Edessa cancels the rout, and you win by 1. Apamea drops to level 1, and a Saracen card costs you your rescript. Choose a governor, and the city is yours with 1 wood.
# CRU-BAT-06, CRU-BAT-18, CRU-BAT-30
learn-basics-spoils-shield = Edessa cancels the bottom, so you gain strength 1. The marker is at 0, and then the attacker wins. Choose a governor, and Apamea is yours.

## 10. Income and governors (CRU-INC-01, CRU-INC-04)

learn-basics-income-say = Each round ends with income: coins from your cities, influence from governors and 1 for each holy land.
# CRU-BAT-30, CRU-GOV-03, CRU-INC-04
learn-basics-income-do = Choose a governor for Apamea: look at what each brings now and in the rounds to come. Melisende gives 2 influence if nobody has more bishops on the map than you.
learn-basics-income-then = You get 3 coins and 4 influence: 2 from Melisende, 1 from Bohemond for your horses, 1 for your holy land.
# CRU-INC-01, CRU-INC-04, CRU-GOV-02
learn-basics-income-later = This governor counts something you don’t have yet. You get 3 coins and 2 influence; with Melisende it would be 4.
# CRU-MKT-03
learn-basics-income-deck = The top governor of the deck may or may not suit you. You know what Melisende gives: take her.

## 11. Raids (CRU-SAR-09, CRU-SAR-10)

# CRU-SAR-01, CRU-SAR-02, CRU-SAR-05, CRU-SAR-09, CRU-SAR-10
learn-basics-raid-say = From round 2, before planning, raids hit cities of the token’s colour. Units and walls defend; at a difference of 0, the city falls.
# CRU-SAR-07, CRU-EFF-26, CRU-EFF-28, CRU-SAR-15, CRU-SAR-16
learn-basics-raid-do = 3 Saracens are about to raid Apamea. A city that falls takes its taxes, its good and its governor with it. Pay 2 coins for the Treaty with Venice and upgrade Apamea.
learn-basics-raid-then = 5 units and walls worth 2 against 3 raiders: Apamea holds by 4, and you lose only 1 coin. You have 2 left.
learn-basics-raid-decline = 6 against 3: Apamea holds by 3, and that costs 3 coins. You have 2 left, as you would with better walls.
# CRU-SAR-05, CRU-SAR-10
learn-basics-raid-antioch = Antioch grows, but Apamea is the target. It holds by 3, and that costs your last 3 coins.
# CRU-EFF-26
learn-basics-raid-stop = You have already paid the 2 coins, so take the upgrade for them.

## 12. Outer cells and spies (CRU-PLAN-05, CRU-ACT-03, CRU-SPY-01)

learn-basics-outer-say = An order in an empty outer cell waits and acts in the next round, reinforced. You draw a spy for it at once.
# CRU-PLAN-05, CRU-SPY-03
learn-basics-outer-do = Place Prayer in the outer cell, then send your spy to watch Edessa.
# CRU-ACT-03, CRU-SPY-04, CRU-BUILD-06, CRU-PRAY-02, CRU-MUST-04, CRU-MARCH-06, CRU-MARCH-07
learn-basics-outer-then = Your Prayer acts in round 3, below all other tokens in its cell. Reinforced orders give more: Build and Muster bring 2 goods off the price and one more card, Prayer one more bishop action and a better rescript, March 2 more units, 2 strength and a new governor. Your Hidden Mason now watches Edessa.
# CRU-PLAN-05, CRU-BUILD-06, CRU-PRAY-02, CRU-MUST-04, CRU-MARCH-06, CRU-MARCH-07
learn-basics-outer-outer = Every outer cell brings a spy and a stronger order in the next round: Build and Muster bring 2 goods off the price and one more card, March 2 more units, 2 strength and a new governor. This one is fine too.
# CRU-PLAN-03, CRU-SPY-01
learn-basics-outer-inner = An inner cell acts in this round, but it brings no spy. Try an outer cell this time.
# CRU-SPY-03
learn-basics-outer-wait = You can send a spy later, on any of your turns. Until then it watches nobody.
# CRU-SPY-04, CRU-SPY-07
learn-basics-outer-tripoli = Your Hidden Mason watches Tripoli and waits for a Build order there.

# CRU-SPY-07
learn-basics-spy-say = Once a round, after the watched rival has carried out the order named on your spy, you may use the spy.
# CRU-SPY-07
learn-basics-spy-do = Edessa has finished Build. Use the Hidden Mason and upgrade Antioch.
# CRU-SPY-07, CRU-SPY-08, CRU-EFF-28
learn-basics-spy-then = Antioch rises to level 2 and you paid nothing. The spy can be used again in the next round.
# CRU-SPY-07
learn-basics-spy-pass = The upgrade is free, and the spy won’t be worth more later in this round. Use it.
# CRU-SPY-08
learn-basics-spy-stop = Nothing would happen then, and the spy is used up for this round. Upgrade Antioch.

## 13. Build, pay, and the bull (CRU-BUILD-01, CRU-PAY-01, CRU-PAY-06)

learn-basics-build-say = Build gives one upgrade and one building. You pay with ready goods, and 1 coin can replace any good.
# CRU-BUILD-02, CRU-PAY-06
learn-basics-build-do = Upgrade Antioch. The price is 3 wood: pay 1 wood and 2 coins.
# CRU-BUILD-03, CRU-MAP-07, CRU-MAP-10, CRU-INC-01
learn-basics-build-then = Antioch is now level 3: more taxes, better walls, and candles as a second good. You have 1 coin left.
# CRU-BUILD-01
learn-basics-build-building = You can take a building first, but then you may not be able to pay for the upgrade.
# CRU-BUILD-02, CRU-MAP-10, CRU-INC-01
learn-basics-build-apamea = Apamea costs 3 wood as well and brings more taxes. But Homs and the four central cities around it have no second good at level 3.
# CRU-PAY-06
learn-basics-build-coins = That works too. You have no coins left, but your wood is still ready.

# CRU-BULL-01, CRU-BULL-02
learn-basics-bull-say = Your secret bull has two goals. At the end of the game, only the one that is worth more counts.
# CRU-BULL-02, CRU-BUILD-04
learn-basics-bull-do = The Bull of the Walls counts levels of cities or of buildings. Take a building: Stores, for your last coin.
# CRU-BULL-02
learn-basics-bull-then = You have 1 level of buildings and 5 of cities. With 6 levels of cities, the bull is worth 3 influence.
# CRU-BUILD-01, CRU-ACT-05
learn-basics-bull-finish = You’d keep your coin, but a Build order includes a building. Take one.
# CRU-BUILD-04, CRU-BLDG-01, CRU-BLDG-06, CRU-BULL-02
learn-basics-bull-bazaar = The Bazaar is free, and each round you can sell a good there for 2 coins. It has level 0, so it doesn’t help your bull.
# CRU-BUILD-01, CRU-ACT-05
learn-basics-bull-nothing = You may take nothing, but then this part of the order is lost. Stores costs one coin.
# CRU-MKT-03
learn-basics-bull-deck = With one coin you can rarely pay for an unseen card, and if you can’t, it goes back. Take Stores.

## 14. Units and tactics (CRU-MUST-01)

learn-basics-muster-say = Muster hires 2 units, and 1 more for each steel or coin you pay, up to 4 more. Place them in any of your cities.
learn-basics-muster-do = Only 1 unit guards Antioch. Hire 1 more for a coin and place all 3 in Antioch.
# CRU-MAP-07, CRU-MUST-01
learn-basics-muster-then = Antioch now has 4 units and walls worth 3. You have 6 coins left.
# CRU-MUST-02
learn-basics-muster-tactics = Tactics come in the next step. You can carry out the parts of the order in any sequence, but hire units first.
# CRU-RESC-01
learn-basics-muster-rescript = That rescript blocks 2 of a rival’s goods. It can wait; hire units first.
learn-basics-muster-free = Two units are free, and you keep your coins. Place them where you need them.
# CRU-MUST-01, CRU-MAP-02
learn-basics-muster-apamea = Apamea is a good place too: it already has 5 units, and it lies next to Homs.
learn-basics-muster-more = More units are possible, but the next step needs coins too. One more is enough.

# CRU-MUST-02, CRU-MUST-03
learn-basics-tactics-say = Muster also lets you learn up to 2 tactics. You always own exactly 5: for each new one, another has to go.
# CRU-MUST-02, CRU-MUST-03, CRU-PAY-06
learn-basics-tactics-do = Learn Thundering Charge for 1 of your horses and 1 coin. Then choose “Take nothing” and discard Deus Vult.
# CRU-MUST-03
learn-basics-tactics-then = You own 5 tactics again, and one has strength 5 in attack. Now play a whole match!
# CRU-ACT-05
learn-basics-tactics-finish = You can finish without a new tactic, but you have the coins for a better card. Learn one.
# CRU-RESC-01
learn-basics-tactics-rescript = That rescript blocks 2 of a rival’s goods. It can wait; learn a tactic first.
# CRU-ACT-05, CRU-MUST-02
learn-basics-tactics-none = You may take nothing. But Thundering Charge is stronger than any of your starting tactics.
# CRU-MKT-03
learn-basics-tactics-deck = The top card of the deck is unseen, and if you can pay for it, you have to. Choose a card you can see.
# CRU-MUST-02
learn-basics-tactics-other = That tactic has its uses, but for an attack Thundering Charge is the strongest here.
# CRU-MUST-02, CRU-MUST-03
learn-basics-tactics-second = A second tactic is allowed, but then two cards have to go. One is enough for now.
# CRU-PAY-08, CRU-RESC-01
learn-basics-tactics-letter = A rescript can pay with the goods shown on it, but then it’s gone. Pay with horses and a coin.
# CRU-PAY-06
learn-basics-tactics-coins = Coins work too, and your horses stay ready for your March.
# CRU-MUST-03
learn-basics-tactics-new = You may even discard the new card, but then you have paid for nothing. Discard a weaker one.
# CRU-BAT-20
learn-basics-tactics-discard = That one can go too. It goes to your personal discard and can come back when you lose a tactic.
