# Ради чего стол останавливается: нападения на игрока, конец раунда.

crusaders-moment-attack = { $name }: поход на ваш город { $city }
crusaders-moment-difference = Отряды против отрядов. Разница сил для вас (со стенами и бонусами, без карт): { $difference }.
crusaders-moment-raid = Набег на ваш город { $city }
crusaders-recap-lead = Ваши города: { $cities }, святые земли: { $lands }.
crusaders-recap-cities =
    { $count ->
        [one] город
        [few] города
        [many] городов
       *[other] города
    }
crusaders-recap-taxes = налоги { $n }
crusaders-recap-governors = наместники: влияние { $n }
crusaders-recap-lands = святые земли: влияние { $n }
crusaders-recap-buildings = Постройки
crusaders-recap-raid = Набег на ваш город { $city }: { $mine } : { $theirs }
crusaders-recap-first = Первый ход: { $name }.
crusaders-recap-first-you = Первый ход — ваш.
