# Ради чего стол останавливается: поединки, турниры, конец раунда.

glory-moment-duel = { $name } выезжает против вас
glory-moment-duel-strength = Столько силы каждый из вас ещё может вложить. Поединок идёт до двух выигранных стычек.
glory-moment-tournament =
    { $mode ->
        [pas] Начинается турнир «Падарм»
       *[other] Начинается турнир «Плезанс»
    }
glory-moment-riders = На ристалище: { $names }.
glory-moment-prize = Приз: { $prize }.
glory-recap-allies = Поддержка
glory-recap-relics = Реликвии
glory-recap-ahead = Впереди { $name }, слава: { $points }.
glory-recap-you-lead = Вы впереди, слава: { $points }, за раунд { $gained }.
glory-recap-behind = Впереди { $name }, слава: { $points }. У вас { $mine }, за раунд { $gained }.
glory-recap-tied = Поровну впереди: { $names }, слава: { $points }.
glory-recap-tied-ahead = Поровну впереди: { $names }, слава: { $points }. У вас { $mine }, за раунд { $gained }.
glory-recap-income = Ваш доход в фазе обновления: { $gains }.
glory-recap-first = Первый ход: { $name }.
glory-recap-first-you = Первый ход — ваш.
glory-recap-prize = Приз следующего турнира: { $prize }.
glory-recap-final = Последнее путешествие: все играют оставшиеся карты.
glory-recap-titles = Затем заявляют титулы и считают славу.
