# Що зробив сам читач: замість однойменних повідомлень.

you-event-advanced =
    Ви наступаєте: { $tile } ({ $hex }), { $count ->
        [one] { $count } лицар
        [few] { $count } лицарі
        [many] { $count } лицарів
       *[other] { $count } лицаря
    }.
you-event-arena-rolls = Кидок на Арені: ви — { $first }, { $defender } — { $second }.
you-event-arranged =
    Ви повертаєте на колоду { $count ->
        [one] { $count } карту
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    } у вибраному порядку.
you-event-artefact-applies = Спрацьовує ваш артефакт: { $artefact }.
you-event-artefact-broken = Ви руйнуєте артефакт: { $artefact } ({ $owner }).
you-event-artefact-restored = Ви відновлюєте артефакт: { $artefact }.
you-event-battle-begins =
    Битва: { $tile } ({ $hex }). Нападаєте ви ({ $attacking ->
        [one] { $attacking } лицар
        [few] { $attacking } лицарі
        [many] { $attacking } лицарів
       *[other] { $attacking } лицаря
    }), захищається { $defender } ({ $defending ->
        [one] { $defending } лицар
        [few] { $defending } лицарі
        [many] { $defending } лицарів
       *[other] { $defending } лицаря
    }).
you-event-battle-tied = Нічия { $points } : { $points }, тож ви перемагаєте як захисник. Різниця — { $margin }.
you-event-battle-won = Ви перемагаєте з рахунком { $high } : { $low }. Програє { $loser }, різниця — { $margin }.
you-event-bonus-draw =
    Ви розкриваєте карту «{ $card }»: ще { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }.
you-event-card-played = Ви граєте карту «{ $card }».
you-event-cards-drawn =
    Ви берете { $count ->
        [one] { $count } карту
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }.
you-event-castle-chosen = Ви вибираєте замок { $castle }.
you-event-conflict-roll = Карта «{ $card }»: ви викидаєте { $roll }.
you-event-conflicts-revealed = Карти конфлікту розкрито: ви — { $first }, { $defender } — { $second }.
you-event-conquered = Ви завойовуєте територію: { $tile } ({ $hex }).
you-event-crown-aimed = Ви оголошуєте: { $artefact }. Ціль — { $target }.
you-event-crown-declared = Ви оголошуєте: { $artefact }.
you-event-cut-off = { $tile } ({ $hex }): територія залишається вашою, але відрізана від замку. Лицарі не можуть ні піти звідси, ні прийти сюди.
you-event-discarded = Ви скидаєте карту «{ $card }».
you-event-disorder-rolls =
    { $count ->
        [0] Безлад: ви викидаєте { $rolls } і нікого не втрачаєте.
        [one] Безлад: ви викидаєте { $rolls } і втрачаєте { $count } лицаря.
        [few] Безлад: ви викидаєте { $rolls } і втрачаєте { $count } лицарів.
        [many] Безлад: ви викидаєте { $rolls } і втрачаєте { $count } лицарів.
       *[other] Безлад: ви викидаєте { $rolls } і втрачаєте { $count } лицаря.
    }
you-event-equalised =
    Ви зрівнюєте сили: обом сторонам зараховують по { $count ->
        [one] { $count } лицарю
        [few] { $count } лицарі
        [many] { $count } лицарів
       *[other] { $count } лицаря
    }.
you-event-kept = Ви утримуєте територію: { $tile } ({ $hex }).
you-event-knights-forfeit =
    { $count ->
        [one] Вам бракує кубиків, { $count } лицар пропадає.
        [few] Вам бракує кубиків, { $count } лицарі пропадають.
        [many] Вам бракує кубиків, { $count } лицарів пропадає.
       *[other] Вам бракує кубиків, { $count } лицаря пропадає.
    }
you-event-knights-lost =
    Ви втрачаєте { $count ->
        [one] { $count } лицаря
        [few] { $count } лицарів
        [many] { $count } лицарів
       *[other] { $count } лицаря
    } ({ $hex }).
you-event-knights-placed =
    { $count ->
        [0] Ви не можете виставити жодного лицаря.
        [one] Ви виставляєте в замок { $count } лицаря.
        [few] Ви виставляєте в замок { $count } лицарів.
        [many] Ви виставляєте в замок { $count } лицарів.
       *[other] Ви виставляєте в замок { $count } лицаря.
    }
you-event-left-on-top =
    Ви залишаєте верхню карту { $whose ->
        [own] своєї колоди
       *[other] колоди ({ $owner })
    } на місці.
you-event-looked =
    Ви переглядаєте { $count ->
        [one] верхню карту
        [few] { $count } верхні карти
        [many] { $count } верхніх карт
       *[other] { $count } верхньої карти
    } { $whose ->
        [own] своєї колоди
       *[other] колоди ({ $owner })
    }.
you-event-manoeuvre-begins = Ви починаєте маневр.
you-event-manoeuvre-gained =
    Ви отримуєте маневр: тепер у запасі { $count ->
        [one] { $count } маневр
        [few] { $count } маневри
        [many] { $count } маневрів
       *[other] { $count } маневру
    }.
you-event-match-begins = Партія починається. Перший хід за вами.
you-event-no-advance = Ви не наступаєте.
you-event-not-discarded = Ви нічого не скидаєте.
you-event-not-equalised = Ви не зрівнюєте сил.
you-event-points-gained =
    Ви отримуєте { $points ->
        [one] { $points } бойове очко
        [few] { $points } бойові очки
        [many] { $points } бойових очок
       *[other] { $points } бойового очка
    }.
