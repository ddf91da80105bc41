# Бой: карты, сцена, итог.

crusaders-battle-title = Бой за город { $city }
crusaders-battle-steps = Шаги боя
crusaders-battle-you = вы
crusaders-battle-attacks = атакует
crusaders-battle-defends = обороняется
crusaders-battle-played-by = играет { $name }

## Карты

crusaders-battle-covered =
    { $half ->
        [top] Верх закрыт.
       *[bottom] Низ закрыт.
    }
crusaders-battle-guarded = Защищена от потерь.
crusaders-battle-taken = Выбыла из-за потерь.
crusaders-battle-means-rout = Разгром: столько вражеских отрядов из боя возвращается в запас, и фишка боя сдвигается на столько же.
crusaders-battle-means-flee = Бегство: столько вражеских отрядов уходит из боя в свой соседний город, и фишка боя сдвигается на столько же.
crusaders-battle-means-reinforce = Подкрепление: вы можете ввести в бой до стольких отрядов из своих соседних городов.
crusaders-battle-means-levy = Ополчение: вы можете ввести в бой до стольких отрядов из своего запаса.
crusaders-battle-means-raze = Разрушение: вы можете снизить уровень города, и фишка боя сдвигается на столько же к атакующему.
crusaders-battle-means-fortify = Укрепление: если вы защищаетесь, уровень города растёт, и фишка боя сдвигается на столько же к вам.
crusaders-battle-means-losses = Потери: враг лишается стольких случайных открытых карт этого боя; стартовые тактики остаются.
crusaders-battle-means-protect = Защита: потери не могут отнять эту карту.
crusaders-battle-cancel =
    { $half ->
        [top] Закрыть верх
       *[bottom] Закрыть низ
    }

## Шаги

crusaders-battle-step-difference = Разница сил
crusaders-battle-step-defence = Оборона
crusaders-battle-step-attack = Атака
crusaders-battle-step-winner = Победитель
crusaders-battle-step-retreat = Отступление
crusaders-battle-step-destruction = Разрушения
crusaders-battle-step-trophies = Трофеи
crusaders-battle-you-do =
    { $what ->
        [cancel] закрываете вы
        [lay] ваша карта
       *[other] ваш манёвр
    }
crusaders-battle-they-do =
    { $what ->
        [cancel] закрывает { $name }
       *[other] { $name }
    }
crusaders-battle-waits =
    { $what ->
        [cancel] { $name } решает, какую половину закрыть.
        [lay] { $name } выбирает карту.
       *[other] Решает { $name }.
    }

## Стороны и трек

crusaders-battle-units = отряды
crusaders-battle-walls = стены
crusaders-battle-march-bonus = усиленный Поход
crusaders-battle-track-bonus = трек и событие
crusaders-battle-coins = монеты
crusaders-battle-rescripts = рескрипты
crusaders-battle-level = уровень { $level }
crusaders-battle-track =
    { $you ->
        [yes] Трек силы: впереди вы, перевес { $count }
       *[no] Трек силы: впереди { $name }, перевес { $count }
    }
crusaders-battle-track-even = Трек силы: поровну, победил бы атакующий
crusaders-battle-tie = При 0 побеждает атакующий.
crusaders-battle-without =
    { $half ->
        [top] без верха
        [bottom] без низа
       *[none] обе половины
    }

## Что сделает карта

crusaders-battle-works =
    { $half ->
        [top] сработает верх
       *[bottom] сработает низ
    }
crusaders-battle-both = Сработают обе половины
crusaders-battle-if-cancelled =
    { $half ->
        [top] Если закроют верх
       *[bottom] Если закроют низ
    }
crusaders-battle-at-once =
    { $side ->
        [own] победа
       *[other] поражение
    }
crusaders-battle-now = Сейчас
crusaders-battle-then = После манёвра
crusaders-battle-after = станет { $marker }
crusaders-battle-after-half =
    { $half ->
        [top] верх { $marker }
       *[bottom] низ { $marker }
    }
