# История рыцаря: всё, что игра говорит по ходу партии.
# Имена игроков и названия компонентов приходят в именительном падеже и не склоняются.

## Количества, общие для многих предложений

counted-goods =
    { $resource ->
        [coin] { $count ->
                [one] { $count } монету
                [few] { $count } монеты
                [many] { $count } монет
               *[other] { $count } монеты
            }
        [strength] { $count ->
                [one] { $count } жетон силы
                [few] { $count } жетона силы
                [many] { $count } жетонов силы
               *[other] { $count } жетона силы
            }
       *[faith] { $count ->
                [one] { $count } жетон веры
                [few] { $count } жетона веры
                [many] { $count } жетонов веры
               *[other] { $count } жетона веры
            }
    }
priced-goods =
    { $resource ->
        [coin] { $n ->
                [one] { $n } монета
                [few] { $n } монеты
                [many] { $n } монет
               *[other] { $n } монеты
            }
        [strength] { $n ->
                [one] { $n } жетон силы
                [few] { $n } жетона силы
                [many] { $n } жетонов силы
               *[other] { $n } жетона силы
            }
       *[faith] { $n ->
                [one] { $n } жетон веры
                [few] { $n } жетона веры
                [many] { $n } жетонов веры
               *[other] { $n } жетона веры
            }
    }
needed-goods =
    { $resource ->
        [coin]
            { $need ->
                [one] нужна { $need } монета
                [few] нужны { $need } монеты
                [many] нужно { $need } монет
               *[other] нужно { $need } монеты
            }
        [strength]
            { $need ->
                [one] нужен { $need } жетон силы
                [few] нужны { $need } жетона силы
                [many] нужно { $need } жетонов силы
               *[other] нужно { $need } жетона силы
            }
       *[faith]
            { $need ->
                [one] нужен { $need } жетон веры
                [few] нужны { $need } жетона веры
                [many] нужно { $need } жетонов веры
               *[other] нужно { $need } жетона веры
            }
    }

## Уровни римскими цифрами

