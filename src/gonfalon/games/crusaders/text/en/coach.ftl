# Crusaders: what the coach says. `coach-why-<kind>`: why it is asked. `coach-tip-<tip>`: what to consider.
# `coach-count-<name>`: a number that an answer changes. `coach-goal-<stage>`: what to play for now.

## The goal now

# CRU-END-01, CRU-END-02, CRU-END-04
coach-goal-setup = After { $rounds } rounds the most influence wins; 4 cities or 5 holy lands end the match early.
# CRU-PLAN-01, CRU-ACT-01
coach-goal-plan = Round { $round } of { $rounds }, your cities: { $cities }. Decide which orders you need this round and which should be carried out first.
# CRU-INC-01, CRU-INC-04
coach-goal-act = Round { $round } of { $rounds }, your cities: { $cities }. In every income phase governors and holy lands bring influence, cities bring coins.
# CRU-BAT-18
coach-goal-battle = Round { $round } of { $rounds }, a battle. The side that is stronger after the cards wins; at a difference of 0, the attacker does. Losses matter too.
# CRU-END-02, CRU-INC-04
coach-goal-last = Round { $round } is the last one, your cities: { $cities }. Only influence counts now: governors, holy lands, your bull, and a little for coins.

## Why it is asked

# CRU-D-01, CRU-BULL-02
coach-why-keep-bull = A bull is your secret goal: it gives influence at the end.
# CRU-D-02, CRU-SETUP-22, CRU-INC-04
coach-why-first-governor = Your capital gets a governor, who brings influence in every income phase if you meet the condition.
# CRU-D-16, CRU-MARCH-07, CRU-GLO-07
coach-why-pick-governor = One of your cities gets a governor from the market.
# CRU-D-28, CRU-MARCH-07
coach-why-replace-governor = You may give one city another governor.
# CRU-D-37, CRU-BAT-30
coach-why-captured-governor = You’ve taken a city together with its governor.
# CRU-D-11, CRU-PLAN-01, CRU-ACT-02
coach-why-plan = In the planning phase everybody places orders on the cross; only placed orders are carried out.
# CRU-D-14, CRU-ACT-05
coach-why-turn = Your order is being carried out, and it has several parts.
# CRU-D-39, CRU-ACT-06
coach-why-after-order = Your order is done. Before the turn ends you may still use buildings and cards.
# CRU-D-19, CRU-PRAY-01
coach-why-prayer = Prayer moves you along the holiness track; candles take you further.
# CRU-D-20, CRU-BISH-06, CRU-INC-04
coach-why-bishop = A city is your holy land if your bishops there have the highest total level. Each holy land brings influence.
# CRU-D-43, CRU-BISH-06, CRU-BISH-07
coach-why-check-holy-land = Where several players have bishops, it’s now checked whose levels add up to the most.
# CRU-D-43, CRU-EFF-22
coach-why-remove-bishop = An effect removes a rival’s bishop from a city.
# CRU-D-43, CRU-EFF-22
coach-why-remove-bishop-of = Several rivals have bishops there, and you choose whose leaves.
# CRU-D-16, CRU-BLDG-01
coach-why-pick-building = A building can be used once a round for the rest of the match.
# CRU-D-17, CRU-BUILD-05
coach-why-building-slot = All slots for buildings are taken, so one card has to go: the new one or an old one.
# CRU-D-15, CRU-BUILD-02, CRU-BUILD-03, CRU-MAP-07, CRU-INC-01
coach-why-upgrade = A higher city brings more coins and goods, and defends itself better.
# CRU-EFF-28
coach-why-free-upgrade = An effect upgrades one of your cities for free.
# CRU-D-23, CRU-MUST-02, CRU-BAT-02
coach-why-pick-tactic = Tactics are your cards in battle.
# CRU-D-24, CRU-MUST-03
coach-why-discard-tactic = You hold more tactics than the limit allows.
# CRU-D-35, CRU-BAT-20, CRU-BAT-25
coach-why-take-back-tactic = A starting tactic you had discarded may come back.
# CRU-D-16, CRU-MKT-03
coach-why-shown-card = You’ve turned over a card from the deck and may buy it now.
# CRU-D-22, CRU-MUST-01
coach-why-extra-units = Muster gives free units; for steel you can hire more.
# CRU-D-22, CRU-MUST-01
coach-why-place-units = New units go to your cities; they defend them and can march from there.
# CRU-D-42, CRU-EFF-16
coach-why-move-units = You may move units between your cities.
# CRU-D-25, CRU-MARCH-01, CRU-MARCH-05
coach-why-march-target = A march takes units to one city: your own to defend it, any other to conquer it.
# CRU-D-26, CRU-MARCH-02, CRU-MARCH-04
coach-why-march-units = Each unit of the march comes from a neighbouring city; one unit has to stay in each.
# CRU-D-40, CRU-GLO-02
coach-why-bombard = An effect removes Saracens from cities next to yours.
# CRU-D-30, CRU-BAT-05, CRU-BAT-06, CRU-BAT-08
coach-why-battle-card = In your manoeuvre you play a card; the opponent cancels one half of it, the other takes effect.
# CRU-D-31, CRU-BAT-06, CRU-BAT-08
coach-why-cancel-half = You cancel one half of the opponent’s card; the other half takes effect.
# CRU-D-32, CRU-BAT-13
coach-why-reinforce = A card brings more units of yours into the battle.
# CRU-D-32, CRU-BAT-14
coach-why-levy = A card brings units from your supply into the battle.
# CRU-D-32, CRU-BAT-15
coach-why-raze = A card lets you lower the level of the city you’re fighting over.
# CRU-EFF-35
coach-why-raze-own = An effect lowers the level of one of your cities.
# CRU-D-32, CRU-EFF-10
coach-why-bribe = A card lets you pay coins for strength in the battle.
# CRU-D-34, CRU-BAT-19
coach-why-end-part = The battle is over, and one of your cards can still take effect.
# CRU-D-33, CRU-BAT-12
coach-why-flee = Your units leave the battle and need a city to go to.
# CRU-D-36, CRU-BAT-26
coach-why-retreat = The battle is lost, and your remaining units need a city to go to.
# CRU-D-08, CRU-SAR-13
coach-why-raid-retreat = A raid has taken your city, and your units need another one.
# CRU-D-05, CRU-SAR-06
coach-why-raid-target = Several of your cities are raided, and you choose in which order.
# CRU-D-10, CRU-CAP-02
coach-why-new-capital = You’ve lost your capital, so another of your cities becomes the new one.
# CRU-D-27, CRU-BAT-01
coach-why-saracen-player = The Saracens need somebody to play their cards in this battle.
# CRU-D-18, CRU-PAY-06
coach-why-pay = There are several ways to pay the price.
# CRU-D-04, CRU-EFF-26
coach-why-pay-for = You can pay coins for an effect.
# CRU-D-46, CRU-BLDG-01, CRU-BLDG-06
coach-why-bazaar = At the Bazaar you can sell a good once a round.
# CRU-D-41, CRU-PAY-03
coach-why-restore-goods = Spent goods become ready again.
# CRU-D-44, CRU-PAY-04
coach-why-block-good = An effect blocks a good for a while.
# CRU-D-43, CRU-EFF-39
coach-why-blocked-rival = An effect blocks a rival’s good, and you choose whose.
# CRU-D-09, CRU-MAP-12
coach-why-give-up-good = A city no longer brings you a good, so you give up a token.
# CRU-D-03, CRU-GLO-03
coach-why-choose-effect = A card offers several effects, and you take one.
# CRU-D-12, CRU-SPY-04, CRU-SPY-07
coach-why-play-spy = A spy watches a rival and lets you profit from their orders.
# CRU-D-38, CRU-SPY-07
coach-why-spy-reaction = A watched rival has finished an order, so your spy may act.
# CRU-D-06, CRU-D-29, CRU-BAT-17
coach-why-rescript-window = Rescripts can be played now.
# CRU-D-21, CRU-RESC-05
coach-why-discard-rescript = You hold more rescripts than the limit allows.
# CRU-D-44, CRU-EFF-19
coach-why-lose-rescript = An effect takes a rescript away.
# CRU-D-44, CRU-EFF-19
coach-why-discard-building = An effect takes a building away.
# CRU-D-44, CRU-EFF-19
coach-why-discard-spy = An effect takes a spy away.
# CRU-D-44, CRU-EFF-19
coach-why-lose-bishop = An effect takes a bishop away.
# CRU-D-44, CRU-EFF-19
coach-why-lose-governor = An effect takes a governor away.
# CRU-D-44, CRU-EFF-19
coach-why-lose-unit = An effect takes a unit away.

