# To, dla czego stół się zatrzymuje: ataki na gracza, koniec rundy.

crusaders-moment-attack = { $name } wyrusza na twoje miasto { $city }
crusaders-moment-difference = Oddziały przeciw oddziałom. Z murami i bonusami, przed kartami: { $difference } dla ciebie.
crusaders-moment-raid = Najazd na twoje miasto { $city }
crusaders-recap-lead = Twoje miasta: { $cities }, święte ziemie: { $lands }.
crusaders-recap-cities =
    { $count ->
        [one] miasto
        [few] miasta
        [many] miast
       *[other] miasta
    }
crusaders-recap-taxes = podatki { $n }
crusaders-recap-governors = namiestnicy: wpływ { $n }
crusaders-recap-lands = święte ziemie: wpływ { $n }
crusaders-recap-buildings = Budowle
crusaders-recap-raid = Najazd na twoje miasto { $city }: siła miasta { $mine }, siła najazdu { $theirs }.
crusaders-recap-first = Zaczyna { $name }.
crusaders-recap-first-you = Zaczynasz ty.