level-roman =
    { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
to-roman =
    { $to ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
have-roman =
    { $have ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
need-roman =
    { $need ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
steed-roman =
    { $steed ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
armour-roman =
    { $armour ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }

## Журнал: подготовка

event-public-titles = Общие цели этой партии: { $titles }.
event-characters-dealt = Тайный выбор персонажа: { $seats }.
event-characters-seen = Ваши персонажи на выбор: { $characters }.
event-character-chosen = { $seat } играет за персонажа «{ $character }».
event-order-drawn = Порядок хода: { $order }.
event-later-cards =
    За позднее место в порядке хода { $seat } берёт вслепую { $count ->
        [one] { $count } карту испытания
        [few] { $count } карты испытаний
        [many] { $count } карт испытаний
       *[other] { $count } карты испытаний
    }.
event-start-cards = { $seat } берёт начальные карты: романтика — { $romance }, торговля — { $trade }, испытания — { $challenge }.
event-start-cards-seen = Вы взяли: { $travel }.
event-goals-dealt = { $seat } получает титулы на выбор: { $count }.
event-goals-seen = Ваши титулы на выбор: { $titles }.
event-goal-chosen = Ваша личная цель: титул «{ $title }».
event-goal-open = { $seat } выбирает открытую личную цель: титул «{ $title }».
event-cards-given-back =
    { $seat } возвращает { $count ->
        [one] { $count } карту путешествия
        [few] { $count } карты путешествий
        [many] { $count } карт путешествий
       *[other] { $count } карты путешествий
    }.
event-display-filled =
    Выложены карты { $type ->
        [romance] романтики
        [trade] торговли
       *[challenge] испытаний
    }: { $travel }. В колоде осталось: { $deck }.
event-first-events = Событие первого раунда: «{ $event }», второго: «{ $next }».

## Журнал: раунды, события, обновление

event-round-begins = Раунд { $round } из 3. Фаза действий.
event-travel-begins = Раунд { $round } из 3. Фаза путешествия.
event-final-travel-begins = Последняя фаза путешествия.
event-city-event = Событие раунда: «{ $event }».
event-ally-for-hire = На карте события лежит жетон особой поддержки «{ $ally }».
event-nobody-for-hire = Стопка особой поддержки пуста: в этом раунде нанять некого.
event-pawn-laid =
    { $seat } кладёт на карту события { $count ->
        [one] { $count } фишку
        [few] { $count } фишки
        [many] { $count } фишек
       *[other] { $count } фишки
    }.
event-order-changed = Новый порядок хода: { $order }.
event-pawns-returned = Все фишки возвращаются к игрокам.
event-all-ready = Все жетоны поддержки, реликвии и жетоны престижа снова активны.
event-track-cleared = С трека поддержки убрано из игры: { $allies }.
event-track-filled = На треке поддержки теперь: { $allies }.
event-display-cleared = Из выложенных карт убрано из игры: { $travel }.
event-city-event-over = Событие «{ $event }» окончено.
event-hire-leaves = Жетон поддержки «{ $ally }» никто не нанял, он выходит из игры.
event-next-event = Открыто событие последнего раунда: «{ $event }».

## Журнал: действия

event-pawn-placed = { $seat } ставит фишку: { $action }. Осталось фишек: { $left }.
event-card-taken = { $seat } берёт выложенную карту «{ $travel }».
event-card-drawn =
    { $seat } берёт верхнюю карту из колоды { $type ->
        [romance] романтики
        [trade] торговли
       *[challenge] испытаний
    }.
event-card-seen = Вы взяли карту «{ $travel }».
event-cards-enough = { $seat } больше не берёт карт.
event-cards-run-out = { $seat } больше не может взять карт: они кончились.
event-titles-drawn =
    { $seat } берёт { $count ->
        [one] { $count } титул
        [few] { $count } титула
        [many] { $count } титулов
       *[other] { $count } титула
    }.
event-titles-seen = Вы взяли титулы: { $titles }.
event-titles-reshuffled =
    Сброс титулов становится новой колодой: { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.
event-no-titles = { $seat } не берёт титулов: они кончились.
event-title-kept =
    { $discarded ->
        [0] { $seat } оставляет титул личной целью.
        [one] { $seat } оставляет один титул личной целью, сброшено титулов: { $discarded }.
        [few] { $seat } оставляет один титул личной целью, сброшено титулов: { $discarded }.
        [many] { $seat } оставляет один титул личной целью, сброшено титулов: { $discarded }.
       *[other] { $seat } оставляет один титул личной целью, сброшено титулов: { $discarded }.
    }
event-title-kept-seen = Ваша новая личная цель: титул «{ $title }».
event-no-relics = { $seat } не получает реликвии: в запасе их не осталось.
event-nobody-to-hire = { $seat } никого не нанимает: на карте события нет жетона поддержки.

## Журнал: получение и потери

event-gained = { $seat } получает { counted-goods }.
event-paid = { $seat } платит { counted-goods }.
event-lost = { $seat } теряет { counted-goods }.
event-glory-gained =
    { $seat } получает { $count ->
        [one] { $count } очко славы
        [few] { $count } очка славы
        [many] { $count } очков славы
       *[other] { $count } очка славы
    }. Всего: { $glory }.
event-glory-lost =
    { $seat } теряет { $count ->
        [one] { $count } очко славы
        [few] { $count } очка славы
        [many] { $count } очков славы
       *[other] { $count } очка славы
    }. Осталось: { $glory }.
event-prestige-gained = { $seat } получает жетон престижа «{ $prestige }».
event-prestige-owned = { $seat } не получает второй жетон престижа «{ $prestige }»: такой уже есть.
event-prestige-none-left = { $seat } не получает жетон престижа «{ $prestige }»: в запасе таких не осталось.
event-relic-gained = { $seat } получает реликвию «{ $relic }».
event-relic-none-left = { $seat } не получает реликвию «{ $relic }»: в запасе таких не осталось.
event-ally-gained = { $seat } берёт жетон поддержки «{ $ally }».
event-ally-none-left = { $seat } не получает жетон поддержки «{ $ally }»: в стопке со свитком таких не осталось.
event-level-raised =
    { $seat } улучшает { $item ->
        [steed] скакуна
       *[armour] броню
    } до { level-roman } уровня.
event-level-not-raised =
    { $seat } не улучшает { $item ->
        [steed] скакуна
       *[armour] броню
    } до { to-roman } уровня: для этого нужен предыдущий уровень.

## Журнал: путешествия

event-card-played = { $seat } играет карту «{ $travel }».
event-challenge-won = { $seat } выдерживает испытание «{ $travel }».
event-challenge-lost = { $seat } не выдерживает испытания «{ $travel }». Карта возвращается в руку.
event-card-discarded = { $seat } кладёт карту «{ $travel }» в личный сброс.
event-travel-passed = { $seat } пасует.
event-travel-stopped = { $seat } больше не играет карт.

## Журнал: турнир

event-tournament-prepared = Готовится турнир раунда { $round }.
event-knight-placed = Турнир, ячейка { $place }: { $knight }.
event-prize-laid = Приз турнира: «{ $prize }».
event-knights-in-city = { $city }: { $knights }.
event-shield-placed = { $seat } записывается на турнир, ячейка { $place }.
event-knight-challenged = { $seat } бросает вызов: { $knight } ({ $city }).
event-waited = { $seat } ждёт.
event-not-registered = { $seat } не ставит щит: подходящих свободных рыцарей нет.
event-late-knight = После записи приходит { $knight }, ячейка { $place }.
event-city-begins = { $city }: поединки начинаются.
event-stage-begins =
    { $stage ->
        [1] Начинается четвертьфинал.
        [2] Начинается полуфинал.
       *[other] Начинается финал.
    }
event-knight-beats-knight = { $winner } побеждает, { $loser } выбывает.
event-opponent-beats-knight = { $seat } побеждает, { $knight } проигрывает.
event-knight-beats-opponent = { $knight } побеждает, { $seat } проигрывает.
event-advanced =
    { $stage ->
        [1] Четвертьфинал выигрывает { $seat }.
        [2] Полуфинал выигрывает { $seat }.
       *[other] Финал выигрывает { $seat }.
    }
event-prize-won = { $seat } выигрывает турнир и получает приз: «{ $prize }».
event-prize-lapsed = Турнир выигрывает { $knight }. Приз «{ $prize }» пропадает.
event-consolation =
    { $seat } выбывает { $stage ->
        [1] в четвертьфинале
        [2] в полуфинале
       *[other] в финале
    } и может сыграть { $most ->
        [one] { $most } карту путешествия
        [few] до { $most } карт путешествий
        [many] до { $most } карт путешествий
       *[other] до { $most } карты путешествий
    }.
event-tournament-over = Турнир раунда { $round } окончен.

## Журнал: поединок

event-duel-player = Поединок: { $seat } — { $other }.
event-duel-knight = { $seat } выходит на поединок. Противник: { $knight }.
event-duel-card = { $seat } выходит на поединок. Испытание: «{ $travel }».
event-duel-title = { $seat } выходит на поединок за титул «{ $title }».
event-duel-opponent = { $seat } выходит на поединок против виртуального противника.
event-pass-begins = Стычка { $number }.
event-strength-committed =
    { $seat } вкладывает { $count ->
        [one] { $count } жетон силы
        [few] { $count } жетона силы
        [many] { $count } жетонов силы
       *[other] { $count } жетона силы
    }, всего в этом поединке { $total }.
event-rolled = { $seat } бросает кубики: { $dice }. Атака: { $attack }.
event-knight-rolled = Рыцарь бросает кубик: { $die }. Его атака: { $attack }.
event-rerolled = { $seat } перебрасывает: { $before }. Теперь: { $after }. Атака: { $attack }.
event-faith-spent = { $seat } тратит 1 жетон веры на переброс.
event-ally-used = { $seat } использует жетон поддержки «{ $ally }».
event-relic-used = { $seat } использует реликвию «{ $relic }».
event-die-turned = { $seat } переворачивает кубик: { $before } → { $after }. Атака: { $attack }.
event-attack-raised = { $seat }: атака +{ $n }, теперь { $attack }.
event-foe-weakened = { $seat } ослабляет противника: атака −{ $n }, теперь { $attack }.
event-foe-humbled = { $seat } высмеивает противника: престиж −{ $n }, теперь { $prestige }.
event-ally-readied = { $seat } обновляет жетон поддержки «{ $ally }».
event-relic-readied = { $seat } обновляет реликвию «{ $relic }».
event-prestige-readied = { $seat } обновляет жетон престижа «{ $prestige }».
event-prestige-spent = Победа при равной атаке: { $seat } переворачивает жетон престижа «{ $prestige }».
event-pass-won = Стычка { $number }, { $attack } : { $against }. Победа: { $seat }.
event-pass-lost = Стычка { $number }, { $attack } : { $against }. Поражение: { $seat }.
event-tie-prestige = Атака равная, решает престиж: { $more } против { $less }.
event-tie-player = Равны и атака, и престиж: в этом случае побеждает игрок, { $seat }.
event-tie-initiative = Равны и атака, и престиж: решает лучшая инициатива, побеждает { $seat }.
event-duel-won = { $seat } побеждает в поединке, { $passes } : { $lost }.
event-duel-lost = { $seat } проигрывает поединок, { $passes } : { $lost }.
event-strength-recovered = { $seat } возвращает себе 1 жетон силы.
event-faith-recovered = { $seat } возвращает себе 1 жетон веры.
event-prestige-recovered = { $seat } после поражения обновляет жетон престижа «{ $prestige }».
event-ally-recovered = { $seat } после поражения обновляет жетон поддержки «{ $ally }».
event-relic-recovered = { $seat } после поражения обновляет реликвию «{ $relic }».

## Журнал: титулы

event-title-claimed = { $seat } претендует на титул «{ $title }».
event-goal-revealed = { $seat } открывает личную цель: титул «{ $title }».
event-goods-bound = { $seat } засчитывает в титул «{ $title }» { counted-goods }.
event-allies-bound = { $seat } засчитывает в титул «{ $title }» жетоны поддержки: { $allies }.
event-relics-bound = { $seat } засчитывает в титул «{ $title }» реликвии: { $relics }.
event-title-fulfilled =
    { $seat } получает титул «{ $title }»: { $glory ->
        [one] { $glory } очко славы
        [few] { $glory } очка славы
        [many] { $glory } очков славы
       *[other] { $glory } очка славы
    }.
event-title-lost = { $seat } не получает титул «{ $title }»: поединок проигран, второй попытки нет.

## Журнал: виртуальный противник

event-opponent-knight = { $seat } получает жетон рыцаря: { $knight }.
event-opponent-shuffles =
    { $seat } перемешивает колоду: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }.
event-opponent-renews =
    { $seat } перемешивает сброс в новую колоду: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }.
event-opponent-draws = { $seat } открывает карту: { $card }.
event-opponent-cannot = { $seat } не может выполнить ни одного действия этой карты: { $card }.
event-opponent-idle = { $seat } не может выполнить ни одной карты и ставит фишку без эффекта: { $action }.
event-opponent-ally = { $seat } убирает из игры жетон поддержки «{ $ally }».
event-opponent-special-ally = { $seat } убирает из игры жетон особой поддержки «{ $ally }».
event-opponent-plans =
    { $seat } убирает из игры карты { $type ->
        [romance] романтики
        [trade] торговли
       *[challenge] испытаний
    }: { $cards }.
event-opponent-goal = { $seat } получает открытую личную цель: титул «{ $title }».
event-opponent-new-goal = { $seat } получает новую цель: титул «{ $title }».
event-opponent-event = { $seat } занимает ячейку события «{ $event }».
event-opponent-hires = { $seat } убирает из игры жетон поддержки «{ $ally }» с карты события.
event-opponent-skipped = { $seat } не ставит щит: рыцарей по силам нет.
event-opponent-title = { $seat } получает титул «{ $title }».

## Журнал: конец партии

event-won =
    Партия окончена. Победа: { $seats }, { $glory ->
        [one] { $glory } очко славы
        [few] { $glory } очка славы
        [many] { $glory } очков славы
       *[other] { $glory } очка славы
    }.
event-won-by-prestige =
    Партия окончена. Поровну очков славы (по { $glory }): { $tied }. Всё решают жетоны престижа. Победа: { $seats }, { $tokens ->
        [one] { $tokens } жетон престижа
        [few] { $tokens } жетона престижа
        [many] { $tokens } жетонов престижа
       *[other] { $tokens } жетона престижа
    }.
event-warrior-won = Партия окончена. Победа! Выиграны финалы всех турниров: { $finals }.
event-warrior-lost = Партия окончена. Поединок турнира проигран, а с ним и партия. Выиграно финалов: { $finals }.
event-challenge-met =
    Партия окончена. Победа: { $glory ->
        [one] { $glory } очко славы
        [few] { $glory } очка славы
        [many] { $glory } очков славы
       *[other] { $glory } очка славы
    }, нужно было { $need }.
event-challenge-missed =
    Партия окончена. Поражение: { $glory ->
        [one] { $glory } очко славы
        [few] { $glory } очка славы
        [many] { $glory } очков славы
       *[other] { $glory } очка славы
    }, нужно было { $need }.
event-rival-beaten = Партия окончена. Виртуальный противник побеждён: { $glory } против { $other }.
event-rival-ahead = Партия окончена. Поражение, { $glory } против { $other }. Для победы нужно больше славы, чем у виртуального противника.

## Подсчёт очков

score-start = Начало игры и место в порядке хода
score-city = Город и поддержка
score-travel = Карты путешествий
score-tournament = Турниры
score-final-travel = Последнее путешествие
score-title = Титул «{ $title }»
score-prestige = Жетоны престижа ({ $tokens }), только на случай ничьей

## Сколько что стоит

worth-title = Что нужно для титула: у вас { $have } из { $need }
worth-title-duel = Если победите в поединке за него
worth-title-claimed = Этот титул уже ваш
worth-title-failed = Поединок проигран, второй попытки нет
worth-knight = Если победите этого рыцаря на турнире. Половина ({ $half }), если проиграете, но выиграете стычку
worth-player = Если победите на турнире ({ $seat }): { $less }, а если у соперника больше славы, чем у вас, — { $more }
worth-ally = Когда получите этот жетон поддержки
worth-scribe = За каждый полученный титул; пока их { $titles }
worth-travel = Если сыграть карту, в лучшем случае
worth-event = Событие этого раунда
worth-prestige = Ваших жетонов престижа: { $count }. Они решают при ничьей в конце
worth-need = Для победы нужно очков славы: { $need }; у вас { $glory }

## Вопросы

ask-character = Какого персонажа выбрать? На выбор: { $characters }.
ask-goal = Какой титул станет вашей личной целью? На выбор: { $titles }.
ask-give-back =
    Какую карту вернуть в колоду за 1 жетон силы? В руке { $hand ->
        [one] { $hand } карта
        [few] { $hand } карты
        [many] { $hand } карт
       *[other] { $hand } карты
    }, уже возвращено: { $given }.
ask-action =
    Куда поставить фишку? У вас { $pawns ->
        [one] { $pawns } фишка
        [few] { $pawns } фишки
        [many] { $pawns } фишек
       *[other] { $pawns } фишки
    }.
ask-take-card =
    Какую карту путешествия взять? Можно взять ещё { $left ->
        [one] { $left } карту
        [few] { $left } карты
        [many] { $left } карт
       *[other] { $left } карты
    }.
ask-market =
    Что улучшить? У вас { $coin ->
        [one] { $coin } монета
        [few] { $coin } монеты
        [many] { $coin } монет
       *[other] { $coin } монеты
    }.
ask-support =
    Какой жетон поддержки взять? У вас { $coin ->
        [one] { $coin } монета
        [few] { $coin } монеты
        [many] { $coin } монет
       *[other] { $coin } монеты
    }.
ask-keep-title = Вы взяли титулы: { $titles }. Какой оставить личной целью? Остальные уйдут в сброс.
ask-keep-title-card = «{ $travel }»: вы взяли титулы { $titles }. Какой оставить личной целью? Остальные уйдут в сброс.
ask-choose-effect = Какую награду выбрать?
ask-choose-effect-card = «{ $travel }»: какую награду выбрать?
ask-choose-effect-event = «{ $event }»: какую награду выбрать?
ask-relic = Какую реликвию взять?
ask-relic-card = «{ $travel }»: какую реликвию взять?
ask-relic-prize = «{ $prize }»: какую реликвию взять?
ask-travel =
    Какую карту сыграть? В этой фазе можно сыграть ещё { $left ->
        [one] { $left } карту
        [few] { $left } карты
        [many] { $left } карт
       *[other] { $left } карты
    }.
ask-consolation =
    Вы выбыли из турнира. Какую карту сыграть? Можно сыграть ещё { $left ->
        [one] { $left } карту
        [few] { $left } карты
        [many] { $left } карт
       *[other] { $left } карты
    }.
ask-place = В какую ячейку турнира поставить щит?
ask-place-or-wait = В какую ячейку турнира поставить щит? Можно и подождать. Свободные ячейки потом займут рыцари: { $late }.
ask-knight = Какому рыцарю бросить вызов? Ваших щитов на турнире: { $shields } из { $most }.
ask-duel-tent = Палатка: какой жетон поддержки использовать перед первой стычкой? Только один.
ask-duel-ready-ally = Какой жетон поддержки обновить?
ask-duel-ready-relic = Какую реликвию обновить?
ask-duel-strength = Сколько силы вложить? Она действует до конца поединка. Вложено { $committed } из { $most }.
ask-duel-faith =
    { $most ->
        [one] Ваша атака { $attack }, у противника { $against }. Какой кубик перебросить за жетон веры? Только { $most }.
        [few] Ваша атака { $attack }, у противника { $against }. Какие кубики перебросить за жетон веры? Не больше { $most }.
        [many] Ваша атака { $attack }, у противника { $against }. Какие кубики перебросить за жетон веры? Не больше { $most }.
       *[other] Ваша атака { $attack }, у противника { $against }. Какие кубики перебросить за жетон веры? Не больше { $most }.
    }
ask-duel-lance = Ваша атака { $attack }, у противника { $against }. Копьё: какой жетон поддержки использовать?
ask-duel-last-lance = Последняя возможность использовать копьё в этой стычке: ваша атака { $attack }, у противника { $against }. Какой жетон поддержки использовать?
ask-duel-relic = Ваша атака { $attack }, у противника { $against }. Какую реликвию использовать?
ask-duel-ring =
    { $most ->
        [one] Ваша атака { $attack }, у противника { $against }. Кольцо: какой кубик перебросить? Только { $most }.
        [few] Ваша атака { $attack }, у противника { $against }. Кольцо: какие кубики перебросить? Не больше { $most }.
        [many] Ваша атака { $attack }, у противника { $against }. Кольцо: какие кубики перебросить? Не больше { $most }.
       *[other] Ваша атака { $attack }, у противника { $against }. Кольцо: какие кубики перебросить? Не больше { $most }.
    }
ask-duel-recover-ally = Вы проиграли поединок. Какой из использованных в нём жетонов поддержки обновить?
ask-duel-recover-relic = Вы проиграли поединок. Какую из использованных в нём реликвий обновить?
ask-title =
    { $best ->
        [0] Какой титул получить?
        [one] Какой титул получить? Без поединка можно набрать ещё { $best } очко славы.
        [few] Какой титул получить? Без поединка можно набрать ещё { $best } очка славы.
        [many] Какой титул получить? Без поединка можно набрать ещё { $best } очков славы.
       *[other] Какой титул получить? Без поединка можно набрать ещё { $best } очка славы.
    }
ask-bound-allies = Какие жетоны поддержки засчитать в титул «{ $title }»? Всего нужно: { $count }.
ask-bound-allies-next = Какой жетон поддержки засчитать в титул «{ $title }» следующим? Уже выбрано: { $picked }. Всего нужно: { $count }.
ask-bound-relics = Какие реликвии засчитать в титул «{ $title }»? Всего нужно: { $count }.

## Ответы

option-be-character =
    { $character }: { $coin ->
        [one] { $coin } монета
        [few] { $coin } монеты
        [many] { $coin } монет
       *[other] { $coin } монеты
    }, { $strength ->
        [one] { $strength } жетон силы
        [few] { $strength } жетона силы
        [many] { $strength } жетонов силы
       *[other] { $strength } жетона силы
    }, { $faith ->
        [one] { $faith } жетон веры
        [few] { $faith } жетона веры
        [many] { $faith } жетонов веры
       *[other] { $faith } жетона веры
    }, { $glory ->
        [one] { $glory } очко славы
        [few] { $glory } очка славы
        [many] { $glory } очков славы
       *[other] { $glory } очка славы
    }
option-choose-goal =
    { $title }: { $glory ->
        [one] { $glory } очко славы
        [few] { $glory } очка славы
        [many] { $glory } очков славы
       *[other] { $glory } очка славы
    }
option-give-back = Вернуть карту «{ $travel }» за 1 жетон силы
option-keep-cards =
    { $count ->
        [0] Закончить, карт не оставлять
        [one] Оставить { $count } карту
        [few] Оставить { $count } карты
        [many] Оставить { $count } карт
       *[other] Оставить { $count } карты
    }
option-place-pawn = { $action }
option-place-on-event = Событие: { $event }
option-place-on-event-for-nothing = Событие: { $event } (сейчас ничего вам не даст)
option-take-card = { $travel }
option-draw-card =
    Верхняя карта колоды { $type ->
        [romance] романтики
        [trade] торговли
       *[challenge] испытаний
    }, в колоде { $deck }
option-take-no-more = Больше не брать
option-buy-level =
    { $item ->
        [steed] Скакун
       *[armour] Броня
    } { level-roman } уровня: { $price ->
        [0] бесплатно
        [one] { $price } монета
        [few] { $price } монеты
        [many] { $price } монет
       *[other] { $price } монеты
    }
option-take-ally =
    { $ally } (ячейка { $slot }): { $price ->
        [0] бесплатно
        [one] { $price } монета
        [few] { $price } монеты
        [many] { $price } монет
       *[other] { $price } монеты
    }
option-keep-title =
    { $title }: { $glory ->
        [one] { $glory } очко славы
        [few] { $glory } очка славы
        [many] { $glory } очков славы
       *[other] { $glory } очка славы
    }
option-choose-list = { $number }-я награда
option-choose-prestige =
    жетон престижа «{ $prestige }» и { $glory ->
        [one] { $glory } очко славы
        [few] { $glory } очка славы
        [many] { $glory } очков славы
       *[other] { $glory } очка славы
    }
option-take-relic = { $relic }
option-play-romance = { $travel }
option-play-trade =
    { $travel }: { $price ->
        [0] бесплатно
        [one] { $price } монета
        [few] { $price } монеты
        [many] { $price } монет
       *[other] { $price } монеты
    }
option-play-challenge = { $travel }: поединок, атака { $attack }, престиж { $prestige }
option-pass-travel = Спасовать до конца фазы
option-stop-travel = Больше не играть карт
option-place-shield = Ячейка { $place }
option-challenge-knight = { $knight } ({ $city })
option-wait = Подождать: сначала выберут другие, затем снова вы
option-duel-ally = { $ally }
option-duel-relic = { $relic }
option-duel-none = Ничего не использовать
option-duel-ready-ally = { $ally }
option-duel-ready-relic = { $relic }
option-duel-no-strength =
    Не вкладывать: { $dice ->
        [0] без кубиков силы
        [one] { $dice } кубик силы
        [few] { $dice } кубика силы
        [many] { $dice } кубиков силы
       *[other] { $dice } кубика силы
    }
option-duel-strength =
    Вложить { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
        [many] { $count } жетонов
       *[other] { $count } жетона
    }: { $dice ->
        [0] без кубиков силы
        [one] { $dice } кубик силы
        [few] { $dice } кубика силы
        [many] { $dice } кубиков силы
       *[other] { $dice } кубика силы
    }
option-duel-strength-activating =
    Вложить { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
        [many] { $count } жетонов
       *[other] { $count } жетона
    }: { $dice ->
        [0] без кубиков силы
        [one] { $dice } кубик силы
        [few] { $dice } кубика силы
        [many] { $dice } кубиков силы
       *[other] { $dice } кубика силы
    }, особый символ активирован
option-duel-keep-dice = Ничего не перебрасывать
option-duel-reroll = Перебросить: { $dice }
option-duel-add-die = Выбрать: { $die }
option-duel-reroll-picked = Перебросить выбранные: { $dice }
option-claim-title =
    { $title }: { $glory ->
        [one] { $glory } очко славы
        [few] { $glory } очка славы
        [many] { $glory } очков славы
       *[other] { $glory } очка славы
    }
option-fight-for-title =
    { $title }: { $glory ->
        [one] { $glory } очко славы
        [few] { $glory } очка славы
        [many] { $glory } очков славы
       *[other] { $glory } очка славы
    } за победу в поединке (атака { $attack }, престиж { $prestige })
option-no-more-titles = Больше не получать титулов
option-bind-ally = { $ally }
option-bind-relics = { $relics }

## Отказы: город и путешествия

blocked-no-circle =
    { $circles ->
        [0] { $action }: здесь нет ячеек.
        [one] { $action }: единственная ячейка в этом раунде уже занята.
        [few] { $action }: в этом раунде все ячейки заняты ({ $circles }).
        [many] { $action }: в этом раунде все ячейки заняты ({ $circles }).
       *[other] { $action }: в этом раунде все ячейки заняты ({ $circles }).
    }
    .short =
        { $circles ->
            [0] Здесь нет ячеек.
            [one] Единственная ячейка в этом раунде уже занята.
            [few] В этом раунде все ячейки заняты ({ $circles }).
            [many] В этом раунде все ячейки заняты ({ $circles }).
           *[other] В этом раунде все ячейки заняты ({ $circles }).
        }
blocked-once-a-round = { $action }: только раз за раунд, ваша фишка здесь уже стоит.
    .short = Только раз за раунд, ваша фишка здесь уже стоит.
blocked-no-cards = Карт путешествий не осталось ни среди выложенных, ни в колодах.
blocked-cannot-pay = { $action }: { needed-goods }, у вас { $have }.
    .short = Для этого { needed-goods }, у вас { $have }.
blocked-cannot-pay-ally =
    { $ally }: { $price ->
        [one] нужна { $price } монета
        [few] нужны { $price } монеты
        [many] нужно { $price } монет
       *[other] нужно { $price } монеты
    }, у вас { $have }.
    .short =
        { $price ->
            [one] Нужна { $price } монета
            [few] Нужны { $price } монеты
            [many] Нужно { $price } монет
           *[other] Нужно { $price } монеты
        }, у вас { $have }.
blocked-cannot-pay-level =
    { $item ->
        [steed] Скакун
       *[armour] Броня
    }: для следующего уровня { $price ->
        [one] нужна { $price } монета
        [few] нужны { $price } монеты
        [many] нужно { $price } монет
       *[other] нужно { $price } монеты
    }, у вас { $have }.
    .short =
        Для следующего уровня { $price ->
            [one] нужна { $price } монета
            [few] нужны { $price } монеты
            [many] нужно { $price } монет
           *[other] нужно { $price } монеты
        }, у вас { $have }.
blocked-top-level =
    { $item ->
        [steed] Ваш скакун уже высшего уровня
       *[armour] Ваша броня уже высшего уровня
    } ({ level-roman }).
    .short = Уровень уже высший: { level-roman }.
blocked-all-at-top = Скакун и броня уже высшего уровня ({ level-roman }).
blocked-no-allies = На треке поддержки не осталось жетонов.
blocked-empty-slot = Ячейка { $slot } трека поддержки пуста до фазы обновления.
blocked-closed-slot = Ячейка { $slot } трека поддержки недоступна: игроков должно быть не меньше { $players }.
blocked-no-tournament-place = На турнире для вас нет свободного места.
blocked-shields-placed =
    { $shields ->
        [one] Ваш щит на турнире уже стоит, больше ставить нельзя.
        [few] На турнире уже { $shields } ваших щита, больше ставить нельзя.
        [many] На турнире уже { $shields } ваших щитов, больше ставить нельзя.
       *[other] На турнире уже { $shields } вашего щита, больше ставить нельзя.
    }
blocked-no-titles-left = Титулов не осталось ни в колоде, ни в сбросе.
blocked-no-event-action = Событие «{ $event }» касается всех игроков, действия у него нет.
blocked-no-hire = На карте события нет жетона поддержки: нанять некого.
blocked-deck-empty =
    Колода { $type ->
        [romance] романтики
        [trade] торговли
       *[challenge] испытаний
    } пуста.
blocked-gives-nothing = { $number }-я награда сейчас ничего вам не даст.
blocked-no-relics-left = Реликвий в запасе не осталось.
blocked-no-relic = { $relic }: в запасе таких реликвий не осталось.
    .short = В запасе таких реликвий не осталось.
blocked-no-scroll-ally = { $ally }: в стопке со свитком таких жетонов не осталось.
blocked-no-prestige = { $prestige }: таких жетонов престижа не осталось.
blocked-prestige-held = { $prestige }: этот жетон престижа у вас уже есть.
blocked-not-from-this-level =
    { $item ->
        [steed] Скакун
       *[armour] Броня
    }: до { to-roman } уровня улучшают только с { need-roman }, у вас { level-roman }.
blocked-trade-price =
    { $travel }: { $price ->
        [one] нужна { $price } монета
        [few] нужны { $price } монеты
        [many] нужно { $price } монет
       *[other] нужно { $price } монеты
    }, у вас { $have }.
    .short =
        { $price ->
            [one] Нужна { $price } монета
            [few] Нужны { $price } монеты
            [many] Нужно { $price } монет
           *[other] Нужно { $price } монеты
        }, у вас { $have }.

## Отказы: турнир и поединок

blocked-place-has-knight = Ячейка { $place } занята: { $knight }.
blocked-place-has-shield = Ячейка { $place } занята: { $seat }.
blocked-knight-has-challenger = { $knight }: вызов уже брошен ({ $seat }).
    .short = Вызов уже брошен ({ $seat }).
blocked-shield-in-city = { $knight }: в этом городе уже стоит ваш щит ({ $city }).
    .short = В этом городе уже стоит ваш щит ({ $city }).
blocked-last-must-place = Ждать нельзя: у вас худшая инициатива среди тех, кто ещё не записался.
blocked-must-register = Ждать нельзя: пока есть рыцарь, которому вы можете бросить вызов, нужно записаться. Ваших щитов на турнире: { $shields } из { $most }.
blocked-ally-spent = { $ally }: жетон уже использован.
    .short = Жетон уже использован.
blocked-ally-bound = { $ally }: жетон засчитан в титул.
    .short = Жетон засчитан в титул.
blocked-relic-spent = { $relic }: реликвия уже использована.
    .short = Реликвия уже использована.
blocked-relic-bound = { $relic }: реликвия засчитана в титул.
    .short = Реликвия засчитана в титул.
blocked-no-die-to-turn = В вашем броске нет нужного кубика: { $die }.
blocked-no-dice = У вас нет кубиков, которые можно перебросить.
blocked-no-spent-ally = У вас нет использованных жетонов поддержки.
blocked-no-spent-relic = У вас нет использованных реликвий.
blocked-no-spent-prestige = У вас нет использованных жетонов престижа.
blocked-not-itself = { $ally }: жетон не может обновить сам себя.
    .short = Жетон не может обновить сам себя.
blocked-strength-limit = Вложить ещё { $count } нельзя: вложено { $committed }, на поединок можно не больше { $most }.
blocked-strength-short =
    Вложить { $count } нельзя: у вас { $have ->
        [one] { $have } жетон силы
        [few] { $have } жетона силы
        [many] { $have } жетонов силы
       *[other] { $have } жетона силы
    }.

## Отказы: титулы

blocked-title-scored = Титул «{ $title }» уже получен.
    .short = Уже получен.
blocked-attempt-lost = Титул «{ $title }»: поединок проигран, второй попытки нет.
    .short = Поединок проигран, второй попытки нет.
blocked-needs-played =
    Титул «{ $title }»: { $need ->
        [one] нужна { $need } карта
        [few] нужны { $need } карты
        [many] нужно { $need } карт
       *[other] нужно { $need } карты
    } { $type ->
        [romance] романтики
        [trade] торговли
       *[challenge] испытаний
    } в личном сбросе, у вас { $have }.
    .short =
        { $need ->
            [one] Нужна { $need } карта
            [few] Нужны { $need } карты
            [many] Нужно { $need } карт
           *[other] Нужно { $need } карты
        } { $type ->
            [romance] романтики
            [trade] торговли
           *[challenge] испытаний
        } в личном сбросе, у вас { $have }.
blocked-needs-ally =
    Титул «{ $title }»: { $need ->
        [one] нужен { $need } жетон поддержки
        [few] нужны { $need } жетона поддержки
        [many] нужно { $need } жетонов поддержки
       *[other] нужно { $need } жетона поддержки
    } «{ $ally }», свободных у вас { $have }.
    .short =
        { $need ->
            [one] Нужен { $need } жетон поддержки
            [few] Нужны { $need } жетона поддержки
            [many] Нужно { $need } жетонов поддержки
           *[other] Нужно { $need } жетона поддержки
        } «{ $ally }», свободных у вас { $have }.
blocked-needs-allies =
    Титул «{ $title }»: { $need ->
        [one] нужен { $need } жетон поддержки
        [few] нужны { $need } жетона поддержки
        [many] нужно { $need } жетонов поддержки
       *[other] нужно { $need } жетона поддержки
    }, свободных у вас { $have }.
    .short =
        { $need ->
            [one] Нужен { $need } жетон поддержки
            [few] Нужны { $need } жетона поддержки
            [many] Нужно { $need } жетонов поддержки
           *[other] Нужно { $need } жетона поддержки
        }, свободных у вас { $have }.
blocked-needs-no-ally = Титул «{ $title }»: нельзя иметь жетон поддержки «{ $ally }», а у вас их { $have }.
    .short = Нельзя иметь жетон поддержки «{ $ally }», а у вас их { $have }.
blocked-needs-relics =
    Титул «{ $title }»: { $need ->
        [one] нужна { $need } реликвия
        [few] нужны { $need } реликвии
        [many] нужно { $need } реликвий
       *[other] нужно { $need } реликвии
    }, свободных у вас { $have }.
    .short =
        { $need ->
            [one] Нужна { $need } реликвия
            [few] Нужны { $need } реликвии
            [many] Нужно { $need } реликвий
           *[other] Нужно { $need } реликвии
        }, свободных у вас { $have }.
blocked-needs-prestige =
    Титул «{ $title }»: { $need ->
        [one] нужен { $need } жетон престижа
        [few] нужны { $need } жетона престижа
        [many] нужно { $need } жетонов престижа
       *[other] нужно { $need } жетона престижа
    }, у вас { $have }.
    .short =
        { $need ->
            [one] Нужен { $need } жетон престижа
            [few] Нужны { $need } жетона престижа
            [many] Нужно { $need } жетонов престижа
           *[other] Нужно { $need } жетона престижа
        }, у вас { $have }.
blocked-needs-goods = Титул «{ $title }»: { needed-goods }, свободных у вас { $have }.
    .short = Для титула { needed-goods }, свободных у вас { $have }.
blocked-needs-level =
    Титул «{ $title }»: { $item ->
        [steed] нужен скакун
       *[armour] нужна броня
    } { need-roman } уровня, у вас — { have-roman }.
    .short =
        { $item ->
            [steed] Нужен скакун
           *[armour] Нужна броня
        } { need-roman } уровня, у вас — { have-roman }.

## Что делают компоненты: из этого складываются их тексты

does-one-of = на выбор:
does-or = ; или
does-order = лучшая инициатива после фазы обновления
does-coin =
    { $n ->
        [one] { $n } монета
        [few] { $n } монеты
        [many] { $n } монет
       *[other] { $n } монеты
    }
does-strength =
    { $n ->
        [one] { $n } жетон силы
        [few] { $n } жетона силы
        [many] { $n } жетонов силы
       *[other] { $n } жетона силы
    }
does-faith =
    { $n ->
        [one] { $n } жетон веры
        [few] { $n } жетона веры
        [many] { $n } жетонов веры
       *[other] { $n } жетона веры
    }
does-glory =
    { $n ->
        [one] { $n } очко славы
        [few] { $n } очка славы
        [many] { $n } очков славы
       *[other] { $n } очка славы
    }
does-lose-coin =
    потерять { $n ->
        [one] { $n } монету
        [few] { $n } монеты
        [many] { $n } монет
       *[other] { $n } монеты
    }
does-lose-glory =
    потерять { $n ->
        [one] { $n } очко славы
        [few] { $n } очка славы
        [many] { $n } очков славы
       *[other] { $n } очка славы
    }
does-prestige = жетон престижа «{ $prestige }»
does-relic = реликвия «{ $relic }»
does-any-relic = реликвия на выбор
does-ally = жетон поддержки «{ $ally }»
does-hire = жетон поддержки с этой карты
does-upgrade =
    улучшить { $item ->
        [steed] скакуна
       *[armour] броню
    } до { to-roman } уровня (с предыдущего)
does-titles =
    взять { $n ->
        [one] { $n } титул
        [few] { $n } титула
        [many] { $n } титулов
       *[other] { $n } титула
    } и оставить один личной целью
does-travel =
    { $n ->
        [one] взять { $n } карту путешествия, выложенную или с верха колоды
        [few] взять { $n } карты путешествий, выложенные или с верха колод
        [many] взять { $n } карт путешествий, выложенных или с верха колод
       *[other] взять { $n } карты путешествий, выложенные или с верха колод
    }
does-blind-travel =
    { $n ->
        [one] взять { $n } карту путешествия с верха любой колоды
        [few] взять { $n } карты путешествий с верха любых колод
        [many] взять { $n } карт путешествий с верха любых колод
       *[other] взять { $n } карты путешествий с верха любых колод
    }
does-lay-pawn =
    положить { $n ->
        [one] { $n } фишку
        [few] { $n } фишки
        [many] { $n } фишек
       *[other] { $n } фишки
    } на карту до конца раунда
does-turn-die = перевернуть свой { $die } с наименьшим значением на наибольшее число
does-attack = ваша атака +{ $n }
does-weaken = атака противника −{ $n }
does-humble = престиж противника −{ $n }
does-ready-ally = обновить свой использованный жетон поддержки
does-ready-relic = обновить свою использованную реликвию
does-ready-prestige = обновить свой использованный жетон престижа
does-reroll =
    { $n ->
        [one] перебросить { $n } свой кубик
        [few] перебросить до { $n } своих кубиков
        [many] перебросить до { $n } своих кубиков
       *[other] перебросить до { $n } своего кубика
    }
does-on-gain = При получении:
does-in-tent = Палатка, в первой стычке:
does-with-lance = Копьё, в одной стычке:
does-faith-reroll-bonus =
    Постоянно: за жетон веры можно перебросить на { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
        [many] { $n } кубиков
       *[other] { $n } кубика
    } больше.
does-plan-journey-bonus =
    Постоянно: действие { action-plan_journey } даёт на { $n ->
        [one] { $n } карту
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    } больше.
does-coin-discount =
    Постоянно: действия { action-market } и { action-gain_ally } дешевле на { $n ->
        [one] { $n } монету
        [few] { $n } монеты
        [many] { $n } монет
       *[other] { $n } монеты
    }.
does-travel-limit-bonus =
    Постоянно: в фазе путешествия можно сыграть на { $n ->
        [one] { $n } карту
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    } больше.
does-title-bonus =
    Постоянно: каждый ваш титул приносит на { $n ->
        [one] { $n } очко славы
        [few] { $n } очка славы
        [many] { $n } очков славы
       *[other] { $n } очка славы
    } больше.
does-in-pass = В одной стычке поединка:
does-price = Цена: { priced-goods }.
does-free = Бесплатно.
does-challenge = Поединок: атака { $attack }, престиж { $prestige }. За победу:
does-to-all = Каждый игрок:
does-event-action = Действие для того, кто первым поставит сюда фишку.
does-knight = Атака { $attack }, престиж { $prestige }, слава { $glory }.
does-adds-die = В каждой стычке бросает кубик брони и прибавляет его к своей атаке.
does-fewer-dice = Против него вы бросаете на один { $die } меньше.
does-start =
    Начальные ресурсы: { $coin ->
        [one] { $coin } монета
        [few] { $coin } монеты
        [many] { $coin } монет
       *[other] { $coin } монеты
    }, { $strength ->
        [one] { $strength } жетон силы
        [few] { $strength } жетона силы
        [many] { $strength } жетонов силы
       *[other] { $strength } жетона силы
    }, { $faith ->
        [one] { $faith } жетон веры
        [few] { $faith } жетона веры
        [many] { $faith } жетонов веры
       *[other] { $faith } жетона веры
    }, { $glory ->
        [one] { $glory } очко славы
        [few] { $glory } очка славы
        [many] { $glory } очков славы
       *[other] { $glory } очка славы
    }.
does-levels = Скакун { steed-roman } уровня, броня { armour-roman } уровня.
does-titles-dealt = Личная цель: один титул на выбор из { $n }.
does-titles-kept = Личные цели — титулов на выбор: { $n }, можно оставить: { $keep }.
does-cards-dealt =
    Карты { $type ->
        [romance] романтики
        [trade] торговли
       *[challenge] испытаний
    } в начале партии: { $n }.
does-special-allies =
    В начале партии: { $n ->
        [one] { $n } жетон особой поддержки
        [few] { $n } жетона особой поддержки
        [many] { $n } жетонов особой поддержки
       *[other] { $n } жетона особой поддержки
    }.
does-income =
    Доход каждый раунд: { $coin ->
        [one] { $coin } монета
        [few] { $coin } монеты
        [many] { $coin } монет
       *[other] { $coin } монеты
    }, { $strength ->
        [one] { $strength } жетон силы
        [few] { $strength } жетона силы
        [many] { $strength } жетонов силы
       *[other] { $strength } жетона силы
    }, { $faith ->
        [one] { $faith } жетон веры
        [few] { $faith } жетона веры
        [many] { $faith } жетонов веры
       *[other] { $faith } жетона веры
    }.
does-title-glory =
    Награда: { $n ->
        [one] { $n } очко славы
        [few] { $n } очка славы
        [many] { $n } очков славы
       *[other] { $n } очка славы
    }.
does-needs-played =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    } { $type ->
        [romance] романтики
        [trade] торговли
       *[challenge] испытаний
    } в личном сбросе
does-needs-allies =
    { $n ->
        [one] { $n } жетон поддержки
        [few] { $n } жетона поддержки
        [many] { $n } жетонов поддержки
       *[other] { $n } жетона поддержки
    } любого вида
does-needs-ally =
    { $n ->
        [one] { $n } жетон поддержки
        [few] { $n } жетона поддержки
        [many] { $n } жетонов поддержки
       *[other] { $n } жетона поддержки
    } «{ $ally }»
does-needs-without = ни одного жетона поддержки «{ $ally }»
does-needs-relics =
    { $n ->
        [one] { $n } реликвия
        [few] { $n } реликвии
        [many] { $n } реликвий
       *[other] { $n } реликвии
    } любого вида
does-needs-prestige =
    { $n ->
        [one] { $n } жетон престижа
        [few] { $n } жетона престижа
        [many] { $n } жетонов престижа
       *[other] { $n } жетона престижа
    }
does-needs-goods = { priced-goods }
does-needs-level =
    { $item ->
        [steed] скакун
       *[armour] броня
    } { level-roman } уровня
does-needs-duel = победа в поединке (атака { $attack }, престиж { $prestige })
does-opponent-ally = Убрать с трека жетон поддержки, первый из имеющихся: { $allies }.
does-opponent-plan =
    Убрать все 4 выложенные карты { $type ->
        [romance] романтики
        [trade] торговли
       *[challenge] испытаний
    }.
does-opponent-special-ally = Убрать с трека жетон особой поддержки.
does-opponent-new-goal = Забрать титул (действие { action-new_goal }).
does-opponent-event = Занять ячейку события.
does-opponent-initiative = Занять ячейку: { action-initiative }.
does-opponent-training = Занять ячейку: { action-training }.
does-opponent-prayer = Занять ячейку: { action-prayer }.
does-opponent-service = Занять ячейку: { action-service }.
does-opponent-herald = Поставить щит на турнир (только в сценарии «{ scenario-rivalry }»).
