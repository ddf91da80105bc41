# Що зробив сам читач: замість однойменних повідомлень.

you-event-automa-fee = Ви отримуєте 1 монету із загального запасу.
you-event-battle = Битва за місто { $city }: ви нападаєте, { $defender } захищається.
you-event-battle-won = Ви перемагаєте в битві. Різниця на користь нападника: { $marker }.
you-event-bazaar-for-good = Ви продаєте на Базарі товар: { $good }.
you-event-bazaar-for-rescript = Ви продаєте на Базарі рескрипт «{ $rescript }».
you-event-bishop-moved = Ви переміщуєте єпископа: { $origin } → { $city }.
you-event-bishop-returned = Ви втрачаєте єпископа в місті { $city }.
you-event-bishop-trained = Ви висвячуєте єпископа в місті { $city }.
you-event-bishops-shown = { $city }, ваші єпископи за рівнями: { $levels }.
you-event-bombarded = Ви прибираєте 1 загін сарацинів із міста { $city }.
you-event-both-halves-open = Ваша карта діє повністю: закрити половину не можна.
you-event-building-discarded = Ви скидаєте споруду «{ $building }».
you-event-building-put-back = Ви кладете споруду «{ $building }» назад на колоду.
you-event-building-shown = Ви розкриваєте споруду «{ $building }».
you-event-building-taken = Ви зводите споруду «{ $building }».
you-event-building-used = Ви використовуєте споруду «{ $building }».
you-event-bull-fulfilled =
    Ви розкриваєте карту «{ $bull }» і отримуєте { $influence ->
        [one] { $influence } очко впливу
        [few] { $influence } очки впливу
        [many] { $influence } очок впливу
       *[other] { $influence } очка впливу
    } за { measure-name }.
you-event-bull-missed = Ви розкриваєте карту «{ $bull }»: жодної цілі не досягнуто.
you-event-capital-moved = Ваша нова столиця: { $city }.
you-event-city-held = Ви утримуєте місто { $city }.
you-event-city-lost = Ви втрачаєте місто { $city }.
you-event-city-taken = Ви захоплюєте місто { $city }.
you-event-coins-gained = Ви отримуєте { coins-counted }.
you-event-coins-lost = Ви втрачаєте { coins-counted }.
you-event-coins-paid = Ви платите { coins-counted }.
you-event-defeat = Поразка хрестоносців: у вас не залишилося міст.
you-event-destruction-averted = Ви щадите місто: після цієї битви його рівень не знизиться.
you-event-discount-used =
    Ви користуєтеся знижкою: { $count ->
        [one] { $count } товар
        [few] { $count } товари
        [many] { $count } товарів
       *[other] { $count } товару
    }.
you-event-eliminated = Ви втрачаєте останнє місто й вибуваєте. Цей раунд останній.
you-event-extra-moves =
    Ви отримуєте ще { $moves ->
        [one] { $moves } безплатний рух
        [few] { $moves } безплатні рухи
        [many] { $moves } безплатних рухів
       *[other] { $moves } безплатного руху
    } у цьому поході.
you-event-fee-paid = Ви платите 1 монету. Її отримує { $owner }.
you-event-fee-to-bank = Ви платите 1 монету в загальний запас.
you-event-first-governor = Ви призначаєте намісника міста { $city }: { $governor }.
you-event-fled = Втеча: ви відводите { units-counted } до міста { $city }.
you-event-good-blocked = У вас заблоковано товар ({ $good }).
you-event-good-gained = Ви отримуєте товар: { $good }.
you-event-good-given-up =
    Ви віддаєте { $state ->
        [ready] доступний
        [spent] витрачений
       *[blocked] заблокований
    } товар: { $good }.
you-event-good-handed-over =
    Ви віддаєте { $state ->
        [ready] доступний
        [spent] витрачений
       *[blocked] заблокований
    } товар: { $good }. Його отримує { $winner }.
