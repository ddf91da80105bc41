# Что сделал сам читатель: вместо одноимённых сообщений.

you-event-automa-fee = Вы получаете 1 монету из общего запаса.
you-event-battle = Бой за город { $city }: вы атакуете, { $defender } обороняется.
you-event-battle-won = Вы побеждаете в бою. Разница в пользу атакующего: { $marker }.
you-event-bazaar-for-good = Вы продаёте на Базаре товар: { $good }.
you-event-bazaar-for-rescript = Вы продаёте на Базаре рескрипт «{ $rescript }».
you-event-bishop-moved = Вы перемещаете епископа: { $origin } → { $city }.
you-event-bishop-returned = Вы теряете епископа в городе { $city }.
you-event-bishop-trained = Вы обучаете епископа в городе { $city }.
you-event-bishops-shown = { $city }, ваши епископы по уровням: { $levels }.
you-event-bombarded = Вы убираете 1 отряд сарацин из города { $city }.
you-event-both-halves-open = Ваша карта работает целиком: закрыть половину нельзя.
you-event-building-discarded = Вы сбрасываете постройку «{ $building }».
you-event-building-put-back = Вы кладёте постройку «{ $building }» обратно на колоду.
you-event-building-shown = Вы вскрываете постройку «{ $building }».
you-event-building-taken = Вы возводите постройку «{ $building }».
you-event-building-used = Вы используете постройку «{ $building }».
you-event-bull-fulfilled =
    Вы вскрываете карту «{ $bull }» и получаете { $influence ->
        [one] { $influence } очко влияния
        [few] { $influence } очка влияния
        [many] { $influence } очков влияния
       *[other] { $influence } очка влияния
    } за { measure-name }.
you-event-bull-missed = Вы вскрываете карту «{ $bull }»: ни одна цель не достигнута.
you-event-capital-moved = Ваша новая столица: { $city }.
you-event-city-held = Вы удерживаете город { $city }.
you-event-city-lost = Вы теряете город { $city }.
you-event-city-taken = Вы захватываете город { $city }.
you-event-coins-gained = Вы получаете { coins-counted }.
you-event-coins-lost = Вы теряете { coins-counted }.
you-event-coins-paid = Вы платите { coins-counted }.
you-event-defeat = Поражение крестоносцев: у вас не осталось городов.
you-event-destruction-averted = Вы щадите город: после этого боя его уровень не снизится.
you-event-discount-used =
    Вы пользуетесь скидкой: { $count ->
        [one] { $count } товар
        [few] { $count } товара
        [many] { $count } товаров
       *[other] { $count } товара
    }.
you-event-eliminated = Вы теряете последний город и выбываете. Этот раунд последний.
you-event-extra-moves =
    Вы получаете ещё { $moves ->
        [one] { $moves } бесплатное движение
        [few] { $moves } бесплатных движения
        [many] { $moves } бесплатных движений
       *[other] { $moves } бесплатных движения
    } в этом походе.
you-event-fee-paid = Вы платите 1 монету. Её получает { $owner }.
you-event-fee-to-bank = Вы платите 1 монету в общий запас.
you-event-first-governor = Вы назначаете наместника города { $city }: { $governor }.
you-event-fled = Бегство: вы уводите { units-counted } в город { $city }.
you-event-good-blocked = У вас заблокирован товар ({ $good }).
you-event-good-gained = Вы получаете товар: { $good }.
you-event-good-given-up =
    Вы отдаёте { $state ->
        [ready] доступный
        [spent] потраченный
       *[blocked] заблокированный
    } товар: { $good }.
you-event-good-handed-over =
    Вы отдаёте { $state ->
        [ready] доступный
        [spent] потраченный
       *[blocked] заблокированный
    } товар: { $good }. Его получает { $winner }.
