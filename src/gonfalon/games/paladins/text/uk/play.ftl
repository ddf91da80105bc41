# Паладини Західного королівства: усе, що гра говорить під час партії.
# Імена гравців і назви компонентів приходять у називному відмінку й не відмінюються.

## Журнал: приготування й раунди

event-match-begins = Партія починається. Перший гравець: { $seat }.
event-solo-begins = Починається соло-гра. Складність: { $difficulty }.
event-start-taken = { $seat } бере до загону карту «{ $townsfolk }».
event-round-begins = Раунд { $round } із { $rounds }. Перший гравець: { $seat }.
event-order-revealed =
    Відкрито карту: { $order }. Кожному, хто виконає наказ, — { $points ->
        [one] { $points } переможне очко
        [few] { $points } переможні очки
        [many] { $points } переможних очок
       *[other] { $points } переможного очка
    }.
event-favour-revealed = Відкрито карту: { $favour }.
event-taverns-revealed = Таверни цього раунду: { $taverns }.
event-paladins-drawn = Таємний вибір паладина: { $seats }.
event-paladins-seen = Ваші паладини: { $paladins }.
event-paladins-chosen = Вибір паладина зроблено: { $seats }.
event-paladin-revealed = { $seat } відкриває паладина: { $paladin }. Отримано робітників: { $workers }.
event-tavern-taken = { $seat } вибирає таверну «{ $tavern }». Отримано робітників: { $workers }.
event-round-ends = Раунд { $round } завершено.
event-townsfolk-swept = З ряду городян скинуто: { $townsfolk }.
event-outsiders-swept = З ряду чужинців скинуто: { $outsiders }.
event-townsfolk-dealt = Нові городяни: { $townsfolk }.
event-outsiders-dealt = Нові чужинці: { $outsiders }.
event-taverns-reshuffled =
    Скид таверн стає новою колодою: { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }.
event-suspicion-reshuffled =
    Скид підозр стає новою колодою: { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }.

## Журнал: дії

event-action = { $seat } виконує дію: { $mode }. Розміщено робітників: { $workers }.
event-favour-used = { $seat } користується картою: { $favour }. Розміщено робітника: { $worker }.
event-paid =
    { $resource ->
        [silver] { $seat } платить { $count ->
                [one] { $count } срібняк
                [few] { $count } срібняки
                [many] { $count } срібняків
               *[other] { $count } срібняка
            }.
        [provision] { $seat } платить { $count ->
                [one] { $count } жетон провізії
                [few] { $count } жетони провізії
                [many] { $count } жетонів провізії
               *[other] { $count } жетона провізії
            }.
       *[debt] { $seat } замість плати бере { $count ->
                [one] { $count } борг
                [few] { $count } борги
                [many] { $count } боргів
               *[other] { $count } боргу
            }.
    }
event-workshop-placed = { $seat } ставить майстерню: { $action }, клітинка { $place }.
event-worker-leaves = { $seat }: { $worker } із дії { $action } повертається до загального запасу.
event-townsfolk-hired = { $seat } наймає: { $townsfolk }.
event-townsfolk-sent = { $seat } скидає заради винагороди карту «{ $townsfolk }».
event-cleared = { $seat } очищає дію { $action }. Повернуто до загального запасу: { $workers }.
event-monk-sent = { $seat } відправляє монаха: { $space }. Монахів відправлено: { $times }.
event-outpost-built = { $seat } ставить заставу: { $space }. Застав поставлено: { $times }.
event-wall-built = { $seat } будує: { $wall }. Стін збудовано: { $times }.
event-jar-placed = { $seat } переміщує глечик на клітинку «{ $space }». Глечиків поставлено: { $times }.
event-outsider-attacked = { $seat } атакує: { $outsider }.
event-outsider-converted = { $seat } навертає: { $outsider }. Чужинців навернено: { $times }.
event-paladin-bonus = { $seat } отримує бонус паладина: { $paladin }.
event-ability-used = { $seat }: спрацьовує «{ $townsfolk }».
event-passed = { $seat } пасує.
event-workers-kept = { $seat } залишає на наступний раунд: { $workers }.

## Журнал: надходження

workers-of-a-type =
    { $worker ->
        [labourer] { $count ->
                [one] { $count } чорнороба
                [few] { $count } чорноробів
                [many] { $count } чорноробів
               *[other] { $count } чорнороба
            }
        [scout] { $count ->
                [one] { $count } розвідника
                [few] { $count } розвідників
                [many] { $count } розвідників
               *[other] { $count } розвідника
            }
        [merchant] { $count ->
                [one] { $count } купця
                [few] { $count } купців
                [many] { $count } купців
               *[other] { $count } купця
            }
        [fighter] { $count ->
                [one] { $count } воїна
                [few] { $count } воїнів
                [many] { $count } воїнів
               *[other] { $count } воїна
            }
        [cleric] { $count ->
                [one] { $count } клірика
                [few] { $count } кліриків
                [many] { $count } кліриків
               *[other] { $count } клірика
            }
       *[criminal] { $count ->
                [one] { $count } злочинця
                [few] { $count } злочинців
                [many] { $count } злочинців
               *[other] { $count } злочинця
            }
    }
