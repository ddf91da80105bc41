# What the table stops for: attacks on the player, the end of a round.

crusaders-moment-attack = { $name } marches on your { $city }
crusaders-moment-difference = Units against units. With walls and bonuses, before cards: { $difference } for you.
crusaders-moment-raid = Raid on your { $city }
crusaders-recap-lead =
    You hold { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    } and { $lands ->
        [0] no holy lands
        [one] { $lands } holy land
       *[other] { $lands } holy lands
    }.
crusaders-recap-cities =
    { $count ->
        [one] city
       *[other] cities
    }
crusaders-recap-taxes = taxes { $n }
crusaders-recap-governors = governors { $n } influence
crusaders-recap-lands = holy lands { $n } influence
crusaders-recap-buildings = Buildings
crusaders-recap-raid = Raid on your { $city }: city strength { $mine }, raid strength { $theirs }.
crusaders-recap-first = { $name } goes first.
crusaders-recap-first-you = You go first.
