# Крестоносцы: всё, что игра говорит по ходу партии.
# Имена игроков и названия компонентов приходят в именительном падеже и не склоняются.
# Показатели, условия, цвета, колоды, половины карт и состояния товаров приходят как id.

## Количества, общие для многих предложений

coins-counted =
    { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }
units-counted =
    { $units ->
        [one] { $units } отряд
        [few] { $units } отряда
        [many] { $units } отрядов
       *[other] { $units } отряда
    }
n-coins =
    { $n ->
        [one] { $n } монета
        [few] { $n } монеты
        [many] { $n } монет
       *[other] { $n } монеты
    }
n-units =
    { $n ->
        [one] { $n } отряд
        [few] { $n } отряда
        [many] { $n } отрядов
       *[other] { $n } отряда
    }
good-counted = { $name } × { $count }
n-goods =
    { $n ->
        [one] { $n } товар
        [few] { $n } товара
        [many] { $n } товаров
       *[other] { $n } товара
    }

## Уровни карт и епископов римскими цифрами

level-roman =
    { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }

## Колоды

deck-levels =
    { $deck ->
        [i_ii] I–II
       *[iii_iv] III–IV
    }

## Что считается: «за отряды на карте»

measure-name =
    { $measure ->
        [open_tactics_yellow] открытые жёлтые тактики
        [open_tactics_white] открытые белые тактики
        [open_tactics_blue] открытые синие тактики
        [open_tactics_red] открытые красные тактики
        [own_bishops_here] своих епископов в городе
        [own_cities_adjacent] свои соседние города
        [walls_here] стены города
        [own_holy_lands] святые земли
        [own_holy_lands_uncontested] города, где стоят только ваши епископы
        [own_cities] города
        [goods_wood] древесину
        [goods_candles] свечи
        [goods_steel] сталь
        [goods_horses] лошадей
        [goods_spices] пряности
        [goods_total] товары на складе
        [goods_kinds] виды товаров
        [city_levels] сумму уровней городов
        [units_on_map] отряды на карте
        [bishops_on_map] епископов на карте
        [holy_lands] святые земли
        [holy_lands_saracen] святые земли в городах сарацин
        [holy_lands_rival] святые земли в городах соперников
        [tactics_yellow] жёлтые тактики
        [tactics_white] белые тактики
        [tactics_blue] синие тактики
        [tactics_red] красные тактики
        [tactics_non_starting] изученные тактики
        [buildings] постройки
        [building_levels] сумму уровней построек
        [rescripts] рескрипты в руке
        [active_spies] активных шпионов
        [coins] монеты
        [cities] города
        [capital_level] уровень столицы
        [cities_level_3] города уровня 3
        [central_cities] центральные города
        [between_cities] промежуточные города
        [governors] наместников
       *[controls_homs] контроль над Хомсом
    }

## Что считается: «сила 2 за каждую открытую синюю тактику»

measure-each =
    { $measure ->
        [open_tactics_yellow] каждую открытую жёлтую тактику обеих сторон
        [open_tactics_white] каждую открытую белую тактику обеих сторон
        [open_tactics_blue] каждую открытую синюю тактику обеих сторон
        [open_tactics_red] каждую открытую красную тактику обеих сторон
        [own_bishops_here] каждого вашего епископа в городе
        [own_cities_adjacent] каждый ваш соседний город
        [walls_here] каждый уровень города
        [own_holy_lands] каждую вашу святую землю, после проверки спорных городов
        [own_holy_lands_uncontested] каждый город, где стоят только ваши епископы
        [own_cities] каждый ваш город
        [goods_wood] каждый ваш жетон древесины
        [goods_candles] каждый ваш жетон свечей
        [goods_steel] каждый ваш жетон стали
        [goods_horses] каждый ваш жетон лошадей
        [goods_spices] каждый ваш жетон пряностей
        [goods_total] каждый товар на вашем складе
        [goods_kinds] каждый вид товаров на вашем складе
        [city_levels] каждый уровень ваших городов
        [units_on_map] каждый ваш отряд на карте
        [bishops_on_map] каждого вашего епископа на карте
        [holy_lands] каждую вашу святую землю
        [holy_lands_saracen] каждую вашу святую землю в городе сарацин
        [holy_lands_rival] каждую вашу святую землю в городе соперника
        [tactics_yellow] каждую вашу жёлтую тактику
        [tactics_white] каждую вашу белую тактику
        [tactics_blue] каждую вашу синюю тактику
        [tactics_red] каждую вашу красную тактику
        [tactics_non_starting] каждую вашу изученную тактику
        [buildings] каждую вашу постройку
        [building_levels] каждый уровень ваших построек
        [rescripts] каждый рескрипт в вашей руке
        [active_spies] каждого вашего активного шпиона
        [coins] каждую вашу монету
        [cities] каждый ваш город
        [capital_level] каждый уровень вашей столицы
        [cities_level_3] каждый ваш город уровня 3
        [central_cities] каждый ваш центральный город
        [between_cities] каждый ваш промежуточный город
        [governors] каждого вашего наместника
       *[controls_homs] контроль над Хомсом
    }

## Условия

condition-met =
    { $condition ->
        [attacking] вы атакуете
        [defending] вы обороняетесь
        [won] вы победили
        [lost] вы проиграли
        [vs_saracens] ваш противник — сарацины
        [vs_player] ваш противник — игрок
        [own_bishop_here] в городе есть ваш епископ
        [outnumbered] у вас здесь меньше отрядов, чем у противника
        [fought_battle] вы провели бой
        [won_battle] вы победили в бою
        [captured_city] вы захватили город
        [upgraded_city] вы улучшили город
        [hired_min_4] вы наняли не меньше 4 отрядов
       *[holiness_min_4] вы получили не меньше 4 очков святости
    }

## Журнал: подготовка

event-cities-closed = Закрытые города: { $cities }.
event-bulls-dealt =
    { $count ->
        [one] Каждому по { $count } тайной булле: { $seats }.
        [few] Каждому тайные буллы на выбор, по { $count }: { $seats }.
        [many] Каждому тайные буллы на выбор, по { $count }: { $seats }.
       *[other] Каждому тайные буллы на выбор, по { $count }: { $seats }.
    }
event-bulls-seen = Вам достаются: { $bulls }.
event-bull-kept = Вы оставляете карту «{ $bull }».
event-governors-seen = Ваши наместники на выбор: { $governors }.
event-first-governor = { $seat } назначает наместника города { $city }: { $governor }.
event-governor-put-back = { $seat } убирает под колоду наместника: { $governor }.

## Журнал: раунды, события и набеги

event-round-begins = Раунд { $round }.
event-event-revealed = Событие: «{ $event }».
event-target-revealed =
    Следующие набеги: { $colour ->
        [yellow] на жёлтые города, дающие древесину
        [white] на белые города, дающие свечи
        [blue] на синие города, дающие сталь
        [red] на красные города, дающие лошадей
       *[green] на зелёные города, дающие пряности
    }.
event-bonus-uncovered =
    { $strength ->
        [0] Трек сарацин: теперь из каждого города в набег идёт отрядов: до { $raiders }.
        [one] Трек сарацин: сила сарацин в набегах и боях растёт на { $strength }.
        [few] Трек сарацин: сила сарацин в набегах и боях растёт на { $strength }.
        [many] Трек сарацин: сила сарацин в набегах и боях растёт на { $strength }.
       *[other] Трек сарацин: сила сарацин в набегах и боях растёт на { $strength }.
    }
event-saracens-reinforced = Подкрепление сарацин, по 1 отряду: { $cities }.
event-saracens-placed = Новые отряды сарацин: { $cities }.
event-no-raiders = { $city }: рядом нет сарацин, готовых выступить, набега не будет.
event-raid-begins =
    Набег на город { $city } ({ $seat }): { $raiders ->
        [one] { $raiders } отряд
        [few] { $raiders } отряда
        [many] { $raiders } отрядов
       *[other] { $raiders } отряда
    }, сила { $strength }.
event-raid-held = { $city } держится, перевес { $difference }.
event-raid-captures =
    { $short ->
        [0] Силы равны: { $city } достаётся сарацинам.
        [one] { $city } достаётся сарацинам: не хватило { $short }.
        [few] { $city } достаётся сарацинам: не хватило { $short }.
        [many] { $city } достаётся сарацинам: не хватило { $short }.
       *[other] { $city } достаётся сарацинам: не хватило { $short }.
    }
event-units-retreat = { $seat } отступает в город { $city }: { units-counted }.
event-units-lost = { $seat }: отступать некуда, в запас возвращаются отряды ({ $units }).
event-city-lost = { $seat } теряет город { $city }.
event-city-taken = { $seat } захватывает город { $city }.
event-governor-discarded = { $city } остаётся без наместника. Сброшена карта: { $governor }.
event-capital-moved = Новая столица, { $seat }: { $city }.
event-eliminated = { $seat } теряет последний город и выбывает. Этот раунд последний.

