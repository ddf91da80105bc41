# Medieval Mastery: everything the game says while it is played.
# Names of players, cards, tiles and artefacts come as they are, so sentences do not bend them.

## The log: set-up and turns

event-castle-chosen = { $seat } takes the castle of { $castle }.
event-match-begins = The match begins. { $seat } goes first.
event-start-knights =
    { $seat } starts with { $homelands ->
        [0] no Homelands next to the castle (so all of the knights gather in it)
        [one] { $homelands } Homelands tile
       *[other] { $homelands } Homelands tiles
    } and { $castle ->
        [one] { $castle } knight
       *[other] { $castle } knights
    } in the castle.
event-turn-begins = Turn { $turn }: { $seat }.
event-turn-ends = { $seat } ends the turn.
event-knights-placed =
    { $count ->
        [0] { $seat } can’t place any knights.
        [one] { $seat } places { $count } knight in the castle.
       *[other] { $seat } places { $count } knights in the castle.
    }
event-knights-forfeit =
    { $seat } forfeits { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    }: not enough dice.
event-card-played = { $seat } plays { $card }.
event-manoeuvre-gained = { $seat } gains a manoeuvre and now has { $count } left this turn.
event-manoeuvre-begins = { $seat } begins a manoeuvre.
event-artefact-restored = { $seat } restores the { $artefact }.

## The log: cards

event-cards-drawn =
    { $seat } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-cards-seen = Drawn: { $cards }.
event-reshuffled =
    { $seat } shuffles the discard pile into the deck: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-bonus-draw =
    { $seat } reveals { $card } and draws { $count ->
        [one] { $count } more card
       *[other] { $count } more cards
    }.
event-discarded = { $seat } discards { $card }.
event-not-discarded = { $seat } discards nothing.
event-random-discard = { $seat } discards a card at random: { $card }.

## The log: artefacts

event-crown-declared = { $seat } declares the { $artefact }.
event-crown-aimed = { $seat } declares the { $artefact }. Target: { $target }.
event-window-opens = About to take effect: { $artefacts }. May respond: { $circle }.
event-window-closes = Nobody responds. Play continues.
event-artefact-broken = { $seat } destroys { $owner }’s { $artefact }.
event-artefact-applies = { $seat }’s { $artefact } takes effect.
event-looked =
    { $count ->
        [one] { $seat } looks at the top card
       *[other] { $seat } looks at the top { $count } cards
    } of { $whose ->
        [own] their own
       *[other] { $owner }’s
    } deck.
event-look-seen = On top of the deck: { $cards }.
event-arranged =
    { $seat } puts { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } back on top of the deck in an order of their choice.
event-left-on-top =
    { $seat } leaves the top card of { $whose ->
        [own] their own
       *[other] { $owner }’s
    } deck where it is.
event-top-discarded =
    { $seat } discards the top card of { $whose ->
        [own] their own
       *[other] { $owner }’s
    } deck: { $card }.
event-recycled = { $seat } shuffles { $card } back into the deck.

## The log: the board

event-transferred =
    { $seat } moves { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    } from { $source } to { $target }.
event-redeployed = { $seat } ends the redeployment.
event-advanced =
    { $seat } advances to { $tile } at { $hex } with { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    }.
event-no-advance = { $seat } doesn’t advance.
event-conquered = { $seat } conquers { $tile } at { $hex }.
event-tile-loss =
    { $tile } at { $hex }: { $seat } loses { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    }.
event-abandoned = { $tile } at { $hex }: no knights are left there.
event-cut-off = { $seat } keeps { $tile } at { $hex }, but it is cut off from the castle.
event-supply-lost =
    { $tile } at { $hex }: supply is cut, { $seat } loses { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    }.

## The log: battle

event-battle-begins =
    Battle for { $tile } at { $hex }: { $attacker } attacks with { $attacking ->
        [one] { $attacking } knight
       *[other] { $attacking } knights
    }, { $defender } defends with { $defending }.
event-siege-begins =
    Siege of the castle at { $hex }: { $attacker } attacks with { $attacking ->
        [one] { $attacking } knight
       *[other] { $attacking } knights
    }, { $defender } defends with { $defending }.
event-tile-points =
    { $tile }: { $seat } gains { $points ->
        [one] { $points } battle point
       *[other] { $points } battle points
    }.
