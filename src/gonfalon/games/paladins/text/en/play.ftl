# Paladins of the West Kingdom: everything the game says while it is played.
# Names of players and components come as they are, so sentences do not bend them.

## The log: set-up and rounds

event-match-begins = The match begins. { $seat } goes first.
event-solo-begins = A solo game begins. Difficulty: { $difficulty }.
event-start-taken = { $seat } takes the { $townsfolk } into the crew.
event-round-begins = Round { $round } of { $rounds }. First player: { $seat }.
event-order-revealed =
    Revealed: { $order }, worth { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    } to everyone who fulfils it.
event-favour-revealed = Revealed: { $favour }.
event-taverns-revealed = Taverns of this round: { $taverns }.
event-paladins-drawn = Choosing a paladin in secret: { $seats }.
event-paladins-seen = Your paladins: { $paladins }.
event-paladins-chosen = Done choosing a paladin: { $seats }.
event-paladin-revealed = { $seat } reveals { $paladin }. Workers gained: { $workers }.
event-tavern-taken = { $seat } picks the { $tavern }. Workers gained: { $workers }.
event-round-ends = Round { $round } is over.
event-townsfolk-swept = Discarded from the townsfolk row: { $townsfolk }.
event-outsiders-swept = Discarded from the outsider row: { $outsiders }.
event-townsfolk-dealt = New townsfolk: { $townsfolk }.
event-outsiders-dealt = New outsiders: { $outsiders }.
event-taverns-reshuffled =
    The tavern discard pile becomes the new deck: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-suspicion-reshuffled =
    The suspicion discard pile becomes the new deck: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.

## The log: actions

event-action = { $seat } performs { $mode }. Workers placed: { $workers }.
event-favour-used = { $seat } uses { $favour }. Worker placed: { $worker }.
event-paid =
    { $resource ->
        [silver] { $seat } pays { $count } silver.
        [provision] { $seat } pays { $count ->
                [one] { $count } provision
               *[other] { $count } provisions
            }.
       *[debt] { $seat } pays by taking { $count ->
                [one] { $count } debt
               *[other] { $count } debts
            }.
    }
event-workshop-placed = { $seat } places a workshop on { $action }, space { $place }.
event-worker-leaves = { $seat }: the { $worker } on { $action } goes back to the general supply.
event-townsfolk-hired = { $seat } hires the { $townsfolk }.
event-townsfolk-sent = { $seat } discards the { $townsfolk } for its reward.
event-cleared = { $seat } clears { $action }. Workers returned: { $workers }.
event-monk-sent = { $seat } sends monk { $times } to { $space }.
event-outpost-built = { $seat } places outpost { $times } at { $space }.
event-wall-built = { $seat } builds { $wall }. Walls so far: { $times }.
event-jar-placed = { $seat } moves jar { $times } to “{ $space }”.
event-outsider-attacked = { $seat } attacks: { $outsider }.
event-outsider-converted = { $seat } converts: { $outsider }. Converted so far: { $times }.
event-paladin-bonus = { $seat } gets the bonus of { $paladin }.
event-ability-used = { $seat }: the { $townsfolk } takes effect.
event-passed = { $seat } passes.
event-workers-kept = { $seat } keeps for the next round: { $workers }.

## The log: gains

workers-of-a-type =
    { $worker ->
        [labourer] { $count ->
                [one] { $count } labourer
               *[other] { $count } labourers
            }
        [scout] { $count ->
                [one] { $count } scout
               *[other] { $count } scouts
            }
        [merchant] { $count ->
                [one] { $count } merchant
               *[other] { $count } merchants
            }
        [fighter] { $count ->
                [one] { $count } fighter
               *[other] { $count } fighters
            }
        [cleric] { $count ->
                [one] { $count } cleric
               *[other] { $count } clerics
            }
       *[criminal] { $count ->
                [one] { $count } criminal
               *[other] { $count } criminals
            }
    }
event-worker-gained = { $seat } gains { workers-of-a-type }.
event-silver-gained = { $seat } gains { $count } silver.
event-provision-gained =
    { $seat } gains { $count ->
        [one] { $count } provision
       *[other] { $count } provisions
    }.
event-tax-taken = { $seat } takes { $count } silver in taxes. Left in the tax supply: { $left }.
event-attribute-raised = { $seat }: { $attribute } rises to { $value }.
event-suspicion-drawn = { $seat } draws a card: { $suspicion }. Suspicion cards held: { $held }.
event-suspicion-discarded =
    { $seat } discards { $count ->
        [one] { $count } suspicion card
       *[other] { $count } suspicion cards
    }. Left: { $held }.
