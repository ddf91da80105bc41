# The board of Paladins of the West Kingdom: its own words.

paladins-points = Victory points
paladins-fact-faith = Faith
paladins-fact-strength = Strength
paladins-fact-influence = Influence
paladins-workers = Workers
paladins-no-workers = No workers
paladins-silver = Silver
paladins-provisions = Provisions
paladins-suspicion = Suspicion
paladins-unpaid = Unpaid debts
paladins-paid = Paid debts
paladins-debt = debt
paladins-tax = Taxes
paladins-or = or
paladins-first = first player
paladins-passed = passed
paladins-difficulty = Difficulty: { $difficulty }

paladins-kind-townsfolk = Townsfolk
paladins-kind-paladin = Paladin
paladins-kind-tavern = Tavern
paladins-kind-wall = Wall
paladins-piece-monk = monk
paladins-piece-outpost = outpost

## The main board

paladins-orders = King’s orders
paladins-order-progress = { $order }: { $done } of { $count }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
paladins-order-later = King’s order, revealed in round { $round }
paladins-favours = King’s favours
paladins-favour-later = King’s favour, revealed in round { $round }
paladins-round = Round { $round } of { $rounds }
paladins-tax-hint = When the last silver is taken, the inquisition comes
paladins-decks = Cards left
paladins-deck-walls = walls
paladins-deck-suspicion = suspicion
paladins-deck-townsfolk = townsfolk
paladins-deck-outsiders = outsiders
paladins-deck-debts = debts
paladins-closed = not used with this number of players
paladins-surcharge = { $silver } silver for the missing strength

## The opening of a round

paladins-opening = Round { $round }: paladins and taverns
paladins-your-paladins = Your three paladins
paladins-taverns = This round’s taverns
paladins-fate-used = serves you
paladins-fate-top = on top
paladins-fate-under = under the deck
paladins-look-board = Look at the board
paladins-look-cards = Back to the cards
paladins-hint-paladin = One serves you this round, one goes on top of your deck, one to the bottom. Nobody sees your choice yet.
paladins-hint-top-last = This is the last round: the deck isn’t used again, so it doesn’t matter whom you choose.
paladins-hint-tavern = Four workers; you draw a suspicion card for each criminal.

## A player’s board

paladins-no-paladin = No paladin yet
paladins-crew = Crew
paladins-walls = Walls
paladins-converted = Converted outsiders
paladins-used = Paladins of earlier rounds
paladins-sheet = Points so far
paladins-compared = Everyone’s points
paladins-sum-orders = King’s orders
paladins-sum-attributes = Tracks
paladins-sum-actions = Actions and walls
paladins-sum-outsiders = Converted outsiders
paladins-sum-debts = Debts
paladins-sum-goods = Goods
paladins-track =
    { $attribute } track: { $value } on the track, { $more } from the paladin, { $whole } in all; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
paladins-track-next =
    From { $value } on: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
paladins-worker-count = { $out ->
        [0] { $worker }: { $count }
       *[other] { $worker }: { $count }, { $out } of them set aside
    }
paladins-absolve-spaces = Absolve spaces
paladins-busy = occupied until you pray or pass
paladins-reach = { $last ->
        [0] { $attribute } { $value }: no region yet
        [1] { $attribute } { $value }: region 1
       *[other] { $attribute } { $value }: regions { $first }–{ $last }
    }
paladins-reach-buy = { $last ->
        [0] strength { $value }: any, for silver
        [1] strength { $value }: region 1, others for silver
       *[other] strength { $value }: regions 1–{ $last }, others for silver
    }
paladins-needs = influence { $value }, { $needed } needed
paladins-needs-met = influence { $value }: enough ({ $needed } needed)
paladins-needs-none = needs no influence
paladins-all-done = all done
paladins-line-develop = { $price ->
        [0] free: a workshop and its worker
       *[other] { $price } silver: a workshop and its worker
    }
paladins-line-recruit = discard for a reward, or hire
paladins-line-hunt = { $one } or { $two } provisions
paladins-line-trade = { $one } or { $two } silver
paladins-line-pray = { $price ->
        [0] free: clear another action
       *[other] { $price } silver: clear another action
    }
