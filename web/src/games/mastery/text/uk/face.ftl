# Обличчя Medieval Mastery: слова поля, яких немає в самих правилах.

mastery-board = Поле
mastery-closer = Наблизити
mastery-farther = Віддалити
mastery-whole = Усе поле

## Місця

mastery-spot-held =
    { $name } ({ $place }), { $owner }: { $knights ->
        [one] { $knights } лицар
        [few] { $knights } лицарі
        [many] { $knights } лицарів
       *[other] { $knights } лицаря
    }. Вартість { $value }.
mastery-spot-free = { $name } ({ $place }): територія нічия. Вартість { $value }.
mastery-spot-castle =
    Замок { $name } ({ $place }), { $owner }: { $knights ->
        [0] лицарів немає
        [one] { $knights } лицар
        [few] { $knights } лицарі
        [many] { $knights } лицарів
       *[other] { $knights } лицаря
    }.
mastery-spot-lake = Озеро ({ $place })
mastery-bare = Територія вартістю { $value }
mastery-spot-bare = Територія вартістю { $value } ({ $place })
mastery-held-by =
    Контролює { $owner }: { $knights ->
        [one] { $knights } лицар
        [few] { $knights } лицарі
        [many] { $knights } лицарів
       *[other] { $knights } лицаря
    }.
mastery-held-by-nobody = Територія нічия.
mastery-worth = Вартість { $value }.
mastery-capacity =
    { $count ->
        [one] Вміщує щонайбільше { $count } лицаря.
        [few] Вміщує щонайбільше { $count } лицарів.
        [many] Вміщує щонайбільше { $count } лицарів.
       *[other] Вміщує щонайбільше { $count } лицаря.
    }
mastery-unsupplied = Без постачання: лицарів звідси не передислокувати.
mastery-siege-defence = Захисників завжди { $count }, хоч би скільки лицарів там стояло.
mastery-your-supply = { $owner }: постачання
mastery-within-reach = Досяжні цілі: +2 — очки, 7 : 4 — бойові очки до карт, якщо послати всіх, кого можна

## Наступ

mastery-to-send = Скільки лицарів послати
mastery-there =
    { $castle }: { $count ->
        [one] { $count } лицар
        [few] { $count } лицарі
        [many] { $count } лицарів
       *[other] { $count } лицаря
    }
mastery-you = Ви
mastery-row-knights = Лицарі
mastery-row-tile = Територія: { $tile }
mastery-row-sceptres = Скіпетри
mastery-row-equal = { $sceptre }: обидві сторони рахуються за { $count }
mastery-row-conflict = Карти конфлікту
mastery-row-support = Підтримка
mastery-before-cards = До карт
mastery-if-won = Якщо переможете
mastery-if-lost = Якщо програєте
mastery-at-once = Одразу
mastery-lost-note = Ви втратите стільки лицарів, скільки становить різниця; решта відступить. У разі нічиєї перемагає захисник.
mastery-points-go = { $seat } { $from } → { $to }
mastery-gained =
    { $count ->
        [one] Туди прийде { $count } новий лицар.
        [few] Туди прийдуть { $count } нові лицарі.
        [many] Туди прийде { $count } нових лицарів.
       *[other] Туди прийде { $count } нового лицаря.
    }
mastery-drowned =
    { $count ->
        [one] Там ви втратите { $count } лицаря.
        [few] Там ви втратите { $count } лицарів.
        [many] Там ви втратите { $count } лицарів.
       *[other] Там ви втратите { $count } лицаря.
    }
mastery-abandoned = Там нікого не залишиться: територія буде нічия.
mastery-discards = Можна скинути карту.
mastery-wins = Це принесе перемогу в партії.
mastery-siege-wins = Захоплення замку принесе перемогу в партії.
mastery-stay-home =
    { $count ->
        [0] У замку нікого не залишиться.
        [one] У замку залишиться { $count } лицар.
        [few] У замку залишаться { $count } лицарі.
        [many] У замку залишиться { $count } лицарів.
       *[other] У замку залишиться { $count } лицаря.
    }
mastery-advance-with =
    { $count ->
        [one] Наступати: { $count } лицар
        [few] Наступати: { $count } лицарі
        [many] Наступати: { $count } лицарів
       *[other] Наступати: { $count } лицаря
    }
mastery-attack-with =
    { $count ->
        [one] Напасти: { $count } лицар
        [few] Напасти: { $count } лицарі
        [many] Напасти: { $count } лицарів
       *[other] Напасти: { $count } лицаря
    }