event-suspicion-kept = { $seat } discards no suspicion.
event-debts-kept = { $seat } destroys no debt.
event-debt-taken =
    { $seat } takes { $count ->
        [one] { $count } debt
       *[other] { $count } debts
    }.
event-debt-paid = { $seat } pays a debt.
event-debt-destroyed =
    { $seat } destroys { $count ->
        [one] { $count } debt
       *[other] { $count } debts
    }.
event-prayer-declined = { $seat } clears nothing.
event-recruit-declined = { $seat } hires nobody.

## The log: the inquisition

event-inquisition-begins = The inquisition arrives! It begins with { $seat }.
event-abilities-left = { $seat } uses no more townsfolk.
event-punished = Most suspicion ({ $held }): { $seats }. The punishment is a debt; suspicion cards discarded: { $discarded }.
event-nobody-punished = Nobody is under suspicion, so nobody is punished.
event-no-debt-left = No debt card is left for { $seat }.
event-tax-refilled = The tax supply is refilled to { $count } silver.

## The log: the bot

event-automa-workshop =
    { $seat } gets a workshop on { $action } and now has { $count ->
        [one] { $count } workshop
       *[other] { $count } workshops
    } there.
event-automa-workers =
    { $seat } now has { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }.
event-scheme-revealed = { $seat } turns up the scheme “{ $scheme }”.
event-scheme-impossible = { $seat } can’t carry out the scheme “{ $scheme }”.
event-automa-acts =
    { $seat } performs { $action } with { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }.
event-automa-rests =
    { $left ->
        [0] { $seat } rests.
        [one] { $seat } rests with { $left } worker left.
       *[other] { $seat } rests with { $left } workers left.
    }
event-automa-favour = { $seat } uses { $favour }.
event-marker-moved =
    { $seat }: the resource marker moves { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } to position { $position }.
event-tax-lost = { $seat }: { $count } silver leaves the tax supply. Left there: { $left }.
event-automa-cleared =
    { $seat } takes { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    } off the right-hand actions.
event-schemes-shuffled =
    The scheme cards are shuffled into a new deck: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.

## The log: the end

event-won =
    The match is over. Won by { $seats } with { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }.
event-won-by-orders = The match is over. { $tied } are tied at { $points }; points from king’s orders decide. Won by { $seats }.
event-won-by-suspicion = The match is over. { $tied } are tied at { $points }, and on king’s orders too; fewer suspicion cards decide. Won by { $seats }.
event-solo-won = The match is over. The bot is beaten { $points } to { $other }.
event-solo-lost = The match is over. The bot wins { $other } to { $points }.
event-solo-drawn = The match is over. A draw at { $points } each.

## The score sheet

score-order =
    { $order }, performed { $count ->
        [one] { $count } time
       *[other] { $count } times
    }
score-attribute =
    { $attribute ->
        [faith] Faith
        [strength] Strength
       *[influence] Influence
    } track ({ $value })
score-action =
    { $action }, performed { $count ->
        [one] { $count } time
       *[other] { $count } times
    }
score-walls = Points printed on walls ({ $count } built)
score-outsider = { $outsider }
score-paid = Paid debts ({ $count })
score-unpaid = Unpaid debts ({ $count })
score-goods = Silver ({ $silver }) and provisions ({ $provisions })

## What components are worth

worth-track = Your place on the track: { $place }
worth-done =
    { $action ->
        [develop] Workshops built: { $count }
        [commission] Monks placed: { $count }
        [fortify] Walls built: { $count }
        [garrison] Outposts placed: { $count }
        [absolve] Jars placed: { $count }
        [attack] Outsiders attacked: { $count }
       *[convert] Outsiders converted: { $count }
    }
worth-wall = Printed on your wall
counted-by-card =
    { $counts ->
        [saracen] Saracens attacked: { $count }
        [byzantine] Byzantines attacked: { $count }
        [viking] Vikings attacked: { $count }
        [develop] Workshops placed: { $count }
        [recruit] Townsfolk in your crew: { $count }
        [commission] Monks placed: { $count }
        [fortify] Walls built: { $count }
        [garrison] Outposts placed: { $count }
        [absolve] Jars placed: { $count }
        [convert] Outsiders converted: { $count }
        [faith] Faith track: { $count }
        [strength] Strength track: { $count }
        [influence] Influence track: { $count }
        [paid_debt] Paid debts: { $count }
        [suspicion] Suspicion cards: { $count }
        [unpaid_debt] Unpaid debts: { $count }
        [kings_order] King’s orders fulfilled: { $count }
       *[mercenary] Mercenaries converted: { $count }
    }
