# Cards, boards of players, markets, payments.

crusaders-card-building = Building · level { $level }
crusaders-card-governor = Governor
crusaders-card-spy = Spy
crusaders-card-rescript = Rescript · level { $level }
crusaders-card-bull = Bull
crusaders-card-used = Used in this round

crusaders-own-cities = Cities
crusaders-own-warehouse = Warehouse
crusaders-own-buildings = Buildings
crusaders-own-spies = Spies in play
crusaders-own-tactics = Tactics
crusaders-own-secret = Secret
crusaders-own-rescripts = rescripts: { $count } of { $most }
crusaders-own-bull = Bull
crusaders-own-of = { $count } of { $most }
crusaders-own-level = level { $level }
crusaders-own-units =
    { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
crusaders-own-influence = Influence
crusaders-own-influence-yours = Your influence
crusaders-own-only-you = only you see it
crusaders-own-no-governor = no governor
crusaders-own-income = Next income
crusaders-own-no-goods = No goods
crusaders-own-watches = Watches { $name }
crusaders-own-in-hand = In your hand
crusaders-own-spies-hidden =
    { $count ->
        [one] and { $count } spy in hand
       *[other] and { $count } spies in hand
    }
crusaders-own-tactics-hidden =
    { $count ->
        [one] { $count } card you haven’t seen
       *[other] { $count } cards you haven’t seen
    }
crusaders-own-away = Put away: { $names }
crusaders-own-goal = { $have } now, worth { $worth }
crusaders-own-bull-hidden =
    { $count ->
        [0] none
        [one] secret until the end
       *[other] { $count }, secret until the end
    }
crusaders-own-pay-coin = Pay one more coin

crusaders-good-ready = { $good }: ready
crusaders-good-spent = { $good }: spent, ready again after the income
crusaders-good-blocked = { $good }: blocked; freed after income, but then counts as spent
crusaders-goods-state-ready = { $count } ready
crusaders-goods-state-spent = { $count } spent
crusaders-goods-state-blocked = { $count } blocked

crusaders-city-holy = holy land of { $name }

crusaders-market-buildings = Buildings { $levels }
crusaders-market-tactics = Tactics { $levels }
crusaders-market-governors = Governors
crusaders-market-decks = Rescripts and spies
crusaders-market-rescripts = Rescripts { $level }
crusaders-market-spies = Spies
crusaders-market-reinforced = only with a reinforced order
crusaders-market-taken = taken; filled again in the income phase
crusaders-market-left = { $count } left
crusaders-market-no-bazaar = no Bazaar left
crusaders-market-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
crusaders-market-top = Top card: if you turn it over and can pay, you must take it
crusaders-market-top-governor = Top card, unseen
crusaders-market-known = On top: { $name }
crusaders-market-discards = Discarded: { $count }
crusaders-market-shown = Card of { $name }

crusaders-pay-off = { $count } off
crusaders-pay-free = free
crusaders-pay-ways = Ways to pay
crusaders-pay-left =
    { $count ->
        [one] { $count } coin stays
       *[other] { $count } coins stay
    }
crusaders-pay-first = first, for
crusaders-pay-more =
    { $count ->
        [one] { $count } more way
       *[other] { $count } more ways
    }
crusaders-pay-reset = Start again
crusaders-restore-confirm =
    { $count ->
        [0] Restore nothing
        [one] Restore { $count } good
       *[other] Restore { $count } goods
    }

crusaders-turn-discount =
    { $count ->
        [one] { $count } good off
       *[other] { $count } goods off
    }
crusaders-turn-done = already done
crusaders-spy-play = Send the spy “{ $spy }”
crusaders-spy-on = To watch { $name }
crusaders-spy-instead = To watch { $name }, discarding “{ $spy }”
crusaders-spy-replace = Discard “{ $spy }” for it
