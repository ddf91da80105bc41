# What the reader did, in the second person: used instead of the message of the same name.

you-event-abilities-left = You use no more townsfolk.
you-event-ability-used = Your { $townsfolk } takes effect.
you-event-action = You perform { $mode }. Workers placed: { $workers }.
you-event-attribute-raised = Your { $attribute } rises to { $value }.
you-event-cleared = You clear { $action }. Workers returned: { $workers }.
you-event-debt-destroyed =
    You destroy { $count ->
        [one] { $count } debt
       *[other] { $count } debts
    }.
you-event-debt-paid = You pay a debt.
you-event-debt-taken =
    You take { $count ->
        [one] { $count } debt
       *[other] { $count } debts
    }.
you-event-debts-kept = You destroy no debt.
you-event-favour-used = You use { $favour }. Worker placed: { $worker }.
you-event-inquisition-begins = The inquisition arrives! It begins with you.
you-event-jar-placed = You move jar { $times } to “{ $space }”.
you-event-match-begins = The match begins. You go first.
you-event-monk-sent = You send monk { $times } to { $space }.
you-event-no-debt-left = No debt card is left for you.
you-event-outpost-built = You place outpost { $times } at { $space }.
you-event-outsider-attacked = You attack: { $outsider }.
you-event-outsider-converted = You convert: { $outsider }. Converted so far: { $times }.
you-event-paid =
    { $resource ->
        [silver] You pay { $count } silver.
        [provision] You pay { $count ->
                [one] { $count } provision
               *[other] { $count } provisions
            }.
       *[debt] You pay by taking { $count ->
                [one] { $count } debt
               *[other] { $count } debts
            }.
    }
you-event-paladin-bonus = You get the bonus of { $paladin }.
you-event-paladin-revealed = You reveal { $paladin }. Workers gained: { $workers }.
you-event-passed = You pass.
you-event-prayer-declined = You clear nothing.
you-event-provision-gained =
    You gain { $count ->
        [one] { $count } provision
       *[other] { $count } provisions
    }.
you-event-recruit-declined = You hire nobody.
you-event-round-begins = Round { $round } of { $rounds }. First player: you.
you-event-scheme-impossible = You can’t carry out the scheme “{ $scheme }”.
you-event-scheme-revealed = You turn up the scheme “{ $scheme }”.
you-event-silver-gained = You gain { $count } silver.
you-event-start-taken = You take the { $townsfolk } into your crew.
you-event-suspicion-discarded =
    You discard { $count ->
        [one] { $count } suspicion card
       *[other] { $count } suspicion cards
    }. Left: { $held }.
you-event-suspicion-drawn = You draw a card: { $suspicion }. Suspicion cards held: { $held }.
you-event-suspicion-kept = You discard no suspicion.
you-event-tavern-taken = You pick the { $tavern }. Workers gained: { $workers }.
you-event-tax-taken = You take { $count } silver in taxes. Left in the tax supply: { $left }.
you-event-townsfolk-hired = You hire the { $townsfolk }.
you-event-townsfolk-sent = You discard the { $townsfolk } for its reward.
you-event-wall-built = You build { $wall }. Walls so far: { $times }.
you-event-won =
    The match is over. You win with { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }.
you-event-won-by-orders = The match is over. { $tied } are tied at { $points }; points from king’s orders decide, and you win.
you-event-won-by-suspicion = The match is over. { $tied } are tied at { $points }, and on king’s orders too; fewer suspicion cards decide, and you win.
you-event-worker-gained = You gain { workers-of-a-type }.
you-event-worker-leaves = Your { $worker } on { $action } goes back to the general supply.
you-event-workers-kept = You keep for the next round: { $workers }.
you-event-workshop-placed = You place a workshop on { $action }, space { $place }.
