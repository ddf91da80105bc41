# Glory: what the coach says. `coach-why-<kind>`: why it is asked. `coach-tip-<tip>`: what to consider.
# `coach-count-<name>`: a number that an answer changes. `coach-goal-<stage>`: what to play for now.

## The goal now

coach-goal-setup = The most glory after three rounds wins. Now you choose how your knight starts.
coach-goal-city = Round { $round } of 3, your glory: { $glory }. In the city you collect what travel and tournament will need: strength, faith, equipment, allies, cards.
coach-goal-travel = Round { $round } of 3, your glory: { $glory }. Travel cards turn what you have collected into glory and rewards.
coach-goal-register = Round { $round } of 3, your glory: { $glory }. Your slot in the tournament decides whom you meet.
coach-goal-tournament = Round { $round } of 3, your glory: { $glory }. Every duel you win brings glory.
coach-goal-titles = The last phase, your glory: { $glory }. Titles are your last source of glory; what you set aside counts for one title only.

## Why it is asked

coach-why-character = Your character decides what you start with.
coach-why-goal = A title is a goal for the end of the game: meet its conditions and it gives glory.
coach-why-keep-title = You’ve drawn new titles and may keep one as a goal for the end of the game.
coach-why-give-back = Before the game you may exchange starting travel cards for strength.
coach-why-action = In the city you place one pawn at a time; each place gives something. Some have spaces for single pawns, the others take any number.
coach-why-take-card = You may take travel cards, which you play in the travel phase.
coach-why-market = Better equipment means more dice in every duel.
coach-why-support = An ally helps at once or in duels; those further along the track cost coins.
coach-why-choose-effect = You’ve earned a reward and choose which one.
coach-why-choose-relic = You’ve earned a relic. It helps once in a duel, then it is spent until it is refreshed.
coach-why-travel = In the travel phase players take turns playing travel cards.
coach-why-consolation = You are out of the tournament, so you may play travel cards instead.
coach-why-herald = The Herald lets you choose your tournament slot before the others.
coach-why-shield = Your shield takes a slot in the tournament.
coach-why-duel-tent = Before the first pass, tent allies can help you.
coach-why-duel-lance = The dice are rolled. A lance ally can still change your attack in this pass.
coach-why-duel-relic = A relic can still change this pass.
coach-why-duel-ready-ally = A spent ally becomes usable again, and you choose which.
coach-why-duel-ready-relic = A spent relic becomes usable again, and you choose which.
coach-why-duel-strength = Strength you commit gives dice for the rest of the duel, and it is gone afterwards.
coach-why-duel-faith = For one faith you may reroll dice of this pass.
coach-why-duel-ring = The Ring lets you reroll dice of this pass.
coach-why-duel-recover-ally = Whoever loses a duel gets an ally back.
coach-why-duel-recover-relic = Whoever loses a duel gets a relic back.
coach-why-title = At the end of the game you claim the titles whose conditions you meet.
coach-why-bind-allies = This title needs allies, and those you set aside count for no other title.
coach-why-bind-relics = This title needs relics, and those you set aside count for no other title.

## What to consider

coach-tip-character = Strength and faith help in the first duels, coins buy equipment.
coach-tip-title = Choose what you will collect anyway: compare its glory with what you have and what you plan.
coach-tip-give-back = Keep cards you can play soon; a card that needs a lot is worth less than strength now.
coach-tip-action = Take first what only one player can have. Think of the next duel: dice, strength, then faith.
coach-tip-take-card = A card is good if you can pay for it or win its duel this round.
coach-tip-market = Early levels pay off in every later duel.
coach-tip-support = Look at what the ally gives now, what it does in duels, and whether a title asks for it.
coach-tip-reward = Take what you lack for the next duel, or what gives the most glory at the end.
coach-tip-travel = Compare the glory with the price, and keep what the tournament needs.
coach-tip-shield = A weaker first opponent is safer; a strong knight is worth more.
coach-tip-duel-help = Use help where it turns the pass; keep it if you are winning anyway.
coach-tip-duel-ready = Take back what is most useful in the next pass or duel.
coach-tip-duel-strength = Strength works in every pass of the duel, so early strength counts most. Keep some for the next duel.
coach-tip-duel-reroll = Only the highest die of a colour counts: reroll spare and low dice, keep the highest.
coach-tip-claim = Claim the titles that bring the most glory together, the certain ones first.
coach-tip-bind = Set aside what no other title of yours needs.

## Numbers

coach-count-points = Glory
coach-count-coins = Coins
coach-count-strength = Strength
coach-count-faith = Faith
coach-count-equipment = Equipment levels
coach-count-allies = Ready allies
coach-count-relics = Ready relics
coach-count-cards = Travel cards in hand
coach-count-titles = Titles
coach-chance = Your chance to win the next pass: { $percent }%.
coach-title = Its conditions you meet by now: { $met } of { $all }. Still missing in all: { $missing }.
