# Что сделал сам читатель: вместо одноимённых сообщений.

you-event-advanced =
    { $stage ->
        [1] Вы выигрываете четвертьфинал.
        [2] Вы выигрываете полуфинал.
       *[other] Вы выигрываете финал.
    }
you-event-allies-bound = Вы засчитываете в титул «{ $title }» жетоны поддержки: { $allies }.
you-event-ally-gained = Вы берёте жетон поддержки «{ $ally }».
you-event-ally-none-left = Вы не получаете жетон поддержки «{ $ally }»: в стопке со свитком таких не осталось.
you-event-ally-readied = Вы обновляете жетон поддержки «{ $ally }».
you-event-ally-recovered = После поражения вы обновляете жетон поддержки «{ $ally }».
you-event-ally-used = Вы используете жетон поддержки «{ $ally }».
you-event-attack-raised = Ваша атака: +{ $n }, теперь { $attack }.
you-event-card-discarded = Вы кладёте карту «{ $travel }» в личный сброс.
you-event-card-drawn =
    Вы берёте верхнюю карту из колоды { $type ->
        [romance] романтики
        [trade] торговли
       *[challenge] испытаний
    }.
you-event-card-played = Вы играете карту «{ $travel }».
you-event-card-taken = Вы берёте выложенную карту «{ $travel }».
you-event-cards-enough = Вы больше не берёте карт.
you-event-cards-given-back =
    Вы возвращаете { $count ->
        [one] { $count } карту путешествия
        [few] { $count } карты путешествий
        [many] { $count } карт путешествий
       *[other] { $count } карты путешествий
    }.
you-event-cards-run-out = Вы больше не можете взять карт: они кончились.
you-event-challenge-lost = Вы не выдерживаете испытания «{ $travel }». Карта возвращается в руку.
you-event-challenge-won = Вы выдерживаете испытание «{ $travel }».
you-event-character-chosen = Вы играете за персонажа «{ $character }».
you-event-consolation =
    Вы выбываете { $stage ->
        [1] в четвертьфинале
        [2] в полуфинале
       *[other] в финале
    } и можете сыграть { $most ->
        [one] { $most } карту путешествия
        [few] до { $most } карт путешествий
        [many] до { $most } карт путешествий
       *[other] до { $most } карты путешествий
    }.
you-event-die-turned = Вы переворачиваете кубик: { $before } → { $after }. Атака: { $attack }.
you-event-duel-card = Вы выходите на поединок. Испытание: «{ $travel }».
you-event-duel-knight = Вы выходите на поединок. Противник: { $knight }.
you-event-duel-lost = Вы проигрываете поединок, { $passes } : { $lost }.
you-event-duel-opponent = Вы выходите на поединок против виртуального противника.
you-event-duel-player = Вы выходите на поединок. Противник: { $other }.
you-event-duel-title = Вы выходите на поединок за титул «{ $title }».
you-event-duel-won = Вы побеждаете в поединке, { $passes } : { $lost }.
you-event-faith-recovered = Вы возвращаете себе 1 жетон веры.
you-event-faith-spent = Вы тратите 1 жетон веры на переброс.
you-event-foe-humbled = Вы высмеиваете противника: престиж −{ $n }, теперь { $prestige }.
you-event-foe-weakened = Вы ослабляете противника: атака −{ $n }, теперь { $attack }.
you-event-gained = Вы получаете { counted-goods }.
you-event-glory-gained =
    Вы получаете { $count ->
        [one] { $count } очко славы
        [few] { $count } очка славы
        [many] { $count } очков славы
       *[other] { $count } очка славы
    }. Всего: { $glory }.
you-event-glory-lost =
    Вы теряете { $count ->
        [one] { $count } очко славы
        [few] { $count } очка славы
        [many] { $count } очков славы
       *[other] { $count } очка славы
    }. Осталось: { $glory }.
you-event-goal-open = Вы выбираете открытую личную цель: титул «{ $title }».
you-event-goal-revealed = Вы открываете личную цель: титул «{ $title }».
you-event-goals-dealt = Вы выбираете личную цель. Титулов на выбор: { $count }.
you-event-goods-bound = Вы засчитываете в титул «{ $title }» { counted-goods }.
you-event-knight-challenged = Вы бросаете вызов: { $knight } ({ $city }).
you-event-later-cards =
    За позднее место в порядке хода вы берёте вслепую { $count ->
        [one] { $count } карту испытания
        [few] { $count } карты испытаний
        [many] { $count } карт испытаний
       *[other] { $count } карты испытаний
    }.
you-event-level-not-raised =
    Вы не улучшаете { $item ->
        [steed] скакуна
       *[armour] броню
    } до { to-roman } уровня: для этого нужен предыдущий уровень.
you-event-level-raised =
    Вы улучшаете { $item ->
        [steed] скакуна
       *[armour] броню
    } до { level-roman } уровня.