mastery-back = Назад
mastery-close = Закрити
mastery-reach-count =
    { $count ->
        [0] Наступати зараз нікуди.
        [one] Доступно для наступу: { $count } територія.
        [few] Доступно для наступу: { $count } території.
        [many] Доступно для наступу: { $count } територій.
       *[other] Доступно для наступу: { $count } території.
    }

## Передислокація

mastery-redeploy = Передислокація
mastery-redeploy-how = Перетягуйте лицарів з місця на місце або натискайте + і −.
mastery-to-place =
    { $count ->
        [0] Усіх лицарів розставлено.
        [one] Залишилося розставити { $count } лицаря.
        [few] Залишилося розставити { $count } лицарів.
        [many] Залишилося розставити { $count } лицарів.
       *[other] Залишилося розставити { $count } лицаря.
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
        [one] { $count } кубик у резерві
        [few] { $count } кубики в резерві
        [many] { $count } кубиків у резерві
       *[other] { $count } кубика в резерві
    }
mastery-fewer = На лицаря менше: { $name }
mastery-more = На лицаря більше: { $name }
mastery-redeploy-keep = Залишити лицарів на місцях
mastery-redeploy-do = Підтвердити передислокацію
mastery-redeploy-again = Скинути зміни
mastery-redeploy-change = { $name } ({ $place }): { $from } → { $to }
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
mastery-step-6 = Результат
mastery-step-7 = Сфери
mastery-step-8 = Втрати
mastery-step-9 = Кінець
mastery-attacks = Нападає
mastery-defends = Захищається
mastery-on-field =
    { $count ->
        [0] на території лицарів немає
        [one] { $count } лицар на території
        [few] { $count } лицарі на території
        [many] { $count } лицарів на території
       *[other] { $count } лицаря на території
    }
mastery-in-hand =
    { $count ->
        [0] карт у руці немає
        [one] у руці { $count } карта
        [few] у руці { $count } карти
        [many] у руці { $count } карт
       *[other] у руці { $count } карти
    }
mastery-counts-as = зараховано { $count }
mastery-sealed = долілиць
mastery-no-card = Без карти
mastery-standing-win =
    { $you ->
        [yes] Зараз перемагаєте ви з різницею в { $margin }.
       *[no] Зараз перемагає { $winner } з різницею в { $margin }.
    }
mastery-standing-tie =
    { $you ->
        [yes] Нічия: ви захищаєтеся й перемагаєте з різницею в { $margin }.
       *[no] Нічия: перемагає захисник { $winner } з різницею в { $margin }.
    }
mastery-won-by =
    { $you ->
        [yes] Ви перемагаєте з різницею в { $margin }.
       *[no] Перемагає { $winner } з різницею в { $margin }.
    }
mastery-cost =
    { $falls ->
        [one] втрати — { $falls } лицар
        [few] втрати — { $falls } лицарі
        [many] втрати — { $falls } лицарів
       *[other] втрати — { $falls } лицаря
    }, відступить { $returns }
mastery-ahead = перевага { $margin }
mastery-behind = відставання { $margin }
mastery-tie-lost = у разі нічиєї переможе захисник
mastery-tie-won = нічия на вашу користь
mastery-stake = Із цією територією ({ $tile }) у вас { $to } з { $target } очок, без неї — { $from }.
mastery-part-waits = от-от спрацює
mastery-part-applied = уже спрацювало
mastery-part-if_won = крок 7: у разі перемоги
mastery-part-if_lost = крок 7: у разі поразки
mastery-part-idle = не в цій битві
mastery-part-broken = зруйновано
mastery-see-board = Показати поле
mastery-see-battle = Показати битву
mastery-not-now = Зараз зіграти не можна

## Вікна відповіді

mastery-window = Вікно відповіді
mastery-window-note = Цих гравців запитано водночас, тож ніхто не дізнається, хто з них міг відповісти:
mastery-window-fracture = Карта «{ $card }» зруйнувала б артефакт: зараз він не спрацює й залишиться зруйнованим до кінця наступного ходу власника.
mastery-window-passed = Вашу відповідь прийнято. Вікно закриється для всіх одразу.

## Підготовка

mastery-castles = Замки
mastery-castle-taken = зайнято ({ $owner })
mastery-castle-free = вільний

## Свої компоненти й смуга місць

