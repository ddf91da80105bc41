# Конец партии.
ending-you = Вы
ending-over = Партия окончена
ending-counting = Подводим итоги
ending-part = Часть { $part } из { $parts }
ending-next = Дальше
ending-skip = Сразу к итогу
ending-level = Пока никто не вырвался вперёд.
ending-you-lead = Вы впереди на { $amount }.
ending-leads = { $name } впереди на { $amount }.
ending-players =
    { $count ->
        [1] Один игрок
        [2] Двое игроков
        [3] Трое игроков
        [4] Четверо игроков
        [5] Пятеро игроков
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
ending-minutes =
    { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
        [many] { $minutes } минут
       *[other] { $minutes } минуты
    }
ending-win = Вы победили!
ending-shared = Вы разделили победу!
ending-shared-with = Победа общая: вы и { $names }.
ending-lost = На этот раз — { $names }
ending-missed = Не в этот раз
ending-nobody = Победителя нет
ending-won-by =
    { $count ->
        [one] Победа: { $names }!
        [few] Общая победа: { $names }!
        [many] Общая победа: { $names }!
       *[other] Общая победа: { $names }!
    }
ending-ahead = { $amount }, на { $more } больше, чем у игрока { $name }.
ending-behind = { $amount }: на { $more } меньше, чем у игрока { $name }.
ending-good-game =
    Хорошая игра: { $amount } и { $place ->
        [2] второе
        [3] третье
        [4] четвёртое
        [5] пятое
       *[other] шестое
    } место.
ending-place = { $place }-е место
ending-curve = Счёт по ходу партии
ending-where-lost = Где ускользнула победа
ending-curve-label = Счёт по ходу партии. В конце: { $scores }
ending-goal = { $points } — победа
ending-turn = Ход { $number }
ending-round = Раунд { $number }
ending-best = Ваш лучший момент
ending-best-of-winner = Лучший момент победителя
ending-went-well = Больше всего очков за раз
ending-watch = Посмотреть
ending-guest = Вы играли как гость.
ending-keep = Сохраните имя { $name } и свои партии: достаточно указать почту.
ending-keep-name = Сохранить имя
ending-board = Посмотреть на поле
ending-again = Как шла партия
