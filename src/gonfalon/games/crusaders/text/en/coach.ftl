# Crusaders: what the coach says. `coach-why-<kind>`: why it is asked. `coach-tip-<tip>`: what to consider.
# `coach-count-<name>`: a number that an answer changes. `coach-goal-<stage>`: what to play for now.

## The goal now

coach-goal-setup = After { $rounds } rounds the most influence wins; 4 cities or 5 holy lands end the match earlier.
coach-goal-plan = Round { $round } of { $rounds }, your cities: { $cities }. Plan which orders you need this round and in which order they’ll be carried out.
coach-goal-act = Round { $round } of { $rounds }, your cities: { $cities }. In every income phase governors and holy lands bring influence, cities bring coins.
coach-goal-battle = Round { $round } of { $rounds }, a battle. The side that is stronger after the cards wins; at a difference of 0, the attacker does. Losses matter, too.
coach-goal-last = Round { $round } is the last one, your cities: { $cities }. Only influence counts now: governors, holy lands, your bull, and a little for coins.

## Why it is asked

coach-why-keep-bull = A bull is your secret goal: it gives influence at the end.
coach-why-first-governor = Your capital gets a governor, who brings influence in every income phase if the condition holds.
coach-why-pick-governor = A city of yours gets a governor from the market.
coach-why-replace-governor = You may give one city another governor.
coach-why-captured-governor = You’ve taken a city together with its governor.
coach-why-plan = In the planning phase everybody places orders on the cross; only placed orders are carried out.
coach-why-turn = Your order is being carried out, and it has several parts.
coach-why-after-order = Your order is done. Before the turn ends you may still use buildings and cards.
coach-why-prayer = Prayer moves you on the holiness track; candles buy more.
coach-why-bishop = A city is your holy land if your bishops there have the greatest total level. Each holy land brings influence.
coach-why-check-holy-land = Where several players have bishops, it’s now checked whose levels add up to the most.
coach-why-remove-bishop = An effect removes a rival’s bishop from a city.
coach-why-remove-bishop-of = Several rivals have bishops there, and you choose whose leaves.
coach-why-pick-building = A building can be used once a round for the rest of the match.
coach-why-building-slot = All slots for buildings are taken, so an old card makes room.
coach-why-upgrade = A higher city brings more coins and goods, and defends itself better.
coach-why-free-upgrade = An effect upgrades one of your cities for free.
coach-why-pick-tactic = Tactics are your cards in battle.
coach-why-discard-tactic = You hold more tactics than the limit allows.
coach-why-take-back-tactic = A starting tactic you had discarded may come back.
coach-why-shown-card = You’ve turned over a card from the deck and may buy it now.
coach-why-extra-units = Muster gives free units; for steel you can hire more.
coach-why-place-units = New units go to your cities; they defend them and can march from there.
coach-why-move-units = You may move units between your cities.
coach-why-march-target = A march takes units to one city: your own to defend it, any other to conquer it.
coach-why-march-units = Each unit of the march comes from a neighbouring city; one unit has to stay in each.
coach-why-bombard = An effect removes Saracens from a city before you attack it.
coach-why-battle-card = In your manoeuvre you play a card; the opponent cancels one half of it, the other takes effect.
coach-why-cancel-half = You cancel one half of the opponent’s card; the other half takes effect.
coach-why-reinforce = A card brings more units of yours into the battle.
coach-why-levy = A card brings units from your supply into the battle.
coach-why-raze = A card lets you lower the level of the city you’re fighting over.
coach-why-raze-own = An effect lowers the level of one of your cities.
coach-why-bribe = A card lets you pay coins for strength in the battle.
coach-why-end-part = The battle is over, and one of your cards can still take effect.
coach-why-flee = Your units leave the battle and need a city to go to.
coach-why-retreat = The battle is lost, and your remaining units need a city to go to.
coach-why-raid-retreat = A raid has taken your city, and your units need another one.
coach-why-raid-target = Several of your cities are raided, and you choose in which order.
coach-why-new-capital = You’ve lost your capital, so another of your cities becomes the new one.
coach-why-saracen-player = The Saracens need somebody to play their cards in this battle.
coach-why-pay = There are several ways to pay the price.
coach-why-pay-for = You can pay coins for an effect.
coach-why-bazaar = At the Bazaar you can sell a good once a round.
coach-why-restore-goods = Spent goods become ready again.
coach-why-block-good = An effect blocks a good for a while.
coach-why-blocked-rival = An effect blocks a rival’s good, and you choose whose.
coach-why-give-up-good = You have one good too many now and give up a token.
coach-why-choose-effect = A card offers several effects, and you take one.
coach-why-play-spy = A spy watches a rival and profits from that player’s orders.
coach-why-spy-reaction = A watched rival has finished an order, so your spy may act.
coach-why-rescript-window = Rescripts can be played now.
coach-why-discard-rescript = You hold more rescripts than the limit allows.
coach-why-lose-rescript = An effect takes a rescript away.
coach-why-discard-building = An effect takes a building away.
coach-why-discard-spy = An effect takes a spy away.
coach-why-lose-bishop = An effect takes a bishop away.
coach-why-lose-governor = An effect takes a governor away.
coach-why-lose-unit = An effect takes a unit away.