event-arena-rolls = Dice in the arena: { $attacker } rolls { $first }, { $defender } rolls { $second }.
event-knights-lost =
    { $seat } loses { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    } at { $hex }.
event-points-gained =
    { $seat } gains { $points ->
        [one] { $points } battle point
       *[other] { $points } battle points
    }.
event-equalised =
    { $seat } evens the odds: both sides count as { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    }.
event-not-equalised = { $seat } leaves the numbers as they are.
event-conflicts-revealed = Conflict cards revealed: { $attacker } – { $first }, { $defender } – { $second }.
event-conflict-roll = { $card }: { $seat } rolls { $roll }.
event-support-played =
    { $seat } plays { $card } and gains { $points ->
        [one] { $points } battle point
       *[other] { $points } battle points
    }.
event-support-stopped = { $seat } plays no more for now.
event-support-passed = { $seat } passes.
event-support-forbidden = { $tile }: no support cards in this battle.
event-battle-won = { $winner } beats { $loser } { $high } to { $low }, a margin of { $margin }.
event-battle-tied = A tie at { $points }: { $defender } wins as the defender, by a margin of { $margin }.
event-disorder-rolls =
    { $count ->
        [0] Disorder: { $seat } rolls { $rolls } and loses nobody.
        [one] Disorder: { $seat } rolls { $rolls } and loses { $count } knight.
       *[other] Disorder: { $seat } rolls { $rolls } and loses { $count } knights.
    }
event-reversed = The tables turn: { $seat } wins the battle after all.
event-retreated =
    { $seat } retreats to the castle with { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    }.
event-kept = { $seat } holds { $tile } at { $hex }.
event-siege-beaten = { $seat } withstands the siege of the castle at { $hex }.
event-siege-void = The siege of { $seat }’s castle at { $hex } is over: nobody is left to fight.
event-battle-void = { $tile } at { $hex }: no knights are left on either side, so nobody holds the territory.

## The log: the end

event-won-by-points =
    { $seat } wins the game with { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    } ({ $target } needed).
event-won-by-team =
    { $team } win the game as a team with { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    } ({ $target } needed).
event-won-by-siege = { $seat } takes { $owner }’s castle and wins the game.
event-ended-by-limit =
    The match is over: the limit of { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } is reached.
score-tile = { $tile } at { $hex }

## What components are worth

worth-own = You control it
worth-team = Your teammate { $seat } controls it
worth-rival = { $seat } controls it
worth-free = Nobody controls it
worth-tiles = Yours: { $count } of { $all }

## Questions

ask-castle = Which castle do you take?
ask-window =
    { $manoeuvres ->
        [0] You have no manoeuvres left. Anything else this turn?
        [one] Your turn, { $manoeuvres } manoeuvre left. What do you do?
       *[other] Your turn, { $manoeuvres } manoeuvres left. What do you do?
    }
ask-fracture = Which artefact do you destroy?
ask-crown-target = { $artefact }: who is the target?
ask-response = About to take effect: { $artefacts }. Do you respond with { card-fracture }?
ask-break = Which of { $target }’s artefacts do you destroy?
ask-arrange = Which card goes in position { $place } from the top?
ask-recycle = Which card do you shuffle back into your deck?
ask-top-card =
    The top card of { $whose ->
        [own] your own
       *[other] { $owner }’s
    } deck is { $card }. Leave it there or discard it?
ask-discard = Discard a card from your hand?
ask-source = Redeployment (optional): where do you take knights from?
ask-destination = Where do the knights from { $source } go?
ask-count = How many knights move from { $source } to { $target }?
ask-advance = Where do you advance?
ask-advance-count = How many knights advance to { $tile } at { $hex }?
ask-equalise =
    You count { $own ->
        [one] { $own } knight
       *[other] { $own } knights
    }, your opponent { $other }. Should both sides count as the larger number?
ask-conflict = Which conflict card do you play? Battle points so far: you { $own }, your opponent { $other }.
ask-support = Do you play a support card? Battle points so far: your side { $own }, the other side { $other }.

## Answers

