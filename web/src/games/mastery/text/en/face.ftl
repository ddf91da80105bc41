# The face of Medieval Mastery: words of the board that the rules do not say themselves.

mastery-board = The board
mastery-closer = Closer
mastery-farther = Farther
mastery-whole = The whole board

## Places

mastery-spot-held =
    { $name } ({ $place }), { $owner }: { $knights ->
        [one] { $knights } knight
       *[other] { $knights } knights
    }. Worth { $value }.
mastery-spot-free = { $name } ({ $place }): nobody holds it. Worth { $value }.
mastery-spot-castle =
    The castle of { $name } ({ $place }), { $owner }: { $knights ->
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
mastery-held-by-nobody = Nobody holds it.
mastery-worth = Worth { $value }.
mastery-capacity = Holds { $count } knights at most.
mastery-unsupplied = Not supplied: its knights cannot be redeployed.
mastery-siege-defence = It is defended by { $count } knights, whatever stands there.
mastery-your-supply = { $owner }: supply
mastery-within-reach = Within reach: +2 is points, 7 : 4 is strength before cards, all sent

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
mastery-row-conflict = Conflict cards
mastery-row-support = Support
mastery-before-cards = Before cards
mastery-if-won = If you win
mastery-if-lost = If you lose
mastery-at-once = At once
mastery-lost-note = Knights equal to the margin fall, the rest return. A tie goes to the defender.
mastery-points-go = { $seat } { $from } → { $to }
mastery-gained =
    { $count ->
        [one] { $count } knight joins your castle.
       *[other] { $count } knights join your castle.
    }
mastery-drowned =
    { $count ->
        [one] { $count } knight is lost there.
       *[other] { $count } knights are lost there.
    }
mastery-abandoned = Nobody would be left there: the land stays free.
mastery-discards = You may discard a card.
mastery-wins = That wins the match.
mastery-siege-wins = Taking a castle wins the match.
mastery-stay-home =
    { $count ->
        [0] Nobody stays in the castle.
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
mastery-redeploy-how = Drag knights from tile to tile, or use + and −.
mastery-to-place =
    { $count ->
        [0] All knights are placed.
        [one] { $count } knight is still to be placed.
       *[other] { $count } knights are still to be placed.
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
mastery-fewer = One knight fewer: { $name }
mastery-more = One knight more: { $name }
mastery-redeploy-keep = Leave the knights where they are
mastery-redeploy-do = Redeploy so
mastery-redeploy-again = As it was
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
mastery-counts-as = counts { $count }
mastery-sealed = face down
mastery-no-card = No card
mastery-standing-win = As it stands { $winner } wins by { $margin }.
mastery-standing-tie = A tie: the defender { $winner } wins by { $margin }.
mastery-won-by = { $winner } wins by { $margin }.
mastery-cost =
    { $falls ->
        [one] { $falls } knight falls
       *[other] { $falls } knights fall
    }, { $returns } return
mastery-ahead = ahead by { $margin }
mastery-behind = behind by { $margin }
mastery-tie-lost = the defender wins a tie
mastery-tie-won = you win the tie
mastery-stake = With { $tile } you have { $to } of { $target } points, without it { $from }.
mastery-part-waits = about to take effect
mastery-part-applied = took effect
mastery-part-if_won = step 7, if won
mastery-part-if_lost = step 7, if lost
mastery-part-idle = not in this battle
mastery-part-broken = destroyed
mastery-see-board = Show the board
mastery-see-battle = Show the battle
mastery-not-now = Not to be played now

## Response windows

mastery-window = Response window
mastery-window-note = Everybody who might hold { $card } is asked at the same time. Nobody can tell who can answer.
mastery-window-passed = Your answer is in. The window closes for all together.

## Set-up

mastery-castles = The castles
mastery-castle-taken = taken by { $owner }
mastery-castle-free = free

## The own area and the rail

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
mastery-known-top = Known on top: { $cards }
mastery-empty-hand = No cards in hand
mastery-points = Victory points
mastery-points-of = { $points } of { $target }
mastery-knights = Knights
mastery-cards = Cards in hand
mastery-team = Team { $number }
mastery-copies = × { $count }
mastery-destroyed = Destroyed: face down until its owner’s turn ends.
mastery-hint-leave = Knights leave from { $castle } only.
mastery-hint-secret = Both cards are turned over together.
mastery-hint-support = Who has fewer points begins; it ends when both pass.
mastery-hint-window = The same question stands before everybody who might hold it.
mastery-no-points = no points yet
mastery-hint-discard-orb = You may, by your orb; you need not.
mastery-hint-discard-tile = You may, by the land you have taken; you need not.
mastery-hint-discard-crown = You may, by the Crown of Wrath; you need not.
mastery-first-manoeuvre = Land is taken in a manoeuvre: begin one first.
mastery-redeploy-lit = Now knights move only between the places that glow.

## The first turn

mastery-primer = How it goes
mastery-primer-goal = Hold land worth { $target } points and you win.
mastery-primer-turn = Every turn fresh knights gather in your castle. In a manoeuvre you first move knights between your places, then advance from the castle onto land within reach.
mastery-primer-fight = Empty land is yours at once. Held land is fought for: knights count, then a secret conflict card from each side, then support cards.
mastery-primer-look = Rest the pointer on a card or a place to read it; on a touch screen press and hold.