you-event-good-spent = Ви витрачаєте товар: { $good }.
you-event-goods-restored = Ви відновлюєте товар: { $good } × { $count }.
you-event-governor-put-back = Ви кладете під колоду намісника: { $governor }.
you-event-governor-scores =
    Ваш намісник { $governor } приносить { $influence ->
        [one] { $influence } очко впливу
        [few] { $influence } очки впливу
        [many] { $influence } очок впливу
       *[other] { $influence } очка впливу
    }.
you-event-governor-shown = Ви розкриваєте намісника: { $governor }.
you-event-governor-taken = Вашим намісником міста { $city } стає { $governor }.
you-event-half-cancelled =
    Ви закриваєте { $half ->
        [top] верх
       *[bottom] низ
    }.
you-event-hand-shown = Ви переглядаєте руку супротивника: { $opponent }.
you-event-hegemony = Гегемонія: у вас міст { $cities }.
you-event-holiness-gained =
    Ви просуваєтеся на { $points ->
        [one] { $points } очко святості
        [few] { $points } очки святості
        [many] { $points } очок святості
       *[other] { $points } очка святості
    }. Клітинка треку святості: { $cell }.
you-event-holy-land = { $city } — ваша свята земля.
you-event-holy-lands-score =
    Святі землі: ви отримуєте { $lands ->
        [one] { $lands } очко впливу
        [few] { $lands } очки впливу
        [many] { $lands } очок впливу
       *[other] { $lands } очка впливу
    }.
you-event-influence-gained =
    Ви отримуєте { $influence ->
        [one] { $influence } очко впливу
        [few] { $influence } очки впливу
        [many] { $influence } очок впливу
       *[other] { $influence } очка впливу
    }.
you-event-levied = Ополчення: ви вводите в битву { units-counted } із запасу.
you-event-no-refuge = Тікати нікуди: ви втрачаєте { units-counted }.
you-event-no-retreat = Вам відступати нікуди, ви втрачаєте { units-counted }.
you-event-no-spy-left = Шпигунів не залишилося, ви нікого не берете.
you-event-order-begins = Ви виконуєте наказ: { $order }.
you-event-order-granted = Ви можете виконати ще один наказ: { $order }.
you-event-order-placed = Ви викладаєте наказ: { $order }, внутрішня клітинка.
you-event-order-placed-outside = Ви викладаєте наказ: { $order }, зовнішня клітинка.
you-event-order-placed-reinforced = Ви використовуєте Хомс і викладаєте посилений наказ: { $order }, внутрішня клітинка.
you-event-order-resolved = Ви завершуєте наказ: { $order }.
you-event-part-declined = Ви відмовляєтеся від ефекту кінця битви.
you-event-placement-skipped = Ви не можете викласти наказ.
you-event-prayed =
    Ви молитеся й отримуєте { $points ->
        [one] { $points } очко святості
        [few] { $points } очки святості
        [many] { $points } очок святості
       *[other] { $points } очка святості
    }.
you-event-protected = Ви захищаєте відкриті карти від втрат.
you-event-raid-begins =
    Набіг на ваше місто { $city }: { $raiders ->
        [one] { $raiders } загін
        [few] { $raiders } загони
        [many] { $raiders } загонів
       *[other] { $raiders } загону
    }, сила { $strength }.
you-event-reinforced-order-begins = Ви виконуєте посилений наказ: { $order }.
you-event-rescript-discarded = Ви скидаєте рескрипт «{ $rescript }».
you-event-rescript-lost = Ви втрачаєте рескрипт «{ $rescript }».
you-event-rescript-played = Ви граєте рескрипт «{ $rescript }».
you-event-rescript-spent = Ви платите рескриптом «{ $rescript }».
you-event-rescripts-drawn =
    Ви берете { $count ->
        [one] { $count } рескрипт
        [few] { $count } рескрипти
        [many] { $count } рескриптів
       *[other] { $count } рескрипту
    } { level-roman } рівня.