option-castle = The castle of { $castle }
option-play = Play { $card }
option-crown = Use the { $artefact }
option-manoeuvre = Begin a manoeuvre: redeploy, then advance
option-end-turn = End the turn
option-break = Destroy { $owner }’s { $artefact }
option-aim = { $target }
option-pass = Pass
option-place-card = { $card }
option-recycle = Shuffle { $card } into the deck
option-keep = Leave it on top
option-discard-top = Discard { $card }
option-discard = Discard { $card }
option-discard-none = Discard nothing
option-from-castle =
    The castle: { $knights ->
        [one] { $knights } knight
       *[other] { $knights } knights
    }
option-from-tile =
    { $tile } at { $hex }: { $knights ->
        [one] { $knights } knight
       *[other] { $knights } knights
    }
option-to-castle =
    The castle: { $knights ->
        [one] { $knights } knight
       *[other] { $knights } knights
    }, no limit
option-to-tile =
    { $tile } at { $hex }: { $knights ->
        [one] { $knights } knight
       *[other] { $knights } knights
    }, capacity { $capacity }
option-done = Leave knights where they are
option-knights =
    { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    }
option-advance-empty = Take { $tile } at { $hex }: empty, value { $value }
option-advance-attack =
    Attack { $tile } at { $hex }: value { $value }, held by { $owner } with { $knights ->
        [one] { $knights } knight
       *[other] { $knights } knights
    }
option-advance-siege =
    Besiege { $owner }’s castle: it defends with { $knights ->
        [one] { $knights } knight
       *[other] { $knights } knights
    }
option-stay = Don’t advance
option-equalise =
    Count both sides as { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    }
option-decline = Leave the numbers as they are
option-conflict = Play { $card }
option-no-conflict = Play no conflict card
option-support =
    Play { $card }: { $points ->
        [one] { $points } battle point
       *[other] { $points } battle points
    }
option-stop = Play no more for now

## Refusals

blocked-not-held = You have no { $card } in hand.
blocked-forced-card = { $card } isn’t played by choice: it takes effect as soon as you draw it.
blocked-no-other-artefact = No other player has an intact artefact.
blocked-crown-used = You’ve already used the { $artefact } this turn.
blocked-crown-broken = The { $artefact } is destroyed and can’t be used.
blocked-crown-idle = The { $artefact } would have no effect now.
blocked-no-manoeuvre = You have no manoeuvres left this turn.
blocked-own-artefact = The { $artefact } is your own; you can only destroy other players’ artefacts.
blocked-already-broken = { $owner }’s { $artefact } is already destroyed.
blocked-declared-crown = The { $artefact } is the crown in use; it can’t destroy itself.
blocked-target-idle = { $target }: the crown would have no effect on this target.
blocked-not-played-last-turn = You didn’t play { $card } in your previous turn.
blocked-one-must-stay = { $tile } at { $hex }: no knights to spare; at least one must stay.
blocked-castle-empty = There are no knights in your castle.
blocked-unsupplied = { $tile } at { $hex }: no supply line to your castle, so no knights can leave or join.
blocked-has-received = Knights have already come here in this redeployment, so you can’t move any away.
blocked-has-given = Knights have already left here in this redeployment, so you can’t bring any in.
blocked-tile-full =
    No room left: this territory holds at most { $capacity ->
        [one] { $capacity } knight
       *[other] { $capacity } knights
    }.
blocked-no-dice = Not enough dice: { $dice } of your { $limit } are already on the board.
blocked-no-destination = No territory can receive knights from here.
blocked-out-of-reach = { $tile } at { $hex }: out of reach, not next to your castle or a supplied territory of yours, not even across a lake.
blocked-own-land = { $tile } at { $hex }: already yours.
blocked-team-land = { $tile } at { $hex }: held by your teammate { $owner }.
blocked-lake = Hex { $hex } is a lake, and lakes can’t be conquered.
blocked-castle-safe = { $owner }’s castle can’t be attacked: only the { variant-castle_siege } variant allows that.
blocked-siege-out-of-reach = { $owner }’s castle is out of reach: it isn’t next to your castle or a supplied territory of yours.
blocked-no-knights = There are no knights in your castle, and every advance starts there.
blocked-too-many =
    { $count } is too many: at most { $most ->
        [one] { $most } knight
       *[other] { $most } knights
    } can go there.
blocked-must-play-conflict = You hold a conflict card, so you must play one.
blocked-not-a-conflict-card = { $card } isn’t a conflict card, and only those can be played now.
blocked-not-a-support-card = { $card } isn’t a support card, and only those can be played now.