event-worker-gained = { $seat } отримує { workers-of-a-type }.
event-silver-gained =
    { $seat } отримує { $count ->
        [one] { $count } срібняк
        [few] { $count } срібняки
        [many] { $count } срібняків
       *[other] { $count } срібняка
    }.
event-provision-gained =
    { $seat } отримує { $count ->
        [one] { $count } жетон провізії
        [few] { $count } жетони провізії
        [many] { $count } жетонів провізії
       *[other] { $count } жетона провізії
    }.
event-tax-taken =
    { $seat } бере податок: { $count ->
        [one] { $count } срібняк
        [few] { $count } срібняки
        [many] { $count } срібняків
       *[other] { $count } срібняка
    }. У податковому запасі залишилося { $left }.
event-attribute-raised = { $seat }: { $attribute } зростає до { $value }.
event-suspicion-drawn = { $seat } бере карту: { $suspicion }. Усього підозр: { $held }.
event-suspicion-discarded =
    { $seat } скидає { $count ->
        [one] { $count } карту підозри
        [few] { $count } карти підозр
        [many] { $count } карт підозр
       *[other] { $count } карти підозр
    }. Залишилося { $held }.
event-suspicion-kept = { $seat } не скидає підозр.
event-debts-kept = { $seat } не знищує боргів.
event-debt-taken =
    { $seat } бере { $count ->
        [one] { $count } борг
        [few] { $count } борги
        [many] { $count } боргів
       *[other] { $count } боргу
    }.
event-debt-paid = { $seat } сплачує борг.
event-debt-destroyed =
    { $seat } знищує { $count ->
        [one] { $count } борг
        [few] { $count } борги
        [many] { $count } боргів
       *[other] { $count } боргу
    }.
event-prayer-declined = { $seat } нічого не очищає.
event-recruit-declined = { $seat } нікого не наймає.

## Журнал: інквізиція

event-inquisition-begins = Приходить інквізиція! Починає { $seat }.
event-abilities-left = { $seat } більше не застосовує вмінь городян.
event-punished = Найбільше підозр ({ $held }): { $seats }. Кара — борг; карт підозр скинуто: { $discarded }.
event-nobody-punished = Підозр немає ні в кого, тож нікого не покарано.
event-no-debt-left = { $seat }: карт боргів не залишилося.
event-tax-refilled =
    Податковий запас поповнено, тепер у ньому { $count ->
        [one] { $count } срібняк
        [few] { $count } срібняки
        [many] { $count } срібняків
       *[other] { $count } срібняка
    }.

## Журнал: бот

event-automa-workshop = { $seat } отримує майстерню: { $action }. Майстерень на цій дії: { $count }.
event-automa-workers = { $seat }: робітників у запасі тепер { $count }.
event-scheme-revealed = { $seat } відкриває карту схеми «{ $scheme }».
event-scheme-impossible = { $seat } не може виконати схему «{ $scheme }».
event-automa-acts = { $seat } виконує дію: { $action }. Розміщено робітників: { $workers }.
event-automa-rests =
    { $left ->
        [0] { $seat } відпочиває.
        [one] { $seat } відпочиває, у запасі { $left } робітник.
        [few] { $seat } відпочиває, у запасі { $left } робітники.
        [many] { $seat } відпочиває, у запасі { $left } робітників.
       *[other] { $seat } відпочиває, у запасі { $left } робітника.
    }
event-automa-favour = { $seat } користується картою: { $favour }.
event-marker-moved =
    { $seat }: фішка ресурсів зсувається на { $steps ->
        [one] { $steps } поділку
        [few] { $steps } поділки
        [many] { $steps } поділок
       *[other] { $steps } поділки
    }, тепер вона на поділці { $position }.
event-tax-lost =
    { $seat }: податковий запас зменшується на { $count ->
        [one] { $count } срібняк
        [few] { $count } срібняки
        [many] { $count } срібняків
       *[other] { $count } срібняка
    }. Там залишилося { $left }.
event-automa-cleared = { $seat } очищає праві дії. Робітників прибрано: { $count }.
event-schemes-shuffled =
    Карти схем перетасовано в нову колоду: { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }.

## Журнал: кінець партії

event-won =
    Партію завершено. Перемога: { $seats }, { $points ->
        [one] { $points } переможне очко
        [few] { $points } переможні очки
        [many] { $points } переможних очок
       *[other] { $points } переможного очка
    }.
event-won-by-orders = Партію завершено. Порівну очок (по { $points }): { $tied }. Усе вирішують очки за накази короля. Перемога: { $seats }.
event-won-by-suspicion = Партію завершено. Порівну очок (по { $points }), зокрема й за накази короля: { $tied }. Усе вирішує менша кількість карт підозр. Перемога: { $seats }.
event-solo-won = Партію завершено. Бота переможено: { $points } проти { $other }.
event-solo-lost = Партію завершено. Перемагає бот: { $other } проти { $points }.
event-solo-drawn = Партію завершено. Нічия: по { $points }.

