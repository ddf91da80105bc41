# Обличчя Medieval Mastery: слова поля, яких немає в самих правилах.

mastery-board = Поле
mastery-closer = Ближче
mastery-farther = Далі
mastery-whole = Усе поле

## Місця

mastery-spot-held =
    { $name } ({ $place }), { $owner }: { $knights ->
        [one] { $knights } лицар
        [few] { $knights } лицарі
        [many] { $knights } лицарів
       *[other] { $knights } лицарів
    }. Цінність { $value }.
mastery-spot-free = { $name } ({ $place }): нічия. Цінність { $value }.
mastery-spot-castle =
    Замок { $name } ({ $place }), { $owner }: { $knights ->
        [0] лицарів немає
        [one] { $knights } лицар
        [few] { $knights } лицарі
        [many] { $knights } лицарів
       *[other] { $knights } лицарів
    }.
mastery-spot-lake = Озеро ({ $place })
mastery-bare = Територія цінністю { $value }
mastery-spot-bare = Територія цінністю { $value } ({ $place })
mastery-held-by =
    Володіє { $owner }, { $knights ->
        [one] { $knights } лицар
        [few] { $knights } лицарі
        [many] { $knights } лицарів
       *[other] { $knights } лицарів
    }.
mastery-held-by-nobody = Нічия.
mastery-worth = Цінність { $value }.
mastery-capacity = Вміщує щонайбільше { $count } лицарів.
mastery-unsupplied = Без постачання: лицарів звідси не перемістити.
mastery-siege-defence = Його захищають { $count } лицарів, хоч би скільки там стояло.
mastery-your-supply = { $owner }: постачання
mastery-within-reach = У межах досяжності: сили до карт, якщо послати всіх

## Наступ

mastery-to-send = Скільки лицарів послати
mastery-there =
    { $castle }: { $count ->
        [one] { $count } лицар
        [few] { $count } лицарі
        [many] { $count } лицарів
       *[other] { $count } лицарів
    }
mastery-you = Ви
mastery-row-knights = Лицарі
mastery-row-tile = Територія: { $tile }
mastery-row-sceptres = Скіпетри
mastery-row-conflict = Карти конфлікту
mastery-row-support = Підтримка
mastery-before-cards = До карт
mastery-if-won = Якщо переможете
mastery-if-lost = Якщо програєте
mastery-at-once = Одразу
mastery-lost-note = Загине стільки лицарів, яка перевага, решта повернеться. Нічия за захисником.
mastery-points-go = { $seat } { $from } → { $to }
mastery-gained =
    { $count ->
        [one] { $count } лицар прийде до вашого замку.
        [few] { $count } лицарі прийдуть до вашого замку.
        [many] { $count } лицарів прийдуть до вашого замку.
       *[other] { $count } лицарів прийдуть до вашого замку.
    }
mastery-drowned =
    { $count ->
        [one] { $count } лицар там загине.
        [few] { $count } лицарі там загинуть.
        [many] { $count } лицарів там загинуть.
       *[other] { $count } лицарів там загинуть.
    }
mastery-abandoned = Там нікого не лишиться: земля буде нічия.
mastery-discards = Можна скинути карту.
mastery-wins = Це перемога в партії.
mastery-siege-wins = Узяття замку приносить перемогу в партії.
mastery-stay-home =
    { $count ->
        [0] У замку нікого не лишиться.
        [one] У замку лишиться { $count } лицар.
        [few] У замку лишаться { $count } лицарі.
        [many] У замку лишаться { $count } лицарів.
       *[other] У замку лишаться { $count } лицарів.
    }
mastery-advance-with =
    { $count ->
        [one] Наступати: { $count } лицар
        [few] Наступати: { $count } лицарі
        [many] Наступати: { $count } лицарів
       *[other] Наступати: { $count } лицарів
    }
mastery-attack-with =
    { $count ->
        [one] Атакувати: { $count } лицар
        [few] Атакувати: { $count } лицарі
        [many] Атакувати: { $count } лицарів
       *[other] Атакувати: { $count } лицарів
    }
mastery-back = Назад
mastery-close = Закрити
mastery-reach-count =
    { $count ->
        [0] Постачання нікуди не дістає.
        [one] Постачання дістає до { $count } території.
        [few] Постачання дістає до { $count } територій.
        [many] Постачання дістає до { $count } територій.
       *[other] Постачання дістає до { $count } територій.
    }

## Передислокація

mastery-redeploy = Передислокація
mastery-redeploy-how = Перетягніть лицарів з місця на місце або натискайте + і −.
mastery-to-place =
    { $count ->
        [0] Усіх лицарів розставлено.
        [one] Лишилося розставити { $count } лицаря.
        [few] Лишилося розставити { $count } лицарів.
        [many] Лишилося розставити { $count } лицарів.
       *[other] Лишилося розставити { $count } лицарів.
    }