## Журнал: города, товары и монеты

event-level-raised = { $city }: уровень повышен до { $level }.
event-level-lowered = { $city }: уровень снижен до { $level }.
event-good-gained = { $seat } получает товар: { $good }.
event-good-given-up =
    { $seat } отдаёт { $state ->
        [ready] доступный
        [spent] потраченный
       *[blocked] заблокированный
    } товар: { $good }.
event-good-handed-over =
    { $seat } отдаёт { $state ->
        [ready] доступный
        [spent] потраченный
       *[blocked] заблокированный
    } товар: { $good }. Его получает { $winner }.
event-good-blocked = { $seat }: заблокирован товар ({ $good }).
event-good-spent = { $seat } тратит товар: { $good }.
event-goods-restored = { $seat } восстанавливает товар: { $good } × { $count }.
event-coins-gained = { $seat } получает { coins-counted }.
event-coins-paid = { $seat } платит { coins-counted }.
event-coins-lost = { $seat } теряет { coins-counted }.
event-influence-gained =
    { $seat } получает { $influence ->
        [one] { $influence } очко влияния
        [few] { $influence } очка влияния
        [many] { $influence } очков влияния
       *[other] { $influence } очка влияния
    }.
event-discount-used =
    { $seat } пользуется скидкой: { $count ->
        [one] { $count } товар
        [few] { $count } товара
        [many] { $count } товаров
       *[other] { $count } товара
    }.

## Журнал: планирование

event-order-placed = { $seat } выкладывает приказ: { $order }, внутренняя ячейка.
event-order-placed-outside = { $seat } выкладывает приказ: { $order }, внешняя ячейка.
event-order-placed-reinforced = { $seat } использует Хомс и выкладывает усиленный приказ: { $order }, внутренняя ячейка.
event-placement-skipped = { $seat } не может выложить приказ.
event-fee-paid = { $seat } платит 1 монету. Её получает { $owner }.
event-fee-to-bank = { $seat } платит 1 монету в общий запас.
event-automa-placed = Автома выкладывает приказ: { $order }, внутренняя ячейка.
event-automa-placed-outside = Автома выкладывает приказ: { $order }, внешняя ячейка.
event-automa-boost = Автома вытягивает усиление.
event-automa-skipped = Автоме больше нечего выложить.
event-automa-fee = { $owner } получает 1 монету из общего запаса.

## Журнал: ходы

event-order-begins = { $seat } выполняет приказ: { $order }.
event-reinforced-order-begins = { $seat } выполняет усиленный приказ: { $order }.
event-order-granted = { $seat } может выполнить ещё один приказ: { $order }.
event-order-resolved = { $seat } завершает приказ: { $order }.
event-automa-returns = Автома забирает свой приказ: { $order }.
event-tokens-move-in = На следующий раунд во внутренние ячейки переходят: { $orders }.
event-building-used = { $seat } использует постройку «{ $building }».
event-bazaar-for-good = { $seat } продаёт на Базаре товар: { $good }.
event-bazaar-for-rescript = { $seat } продаёт на Базаре рескрипт «{ $rescript }».

## Журнал: рынки, сбор войск и тактики

event-building-shown = { $seat } вскрывает постройку «{ $building }».
event-tactic-shown = { $seat } вскрывает тактику «{ $tactic }».
event-governor-shown = { $seat } вскрывает наместника: { $governor }.
event-building-put-back = { $seat } кладёт постройку «{ $building }» обратно на колоду.
event-tactic-put-back = { $seat } кладёт тактику «{ $tactic }» обратно на колоду.
event-building-taken = { $seat } возводит постройку «{ $building }».
event-building-discarded = { $seat } сбрасывает постройку «{ $building }».
event-tactic-learned = { $seat } изучает тактику «{ $tactic }».
event-tactic-discarded = { $seat } сбрасывает тактику «{ $tactic }».
event-governor-taken = { $seat }: наместником города { $city } становится { $governor }.
event-starting-tactic-discarded = { $seat } откладывает стартовую тактику в личный сброс.
event-starting-tactic-put-away = Вы откладываете в личный сброс стартовую тактику «{ $tactic }».
event-starting-tactic-taken-back = { $seat } возвращает в руку стартовую тактику.
event-starting-tactic-back = Вы возвращаете в руку стартовую тактику «{ $tactic }».
event-units-placed =
    { $seat } выставляет { $count ->
        [one] { $count } отряд
        [few] { $count } отряда
        [many] { $count } отрядов
       *[other] { $count } отряда
    } в город { $city }.
event-unit-moved = { $seat } перемещает 1 отряд: { $city } → { $to }.
event-unit-lost = { $seat } теряет { units-counted } в городе { $city }.
event-bombarded = { $seat } убирает 1 отряд сарацин из города { $city }.

## Журнал: вера

event-prayed =
    { $seat } молится и получает { $points ->
        [one] { $points } очко святости
        [few] { $points } очка святости
        [many] { $points } очков святости
       *[other] { $points } очка святости
    }.
event-holiness-gained =
    { $seat } продвигается на { $points ->
        [one] { $points } очко святости
        [few] { $points } очка святости
        [many] { $points } очков святости
       *[other] { $points } очка святости
    }. Клетка трека святости: { $cell }.
event-bishop-trained = { $seat } обучает епископа в городе { $city }.
event-own-bishop-trained = Уровень вашего епископа в городе { $city }: { level-roman }.
event-bishop-moved = { $seat } перемещает епископа: { $origin } → { $city }.
event-bishop-returned = { $seat } теряет епископа в городе { $city }.
event-bishops-shown = { $city }, епископы игрока { $seat } по уровням: { $levels }.
event-holy-land = { $city } — святая земля игрока { $seat }.
event-no-holy-land = { $city }: ничья, святой земли здесь нет ни у кого.
event-extra-moves =
    { $seat } получает ещё { $moves ->
        [one] { $moves } бесплатное движение
        [few] { $moves } бесплатных движения
        [many] { $moves } бесплатных движений
       *[other] { $moves } бесплатных движения
    } в этом походе.

## Журнал: рескрипты и шпионы

event-rescripts-drawn =
    { $seat } берёт { $count ->
        [one] { $count } рескрипт
        [few] { $count } рескрипта
        [many] { $count } рескриптов
       *[other] { $count } рескрипта
    } { level-roman } уровня.
event-rescripts-seen = Вы взяли: { $rescripts }.
event-no-rescripts-left = Рескриптов { level-roman } уровня не осталось.
event-rescript-discarded = { $seat } сбрасывает рескрипт «{ $rescript }».
event-rescript-lost = { $seat } теряет рескрипт «{ $rescript }».
event-rescript-played = { $seat } играет рескрипт «{ $rescript }».
event-rescript-spent = { $seat } платит рескриптом «{ $rescript }».
event-spy-drawn = { $seat } берёт шпиона.
event-spy-seen = Ваш новый шпион: «{ $spy }».
event-no-spy-left = Шпионов не осталось, { $seat } никого не берёт.
event-spy-played = { $seat } засылает шпиона «{ $spy }». За кем он следит: { $rival }.
event-spy-replaced = { $seat } сбрасывает активного шпиона «{ $spy }».
event-spy-discarded = { $seat } теряет шпиона «{ $spy }».
event-spy-used = { $seat } использует шпиона «{ $spy }». За кем он следит: { $rival }.

## Журнал: походы и бои

event-units-marched = { $seat } идёт в поход на город { $city }: { units-counted }.
event-battle = Бой за город { $city }: { $attacker } атакует, { $defender } обороняется.
event-saracen-battle = Бой за город { $city }: { $attacker } атакует сарацин. За сарацин играет { $player }.
event-saracen-hand-drawn =
    { $player } берёт { $count ->
        [one] { $count } карту сарацин
        [few] { $count } карты сарацин
        [many] { $count } карт сарацин
       *[other] { $count } карты сарацин
    }.
event-saracen-hand-seen = Рука сарацин: { $cards }.
event-difference = Разница сил в пользу атакующего: { $marker }.
event-battle-marker = Фишка боя, в пользу атакующего: { $marker }.
event-tactic-laid = { $seat } выкладывает тактику «{ $tactic }».
event-saracen-laid = Сарацины выкладывают карту «{ $card }».
event-half-cancelled =
    { $seat } закрывает { $half ->
        [top] верх
       *[bottom] низ
    }.