counted-besides =
    { $base ->
        [0] {""}
        [one] {", and "}{ $base } point in any case
       *[other] {", and "}{ $base } points in any case
    }
worth-converted = You converted it. { counted-by-card }{ counted-besides }
worth-converting = If you convert it. { counted-by-card }{ counted-besides }
worth-paid = Your paid debts: { $count }
worth-unpaid = Your unpaid debts: { $count }
worth-goods = Silver and provisions together: { $count }
worth-suspicion = Your suspicion cards: { $count }. If points and orders are tied, whoever has the fewest wins

## Questions

ask-difficulty = How strong should the bot be?
ask-start = Which townsfolk do you take into your crew?
ask-paladin = You’ve drawn { $paladins }. Who serves you this round?
ask-top = { $paladin } serves you this round. Who goes on top of your deck? The other one goes to the bottom.
ask-tavern = { $paladin } is at your side. Which tavern do you pick?
ask-action =
    Round { $round }. You have { $workers ->
        [0] no workers
        [one] { $workers } worker
       *[other] { $workers } workers
    }, { $silver } silver and { $provisions ->
        [one] { $provisions } provision
       *[other] { $provisions } provisions
    }. What do you do?
ask-mode = { $action }: which way?
ask-recruit = { $mode }: which townsfolk? You have { $silver } silver.
ask-attack = Which outsider do you attack? Your strength is { $strength } ({ $track } + { $boost }), your silver { $silver }.
ask-convert =
    Which outsider do you convert? Your faith is { $faith } ({ $track } + { $boost }). Cost: { $silver ->
        [0] nothing
        [one] { $silver } silver
       *[other] { $silver } silver
    }.
ask-commission =
    Where do you send the monk? Your faith is { $faith } ({ $track } + { $boost }). Cost: { $provisions ->
        [0] nothing
        [one] { $provisions } provision
       *[other] { $provisions } provisions
    }.
ask-garrison =
    Where do you place the outpost? Your strength is { $strength } ({ $track } + { $boost }). Cost: { $provisions ->
        [0] nothing
        [one] { $provisions } provision
       *[other] { $provisions } provisions
    }.
ask-absolve =
    Jar { $times }. Cost: { $silver ->
        [0] nothing
        [one] { $silver } silver
       *[other] { $silver } silver
    }. Which space do you move it to?
ask-workshop = Workshop { $times }, which gives you a { $worker }: which space does it cover?
ask-pay = Do you pay { $silver } silver or take a debt?
ask-workers = { $mode }: which workers do you place?
ask-favour-worker = { $favour }: which worker do you place?
ask-pray =
    Which action do you clear? Cost: { $silver ->
        [0] nothing
        [one] { $silver } silver
       *[other] { $silver } silver
    }.
ask-pray-effect = Prayer: which action do you clear?
ask-free-recruit = Free recruit: which townsfolk do you hire?
ask-suspicion =
    { $most ->
        [one] Your suspicion cards: { $held }. You may discard { $most } card. How many do you discard?
       *[other] Your suspicion cards: { $held }. You may discard up to { $most } cards. How many do you discard?
    }
ask-debts =
    { $most ->
        [one] Your unpaid debts: { $held }. You may destroy { $most } of them. How many do you destroy?
       *[other] Your unpaid debts: { $held }. You may destroy up to { $most } of them. How many do you destroy?
    }
ask-choose-one = Which reward do you choose?
ask-attribute = Which attribute do you raise by { $count }?
ask-inquisition =
    { $held ->
        [0] Inquisition! You hold no suspicion. Whose ability do you use?
        [one] Inquisition! You hold { $held } suspicion card. Whose ability do you use?
       *[other] Inquisition! You hold { $held } suspicion cards. Whose ability do you use?
    }
ask-keep =
    Which worker do you keep for the next round? You may still keep { $left ->
        [one] { $left } worker
       *[other] { $left } workers
    }.

## Answers

option-difficulty =
    { $difficulty }: the bot starts with { $count ->
        [one] { $count } workshop
       *[other] { $count } workshops
    }
option-start = { $townsfolk }
option-paladin = { $paladin }
option-top = { $paladin } on top, { $other } to the bottom
option-tavern =
    { $criminals ->
        [0] { $tavern }: { $workers }
        [one] { $tavern }: { $workers }; { $criminals } suspicion card
       *[other] { $tavern }: { $workers }; { $criminals } suspicion cards
    }
