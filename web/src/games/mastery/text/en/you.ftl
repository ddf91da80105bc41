# What the reader did, in the second person: used instead of the message of the same name.

you-event-advanced =
    You advance to { $tile } at { $hex } with { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    }.
you-event-arena-rolls = Dice in the arena: you roll { $first }, { $defender } rolls { $second }.
you-event-arranged =
    You put { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } back on top of your deck in an order of your choice.
you-event-artefact-applies = Your { $artefact } takes effect.
you-event-artefact-broken = You destroy { $owner }’s { $artefact }.
you-event-artefact-restored = You restore the { $artefact }.
you-event-battle-begins =
    Battle for { $tile } at { $hex }: you attack with { $attacking ->
        [one] { $attacking } knight
       *[other] { $attacking } knights
    }, { $defender } defends with { $defending }.
you-event-battle-tied = A tie at { $points }: you win as the defender, by a margin of { $margin }.
you-event-battle-won = You beat { $loser } { $high } to { $low }, a margin of { $margin }.
you-event-bonus-draw =
    You reveal { $card } and draw { $count ->
        [one] { $count } more card
       *[other] { $count } more cards
    }.
you-event-card-played = You play { $card }.
you-event-cards-drawn =
    You draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
you-event-castle-chosen = You take the castle of { $castle }.
you-event-conflict-roll = { $card }: you roll { $roll }.
you-event-conflicts-revealed = Conflict cards revealed: you – { $first }, { $defender } – { $second }.
you-event-conquered = You conquer { $tile } at { $hex }.
you-event-crown-aimed = You declare the { $artefact }. Target: { $target }.
you-event-crown-declared = You declare the { $artefact }.
you-event-cut-off = You keep { $tile } at { $hex }, but it is cut off from your castle: no knights can leave or join.
you-event-discarded = You discard { $card }.
you-event-disorder-rolls =
    { $count ->
        [0] Disorder: you roll { $rolls } and lose no knights.
        [one] Disorder: you roll { $rolls } and lose { $count } knight.
       *[other] Disorder: you roll { $rolls } and lose { $count } knights.
    }
you-event-equalised =
    You even the odds: both sides count as { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    }.
you-event-kept = You hold { $tile } at { $hex }.
you-event-knights-forfeit =
    You forfeit { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    }: not enough dice.
you-event-knights-lost =
    You lose { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    } at { $hex }.
you-event-knights-placed =
    { $count ->
        [0] You can’t place any knights.
        [one] You place { $count } knight in your castle.
       *[other] You place { $count } knights in your castle.
    }
you-event-left-on-top =
    You leave the top card of { $whose ->
        [own] your own
       *[other] { $owner }’s
    } deck where it is.
you-event-looked =
    { $count ->
        [one] You look at the top card
       *[other] You look at the top { $count } cards
    } of { $whose ->
        [own] your own
       *[other] { $owner }’s
    } deck.
you-event-manoeuvre-begins = You begin a manoeuvre.
you-event-manoeuvre-gained = You gain a manoeuvre and now have { $count } left this turn.
you-event-match-begins = The match begins. You go first.
you-event-no-advance = You don’t advance.
you-event-not-discarded = You discard nothing.
you-event-not-equalised = You leave the numbers as they are.
you-event-points-gained =
    You gain { $points ->
        [one] { $points } battle point
       *[other] { $points } battle points
    }.
you-event-random-discard = You discard a card at random: { $card }.
you-event-recycled = You shuffle { $card } back into your deck.
you-event-redeployed = You end the redeployment.
you-event-reshuffled =
    You shuffle your discard pile into your deck: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
you-event-retreated =
    You retreat to your castle with { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    }.
you-event-reversed = The tables turn: you win the battle after all.
you-event-siege-beaten = You withstand the siege of your castle at { $hex }.
you-event-siege-begins =
    Siege of the castle at { $hex }: you attack with { $attacking ->
        [one] { $attacking } knight
       *[other] { $attacking } knights
    }, { $defender } defends with { $defending }.
you-event-siege-void = The siege of your castle at { $hex } is over: nobody is left to fight.
you-event-start-knights =
    You start with { $homelands ->
        [0] no Homelands next to the castle (so all of the knights gather in it)
        [one] { $homelands } Homelands tile
       *[other] { $homelands } Homelands tiles
    } and { $castle ->
        [one] { $castle } knight
       *[other] { $castle } knights
    } in the castle.
you-event-supply-lost =
    { $tile } at { $hex }: supply is cut, you lose { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    }.
you-event-support-passed = You pass.
you-event-support-played =
    You play { $card } and gain { $points ->
        [one] { $points } battle point
       *[other] { $points } battle points
    }.
you-event-support-stopped = You play no more for now.
you-event-tile-loss =
    { $tile } at { $hex }: you lose { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    }.
you-event-tile-points =
    { $tile }: you gain { $points ->
        [one] { $points } battle point
       *[other] { $points } battle points
    }.
you-event-top-discarded =
    You discard the top card of { $whose ->
        [own] your own
       *[other] { $owner }’s
    } deck: { $card }.
you-event-transferred =
    You move { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    } from { $source } to { $target }.
you-event-turn-begins = Turn { $turn }: you.
you-event-turn-ends = You end your turn.
you-event-won-by-points =
    You win the game with { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    } ({ $target } needed).
you-event-won-by-siege = You take { $owner }’s castle and win the game.
you-option-aim = You

# What others did to the reader.

to-you-event-arena-rolls = Dice in the arena: { $attacker } rolls { $first }, you roll { $second }.
to-you-event-artefact-broken = { $seat } destroys your { $artefact }.
to-you-event-battle-begins =
    Battle for { $tile } at { $hex }: { $attacker } attacks with { $attacking ->
        [one] { $attacking } knight
       *[other] { $attacking } knights
    }, you defend with { $defending }.
to-you-event-battle-won = { $winner } beats you { $high } to { $low }, a margin of { $margin }.
to-you-event-conflicts-revealed = Conflict cards revealed: { $attacker } – { $first }, you – { $second }.
to-you-event-crown-aimed = { $seat } declares the { $artefact }. You are the target.
to-you-event-left-on-top = { $seat } leaves the top card of your deck where it is.
to-you-event-looked =
    { $count ->
        [one] { $seat } looks at the top card
       *[other] { $seat } looks at the top { $count } cards
    } of your deck.
to-you-event-siege-begins =
    Siege of your castle at { $hex }: { $attacker } attacks with { $attacking ->
        [one] { $attacking } knight
       *[other] { $attacking } knights
    }, you defend with { $defending }.
to-you-event-top-discarded = { $seat } discards the top card of your deck: { $card }.
to-you-event-won-by-siege = { $seat } takes your castle and wins the game.