event-both-halves-open = Карта игрока { $seat } работает целиком: закрыть половину нельзя.
event-tactic-covers = Половина закрыта тактикой рубашкой вверх. Её владелец: { $seat }.
event-tactic-covers-seen = Ваша закрывающая карта: «{ $tactic }».
event-saracen-covers = Половина закрыта картой сарацин рубашкой вверх.
event-saracen-covers-seen = Закрывающая карта сарацин: «{ $card }».
event-battle-won = { $seat } побеждает в бою. Разница в пользу атакующего: { $marker }.
event-saracens-won = Сарацины побеждают в бою. Разница в пользу атакующего: { $marker }.
event-routed = Разгром: { $seat } теряет { units-counted }.
event-saracens-routed = Разгром: сарацины теряют { units-counted }.
event-fled = Бегство: { $seat } уводит { units-counted } в город { $city }.
event-saracens-fled = Бегство: сарацины уводят { units-counted } в город { $city }.
event-no-refuge = Бежать некуда: { $seat } теряет { units-counted }.
event-saracens-without-refuge = Бежать некуда: сарацины теряют { units-counted }.
event-units-join = Подкрепление: { $seat } вводит в бой { units-counted }.
event-saracens-join = Подкрепление: сарацины вводят в бой { units-counted }.
event-levied = Ополчение: { $seat } вводит в бой { units-counted } из запаса.
event-saracens-levied = Ополчение: сарацины вводят в бой { units-counted } из запаса.
event-protected = { $seat } защищает открытые карты от потерь.
event-destruction-averted = { $seat } щадит город: после этого боя его уровень не снизится.
event-hand-shown = { $seat } смотрит руку противника: { $opponent }.
event-saracen-hand-shown = { $seat } смотрит руку сарацин.
event-tactics-seen = Рука противника ({ $opponent }): { $tactics }.
event-part-declined = { $seat } отказывается от эффекта конца боя.
event-tactic-lost = Потери: { $seat } теряет тактику «{ $tactic }».
event-tactic-kept = Потери: { $seat } сохраняет стартовую тактику «{ $tactic }».
event-saracen-card-lost = Потери: карта сарацин «{ $card }» выходит из игры.
event-retreat-loss = Отступление: { $seat } теряет 1 отряд.
event-saracen-retreat-loss = Отступление: сарацины теряют 1 отряд.
event-retreated = { $seat } отступает в город { $city }: { units-counted }.
event-saracens-retreated = Сарацины отступают в город { $city }: { units-counted }.
event-no-retreat = { $seat }: отступать некуда, в запас возвращаются отряды ({ $units }).
event-saracens-cannot-retreat = Сарацинам отступать некуда, в запас возвращаются отряды ({ $units }).
event-saracen-cards-discarded = Сброшенные карты сарацин: { $cards }.
event-city-spared = Город пощажён и сохраняет уровень: { $city }.
event-city-held = { $seat } удерживает город { $city }.
event-saracens-held = Сарацины удерживают город { $city }.

## Журнал: доход и конец игры

event-taxes = { $seat } собирает налоги и получает { coins-counted }.
event-goods-ready = Потраченные товары снова доступны, заблокированные становятся потраченными.
event-markets-filled = Рынки заполнены. Постройки и шпионов снова можно использовать.
event-governor-scores =
    Наместник { $governor } приносит { $influence ->
        [one] { $influence } очко влияния
        [few] { $influence } очка влияния
        [many] { $influence } очков влияния
       *[other] { $influence } очка влияния
    }. Владелец: { $seat }.
event-holy-lands-score =
    Святые земли: { $seat } получает { $lands ->
        [one] { $lands } очко влияния
        [few] { $lands } очка влияния
        [many] { $lands } очков влияния
       *[other] { $lands } очка влияния
    }.
event-hegemony = Гегемония: { $seat }, городов { $cities }.
event-righteousness = Праведность: { $seat }, святых земель { $lands }.
event-defeat = Поражение крестоносцев: у игрока { $seat } не осталось городов.
event-end-of-the-era = Завершение эпохи: раунд { $round } окончен.
event-bull-fulfilled =
    { $seat } вскрывает карту «{ $bull }» и получает { $influence ->
        [one] { $influence } очко влияния
        [few] { $influence } очка влияния
        [many] { $influence } очков влияния
       *[other] { $influence } очка влияния
    } за { measure-name }.
event-bull-missed = { $seat } вскрывает карту «{ $bull }»: ни одна цель не достигнута.

## Как кончается партия

event-won =
    Победа: { $seat }, { $influence ->
        [one] { $influence } очко влияния
        [few] { $influence } очка влияния
        [many] { $influence } очков влияния
       *[other] { $influence } очка влияния
    }.
event-won-by-conditions = Поровну очков влияния (по { $influence }): { $tied }. Решают Гегемония и Праведность. Победа: { $seat }, условий выполнено: { $conditions }.
event-won-by-holiness = Поровну очков влияния (по { $influence }): { $tied }. Победа: { $seat }, дальше всех на треке святости.

score-influence = Накопленное влияние
score-bull = { $bull }
score-hegemony = Гегемония
score-righteousness = Праведность
score-coins =
    За { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }

## Сколько что стоит

worth-governor = Каждую фазу дохода за { measure-name } (у вас { $have })
worth-leader = Каждую фазу дохода, если ни у кого нет больше, за { measure-name } (у вас { $have })
worth-bull = В конце игры за { measure-name } (у вас { $have })
worth-cities = Гегемония, в конце игры. Ваших городов: { $count }
worth-lands = Каждую фазу дохода. Ваших святых земель: { $count }
worth-righteous = Праведность, в конце игры. Ваших святых земель: { $count }
worth-holy = Каждую фазу дохода, если это ваша святая земля
worth-coins = В конце игры. Ваших монет: { $count }

## Вопросы и ответы: подготовка

ask-bull = Какую буллу оставить? На выбор: { $bulls }.
option-keep-bull = { $bull }
ask-first-governor = Кто станет наместником города { $city }?
option-keep-governor = { $governor }

## Вопросы и ответы: события и набеги

ask-raid-target = На какой из ваших городов следующий набег? Осталось набегов: { $left }.
option-next-raid = { $city }
ask-raid-rescript = Усилить оборону города?
ask-retreat = Город потерян: { $city }. Куда отступить? Отрядов: { $units }.
option-retreat-to = В город { $city }
ask-capital = Ваша столица { $city } потеряна. Какой город станет новой?
option-new-capital = { $city }
ask-choose-effect = { $event }: какой эффект выбрать?
option-choose-list = { $number }-й эффект
blocked-cannot-in-full = { $number }-й эффект: вы не можете выполнить его полностью.
ask-pay-for = { $event }: заплатить { coins-counted } за эффект?
option-pay-for = Заплатить { coins-counted }
option-not-paying = Не платить

## Вопросы и ответы: потери

ask-give-up = Уровень города падает, и один товар ({ $good }) надо отдать. Какой жетон?
ask-hand-over = { $winner } забирает у вас товар: { $good }. Какой жетон отдать?
option-give-token =
    { $good }: { $state ->
        [ready] доступный жетон
        [spent] потраченный жетон
       *[blocked] заблокированный жетон
    }
blocked-no-such-token =
    { $state ->
        [ready] Доступных жетонов у вас нет: { $good }.
        [spent] Потраченных жетонов у вас нет: { $good }.
       *[blocked] Заблокированных жетонов у вас нет: { $good }.
    }
ask-lose-unit =
    { $left ->
        [one] Вы теряете { $left } отряд. Из какого города?
        [few] Вы теряете { $left } отряда. Из какого города следующий?
        [many] Вы теряете { $left } отрядов. Из какого города следующий?
       *[other] Вы теряете { $left } отряда. Из какого города следующий?
    }
ask-lose-unit-of =
    { $left ->
        [one] { $victim } теряет { $left } отряд. Из какого города?
        [few] { $victim } теряет { $left } отряда. Из какого города следующий?
        [many] { $victim } теряет { $left } отрядов. Из какого города следующий?
       *[other] { $victim } теряет { $left } отряда. Из какого города следующий?
    }
option-lose-unit = { $city }
blocked-last-unit = { $city }: последний отряд остаётся в городе.
ask-block-good =
    { $left ->
        [one] Будет заблокирован { $left } товар. Какой?
        [few] Будет заблокировано товаров: { $left }. Какой следующий?
        [many] Будет заблокировано товаров: { $left }. Какой следующий?
       *[other] Будет заблокировано товаров: { $left }. Какой следующий?
    }
ask-block-good-of =
    { $left ->
        [one] { $victim }: будет заблокирован { $left } товар. Какой?
        [few] { $victim }: будет заблокировано товаров: { $left }. Какой следующий?
        [many] { $victim }: будет заблокировано товаров: { $left }. Какой следующий?
       *[other] { $victim }: будет заблокировано товаров: { $left }. Какой следующий?
    }
option-block-good =
    { $good }: { $state ->
        [ready] доступный жетон
        [spent] потраченный жетон
       *[blocked] заблокированный жетон
    }
ask-blocked-rival =
    { $goods ->
        [one] Чей товар заблокировать?
        [few] Чьи товары заблокировать? Всего: { $goods }.
        [many] Чьи товары заблокировать? Всего: { $goods }.
       *[other] Чьи товары заблокировать? Всего: { $goods }.
    }
