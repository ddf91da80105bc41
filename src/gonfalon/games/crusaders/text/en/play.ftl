# Crusaders: everything the game says while it is played.
# Names of players and components come as they are, so sentences do not bend them.
# Measures, conditions, colours, decks, halves of cards and states of goods come as ids.


## Amounts that several sentences use

coins-counted =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
units-counted =
    { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }
n-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
n-units =
    { $n ->
        [one] { $n } unit
       *[other] { $n } units
    }
good-counted = { $count } { $name }
n-goods =
    { $n ->
        [one] { $n } good
       *[other] { $n } goods
    }

## Levels of cards and bishops in Roman numerals

level-roman =
    { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }

## Decks

deck-levels =
    { $deck ->
        [i_ii] I–II
       *[iii_iv] III–IV
    }

## What is counted: “by units on the map”

measure-name =
    { $measure ->
        [open_tactics_yellow] open yellow tactics
        [open_tactics_white] open white tactics
        [open_tactics_blue] open blue tactics
        [open_tactics_red] open red tactics
        [own_bishops_here] own bishops in the city
        [own_cities_adjacent] own cities next to it
        [walls_here] walls of the city
        [own_holy_lands] holy lands
        [own_holy_lands_uncontested] cities with your bishops alone
        [own_cities] cities
        [goods_wood] wood
        [goods_candles] candles
        [goods_steel] steel
        [goods_horses] horses
        [goods_spices] spices
        [goods_total] goods in the warehouse
        [goods_kinds] kinds of goods
        [city_levels] sum of city levels
        [units_on_map] units on the map
        [bishops_on_map] bishops on the map
        [holy_lands] holy lands
        [holy_lands_saracen] holy lands in Saracen cities
        [holy_lands_rival] holy lands in rivals’ cities
        [tactics_yellow] yellow tactics
        [tactics_white] white tactics
        [tactics_blue] blue tactics
        [tactics_red] red tactics
        [tactics_non_starting] tactics that aren’t starting ones
        [buildings] buildings
        [building_levels] sum of building levels
        [rescripts] rescripts in hand
        [active_spies] active spies
        [coins] coins
        [cities] cities
        [capital_level] level of the capital
        [cities_level_3] cities of level 3
        [central_cities] central cities
        [between_cities] in-between cities (Turbessel, Tortosa, Acre, Tadmor)
        [governors] governors
       *[controls_homs] control of Homs
    }

## What is counted: “2 strength for each open blue tactic”

measure-each =
    { $measure ->
        [open_tactics_yellow] open yellow tactic of either side
        [open_tactics_white] open white tactic of either side
        [open_tactics_blue] open blue tactic of either side
        [open_tactics_red] open red tactic of either side
        [own_bishops_here] bishop of yours in the city
        [own_cities_adjacent] city of yours next to it
        [walls_here] level of the city
        [own_holy_lands] holy land of yours, after a check of contested cities
        [own_holy_lands_uncontested] city with your bishops alone
        [own_cities] city of yours
        [goods_wood] wood of yours
        [goods_candles] candles of yours
        [goods_steel] steel of yours
        [goods_horses] horses of yours
        [goods_spices] spices of yours
        [goods_total] good in your warehouse
        [goods_kinds] kind of goods in your warehouse
        [city_levels] level of your cities
        [units_on_map] unit of yours on the map
        [bishops_on_map] bishop of yours on the map
        [holy_lands] holy land of yours
        [holy_lands_saracen] holy land of yours in a Saracen city
        [holy_lands_rival] holy land of yours in a rival’s city
        [tactics_yellow] yellow tactic of yours
        [tactics_white] white tactic of yours
        [tactics_blue] blue tactic of yours
        [tactics_red] red tactic of yours
        [tactics_non_starting] tactic of yours that isn’t a starting one
        [buildings] building of yours
        [building_levels] level of your buildings
        [rescripts] rescript in your hand
        [active_spies] active spy of yours
        [coins] coin of yours
        [cities] city of yours
        [capital_level] level of your capital
        [cities_level_3] city of yours of level 3
        [central_cities] central city of yours
        [between_cities] in-between city of yours (Turbessel, Tortosa, Acre, Tadmor)
        [governors] governor of yours
       *[controls_homs] Homs under your control
    }

## Conditions

condition-met =
    { $condition ->
        [attacking] you attack
        [defending] you defend
        [won] you won
        [lost] you lost
        [vs_saracens] the opponent is the Saracens
        [vs_player] the opponent is a player
        [own_bishop_here] you have a bishop in the city
        [outnumbered] you have fewer units here than the opponent
        [fought_battle] you fought a battle
        [won_battle] you won a battle
        [captured_city] you captured a city
        [upgraded_city] you upgraded a city
        [hired_min_4] you hired at least 4 units
       *[holiness_min_4] you gained at least 4 holiness
    }

## The log: set-up

event-cities-closed = Not in this game: { $cities }.
event-bulls-dealt =
    { $count ->
        [one] Each gets { $count } secret bull: { $seats }.
       *[other] Each gets { $count } secret bulls to choose from: { $seats }.
    }
event-bulls-seen = You get: { $bulls }.
event-bull-kept = Your bull: { $bull }.
event-governors-seen = Your governors to choose from: { $governors }.
event-first-governor = { $seat }: { $governor } governs { $city }.
event-governor-put-back = { $seat } puts { $governor } under the deck.

## The log: rounds, events and raids

event-round-begins = Round { $round } begins.
event-event-revealed = Event: { $event }.
event-target-revealed =
    The next raids fall on { $colour ->
        [yellow] yellow cities: those that produce wood
        [white] white cities: those that produce candles
        [blue] blue cities: those that produce steel
        [red] red cities: those that produce horses
       *[green] green cities: those that produce spices
    }.
event-bonus-uncovered =
    { $strength ->
        [0] Saracen track: raiders per city now, at most: { $raiders }.
        [one] Saracen track: { $strength } more strength for the Saracens, in raids and battles.
       *[other] Saracen track: { $strength } more strength for the Saracens, in raids and battles.
    }
event-saracens-reinforced = Each gets 1 more Saracen: { $cities }.
event-saracens-placed = More Saracens come to { $cities }.
event-no-raiders = No Saracen next to { $city } can leave, so there is no raid.
event-raid-begins =
    Raid on { $city } ({ $seat }): { $raiders ->
        [one] { $raiders } raider
       *[other] { $raiders } raiders
    }, strength { $strength }.
