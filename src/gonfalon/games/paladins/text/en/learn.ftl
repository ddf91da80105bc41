# Paladins of the West Kingdom: what the coach says in lessons. Plain sentences of one line, without arguments.
# A text that ends in -say has at most 140 characters.

# no rule
learn-basics-title = Your first match
# no rule
learn-basics-summary = Fourteen ideas at the table, from the first paladin to the score. You play against one opponent.

## The ideas (no rule)

learn-basics-idea-goal = The goal
learn-basics-idea-paladin = One paladin of three
learn-basics-idea-tavern = A tavern, four workers
learn-basics-idea-hunt = Placing workers
learn-basics-idea-commission = Boost and reach
learn-basics-idea-workshop = Workshops
learn-basics-idea-pass = Passing
learn-basics-idea-circle = The circle of tracks
learn-basics-idea-criminal = Criminals and the inquisition
learn-basics-idea-townsfolk = Townsfolk
learn-basics-idea-outsiders = Attack or convert
learn-basics-idea-debts = Debts and absolution
learn-basics-idea-pray = Blocked and cleared
learn-basics-idea-score = The score

## What you know afterwards (no rule)

learn-basics-know-faith = What raises faith?
learn-basics-know-inquisition = Who does the inquisition punish?
learn-basics-know-reopen = When can you perform an action again?
learn-basics-know-points = Where do points come from?

## 1. The goal (PAL-ROUND-01, PAL-GEN-01)

learn-basics-goal-say = The match has seven rounds. Whoever has the most victory points after the last one wins.
# PAL-SETUP-11
learn-basics-goal-do = You start with one of the townsfolk in your crew. Take the Acolyte (silver).
# PAL-SETUP-12, PAL-TF-01
learn-basics-goal-then = The Acolyte brings 1 silver now and 1 more each time you perform Commission. You have 4 silver.
# PAL-SETUP-12, PAL-TF-01
learn-basics-goal-gatekeeper = The Gatekeeper is a good start too: 1 silver now and 1 more each time you perform Fortify.
# PAL-TF-01
learn-basics-goal-defender = The Defender gives you 1 silver from the tax supply each time you attack. That works too.
# PAL-INQ-03
learn-basics-goal-squire = The Squire raises your faith by 1 at an inquisition, if you hold no suspicion then. That works too.

## 2. One paladin of three (PAL-PALADIN-01, PAL-PALADIN-02)

learn-basics-paladin-say = Each round you draw three paladins: one serves you, one goes on top of your deck, one to the bottom.
learn-basics-paladin-do = Choose Ivon, then put Gérier on top.
# PAL-PALADIN-04, PAL-PALADIN-07
learn-basics-paladin-then = Ivon brings a cleric and a scout. This round he adds 3 to faith and 1 to strength, and Commission is free.
learn-basics-paladin-gerier = Gérier helps when you convert outsiders, which comes later. Put him on top of the deck and he’s back next round.
# PAL-PALADIN-04, PAL-CONS-01
learn-basics-paladin-gerin = Gérin adds 4 to influence and pays you for conspiring. For your first monk, Ivon is better.
learn-basics-paladin-top = That works too: Gérin is back next round, and Gérier goes to the bottom of your deck.

## 3. A tavern, four workers (PAL-TAV-01, PAL-GEN-02)

learn-basics-tavern-say = Each player picks a tavern and takes its four workers. There are six types of workers.
learn-basics-tavern-do = Pick the Golden Ram.
# PAL-PALADIN-04, PAL-TAV-01
learn-basics-tavern-then = With the two that Ivon brought, you have 6 workers: 2 labourers, 2 scouts and 2 clerics.
# PAL-WORK-02, PAL-TAV-03
learn-basics-tavern-boar = Two fighters, a scout and a criminal. A criminal counts as any worker, but you draw a suspicion card.
learn-basics-tavern-heron = Two clerics, a fighter and a scout: a good choice too. You just won’t have labourers for simple work.

## 4. Placing workers (PAL-WORK-01, PAL-WORK-02)

