# The how-to-play page.

## Goal

# GLO-RND-01, GLO-RND-02, GLO-TRV-10, GLO-END-01
howto-goal = Europe in the fifteenth century. You are a knight at the start of a career: you train, find allies, travel and ride in tournaments.
    .more = You play three rounds, each with a tournament at its end. After the third there’s one more travel phase for the cards you still hold, then titles bring the last of the glory. Whoever has the most glory wins.
# GLO-DUEL-05, GLO-DUEL-09, GLO-DUEL-10, GLO-EQP-01
howto-idea = Only the best die of each colour counts
    .text = Strength gives you red dice, your steed black ones, your armour white ones. Roll them all: the highest of each colour, added up, is your attack. More dice mean better chances; faith, allies and relics do the rest.

## A round

# no rule
howto-round = A round in five pictures
# GLO-ACT-01, GLO-ACT-03, GLO-ACT-04
howto-round-1 = The city
    .text = Take turns placing six pawns: gather strength, faith and coins, buy equipment, win allies, pick travel cards. A space takes one pawn a round; areas without spaces take any number.
# GLO-TRV-02, GLO-TRV-03, GLO-TRV-04, GLO-TRV-05
howto-round-2 = Travel
    .text = Play up to three travel cards. Romance is free, trade costs coins, a challenge is a duel.
# GLO-REF-03, GLO-REF-04
howto-round-3 = Refresh
    .text = Used allies, relics and prestige tokens are ready again. You receive your character’s income.
# GLO-REG-02, GLO-REG-06, GLO-TOUR-03
howto-round-4 = Registration
    .text = Put your shield on a free slot of the tournament. You fight whoever stands beside it.
# GLO-SET-01, GLO-DUEL-01, GLO-REG-05, GLO-TOUR-01, GLO-TOUR-02, GLO-TOUR-03
howto-round-5 = Tournament
    .text = Two won passes win a duel. The kind of tournament is chosen before the match. In a plaisance the winners ride on, and players may meet. In a pas d’armes knights wait in three cities: you may challenge one in each, and a lost duel doesn’t put you out.

## A worked duel

# no rule
howto-turn = One duel: you against Jan Žižka
# GLO-DUEL-05, GLO-EQP-01
howto-turn-1 = Commit strength
    .text = Jan Žižka has attack 8. Neither of you has prestige. You commit 3 strength: three red dice for the whole duel. Steed II and armour II give you two black and two white dice.
# GLO-DUEL-09
howto-turn-2 = Roll
    .text = Your best dice are 4, 2 and 1. That makes 7, one less than his 8.
# GLO-DUEL-09, GLO-DUEL-11
howto-turn-3 = Spend faith
    .text = For 1 faith you reroll two dice, a black 0 and a white 0. Now your best dice are 4, 2 and 2: attack 8.
# GLO-DUEL-14, GLO-DUEL-15
howto-turn-4 = Compare
    .text = It’s 8 to 8. On equal attacks, prestige decides; with 0 against 0, you win the pass.
# GLO-DUEL-05, GLO-ALLY-08
howto-turn-5 = The second pass
    .text = Your strength still works. You roll 3, 1 and 1, only 5. But your Squire turns a black die to 4: 3 + 4 + 1 makes 8 again.
# GLO-DUEL-01, GLO-DUEL-15, GLO-TOUR-05
howto-turn-6 = Glory
    .text = Another tie, another pass for you: you win the duel 2 to 0. Jan Žižka is worth 4 glory.

## Points

# GLO-TOUR-05
howto-points = Stronger knights are worth more. Each shield shows attack, prestige and glory.
# GLO-TOUR-05
howto-point-duels = A knight beaten in a tournament
    .note = the glory on the token
    .worth = 3–12
# GLO-TOUR-06
howto-point-half = A lost tournament duel
    .note = if you won one pass
    .worth = half
# GLO-PVP-06, GLO-PVP-07
howto-point-players = Another player beaten
    .note = more if they have more glory than you
    .worth = 7 or 9
# GLO-TRV-03, GLO-TRV-04, GLO-TRV-05
howto-point-travel = Travel cards
    .note = some give glory, for example the harder challenges
    .worth = 1–9
# GLO-ALLY-05
howto-point-allies = Minstrel, Lady
    .note = at once, when they join you
    .worth = 4, 5
# GLO-TTL-02, GLO-TTL-08
howto-point-titles = Titles
    .note = at the end, public ones and your own goals
    .worth = 4–10

## Danger (GLO-DUEL-24, GLO-DUEL-27, GLO-TOUR-03, GLO-TOUR-07, GLO-REF-03)

howto-danger = Strength spent too soon
    .text = Committed strength and spent faith are gone after the duel, and used allies and relics stay used until the next refresh. A tournament may bring three duels. A loser gets back one of each kind; a winner gets nothing back.

## Hints

# GLO-ACT-15, GLO-EQP-01
howto-hint-1 = Buy equipment early
    .text = A better steed or better armour adds dice in every duel to come. Level II costs 1 coin, level III costs 2.
# GLO-DUEL-15, GLO-DUEL-17
howto-hint-2 = Collect prestige
    .text = One token can turn a tie into a win. High-ranking knights have two or three of them, shown as stars.
# GLO-SET-02, GLO-TTL-05
howto-hint-3 = Look at the titles in round one
    .text = Three are open to everybody. What you set aside for one title can’t serve another.

## Questions

# GLO-DUEL-09, GLO-DUEL-10
howto-ask-1 = Which dice count?
    .answer = The highest of each colour. Their sum is your attack, before allies and relics change it.
# GLO-DUEL-11
howto-ask-2 = What is faith for?
    .answer = Once in each pass, 1 faith rerolls one or two of your dice.
# GLO-DUEL-27
howto-ask-3 = What do you get back after a defeat?
    .answer = Of what you used in that duel: 1 strength, 1 faith, 1 ally, 1 relic and 1 prestige token.
# GLO-TOUR-01, GLO-TOUR-03
howto-ask-4 = Can two players meet in a tournament?
    .answer = In a plaisance, yes: if their slots are paired, or if both keep winning. In a pas d’armes players only fight knights.