## What to consider (no rule)

# CRU-BULL-02
coach-tip-bull = Keep the goal that fits your start: a bull rewards what you do all match.
# CRU-INC-04
coach-tip-governor = Take the one whose condition you meet now or soon: governors bring influence in every income phase.
# CRU-PLAN-04
coach-tip-plan = What you need first goes where few tokens lie; each token below yours costs a coin. Units before a march, goods before building.
coach-tip-turn = Use every part you can pay for; free parts first.
# CRU-ORDER-01, CRU-PLAN-01, CRU-HOLY-03
coach-tip-prayer = Whoever is further right places first. Pay for more if it takes you past a rival or gives a bishop action.
# CRU-BISH-06
coach-tip-bishop = One level more than your rivals is enough. Spread bishops where nobody contests them.
coach-tip-rival = Hurt whoever is ahead, not whoever is closest.
coach-tip-building = Early on take what gives goods or discounts each round, later what gives influence.
coach-tip-least = Give up what will help you least in the rounds to come.
coach-tip-lose = If it’s yours, give up what matters least; if it’s a rival’s, take what matters most.
coach-tip-upgrade = Upgrade where Saracens or rivals threaten, or where you gain a good you lack.
# CRU-BAT-06
coach-tip-tactic = A good card has two useful halves, since the opponent cancels one of them.
coach-tip-shown-card = Buy it if it’s worth more to you than what the same goods buy elsewhere.
coach-tip-units = More units win battles and hold cities; keep goods you need for another order this round.
coach-tip-place-units = Put units where the next march begins or where a raid threatens.
# CRU-BAT-03, CRU-BAT-29, CRU-INC-01
coach-tip-march-target = Attack where your units outnumber the defence, walls included. A new city brings goods at once and coins each round.
coach-tip-march-units = Take enough for the battle, but don’t leave a threatened city with one unit.
# CRU-BAT-06
coach-tip-battle-card = Play a card whose halves both help you; save the best for a close battle.
# CRU-BAT-06, CRU-BAT-11
coach-tip-cancel-half = Cancel the half that moves the marker further against you, or kills more of your units.
coach-tip-reinforce = Send more only if it decides the battle; a stripped city is easy prey.
coach-tip-raze = Lower it if you can’t keep it, not if it will be yours.
coach-tip-bribe = Pay as much as the battle needs and no more.
coach-tip-effect = Compare the effects in influence, units and goods for the rest of the round.
coach-tip-retreat = Go where the units are needed for defence or for the next march.
# CRU-SAR-13
coach-tip-raid-target = The order matters: units of a city that falls retreat to a city of yours next to it.
coach-tip-new-capital = Choose the city that is strongest and least threatened.
# CRU-PAY-07, CRU-INC-02
coach-tip-pay = Spend what you won’t need again this round; spices stand for any good, so keep them.
# CRU-PLAN-04
coach-tip-pay-for = Coins also pay for places on the cross; keep one or two.
coach-tip-bazaar = Sell a good you won’t spend this round.
coach-tip-goods = Restore what your next order needs.
coach-tip-block = Of your own goods, block one you won’t need; of a rival’s, one their next order needs.
coach-tip-spy = Watch the rival whose orders will help you most, and use the spy when it pays.
coach-tip-rescript = Play it if it decides the battle or saves the city; otherwise keep it.