you-event-good-spent = Вы тратите товар: { $good }.
you-event-goods-restored = Вы восстанавливаете товар: { $good } × { $count }.
you-event-governor-put-back = Вы убираете под колоду наместника: { $governor }.
you-event-governor-scores =
    Ваш наместник { $governor } приносит { $influence ->
        [one] { $influence } очко влияния
        [few] { $influence } очка влияния
        [many] { $influence } очков влияния
       *[other] { $influence } очка влияния
    }.
you-event-governor-shown = Вы вскрываете наместника: { $governor }.
you-event-governor-taken = Вашим наместником города { $city } становится { $governor }.
you-event-half-cancelled =
    Вы закрываете { $half ->
        [top] верх
       *[bottom] низ
    }.
you-event-hand-shown = Вы смотрите руку противника: { $opponent }.
you-event-hegemony = Гегемония: у вас городов { $cities }.
you-event-holiness-gained =
    Вы продвигаетесь на { $points ->
        [one] { $points } очко святости
        [few] { $points } очка святости
        [many] { $points } очков святости
       *[other] { $points } очка святости
    }. Клетка трека святости: { $cell }.
you-event-holy-land = { $city } — ваша святая земля.
you-event-holy-lands-score =
    Святые земли: вы получаете { $lands ->
        [one] { $lands } очко влияния
        [few] { $lands } очка влияния
        [many] { $lands } очков влияния
       *[other] { $lands } очка влияния
    }.
you-event-influence-gained =
    Вы получаете { $influence ->
        [one] { $influence } очко влияния
        [few] { $influence } очка влияния
        [many] { $influence } очков влияния
       *[other] { $influence } очка влияния
    }.
you-event-levied = Ополчение: вы вводите в бой { units-counted } из запаса.
you-event-no-refuge = Бежать некуда: вы теряете { units-counted }.
you-event-no-retreat = Вам отступать некуда, вы теряете { units-counted }.
you-event-no-spy-left = Шпионов не осталось, вы никого не берёте.
you-event-order-begins = Вы выполняете приказ: { $order }.
you-event-order-granted = Вы можете выполнить ещё один приказ: { $order }.
you-event-order-placed = Вы выкладываете приказ: { $order }, внутренняя ячейка.
you-event-order-placed-outside = Вы выкладываете приказ: { $order }, внешняя ячейка.
you-event-order-placed-reinforced = Вы используете Хомс и выкладываете усиленный приказ: { $order }, внутренняя ячейка.
you-event-order-resolved = Вы завершаете приказ: { $order }.
you-event-part-declined = Вы отказываетесь от эффекта конца боя.
you-event-placement-skipped = Вы не можете выложить приказ.
you-event-prayed =
    Вы молитесь и получаете { $points ->
        [one] { $points } очко святости
        [few] { $points } очка святости
        [many] { $points } очков святости
       *[other] { $points } очка святости
    }.
you-event-protected = Вы защищаете открытые карты от потерь.
you-event-raid-begins =
    Набег на ваш город { $city }: { $raiders ->
        [one] { $raiders } отряд
        [few] { $raiders } отряда
        [many] { $raiders } отрядов
       *[other] { $raiders } отряда
    }, сила { $strength }.
you-event-reinforced-order-begins = Вы выполняете усиленный приказ: { $order }.
you-event-rescript-discarded = Вы сбрасываете рескрипт «{ $rescript }».
you-event-rescript-lost = Вы теряете рескрипт «{ $rescript }».
you-event-rescript-played = Вы играете рескрипт «{ $rescript }».
you-event-rescript-spent = Вы платите рескриптом «{ $rescript }».
you-event-rescripts-drawn =
    Вы берёте { $count ->
        [one] { $count } рескрипт
        [few] { $count } рескрипта
        [many] { $count } рескриптов
       *[other] { $count } рескрипта
    } { level-roman } уровня.
