# Лицо Medieval Mastery: слова поля, которых нет в самих правилах.

mastery-board = Поле
mastery-closer = Приблизить
mastery-farther = Отдалить
mastery-whole = Всё поле

## Места

mastery-spot-held =
    { $name } ({ $place }), { $owner }: { $knights ->
        [one] { $knights } рыцарь
        [few] { $knights } рыцаря
        [many] { $knights } рыцарей
       *[other] { $knights } рыцаря
    }. Стоимость { $value }.
mastery-spot-free = { $name } ({ $place }): ничья территория. Стоимость { $value }.
mastery-spot-castle =
    Замок { $name } ({ $place }), { $owner }: { $knights ->
        [0] рыцарей нет
        [one] { $knights } рыцарь
        [few] { $knights } рыцаря
        [many] { $knights } рыцарей
       *[other] { $knights } рыцаря
    }.
mastery-spot-lake = Озеро ({ $place })
mastery-bare = Территория стоимостью { $value }
mastery-spot-bare = Территория стоимостью { $value } ({ $place })
mastery-held-by =
    Контролирует { $owner }, { $knights ->
        [one] { $knights } рыцарь
        [few] { $knights } рыцаря
        [many] { $knights } рыцарей
       *[other] { $knights } рыцаря
    }.
mastery-held-by-nobody = Ничья территория.
mastery-worth = Стоимость { $value }.
mastery-capacity = Рыцарей здесь — не больше { $count }.
mastery-unsupplied = Без снабжения: в передислокации не участвует.
mastery-siege-defence = Обороняющихся рыцарей — { $count }, сколько бы их ни стояло в замке.
mastery-your-supply = { $owner }: снабжение
mastery-within-reach = Можно продвинуться: +2 — очки, 7 : 4 — боевые очки до карт, если послать всех, кого можно

## Продвижение

mastery-to-send = Сколько рыцарей послать
mastery-there =
    { $castle }: { $count ->
        [one] { $count } рыцарь
        [few] { $count } рыцаря
        [many] { $count } рыцарей
       *[other] { $count } рыцаря
    }
mastery-you = Вы
mastery-row-knights = Рыцари
mastery-row-tile = Территория: { $tile }
mastery-row-sceptres = Скипетры
mastery-row-equal = { $sceptre }: обе стороны считаются за { $count }
mastery-row-conflict = Карты конфликта
mastery-row-support = Поддержка
mastery-before-cards = До карт
mastery-if-won = Если победите
mastery-if-lost = Если проиграете
mastery-at-once = Сразу
mastery-lost-note = Потери равны разнице, остальные рыцари отступят. При ничьей побеждает обороняющийся.
mastery-points-go = { $seat } { $from } → { $to }
mastery-gained =
    { $count ->
        [one] Туда придёт { $count } новый рыцарь.
        [few] Туда придут { $count } новых рыцаря.
        [many] Туда придут { $count } новых рыцарей.
       *[other] Туда придёт { $count } нового рыцаря.
    }
mastery-drowned =
    { $count ->
        [one] { $count } рыцарь там погибнет.
        [few] { $count } рыцаря там погибнут.
        [many] { $count } рыцарей там погибнут.
       *[other] { $count } рыцаря там погибнут.
    }
mastery-abandoned = Там никого не останется: территория будет ничьей.
mastery-discards = Можно сбросить карту.
mastery-wins = Это победа в партии.
mastery-siege-wins = Взятие замка приносит победу в партии.
mastery-stay-home =
    { $count ->
        [0] В замке никого не останется.
        [one] В замке останется { $count } рыцарь.
        [few] В замке останутся { $count } рыцаря.
        [many] В замке останутся { $count } рыцарей.
       *[other] В замке останутся { $count } рыцаря.
    }
mastery-advance-with =
    { $count ->
        [one] Продвинуть { $count } рыцаря
        [few] Продвинуть { $count } рыцарей
        [many] Продвинуть { $count } рыцарей
       *[other] Продвинуть { $count } рыцаря
    }
mastery-attack-with =
    { $count ->
        [one] Послать в атаку { $count } рыцаря
        [few] Послать в атаку { $count } рыцарей
        [many] Послать в атаку { $count } рыцарей
       *[other] Послать в атаку { $count } рыцаря
    }
mastery-back = Назад
mastery-close = Закрыть
mastery-reach-count =
    { $count ->
        [0] Продвинуться сейчас некуда.
        [one] Доступно для продвижения: { $count } территория.
        [few] Доступно для продвижения: { $count } территории.
        [many] Доступно для продвижения: { $count } территорий.
       *[other] Доступно для продвижения: { $count } территории.
    }

## Передислокация

