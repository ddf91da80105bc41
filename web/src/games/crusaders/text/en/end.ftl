# Set-up choices, the final scoring, where influence comes from.

## Set-up
crusaders-setup-bull = Secret goals for the end of the game. The one that is worth more counts.
crusaders-setup-now = now { $have }
crusaders-setup-tier = { $least } or more
crusaders-setup-tier-homs = while you control it
crusaders-setup-leader = if nobody has more
crusaders-setup-worth = { $n } influence
crusaders-setup-or = or
crusaders-setup-keep = Keep this bull
crusaders-setup-appoint = Appoint

## What governors and bulls count
crusaders-counts-cities = cities
crusaders-counts-city_levels = sum of city levels
crusaders-counts-cities_level_3 = cities of level 3
crusaders-counts-capital_level = level of the capital
crusaders-counts-central_cities = central cities
crusaders-counts-between_cities = in-between cities (Turbessel, Tortosa, Acre, Tadmor)
crusaders-counts-controls_homs = control of Homs
crusaders-counts-units_on_map = units on the map
crusaders-counts-bishops_on_map = bishops on the map
crusaders-counts-holy_lands = holy lands
crusaders-counts-holy_lands_saracen = holy lands in Saracen cities
crusaders-counts-holy_lands_rival = holy lands in rivals’ cities
crusaders-counts-goods_total = goods in the warehouse
crusaders-counts-goods_kinds = kinds of goods
crusaders-counts-goods_wood = wood
crusaders-counts-goods_candles = candles
crusaders-counts-goods_steel = steel
crusaders-counts-goods_horses = horses
crusaders-counts-coins = coins
crusaders-counts-buildings = buildings
crusaders-counts-building_levels = sum of building levels
crusaders-counts-rescripts = rescripts
crusaders-counts-active_spies = active spies
crusaders-counts-governors = governors
crusaders-counts-tactics_non_starting = learned tactics
crusaders-counts-tactics_yellow = yellow tactics
crusaders-counts-tactics_white = white tactics
crusaders-counts-tactics_blue = blue tactics
crusaders-counts-tactics_red = red tactics

## The end
crusaders-end-you = You
crusaders-end-rank = place { $rank }
crusaders-end-how = How the game ended
crusaders-end-income = Income: governors and holy lands bring { $n } influence.
crusaders-end-hegemony = Hegemony
crusaders-end-righteousness = Righteousness
crusaders-end-defeat = Defeat
crusaders-end-era = End of the era
crusaders-end-cities =
    { $n ->
        [one] { $n } city
       *[other] { $n } cities
    }
crusaders-end-lands =
    { $n ->
        [one] { $n } holy land
       *[other] { $n } holy lands
    }
crusaders-end-most = { $most } of { $needed } at most
crusaders-end-no-city = { $names }: no city left
crusaders-end-all-stand = everybody has a city
crusaders-end-round = round { $round } of { $rounds }
crusaders-end-secret = secret until now
crusaders-end-each-coins = { $coins } coins: 1
crusaders-end-bonus = { $needed } or more: { $bonus }
crusaders-end-better = revealed last; the better goal counts
crusaders-end-goal-tier = { $least }: { $n }
crusaders-end-reached = reached
crusaders-end-tie = On a tie
crusaders-end-tie-rule = conditions fulfilled, then holiness
crusaders-end-tie-cell = { $conditions } · space { $cell }
crusaders-sources = Influence by source
crusaders-source-influence = Influence collected
crusaders-source-coins = Coins
crusaders-source-hegemony = Hegemony
crusaders-source-righteousness = Righteousness
crusaders-source-bull = Bulls

## The choice of a governor
crusaders-governor-each = in each income phase
crusaders-governor-have = You have: { $have }
crusaders-governor-next = With { $left } more it brings { $points }.
crusaders-governor-most = The highest step is reached.
crusaders-governor-ahead = Somebody has more, or you have none.
crusaders-governor-leads = Nobody has more.
crusaders-governor-secret = Worth unknown: it compares cards in hand.
crusaders-governor-deck = Top card of the deck
crusaders-governor-unseen = unseen, no way back
crusaders-governor-brings = Its governor brings influence in every income phase. Income phases left, including this round’s: { $left }.
crusaders-governor-now = influence each income now
crusaders-governor-with = with { $names }
crusaders-governor-total = by round { $round }

# CRU-END-04, CRU-END-05
crusaders-level = On equal influence, the place goes by Hegemony and Righteousness, then by the holiness track.
