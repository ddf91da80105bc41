# Хрестоносці: усе, що гра каже під час партії.
# Імена гравців і назви компонентів приходять у називному відмінку й не відмінюються.
# Показники, умови, кольори, колоди, половини карт і стани товарів приходять як id.

## Кількості, спільні для багатьох речень

coins-counted =
    { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
        [many] { $coins } монет
       *[other] { $coins } монети
    }
units-counted =
    { $units ->
        [one] { $units } загін
        [few] { $units } загони
        [many] { $units } загонів
       *[other] { $units } загону
    }
n-coins =
    { $n ->
        [one] { $n } монета
        [few] { $n } монети
        [many] { $n } монет
       *[other] { $n } монети
    }
n-units =
    { $n ->
        [one] { $n } загін
        [few] { $n } загони
        [many] { $n } загонів
       *[other] { $n } загону
    }
good-counted = { $name } × { $count }
n-goods =
    { $n ->
        [one] { $n } товар
        [few] { $n } товари
        [many] { $n } товарів
       *[other] { $n } товару
    }

## Рівні карт і єпископів римськими цифрами

level-roman =
    { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }

## Колоди

deck-levels =
    { $deck ->
        [i_ii] I–II
       *[iii_iv] III–IV
    }

## Що рахується: «за загони на карті»

measure-name =
    { $measure ->
        [open_tactics_yellow] відкриті жовті тактики
        [open_tactics_white] відкриті білі тактики
        [open_tactics_blue] відкриті сині тактики
        [open_tactics_red] відкриті червоні тактики
        [own_bishops_here] своїх єпископів у місті
        [own_cities_adjacent] свої суміжні міста
        [walls_here] мури міста
        [own_holy_lands] святі землі
        [own_holy_lands_uncontested] міста, де стоять лише ваші єпископи
        [own_cities] міста
        [goods_wood] деревину
        [goods_candles] свічки
        [goods_steel] сталь
        [goods_horses] коней
        [goods_spices] прянощі
        [goods_total] товари на складі
        [goods_kinds] види товарів
        [city_levels] суму рівнів міст
        [units_on_map] загони на карті
        [bishops_on_map] єпископів на карті
        [holy_lands] святі землі
        [holy_lands_saracen] святі землі в містах сарацинів
        [holy_lands_rival] святі землі в містах суперників
        [tactics_yellow] жовті тактики
        [tactics_white] білі тактики
        [tactics_blue] сині тактики
        [tactics_red] червоні тактики
        [tactics_non_starting] вивчені тактики
        [buildings] споруди
        [building_levels] суму рівнів споруд
        [rescripts] рескрипти в руці
        [active_spies] активних шпигунів
        [coins] монети
        [cities] міста
        [capital_level] рівень столиці
        [cities_level_3] міста рівня 3
        [central_cities] центральні міста
        [between_cities] проміжні міста
        [governors] намісників
       *[controls_homs] контроль над Хомсом
    }

## Що рахується: «сила 2 за кожну відкриту синю тактику»

measure-each =
    { $measure ->
        [open_tactics_yellow] кожну відкриту жовту тактику обох сторін
        [open_tactics_white] кожну відкриту білу тактику обох сторін
        [open_tactics_blue] кожну відкриту синю тактику обох сторін
        [open_tactics_red] кожну відкриту червону тактику обох сторін
        [own_bishops_here] кожного вашого єпископа в місті
        [own_cities_adjacent] кожне ваше суміжне місто
        [walls_here] кожен рівень міста
        [own_holy_lands] кожну вашу святу землю, після перевірки спірних міст
        [own_holy_lands_uncontested] кожне місто, де стоять лише ваші єпископи
        [own_cities] кожне ваше місто
        [goods_wood] кожен ваш жетон деревини
        [goods_candles] кожен ваш жетон свічок
        [goods_steel] кожен ваш жетон сталі
        [goods_horses] кожен ваш жетон коней
        [goods_spices] кожен ваш жетон прянощів
        [goods_total] кожен товар на вашому складі
        [goods_kinds] кожен вид товарів на вашому складі
        [city_levels] кожен рівень ваших міст
        [units_on_map] кожен ваш загін на карті
        [bishops_on_map] кожного вашого єпископа на карті
        [holy_lands] кожну вашу святу землю
        [holy_lands_saracen] кожну вашу святу землю в місті сарацинів
        [holy_lands_rival] кожну вашу святу землю в місті суперника
        [tactics_yellow] кожну вашу жовту тактику
        [tactics_white] кожну вашу білу тактику
        [tactics_blue] кожну вашу синю тактику
        [tactics_red] кожну вашу червону тактику
        [tactics_non_starting] кожну вашу вивчену тактику
        [buildings] кожну вашу споруду
        [building_levels] кожен рівень ваших споруд
        [rescripts] кожен рескрипт у вашій руці
        [active_spies] кожного вашого активного шпигуна
        [coins] кожну вашу монету
        [cities] кожне ваше місто
        [capital_level] кожен рівень вашої столиці
        [cities_level_3] кожне ваше місто рівня 3
        [central_cities] кожне ваше центральне місто
        [between_cities] кожне ваше проміжне місто
        [governors] кожного вашого намісника
       *[controls_homs] контроль над Хомсом
    }

## Умови

condition-met =
    { $condition ->
        [attacking] ви нападаєте
        [defending] ви захищаєтеся
        [won] ви перемогли
        [lost] ви програли
        [vs_saracens] ваш супротивник — сарацини
        [vs_player] ваш супротивник — гравець
        [own_bishop_here] в місті є ваш єпископ
        [outnumbered] у вас тут менше загонів, ніж у супротивника
        [fought_battle] ви провели битву
        [won_battle] ви перемогли в битві
        [captured_city] ви захопили місто
        [upgraded_city] ви розбудували місто
        [hired_min_4] ви найняли щонайменше 4 загони
       *[holiness_min_4] ви отримали щонайменше 4 очки святості
    }

## Журнал: підготовка

event-cities-closed = Закриті міста: { $cities }.
event-bulls-dealt =
    { $count ->
        [one] Кожному по { $count } таємній буллі: { $seats }.
        [few] Кожному таємні булли на вибір, по { $count }: { $seats }.
        [many] Кожному таємні булли на вибір, по { $count }: { $seats }.
       *[other] Кожному таємні булли на вибір, по { $count }: { $seats }.
    }
event-bulls-seen = Вам дісталися: { $bulls }.
event-bull-kept = Ви залишаєте карту «{ $bull }».
event-governors-seen = Ваші намісники на вибір: { $governors }.
event-first-governor = { $seat } призначає намісника міста { $city }: { $governor }.
event-governor-put-back = { $seat } кладе під колоду намісника: { $governor }.

## Журнал: раунди, події та набіги

event-round-begins = Раунд { $round }.
event-event-revealed = Подія: «{ $event }».
event-target-revealed =
    Наступні набіги: { $colour ->
        [yellow] на жовті міста, що дають деревину
        [white] на білі міста, що дають свічки
        [blue] на сині міста, що дають сталь
        [red] на червоні міста, що дають коней
       *[green] на зелені міста, що дають прянощі
    }.
event-bonus-uncovered =
    { $strength ->
        [0] Трек сарацинів: тепер із кожного міста в набіг іде загонів: до { $raiders }.
        [one] Трек сарацинів: сила сарацинів у набігах і битвах зростає на { $strength }.
        [few] Трек сарацинів: сила сарацинів у набігах і битвах зростає на { $strength }.
        [many] Трек сарацинів: сила сарацинів у набігах і битвах зростає на { $strength }.
       *[other] Трек сарацинів: сила сарацинів у набігах і битвах зростає на { $strength }.
    }
event-saracens-reinforced = Підкріплення сарацинів, по 1 загону: { $cities }.
event-saracens-placed = Нові загони сарацинів: { $cities }.
event-no-raiders = { $city }: поруч немає сарацинів, готових вирушити, набігу не буде.
event-raid-begins =
    Набіг на місто { $city } ({ $seat }): { $raiders ->
        [one] { $raiders } загін
        [few] { $raiders } загони
        [many] { $raiders } загонів
       *[other] { $raiders } загону
    }, сила { $strength }.
event-raid-held = { $city } тримається, перевага { $difference }.
event-raid-captures =
    { $short ->
        [0] Сили рівні: { $city } дістається сарацинам.
        [one] { $city } дістається сарацинам: забракло { $short }.
        [few] { $city } дістається сарацинам: забракло { $short }.
        [many] { $city } дістається сарацинам: забракло { $short }.
       *[other] { $city } дістається сарацинам: забракло { $short }.
    }
event-units-retreat = { $seat } відступає в місто { $city }: { units-counted }.
event-units-lost = { $seat }: відступати нікуди, у запас повертаються загони ({ $units }).
event-city-lost = { $seat } втрачає місто { $city }.
event-city-taken = { $seat } захоплює місто { $city }.
event-governor-discarded = { $city } залишається без намісника. Скинуто карту: { $governor }.
event-capital-moved = Нова столиця, { $seat }: { $city }.
event-eliminated = { $seat } втрачає останнє місто й вибуває. Цей раунд останній.

