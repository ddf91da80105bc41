# Лицо Medieval Mastery: слова поля, которых нет в самих правилах.

mastery-board = Поле
mastery-closer = Ближе
mastery-farther = Дальше
mastery-whole = Всё поле

## Места

mastery-spot-held =
    { $name } ({ $place }), { $owner }: { $knights ->
        [one] { $knights } рыцарь
        [few] { $knights } рыцаря
        [many] { $knights } рыцарей
       *[other] { $knights } рыцарей
    }. Ценность { $value }.
mastery-spot-free = { $name } ({ $place }): ничья. Ценность { $value }.
mastery-spot-castle =
    Замок { $name } ({ $place }), { $owner }: { $knights ->
        [0] рыцарей нет
        [one] { $knights } рыцарь
        [few] { $knights } рыцаря
        [many] { $knights } рыцарей
       *[other] { $knights } рыцарей
    }.
mastery-spot-lake = Озеро ({ $place })
mastery-bare = Территория ценностью { $value }
mastery-spot-bare = Территория ценностью { $value } ({ $place })
mastery-held-by =
    Владеет { $owner }, { $knights ->
        [one] { $knights } рыцарь
        [few] { $knights } рыцаря
        [many] { $knights } рыцарей
       *[other] { $knights } рыцарей
    }.
mastery-held-by-nobody = Ничья.
mastery-worth = Ценность { $value }.
mastery-capacity = Вмещает не больше { $count } рыцарей.
mastery-unsupplied = Без снабжения: рыцарей отсюда не передвинуть.
mastery-siege-defence = Его защищают { $count } рыцарей, сколько бы там ни стояло.
mastery-your-supply = { $owner }: снабжение
mastery-within-reach = В пределах досягаемости: силы до карт, если послать всех

## Продвижение

mastery-to-send = Сколько рыцарей послать
mastery-there =
    { $castle }: { $count ->
        [one] { $count } рыцарь
        [few] { $count } рыцаря
        [many] { $count } рыцарей
       *[other] { $count } рыцарей
    }
mastery-you = Вы
mastery-row-knights = Рыцари
mastery-row-tile = Территория: { $tile }
mastery-row-sceptres = Скипетры
mastery-row-conflict = Карты конфликта
mastery-row-support = Поддержка
mastery-before-cards = До карт
mastery-if-won = Если победите
mastery-if-lost = Если проиграете
mastery-at-once = Сразу
mastery-lost-note = Падут рыцари по числу перевеса, остальные вернутся. Ничья за защитником.
mastery-points-go = { $seat } { $from } → { $to }
mastery-gained =
    { $count ->
        [one] { $count } рыцарь придёт в ваш замок.
        [few] { $count } рыцаря придут в ваш замок.
        [many] { $count } рыцарей придут в ваш замок.
       *[other] { $count } рыцарей придут в ваш замок.
    }
mastery-drowned =
    { $count ->
        [one] { $count } рыцарь там погибнет.
        [few] { $count } рыцаря там погибнут.
        [many] { $count } рыцарей там погибнут.
       *[other] { $count } рыцарей там погибнут.
    }
mastery-abandoned = Там никого не останется: земля будет ничьей.
mastery-discards = Можно сбросить карту.
mastery-wins = Это победа в партии.
mastery-siege-wins = Взятие замка приносит победу в партии.
mastery-stay-home =
    { $count ->
        [0] В замке никого не останется.
        [one] В замке останется { $count } рыцарь.
        [few] В замке останутся { $count } рыцаря.
        [many] В замке останутся { $count } рыцарей.
       *[other] В замке останутся { $count } рыцарей.
    }
mastery-advance-with =
    { $count ->
        [one] Продвинуться: { $count } рыцарь
        [few] Продвинуться: { $count } рыцаря
        [many] Продвинуться: { $count } рыцарей
       *[other] Продвинуться: { $count } рыцарей
    }
mastery-attack-with =
    { $count ->
        [one] Атаковать: { $count } рыцарь
        [few] Атаковать: { $count } рыцаря
        [many] Атаковать: { $count } рыцарей
       *[other] Атаковать: { $count } рыцарей
    }