## Numbers (no rule)

coach-count-points = Influence
coach-count-cities = Cities
coach-count-levels = City levels
coach-count-units = Units
coach-count-coins = Coins
coach-count-goods = Ready goods
coach-count-buildings = Buildings
coach-count-tactics = Tactics in hand
coach-count-rescripts = Rescripts
coach-count-bishops = Bishops
coach-count-holiness = Holiness track
# CRU-SAR-09, CRU-SAR-10
coach-raid-falls = { $city } falls in the next raid, { $strength } to { $walls }; units or levels needed to hold it: { $missing } more.
# CRU-SAR-09, CRU-SAR-10
coach-raid-held = { $city } then holds in the next raid: { $walls } against { $strength }.

## Reasons, with their numbers

# CRU-MUST-01, CRU-SAR-09
coach-raid-muster = Units that Muster can put into { $city } before that raid: { $units }; it needs { $missing } more to hold.
# CRU-BUILD-02, CRU-MAP-07, CRU-SAR-09
coach-raid-build = Build can raise { $city } by a level before that raid; it needs { $missing } more to hold.
# CRU-PLAN-05, CRU-ACT-03
coach-raid-late = In the outer cell the order comes too late for the raid on { $city }.
# CRU-PLAN-05, CRU-ACT-03, CRU-SPY-01
coach-order-later = The order acts in round { $round }, reinforced, and brings a spy now.
# CRU-MARCH-01, CRU-BAT-03
coach-order-march = The March could go to { $city }: your strength { $units } against { $defence }, a difference of { $difference } before the cards.
# CRU-BUILD-02, CRU-PLAN-04
coach-order-build = { $city } could rise to level { $level } for { $wood } wood. Ready wood: { $ready }; coins left after the fee: { $coins }.
# CRU-MUST-01
coach-order-muster = Units from Muster: { $units } for free, and { $more } more for your steel.
# CRU-PRAY-01, CRU-ORDER-01
coach-order-pray = Prayer brings { $points } holiness points, more with candles. Your place in the turn order: { $place } of { $players }.
# CRU-BAT-03
coach-attack = Your strength is { $units } against { $defence }: a difference of { $difference } before the cards.
# CRU-BUILD-02, CRU-INC-01
coach-upgrade = { $city } then brings { $coins } in taxes each round instead of { $before }.
# CRU-INC-04, CRU-GOV-01
coach-governor = Influence in each income phase as things stand: { $influence }. Phases left: { $left }, so { $total } in all.
# CRU-GOV-02
coach-governor-next = With { $more } more of what it counts, it would be { $influence } each time.
# CRU-BAT-06, CRU-BAT-10
coach-card = The difference is then { $worst } for you at worst, { $best } at best.
# CRU-BAT-06, CRU-BAT-10
coach-cancel = The difference is then { $this } for you; if you cancel the other half, { $other }.
# CRU-BULL-02
coach-bull = One of its goals is something most players work towards anyway; it brings up to { $influence } influence at the end.
