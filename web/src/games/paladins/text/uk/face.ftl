# Поле «Паладинів Західного королівства»: його власні слова.

paladins-points = Переможні очки
paladins-fact-faith = Віра
paladins-fact-strength = Сила
paladins-fact-influence = Вплив
paladins-workers = Робітники
paladins-no-workers = Робітників немає
paladins-silver = Срібняки
paladins-provisions = Провізія
paladins-suspicion = Підозри
paladins-unpaid = Несплачені борги
paladins-paid = Сплачені борги
paladins-debt = борг
paladins-tax = Податки
paladins-or = або
paladins-first = перший гравець
paladins-passed = пас
paladins-difficulty = Складність: { $difficulty }

paladins-kind-townsfolk = Городянин
paladins-kind-paladin = Паладин
paladins-kind-tavern = Таверна
paladins-kind-wall = Стіна
paladins-piece-monk = монах
paladins-piece-outpost = застава

## Ігрове поле

paladins-orders = Накази короля
paladins-order-progress = { $order }: { $done } з { $count }, { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }
paladins-order-later = Наказ короля, відкриється в раунді { $round }
paladins-favours = Милості короля
paladins-favour-later = Милість короля, відкриється в раунді { $round }
paladins-round = Раунд { $round } із { $rounds }
paladins-tax-hint = Коли заберуть останній срібняк, прийде інквізиція
paladins-decks = Залишилося карт
paladins-deck-walls = стіни
paladins-deck-suspicion = підозри
paladins-deck-townsfolk = городяни
paladins-deck-outsiders = чужинці
paladins-deck-debts = борги
paladins-closed = недоступна за такої кількості гравців
paladins-surcharge = { $silver ->
        [one] доплата за брак сили: { $silver } срібняк
        [few] доплата за брак сили: { $silver } срібняки
        [many] доплата за брак сили: { $silver } срібняків
       *[other] доплата за брак сили: { $silver } срібняка
    }

## Початок раунду

paladins-opening = Раунд { $round }: паладини й таверни
paladins-your-paladins = Ваші три паладини
paladins-taverns = Таверни цього раунду
paladins-fate-used = служить вам
paladins-fate-top = на верх колоди
paladins-fate-under = під колоду
paladins-look-board = Подивитися на поле
paladins-look-cards = Назад до карт
paladins-hint-paladin = Один служить цього раунду, один іде на верх колоди, один — під неї. Поки що ніхто не бачить вашого вибору.
paladins-hint-top-last = Це останній раунд: колода більше не знадобиться, тож цей вибір ні на що не впливає.
paladins-hint-tavern = Четверо робітників; за кожного злочинця — карта підозри.

## Планшет

paladins-no-paladin = Паладина ще немає
paladins-crew = Загін
paladins-walls = Стіни
paladins-converted = Навернені чужинці
paladins-used = Паладини минулих раундів
paladins-sheet = Очки наразі
paladins-compared = Очки всіх гравців
paladins-sum-orders = Накази короля
paladins-sum-attributes = Треки
paladins-sum-actions = Дії та стіни
paladins-sum-outsiders = Навернені чужинці
paladins-sum-debts = Борги
paladins-sum-goods = Ресурси
paladins-track = { $attribute }: { $value } на треку, { $more } від паладина, разом { $whole }; очок { $points }
paladins-track-next =
    Починаючи з { $value }: { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }
paladins-worker-count = { $out ->
        [0] { $worker }: { $count }
       *[other] { $worker }: { $count }, з них відкладено: { $out }
    }
paladins-absolve-spaces = Клітинки розгрішення
paladins-busy = зайнято до молитви чи паса
paladins-reach = { $last ->
        [0] { $attribute } { $value }: регіони недосяжні
        [1] { $attribute } { $value }: регіон 1
       *[other] { $attribute } { $value }: регіони { $first }–{ $last }
    }
paladins-reach-buy = { $last ->
        [0] сила { $value }: лише з доплатою
        [1] сила { $value }: регіон 1, далі з доплатою
       *[other] сила { $value }: регіони 1–{ $last }, далі з доплатою
    }
paladins-needs = потрібен вплив { $needed }, є { $value }
paladins-needs-met = впливу { $value } вистачає (потрібно { $needed })
paladins-needs-none = вплив не потрібен
paladins-all-done = усе виконано
paladins-line-develop = { $price ->
        [0] безплатно: майстерня й робітник
        [one] { $price } срібняк: майстерня й робітник
        [few] { $price } срібняки: майстерня й робітник
        [many] { $price } срібняків: майстерня й робітник
       *[other] { $price } срібняка: майстерня й робітник
    }
paladins-line-recruit = скинути заради винагороди або найняти
paladins-line-hunt = провізія: { $one } або { $two }
paladins-line-trade = срібняки: { $one } або { $two }
paladins-line-pray = { $price ->
        [0] безплатно: очистити іншу дію
        [one] { $price } срібняк: очистити іншу дію
        [few] { $price } срібняки: очистити іншу дію
        [many] { $price } срібняків: очистити іншу дію
       *[other] { $price } срібняка: очистити іншу дію
    }
