# The end of a round, and what the board stops for.

paladins-recap = Раунд { $round } завершён
paladins-recap-lead =
    { $you ->
        [yes] Вы впереди: { $points ->
                [one] { $points } очко
                [few] { $points } очка
                [many] { $points } очков
               *[other] { $points } очка
            }.
       *[no] Впереди { $names }: { $points ->
                [one] { $points } очко
                [few] { $points } очка
                [many] { $points } очков
               *[other] { $points } очка
            }.
    }
paladins-recap-tie =
    { $all ->
        [yes] { $names } — вровень: по { $points ->
                [one] { $points } очку
                [few] { $points } очка
                [many] { $points } очков
               *[other] { $points } очка
            }.
       *[no] { $names } — вместе впереди: по { $points ->
                [one] { $points } очку
                [few] { $points } очка
                [many] { $points } очков
               *[other] { $points } очка
            }.
    }
paladins-recap-you = У вас { $points }.
paladins-recap-none = очки не изменились
paladins-recap-actions = Действия за раунд
paladins-recap-left = Осталось
paladins-recap-order =
    { $count ->
        [one] { $count } раз
        [few] { $count } раза
        [many] { $count } раз
       *[other] { $count } раза
    }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
paladins-recap-next = Что принесёт раунд { $round }
paladins-recap-tax = Налоги: осталось серебра { $tax } из { $full }.
paladins-last-round = Начинается последний раунд
paladins-punished = Инквизиция наказывает вас
paladins-forced-pass = У вас не осталось рабочих, поэтому вы пасуете до конца раунда.