## Підрахунок очок

score-order =
    { $order }, дію виконано { $count ->
        [one] { $count } раз
        [few] { $count } рази
        [many] { $count } разів
       *[other] { $count } раза
    }
score-attribute =
    Трек { $attribute ->
        [faith] віри
        [strength] сили
       *[influence] впливу
    } ({ $value })
score-action =
    { $action }, виконано { $count ->
        [one] { $count } раз
        [few] { $count } рази
        [many] { $count } разів
       *[other] { $count } раза
    }
score-walls = Очки на самих стінах (збудовано стін: { $count })
score-outsider = { $outsider }
score-paid = Сплачені борги ({ $count })
score-unpaid = Несплачені борги ({ $count })
score-goods = Срібняки ({ $silver }) і жетони провізії ({ $provisions })

## Скільки що варте

worth-track = Ваша поділка на треку: { $place }
worth-done =
    { $action ->
        [develop] Збудовано майстерень: { $count }
        [commission] Розміщено монахів: { $count }
        [fortify] Збудовано стін: { $count }
        [garrison] Розміщено застав: { $count }
        [absolve] Розміщено глечиків: { $count }
        [attack] Атаковано чужинців: { $count }
       *[convert] Навернено чужинців: { $count }
    }
worth-wall = Вказано на вашій стіні
counted-by-card =
    { $counts ->
        [saracen] Атаковано сарацинів: { $count }
        [byzantine] Атаковано візантійців: { $count }
        [viking] Атаковано вікінгів: { $count }
        [develop] Збудовано майстерень: { $count }
        [recruit] Городян у загоні: { $count }
        [commission] Розміщено монахів: { $count }
        [fortify] Збудовано стін: { $count }
        [garrison] Розміщено застав: { $count }
        [absolve] Розміщено глечиків: { $count }
        [convert] Навернено чужинців: { $count }
        [faith] Трек віри: { $count }
        [strength] Трек сили: { $count }
        [influence] Трек впливу: { $count }
        [paid_debt] Сплачених боргів: { $count }
        [suspicion] Карт підозри: { $count }
        [unpaid_debt] Несплачених боргів: { $count }
        [kings_order] Виконано наказів короля: { $count }
       *[mercenary] Навернено Найманців: { $count }
    }
counted-besides =
    { $base ->
        [0] {""}
        [one] {", і ще "}{ $base } очко в будь-якому разі
        [few] {", і ще "}{ $base } очки в будь-якому разі
        [many] {", і ще "}{ $base } очок у будь-якому разі
       *[other] {", і ще "}{ $base } очка в будь-якому разі
    }
worth-converted = Чужинця навернено. { counted-by-card }{ counted-besides }
worth-converting = Якщо навернути. { counted-by-card }{ counted-besides }
worth-paid = Сплачених боргів: { $count }
worth-unpaid = Несплачених боргів: { $count }
worth-goods = Срібняків і провізії разом: { $count }
worth-suspicion = Ваших карт підозр: { $count }. Якщо рівні й очки, і очки за накази, перемагає той, у кого цих карт менше

## Запитання

ask-difficulty = Наскільки сильним буде бот?
ask-start = Кого з городян узяти до загону?
ask-paladin = Ви взяли карти: { $paladins }. Хто допоможе вам у цьому раунді?
ask-top = У цьому раунді з вами { $paladin }. Кого покласти на верх колоди? Другий піде під колоду.
ask-tavern = З вами { $paladin }. Яку таверну вибрати?
ask-action =
    Раунд { $round }. Ви маєте { $workers ->
        [0] 0 робітників
        [one] { $workers } робітника
        [few] { $workers } робітників
        [many] { $workers } робітників
       *[other] { $workers } робітника
    }, { $silver ->
        [one] { $silver } срібняк
        [few] { $silver } срібняки
        [many] { $silver } срібняків
       *[other] { $silver } срібняка
    }, { $provisions ->
        [one] { $provisions } жетон провізії
        [few] { $provisions } жетони провізії
        [many] { $provisions } жетонів провізії
       *[other] { $provisions } жетона провізії
    }. Що робите?
ask-mode = { $action }: яким способом?
ask-recruit = { $mode }: кого з городян? Ваші срібняки: { $silver }.
ask-attack = Кого атакувати? Ваша сила { $strength } ({ $track } + { $boost }), ваші срібняки: { $silver }.
ask-convert =
    Кого навернути? Ваша віра { $faith } ({ $track } + { $boost }), ціна: { $silver ->
        [0] безплатно
        [one] { $silver } срібняк
        [few] { $silver } срібняки
        [many] { $silver } срібняків
       *[other] { $silver } срібняка
    }.
