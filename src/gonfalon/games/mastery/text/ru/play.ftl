# Medieval Mastery: всё, что игра говорит по ходу партии.
# Имена игроков и названия карт, тайлов и артефактов приходят в именительном падеже и не склоняются.

## Журнал: подготовка и ходы

event-castle-chosen = { $seat } выбирает замок { $castle }.
event-match-begins = Партия начинается. Первый ход: { $seat }.
event-start-knights =
    { $seat }: на старте { $homelands ->
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
event-turn-begins = Ход { $turn }: { $seat }.
event-turn-ends = { $seat } завершает ход.
event-knights-placed =
    { $count ->
        [0] { $seat } не может выставить ни одного рыцаря.
        [one] { $seat } выставляет в замок { $count } рыцаря.
        [few] { $seat } выставляет в замок { $count } рыцарей.
        [many] { $seat } выставляет в замок { $count } рыцарей.
       *[other] { $seat } выставляет в замок { $count } рыцаря.
    }
event-knights-forfeit =
    { $count ->
        [one] { $seat }: не хватает кубиков, { $count } рыцарь пропадает.
        [few] { $seat }: не хватает кубиков, { $count } рыцаря пропадают.
        [many] { $seat }: не хватает кубиков, { $count } рыцарей пропадают.
       *[other] { $seat }: не хватает кубиков, { $count } рыцаря пропадает.
    }
event-card-played = { $seat } играет карту «{ $card }».
event-manoeuvre-gained =
    { $seat } получает манёвр: теперь в запасе { $count ->
        [one] { $count } манёвр
        [few] { $count } манёвра
        [many] { $count } манёвров
       *[other] { $count } манёвра
    }.
event-manoeuvre-begins = { $seat } начинает манёвр.
event-artefact-restored = { $seat } восстанавливает артефакт: { $artefact }.

## Журнал: карты

event-cards-drawn =
    { $seat } тянет { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.
event-cards-seen = В руку: { $cards }.
event-reshuffled =
    { $seat } замешивает сброс в колоду: { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.
event-bonus-draw =
    { $seat } вскрывает карту «{ $card }»: ещё { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.
event-discarded = { $seat } сбрасывает карту «{ $card }».
event-not-discarded = { $seat } ничего не сбрасывает.
event-random-discard = { $seat } сбрасывает случайную карту: «{ $card }».

## Журнал: артефакты

event-crown-declared = { $seat } объявляет: { $artefact }.
event-crown-aimed = { $seat } объявляет: { $artefact }. Цель — { $target }.
event-window-opens = Окно ответа: { $artefacts }. Кто может ответить: { $circle }.
event-window-closes = Никто не отвечает, игра продолжается.
event-artefact-broken = { $seat } разрушает артефакт: { $artefact } ({ $owner }).
event-artefact-applies = Срабатывает { $artefact } ({ $seat }).
event-looked =
    { $seat } смотрит { $count ->
        [one] верхнюю карту
        [few] { $count } верхние карты
        [many] { $count } верхних карт
       *[other] { $count } верхней карты
    } { $whose ->
        [own] своей колоды
       *[other] колоды ({ $owner })
    }.
event-look-seen = Верх колоды: { $cards }.
event-arranged =
    { $seat } возвращает на колоду { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    } в выбранном порядке.
event-left-on-top =
    { $seat } оставляет верхнюю карту { $whose ->
        [own] своей колоды
       *[other] колоды ({ $owner })
    } на месте.
event-top-discarded =
    { $seat } сбрасывает верхнюю карту { $whose ->
        [own] своей колоды
       *[other] колоды ({ $owner })
    }: «{ $card }».
event-recycled = { $seat } замешивает в колоду карту «{ $card }».

## Журнал: поле

event-transferred =
    { $seat } перебрасывает { $count ->
        [one] { $count } рыцаря
        [few] { $count } рыцарей
        [many] { $count } рыцарей
       *[other] { $count } рыцаря
    }: { $source } → { $target }.
event-redeployed = { $seat } завершает передислокацию.
event-advanced =
    { $seat } продвигается: { $tile } ({ $hex }), { $count ->
        [one] { $count } рыцарь
        [few] { $count } рыцаря
        [many] { $count } рыцарей
       *[other] { $count } рыцаря
    }.
event-no-advance = { $seat } не продвигается.
event-conquered = { $seat } завоёвывает территорию: { $tile } ({ $hex }).
event-tile-loss =
    { $tile } ({ $hex }): { $seat } теряет { $count ->
        [one] { $count } рыцаря
        [few] { $count } рыцарей
        [many] { $count } рыцарей
       *[other] { $count } рыцаря
    }.
event-abandoned = { $tile } ({ $hex }): здесь никого не осталось.
event-cut-off = { $tile } ({ $hex }): { $seat } сохраняет территорию, но она отрезана от замка.
event-supply-lost =
    { $tile } ({ $hex }): снабжение перерезано, { $seat } теряет { $count ->
        [one] { $count } рыцаря
        [few] { $count } рыцарей
        [many] { $count } рыцарей
       *[other] { $count } рыцаря
    }.

## Журнал: сражение

event-battle-begins =
    Сражение: { $tile } ({ $hex }). Атакует { $attacker } ({ $attacking ->
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
event-siege-begins =
    Осада замка ({ $hex }). Атакует { $attacker } ({ $attacking ->
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
event-tile-points =
    { $tile }: { $seat } получает { $points ->
        [one] { $points } боевое очко
        [few] { $points } боевых очка
        [many] { $points } боевых очков
       *[other] { $points } боевого очка
    }.
event-arena-rolls = Бросок на Арене: { $attacker } — { $first }, { $defender } — { $second }.
event-knights-lost =
    { $seat } теряет { $count ->
        [one] { $count } рыцаря
        [few] { $count } рыцарей
        [many] { $count } рыцарей
       *[other] { $count } рыцаря
    } ({ $hex }).
event-points-gained =
    { $seat } получает { $points ->
        [one] { $points } боевое очко
        [few] { $points } боевых очка
        [many] { $points } боевых очков
       *[other] { $points } боевого очка
    }.
event-equalised =
    { $seat } уравнивает силы: обеим сторонам засчитывается по { $count ->
        [one] { $count } рыцарю
        [few] { $count } рыцаря
        [many] { $count } рыцарей
       *[other] { $count } рыцаря
    }.
event-not-equalised = { $seat } не уравнивает силы.
event-conflicts-revealed = Карты конфликта вскрыты: { $attacker } — { $first }, { $defender } — { $second }.
event-conflict-roll = Карта «{ $card }»: { $seat } выбрасывает { $roll }.
event-support-played =
    { $seat } играет карту «{ $card }» и получает { $points ->
        [one] { $points } боевое очко
        [few] { $points } боевых очка
        [many] { $points } боевых очков
       *[other] { $points } боевого очка
    }.
event-support-stopped = { $seat } пока не играет больше карт.
event-support-passed = { $seat } пасует.
event-support-forbidden = { $tile }: в этом сражении играть карты поддержки нельзя.
event-battle-won = { $winner } побеждает со счётом { $high } : { $low }. Проигрывает { $loser }, разница — { $margin }.
event-battle-tied = Ничья { $points } : { $points }, и побеждает обороняющийся: { $defender }. Разница — { $margin }.
event-disorder-rolls =
    { $count ->
        [0] Беспорядок: { $seat } выбрасывает { $rolls } и никого не теряет.
        [one] Беспорядок: { $seat } выбрасывает { $rolls } и теряет { $count } рыцаря.
        [few] Беспорядок: { $seat } выбрасывает { $rolls } и теряет { $count } рыцарей.
        [many] Беспорядок: { $seat } выбрасывает { $rolls } и теряет { $count } рыцарей.
       *[other] Беспорядок: { $seat } выбрасывает { $rolls } и теряет { $count } рыцаря.
    }
event-reversed = Перелом: сражение всё-таки выигрывает { $seat }.
event-retreated =
    { $seat } отступает в замок: { $count ->
        [one] { $count } рыцарь
        [few] { $count } рыцаря
        [many] { $count } рыцарей
       *[other] { $count } рыцаря
    }.
event-kept = { $seat } удерживает территорию: { $tile } ({ $hex }).
event-siege-beaten = { $seat } отбивает осаду замка ({ $hex }).
event-siege-void = Осада замка окончена, сражаться некому: { $seat } ({ $hex }).
event-battle-void = { $tile } ({ $hex }): не осталось никого, территория ничья.

## Журнал: конец партии

event-won-by-points =
    { $seat } побеждает в партии: { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
        [many] { $points } победных очков
       *[other] { $points } победного очка
    } (нужно { $target }).
event-won-by-team =
    В партии побеждает команда: { $team }. Вместе { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
        [many] { $points } победных очков
       *[other] { $points } победного очка
    } (нужно { $target }).
event-won-by-siege = { $seat } берёт чужой замок ({ $owner }) и побеждает в партии.
event-ended-by-limit =
    Партия окончена: достигнут предел в { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
        [many] { $rounds } раундов
       *[other] { $rounds } раунда
    }.
score-tile = { $tile } ({ $hex })

## Сколько что стоит

worth-own = Под вашим контролем
worth-team = Под контролем союзника: { $seat }
worth-rival = Под контролем оппонента: { $seat }
worth-free = Ничья территория
worth-tiles = Ваших: { $count } из { $all }

## Вопросы

ask-castle = Какой замок вы выбираете?
ask-window =
    { $manoeuvres ->
        [0] Манёвров не осталось. Что ещё сделаете?
        [one] Ваш ход, в запасе { $manoeuvres } манёвр. Что делаете?
        [few] Ваш ход, в запасе { $manoeuvres } манёвра. Что делаете?
        [many] Ваш ход, в запасе { $manoeuvres } манёвров. Что делаете?
       *[other] Ваш ход, в запасе { $manoeuvres } манёвра. Что делаете?
    }
ask-fracture = Какой артефакт разрушить?
ask-crown-target = { $artefact }: кто будет целью?
ask-response = Вот-вот сработает: { $artefacts }. Ответить картой «{ card-fracture }»?
ask-break = Какой артефакт разрушить? Владелец — { $target }.
ask-arrange = Какую карту положить { $place }-й сверху?
ask-recycle = Какую карту замешать в колоду?
ask-top-card =
    Верхняя карта { $whose ->
        [own] вашей колоды
       *[other] колоды ({ $owner })
    } — «{ $card }». Оставить её или сбросить?
ask-discard = Сбросить карту с руки?
ask-source = Передислокация (по желанию): откуда перебросить рыцарей?
ask-destination = Куда перебросить рыцарей с гекса { $source }?
ask-count = Сколько рыцарей перебросить: { $source } → { $target }?
ask-advance = Куда продвинуться?
ask-advance-count = { $tile } ({ $hex }): сколько рыцарей отправить?
ask-equalise =
    У вас { $own ->
        [one] { $own } рыцарь
        [few] { $own } рыцаря
        [many] { $own } рыцарей
       *[other] { $own } рыцаря
    }, у оппонента { $other }. Уравнять силы по большему числу?
ask-conflict = Какую карту конфликта сыграть? Боевые очки: у вас { $own }, у оппонента { $other }.
ask-support = Сыграть карту поддержки? Боевые очки: у вашей стороны { $own }, у другой { $other }.

## Ответы

option-castle = Замок { $castle }
option-play = Сыграть карту «{ $card }»
option-crown = Использовать: { $artefact }
option-manoeuvre = Начать манёвр: передислокация, затем продвижение
option-end-turn = Завершить ход
option-break = Разрушить: { $artefact } ({ $owner })
option-aim = { $target }
option-pass = Пасовать
option-place-card = { $card }
option-recycle = Замешать в колоду карту «{ $card }»
option-keep = Оставить наверху
option-discard-top = Сбросить карту «{ $card }»
option-discard = Сбросить карту «{ $card }»
option-discard-none = Ничего не сбрасывать
option-from-castle =
    Замок: { $knights ->
        [one] { $knights } рыцарь
        [few] { $knights } рыцаря
        [many] { $knights } рыцарей
       *[other] { $knights } рыцаря
    }
option-from-tile =
    { $tile } ({ $hex }): { $knights ->
        [one] { $knights } рыцарь
        [few] { $knights } рыцаря
        [many] { $knights } рыцарей
       *[other] { $knights } рыцаря
    }
option-to-castle =
    Замок: { $knights ->
        [one] { $knights } рыцарь
        [few] { $knights } рыцаря
        [many] { $knights } рыцарей
       *[other] { $knights } рыцаря
    }, вместимость не ограничена
option-to-tile =
    { $tile } ({ $hex }): { $knights ->
        [one] { $knights } рыцарь
        [few] { $knights } рыцаря
        [many] { $knights } рыцарей
       *[other] { $knights } рыцаря
    }, вместимость { $capacity }
option-done = Оставить рыцарей на местах
option-knights =
    { $count ->
        [one] { $count } рыцарь
        [few] { $count } рыцаря
        [many] { $count } рыцарей
       *[other] { $count } рыцаря
    }
option-advance-empty = Занять: { $tile } ({ $hex }), пусто, стоимость { $value }
option-advance-attack =
    Атаковать: { $tile } ({ $hex }), стоимость { $value }; обороняется { $owner }, { $knights ->
        [one] { $knights } рыцарь
        [few] { $knights } рыцаря
        [many] { $knights } рыцарей
       *[other] { $knights } рыцаря
    }
option-advance-siege =
    Осадить замок ({ $owner }): в обороне { $knights ->
        [one] { $knights } рыцарь
        [few] { $knights } рыцаря
        [many] { $knights } рыцарей
       *[other] { $knights } рыцаря
    }
option-stay = Не продвигаться
option-equalise =
    Уравнять: обеим сторонам по { $count ->
        [one] { $count } рыцарю
        [few] { $count } рыцаря
        [many] { $count } рыцарей
       *[other] { $count } рыцаря
    }
option-decline = Оставить всё как есть
option-conflict = Сыграть карту «{ $card }»
option-no-conflict = Обойтись без карты конфликта
option-support =
    Сыграть карту «{ $card }»: { $points ->
        [one] { $points } боевое очко
        [few] { $points } боевых очка
        [many] { $points } боевых очков
       *[other] { $points } боевого очка
    }
option-stop = Больше карт пока не играть

## Отказы

blocked-not-held = У вас в руке нет карты «{ $card }».
blocked-forced-card = Карту «{ $card }» не играют по желанию: она срабатывает сама, как только попадает в руку.
blocked-no-other-artefact = У других игроков нет целых артефактов.
blocked-crown-used = { $artefact } в этом ходу уже использована.
blocked-crown-broken = { $artefact } разрушена, использовать её нельзя.
blocked-crown-idle = { $artefact } сейчас ничего не даст.
blocked-no-manoeuvre = В этом ходу у вас не осталось манёвров.
blocked-own-artefact = { $artefact } — ваш артефакт, а разрушать можно только чужие.
blocked-already-broken = { $artefact } ({ $owner }): этот артефакт уже разрушен.
blocked-declared-crown = { $artefact } — та самая корона, которую вы используете; сама себя она не разрушит.
blocked-target-idle = { $target }: с такой целью корона ничего не даст.
blocked-not-played-last-turn = Вы не играли карту «{ $card }» в свой предыдущий ход.
blocked-one-must-stay = { $tile } ({ $hex }): лишних рыцарей нет, хотя бы один должен остаться.
blocked-castle-empty = В вашем замке нет рыцарей.
blocked-unsupplied = { $tile } ({ $hex }): нет линии снабжения от вашего замка, рыцари не могут ни уйти отсюда, ни прийти сюда.
blocked-has-received = В этой передислокации сюда уже пришли рыцари, поэтому забрать их отсюда нельзя.
blocked-has-given = В этой передислокации отсюда уже ушли рыцари, поэтому привести их сюда нельзя.
blocked-tile-full =
    Места больше нет: здесь помещается не больше { $capacity ->
        [one] { $capacity } рыцаря
        [few] { $capacity } рыцарей
        [many] { $capacity } рыцарей
       *[other] { $capacity } рыцаря
    }.
blocked-no-dice = Не хватает кубиков: на поле уже { $dice } из ваших { $limit }.
blocked-no-destination = Отсюда некуда перебросить рыцарей.
blocked-out-of-reach = { $tile } ({ $hex }): не добраться, рядом нет ни вашего замка, ни вашей территории со снабжением, даже через озеро.
blocked-own-land = { $tile } ({ $hex }): это и так ваша территория.
blocked-team-land = { $tile } ({ $hex }): это территория союзника ({ $owner }).
blocked-lake = На гексе { $hex } озеро, а озёра завоевать нельзя.
blocked-castle-safe = Этот замок ({ $owner }) атаковать нельзя: такое разрешает только вариант «{ variant-castle_siege }».
blocked-siege-out-of-reach = До этого замка ({ $owner }) не добраться: рядом нет ни вашего замка, ни вашей территории со снабжением.
blocked-no-knights = В вашем замке нет рыцарей, а продвигаются только из замка.
blocked-too-many =
    { $count } — слишком много: сюда можно отправить не больше { $most ->
        [one] { $most } рыцаря
        [few] { $most } рыцарей
        [many] { $most } рыцарей
       *[other] { $most } рыцаря
    }.
blocked-must-play-conflict = У вас в руке есть карта конфликта, поэтому её нужно сыграть.
blocked-not-a-conflict-card = «{ $card }» — не карта конфликта, а сейчас можно сыграть только такую.
blocked-not-a-support-card = «{ $card }» — не карта поддержки, а сейчас можно сыграть только такую.

## Что делают компоненты: из этих фраз складываются их тексты

effect-when =
    { $when ->
        [setup] При подготовке
        [static] Всегда
        [battle_start] В начале сражения за эту территорию
        [battle_support_step] На шаге поддержки в сражении за эту территорию
        [on_conquest] При завоевании
        [before_conflict_attacker] Если вы атакуете, до выбора карт конфликта
        [before_conflict_defender] Если вы обороняетесь, до выбора карт конфликта
        [after_outcome_winner] Если вы победили в сражении
        [after_outcome_loser] Если вы проиграли сражение
        [own_turn_once] Один раз за свой ход
        [own_turn_window] В свой ход, вне манёвра
        [fracture_window] В ответ, в любой ход, когда вот-вот сработает артефакт другого игрока
        [after_draw] Как только вы закончили тянуть карты
        [conflict_reveal] Когда карты конфликта вскрыты
       *[support_play] Когда вы играете эту карту в сражении
    }
effect-add_points =
    { effect-when }: { $target ->
        [attacker] атакующий получает
        [defender] обороняющийся получает
        [opponent] оппонент получает
       *[self] вы получаете
    } { $n ->
        [one] { $n } боевое очко
        [few] { $n } боевых очка
        [many] { $n } боевых очков
       *[other] { $n } боевого очка
    }.
effect-conflict_value =
    Даёт { $n ->
        [one] { $n } боевое очко
        [few] { $n } боевых очка
        [many] { $n } боевых очков
       *[other] { $n } боевого очка
    }.
effect-conflict_roll = Когда обе карты конфликта вскрыты, бросьте кубик (от 1 до { $n }) и прибавьте результат к своим боевым очкам.
effect-support_value =
    Даёт { $n ->
        [one] { $n } боевое очко
        [few] { $n } боевых очка
        [many] { $n } боевых очков
       *[other] { $n } боевого очка
    }.
effect-set_capacity =
    У каждого игрока здесь может быть не больше { $n ->
        [one] { $n } рыцаря
        [few] { $n } рыцарей
        [many] { $n } рыцарей
       *[other] { $n } рыцаря
    }.
effect-forbid_support = В сражении за эту территорию нельзя играть карты поддержки.
effect-arena_roll = В начале сражения за эту территорию обе стороны бросают по кубику. Сторона, у которой выпало меньше, теряет здесь 1 рыцаря; при ничьей обе стороны теряют по 1. Сражение продолжается, только если рыцари остались у обеих.
effect-start_distribution = В начале партии рыцари соседнего замка делятся поровну между этим замком и его Родными землями.
effect-gain_knights =
    { effect-when }: { $target ->
        [opponent] оппонент выставляет { $n ->
                [one] { $n } рыцаря
                [few] { $n } рыцарей
                [many] { $n } рыцарей
               *[other] { $n } рыцаря
            } в свой замок.
       *[self] выставьте { $n ->
                [one] { $n } рыцаря
                [few] { $n } рыцарей
                [many] { $n } рыцарей
               *[other] { $n } рыцаря
            } в свой замок.
    }
effect-lose_knights =
    { effect-when }: { $target ->
        [opponent] оппонент теряет ещё { $n ->
                [one] { $n } рыцаря
                [few] { $n } рыцарей
                [many] { $n } рыцарей
               *[other] { $n } рыцаря
            } на территории конфликта.
       *[conqueror] вы теряете здесь { $n ->
                [one] { $n } рыцаря
                [few] { $n } рыцарей
                [many] { $n } рыцарей
               *[other] { $n } рыцаря
            }; если никого не осталось, территория пустеет.
    }
effect-draw =
    { effect-when }: вскройте эту карту, вытяните ещё { $n ->
        [one] { $n } карту
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }, затем сбросьте её.
effect-draw_up_to =
    { effect-when }: доберите руку до { $n ->
        [one] { $n } карты
        [few] { $n } карт
        [many] { $n } карт
       *[other] { $n } карты
    }.
effect-discard_choice =
    { effect-when }: вы можете сбросить { $n ->
        [one] { $n } карту
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    } с руки.
effect-discard_random =
    { effect-when }: { $target ->
        [self] вы сбрасываете
       *[opponent] оппонент сбрасывает
    } { $n ->
        [one] { $n } случайную карту
        [few] { $n } случайные карты
        [many] { $n } случайных карт
       *[other] { $n } случайной карты
    }.
effect-destroy_artefact =
    { effect-when }: { $target ->
        [any_player] выберите любого игрока и разрушьте { $n ->
                [one] { $n } его артефакт
                [few] { $n } его артефакта
                [many] { $n } его артефактов
               *[other] { $n } его артефакта
            }.
       *[other_artefact] разрушьте { $n ->
                [one] { $n } чужой артефакт
                [few] { $n } чужих артефакта
                [many] { $n } чужих артефактов
               *[other] { $n } чужого артефакта
            }.
    }
effect-cancel_and_destroy = { effect-when }: отмените его действие и разрушьте его.
effect-peek_reorder =
    { effect-when }: посмотрите { $n ->
        [one] { $n } верхнюю карту
        [few] { $n } верхние карты
        [many] { $n } верхних карт
       *[other] { $n } верхней карты
    } своей колоды и верните их наверх в любом порядке.
effect-peek_keep_or_discard = { effect-when }: посмотрите верхнюю карту колоды любого игрока, затем оставьте её на месте или сбросьте.
effect-recycle =
    { effect-when }: замешайте в колоду { $n ->
        [one] { $n } карту
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    } из своего сброса — из тех, что вы сыграли в свой предыдущий ход.
effect-equalise_knights = { effect-when }: вы можете уравнять силы, тогда в этом сражении обеим сторонам засчитывается большее из двух чисел рыцарей.
effect-redeploy = { effect-when }: проведите ещё одну передислокацию, без продвижения.
effect-extra_manoeuvre =
    { effect-when }: получите в этом ходу ещё { $n ->
        [one] { $n } манёвр
        [few] { $n } манёвра
        [many] { $n } манёвров
       *[other] { $n } манёвра
    } (передислокация и продвижение).