you-event-random-discard = Ви скидаєте випадкову карту: «{ $card }».
you-event-recycled = Ви затасовуєте в колоду карту «{ $card }».
you-event-redeployed = Ви завершуєте передислокацію.
you-event-reshuffled =
    Ви затасовуєте скид у колоду: { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }.
you-event-retreated =
    Ви відступаєте до замку: { $count ->
        [one] { $count } лицар
        [few] { $count } лицарі
        [many] { $count } лицарів
       *[other] { $count } лицаря
    }.
you-event-reversed = Перелом: битву все-таки виграєте ви.
you-event-siege-beaten = Ви відбиваєте облогу замку ({ $hex }).
you-event-siege-begins =
    Облога замку ({ $hex }). Нападаєте ви ({ $attacking ->
        [one] { $attacking } лицар
        [few] { $attacking } лицарі
        [many] { $attacking } лицарів
       *[other] { $attacking } лицаря
    }), захищається { $defender } ({ $defending ->
        [one] { $defending } лицар
        [few] { $defending } лицарі
        [many] { $defending } лицарів
       *[other] { $defending } лицаря
    }).
you-event-siege-void = Облогу вашого замку ({ $hex }) закінчено, битися нікому.
you-event-start-knights =
    У вас на початку { $homelands ->
        [0] без Рідних земель біля замку (тому всі лицарі в замку)
        [one] { $homelands } тайл Рідних земель
        [few] { $homelands } тайли Рідних земель
        [many] { $homelands } тайлів Рідних земель
       *[other] { $homelands } тайла Рідних земель
    }, у замку { $castle ->
        [one] { $castle } лицар
        [few] { $castle } лицарі
        [many] { $castle } лицарів
       *[other] { $castle } лицаря
    }.
you-event-supply-lost =
    { $tile } ({ $hex }): постачання перерізано, ви втрачаєте { $count ->
        [one] { $count } лицаря
        [few] { $count } лицарів
        [many] { $count } лицарів
       *[other] { $count } лицаря
    }.
you-event-support-passed = Ви пасуєте.
you-event-support-played =
    Ви граєте карту «{ $card }» й отримуєте { $points ->
        [one] { $points } бойове очко
        [few] { $points } бойові очки
        [many] { $points } бойових очок
       *[other] { $points } бойового очка
    }.
you-event-support-stopped = Ви зупиняєтеся.
you-event-tile-loss =
    { $tile } ({ $hex }): ви втрачаєте { $count ->
        [one] { $count } лицаря
        [few] { $count } лицарів
        [many] { $count } лицарів
       *[other] { $count } лицаря
    }.
you-event-tile-points =
    { $tile }: ви отримуєте { $points ->
        [one] { $points } бойове очко
        [few] { $points } бойові очки
        [many] { $points } бойових очок
       *[other] { $points } бойового очка
    }.
you-event-top-discarded =
    Ви скидаєте верхню карту { $whose ->
        [own] своєї колоди
       *[other] колоди ({ $owner })
    }: «{ $card }».
you-event-transferred =
    Ви переміщуєте { $count ->
        [one] { $count } лицаря
        [few] { $count } лицарів
        [many] { $count } лицарів
       *[other] { $count } лицаря
    }: { $source } → { $target }.
you-event-turn-begins = Хід { $turn }: ви.
you-event-turn-ends = Ви завершуєте хід.
you-event-won-by-points =
    Ви виграєте партію: { $points ->
        [one] { $points } переможне очко
        [few] { $points } переможні очки
        [many] { $points } переможних очок
       *[other] { $points } переможного очка
    } (потрібно { $target }).
you-event-won-by-siege = Ви захоплюєте чужий замок ({ $owner }) і виграєте партію.
you-option-aim = Ви

# Що інші зробили читачеві.

to-you-event-arena-rolls = Кидок на Арені: { $attacker } — { $first }, ви — { $second }.
to-you-event-artefact-broken = { $seat } руйнує ваш артефакт: { $artefact }.
to-you-event-battle-begins =
    Битва: { $tile } ({ $hex }). Нападає { $attacker } ({ $attacking ->
        [one] { $attacking } лицар
        [few] { $attacking } лицарі
        [many] { $attacking } лицарів
       *[other] { $attacking } лицаря
    }), захищаєтеся ви ({ $defending ->
        [one] { $defending } лицар
        [few] { $defending } лицарі
        [many] { $defending } лицарів
       *[other] { $defending } лицаря
    }).
to-you-event-battle-won = { $winner } перемагає вас із рахунком { $high } : { $low }, різниця — { $margin }.
to-you-event-conflicts-revealed = Карти конфлікту розкрито: { $attacker } — { $first }, ви — { $second }.
to-you-event-crown-aimed = { $seat } оголошує: { $artefact }. Ціль — ви.
to-you-event-left-on-top = { $seat } залишає верхню карту вашої колоди на місці.
to-you-event-looked =
    { $seat } переглядає { $count ->
        [one] верхню карту
        [few] { $count } верхні карти
        [many] { $count } верхніх карт
       *[other] { $count } верхньої карти
    } вашої колоди.
to-you-event-siege-begins =
    Облога вашого замку ({ $hex }). Нападає { $attacker } ({ $attacking ->
        [one] { $attacking } лицар
        [few] { $attacking } лицарі
        [many] { $attacking } лицарів
       *[other] { $attacking } лицаря
    }), захищаєтеся ви ({ $defending ->
        [one] { $defending } лицар
        [few] { $defending } лицарі
        [many] { $defending } лицарів
       *[other] { $defending } лицаря
    }).
to-you-event-top-discarded = { $seat } скидає верхню карту вашої колоди: «{ $card }».
to-you-event-won-by-siege = { $seat } захоплює ваш замок і виграє партію.