mastery-back = Назад
mastery-close = Закрыть
mastery-reach-count =
    { $count ->
        [0] Снабжение никуда не достаёт.
        [one] Снабжение достаёт до { $count } территории.
        [few] Снабжение достаёт до { $count } территорий.
        [many] Снабжение достаёт до { $count } территорий.
       *[other] Снабжение достаёт до { $count } территорий.
    }

## Передислокация

mastery-redeploy = Передислокация
mastery-redeploy-how = Перетащите рыцарей с места на место или нажимайте + и −.
mastery-to-place =
    { $count ->
        [0] Все рыцари расставлены.
        [one] Осталось расставить { $count } рыцаря.
        [few] Осталось расставить { $count } рыцарей.
        [many] Осталось расставить { $count } рыцарей.
       *[other] Осталось расставить { $count } рыцарей.
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
        [one] { $count } кубик в запасе
        [few] { $count } кубика в запасе
        [many] { $count } кубиков в запасе
       *[other] { $count } кубиков в запасе
    }
mastery-fewer = На рыцаря меньше: { $name }
mastery-more = На рыцаря больше: { $name }
mastery-redeploy-keep = Оставить рыцарей на местах
mastery-redeploy-do = Передвинуть так
mastery-redeploy-again = Как было
mastery-of-most = { $knights } из { $most }

## Битва

mastery-battle-for = Битва: { $tile }
mastery-siege-of = Осада: { $castle }
mastery-steps = Шаги битвы
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
        [0] на поле рыцарей нет
        [one] { $count } рыцарь на поле
        [few] { $count } рыцаря на поле
        [many] { $count } рыцарей на поле
       *[other] { $count } рыцарей на поле
    }
mastery-in-hand =
    { $count ->
        [0] карт в руке нет
        [one] в руке { $count } карта
        [few] в руке { $count } карты
        [many] в руке { $count } карт
       *[other] в руке { $count } карт
    }
mastery-counts-as = считается { $count }
mastery-sealed = рубашкой вверх
mastery-no-card = Без карты
mastery-standing-win = Сейчас побеждает { $winner } с перевесом { $margin }.
mastery-standing-tie = Ничья: побеждает защитник { $winner } с перевесом { $margin }.
mastery-won-by = Побеждает { $winner } с перевесом { $margin }.
mastery-cost =
    { $falls ->
        [one] падёт { $falls } рыцарь
        [few] падут { $falls } рыцаря
        [many] падут { $falls } рыцарей
       *[other] падут { $falls } рыцарей
    }, вернутся: { $returns }
mastery-ahead = перевес { $margin }
mastery-behind = отставание { $margin }
mastery-tie-lost = при равенстве победит защитник
mastery-tie-won = равенство в вашу пользу
mastery-stake = { $tile }: { $seat } { $from } → { $to } из { $target } очков.
mastery-part-waits = сейчас сработает
mastery-part-applied = сработал
mastery-part-if_won = шаг 7: при победе
mastery-part-if_lost = шаг 7: при поражении
mastery-part-idle = не в этой битве
mastery-part-broken = разрушен
mastery-see-board = Показать поле
mastery-see-battle = Показать битву
mastery-not-now = Сейчас не играется

## Окна ответа

mastery-window = Окно ответа
mastery-window-note = Спрошены одновременно все, у кого может быть карта «{ $card }». Никто не узнает, кто мог ответить.
mastery-window-passed = Ваш ответ принят. Окно закроется для всех сразу.

## Подготовка

mastery-castles = Замки
mastery-castle-taken = взят: { $owner }
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
mastery-dice = Кубики в запасе
mastery-unseen = В руке или колоде
mastery-known-top = Известно сверху: { $cards }
mastery-empty-hand = Карт в руке нет
mastery-points = Победные очки
mastery-points-of = { $points } из { $target }
mastery-knights = Рыцари
mastery-cards = Карты в руке
mastery-team = Команда { $number }
mastery-copies = × { $count }
mastery-destroyed = Разрушено: лежит рубашкой вверх до конца хода владельца.
mastery-hint-leave = Рыцари выходят только из замка { $castle }.
mastery-hint-secret = Обе карты открываются одновременно.
mastery-hint-support = Начинает тот, у кого меньше очков; конец, когда оба спасуют.
mastery-hint-window = Тот же вопрос стоит перед всеми, у кого может быть эта карта.
mastery-no-points = очков пока нет
