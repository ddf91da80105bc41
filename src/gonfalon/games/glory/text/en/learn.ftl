# Glory: what the coach says in lessons. Plain sentences of one line, without arguments.
# A text that ends in -say has at most 140 characters.

# no rule
learn-basics-title = Your first match
# no rule
learn-basics-summary = Fourteen ideas at the table, from the first pawn to the last title. You play against one opponent.

## The ideas (no rule)

learn-basics-idea-goal = The goal
learn-basics-idea-pawns = Six pawns
learn-basics-idea-equipment = Equipment is dice
learn-basics-idea-passes = Duels and passes
learn-basics-idea-strength = Strength
learn-basics-idea-dice = Which dice count
learn-basics-idea-faith = Faith
learn-basics-idea-support = Allies
learn-basics-idea-travel = Travel
learn-basics-idea-lance = The lance
learn-basics-idea-tie = Prestige
learn-basics-idea-relic = Relics
learn-basics-idea-tournament = The tournament
learn-basics-idea-titles = Titles

## What you know afterwards (no rule)

learn-basics-know-dice = Which dice count in a duel?
learn-basics-know-faith = What is faith for?
learn-basics-know-defeat = What do you get back after a defeat?
learn-basics-know-meet = Can two players meet in a tournament?

## 1. The goal (GLO-RND-01, GLO-RND-02, GLO-END-01)

learn-basics-goal-say = A match has three rounds, each with city, travel and tournament. Whoever has the most glory at the end wins.
# GLO-ACT-07
learn-basics-goal-do = It begins in the city. Place your first pawn on Training: you need strength for duels.
# GLO-ACT-07
learn-basics-goal-then = Training gave you 3 strength: from 6 to 9. You have 5 pawns left this round.
# GLO-ACT-08
learn-basics-goal-faith = Prayer gave you 3 faith. You’ll use it in duels, but strength comes first there.
# GLO-ACT-09, GLO-ACT-10
learn-basics-goal-coins = That gave you coins for equipment and allies. They’re useful, but duels begin with strength.
# GLO-ACT-11, GLO-ACT-07
learn-basics-goal-solo = Solo Training gave you 2 strength. Training would have given 3.
# GLO-ACT-12, GLO-REF-01
learn-basics-goal-initiative = That gave you 1 coin, and you move up in turn order in the refresh phase. But you’re already first.
# GLO-ACT-13
learn-basics-goal-journey = That’s where you get more travel cards. You already hold one, and it’ll need strength.
# GLO-ACT-18
learn-basics-goal-herald = The Herald lets you pick a tournament slot early. The tournament has its own step later.
# GLO-ACT-20
learn-basics-goal-new-goal = There you draw more titles as personal goals. Titles come last in this lesson.
# GLO-ACT-07, GLO-ACT-15, GLO-ACT-16
learn-basics-goal-buy = Most things there cost coins, and that step comes soon. Training costs nothing.

## 2. Six pawns (GLO-ACT-01, GLO-ACT-03, GLO-ACT-04)

learn-basics-pawns-say = You take turns placing 6 pawns each. A space holds one pawn a round; places without spaces take any number.
# GLO-ACT-03, GLO-ACT-04
learn-basics-pawns-do = You’ve filled the only space of Training. Place a pawn on Solo Training, which is always open.
# GLO-ACT-04, GLO-ACT-11
learn-basics-pawns-then = Solo Training gave you 2 strength: from 9 to 11. Anyone can still go there, and so can you.
# GLO-ACT-04, GLO-ACT-10
learn-basics-pawns-guard = Guard is always open too, and gave you 2 coins.
# GLO-ACT-03, GLO-ACT-04, GLO-ACT-11
learn-basics-pawns-circle = There was a free space here and your pawn has filled it. You got 3 tokens; Solo Training gives 2, but stays open.
# GLO-ACT-12, GLO-REF-01
learn-basics-pawns-initiative = Here each player has a space, once a round. It gave you 1 coin; turn order changes in the refresh phase.
# GLO-ACT-06, GLO-ACT-20, GLO-TTL-01
learn-basics-pawns-new-goal = This place has a single space, so it’s soon gone. But titles can wait: they count only at the end.
# GLO-ACT-04
learn-basics-pawns-area = This place is always open too, so there’s no hurry. Its step comes later.