event-raid-held = { $city } holds by { $difference }.
event-raid-captures =
    { $short ->
        [0] { $city } is only as strong as the raid, so the Saracens capture it.
        [one] { $city } is { $short } short, so the Saracens capture it.
       *[other] { $city } is { $short } short, so the Saracens capture it.
    }
event-units-retreat = { $seat } retreats to { $city } with { units-counted }.
event-units-lost = { $seat } has nowhere to retreat: { units-counted } back in the supply.
event-city-lost = { $seat } loses { $city }.
event-city-taken = { $seat } captures { $city }.
event-governor-discarded = { $city } loses its governor, { $governor }.
event-capital-moved = { $seat } has a new capital: { $city }.
event-eliminated = { $seat } has lost the last city and is out. This round is the last one.

## The log: cities, goods and coins

event-level-raised = { $city } rises to level { $level }.
event-level-lowered = { $city } drops to level { $level }.
event-good-gained = { $seat } gains a good: { $good }.
event-good-given-up = { $seat } gives up a { $state } good: { $good }.
event-good-handed-over = { $seat } hands a { $state } good to { $winner }: { $good }.
event-good-blocked = { $seat } has a good blocked: { $good }.
event-good-spent = { $seat } spends { $good }.
event-goods-restored = { $seat } restores { $count } { $good }.
event-coins-gained = { $seat } gains { coins-counted }.
event-coins-paid = { $seat } pays { coins-counted }.
event-coins-lost = { $seat } loses { coins-counted }.
event-influence-gained = { $seat } gains { $influence } influence.
event-discount-used =
    { $seat } uses a discount of { $count ->
        [one] { $count } good
       *[other] { $count } goods
    }.

## The log: planning

event-order-placed = { $seat } places an order: { $order }, inner cell.
event-order-placed-outside = { $seat } places an order: { $order }, outer cell.
event-order-placed-reinforced = { $seat } uses Homs and places an order: { $order }, reinforced, inner cell.
event-placement-skipped = { $seat } can’t place an order.
event-fee-paid = { $seat } pays { $owner } 1 coin.
event-fee-to-bank = { $seat } pays 1 coin to the bank.
event-automa-placed = The automa places an order: { $order }, inner cell.
event-automa-placed-outside = The automa places an order: { $order }, outer cell.
event-automa-boost = The automa draws a boost.
event-automa-skipped = The automa has no order left to place.
event-automa-fee = { $owner } gets 1 coin from the bank.

## The log: turns

event-order-begins = { $seat }: { $order }.
event-reinforced-order-begins = { $seat }: reinforced { $order }.
event-order-granted = { $seat } may carry out an extra order: { $order }.
event-order-resolved = { $seat } has finished an order: { $order }.
event-automa-returns = The automa takes its order back: { $order }.
event-tokens-move-in = Orders that move to the inner cells for the next round: { $orders }.
event-building-used = { $seat } uses a building: { $building }.
event-bazaar-for-good = { $seat } trades { $good } at the Bazaar.
event-bazaar-for-rescript = { $seat } trades the rescript “{ $rescript }” at the Bazaar.

## The log: markets, muster and tactics

event-building-shown = { $seat } turns up a building: { $building }.
event-tactic-shown = { $seat } turns up a tactic: { $tactic }.
event-governor-shown = { $seat } turns up a governor: { $governor }.
event-building-put-back = { $seat } puts the building “{ $building }” back on the deck.
event-tactic-put-back = { $seat } puts the tactic “{ $tactic }” back on the deck.
event-building-taken = { $seat } builds: { $building }.
event-building-discarded = { $seat } discards a building: { $building }.
event-tactic-learned = { $seat } learns a tactic: { $tactic }.
event-tactic-discarded = { $seat } discards a tactic: { $tactic }.
event-governor-taken = { $seat }: { $governor } now governs { $city }.
event-starting-tactic-discarded = { $seat } puts away a starting tactic.
event-starting-tactic-put-away = You put away a starting tactic: { $tactic }.
event-starting-tactic-taken-back = { $seat } takes back a starting tactic.
event-starting-tactic-back = You take back a starting tactic: { $tactic }.
event-units-placed =
    { $seat } places { $count ->
        [one] { $count } unit
       *[other] { $count } units
    } in { $city }.
event-unit-moved = { $seat } moves 1 unit from { $city } to { $to }.
event-unit-lost = { $seat } loses { units-counted } in { $city }.
event-bombarded = { $seat } removes 1 Saracen from { $city }.

## The log: faith

event-prayed =
    { $seat } prays for { $points ->
        [one] { $points } holiness point
       *[other] { $points } holiness points
    }.
event-holiness-gained =
    { $seat } gains { $points ->
        [one] { $points } holiness point
       *[other] { $points } holiness points
    } and moves to space { $cell } of the holiness track.
event-bishop-trained = { $seat } trains a bishop in { $city }.
event-own-bishop-trained = Your bishop in { $city } has level { level-roman }.
event-bishop-moved = { $seat } moves a bishop from { $origin } to { $city }.
event-bishop-returned = { $seat } loses a bishop in { $city }.
event-bishops-shown = Bishops of { $seat } in { $city }, by level: { $levels }.
event-holy-land = { $city } is now a holy land of { $seat }.
event-no-holy-land = { $city } is tied, so it is nobody’s holy land.
event-extra-moves =
    { $seat } has { $moves ->
        [one] { $moves } more free move
       *[other] { $moves } more free moves
    } in this march.

## The log: rescripts and spies

event-rescripts-drawn =
    { $seat } draws { $count ->
        [one] { $count } rescript
       *[other] { $count } rescripts
    } of level { level-roman }.
event-rescripts-seen = You draw: { $rescripts }.
event-no-rescripts-left = No rescripts of level { level-roman } are left.
event-rescript-discarded = { $seat } discards a rescript: { $rescript }.
event-rescript-lost = { $seat } loses a rescript: { $rescript }.
event-rescript-played = { $seat } plays a rescript: { $rescript }.
event-rescript-spent = { $seat } pays with a rescript: { $rescript }.
event-spy-drawn = { $seat } draws a spy.
event-spy-seen = You draw a spy: { $spy }.
event-no-spy-left = No spy is left for { $seat } to draw.
event-spy-played = { $seat } sends the spy “{ $spy }” to watch { $rival }.
event-spy-replaced = { $seat } discards an active spy: { $spy }.
event-spy-discarded = { $seat } loses a spy: { $spy }.
event-spy-used = { $seat } uses the spy “{ $spy }” on { $rival }.