crusaders-battle-part-bribe =
    { $count ->
        [one] Подкуп: до { $count } монеты
        [few] Подкуп: до { $count } монет
        [many] Подкуп: до { $count } монет
       *[other] Подкуп: до { $count } монет
    }
crusaders-battle-units-change = Отряды ({ $name }): { $change }
crusaders-battle-level-change = Уровень города: { $change }
crusaders-battle-may-stop = Одна сторона может остаться без отрядов: бой сразу кончится.
crusaders-battle-stops = Одна сторона остаётся без отрядов: бой сразу кончается.
crusaders-battle-decides = Победителя решит выбранное число.
crusaders-battle-would-win = При таком счёте победа: { $name }.
crusaders-battle-lay = Выложить «{ $card }»
crusaders-battle-no-change = без перемен

## Руки и заметки

crusaders-battle-pick = Посмотрите карты в руке и выложите одну.
crusaders-battle-at-worst = не хуже
crusaders-battle-own-hand =
    { $count ->
        [0] Ваша рука пуста
        [one] В вашей руке { $count } карта
        [few] В вашей руке { $count } карты
        [many] В вашей руке { $count } карт
       *[other] В вашей руке { $count } карт
    }
crusaders-battle-hand =
    { $count ->
        [0] { $name }: рука пуста
        [one] { $name }: { $count } карта в руке
        [few] { $name }: { $count } карты в руке
        [many] { $name }: { $count } карт в руке
       *[other] { $name }: { $count } карт в руке
    }
crusaders-battle-hidden-hand =
    { $count ->
        [one] { $count } карта рубашкой вверх
        [few] { $count } карты рубашкой вверх
        [many] { $count } карт рубашкой вверх
       *[other] { $count } карт рубашкой вверх
    }
crusaders-battle-covers =
    { $count ->
        [one] { $count } закрывает половину
        [few] { $count } закрывают половины
        [many] { $count } закрывают половины
       *[other] { $count } закрывают половины
    }
crusaders-battle-blind =
    { $count ->
        [0] Карт у вас не осталось: половина закроется и без карты.
        [one] Половину закроет ваша последняя карта.
        [few] Одну из ваших { $count } карт вытянут вслепую, она закроет половину.
        [many] Одну из ваших { $count } карт вытянут вслепую, она закроет половину.
       *[other] Одну из ваших { $count } карт вытянут вслепую, она закроет половину.
    }
crusaders-battle-their-rescripts =
    { $count ->
        [one] { $name }: { $count } рескрипт, его можно сыграть до или после своего манёвра.
        [few] { $name }: { $count } рескрипта, их можно сыграть до или после своего манёвра.
        [many] { $name }: { $count } рескриптов, их можно сыграть до или после своего манёвра.
       *[other] { $name }: { $count } рескриптов, их можно сыграть до или после своего манёвра.
    }
crusaders-battle-window = Если в таких окнах вы никогда ничего не играете, включите автоматический пас: кнопка рядом с вопросом, отключить можно в меню.

## Итог

crusaders-battle-captured =
    { $you ->
        [yes] { $city }: город ваш
       *[no] { $city }: город захватывает { $name }
    }
crusaders-battle-held =
    { $you ->
        [yes] { $city }: вы удержали город
        [saracens] { $city }: сарацины удержали город
       *[no] { $city }: город удерживает { $name }
    }
crusaders-battle-margin =
    { $you ->
        [yes] Победа в бою ваша. Разница сил: { $marker }
       *[no] Победа в бою: { $name }. Разница сил: { $marker }
    }
crusaders-battle-end-losses = Эффекты конца боя
crusaders-battle-end-retreat = Отступление
crusaders-battle-end-destruction = Разрушения
crusaders-battle-end-trophies = Трофеи
crusaders-battle-to-come = Ещё впереди.
crusaders-battle-nothing = Ничего.
crusaders-battle-sits = Сидит в городе
crusaders-battle-market = На рынке
crusaders-battle-skip = Пропустить
crusaders-battle-go-on = Дальше
