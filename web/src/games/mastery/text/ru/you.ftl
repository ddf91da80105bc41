# Что сделал сам читатель: вместо одноимённых сообщений.

you-event-advanced =
    Вы продвигаетесь: { $tile } ({ $hex }), { $count ->
        [one] { $count } рыцарь
        [few] { $count } рыцаря
        [many] { $count } рыцарей
       *[other] { $count } рыцаря
    }.
you-event-arena-rolls = Бросок на Арене: вы — { $first }, { $defender } — { $second }.
you-event-arranged =
    Вы возвращаете на колоду { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    } в выбранном порядке.
you-event-artefact-applies = Срабатывает ваш артефакт: { $artefact }.
you-event-artefact-broken = Вы разрушаете артефакт: { $artefact } ({ $owner }).
you-event-artefact-restored = Вы восстанавливаете артефакт: { $artefact }.
you-event-battle-begins =
    Сражение: { $tile } ({ $hex }). Атакуете вы ({ $attacking ->
        [one] { $attacking } рыцарь
        [few] { $attacking } рыцаря
        [many] { $attacking } рыцарей
       *[other] { $attacking } рыцаря
    }), обороняется { $defender } ({ $defending ->
        [one] { $defending } рыцарь
        [few] { $defending } рыцаря
        [many] { $defending } рыцарей
       *[other] { $defending } рыцаря
    }).
