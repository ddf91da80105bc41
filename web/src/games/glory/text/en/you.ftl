# What the reader did, in the second person: used instead of the message of the same name.

you-event-advanced =
    { $stage ->
        [1] You win the quarter-final.
        [2] You win the semi-final.
       *[other] You win the final.
    }
you-event-allies-bound = You set aside for the title “{ $title }”: { $allies }.
you-event-ally-gained = You gain an ally: { $ally }.
you-event-ally-none-left = No ally “{ $ally }” is left for you.
you-event-ally-readied = You ready an ally: { $ally }.
you-event-ally-recovered = You get back an ally: { $ally } is ready again.
you-event-ally-used = You use an ally: { $ally }.
you-event-attack-raised = You gain +{ $n } attack in this pass. Attack: { $attack }.
you-event-card-discarded = You move “{ $travel }” to your personal discard.
you-event-card-drawn =
    You draw a card from the { $type ->
        [romance] romance
        [trade] trade
       *[challenge] challenge
    } deck.
you-event-card-played = You play “{ $travel }”.
you-event-card-taken = You take “{ $travel }” from the display.
you-event-cards-enough = You take no more cards.
you-event-cards-given-back =
    You give back { $count ->
        [one] { $count } travel card
       *[other] { $count } travel cards
    }.
you-event-cards-run-out = There are no more cards for you to take.
you-event-challenge-lost = You lose the challenge “{ $travel }” and take the card back.
you-event-challenge-won = You win the challenge “{ $travel }”.
you-event-character-chosen = You play as the { $character }.
you-event-consolation =
    You are knocked out { $stage ->
        [1] in the quarter-final
        [2] in the semi-final
       *[other] in the final
    } and may play { $most ->
        [one] { $most } travel card
       *[other] up to { $most } travel cards
    }.
you-event-die-turned = You turn a die: { $before } becomes { $after }. Attack: { $attack }.
you-event-duel-card = You fight a duel for the challenge “{ $travel }”.
you-event-duel-knight = Duel: you against { $knight }.
you-event-duel-lost = You lose the duel, { $passes } to { $lost }.
you-event-duel-opponent = Duel: you against the virtual opponent.
you-event-duel-player = Duel: you against { $other }.
you-event-duel-title = You fight a duel for the title “{ $title }”.
you-event-duel-won = You win the duel, { $passes } to { $lost }.
you-event-faith-recovered = You get back 1 faith.
you-event-faith-spent = You spend 1 faith on a reroll.
you-event-foe-humbled = You lower the opponent’s prestige by { $n } in this pass. Opponent’s prestige: { $prestige }.
you-event-foe-weakened = You lower the opponent’s attack by { $n } in this pass. Opponent’s attack: { $attack }.
you-event-gained = You gain { counted-goods }.
you-event-glory-gained = You gain { $count } glory and now have { $glory }.
you-event-glory-lost = You lose { $count } glory and now have { $glory }.
you-event-goal-open = You have an open personal goal: { $title }.
you-event-goal-revealed = You reveal and claim your personal goal: { $title }.
you-event-goals-dealt =
    You choose a personal goal from { $count ->
        [one] { $count } title
       *[other] { $count } titles
    }.
you-event-goods-bound = You set aside { counted-goods } for the title “{ $title }”.
you-event-knight-challenged = You challenge { $knight } in { $city }.
you-event-later-cards =
    You start later and draw { $count ->
        [one] { $count } challenge card
       *[other] { $count } challenge cards
    }.
you-event-level-not-raised =
    { $item ->
        [steed] You can’t upgrade your steed to level { to-roman }: that takes a steed of the level below.
       *[armour] You can’t upgrade your armour to level { to-roman }: that takes armour of the level below.
    }
you-event-level-raised =
    { $item ->
        [steed] You upgrade your steed to level { level-roman }.
       *[armour] You upgrade your armour to level { level-roman }.
    }
you-event-lost = You lose { counted-goods }.
you-event-no-relics = No relics are left for you.
you-event-no-titles = No titles are left for you to draw.
you-event-nobody-to-hire = Nobody is left for you to hire.
you-event-not-registered = You have no knight to challenge and are skipped.
you-event-paid = You pay { counted-goods }.
you-event-pass-lost = You lose pass { $number }, { $attack } to { $against }.
you-event-pass-won = You win pass { $number }, { $attack } to { $against }.
you-event-pawn-laid =
    You lay { $count ->
        [one] { $count } pawn
       *[other] { $count } pawns
    } on the event card.
you-event-pawn-placed = You place a pawn: { $action }. Pawns left: { $left }.
you-event-prestige-gained = You gain a prestige token: { $prestige }.
you-event-prestige-none-left = No prestige token “{ $prestige }” is left for you.
you-event-prestige-owned = You already have the prestige token “{ $prestige }”, so the second one lapses.
you-event-prestige-readied = You ready a prestige token: { $prestige }.
you-event-prestige-recovered = You get back a prestige token: { $prestige } is ready again.
you-event-prestige-spent = You win on a tie and turn a prestige token face down: { $prestige }.
you-event-prize-won = You win the final and the prize: { $prize }.
you-event-relic-gained = You gain a relic: { $relic }.
you-event-relic-none-left = No relic “{ $relic }” is left for you.
you-event-relic-readied = You ready a relic: { $relic }.
you-event-relic-recovered = You get back a relic: { $relic } is ready again.
you-event-relic-used = You use a relic: { $relic }.
you-event-relics-bound = You set aside for the title “{ $title }”: { $relics }.
you-event-rerolled = You reroll { $before } and get { $after }. Attack: { $attack }.
you-event-rolled = You roll { $dice }. Attack: { $attack }.
you-event-shield-placed = You register for tournament slot { $place }.
you-event-start-cards = You draw starting cards. Romance: { $romance }, trade: { $trade }, challenge: { $challenge }.
you-event-strength-committed = You commit { $count } strength ({ $total } in this duel so far).
you-event-strength-recovered = You get back 1 strength.
you-event-tie-initiative = Attack and prestige are equal; your better initiative decides.
you-event-tie-player = Attack and prestige are equal; you win such a tie.
you-event-title-claimed = You claim the title “{ $title }”.
you-event-title-fulfilled = You score the title “{ $title }” for { $glory } glory.
you-event-title-kept = You keep a title as a personal goal. Titles discarded: { $discarded }.
you-event-title-lost = You miss the title “{ $title }”. There’s no second attempt.
you-event-titles-drawn =
    You draw { $count ->
        [one] { $count } title
       *[other] { $count } titles
    }.
you-event-travel-passed = You stop for this travel phase.
you-event-travel-stopped = You play no more travel cards.
you-event-waited = You wait.
you-event-won = The match is over. You win with { $glory } glory.
you-event-won-by-prestige =
    The match is over. { $tied } are tied at { $glory } glory; prestige tokens decide. You win with { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }.

# What others did to the reader.

to-you-event-duel-player = Duel: { $seat } against you.