option-block-rival = { $rival }
blocked-nothing-to-block = { $rival }: товаров, которые можно заблокировать, нет.
ask-lose-rescript =
    { $left ->
        [one] Вы теряете { $left } рескрипт. Какой?
        [few] Вы теряете { $left } рескрипта. Какой следующий?
        [many] Вы теряете { $left } рескриптов. Какой следующий?
       *[other] Вы теряете { $left } рескрипта. Какой следующий?
    }
option-lose-rescript = { $rescript }
ask-discard-building = Какую постройку сбросить?
ask-discard-building-of = Какую постройку теряет { $victim }?
option-discard-building = { $building }
ask-discard-spy = Какого шпиона сбросить?
ask-discard-spy-of = Какого шпиона теряет { $victim }?
option-discard-spy = { $spy }
ask-lose-bishop = Какого епископа вы теряете?
ask-lose-bishop-of = Какого епископа теряет { $victim }?
option-lose-bishop = { $city }: епископ { $bishop }, уровень { level-roman }
option-lose-hidden-bishop = { $city }: епископ { $bishop }
ask-lose-governor = Какой город лишится наместника?
ask-lose-governor-of = { $victim }: какой город лишится наместника?
option-lose-governor = { $city }
ask-raze-own =
    Какой из ваших городов теряет { $levels ->
        [one] { $levels } уровень
        [few] { $levels } уровня
        [many] { $levels } уровней
       *[other] { $levels } уровня
    }?
option-raze-own = { $city }, сейчас уровень { $level }

## Вопросы и ответы: планирование

ask-place =
    { $left ->
        [one] Ваш второй приказ: в какую ячейку?
        [few] Ваш приказ: в какую ячейку? Осталось выложить приказов: { $left }.
        [many] Ваш приказ: в какую ячейку? Осталось выложить приказов: { $left }.
       *[other] Ваш приказ: в какую ячейку? Осталось выложить приказов: { $left }.
    }
option-place-inner =
    { $fee ->
        [0] { $order }, внутренняя ячейка
        [one] { $order }, внутренняя ячейка: плата { $fee } монета
        [few] { $order }, внутренняя ячейка: плата { $fee } монеты
        [many] { $order }, внутренняя ячейка: плата { $fee } монет
       *[other] { $order }, внутренняя ячейка: плата { $fee } монеты
    }
option-place-outer = { $order }, внешняя ячейка: усиленный приказ в следующем раунде, шпион сейчас
option-place-reinforced =
    { $fee ->
        [0] { $order }, внутренняя ячейка с усилением (Хомс)
        [one] { $order }, внутренняя ячейка с усилением (Хомс): плата { $fee } монета
        [few] { $order }, внутренняя ячейка с усилением (Хомс): плата { $fee } монеты
        [many] { $order }, внутренняя ячейка с усилением (Хомс): плата { $fee } монет
       *[other] { $order }, внутренняя ячейка с усилением (Хомс): плата { $fee } монеты
    }
blocked-token-on-cross = { $order }: ваш жетон ещё лежит на кресте.
blocked-fee-too-high =
    { $order }, внутренняя ячейка: плата { $fee ->
        [one] { $fee } монета
        [few] { $fee } монеты
        [many] { $fee } монет
       *[other] { $fee } монеты
    }, у вас { $coins }.
blocked-outer-taken = { $order }: внешняя ячейка занята.
blocked-one-outer-a-round = В этом раунде ваш приказ уже лежит во внешней ячейке.
blocked-homs-used = В этом раунде вы уже использовали Хомс.

## Вопросы и ответы: шпионы

ask-play-spy = Ваш новый шпион: «{ $spy }». Заслать его к сопернику?
option-play-spy = Заслать шпиона «{ $spy }». Соперник: { $rival }
option-play-spy-instead = Сбросить шпиона «{ $other }» и заслать шпиона «{ $spy }». Соперник: { $rival }
option-keep-spy = Оставить на потом
blocked-no-room-for-spy = Шпион «{ $spy }», соперник { $rival }: нет места. Активных шпионов: { $active }.
ask-spy-reaction = { $rival } завершает приказ: { $order }. Использовать шпиона?
option-use-spy = Использовать: { $spy }
option-use-no-spy = Не использовать шпионов
blocked-spy-was-used = «{ $spy }»: в этом раунде шпион уже использован.
blocked-spy-does-nothing = «{ $spy }»: сейчас шпион ничего не изменит.

## Вопросы и ответы: свой ход

ask-turn = Ваш приказ: { $order }. Что дальше?
ask-reinforced-turn = Ваш усиленный приказ: { $order }. Что дальше?
ask-after-order = Приказ выполнен: { $order }. Что-нибудь ещё в этот ход?
option-finish-order = Завершить приказ: { $order }
option-end-turn = Закончить ход
option-part-upgrade = Улучшить город
option-part-building = Возвести постройку уровня 0, I или II
option-part-extra-building = Возвести ещё одну постройку любого уровня
option-part-pray = Молиться
option-part-units = Нанять отряды
option-part-tactics = Изучить тактики I или II уровня
option-part-extra-tactic = Изучить ещё одну тактику любого уровня
option-part-march = Идти в поход
option-part-march-governor = Заменить наместника
option-use-building = Использовать постройку «{ $building }»
option-use-bazaar = Продать товар на Базаре
option-play-rescript = Сыграть рескрипт «{ $rescript }»
blocked-part-done = В этом приказе вы это уже сделали.
blocked-must-pray = Сначала молитва.
blocked-must-march = Если вы можете идти в поход, отказаться нельзя.
blocked-must-act = Нужно выполнить хотя бы одно из двух действий: возможность есть.
blocked-building-was-used = «{ $building }»: в этом раунде постройка уже использована.
blocked-other-order = «{ $building }»: работает после другого приказа ({ $order }).
blocked-condition-missed = «{ $building }»: работает, только если { condition-met }.
blocked-building-does-nothing = «{ $building }»: сейчас постройка ничего не изменит.
blocked-wrong-moment = «{ $rescript }»: этот рескрипт для другого момента.
blocked-rescript-does-nothing = «{ $rescript }»: сейчас рескрипт ничего не изменит.
blocked-before-manoeuvres-only = «{ $rescript }»: играется перед вашим манёвром.
ask-bazaar = Что продать на Базаре?
option-spend-good = { $good }
option-spend-rescript = Рескрипт «{ $rescript }»
blocked-no-ready-good = Доступных жетонов у вас нет: { $good }.
blocked-nothing-for-bazaar = Для Базара нет ни доступных товаров, ни рескриптов.
blocked-needed-to-buy = Этот товар нужен, чтобы заплатить за карту: { $good }.

## Вопросы и ответы: оплата

ask-pay =
    { $discount ->
        [0] Цена: { $goods }. Как заплатить?
        [one] Цена: { $goods }. Скидка: { $discount } товар. Как заплатить?
        [few] Цена: { $goods }. Скидка: до { $discount } товаров. Как заплатить?
        [many] Цена: { $goods }. Скидка: до { $discount } товаров. Как заплатить?
       *[other] Цена: { $goods }. Скидка: до { $discount } товаров. Как заплатить?
    }
option-pay-with =
    { $goods }{ $coins ->
        [0] { "" }
        [one] , { $coins } монета
        [few] , { $coins } монеты
        [many] , { $coins } монет
       *[other] , { $coins } монеты
    }{ $discount ->
        [0] { "" }
        [one] , скидка в { $discount } товар
        [few] , скидка в { $discount } товара
        [many] , скидка в { $discount } товаров
       *[other] , скидка в { $discount } товара
    }
option-pay-without-goods =
    { $discount ->
        [0]
            { $coins ->
                [one] { $coins } монета
                [few] { $coins } монеты
                [many] { $coins } монет
               *[other] { $coins } монеты
            }
        [one] Скидка в { $discount } товар{ $coins ->
                [0] { "" }
                [one] , { $coins } монета
                [few] , { $coins } монеты
                [many] , { $coins } монет
               *[other] , { $coins } монеты
            }
        [few] Скидка в { $discount } товара{ $coins ->
                [0] { "" }
                [one] , { $coins } монета
                [few] , { $coins } монеты
                [many] , { $coins } монет
               *[other] , { $coins } монеты
            }
        [many] Скидка в { $discount } товаров{ $coins ->
                [0] { "" }
                [one] , { $coins } монета
                [few] , { $coins } монеты
                [many] , { $coins } монет
               *[other] , { $coins } монеты
            }
       *[other] Скидка в { $discount } товара{ $coins ->
                [0] { "" }
                [one] , { $coins } монета
                [few] , { $coins } монеты
                [many] , { $coins } монет
               *[other] , { $coins } монеты
            }
    }
