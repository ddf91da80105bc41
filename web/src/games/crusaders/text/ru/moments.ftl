# Ради чего стол останавливается: нападения на игрока, конец раунда.

crusaders-moment-attack = { $name }: поход на ваш город { $city }
crusaders-moment-difference = Отряды против отрядов. Со стенами и бонусами, до карт: { $difference } для вас.
crusaders-moment-raid = Набег на ваш город { $city }
crusaders-recap-lead = Ваши города: { $cities }, святые земли: { $lands }.
crusaders-recap-taxes = налоги { $n }
crusaders-recap-governors = наместники: влияние { $n }
crusaders-recap-lands = святые земли: влияние { $n }
crusaders-recap-buildings = Постройки
crusaders-recap-raid = Набег на ваш город { $city }: { $mine } : { $theirs }
crusaders-recap-first = Первый ход: { $name }.
crusaders-recap-first-you = Первыми ходите вы.