mastery-redeploy = Передислокация
mastery-redeploy-how = Перетаскивайте рыцарей с места на место или нажимайте + и −.
mastery-to-place =
    { $count ->
        [0] Все рыцари расставлены.
        [one] Осталось расставить { $count } рыцаря.
        [few] Осталось расставить { $count } рыцарей.
        [many] Осталось расставить { $count } рыцарей.
       *[other] Осталось расставить { $count } рыцаря.
    }
mastery-too-many =
    { $count ->
        [one] Лишний рыцарь: { $count }.
        [few] Лишних рыцарей: { $count }.
        [many] Лишних рыцарей: { $count }.
       *[other] Лишних рыцарей: { $count }.
    }
mastery-dice-left =
    { $count ->
        [one] { $count } кубик в резерве
        [few] { $count } кубика в резерве
        [many] { $count } кубиков в резерве
       *[other] { $count } кубика в резерве
    }
mastery-fewer = На рыцаря меньше: { $name }
mastery-more = На рыцаря больше: { $name }
mastery-redeploy-keep = Оставить рыцарей на местах
mastery-redeploy-do = Подтвердить передислокацию
mastery-redeploy-again = Сбросить
mastery-redeploy-change = { $name } ({ $place }): { $from } → { $to }
mastery-of-most = { $knights } из { $most }

## Сражение

mastery-battle-for = Сражение: { $tile }
mastery-siege-of = Осада: { $castle }
mastery-steps = Шаги сражения
mastery-step = Шаг { $number } · { $name }
mastery-step-1 = Территория
mastery-step-2 = Добор
mastery-step-3 = Скипетры
mastery-step-4 = Конфликт
mastery-step-5 = Поддержка
mastery-step-6 = Исход
mastery-step-7 = Державы
mastery-step-8 = Потери
mastery-step-9 = Конец
mastery-attacks = Атакует
mastery-defends = Обороняется
mastery-on-field =
    { $count ->
        [0] рыцарей в бою нет
        [one] { $count } рыцарь в бою
        [few] { $count } рыцаря в бою
        [many] { $count } рыцарей в бою
       *[other] { $count } рыцаря в бою
    }
mastery-in-hand =
    { $count ->
        [0] карт в руке нет
        [one] в руке { $count } карта
        [few] в руке { $count } карты
        [many] в руке { $count } карт
       *[other] в руке { $count } карты
    }
mastery-counts-as = засчитывается { $count }
mastery-sealed = лицом вниз
mastery-no-card = Без карты
mastery-standing-win =
    { $you ->
        [yes] Сейчас побеждаете вы с разницей в { $margin }.
       *[no] Сейчас побеждает { $winner } с разницей в { $margin }.
    }
mastery-standing-tie =
    { $you ->
        [yes] Ничья: вы обороняетесь и побеждаете с разницей в { $margin }.
       *[no] Ничья: побеждает обороняющийся, { $winner }, с разницей в { $margin }.
    }
mastery-won-by =
    { $you ->
        [yes] Вы побеждаете с разницей в { $margin }.
       *[no] Побеждает { $winner } с разницей в { $margin }.
    }
mastery-cost =
    { $falls ->
        [one] падёт { $falls } рыцарь
        [few] падут { $falls } рыцаря
        [many] падут { $falls } рыцарей
       *[other] падут { $falls } рыцаря
    }, отступят: { $returns }
mastery-ahead = впереди на { $margin }
mastery-behind = позади на { $margin }
mastery-tie-lost = при ничьей победит обороняющийся
mastery-tie-won = ничья в вашу пользу
mastery-stake = С этой территорией ({ $tile }) у вас { $to } из { $target } очков, без неё — { $from }.
mastery-part-waits = сейчас сработает
mastery-part-applied = действует
mastery-part-if_won = шаг 7: при победе
mastery-part-if_lost = шаг 7: при поражении
mastery-part-idle = не в этом сражении
mastery-part-broken = артефакт разрушен
mastery-see-board = Показать поле
mastery-see-battle = Показать сражение
mastery-not-now = Сейчас сыграть нельзя

## Окна ответа

mastery-window = Окно ответа
mastery-window-note = Вопрос получают одновременно, поэтому никто не узнает, кто мог ответить:
mastery-window-fracture = Карта «{ $card }» разрушила бы артефакт: сейчас он не сработает и останется разрушенным до конца следующего хода владельца.
mastery-window-passed = Ваш ответ принят. Окно закроется для всех сразу.

## Подготовка

mastery-castles = Замки
mastery-castle-taken = занят: { $owner }
mastery-castle-free = свободен

## Свои компоненты и полоса мест