mastery-hand = Рука
mastery-artefacts = Артефакти
mastery-manoeuvres = Залишилося маневрів
mastery-crown = Корона
mastery-crown-ready = не використано
mastery-crown-used = використано
mastery-crown-broken = зруйновано
mastery-deck = Колода
mastery-discard = Скид
mastery-dice = Кубики в резерві
mastery-unseen = У руці чи колоді
mastery-known-top = Відомі верхні карти: { $cards }
mastery-empty-hand = Карт у руці немає
mastery-points = Переможні очки
mastery-points-of = { $points } з { $target }
mastery-knights = Лицарі
mastery-cards = Карти в руці
mastery-team = Команда { $number }
mastery-copies = × { $count }
mastery-destroyed = Зруйновано: лежить долілиць до кінця ходу власника.
mastery-hint-leave = Лицарі виходять лише із замку { $castle }.
mastery-hint-secret = Обидві карти розкривають одночасно.
mastery-hint-support = Починає той, у кого менше бойових очок. Крок закінчується, коли всі поспіль спасують; після зіграної карти всіх запитують знову.
mastery-hint-window = Те саме запитання отримали всі, хто може мати цю карту.
mastery-hint-window-none = У вас немає карти «{ card-fracture }», тож залишається пасувати.
mastery-order-note = Тепер у вас є «{ card-fracture }»
mastery-no-points = очок поки що немає
mastery-hint-discard-orb = За бажанням: це дозволяє ваша Сфера.
mastery-hint-discard-tile = За бажанням: це дозволяє ця територія.
mastery-hint-discard-crown = За бажанням: це дозволяє Корона гніву.
mastery-hint-goal = Ціль наступу: { $place }. Спершу можна перемістити лицарів; якщо не треба, натисніть на неї ще раз.
mastery-hint-support-none = Карт підтримки у вас немає. Вас однаково щоразу запитують, щоб ніхто про це не дізнався.
mastery-unused-manoeuvres =
    { $count ->
        [one] { $count } маневр не використано
        [few] { $count } маневри не використано
        [many] { $count } маневрів не використано
       *[other] { $count } маневру не використано
    }
mastery-unused-crown = корону не використано
mastery-first-manoeuvre = Території здобувають під час маневру: спершу почніть його.
mastery-redeploy-lit = Зараз лицарі переходять лише між підсвіченими місцями.

mastery-lands-worth = Території по { $worth }
mastery-arena-why = На Арені лицаря втрачає той, у кого випало менше; у разі нічиєї — обидві сторони.
mastery-cut-off =
    { $count ->
        [one] { $count } ваша територія відрізана від постачання.
        [few] { $count } ваші території відрізані від постачання.
        [many] { $count } ваших територій відрізано від постачання.
       *[other] { $count } вашої території відрізано від постачання.
    }
mastery-your-answer = ваша відповідь
mastery-dice-why = Кубики в резерві (кубик на полі — до 6 лицарів; без кубиків нові лицарі не прийдуть)

## The log: what came of a manoeuvre

mastery-log-moved =
    { $seat } переміщує { $count ->
        [one] { $count } лицаря
        [few] { $count } лицарів
        [many] { $count } лицарів
       *[other] { $count } лицаря
    }: { $source } → { $target }.
mastery-log-moved-you =
    Ви переміщуєте { $count ->
        [one] { $count } лицаря
        [few] { $count } лицарів
        [many] { $count } лицарів
       *[other] { $count } лицаря
    }: { $source } → { $target }.
mastery-log-taken =
    { $seat } займає порожню територію: { $tile }, { $count ->
        [one] { $count } лицар
        [few] { $count } лицарі
        [many] { $count } лицарів
       *[other] { $count } лицаря
    }, +{ $worth }.
mastery-log-taken-you =
    Ви займаєте порожню територію: { $tile }, { $count ->
        [one] { $count } лицар
        [few] { $count } лицарі
        [many] { $count } лицарів
       *[other] { $count } лицаря
    }, +{ $worth }.
mastery-log-takes = { $seat } завойовує територію: { $tile }, +{ $worth }.
mastery-log-takes-you = Ви завойовуєте територію: { $tile }, +{ $worth }.
mastery-log-keeps = { $seat } утримує територію: { $tile }.
mastery-log-keeps-you = Ви утримуєте територію: { $tile }.
mastery-log-won = { $seat } завойовує територію: { $tile }, { $high } : { $low } проти гравця { $other }, +{ $worth }.
mastery-log-won-you = Ви завойовуєте територію: { $tile }, { $high } : { $low } проти гравця { $other }, +{ $worth }.
mastery-log-won-to-you = { $seat } відбирає у вас територію: { $tile }, { $high } : { $low }, +{ $worth }.
mastery-log-held = { $seat } утримує територію: { $tile }, { $high } : { $low } проти гравця { $other }.
mastery-log-held-you = Ви утримуєте територію: { $tile }, { $high } : { $low } проти гравця { $other }.
mastery-log-held-to-you = { $seat } утримує територію: { $tile }, { $high } : { $low } проти вас.

# MM-END-06
mastery-level = За рівних очок місце вирішує кількість територій, потім лицарів.