## The log: marches and battles

event-units-marched = { $seat } marches on { $city } with { units-counted }.
event-battle = Battle for { $city }: { $attacker } attacks { $defender }.
event-saracen-battle = Battle for { $city }: { $attacker } attacks the Saracens, played by { $player }.
event-saracen-hand-drawn =
    { $player } draws { $count ->
        [one] { $count } Saracen card
       *[other] { $count } Saracen cards
    }.
event-saracen-hand-seen = The Saracens’ hand: { $cards }.
event-difference = Strength difference for the attacker: { $marker }.
event-battle-marker = The battle marker moves to { $marker } for the attacker.
event-tactic-laid = { $seat } plays a tactic: { $tactic }.
event-saracen-laid = The Saracens play: { $card }.
event-half-cancelled = { $seat } cancels the { $half }.
event-both-halves-open = { $seat }: nothing is cancelled, both halves of the card work.
event-tactic-covers = A tactic of { $seat } covers it, face down.
event-tactic-covers-seen = Your covering card: { $tactic }.
event-saracen-covers = A Saracen card covers it, face down.
event-saracen-covers-seen = The Saracens’ covering card: { $card }.
event-battle-won = { $seat } wins the battle. Strength difference for the attacker: { $marker }.
event-saracens-won = The Saracens win the battle. Strength difference for the attacker: { $marker }.
event-routed = Rout: { $seat } loses { units-counted }.
event-saracens-routed = Rout: the Saracens lose { units-counted }.
event-fled = { $seat } flees to { $city } with { units-counted }.
event-saracens-fled = The Saracens flee to { $city } with { units-counted }.
event-no-refuge = { $seat } has nowhere to flee and loses { units-counted }.
event-saracens-without-refuge = The Saracens have nowhere to flee and lose { units-counted }.
event-units-join = { $seat } brings { units-counted } into the battle.
event-saracens-join = The Saracens bring { units-counted } into the battle.
event-levied = { $seat } levies { units-counted }.
event-saracens-levied = The Saracens levy { units-counted }.
event-protected = { $seat } protects open cards from losses.
event-destruction-averted = { $seat } spares the city: it will lose no level after this battle.
event-hand-shown = { $seat } looks at the hand of { $opponent }.
event-saracen-hand-shown = { $seat } looks at the Saracens’ hand.
event-tactics-seen = Hand of { $opponent }: { $tactics }.
event-part-declined = { $seat } declines an end-of-battle effect.
event-tactic-lost = Losses: { $seat } loses the tactic “{ $tactic }”.
event-tactic-kept = Losses: “{ $tactic }” is a starting tactic and stays with { $seat }.
event-saracen-card-lost = Losses: the Saracen card “{ $card }” leaves the game.
event-retreat-loss = { $seat } loses 1 unit in the retreat.
event-saracen-retreat-loss = The Saracens lose 1 unit in the retreat.
event-retreated = { $seat } retreats to { $city } with { units-counted }.
event-saracens-retreated = The Saracens retreat to { $city } with { units-counted }.
event-no-retreat = { $seat } has nowhere to retreat: { units-counted } back in the supply.
event-saracens-cannot-retreat = The Saracens have nowhere to retreat: { units-counted } back in the supply.
event-saracen-cards-discarded = Saracen cards discarded: { $cards }.
event-city-spared = { $city } is spared and keeps its level.
event-city-held = { $seat } holds { $city }.
event-saracens-held = The Saracens hold { $city }.

## The log: income and the end

event-taxes = { $seat } takes { coins-counted } in taxes.
event-goods-ready = Spent goods are ready again; blocked ones are freed but stay spent.
event-markets-filled = The markets are filled; buildings and spies can be used again.
event-governor-scores = { $seat }: { $governor } brings { $influence } influence.
event-holy-lands-score =
    { $seat } gains { $lands } influence for { $lands ->
        [one] a holy land
       *[other] holy lands
    }.
event-hegemony = Hegemony: { $seat } controls { $cities } cities.
event-righteousness = Righteousness: { $seat } has { $lands } holy lands.
event-defeat = Defeat: { $seat } has no city left.
event-end-of-the-era = End of the era: round { $round } is over.
event-bull-fulfilled = { $seat } shows the { $bull }: { $influence } influence for { measure-name }.
event-bull-missed = { $seat } shows the { $bull }, with neither goal reached.

## How a match ends

event-won = { $seat } wins with { $influence } influence.
event-won-by-conditions = { $tied } tie at { $influence } influence. { $seat } wins the tie with more of hegemony and righteousness fulfilled: { $conditions }.
event-won-by-holiness = { $tied } tie at { $influence } influence. { $seat } wins the tie, being further right on the holiness track.

score-influence = Influence collected
score-bull = { $bull }
score-hegemony = Hegemony
score-righteousness = Righteousness
score-coins =
    For { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }

## What components are worth

worth-governor = In each income phase, for { measure-name } (you have { $have })
worth-leader = In each income phase, if nobody has more: { measure-name } (you have { $have })
worth-bull = At the end of the game, for { measure-name } (you have { $have })
worth-cities = Hegemony, at the end of the game. Your cities: { $count }
worth-lands = In each income phase. Your holy lands: { $count }
worth-righteous = Righteousness, at the end of the game. Your holy lands: { $count }
worth-holy = In each income phase, as your holy land
worth-coins = At the end of the game. Your coins: { $count }

## Questions and answers: set-up

ask-bull = Which bull do you keep? You have { $bulls }.
option-keep-bull = Keep the { $bull }
ask-first-governor = Who governs { $city }?
option-keep-governor = { $governor }

## Questions and answers: events and raids

ask-raid-target =
    Which of your cities is raided next? Raids left: { $left }.
option-next-raid = { $city }
ask-raid-rescript = Strengthen the raided city?
ask-retreat = { $city } falls. Where do you retreat with { units-counted }?
option-retreat-to = To { $city }
ask-capital = You’ve lost your capital, { $city }. Which city is the new one?
option-new-capital = { $city }
ask-choose-effect = { $event }: which effect do you take?
option-choose-list = Effect { $number }
blocked-cannot-in-full = You can’t carry out effect { $number } in full.
ask-pay-for = { $event }: pay { coins-counted } for the effect?
option-pay-for = Pay { coins-counted }
option-not-paying = Don’t pay

## Questions and answers: losses

