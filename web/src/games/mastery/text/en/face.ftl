# The face of Medieval Mastery: words of the board that the rules do not say themselves.

mastery-board = The board
mastery-closer = Zoom in
mastery-farther = Zoom out
mastery-whole = Show the whole board

## Places

mastery-spot-held =
    { $name } ({ $place }), held by { $owner } with { $knights ->
        [one] { $knights } knight
       *[other] { $knights } knights
    }. Worth { $value }.
mastery-spot-free = { $name } ({ $place }): unoccupied. Worth { $value }.
mastery-spot-castle =
    { $name } Castle ({ $place }), { $owner }: { $knights ->
        [0] no knights
        [one] { $knights } knight
       *[other] { $knights } knights
    }.
mastery-spot-lake = Lake ({ $place })
mastery-bare = A territory worth { $value }
mastery-spot-bare = A territory worth { $value } ({ $place })
mastery-held-by =
    Held by { $owner } with { $knights ->
        [one] { $knights } knight
       *[other] { $knights } knights
    }.
mastery-held-by-nobody = Nobody holds this territory.
mastery-worth = Worth { $value }.
mastery-capacity =
    { $count ->
        [one] Holds at most { $count } knight.
       *[other] Holds at most { $count } knights.
    }
mastery-unsupplied = Cut off from supply: its knights can’t be redeployed.
mastery-siege-defence =
    { $count ->
        [one] Always defends as if { $count } knight stood there.
       *[other] Always defends as if { $count } knights stood there.
    }
mastery-your-supply = { $owner }: supply
mastery-within-reach = Within reach: +2 means points, 7 : 4 is strength before cards if you send as many as you can

## An advance

mastery-to-send = Knights to send
mastery-there =
    { $count ->
        [one] { $count } in { $castle }
       *[other] { $count } in { $castle }
    }
mastery-you = You
mastery-row-knights = Knights
mastery-row-tile = Territory: { $tile }
mastery-row-sceptres = Sceptres
mastery-row-equal = { $sceptre }: both sides count as { $count }
mastery-row-conflict = Conflict cards
mastery-row-support = Support
mastery-before-cards = Before cards
mastery-if-won = If you win
mastery-if-lost = If you lose
mastery-at-once = Right away
mastery-lost-note = You lose as many knights as the margin; the rest return. The defender wins ties.
mastery-points-go = { $seat } { $from } → { $to }
mastery-gained =
    { $count ->
        [one] { $count } new knight arrives there.
       *[other] { $count } new knights arrive there.
    }
mastery-drowned =
    { $count ->
        [one] { $count } knight is lost there.
       *[other] { $count } knights are lost there.
    }
mastery-abandoned = No knights would be left there: the territory stays empty.
mastery-discards = You may discard a card.
mastery-wins = This wins the match.
mastery-siege-wins = Taking a castle wins the match.
mastery-stay-home =
    { $count ->
        [0] No knights stay in the castle.
        [one] { $count } knight stays in the castle.
       *[other] { $count } knights stay in the castle.
    }
mastery-advance-with =
    { $count ->
        [one] Advance with { $count } knight
       *[other] Advance with { $count } knights
    }
mastery-attack-with =
    { $count ->
        [one] Attack with { $count } knight
       *[other] Attack with { $count } knights
    }
mastery-back = Back
mastery-close = Close
mastery-reach-count =
    { $count ->
        [0] Nothing is within reach of your supply.
        [one] { $count } territory is within reach of your supply.
       *[other] { $count } territories are within reach of your supply.
    }

## Redeployment

mastery-redeploy = Redeployment
mastery-redeploy-how = Drag knights from place to place, or use + and −.
mastery-to-place =
    { $count ->
        [0] All knights are placed.
        [one] { $count } knight left to place.
       *[other] { $count } knights left to place.
    }
mastery-too-many =
    { $count ->
        [one] { $count } knight too many.
       *[other] { $count } knights too many.
    }
mastery-dice-left =
    { $count ->
        [one] { $count } die in reserve
       *[other] { $count } dice in reserve
    }
mastery-fewer = One knight less: { $name }
mastery-more = One knight more: { $name }
mastery-redeploy-keep = Leave knights where they are
mastery-redeploy-do = Confirm redeployment
mastery-redeploy-again = Reset
mastery-redeploy-change = { $name } ({ $place }): { $from } → { $to }
mastery-of-most = { $knights } of { $most }

## Battle

mastery-battle-for = Battle for { $tile }
mastery-siege-of = Siege of { $castle }
mastery-steps = Steps of the battle
mastery-step = Step { $number } · { $name }
mastery-step-1 = Territory
mastery-step-2 = Draw
mastery-step-3 = Sceptres
mastery-step-4 = Conflict
mastery-step-5 = Support
mastery-step-6 = Outcome
mastery-step-7 = Orbs
mastery-step-8 = Losses
mastery-step-9 = End
mastery-attacks = Attacks
mastery-defends = Defends
mastery-on-field =
    { $count ->
        [0] no knights on the field
        [one] { $count } knight on the field
       *[other] { $count } knights on the field
    }