learn-basics-hunt-say = An action takes one worker per space. A coloured space takes its own type or a criminal; the others take anyone.
# PAL-HUNT-01
learn-basics-hunt-do = Hunt with two workers: a labourer and a scout.
# PAL-HUNT-01, PAL-WORK-04
learn-basics-hunt-then = The two workers bring 3 provisions: from 1 to 4. They stay on Hunt for now.
# PAL-TRADE-01
learn-basics-hunt-trade = Trade works like Hunt, but brings silver, and its second space needs a merchant. You have none.
# PAL-COMM-01
learn-basics-hunt-commission = Commission is the next step. Hunt first: without Ivon, every monk costs provisions.
# PAL-PASS-03
learn-basics-hunt-pass = If you pass, your round is over, and you still have 6 workers. Hunt first.
# no rule
learn-basics-hunt-later = That action has a step of its own later. Hunt first.
# PAL-HUNT-01
learn-basics-hunt-one = One worker brings 1 provision. With a scout as the second, it’s 3.
# PAL-HUNT-01, PAL-WORK-02
learn-basics-hunt-workers = That brings 3 provisions as well. But you could have saved that worker: a labourer is enough for this space.

## 5. Boost and reach (PAL-COMM-02, PAL-GEN-05)

learn-basics-commission-say = A monk goes as far as your faith reaches. Your paladin’s boost counts: 0 + 3 is enough for Region 2.
# PAL-COMM-02, PAL-WORK-05
learn-basics-commission-do = Perform Commission: send a monk to Region 2 (scout), with a scout, a labourer and a cleric.
# PAL-COMM-04, PAL-TF-01
learn-basics-commission-then = Influence rises to 1, the space gives you a scout, and the Acolyte 1 silver. You now have 5 silver.
# PAL-PRAY-01
learn-basics-commission-pray = Pray would clear Hunt, but you have enough provisions. Send the monk.
# PAL-PALADIN-06
learn-basics-commission-pass = If you pass, Ivon’s faith is lost: his boost lasts only this round. Send a monk first.
# PAL-COMM-01, PAL-PALADIN-04
learn-basics-commission-later = That can wait. Ivon makes Commission free this round, so use him.
# PAL-REC-08
learn-basics-commission-recruit = This space lets you hire one of the townsfolk for free. Townsfolk come later; take the scout this time.
# PAL-EFF-05
learn-basics-commission-suspicion = This space lets you discard a suspicion card, and you have none. Take the scout.
# PAL-COMM-04
learn-basics-commission-silver = 2 silver instead of a scout: fine. Influence rises by 1 on any space.
# PAL-WORK-02, PAL-WORK-05, PAL-PRAY-01
learn-basics-commission-cleric = The middle space takes a cleric too. But a labourer would have done, and clerics are needed to pray.

## 6. Workshops (PAL-DEV-01, PAL-DEV-02, PAL-WORK-06)

learn-basics-workshop-say = Develop takes two workers and 4 silver. A workshop covers a framed space, which no longer needs a worker.
learn-basics-workshop-do = Develop: place the workshop on Commission, space 1.
# PAL-DEV-01, PAL-DEV-05, PAL-WORK-06
learn-basics-workshop-then = You pay 4 of your 5 silver and gain a scout. From now on Commission takes two workers.
# PAL-PRAY-02
learn-basics-workshop-pray = Pray would clear an action, but that leaves only a scout: not enough for a second monk.
# PAL-PASS-02, PAL-WORK-06
learn-basics-workshop-pass = You could keep both workers. But a workshop helps in every round to come.
# PAL-CONS-01
learn-basics-workshop-conspire = Conspire brings a criminal and a suspicion card. It has a step of its own later.
learn-basics-workshop-later = That brings you something just once. A workshop saves a worker each time.
# PAL-WORK-05, PAL-WORK-06
learn-basics-workshop-second = That space took any worker. From now on Commission takes only a scout and a cleric.
# PAL-WORK-06, PAL-DEV-05
learn-basics-workshop-elsewhere = From now on that action takes one worker less. You gain the scout all the same.

## 7. Passing (PAL-PASS-01, PAL-PASS-02)

learn-basics-pass-say = When you pass, the workers on your board go back to the general supply. You keep up to three unplaced ones.
learn-basics-pass-do = You have one scout left. Pass and keep it.
learn-basics-pass-then = The scout stays with you, your board is empty again, and round 2 begins.
# PAL-TRADE-01
learn-basics-pass-trade = Trade brings 1 silver for the scout. Keep it: next round you need scouts for a wall.
# PAL-CONS-01
learn-basics-pass-conspire = Conspire would turn the scout into a criminal, with a suspicion card. That comes later; keep the scout.
# PAL-REC-02
learn-basics-pass-recruit = With one worker you can discard a Townsfolk card for a reward. That comes later; keep the scout.