ask-give-up = Your city drops below the level that produces { $good }. Which token do you give up?
ask-hand-over = { $winner } takes { $good } from you. Which token do you hand over?
option-give-token = { $good }, { $state }
blocked-no-such-token = You have no { $state } { $good }.
ask-lose-unit =
    { $left ->
        [one] You lose { $left } unit. From which city?
       *[other] You lose { $left } units. From which city is the next one?
    }
ask-lose-unit-of =
    { $left ->
        [one] { $victim } loses { $left } unit. From which city?
       *[other] { $victim } loses { $left } units. From which city is the next one?
    }
option-lose-unit = From { $city }
blocked-last-unit = The last unit stays in { $city }.
ask-block-good =
    { $left ->
        [one] { $left } of your goods is blocked. Which one?
       *[other] { $left } of your goods are blocked. Which one is next?
    }
ask-block-good-of =
    { $left ->
        [one] { $left } good of { $victim } is blocked. Which one?
       *[other] { $left } goods of { $victim } are blocked. Which one is next?
    }
option-block-good = { $good }, { $state }
ask-blocked-rival =
    { $goods ->
        [one] Whose good do you block?
       *[other] Whose goods do you block? { $goods } goods.
    }
option-block-rival = { $rival }
blocked-nothing-to-block = { $rival } has no good that could be blocked.
ask-lose-rescript =
    { $left ->
        [one] You lose { $left } rescript. Which one?
       *[other] You lose { $left } rescripts. Which one is next?
    }
option-lose-rescript = { $rescript }
ask-discard-building = Which of your buildings do you discard?
ask-discard-building-of = Which building does { $victim } lose?
option-discard-building = { $building }
ask-discard-spy = Which of your spies do you discard?
ask-discard-spy-of = Which spy does { $victim } lose?
option-discard-spy = { $spy }
ask-lose-bishop = Which of your bishops do you lose?
ask-lose-bishop-of = Which bishop does { $victim } lose?
option-lose-bishop = Bishop { $bishop }, level { level-roman }, { $city }
option-lose-hidden-bishop = Bishop { $bishop }, { $city }
ask-lose-governor = Which city loses its governor?
ask-lose-governor-of = Which city of { $victim } loses its governor?
option-lose-governor = { $city }
ask-raze-own =
    { $levels ->
        [one] Which of your cities drops by { $levels } level?
       *[other] Which of your cities drops by { $levels } levels?
    }
option-raze-own = { $city }, now level { $level }

## Questions and answers: planning

ask-place =
    { $left ->
        [one] Place your second order. Which cell?
       *[other] Place an order. Which cell? Orders left to place: { $left }.
    }
option-place-inner =
    { $fee ->
        [0] { $order }, inner cell
        [one] { $order }, inner cell, for { $fee } coin
       *[other] { $order }, inner cell, for { $fee } coins
    }
option-place-outer = { $order }, outer cell: reinforced next round, a spy now
option-place-reinforced =
    { $fee ->
        [0] { $order }, reinforced in the inner cell (Homs)
        [one] { $order }, reinforced in the inner cell (Homs), for { $fee } coin
       *[other] { $order }, reinforced in the inner cell (Homs), for { $fee } coins
    }
blocked-token-on-cross = { $order }: your token is still on the cross.
blocked-fee-too-high =
    { $order }, inner cell: the fee is { $fee ->
        [one] { $fee } coin
       *[other] { $fee } coins
    }, you have { $coins }.
blocked-outer-taken = { $order }: the outer cell is taken.
blocked-one-outer-a-round = You already have an order in an outer cell this round.
blocked-homs-used = You’ve already used Homs this round.

## Questions and answers: spies

ask-play-spy = You’ve drawn a spy: { $spy }. Send it to watch a rival?
option-play-spy = Send the spy “{ $spy }” to watch { $rival }
option-play-spy-instead = Discard “{ $other }” and send the spy “{ $spy }” to watch { $rival }
option-keep-spy = Keep it for later
blocked-no-room-for-spy = “{ $spy }” on { $rival }: no room. Active spies: { $active }.
ask-spy-reaction = { $rival } has finished an order: { $order }. Use a spy?
option-use-spy = Use { $spy }
option-use-no-spy = Use no spy
blocked-spy-was-used = “{ $spy }” has been used this round.
blocked-spy-does-nothing = “{ $spy }” would change nothing now.

## Questions and answers: your turn

ask-turn = Your order: { $order }. What next?
ask-reinforced-turn = Your reinforced order: { $order }. What next?
ask-after-order = { $order } is done. Anything else this turn?
option-finish-order = Finish: { $order }
option-end-turn = End the turn
option-part-upgrade = Upgrade a city
option-part-building = Take a building of level 0, I or II
option-part-extra-building = One more building, of any level
option-part-pray = Pray
option-part-units = Hire units
option-part-tactics = Learn tactics of level I or II
option-part-extra-tactic = One more tactic, of any level
option-part-march = March
option-part-march-governor = Replace a governor
option-use-building = Use { $building }
option-use-bazaar = Sell a good at the Bazaar
option-play-rescript = Play { $rescript }
blocked-part-done = You’ve already done this in this order.
blocked-must-pray = The prayer comes first.
blocked-must-march = You have to march if you can.
blocked-must-act = Carry out at least one of the two actions: one of them is possible.
blocked-building-was-used = “{ $building }” has been used this round.
blocked-other-order = “{ $building }” is used after another order: { $order }.
blocked-condition-missed = “{ $building }” works only if { condition-met }.
blocked-building-does-nothing = “{ $building }” would change nothing now.
blocked-wrong-moment = “{ $rescript }” is for another moment.
blocked-rescript-does-nothing = “{ $rescript }” would change nothing now.
blocked-before-manoeuvres-only = “{ $rescript }” is played before a manoeuvre of yours.
ask-bazaar = What do you trade at the Bazaar?
option-spend-good = { $good }
option-spend-rescript = The rescript “{ $rescript }”
blocked-no-ready-good = You have no ready { $good }.
blocked-nothing-for-bazaar = You have no ready good and no rescript for the Bazaar.
blocked-needed-to-buy = You need { $good } to pay for the card.

## Questions and answers: payments

ask-pay =
    { $discount ->
        [0] The price: { $goods }. How do you pay?
        [one] The price: { $goods }, with { $discount } good off. How do you pay?
       *[other] The price: { $goods }, with up to { $discount } goods off. How do you pay?
    }