## What components do: their texts are put together from these

effect-when =
    { $when ->
        [setup] During setup
        [static] Always
        [battle_start] At the start of a battle here
        [battle_support_step] In the support step of a battle here
        [on_conquest] On conquest
        [before_conflict_attacker] When you attack, before conflict cards
        [before_conflict_defender] When you defend, before conflict cards
        [after_outcome_winner] When you win a battle
        [after_outcome_loser] When you lose a battle
        [own_turn_once] Once during your turn
        [own_turn_window] On your turn, outside a manoeuvre
        [fracture_window] As a response, on any turn, when another player’s artefact is about to take effect
        [after_draw] As soon as you have finished drawing cards
        [conflict_reveal] When conflict cards are revealed
       *[support_play] When you play this card in a battle
    }
effect-add_points =
    { effect-when }: { $target ->
        [attacker] the attacker gains
        [defender] the defender gains
        [opponent] your opponent gains
       *[self] you gain
    } { $n ->
        [one] { $n } battle point
       *[other] { $n } battle points
    }.
effect-conflict_value =
    Adds { $n ->
        [one] { $n } battle point
       *[other] { $n } battle points
    }.
effect-conflict_roll = When both conflict cards are revealed, roll a die (1 to { $n }) and add the result to your battle points.
effect-support_value =
    Adds { $n ->
        [one] { $n } battle point
       *[other] { $n } battle points
    }.
effect-set_capacity =
    Each player may have at most { $n ->
        [one] { $n } knight
       *[other] { $n } knights
    } here.
effect-forbid_support = No support cards may be played in a battle here.
effect-arena_roll = At the start of a battle here, each side rolls a die. The lower roll loses 1 knight here; on a tie both sides lose 1. The battle goes on only if both sides still have knights.
effect-start_distribution = At the start of the game, the knights of an adjacent castle are split evenly between that castle and its Homelands.
effect-gain_knights =
    { effect-when }: { $target ->
        [opponent] your opponent adds { $n ->
                [one] { $n } knight
               *[other] { $n } knights
            } to their castle.
       *[self] add { $n ->
                [one] { $n } knight
               *[other] { $n } knights
            } to your castle.
    }
effect-lose_knights =
    { effect-when }: { $target ->
        [opponent] your opponent loses { $n ->
                [one] { $n } more knight
               *[other] { $n } more knights
            } on the conflict territory.
       *[conqueror] you lose { $n ->
                [one] { $n } knight
               *[other] { $n } knights
            } here; if nobody is left, the territory stays empty.
    }
effect-draw =
    { effect-when }: reveal this card, draw { $n ->
        [one] { $n } more card
       *[other] { $n } more cards
    }, then discard it.
effect-draw_up_to =
    { effect-when }: draw until you hold { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
effect-discard_choice =
    { effect-when }: you may discard { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } from your hand.
effect-discard_random =
    { effect-when }: { $target ->
        [self] you discard
       *[opponent] your opponent discards
    } { $n ->
        [one] { $n } random card
       *[other] { $n } random cards
    }.
effect-destroy_artefact =
    { effect-when }: { $target ->
        [any_player] choose any player and destroy { $n ->
                [one] { $n } artefact
               *[other] { $n } artefacts
            } of that player.
       *[other_artefact] destroy { $n ->
                [one] { $n } artefact of another player
               *[other] { $n } artefacts of other players
            }.
    }
effect-cancel_and_destroy = { effect-when }: cancel its effect and destroy it.
effect-peek_reorder =
    { effect-when }: look at the top { $n ->
        [one] card of your deck and put it back
       *[other] { $n } cards of your deck and put them back in any order
    }.
effect-peek_keep_or_discard = { effect-when }: look at the top card of any player’s deck, then leave it there or discard it.
effect-recycle =
    { effect-when }: shuffle { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } from your discard pile into your deck, chosen from those you played in your previous turn.
effect-equalise_knights = { effect-when }: you may have both sides count as the larger of the two numbers of knights in this battle.
effect-redeploy = { effect-when }: redeploy your knights once more, without an advance.
effect-extra_manoeuvre =
    { effect-when }: gain { $n ->
        [one] { $n } more manoeuvre
       *[other] { $n } more manoeuvres
    } this turn (redeployment and advance).