mastery-in-hand =
    { $count ->
        [0] no cards in hand
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
mastery-counts-as = counts as { $count }
mastery-sealed = face down
mastery-no-card = No card
mastery-standing-win =
    { $you ->
        [yes] As things stand, you win by { $margin }.
       *[no] As things stand, { $winner } wins by { $margin }.
    }
mastery-standing-tie =
    { $you ->
        [yes] A tie: you win as the defender, by { $margin }.
       *[no] A tie: { $winner } wins as the defender, by { $margin }.
    }
mastery-won-by =
    { $you ->
        [yes] You win by { $margin }.
       *[no] { $winner } wins by { $margin }.
    }
mastery-cost =
    { $falls ->
        [one] { $falls } knight falls
       *[other] { $falls } knights fall
    }, { $returns ->
        [0] none return
        [one] { $returns } returns
       *[other] { $returns } return
    }
mastery-ahead = ahead by { $margin }
mastery-behind = behind by { $margin }
mastery-tie-lost = the defender wins a tie
mastery-tie-won = you win the tie
mastery-stake = With { $tile } you have { $to } of { $target } points; without it, { $from }.
mastery-part-waits = about to take effect
mastery-part-applied = took effect
mastery-part-if_won = step 7, if won
mastery-part-if_lost = step 7, if lost
mastery-part-idle = not in this battle
mastery-part-broken = destroyed
mastery-see-board = Show the board
mastery-see-battle = Show the battle
mastery-not-now = Can’t be played now

## Response windows

mastery-window = Response window
mastery-window-note = Asked at the same time, so nobody can tell who could respond:
mastery-window-fracture = { $card } would destroy it: no effect now, and none until the end of its owner’s next turn.
mastery-window-passed = Your answer is in. The window closes for everyone at once.

## Set-up

mastery-castles = Castles
mastery-castle-taken = taken by { $owner }
mastery-castle-free = free

## Your own area and the rail

mastery-hand = Hand
mastery-artefacts = Artefacts
mastery-manoeuvres = Manoeuvres left
mastery-crown = Crown
mastery-crown-ready = unused
mastery-crown-used = used
mastery-crown-broken = destroyed
mastery-deck = Deck
mastery-discard = Discard pile
mastery-dice = Dice in reserve
mastery-unseen = Hand or deck
mastery-known-top = Known to be on top: { $cards }
mastery-empty-hand = No cards in hand
mastery-points = Victory points
mastery-points-of = { $points } of { $target }
mastery-knights = Knights
mastery-cards = Cards in hand
mastery-team = Team { $number }
mastery-copies = × { $count }
mastery-destroyed = Destroyed: face down until its owner’s turn ends.
mastery-hint-leave = Knights advance from { $castle } only.
mastery-hint-secret = Both cards are revealed together.
mastery-hint-support = Whoever has fewer points goes first. It ends when everyone has passed in a row; after a card, everyone is asked again.
mastery-hint-window = Everyone who might hold the card gets the same question.
mastery-hint-window-none = You hold no { card-fracture }, so all you can do is pass.
mastery-order-note = You hold { card-fracture } now
mastery-no-points = no points yet
mastery-hint-discard-orb = Optional, thanks to your Orb.
mastery-hint-discard-tile = Optional, thanks to this territory.
mastery-hint-discard-crown = Optional, thanks to the Crown of Wrath.
mastery-hint-goal = Next: advance to { $place }. Move knights first, or click it again to leave them where they are.
mastery-hint-support-none = You have no support card. You’re asked all the same, each time, so that nobody can tell.
mastery-unused-manoeuvres =
    { $count ->
        [one] { $count } manoeuvre unused
       *[other] { $count } manoeuvres unused
    }
mastery-unused-crown = crown unused
mastery-first-manoeuvre = Territories are taken during a manoeuvre: begin one first.
mastery-redeploy-lit = For now, knights move only between the highlighted places.

mastery-lands-worth = Territories worth { $worth }
mastery-arena-why = In the Arena the lower roll loses a knight; on a tie both sides do.
mastery-cut-off =
    { $count ->
        [one] { $count } of your territories is cut off from supply.
       *[other] { $count } of your territories are cut off from supply.
    }
mastery-your-answer = your answer
mastery-dice-why = Dice in reserve (each die on the board shows up to 6 knights; without dice, no new knights)

## The log: what came of a manoeuvre

mastery-log-moved =
    { $seat } moves { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    } from { $source } to { $target }.
mastery-log-moved-you =
    You move { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    } from { $source } to { $target }.
mastery-log-taken =
    { $seat } takes the empty { $tile } with { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    }, +{ $worth }.
mastery-log-taken-you =
    You take the empty { $tile } with { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    }, +{ $worth }.
mastery-log-takes = { $seat } takes the { $tile }, +{ $worth }.
mastery-log-takes-you = You take the { $tile }, +{ $worth }.
mastery-log-keeps = { $seat } keeps the { $tile }.
mastery-log-keeps-you = You keep the { $tile }.
mastery-log-won = { $seat } wins the { $tile } from { $other }, { $high } to { $low }, +{ $worth }.
mastery-log-won-you = You win the { $tile } from { $other }, { $high } to { $low }, +{ $worth }.
mastery-log-won-to-you = { $seat } wins the { $tile } from you, { $high } to { $low }, +{ $worth }.
mastery-log-held = { $seat } holds the { $tile } against { $other }, { $high } to { $low }.
mastery-log-held-you = You hold the { $tile } against { $other }, { $high } to { $low }.
mastery-log-held-to-you = { $seat } holds the { $tile } against you, { $high } to { $low }.

# MM-END-06
mastery-level = On equal points, more territories decide the place, then more knights.