option-pay-with =
    { $discount ->
        [0]
            { $coins ->
                [0] { $goods }
                [one] { $goods }, { $coins } coin
               *[other] { $goods }, { $coins } coins
            }
        [one]
            { $coins ->
                [0] { $goods }, { $discount } good off
                [one] { $goods }, { $coins } coin, { $discount } good off
               *[other] { $goods }, { $coins } coins, { $discount } good off
            }
       *[other]
            { $coins ->
                [0] { $goods }, { $discount } goods off
                [one] { $goods }, { $coins } coin, { $discount } goods off
               *[other] { $goods }, { $coins } coins, { $discount } goods off
            }
    }
option-pay-without-goods =
    { $discount ->
        [0] { coins-counted }
        [one]
            { $coins ->
                [0] { $discount } good off
                [one] { $coins } coin, { $discount } good off
               *[other] { $coins } coins, { $discount } good off
            }
       *[other]
            { $coins ->
                [0] { $discount } goods off
                [one] { $coins } coin, { $discount } goods off
               *[other] { $coins } coins, { $discount } goods off
            }
    }
option-pay-nothing = Pay nothing more
option-pay-good = { $good }
option-pay-discount = 1 good off
option-pay-coin = 1 coin
option-pay-rescript = The rescript “{ $rescript }”
option-pay-rescript-part = The rescript “{ $rescript }” for one good: { $good }
blocked-good-not-ready = You have no ready { $good }.
blocked-no-coins = You have no coin left for this.
blocked-rescript-no-help = “{ $rescript }” shows no good that is asked for.

## Questions and answers: markets

ask-building =
    { $discount ->
        [0] Which building do you take? Up to level { level-roman }.
        [one] Which building do you take? Up to level { level-roman }, with { $discount } good off.
       *[other] Which building do you take? Up to level { level-roman }, with { $discount } goods off.
    }
ask-free-building = Which building do you take for free? Up to level { level-roman }.
ask-tactic =
    { $discount ->
        [0] Which tactic do you learn? Up to level { level-roman }.
        [one] Which tactic do you learn? Up to level { level-roman }, with { $discount } good off.
       *[other] Which tactic do you learn? Up to level { level-roman }, with { $discount } goods off.
    }
ask-free-tactic = Which tactic do you learn for free? Up to level { level-roman }.
ask-governor = Which governor do you take?
option-take-building = { $building }, for { $goods }
option-take-free-building = { $building }, for free
option-take-tactic = { $tactic }, for { $goods }
option-take-free-tactic = { $tactic }, for free
option-take-governor = { $governor }
option-take-top-building = Top of the { deck-levels } deck, unseen
option-take-top-tactic = Top of the { deck-levels } deck, unseen
option-take-top-governor = Top of the deck, unseen
option-pass-pick = Take nothing
blocked-cannot-pay-building = You can’t pay for “{ $building }”: { $goods }.
    .short = You can’t pay { $goods }.
blocked-cannot-pay-tactic = You can’t pay for “{ $tactic }”: { $goods }.
    .short = You can’t pay { $goods }.
blocked-building-too-high = “{ $building }” is above level { level-roman }.
    .short = Above level { level-roman }.
blocked-tactic-too-high = “{ $tactic }” is above level { level-roman }.
    .short = Above level { level-roman }.
blocked-deck-too-high = The { deck-levels } deck has cards above level { level-roman }.
blocked-deck-empty = The { deck-levels } deck is empty.
blocked-no-bazaar-left = No Bazaar is left.
ask-shown-building = You’ve turned up a building: { $building }. The price: { $goods }.
ask-shown-tactic = You’ve turned up a tactic: { $tactic }. The price: { $goods }.
option-buy-shown = Take it
option-bazaar-first = Use the Bazaar first
option-put-shown-back = Put it back on the deck
blocked-must-buy = You can pay for this card, so you have to take it.
blocked-must-take = Take a card: no other action of this order is left.
blocked-cannot-buy-shown = You can’t pay the price: { $goods }.
ask-building-slot = There is no free slot for “{ $building }”. Which card do you discard?
option-discard-from-slot = { $building }

## Questions and answers: build

ask-upgrade =
    { $discount ->
        [0] Which city do you upgrade?
        [one] Which city do you upgrade? You have { $discount } good off.
       *[other] Which city do you upgrade? You have up to { $discount } goods off.
    }
option-upgrade-city = { $city } to level { $level }, for { $wood } wood
blocked-cannot-pay-upgrade = { $city }: you can’t pay { $wood } wood.
blocked-city-at-top = { $city } is at level { $level } already.
blocked-no-upgrade = You can’t pay for any upgrade.
blocked-no-building = There is no building up to level { level-roman } that you can pay for.
ask-free-upgrade = Which city do you upgrade? Up to level { $level }.
option-free-upgrade = { $city } to level { $level }
blocked-upgrade-too-high = { $city }: the effect reaches only level { $level }.

## Questions and answers: muster and tactics

ask-extra-units =
    { $discount ->
        [0] You hire { $free } units for free. How many more do you pay for with steel?
        [one] You hire { $free } units for free. How many more do you pay for with steel, with { $discount } good off?
       *[other] You hire { $free } units for free. How many more do you pay for with steel, with up to { $discount } goods off?
    }
option-extra-units =
    { $count ->
        [0] No more units
        [one] { $count } more unit
       *[other] { $count } more units
    }
blocked-cannot-pay-units =
    { $count ->
        [one] You can’t pay for { $count } more unit.
       *[other] You can’t pay for { $count } more units.
    }
blocked-units-run-out = { $count } more: your supply holds only { $supply } in all.
ask-place-units =
    { $count ->
        [one] Where does the unit go?
       *[other] Where do the { $count } units go?
    }
option-place-unit = { $city }
option-stop-here = Enough
blocked-no-units-left = You have no units left in your supply.
blocked-no-tactic = There is no tactic up to level { level-roman } that you can pay for.
blocked-city-in-battle = { $city } is being fought for.
ask-discard-tactic =
    { $count ->
        [one] Which tactic do you discard?
       *[other] Which tactic do you discard? { $count } in all.
    }
option-discard-tactic = { $tactic }
ask-take-back-tactic = Which starting tactic do you take back?
option-take-back-tactic = { $tactic }

## Questions and answers: gains

ask-restore =
    { $count ->
        [one] Which spent good do you restore?
       *[other] Which spent goods do you restore? Up to { $count }.
    }
