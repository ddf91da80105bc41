# Coming back: what others did since the player's last move, the next table, standing orders.

since-away = Поки вас не було
since-turns =
    { $count ->
        [one] { $count } хід
        [few] { $count } ходи
        [many] { $count } ходів
       *[other] { $count } ходу
    }
since-show = Показати цей момент
since-close =
    { $left ->
        [one] { $name }: до перемоги { $left } очко.
        [few] { $name }: до перемоги { $left } очки.
        [many] { $name }: до перемоги { $left } очок.
       *[other] { $name }: до перемоги { $left } очка.
    }
since-as-left = Як було при вас
since-steps =
    { $count ->
        [one] відтоді { $count } крок
        [few] відтоді { $count } кроки
        [many] відтоді { $count } кроків
       *[other] відтоді { $count } кроку
    }
since-step = { $step } з { $last }: { $told }
since-go = До мого ходу
since-close-panel = Закрити
since-your-turn = Ваш хід
since-your-turn-left = Ваш хід. На відповідь залишилося { $left }
since-not-your-turn = Ще не ваш хід
since-waits = Спершу подивіться, що зробили суперники; запитання з’явиться, коли ви закриєте огляд
since-waits-not = Подивіться, що зробили суперники
since-table-of = Планшет: { $name }

## The next table

next-table = Наступний стіл
next-table-left = Наступний стіл · { $left }

## Standing orders in the menu

orders-title = Автоматичний пас
orders-some = У деяких вікнах
orders-lift = Знову питати
