# The board of Glory: its own words.

glory-points = Glory
glory-pawns = Pawns left
glory-good-coin = Coins
glory-good-strength = Strength
glory-good-faith = Faith
glory-item-steed = Steed
glory-item-armour = Armour
glory-prestige = Ready prestige
glory-first = first player
glory-stopped = has stopped
glory-round = Round { $round } of 3
glory-setup = Setup
glory-phase-action = action phase
glory-phase-travel = travel phase
glory-phase-refresh = refresh phase
glory-phase-registration = registration phase
glory-phase-tournament = tournament phase
glory-phase-final_travel = final travel phase
glory-phase-titles = titles phase

## The city

glory-city = The city
glory-for-all = any number
glory-open-to-all = Open to any number of pawns.
glory-circles = Free spaces: { $free }.
glory-pawns-of = Pawns here: { $names }.
glory-allies = Allies
glory-slot-prices = slot price in coins
glory-slot-empty = empty
glory-slot-closed = closed
glory-price = Price in coins: { $coins }
glory-travel-cards = Travel cards
glory-type-romance = Romance
glory-type-trade = Trade
glory-type-challenge = Challenge
glory-deck = Top of the deck: { $type }. Cards left: { $count }
glory-display = On display
glory-deck-left = deck: { $count }
glory-pays-romance = free
glory-pays-trade = for coins
glory-pays-challenge = a duel
glory-event = Event of the round
glory-next-event = Next round: { $event }
glory-tournament = Tournament
glory-tour-open = open slot
glory-public-titles = Public titles
glory-market = your next level
glory-adds-dice = dice: +{ $dice }
glory-adds-symbol = symbol = { $value }
glory-top-level = highest level

## Titles

glory-fulfilled = fulfilled
glory-attempt-lost = attempt lost
glory-needs-any_allies = Allies
glory-needs-any_relics = Relics
glory-needs-prestige = Prestige
glory-needs-without = No { $ally }
glory-needs-duel = Duel: attack { $attack }, prestige { $prestige }

## The mat

glory-equipment = Equipment
glory-level-dice = { $item } { $level }. Dice in a duel: { $dice }.
glory-symbol-active = The special symbol counts as { $value }.
glory-goods = Resources
glory-support = Allies, relics, prestige
glory-ready = ready: { $count }
glory-spent = spent: { $count }
glory-bound = set aside for a title: { $count }
glory-no-tokens = none yet
glory-hand = Hand
glory-plays = played: { $plays } of { $limit }
glory-no-cards = no cards
glory-goals = Personal goals
glory-secret-goals = secret goals: { $count }
glory-no-goals = none
glory-played = Travel cards played

## Answers

glory-close = Close
glory-ahead-price = Price
glory-ahead-gives = Gives
glory-ahead-win = If you win
glory-ahead-then = Then you have
glory-ahead-change = { $name } { $from } → { $to }
glory-hint-character = Your character decides what you start with. Everyone chooses in secret.
glory-hint-character-alone = Your character decides what you start with.
glory-hint-goal = Only you will know it. It scores at the end of the game if you meet its conditions.
glory-hint-goal-open = Everyone will see it. It scores at the end of the game if you meet its conditions.
glory-hint-give-back = You can play the cards you keep in the travel phase.
glory-hint-action = A place takes effect at once. You can use the highlighted ones; tap any other to see why not.
glory-hint-take-card = Cards stay in your hand until the travel phase. From a deck you draw blind.
glory-hint-market = Each level adds a die in duels or makes the special symbol count.
glory-hint-support = Allies stay with you. Most of them help in duels, and many titles ask for them.
glory-hint-relic = A relic helps in one pass of a duel. The refresh phase makes it ready again.
glory-hint-travel = Romance is free, trade costs coins, a challenge is a duel.
glory-hint-shield = If you wait, you’ll see where others register, but they may take the slot you want. The last in turn order can’t wait.
glory-unused-cards =
    { $count ->
        [one] { $count } card stays in hand
       *[other] { $count } cards stay in hand
    }
glory-amount = { $points } glory