paladins-line-conspire = злочинець і підозра
paladins-done-times = виконано: { $count }
paladins-any-worker = будь-який робітник
paladins-space-workshop = Клітинка { $place }: майстерня
paladins-space-worker = Клітинка { $place }: { $worker }
paladins-space-empty = Клітинка { $place }: порожня, потрібен { $worker }
paladins-change = Змінити
paladins-price = Ціна
paladins-gain = Ви отримаєте
paladins-place = Розмістити
paladins-left = Матимете
paladins-then = Тоді
paladins-left-words = Матимете: робітників { $workers }, срібняків { $silver }, провізії { $provisions }.
paladins-points-words = Очки: { $from } → { $to }.
paladins-mode-discard = Скинути заради винагороди
paladins-mode-hire = Найняти
paladins-hint-workers = Пропозиція, варіантів усього { $count }; щоб змінити, натисніть на клітинку.
paladins-hint-workers-own = Ваш вибір, варіантів усього { $count }; щоб змінити, натисніть на клітинку.
paladins-hint-start = Ця карта залишиться з вами на всю партію. Щоб прочитати карту, наведіть на неї курсор або притримайте пальцем.
paladins-hint-action = Виберіть на своєму планшеті дію, що світиться. Пас завершить для вас цей раунд.
paladins-hint-recruit = Скиньте карту заради винагороди (праворуч угорі) або найміть: те, що внизу, діятиме знову й знову.
paladins-hint-commission = Ви отримаєте те, що показано на клітинці, і вплив зросте.
paladins-hint-garrison = Ви отримаєте те, що показано на клітинці, і віра зросте.
paladins-hint-attack = Ви отримаєте те, що праворуч угорі, і вплив зросте. За брак сили платять срібняками.
paladins-hint-convert = Ви отримаєте те, що ліворуч унизу. За нижній рядок карти дають очки наприкінці.
paladins-hint-workshop = Цій клітинці робітник більше не потрібен, а одного робітника ви отримаєте одразу.
paladins-hint-debt = Наприкінці партії несплачений борг забирає 3 очки, а сплачений приносить 1.
paladins-hint-pray = Робітники підуть, і дію можна буде виконати цього раунду ще раз.
paladins-hint-suspicion = Коли податки вичерпаються, покарають того, хто має найбільше підозр.
paladins-hint-keep = Решта піде; нових дадуть паладин і таверна.

## Інквізиція

paladins-inquisition = Інквізиція
paladins-on = Далі
paladins-inq-abilities = Відповідають городяни
paladins-inq-most = Кара тим, у кого найбільше підозр
paladins-inq-refill = Податковий запас поповнено
paladins-inquisition-may = Може прийти інквізиція.
paladins-inquisition-will = Прийде інквізиція.
paladins-would-punish = Зараз під ударом: { $names }.
paladins-suspects = Якщо інквізиція прийде зараз, під ударом: { $names }
paladins-held = { $count ->
        [one] { $count } карта підозри
        [few] { $count } карти підозр
        [many] { $count } карт підозр
       *[other] { $count } карти підозр
    }
paladins-hint-inquisition = Кожна карта діє один раз, у будь-якому порядку.

## Бот

paladins-marker = Фішка ресурсів
paladins-marker-at = Фішка ресурсів: { $position } з { $positions }
paladins-stack = Фішки знизу вгору
paladins-fallback = Інакше:
paladins-rest = Відпочинок
paladins-solo-how = Щоходу бот відкриває карту схеми й виконує її дію. Якщо це неможливо, він виконує першу можливу із запасних дій. На дії йдуть робітники; коли їх не залишається, бот пасує.
paladins-schemes = Схем у колоді: { $count }

## Навіщо дія

paladins-possible = Можна зараз · { $count }
paladins-impossible = Не можна · { $count }
paladins-for = Навіщо
paladins-for-points =
    { $what }: { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }
paladins-for-more =
    { $what }: { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    } замість { $before }
paladins-for-later =
    { $what }: { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }; зараз номер { $number }
paladins-for-order =
    наказ короля { $done }/{ $count }: { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }
paladins-for-region = відкривається регіон { $region }
paladins-for-track =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    } замість { $before }
paladins-for-develop = одна клітинка більше не потребує робітника, а новий робітник одразу ваш
paladins-for-workshop = { $action }: робітників знадобиться { $count } замість { $before }
paladins-for-suspicion =
    { $count ->
        [one] { $count } карта підозри
        [few] { $count } карти підозр
        [many] { $count } карт підозр
       *[other] { $count } карти підозр
    }, найбільше за столом
paladins-nth-develop =
    { $number ->
        [1] 1-ша
        [2] 2-га
        [3] 3-тя
        [7] 7-ма
        [8] 8-ма
       *[other] { $number }-та
    } майстерня
paladins-nth-commission = { $number }-й монах
paladins-nth-fortify =
    { $number ->
        [1] 1-ша
        [2] 2-га
        [3] 3-тя
        [7] 7-ма
        [8] 8-ма
       *[other] { $number }-та
    } стіна
paladins-nth-garrison =
    { $number ->
        [1] 1-ша
        [2] 2-га
        [3] 3-тя
        [7] 7-ма
        [8] 8-ма
       *[other] { $number }-та
    } застава
paladins-nth-absolve = { $number }-й глечик
paladins-nth-attack =
    { $number ->
        [1] 1-ша
        [2] 2-га
        [3] 3-тя
        [7] 7-ма
        [8] 8-ма
       *[other] { $number }-та
    } атака
paladins-nth-convert = { $number }-й навернений чужинець

# PAL-SCORE-18
paladins-level = За рівних очок місце вирішують очки за накази короля, потім менша кількість карт підозр.
