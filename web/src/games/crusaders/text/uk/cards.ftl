# Карти, планшети гравців, ринки, оплата.

crusaders-card-building = Споруда · рівень { $level }
crusaders-card-governor = Намісник
crusaders-card-spy = Шпигун
crusaders-card-rescript = Рескрипт · рівень { $level }
crusaders-card-bull = Булла
crusaders-card-used = Використано в цьому раунді

crusaders-own-cities = Міста
crusaders-own-warehouse = Склад
crusaders-own-buildings = Споруди
crusaders-own-spies = Шпигуни в грі
crusaders-own-tactics = Тактики
crusaders-own-secret = Таємне
crusaders-own-rescripts = рескрипти: { $count } із { $most }
crusaders-own-bull = Булла
crusaders-own-of = { $count } із { $most }
crusaders-own-level = рівень { $level }
crusaders-own-units =
    { $count ->
        [one] { $count } загін
        [few] { $count } загони
        [many] { $count } загонів
       *[other] { $count } загони
    }
crusaders-own-influence = Вплив
crusaders-own-influence-yours = Ваш вплив
crusaders-own-only-you = видно лише вам
crusaders-own-no-governor = без намісника
crusaders-own-income = Наступний дохід
crusaders-own-no-goods = Немає товарів
crusaders-own-watches = Стежить за гравцем { $name }
crusaders-own-in-hand = У вас у руці
crusaders-own-spies-hidden =
    { $count ->
        [one] і ще { $count } шпигун у руці
        [few] і ще { $count } шпигуни в руці
        [many] і ще { $count } шпигунів у руці
       *[other] і ще { $count } шпигуни в руці
    }
crusaders-own-tactics-hidden =
    { $count ->
        [one] { $count } карту ви не бачили
        [few] { $count } карти ви не бачили
        [many] { $count } карт ви не бачили
       *[other] { $count } карти ви не бачили
    }
crusaders-own-away = Відкладено: { $names }
crusaders-own-goal = зараз { $have }, дає { $worth }
crusaders-own-bull-hidden =
    { $count ->
        [0] немає
        [one] таємна до кінця гри
        [few] { $count }, таємні до кінця гри
        [many] { $count }, таємні до кінця гри
       *[other] { $count }, таємні до кінця гри
    }
crusaders-own-pay-coin = Заплатити ще монету

crusaders-good-ready = { $good }: доступно
crusaders-good-spent = { $good }: витрачено, повернеться у фазі доходу
crusaders-good-blocked = { $good }: заблоковано, після доходу буде витраченим
crusaders-goods-state-ready = доступно: { $count }
crusaders-goods-state-spent = витрачено: { $count }
crusaders-goods-state-blocked = заблоковано: { $count }

crusaders-city-holy = свята земля: { $name }

crusaders-market-buildings = Споруди { $levels }
crusaders-market-tactics = Тактики { $levels }
crusaders-market-governors = Намісники
crusaders-market-decks = Рескрипти та шпигуни
crusaders-market-rescripts = Рескрипти { $level }
crusaders-market-spies = Шпигуни
crusaders-market-reinforced = лише посиленим наказом
crusaders-market-taken = карту взято; поповниться у фазі доходу
crusaders-market-left = залишилося: { $count }
crusaders-market-no-bazaar = Базарів не залишилося
crusaders-market-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }
crusaders-market-top = Верхня карта: розкриєте й зможете оплатити — доведеться взяти
crusaders-market-top-governor = Верхня карта, наосліп
crusaders-market-known = Зверху: { $name }
crusaders-market-discards = Скинуто: { $count }
crusaders-market-shown = Карта гравця { $name }

crusaders-pay-off = знижка: { $count }
crusaders-pay-free = безплатно
crusaders-pay-ways = Способи оплати
crusaders-pay-left =
    { $count ->
        [one] залишиться { $count } монета
        [few] залишиться { $count } монети
        [many] залишиться { $count } монет
       *[other] залишиться { $count } монети
    }
crusaders-pay-first = спершу, за
crusaders-pay-more =
    { $count ->
        [one] ще { $count } спосіб
        [few] ще { $count } способи
        [many] ще { $count } способів
       *[other] ще { $count } способи
    }
crusaders-pay-reset = Спочатку
crusaders-restore-confirm =
    { $count ->
        [0] Нічого не відновлювати
        [one] Відновити { $count } товар
        [few] Відновити { $count } товари
        [many] Відновити { $count } товарів
       *[other] Відновити { $count } товари
    }

crusaders-turn-discount =
    { $count ->
        [one] знижка на { $count } товар
        [few] знижка на { $count } товари
        [many] знижка на { $count } товарів
       *[other] знижка на { $count } товару
    }
crusaders-turn-done = уже виконано
crusaders-spy-play = Підіслати шпигуна «{ $spy }»
crusaders-spy-on = Проти гравця { $name }
crusaders-spy-instead = Проти гравця { $name }, скинувши карту «{ $spy }»
crusaders-spy-replace = Скинути замість нього: «{ $spy }»