option-develop =
    { action-develop }: { $silver ->
        [0] free
        [one] { $silver } silver
       *[other] { $silver } silver
    }, worker gained: { $worker }
option-recruit = { action-recruit }: discard or hire one of the townsfolk
option-hunt = { action-hunt }: gain provisions
option-trade = { action-trade }: gain silver
option-pray =
    { action-pray }: clear another action, { $silver ->
        [0] free
        [one] { $silver } silver
       *[other] { $silver } silver
    }
option-conspire = { action-conspire }: gain a criminal and a suspicion card; held now: { $count }
option-commission =
    { action-commission }: monk { $times }, { $provisions ->
        [0] free
        [one] { $provisions } provision
       *[other] { $provisions } provisions
    }, faith { $faith }
option-fortify =
    { action-fortify }: wall { $times }, { $provisions ->
        [0] free
        [one] { $provisions } provision
       *[other] { $provisions } provisions
    }, influence { $influence } (needed { $needed })
option-garrison =
    { action-garrison }: outpost { $times }, { $provisions ->
        [0] free
        [one] { $provisions } provision
       *[other] { $provisions } provisions
    }, strength { $strength }
option-absolve =
    { action-absolve }: jar { $times }, { $silver ->
        [0] free
        [one] { $silver } silver
       *[other] { $silver } silver
    }, influence { $influence } (needed { $needed })
option-attack = { action-attack }: strength { $strength }
option-convert =
    { action-convert }: outsider { $times }, { $silver ->
        [0] free
        [one] { $silver } silver
       *[other] { $silver } silver
    }, faith { $faith }
favour-after-silver =
    { $silver ->
        [0] {": "}
        [one] {", "}
       *[other] {", "}
    }
favour-after-goods =
    { $silver ->
        [0] { favour-after-provisions }
        [one] {", "}
       *[other] {", "}
    }
favour-after-provisions =
    { $provisions ->
        [0] {": "}
        [one] {", "}
       *[other] {", "}
    }
favour-silver =
    { $silver ->
        [0] {""}
        [one] {": "}{ $silver } silver
       *[other] {": "}{ $silver } silver
    }
favour-provisions =
    { $provisions ->
        [0] {""}
        [one] { favour-after-silver }{ $provisions } provision
       *[other] { favour-after-silver }{ $provisions } provisions
    }
favour-debts =
    { $debts ->
        [0] {""}
        [one] { favour-after-goods }{ $debts } debt
       *[other] { favour-after-goods }{ $debts } debts
    }
option-favour = { $favour }{ favour-silver }{ favour-provisions }{ favour-debts }
option-favour-void = { $favour }{ favour-silver }{ favour-provisions }{ favour-debts }: brings you nothing now
option-pass =
    { $lost ->
        [0] Pass. Workers kept: { $kept }
        [one] Pass. Workers kept: { $kept }, returned: { $lost }
       *[other] Pass. Workers kept: { $kept }, returned: { $lost }
    }
option-mode =
    { $count ->
        [one] { $mode }, { $count } worker
       *[other] { $mode }, { $count } workers
    }
option-recruit-for =
    { $silver ->
        [0] { $townsfolk }: free
        [one] { $townsfolk }: { $silver } silver
       *[other] { $townsfolk }: { $silver } silver
    }
option-recruit-for-debt = { $townsfolk }: a debt
option-recruit-for-either = { $townsfolk }: { $silver } silver or a debt
option-attack-for =
    { $silver ->
        [0] { $outsider }, strength { $flag }
        [one] { $outsider }, strength { $flag }: { $silver } silver extra
       *[other] { $outsider }, strength { $flag }: { $silver } silver extra
    }
option-convert-card = { $outsider }, faith { $flag }: strength +{ $strength }
option-commission-to = { $space }, faith { $flag }
option-garrison-to = { $space }, strength { $flag }
option-absolve-to = { $space }
option-workshop = { $action }, space { $place }
option-workshop-over = { $action }, space { $place }; the { $worker } there goes back
option-pay-silver = { $silver } silver; left: { $left }
option-pay-debt = Take a debt; unpaid debts then: { $unpaid }
option-workers = { $workers }
option-clear = { $action }: { $workers }
option-decline = Decline
option-hire-free = { $townsfolk }
option-suspicion =
    { $count ->
        [0] Discard nothing; you keep { $held }
        [one] Discard { $count } of { $held }
       *[other] Discard { $count } of { $held }
    }