ask-commission =
    Куди відправити монаха? Ваша віра { $faith } ({ $track } + { $boost }), ціна: { $provisions ->
        [0] безплатно
        [one] { $provisions } жетон провізії
        [few] { $provisions } жетони провізії
        [many] { $provisions } жетонів провізії
       *[other] { $provisions } жетона провізії
    }.
ask-garrison =
    Де поставити заставу? Ваша сила { $strength } ({ $track } + { $boost }), ціна: { $provisions ->
        [0] безплатно
        [one] { $provisions } жетон провізії
        [few] { $provisions } жетони провізії
        [many] { $provisions } жетонів провізії
       *[other] { $provisions } жетона провізії
    }.
ask-absolve =
    Глечик { $times }, ціна: { $silver ->
        [0] безплатно
        [one] { $silver } срібняк
        [few] { $silver } срібняки
        [many] { $silver } срібняків
       *[other] { $silver } срібняка
    }. На яку клітинку його перемістити?
ask-workshop = Майстерня { $times }, під нею робітник: { $worker }. Яку клітинку закрити?
ask-pay =
    Заплатити { $silver ->
        [one] { $silver } срібняк
        [few] { $silver } срібняки
        [many] { $silver } срібняків
       *[other] { $silver } срібняка
    } чи взяти борг?
ask-workers = { $mode }: яких робітників розмістити?
ask-favour-worker = { $favour }: якого робітника розмістити?
ask-pray =
    Яку дію очистити? Ціна: { $silver ->
        [0] безплатно
        [one] { $silver } срібняк
        [few] { $silver } срібняки
        [many] { $silver } срібняків
       *[other] { $silver } срібняка
    }.
ask-pray-effect = Молитва: яку дію очистити?
ask-free-recruit = Безплатне наймання: кого найняти?
ask-suspicion =
    { $most ->
        [one] Підозр у вас { $held }. Можна скинути { $most } карту. Скільки скинути?
        [few] Підозр у вас { $held }. Можна скинути до { $most } карт. Скільки скинути?
        [many] Підозр у вас { $held }. Можна скинути до { $most } карт. Скільки скинути?
       *[other] Підозр у вас { $held }. Можна скинути до { $most } карти. Скільки скинути?
    }
ask-debts =
    { $most ->
        [one] Несплачених боргів у вас { $held }. Можна знищити { $most } борг. Скільки знищити?
        [few] Несплачених боргів у вас { $held }. Можна знищити до { $most } боргів. Скільки знищити?
        [many] Несплачених боргів у вас { $held }. Можна знищити до { $most } боргів. Скільки знищити?
       *[other] Несплачених боргів у вас { $held }. Можна знищити до { $most } боргу. Скільки знищити?
    }
ask-choose-one = Яку винагороду вибрати?
ask-attribute = Який показник підвищити на { $count }?
ask-inquisition =
    { $held ->
        [0] Інквізиція! Підозр у вас немає. Чиє вміння застосувати?
        [one] Інквізиція! У вас { $held } карта підозри. Чиє вміння застосувати?
        [few] Інквізиція! У вас { $held } карти підозр. Чиє вміння застосувати?
        [many] Інквізиція! У вас { $held } карт підозр. Чиє вміння застосувати?
       *[other] Інквізиція! У вас { $held } карти підозр. Чиє вміння застосувати?
    }
ask-keep =
    Якого робітника залишити на наступний раунд? Можна залишити ще { $left ->
        [one] { $left } робітника
        [few] { $left } робітників
        [many] { $left } робітників
       *[other] { $left } робітника
    }.

## Відповіді

option-difficulty =
    { $difficulty }: у бота від початку { $count ->
        [one] { $count } майстерня
        [few] { $count } майстерні
        [many] { $count } майстерень
       *[other] { $count } майстерні
    }
option-start = { $townsfolk }
option-paladin = { $paladin }
option-top = { $paladin } — на верх колоди, { $other } — під неї
option-tavern =
    { $criminals ->
        [0] { $tavern }: { $workers }
        [one] { $tavern }: { $workers }; { $criminals } карта підозри
        [few] { $tavern }: { $workers }; { $criminals } карти підозр
        [many] { $tavern }: { $workers }; { $criminals } карт підозр
       *[other] { $tavern }: { $workers }; { $criminals } карти підозр
    }
option-develop =
    { action-develop }: { $silver ->
        [0] безплатно
        [one] { $silver } срібняк
        [few] { $silver } срібняки
        [many] { $silver } срібняків
       *[other] { $silver } срібняка
    }, прийде робітник: { $worker }
option-recruit = { action-recruit }: скинути або найняти городянина
option-hunt = { action-hunt }: отримати провізію
option-trade = { action-trade }: отримати срібняки
option-pray =
    { action-pray }: очистити іншу дію, { $silver ->
        [0] безплатно
        [one] { $silver } срібняк
        [few] { $silver } срібняки
        [many] { $silver } срібняків
       *[other] { $silver } срібняка
    }
