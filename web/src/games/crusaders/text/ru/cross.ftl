# The cross of orders, the holiness track, prayer and holy lands.

crusaders-cross = Крест приказов
crusaders-cross-you = Вы
crusaders-cross-large = Показать крест крупно
crusaders-cross-inner = внутренняя ячейка
crusaders-cross-outer = внешняя ячейка
crusaders-cross-homs = внутренняя ячейка с усилением (Хомс)
crusaders-cross-reinforced-of = { $name } (усиленный)
crusaders-cross-tokens = Жетоны здесь, в порядке действия: { $names }
crusaders-cross-placing = Ещё выложат
crusaders-cross-hint = Верхний жетон действует первым. Внешняя ячейка сработает в следующем раунде, зато усиленной, а шпион ваш сразу. Выберите ячейку, чтобы увидеть её цену; нажмите на неё ещё раз, чтобы выложить приказ.

crusaders-queue = Кто когда действует
crusaders-queue-placing = { $count ->
    [one] выложат ещё { $count } приказ
    [few] выложат ещё { $count } приказа
    [many] выложат ещё { $count } приказов
   *[other] выложат ещё { $count } приказа
}
crusaders-queue-now = действует
crusaders-queue-reinforced = усиленный
crusaders-queue-nobody = пока никто
crusaders-queue-next = Раунд { $round }, усиленные
crusaders-queue-never = Уже не сработают

crusaders-means-fee = { $coins ->
    [one] { $coins } монета:
    [few] { $coins } монеты:
    [many] { $coins } монет:
   *[other] { $coins } монеты:
}
crusaders-means-bank = общий запас
crusaders-means-free = Без платы.
crusaders-means-left = { $coins ->
    [0] Монет не останется.
    [one] Останется { $coins } монета.
    [few] Останется { $coins } монеты.
    [many] Останется { $coins } монет.
   *[other] Останется { $coins } монеты.
}
crusaders-means-one-outer = Внешняя ячейка в этом раунде у вас одна.
crusaders-means-spy = { $count ->
    [one] Сразу шпион.
    [few] Сразу { $count } шпиона.
    [many] Сразу { $count } шпионов.
   *[other] Сразу { $count } шпиона.
}
crusaders-means-spy-deck = { $count ->
    [one] В колоде { $count } карта. Отменить будет нельзя.
    [few] В колоде { $count } карты. Отменить будет нельзя.
    [many] В колоде { $count } карт. Отменить будет нельзя.
   *[other] В колоде { $count } карты. Отменить будет нельзя.
}
crusaders-means-next = Действует в раунде { $round }, усиленный, последним в секторе.
crusaders-means-never = Уже не сработает: это последний раунд.
crusaders-means-acts = Действует { $number }‑м из { $orders }.
crusaders-means-above = Кто положит сюда после вас, тот действует раньше и платит вам монету.
crusaders-means-watch = ({ $name }) следит за вами:
crusaders-means-watch-used = ({ $name }) в этом раунде уже использован:
crusaders-means-place = Выложить: { $order }

crusaders-brief-acts = действует { $number }‑м из { $orders }
crusaders-compared-fee = Плата
crusaders-compared-no = нельзя
crusaders-compared-acts = Действует
crusaders-compared-now = в этом раунде, { $number }‑м
crusaders-compared-next = в раунде { $round }
crusaders-compared-never = никогда: раунд последний
crusaders-compared-spy = Шпион
crusaders-compared-more = Сверх того

crusaders-holiness = Трек святости
crusaders-holiness-order = порядок хода справа налево
crusaders-holiness-cell = Клетка { $cell }
crusaders-holiness-bishop_action = действие епископа
crusaders-holiness-rescript = рескрипт
crusaders-holiness-none = без бонуса
crusaders-holiness-wrap = после клетки 16 идёт клетка 1
crusaders-holiness-jump = прыжок бесплатно
crusaders-holiness-place = { $name }, место в порядке хода: { $place }

crusaders-prayer = Молитва: сколько и чем платить
crusaders-prayer-more = Ещё
crusaders-prayer-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
crusaders-prayer-pays = Плата
crusaders-prayer-other = пряности или монеты
crusaders-prayer-short = из них только рескриптом: { $count }
crusaders-prayer-cell = Клетка
crusaders-prayer-bishops = Действия епископа
crusaders-prayer-rescripts = Рескрипты
crusaders-prayer-place = Порядок хода
crusaders-prayer-do = { $points ->
    [one] Молиться: { $points } очко
    [few] Молиться: { $points } очка
    [many] Молиться: { $points } очков
   *[other] Молиться: { $points } очка
}
crusaders-prayer-bonus = Бонусы клеток, куда вы ступаете или через которые перескакиваете, вы получаете после всего движения.

crusaders-lands = Святые земли
crusaders-lands-goal = пять завершают игру
crusaders-lands-mine = { $name }: { $count } из { $most }
crusaders-lands-city = Город
crusaders-lands-levels = Вы : другие
crusaders-lands-who = Чей будет
crusaders-lands-yours = точно ваш
crusaders-lands-maybe = ваш, если скрытые епископы слабее
crusaders-lands-tie = поровну: город ничей
crusaders-lands-lost = сильнее { $name }
crusaders-lands-open = решат скрытые епископы
crusaders-lands-none = Епископов на карте нет.
crusaders-lands-supply = В запасе: I уровня — { $one }, II уровня — { $two }.
crusaders-lands-level = епископ { $level } уровня
crusaders-lands-hidden = епископ неизвестного уровня