option-debts =
    { $count ->
        [0] Destroy nothing; you keep { $held }
        [one] Destroy { $count } of { $held }
       *[other] Destroy { $count } of { $held }
    }
option-choose = Reward { $place }
option-choose-workers = { $workers }
option-attribute = Raise { $attribute } to { $value }
option-ability = { $townsfolk }
option-stop = Use no more
option-keep = Keep: { $worker } (in your supply: { $count })

## Refusals

blocked-busy = { $action }: workers are already there ({ $workers }).
    .short = Workers are already there ({ $workers }).
blocked-no-workers =
    { $action } needs { $needed ->
        [one] { $needed } worker
       *[other] { $needed } workers
    }, you have { $held }.
    .short =
        Needs { $needed ->
            [one] { $needed } worker
           *[other] { $needed } workers
        }, you have { $held }.
blocked-no-fitting = { $action }: you have no worker for the space “{ $worker }”.
    .short = You have no worker for the space “{ $worker }”.
blocked-mode-workers =
    { $count ->
        [one] { $mode }, { $count } worker: you have { $held }.
       *[other] { $mode }, { $count } workers: you have { $held }.
    }
blocked-mode-fitting =
    { $count ->
        [one] { $mode }, { $count } worker: you have no worker for the space “{ $worker }”.
       *[other] { $mode }, { $count } workers: you have no worker for the space “{ $worker }”.
    }
blocked-limit =
    { $action }: already performed { $limit ->
        [one] { $limit } time
       *[other] { $limit } times
    }, the maximum.
    .short =
        Already performed { $limit ->
            [one] { $limit } time
           *[other] { $limit } times
        }, the maximum.
blocked-no-workshop =
    { $count ->
        [one] Your workshop has been placed.
       *[other] All your { $count } workshops have been placed.
    }
blocked-action-silver = { $action }: this costs { $needed } silver, you have { $held }.
    .short = This costs { $needed } silver, you have { $held }.
blocked-townsfolk-silver = { $townsfolk }: this costs { $needed } silver, you have { $held }.
blocked-outsider-silver = { $outsider }: this costs { $needed } silver, you have { $held }.
blocked-favour-silver = { $favour }: this costs { $needed } silver, you have { $held }.
blocked-action-provisions =
    { $action }: this costs { $needed ->
        [one] { $needed } provision
       *[other] { $needed } provisions
    }, you have { $held }.
    .short =
        This costs { $needed ->
            [one] { $needed } provision
           *[other] { $needed } provisions
        }, you have { $held }.
blocked-favour-provisions =
    { $favour }: this costs { $needed ->
        [one] { $needed } provision
       *[other] { $needed } provisions
    }, you have { $held }.
blocked-favour-debt = { $favour }: no debt card is left to take.
blocked-action-value = { $action }: this needs { $attribute } { $needed }, yours is { $value }.
    .short = This needs { $attribute } { $needed }, yours is { $value }.
blocked-outsider-value = { $outsider }: this needs { $attribute } { $needed }, yours is { $value }.
blocked-space-value = { $space }: this needs { $attribute } { $needed }, yours is { $value }.
blocked-no-space = { $action }: no free space is within your reach ({ $attribute } { $value }).
    .short = No free space is within your reach ({ $attribute } { $value }).
blocked-no-wall = { $action }: the wall deck is empty.
    .short = The wall deck is empty.
blocked-no-townsfolk = { $action }: there is no townsfolk in the row.
    .short = There is no townsfolk in the row.
blocked-no-outsider = { $action }: there is no outsider in the row.
    .short = There is no outsider in the row.
blocked-nothing-placed = { $action }: there are no workers to clear.
    .short = There are no workers to clear.
blocked-empty-slot = Slot { $slot } is empty until the end of the round.
blocked-space-taken = { $space }: already taken by { $owner }.
blocked-space-closed = { $space }: only used with { $players } or more players.
blocked-jar-there = { $space }: one of your jars is already there.
blocked-covered = { $action }, space { $place }: a workshop is already there.
blocked-tavern-picked = { $tavern }: already picked by { $owner }.
blocked-favour-taken = { $favour }: already used this round.
blocked-favour-hidden = This favour is revealed in round { $round }.
blocked-favour-worker = { $favour }: you have no suitable worker ({ $worker }).
blocked-worker-unfit = No open space here accepts this worker: { $worker }.
blocked-not-pray-itself = { action-pray } can’t clear itself.
blocked-no-change = Reward { $place } would change nothing now.
blocked-track-full = The track is at its end: { $attribute } { $value }.
blocked-needs-no-suspicion = { $townsfolk }: works only without suspicion. Suspicion cards you hold: { $held }.
blocked-needs-two-suspicions = { $townsfolk }: needs at least two suspicion cards. Suspicion cards you hold: { $held }.