## 8. The circle of tracks (PAL-FORT-02, PAL-FORT-03, PAL-GARR-02, PAL-GARR-03)

learn-basics-fortify-say = Influence lets you build walls, and walls raise strength. Strength opens spaces for outposts, and they raise faith.
# PAL-WORK-05
learn-basics-fortify-do = Fortify with a merchant and two scouts.
# PAL-FORT-02, PAL-FORT-03
learn-basics-fortify-then = Strength rises from 0 to 1, and the wall brings 2 silver. The next wall needs influence 1.
# PAL-WORK-05
learn-basics-fortify-attack = You could attack, but then the fighter is gone. Outsiders come later; build the wall first.
# no rule
learn-basics-fortify-pass = You have 7 workers. Build a wall before you pass.
# PAL-FORT-01, PAL-FORT-03
learn-basics-fortify-left = That brings a small gain now. A wall raises strength for the whole match, and Anséis makes it free.
# PAL-WORK-05
learn-basics-fortify-spare = You need the other merchant and the fighter next, for Garrison. Place two scouts.

# PAL-GARR-02, PAL-GARR-03
learn-basics-garrison-say = Garrison reaches as far as your strength: Region 1 needs strength 1. Each outpost raises your faith.
# PAL-GARR-02
learn-basics-garrison-do = Place an outpost in Region 1 (2 silver).
# PAL-GARR-01, PAL-GARR-03, PAL-COMM-02
learn-basics-garrison-then = You pay 1 provision. Faith rises from 0 to 1, and you gain 2 silver. Faith leads to more monks: the circle is closed.
# PAL-WORK-05
learn-basics-garrison-attack = An attack needs the fighter too, and you have only one. Place the outpost first.
# PAL-WORK-05
learn-basics-garrison-pass = You have 4 workers, just right for an outpost. Place it first.
# PAL-WORK-05
learn-basics-garrison-left = That would use a worker that the outpost needs, or bring little. Place the outpost first.
# PAL-REC-08, PAL-GARR-03
learn-basics-garrison-recruit = This space lets you hire one of the townsfolk for free. Faith rises by 1 there as well.

## 9. Criminals and the inquisition (PAL-WORK-02, PAL-SUSP-01, PAL-TAX-03, PAL-INQ-01)

learn-basics-criminal-say = A criminal counts as any worker but brings a suspicion card. When the tax supply is empty, the inquisition comes.
# PAL-CONS-01, PAL-TAX-03
learn-basics-criminal-do = Only 1 silver is left in the tax supply. Conspire with your scout.
# PAL-CONS-01, PAL-SUSP-02, PAL-TAX-02, PAL-TAX-03, PAL-INQ-06, PAL-INQ-07
learn-basics-criminal-then = You gain a criminal for the scout. Your suspicion card gives you 2 silver, from 5 to 7: the last of the tax supply and 1 from the general supply. Your opponent has the most suspicion, 3 to 1: they take a debt and discard 1 card. The tax supply is refilled to 5.
# PAL-INQ-06
learn-basics-criminal-pass = Then you keep the scout. But now the inquisition would hit your opponent, not you: conspire.
# no rule
learn-basics-criminal-recruit = Townsfolk come in the next step. Conspire first.
# PAL-INQ-06
learn-basics-criminal-left = That’s safe but brings only 1. Your opponent has far more suspicion than you: conspire.

## 10. Townsfolk (PAL-REC-01, PAL-REC-02, PAL-REC-03)