## Журнал: міста, товари та монети

event-level-raised = { $city }: рівень підвищено до { $level }.
event-level-lowered = { $city }: рівень знижено до { $level }.
event-good-gained = { $seat } отримує товар: { $good }.
event-good-given-up =
    { $seat } віддає { $state ->
        [ready] доступний
        [spent] витрачений
       *[blocked] заблокований
    } товар: { $good }.
event-good-handed-over =
    { $seat } віддає { $state ->
        [ready] доступний
        [spent] витрачений
       *[blocked] заблокований
    } товар: { $good }. Його отримує { $winner }.
event-good-blocked = { $seat }: заблоковано товар ({ $good }).
event-good-spent = { $seat } витрачає товар: { $good }.
event-goods-restored = { $seat } відновлює товар: { $good } × { $count }.
event-coins-gained = { $seat } отримує { coins-counted }.
event-coins-paid = { $seat } платить { coins-counted }.
event-coins-lost = { $seat } втрачає { coins-counted }.
event-influence-gained =
    { $seat } отримує { $influence ->
        [one] { $influence } очко впливу
        [few] { $influence } очки впливу
        [many] { $influence } очок впливу
       *[other] { $influence } очка впливу
    }.
event-discount-used =
    { $seat } користується знижкою: { $count ->
        [one] { $count } товар
        [few] { $count } товари
        [many] { $count } товарів
       *[other] { $count } товару
    }.

## Журнал: планування

event-order-placed = { $seat } викладає наказ: { $order }, внутрішня клітинка.
event-order-placed-outside = { $seat } викладає наказ: { $order }, зовнішня клітинка.
event-order-placed-reinforced = { $seat } використовує Хомс і викладає посилений наказ: { $order }, внутрішня клітинка.
event-placement-skipped = { $seat } не може викласти наказ.
event-fee-paid = { $seat } платить 1 монету. Її отримує { $owner }.
event-fee-to-bank = { $seat } платить 1 монету в загальний запас.
event-automa-placed = Автома викладає наказ: { $order }, внутрішня клітинка.
event-automa-placed-outside = Автома викладає наказ: { $order }, зовнішня клітинка.
event-automa-boost = Автома витягує посилення.
event-automa-skipped = Автомі більше нема чого викласти.
event-automa-fee = { $owner } отримує 1 монету із загального запасу.

## Журнал: ходи

event-order-begins = { $seat } виконує наказ: { $order }.
event-reinforced-order-begins = { $seat } виконує посилений наказ: { $order }.
event-order-granted = { $seat } може виконати ще один наказ: { $order }.
event-order-resolved = { $seat } завершує наказ: { $order }.
event-automa-returns = Автома забирає свій наказ: { $order }.
event-tokens-move-in = На наступний раунд у внутрішні клітинки переходять: { $orders }.
event-building-used = { $seat } використовує споруду «{ $building }».
event-bazaar-for-good = { $seat } продає на Базарі товар: { $good }.
event-bazaar-for-rescript = { $seat } продає на Базарі рескрипт «{ $rescript }».

## Журнал: ринки, збір війська й тактики

event-building-shown = { $seat } розкриває споруду «{ $building }».
event-tactic-shown = { $seat } розкриває тактику «{ $tactic }».
event-governor-shown = { $seat } розкриває намісника: { $governor }.
event-building-put-back = { $seat } кладе споруду «{ $building }» назад на колоду.
event-tactic-put-back = { $seat } кладе тактику «{ $tactic }» назад на колоду.
event-building-taken = { $seat } зводить споруду «{ $building }».
event-building-discarded = { $seat } скидає споруду «{ $building }».
event-tactic-learned = { $seat } вивчає тактику «{ $tactic }».
event-tactic-discarded = { $seat } скидає тактику «{ $tactic }».
event-governor-taken = { $seat }: намісником міста { $city } стає { $governor }.
event-starting-tactic-discarded = { $seat } відкладає стартову тактику в особистий скид.
event-starting-tactic-put-away = Ви відкладаєте в особистий скид стартову тактику «{ $tactic }».
event-starting-tactic-taken-back = { $seat } повертає в руку стартову тактику.
event-starting-tactic-back = Ви повертаєте в руку стартову тактику «{ $tactic }».
event-units-placed =
    { $seat } виставляє { $count ->
        [one] { $count } загін
        [few] { $count } загони
        [many] { $count } загонів
       *[other] { $count } загону
    } у місті { $city }.
event-unit-moved = { $seat } переміщує 1 загін: { $city } → { $to }.
event-unit-lost = { $seat } втрачає { units-counted } у місті { $city }.
event-bombarded = { $seat } прибирає 1 загін сарацинів із міста { $city }.

## Журнал: віра

event-prayed =
    { $seat } молиться й отримує { $points ->
        [one] { $points } очко святості
        [few] { $points } очки святості
        [many] { $points } очок святості
       *[other] { $points } очка святості
    }.
event-holiness-gained =
    { $seat } просувається на { $points ->
        [one] { $points } очко святості
        [few] { $points } очки святості
        [many] { $points } очок святості
       *[other] { $points } очка святості
    }. Клітинка треку святості: { $cell }.
event-bishop-trained = { $seat } висвячує єпископа в місті { $city }.
event-own-bishop-trained = Рівень вашого єпископа в місті { $city }: { level-roman }.
event-bishop-moved = { $seat } переміщує єпископа: { $origin } → { $city }.
event-bishop-returned = { $seat } втрачає єпископа в місті { $city }.
event-bishops-shown = { $city }, єпископи гравця { $seat } за рівнями: { $levels }.
event-holy-land = { $city } — свята земля гравця { $seat }.
event-no-holy-land = { $city }: нічия, святої землі тут немає ні в кого.
event-extra-moves =
    { $seat } отримує ще { $moves ->
        [one] { $moves } безплатний рух
        [few] { $moves } безплатні рухи
        [many] { $moves } безплатних рухів
       *[other] { $moves } безплатного руху
    } у цьому поході.

## Журнал: рескрипти й шпигуни

event-rescripts-drawn =
    { $seat } бере { $count ->
        [one] { $count } рескрипт
        [few] { $count } рескрипти
        [many] { $count } рескриптів
       *[other] { $count } рескрипту
    } { level-roman } рівня.
event-rescripts-seen = Ви взяли: { $rescripts }.
event-no-rescripts-left = Рескриптів { level-roman } рівня не залишилося.
event-rescript-discarded = { $seat } скидає рескрипт «{ $rescript }».
event-rescript-lost = { $seat } втрачає рескрипт «{ $rescript }».
event-rescript-played = { $seat } грає рескрипт «{ $rescript }».
event-rescript-spent = { $seat } платить рескриптом «{ $rescript }».
event-spy-drawn = { $seat } бере шпигуна.
event-spy-seen = Ваш новий шпигун: «{ $spy }».
event-no-spy-left = Шпигунів не залишилося, { $seat } нікого не бере.
event-spy-played = { $seat } підсилає шпигуна «{ $spy }». За ким він стежить: { $rival }.
event-spy-replaced = { $seat } скидає активного шпигуна «{ $spy }».
event-spy-discarded = { $seat } втрачає шпигуна «{ $spy }».
event-spy-used = { $seat } використовує шпигуна «{ $spy }». За ким він стежить: { $rival }.

## Журнал: походи та битви

event-units-marched = { $seat } вирушає в похід на місто { $city }: { units-counted }.
event-battle = Битва за місто { $city }: { $attacker } нападає, { $defender } захищається.
event-saracen-battle = Битва за місто { $city }: { $attacker } нападає на сарацинів. За сарацинів грає { $player }.
event-saracen-hand-drawn =
    { $player } бере { $count ->
        [one] { $count } карту сарацинів
        [few] { $count } карти сарацинів
        [many] { $count } карт сарацинів
       *[other] { $count } карти сарацинів
    }.
event-saracen-hand-seen = Рука сарацинів: { $cards }.
event-difference = Різниця сил на користь нападника: { $marker }.
event-battle-marker = Фішка битви, на користь нападника: { $marker }.
event-tactic-laid = { $seat } викладає тактику «{ $tactic }».
event-saracen-laid = Сарацини викладають карту «{ $card }».
event-half-cancelled =
    { $seat } закриває { $half ->
        [top] верх
       *[bottom] низ
    }.
