# Карты, планшеты игроков, рынки, оплата.

crusaders-card-building = Постройка · уровень { $level }
crusaders-card-governor = Наместник
crusaders-card-spy = Шпион
crusaders-card-rescript = Рескрипт · уровень { $level }
crusaders-card-bull = Булла
crusaders-card-used = Использовано в этом раунде

crusaders-own-cities = Города
crusaders-own-warehouse = Склад
crusaders-own-buildings = Постройки
crusaders-own-spies = Шпионы в игре
crusaders-own-tactics = Тактики
crusaders-own-secret = Тайное
crusaders-own-rescripts = рескрипты: { $count } из { $most }
crusaders-own-bull = Булла
crusaders-own-of = { $count } из { $most }
crusaders-own-level = уровень { $level }
crusaders-own-units =
    { $count ->
        [one] { $count } отряд
        [few] { $count } отряда
        [many] { $count } отрядов
       *[other] { $count } отряда
    }
crusaders-own-influence = Влияние
crusaders-own-influence-yours = Ваше влияние
crusaders-own-only-you = видно только вам
crusaders-own-no-governor = без наместника
crusaders-own-income = Следующий доход
crusaders-own-no-goods = Нет товаров
crusaders-own-watches = Следит за игроком { $name }
crusaders-own-in-hand = У вас в руке
crusaders-own-spies-hidden =
    { $count ->
        [one] и ещё { $count } шпион в руке
        [few] и ещё { $count } шпиона в руке
        [many] и ещё { $count } шпионов в руке
       *[other] и ещё { $count } шпиона в руке
    }
crusaders-own-tactics-hidden =
    { $count ->
        [one] { $count } карту вы не видели
        [few] { $count } карты вы не видели
        [many] { $count } карт вы не видели
       *[other] { $count } карты вы не видели
    }
crusaders-own-away = Отложено: { $names }
crusaders-own-goal = сейчас { $have }, даёт { $worth }
crusaders-own-bull-hidden =
    { $count ->
        [0] нет
        [one] тайная до конца игры
        [few] { $count }, тайные до конца игры
        [many] { $count }, тайные до конца игры
       *[other] { $count }, тайные до конца игры
    }
crusaders-own-pay-coin = Заплатить ещё монету

crusaders-good-ready = { $good }: доступно
crusaders-good-spent = { $good }: потрачено, вернётся в фазу дохода
crusaders-good-blocked = { $good }: заблокировано, после дохода будет потраченным
crusaders-goods-state-ready = доступно: { $count }
crusaders-goods-state-spent = потрачено: { $count }
crusaders-goods-state-blocked = заблокировано: { $count }

crusaders-city-holy = святая земля: { $name }

crusaders-market-buildings = Постройки { $levels }
crusaders-market-tactics = Тактики { $levels }
crusaders-market-governors = Наместники
crusaders-market-decks = Рескрипты и шпионы
crusaders-market-rescripts = Рескрипты { $level }
crusaders-market-spies = Шпионы
crusaders-market-reinforced = только усиленным приказом
crusaders-market-taken = карту взяли; пополнится в фазу дохода
crusaders-market-left = осталось: { $count }
crusaders-market-no-bazaar = Базаров не осталось
crusaders-market-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
crusaders-market-top = Верхняя карта: вскроете и сможете заплатить — придётся взять
crusaders-market-top-governor = Верхняя карта, вслепую
crusaders-market-known = Сверху: { $name }
crusaders-market-discards = Сброшено: { $count }
crusaders-market-shown = Карта игрока { $name }

crusaders-pay-off = скидка: { $count }
crusaders-pay-free = бесплатно
crusaders-pay-ways = Способы оплаты
crusaders-pay-left =
    { $count ->
        [one] останется { $count } монета
        [few] останется { $count } монеты
        [many] останется { $count } монет
       *[other] останется { $count } монеты
    }
crusaders-pay-first = сначала, за
crusaders-pay-more =
    { $count ->
        [one] ещё { $count } способ
        [few] ещё { $count } способа
        [many] ещё { $count } способов
       *[other] ещё { $count } способа
    }
crusaders-pay-reset = Заново
crusaders-restore-confirm =
    { $count ->
        [0] Ничего не восстанавливать
        [one] Восстановить { $count } товар
        [few] Восстановить { $count } товара
        [many] Восстановить { $count } товаров
       *[other] Восстановить { $count } товара
    }

crusaders-turn-discount =
    { $count ->
        [one] скидка в { $count } товар
        [few] скидка в { $count } товара
        [many] скидка в { $count } товаров
       *[other] скидка в { $count } товара
    }
crusaders-turn-done = уже выполнено
crusaders-spy-play = Заслать шпиона «{ $spy }»
crusaders-spy-on = Против игрока { $name }
crusaders-spy-instead = Против игрока { $name }, сбросив карту «{ $spy }»
crusaders-spy-replace = Сбросить вместо него: «{ $spy }»