you-event-lost = Вы теряете { counted-goods }.
you-event-no-relics = Вы не получаете реликвии: в запасе их не осталось.
you-event-no-titles = Вы не берёте титулов: они кончились.
you-event-nobody-to-hire = Вы никого не нанимаете: на карте события нет жетона поддержки.
you-event-not-registered = Вы не ставите щит: подходящих свободных рыцарей нет.
you-event-paid = Вы платите { counted-goods }.
you-event-pass-lost = Вы проигрываете стычку { $number }, { $attack } : { $against }.
you-event-pass-won = Вы выигрываете стычку { $number }, { $attack } : { $against }.
you-event-pawn-laid =
    Вы кладёте на карту события { $count ->
        [one] { $count } фишку
        [few] { $count } фишки
        [many] { $count } фишек
       *[other] { $count } фишки
    }.
you-event-pawn-placed = Вы ставите фишку: { $action }. Осталось фишек: { $left }.
you-event-prestige-gained = Вы получаете жетон престижа «{ $prestige }».
you-event-prestige-none-left = Вы не получаете жетон престижа «{ $prestige }»: в запасе таких не осталось.
you-event-prestige-owned = Вы не получаете второй жетон престижа «{ $prestige }»: такой у вас уже есть.
you-event-prestige-readied = Вы обновляете жетон престижа «{ $prestige }».
you-event-prestige-recovered = После поражения вы обновляете жетон престижа «{ $prestige }».
you-event-prestige-spent = Победа при равной атаке: вы переворачиваете жетон престижа «{ $prestige }».
you-event-prize-won = Вы выигрываете турнир и получаете приз: «{ $prize }».
you-event-relic-gained = Вы получаете реликвию «{ $relic }».
you-event-relic-none-left = Вы не получаете реликвию «{ $relic }»: в запасе таких не осталось.
you-event-relic-readied = Вы обновляете реликвию «{ $relic }».
you-event-relic-recovered = После поражения вы обновляете реликвию «{ $relic }».
you-event-relic-used = Вы используете реликвию «{ $relic }».
you-event-relics-bound = Вы засчитываете в титул «{ $title }» реликвии: { $relics }.
you-event-rerolled = Вы перебрасываете: { $before }. Теперь: { $after }. Атака: { $attack }.
you-event-rolled = Вы бросаете кубики: { $dice }. Атака: { $attack }.
you-event-shield-placed = Вы записываетесь на турнир, ячейка { $place }.
you-event-start-cards = Вы берёте начальные карты: романтика — { $romance }, торговля — { $trade }, испытания — { $challenge }.
you-event-strength-committed =
    Вы вкладываете { $count ->
        [one] { $count } жетон силы
        [few] { $count } жетона силы
        [many] { $count } жетонов силы
       *[other] { $count } жетона силы
    }, всего в этом поединке { $total }.
you-event-strength-recovered = Вы возвращаете себе 1 жетон силы.
you-event-tie-initiative = Равны и атака, и престиж: решает лучшая инициатива, побеждаете вы.
you-event-tie-player = Равны и атака, и престиж: в этом случае побеждает игрок, то есть вы.
you-event-title-claimed = Вы претендуете на титул «{ $title }».
you-event-title-fulfilled =
    Вы получаете титул «{ $title }»: { $glory ->
        [one] { $glory } очко славы
        [few] { $glory } очка славы
        [many] { $glory } очков славы
       *[other] { $glory } очка славы
    }.
you-event-title-kept =
    { $discarded ->
        [0] Вы оставляете титул личной целью.
        [one] Вы оставляете один титул личной целью, сброшено титулов: { $discarded }.
        [few] Вы оставляете один титул личной целью, сброшено титулов: { $discarded }.
        [many] Вы оставляете один титул личной целью, сброшено титулов: { $discarded }.
       *[other] Вы оставляете один титул личной целью, сброшено титулов: { $discarded }.
    }
you-event-title-lost = Вы не получаете титул «{ $title }»: поединок проигран, второй попытки нет.
you-event-titles-drawn =
    Вы берёте { $count ->
        [one] { $count } титул
        [few] { $count } титула
        [many] { $count } титулов
       *[other] { $count } титула
    }.
you-event-travel-passed = Вы пасуете.
you-event-travel-stopped = Вы больше не играете карт.
you-event-waited = Вы ждёте.
you-event-won =
    Партия окончена. Победа за вами: { $glory ->
        [one] { $glory } очко славы
        [few] { $glory } очка славы
        [many] { $glory } очков славы
       *[other] { $glory } очка славы
    }.
you-event-won-by-prestige =
    Партия окончена. Поровну очков славы (по { $glory }): { $tied }. Всё решают жетоны престижа. Победа за вами: { $tokens ->
        [one] { $tokens } жетон престижа
        [few] { $tokens } жетона престижа
        [many] { $tokens } жетонов престижа
       *[other] { $tokens } жетона престижа
    }.

# Что другие сделали читателю.

to-you-event-duel-player = { $seat } выходит на поединок с вами.