option-conspire = { action-conspire }: злочинець і карта підозри; зараз підозр: { $count }
option-commission =
    { action-commission }: монах { $times }, { $provisions ->
        [0] безплатно
        [one] { $provisions } жетон провізії
        [few] { $provisions } жетони провізії
        [many] { $provisions } жетонів провізії
       *[other] { $provisions } жетона провізії
    }, віра { $faith }
option-fortify =
    { action-fortify }: стіна { $times }, { $provisions ->
        [0] безплатно
        [one] { $provisions } жетон провізії
        [few] { $provisions } жетони провізії
        [many] { $provisions } жетонів провізії
       *[other] { $provisions } жетона провізії
    }, вплив { $influence } (потрібно { $needed })
option-garrison =
    { action-garrison }: застава { $times }, { $provisions ->
        [0] безплатно
        [one] { $provisions } жетон провізії
        [few] { $provisions } жетони провізії
        [many] { $provisions } жетонів провізії
       *[other] { $provisions } жетона провізії
    }, сила { $strength }
option-absolve =
    { action-absolve }: глечик { $times }, { $silver ->
        [0] безплатно
        [one] { $silver } срібняк
        [few] { $silver } срібняки
        [many] { $silver } срібняків
       *[other] { $silver } срібняка
    }, вплив { $influence } (потрібно { $needed })
option-attack = { action-attack }: сила { $strength }
option-convert =
    { action-convert }: чужинець { $times }, { $silver ->
        [0] безплатно
        [one] { $silver } срібняк
        [few] { $silver } срібняки
        [many] { $silver } срібняків
       *[other] { $silver } срібняка
    }, віра { $faith }
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
        [one] {": "}{ $silver } срібняк
        [few] {": "}{ $silver } срібняки
        [many] {": "}{ $silver } срібняків
       *[other] {": "}{ $silver } срібняка
    }
favour-provisions =
    { $provisions ->
        [0] {""}
        [one] { favour-after-silver }{ $provisions } жетон провізії
        [few] { favour-after-silver }{ $provisions } жетони провізії
        [many] { favour-after-silver }{ $provisions } жетонів провізії
       *[other] { favour-after-silver }{ $provisions } жетона провізії
    }
favour-debts =
    { $debts ->
        [0] {""}
        [one] { favour-after-goods }{ $debts } борг
        [few] { favour-after-goods }{ $debts } борги
        [many] { favour-after-goods }{ $debts } боргів
       *[other] { favour-after-goods }{ $debts } боргу
    }
option-favour = { $favour }{ favour-silver }{ favour-provisions }{ favour-debts }
option-favour-void = { $favour }{ favour-silver }{ favour-provisions }{ favour-debts }: зараз нічого вам не дасть
option-pass =
    { $lost ->
        [0] Пас. Залишите робітників: { $kept }
        [one] Пас. Залишите робітників: { $kept }, повернете: { $lost }
        [few] Пас. Залишите робітників: { $kept }, повернете: { $lost }
        [many] Пас. Залишите робітників: { $kept }, повернете: { $lost }
       *[other] Пас. Залишите робітників: { $kept }, повернете: { $lost }
    }
option-mode =
    { $count ->
        [one] { $mode }, { $count } робітник
        [few] { $mode }, { $count } робітники
        [many] { $mode }, { $count } робітників
       *[other] { $mode }, { $count } робітника
    }
option-recruit-for =
    { $silver ->
        [0] { $townsfolk }: безплатно
        [one] { $townsfolk }: { $silver } срібняк
        [few] { $townsfolk }: { $silver } срібняки
        [many] { $townsfolk }: { $silver } срібняків
       *[other] { $townsfolk }: { $silver } срібняка
    }
option-recruit-for-debt = { $townsfolk }: борг
option-recruit-for-either =
    { $silver ->
        [one] { $townsfolk }: { $silver } срібняк або борг
        [few] { $townsfolk }: { $silver } срібняки або борг
        [many] { $townsfolk }: { $silver } срібняків або борг
       *[other] { $townsfolk }: { $silver } срібняка або борг
    }
option-attack-for =
    { $silver ->
        [0] { $outsider }, сила { $flag }
        [one] { $outsider }, сила { $flag }; доплата { $silver } срібняк
        [few] { $outsider }, сила { $flag }; доплата { $silver } срібняки
        [many] { $outsider }, сила { $flag }; доплата { $silver } срібняків
       *[other] { $outsider }, сила { $flag }; доплата { $silver } срібняка
    }
option-convert-card = { $outsider }, віра { $flag }: сила +{ $strength }
option-commission-to = { $space }, віра { $flag }
option-garrison-to = { $space }, сила { $flag }
option-absolve-to = { $space }
option-workshop = { $action }, клітинка { $place }
option-workshop-over = { $action }, клітинка { $place }; { $worker } звідти повернеться до запасу
option-pay-silver =
    { $silver ->
        [one] { $silver } срібняк, залишиться { $left }
        [few] { $silver } срібняки, залишиться { $left }
        [many] { $silver } срібняків, залишиться { $left }
       *[other] { $silver } срібняка, залишиться { $left }
    }