mastery-hand = Рука
mastery-artefacts = Артефакты
mastery-manoeuvres = Осталось манёвров
mastery-crown = Корона
mastery-crown-ready = не использована
mastery-crown-used = использована
mastery-crown-broken = разрушена
mastery-deck = Колода
mastery-discard = Сброс
mastery-dice = Кубики в резерве
mastery-unseen = В руке или колоде
mastery-known-top = Известно, что сверху: { $cards }
mastery-empty-hand = Карт в руке нет
mastery-points = Победные очки
mastery-points-of = { $points } из { $target }
mastery-knights = Рыцари
mastery-cards = Карты в руке
mastery-team = Команда { $number }
mastery-copies = × { $count }
mastery-destroyed = Артефакт разрушен и лежит лицом вниз до конца хода владельца.
mastery-hint-leave = Рыцари выходят только из замка { $castle }.
mastery-hint-secret = Обе карты вскрываются одновременно.
mastery-hint-support = Начинает сторона, у которой меньше очков. Шаг закончится, когда все подряд спасуют; после сыгранной карты всех спрашивают снова.
mastery-hint-window = Этот же вопрос видят все, у кого может быть такая карта.
mastery-hint-window-none = У вас нет карты «{ card-fracture }», так что остаётся пасовать.
mastery-order-note = У вас теперь есть «{ card-fracture }»
mastery-no-points = очков пока нет
mastery-hint-discard-orb = По желанию: так позволяет ваша держава.
mastery-hint-discard-tile = По желанию: так позволяет эта территория.
mastery-hint-discard-crown = По желанию: так позволяет Корона гнева.
mastery-hint-goal = Цель продвижения: { $place }. Сначала можно перебросить рыцарей; если не нужно, нажмите на неё ещё раз.
mastery-hint-support-none = Карт поддержки у вас нет. Вас всё равно каждый раз спрашивают, чтобы никто об этом не узнал.
mastery-unused-manoeuvres =
    { $count ->
        [one] { $count } манёвр не использован
        [few] { $count } манёвра не использовано
        [many] { $count } манёвров не использовано
       *[other] { $count } манёвра не использовано
    }
mastery-unused-crown = корона не использована
mastery-first-manoeuvre = Территории занимают во время манёвра: сначала начните его.
mastery-redeploy-lit = Сейчас рыцари переходят только между подсвеченными местами.

mastery-lands-worth = Территории по { $worth }
mastery-arena-why = На Арене рыцаря теряет тот, у кого выпало меньше; при ничьей — обе стороны.
mastery-cut-off =
    { $count ->
        [one] { $count } ваша территория отрезана от снабжения.
        [few] { $count } ваши территории отрезаны от снабжения.
        [many] { $count } ваших территорий отрезаны от снабжения.
       *[other] { $count } вашей территории отрезано от снабжения.
    }
mastery-your-answer = ваш ответ
mastery-dice-why = Кубики в резерве (кубик на поле — до 6 рыцарей; без кубиков новые рыцари не придут)

## The log: what came of a manoeuvre

mastery-log-moved =
    { $seat } перебрасывает { $count ->
        [one] { $count } рыцаря
        [few] { $count } рыцарей
        [many] { $count } рыцарей
       *[other] { $count } рыцаря
    }: { $source } → { $target }.
mastery-log-moved-you =
    Вы перебрасываете { $count ->
        [one] { $count } рыцаря
        [few] { $count } рыцарей
        [many] { $count } рыцарей
       *[other] { $count } рыцаря
    }: { $source } → { $target }.
mastery-log-taken =
    { $seat } занимает пустую территорию: { $tile }, { $count ->
        [one] { $count } рыцарь
        [few] { $count } рыцаря
        [many] { $count } рыцарей
       *[other] { $count } рыцаря
    }, +{ $worth }.
mastery-log-taken-you =
    Вы занимаете пустую территорию: { $tile }, { $count ->
        [one] { $count } рыцарь
        [few] { $count } рыцаря
        [many] { $count } рыцарей
       *[other] { $count } рыцаря
    }, +{ $worth }.
mastery-log-takes = { $seat } завоёвывает территорию: { $tile }, +{ $worth }.
mastery-log-takes-you = Вы завоёвываете территорию: { $tile }, +{ $worth }.
mastery-log-keeps = { $seat } удерживает территорию: { $tile }.
mastery-log-keeps-you = Вы удерживаете территорию: { $tile }.
mastery-log-won = { $seat } завоёвывает территорию: { $tile }, +{ $worth }. Счёт { $high } : { $low }, проигрывает { $other }.
mastery-log-won-you = Вы завоёвываете территорию: { $tile }, +{ $worth }. Счёт { $high } : { $low }, проигрывает { $other }.
mastery-log-won-to-you = { $seat } отбирает у вас территорию: { $tile }, { $high } : { $low }, +{ $worth }.
mastery-log-held = { $seat } удерживает территорию: { $tile }. Счёт { $high } : { $low }, проигрывает { $other }.
mastery-log-held-you = Вы удерживаете территорию: { $tile }. Счёт { $high } : { $low }, проигрывает { $other }.
mastery-log-held-to-you = { $seat } удерживает территорию: { $tile }, { $high } : { $low } против вас.

# MM-END-06
mastery-level = При равных очках место решает число территорий, затем рыцарей.