## What to consider

coach-tip-bull = Keep the goal that fits your start: a bull rewards what you do all match.
coach-tip-governor = Take the one whose condition you meet now or soon: governors bring influence in every income phase.
coach-tip-plan = What you need first goes where few tokens lie; each token below yours costs a coin. Units before a march, goods before building.
coach-tip-turn = Use every part you can pay for; free parts first.
coach-tip-prayer = Whoever is further right places first. Pay for more if it takes you past a rival or gives a bishop.
coach-tip-bishop = One level more than your rivals is enough. Spread bishops where nobody contests them.
coach-tip-rival = Hurt whoever is ahead, not whoever is closest.
coach-tip-building = Early on take what gives goods or discounts each round, later what gives influence.
coach-tip-least = Give up what will help you least in the rounds to come.
coach-tip-lose = Of your own, give up what matters least; of a rival’s, take what matters most.
coach-tip-upgrade = Upgrade where Saracens or rivals threaten, or where you gain a good you lack.
coach-tip-tactic = A good card has two useful halves, since the opponent cancels one of them.
coach-tip-shown-card = Buy it if it’s worth more to you than what the same goods buy elsewhere.
coach-tip-units = More units win battles and hold cities; keep goods you need for another order this round.
coach-tip-place-units = Put units where the next march begins or where a raid threatens.
coach-tip-march-target = Attack where your units outnumber the defence, walls included. A new city brings goods at once and coins each round.
coach-tip-march-units = Take enough for the battle, but don’t leave a threatened city with one unit.
coach-tip-battle-card = Play a card whose halves both help you; save the best for a close battle.
coach-tip-cancel-half = Cancel the half that moves the marker further against you, or kills more of your units.
coach-tip-reinforce = Send more only if it decides the battle; a stripped city is easy prey.
coach-tip-raze = Lower it if you can’t keep it, not if it will be yours.
coach-tip-bribe = Pay as much as the battle needs and no more.
coach-tip-effect = Compare the effects in influence, units and goods for the rest of the round.
coach-tip-retreat = Go where the units are needed for defence or for the next march.
coach-tip-raid-target = The order matters: units of a city that falls retreat to a city of yours next to it.
coach-tip-new-capital = Choose the city that is strongest and least threatened.
coach-tip-pay = Spend what you won’t need again this round; spices stand for any good, so keep them.
coach-tip-pay-for = Coins also pay for places on the cross; keep one or two.
coach-tip-bazaar = Sell a good you won’t spend this round.
coach-tip-goods = Restore what your next order needs.
coach-tip-block = Of your own, block what you won’t need; of a rival’s, what their next order needs.
coach-tip-spy = Watch the rival whose orders will help you most, and use the spy when it pays.
coach-tip-rescript = Play it if it decides the battle or saves the city; otherwise keep it.

## Numbers

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
coach-raid-falls = { $city } falls in the next raid, { $strength } to { $walls }; units or levels missing to hold it: { $missing }.
coach-raid-held = { $city } then holds in the next raid: { $walls } against { $strength }.