option-pay-debt = Узяти борг; несплачених стане { $unpaid }
option-workers = { $workers }
option-clear = { $action }: { $workers }
option-decline = Відмовитися
option-hire-free = { $townsfolk }
option-suspicion =
    { $count ->
        [0] Не скидати; залишиться { $held }
        [one] Скинути { $count } із { $held }
        [few] Скинути { $count } із { $held }
        [many] Скинути { $count } із { $held }
       *[other] Скинути { $count } із { $held }
    }
option-debts =
    { $count ->
        [0] Не знищувати; залишиться { $held }
        [one] Знищити { $count } із { $held }
        [few] Знищити { $count } із { $held }
        [many] Знищити { $count } із { $held }
       *[other] Знищити { $count } із { $held }
    }
option-choose = Винагорода { $place }
option-choose-workers = { $workers }
option-attribute =
    Підвищити { $attribute ->
        [faith] віру
        [strength] силу
       *[influence] вплив
    } до { $value }
option-ability = { $townsfolk }
option-stop = Більше не застосовувати
option-keep = Залишити: { $worker } (у запасі: { $count })

## Відмови

blocked-busy = { $action }: тут уже стоять робітники ({ $workers }).
    .short = Тут уже стоять робітники ({ $workers }).
blocked-no-workers =
    { $action }: { $needed ->
        [one] потрібен { $needed } робітник
        [few] потрібні { $needed } робітники
        [many] потрібно { $needed } робітників
       *[other] потрібно { $needed } робітника
    }, а у вас { $held }.
    .short =
        { $needed ->
            [one] Потрібен { $needed } робітник
            [few] Потрібні { $needed } робітники
            [many] Потрібно { $needed } робітників
           *[other] Потрібно { $needed } робітника
        }, а у вас { $held }.
blocked-no-fitting = { $action }: у вас немає робітника для клітинки «{ $worker }».
    .short = У вас немає робітника для клітинки «{ $worker }».
blocked-mode-workers =
    { $count ->
        [one] { $mode }, { $count } робітник: у вас { $held }.
        [few] { $mode }, { $count } робітники: у вас { $held }.
        [many] { $mode }, { $count } робітників: у вас { $held }.
       *[other] { $mode }, { $count } робітника: у вас { $held }.
    }
blocked-mode-fitting =
    { $count ->
        [one] { $mode }, { $count } робітник: у вас нікого немає для клітинки «{ $worker }».
        [few] { $mode }, { $count } робітники: у вас нікого немає для клітинки «{ $worker }».
        [many] { $mode }, { $count } робітників: у вас нікого немає для клітинки «{ $worker }».
       *[other] { $mode }, { $count } робітника: у вас нікого немає для клітинки «{ $worker }».
    }
blocked-limit =
    { $action }: уже виконано { $limit ->
        [one] { $limit } раз
        [few] { $limit } рази
        [many] { $limit } разів
       *[other] { $limit } раза
    }, більше за партію не можна.
    .short =
        Уже виконано { $limit ->
            [one] { $limit } раз
            [few] { $limit } рази
            [many] { $limit } разів
           *[other] { $limit } раза
        }, більше за партію не можна.
blocked-no-workshop = Усі майстерні ({ $count }) вже поставлено.
blocked-action-silver =
    { $action }: { $needed ->
        [one] потрібен { $needed } срібняк
        [few] потрібні { $needed } срібняки
        [many] потрібно { $needed } срібняків
       *[other] потрібно { $needed } срібняка
    }, а у вас { $held }.
    .short =
        { $needed ->
            [one] Потрібен { $needed } срібняк
            [few] Потрібні { $needed } срібняки
            [many] Потрібно { $needed } срібняків
           *[other] Потрібно { $needed } срібняка
        }, а у вас { $held }.
blocked-townsfolk-silver =
    { $townsfolk }: { $needed ->
        [one] потрібен { $needed } срібняк
        [few] потрібні { $needed } срібняки
        [many] потрібно { $needed } срібняків
       *[other] потрібно { $needed } срібняка
    }, а у вас { $held }.
blocked-outsider-silver =
    { $outsider }: { $needed ->
        [one] потрібен { $needed } срібняк
        [few] потрібні { $needed } срібняки
        [many] потрібно { $needed } срібняків
       *[other] потрібно { $needed } срібняка
    }, а у вас { $held }.
blocked-favour-silver =
    { $favour }: { $needed ->
        [one] потрібен { $needed } срібняк
        [few] потрібні { $needed } срібняки
        [many] потрібно { $needed } срібняків
       *[other] потрібно { $needed } срібняка
    }, а у вас { $held }.