event-both-halves-open = Карта гравця { $seat } діє повністю: закрити половину не можна.
event-tactic-covers = Половину закрито тактикою сорочкою догори. Її власник: { $seat }.
event-tactic-covers-seen = Ваша карта прикриття: «{ $tactic }».
event-saracen-covers = Половину закрито картою сарацинів сорочкою догори.
event-saracen-covers-seen = Карта прикриття сарацинів: «{ $card }».
event-battle-won = { $seat } перемагає в битві. Різниця на користь нападника: { $marker }.
event-saracens-won = Сарацини перемагають у битві. Різниця на користь нападника: { $marker }.
event-routed = Розгром: { $seat } втрачає { units-counted }.
event-saracens-routed = Розгром: сарацини втрачають { units-counted }.
event-fled = Втеча: { $seat } відводить { units-counted } до міста { $city }.
event-saracens-fled = Втеча: сарацини відводять { units-counted } до міста { $city }.
event-no-refuge = Тікати нікуди: { $seat } втрачає { units-counted }.
event-saracens-without-refuge = Тікати нікуди: сарацини втрачають { units-counted }.
event-units-join = Підкріплення: { $seat } вводить у битву { units-counted }.
event-saracens-join = Підкріплення: сарацини вводять у битву { units-counted }.
event-levied = Ополчення: { $seat } вводить у битву { units-counted } із запасу.
event-saracens-levied = Ополчення: сарацини вводять у битву { units-counted } із запасу.
event-protected = { $seat } захищає відкриті карти від втрат.
event-destruction-averted = { $seat } щадить місто: після цієї битви його рівень не знизиться.
event-hand-shown = { $seat } переглядає руку супротивника: { $opponent }.
event-saracen-hand-shown = { $seat } переглядає руку сарацинів.
event-tactics-seen = Рука супротивника ({ $opponent }): { $tactics }.
event-part-declined = { $seat } відмовляється від ефекту кінця битви.
event-tactic-lost = Втрати: { $seat } втрачає тактику «{ $tactic }».
event-tactic-kept = Втрати: { $seat } зберігає стартову тактику «{ $tactic }».
event-saracen-card-lost = Втрати: карта сарацинів «{ $card }» виходить із гри.
event-retreat-loss = Відступ: { $seat } втрачає 1 загін.
event-saracen-retreat-loss = Відступ: сарацини втрачають 1 загін.
event-retreated = { $seat } відступає в місто { $city }: { units-counted }.
event-saracens-retreated = Сарацини відступають у місто { $city }: { units-counted }.
event-no-retreat = { $seat }: відступати нікуди, у запас повертаються загони ({ $units }).
event-saracens-cannot-retreat = Сарацинам відступати нікуди, у запас повертаються загони ({ $units }).
event-saracen-cards-discarded = Скинуті карти сарацинів: { $cards }.
event-city-spared = Місто пощаджено, воно зберігає рівень: { $city }.
event-city-held = { $seat } утримує місто { $city }.
event-saracens-held = Сарацини утримують місто { $city }.

## Журнал: дохід і кінець гри

event-taxes = { $seat } збирає податки й отримує { coins-counted }.
event-goods-ready = Витрачені товари знову доступні, заблоковані стають витраченими.
event-markets-filled = Ринки заповнено. Споруди й шпигунів знову можна використовувати.
event-governor-scores =
    Намісник { $governor } приносить { $influence ->
        [one] { $influence } очко впливу
        [few] { $influence } очки впливу
        [many] { $influence } очок впливу
       *[other] { $influence } очка впливу
    }. Власник: { $seat }.
event-holy-lands-score =
    Святі землі: { $seat } отримує { $lands ->
        [one] { $lands } очко впливу
        [few] { $lands } очки впливу
        [many] { $lands } очок впливу
       *[other] { $lands } очка впливу
    }.
event-hegemony = Гегемонія: { $seat }, міст { $cities }.
event-righteousness = Праведність: { $seat }, святих земель { $lands }.
event-defeat = Поразка хрестоносців: у гравця { $seat } не залишилося міст.
event-end-of-the-era = Кінець епохи: раунд { $round } завершено.
event-bull-fulfilled =
    { $seat } розкриває карту «{ $bull }» і отримує { $influence ->
        [one] { $influence } очко впливу
        [few] { $influence } очки впливу
        [many] { $influence } очок впливу
       *[other] { $influence } очка впливу
    } за { measure-name }.
event-bull-missed = { $seat } розкриває карту «{ $bull }»: жодної цілі не досягнуто.

## Як закінчується партія

event-won =
    Перемога: { $seat }, { $influence ->
        [one] { $influence } очко впливу
        [few] { $influence } очки впливу
        [many] { $influence } очок впливу
       *[other] { $influence } очка впливу
    }.
event-won-by-conditions = Порівну очок впливу (по { $influence }): { $tied }. Вирішують Гегемонія та Праведність. Перемога: { $seat }, умов виконано: { $conditions }.
event-won-by-holiness = Порівну очок впливу (по { $influence }): { $tied }. Перемога: { $seat }, найдалі на треку святості.

score-influence = Накопичений вплив
score-bull = { $bull }
score-hegemony = Гегемонія
score-righteousness = Праведність
score-coins =
    За { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
        [many] { $coins } монет
       *[other] { $coins } монети
    }

## Скільки що варте

worth-governor = Кожної фази доходу за { measure-name } (у вас { $have })
worth-leader = Кожної фази доходу, якщо ні в кого немає більше, за { measure-name } (у вас { $have })
worth-bull = У кінці гри за { measure-name } (у вас { $have })
worth-cities = Гегемонія, у кінці гри. Ваших міст: { $count }
worth-lands = Кожної фази доходу. Ваших святих земель: { $count }
worth-righteous = Праведність, у кінці гри. Ваших святих земель: { $count }
worth-holy = Кожної фази доходу, якщо це ваша свята земля
worth-coins = У кінці гри. Ваших монет: { $count }

## Запитання й відповіді: підготовка

ask-bull = Яку буллу залишити? На вибір: { $bulls }.
option-keep-bull = { $bull }
ask-first-governor = Хто стане намісником міста { $city }?
option-keep-governor = { $governor }

## Запитання й відповіді: події та набіги

ask-raid-target = На яке з ваших міст наступний набіг? Залишилося набігів: { $left }.
option-next-raid = { $city }
ask-raid-rescript = Посилити оборону міста?
ask-retreat = Місто втрачено: { $city }. Куди відступити? Загонів: { $units }.
option-retreat-to = У місто { $city }
ask-capital = Столицю втрачено: { $city }. Яке місто стане новою?
option-new-capital = { $city }
ask-choose-effect = { $event }: який ефект вибрати?
option-choose-list = { $number }-й ефект
blocked-cannot-in-full = { $number }-й ефект: ви не можете виконати його повністю.
ask-pay-for = { $event }: заплатити { coins-counted } за ефект?
option-pay-for = Заплатити { coins-counted }
option-not-paying = Не платити

## Запитання й відповіді: втрати

ask-give-up = Рівень міста падає, і один товар ({ $good }) треба віддати. Який жетон?
ask-hand-over = { $winner } забирає у вас товар: { $good }. Який жетон віддати?
option-give-token =
    { $good }: { $state ->
        [ready] доступний жетон
        [spent] витрачений жетон
       *[blocked] заблокований жетон
    }
blocked-no-such-token =
    { $state ->
        [ready] Доступних жетонів у вас немає: { $good }.
        [spent] Витрачених жетонів у вас немає: { $good }.
       *[blocked] Заблокованих жетонів у вас немає: { $good }.
    }
ask-lose-unit =
    { $left ->
        [one] Ви втрачаєте { $left } загін. З якого міста?
        [few] Ви втрачаєте { $left } загони. З якого міста наступний?
        [many] Ви втрачаєте { $left } загонів. З якого міста наступний?
       *[other] Ви втрачаєте { $left } загону. З якого міста наступний?
    }
ask-lose-unit-of =
    { $left ->
        [one] { $victim } втрачає { $left } загін. З якого міста?
        [few] { $victim } втрачає { $left } загони. З якого міста наступний?
        [many] { $victim } втрачає { $left } загонів. З якого міста наступний?
       *[other] { $victim } втрачає { $left } загону. З якого міста наступний?
    }
option-lose-unit = { $city }
blocked-last-unit = { $city }: останній загін залишається в місті.
ask-block-good =
    { $left ->
        [one] Буде заблоковано { $left } товар. Який?
        [few] Буде заблоковано товарів: { $left }. Який наступний?
        [many] Буде заблоковано товарів: { $left }. Який наступний?
       *[other] Буде заблоковано товарів: { $left }. Який наступний?
    }
ask-block-good-of =
    { $left ->
        [one] { $victim }: буде заблоковано { $left } товар. Який?
        [few] { $victim }: буде заблоковано товарів: { $left }. Який наступний?
        [many] { $victim }: буде заблоковано товарів: { $left }. Який наступний?
       *[other] { $victim }: буде заблоковано товарів: { $left }. Який наступний?
    }
option-block-good =
    { $good }: { $state ->
        [ready] доступний жетон
        [spent] витрачений жетон
       *[blocked] заблокований жетон
    }
ask-blocked-rival =
    { $goods ->
        [one] Чий товар заблокувати?
        [few] Чиї товари заблокувати? Усього: { $goods }.
        [many] Чиї товари заблокувати? Усього: { $goods }.
       *[other] Чиї товари заблокувати? Усього: { $goods }.
    }