option-pay-nothing = Больше ничего не платить
option-pay-good = { $good }
option-pay-discount = Скидка: 1 товар
option-pay-coin = 1 монета
option-pay-rescript = Рескрипт «{ $rescript }»
option-pay-rescript-part = Рескрипт «{ $rescript }» за один товар: { $good }
blocked-good-not-ready = Доступных жетонов у вас нет: { $good }.
blocked-no-coins = Монет на это у вас не осталось.
blocked-rescript-no-help = «{ $rescript }»: на рескрипте нет нужных товаров.

## Вопросы и ответы: рынки

ask-building =
    { $discount ->
        [0] Какую постройку возвести? До { level-roman } уровня.
        [one] Какую постройку возвести? До { level-roman } уровня, скидка в { $discount } товар.
        [few] Какую постройку возвести? До { level-roman } уровня, скидка в { $discount } товара.
        [many] Какую постройку возвести? До { level-roman } уровня, скидка в { $discount } товаров.
       *[other] Какую постройку возвести? До { level-roman } уровня, скидка в { $discount } товара.
    }
ask-free-building = Какую постройку возвести бесплатно? До { level-roman } уровня.
ask-tactic =
    { $discount ->
        [0] Какую тактику изучить? До { level-roman } уровня.
        [one] Какую тактику изучить? До { level-roman } уровня, скидка в { $discount } товар.
        [few] Какую тактику изучить? До { level-roman } уровня, скидка в { $discount } товара.
        [many] Какую тактику изучить? До { level-roman } уровня, скидка в { $discount } товаров.
       *[other] Какую тактику изучить? До { level-roman } уровня, скидка в { $discount } товара.
    }
ask-free-tactic = Какую тактику изучить бесплатно? До { level-roman } уровня.
ask-governor = Какого наместника взять?
option-take-building = { $building }. Цена: { $goods }
option-take-free-building = { $building }, бесплатно
option-take-tactic = { $tactic }. Цена: { $goods }
option-take-free-tactic = { $tactic }, бесплатно
option-take-governor = { $governor }
option-take-top-building = Верх колоды { deck-levels }, вслепую
option-take-top-tactic = Верх колоды { deck-levels }, вслепую
option-take-top-governor = Верх колоды, вслепую
option-pass-pick = Ничего не брать
blocked-cannot-pay-building = «{ $building }»: вы не можете заплатить цену ({ $goods }).
    .short = Вы не можете заплатить: { $goods }.
blocked-cannot-pay-tactic = «{ $tactic }»: вы не можете заплатить цену ({ $goods }).
    .short = Вы не можете заплатить: { $goods }.
blocked-building-too-high = «{ $building }»: уровень выше { level-roman }.
    .short = Уровень выше { level-roman }.
blocked-tactic-too-high = «{ $tactic }»: уровень выше { level-roman }.
    .short = Уровень выше { level-roman }.
blocked-deck-too-high = В колоде { deck-levels } есть карты выше { level-roman } уровня.
blocked-deck-empty = Колода { deck-levels } пуста.
blocked-no-bazaar-left = Базаров в стопке не осталось.
ask-shown-building = Вы вскрыли постройку «{ $building }». Цена: { $goods }.
ask-shown-tactic = Вы вскрыли тактику «{ $tactic }». Цена: { $goods }.
option-buy-shown = Взять
option-bazaar-first = Сначала использовать Базар
option-put-shown-back = Положить обратно на колоду
blocked-must-buy = Вы можете заплатить за эту карту, поэтому должны её взять.
blocked-must-take = Нужно взять карту: других действий в этом приказе не осталось.
blocked-cannot-buy-shown = Вы не можете заплатить цену: { $goods }.
ask-building-slot = Для постройки «{ $building }» нет свободной ячейки. Какую карту сбросить?
option-discard-from-slot = { $building }

## Вопросы и ответы: строительство

ask-upgrade =
    { $discount ->
        [0] Какой город улучшить?
        [one] Какой город улучшить? Скидка: { $discount } товар.
        [few] Какой город улучшить? Скидка: до { $discount } товаров.
        [many] Какой город улучшить? Скидка: до { $discount } товаров.
       *[other] Какой город улучшить? Скидка: до { $discount } товаров.
    }
option-upgrade-city =
    { $city }: уровень { $level } за { $wood ->
        [one] { $wood } жетон древесины
        [few] { $wood } жетона древесины
        [many] { $wood } жетонов древесины
       *[other] { $wood } жетона древесины
    }
blocked-cannot-pay-upgrade =
    { $city }: вы не можете заплатить { $wood ->
        [one] { $wood } жетон древесины
        [few] { $wood } жетона древесины
        [many] { $wood } жетонов древесины
       *[other] { $wood } жетона древесины
    }.
blocked-city-at-top = { $city }: уровень уже { $level }.
blocked-no-upgrade = Вам не на что улучшать города.
blocked-no-building = Нет постройки до { level-roman } уровня, за которую вы можете заплатить.
ask-free-upgrade = Какой город улучшить? До уровня { $level }.
option-free-upgrade = { $city }: уровень { $level }
blocked-upgrade-too-high = { $city }: эффект действует только до уровня { $level }.

## Вопросы и ответы: сбор войск и тактики

ask-extra-units =
    { $discount ->
        [0] Бесплатно вы нанимаете { $free ->
                [one] { $free } отряд
                [few] { $free } отряда
                [many] { $free } отрядов
               *[other] { $free } отряда
            }. Сколько ещё нанять за сталь?
        [one] Бесплатно вы нанимаете { $free ->
                [one] { $free } отряд
                [few] { $free } отряда
                [many] { $free } отрядов
               *[other] { $free } отряда
            }. Сколько ещё нанять за сталь? Скидка: { $discount } товар.
        [few] Бесплатно вы нанимаете { $free ->
                [one] { $free } отряд
                [few] { $free } отряда
                [many] { $free } отрядов
               *[other] { $free } отряда
            }. Сколько ещё нанять за сталь? Скидка: до { $discount } товаров.
        [many] Бесплатно вы нанимаете { $free ->
                [one] { $free } отряд
                [few] { $free } отряда
                [many] { $free } отрядов
               *[other] { $free } отряда
            }. Сколько ещё нанять за сталь? Скидка: до { $discount } товаров.
       *[other] Бесплатно вы нанимаете { $free ->
                [one] { $free } отряд
                [few] { $free } отряда
                [many] { $free } отрядов
               *[other] { $free } отряда
            }. Сколько ещё нанять за сталь? Скидка: до { $discount } товаров.
    }
option-extra-units =
    { $count ->
        [0] Больше не нанимать
        [one] Ещё { $count } отряд
        [few] Ещё { $count } отряда
        [many] Ещё { $count } отрядов
       *[other] Ещё { $count } отряда
    }
blocked-cannot-pay-units =
    Ещё { $count ->
        [one] { $count } отряд
        [few] { $count } отряда
        [many] { $count } отрядов
       *[other] { $count } отряда
    }: вы не можете заплатить.
blocked-units-run-out = Ещё { $count }: в вашем запасе отрядов только { $supply }.
ask-place-units =
    { $count ->
        [one] Куда выставить отряд?
        [few] Куда выставить отряды ({ $count })?
        [many] Куда выставить отряды ({ $count })?
       *[other] Куда выставить отряды ({ $count })?
    }
option-place-unit = { $city }
option-stop-here = Закончить
blocked-no-units-left = В вашем запасе не осталось отрядов.
blocked-no-tactic = Нет тактики до { level-roman } уровня, за которую вы можете заплатить.
blocked-city-in-battle = { $city }: за этот город идёт бой.
ask-discard-tactic =
    { $count ->
        [one] Какую тактику сбросить?
        [few] Какую тактику сбросить? Всего надо сбросить: { $count }.
        [many] Какую тактику сбросить? Всего надо сбросить: { $count }.
       *[other] Какую тактику сбросить? Всего надо сбросить: { $count }.
    }
option-discard-tactic = { $tactic }
ask-take-back-tactic = Какую стартовую тактику вернуть в руку?
option-take-back-tactic = { $tactic }

## Вопросы и ответы: получение

ask-restore =
    { $count ->
        [one] Какой потраченный товар восстановить?
        [few] Какие потраченные товары восстановить? Не больше { $count }.
        [many] Какие потраченные товары восстановить? Не больше { $count }.
       *[other] Какие потраченные товары восстановить? Не больше { $count }.
    }
option-restore-goods = Восстановить: { $goods }
option-restore-good = { $good }
blocked-not-spent = Восстановить нечего, потраченных жетонов нет: { $good }.
ask-move-units = Какой отряд переместить? Осталось движений: { $count }.
option-move-unit = { $city } → { $to }
blocked-unit-must-stay = { $city }: последний отряд остаётся в городе.
ask-bombard =
    { $count ->
        [one] Из какого города убрать отряд сарацин?
        [few] Из какого города убрать отряд сарацин? Всего не больше { $count }.
        [many] Из какого города убрать отряд сарацин? Всего не больше { $count }.
       *[other] Из какого города убрать отряд сарацин? Всего не больше { $count }.
    }
