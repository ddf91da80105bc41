# Поле «Паладинов Западного королевства»: его собственные слова.

paladins-points = Победные очки
paladins-fact-faith = Вера
paladins-fact-strength = Сила
paladins-fact-influence = Влияние
paladins-workers = Рабочие
paladins-no-workers = Рабочих нет
paladins-silver = Серебро
paladins-provisions = Провизия
paladins-suspicion = Подозрения
paladins-unpaid = Непогашенные долги
paladins-paid = Погашенные долги
paladins-debt = долг
paladins-tax = Налоги
paladins-or = или
paladins-first = первый игрок
paladins-passed = пас
paladins-difficulty = Сложность: { $difficulty }

paladins-kind-townsfolk = Горожанин
paladins-kind-paladin = Паладин
paladins-kind-tavern = Таверна
paladins-kind-wall = Стена
paladins-piece-monk = монах
paladins-piece-outpost = застава

## Поле

paladins-orders = Приказы короля
paladins-order-progress = { $order }: { $done } из { $count }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
paladins-order-later = Приказ короля, откроется в раунде { $round }
paladins-favours = Милости короля
paladins-favour-later = Милость короля, откроется в раунде { $round }
paladins-round = Раунд { $round } из { $rounds }
paladins-tax-hint = Когда уйдёт последнее серебро, явится инквизиция
paladins-decks = Осталось карт
paladins-deck-walls = стены
paladins-deck-suspicion = подозрения
paladins-deck-townsfolk = горожане
paladins-deck-outsiders = чужеземцы
paladins-deck-debts = долги
paladins-closed = недоступна при таком числе игроков
paladins-surcharge = доплата серебром за недостающую силу: { $silver }

## Начало раунда

paladins-opening = Раунд { $round }: паладины и таверны
paladins-your-paladins = Ваши три паладина
paladins-taverns = Таверны этого раунда
paladins-fate-used = служит вам
paladins-fate-top = на верх колоды
paladins-fate-under = под колоду
paladins-look-board = Посмотреть на поле
paladins-look-cards = Вернуться к картам
paladins-hint-paladin = Один служит в этом раунде, один ложится на верх колоды, один — под неё. Пока никто не видит вашего выбора.
paladins-hint-top-last = Это последний раунд: колода больше не понадобится, поэтому выбор ни на что не влияет.
paladins-hint-tavern = Четверо рабочих; за каждого преступника — карта подозрения.

## Планшет

paladins-no-paladin = Паладина ещё нет
paladins-crew = Отряд
paladins-walls = Стены
paladins-converted = Обращённые чужеземцы
paladins-used = Паладины прошлых раундов
paladins-sheet = Очки сейчас
paladins-compared = Очки всех игроков
paladins-sum-orders = Приказы короля
paladins-sum-attributes = Шкалы
paladins-sum-actions = Действия и стены
paladins-sum-outsiders = Обращённые чужеземцы
paladins-sum-debts = Долги
paladins-sum-goods = Ресурсы
paladins-track = { $attribute }: { $value } на шкале, { $more } от паладина, итого { $whole }; очки: { $points }
paladins-track-next =
    Начиная с { $value }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
paladins-worker-count = { $out ->
        [0] { $worker }: { $count }
       *[other] { $worker }: { $count }, из них отложено: { $out }
    }
paladins-absolve-spaces = Клетки отпущения грехов
paladins-busy = занято до молитвы или паса
paladins-reach = { $last ->
        [0] { $attribute } { $value }: регионы вне досягаемости
        [1] { $attribute } { $value }: регион 1
       *[other] { $attribute } { $value }: регионы { $first }–{ $last }
    }
paladins-reach-buy = { $last ->
        [0] сила { $value }: только с доплатой
        [1] сила { $value }: регион 1, дальше с доплатой
       *[other] сила { $value }: регионы 1–{ $last }, дальше с доплатой
    }
paladins-needs = нужно влияние { $needed }, есть { $value }
paladins-needs-met = влияния { $value } хватает (нужно { $needed })
paladins-needs-none = влияние не нужно
paladins-all-done = всё выполнено
paladins-line-develop = { $price ->
        [0] бесплатно: мастерская и её рабочий
        [one] { $price } серебро: мастерская и её рабочий
        [few] { $price } серебра: мастерская и её рабочий
        [many] { $price } серебра: мастерская и её рабочий
       *[other] { $price } серебра: мастерская и её рабочий
    }
paladins-line-recruit = сбросить ради награды или нанять
paladins-line-hunt = провизия: { $one } или { $two }
paladins-line-trade = серебро: { $one } или { $two }
paladins-line-pray = { $price ->
        [0] бесплатно: освободить действие
        [one] { $price } серебро: освободить действие
        [few] { $price } серебра: освободить действие
        [many] { $price } серебра: освободить действие
       *[other] { $price } серебра: освободить действие
    }