option-block-rival = { $rival }
blocked-nothing-to-block = { $rival }: товарів, які можна заблокувати, немає.
ask-lose-rescript =
    { $left ->
        [one] Ви втрачаєте { $left } рескрипт. Який?
        [few] Ви втрачаєте { $left } рескрипти. Який наступний?
        [many] Ви втрачаєте { $left } рескриптів. Який наступний?
       *[other] Ви втрачаєте { $left } рескрипту. Який наступний?
    }
option-lose-rescript = { $rescript }
ask-discard-building = Яку споруду скинути?
ask-discard-building-of = Яку споруду втрачає { $victim }?
option-discard-building = { $building }
ask-discard-spy = Якого шпигуна скинути?
ask-discard-spy-of = Якого шпигуна втрачає { $victim }?
option-discard-spy = { $spy }
ask-lose-bishop = Якого єпископа ви втрачаєте?
ask-lose-bishop-of = Якого єпископа втрачає { $victim }?
option-lose-bishop = { $city }: єпископ { $bishop }, рівень { level-roman }
option-lose-hidden-bishop = { $city }: єпископ { $bishop }
ask-lose-governor = Яке місто втратить намісника?
ask-lose-governor-of = { $victim }: яке місто втратить намісника?
option-lose-governor = { $city }
ask-raze-own =
    Яке з ваших міст втрачає { $levels ->
        [one] { $levels } рівень
        [few] { $levels } рівні
        [many] { $levels } рівнів
       *[other] { $levels } рівня
    }?
option-raze-own = { $city }, зараз рівень { $level }

## Запитання й відповіді: планування

ask-place =
    { $left ->
        [one] Ваш другий наказ: у яку клітинку?
        [few] Ваш наказ: у яку клітинку? Залишилося викласти наказів: { $left }.
        [many] Ваш наказ: у яку клітинку? Залишилося викласти наказів: { $left }.
       *[other] Ваш наказ: у яку клітинку? Залишилося викласти наказів: { $left }.
    }
option-place-inner =
    { $fee ->
        [0] { $order }, внутрішня клітинка
        [one] { $order }, внутрішня клітинка: плата { $fee } монета
        [few] { $order }, внутрішня клітинка: плата { $fee } монети
        [many] { $order }, внутрішня клітинка: плата { $fee } монет
       *[other] { $order }, внутрішня клітинка: плата { $fee } монети
    }
option-place-outer = { $order }, зовнішня клітинка: посилений наказ у наступному раунді, шпигун зараз
option-place-reinforced =
    { $fee ->
        [0] { $order }, внутрішня клітинка з посиленням (Хомс)
        [one] { $order }, внутрішня клітинка з посиленням (Хомс): плата { $fee } монета
        [few] { $order }, внутрішня клітинка з посиленням (Хомс): плата { $fee } монети
        [many] { $order }, внутрішня клітинка з посиленням (Хомс): плата { $fee } монет
       *[other] { $order }, внутрішня клітинка з посиленням (Хомс): плата { $fee } монети
    }
blocked-token-on-cross = { $order }: ваш жетон ще лежить на хресті.
blocked-fee-too-high =
    { $order }, внутрішня клітинка: плата { $fee ->
        [one] { $fee } монета
        [few] { $fee } монети
        [many] { $fee } монет
       *[other] { $fee } монети
    }, у вас { $coins }.
blocked-outer-taken = { $order }: зовнішня клітинка зайнята.
blocked-one-outer-a-round = У цьому раунді ваш наказ уже лежить у зовнішній клітинці.
blocked-homs-used = У цьому раунді ви вже використали Хомс.

## Запитання й відповіді: шпигуни

ask-play-spy = Ваш новий шпигун: «{ $spy }». Підіслати його до суперника?
option-play-spy = Підіслати шпигуна «{ $spy }». Суперник: { $rival }
option-play-spy-instead = Скинути шпигуна «{ $other }» і підіслати шпигуна «{ $spy }». Суперник: { $rival }
option-keep-spy = Залишити на потім
blocked-no-room-for-spy = Шпигун «{ $spy }», суперник { $rival }: немає місця. Активних шпигунів: { $active }.
ask-spy-reaction = { $rival } завершує наказ: { $order }. Використати шпигуна?
option-use-spy = Використати: { $spy }
option-use-no-spy = Не використовувати шпигунів
blocked-spy-was-used = «{ $spy }»: у цьому раунді шпигуна вже використано.
blocked-spy-does-nothing = «{ $spy }»: зараз шпигун нічого не змінить.

## Запитання й відповіді: свій хід

ask-turn = Ваш наказ: { $order }. Що далі?
ask-reinforced-turn = Ваш посилений наказ: { $order }. Що далі?
ask-after-order = Наказ виконано: { $order }. Щось іще в цей хід?
option-finish-order = Завершити наказ: { $order }
option-end-turn = Закінчити хід
option-part-upgrade = Розбудувати місто
option-part-building = Звести споруду рівня 0, I або II
option-part-extra-building = Звести ще одну споруду будь-якого рівня
option-part-pray = Молитися
option-part-units = Найняти загони
option-part-tactics = Вивчити тактики I або II рівня
option-part-extra-tactic = Вивчити ще одну тактику будь-якого рівня
option-part-march = Вирушити в похід
option-part-march-governor = Замінити намісника
option-use-building = Використати споруду «{ $building }»
option-use-bazaar = Продати товар на Базарі
option-play-rescript = Зіграти рескрипт «{ $rescript }»
blocked-part-done = У цьому наказі ви це вже зробили.
blocked-must-pray = Спершу молитва.
blocked-must-march = Якщо ви можете вирушити в похід, відмовитися не можна.
blocked-must-act = Потрібно виконати хоча б одну з двох дій: така можливість є.
blocked-building-was-used = «{ $building }»: у цьому раунді споруду вже використано.
blocked-other-order = «{ $building }»: діє після іншого наказу ({ $order }).
blocked-condition-missed = «{ $building }»: діє, лише якщо { condition-met }.
blocked-building-does-nothing = «{ $building }»: зараз споруда нічого не змінить.
blocked-wrong-moment = «{ $rescript }»: цей рескрипт для іншого моменту.
blocked-rescript-does-nothing = «{ $rescript }»: зараз рескрипт нічого не змінить.
blocked-before-manoeuvres-only = «{ $rescript }»: його грають перед вашим маневром.
ask-bazaar = Що продати на Базарі?
option-spend-good = { $good }
option-spend-rescript = Рескрипт «{ $rescript }»
blocked-no-ready-good = Доступних жетонів у вас немає: { $good }.
blocked-nothing-for-bazaar = Для Базару немає ні доступних товарів, ні рескриптів.
blocked-needed-to-buy = Цей товар потрібен, щоб заплатити за карту: { $good }.

## Запитання й відповіді: оплата

ask-pay =
    { $discount ->
        [0] Ціна: { $goods }. Як заплатити?
        [one] Ціна: { $goods }. Знижка: { $discount } товар. Як заплатити?
        [few] Ціна: { $goods }. Знижка: до { $discount } товарів. Як заплатити?
        [many] Ціна: { $goods }. Знижка: до { $discount } товарів. Як заплатити?
       *[other] Ціна: { $goods }. Знижка: до { $discount } товарів. Як заплатити?
    }
option-pay-with =
    { $goods }{ $coins ->
        [0] { "" }
        [one] , { $coins } монета
        [few] , { $coins } монети
        [many] , { $coins } монет
       *[other] , { $coins } монети
    }{ $discount ->
        [0] { "" }
        [one] , знижка на { $discount } товар
        [few] , знижка на { $discount } товари
        [many] , знижка на { $discount } товарів
       *[other] , знижка на { $discount } товару
    }
option-pay-without-goods =
    { $discount ->
        [0]
            { $coins ->
                [one] { $coins } монета
                [few] { $coins } монети
                [many] { $coins } монет
               *[other] { $coins } монети
            }
        [one] Знижка на { $discount } товар{ $coins ->
                [0] { "" }
                [one] , { $coins } монета
                [few] , { $coins } монети
                [many] , { $coins } монет
               *[other] , { $coins } монети
            }
        [few] Знижка на { $discount } товари{ $coins ->
                [0] { "" }
                [one] , { $coins } монета
                [few] , { $coins } монети
                [many] , { $coins } монет
               *[other] , { $coins } монети
            }
        [many] Знижка на { $discount } товарів{ $coins ->
                [0] { "" }
                [one] , { $coins } монета
                [few] , { $coins } монети
                [many] , { $coins } монет
               *[other] , { $coins } монети
            }
       *[other] Знижка на { $discount } товару{ $coins ->
                [0] { "" }
                [one] , { $coins } монета
                [few] , { $coins } монети
                [many] , { $coins } монет
               *[other] , { $coins } монети
            }
    }
option-pay-nothing = Більше нічого не платити
option-pay-good = { $good }
option-pay-discount = Знижка: 1 товар
option-pay-coin = 1 монета
option-pay-rescript = Рескрипт «{ $rescript }»
option-pay-rescript-part = Рескрипт «{ $rescript }» за один товар: { $good }
blocked-good-not-ready = Доступних жетонів у вас немає: { $good }.
blocked-no-coins = Монет на це у вас не залишилося.
blocked-rescript-no-help = «{ $rescript }»: на рескрипті немає потрібних товарів.