blocked-action-provisions =
    { $action }: { $needed ->
        [one] потрібен { $needed } жетон провізії
        [few] потрібні { $needed } жетони провізії
        [many] потрібно { $needed } жетонів провізії
       *[other] потрібно { $needed } жетона провізії
    }, а у вас { $held }.
    .short =
        { $needed ->
            [one] Потрібен { $needed } жетон провізії
            [few] Потрібні { $needed } жетони провізії
            [many] Потрібно { $needed } жетонів провізії
           *[other] Потрібно { $needed } жетона провізії
        }, а у вас { $held }.
blocked-favour-provisions =
    { $favour }: { $needed ->
        [one] потрібен { $needed } жетон провізії
        [few] потрібні { $needed } жетони провізії
        [many] потрібно { $needed } жетонів провізії
       *[other] потрібно { $needed } жетона провізії
    }, а у вас { $held }.
blocked-favour-debt = { $favour }: карт боргів у колоді не залишилося.
blocked-action-value =
    { $action }: { $attribute ->
        [faith] потрібна віра
        [strength] потрібна сила
       *[influence] потрібен вплив
    } { $needed }, у вас { $value }.
    .short =
        { $attribute ->
            [faith] Потрібна віра
            [strength] Потрібна сила
           *[influence] Потрібен вплив
        } { $needed }, у вас { $value }.
blocked-outsider-value =
    { $outsider }: { $attribute ->
        [faith] потрібна віра
        [strength] потрібна сила
       *[influence] потрібен вплив
    } { $needed }, у вас { $value }.
blocked-space-value =
    { $space }: { $attribute ->
        [faith] потрібна віра
        [strength] потрібна сила
       *[influence] потрібен вплив
    } { $needed }, у вас { $value }.
blocked-no-space = { $action }: досяжних вільних клітинок немає ({ $attribute } { $value }).
    .short = Досяжних вільних клітинок немає ({ $attribute } { $value }).
blocked-no-wall = { $action }: колода стін порожня.
    .short = Колода стін порожня.
blocked-no-townsfolk = { $action }: у ряді немає городян.
    .short = У ряді немає городян.
blocked-no-outsider = { $action }: у ряді немає чужинців.
    .short = У ряді немає чужинців.
blocked-nothing-placed = { $action }: немає робітників, яких можна прибрати.
    .short = Немає робітників, яких можна прибрати.
blocked-empty-slot = Комірка { $slot } порожня до кінця раунду.
blocked-space-taken = { $space }: клітинка вже зайнята ({ $owner }).
blocked-space-closed = { $space }: клітинка доступна, якщо гравців не менше ніж { $players }.
blocked-jar-there = { $space }: тут уже стоїть ваш глечик.
blocked-covered = { $action }, клітинка { $place }: тут уже стоїть майстерня.
blocked-tavern-picked = { $tavern }: таверну вже вибрано ({ $owner }).
blocked-favour-taken = { $favour }: у цьому раунді вже використано.
blocked-favour-hidden = Цю милість відкриють у раунді { $round }.
blocked-favour-worker = { $favour }: у вас немає відповідного робітника ({ $worker }).
blocked-worker-unfit = Для цього робітника тут немає доступної клітинки: { $worker }.
blocked-not-pray-itself = { action-pray } не може очистити сама себе.
blocked-no-change = Винагорода { $place } зараз нічого не змінить.
blocked-track-full = Показник уже на кінці треку: { $attribute } { $value }.
blocked-needs-no-suspicion = { $townsfolk }: вміння діє, лише якщо підозр немає. Ваші підозри: { $held }.
blocked-needs-two-suspicions = { $townsfolk }: потрібно щонайменше дві підозри. Ваші підозри: { $held }.

## Що роблять компоненти: із цього складаються їхні тексти

effect-worker =
    { $worker ->
        [labourer] { $n ->
                [one] { $n } чорнороб
                [few] { $n } чорнороби
                [many] { $n } чорноробів
               *[other] { $n } чорнороба
            }
        [scout] { $n ->
                [one] { $n } розвідник
                [few] { $n } розвідники
                [many] { $n } розвідників
               *[other] { $n } розвідника
            }
        [merchant] { $n ->
                [one] { $n } купець
                [few] { $n } купці
                [many] { $n } купців
               *[other] { $n } купця
            }
        [fighter] { $n ->
                [one] { $n } воїн
                [few] { $n } воїни
                [many] { $n } воїнів
               *[other] { $n } воїна
            }
        [cleric] { $n ->
                [one] { $n } клірик
                [few] { $n } клірики
                [many] { $n } кліриків
               *[other] { $n } клірика
            }
       *[criminal] { $n ->
                [one] { $n } злочинець
                [few] { $n } злочинці
                [many] { $n } злочинців
               *[other] { $n } злочинця
            }
    }
effect-attribute = { $attribute } +{ $n }
effect-silver =
    { $n ->
        [one] { $n } срібняк
        [few] { $n } срібняки
        [many] { $n } срібняків
       *[other] { $n } срібняка
    }
