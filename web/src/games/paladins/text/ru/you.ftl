# Что сделал сам читатель: вместо одноимённых сообщений.

you-event-abilities-left = Вы больше не применяете свойств горожан.
you-event-ability-used = У вас срабатывает «{ $townsfolk }».
you-event-action = Вы выполняете действие: { $mode }. Рабочие: { $workers }.
you-event-attribute-raised = У вас { $attribute } растёт до { $value }.
you-event-cleared = Вы освобождаете действие { $action }. В общий запас: { $workers }.
you-event-debt-destroyed =
    Вы списываете { $count ->
        [one] { $count } долг
        [few] { $count } долга
        [many] { $count } долгов
       *[other] { $count } долга
    }.
you-event-debt-paid = Вы гасите долг.
you-event-debt-taken =
    Вы берёте { $count ->
        [one] { $count } долг
        [few] { $count } долга
        [many] { $count } долгов
       *[other] { $count } долга
    }.
you-event-debts-kept = Вы не списываете долгов.
you-event-favour-used = Вы пользуетесь картой: { $favour }. Рабочий: { $worker }.
you-event-inquisition-begins = Приходит инквизиция! Начинаете вы.
you-event-jar-placed = Вы перемещаете кувшин на клетку «{ $space }». Поставлено кувшинов: { $times }.
you-event-match-begins = Партия начинается. Первый игрок: вы.
you-event-monk-sent = Вы отправляете монаха: { $space }. Отправлено монахов: { $times }.
you-event-no-debt-left = Карт долгов для вас не осталось.
you-event-outpost-built = Вы ставите заставу: { $space }. Поставлено застав: { $times }.
you-event-outsider-attacked = Вы атакуете: { $outsider }.
you-event-outsider-converted = Вы обращаете: { $outsider }. Обращено чужеземцев: { $times }.
you-event-paid =
    { $resource ->
        [silver] Вы платите { $count ->
                [one] { $count } серебро
                [few] { $count } серебра
                [many] { $count } серебра
               *[other] { $count } серебра
            }.
        [provision] Вы платите { $count ->
                [one] { $count } провизию
                [few] { $count } провизии
                [many] { $count } провизии
               *[other] { $count } провизии
            }.
       *[debt] В уплату вы берёте { $count ->
                [one] { $count } долг
                [few] { $count } долга
                [many] { $count } долгов
               *[other] { $count } долга
            }.
    }
you-event-paladin-bonus = Вы получаете бонус паладина: { $paladin }.
you-event-paladin-revealed = Вы открываете паладина: { $paladin }. Получены рабочие: { $workers }.
you-event-passed = Вы пасуете.
you-event-prayer-declined = Вы ничего не освобождаете.
you-event-provision-gained =
    Вы получаете { $count ->
        [one] { $count } провизию
        [few] { $count } провизии
        [many] { $count } провизии
       *[other] { $count } провизии
    }.
you-event-recruit-declined = Вы никого не нанимаете.
you-event-round-begins = Раунд { $round } из { $rounds }. Первый игрок: вы.
you-event-scheme-impossible = Вы не можете исполнить замысел «{ $scheme }».
you-event-scheme-revealed = Вы открываете карту замысла «{ $scheme }».
you-event-silver-gained =
    Вы получаете { $count ->
        [one] { $count } серебро
        [few] { $count } серебра
        [many] { $count } серебра
       *[other] { $count } серебра
    }.
you-event-start-taken = Вы берёте в отряд горожанина «{ $townsfolk }».
you-event-suspicion-discarded =
    Вы сбрасываете { $count ->
        [one] { $count } карту подозрения
        [few] { $count } карты подозрений
        [many] { $count } карт подозрений
       *[other] { $count } карты подозрений
    }. Осталось { $held }.
you-event-suspicion-drawn = Вы берёте карту: { $suspicion }. Всего подозрений: { $held }.
you-event-suspicion-kept = Вы не сбрасываете подозрений.
you-event-tavern-taken = Вы выбираете таверну «{ $tavern }». Получены рабочие: { $workers }.
you-event-tax-taken =
    Вы берёте налог: { $count ->
        [one] { $count } серебро
        [few] { $count } серебра
        [many] { $count } серебра
       *[other] { $count } серебра
    }. В налоговом запасе осталось { $left }.
you-event-townsfolk-hired = Вы нанимаете горожанина «{ $townsfolk }».
you-event-townsfolk-sent = Вы сбрасываете ради награды горожанина «{ $townsfolk }».
you-event-wall-built = Вы строите: { $wall }. Построено стен: { $times }.
you-event-won =
    Партия окончена. Победа за вами: { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
        [many] { $points } победных очков
       *[other] { $points } победного очка
    }.
you-event-won-by-orders = Партия окончена. Очков поровну (по { $points }): { $tied }. Всё решают очки за приказы короля. Победа за вами.
you-event-won-by-suspicion = Партия окончена. Поровну и очков (по { $points }), и очков за приказы короля: { $tied }. Всё решает, у кого меньше карт подозрений. Победа за вами.
you-event-worker-gained = Вы получаете: { workers-of-a-type }.
you-event-worker-leaves = С вашего действия { $action } в общий запас возвращается { $worker }.
you-event-workers-kept = Вы оставляете на следующий раунд: { $workers }.
you-event-workshop-placed = Вы ставите мастерскую: { $action }, клетка { $place }.