you-event-retreat-loss = Отступление: вы теряете 1 отряд.
you-event-retreated = Вы отступаете в город { $city }: { units-counted }.
you-event-righteousness = Праведность: у вас святых земель { $lands }.
you-event-routed = Разгром: вы теряете { units-counted }.
you-event-saracen-battle = Бой за город { $city }: вы атакуете сарацин. За сарацин играет { $player }.
you-event-saracen-hand-drawn =
    Вы берёте { $count ->
        [one] { $count } карту сарацин
        [few] { $count } карты сарацин
        [many] { $count } карт сарацин
       *[other] { $count } карты сарацин
    }.
you-event-saracen-hand-shown = Вы смотрите руку сарацин.
you-event-spy-discarded = Вы теряете шпиона «{ $spy }».
you-event-spy-drawn = Вы берёте шпиона.
you-event-spy-played = Вы засылаете шпиона «{ $spy }». За кем он следит: { $rival }.
you-event-spy-replaced = Вы сбрасываете активного шпиона «{ $spy }».
you-event-spy-used = Вы используете шпиона «{ $spy }». За кем он следит: { $rival }.
you-event-starting-tactic-discarded = Вы откладываете стартовую тактику в личный сброс.
you-event-starting-tactic-taken-back = Вы возвращаете в руку стартовую тактику.
you-event-tactic-covers = Половина закрыта вашей тактикой рубашкой вверх.
you-event-tactic-discarded = Вы сбрасываете тактику «{ $tactic }».
you-event-tactic-kept = Потери: вы сохраняете стартовую тактику «{ $tactic }».
you-event-tactic-laid = Вы выкладываете тактику «{ $tactic }».
you-event-tactic-learned = Вы изучаете тактику «{ $tactic }».
you-event-tactic-lost = Потери: вы теряете тактику «{ $tactic }».
you-event-tactic-put-back = Вы кладёте тактику «{ $tactic }» обратно на колоду.
you-event-tactic-shown = Вы вскрываете тактику «{ $tactic }».
you-event-taxes = Вы собираете налоги и получаете { coins-counted }.
you-event-unit-lost = Вы теряете { units-counted } в городе { $city }.
you-event-unit-moved = Вы перемещаете 1 отряд: { $city } → { $to }.
you-event-units-join = Подкрепление: вы вводите в бой { units-counted }.
you-event-units-lost = Вам отступать некуда, вы теряете { units-counted }.
you-event-units-marched = Вы идёте в поход на город { $city }: { units-counted }.
you-event-units-placed =
    Вы выставляете { $count ->
        [one] { $count } отряд
        [few] { $count } отряда
        [many] { $count } отрядов
       *[other] { $count } отряда
    } в город { $city }.
you-event-units-retreat = Вы отступаете в город { $city }: { units-counted }.
you-event-won =
    Победа за вами: { $influence ->
        [one] { $influence } очко влияния
        [few] { $influence } очка влияния
        [many] { $influence } очков влияния
       *[other] { $influence } очка влияния
    }.
you-event-won-by-conditions = Поровну очков влияния (по { $influence }): { $tied }. Решают Гегемония и Праведность. Победа за вами, условий выполнено: { $conditions }.
you-event-won-by-holiness = Поровну очков влияния (по { $influence }): { $tied }. Победа за вами: вы дальше всех на треке святости.

# Что другие сделали читателю.

to-you-event-battle = Бой за город { $city }: { $attacker } атакует вас.
to-you-event-fee-paid = { $seat } платит вам 1 монету.
to-you-event-good-handed-over =
    { $seat } отдаёт вам { $state ->
        [ready] доступный
        [spent] потраченный
       *[blocked] заблокированный
    } товар: { $good }.
to-you-event-hand-shown = { $seat } смотрит вашу руку.
to-you-event-saracen-battle = Бой за город { $city }: { $attacker } атакует сарацин. За сарацин играете вы.
to-you-event-spy-played = { $seat } засылает к вам шпиона «{ $spy }».
to-you-event-spy-used = { $seat } использует шпиона «{ $spy }», который следит за вами.
