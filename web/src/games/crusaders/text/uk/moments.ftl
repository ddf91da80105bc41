# Заради чого стіл зупиняється: напади на гравця, кінець раунду.

crusaders-moment-attack = { $name }: похід на ваше місто { $city }
crusaders-moment-difference = Загони проти загонів. Різниця сил для вас (з мурами й бонусами, без карт): { $difference }.
crusaders-moment-raid = Набіг на ваше місто { $city }
crusaders-recap-lead = Ваші міста: { $cities }, святі землі: { $lands }.
crusaders-recap-cities =
    { $count ->
        [one] місто
        [few] міста
        [many] міст
       *[other] міста
    }
crusaders-recap-taxes = податки { $n }
crusaders-recap-governors = намісники: вплив { $n }
crusaders-recap-lands = святі землі: вплив { $n }
crusaders-recap-buildings = Споруди
crusaders-recap-raid = Набіг на ваше місто { $city }: { $mine } : { $theirs }
crusaders-recap-first = Перший хід: { $name }.
crusaders-recap-first-you = Перший хід — ваш.
