# Battles: cards, the scene, its end.

crusaders-battle-title = Battle for { $city }
crusaders-battle-steps = Steps of the battle
crusaders-battle-you = you
crusaders-battle-attacks = attacks
crusaders-battle-defends = defends
crusaders-battle-played-by = played by { $name }

## Cards

crusaders-battle-covered =
    { $half ->
        [top] The top is cancelled.
       *[bottom] The bottom is cancelled.
    }
crusaders-battle-guarded = Protected from losses.
crusaders-battle-taken = Lost in this battle.
crusaders-battle-means-rout = Rout: that many enemy units in the battle go back to the supply; the marker moves by as many.
crusaders-battle-means-flee = Flee: that many enemy units leave the battle for an adjacent city of theirs; the marker moves by as many.
crusaders-battle-means-reinforce = Reinforce: you may bring up to that many units from your adjacent cities into the battle.
crusaders-battle-means-levy = Levy: you may bring up to that many units from your supply into the battle.
crusaders-battle-means-raze = Raze: you may lower the level of the city; the marker moves towards the attacker by as many.
crusaders-battle-means-fortify = Fortify: if you defend, the level of the city rises; the marker moves towards you by as many.
crusaders-battle-means-losses = Losses: that many of the enemy’s open cards in this battle are taken at random; starting tactics stay.
crusaders-battle-means-protect = Protection: losses can’t take the card.
crusaders-battle-cancel =
    { $half ->
        [top] Cancel the top
       *[bottom] Cancel the bottom
    }

## Steps

crusaders-battle-step-difference = Strengths
crusaders-battle-step-defence = Defence
crusaders-battle-step-attack = Attack
crusaders-battle-step-winner = Winner
crusaders-battle-step-retreat = Retreat
crusaders-battle-step-destruction = Destruction
crusaders-battle-step-trophies = Trophies
crusaders-battle-you-do =
    { $what ->
        [cancel] you cancel a half
        [lay] your card
       *[other] your manoeuvre
    }
crusaders-battle-they-do =
    { $what ->
        [cancel] { $name } cancels
       *[other] { $name }
    }
crusaders-battle-waits =
    { $what ->
        [cancel] { $name } decides which half to cancel.
        [lay] { $name } is choosing a card.
       *[other] Waiting for { $name }.
    }

## Sides and the track

crusaders-battle-units = units
crusaders-battle-walls = walls
crusaders-battle-march-bonus = reinforced march
crusaders-battle-track-bonus = track and event
crusaders-battle-coins = coins
crusaders-battle-rescripts = rescripts
crusaders-battle-level = level { $level }
crusaders-battle-track =
    { $you ->
        [yes] Strength track: +{ $count } for you
       *[no] Strength track: +{ $count } for { $name }
    }
crusaders-battle-track-even = Strength track: even; the attacker would win
crusaders-battle-tie = At 0 the attacker wins.
crusaders-battle-without =
    { $half ->
        [top] without the top
        [bottom] without the bottom
       *[none] both halves
    }

## What a card would do

crusaders-battle-works =
    { $half ->
        [top] the top works
       *[bottom] the bottom works
    }
crusaders-battle-both = Both halves work
crusaders-battle-if-cancelled =
    { $half ->
        [top] If they cancel the top
       *[bottom] If they cancel the bottom
    }
crusaders-battle-at-once =
    { $side ->
        [own] victory
       *[other] defeat
    }
crusaders-battle-now = Now
crusaders-battle-then = After the manoeuvre
crusaders-battle-after = then { $marker }
crusaders-battle-after-half =
    { $half ->
        [top] top { $marker }
       *[bottom] bottom { $marker }
    }
crusaders-battle-part-bribe =
    { $count ->
        [one] Bribe: up to { $count } coin
       *[other] Bribe: up to { $count } coins
    }
crusaders-battle-units-change = Units ({ $name }): { $change }
crusaders-battle-level-change = City level: { $change }
crusaders-battle-may-stop = May leave a side without units: the battle would end at once.
crusaders-battle-stops = A side has no unit left: the battle ends at once.
crusaders-battle-decides = The amount chosen decides who wins.
crusaders-battle-would-win = With that, victory goes to { $name }.
crusaders-battle-lay = Play “{ $card }”
crusaders-battle-no-change = marker unchanged

## Hands and notes

crusaders-battle-pick = Look at the cards of your hand, then play one.
crusaders-battle-at-worst = at worst
crusaders-battle-own-hand =
    { $count ->
        [0] Your hand is empty
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
crusaders-battle-hand =
    { $count ->
        [0] { $name }: no cards in hand
        [one] { $name }: { $count } card in hand
       *[other] { $name }: { $count } cards in hand
    }
crusaders-battle-hidden-hand =
    { $count ->
        [one] { $count } card face down
       *[other] { $count } cards face down
    }
crusaders-battle-covers =
    { $count ->
        [one] { $count } covers a half
       *[other] { $count } cover halves
    }
crusaders-battle-blind =
    { $count ->
        [0] You have no card left: the half is cancelled all the same.
        [one] Your last card covers the half.
       *[other] One of your { $count } cards, drawn blind, covers the half.
    }
crusaders-battle-their-rescripts =
    { $count ->
        [one] { $name } has { $count } rescript and may play it before or after a manoeuvre of their own.
       *[other] { $name } has { $count } rescripts and may play them before or after a manoeuvre of their own.
    }
crusaders-battle-window = If you never play anything in such windows, turn on automatic passing, next to the question or in the menu.

## The end

crusaders-battle-captured =
    { $you ->
        [yes] { $city } is yours
       *[no] { $name } captures { $city }
    }
crusaders-battle-held =
    { $you ->
        [yes] You hold { $city }
        [saracens] The Saracens hold { $city }
       *[no] { $name } holds { $city }
    }
crusaders-battle-margin =
    { $you ->
        [saracens] The Saracens win the battle. Difference of strength: { $marker }
        [yes] You win the battle. Difference of strength: { $marker }
       *[no] { $name } wins the battle. Difference of strength: { $marker }
    }
crusaders-battle-end-losses = End effects
crusaders-battle-end-retreat = Retreat
crusaders-battle-end-destruction = Destruction
crusaders-battle-end-trophies = Trophies
crusaders-battle-to-come = Still to come.
crusaders-battle-nothing = Nothing.
crusaders-battle-sits = Sits in the city
crusaders-battle-market = On the market
crusaders-battle-skip = Skip
crusaders-battle-go-on = Continue
