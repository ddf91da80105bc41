# Glory: what the coach says. `coach-why-<kind>`: why it is asked. `coach-tip-<tip>`: what to consider.
# `coach-count-<name>`: a number that an answer changes. `coach-goal-<stage>`: what to play for now.

## The goal now

# GLO-RND-02, GLO-END-01
coach-goal-setup = The most glory after three rounds wins. Now you choose how your knight starts.
# GLO-RND-01, GLO-ACT-01
coach-goal-city = Round { $round } of 3, your glory: { $glory }. In the city you collect what travel and tournament will need: strength, faith, equipment, allies, cards.
# GLO-TRV-01
coach-goal-travel = Round { $round } of 3, your glory: { $glory }. Travel cards turn what you have collected into glory and rewards.
# GLO-REG-06, GLO-TOUR-03
coach-goal-register = Round { $round } of 3, your glory: { $glory }. Your slot in the tournament decides whom you meet.
# GLO-TOUR-05
coach-goal-tournament = Round { $round } of 3, your glory: { $glory }. Every duel you win brings glory.
# GLO-RND-02, GLO-TTL-04
coach-goal-titles = The last phase, your glory: { $glory }. Titles are your last source of glory; what you set aside counts for one title only.

## Why it is asked

# GLO-DEC-01, GLO-SET-03, GLO-SET-04
coach-why-character = Your character decides what you start with.
# GLO-DEC-02, GLO-SET-09, GLO-TTL-04
coach-why-goal = A title is a goal for the end of the game: meet its conditions and it gives glory.
# GLO-DEC-09, GLO-ACT-20
coach-why-keep-title = You’ve drawn new titles and may keep one as a goal for the end of the game.
# GLO-DEC-03, GLO-SET-15
coach-why-give-back = Before the game you may exchange starting travel cards for strength.
# GLO-DEC-04, GLO-ACT-01, GLO-ACT-03, GLO-ACT-04
coach-why-action = In the city you place one pawn at a time; each place gives something. Some have spaces for single pawns, the others take any number.
# GLO-DEC-05, GLO-ACT-13, GLO-TRV-01
coach-why-take-card = You may take travel cards, which you play in the travel phase.
# GLO-DEC-06, GLO-ACT-15, GLO-EQP-01
coach-why-market = Better equipment means more dice in every duel.
# GLO-DEC-07, GLO-ACT-16, GLO-ALLY-03, GLO-ALLY-04
coach-why-support = An ally helps at once or in duels; those further along the track cost coins.
# GLO-DEC-10
coach-why-choose-effect = You’ve earned a reward and choose which one.
# GLO-DEC-11, GLO-DUEL-13, GLO-RES-08
coach-why-choose-relic = You’ve earned a relic. It helps once in a duel, then it’s spent until the refresh phase.
# GLO-DEC-12, GLO-TRV-01
coach-why-travel = In the travel phase players take turns playing travel cards.
# GLO-DEC-25, GLO-TOUR-08
coach-why-consolation = You’re out of the tournament, so you may play travel cards instead.
# GLO-DEC-08, GLO-ACT-18, GLO-ACT-19
coach-why-herald = The Herald lets you choose your tournament slot before the others.
# GLO-DEC-13, GLO-DEC-14, GLO-REG-02, GLO-REG-06
coach-why-shield = Your shield takes a slot in the tournament.
# GLO-DEC-15, GLO-DUEL-03
coach-why-duel-tent = Before the first pass, tent allies can help you.
# GLO-DEC-19, GLO-DEC-20, GLO-DUEL-12
coach-why-duel-lance = The dice are rolled. A lance ally can still change your attack in this pass.
# GLO-DEC-21, GLO-DUEL-13
coach-why-duel-relic = A relic can still change this pass.
# GLO-DEC-16, GLO-ALLY-07
coach-why-duel-ready-ally = A spent ally becomes usable again, and you choose which.
# GLO-DEC-16, GLO-ALLY-07
coach-why-duel-ready-relic = A spent relic becomes usable again, and you choose which.
# GLO-DEC-17, GLO-DUEL-05, GLO-DUEL-24
coach-why-duel-strength = Strength you commit gives dice for the rest of the duel, and it’s gone afterwards.
# GLO-DEC-18, GLO-DUEL-11
coach-why-duel-faith = For one faith you may reroll dice of this pass.
# GLO-DEC-22, GLO-DUEL-13
coach-why-duel-ring = The Ring lets you reroll dice of this pass.
# GLO-DEC-23, GLO-DUEL-27
coach-why-duel-recover-ally = Whoever loses a duel gets an ally back.
# GLO-DEC-24, GLO-DUEL-27
coach-why-duel-recover-relic = Whoever loses a duel gets a relic back.
# GLO-DEC-26, GLO-TTL-04
coach-why-title = At the end of the game you claim the titles whose conditions you meet.
# GLO-DEC-27, GLO-TTL-05
coach-why-bind-allies = This title needs allies, and those you set aside count for no other title.
# GLO-DEC-27, GLO-TTL-05
coach-why-bind-relics = This title needs relics, and those you set aside count for no other title.