effect-provision =
    { $n ->
        [one] { $n } жетон провізії
        [few] { $n } жетони провізії
        [many] { $n } жетонів провізії
       *[other] { $n } жетона провізії
    }
effect-tax =
    { $n ->
        [one] { $n } срібняк із податкового запасу
        [few] { $n } срібняки з податкового запасу
        [many] { $n } срібняків із податкового запасу
       *[other] { $n } срібняка з податкового запасу
    }
effect-discard_suspicion =
    { $n ->
        [one] можна скинути { $n } карту підозри
        [few] можна скинути до { $n } карт підозр
        [many] можна скинути до { $n } карт підозр
       *[other] можна скинути до { $n } карти підозр
    }
effect-pay_debt =
    { $n ->
        [one] сплатити { $n } борг
        [few] сплатити { $n } борги
        [many] сплатити { $n } боргів
       *[other] сплатити { $n } боргу
    }
effect-destroy_debt =
    { $n ->
        [one] знищити { $n } несплачений борг
        [few] знищити { $n } несплачені борги
        [many] знищити { $n } несплачених боргів
       *[other] знищити { $n } несплаченого боргу
    }
effect-pray = можна очистити одну дію свого планшета
effect-free_recruit = можна безплатно найняти городянина
effect-free_develop = безплатно поставити наступну майстерню й отримати її робітника
effect-choose_attribute = підвищити на { $n } показник на вибір
effect-choose_one = на вибір:
does-or = ; або
does-sent-away = За скидання:
does-hired = Під час наймання:
does-on-action = Щоразу, коли ви виконуєте дію { $action }:
does-on-paid-debt = Щоразу, коли ви сплачуєте борг:
does-no-suspicion = Під час інквізиції, якщо у вас немає підозр:
does-two-suspicions = Під час інквізиції, якщо у вас дві чи більше карт підозр:
does-at-inquisition = Під час інквізиції:
does-attacked = За атаку, крім впливу:
does-converted = За навернення: сила +{ $strength }.
does-workers = Робітники: { $workers }.
does-boost = { $attribute } +{ $count }
does-waive = { $action }: безплатно.
does-reduce =
    { $action }: дешевше на { $count ->
        [one] { $count } срібняк
        [few] { $count } срібняки
        [many] { $count } срібняків
       *[other] { $count } срібняка
    }.
does-bonus = Щоразу, коли ви виконуєте дію { $action }, додатково:
does-points =
    Наприкінці партії: { $points ->
        [one] { $points } переможне очко
        [few] { $points } переможні очки
        [many] { $points } переможних очок
       *[other] { $points } переможного очка
    }.
does-needs-worker = За робітника ({ $worker }):
does-needs-any = За робітника будь-якого типу:
does-costs = Ціна{ favour-silver }{ favour-provisions }{ favour-debts }.
does-order =
    Наказ виконано, якщо до кінця партії ви виконали дію { $action } щонайменше { $count ->
        [one] { $count } раз
        [few] { $count } рази
        [many] { $count } разів
       *[other] { $count } раза
    }.
does-score-attacked =
    Наприкінці партії: 1 переможне очко за кожного атакованого вами { $faction ->
        [saracen] сарацина
        [byzantine] візантійця
       *[viking] вікінга
    }.
does-score-action =
    Наприкінці партії { $action ->
        [develop] за поставлені майстерні
        [recruit] за городян у загоні
        [commission] за відправлених монахів
        [fortify] за збудовані стіни
        [garrison] за поставлені застави
       *[absolve] за поставлені глечики
    }: 1 переможне очко за кожні { $every }.
does-score-attribute =
    Наприкінці партії { $attribute ->
        [faith] за віру
        [strength] за силу
       *[influence] за вплив
    } на треку: 1 переможне очко за кожні повні { $every }.
does-score-paid = Наприкінці партії: 1 переможне очко за кожен сплачений борг.
does-score-unpaid = Наприкінці партії: за кожен несплачений борг ви втрачаєте на 1 переможне очко менше.
does-score-suspicion = Наприкінці партії: 1 переможне очко за кожну вашу карту підозри.
does-score-order =
    Наприкінці партії: { $base ->
        [one] { $base } переможне очко
        [few] { $base } переможні очки
        [many] { $base } переможних очок
       *[other] { $base } переможного очка
    } і ще 1 за кожен виконаний вами наказ короля.
does-score-mercenary =
    Наприкінці партії: { $base ->
        [one] { $base } переможне очко
        [few] { $base } переможні очки
        [many] { $base } переможних очок
       *[other] { $base } переможного очка
    } і ще 1 за кожного наверненого вами «Найманця», разом із цим.
does-tax =
    { $count ->
        [0] Податку не дає.
        [one] Візьміть { $count } срібняк із податкового запасу.
        [few] Візьміть { $count } срібняки з податкового запасу.
        [many] Візьміть { $count } срібняків із податкового запасу.
       *[other] Візьміть { $count } срібняка з податкового запасу.
    }