## 3. Equipment is dice (GLO-EQP-01, GLO-ACT-15)

learn-basics-equipment-say = Your steed gives black dice, your armour white ones: 1 at level I, 2 at II, 3 at III.
learn-basics-equipment-do = Place a pawn on Market and upgrade your steed to level III for 2 coins.
learn-basics-equipment-then = You paid 2 of your 4 coins. In every duel you now roll 3 black dice instead of 2.
# GLO-EQP-01, GLO-DUEL-07
learn-basics-equipment-armour = Now you roll 3 white dice instead of 2. A white die shows 3 at most, a black one 4.
# GLO-ACT-15
learn-basics-equipment-coins = More coins are good, but your 4 are enough already. Place a pawn on Market.
# GLO-DUEL-04
learn-basics-equipment-strength = You have 11 strength and a duel takes 4 at most. Better dice help in every duel.
# GLO-DUEL-11
learn-basics-equipment-faith = Faith lets you reroll dice. First get one more die.
# GLO-ACT-16
learn-basics-equipment-ally = Good allies cost coins too, and their step comes later. Keep 2 coins for the steed.
# GLO-TRV-05
learn-basics-equipment-journey = More travel cards mean more duels. Upgrade your steed for them first.
# GLO-ACT-18
learn-basics-equipment-herald = The Herald can wait: the tournament has its own step later.
# GLO-TTL-01
learn-basics-equipment-new-goal = A new goal can wait: titles count only at the end. A better steed helps at once.

## 4. Duels and passes (GLO-DUEL-01, GLO-DUEL-14)

learn-basics-passes-say = A duel is fought in passes. The higher attack wins a pass; win two passes and the duel is yours.
# GLO-TRV-05
learn-basics-passes-do = The travel phase begins. Play Robber Knight: his attack is 7.
# GLO-DUEL-02
learn-basics-passes-then = The duel begins with pass 1. His attack is 7 in each pass; yours comes from dice.
# GLO-TRV-01
learn-basics-passes-pass = Then your only card stays in your hand for the whole phase. Play it: you have 11 strength.

## 5. Strength (GLO-DUEL-04, GLO-DUEL-05)

learn-basics-strength-say = Up to 3 strength tokens give a red die each for the whole duel; a 4th makes their special symbol count as 5. You may add more before a pass.
learn-basics-strength-do = Commit 3 strength.
# GLO-DUEL-06, GLO-DUEL-09
learn-basics-strength-then = You rolled 3 red, 3 black and 2 white dice. Your attack is 11 against 7, and 8 strength is left.
# GLO-DUEL-05, GLO-DUEL-09
learn-basics-strength-none = Without strength there are no red dice: black and white make 7 at most. Commit some.
# GLO-DUEL-04, GLO-DUEL-05, GLO-DUEL-08
learn-basics-strength-four = The fourth adds no die: you roll 3 red dice, but their special symbol now counts as 5. That’s as much as a duel allows.
learn-basics-strength-few = Fewer red dice, less chance of a high one. You may still add strength before the next pass.

## 6. Which dice count (GLO-DUEL-09)

learn-basics-dice-say = Only your highest die of each colour counts: red, black and white add up to your attack.
learn-basics-dice-do = 5 + 3 + 3 makes 11 against 7. Keep all dice.
# GLO-DUEL-01, GLO-DUEL-14
learn-basics-dice-then = You won pass 1, 11 to 7. One more and the duel is yours.
# GLO-DUEL-09, GLO-DUEL-11
learn-basics-dice-highest = You’d reroll a die that counts, and the new roll stands even if it’s lower. You’re ahead, so keep all dice.
# GLO-DUEL-09, GLO-DUEL-11
learn-basics-dice-spare = These dice don’t count, so rerolling them does no harm. But it costs 1 faith, and you’re already ahead.

## 7. Faith (GLO-DUEL-11)