paladins-line-conspire = преступник и подозрение
paladins-done-times = выполнено: { $count }
paladins-any-worker = любой рабочий
paladins-space-workshop = Клетка { $place }: мастерская
paladins-space-worker = Клетка { $place }: { $worker }
paladins-space-empty = Клетка { $place }: пусто, нужен { $worker }
paladins-change = Сменить
paladins-price = Цена
paladins-gain = Вы получите
paladins-place = Поставить
paladins-left = Будет
paladins-then = Затем
paladins-left-words = У вас будет: рабочих { $workers }, серебра { $silver }, провизии { $provisions }.
paladins-points-words = Очки: { $from } → { $to }.
paladins-mode-discard = Сбросить ради награды
paladins-mode-hire = Нанять
paladins-hint-workers = Предложение, вариантов всего { $count }; нажмите на клетку, чтобы сменить.
paladins-hint-workers-own = Ваш выбор, вариантов всего { $count }; нажмите на клетку, чтобы сменить.
paladins-hint-start = Эта карта останется с вами на всю партию. Чтобы прочесть карту, наведите на неё курсор или подержите палец.
paladins-hint-action = Выберите светящееся действие на своём планшете. Пас завершит для вас этот раунд.
paladins-hint-recruit = Сбросьте карту ради награды (справа вверху) или наймите её: то, что внизу, будет срабатывать снова и снова.
paladins-hint-commission = Вы получите то, что показано на клетке, и влияние вырастет.
paladins-hint-garrison = Вы получите то, что показано на клетке, и вера вырастет.
paladins-hint-attack = Вы получите то, что справа вверху, и влияние вырастет. За недостающую силу платят серебром.
paladins-hint-convert = Вы получите то, что слева внизу. За нижнюю строку карты дают очки в конце.
paladins-hint-workshop = Этой клетке больше не нужен рабочий, а одного рабочего вы получите сразу.
paladins-hint-debt = В конце партии непогашенный долг отнимает 3 очка, а погашенный приносит 1.
paladins-hint-pray = Рабочие уйдут, и действие можно будет выполнить в этом раунде ещё раз.
paladins-hint-suspicion = Когда налоги кончатся, накажут того, у кого больше всего подозрений.
paladins-hint-keep = Остальные уйдут; новых дадут паладин и таверна.

## Инквизиция

paladins-inquisition = Инквизиция
paladins-on = Дальше
paladins-inq-abilities = Отвечают горожане
paladins-inq-most = Наказаны главные подозреваемые
paladins-inq-refill = Налоги пополнены
paladins-inquisition-may = Может прийти инквизиция.
paladins-inquisition-will = Придёт инквизиция.
paladins-would-punish = Кто сейчас под ударом: { $names }.
paladins-suspects = Если инквизиция придёт сейчас, под ударом: { $names }
paladins-held = { $count ->
        [one] { $count } карта подозрения
        [few] { $count } карты подозрений
        [many] { $count } карт подозрений
       *[other] { $count } карты подозрений
    }
paladins-hint-inquisition = Каждая карта действует один раз, в любом порядке.

## Бот

paladins-marker = Маркер ресурсов
paladins-marker-at = Маркер ресурсов: { $position } из { $positions }
paladins-stack = Маркеры снизу вверх
paladins-fallback = Иначе:
paladins-rest = Отдых
paladins-solo-how = Каждый ход бот открывает карту замысла и выполняет её действие. Если это невозможно, он выполняет первое возможное из запасных действий. На действия уходят рабочие; когда их не остаётся, бот пасует.
paladins-schemes = Замыслов в колоде: { $count }

## Для чего действие

paladins-possible = Можно сейчас · { $count }
paladins-impossible = Нельзя · { $count }
paladins-for = Зачем
paladins-for-points =
    { $what }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
paladins-for-more =
    { $what }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } вместо { $before }
paladins-for-later =
    { $what }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }; сейчас номер { $number }
paladins-for-order =
    приказ короля { $done }/{ $count }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
paladins-for-region = открывается регион { $region }
paladins-for-track =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } вместо { $before }
paladins-for-develop = одна клетка больше не требует рабочего, а новый рабочий сразу ваш
paladins-for-workshop = { $action }: рабочих понадобится { $count } вместо { $before }
paladins-for-suspicion =
    { $count ->
        [one] { $count } карта подозрения
        [few] { $count } карты подозрений
        [many] { $count } карт подозрений
       *[other] { $count } карты подозрений
    }, больше всех за столом
paladins-nth-develop = { $number }-я мастерская
paladins-nth-commission = { $number }-й монах
paladins-nth-fortify = { $number }-я стена
paladins-nth-garrison = { $number }-я застава
paladins-nth-absolve = { $number }-й кувшин
paladins-nth-attack = { $number }-я атака
paladins-nth-convert = { $number }-й обращённый чужеземец

# PAL-SCORE-18
paladins-level = При равных очках место решают очки за указы короля, затем меньшее число карт подозрений.