paladins-line-conspire = a criminal and suspicion
paladins-done-times = performed: { $count }
paladins-any-worker = any worker
paladins-space-workshop = Space { $place }: workshop
paladins-space-worker = Space { $place }: { $worker }
paladins-space-empty = Space { $place }: empty, needs { $worker }
paladins-change = Change
paladins-price = Cost
paladins-gain = You get
paladins-place = Place
paladins-left = You’ll have
paladins-then = Then
paladins-left-words = You’ll have: workers { $workers }, silver { $silver }, provisions { $provisions }.
paladins-points-words = Points: { $from } → { $to }.
paladins-mode-discard = Discard for the reward
paladins-mode-hire = Hire
paladins-hint-workers = One of { $count } ways, suggested. Click a space to change it.
paladins-hint-workers-own = Your choice, one of { $count } ways. Click a space to change it.
paladins-hint-start = This card stays with you for the whole match. Hover over a card to read it; on a touch screen, press and hold.
paladins-hint-action = Choose a glowing action on your board. If you pass, you’re out of this round.
paladins-hint-recruit = Discard a card for its reward (top right), or hire it: the ability at the bottom then works again and again.
paladins-hint-commission = You get the reward of the space, and your influence rises.
paladins-hint-garrison = You get the reward of the space, and your faith rises.
paladins-hint-attack = You get the reward at the top right, and your influence rises. Missing strength costs silver.
paladins-hint-convert = You get the reward at the bottom left. The bottom of the card scores at the end.
paladins-hint-workshop = That space never needs a worker again, and you get one right away.
paladins-hint-debt = At the end of the game an unpaid debt costs 3 points; a paid one is worth 1.
paladins-hint-pray = Its workers leave, and you can perform it again this round.
paladins-hint-suspicion = Whoever holds the most suspicion is punished when the taxes run out.
paladins-hint-keep = The others go back; your paladin and tavern bring new ones.

## The inquisition

paladins-inquisition = The inquisition
paladins-on = Continue
paladins-inq-abilities = Townsfolk respond
paladins-inq-most = The most suspicion is punished
paladins-inq-refill = Tax supply refilled
paladins-inquisition-may = The inquisition may come.
paladins-inquisition-will = The inquisition comes.
paladins-would-punish = As things stand, it would punish: { $names }.
paladins-suspects = If the inquisition came now, it would punish: { $names }
paladins-held = { $count ->
        [one] { $count } suspicion card
       *[other] { $count } suspicion cards
    }
paladins-hint-inquisition = Each card works once, in any order.

## The bot

paladins-marker = Resource marker
paladins-marker-at = Resource marker at { $position } of { $positions }
paladins-stack = Markers, bottom to top
paladins-fallback = Otherwise:
paladins-rest = Rest
paladins-solo-how = Each turn the bot turns up a scheme card and takes its action. If it can’t, it takes the first of its other actions that it can. Each action takes workers; without any left, it passes.
paladins-schemes = Schemes in the deck: { $count }

## What an action is for

paladins-possible = Possible now · { $count }
paladins-impossible = Not possible · { $count }
paladins-for = Why
paladins-for-points =
    { $what }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
paladins-for-more =
    { $what }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } instead of { $before }
paladins-for-later =
    { $what }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; this one is no. { $number }
paladins-for-order =
    king’s order { $done }/{ $count }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
paladins-for-region = region { $region } opens
paladins-for-track =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } instead of { $before }
paladins-for-develop = one space will never need a worker again, and you gain a worker now
paladins-for-workshop =
    { $action } will need { $count ->
        [0] no workers
        [one] { $count } worker
       *[other] { $count } workers
    } instead of { $before }
paladins-for-suspicion =
    { $count ->
        [one] { $count } suspicion card
       *[other] { $count } suspicion cards
    }, the most at the table
paladins-nth-develop =
    { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $number }th
    } workshop
paladins-nth-commission =
    { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $number }th
    } monk
paladins-nth-fortify =
    { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $number }th
    } wall
paladins-nth-garrison =
    { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $number }th
    } outpost
paladins-nth-absolve =
    { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $number }th
    } jar
paladins-nth-attack =
    { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $number }th
    } attack
paladins-nth-convert =
    { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $number }th
    } converted outsider

# PAL-SCORE-18
paladins-level = On equal points, more points from king’s orders decide the place, then fewer suspicion cards.