option-bombard-city = { $city }, отрядов сарацин: { $saracens }
blocked-last-saracen = { $city }: последний отряд сарацин остаётся в городе.
ask-replace-governor = В каком городе сменить наместника?
option-replace-governor = { $city }: сейчас { $governor }
option-fill-vacancy = { $city }: сейчас без наместника

## Вопросы и ответы: вера

ask-prayer =
    Вы получаете { $points ->
        [one] { $points } очко святости
        [few] { $points } очка святости
        [many] { $points } очков святости
       *[other] { $points } очка святости
    }. Сколько ещё взять за свечи?
option-pray-plain = Больше не надо: всего { $points }
option-pray-more = Ещё { $extra }: всего { $points }
blocked-prayer-too-dear = Ещё { $extra }: вы не можете заплатить.
ask-bishop = Обучить или переместить епископа? Осталось действий: { $left }.
ask-training = Обучить епископа? Осталось обучений: { $left }.
option-train-bishop = { $city }: обучить епископа { level-roman } уровня
option-move-bishop = Переместить епископа уровня { level-roman }: { $origin } → { $city } (№ { $bishop })
option-stop-bishops =
    { $left ->
        [one] Отказаться от оставшегося действия
        [few] Отказаться от оставшихся действий ({ $left })
        [many] Отказаться от оставшихся действий ({ $left })
       *[other] Отказаться от оставшихся действий ({ $left })
    }
ask-check-holy-land = В каком городе проверить епископов?
option-check-city = { $city }
ask-remove-bishop = В каком городе убрать епископа соперника?
option-remove-bishop-in = { $city }
ask-remove-bishop-of = { $city }: чьего епископа убрать?
option-remove-bishop-of = { $city }: { $rival }
blocked-no-bishop-left = Епископов { level-roman } уровня у вас не осталось.
blocked-no-own-bishop = { $city }: вашего епископа здесь нет.
blocked-not-own-city = { $city }: это не ваш город.
blocked-city-fought-for = { $city }: за этот город идёт бой.
blocked-moves-begun = После первого движения обучать уже нельзя.
blocked-bishop-has-moved = { $city }: этот епископ уже двигался.
blocked-trainings-only = Этот эффект даёт только обучение.
blocked-not-contested = { $city }: здесь нужны и ваш епископ, и епископ соперника.

## Вопросы и ответы: рескрипты

ask-discard-rescript = Рескриптов в руке может быть не больше { $most }. Какой сбросить?
option-discard-rescript = { $rescript }
ask-battle-rescript = Сыграть рескрипт в этом бою?
ask-battle-bazaar = Использовать сейчас Базар?
option-play-no-rescript = Ничего не играть
option-use-window-bazaar = Продать товар на Базаре

## Вопросы и ответы: поход

ask-march-target = Какой город станет целью похода?
option-march-on-own = { $city }, ваш город
option-march-on-rival = { $city }, против игрока { $rival }
option-march-on-saracens = { $city }, против сарацин
ask-march-units = { $city }: откуда идут отряды? Бесплатных движений: { $free }.
ask-march-more = { $city }: откуда идут ещё отряды? Всего бесплатных движений: { $free }.
option-march-from = 1 отряд из города { $city }
option-march-paid-from = 1 отряд из города { $city }, за жетон лошадей
option-march-no-more =
    Выступить: { $units ->
        [one] { $units } отряд
        [few] { $units } отряда
        [many] { $units } отрядов
       *[other] { $units } отряда
    }
blocked-no-unit-near = { $city }: рядом нет ваших отрядов, которые могут уйти.
blocked-last-unit-stays = { $city }: последний отряд остаётся в городе.
blocked-no-attacks-on-players = { $city }: в этом раунде нападать на города игроков нельзя.
blocked-nowhere-to-march = Ни один ваш отряд не может пойти в поход.
blocked-no-governor-left = Наместников не осталось.

## Вопросы и ответы: бой

ask-saracen-player = { $city }: кто играет за сарацин?
option-saracen-player = { $seat }
blocked-saracen-player-too-far = { $seat }: этот игрок дальше.
ask-battle-card = Бой за город { $city }: какую тактику выложить? Фишка боя, в пользу атакующего: { $marker }.
ask-saracen-card = Бой за город { $city }: какую карту выложат сарацины? Фишка боя, в пользу атакующего: { $marker }.
option-lay-tactic = { $tactic }
option-lay-saracen = { $card }
ask-cancel-tactic = { $seat } выкладывает тактику «{ $tactic }». Какую половину закрыть?
ask-cancel-saracen = Сарацины выкладывают карту «{ $card }». Какую половину закрыть?
option-cancel-half =
    { $half ->
        [top] Закрыть верх
       *[bottom] Закрыть низ
    }
ask-reinforce =
    { $units ->
        [one] Какой город отправит отряд в город { $city }?
        [few] Какой город отправит отряд в город { $city }? Всего не больше { $units }.
        [many] Какой город отправит отряд в город { $city }? Всего не больше { $units }.
       *[other] Какой город отправит отряд в город { $city }? Всего не больше { $units }.
    }
option-reinforce-from = 1 отряд из города { $city }
option-reinforce-no-more = Достаточно
blocked-nobody-to-spare = { $city }: свободных отрядов здесь нет.
ask-levy = { $city }: сколько отрядов ополчения ввести в бой? Не больше { $most }.
option-levy =
    { $units ->
        [0] Ни одного
        [one] { $units } отряд
        [few] { $units } отряда
        [many] { $units } отрядов
       *[other] { $units } отряда
    }
ask-raze =
    { $most ->
        [one] Разрушить в городе { $city } { $most } уровень?
        [few] Сколько уровней города { $city } разрушить? Не больше { $most }.
        [many] Сколько уровней города { $city } разрушить? Не больше { $most }.
       *[other] Сколько уровней города { $city } разрушить? Не больше { $most }.
    }
option-raze =
    { $levels ->
        [0] Не разрушать
        [one] { $levels } уровень
        [few] { $levels } уровня
        [many] { $levels } уровней
       *[other] { $levels } уровня
    }
ask-bribe =
    { $most ->
        [one] Заплатить { $most } монету за силу { $strength }?
        [few] Сколько монет заплатить? Каждая даёт силу { $strength }. Не больше { $most }.
        [many] Сколько монет заплатить? Каждая даёт силу { $strength }. Не больше { $most }.
       *[other] Сколько монет заплатить? Каждая даёт силу { $strength }. Не больше { $most }.
    }
option-bribe =
    { $coins ->
        [0] Не платить
        [one] { $coins } монета за силу { $strength }
        [few] { $coins } монеты за силу { $strength }
        [many] { $coins } монет за силу { $strength }
       *[other] { $coins } монеты за силу { $strength }
    }
ask-flee = Бегство из города { $city }: куда уходят отряды ({ $units })?
option-flee-to = В город { $city }
ask-battle-retreat = Бой за город { $city } проигран. Куда отступают отряды ({ $units })?
option-battle-retreat-to = В город { $city }
blocked-not-a-city-of-the-side = { $city }: город не принадлежит этой стороне.
ask-end-part = Конец боя: использовать эффект тактики «{ $tactic }»?
option-resolve-part = Использовать
option-decline-part = Отказаться
ask-captured-governor = Наместник города { $city }: { $governor }. Оставить или заменить?
option-keep-sitting-governor = { $city }: оставить наместника
option-replace-sitting-governor = { $city }: взять другого наместника

## Что делают компоненты: эффекты

effect-holiness =
    { $n ->
        [one] { $n } очко святости
        [few] { $n } очка святости
        [many] { $n } очков святости
       *[other] { $n } очка святости
    }
effect-bishop-action =
    { $n ->
        [one] { $n } действие епископа
        [few] { $n } действия епископа
        [many] { $n } действий епископа
       *[other] { $n } действия епископа
    }
effect-train-bishop =
    { $n ->
        [one] обучить { $n } епископа
        [few] обучить до { $n } епископов
        [many] обучить до { $n } епископов
       *[other] обучить до { $n } епископов
    }
effect-train-bishop-anywhere =
    { $n ->
        [one] обучить { $n } епископа в любом городе
        [few] обучить до { $n } епископов в любых городах
        [many] обучить до { $n } епископов в любых городах
       *[other] обучить до { $n } епископов в любых городах
    }
effect-draw-rescript =
    взять { $n ->
        [one] { $n } рескрипт
        [few] { $n } рескрипта
        [many] { $n } рескриптов
       *[other] { $n } рескрипта
    } { level-roman } уровня
effect-check-holy-land = проверить епископов в городе на ваш выбор; если это ваша святая земля:
effect-check-contested-land = проверить епископов в спорном городе, где есть ваш епископ; если это ваша святая земля:
effect-remove-rival-bishop = убрать епископа соперника (случайного) из города, где есть ваш епископ
effect-extra-moves =
    ещё { $n ->
        [one] { $n } бесплатное движение
        [few] { $n } бесплатных движения
        [many] { $n } бесплатных движений
       *[other] { $n } бесплатных движения
    } в этом походе