learn-basics-faith-say = Once a pass you may spend 1 faith to reroll up to 2 of your dice together. The new roll stands.
# GLO-DUEL-08, GLO-DUEL-09, GLO-DUEL-11
learn-basics-faith-do = It’s 4 + 1 + 1: 6 against 7. Reroll the 2 black dice with the special symbol: they count as 0.
# GLO-DUEL-01, GLO-DUEL-09, GLO-TRV-05
learn-basics-faith-then = One black die now shows 3: 4 + 3 + 1 makes 8 to 7. You won the duel 2 to 0 and gained 3 coins and 1 glory.
# GLO-DUEL-01, GLO-DUEL-14
learn-basics-faith-none = Then you lose pass 2, 6 to 7, and pass 3 decides. You have 5 faith: spend 1.
learn-basics-faith-one = That’s allowed too, but 1 faith pays for 2 dice.
learn-basics-faith-counts = One of these counts now, and the new roll stands even if it’s lower. Reroll dice that add nothing.
learn-basics-faith-spare = You lose nothing with these, but it’s the black dice that have the most to gain: your best one shows only 1.

## 8. Allies (GLO-ALLY-04)

learn-basics-support-say = Allies work at different times: when gained, in the tent step (before the first pass), in the lance step (after the roll), or all the time.
# GLO-ACT-16, GLO-ALLY-08
learn-basics-support-do = A new match: place a pawn on Allies and take the Squire for 1 coin. He helps with the lance.
# GLO-ACT-16
learn-basics-support-then = You paid 1 of your 4 coins. The Squire is yours, and his slot stays empty until the refresh phase.
# GLO-ALLY-05
learn-basics-support-lady = The Lady gave you 5 glory, once, when you gained her. She cost 2 coins.
# GLO-ALLY-08
learn-basics-support-fencing-master = The Fencing Master helps with the lance too: he turns a strength die, the Squire a steed die.
# GLO-ALLY-10, GLO-ACT-13
learn-basics-support-queen = The Queen works all the time: Travel Plans give you 1 more card. She cost nothing.
# GLO-ALLY-10, GLO-DUEL-11
learn-basics-support-nun = The Nun works all the time: with faith you may reroll 1 more die. She cost nothing.
# GLO-ACT-01
learn-basics-support-strength = Strength will come. The Squire could be gone soon: your opponent chooses next.
# GLO-ACT-16, GLO-ALLY-03
learn-basics-support-coins = You have 4 coins, and the Squire costs 1. Take him before your opponent does.
# GLO-ACT-01
learn-basics-support-faith = Faith will come. The Squire could be gone soon: your opponent chooses next.
# GLO-ACT-04
learn-basics-support-market = You’ve seen Market: it’s always open. The Squire could be gone soon.
# GLO-RND-01
learn-basics-support-journey = Travel comes in the next step. First take the Squire along.
# GLO-RND-01
learn-basics-support-herald = The tournament comes later. The Squire could be gone by then.
# GLO-RND-02
learn-basics-support-new-goal = Titles come at the end. The Squire could be gone by then.

## 9. Travel (GLO-TRV-02, GLO-TRV-03, GLO-TRV-04, GLO-TRV-05)

# GLO-TRV-02, GLO-TRV-03
learn-basics-romance-say = In the travel phase you play up to 3 cards. Romance cards cost nothing: you just receive what they give.
# GLO-TRV-03, GLO-TRV-07
learn-basics-romance-do = Play Courtly Love and choose the prestige token.
# GLO-TRV-01, GLO-PRE-01
learn-basics-romance-then = You gained the prestige token Lady of the Heart. Your opponent stops, so you play your other 2 cards alone.
# GLO-TRV-04
learn-basics-romance-trade = That’s a trade card, and it costs coins. Begin with the one that costs nothing.
# GLO-TRV-05
learn-basics-romance-challenge = That’s a challenge: a duel. Gather help for it first.
# GLO-TRV-01
learn-basics-romance-pass = Then you’d play none of your 3 cards in this phase.
# GLO-TRV-07
learn-basics-romance-glory = You gained 1 glory at once. The prestige token would have helped you in a duel.