option-restore-goods = Restore { $goods }
option-restore-good = { $good }
blocked-not-spent = You have no spent { $good } that could be restored.
ask-move-units =
    { $count ->
        [one] Which unit do you move? { $count } move left.
       *[other] Which unit do you move? { $count } moves left.
    }
option-move-unit = From { $city } to { $to }
blocked-unit-must-stay = The last unit stays in { $city }.
ask-bombard =
    { $count ->
        [one] From which city do you remove a Saracen?
       *[other] From which city do you remove a Saracen? Up to { $count } in all.
    }
option-bombard-city = { $city }, Saracens: { $saracens }
blocked-last-saracen = The last Saracen stays in { $city }.
ask-replace-governor = Which city gets another governor?
option-replace-governor = Replace { $governor } in { $city }
option-fill-vacancy = { $city }, which has no governor

## Questions and answers: faith

ask-prayer =
    { $points ->
        [one] You gain { $points } holiness point. How many more do you pay for with candles?
       *[other] You gain { $points } holiness points. How many more do you pay for with candles?
    }
option-pray-plain = No more: { $points } in all
option-pray-more = { $extra } more: { $points } in all
blocked-prayer-too-dear = You can’t pay for { $extra } more.
ask-bishop =
    { $left ->
        [one] Bishops: train or move one? { $left } action left.
       *[other] Bishops: train or move one? { $left } actions left.
    }
ask-training =
    { $left ->
        [one] Train a bishop? { $left } left.
       *[other] Train a bishop? { $left } left.
    }
option-train-bishop = Train a level { level-roman } bishop in { $city }
option-move-bishop = Move a level { level-roman } bishop from { $origin } to { $city } (no. { $bishop })
option-stop-bishops =
    { $left ->
        [one] Leave the action unused
       *[other] Leave { $left } actions unused
    }
ask-check-holy-land = In which city are the bishops checked?
option-check-city = { $city }
ask-remove-bishop = In which city do you remove a rival’s bishop?
option-remove-bishop-in = { $city }
ask-remove-bishop-of = Whose bishop in { $city } do you remove?
option-remove-bishop-of = A bishop of { $rival } in { $city }
blocked-no-bishop-left = You have no bishop of level { level-roman } left.
blocked-no-own-bishop = You have no bishop in { $city }.
blocked-not-own-city = { $city } isn’t yours.
blocked-city-fought-for = { $city } is being fought for.
blocked-moves-begun = After the first move you can’t train any more.
blocked-bishop-has-moved = The bishop in { $city } has moved already.
blocked-trainings-only = This effect only trains bishops.
blocked-not-contested = { $city } needs bishops of yours and of a rival.

## Questions and answers: rescripts

ask-discard-rescript = You hold more than { $most } rescripts. Which one do you discard?
option-discard-rescript = { $rescript }
ask-battle-rescript = Play a rescript in this battle?
ask-battle-bazaar = Use the Bazaar now?
option-play-no-rescript = Play nothing
option-use-window-bazaar = Sell a good at the Bazaar

## Questions and answers: march

ask-march-target = Which city do you march on?
option-march-on-own = { $city }, your own
option-march-on-rival = { $city }, against { $rival }
option-march-on-saracens = { $city }, against the Saracens
ask-march-units = Where do your units for { $city } come from? Free moves: { $free }.
ask-march-more = Where do more units for { $city } come from? Free moves in all: { $free }.
option-march-from = 1 unit from { $city }
option-march-paid-from = 1 unit from { $city }, paid with horses
option-march-no-more =
    { $units ->
        [one] March with { $units } unit
       *[other] March with { $units } units
    }
blocked-no-unit-near = No unit of yours next to { $city } can leave.
blocked-last-unit-stays = The last unit stays in { $city }.
blocked-no-attacks-on-players = { $city }: no player’s city may be attacked this round.
blocked-nowhere-to-march = No unit of yours can march anywhere.
blocked-no-governor-left = No governor is left to take.

## Questions and answers: battle

ask-saracen-player = Who plays the Saracens in { $city }?
option-saracen-player = { $seat }
blocked-saracen-player-too-far = { $seat } is further away.
ask-battle-card = Battle for { $city }: which tactic do you play? Strength difference for the attacker: { $marker }.
ask-saracen-card = Battle for { $city }: which card do the Saracens play? Strength difference for the attacker: { $marker }.
option-lay-tactic = { $tactic }
option-lay-saracen = { $card }
ask-cancel-tactic = { $seat } plays “{ $tactic }”. Which half do you cancel?
ask-cancel-saracen = The Saracens play “{ $card }”. Which half do you cancel?
option-cancel-half = Cancel { $half }
ask-reinforce =
    { $units ->
        [one] Which city sends a unit to { $city }?
       *[other] Which city sends a unit to { $city }? Up to { $units } in all.
    }
option-reinforce-from = 1 unit from { $city }
option-reinforce-no-more = Enough
blocked-nobody-to-spare = { $city } has no unit to spare.
ask-levy = How many units do you levy for { $city }? Up to { $most }.
option-levy =
    { $units ->
        [0] No unit
        [one] { $units } unit
       *[other] { $units } units
    }
ask-raze =
    { $most ->
        [one] Lower { $city } by { $most } level?
       *[other] By how many levels do you lower { $city }? Up to { $most }.
    }
option-raze =
    { $levels ->
        [0] Leave it as it is
        [one] By { $levels } level
       *[other] By { $levels } levels
    }
ask-bribe =
    { $most ->
        [one] Pay { $most } coin for strength { $strength }?
       *[other] How many coins do you pay, for strength { $strength } each? Up to { $most }.
    }
option-bribe =
    { $coins ->
        [0] Pay nothing
        [one] { $coins } coin for strength { $strength }
       *[other] { $coins } coins for strength { $strength }
    }
ask-flee = Flight from { $city } with { units-counted }. Where to?
option-flee-to = To { $city }
ask-battle-retreat = The battle for { $city } is lost. Where to retreat with { units-counted }?
option-battle-retreat-to = To { $city }
blocked-not-a-city-of-the-side = { $city } doesn’t belong to this side.
ask-end-part = End of the battle: use the effect of “{ $tactic }”?
option-resolve-part = Use it
option-decline-part = Decline
ask-captured-governor = { $governor } governs { $city }. Keep or replace?
option-keep-sitting-governor = Keep the governor of { $city }
option-replace-sitting-governor = Take another governor for { $city }