learn-basics-townsfolk-say = With one worker, you discard a Townsfolk card for its corner reward; with two, you hire it. The price depends on the slot.
learn-basics-townsfolk-do = Recruit: hire the Gatekeeper (silver) for free, with the fighter and a merchant or scout.
# PAL-REC-03, PAL-TF-01, PAL-TF-04
learn-basics-townsfolk-then = The Gatekeeper joins your crew and brings 1 silver: from 7 to 8. He brings 1 more each time you perform Fortify.
# no rule
learn-basics-townsfolk-pass = You have 7 workers. Hire the Gatekeeper before you pass.
# no rule
learn-basics-townsfolk-favour = King’s favours come later. Hire the Gatekeeper first.
# PAL-REC-01, PAL-CLEAN-01
learn-basics-townsfolk-first = That can wait. The Gatekeeper is free only this round, so hire him first.
# PAL-REC-02, PAL-REC-03
learn-basics-townsfolk-discard = With one worker you’d discard the Townsfolk card: the Gatekeeper’s corner shows a scout. Hire him, and he works all match.
# PAL-REC-01, PAL-REC-04
learn-basics-townsfolk-dear = The first slot costs 3 silver, the second 2, or a debt instead. The last slot is free.
# PAL-REC-01
learn-basics-townsfolk-price = The third slot costs 2 silver, the fourth 1. The last slot is free.
# PAL-WORK-02
learn-basics-townsfolk-workers = That works too. But clerics and criminals can do more, in the next step for example.

## 11. Attack or convert (PAL-ATT-01, PAL-ATT-02, PAL-CONV-02, PAL-CONV-04)

learn-basics-outsiders-say = Attack needs strength, but silver can replace it. Convert needs faith, and the card scores at the end.
# PAL-CONV-02, PAL-GEN-05
learn-basics-outsiders-do = Your faith is 4 with Gérier. Convert the Barbarian (Viking), who needs 2.
# PAL-CONV-03, PAL-SCORE-10, PAL-ATT-04
learn-basics-outsiders-then = Strength rises from 1 to 3. At the end the Barbarian gives you 1 point for each Byzantine you have attacked. Outsiders are Vikings, Saracens or Byzantines, as the coloured band shows; swords of that colour count attacks on them.
# PAL-ATT-03, PAL-ATT-04
learn-basics-outsiders-attack = An attack brings influence and the card’s reward at once, but no points at the end. Convert this time.
# no rule
learn-basics-outsiders-pass = You have 5 workers. Convert someone before you pass.
# no rule
learn-basics-outsiders-favour = That favour is the next step. Convert first.
# PAL-PALADIN-06
learn-basics-outsiders-other = You can do that in any round. Gérier’s faith boost lasts only this round, so convert now.
# PAL-CONV-03, PAL-SCORE-12
learn-basics-outsiders-marauder = The Marauder raises strength by 1, the Barbarian by 2. At the end the Marauder gives 1 point for every 4 influence.
# PAL-CONV-03, PAL-SCORE-11
learn-basics-outsiders-archer = The Archer raises strength by 1, the Barbarian by 2. At the end the Archer gives 1 point for every 2 outposts.

## 12. Debts and absolution (PAL-KING-04, PAL-FAV-03, PAL-DEBT-03)

learn-basics-debt-say = A king’s favour takes one worker a round: first come, first served. This one costs a debt, which is minus 3 points if unpaid.
# PAL-FAV-01
learn-basics-debt-do = Use the King’s Favour (workers on credit).
# PAL-FAV-01, PAL-FAV-05, PAL-DEBT-03
learn-basics-debt-then = One worker became 3: a scout, a merchant and a fighter. The debt costs you 3 points unless you pay it.
# PAL-FAV-01, PAL-PASS-02
learn-basics-debt-pass = You’d keep both workers. With the favour, one of them becomes three.
# PAL-CONS-01, PAL-FAV-05
learn-basics-debt-conspire = That brings a criminal and a suspicion card. The favour brings three workers for a debt.
# PAL-DEV-01
learn-basics-debt-develop = A workshop is always useful, but it takes both workers. The favour makes three of one.
# PAL-EFF-06
learn-basics-debt-left = That brings only a little. The favour brings three workers, and a debt can be paid later.

# PAL-ABS-03, PAL-ABS-04
learn-basics-absolve-say = Absolve raises faith, lets you discard a suspicion card, and gives the reward of the space.
# PAL-ABS-03, PAL-EFF-05
learn-basics-absolve-do = Move the jar to “Pay a debt”, and discard a suspicion card.
# PAL-ABS-01, PAL-ABS-04, PAL-DEBT-03
learn-basics-absolve-then = For 1 silver, faith rises to 2, you’re down to 1 suspicion card, and the debt is paid: 1 point instead of minus 3.
# no rule
learn-basics-absolve-pass = You have 9 workers. Pay your debt before you pass.
# no rule
learn-basics-absolve-favour = A favour is tempting, but your debt is still unpaid. Absolve first.
# PAL-DEBT-03
learn-basics-absolve-other = That’s possible too. But first pay your debt, which costs 3 points at the end.
# PAL-ABS-03, PAL-DEBT-03
learn-basics-absolve-space = Each space gives its own reward. Yours is “Pay a debt”: an unpaid one costs 3 points.
# PAL-WORK-02
learn-basics-absolve-workers = The criminal can take the merchant’s place, and the debt is paid. But you had merchants to spare.
# PAL-EFF-05, PAL-INQ-06
learn-basics-absolve-keep = The debt is paid, but you still hold 2 suspicion cards. At the next inquisition that may be the most.

