# Що зробив сам читач: замість однойменних повідомлень.

you-event-abilities-left = Ви більше не застосовуєте вмінь городян.
you-event-ability-used = У вас спрацьовує «{ $townsfolk }».
you-event-action = Ви виконуєте дію: { $mode }. Розміщено робітників: { $workers }.
you-event-attribute-raised = У вас { $attribute } зростає до { $value }.
you-event-cleared = Ви очищаєте дію { $action }. Повернуто до загального запасу: { $workers }.
you-event-debt-destroyed =
    Ви знищуєте { $count ->
        [one] { $count } борг
        [few] { $count } борги
        [many] { $count } боргів
       *[other] { $count } боргу
    }.
you-event-debt-paid = Ви сплачуєте борг.
you-event-debt-taken =
    Ви берете { $count ->
        [one] { $count } борг
        [few] { $count } борги
        [many] { $count } боргів
       *[other] { $count } боргу
    }.
you-event-debts-kept = Ви не знищуєте боргів.
you-event-favour-used = Ви користуєтеся картою: { $favour }. Розміщено робітника: { $worker }.
you-event-inquisition-begins = Приходить інквізиція! Починаєте ви.
you-event-jar-placed = Ви переміщуєте глечик на клітинку «{ $space }». Глечиків поставлено: { $times }.
you-event-match-begins = Партія починається. Перший гравець: ви.
you-event-monk-sent = Ви відправляєте монаха: { $space }. Монахів відправлено: { $times }.
you-event-no-debt-left = Карт боргів для вас не залишилося.
you-event-outpost-built = Ви ставите заставу: { $space }. Застав поставлено: { $times }.
you-event-outsider-attacked = Ви атакуєте: { $outsider }.
you-event-outsider-converted = Ви навертаєте: { $outsider }. Чужинців навернено: { $times }.
you-event-paid =
    { $resource ->
        [silver] Ви платите { $count ->
                [one] { $count } срібняк
                [few] { $count } срібняки
                [many] { $count } срібняків
               *[other] { $count } срібняка
            }.
        [provision] Ви платите { $count ->
                [one] { $count } жетон провізії
                [few] { $count } жетони провізії
                [many] { $count } жетонів провізії
               *[other] { $count } жетона провізії
            }.
       *[debt] Замість плати ви берете { $count ->
                [one] { $count } борг
                [few] { $count } борги
                [many] { $count } боргів
               *[other] { $count } боргу
            }.
    }
you-event-paladin-bonus = Ви отримуєте бонус паладина: { $paladin }.
you-event-paladin-revealed = Ви відкриваєте паладина: { $paladin }. Отримано робітників: { $workers }.
you-event-passed = Ви пасуєте.
you-event-prayer-declined = Ви нічого не очищаєте.
you-event-provision-gained =
    Ви отримуєте { $count ->
        [one] { $count } жетон провізії
        [few] { $count } жетони провізії
        [many] { $count } жетонів провізії
       *[other] { $count } жетона провізії
    }.
you-event-recruit-declined = Ви нікого не наймаєте.
you-event-round-begins = Раунд { $round } із { $rounds }. Перший гравець: ви.
you-event-scheme-impossible = Ви не можете виконати схему «{ $scheme }».
you-event-scheme-revealed = Ви відкриваєте карту схеми «{ $scheme }».
you-event-silver-gained =
    Ви отримуєте { $count ->
        [one] { $count } срібняк
        [few] { $count } срібняки
        [many] { $count } срібняків
       *[other] { $count } срібняка
    }.
you-event-start-taken = Ви берете до загону карту «{ $townsfolk }».
you-event-suspicion-discarded =
    Ви скидаєте { $count ->
        [one] { $count } карту підозри
        [few] { $count } карти підозр
        [many] { $count } карт підозр
       *[other] { $count } карти підозр
    }. Залишилося { $held }.
you-event-suspicion-drawn = Ви берете карту: { $suspicion }. Усього підозр: { $held }.
you-event-suspicion-kept = Ви не скидаєте підозр.
you-event-tavern-taken = Ви вибираєте таверну «{ $tavern }». Отримано робітників: { $workers }.
you-event-tax-taken =
    Ви берете податок: { $count ->
        [one] { $count } срібняк
        [few] { $count } срібняки
        [many] { $count } срібняків
       *[other] { $count } срібняка
    }. У податковому запасі залишилося { $left }.
you-event-townsfolk-hired = Ви наймаєте: { $townsfolk }.
you-event-townsfolk-sent = Ви скидаєте заради винагороди карту «{ $townsfolk }».
you-event-wall-built = Ви будуєте: { $wall }. Стін збудовано: { $times }.
you-event-won =
    Партію завершено. Перемога за вами: { $points ->
        [one] { $points } переможне очко
        [few] { $points } переможні очки
        [many] { $points } переможних очок
       *[other] { $points } переможного очка
    }.
you-event-won-by-orders = Партію завершено. Порівну очок (по { $points }): { $tied }. Усе вирішують очки за накази короля. Перемога за вами.
you-event-won-by-suspicion = Партію завершено. Порівну очок (по { $points }), зокрема й за накази короля: { $tied }. Усе вирішує менша кількість карт підозр. Перемога за вами.
you-event-worker-gained = Ви отримуєте { workers-of-a-type }.
you-event-worker-leaves = З вашої дії { $action } до загального запасу повертається { $worker }.
you-event-workers-kept = Ви залишаєте на наступний раунд: { $workers }.
you-event-workshop-placed = Ви ставите майстерню: { $action }, клітинка { $place }.
