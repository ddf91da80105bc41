# The end of a round, and what the board stops for.

paladins-recap = Раунд { $round } завершено
paladins-recap-lead =
    { $you ->
        [yes] Ви попереду: { $points ->
                [one] { $points } очко
                [few] { $points } очки
                [many] { $points } очок
               *[other] { $points } очка
            }.
       *[no] Попереду { $names }: { $points ->
                [one] { $points } очко
                [few] { $points } очки
                [many] { $points } очок
               *[other] { $points } очка
            }.
    }
paladins-recap-tie =
    { $all ->
        [yes] { $names } — нарівні: по { $points ->
                [one] { $points } очку
                [few] { $points } очки
                [many] { $points } очок
               *[other] { $points } очка
            }.
       *[no] { $names } — разом попереду: по { $points ->
                [one] { $points } очку
                [few] { $points } очки
                [many] { $points } очок
               *[other] { $points } очка
            }.
    }
paladins-recap-you = У вас { $points }.
paladins-recap-none = очки не змінилися
paladins-recap-actions = Дії за раунд
paladins-recap-left = Залишається
paladins-recap-order =
    { $count ->
        [one] { $count } раз
        [few] { $count } рази
        [many] { $count } разів
       *[other] { $count } раза
    }: { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }
paladins-recap-next = Що принесе раунд { $round }
paladins-recap-tax = Податки: залишилося срібняків { $tax } з { $full }.
paladins-last-round = Починається останній раунд
paladins-punished = Інквізиція карає вас
paladins-forced-pass = У вас не залишилося робітників, тож ви пасуєте до кінця раунду.
