# Паладины Западного королевства: всё, что игра говорит по ходу партии.
# Имена игроков и названия компонентов приходят в именительном падеже и не склоняются.

## Журнал: подготовка и раунды

event-match-begins = Партия начинается. Первый игрок: { $seat }.
event-solo-begins = Начинается одиночная игра. Сложность: { $difficulty }.
event-start-taken = { $seat } берёт в отряд горожанина «{ $townsfolk }».
event-round-begins = Раунд { $round } из { $rounds }. Первый игрок: { $seat }.
event-order-revealed =
    Открыта карта: { $order }. Каждому, кто исполнит приказ, — { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
        [many] { $points } победных очков
       *[other] { $points } победного очка
    }.
event-favour-revealed = Открыта карта: { $favour }.
event-taverns-revealed = Таверны этого раунда: { $taverns }.
event-paladins-drawn = Тайный выбор паладина: { $seats }.
event-paladins-seen = Ваши паладины: { $paladins }.
event-paladins-chosen = Выбор паладина сделан: { $seats }.
event-paladin-revealed = { $seat } открывает паладина: { $paladin }. Получены рабочие: { $workers }.
event-tavern-taken = { $seat } выбирает таверну «{ $tavern }». Получены рабочие: { $workers }.
event-round-ends = Раунд { $round } окончен.
event-townsfolk-swept = Из ряда горожан сброшено: { $townsfolk }.
event-outsiders-swept = Из ряда чужеземцев сброшено: { $outsiders }.
event-townsfolk-dealt = Новые горожане: { $townsfolk }.
event-outsiders-dealt = Новые чужеземцы: { $outsiders }.
event-taverns-reshuffled =
    Сброс таверн становится новой колодой: { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.
event-suspicion-reshuffled =
    Сброс подозрений становится новой колодой: { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.

## Журнал: действия

event-action = { $seat } выполняет действие: { $mode }. Рабочие: { $workers }.
event-favour-used = { $seat } пользуется картой: { $favour }. Рабочий: { $worker }.
event-paid =
    { $resource ->
        [silver] { $seat } платит { $count ->
                [one] { $count } серебро
                [few] { $count } серебра
                [many] { $count } серебра
               *[other] { $count } серебра
            }.
        [provision] { $seat } платит { $count ->
                [one] { $count } провизию
                [few] { $count } провизии
                [many] { $count } провизии
               *[other] { $count } провизии
            }.
       *[debt] { $seat } в уплату берёт { $count ->
                [one] { $count } долг
                [few] { $count } долга
                [many] { $count } долгов
               *[other] { $count } долга
            }.
    }
event-workshop-placed = { $seat } ставит мастерскую: { $action }, клетка { $place }.
event-worker-leaves = { $seat }: { $worker } с действия { $action } возвращается в общий запас.
event-townsfolk-hired = { $seat } нанимает горожанина «{ $townsfolk }».
event-townsfolk-sent = { $seat } сбрасывает ради награды горожанина «{ $townsfolk }».
event-cleared = { $seat } освобождает действие { $action }. В общий запас: { $workers }.
event-monk-sent = { $seat } отправляет монаха: { $space }. Отправлено монахов: { $times }.
event-outpost-built = { $seat } ставит заставу: { $space }. Поставлено застав: { $times }.
event-wall-built = { $seat } строит: { $wall }. Построено стен: { $times }.
event-jar-placed = { $seat } перемещает кувшин на клетку «{ $space }». Поставлено кувшинов: { $times }.
event-outsider-attacked = { $seat } атакует: { $outsider }.
event-outsider-converted = { $seat } обращает: { $outsider }. Обращено чужеземцев: { $times }.
event-paladin-bonus = { $seat } получает бонус паладина: { $paladin }.
event-ability-used = { $seat }: срабатывает «{ $townsfolk }».
event-passed = { $seat } пасует.
event-workers-kept = { $seat } оставляет на следующий раунд: { $workers }.

## Журнал: получение

workers-of-a-type =
    { $worker ->
        [labourer] { $count ->
                [one] { $count } батрак
                [few] { $count } батрака
                [many] { $count } батраков
               *[other] { $count } батрака
            }
        [scout] { $count ->
                [one] { $count } разведчик
                [few] { $count } разведчика
                [many] { $count } разведчиков
               *[other] { $count } разведчика
            }
        [merchant] { $count ->
                [one] { $count } купец
                [few] { $count } купца
                [many] { $count } купцов
               *[other] { $count } купца
            }
        [fighter] { $count ->
                [one] { $count } воин
                [few] { $count } воина
                [many] { $count } воинов
               *[other] { $count } воина
            }
        [cleric] { $count ->
                [one] { $count } клирик
                [few] { $count } клирика
                [many] { $count } клириков
               *[other] { $count } клирика
            }
       *[criminal] { $count ->
                [one] { $count } преступник
                [few] { $count } преступника
                [many] { $count } преступников
               *[other] { $count } преступника
            }
    }
event-worker-gained = { $seat } получает: { workers-of-a-type }.
event-silver-gained =
    { $seat } получает { $count ->
        [one] { $count } серебро
        [few] { $count } серебра
        [many] { $count } серебра
       *[other] { $count } серебра
    }.
event-provision-gained =
    { $seat } получает { $count ->
        [one] { $count } провизию
        [few] { $count } провизии
        [many] { $count } провизии
       *[other] { $count } провизии
    }.
event-tax-taken =
    { $seat } берёт налог: { $count ->
        [one] { $count } серебро
        [few] { $count } серебра
        [many] { $count } серебра
       *[other] { $count } серебра
    }. В налоговом запасе осталось { $left }.
event-attribute-raised = { $seat }: { $attribute } растёт до { $value }.
event-suspicion-drawn = { $seat } берёт карту: { $suspicion }. Всего подозрений: { $held }.
event-suspicion-discarded =
    { $seat } сбрасывает { $count ->
        [one] { $count } карту подозрения
        [few] { $count } карты подозрений
        [many] { $count } карт подозрений
       *[other] { $count } карты подозрений
    }. Осталось { $held }.
event-suspicion-kept = { $seat } не сбрасывает подозрений.
event-debts-kept = { $seat } не списывает долгов.
event-debt-taken =
    { $seat } берёт { $count ->
        [one] { $count } долг
        [few] { $count } долга
        [many] { $count } долгов
       *[other] { $count } долга
    }.
event-debt-paid = { $seat } гасит долг.
event-debt-destroyed =
    { $seat } списывает { $count ->
        [one] { $count } долг
        [few] { $count } долга
        [many] { $count } долгов
       *[other] { $count } долга
    }.
event-prayer-declined = { $seat } ничего не освобождает.
event-recruit-declined = { $seat } никого не нанимает.

## Журнал: инквизиция

event-inquisition-begins = Приходит инквизиция! Начинает { $seat }.
event-abilities-left = { $seat } больше не применяет свойств горожан.
event-punished = Больше всего подозрений ({ $held }): { $seats }. Наказание — долг; карт подозрений сбрасывается: { $discarded }.
event-nobody-punished = Подозрений нет ни у кого, никто не наказан.
event-no-debt-left = { $seat }: карт долгов не осталось.
event-tax-refilled =
    Налоговый запас пополнен, в нём снова { $count ->
        [one] { $count } серебро
        [few] { $count } серебра
        [many] { $count } серебра
       *[other] { $count } серебра
    }.

## Журнал: бот

event-automa-workshop = { $seat } получает мастерскую: { $action }. Мастерских на этом действии: { $count }.
event-automa-workers = { $seat }: рабочих в запасе теперь { $count }.
event-scheme-revealed = { $seat } открывает карту замысла «{ $scheme }».
event-scheme-impossible = { $seat } не может исполнить замысел «{ $scheme }».
event-automa-acts =
    { $seat } выполняет действие: { $action }, { $workers ->
        [one] { $workers } рабочий
        [few] { $workers } рабочих
        [many] { $workers } рабочих
       *[other] { $workers } рабочего
    }.
event-automa-rests =
    { $left ->
        [0] { $seat } отдыхает.
        [one] { $seat } отдыхает, в запасе { $left } рабочий.
        [few] { $seat } отдыхает, в запасе { $left } рабочих.
        [many] { $seat } отдыхает, в запасе { $left } рабочих.
       *[other] { $seat } отдыхает, в запасе { $left } рабочего.
    }
event-automa-favour = { $seat } пользуется картой: { $favour }.
event-marker-moved =
    { $seat }: маркер ресурсов сдвигается на { $steps ->
        [one] { $steps } деление
        [few] { $steps } деления
        [many] { $steps } делений
       *[other] { $steps } деления
    }, теперь он на делении { $position }.
event-tax-lost =
    { $seat }: налоговый запас уменьшается на { $count ->
        [one] { $count } серебро
        [few] { $count } серебра
        [many] { $count } серебра
       *[other] { $count } серебра
    }. Там осталось { $left }.
event-automa-cleared = { $seat } освобождает правые действия. Рабочих убрано: { $count }.
event-schemes-shuffled =
    Карты замыслов перемешаны в новую колоду: { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.

## Журнал: конец партии

event-won =
    Партия окончена. Победа: { $seats }, { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
        [many] { $points } победных очков
       *[other] { $points } победного очка
    }.
event-won-by-orders = Партия окончена. Очков поровну (по { $points }): { $tied }. Всё решают очки за приказы короля. Победа: { $seats }.
event-won-by-suspicion = Партия окончена. Поровну и очков (по { $points }), и очков за приказы короля: { $tied }. Всё решает, у кого меньше карт подозрений. Победа: { $seats }.
event-solo-won = Партия окончена. Бот побеждён: { $points } против { $other }.
event-solo-lost = Партия окончена. Побеждает бот: { $other } против { $points }.
event-solo-drawn = Партия окончена. Ничья, по { $points }.

## Подсчёт очков

score-order =
    { $order }, действие выполнено { $count ->
        [one] { $count } раз
        [few] { $count } раза
        [many] { $count } раз
       *[other] { $count } раза
    }
score-attribute =
    Шкала { $attribute ->
        [faith] веры
        [strength] силы
       *[influence] влияния
    } ({ $value })
score-action =
    { $action }, выполнено { $count ->
        [one] { $count } раз
        [few] { $count } раза
        [many] { $count } раз
       *[other] { $count } раза
    }
score-walls = Очки на самих стенах (построено стен: { $count })
score-outsider = { $outsider }
score-paid = Погашенные долги ({ $count })
score-unpaid = Непогашенные долги ({ $count })
score-goods = Серебро ({ $silver }) и провизия ({ $provisions })

## Сколько что стоит

worth-track = Ваше деление на шкале: { $place }
worth-done =
    { $action ->
        [develop] Построено мастерских: { $count }
        [commission] Размещено монахов: { $count }
        [fortify] Построено стен: { $count }
        [garrison] Размещено застав: { $count }
        [absolve] Размещено кувшинов: { $count }
        [attack] Атаковано чужеземцев: { $count }
       *[convert] Обращено чужеземцев: { $count }
    }
worth-wall = Указано на вашей стене
counted-by-card =
    { $counts ->
        [saracen] Атаковано сарацин: { $count }
        [byzantine] Атаковано византийцев: { $count }
        [viking] Атаковано викингов: { $count }
        [develop] Построено мастерских: { $count }
        [recruit] Горожан в отряде: { $count }
        [commission] Размещено монахов: { $count }
        [fortify] Построено стен: { $count }
        [garrison] Размещено застав: { $count }
        [absolve] Размещено кувшинов: { $count }
        [convert] Обращено чужеземцев: { $count }
        [faith] Шкала веры: { $count }
        [strength] Шкала силы: { $count }
        [influence] Шкала влияния: { $count }
        [paid_debt] Погашенных долгов: { $count }
        [suspicion] Карт подозрений: { $count }
        [unpaid_debt] Непогашенных долгов: { $count }
        [kings_order] Исполнено приказов короля: { $count }
       *[mercenary] Обращено Наёмников: { $count }
    }
counted-besides =
    { $base ->
        [0] {""}
        [one] {", и ещё "}{ $base } очко в любом случае
        [few] {", и ещё "}{ $base } очка в любом случае
        [many] {", и ещё "}{ $base } очков в любом случае
       *[other] {", и ещё "}{ $base } очка в любом случае
    }
worth-converted = Чужеземец обращён. { counted-by-card }{ counted-besides }
worth-converting = Если обратить. { counted-by-card }{ counted-besides }
worth-paid = Погашенных долгов: { $count }
worth-unpaid = Непогашенных долгов: { $count }
worth-goods = Серебра и провизии вместе: { $count }
worth-suspicion = Ваших карт подозрений: { $count }. При равенстве очков и очков за приказы побеждает тот, у кого их меньше

## Вопросы

ask-difficulty = Насколько сильным будет бот?
ask-start = Какого горожанина взять в отряд?
ask-paladin = Вы взяли карты: { $paladins }. Кто поможет вам в этом раунде?
ask-top = В этом раунде с вами { $paladin }. Кого положить на верх колоды? Другой уйдёт под колоду.
ask-tavern = С вами { $paladin }. Какую таверну выбрать?
ask-action =
    Раунд { $round }. У вас { $workers ->
        [0] 0 рабочих
        [one] { $workers } рабочий
        [few] { $workers } рабочих
        [many] { $workers } рабочих
       *[other] { $workers } рабочего
    }, { $silver ->
        [one] { $silver } серебро
        [few] { $silver } серебра
        [many] { $silver } серебра
       *[other] { $silver } серебра
    }, { $provisions ->
        [one] { $provisions } провизия
        [few] { $provisions } провизии
        [many] { $provisions } провизии
       *[other] { $provisions } провизии
    }. Что делаете?
ask-mode = { $action }: каким способом?
ask-recruit = { $mode }: какого горожанина? Ваше серебро: { $silver }.
ask-attack = Кого атаковать? Ваша сила { $strength } ({ $track } + { $boost }), ваше серебро: { $silver }.
ask-convert =
    Кого обратить? Ваша вера { $faith } ({ $track } + { $boost }), цена: { $silver ->
        [0] бесплатно
        [one] { $silver } серебро
        [few] { $silver } серебра
        [many] { $silver } серебра
       *[other] { $silver } серебра
    }.
ask-commission =
    Куда отправить монаха? Ваша вера { $faith } ({ $track } + { $boost }), цена: { $provisions ->
        [0] бесплатно
        [one] { $provisions } провизия
        [few] { $provisions } провизии
        [many] { $provisions } провизии
       *[other] { $provisions } провизии
    }.
ask-garrison =
    Где поставить заставу? Ваша сила { $strength } ({ $track } + { $boost }), цена: { $provisions ->
        [0] бесплатно
        [one] { $provisions } провизия
        [few] { $provisions } провизии
        [many] { $provisions } провизии
       *[other] { $provisions } провизии
    }.
ask-absolve =
    { $times }-й кувшин, цена: { $silver ->
        [0] бесплатно
        [one] { $silver } серебро
        [few] { $silver } серебра
        [many] { $silver } серебра
       *[other] { $silver } серебра
    }. На какую клетку его переместить?
ask-workshop = { $times }-я мастерская, под ней рабочий: { $worker }. Какую клетку закрыть?
ask-pay =
    Заплатить { $silver ->
        [one] { $silver } серебро
        [few] { $silver } серебра
        [many] { $silver } серебра
       *[other] { $silver } серебра
    } или взять долг?
ask-workers = { $mode }: каких рабочих поставить?
ask-favour-worker = { $favour }: какого рабочего поставить?
ask-pray =
    Какое действие освободить? Цена: { $silver ->
        [0] бесплатно
        [one] { $silver } серебро
        [few] { $silver } серебра
        [many] { $silver } серебра
       *[other] { $silver } серебра
    }.
ask-pray-effect = Молитва: какое действие освободить?
ask-free-recruit = Бесплатный наём: кого нанять?
ask-suspicion =
    { $most ->
        [one] Подозрений у вас { $held }. Можно сбросить { $most } карту. Сколько сбросить?
        [few] Подозрений у вас { $held }. Можно сбросить до { $most } карт. Сколько сбросить?
        [many] Подозрений у вас { $held }. Можно сбросить до { $most } карт. Сколько сбросить?
       *[other] Подозрений у вас { $held }. Можно сбросить до { $most } карты. Сколько сбросить?
    }
ask-debts =
    { $most ->
        [one] Непогашенных долгов у вас { $held }. Можно списать { $most } долг. Сколько списать?
        [few] Непогашенных долгов у вас { $held }. Можно списать до { $most } долгов. Сколько списать?
        [many] Непогашенных долгов у вас { $held }. Можно списать до { $most } долгов. Сколько списать?
       *[other] Непогашенных долгов у вас { $held }. Можно списать до { $most } долга. Сколько списать?
    }
ask-choose-one = Какую награду выбрать?
ask-attribute = Какую характеристику повысить на { $count }?
ask-inquisition =
    { $held ->
        [0] Инквизиция! Подозрений у вас нет. Чьё свойство применить?
        [one] Инквизиция! У вас { $held } карта подозрения. Чьё свойство применить?
        [few] Инквизиция! У вас { $held } карты подозрений. Чьё свойство применить?
        [many] Инквизиция! У вас { $held } карт подозрений. Чьё свойство применить?
       *[other] Инквизиция! У вас { $held } карты подозрений. Чьё свойство применить?
    }
ask-keep =
    Какого рабочего оставить на следующий раунд? Можно оставить ещё { $left ->
        [one] { $left } рабочего
        [few] { $left } рабочих
        [many] { $left } рабочих
       *[other] { $left } рабочего
    }.

## Ответы

option-difficulty =
    { $difficulty }: вначале у бота { $count ->
        [one] { $count } мастерская
        [few] { $count } мастерские
        [many] { $count } мастерских
       *[other] { $count } мастерской
    }
option-start = { $townsfolk }
option-paladin = { $paladin }
option-top = { $paladin } — на верх колоды, { $other } — под неё
option-tavern =
    { $criminals ->
        [0] { $tavern }: { $workers }
        [one] { $tavern }: { $workers }; { $criminals } карта подозрения
        [few] { $tavern }: { $workers }; { $criminals } карты подозрений
        [many] { $tavern }: { $workers }; { $criminals } карт подозрений
       *[other] { $tavern }: { $workers }; { $criminals } карты подозрений
    }
option-develop =
    { action-develop }: { $silver ->
        [0] бесплатно
        [one] { $silver } серебро
        [few] { $silver } серебра
        [many] { $silver } серебра
       *[other] { $silver } серебра
    }, придёт рабочий: { $worker }
option-recruit = { action-recruit }: сбросить или нанять горожанина
option-hunt = { action-hunt }: получить провизию
option-trade = { action-trade }: получить серебро
option-pray =
    { action-pray }: освободить другое действие, { $silver ->
        [0] бесплатно
        [one] { $silver } серебро
        [few] { $silver } серебра
        [many] { $silver } серебра
       *[other] { $silver } серебра
    }
option-conspire = { action-conspire }: преступник и карта подозрения; сейчас подозрений: { $count }
option-commission =
    { action-commission }: { $times }-й монах, { $provisions ->
        [0] бесплатно
        [one] { $provisions } провизия
        [few] { $provisions } провизии
        [many] { $provisions } провизии
       *[other] { $provisions } провизии
    }, вера { $faith }
option-fortify =
    { action-fortify }: { $times }-я стена, { $provisions ->
        [0] бесплатно
        [one] { $provisions } провизия
        [few] { $provisions } провизии
        [many] { $provisions } провизии
       *[other] { $provisions } провизии
    }, влияние { $influence } (нужно { $needed })
option-garrison =
    { action-garrison }: { $times }-я застава, { $provisions ->
        [0] бесплатно
        [one] { $provisions } провизия
        [few] { $provisions } провизии
        [many] { $provisions } провизии
       *[other] { $provisions } провизии
    }, сила { $strength }
option-absolve =
    { action-absolve }: { $times }-й кувшин, { $silver ->
        [0] бесплатно
        [one] { $silver } серебро
        [few] { $silver } серебра
        [many] { $silver } серебра
       *[other] { $silver } серебра
    }, влияние { $influence } (нужно { $needed })
option-attack = { action-attack }: сила { $strength }
option-convert =
    { action-convert }: { $times }-й чужеземец, { $silver ->
        [0] бесплатно
        [one] { $silver } серебро
        [few] { $silver } серебра
        [many] { $silver } серебра
       *[other] { $silver } серебра
    }, вера { $faith }
favour-after-silver =
    { $silver ->
        [0] {": "}
        [one] {", "}
        [few] {", "}
        [many] {", "}
       *[other] {", "}
    }
favour-after-goods =
    { $silver ->
        [0] { favour-after-provisions }
        [one] {", "}
        [few] {", "}
        [many] {", "}
       *[other] {", "}
    }
favour-after-provisions =
    { $provisions ->
        [0] {": "}
        [one] {", "}
        [few] {", "}
        [many] {", "}
       *[other] {", "}
    }
favour-silver =
    { $silver ->
        [0] {""}
        [one] {": "}{ $silver } серебро
        [few] {": "}{ $silver } серебра
        [many] {": "}{ $silver } серебра
       *[other] {": "}{ $silver } серебра
    }
favour-provisions =
    { $provisions ->
        [0] {""}
        [one] { favour-after-silver }{ $provisions } провизия
        [few] { favour-after-silver }{ $provisions } провизии
        [many] { favour-after-silver }{ $provisions } провизии
       *[other] { favour-after-silver }{ $provisions } провизии
    }
favour-debts =
    { $debts ->
        [0] {""}
        [one] { favour-after-goods }{ $debts } долг
        [few] { favour-after-goods }{ $debts } долга
        [many] { favour-after-goods }{ $debts } долгов
       *[other] { favour-after-goods }{ $debts } долга
    }
option-favour = { $favour }{ favour-silver }{ favour-provisions }{ favour-debts }
option-favour-void = { $favour }{ favour-silver }{ favour-provisions }{ favour-debts }: сейчас ничего вам не даст
option-pass =
    { $lost ->
        [0] Пас. Останется рабочих: { $kept }
        [one] Пас. Останется рабочих: { $kept }, уйдёт: { $lost }
        [few] Пас. Останется рабочих: { $kept }, уйдёт: { $lost }
        [many] Пас. Останется рабочих: { $kept }, уйдёт: { $lost }
       *[other] Пас. Останется рабочих: { $kept }, уйдёт: { $lost }
    }
option-mode =
    { $count ->
        [one] { $mode }, { $count } рабочий
        [few] { $mode }, { $count } рабочих
        [many] { $mode }, { $count } рабочих
       *[other] { $mode }, { $count } рабочего
    }
option-recruit-for =
    { $silver ->
        [0] { $townsfolk }: бесплатно
        [one] { $townsfolk }: { $silver } серебро
        [few] { $townsfolk }: { $silver } серебра
        [many] { $townsfolk }: { $silver } серебра
       *[other] { $townsfolk }: { $silver } серебра
    }
option-recruit-for-debt = { $townsfolk }: долг
option-recruit-for-either =
    { $silver ->
        [one] { $townsfolk }: { $silver } серебро или долг
        [few] { $townsfolk }: { $silver } серебра или долг
        [many] { $townsfolk }: { $silver } серебра или долг
       *[other] { $townsfolk }: { $silver } серебра или долг
    }
option-attack-for =
    { $silver ->
        [0] { $outsider }, сила { $flag }
        [one] { $outsider }, сила { $flag }; доплата { $silver } серебро
        [few] { $outsider }, сила { $flag }; доплата { $silver } серебра
        [many] { $outsider }, сила { $flag }; доплата { $silver } серебра
       *[other] { $outsider }, сила { $flag }; доплата { $silver } серебра
    }
option-convert-card = { $outsider }, вера { $flag }: сила +{ $strength }
option-commission-to = { $space }, вера { $flag }
option-garrison-to = { $space }, сила { $flag }
option-absolve-to = { $space }
option-workshop = { $action }, клетка { $place }
option-workshop-over = { $action }, клетка { $place }; { $worker } оттуда вернётся в общий запас
option-pay-silver =
    { $silver ->
        [one] { $silver } серебро, останется { $left }
        [few] { $silver } серебра, останется { $left }
        [many] { $silver } серебра, останется { $left }
       *[other] { $silver } серебра, останется { $left }
    }
option-pay-debt = Взять долг; непогашенных станет { $unpaid }
option-workers = { $workers }
option-clear = { $action }: { $workers }
option-decline = Отказаться
option-hire-free = { $townsfolk }
option-suspicion =
    { $count ->
        [0] Не сбрасывать; останется { $held }
        [one] Сбросить { $count } из { $held }
        [few] Сбросить { $count } из { $held }
        [many] Сбросить { $count } из { $held }
       *[other] Сбросить { $count } из { $held }
    }
option-debts =
    { $count ->
        [0] Не списывать; останется { $held }
        [one] Списать { $count } из { $held }
        [few] Списать { $count } из { $held }
        [many] Списать { $count } из { $held }
       *[other] Списать { $count } из { $held }
    }
option-choose = { $place }-я награда
option-choose-workers = { $workers }
option-attribute =
    Повысить { $attribute ->
        [faith] веру
        [strength] силу
       *[influence] влияние
    } до { $value }
option-ability = { $townsfolk }
option-stop = Больше не применять
option-keep = Оставить: { $worker } (в запасе: { $count })

## Отказы

blocked-busy = { $action }: здесь уже стоят рабочие ({ $workers }).
    .short = Здесь уже стоят рабочие ({ $workers }).
blocked-no-workers =
    { $action }: нужно { $needed ->
        [one] { $needed } рабочий
        [few] { $needed } рабочих
        [many] { $needed } рабочих
       *[other] { $needed } рабочего
    }, а у вас { $held }.
    .short =
        Нужно { $needed ->
            [one] { $needed } рабочий
            [few] { $needed } рабочих
            [many] { $needed } рабочих
           *[other] { $needed } рабочего
        }, а у вас { $held }.
blocked-no-fitting = { $action }: у вас нет рабочего для клетки «{ $worker }».
    .short = У вас нет рабочего для клетки «{ $worker }».
blocked-mode-workers =
    { $count ->
        [one] { $mode }, { $count } рабочий: у вас { $held }.
        [few] { $mode }, { $count } рабочих: у вас { $held }.
        [many] { $mode }, { $count } рабочих: у вас { $held }.
       *[other] { $mode }, { $count } рабочего: у вас { $held }.
    }
blocked-mode-fitting =
    { $count ->
        [one] { $mode }, { $count } рабочий: у вас никого нет для клетки «{ $worker }».
        [few] { $mode }, { $count } рабочих: у вас никого нет для клетки «{ $worker }».
        [many] { $mode }, { $count } рабочих: у вас никого нет для клетки «{ $worker }».
       *[other] { $mode }, { $count } рабочего: у вас никого нет для клетки «{ $worker }».
    }
blocked-limit =
    { $action }: уже выполнено { $limit ->
        [one] { $limit } раз
        [few] { $limit } раза
        [many] { $limit } раз
       *[other] { $limit } раза
    }, больше за партию нельзя.
    .short =
        Уже выполнено { $limit ->
            [one] { $limit } раз
            [few] { $limit } раза
            [many] { $limit } раз
           *[other] { $limit } раза
        }, больше за партию нельзя.
blocked-no-workshop = Все мастерские ({ $count }) уже поставлены.
blocked-action-silver = { $action }: нужно серебра: { $needed }, у вас { $held }.
    .short = Нужно серебра: { $needed }, у вас { $held }.
blocked-townsfolk-silver = { $townsfolk }: нужно серебра: { $needed }, у вас { $held }.
blocked-outsider-silver = { $outsider }: нужно серебра: { $needed }, у вас { $held }.
blocked-favour-silver = { $favour }: нужно серебра: { $needed }, у вас { $held }.
blocked-action-provisions = { $action }: нужно провизии: { $needed }, у вас { $held }.
    .short = Нужно провизии: { $needed }, у вас { $held }.
blocked-favour-provisions = { $favour }: нужно провизии: { $needed }, у вас { $held }.
blocked-favour-debt = { $favour }: карт долгов в колоде не осталось.
blocked-action-value =
    { $action }: { $attribute ->
        [faith] нужна вера
        [strength] нужна сила
       *[influence] нужно влияние
    } { $needed }, у вас { $value }.
    .short =
        { $attribute ->
            [faith] Нужна вера
            [strength] Нужна сила
           *[influence] Нужно влияние
        } { $needed }, у вас { $value }.
blocked-outsider-value =
    { $outsider }: { $attribute ->
        [faith] нужна вера
        [strength] нужна сила
       *[influence] нужно влияние
    } { $needed }, у вас { $value }.
blocked-space-value =
    { $space }: { $attribute ->
        [faith] нужна вера
        [strength] нужна сила
       *[influence] нужно влияние
    } { $needed }, у вас { $value }.
blocked-no-space = { $action }: в пределах досягаемости нет свободных клеток ({ $attribute } { $value }).
    .short = В пределах досягаемости нет свободных клеток ({ $attribute } { $value }).
blocked-no-wall = { $action }: колода стен пуста.
    .short = Колода стен пуста.
blocked-no-townsfolk = { $action }: в ряду нет горожан.
    .short = В ряду нет горожан.
blocked-no-outsider = { $action }: в ряду нет чужеземцев.
    .short = В ряду нет чужеземцев.
blocked-nothing-placed = { $action }: нет рабочих, которых можно убрать.
    .short = Нет рабочих, которых можно убрать.
blocked-empty-slot = Ячейка { $slot } пуста до конца раунда.
blocked-space-taken = { $space }: клетка уже занята ({ $owner }).
blocked-space-closed = { $space }: клетка доступна, если игроков не меньше { $players }.
blocked-jar-there = { $space }: здесь уже стоит ваш кувшин.
blocked-covered = { $action }, клетка { $place }: здесь уже стоит мастерская.
blocked-tavern-picked = { $tavern }: таверна уже выбрана ({ $owner }).
blocked-favour-taken = { $favour }: в этом раунде уже использована.
blocked-favour-hidden = Эта милость откроется в раунде { $round }.
blocked-favour-worker = { $favour }: у вас нет подходящего рабочего ({ $worker }).
blocked-worker-unfit = Ни одна клетка здесь не подходит этому рабочему: { $worker }.
blocked-not-pray-itself = { action-pray } не может освободить сама себя.
blocked-no-change = { $place }-я награда сейчас ничего не изменит.
blocked-track-full = Характеристика уже на конце шкалы: { $attribute } { $value }.
blocked-needs-no-suspicion = { $townsfolk }: свойство работает, только если подозрений нет. Ваши подозрения: { $held }.
blocked-needs-two-suspicions = { $townsfolk }: нужно хотя бы два подозрения. Ваши подозрения: { $held }.

## Что делают компоненты: из этого складываются их тексты

effect-worker =
    { $worker ->
        [labourer] { $n ->
                [one] { $n } батрак
                [few] { $n } батрака
                [many] { $n } батраков
               *[other] { $n } батрака
            }
        [scout] { $n ->
                [one] { $n } разведчик
                [few] { $n } разведчика
                [many] { $n } разведчиков
               *[other] { $n } разведчика
            }
        [merchant] { $n ->
                [one] { $n } купец
                [few] { $n } купца
                [many] { $n } купцов
               *[other] { $n } купца
            }
        [fighter] { $n ->
                [one] { $n } воин
                [few] { $n } воина
                [many] { $n } воинов
               *[other] { $n } воина
            }
        [cleric] { $n ->
                [one] { $n } клирик
                [few] { $n } клирика
                [many] { $n } клириков
               *[other] { $n } клирика
            }
       *[criminal] { $n ->
                [one] { $n } преступник
                [few] { $n } преступника
                [many] { $n } преступников
               *[other] { $n } преступника
            }
    }
effect-attribute = { $attribute } +{ $n }
effect-silver =
    { $n ->
        [one] { $n } серебро
        [few] { $n } серебра
        [many] { $n } серебра
       *[other] { $n } серебра
    }
effect-provision =
    { $n ->
        [one] { $n } провизия
        [few] { $n } провизии
        [many] { $n } провизии
       *[other] { $n } провизии
    }
effect-tax =
    { $n ->
        [one] { $n } серебро из налогового запаса
        [few] { $n } серебра из налогового запаса
        [many] { $n } серебра из налогового запаса
       *[other] { $n } серебра из налогового запаса
    }
effect-discard_suspicion =
    { $n ->
        [one] можно сбросить { $n } карту подозрения
        [few] можно сбросить до { $n } карт подозрений
        [many] можно сбросить до { $n } карт подозрений
       *[other] можно сбросить до { $n } карты подозрений
    }
effect-pay_debt =
    { $n ->
        [one] погасить { $n } долг
        [few] погасить { $n } долга
        [many] погасить { $n } долгов
       *[other] погасить { $n } долга
    }
effect-destroy_debt =
    { $n ->
        [one] списать { $n } непогашенный долг
        [few] списать { $n } непогашенных долга
        [many] списать { $n } непогашенных долгов
       *[other] списать { $n } непогашенного долга
    }
effect-pray = можно освободить одно действие своего планшета
effect-free_recruit = можно бесплатно нанять горожанина
effect-free_develop = бесплатно поставить следующую мастерскую и получить её рабочего
effect-choose_attribute = повысить характеристику по выбору на { $n }
effect-choose_one = на выбор:
does-or = ; или
does-sent-away = Если сбросить горожанина:
does-hired = При найме:
does-on-action = Каждый раз, когда вы выполняете действие { $action }:
does-on-paid-debt = Каждый раз, когда вы гасите долг:
does-no-suspicion = При инквизиции, если у вас нет подозрений:
does-two-suspicions = При инквизиции, если у вас две или больше карт подозрений:
does-at-inquisition = При инквизиции:
does-attacked = За атаку, помимо обычного влияния:
does-converted = За обращение: сила +{ $strength }.
does-workers = Рабочие: { $workers }.
does-boost = { $attribute } +{ $count }
does-waive = { $action }: бесплатно.
does-reduce =
    { $action }: дешевле на { $count ->
        [one] { $count } серебро
        [few] { $count } серебра
        [many] { $count } серебра
       *[other] { $count } серебра
    }.
does-bonus = Каждый раз, когда вы выполняете действие { $action }, дополнительно:
does-points =
    В конце партии: { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
        [many] { $points } победных очков
       *[other] { $points } победного очка
    }.
does-needs-worker = Нужен рабочий ({ $worker }):
does-needs-any = Нужен рабочий любого типа:
does-costs = Цена{ favour-silver }{ favour-provisions }{ favour-debts }.
does-order =
    Исполнен, если к концу партии вы выполнили действие { $action } не меньше { $count ->
        [one] { $count } раза
        [few] { $count } раз
        [many] { $count } раз
       *[other] { $count } раза
    }.
does-score-attacked =
    В конце партии: 1 победное очко за каждого атакованного вами { $faction ->
        [saracen] сарацина
        [byzantine] византийца
       *[viking] викинга
    }.
does-score-action =
    В конце партии { $action ->
        [develop] за поставленные мастерские: 1 победное очко за каждые { $every }
        [recruit] за горожан в отряде: 1 победное очко за каждых { $every }
        [commission] за отправленных монахов: 1 победное очко за каждых { $every }
        [fortify] за построенные стены: 1 победное очко за каждые { $every }
        [garrison] за поставленные заставы: 1 победное очко за каждые { $every }
       *[absolve] за поставленные кувшины: 1 победное очко за каждые { $every }
    }.
does-score-attribute =
    В конце партии { $attribute ->
        [faith] за веру
        [strength] за силу
       *[influence] за влияние
    } на шкале: 1 победное очко за каждые полные { $every }.
does-score-paid = В конце партии: 1 победное очко за каждый погашенный долг.
does-score-unpaid = В конце партии: каждый непогашенный долг отнимает на 1 победное очко меньше.
does-score-suspicion = В конце партии: 1 победное очко за каждую вашу карту подозрения.
does-score-order =
    В конце партии: { $base ->
        [one] { $base } победное очко
        [few] { $base } победных очка
        [many] { $base } победных очков
       *[other] { $base } победного очка
    } и ещё 1 за каждый исполненный вами приказ короля.
does-score-mercenary =
    В конце партии: { $base ->
        [one] { $base } победное очко
        [few] { $base } победных очка
        [many] { $base } победных очков
       *[other] { $base } победного очка
    } и ещё 1 за каждого обращённого вами «Наёмника», включая этого.
does-tax =
    { $count ->
        [0] Налога не приносит.
        [one] Возьмите { $count } серебро из налогового запаса.
        [few] Возьмите { $count } серебра из налогового запаса.
        [many] Возьмите { $count } серебра из налогового запаса.
       *[other] Возьмите { $count } серебра из налогового запаса.
    }