you-event-retreat-loss = Відступ: ви втрачаєте 1 загін.
you-event-retreated = Ви відступаєте в місто { $city }: { units-counted }.
you-event-righteousness = Праведність: у вас святих земель { $lands }.
you-event-routed = Розгром: ви втрачаєте { units-counted }.
you-event-saracen-battle = Битва за місто { $city }: ви нападаєте на сарацинів. За сарацинів грає { $player }.
you-event-saracen-hand-drawn =
    Ви берете { $count ->
        [one] { $count } карту сарацинів
        [few] { $count } карти сарацинів
        [many] { $count } карт сарацинів
       *[other] { $count } карти сарацинів
    }.
you-event-saracen-hand-shown = Ви переглядаєте руку сарацинів.
you-event-spy-discarded = Ви втрачаєте шпигуна «{ $spy }».
you-event-spy-drawn = Ви берете шпигуна.
you-event-spy-played = Ви підсилаєте шпигуна «{ $spy }». За ким він стежить: { $rival }.
you-event-spy-replaced = Ви скидаєте активного шпигуна «{ $spy }».
you-event-spy-used = Ви використовуєте шпигуна «{ $spy }». За ким він стежить: { $rival }.
you-event-starting-tactic-discarded = Ви відкладаєте стартову тактику в особистий скид.
you-event-starting-tactic-taken-back = Ви повертаєте в руку стартову тактику.
you-event-tactic-covers = Половину закрито вашою тактикою сорочкою догори.
you-event-tactic-discarded = Ви скидаєте тактику «{ $tactic }».
you-event-tactic-kept = Втрати: ви зберігаєте стартову тактику «{ $tactic }».
you-event-tactic-laid = Ви викладаєте тактику «{ $tactic }».
you-event-tactic-learned = Ви вивчаєте тактику «{ $tactic }».
you-event-tactic-lost = Втрати: ви втрачаєте тактику «{ $tactic }».
you-event-tactic-put-back = Ви кладете тактику «{ $tactic }» назад на колоду.
you-event-tactic-shown = Ви розкриваєте тактику «{ $tactic }».
you-event-taxes = Ви збираєте податки й отримуєте { coins-counted }.
you-event-unit-lost = Ви втрачаєте { units-counted } у місті { $city }.
you-event-unit-moved = Ви переміщуєте 1 загін: { $city } → { $to }.
you-event-units-join = Підкріплення: ви вводите в битву { units-counted }.
you-event-units-lost = Вам відступати нікуди, ви втрачаєте { units-counted }.
you-event-units-marched = Ви вирушаєте в похід на місто { $city }: { units-counted }.
you-event-units-placed =
    Ви виставляєте { $count ->
        [one] { $count } загін
        [few] { $count } загони
        [many] { $count } загонів
       *[other] { $count } загону
    } у місті { $city }.
you-event-units-retreat = Ви відступаєте в місто { $city }: { units-counted }.
you-event-won =
    Ваша перемога: { $influence ->
        [one] { $influence } очко впливу
        [few] { $influence } очки впливу
        [many] { $influence } очок впливу
       *[other] { $influence } очка впливу
    }.
you-event-won-by-conditions = Порівну очок впливу (по { $influence }): { $tied }. Вирішують Гегемонія та Праведність. Перемога за вами, умов виконано: { $conditions }.
you-event-won-by-holiness = Порівну очок впливу (по { $influence }): { $tied }. Перемога за вами: ви найдалі на треку святості.

# Що інші зробили читачеві.

to-you-event-battle = Битва за місто { $city }: { $attacker } нападає на вас.
to-you-event-fee-paid = { $seat } платить вам 1 монету.
to-you-event-good-handed-over =
    { $seat } віддає вам { $state ->
        [ready] доступний
        [spent] витрачений
       *[blocked] заблокований
    } товар: { $good }.
to-you-event-hand-shown = { $seat } переглядає вашу руку.
to-you-event-saracen-battle = Битва за місто { $city }: { $attacker } нападає на сарацинів. За сарацинів граєте ви.
to-you-event-spy-played = { $seat } підсилає до вас шпигуна «{ $spy }».
to-you-event-spy-used = { $seat } використовує шпигуна «{ $spy }», який стежить за вами.