# GLO-TRV-04
learn-basics-trade-say = A trade card has a price in coins. Pay it and receive what the card gives.
# GLO-TRV-04
learn-basics-trade-do = Play Medallion for 1 coin.
# GLO-TRV-04
learn-basics-trade-then = You paid 1 of your 3 coins and gained a relic, the Medallion.
# GLO-TRV-05
learn-basics-trade-challenge = You can go into the duel now, but the Medallion would help you there. Buy it first.
# GLO-TRV-01
learn-basics-trade-pass = Then 2 cards stay in your hand. Medallion costs 1 coin and you have 3.

# GLO-TRV-05, GLO-DUEL-26, GLO-DUEL-27
learn-basics-challenge-say = A challenge is a duel. Win and get the reward; lose and the card returns to your hand, with some of what you used.
# GLO-TRV-05
learn-basics-challenge-do = Play Relic Thieves: attack 7, prestige 1. Prestige decides ties.
# GLO-DUEL-27
learn-basics-challenge-then = The duel begins. If you lose, you get back some of what you used: 1 strength, 1 faith, an ally, a relic and a prestige token.
# GLO-DUEL-26, GLO-DUEL-27
learn-basics-challenge-pass = A lost challenge costs you little, and you have 9 strength. Try it.

## 10. The lance (GLO-DUEL-12, GLO-ALLY-08, GLO-ALLY-09)

# GLO-DUEL-12, GLO-RES-08, GLO-REF-03
learn-basics-lance-say = After the roll you may use up to two lance allies in a pass. A used ally is spent until the refresh phase.
learn-basics-lance-do = You committed 2 strength. 1 + 1 + 2 makes 4 against 7. Use the Squire: he turns a black die to 4.
# GLO-DUEL-09, GLO-ALLY-09
learn-basics-lance-then = The black die went from 0 to 4. It now counts instead of the 1, so 1 + 4 + 2 makes 7. It’s 7 to 7.
# GLO-ALLY-08
learn-basics-lance-none = Your attack would stay at 4 against 7. The Squire adds 3.

## 11. Prestige (GLO-DUEL-15, GLO-DUEL-16)

learn-basics-tie-say = If attacks are equal, prestige decides; if that’s equal too, you beat a knight. Winning a tie turns one of your tokens face down.
learn-basics-tie-do = It’s 7 to 7, and prestige is 1 to 1. Use nothing and win the tie.
learn-basics-tie-then = You won pass 1 on a tie. Lady of the Heart is face down, so your prestige is now 0.
# GLO-DUEL-13, GLO-DUEL-16
learn-basics-tie-medallion = 7 + 1 makes 8: you won 8 to 7, and your prestige token stays ready. But the Medallion is spent, and the tie was yours anyway.

## 12. Relics (GLO-DUEL-13, GLO-DUEL-15)

# GLO-DUEL-13, GLO-RES-08, GLO-REF-03
learn-basics-relic-say = Last in a pass, you may use one relic. The Medallion gives +1 attack; then it’s spent until the refresh phase.
learn-basics-relic-do = 3 + 2 + 2 makes 7, and it’s 7 to 7 again, but prestige is 0 to 1. Use the Medallion.
# GLO-DUEL-13, GLO-DUEL-14, GLO-TRV-05
learn-basics-relic-then = 7 + 1 makes 8 to 7: you won the duel 2 to 0, and gained the relic Rosary and 1 glory.
learn-basics-relic-none = On a tie prestige decides, 0 to 1: you’d lose pass 2. The Medallion makes it 8 to 7.

## 13. The tournament (GLO-TOUR-03, GLO-TOUR-05)

