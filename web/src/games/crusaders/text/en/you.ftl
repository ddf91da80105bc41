# What the reader did, in the second person: used instead of the message of the same name.

you-event-automa-fee = You get 1 coin from the bank.
you-event-battle = Battle for { $city }: you attack { $defender }.
you-event-battle-won = You win the battle. Strength difference for the attacker: { $marker }.
you-event-bazaar-for-good = You trade { $good } at the Bazaar.
you-event-bazaar-for-rescript = You trade the rescript “{ $rescript }” at the Bazaar.
you-event-bishop-moved = You move a bishop from { $origin } to { $city }.
you-event-bishop-returned = You lose a bishop in { $city }.
you-event-bishop-trained = You train a bishop in { $city }.
you-event-bishops-shown = Your bishops in { $city }, by level: { $levels }.
you-event-bombarded = You remove 1 Saracen from { $city }.
you-event-both-halves-open = Nothing on your card is cancelled: both halves work.
you-event-building-discarded = You discard a building: { $building }.
you-event-building-put-back = You put the building “{ $building }” back on the deck.
you-event-building-shown = You turn up a building: { $building }.
you-event-building-taken = You build: { $building }.
you-event-building-used = You use a building: { $building }.
you-event-bull-fulfilled = You show the { $bull }: { $influence } influence for { measure-name }.
you-event-bull-missed = You show the { $bull }, with neither goal reached.
you-event-capital-moved = You have a new capital: { $city }.
you-event-city-held = You hold { $city }.
you-event-city-lost = You lose { $city }.
you-event-city-taken = You capture { $city }.
you-event-coins-gained = You gain { coins-counted }.
you-event-coins-lost = You lose { coins-counted }.
you-event-coins-paid = You pay { coins-counted }.
you-event-defeat = Defeat: you have no city left.
you-event-destruction-averted = You spare the city: it will lose no level after this battle.
you-event-discount-used =
    You use a discount of { $count ->
        [one] { $count } good
       *[other] { $count } goods
    }.
you-event-eliminated = You’ve lost your last city and are out. This round is the last one.
you-event-extra-moves =
    You have { $moves ->
        [one] { $moves } more free move
       *[other] { $moves } more free moves
    } in this march.
you-event-fee-paid = You pay { $owner } 1 coin.
you-event-fee-to-bank = You pay 1 coin to the bank.
you-event-first-governor = Your first governor: { $governor } governs { $city }.
you-event-fled = You flee to { $city } with { units-counted }.
you-event-good-blocked = You have a good blocked: { $good }.
you-event-good-gained = You gain a good: { $good }.
you-event-good-given-up = You give up a { $state } good: { $good }.
you-event-good-handed-over = You hand a { $state } good to { $winner }: { $good }.
you-event-good-spent = You spend { $good }.
you-event-goods-restored = You restore { $count } { $good }.
you-event-governor-put-back = You put { $governor } under the deck.
you-event-governor-scores = Your governor { $governor } brings { $influence } influence.
you-event-governor-shown = You turn up a governor: { $governor }.
you-event-governor-taken = { $governor } now governs { $city } for you.
you-event-half-cancelled = You cancel the { $half }.
you-event-hand-shown = You look at the hand of { $opponent }.
you-event-hegemony = Hegemony: you control { $cities } cities.
you-event-holiness-gained =
    You gain { $points ->
        [one] { $points } holiness point
       *[other] { $points } holiness points
    } and move to space { $cell } of the holiness track.
you-event-holy-land = { $city } is now a holy land of yours.
you-event-holy-lands-score =
    You gain { $lands } influence for { $lands ->
        [one] a holy land
       *[other] holy lands
    }.
you-event-influence-gained = You gain { $influence } influence.
you-event-levied = You levy { units-counted }.
you-event-no-refuge = You have nowhere to flee and lose { units-counted }.
you-event-no-retreat = You have nowhere to retreat: { units-counted } back in the supply.
you-event-no-spy-left = No spy is left for you to draw.
you-event-order-begins = You: { $order }.
you-event-order-granted = You may carry out an extra order: { $order }.
you-event-order-placed = You place an order: { $order }, inner cell.
you-event-order-placed-outside = You place an order: { $order }, outer cell.
you-event-order-placed-reinforced = You use Homs and place an order: { $order }, reinforced, inner cell.
you-event-order-resolved = You have finished an order: { $order }.
you-event-part-declined = You decline an end-of-battle effect.
you-event-placement-skipped = You can’t place an order.
you-event-prayed =
    You pray for { $points ->
        [one] { $points } holiness point
       *[other] { $points } holiness points
    }.