## What to consider (no rule)

# GLO-ACT-15, GLO-DUEL-05, GLO-DUEL-11
coach-tip-character = Strength and faith help in the first duels, coins buy equipment.
# GLO-TTL-04
coach-tip-title = Choose what you’ll collect anyway: compare its glory with what you have and what you plan.
# GLO-SET-15
coach-tip-give-back = Keep cards you can play soon; a card that needs a lot is worth less than strength now.
coach-tip-action = Take first what only one player can have. Think of the next duel: dice, strength, then faith.
# GLO-TRV-04, GLO-TRV-05
coach-tip-take-card = A card is good if you can pay for it or win its duel this round.
# GLO-EQP-01
coach-tip-market = Early levels pay off in every later duel.
coach-tip-support = Look at what the ally gives now, what it does in duels, and whether a title asks for it.
coach-tip-reward = Take what you lack for the next duel, or what gives the most glory at the end.
coach-tip-travel = Compare the glory with the price, and keep what the tournament needs.
# GLO-TOUR-05
coach-tip-shield = A weaker first opponent is safer; a strong knight is worth more.
coach-tip-duel-help = Use help where it turns the pass; keep it if you are winning anyway.
coach-tip-duel-ready = Take back what is most useful in the next pass or duel.
# GLO-DUEL-05, GLO-DUEL-24
coach-tip-duel-strength = Strength works in every pass of the duel, so early strength counts most. Keep some for the next duel.
# GLO-DUEL-09, GLO-DUEL-11
coach-tip-duel-reroll = Only the highest die of a colour counts: reroll spare and low dice, keep the highest.
coach-tip-claim = Claim the titles that bring the most glory together, the certain ones first.
# GLO-TTL-05
coach-tip-bind = Set aside what no other title of yours needs.

## Numbers (no rule)

coach-count-points = Glory
coach-count-coins = Coins
coach-count-strength = Strength
coach-count-faith = Faith
coach-count-equipment = Equipment levels
coach-count-allies = Ready allies
coach-count-relics = Ready relics
coach-count-cards = Travel cards in hand
coach-count-titles = Titles
# GLO-DUEL-14
coach-chance = Your chance of winning the next pass: { $percent }%.
# GLO-DUEL-05
coach-duel-chance = Your chance of winning this duel with { $strength } strength, by dice alone: { $percent }%.
# GLO-TTL-04
coach-title = Conditions you already meet: { $met } of { $all }. Still missing in total: { $missing }.
# GLO-REF-04
coach-income = Income in each round: coins { $coins }, strength { $strength }, faith { $faith }.
# no rule
coach-character-ahead = In our trial matches this start was worth about { $points } glory more than the next best one.
# GLO-SET-15
coach-give-back = To you this card is worth less than the 1 strength you get for it.
# GLO-SET-15
coach-keep-cards = Each card left in your hand is worth more to you than 1 strength.
