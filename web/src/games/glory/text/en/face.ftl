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
glory-place-training = Training
glory-place-prayer = Prayer
glory-place-service = Service
glory-place-initiative = Initiative
glory-place-plan_journey = Journey
glory-place-guard = Guard
glory-place-solo_training = Solo Training
glory-place-market = Market
glory-place-gain_ally = Allies
glory-place-herald = Herald
glory-place-new_goal = New Goal
glory-place-event = Event
glory-for-all = any number
glory-open-to-all = Open to any number of pawns.
glory-circles = Free circles: { $free }.
glory-pawns-of = Pawns here: { $names }.
glory-allies = Allies
glory-slot-prices = slot price in coins
glory-slot-taken = taken
glory-slot-closed = closed
glory-price = Price in coins: { $coins }
glory-travel-cards = Travel cards
glory-type-romance = Romance
glory-type-trade = Trade
glory-type-challenge = Challenge
glory-deck = Top of the deck: { $type }. Cards left: { $count }
glory-event = Event of the round
glory-next-event = Next round: { $event }
glory-public-titles = Public titles
glory-market = Next level of your equipment
glory-top-level = highest level

## Titles

glory-fulfilled = fulfilled
glory-attempt-lost = attempt lost
glory-needs-any_allies = Allies
glory-needs-any_relics = Relics
glory-needs-prestige = Prestige
glory-needs-without = Not: { $ally }
glory-needs-duel = Duel: attack { $attack }, prestige { $prestige }

## The mat

glory-equipment = Equipment
glory-level-dice = { $item } { $level }. Dice in a duel: { $dice }.
glory-symbol-active = The special symbol counts as { $value }.
glory-goods = Supplies
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