## What components do: effects

effect-holiness =
    { $n ->
        [one] { $n } holiness point
       *[other] { $n } holiness points
    }
effect-bishop-action =
    { $n ->
        [one] { $n } bishop action
       *[other] { $n } bishop actions
    }
effect-train-bishop =
    { $n ->
        [one] train { $n } bishop
       *[other] train up to { $n } bishops
    }
effect-train-bishop-anywhere =
    { $n ->
        [one] train { $n } bishop in any city
       *[other] train up to { $n } bishops in any cities
    }
effect-draw-rescript =
    { $n ->
        [one] draw { $n } rescript of level { level-roman }
       *[other] draw { $n } rescripts of level { level-roman }
    }
effect-check-holy-land = check the bishops in a city of your choice; if it is your holy land:
effect-check-contested-land = check the bishops in a contested city with a bishop of yours; if it is your holy land:
effect-remove-rival-bishop = remove a rival’s bishop (drawn at random) from a city with a bishop of yours
effect-extra-moves =
    { $n ->
        [one] { $n } more free move in this march
       *[other] { $n } more free moves in this march
    }
effect-gain-coins = { n-coins }
effect-gain-coins-per =
    { $most ->
        [0] { n-coins } for each { measure-each }
        [one] { n-coins } for each { measure-each } ({ $most } at most)
       *[other] { n-coins } for each { measure-each } ({ $most } at most)
    }
effect-gain-influence = { $n } influence
effect-gain-influence-per =
    { $most ->
        [0] { $n } influence for each { measure-each }
        [one] { $n } influence for each { measure-each } ({ $most } at most)
       *[other] { $n } influence for each { measure-each } ({ $most } at most)
    }
effect-restore-goods =
    { $n ->
        [one] restore { $n } good
       *[other] restore up to { $n } goods
    }
effect-restore-all-goods = restore all your spent goods
effect-muster =
    { $n ->
        [one] place { $n } unit in a city of yours
       *[other] place up to { $n } units in cities of yours
    }
effect-muster-in-capital =
    { $n ->
        [one] place { $n } unit in your capital
       *[other] place up to { $n } units in your capital
    }
effect-move-units =
    { $n ->
        [one] move { $n } unit (never the last) to a neighbouring city of yours
       *[other] up to { $n } moves of single units (never the last) between neighbouring cities of yours
    }
effect-bombard =
    { $n ->
        [one] remove { $n } Saracen (never the last) from a city next to one of yours
       *[other] remove up to { $n } Saracens (never the last in a city) from cities next to yours
    }
effect-upgrade-city =
    { $n ->
        [one] upgrade a city by { $n } level without paying wood, up to level { $level }
       *[other] upgrade a city by { $n } levels without paying wood, up to level { $level }
    }
effect-build =
    { $discount ->
        [0] you may build a building up to level { level-roman }
        [one] you may build a building up to level { level-roman }, with { $discount } good off
       *[other] you may build a building up to level { level-roman }, with { $discount } goods off
    }
effect-build-free = you may build a building up to level { level-roman } for free
effect-learn-tactic =
    { $discount ->
        [0] you may learn a tactic up to level { level-roman }
        [one] you may learn a tactic up to level { level-roman }, with { $discount } good off
       *[other] you may learn a tactic up to level { level-roman }, with { $discount } goods off
    }
effect-learn-tactic-free = you may learn a tactic up to level { level-roman } for free
effect-replace-governor = you may replace the governor of one of your cities
effect-basic-order = carry out a basic order at once: { $order }
effect-draw-spy =
    { $n ->
        [one] draw { $n } spy
       *[other] draw { $n } spies
    }
does-lose-units = lose { n-units } (never the last in a city)
does-lose-units-here = lose { n-units } in the raided city (never the last)
does-lose-units-of-opponent = the opponent loses { n-units } (never the last in a city)
does-lose-coins = you lose { n-coins }
does-lose-coins-of-opponent = the opponent loses { n-coins }
does-block-goods =
    { $n ->
        [one] { $n } of your goods is blocked
       *[other] { $n } of your goods are blocked
    }
does-block-goods-of-opponent = block { $n } of the opponent’s goods
does-block-goods-of-rival = block { n-goods } of a rival of your choice (they choose which)
does-discard-rescript =
    { $n ->
        [one] discard { $n } rescript
       *[other] discard { $n } rescripts
    }
does-discard-rescript-of-opponent =
    { $n ->
        [one] the opponent loses { $n } rescript drawn at random
       *[other] the opponent loses { $n } rescripts drawn at random
    }
does-discard-building-of-opponent =
    { $n ->
        [one] the opponent loses { $n } building
       *[other] the opponent loses { $n } buildings
    }
does-discard-spy-of-opponent =
    { $n ->
        [one] the opponent loses { $n } active spy
       *[other] the opponent loses { $n } active spies
    }
does-lose-bishop =
    { $n ->
        [one] lose { $n } bishop
       *[other] lose { $n } bishops
    }
does-lose-bishop-here =
    { $n ->
        [one] lose { $n } bishop in the raided city
       *[other] lose { $n } bishops in the raided city
    }
does-lose-bishop-of-opponent =
    { $n ->
        [one] the opponent loses { $n } bishop chosen unseen
       *[other] the opponent loses { $n } bishops chosen unseen
    }
does-lose-governor =
    { $n ->
        [one] lose { $n } governor
       *[other] lose { $n } governors
    }
does-lose-governor-of-opponent =
    { $n ->
        [one] the opponent loses { $n } governor
       *[other] the opponent loses { $n } governors
    }
does-lose-tactic =
    { $n ->
        [one] lose { $n } tactic that isn’t a starting one
       *[other] lose { $n } tactics that aren’t starting ones
    }
does-raze-own =
    { $n ->
        [one] one of your cities drops by { $n } level, if any can
       *[other] one of your cities drops by { $n } levels, if any can
    }
does-pay = you may pay { n-coins } for this:
does-place-saracens =
    { $n ->
        [one] { $n } more Saracen in each central Saracen city except Homs
       *[other] { $n } more Saracens in each central Saracen city except Homs
    }
