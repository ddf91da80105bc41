# Coming back: what others did since the player's last move, the next table, standing orders.

since-away = Пока вас не было
since-turns =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }
since-show = Показать этот момент
since-close =
    { $left ->
        [one] { $name }: до победы { $left } очко.
        [few] { $name }: до победы { $left } очка.
        [many] { $name }: до победы { $left } очков.
       *[other] { $name }: до победы { $left } очка.
    }
since-as-left = Как было при вас
since-steps =
    { $count ->
        [one] с тех пор { $count } шаг
        [few] с тех пор { $count } шага
        [many] с тех пор { $count } шагов
       *[other] с тех пор { $count } шага
    }
since-step = { $step } из { $last }: { $told }
since-go = К моему ходу
since-close-panel = Закрыть
since-your-turn = Ваш ход
since-your-turn-left = Ваш ход. На ответ осталось { $left }
since-not-your-turn = Пока не ваш ход
since-waits = Сначала посмотрите, что сделали соперники; вопрос появится, когда вы закроете сводку
since-waits-not = Посмотрите, что сделали соперники
since-table-of = Планшет: { $name }

## The next table

next-table = Следующий стол
next-table-left = Следующий стол · { $left }

## Standing orders in the menu

orders-title = Автоматический пас
orders-some = В некоторых окнах
orders-lift = Снова спрашивать