effect-gain-coins = { n-coins }
effect-gain-coins-per =
    { $most ->
        [0] { n-coins } за { measure-each }
        [one] { n-coins } за { measure-each } (не больше { $most })
        [few] { n-coins } за { measure-each } (не больше { $most })
        [many] { n-coins } за { measure-each } (не больше { $most })
       *[other] { n-coins } за { measure-each } (не больше { $most })
    }
effect-gain-influence =
    { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    }
effect-gain-influence-per =
    { $most ->
        [0]
            { $n ->
                [one] { $n } очко влияния
                [few] { $n } очка влияния
                [many] { $n } очков влияния
               *[other] { $n } очка влияния
            } за { measure-each }
        [one]
            { $n ->
                [one] { $n } очко влияния
                [few] { $n } очка влияния
                [many] { $n } очков влияния
               *[other] { $n } очка влияния
            } за { measure-each } (не больше { $most })
        [few]
            { $n ->
                [one] { $n } очко влияния
                [few] { $n } очка влияния
                [many] { $n } очков влияния
               *[other] { $n } очка влияния
            } за { measure-each } (не больше { $most })
        [many]
            { $n ->
                [one] { $n } очко влияния
                [few] { $n } очка влияния
                [many] { $n } очков влияния
               *[other] { $n } очка влияния
            } за { measure-each } (не больше { $most })
       *[other]
            { $n ->
                [one] { $n } очко влияния
                [few] { $n } очка влияния
                [many] { $n } очков влияния
               *[other] { $n } очка влияния
            } за { measure-each } (не больше { $most })
    }
effect-restore-goods =
    { $n ->
        [one] восстановить { $n } товар
        [few] восстановить до { $n } товаров
        [many] восстановить до { $n } товаров
       *[other] восстановить до { $n } товаров
    }
effect-restore-all-goods = восстановить все свои потраченные товары
effect-muster =
    { $n ->
        [one] выставить { $n } отряд в свой город
        [few] выставить до { $n } отрядов в свои города
        [many] выставить до { $n } отрядов в свои города
       *[other] выставить до { $n } отрядов в свои города
    }
effect-muster-in-capital =
    { $n ->
        [one] выставить { $n } отряд в свою столицу
        [few] выставить до { $n } отрядов в свою столицу
        [many] выставить до { $n } отрядов в свою столицу
       *[other] выставить до { $n } отрядов в свою столицу
    }
effect-move-units =
    { $n ->
        [one] переместить { $n } отряд (не последний) в свой соседний город
        [few] до { $n } движений отрядов между своими соседними городами (последний в городе остаётся)
        [many] до { $n } движений отрядов между своими соседними городами (последний в городе остаётся)
       *[other] до { $n } движений отрядов между своими соседними городами (последний в городе остаётся)
    }
effect-bombard =
    { $n ->
        [one] убрать { $n } отряд сарацин (не последний) из города по соседству с вашим
        [few] убрать до { $n } отрядов сарацин (не последний в городе) из городов по соседству с вашими
        [many] убрать до { $n } отрядов сарацин (не последний в городе) из городов по соседству с вашими
       *[other] убрать до { $n } отрядов сарацин (не последний в городе) из городов по соседству с вашими
    }
effect-upgrade-city =
    улучшить город на { $n ->
        [one] { $n } уровень
        [few] { $n } уровня
        [many] { $n } уровней
       *[other] { $n } уровня
    }, до уровня { $level }, не тратя древесины
effect-build =
    { $discount ->
        [0] можно возвести постройку до { level-roman } уровня
        [one] можно возвести постройку до { level-roman } уровня, скидка в { $discount } товар
        [few] можно возвести постройку до { level-roman } уровня, скидка в { $discount } товара
        [many] можно возвести постройку до { level-roman } уровня, скидка в { $discount } товаров
       *[other] можно возвести постройку до { level-roman } уровня, скидка в { $discount } товара
    }
effect-build-free = можно бесплатно возвести постройку до { level-roman } уровня
effect-learn-tactic =
    { $discount ->
        [0] можно изучить тактику до { level-roman } уровня
        [one] можно изучить тактику до { level-roman } уровня, скидка в { $discount } товар
        [few] можно изучить тактику до { level-roman } уровня, скидка в { $discount } товара
        [many] можно изучить тактику до { level-roman } уровня, скидка в { $discount } товаров
       *[other] можно изучить тактику до { level-roman } уровня, скидка в { $discount } товара
    }
effect-learn-tactic-free = можно бесплатно изучить тактику до { level-roman } уровня
effect-replace-governor = можно заменить наместника одного из своих городов
effect-basic-order = сразу выполнить базовый приказ: { $order }
effect-draw-spy =
    взять { $n ->
        [one] { $n } шпиона
        [few] { $n } шпионов
        [many] { $n } шпионов
       *[other] { $n } шпиона
    }
does-lose-units = потерять { n-units } (последний в городе остаётся)
does-lose-units-here = потерять { n-units } в городе, на который напали (последний остаётся)
does-lose-units-of-opponent = противник теряет { n-units } (последний в городе остаётся)
does-lose-coins =
    потерять { $n ->
        [one] { $n } монету
        [few] { $n } монеты
        [many] { $n } монет
       *[other] { $n } монеты
    }
does-lose-coins-of-opponent =
    противник теряет { $n ->
        [one] { $n } монету
        [few] { $n } монеты
        [many] { $n } монет
       *[other] { $n } монеты
    }
does-block-goods = заблокировать { n-goods } на своём складе
does-block-goods-of-opponent = заблокировать { n-goods } противника
does-block-goods-of-rival = заблокировать { n-goods } соперника на ваш выбор (какие, решает он)
does-discard-rescript =
    сбросить { $n ->
        [one] { $n } рескрипт
        [few] { $n } рескрипта
        [many] { $n } рескриптов
       *[other] { $n } рескрипта
    }
does-discard-rescript-of-opponent =
    { $n ->
        [one] противник теряет { $n } случайный рескрипт
        [few] противник теряет { $n } случайных рескрипта
        [many] противник теряет { $n } случайных рескриптов
       *[other] противник теряет { $n } случайного рескрипта
    }
does-discard-building-of-opponent =
    противник теряет { $n ->
        [one] { $n } постройку
        [few] { $n } постройки
        [many] { $n } построек
       *[other] { $n } постройки
    }
does-discard-spy-of-opponent =
    противник теряет { $n ->
        [one] { $n } активного шпиона
        [few] { $n } активных шпионов
        [many] { $n } активных шпионов
       *[other] { $n } активного шпиона
    }
does-lose-bishop =
    потерять { $n ->
        [one] { $n } епископа
        [few] { $n } епископов
        [many] { $n } епископов
       *[other] { $n } епископа
    }
does-lose-bishop-here =
    потерять { $n ->
        [one] { $n } епископа
        [few] { $n } епископов
        [many] { $n } епископов
       *[other] { $n } епископа
    } в городе, на который напали
does-lose-bishop-of-opponent =
    противник теряет { $n ->
        [one] { $n } епископа
        [few] { $n } епископов
        [many] { $n } епископов
       *[other] { $n } епископа
    }, вы выбираете вслепую
does-lose-governor =
    потерять { $n ->
        [one] { $n } наместника
        [few] { $n } наместников
        [many] { $n } наместников
       *[other] { $n } наместника
    }
does-lose-governor-of-opponent =
    противник теряет { $n ->
        [one] { $n } наместника
        [few] { $n } наместников
        [many] { $n } наместников
       *[other] { $n } наместника
    }
does-lose-tactic =
    потерять { $n ->
        [one] { $n } тактику
        [few] { $n } тактики
        [many] { $n } тактик
       *[other] { $n } тактики
    }, кроме стартовых
does-raze-own =
    один из ваших городов, если может, теряет { $n ->
        [one] { $n } уровень
        [few] { $n } уровня
        [many] { $n } уровней
       *[other] { $n } уровня
    }
does-pay =
    по желанию заплатить { $n ->
        [one] { $n } монету
        [few] { $n } монеты
        [many] { $n } монет
       *[other] { $n } монеты
    } за эффект:
does-place-saracens = новые отряды сарацин в каждом центральном городе сарацин, кроме Хомса: { $n }
does-no-attacks-on-players = нападать на города игроков нельзя
does-saracen-strength = сила сарацин в набегах и боях +{ $n }
does-else = если не можете:
does-else-each = за каждый недостающий:
does-strength = сила { $n }
does-rout = разгром { $n }
does-flee = бегство { $n }
does-reinforce = подкрепление { $n }
does-levy = ополчение { $n }
does-raze = разрушение { $n }
does-fortify = укрепление { $n }
does-losses = потери (открытые тактики): { $n }
does-strength-per =
    { $most ->
        [0] сила { $n } за { measure-each }
        [one] сила { $n } за { measure-each } (не больше { $most })
        [few] сила { $n } за { measure-each } (не больше { $most })
        [many] сила { $n } за { measure-each } (не больше { $most })
       *[other] сила { $n } за { measure-each } (не больше { $most })
    }
