# Paladins of the West Kingdom: what the coach says. `coach-why-<kind>`: why it is asked. `coach-tip-<tip>`: what to consider.
# `coach-count-<name>`: a number that an answer changes. `coach-goal-<stage>`: what to play for now.

## The goal now

# PAL-GEN-01, PAL-ROUND-01
coach-goal-start = After { $rounds } rounds, the most victory points win.
# PAL-GEN-05
coach-goal-early = Round { $round } of { $rounds }, your points: { $points }. First build up: townsfolk, workshops, and the attributes that open stronger actions.
# PAL-SCORE-03, PAL-SCORE-04, PAL-SCORE-05
coach-goal-middle = Round { $round } of { $rounds }, your points: { $points }. Choose two or three kinds of pieces: the last ones of each kind are worth most.
# PAL-SCORE-01, PAL-SCORE-07, PAL-SCORE-08
coach-goal-late = Round { $round } of { $rounds }, your points: { $points }. Now turn everything into points: king’s orders, pieces, outsiders; pay your debts.

## Why it is asked

# PAL-DEC-21, PAL-SOLO-SETUP-05
coach-why-difficulty = In a solo match you play against the bot described in the rules; you choose how strong it is.
# PAL-DEC-01, PAL-SETUP-11
coach-why-start = Everybody starts with one of the townsfolk in their crew. That card’s ability stays with you all match.
# PAL-DEC-02, PAL-PALADIN-02, PAL-PALADIN-04
coach-why-paladin = Each round one paladin of three serves you, with workers, boosts to attributes and an ability.
# PAL-DEC-03, PAL-PALADIN-02
coach-why-paladin-top = The paladin on top of the deck comes back next round, the other one much later.
# PAL-DEC-04, PAL-TAV-01
coach-why-tavern = The tavern gives you four workers for this round. Each player picks a different one.
# PAL-DEC-05, PAL-TURN-01, PAL-WORK-04
coach-why-action = It’s your turn: place workers on one action. Its spaces stay blocked until the end of the round or a prayer.
# PAL-DEC-06, PAL-WORK-07
coach-why-mode = This action can be done in several ways, for different numbers of workers.
# PAL-DEC-07, PAL-REC-02, PAL-REC-03
coach-why-recruit = You take one of the townsfolk: into your crew for a lasting ability, or discarded for a reward at once.
# PAL-DEC-15, PAL-REC-08
coach-why-free-recruit = You may hire one of the townsfolk for free.
# PAL-DEC-08, PAL-ATT-02, PAL-ATT-03
coach-why-attack = An attacked outsider gives its reward at once and raises influence; missing strength costs silver.
# PAL-DEC-08, PAL-CONV-02, PAL-CONV-04
coach-why-convert = A converted outsider gives points at the end; your faith must be high enough.
# PAL-DEC-09, PAL-COMM-02, PAL-COMM-04
coach-why-commission = A monk goes to the main board and gives what its space shows.
# PAL-DEC-09, PAL-GARR-02, PAL-GARR-03
coach-why-garrison = An outpost goes to the main board and gives what its space shows.
# PAL-DEC-10, PAL-ABS-03, PAL-ABS-04
coach-why-absolve = A jar moves to one of your spaces: it raises faith, can take away suspicion, and gives the reward of its space.
# PAL-DEC-11, PAL-DEV-02, PAL-WORK-06
coach-why-workshop = A workshop covers a space for good: that action then needs one worker less.
# PAL-DEC-12, PAL-REC-04
coach-why-pay = You owe silver, and may take a debt instead.
# PAL-DEC-13, PAL-WORK-02
coach-why-workers = Several workers fit these spaces; you choose which to use.
# PAL-DEC-14, PAL-PRAY-02
coach-why-pray = Praying clears the workers from one action, so you can use it again.
# PAL-DEC-14, PAL-PRAY-04
coach-why-pray-effect = An effect clears the workers from one action, so you can use it again.
# PAL-DEC-16, PAL-EFF-05, PAL-INQ-06
coach-why-suspicion = You may get rid of suspicion, which the inquisition punishes.
# PAL-DEC-22, PAL-EFF-07, PAL-DEBT-03
coach-why-debts = You may get rid of unpaid debts, which cost points at the end.
# PAL-DEC-17, PAL-EFF-08
coach-why-choose-one = A reward lets you choose between several things.
# PAL-DEC-18, PAL-EFF-09
coach-why-attribute = A reward raises one attribute, and you choose which.
# PAL-DEC-19, PAL-INQ-02
coach-why-inquisition = The inquisition has come, and one of your crew may act now.
# PAL-DEC-20, PAL-PASS-02
coach-why-keep = When you pass, you keep only a few unused workers for the next round.

## What to consider (no rule)

coach-tip-difficulty = Begin with the easy one; you can always play again.
coach-tip-crew = Abilities that fit the actions you want to repeat pay off again and again.
# PAL-GEN-05
coach-tip-paladin = Choose the one whose boost makes this round’s best action possible.
# PAL-PALADIN-02
coach-tip-paladin-top = Put the one you can use next round on top.
# PAL-WORK-02, PAL-TAV-03
coach-tip-tavern = Count which actions you plan and which colours they need. Criminals fit anywhere but bring suspicion.
coach-tip-action = Ask what an action costs in workers and what it brings in points or attributes. Don’t run out of silver and provisions.
# PAL-WORK-07
coach-tip-mode = More workers give more now, but leave fewer for the rest of the round.
coach-tip-outsider = Compare the reward, the points, and what the card requires.
# PAL-GEN-05
coach-tip-space = Take the space whose reward you need now: a raised attribute opens the next action.
# PAL-WORK-06
coach-tip-workshop = Cover a space of the action you’ll use most.
# PAL-DEBT-03
coach-tip-pay = A debt costs points unless you pay it later, but it may be worth it if you need the silver now.
coach-tip-workers = Use those that fit nowhere else; keep rare colours.
# PAL-PRAY-02
coach-tip-pray = Clear the action you want to do once more this round.
coach-tip-burden = Getting rid of them is almost always right.
coach-tip-reward = Take what your next action needs.
coach-tip-attribute = Raise the one that opens the next action or its points.
coach-tip-inquisition = Use the ability that gives you the most now.
coach-tip-keep = Keep colours that are rare or that your plan needs.

## Numbers (no rule)

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
# PAL-GEN-05, PAL-PALADIN-04
coach-with-paladin = With this paladin you’d have faith { $faith }, strength { $strength } and influence { $influence }.
# PAL-PRAY-02
coach-clears = Workers cleared from the action: { $workers }.
# PAL-PASS-02
coach-passing-keeps = Workers you have: { $workers }; kept for the next round: { $kept }.
# no rule
coach-townsfolk = By our estimate this card brings about { $points } points in the course of the match.