## Запитання й відповіді: ринки

ask-building =
    { $discount ->
        [0] Яку споруду звести? До { level-roman } рівня.
        [one] Яку споруду звести? До { level-roman } рівня, знижка на { $discount } товар.
        [few] Яку споруду звести? До { level-roman } рівня, знижка на { $discount } товари.
        [many] Яку споруду звести? До { level-roman } рівня, знижка на { $discount } товарів.
       *[other] Яку споруду звести? До { level-roman } рівня, знижка на { $discount } товару.
    }
ask-free-building = Яку споруду звести безплатно? До { level-roman } рівня.
ask-tactic =
    { $discount ->
        [0] Яку тактику вивчити? До { level-roman } рівня.
        [one] Яку тактику вивчити? До { level-roman } рівня, знижка на { $discount } товар.
        [few] Яку тактику вивчити? До { level-roman } рівня, знижка на { $discount } товари.
        [many] Яку тактику вивчити? До { level-roman } рівня, знижка на { $discount } товарів.
       *[other] Яку тактику вивчити? До { level-roman } рівня, знижка на { $discount } товару.
    }
ask-free-tactic = Яку тактику вивчити безплатно? До { level-roman } рівня.
ask-governor = Якого намісника взяти?
option-take-building = { $building }. Ціна: { $goods }
option-take-free-building = { $building }, безплатно
option-take-tactic = { $tactic }. Ціна: { $goods }
option-take-free-tactic = { $tactic }, безплатно
option-take-governor = { $governor }
option-take-top-building = Верх колоди { deck-levels }, наосліп
option-take-top-tactic = Верх колоди { deck-levels }, наосліп
option-take-top-governor = Верх колоди, наосліп
option-pass-pick = Нічого не брати
blocked-cannot-pay-building = «{ $building }»: ви не можете заплатити ціну ({ $goods }).
    .short = Ви не можете заплатити: { $goods }.
blocked-cannot-pay-tactic = «{ $tactic }»: ви не можете заплатити ціну ({ $goods }).
    .short = Ви не можете заплатити: { $goods }.
blocked-building-too-high = «{ $building }»: рівень вищий за { level-roman }.
    .short = Рівень вищий за { level-roman }.
blocked-tactic-too-high = «{ $tactic }»: рівень вищий за { level-roman }.
    .short = Рівень вищий за { level-roman }.
blocked-deck-too-high = У колоді { deck-levels } є карти, вищі за { level-roman } рівень.
blocked-deck-empty = Колода { deck-levels } порожня.
blocked-no-bazaar-left = Базарів у стосі не залишилося.
ask-shown-building = Ви розкрили споруду «{ $building }». Ціна: { $goods }.
ask-shown-tactic = Ви розкрили тактику «{ $tactic }». Ціна: { $goods }.
option-buy-shown = Взяти
option-bazaar-first = Спершу використати Базар
option-put-shown-back = Покласти назад на колоду
blocked-must-buy = Ви можете заплатити за цю карту, тож мусите її взяти.
blocked-must-take = Потрібно взяти карту: інших дій у цьому наказі не залишилося.
blocked-cannot-buy-shown = Ви не можете заплатити ціну: { $goods }.
ask-building-slot = Для споруди «{ $building }» немає вільної комірки. Яку карту скинути?
option-discard-from-slot = { $building }

## Запитання й відповіді: будівництво

ask-upgrade =
    { $discount ->
        [0] Яке місто розбудувати?
        [one] Яке місто розбудувати? Знижка: { $discount } товар.
        [few] Яке місто розбудувати? Знижка: до { $discount } товарів.
        [many] Яке місто розбудувати? Знижка: до { $discount } товарів.
       *[other] Яке місто розбудувати? Знижка: до { $discount } товарів.
    }
option-upgrade-city =
    { $city }: рівень { $level } за { $wood ->
        [one] { $wood } жетон деревини
        [few] { $wood } жетони деревини
        [many] { $wood } жетонів деревини
       *[other] { $wood } жетона деревини
    }
blocked-cannot-pay-upgrade =
    { $city }: ви не можете заплатити { $wood ->
        [one] { $wood } жетон деревини
        [few] { $wood } жетони деревини
        [many] { $wood } жетонів деревини
       *[other] { $wood } жетона деревини
    }.
blocked-city-at-top = { $city }: рівень уже { $level }.
blocked-no-upgrade = Вам нема за що розбудовувати міста.
blocked-no-building = Немає споруди до { level-roman } рівня, за яку ви можете заплатити.
ask-free-upgrade = Яке місто розбудувати? До рівня { $level }.
option-free-upgrade = { $city }: рівень { $level }
blocked-upgrade-too-high = { $city }: ефект діє лише до рівня { $level }.

## Запитання й відповіді: збір війська й тактики

ask-extra-units =
    { $discount ->
        [0] Безплатно ви наймаєте { $free ->
                [one] { $free } загін
                [few] { $free } загони
                [many] { $free } загонів
               *[other] { $free } загону
            }. Скільки ще найняти за сталь?
        [one] Безплатно ви наймаєте { $free ->
                [one] { $free } загін
                [few] { $free } загони
                [many] { $free } загонів
               *[other] { $free } загону
            }. Скільки ще найняти за сталь? Знижка: { $discount } товар.
        [few] Безплатно ви наймаєте { $free ->
                [one] { $free } загін
                [few] { $free } загони
                [many] { $free } загонів
               *[other] { $free } загону
            }. Скільки ще найняти за сталь? Знижка: до { $discount } товарів.
        [many] Безплатно ви наймаєте { $free ->
                [one] { $free } загін
                [few] { $free } загони
                [many] { $free } загонів
               *[other] { $free } загону
            }. Скільки ще найняти за сталь? Знижка: до { $discount } товарів.
       *[other] Безплатно ви наймаєте { $free ->
                [one] { $free } загін
                [few] { $free } загони
                [many] { $free } загонів
               *[other] { $free } загону
            }. Скільки ще найняти за сталь? Знижка: до { $discount } товарів.
    }
option-extra-units =
    { $count ->
        [0] Більше не наймати
        [one] Ще { $count } загін
        [few] Ще { $count } загони
        [many] Ще { $count } загонів
       *[other] Ще { $count } загону
    }
blocked-cannot-pay-units =
    Ще { $count ->
        [one] { $count } загін
        [few] { $count } загони
        [many] { $count } загонів
       *[other] { $count } загону
    }: ви не можете заплатити.
blocked-units-run-out = Ще { $count }: у вашому запасі загонів лише { $supply }.
ask-place-units =
    { $count ->
        [one] Куди виставити загін?
        [few] Куди виставити загони ({ $count })?
        [many] Куди виставити загони ({ $count })?
       *[other] Куди виставити загони ({ $count })?
    }
option-place-unit = { $city }
option-stop-here = Закінчити
blocked-no-units-left = У вашому запасі не залишилося загонів.
blocked-no-tactic = Немає тактики до { level-roman } рівня, за яку ви можете заплатити.
blocked-city-in-battle = { $city }: за це місто триває битва.
ask-discard-tactic =
    { $count ->
        [one] Яку тактику скинути?
        [few] Яку тактику скинути? Усього треба скинути: { $count }.
        [many] Яку тактику скинути? Усього треба скинути: { $count }.
       *[other] Яку тактику скинути? Усього треба скинути: { $count }.
    }
option-discard-tactic = { $tactic }
ask-take-back-tactic = Яку стартову тактику повернути в руку?
option-take-back-tactic = { $tactic }

## Запитання й відповіді: здобутки

ask-restore =
    { $count ->
        [one] Який витрачений товар відновити?
        [few] Які витрачені товари відновити? Не більше ніж { $count }.
        [many] Які витрачені товари відновити? Не більше ніж { $count }.
       *[other] Які витрачені товари відновити? Не більше ніж { $count }.
    }
option-restore-goods = Відновити: { $goods }
option-restore-good = { $good }
blocked-not-spent = Відновити нічого, витрачених жетонів немає: { $good }.
ask-move-units = Який загін перемістити? Залишилося рухів: { $count }.
option-move-unit = { $city } → { $to }
blocked-unit-must-stay = { $city }: останній загін залишається в місті.
ask-bombard =
    { $count ->
        [one] З якого міста прибрати загін сарацинів?
        [few] З якого міста прибрати загін сарацинів? Усього не більше ніж { $count }.
        [many] З якого міста прибрати загін сарацинів? Усього не більше ніж { $count }.
       *[other] З якого міста прибрати загін сарацинів? Усього не більше ніж { $count }.
    }
option-bombard-city = { $city }, загонів сарацинів: { $saracens }
blocked-last-saracen = { $city }: останній загін сарацинів залишається в місті.
ask-replace-governor = У якому місті змінити намісника?
option-replace-governor = { $city }: зараз { $governor }
option-fill-vacancy = { $city }: зараз без намісника

## Запитання й відповіді: віра