you-event-protected = You protect open cards from losses.
you-event-raid-begins =
    Raid on your { $city }: { $raiders ->
        [one] { $raiders } raider
       *[other] { $raiders } raiders
    }, strength { $strength }.
you-event-reinforced-order-begins = You: reinforced { $order }.
you-event-rescript-discarded = You discard a rescript: { $rescript }.
you-event-rescript-lost = You lose a rescript: { $rescript }.
you-event-rescript-played = You play a rescript: { $rescript }.
you-event-rescript-spent = You pay with a rescript: { $rescript }.
you-event-rescripts-drawn =
    You draw { $count ->
        [one] { $count } rescript
       *[other] { $count } rescripts
    } of level { level-roman }.
you-event-retreat-loss = You lose 1 unit in the retreat.
you-event-retreated = You retreat to { $city } with { units-counted }.
you-event-righteousness = Righteousness: you have { $lands } holy lands.
you-event-routed = Rout: you lose { units-counted }.
you-event-saracen-battle = Battle for { $city }: you attack the Saracens, played by { $player }.
you-event-saracen-hand-drawn =
    You draw { $count ->
        [one] { $count } Saracen card
       *[other] { $count } Saracen cards
    }.
you-event-saracen-hand-shown = You look at the Saracens’ hand.
you-event-spy-discarded = You lose a spy: { $spy }.
you-event-spy-drawn = You draw a spy.
you-event-spy-played = You send the spy “{ $spy }” to watch { $rival }.
you-event-spy-replaced = You discard an active spy: { $spy }.
you-event-spy-used = You use the spy “{ $spy }” on { $rival }.
you-event-starting-tactic-discarded = You put away a starting tactic.
you-event-starting-tactic-taken-back = You take back a starting tactic.
you-event-tactic-covers = Your tactic covers it, face down.
you-event-tactic-discarded = You discard a tactic: { $tactic }.
you-event-tactic-kept = Losses: “{ $tactic }” is a starting tactic and stays with you.
you-event-tactic-laid = You play a tactic: { $tactic }.
you-event-tactic-learned = You learn a tactic: { $tactic }.
you-event-tactic-lost = Losses: you lose the tactic “{ $tactic }”.
you-event-tactic-put-back = You put the tactic “{ $tactic }” back on the deck.
you-event-tactic-shown = You turn up a tactic: { $tactic }.
you-event-taxes = You take { coins-counted } in taxes.
you-event-unit-lost = You lose { units-counted } in { $city }.
you-event-unit-moved = You move 1 unit from { $city } to { $to }.
you-event-units-join = You bring { units-counted } into the battle.
you-event-units-lost = You have nowhere to retreat: { units-counted } back in the supply.
you-event-units-marched = You march on { $city } with { units-counted }.
you-event-units-placed =
    You place { $count ->
        [one] { $count } unit
       *[other] { $count } units
    } in { $city }.
you-event-units-retreat = You retreat to { $city } with { units-counted }.
you-event-won = You win with { $influence } influence.
you-event-won-by-conditions = { $tied } tie at { $influence } influence. You win the tie with more of hegemony and righteousness fulfilled: { $conditions }.
you-event-won-by-holiness = { $tied } tie at { $influence } influence. You win the tie, being further right on the holiness track.

# What others did to the reader.

to-you-event-battle = Battle for { $city }: { $attacker } attacks you.
to-you-event-fee-paid = { $seat } pays you 1 coin.
to-you-event-good-handed-over = { $seat } hands you a { $state } good: { $good }.
to-you-event-hand-shown = { $seat } looks at your hand.
to-you-event-saracen-battle = Battle for { $city }: { $attacker } attacks the Saracens, played by you.
to-you-event-spy-played = { $seat } sends the spy “{ $spy }” to watch you.
to-you-event-spy-used = { $seat } uses the spy “{ $spy }” on you.