does-rout-per =
    { $most ->
        [0] разгром { $n } за { measure-each }
        [one] разгром { $n } за { measure-each } (не больше { $most })
        [few] разгром { $n } за { measure-each } (не больше { $most })
        [many] разгром { $n } за { measure-each } (не больше { $most })
       *[other] разгром { $n } за { measure-each } (не больше { $most })
    }
does-flee-per =
    { $most ->
        [0] бегство { $n } за { measure-each }
        [one] бегство { $n } за { measure-each } (не больше { $most })
        [few] бегство { $n } за { measure-each } (не больше { $most })
        [many] бегство { $n } за { measure-each } (не больше { $most })
       *[other] бегство { $n } за { measure-each } (не больше { $most })
    }
does-reinforce-per =
    { $most ->
        [0] подкрепление { $n } за { measure-each }
        [one] подкрепление { $n } за { measure-each } (не больше { $most })
        [few] подкрепление { $n } за { measure-each } (не больше { $most })
        [many] подкрепление { $n } за { measure-each } (не больше { $most })
       *[other] подкрепление { $n } за { measure-each } (не больше { $most })
    }
does-levy-per =
    { $most ->
        [0] ополчение { $n } за { measure-each }
        [one] ополчение { $n } за { measure-each } (не больше { $most })
        [few] ополчение { $n } за { measure-each } (не больше { $most })
        [many] ополчение { $n } за { measure-each } (не больше { $most })
       *[other] ополчение { $n } за { measure-each } (не больше { $most })
    }
does-raze-per =
    { $most ->
        [0] разрушение { $n } за { measure-each }
        [one] разрушение { $n } за { measure-each } (не больше { $most })
        [few] разрушение { $n } за { measure-each } (не больше { $most })
        [many] разрушение { $n } за { measure-each } (не больше { $most })
       *[other] разрушение { $n } за { measure-each } (не больше { $most })
    }
does-fortify-per =
    { $most ->
        [0] укрепление { $n } за { measure-each }
        [one] укрепление { $n } за { measure-each } (не больше { $most })
        [few] укрепление { $n } за { measure-each } (не больше { $most })
        [many] укрепление { $n } за { measure-each } (не больше { $most })
       *[other] укрепление { $n } за { measure-each } (не больше { $most })
    }
does-losses-per =
    { $most ->
        [0] потери (открытые тактики): { $n } за { measure-each }
        [one] потери (открытые тактики): { $n } за { measure-each } (не больше { $most })
        [few] потери (открытые тактики): { $n } за { measure-each } (не больше { $most })
        [many] потери (открытые тактики): { $n } за { measure-each } (не больше { $most })
       *[other] потери (открытые тактики): { $n } за { measure-each } (не больше { $most })
    }
does-bribe =
    { $coins ->
        [one] можно заплатить { $coins } монету за силу { $strength }
        [few] можно заплатить до { $coins } монет, каждая даёт силу { $strength }
        [many] можно заплатить до { $coins } монет, каждая даёт силу { $strength }
       *[other] можно заплатить до { $coins } монет, каждая даёт силу { $strength }
    }
does-protect = защита этой карты
does-protect-all = защита всех ваших открытых карт в этом бою
does-no-destruction = в конце этого боя уровень города не снижается
does-peek-hand = посмотреть руку противника
does-no-cancel = половины вашей следующей карты закрыть нельзя

## Что делают компоненты: моменты, цены и списки

does-one-of = на выбор:
does-or = ; или
does-nothing = ничего
does-if = Если { condition-met }:
does-also-if = Если { condition-met }, ещё:
does-at-end = В конце боя:
does-at-end-if = В конце боя, если { condition-met }:
does-top = Верх:
does-bottom = Низ:
does-starting = Стартовая тактика.
does-price = Цена:
does-goods = { $good } × { $n }
does-free = Бесплатно.
does-after-order = Раз за раунд после вашего приказа ({ $order }):
does-after-order-if = Раз за раунд после вашего приказа ({ $order }), если { condition-met }:
does-bazaar = Раз за раунд, в любой момент своего хода, за любой 1 товар:
does-spy = Раз за раунд после приказа соперника, за которым следит шпион ({ $order }):
does-goods-of-rescript = Как оплата в свой ход: { $goods }.
does-in-own-turn = Или сыграть в свой ход:
does-in-own-march = Или сыграть в своём походе до движения отрядов:
does-in-own-battle = Или сыграть в своём бою, до или после своего манёвра:
does-in-own-raid = Или сыграть при набеге на свой город:
does-governor = Каждую фазу дохода за { measure-name }:
does-start-governor = Первый наместник в первой партии, государство: { $state }.
does-bull = В конце игры засчитывается более ценная из целей.
does-goal = За { measure-name }:
does-tier =
    { $measure ->
        [controls_homs] { $n ->
                [one] { $n } очко влияния
                [few] { $n } очка влияния
                [many] { $n } очков влияния
               *[other] { $n } очка влияния
            }
       *[cities] от { $least } — { $n ->
                [one] { $n } очко влияния
                [few] { $n } очка влияния
                [many] { $n } очков влияния
               *[other] { $n } очка влияния
            }
    }
does-leader =
    Каждую фазу дохода { $n ->
        [one] { $n } очко влияния
        [few] { $n } очка влияния
        [many] { $n } очков влияния
       *[other] { $n } очка влияния
    } за { measure-name }, если у вас не меньше, чем у любого другого, и не ноль.
does-once = Один раз:
does-each-player = Каждый игрок по порядку хода:
does-this-round = До конца раунда:
does-raid-falls = Набеги, по перевесу города. 0 или меньше: город захвачен.
does-raid-band = От { $least } до { $most }:
does-raid-exactly = { $least }:
does-raid-from = { $least } и больше:

## Что делают компоненты: города, государства и приказы

does-city-level =
    Уровень { $level }: { $goods }, { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }.
does-city-upgrade =
    Улучшение до уровня { $level }: { $wood ->
        [one] { $wood } жетон древесины
        [few] { $wood } жетона древесины
        [many] { $wood } жетонов древесины
       *[other] { $wood } жетона древесины
    }.
does-state = Начинает в городе { $city }. Отрядов: { $units }, монет: { $coins }.
does-build =
    { $upgrades ->
        [one] Улучшите город и возведите постройку до { level-roman } уровня, в любом порядке.
        [few] Улучшите города (раз: { $upgrades }) и возведите постройку до { level-roman } уровня, в любом порядке.
        [many] Улучшите города (раз: { $upgrades }) и возведите постройку до { level-roman } уровня, в любом порядке.
       *[other] Улучшите города (раз: { $upgrades }) и возведите постройку до { level-roman } уровня, в любом порядке.
    }
does-pray =
    Получите { $points ->
        [one] { $points } очко святости
        [few] { $points } очка святости
        [many] { $points } очков святости
       *[other] { $points } очка святости
    }. За свечи — ещё до { $paid }, по жетону за очко.
does-muster =
    Наймите { units-counted }. За сталь — ещё до { $paid }, по жетону за отряд. Изучите до { $tactics ->
        [one] { $tactics } тактики
        [few] { $tactics } тактик
        [many] { $tactics } тактик
       *[other] { $tactics } тактики
    } I или II уровня.
does-march =
    Переместите до { $moves ->
        [one] { $moves } отряда
        [few] { $moves } отрядов
        [many] { $moves } отрядов
       *[other] { $moves } отряда
    } в один город из своих соседних городов. За лошадей — ещё до { $paid }, по жетону за отряд. Если город не ваш, начинается бой.
does-reinforced-build =
    С усилением: скидка в { $discount ->
        [one] { $discount } товар
        [few] { $discount } товара
        [many] { $discount } товаров
       *[other] { $discount } товара
    } и ещё одна постройка любого уровня.
does-reinforced-pray =
    С усилением: ещё { $actions ->
        [one] { $actions } действие епископа
        [few] { $actions } действия епископа
        [many] { $actions } действий епископа
       *[other] { $actions } действия епископа
    } и рескрипт { level-roman } уровня.
does-reinforced-muster =
    С усилением: скидка в { $discount ->
        [one] { $discount } товар
        [few] { $discount } товара
        [many] { $discount } товаров
       *[other] { $discount } товара
    } и ещё одна тактика любого уровня.
does-reinforced-march =
    С усилением: ещё { $moves ->
        [one] { $moves } бесплатное движение
        [few] { $moves } бесплатных движения
        [many] { $moves } бесплатных движений
       *[other] { $moves } бесплатных движения
    }, сила в бою +{ $strength }, можно заменить наместника.