## What components do: their texts are put together from these

effect-worker =
    { $worker ->
        [labourer] { $n ->
                [one] { $n } labourer
               *[other] { $n } labourers
            }
        [scout] { $n ->
                [one] { $n } scout
               *[other] { $n } scouts
            }
        [merchant] { $n ->
                [one] { $n } merchant
               *[other] { $n } merchants
            }
        [fighter] { $n ->
                [one] { $n } fighter
               *[other] { $n } fighters
            }
        [cleric] { $n ->
                [one] { $n } cleric
               *[other] { $n } clerics
            }
       *[criminal] { $n ->
                [one] { $n } criminal
               *[other] { $n } criminals
            }
    }
effect-attribute = { $attribute } +{ $n }
effect-silver = { $n } silver
effect-provision =
    { $n ->
        [one] { $n } provision
       *[other] { $n } provisions
    }
effect-tax = { $n } silver from the tax supply
effect-discard_suspicion =
    { $n ->
        [one] you may discard { $n } suspicion card
       *[other] you may discard up to { $n } suspicion cards
    }
effect-pay_debt =
    pay { $n ->
        [one] { $n } debt
       *[other] { $n } debts
    }
effect-destroy_debt =
    destroy { $n ->
        [one] { $n } unpaid debt
       *[other] { $n } unpaid debts
    }
effect-pray = you may clear an action on your board
effect-free_recruit = you may hire one of the townsfolk for free
effect-free_develop = place your next workshop for free and gain its worker
effect-choose_attribute = raise an attribute of your choice by { $n }
effect-choose_one = one of these:
does-or = ; or
does-sent-away = If you discard it:
does-hired = When you hire it:
does-on-action = Each time you perform { $action }:
does-on-paid-debt = Each time you pay a debt:
does-no-suspicion = At an inquisition, if you hold no suspicion:
does-two-suspicions = At an inquisition, if you hold two or more suspicion cards:
does-at-inquisition = At an inquisition:
does-attacked = If attacked, besides influence:
does-converted = If converted: strength +{ $strength }.
does-workers = Workers: { $workers }.
does-boost = { $attribute } +{ $count }
does-waive = { $action } is free.
does-reduce = { $action } costs { $count } silver less.
does-bonus = Each time you perform { $action }, in addition:
does-points =
    At the end of the game: { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }.
does-needs-worker = For a worker ({ $worker }):
does-needs-any = For a worker of any type:
does-costs = Cost{ favour-silver }{ favour-provisions }{ favour-debts }.
does-order =
    Fulfilled if you have performed { $action } at least { $count ->
        [one] { $count } time
       *[other] { $count } times
    } by the end of the game.
does-score-attacked =
    At the end of the game: 1 victory point for each { $faction ->
        [saracen] Saracen
        [byzantine] Byzantine
       *[viking] Viking
    } you have attacked.
does-score-action =
    At the end of the game: 1 victory point for every { $every } { $action ->
        [develop] workshops you’ve placed
        [recruit] townsfolk in your crew
        [commission] monks you have sent
        [fortify] walls you have built
        [garrison] outposts you’ve placed
       *[absolve] jars you have moved
    }.
does-score-attribute =
    At the end of the game: 1 victory point for every { $every } points on the { $attribute ->
        [faith] faith
        [strength] strength
       *[influence] influence
    } track.
does-score-paid = At the end of the game: 1 victory point for each paid debt.
does-score-unpaid = At the end of the game: each unpaid debt costs 1 victory point less.
does-score-suspicion = At the end of the game: 1 victory point for each suspicion card you hold.
does-score-order =
    At the end of the game: { $base ->
        [one] { $base } victory point
       *[other] { $base } victory points
    }, and 1 more for each king’s order you have fulfilled.
does-score-mercenary =
    At the end of the game: { $base ->
        [one] { $base } victory point
       *[other] { $base } victory points
    }, and 1 more for each Mercenary you have converted, this one included.
does-tax =
    { $count ->
        [0] No tax.
        [one] Take { $count } silver from the tax supply.
       *[other] Take { $count } silver from the tax supply.
    }