mastery-too-many =
    { $count ->
        [one] Зайвий лицар: { $count }.
        [few] Зайвих лицарів: { $count }.
        [many] Зайвих лицарів: { $count }.
       *[other] Зайвих лицарів: { $count }.
    }
mastery-dice-left =
    { $count ->
        [one] { $count } кубик у запасі
        [few] { $count } кубики в запасі
        [many] { $count } кубиків у запасі
       *[other] { $count } кубиків у запасі
    }
mastery-fewer = На лицаря менше: { $name }
mastery-more = На лицаря більше: { $name }
mastery-redeploy-keep = Лишити лицарів на місцях
mastery-redeploy-do = Перемістити так
mastery-redeploy-again = Як було
mastery-of-most = { $knights } з { $most }

## Битва

mastery-battle-for = Битва: { $tile }
mastery-siege-of = Облога: { $castle }
mastery-steps = Кроки битви
mastery-step = Крок { $number } · { $name }
mastery-step-1 = Територія
mastery-step-2 = Добір
mastery-step-3 = Скіпетри
mastery-step-4 = Конфлікт
mastery-step-5 = Підтримка
mastery-step-6 = Підсумок
mastery-step-7 = Держави
mastery-step-8 = Втрати
mastery-step-9 = Кінець
mastery-attacks = Атакує
mastery-defends = Обороняється
mastery-on-field =
    { $count ->
        [0] на полі лицарів немає
        [one] { $count } лицар на полі
        [few] { $count } лицарі на полі
        [many] { $count } лицарів на полі
       *[other] { $count } лицарів на полі
    }
mastery-in-hand =
    { $count ->
        [0] карт у руці немає
        [one] у руці { $count } карта
        [few] у руці { $count } карти
        [many] у руці { $count } карт
       *[other] у руці { $count } карт
    }
mastery-counts-as = рахується { $count }
mastery-sealed = сорочкою догори
mastery-no-card = Без карти
mastery-standing-win = Зараз перемагає { $winner } з перевагою { $margin }.
mastery-standing-tie = Нічия: перемагає захисник { $winner } з перевагою { $margin }.
mastery-won-by = Перемагає { $winner } з перевагою { $margin }.
mastery-cost =
    { $falls ->
        [one] загине { $falls } лицар
        [few] загинуть { $falls } лицарі
        [many] загинуть { $falls } лицарів
       *[other] загинуть { $falls } лицарів
    }, повернуться: { $returns }
mastery-ahead = перевага { $margin }
mastery-behind = відставання { $margin }
mastery-tie-lost = за рівності переможе захисник
mastery-tie-won = рівність на вашу користь
mastery-stake = { $tile }: { $seat } { $from } → { $to } з { $target } очок.
mastery-part-waits = зараз спрацює
mastery-part-applied = спрацював
mastery-part-if_won = крок 7: у разі перемоги
mastery-part-if_lost = крок 7: у разі поразки
mastery-part-idle = не в цій битві
mastery-part-broken = зруйновано
mastery-see-board = Показати поле
mastery-see-battle = Показати битву
mastery-not-now = Зараз не грається

## Вікна відповіді

mastery-window = Вікно відповіді
mastery-window-note = Водночас запитано всіх, хто може мати карту «{ $card }». Ніхто не дізнається, хто міг відповісти.
mastery-window-passed = Вашу відповідь прийнято. Вікно закриється для всіх одразу.

## Підготовка

mastery-castles = Замки
mastery-castle-taken = узято: { $owner }
mastery-castle-free = вільний

## Свої компоненти й смуга місць

mastery-hand = Рука
mastery-artefacts = Артефакти
mastery-manoeuvres = Лишилося маневрів
mastery-crown = Корона
mastery-crown-ready = не використано
mastery-crown-used = використано
mastery-crown-broken = зруйновано
mastery-deck = Колода
mastery-discard = Скид
mastery-dice = Кубики в запасі
mastery-unseen = У руці чи колоді
mastery-known-top = Відомо згори: { $cards }
mastery-empty-hand = Карт у руці немає
mastery-points = Переможні очки
mastery-points-of = { $points } з { $target }
mastery-knights = Лицарі
mastery-cards = Карти в руці
mastery-team = Команда { $number }
mastery-copies = × { $count }
mastery-destroyed = Зруйновано: лежить сорочкою догори до кінця ходу власника.
mastery-hint-leave = Лицарі виходять лише із замку { $castle }.
mastery-hint-secret = Обидві карти відкриваються одночасно.
mastery-hint-support = Починає той, у кого менше очок; кінець, коли обоє спасують.
mastery-hint-window = Те саме питання стоїть перед усіма, хто може мати цю карту.
mastery-no-points = очок поки немає
