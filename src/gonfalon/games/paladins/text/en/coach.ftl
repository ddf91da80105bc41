# Paladins of the West Kingdom: what the coach says. `coach-why-<kind>`: why it is asked. `coach-tip-<tip>`: what to consider.
# `coach-count-<name>`: a number that an answer changes. `coach-goal-<stage>`: what to play for now.

## The goal now

coach-goal-start = After { $rounds } rounds, the most victory points win.
coach-goal-early = Round { $round } of { $rounds }, your points: { $points }. First build up: townsfolk, workshops, and the attributes that open stronger actions.
coach-goal-middle = Round { $round } of { $rounds }, your points: { $points }. Choose two or three kinds of pieces: the last ones of each kind are worth most.
coach-goal-late = Round { $round } of { $rounds }, your points: { $points }. Now turn everything into points: king’s orders, pieces, outsiders; pay your debts.

## Why it is asked

coach-why-difficulty = In a solo match you play against the bot described in the rules; you choose how strong it is.
coach-why-start = Everybody starts with one of the townsfolk in their crew. Its ability stays with you all match.
coach-why-paladin = Each round one paladin of three serves you: workers, boosts to attributes and an ability.
coach-why-paladin-top = The paladin on top of the deck comes back next round, the other one much later.
coach-why-tavern = The tavern gives you four workers for this round. Each player picks a different one.
coach-why-action = It’s your turn: place workers on one action. Its spaces stay blocked until the end of the round or a prayer.
coach-why-mode = This action can be done in several ways, for different numbers of workers.
coach-why-recruit = You take one of the townsfolk: into your crew for a lasting ability, or discarded for a reward at once.
coach-why-free-recruit = You may hire one of the townsfolk for free.
coach-why-attack = An attacked outsider gives its reward at once and raises influence; missing strength costs silver.
coach-why-convert = A converted outsider gives points at the end; your faith must be high enough.
coach-why-commission = A monk goes to the main board and gives what its space shows.
coach-why-garrison = An outpost goes to the main board and gives what its space shows.
coach-why-absolve = A jar moves to one of your spaces: it raises faith, can take away suspicion, and gives the reward of its space.
coach-why-workshop = A workshop covers a space for good: that action then needs one worker less.
coach-why-pay = You owe silver, and may take a debt instead.
coach-why-workers = Several workers fit these spaces; you choose which to use.
coach-why-pray = Praying clears the workers from one action, so you can use it again.
coach-why-pray-effect = An effect clears the workers from one action, so you can use it again.
coach-why-suspicion = You may get rid of suspicion, which the inquisition punishes.
coach-why-debts = You may get rid of unpaid debts, which cost points at the end.
coach-why-choose-one = A reward lets you choose between several things.
coach-why-attribute = A reward raises one attribute, and you choose which.
coach-why-inquisition = The inquisition has come, and one of your crew may act now.
coach-why-keep = When you pass, you keep only a few unused workers for the next round.

## What to consider

coach-tip-difficulty = Begin with the easy one; you can always play again.
coach-tip-crew = Abilities that fit the actions you want to repeat pay off again and again.
coach-tip-paladin = Choose the one whose boost makes this round’s best action possible.
coach-tip-paladin-top = Put the one you can use next round on top.
coach-tip-tavern = Count which actions you plan and which colours they need. Criminals fit anywhere but bring suspicion.
coach-tip-action = Ask what an action costs in workers and what it brings in points or attributes. Don’t run out of silver and provisions.
coach-tip-mode = More workers give more now, but leave fewer for the rest of the round.
coach-tip-outsider = Compare the reward, the points, and what the card requires.
coach-tip-space = Take the space whose reward you need now: a raised attribute opens the next action.
coach-tip-workshop = Cover a space of the action you will use most.
coach-tip-pay = A debt costs points unless you pay it later; silver you need now may be worth it.
coach-tip-workers = Use those that fit nowhere else; keep rare colours.
coach-tip-pray = Clear the action you want to do once more this round.
coach-tip-burden = Getting rid of them is almost always right.
coach-tip-reward = Take what your next action needs.
coach-tip-attribute = Raise the one that opens the next action or its points.
coach-tip-inquisition = Use the ability that gives you the most now.
coach-tip-keep = Keep colours that are rare or that your plan needs.

## Numbers

coach-count-points = Victory points
coach-count-silver = Silver
coach-count-provisions = Provisions
coach-count-workers = Workers
coach-count-faith = Faith
coach-count-strength = Strength
coach-count-influence = Influence
coach-count-crew = Crew
coach-count-suspicion = Suspicion
coach-count-debts = Unpaid debts