you-event-battle-tied = Ничья { $points } : { $points }, и вы побеждаете как обороняющийся. Разница — { $margin }.
you-event-battle-won = Вы побеждаете со счётом { $high } : { $low }. Проигрывает { $loser }, разница — { $margin }.
you-event-bonus-draw =
    Вы вскрываете карту «{ $card }»: ещё { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.
you-event-card-played = Вы играете карту «{ $card }».
you-event-cards-drawn =
    Вы тянете { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.
you-event-castle-chosen = Вы выбираете замок { $castle }.
you-event-conflict-roll = Карта «{ $card }»: вы выбрасываете { $roll }.
you-event-conflicts-revealed = Карты конфликта вскрыты: вы — { $first }, { $defender } — { $second }.
you-event-conquered = Вы завоёвываете территорию: { $tile } ({ $hex }).
you-event-crown-aimed = Вы объявляете: { $artefact }. Цель — { $target }.
you-event-crown-declared = Вы объявляете: { $artefact }.
you-event-cut-off = { $tile } ({ $hex }): территория остаётся вашей, но отрезана от замка. Рыцари не могут ни уйти отсюда, ни прийти сюда.
you-event-discarded = Вы сбрасываете карту «{ $card }».
you-event-disorder-rolls =
    { $count ->
        [0] Беспорядок: вы выбрасываете { $rolls } и никого не теряете.
        [one] Беспорядок: вы выбрасываете { $rolls } и теряете { $count } рыцаря.
        [few] Беспорядок: вы выбрасываете { $rolls } и теряете { $count } рыцарей.
        [many] Беспорядок: вы выбрасываете { $rolls } и теряете { $count } рыцарей.
       *[other] Беспорядок: вы выбрасываете { $rolls } и теряете { $count } рыцаря.
    }
you-event-equalised =
    Вы уравниваете силы: обеим сторонам засчитывается по { $count ->
        [one] { $count } рыцарю
        [few] { $count } рыцаря
        [many] { $count } рыцарей
       *[other] { $count } рыцаря
    }.
you-event-kept = Вы удерживаете территорию: { $tile } ({ $hex }).
you-event-knights-forfeit =
    { $count ->
        [one] Вам не хватает кубиков, { $count } рыцарь пропадает.
        [few] Вам не хватает кубиков, { $count } рыцаря пропадают.
        [many] Вам не хватает кубиков, { $count } рыцарей пропадают.
       *[other] Вам не хватает кубиков, { $count } рыцаря пропадает.
    }
you-event-knights-lost =
    Вы теряете { $count ->
        [one] { $count } рыцаря
        [few] { $count } рыцарей
        [many] { $count } рыцарей
       *[other] { $count } рыцаря
    } ({ $hex }).
you-event-knights-placed =
    { $count ->
        [0] Вы не можете выставить ни одного рыцаря.
        [one] Вы выставляете в замок { $count } рыцаря.
        [few] Вы выставляете в замок { $count } рыцарей.
        [many] Вы выставляете в замок { $count } рыцарей.
       *[other] Вы выставляете в замок { $count } рыцаря.
    }
you-event-left-on-top =
    Вы оставляете верхнюю карту { $whose ->
        [own] своей колоды
       *[other] колоды ({ $owner })
    } на месте.
you-event-looked =
    Вы смотрите { $count ->
        [one] верхнюю карту
        [few] { $count } верхние карты
        [many] { $count } верхних карт
       *[other] { $count } верхней карты
    } { $whose ->
        [own] своей колоды
       *[other] колоды ({ $owner })
    }.
you-event-manoeuvre-begins = Вы начинаете манёвр.
you-event-manoeuvre-gained =
    Вы получаете манёвр: теперь в запасе { $count ->
        [one] { $count } манёвр
        [few] { $count } манёвра
        [many] { $count } манёвров
       *[other] { $count } манёвра
    }.
you-event-match-begins = Партия начинается. Первый ход за вами.
you-event-no-advance = Вы не продвигаетесь.
you-event-not-discarded = Вы ничего не сбрасываете.
you-event-not-equalised = Вы не уравниваете силы.
you-event-points-gained =
    Вы получаете { $points ->
        [one] { $points } боевое очко
        [few] { $points } боевых очка
        [many] { $points } боевых очков
       *[other] { $points } боевого очка
    }.
you-event-random-discard = Вы сбрасываете случайную карту: «{ $card }».
you-event-recycled = Вы замешиваете в колоду карту «{ $card }».
you-event-redeployed = Вы завершаете передислокацию.
you-event-reshuffled =
    Вы замешиваете сброс в колоду: { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.
you-event-retreated =
    Вы отступаете в замок: { $count ->
        [one] { $count } рыцарь
        [few] { $count } рыцаря
        [many] { $count } рыцарей
       *[other] { $count } рыцаря
    }.
you-event-reversed = Перелом: сражение всё-таки выигрываете вы.
you-event-siege-beaten = Вы отбиваете осаду замка ({ $hex }).
you-event-siege-begins =
    Осада замка ({ $hex }). Атакуете вы ({ $attacking ->
        [one] { $attacking } рыцарь
        [few] { $attacking } рыцаря
        [many] { $attacking } рыцарей
       *[other] { $attacking } рыцаря
    }), обороняется { $defender } ({ $defending ->
        [one] { $defending } рыцарь
        [few] { $defending } рыцаря
        [many] { $defending } рыцарей
       *[other] { $defending } рыцаря
    }).
you-event-siege-void = Осада вашего замка ({ $hex }) окончена, сражаться некому.
you-event-start-knights =
    У вас на старте { $homelands ->
        [0] без Родных земель у замка (поэтому все рыцари в замке)
        [one] { $homelands } тайл Родных земель
        [few] { $homelands } тайла Родных земель
        [many] { $homelands } тайлов Родных земель
       *[other] { $homelands } тайла Родных земель
    }, в замке { $castle ->
        [one] { $castle } рыцарь
        [few] { $castle } рыцаря
        [many] { $castle } рыцарей
       *[other] { $castle } рыцаря
    }.
you-event-supply-lost =
    { $tile } ({ $hex }): снабжение перерезано, вы теряете { $count ->
        [one] { $count } рыцаря
        [few] { $count } рыцарей
        [many] { $count } рыцарей
       *[other] { $count } рыцаря
    }.
you-event-support-passed = Вы пасуете.
you-event-support-played =
    Вы играете карту «{ $card }» и получаете { $points ->
        [one] { $points } боевое очко
        [few] { $points } боевых очка
        [many] { $points } боевых очков
       *[other] { $points } боевого очка
    }.
you-event-support-stopped = Вы останавливаетесь.
you-event-tile-loss =
    { $tile } ({ $hex }): вы теряете { $count ->
        [one] { $count } рыцаря
        [few] { $count } рыцарей
        [many] { $count } рыцарей
       *[other] { $count } рыцаря
    }.
you-event-tile-points =
    { $tile }: вы получаете { $points ->
        [one] { $points } боевое очко
        [few] { $points } боевых очка
        [many] { $points } боевых очков
       *[other] { $points } боевого очка
    }.
you-event-top-discarded =
    Вы сбрасываете верхнюю карту { $whose ->
        [own] своей колоды
       *[other] колоды ({ $owner })
    }: «{ $card }».
you-event-transferred =
    Вы перебрасываете { $count ->
        [one] { $count } рыцаря
        [few] { $count } рыцарей
        [many] { $count } рыцарей
       *[other] { $count } рыцаря
    }: { $source } → { $target }.
you-event-turn-begins = Ход { $turn }: вы.
you-event-turn-ends = Вы завершаете ход.
you-event-won-by-points =
    Вы побеждаете в партии: { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
        [many] { $points } победных очков
       *[other] { $points } победного очка
    } (нужно { $target }).
you-event-won-by-siege = Вы берёте чужой замок ({ $owner }) и побеждаете в партии.
you-option-aim = Вы

# Что другие сделали читателю.

to-you-event-arena-rolls = Бросок на Арене: { $attacker } — { $first }, вы — { $second }.
to-you-event-artefact-broken = { $seat } разрушает ваш артефакт: { $artefact }.
to-you-event-battle-begins =
    Сражение: { $tile } ({ $hex }). Атакует { $attacker } ({ $attacking ->
        [one] { $attacking } рыцарь
        [few] { $attacking } рыцаря
        [many] { $attacking } рыцарей
       *[other] { $attacking } рыцаря
    }), обороняетесь вы ({ $defending ->
        [one] { $defending } рыцарь
        [few] { $defending } рыцаря
        [many] { $defending } рыцарей
       *[other] { $defending } рыцаря
    }).
to-you-event-battle-won = { $winner } побеждает вас со счётом { $high } : { $low }, разница — { $margin }.
to-you-event-conflicts-revealed = Карты конфликта вскрыты: { $attacker } — { $first }, вы — { $second }.
to-you-event-crown-aimed = { $seat } объявляет: { $artefact }. Цель — вы.
to-you-event-left-on-top = { $seat } оставляет верхнюю карту вашей колоды на месте.
to-you-event-looked =
    { $seat } смотрит { $count ->
        [one] верхнюю карту
        [few] { $count } верхние карты
        [many] { $count } верхних карт
       *[other] { $count } верхней карты
    } вашей колоды.
to-you-event-siege-begins =
    Осада вашего замка ({ $hex }). Атакует { $attacker } ({ $attacking ->
        [one] { $attacking } рыцарь
        [few] { $attacking } рыцаря
        [many] { $attacking } рыцарей
       *[other] { $attacking } рыцаря
    }), обороняетесь вы ({ $defending ->
        [one] { $defending } рыцарь
        [few] { $defending } рыцаря
        [many] { $defending } рыцарей
       *[other] { $defending } рыцаря
    }).
to-you-event-top-discarded = { $seat } сбрасывает верхнюю карту вашей колоды: «{ $card }».
to-you-event-won-by-siege = { $seat } берёт ваш замок и побеждает в партии.
