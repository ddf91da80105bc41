# Glory: everything the game says while it is played.
# Names of players and components come as they are, so sentences do not bend them.
# Resources, items and types of travel cards come as ids, to select by.


## Amounts that several sentences use

counted-goods =
    { $resource ->
        [coin]
            { $count ->
                [one] { $count } coin
               *[other] { $count } coins
            }
        [strength] { $count } strength
       *[faith] { $count } faith
    }
priced-goods =
    { $resource ->
        [coin]
            { $n ->
                [one] { $n } coin
               *[other] { $n } coins
            }
        [strength] { $n } strength
       *[faith] { $n } faith
    }
needed-goods =
    { $resource ->
        [coin]
            { $need ->
                [one] { $need } coin
               *[other] { $need } coins
            }
        [strength] { $need } strength
       *[faith] { $need } faith
    }

## Levels in Roman numerals

level-roman =
    { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
to-roman =
    { $to ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
have-roman =
    { $have ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
need-roman =
    { $need ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
steed-roman =
    { $steed ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
armour-roman =
    { $armour ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }

## The log: set-up

event-public-titles = Public titles: { $titles }.
event-characters-dealt = Choosing a character in secret: { $seats }.
event-characters-seen = Your characters: { $characters }.
event-character-chosen = { $seat } plays as the { $character }.
event-order-drawn = Turn order: { $order }.
event-later-cards =
    { $seat } starts later and draws { $count ->
        [one] { $count } challenge card
       *[other] { $count } challenge cards
    }.
event-start-cards = { $seat } draws starting cards. Romance: { $romance }, trade: { $trade }, challenge: { $challenge }.
event-start-cards-seen = You draw: { $travel }.
event-goals-dealt =
    { $seat } gets { $count ->
        [one] { $count } title
       *[other] { $count } titles
    } to choose from.
event-goals-seen = Your titles to choose from: { $titles }.
event-goal-chosen = Your personal goal: { $title }.
event-goal-open = { $seat } has an open personal goal: { $title }.
event-cards-given-back =
    { $seat } gives back { $count ->
        [one] { $count } travel card
       *[other] { $count } travel cards
    }.
event-display-filled =
    { $type ->
        [romance] Romance cards
        [trade] Trade cards
       *[challenge] Challenge cards
    } on display: { $travel }. Left in the deck: { $deck }.
event-first-events = Event of round 1: { $event }. Event of round 2: { $next }.

## The log: rounds

event-round-begins = Round { $round } of 3 begins with the action phase.
event-travel-begins = Round { $round }: the travel phase begins.
event-final-travel-begins = The final travel phase begins.
event-city-event = Event: { $event }.
event-ally-for-hire = Up for hire this round: { $ally }.
event-nobody-for-hire = No special allies are left, so nobody is up for hire.
event-pawn-laid =
    { $seat } lays { $count ->
        [one] { $count } pawn
       *[other] { $count } pawns
    } on the event card.
event-order-changed = New turn order: { $order }.
event-pawns-returned = All pawns return to their owners.
event-all-ready = All allies, relics and prestige tokens are ready again.
event-track-cleared = Allies nobody took leave the game: { $allies }.
event-track-filled = On the ally track: { $allies }.
event-display-cleared = Travel cards nobody took leave the game: { $travel }.
event-city-event-over = The event “{ $event }” is over.
event-hire-leaves = Nobody hired the ally “{ $ally }”, so it leaves the game.
event-next-event = Event of round 3: { $event }.

## The log: actions

event-pawn-placed = { $seat } places a pawn: { $action }. Pawns left: { $left }.
event-card-taken = { $seat } takes “{ $travel }” from the display.
event-card-drawn =
    { $seat } draws a card from the { $type ->
        [romance] romance
        [trade] trade
       *[challenge] challenge
    } deck.
event-card-seen = You draw “{ $travel }”.
event-cards-enough = { $seat } takes no more cards.
event-cards-run-out = There are no more cards for { $seat } to take.
event-titles-drawn =
    { $seat } draws { $count ->
        [one] { $count } title
       *[other] { $count } titles
    }.
event-titles-seen = You draw these titles: { $titles }.
event-titles-reshuffled =
    The title discard becomes the new deck: { $count ->
        [one] { $count } title
       *[other] { $count } titles
    }.
event-no-titles = No titles are left for { $seat } to draw.
event-title-kept = { $seat } keeps a title as a personal goal. Titles discarded: { $discarded }.
event-title-kept-seen = Your new personal goal: { $title }.
event-no-relics = No relics are left for { $seat }.
event-nobody-to-hire = Nobody is left for { $seat } to hire.

## The log: gains and losses

event-gained = { $seat } gains { counted-goods }.
event-paid = { $seat } pays { counted-goods }.
event-lost = { $seat } loses { counted-goods }.
event-glory-gained = { $seat } gains { $count } glory and now has { $glory }.
event-glory-lost = { $seat } loses { $count } glory and now has { $glory }.
event-prestige-gained = { $seat } gains a prestige token: { $prestige }.
event-prestige-owned = { $seat } already has the prestige token “{ $prestige }” and doesn’t get a second one.
event-prestige-none-left = No prestige token “{ $prestige }” is left for { $seat }.
event-relic-gained = { $seat } gains a relic: { $relic }.
event-relic-none-left = No relic “{ $relic }” is left for { $seat }.
event-ally-gained = { $seat } gains an ally: { $ally }.
event-ally-none-left = No ally “{ $ally }” is left for { $seat }.
event-level-raised =
    { $item ->
        [steed] { $seat } upgrades the steed to level { level-roman }.
       *[armour] { $seat } upgrades the armour to level { level-roman }.
    }
event-level-not-raised =
    { $item ->
        [steed] { $seat } can’t upgrade the steed to level { to-roman }: that takes a steed of the level below.
       *[armour] { $seat } can’t upgrade the armour to level { to-roman }: that takes armour of the level below.
    }

## The log: travel cards

event-card-played = { $seat } plays “{ $travel }”.
event-challenge-won = { $seat } wins the challenge “{ $travel }”.
event-challenge-lost = { $seat } loses the challenge “{ $travel }” and takes the card back.
event-card-discarded = { $seat } moves “{ $travel }” to the personal discard.
event-travel-passed = { $seat } stops for this travel phase.
event-travel-stopped = { $seat } plays no more travel cards.

## The log: tournaments

event-tournament-prepared = The tournament of round { $round } is set up.
event-knight-placed = Tournament slot { $place }: { $knight }.
event-prize-laid = Tournament prize: { $prize }.
event-knights-in-city = Knights in { $city }: { $knights }.
event-shield-placed = { $seat } registers for tournament slot { $place }.
event-knight-challenged = { $seat } challenges { $knight } in { $city }.
event-waited = { $seat } waits.
event-not-registered = { $seat } has no knight to challenge and is skipped.
event-late-knight = Tournament slot { $place } goes to a late knight: { $knight }.
event-city-begins = The duels in { $city } begin.
event-stage-begins =
    { $stage ->
        [1] The quarter-finals begin.
        [2] The semi-finals begin.
       *[other] The final begins.
    }
event-knight-beats-knight = { $winner } beats { $loser }.
event-opponent-beats-knight = { $seat } beats { $knight }.
event-knight-beats-opponent = { $knight } beats { $seat }.
event-advanced =
    { $stage ->
        [1] { $seat } wins the quarter-final.
        [2] { $seat } wins the semi-final.
       *[other] { $seat } wins the final.
    }
event-prize-won = { $seat } wins the final and the prize: { $prize }.
event-prize-lapsed = { $knight } wins the final, so nobody gets the prize “{ $prize }”.
event-consolation =
    { $seat } is knocked out { $stage ->
        [1] in the quarter-final
        [2] in the semi-final
       *[other] in the final
    } and may play { $most ->
        [one] { $most } travel card
       *[other] up to { $most } travel cards
    }.
event-tournament-over = The tournament of round { $round } is over.

## The log: duels

event-duel-player = Duel: { $seat } against { $other }.
event-duel-knight = Duel: { $seat } against { $knight }.
event-duel-card = { $seat } fights a duel for the challenge “{ $travel }”.
event-duel-title = { $seat } fights a duel for the title “{ $title }”.
event-duel-opponent = Duel: { $seat } against the virtual opponent.
event-pass-begins = Pass { $number } begins.
event-strength-committed = { $seat } commits { $count } strength ({ $total } in this duel so far).
event-rolled = { $seat } rolls { $dice }. Attack: { $attack }.
event-knight-rolled = The knight rolls { $die }. Knight’s attack: { $attack }.
event-rerolled = { $seat } rerolls { $before } and gets { $after }. Attack: { $attack }.
event-faith-spent = { $seat } spends 1 faith on a reroll.
event-ally-used = { $seat } uses an ally: { $ally }.
event-relic-used = { $seat } uses a relic: { $relic }.
event-die-turned = { $seat } turns a die: { $before } becomes { $after }. Attack: { $attack }.
event-attack-raised = { $seat } gains +{ $n } attack in this pass. Attack: { $attack }.
event-foe-weakened = { $seat } lowers the opponent’s attack by { $n } in this pass. Opponent’s attack: { $attack }.
event-foe-humbled = { $seat } lowers the opponent’s prestige by { $n } in this pass. Opponent’s prestige: { $prestige }.
event-ally-readied = { $seat } readies an ally: { $ally }.
event-relic-readied = { $seat } readies a relic: { $relic }.
event-prestige-readied = { $seat } readies a prestige token: { $prestige }.
event-prestige-spent = { $seat } wins on a tie and turns a prestige token face down: { $prestige }.
event-pass-won = { $seat } wins pass { $number }, { $attack } to { $against }.
event-pass-lost = { $seat } loses pass { $number }, { $attack } to { $against }.
event-tie-prestige = The attacks are equal; prestige decides, { $more } to { $less }.
event-tie-player = Attack and prestige are equal; such a tie goes to the player, { $seat }.
event-tie-initiative = Attack and prestige are equal; the better initiative decides, for { $seat }.
event-duel-won = { $seat } wins the duel, { $passes } to { $lost }.
event-duel-lost = { $seat } loses the duel, { $passes } to { $lost }.
event-strength-recovered = { $seat } gets back 1 strength.
event-faith-recovered = { $seat } gets back 1 faith.
event-prestige-recovered = { $seat } gets back a prestige token: { $prestige } is ready again.
event-ally-recovered = { $seat } gets back an ally: { $ally } is ready again.
event-relic-recovered = { $seat } gets back a relic: { $relic } is ready again.

## The log: titles

event-title-claimed = { $seat } claims the title “{ $title }”.
event-goal-revealed = { $seat } reveals and claims a personal goal: { $title }.
event-goods-bound = { $seat } sets aside { counted-goods } for the title “{ $title }”.
event-allies-bound = { $seat } sets aside for the title “{ $title }”: { $allies }.
event-relics-bound = { $seat } sets aside for the title “{ $title }”: { $relics }.
event-title-fulfilled = { $seat } scores the title “{ $title }” for { $glory } glory.
event-title-lost = { $seat } misses the title “{ $title }”. There’s no second attempt.

## The log: the virtual opponent

event-opponent-knight = { $seat } fights with the numbers of { $knight }.
event-opponent-shuffles =
    { $seat } shuffles its whole deck: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
event-opponent-renews =
    { $seat } shuffles its discard into a new deck: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
event-opponent-draws = { $seat } draws: { $card }.
event-opponent-cannot = { $seat } can’t do anything on this card: { $card }.
event-opponent-idle = { $seat } can’t carry out any of its cards. Its pawn goes to { $action }, without effect.
event-opponent-ally = { $seat } removes an ally from the game: { $ally }.
event-opponent-special-ally = { $seat } removes a special ally from the game: { $ally }.
event-opponent-plans =
    { $seat } removes the { $type ->
        [romance] romance
        [trade] trade
       *[challenge] challenge
    } cards on display from the game: { $cards }.
event-opponent-goal = { $seat } has an open goal: { $title }.
event-opponent-new-goal = { $seat } takes a new goal: { $title }.
event-opponent-event = { $seat } takes the space of the event “{ $event }”.
event-opponent-hires = { $seat } removes the ally on the event card from the game: { $ally }.
event-opponent-skipped = { $seat } can’t beat any free knight and is skipped.
event-opponent-title = { $seat } claims the title “{ $title }”.

## The log: the end

event-won = The match is over. Won by { $seats } with { $glory } glory.
event-won-by-prestige =
    { $tokens ->
        [one] The match is over. { $tied } are tied at { $glory } glory; prestige tokens decide. Won by { $seats } with { $tokens } token.
       *[other] The match is over. { $tied } are tied at { $glory } glory; prestige tokens decide. Won by { $seats } with { $tokens } tokens.
    }
event-warrior-won =
    { $finals ->
        [one] The match is won: { $finals } final, no defeat.
       *[other] The match is won: { $finals } finals, no defeat.
    }
event-warrior-lost = The match is lost: one tournament duel ended in defeat. Finals won: { $finals }.
event-challenge-met = The match is won with { $glory } glory (needed: { $need }).
event-challenge-missed = The match is lost with { $glory } glory (needed: { $need }).
event-rival-beaten = The match is won. The virtual opponent is beaten { $glory } to { $other }.
event-rival-ahead = The match is lost, { $glory } to { $other }. To win, you need more glory than the virtual opponent.

## The score sheet

score-start = Start and place in the turn order
score-city = City and allies
score-travel = Travel cards
score-tournament = Tournaments
score-final-travel = Final journey
score-title = Title “{ $title }”
score-prestige = Prestige tokens ({ $tokens }), for ties only

## What components are worth

worth-title = You have { $have } of the { $need } it requires
worth-title-duel = If you win the duel for it
worth-title-claimed = You have this title
worth-title-failed = You’ve lost your only attempt
worth-knight = If you beat this knight in the tournament. Half of it ({ $half }) if you lose but win a pass
worth-player = If you beat { $seat } in the tournament: { $less }, or { $more } if they have more glory than you
worth-ally = When you gain this ally
worth-scribe = For each title you score; so far { $titles }
worth-travel = When you play this card, at best
worth-event = The event of this round
worth-prestige = Your prestige tokens: { $count }. They break ties at the end
worth-need = You need { $need } glory to win; you have { $glory }

## Questions: set-up and city

ask-character = You’ve been dealt { $characters }. Who will you be?
ask-goal = You’ve been dealt { $titles }. Which title do you keep as a personal goal?
ask-give-back = Which travel cards do you give back for 1 strength each? In hand: { $hand }, given back: { $given }.
ask-action = Where do you place your pawn? Pawns left: { $pawns }.
ask-take-card = Which travel card do you take? You can still take { $left }.
ask-market =
    { $coin ->
        [one] Which equipment do you upgrade? You have { $coin } coin.
       *[other] Which equipment do you upgrade? You have { $coin } coins.
    }
ask-support =
    { $coin ->
        [one] Which ally do you take? You have { $coin } coin.
       *[other] Which ally do you take? You have { $coin } coins.
    }
ask-keep-title = You’ve drawn { $titles }. Which title do you keep as a personal goal? The others are discarded.
ask-keep-title-card = “{ $travel }”: you’ve drawn { $titles }. Which title do you keep as a personal goal? The others are discarded.
ask-choose-effect = Which reward do you choose?
ask-choose-effect-card = “{ $travel }”: which reward do you choose?
ask-choose-effect-event = “{ $event }”: which reward do you choose?
ask-relic = Which relic do you take?
ask-relic-card = “{ $travel }”: which relic do you take?
ask-relic-prize = “{ $prize }”: which relic do you take?

## Questions: travel and tournaments

ask-travel = Which travel card do you play? You can still play { $left } in this phase.
ask-consolation = You’re out of the tournament. Which travel card do you play? You can still play { $left }.
ask-place = Which tournament slot do you take?
ask-place-or-wait = Which tournament slot do you take, or do you wait? Late knights still to come: { $late }.
ask-knight = Which knight do you challenge? Your shields in this tournament: { $shields } of at most { $most }.

## Questions: duels

ask-duel-tent = Before the first pass: which tent ally do you use?
ask-duel-ready-ally = Which spent ally do you ready?
ask-duel-ready-relic = Which spent relic do you ready?
ask-duel-strength = How much strength do you commit for the rest of the duel? Committed so far: { $committed } of at most { $most }.
ask-duel-faith =
    { $most ->
        [one] Your attack is { $attack } against { $against }. Which die do you reroll for one faith? Just { $most }.
       *[other] Your attack is { $attack } against { $against }. Which dice do you reroll for one faith? Up to { $most }.
    }
ask-duel-lance = Your attack is { $attack } against { $against }. Which lance ally do you use?
ask-duel-last-lance = Last chance for a lance ally in this pass: your attack is { $attack } against { $against }. Which one do you use?
ask-duel-relic = Your attack is { $attack } against { $against }. Which relic do you use?
ask-duel-ring =
    { $most ->
        [one] Your attack is { $attack } against { $against }. Which die do you reroll with the Ring? Just { $most }.
       *[other] Your attack is { $attack } against { $against }. Which dice do you reroll with the Ring? Up to { $most }.
    }
ask-duel-recover-ally = You’ve lost the duel. Which ally do you get back?
ask-duel-recover-relic = You’ve lost the duel. Which relic do you get back?

## Questions: titles

ask-title =
    { $best ->
        [0] Which title do you claim?
        [one] Which title do you claim? Without a duel you can score up to { $best } more glory.
       *[other] Which title do you claim? Without a duel you can score up to { $best } more glory.
    }
ask-bound-allies =
    { $count ->
        [one] Which ally do you set aside for the title “{ $title }”? It needs { $count }.
       *[other] Which allies do you set aside for the title “{ $title }”? It needs { $count }.
    }
ask-bound-allies-next = Which ally is next for the title “{ $title }”? So far: { $picked }. It needs { $count } in all.
ask-bound-relics =
    { $count ->
        [one] Which relic do you set aside for the title “{ $title }”? It needs { $count }.
       *[other] Which relics do you set aside for the title “{ $title }”? It needs { $count }.
    }

## Answers: set-up and city

option-be-character =
    { $character }: { $coin ->
        [one] { $coin } coin
       *[other] { $coin } coins
    }, { $strength } strength, { $faith } faith, { $glory } glory
option-choose-goal = { $title }: { $glory } glory
option-give-back = Give back “{ $travel }” for 1 strength
option-keep-cards =
    { $count ->
        [0] Done, keep no cards
        [one] Keep { $count } card
       *[other] Keep { $count } cards
    }
option-place-pawn = { $action }
option-place-on-event = Event: { $event }
option-place-on-event-for-nothing = Event: { $event } (gives you nothing now)
option-take-card = { $travel }
option-draw-card =
    { $type ->
        [romance] Top card of the romance deck (cards left: { $deck })
        [trade] Top card of the trade deck (cards left: { $deck })
       *[challenge] Top card of the challenge deck (cards left: { $deck })
    }
option-take-no-more = Take no more cards
option-buy-level =
    { $item ->
        [steed] Steed
       *[armour] Armour
    } to level { level-roman }: { $price ->
        [0] free
        [one] { $price } coin
       *[other] { $price } coins
    }
option-take-ally =
    { $ally } (slot { $slot }): { $price ->
        [0] free
        [one] { $price } coin
       *[other] { $price } coins
    }
option-keep-title = { $title }: { $glory } glory
option-choose-list = Reward { $number }
option-choose-prestige = prestige token “{ $prestige }” and { $glory } glory
option-take-relic = { $relic }

## Answers: travel and tournaments

option-play-romance = { $travel }
option-play-trade =
    { $travel }: { $price ->
        [0] free
        [one] { $price } coin
       *[other] { $price } coins
    }
option-play-challenge = { $travel }: duel against attack { $attack }, prestige { $prestige }
option-pass-travel = Stop for this phase
option-stop-travel = Stop
option-place-shield = Slot { $place }
option-challenge-knight = { $knight } in { $city }
option-wait = Wait: the others choose first, then you’re asked again

## Answers: duels

option-duel-ally = { $ally }
option-duel-relic = { $relic }
option-duel-none = Use nothing
option-duel-ready-ally = { $ally }
option-duel-ready-relic = { $relic }
option-duel-no-strength = Commit nothing (strength dice: { $dice })
option-duel-strength = Commit { $count } strength (strength dice: { $dice })
option-duel-strength-activating = Commit { $count } strength (strength dice: { $dice }, special symbol active)
option-duel-keep-dice = Keep all dice
option-duel-reroll = Reroll { $dice }
option-duel-add-die = Pick { $die }
option-duel-reroll-picked = Reroll the picked dice: { $dice }

## Answers: titles

option-claim-title = { $title }: { $glory } glory
option-fight-for-title = { $title }: { $glory } glory for winning a duel against attack { $attack }, prestige { $prestige }
option-no-more-titles = Claim no more titles
option-bind-ally = { $ally }
option-bind-relics = { $relics }

## Refusals: city

blocked-no-circle =
    { $circles ->
        [0] { $action }: there’s no space here.
        [one] { $action }: the only space is taken this round.
       *[other] { $action }: every space is taken this round.
    }
    .short =
        { $circles ->
            [0] There’s no space here.
            [one] The only space is taken this round.
           *[other] Every space is taken this round.
        }
blocked-once-a-round = { $action }: you can do this only once a round.
    .short = You can do this only once a round.
blocked-no-cards = There are no travel cards left to take.
blocked-cannot-pay = { $action }: this costs { needed-goods }, you have { $have }.
    .short = This costs { needed-goods }, you have { $have }.
blocked-cannot-pay-ally =
    { $price ->
        [one] { $ally }: this costs { $price } coin, you have { $have }.
       *[other] { $ally }: this costs { $price } coins, you have { $have }.
    }
    .short =
        { $price ->
            [one] This costs { $price } coin, you have { $have }.
           *[other] This costs { $price } coins, you have { $have }.
        }
blocked-cannot-pay-level =
    { $item ->
        [steed] Steed
       *[armour] Armour
    }: { $price ->
        [one] the next level costs { $price } coin, you have { $have }.
       *[other] the next level costs { $price } coins, you have { $have }.
    }
    .short =
        { $price ->
            [one] The next level costs { $price } coin, you have { $have }.
           *[other] The next level costs { $price } coins, you have { $have }.
        }
blocked-top-level =
    { $item ->
        [steed] Your steed is already at level { level-roman }, the highest.
       *[armour] Your armour is already at level { level-roman }, the highest.
    }
blocked-all-at-top = Your steed and your armour are already at level { level-roman }, the highest.
blocked-no-allies = There are no allies left on the track this round.
blocked-empty-slot = Slot { $slot } is empty until the refresh phase.
blocked-closed-slot = Slot { $slot } is closed: it takes { $players } or more players to open it.
blocked-no-tournament-place = There’s no slot left for you in this tournament.
blocked-shields-placed =
    { $shields ->
        [one] Your shield is already in this tournament.
       *[other] All your { $shields } shields are already in this tournament.
    }
blocked-no-titles-left = There are no titles left to draw.
blocked-no-event-action = The event “{ $event }” has no action; it affects everyone.
blocked-no-hire = Nobody is up for hire.
blocked-deck-empty =
    { $type ->
        [romance] The romance deck is empty.
        [trade] The trade deck is empty.
       *[challenge] The challenge deck is empty.
    }
blocked-gives-nothing = Reward { $number } would give you nothing now.
blocked-no-relics-left = No relics are left.
blocked-no-relic = { $relic }: no token is left.
    .short = No token is left.
blocked-no-scroll-ally = { $ally }: the scroll stack has no more of them.
blocked-no-prestige = { $prestige }: no such prestige token is left.
blocked-prestige-held = { $prestige }: you already have this prestige token.
blocked-not-from-this-level =
    { $item ->
        [steed] Steed to level { to-roman }: this takes a steed of level { need-roman }, yours is level { level-roman }.
       *[armour] Armour to level { to-roman }: this takes armour of level { need-roman }, yours is level { level-roman }.
    }

## Refusals: travel and tournaments

blocked-trade-price =
    { $price ->
        [one] { $travel }: this costs { $price } coin, you have { $have }.
       *[other] { $travel }: this costs { $price } coins, you have { $have }.
    }
    .short =
        { $price ->
            [one] This costs { $price } coin, you have { $have }.
           *[other] This costs { $price } coins, you have { $have }.
        }
blocked-place-has-knight = Slot { $place } is taken by { $knight }.
blocked-place-has-shield = Slot { $place } is taken by { $seat }.
blocked-knight-has-challenger = { $knight }: already challenged by { $seat }.
    .short = Already challenged by { $seat }.
blocked-shield-in-city = { $knight }: you already have a shield in { $city }.
    .short = You already have a shield in { $city }.
blocked-last-must-place = You can’t wait: of everyone still to register, your initiative is the worst.
blocked-must-register = You can’t wait: as long as there’s a knight for you to challenge, you have to register. Your shields: { $shields } of at most { $most }.

## Refusals: duels

blocked-ally-spent = { $ally }: already spent.
    .short = Already spent.
blocked-ally-bound = { $ally }: set aside for a title.
    .short = Set aside for a title.
blocked-relic-spent = { $relic }: already spent.
    .short = Already spent.
blocked-relic-bound = { $relic }: set aside for a title.
    .short = Set aside for a title.
blocked-no-die-to-turn = There’s no { $die } in your roll.
blocked-no-dice = You have no dice to reroll.
blocked-no-spent-ally = You have no spent ally to ready.
blocked-no-spent-relic = You have no spent relic to ready.
blocked-no-spent-prestige = You have no spent prestige token to ready.
blocked-not-itself = { $ally }: an ally can’t ready itself.
    .short = An ally can’t ready itself.
blocked-strength-limit = You can’t commit { $count } more: at most { $most } per duel, and you’ve already committed { $committed }.
blocked-strength-short = You can’t commit { $count }: you have { $have } strength.

## Refusals: titles

blocked-title-scored = { $title }: you’ve already scored it.
    .short = You’ve already scored it.
blocked-attempt-lost = { $title }: you’ve lost your only attempt.
    .short = You’ve lost your only attempt.
blocked-needs-played =
    { $title }: needs { $need } { $type ->
        [romance] romance cards
        [trade] trade cards
       *[challenge] challenge cards
    } in your personal discard, you have { $have }.
    .short =
        Needs { $need } { $type ->
            [romance] romance cards
            [trade] trade cards
           *[challenge] challenge cards
        } in your personal discard, you have { $have }.
blocked-needs-ally =
    { $need ->
        [one] { $title }: needs the ally “{ $ally }”, you have { $have } available.
       *[other] { $title }: needs { $need } × { $ally }, you have { $have } available.
    }
    .short =
        { $need ->
            [one] Needs the ally “{ $ally }”, you have { $have } available.
           *[other] Needs { $need } × { $ally }, you have { $have } available.
        }
blocked-needs-allies =
    { $need ->
        [one] { $title }: needs { $need } ally of any kind, you have { $have } available.
       *[other] { $title }: needs { $need } allies of any kind, you have { $have } available.
    }
    .short =
        { $need ->
            [one] Needs { $need } ally of any kind, you have { $have } available.
           *[other] Needs { $need } allies of any kind, you have { $have } available.
        }
blocked-needs-no-ally = { $title }: rules out the ally “{ $ally }”, and you have { $have }.
    .short = Rules out the ally “{ $ally }”, and you have { $have }.
blocked-needs-relics =
    { $need ->
        [one] { $title }: needs { $need } relic, you have { $have } available.
       *[other] { $title }: needs { $need } relics, you have { $have } available.
    }
    .short =
        { $need ->
            [one] Needs { $need } relic, you have { $have } available.
           *[other] Needs { $need } relics, you have { $have } available.
        }
blocked-needs-prestige =
    { $need ->
        [one] { $title }: needs { $need } prestige token, you have { $have }.
       *[other] { $title }: needs { $need } prestige tokens, you have { $have }.
    }
    .short =
        { $need ->
            [one] Needs { $need } prestige token, you have { $have }.
           *[other] Needs { $need } prestige tokens, you have { $have }.
        }
blocked-needs-goods = { $title }: needs { needed-goods }, you have { $have } available.
    .short = Needs { needed-goods }, you have { $have } available.
blocked-needs-level =
    { $item ->
        [steed] { $title }: needs a level { need-roman } steed, yours is level { have-roman }.
       *[armour] { $title }: needs level { need-roman } armour, yours is level { have-roman }.
    }
    .short =
        { $item ->
            [steed] Needs a level { need-roman } steed, yours is level { have-roman }.
           *[armour] Needs level { need-roman } armour, yours is level { have-roman }.
        }

## What components do: their texts are put together from these

does-one-of = one of these:
does-or = ; or
does-order = move up in turn order in the refresh phase
does-coin =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
does-strength = { $n } strength
does-faith = { $n } faith
does-glory = { $n } glory
does-lose-coin =
    { $n ->
        [one] lose { $n } coin
       *[other] lose { $n } coins
    }
does-lose-glory = lose { $n } glory
does-prestige = prestige token “{ $prestige }”
does-relic = relic “{ $relic }”
does-any-relic = a relic of your choice
does-ally = ally “{ $ally }”
does-hire = the ally on this card
does-upgrade =
    { $item ->
        [steed] upgrade your steed to level { to-roman } (from the level below)
       *[armour] upgrade your armour to level { to-roman } (from the level below)
    }
does-titles =
    { $n ->
        [one] draw { $n } title and keep it as a personal goal
       *[other] draw { $n } titles and keep one of them as a personal goal
    }
does-travel =
    { $n ->
        [one] take { $n } travel card from the display or the top of a deck
       *[other] take { $n } travel cards, each from the display or the top of a deck
    }
does-blind-travel =
    { $n ->
        [one] draw { $n } travel card from the top of a deck
       *[other] draw { $n } travel cards, each from the top of a deck
    }
does-lay-pawn =
    { $n ->
        [one] lay { $n } pawn on this card for the round
       *[other] lay { $n } pawns on this card for the round
    }
does-turn-die = turn your lowest { $die } to its highest number
does-attack = attack +{ $n }
does-weaken = opponent’s attack −{ $n }
does-humble = opponent’s prestige −{ $n }
does-ready-ally = ready one of your spent allies
does-ready-relic = ready one of your spent relics
does-ready-prestige = ready one of your spent prestige tokens
does-reroll =
    { $n ->
        [one] reroll { $n } of your dice
       *[other] reroll up to { $n } of your dice
    }

## What components do: allies, relics, travel cards, events, knights

does-on-gain = Once, when you gain it:
does-in-tent = In the tent, first pass:
does-with-lance = With the lance, in one pass:
does-in-pass = In one pass of a duel:
does-faith-reroll-bonus =
    { $n ->
        [one] When you spend faith in a duel, you may reroll { $n } more die.
       *[other] When you spend faith in a duel, you may reroll { $n } more dice.
    }
does-plan-journey-bonus =
    { $n ->
        [one] { action-plan_journey } give you { $n } more card.
       *[other] { action-plan_journey } give you { $n } more cards.
    }
does-coin-discount =
    { $n ->
        [one] { action-market } and { action-gain_ally } cost you { $n } coin less.
       *[other] { action-market } and { action-gain_ally } cost you { $n } coins less.
    }
does-travel-limit-bonus =
    { $n ->
        [one] You may play { $n } more card in each travel phase.
       *[other] You may play { $n } more cards in each travel phase.
    }
does-title-bonus = Each title you score gives you { $n } more glory.
does-price = Cost: { priced-goods }.
does-free = Costs nothing.
does-challenge = Duel against attack { $attack }, prestige { $prestige }. If you win:
does-to-all = All players:
does-event-action = An action for one pawn this round.
does-knight = Attack { $attack }, prestige { $prestige }, worth { $glory } glory.
does-adds-die = In each pass, this knight rolls an armour die and adds it to the attack.
does-fewer-dice = Against this knight you roll one fewer { $die }.

## What components do: characters and titles

does-start =
    Starts with { $coin ->
        [one] { $coin } coin
       *[other] { $coin } coins
    }, { $strength } strength, { $faith } faith and { $glory } glory.
does-levels = Level { steed-roman } steed, level { armour-roman } armour.
does-titles-dealt =
    { $n ->
        [one] Gets { $n } title as a personal goal.
       *[other] Chooses a personal goal from { $n } titles.
    }
does-titles-kept = Personal goals: keeps { $keep } of { $n } titles.
does-cards-dealt =
    { $type ->
        [romance] Romance cards: { $n }.
        [trade] Trade cards: { $n }.
       *[challenge] Challenge cards: { $n }.
    }
does-special-allies = Special allies: { $n }.
does-income =
    Income each round: { $coin ->
        [one] { $coin } coin
       *[other] { $coin } coins
    }, { $strength } strength, { $faith } faith.
does-title-glory = Gives { $n } glory.
does-needs-played =
    { $type ->
        [romance]
            { $n ->
                [one] { $n } romance card
               *[other] { $n } romance cards
            }
        [trade]
            { $n ->
                [one] { $n } trade card
               *[other] { $n } trade cards
            }
       *[challenge]
            { $n ->
                [one] { $n } challenge card
               *[other] { $n } challenge cards
            }
    } in your personal discard
does-needs-allies =
    { $n ->
        [one] { $n } ally of any kind
       *[other] { $n } allies of any kind
    }
does-needs-ally =
    { $n ->
        [one] { $ally }
       *[other] { $n } × { $ally }
    }
does-needs-without = no { $ally }
does-needs-relics =
    { $n ->
        [one] { $n } relic of any kind
       *[other] { $n } relics of any kind
    }
does-needs-prestige =
    { $n ->
        [one] { $n } prestige token
       *[other] { $n } prestige tokens
    }
does-needs-goods = { priced-goods }
does-needs-level =
    { $item ->
        [steed] level { level-roman } steed
       *[armour] level { level-roman } armour
    }
does-needs-duel = win a duel against attack { $attack }, prestige { $prestige }

## What components do: cards of the virtual opponent, the first that is possible

does-opponent-ally = Removes an ally, looking in this order: { $allies }.
does-opponent-plan =
    { $type ->
        [romance] Removes all romance cards on display, if their column is full.
        [trade] Removes all trade cards on display, if their column is full.
       *[challenge] Removes all challenge cards on display, if their column is full.
    }
does-opponent-special-ally = Removes a special ally.
does-opponent-new-goal = { action-new_goal }.
does-opponent-event = { action-event }.
does-opponent-initiative = { action-initiative }.
does-opponent-training = { action-training }.
does-opponent-prayer = { action-prayer }.
does-opponent-service = { action-service }.
does-opponent-herald = { action-herald }.