does-no-attacks-on-players = nobody may attack a player’s city
does-saracen-strength = Saracens have +{ $n } strength in raids and battles
does-else = if you can’t:
does-else-each = for each one missing:
does-strength = strength { $n }
does-rout = rout { $n }
does-flee = flee { $n }
does-reinforce = reinforce { $n }
does-levy = levy { $n }
does-raze = raze { $n }
does-fortify = fortify { $n }
does-losses = losses (open tactics): { $n }
does-strength-per =
    { $most ->
        [0] strength { $n } for each { measure-each }
        [one] strength { $n } for each { measure-each } ({ $most } at most)
       *[other] strength { $n } for each { measure-each } ({ $most } at most)
    }
does-rout-per =
    { $most ->
        [0] rout { $n } for each { measure-each }
        [one] rout { $n } for each { measure-each } ({ $most } at most)
       *[other] rout { $n } for each { measure-each } ({ $most } at most)
    }
does-flee-per =
    { $most ->
        [0] flee { $n } for each { measure-each }
        [one] flee { $n } for each { measure-each } ({ $most } at most)
       *[other] flee { $n } for each { measure-each } ({ $most } at most)
    }
does-reinforce-per =
    { $most ->
        [0] reinforce { $n } for each { measure-each }
        [one] reinforce { $n } for each { measure-each } ({ $most } at most)
       *[other] reinforce { $n } for each { measure-each } ({ $most } at most)
    }
does-levy-per =
    { $most ->
        [0] levy { $n } for each { measure-each }
        [one] levy { $n } for each { measure-each } ({ $most } at most)
       *[other] levy { $n } for each { measure-each } ({ $most } at most)
    }
does-raze-per =
    { $most ->
        [0] raze { $n } for each { measure-each }
        [one] raze { $n } for each { measure-each } ({ $most } at most)
       *[other] raze { $n } for each { measure-each } ({ $most } at most)
    }
does-fortify-per =
    { $most ->
        [0] fortify { $n } for each { measure-each }
        [one] fortify { $n } for each { measure-each } ({ $most } at most)
       *[other] fortify { $n } for each { measure-each } ({ $most } at most)
    }
does-losses-per =
    { $most ->
        [0] losses (open tactics): { $n } for each { measure-each }
        [one] losses (open tactics): { $n } for each { measure-each } ({ $most } at most)
       *[other] losses (open tactics): { $n } for each { measure-each } ({ $most } at most)
    }
does-bribe =
    { $coins ->
        [one] pay up to { $coins } coin for strength { $strength }
       *[other] pay up to { $coins } coins for strength { $strength } each
    }
does-protect = protection for this card
does-protect-all = protection for all your open cards in this battle
does-no-destruction = the city loses no level at the end of this battle
does-peek-hand = look at the opponent’s hand
does-no-cancel = neither half of your next card can be cancelled

## What components do: moments, prices and lists

does-one-of = one of these:
does-or = ; or
does-nothing = nothing
does-if = If { condition-met }:
does-also-if = If { condition-met }, also:
does-at-end = At the end of the battle:
does-at-end-if = At the end of the battle, if { condition-met }:
does-top = Top:
does-bottom = Bottom:
does-starting = Starting tactic.
does-price = Price:
does-goods = { $good } × { $n }
does-free = Costs nothing.
does-after-order = Once a round, after your { $order } order:
does-after-order-if = Once a round, after your { $order } order, if { condition-met }:
does-bazaar = Once a round, at any moment of your turn, spend any 1 good:
does-spy = Once a round, after the watched rival’s { $order } order:
does-goods-of-rescript = On your turn, spend it as: { $goods }.
does-in-own-turn = Or play it on your turn:
does-in-own-march = Or play it in your march, before units move:
does-in-own-battle = Or play it in your battle, before or after your manoeuvre:
does-in-own-raid = Or play it in a raid on your city:
does-governor =
    { $measure ->
        [controls_homs] In each income phase, for control of Homs:
       *[cities] In each income phase, by { measure-name }:
    }
does-start-governor = First governor of the { $state } in a first game.
does-bull = At the end of the game, the goal that is worth more counts.
does-goal =
    { $measure ->
        [controls_homs] For control of Homs:
       *[cities] By { measure-name }:
    }
does-tier =
    { $measure ->
        [controls_homs] { $n } influence
       *[cities] { $least } or more: { $n } influence
    }
does-leader = In each income phase, { $n } influence if you have any and nobody has more: { measure-name }.
does-once = Once:
does-each-player = Each player, in turn order:
does-this-round = Until the end of the round:
does-raid-falls = Raids, by how much the city is stronger. 0 or less: the city falls.
does-raid-band = { $least } to { $most }:
does-raid-exactly = { $least }:
does-raid-from = { $least } or more:

## What components do: cities, states and orders

does-city-level =
    Level { $level }: { $goods }, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
does-city-upgrade = Upgrade to level { $level }: { $wood } wood.
does-state = Starts in { $city } with { units-counted } and { coins-counted }.
does-build =
    { $upgrades ->
        [one] Upgrade a city and take a building up to level { level-roman }, in any sequence.
       *[other] Upgrade cities { $upgrades } times and take a building up to level { level-roman }, in any sequence.
    }
does-pray =
    { $points ->
        [one] Gain { $points } holiness point. Spend up to { $paid } candles for one more each.
       *[other] Gain { $points } holiness points. Spend up to { $paid } candles for one more each.
    }
does-muster =
    Hire { units-counted }. Spend up to { $paid } steel for one more each. Learn { $tactics ->
        [one] { $tactics } tactic
       *[other] up to { $tactics } tactics
    } of level I or II.
does-march =
    Move up to { $moves ->
        [one] { $moves } unit
       *[other] { $moves } units
    } into a city from your cities next to it. Spend up to { $paid } horses for one more each. If the city isn’t yours, a battle follows.
does-reinforced-build =
    { $discount ->
        [one] Reinforced: { $discount } good off, and one more building of any level.
       *[other] Reinforced: { $discount } goods off, and one more building of any level.
    }
does-reinforced-pray =
    { $actions ->
        [one] Reinforced: { $actions } bishop action and a rescript of level { level-roman } as well.
       *[other] Reinforced: { $actions } bishop actions and a rescript of level { level-roman } as well.
    }
does-reinforced-muster =
    { $discount ->
        [one] Reinforced: { $discount } good off, and one more tactic of any level.
       *[other] Reinforced: { $discount } goods off, and one more tactic of any level.
    }
does-reinforced-march =
    { $moves ->
        [one] Reinforced: { $moves } more free move, +{ $strength } strength in the battle, and a governor may be replaced.
       *[other] Reinforced: { $moves } more free moves, +{ $strength } strength in the battle, and a governor may be replaced.
    }