# GLO-REG-06, GLO-REG-07, GLO-TOUR-03
learn-basics-register-say = You register for a free tournament slot and face whoever is next to it. Late knights fill the slots left over.
# GLO-REG-06
learn-basics-register-do = Take slot 2, against Hans von Trotha: attack 7, prestige 1.
# GLO-REG-07, GLO-TOUR-03
learn-basics-register-then = Your opponent took slot 5, and late knights the other 2. The quarter-finals begin with your duel.
# GLO-DUEL-15
learn-basics-register-wolfert = Wolfert VI van Borselen has attack 7 too, but prestige 2: ties would go to him.
# GLO-DUEL-21, GLO-TOUR-05
learn-basics-register-dobieslaw = Dobiesław of Oleśnica rolls an armour die in each pass and adds it to his attack of 9. He’s worth 7 glory.
# GLO-TOUR-05
learn-basics-register-henry = Henry V is a king: worth 8 glory, but with attack 10 he’s hard to beat.
# GLO-REG-06
learn-basics-register-wait = You can wait as long as someone behind you in turn order has no shield here. But then they choose first.

# GLO-TOUR-03, GLO-TOUR-05, GLO-TOUR-06
learn-basics-tournament-say = A won duel gives the knight’s glory; a lost one gives half if you won a pass. Winners go on, and players can meet.
# GLO-TOUR-05, GLO-DUEL-04
learn-basics-tournament-do = Hans von Trotha is worth 3 glory. Commit 3 strength.
# GLO-DUEL-09, GLO-DUEL-14
learn-basics-tournament-then = 5 + 1 + 3 makes 9 against 7: enough to win pass 1.
# GLO-DUEL-05, GLO-DUEL-09
learn-basics-tournament-none = Without red dice you make 7 at most. You have 8 strength: commit 3.
# GLO-DUEL-04, GLO-DUEL-05, GLO-DUEL-08
learn-basics-tournament-four = That’s the most a duel allows. A fourth adds no die to your 3, but the special symbol on red dice counts as 5.
# GLO-DUEL-04
learn-basics-tournament-few = That saves strength for the semi-final. You may still add some before the next pass.

# GLO-TOUR-03, GLO-TOUR-04, GLO-TOUR-07
learn-basics-advance-say = Win three duels, including the final, and the prize is yours too. What you use now, you won’t have in the semi-final.
# GLO-DUEL-09, GLO-DUEL-15
learn-basics-advance-do = You won pass 1, 9 to 7. In pass 2, 5 + 1 + 1 makes 7 against 7. Use the Squire, but no relic.
# GLO-TOUR-03, GLO-TOUR-05
learn-basics-advance-then = 5 + 4 + 1 makes 10 to 7: you won the duel 2 to 0 and gained 3 glory. You go on to the semi-final with both relics ready.
# GLO-DUEL-15, GLO-DUEL-16
learn-basics-advance-none = Then it stays 7 to 7. Prestige is 1 to 1, so the tie is yours, but your only prestige token is turned face down. Use the Squire.
# GLO-DUEL-13, GLO-TOUR-07
learn-basics-advance-relic = You’re ahead 10 to 7 already, and the relic would be spent until the refresh phase. Save it for the semi-final.

## 14. Titles (GLO-TTL-04, GLO-TTL-05)

# GLO-RND-02, GLO-TTL-01, GLO-TTL-02, GLO-TTL-04
learn-basics-titles-say = After the last tournament you travel once more, then claim titles: public ones and your own goals. What a title needs is set aside.
learn-basics-titles-do = Claim Patron for 3 coins and 2 Minstrels, then Influential for any 5 allies.
# GLO-TTL-08, GLO-END-01
learn-basics-titles-then = 5 + 4 glory: from 70 to 79. Your opponent ends with 66, so you win the match.
learn-basics-titles-lucky = Lucky gives 4 glory and sets aside your only 3 coins. Patron needs the same coins and gives 5.
learn-basics-titles-noble = Noble gives 5 glory and leaves you Lucky for 4: also 9 in all. Here we claim Patron, then Influential.
learn-basics-titles-influential = Influential takes any 5 allies, so it’s better to claim Patron first: it needs both Minstrels.
# GLO-TTL-02, GLO-TTL-08
learn-basics-titles-none = You qualify for several titles, and they’re worth glory only now. Claim Patron.
learn-basics-titles-stop = Your other 5 allies still make you Influential: 4 more glory.
