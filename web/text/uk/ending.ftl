# Кінець партії.
ending-you = Ви
ending-over = Партію завершено
ending-counting = Підбиваємо підсумки
ending-part = Частина { $part } з { $parts }
ending-next = Далі
ending-skip = Одразу до підсумку
ending-level = Поки що ніхто не вирвався вперед.
ending-you-lead = Ви попереду на { $amount }.
ending-leads = { $name } попереду на { $amount }.
ending-players =
    { $count ->
        [1] Один гравець
        [2] Двоє гравців
        [3] Троє гравців
        [4] Четверо гравців
        [5] П’ятеро гравців
        [one] { $count } гравець
        [few] { $count } гравці
        [many] { $count } гравців
       *[other] { $count } гравця
    }
ending-minutes =
    { $minutes ->
        [one] { $minutes } хвилина
        [few] { $minutes } хвилини
        [many] { $minutes } хвилин
       *[other] { $minutes } хвилини
    }
ending-win = Ви перемогли!
ending-shared = Спільна перемога!
ending-shared-with = Разом із вами: { $names }.
ending-lost = Цього разу — { $names }
ending-missed = Не цього разу
ending-nobody = Переможця немає
ending-won-by =
    { $count ->
        [one] Перемога: { $names }!
        [few] Спільна перемога: { $names }!
        [many] Спільна перемога: { $names }!
       *[other] Спільна перемога: { $names }!
    }
ending-ahead = { $amount }, на { $more } більше, ніж у гравця { $name }.
ending-behind = { $amount }: на { $more } менше, ніж у гравця { $name }.
ending-good-game =
    Гарна гра: { $amount } і { $place ->
        [2] друге
        [3] третє
        [4] четверте
        [5] п’яте
       *[other] шосте
    } місце.
ending-place =
    { $place ->
        [1] 1-ше
        [2] 2-ге
        [3] 3-тє
        [7] 7-ме
        [8] 8-ме
       *[other] { $place }-те
    } місце
ending-curve = Рахунок протягом партії
ending-where-lost = Де вислизнула перемога
ending-curve-label = Рахунок протягом партії. Наприкінці: { $scores }
ending-goal = { $points } — перемога
ending-turn = Хід { $number }
ending-round = Раунд { $number }
ending-best = Ваш найкращий момент
ending-best-of-winner = Найкращий момент переможця
ending-went-well = Найбільше очок за раз
ending-watch = Подивитися
ending-guest = Ви грали як гість.
ending-keep = Збережіть ім’я { $name } і свої партії: достатньо вказати пошту.
ending-keep-name = Зберегти ім’я
ending-board = Подивитися на поле
ending-again = Як ішла партія