ask-prayer =
    Ви отримуєте { $points ->
        [one] { $points } очко святості
        [few] { $points } очки святості
        [many] { $points } очок святості
       *[other] { $points } очка святості
    }. Скільки ще взяти за свічки?
option-pray-plain = Більше не треба: усього { $points }
option-pray-more = Ще { $extra }: усього { $points }
blocked-prayer-too-dear = Ще { $extra }: ви не можете заплатити.
ask-bishop = Висвятити чи перемістити єпископа? Залишилося дій: { $left }.
ask-training = Висвятити єпископа? Залишилося висвят: { $left }.
option-train-bishop = { $city }: висвятити єпископа { level-roman } рівня
option-move-bishop = Перемістити єпископа рівня { level-roman }: { $origin } → { $city } (№ { $bishop })
option-stop-bishops =
    { $left ->
        [one] Відмовитися від останньої дії
        [few] Відмовитися від решти дій ({ $left })
        [many] Відмовитися від решти дій ({ $left })
       *[other] Відмовитися від решти дій ({ $left })
    }
ask-check-holy-land = У якому місті перевірити єпископів?
option-check-city = { $city }
ask-remove-bishop = У якому місті прибрати єпископа суперника?
option-remove-bishop-in = { $city }
ask-remove-bishop-of = { $city }: чийого єпископа прибрати?
option-remove-bishop-of = { $city }: { $rival }
blocked-no-bishop-left = Єпископів { level-roman } рівня у вас не залишилося.
blocked-no-own-bishop = { $city }: вашого єпископа тут немає.
blocked-not-own-city = { $city }: це не ваше місто.
blocked-city-fought-for = { $city }: за це місто триває битва.
blocked-moves-begun = Після першого руху висвячувати вже не можна.
blocked-bishop-has-moved = { $city }: цей єпископ уже рухався.
blocked-trainings-only = Цей ефект дає лише висвяту.
blocked-not-contested = { $city }: тут потрібні і ваш єпископ, і єпископ суперника.

## Запитання й відповіді: рескрипти

ask-discard-rescript = Рескриптів у руці може бути не більше ніж { $most }. Який скинути?
option-discard-rescript = { $rescript }
ask-battle-rescript = Зіграти рескрипт у цій битві?
ask-battle-bazaar = Використати зараз Базар?
option-play-no-rescript = Нічого не грати
option-use-window-bazaar = Продати товар на Базарі

## Запитання й відповіді: похід

ask-march-target = Яке місто стане ціллю походу?
option-march-on-own = { $city }, ваше місто
option-march-on-rival = { $city }, проти гравця { $rival }
option-march-on-saracens = { $city }, проти сарацинів
ask-march-units = { $city }: звідки йдуть загони? Безплатних рухів: { $free }.
ask-march-more = { $city }: звідки йдуть ще загони? Усього безплатних рухів: { $free }.
option-march-from = 1 загін із міста { $city }
option-march-paid-from = 1 загін із міста { $city }, за жетон коней
option-march-no-more =
    Вирушити: { $units ->
        [one] { $units } загін
        [few] { $units } загони
        [many] { $units } загонів
       *[other] { $units } загону
    }
blocked-no-unit-near = { $city }: поруч немає ваших загонів, які можуть піти.
blocked-last-unit-stays = { $city }: останній загін залишається в місті.
blocked-no-attacks-on-players = { $city }: у цьому раунді нападати на міста гравців не можна.
blocked-nowhere-to-march = Жоден ваш загін не може вирушити в похід.
blocked-no-governor-left = Намісників не залишилося.

## Запитання й відповіді: битва

ask-saracen-player = { $city }: хто грає за сарацинів?
option-saracen-player = { $seat }
blocked-saracen-player-too-far = { $seat }: цей гравець далі.
ask-battle-card = Битва за місто { $city }: яку тактику викласти? Фішка битви, на користь нападника: { $marker }.
ask-saracen-card = Битва за місто { $city }: яку карту викладуть сарацини? Фішка битви, на користь нападника: { $marker }.
option-lay-tactic = { $tactic }
option-lay-saracen = { $card }
ask-cancel-tactic = { $seat } викладає тактику «{ $tactic }». Яку половину закрити?
ask-cancel-saracen = Сарацини викладають карту «{ $card }». Яку половину закрити?
option-cancel-half =
    { $half ->
        [top] Закрити верх
       *[bottom] Закрити низ
    }
ask-reinforce =
    { $units ->
        [one] Яке місто відправить загін у місто { $city }?
        [few] Яке місто відправить загін у місто { $city }? Усього не більше ніж { $units }.
        [many] Яке місто відправить загін у місто { $city }? Усього не більше ніж { $units }.
       *[other] Яке місто відправить загін у місто { $city }? Усього не більше ніж { $units }.
    }
option-reinforce-from = 1 загін із міста { $city }
option-reinforce-no-more = Досить
blocked-nobody-to-spare = { $city }: вільних загонів тут немає.
ask-levy = { $city }: скільки загонів ополчення ввести в битву? Не більше ніж { $most }.
option-levy =
    { $units ->
        [0] Жодного
        [one] { $units } загін
        [few] { $units } загони
        [many] { $units } загонів
       *[other] { $units } загону
    }
ask-raze =
    { $most ->
        [one] Зруйнувати в місті { $city } { $most } рівень?
        [few] Скільки рівнів міста { $city } зруйнувати? Не більше ніж { $most }.
        [many] Скільки рівнів міста { $city } зруйнувати? Не більше ніж { $most }.
       *[other] Скільки рівнів міста { $city } зруйнувати? Не більше ніж { $most }.
    }
option-raze =
    { $levels ->
        [0] Не руйнувати
        [one] { $levels } рівень
        [few] { $levels } рівні
        [many] { $levels } рівнів
       *[other] { $levels } рівня
    }
ask-bribe =
    { $most ->
        [one] Заплатити { $most } монету за силу { $strength }?
        [few] Скільки монет заплатити? Кожна дає силу { $strength }. Не більше ніж { $most }.
        [many] Скільки монет заплатити? Кожна дає силу { $strength }. Не більше ніж { $most }.
       *[other] Скільки монет заплатити? Кожна дає силу { $strength }. Не більше ніж { $most }.
    }
option-bribe =
    { $coins ->
        [0] Не платити
        [one] { $coins } монета за силу { $strength }
        [few] { $coins } монети за силу { $strength }
        [many] { $coins } монет за силу { $strength }
       *[other] { $coins } монети за силу { $strength }
    }
ask-flee = Втеча з міста { $city }: куди йдуть загони ({ $units })?
option-flee-to = У місто { $city }
ask-battle-retreat = Битву за місто { $city } програно. Куди відступають загони ({ $units })?
option-battle-retreat-to = У місто { $city }
blocked-not-a-city-of-the-side = { $city }: місто не належить цій стороні.
ask-end-part = Кінець битви: використати ефект тактики «{ $tactic }»?
option-resolve-part = Використати
option-decline-part = Відмовитися
ask-captured-governor = Намісник міста { $city }: { $governor }. Залишити чи замінити?
option-keep-sitting-governor = { $city }: залишити намісника
option-replace-sitting-governor = { $city }: взяти іншого намісника

## Що роблять компоненти: ефекти

effect-holiness =
    { $n ->
        [one] { $n } очко святості
        [few] { $n } очки святості
        [many] { $n } очок святості
       *[other] { $n } очка святості
    }
effect-bishop-action =
    { $n ->
        [one] { $n } дія єпископа
        [few] { $n } дії єпископа
        [many] { $n } дій єпископа
       *[other] { $n } дії єпископа
    }
effect-train-bishop =
    { $n ->
        [one] висвятити { $n } єпископа
        [few] висвятити до { $n } єпископів
        [many] висвятити до { $n } єпископів
       *[other] висвятити до { $n } єпископів
    }
effect-train-bishop-anywhere =
    { $n ->
        [one] висвятити { $n } єпископа у будь-якому місті
        [few] висвятити до { $n } єпископів у будь-яких містах
        [many] висвятити до { $n } єпископів у будь-яких містах
       *[other] висвятити до { $n } єпископів у будь-яких містах
    }
effect-draw-rescript =
    узяти { $n ->
        [one] { $n } рескрипт
        [few] { $n } рескрипти
        [many] { $n } рескриптів
       *[other] { $n } рескрипту
    } { level-roman } рівня
effect-check-holy-land = перевірити єпископів у місті на ваш вибір; якщо це ваша свята земля:
effect-check-contested-land = перевірити єпископів у спірному місті, де є ваш єпископ; якщо це ваша свята земля:
effect-remove-rival-bishop = прибрати єпископа суперника (випадкового) з міста, де є ваш єпископ
effect-extra-moves =
    ще { $n ->
        [one] { $n } безплатний рух
        [few] { $n } безплатні рухи
        [many] { $n } безплатних рухів
       *[other] { $n } безплатного руху
    } у цьому поході