## 13. Blocked and cleared (PAL-WORK-04, PAL-PRAY-01, PAL-PRAY-02)

learn-basics-pray-say = Workers block their action for the rest of the round. Pray clears one action, for a cleric and 2 silver.
# PAL-PRAY-01
learn-basics-pray-do = With Oliver it costs no silver. Pray and clear Commission.
# PAL-PRAY-02, PAL-WORK-04, PAL-PASS-01
learn-basics-pray-then = Commission is cleared, and you can perform it again. Pray itself is now blocked until you pass.
# PAL-PASS-01, PAL-PRAY-02
learn-basics-pray-pass = Passing clears all actions, but then your round is over. Pray clears one at once.
# PAL-PALADIN-06, PAL-PRAY-01
learn-basics-pray-favour = A favour can wait. With Oliver, Pray is free only this round.
learn-basics-pray-other = That can wait. Pray first, and you can send a second monk this round.
# PAL-WORK-05
learn-basics-pray-absolve = Absolve would need a cleric and a merchant again, and you don’t have both. Clear Commission.

# PAL-PRAY-05, PAL-WORK-06
learn-basics-again-say = Workshops stay when an action is cleared. A covered space needs no worker, so Commission takes only two.
# PAL-COMM-02, PAL-WORK-02
learn-basics-again-do = Send another monk, to Region 3 (scout). The criminal stands in for the cleric.
# PAL-COMM-04, PAL-TF-01
learn-basics-again-then = Influence rises from 2 to 3, a scout comes back, and the Acolyte brings 1 silver. That’s your second monk this round.
# no rule
learn-basics-again-pass = Your prayer would be wasted. Send the monk first.
# no rule
learn-basics-again-favour = A favour can wait. You prayed for a second monk, so perform Commission first.
# no rule
learn-basics-again-other = That can wait. You prayed for a second monk, so perform Commission first.
# PAL-COMM-02, PAL-GEN-05
learn-basics-again-far = Region 4 needs faith 6, and with Oliver that’s exactly what you have. Well spotted!
# PAL-COMM-04
learn-basics-again-near = That space is within reach too. Influence rises by 1 on any space.

## 14. The score (PAL-SCORE-01, PAL-SCORE-02, PAL-SCORE-03, PAL-SCORE-07, PAL-SCORE-08, PAL-SCORE-09)

# PAL-KING-01, PAL-SCORE-01, PAL-SCORE-02, PAL-SCORE-03, PAL-SCORE-07, PAL-SCORE-08, PAL-SCORE-09
learn-basics-score-say = Points come from tracks, monks, outsiders, king’s orders (an action performed five times), paid debts, and every 3 silver or provisions.
# PAL-HUNT-01, PAL-SCORE-09
learn-basics-score-do = It’s round 7, and you have 7 silver, 4 provisions and one worker. Hunt.
learn-basics-score-then = You win 30 to 23! Three tracks at 6 give you 18 points, and 14 silver and provisions 4. The king’s order for 5 monks gives 4, the monks themselves 2, the Barbarian 1 and the paid debt 1. Now play a whole match!
learn-basics-score-trade = You win 30 to 23! Three tracks at 6 give you 18 points, and 12 silver and provisions 4. The king’s order for 5 monks gives 4, the monks themselves 2, the Barbarian 1 and the paid debt 1. Now play a whole match!
# PAL-PASS-02, PAL-HUNT-01, PAL-SCORE-09
learn-basics-score-pass = In the last round you keep no workers. Hunt: with Girard it brings 3 provisions, and 3 make a point.
# PAL-HUNT-01, PAL-SCORE-09
learn-basics-score-other = That brings no certain point this late. Hunt: with Girard it brings 3 provisions, and 3 make a point.
