# Medieval Mastery: усе, що гра каже під час партії.
# Імена гравців і назви карт, тайлів та артефактів приходять у називному відмінку й не відмінюються.

## Журнал: підготовка та ходи

event-castle-chosen = { $seat } вибирає замок { $castle }.
event-match-begins = Партія починається. Перший хід: { $seat }.
event-start-knights =
    { $seat }: на початку { $homelands ->
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
event-turn-begins = Хід { $turn }: { $seat }.
event-turn-ends = { $seat } завершує хід.
event-knights-placed =
    { $count ->
        [0] { $seat } не може виставити жодного лицаря.
        [one] { $seat } виставляє в замок { $count } лицаря.
        [few] { $seat } виставляє в замок { $count } лицарів.
        [many] { $seat } виставляє в замок { $count } лицарів.
       *[other] { $seat } виставляє в замок { $count } лицаря.
    }
event-knights-forfeit =
    { $count ->
        [one] { $seat }: бракує кубиків, { $count } лицар пропадає.
        [few] { $seat }: бракує кубиків, { $count } лицарі пропадають.
        [many] { $seat }: бракує кубиків, { $count } лицарів пропадає.
       *[other] { $seat }: бракує кубиків, { $count } лицаря пропадає.
    }
event-card-played = { $seat } грає карту «{ $card }».
event-manoeuvre-gained =
    { $seat } отримує маневр: тепер у запасі { $count ->
        [one] { $count } маневр
        [few] { $count } маневри
        [many] { $count } маневрів
       *[other] { $count } маневру
    }.
event-manoeuvre-begins = { $seat } починає маневр.
event-artefact-restored = { $seat } відновлює артефакт: { $artefact }.

## Журнал: карти

event-cards-drawn =
    { $seat } бере { $count ->
        [one] { $count } карту
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }.
event-cards-seen = Узято: { $cards }.
event-reshuffled =
    { $seat } затасовує скид у колоду: { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }.
event-bonus-draw =
    { $seat } розкриває карту «{ $card }»: ще { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }.
event-discarded = { $seat } скидає карту «{ $card }».
event-not-discarded = { $seat } нічого не скидає.
event-random-discard = { $seat } скидає випадкову карту: «{ $card }».

## Журнал: артефакти

event-crown-declared = { $seat } оголошує: { $artefact }.
event-crown-aimed = { $seat } оголошує: { $artefact }. Ціль — { $target }.
event-window-opens = Вікно відповіді: { $artefacts }. Хто може відповісти: { $circle }.
event-window-closes = Ніхто не відповідає, гра триває.
event-artefact-broken = { $seat } руйнує артефакт: { $artefact } ({ $owner }).
event-artefact-applies = Спрацьовує { $artefact } ({ $seat }).
event-looked =
    { $seat } переглядає { $count ->
        [one] верхню карту
        [few] { $count } верхні карти
        [many] { $count } верхніх карт
       *[other] { $count } верхньої карти
    } { $whose ->
        [own] своєї колоди
       *[other] колоди ({ $owner })
    }.
event-look-seen = Верх колоди: { $cards }.
event-arranged =
    { $seat } повертає на колоду { $count ->
        [one] { $count } карту
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    } у вибраному порядку.
event-left-on-top =
    { $seat } залишає верхню карту { $whose ->
        [own] своєї колоди
       *[other] колоди ({ $owner })
    } на місці.
event-top-discarded =
    { $seat } скидає верхню карту { $whose ->
        [own] своєї колоди
       *[other] колоди ({ $owner })
    }: «{ $card }».
event-recycled = { $seat } затасовує в колоду карту «{ $card }».

## Журнал: поле

event-transferred =
    { $seat } переміщує { $count ->
        [one] { $count } лицаря
        [few] { $count } лицарів
        [many] { $count } лицарів
       *[other] { $count } лицаря
    }: { $source } → { $target }.
event-redeployed = { $seat } завершує передислокацію.
event-advanced =
    { $seat } наступає: { $tile } ({ $hex }), { $count ->
        [one] { $count } лицар
        [few] { $count } лицарі
        [many] { $count } лицарів
       *[other] { $count } лицаря
    }.
event-no-advance = { $seat } не наступає.
event-conquered = { $seat } завойовує територію: { $tile } ({ $hex }).
event-tile-loss =
    { $tile } ({ $hex }): { $seat } втрачає { $count ->
        [one] { $count } лицаря
        [few] { $count } лицарів
        [many] { $count } лицарів
       *[other] { $count } лицаря
    }.
event-abandoned = { $tile } ({ $hex }): тут нікого не залишилося.
event-cut-off = { $tile } ({ $hex }): { $seat } зберігає територію, але вона відрізана від замку.
event-supply-lost =
    { $tile } ({ $hex }): постачання перерізано, { $seat } втрачає { $count ->
        [one] { $count } лицаря
        [few] { $count } лицарів
        [many] { $count } лицарів
       *[other] { $count } лицаря
    }.

## Журнал: битва

event-battle-begins =
    Битва: { $tile } ({ $hex }). Нападає { $attacker } ({ $attacking ->
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
event-siege-begins =
    Облога замку ({ $hex }). Нападає { $attacker } ({ $attacking ->
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
event-tile-points =
    { $tile }: { $seat } отримує { $points ->
        [one] { $points } бойове очко
        [few] { $points } бойові очки
        [many] { $points } бойових очок
       *[other] { $points } бойового очка
    }.
event-arena-rolls = Кидок на Арені: { $attacker } — { $first }, { $defender } — { $second }.
event-knights-lost =
    { $seat } втрачає { $count ->
        [one] { $count } лицаря
        [few] { $count } лицарів
        [many] { $count } лицарів
       *[other] { $count } лицаря
    } ({ $hex }).
event-points-gained =
    { $seat } отримує { $points ->
        [one] { $points } бойове очко
        [few] { $points } бойові очки
        [many] { $points } бойових очок
       *[other] { $points } бойового очка
    }.
event-equalised =
    { $seat } зрівнює сили: обом сторонам зараховують по { $count ->
        [one] { $count } лицарю
        [few] { $count } лицарі
        [many] { $count } лицарів
       *[other] { $count } лицаря
    }.
event-not-equalised = { $seat } не зрівнює сил.
event-conflicts-revealed = Карти конфлікту розкрито: { $attacker } — { $first }, { $defender } — { $second }.
event-conflict-roll = Карта «{ $card }»: { $seat } викидає { $roll }.
event-support-played =
    { $seat } грає карту «{ $card }» й отримує { $points ->
        [one] { $points } бойове очко
        [few] { $points } бойові очки
        [many] { $points } бойових очок
       *[other] { $points } бойового очка
    }.
event-support-stopped = { $seat } поки що не грає більше карт.
event-support-passed = { $seat } пасує.
event-support-forbidden = { $tile }: у цій битві грати карти підтримки не можна.
event-battle-won = { $winner } перемагає з рахунком { $high } : { $low }. Програє { $loser }, різниця — { $margin }.
event-battle-tied = Нічия { $points } : { $points }, тож перемагає захисник: { $defender }. Різниця — { $margin }.
event-disorder-rolls =
    { $count ->
        [0] Безлад: { $seat } викидає { $rolls } і нікого не втрачає.
        [one] Безлад: { $seat } викидає { $rolls } і втрачає { $count } лицаря.
        [few] Безлад: { $seat } викидає { $rolls } і втрачає { $count } лицарів.
        [many] Безлад: { $seat } викидає { $rolls } і втрачає { $count } лицарів.
       *[other] Безлад: { $seat } викидає { $rolls } і втрачає { $count } лицаря.
    }
event-reversed = Перелом: битву все-таки виграє { $seat }.
event-retreated =
    { $seat } відступає до замку: { $count ->
        [one] { $count } лицар
        [few] { $count } лицарі
        [many] { $count } лицарів
       *[other] { $count } лицаря
    }.
event-kept = { $seat } утримує територію: { $tile } ({ $hex }).
event-siege-beaten = { $seat } відбиває облогу замку ({ $hex }).
event-siege-void = Облогу замку закінчено, битися нікому: { $seat } ({ $hex }).
event-battle-void = { $tile } ({ $hex }): не залишилося нікого, територія нічия.

## Журнал: кінець партії

event-won-by-points =
    { $seat } виграє партію: { $points ->
        [one] { $points } переможне очко
        [few] { $points } переможні очки
        [many] { $points } переможних очок
       *[other] { $points } переможного очка
    } (потрібно { $target }).
event-won-by-team =
    Партію виграє команда: { $team }. Разом { $points ->
        [one] { $points } переможне очко
        [few] { $points } переможні очки
        [many] { $points } переможних очок
       *[other] { $points } переможного очка
    } (потрібно { $target }).
event-won-by-siege = { $seat } захоплює чужий замок ({ $owner }) і виграє партію.
event-ended-by-limit =
    Партію завершено: зіграно { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунди
        [many] { $rounds } раундів
       *[other] { $rounds } раунду
    }, ліміт вичерпано.
score-tile = { $tile } ({ $hex })

## Скільки що варте

worth-own = Під вашим контролем
worth-team = Під контролем союзника: { $seat }
worth-rival = Під контролем опонента: { $seat }
worth-free = Територія нічия
worth-tiles = Ваших: { $count } з { $all }

## Запитання

ask-castle = Який замок ви вибираєте?
ask-window =
    { $manoeuvres ->
        [0] Маневрів не залишилося. Що ще зробите?
        [one] Ваш хід, у запасі { $manoeuvres } маневр. Що робите?
        [few] Ваш хід, у запасі { $manoeuvres } маневри. Що робите?
        [many] Ваш хід, у запасі { $manoeuvres } маневрів. Що робите?
       *[other] Ваш хід, у запасі { $manoeuvres } маневру. Що робите?
    }
ask-fracture = Який артефакт зруйнувати?
ask-crown-target = { $artefact }: хто буде ціллю?
ask-response = От-от спрацює: { $artefacts }. Відповісти картою «{ card-fracture }»?
ask-break = Який артефакт зруйнувати? Власник — { $target }.
ask-arrange = Яку карту покласти { $place }-ю згори?
ask-recycle = Яку карту затасувати в колоду?
ask-top-card =
    Верхня карта { $whose ->
        [own] вашої колоди
       *[other] колоди ({ $owner })
    } — «{ $card }». Залишити її чи скинути?
ask-discard = Скинути карту з руки?
ask-source = Передислокація (за бажанням): звідки перемістити лицарів?
ask-destination = Куди перемістити лицарів із гекса { $source }?
ask-count = Скільки лицарів перемістити: { $source } → { $target }?
ask-advance = Куди наступати?
ask-advance-count = { $tile } ({ $hex }): скільки лицарів відправити?
ask-equalise =
    У вас { $own ->
        [one] { $own } лицар
        [few] { $own } лицарі
        [many] { $own } лицарів
       *[other] { $own } лицаря
    }, в опонента { $other }. Зрівняти сили за більшим числом?
ask-conflict = Яку карту конфлікту зіграти? Бойові очки: у вас { $own }, в опонента { $other }.
ask-support = Зіграти карту підтримки? Бойові очки: у вашої сторони { $own }, в іншої { $other }.

## Відповіді

option-castle = Замок { $castle }
option-play = Зіграти карту «{ $card }»
option-crown = Використати: { $artefact }
option-manoeuvre = Почати маневр: передислокація, потім наступ
option-end-turn = Завершити хід
option-break = Зруйнувати: { $artefact } ({ $owner })
option-aim = { $target }
option-pass = Пасувати
option-place-card = { $card }
option-recycle = Затасувати в колоду карту «{ $card }»
option-keep = Залишити зверху
option-discard-top = Скинути карту «{ $card }»
option-discard = Скинути карту «{ $card }»
option-discard-none = Нічого не скидати
option-from-castle =
    Замок: { $knights ->
        [one] { $knights } лицар
        [few] { $knights } лицарі
        [many] { $knights } лицарів
       *[other] { $knights } лицаря
    }
option-from-tile =
    { $tile } ({ $hex }): { $knights ->
        [one] { $knights } лицар
        [few] { $knights } лицарі
        [many] { $knights } лицарів
       *[other] { $knights } лицаря
    }
option-to-castle =
    Замок: { $knights ->
        [one] { $knights } лицар
        [few] { $knights } лицарі
        [many] { $knights } лицарів
       *[other] { $knights } лицаря
    }, місткість не обмежена
option-to-tile =
    { $tile } ({ $hex }): { $knights ->
        [one] { $knights } лицар
        [few] { $knights } лицарі
        [many] { $knights } лицарів
       *[other] { $knights } лицаря
    }, місткість { $capacity }
option-done = Залишити лицарів на місцях
option-knights =
    { $count ->
        [one] { $count } лицар
        [few] { $count } лицарі
        [many] { $count } лицарів
       *[other] { $count } лицаря
    }
option-advance-empty = Зайняти: { $tile } ({ $hex }), порожньо, вартість { $value }
option-advance-attack =
    Напасти: { $tile } ({ $hex }), вартість { $value }; захищається { $owner }, { $knights ->
        [one] { $knights } лицар
        [few] { $knights } лицарі
        [many] { $knights } лицарів
       *[other] { $knights } лицаря
    }
option-advance-siege =
    Узяти в облогу замок ({ $owner }): в обороні { $knights ->
        [one] { $knights } лицар
        [few] { $knights } лицарі
        [many] { $knights } лицарів
       *[other] { $knights } лицаря
    }
option-stay = Не наступати
option-equalise =
    Зрівняти: обом сторонам по { $count ->
        [one] { $count } лицарю
        [few] { $count } лицарі
        [many] { $count } лицарів
       *[other] { $count } лицаря
    }
option-decline = Залишити все як є
option-conflict = Зіграти карту «{ $card }»
option-no-conflict = Обійтися без карти конфлікту
option-support =
    Зіграти карту «{ $card }»: { $points ->
        [one] { $points } бойове очко
        [few] { $points } бойові очки
        [many] { $points } бойових очок
       *[other] { $points } бойового очка
    }
option-stop = Поки що не грати більше карт

## Відмови

blocked-not-held = У вашій руці немає карти «{ $card }».
blocked-forced-card = Карту «{ $card }» не грають за бажанням: вона спрацьовує сама, щойно потрапляє в руку.
blocked-no-other-artefact = В інших гравців немає цілих артефактів.
blocked-crown-used = { $artefact }: цього ходу її вже використано.
blocked-crown-broken = { $artefact }: її зруйновано, використати не можна.
blocked-crown-idle = { $artefact } зараз нічого не дасть.
blocked-no-manoeuvre = Цього ходу у вас не залишилося маневрів.
blocked-own-artefact = { $artefact } — ваш артефакт, а руйнувати можна лише чужі.
blocked-already-broken = { $artefact } ({ $owner }): цей артефакт уже зруйновано.
blocked-declared-crown = { $artefact } — та сама корона, яку ви використовуєте; сама себе вона не зруйнує.
blocked-target-idle = { $target }: із такою ціллю корона нічого не дасть.
blocked-not-played-last-turn = Ви не грали карту «{ $card }» у свій попередній хід.
blocked-one-must-stay = { $tile } ({ $hex }): зайвих лицарів немає, хоча б один має залишитися.
blocked-castle-empty = У вашому замку немає лицарів.
blocked-unsupplied = { $tile } ({ $hex }): немає лінії постачання від вашого замку, лицарі не можуть ні піти звідси, ні прийти сюди.
blocked-has-received = У цій передислокації сюди вже прийшли лицарі, тож забрати їх звідси не можна.
blocked-has-given = У цій передислокації звідси вже пішли лицарі, тож привести їх сюди не можна.
blocked-tile-full =
    Місця більше немає: тут може стояти щонайбільше { $capacity ->
        [one] { $capacity } лицар
        [few] { $capacity } лицарі
        [many] { $capacity } лицарів
       *[other] { $capacity } лицаря
    }.
blocked-no-dice = Бракує кубиків: на полі вже { $dice } з ваших { $limit }.
blocked-no-destination = Звідси лицарів нікуди перемістити.
blocked-out-of-reach = { $tile } ({ $hex }): не дістатися, поруч немає ні вашого замку, ні вашої території з постачанням, навіть через озеро.
blocked-own-land = { $tile } ({ $hex }): це й так ваша територія.
blocked-team-land = { $tile } ({ $hex }): це територія союзника ({ $owner }).
blocked-lake = На гексі { $hex } озеро, а озера завоювати не можна.
blocked-castle-safe = На цей замок ({ $owner }) нападати не можна: таке дозволяє лише варіант «{ variant-castle_siege }».
blocked-siege-out-of-reach = До цього замку ({ $owner }) не дістатися: поруч немає ні вашого замку, ні вашої території з постачанням.
blocked-no-knights = У вашому замку немає лицарів, а наступають лише із замку.
blocked-too-many =
    { $count } — забагато: сюди можна відправити щонайбільше { $most ->
        [one] { $most } лицаря
        [few] { $most } лицарів
        [many] { $most } лицарів
       *[other] { $most } лицаря
    }.
blocked-must-play-conflict = У вашій руці є карта конфлікту, тож її треба зіграти.
blocked-not-a-conflict-card = «{ $card }» — не карта конфлікту, а зараз можна зіграти лише таку.
blocked-not-a-support-card = «{ $card }» — не карта підтримки, а зараз можна зіграти лише таку.

## Що роблять компоненти: із цих фраз складаються їхні тексти

effect-when =
    { $when ->
        [setup] Під час підготовки
        [static] Завжди
        [battle_start] На початку битви тут
        [battle_support_step] На кроці підтримки в битві тут
        [on_conquest] Після завоювання
        [before_conflict_attacker] Якщо ви нападаєте, до вибору карт конфлікту
        [before_conflict_defender] Якщо ви захищаєтеся, до вибору карт конфлікту
        [after_outcome_winner] Якщо ви перемогли в битві
        [after_outcome_loser] Якщо ви програли битву
        [own_turn_once] Один раз за свій хід
        [own_turn_window] У свій хід, поза маневром
        [fracture_window] У відповідь, у будь-який хід, коли от-от спрацює артефакт іншого гравця
        [after_draw] Щойно ви закінчили брати карти
        [conflict_reveal] Коли карти конфлікту розкрито
       *[support_play] Коли ви граєте цю карту в битві
    }
effect-add_points =
    { effect-when }: { $target ->
        [attacker] нападник отримує
        [defender] захисник отримує
        [opponent] опонент отримує
       *[self] ви отримуєте
    } { $n ->
        [one] { $n } бойове очко
        [few] { $n } бойові очки
        [many] { $n } бойових очок
       *[other] { $n } бойового очка
    }.
effect-conflict_value =
    Дає { $n ->
        [one] { $n } бойове очко
        [few] { $n } бойові очки
        [many] { $n } бойових очок
       *[other] { $n } бойового очка
    }.
effect-conflict_roll = Коли обидві карти конфлікту розкрито, киньте кубик (від 1 до { $n }) і додайте результат до своїх бойових очок.
effect-support_value =
    Дає { $n ->
        [one] { $n } бойове очко
        [few] { $n } бойові очки
        [many] { $n } бойових очок
       *[other] { $n } бойового очка
    }.
effect-set_capacity =
    Кожен гравець може мати тут щонайбільше { $n ->
        [one] { $n } лицаря
        [few] { $n } лицарів
        [many] { $n } лицарів
       *[other] { $n } лицаря
    }.
effect-forbid_support = У битві тут не можна грати карти підтримки.
effect-arena_roll = На початку битви тут обидві сторони кидають по кубику. Сторона, у якої випало менше, втрачає тут 1 лицаря; за однакових кидків обидві сторони втрачають по 1. Битва триває, лише якщо лицарі залишилися в обох.
effect-start_distribution = На початку партії лицарів суміжного замку ділять порівну між цим замком і його Рідними землями.
effect-gain_knights =
    { effect-when }: { $target ->
        [opponent] опонент виставляє { $n ->
                [one] { $n } лицаря
                [few] { $n } лицарів
                [many] { $n } лицарів
               *[other] { $n } лицаря
            } у свій замок.
       *[self] виставте { $n ->
                [one] { $n } лицаря
                [few] { $n } лицарів
                [many] { $n } лицарів
               *[other] { $n } лицаря
            } у свій замок.
    }
effect-lose_knights =
    { effect-when }: { $target ->
        [opponent] опонент втрачає ще { $n ->
                [one] { $n } лицаря
                [few] { $n } лицарів
                [many] { $n } лицарів
               *[other] { $n } лицаря
            } на території конфлікту.
       *[conqueror] ви втрачаєте тут { $n ->
                [one] { $n } лицаря
                [few] { $n } лицарів
                [many] { $n } лицарів
               *[other] { $n } лицаря
            }; якщо нікого не залишилося, територія порожніє.
    }
effect-draw =
    { effect-when }: розкрийте цю карту, візьміть ще { $n ->
        [one] { $n } карту
        [few] { $n } карти
        [many] { $n } карт
       *[other] { $n } карти
    }, а тоді скиньте її.
effect-draw_up_to =
    { effect-when }: доберіть руку до { $n ->
        [one] { $n } карти
        [few] { $n } карт
        [many] { $n } карт
       *[other] { $n } карти
    }.
effect-discard_choice =
    { effect-when }: ви можете скинути { $n ->
        [one] { $n } карту
        [few] { $n } карти
        [many] { $n } карт
       *[other] { $n } карти
    } з руки.
effect-discard_random =
    { effect-when }: { $target ->
        [self] ви скидаєте
       *[opponent] опонент скидає
    } { $n ->
        [one] { $n } випадкову карту
        [few] { $n } випадкові карти
        [many] { $n } випадкових карт
       *[other] { $n } випадкової карти
    }.
effect-destroy_artefact =
    { effect-when }: { $target ->
        [any_player] виберіть будь-якого гравця й зруйнуйте { $n ->
                [one] { $n } його артефакт
                [few] { $n } його артефакти
                [many] { $n } його артефактів
               *[other] { $n } його артефакту
            }.
       *[other_artefact] зруйнуйте { $n ->
                [one] { $n } чужий артефакт
                [few] { $n } чужі артефакти
                [many] { $n } чужих артефактів
               *[other] { $n } чужого артефакту
            }.
    }
effect-cancel_and_destroy = { effect-when }: скасуйте його дію і зруйнуйте його.
effect-peek_reorder =
    { effect-when }: перегляньте { $n ->
        [one] { $n } верхню карту
        [few] { $n } верхні карти
        [many] { $n } верхніх карт
       *[other] { $n } верхньої карти
    } своєї колоди й поверніть їх нагору в будь-якому порядку.
effect-peek_keep_or_discard = { effect-when }: перегляньте верхню карту колоди будь-якого гравця, а тоді залиште її на місці або скиньте.
effect-recycle =
    { effect-when }: затасуйте в колоду { $n ->
        [one] { $n } карту
        [few] { $n } карти
        [many] { $n } карт
       *[other] { $n } карти
    } зі свого скиду — з тих, які ви зіграли у свій попередній хід.
effect-equalise_knights = { effect-when }: ви можете зрівняти сили — у цій битві обом сторонам зараховують більше з двох чисел лицарів.
effect-redeploy = { effect-when }: проведіть ще одну передислокацію, без наступу.
effect-extra_manoeuvre =
    { effect-when }: отримайте цього ходу ще { $n ->
        [one] { $n } маневр
        [few] { $n } маневри
        [many] { $n } маневрів
       *[other] { $n } маневру
    } (передислокація та наступ).