effect-gain-coins = { n-coins }
effect-gain-coins-per =
    { $most ->
        [0] { n-coins } за { measure-each }
        [one] { n-coins } за { measure-each } (не більше ніж { $most })
        [few] { n-coins } за { measure-each } (не більше ніж { $most })
        [many] { n-coins } за { measure-each } (не більше ніж { $most })
       *[other] { n-coins } за { measure-each } (не більше ніж { $most })
    }
effect-gain-influence =
    { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    }
effect-gain-influence-per =
    { $most ->
        [0]
            { $n ->
                [one] { $n } очко впливу
                [few] { $n } очки впливу
                [many] { $n } очок впливу
               *[other] { $n } очка впливу
            } за { measure-each }
        [one]
            { $n ->
                [one] { $n } очко впливу
                [few] { $n } очки впливу
                [many] { $n } очок впливу
               *[other] { $n } очка впливу
            } за { measure-each } (не більше ніж { $most })
        [few]
            { $n ->
                [one] { $n } очко впливу
                [few] { $n } очки впливу
                [many] { $n } очок впливу
               *[other] { $n } очка впливу
            } за { measure-each } (не більше ніж { $most })
        [many]
            { $n ->
                [one] { $n } очко впливу
                [few] { $n } очки впливу
                [many] { $n } очок впливу
               *[other] { $n } очка впливу
            } за { measure-each } (не більше ніж { $most })
       *[other]
            { $n ->
                [one] { $n } очко впливу
                [few] { $n } очки впливу
                [many] { $n } очок впливу
               *[other] { $n } очка впливу
            } за { measure-each } (не більше ніж { $most })
    }
effect-restore-goods =
    { $n ->
        [one] відновити { $n } товар
        [few] відновити до { $n } товарів
        [many] відновити до { $n } товарів
       *[other] відновити до { $n } товарів
    }
effect-restore-all-goods = відновити всі свої витрачені товари
effect-muster =
    { $n ->
        [one] виставити { $n } загін у своє місто
        [few] виставити до { $n } загонів у свої міста
        [many] виставити до { $n } загонів у свої міста
       *[other] виставити до { $n } загонів у свої міста
    }
effect-muster-in-capital =
    { $n ->
        [one] виставити { $n } загін у свою столицю
        [few] виставити до { $n } загонів у свою столицю
        [many] виставити до { $n } загонів у свою столицю
       *[other] виставити до { $n } загонів у свою столицю
    }
effect-move-units =
    { $n ->
        [one] перемістити { $n } загін (не останній) у своє суміжне місто
        [few] до { $n } рухів загонів між своїми суміжними містами (останній у місті залишається)
        [many] до { $n } рухів загонів між своїми суміжними містами (останній у місті залишається)
       *[other] до { $n } рухів загонів між своїми суміжними містами (останній у місті залишається)
    }
effect-bombard =
    { $n ->
        [one] прибрати { $n } загін сарацинів (не останній) з міста, суміжного з вашим
        [few] прибрати до { $n } загонів сарацинів (не останній у місті) з міст, суміжних із вашими
        [many] прибрати до { $n } загонів сарацинів (не останній у місті) з міст, суміжних із вашими
       *[other] прибрати до { $n } загонів сарацинів (не останній у місті) з міст, суміжних із вашими
    }
effect-upgrade-city =
    розбудувати місто на { $n ->
        [one] { $n } рівень
        [few] { $n } рівні
        [many] { $n } рівнів
       *[other] { $n } рівня
    }, до рівня { $level }, не витрачаючи деревини
effect-build =
    { $discount ->
        [0] можна звести споруду до { level-roman } рівня
        [one] можна звести споруду до { level-roman } рівня, знижка на { $discount } товар
        [few] можна звести споруду до { level-roman } рівня, знижка на { $discount } товари
        [many] можна звести споруду до { level-roman } рівня, знижка на { $discount } товарів
       *[other] можна звести споруду до { level-roman } рівня, знижка на { $discount } товару
    }
effect-build-free = можна безплатно звести споруду до { level-roman } рівня
effect-learn-tactic =
    { $discount ->
        [0] можна вивчити тактику до { level-roman } рівня
        [one] можна вивчити тактику до { level-roman } рівня, знижка на { $discount } товар
        [few] можна вивчити тактику до { level-roman } рівня, знижка на { $discount } товари
        [many] можна вивчити тактику до { level-roman } рівня, знижка на { $discount } товарів
       *[other] можна вивчити тактику до { level-roman } рівня, знижка на { $discount } товару
    }
effect-learn-tactic-free = можна безплатно вивчити тактику до { level-roman } рівня
effect-replace-governor = можна замінити намісника одного зі своїх міст
effect-basic-order = одразу виконати базовий наказ: { $order }
effect-draw-spy =
    узяти { $n ->
        [one] { $n } шпигуна
        [few] { $n } шпигунів
        [many] { $n } шпигунів
       *[other] { $n } шпигуна
    }
does-lose-units = втратити { n-units } (останній у місті залишається)
does-lose-units-here = втратити { n-units } у місті, на яке напали (останній залишається)
does-lose-units-of-opponent = супротивник втрачає { n-units } (останній у місті залишається)
does-lose-coins =
    втратити { $n ->
        [one] { $n } монету
        [few] { $n } монети
        [many] { $n } монет
       *[other] { $n } монети
    }
does-lose-coins-of-opponent =
    супротивник втрачає { $n ->
        [one] { $n } монету
        [few] { $n } монети
        [many] { $n } монет
       *[other] { $n } монети
    }
does-block-goods = заблокувати { n-goods } на своєму складі
does-block-goods-of-opponent = заблокувати { n-goods } супротивника
does-block-goods-of-rival = заблокувати { n-goods } суперника на ваш вибір (які, вирішує він)
does-discard-rescript =
    скинути { $n ->
        [one] { $n } рескрипт
        [few] { $n } рескрипти
        [many] { $n } рескриптів
       *[other] { $n } рескрипту
    }
does-discard-rescript-of-opponent =
    супротивник втрачає { $n ->
        [one] { $n } випадковий рескрипт
        [few] { $n } випадкові рескрипти
        [many] { $n } випадкових рескриптів
       *[other] { $n } випадкового рескрипту
    }
does-discard-building-of-opponent =
    супротивник втрачає { $n ->
        [one] { $n } споруду
        [few] { $n } споруди
        [many] { $n } споруд
       *[other] { $n } споруди
    }
does-discard-spy-of-opponent =
    супротивник втрачає { $n ->
        [one] { $n } активного шпигуна
        [few] { $n } активних шпигунів
        [many] { $n } активних шпигунів
       *[other] { $n } активного шпигуна
    }
does-lose-bishop =
    втратити { $n ->
        [one] { $n } єпископа
        [few] { $n } єпископів
        [many] { $n } єпископів
       *[other] { $n } єпископа
    }
does-lose-bishop-here =
    втратити { $n ->
        [one] { $n } єпископа
        [few] { $n } єпископів
        [many] { $n } єпископів
       *[other] { $n } єпископа
    } у місті, на яке напали
does-lose-bishop-of-opponent =
    супротивник втрачає { $n ->
        [one] { $n } єпископа
        [few] { $n } єпископів
        [many] { $n } єпископів
       *[other] { $n } єпископа
    }, ви вибираєте наосліп
does-lose-governor =
    втратити { $n ->
        [one] { $n } намісника
        [few] { $n } намісників
        [many] { $n } намісників
       *[other] { $n } намісника
    }
does-lose-governor-of-opponent =
    супротивник втрачає { $n ->
        [one] { $n } намісника
        [few] { $n } намісників
        [many] { $n } намісників
       *[other] { $n } намісника
    }
does-lose-tactic =
    втратити { $n ->
        [one] { $n } тактику
        [few] { $n } тактики
        [many] { $n } тактик
       *[other] { $n } тактики
    }, крім стартових
does-raze-own =
    одне з ваших міст, якщо може, втрачає { $n ->
        [one] { $n } рівень
        [few] { $n } рівні
        [many] { $n } рівнів
       *[other] { $n } рівня
    }
does-pay =
    за бажання заплатити { $n ->
        [one] { $n } монету
        [few] { $n } монети
        [many] { $n } монет
       *[other] { $n } монети
    } за ефект:
does-place-saracens = нові загони сарацинів у кожному центральному місті сарацинів, крім Хомса: { $n }
does-no-attacks-on-players = нападати на міста гравців не можна
does-saracen-strength = сила сарацинів у набігах і битвах +{ $n }
does-else = якщо не можете:
does-else-each = за кожен, якого бракує:
does-strength = сила { $n }
does-rout = розгром { $n }
does-flee = втеча { $n }
does-reinforce = підкріплення { $n }
does-levy = ополчення { $n }
does-raze = руйнування { $n }
does-fortify = укріплення { $n }
does-losses = втрати (відкриті тактики): { $n }
does-strength-per =
    { $most ->
        [0] сила { $n } за { measure-each }
        [one] сила { $n } за { measure-each } (не більше ніж { $most })
        [few] сила { $n } за { measure-each } (не більше ніж { $most })
        [many] сила { $n } за { measure-each } (не більше ніж { $most })
       *[other] сила { $n } за { measure-each } (не більше ніж { $most })
    }
does-rout-per =
    { $most ->
        [0] розгром { $n } за { measure-each }
        [one] розгром { $n } за { measure-each } (не більше ніж { $most })
        [few] розгром { $n } за { measure-each } (не більше ніж { $most })
        [many] розгром { $n } за { measure-each } (не більше ніж { $most })
       *[other] розгром { $n } за { measure-each } (не більше ніж { $most })
    }
does-flee-per =
    { $most ->
        [0] втеча { $n } за { measure-each }
        [one] втеча { $n } за { measure-each } (не більше ніж { $most })
        [few] втеча { $n } за { measure-each } (не більше ніж { $most })
        [many] втеча { $n } за { measure-each } (не більше ніж { $most })
       *[other] втеча { $n } за { measure-each } (не більше ніж { $most })
    }
does-reinforce-per =
    { $most ->
        [0] підкріплення { $n } за { measure-each }
        [one] підкріплення { $n } за { measure-each } (не більше ніж { $most })
        [few] підкріплення { $n } за { measure-each } (не більше ніж { $most })
        [many] підкріплення { $n } за { measure-each } (не більше ніж { $most })
       *[other] підкріплення { $n } за { measure-each } (не більше ніж { $most })
    }
does-levy-per =
    { $most ->
        [0] ополчення { $n } за { measure-each }
        [one] ополчення { $n } за { measure-each } (не більше ніж { $most })
        [few] ополчення { $n } за { measure-each } (не більше ніж { $most })
        [many] ополчення { $n } за { measure-each } (не більше ніж { $most })
       *[other] ополчення { $n } за { measure-each } (не більше ніж { $most })
    }
does-raze-per =
    { $most ->
        [0] руйнування { $n } за { measure-each }
        [one] руйнування { $n } за { measure-each } (не більше ніж { $most })
        [few] руйнування { $n } за { measure-each } (не більше ніж { $most })
        [many] руйнування { $n } за { measure-each } (не більше ніж { $most })
       *[other] руйнування { $n } за { measure-each } (не більше ніж { $most })
    }
does-fortify-per =
    { $most ->
        [0] укріплення { $n } за { measure-each }
        [one] укріплення { $n } за { measure-each } (не більше ніж { $most })
        [few] укріплення { $n } за { measure-each } (не більше ніж { $most })
        [many] укріплення { $n } за { measure-each } (не більше ніж { $most })
       *[other] укріплення { $n } за { measure-each } (не більше ніж { $most })
    }
does-losses-per =
    { $most ->
        [0] втрати (відкриті тактики): { $n } за { measure-each }
        [one] втрати (відкриті тактики): { $n } за { measure-each } (не більше ніж { $most })
        [few] втрати (відкриті тактики): { $n } за { measure-each } (не більше ніж { $most })
        [many] втрати (відкриті тактики): { $n } за { measure-each } (не більше ніж { $most })
       *[other] втрати (відкриті тактики): { $n } за { measure-each } (не більше ніж { $most })
    }
does-bribe =
    { $coins ->
        [one] можна заплатити { $coins } монету за силу { $strength }
        [few] можна заплатити до { $coins } монет, кожна дає силу { $strength }
        [many] можна заплатити до { $coins } монет, кожна дає силу { $strength }
       *[other] можна заплатити до { $coins } монет, кожна дає силу { $strength }
    }
does-protect = захист цієї карти
does-protect-all = захист усіх ваших відкритих карт у цій битві
does-no-destruction = у кінці цієї битви рівень міста не знижується
does-peek-hand = переглянути руку супротивника
does-no-cancel = половини вашої наступної карти не можна закрити

## Що роблять компоненти: моменти, ціни та списки

does-one-of = на вибір:
does-or = ; або
does-nothing = нічого
does-if = Якщо { condition-met }:
does-also-if = Якщо { condition-met }, ще:
does-at-end = У кінці битви:
does-at-end-if = У кінці битви, якщо { condition-met }:
does-top = Верх:
does-bottom = Низ:
does-starting = Стартова тактика.
does-price = Ціна:
does-goods = { $good } × { $n }
does-free = Безплатно.
does-after-order = Раз на раунд після вашого наказу ({ $order }):
does-after-order-if = Раз на раунд після вашого наказу ({ $order }), якщо { condition-met }:
does-bazaar = Раз на раунд, будь-якої миті свого ходу, за будь-який 1 товар:
does-spy = Раз на раунд після наказу суперника, за яким стежить шпигун ({ $order }):
does-goods-of-rescript = Як оплата у свій хід: { $goods }.
does-in-own-turn = Або зіграти у свій хід:
does-in-own-march = Або зіграти у своєму поході до руху загонів:
does-in-own-battle = Або зіграти у своїй битві, до або після свого маневру:
does-in-own-raid = Або зіграти під час набігу на своє місто:
does-governor = Кожної фази доходу за { measure-name }:
does-start-governor = Перший намісник у першій партії, держава: { $state }.
does-bull = У кінці гри зараховується цінніша з цілей.
does-goal = За { measure-name }:
does-tier =
    { $measure ->
        [controls_homs] { $n ->
                [one] { $n } очко впливу
                [few] { $n } очки впливу
                [many] { $n } очок впливу
               *[other] { $n } очка впливу
            }
       *[cities] від { $least } — { $n ->
                [one] { $n } очко впливу
                [few] { $n } очки впливу
                [many] { $n } очок впливу
               *[other] { $n } очка впливу
            }
    }
does-leader =
    Кожної фази доходу { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
        [many] { $n } очок впливу
       *[other] { $n } очка впливу
    } за { measure-name }, якщо у вас не менше, ніж у будь-кого іншого, і не нуль.
does-once = Один раз:
does-each-player = Кожен гравець за порядком ходу:
does-this-round = До кінця раунду:
does-raid-falls = Набіги, за перевагою міста. 0 або менше: місто захоплено.
does-raid-band = Від { $least } до { $most }:
does-raid-exactly = { $least }:
does-raid-from = { $least } і більше:

## Що роблять компоненти: міста, держави та накази

does-city-level =
    Рівень { $level }: { $goods }, { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
        [many] { $coins } монет
       *[other] { $coins } монети
    }.
does-city-upgrade =
    Розбудова до рівня { $level }: { $wood ->
        [one] { $wood } жетон деревини
        [few] { $wood } жетони деревини
        [many] { $wood } жетонів деревини
       *[other] { $wood } жетона деревини
    }.
does-state = Починає в місті { $city }. Загонів: { $units }, монет: { $coins }.
does-build =
    { $upgrades ->
        [one] Розбудуйте місто й зведіть споруду до { level-roman } рівня, у будь-якому порядку.
        [few] Розбудуйте міста (разів: { $upgrades }) і зведіть споруду до { level-roman } рівня, у будь-якому порядку.
        [many] Розбудуйте міста (разів: { $upgrades }) і зведіть споруду до { level-roman } рівня, у будь-якому порядку.
       *[other] Розбудуйте міста (разів: { $upgrades }) і зведіть споруду до { level-roman } рівня, у будь-якому порядку.
    }
does-pray =
    Отримайте { $points ->
        [one] { $points } очко святості
        [few] { $points } очки святості
        [many] { $points } очок святості
       *[other] { $points } очка святості
    }. За свічки — ще до { $paid }, по жетону за очко.
does-muster =
    Найміть { units-counted }. За сталь — ще до { $paid }, по жетону за загін. Вивчіть до { $tactics ->
        [one] { $tactics } тактики
        [few] { $tactics } тактик
        [many] { $tactics } тактик
       *[other] { $tactics } тактики
    } I або II рівня.
does-march =
    Перемістіть до { $moves ->
        [one] { $moves } загону
        [few] { $moves } загонів
        [many] { $moves } загонів
       *[other] { $moves } загону
    } в одне місто зі своїх суміжних міст. За коней — ще до { $paid }, по жетону за загін. Якщо місто не ваше, починається битва.
does-reinforced-build =
    З посиленням: знижка на { $discount ->
        [one] { $discount } товар
        [few] { $discount } товари
        [many] { $discount } товарів
       *[other] { $discount } товару
    } і ще одна споруда будь-якого рівня.
does-reinforced-pray =
    З посиленням: ще { $actions ->
        [one] { $actions } дія єпископа
        [few] { $actions } дії єпископа
        [many] { $actions } дій єпископа
       *[other] { $actions } дії єпископа
    } і рескрипт { level-roman } рівня.
does-reinforced-muster =
    З посиленням: знижка на { $discount ->
        [one] { $discount } товар
        [few] { $discount } товари
        [many] { $discount } товарів
       *[other] { $discount } товару
    } і ще одна тактика будь-якого рівня.
does-reinforced-march =
    З посиленням: ще { $moves ->
        [one] { $moves } безплатний рух
        [few] { $moves } безплатні рухи
        [many] { $moves } безплатних рухів
       *[other] { $moves } безплатного руху
    }, сила в битві +{ $strength }, можна замінити намісника.
