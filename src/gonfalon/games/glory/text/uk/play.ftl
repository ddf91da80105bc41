# Лицарська слава: усе, що гра говорить під час партії.
# Імена гравців і назви компонентів приходять у називному відмінку й не відмінюються.
# Ресурси, спорядження й типи карт подорожей приходять як ідентифікатори: за ними вибирають відмінок.

## Кількості, спільні для кількох речень

counted-goods =
    { $resource ->
        [coin]
            { $count ->
                [one] { $count } монету
                [few] { $count } монети
                [many] { $count } монет
               *[other] { $count } монети
            }
        [strength]
            { $count ->
                [one] { $count } жетон сили
                [few] { $count } жетони сили
                [many] { $count } жетонів сили
               *[other] { $count } жетона сили
            }
       *[faith]
            { $count ->
                [one] { $count } жетон віри
                [few] { $count } жетони віри
                [many] { $count } жетонів віри
               *[other] { $count } жетона віри
            }
    }
priced-goods =
    { $resource ->
        [coin]
            { $n ->
                [one] { $n } монета
                [few] { $n } монети
                [many] { $n } монет
               *[other] { $n } монети
            }
        [strength]
            { $n ->
                [one] { $n } жетон сили
                [few] { $n } жетони сили
                [many] { $n } жетонів сили
               *[other] { $n } жетона сили
            }
       *[faith]
            { $n ->
                [one] { $n } жетон віри
                [few] { $n } жетони віри
                [many] { $n } жетонів віри
               *[other] { $n } жетона віри
            }
    }
needed-goods =
    { $resource ->
        [coin]
            { $need ->
                [one] потрібна { $need } монета
                [few] потрібні { $need } монети
                [many] потрібно { $need } монет
               *[other] потрібно { $need } монети
            }
        [strength]
            { $need ->
                [one] потрібен { $need } жетон сили
                [few] потрібні { $need } жетони сили
                [many] потрібно { $need } жетонів сили
               *[other] потрібно { $need } жетона сили
            }
       *[faith]
            { $need ->
                [one] потрібен { $need } жетон віри
                [few] потрібні { $need } жетони віри
                [many] потрібно { $need } жетонів віри
               *[other] потрібно { $need } жетона віри
            }
    }

## Рівні римськими цифрами

level-roman =
    { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
to-roman =
    { $to ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
have-roman =
    { $have ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
need-roman =
    { $need ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
steed-roman =
    { $steed ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
armour-roman =
    { $armour ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }

## Журнал: підготовка до гри

event-public-titles = Спільні цілі цієї партії: { $titles }.
event-characters-dealt = Таємний вибір персонажа: { $seats }.
event-characters-seen = Ваші персонажі на вибір: { $characters }.
event-character-chosen = { $seat } грає персонажем «{ $character }».
event-order-drawn = Порядок ходу: { $order }.
event-later-cards =
    За пізніше місце в порядку ходу { $seat } бере { $count ->
        [one] { $count } карту виклику
        [few] { $count } карти виклику
        [many] { $count } карт виклику
       *[other] { $count } карти виклику
    }.
event-start-cards = { $seat } бере початкові карти: романтика — { $romance }, торгівля — { $trade }, виклик — { $challenge }.
event-start-cards-seen = Ви взяли: { $travel }.
event-goals-dealt =
    { $seat } отримує на вибір { $count ->
        [one] { $count } титул
        [few] { $count } титули
        [many] { $count } титулів
       *[other] { $count } титулу
    }.
event-goals-seen = Ваші титули на вибір: { $titles }.
event-goal-chosen = Ваша особиста ціль: титул «{ $title }».
event-goal-open = { $seat }: відкрита особиста ціль — титул «{ $title }».
event-cards-given-back =
    { $seat } повертає до колод { $count ->
        [one] { $count } карту подорожі
        [few] { $count } карти подорожей
        [many] { $count } карт подорожей
       *[other] { $count } карти подорожей
    }.
event-display-filled =
    Викладено карти { $type ->
        [romance] романтики
        [trade] торгівлі
       *[challenge] виклику
    }: { $travel }. У колоді залишилося: { $deck }.
event-first-events = Подія першого раунду: «{ $event }», другого: «{ $next }».

## Журнал: раунди

event-round-begins = Раунд { $round } із 3. Фаза дій.
event-travel-begins = Раунд { $round } із 3. Фаза подорожі.
event-final-travel-begins = Остання фаза подорожі.
event-city-event = Подія раунду: «{ $event }».
event-ally-for-hire = На карті події чекає союзник: { $ally }.
event-nobody-for-hire = Стос особливих союзників порожній, тож немає кого наймати.
event-pawn-laid =
    { $seat } кладе на карту події { $count ->
        [one] { $count } фішку
        [few] { $count } фішки
        [many] { $count } фішок
       *[other] { $count } фішки
    }.
event-order-changed = Новий порядок ходу: { $order }.
event-pawns-returned = Усі фішки повертаються до гравців.
event-all-ready = Усі союзники, реліквії та жетони престижу знову активні.
event-track-cleared = З треку союзників прибрано з гри: { $allies }.
event-track-filled = Нові союзники на треку: { $allies }.
event-display-cleared = Викладені карти подорожей прибрано з гри: { $travel }.
event-city-event-over = Подію «{ $event }» завершено.
event-hire-leaves = Союзника з карти події ніхто не найняв, його прибрано з гри: { $ally }.
event-next-event = Відкрито подію третього раунду: «{ $event }».

## Журнал: надходження й витрати

event-gained = { $seat } отримує { counted-goods }.
event-paid = { $seat } платить { counted-goods }.
event-lost = { $seat } втрачає { counted-goods }.
event-glory-gained =
    { $seat } отримує { $count ->
        [one] { $count } очко слави
        [few] { $count } очки слави
        [many] { $count } очок слави
       *[other] { $count } очка слави
    }, усього { $glory }.
event-glory-lost =
    { $seat } втрачає { $count ->
        [one] { $count } очко слави
        [few] { $count } очки слави
        [many] { $count } очок слави
       *[other] { $count } очка слави
    }, залишається { $glory }.
event-prestige-gained = { $seat } отримує жетон престижу «{ $prestige }».
event-prestige-owned = { $seat } вже має жетон престижу «{ $prestige }» і другого не отримує.
event-prestige-none-left = { $seat }: жетонів престижу «{ $prestige }» не залишилося, винагорода пропадає.
event-relic-gained = { $seat } отримує реліквію: { $relic }.
event-relic-none-left = { $seat }: реліквій «{ $relic }» не залишилося, винагорода пропадає.
event-ally-gained = { $seat } здобуває союзника: { $ally }.
event-ally-none-left = { $seat }: у стосі із сувоєм немає союзника «{ $ally }», винагорода пропадає.
event-level-raised =
    { $seat } поліпшує { $item ->
        [steed] скакуна
       *[armour] броню
    } до рівня { level-roman }.
event-level-not-raised =
    { $seat } не поліпшує { $item ->
        [steed] скакуна
       *[armour] броні
    } до рівня { to-roman }: для цього потрібен попередній рівень.

## Журнал: дії

event-pawn-placed = { $seat } ставить фішку: { $action }. Залишилося фішок: { $left }.
event-card-taken = { $seat } бере викладену карту «{ $travel }».
event-card-drawn =
    { $seat } бере з колоди карту { $type ->
        [romance] романтики
        [trade] торгівлі
       *[challenge] виклику
    }.
event-card-seen = Ви взяли карту «{ $travel }».
event-cards-enough = { $seat } більше не бере карт.
event-cards-run-out = { $seat }: карт подорожей більше немає.
event-titles-drawn =
    { $seat } бере з колоди { $count ->
        [one] { $count } титул
        [few] { $count } титули
        [many] { $count } титулів
       *[other] { $count } титулу
    }.
event-titles-seen = Ви взяли титули: { $titles }.
event-titles-reshuffled =
    Скид титулів стає новою колодою: { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }.
event-no-titles = { $seat }: титулів не залишилося, немає чого взяти.
event-title-kept = { $seat } залишає один титул як особисту ціль. Скинуто титулів: { $discarded }.
event-title-kept-seen = Ваша нова особиста ціль: титул «{ $title }».
event-no-relics = { $seat }: реліквій не залишилося, винагорода пропадає.
event-nobody-to-hire = { $seat }: на карті події немає союзника, винагорода пропадає.

## Журнал: подорожі

event-card-played = { $seat } грає карту «{ $travel }».
event-challenge-won = { $seat } долає виклик «{ $travel }».
event-challenge-lost = { $seat } не долає виклику «{ $travel }». Карта повертається на руку.
event-card-discarded = { $seat } кладе карту «{ $travel }» до особистого скиду.
event-travel-passed = { $seat } пасує.
event-travel-stopped = { $seat } більше не грає карт.

## Журнал: турнір

event-tournament-prepared = Підготовка турніру раунду { $round }.
event-knight-placed = Турнір, комірка { $place }: { $knight }.
event-prize-laid = Приз турніру: { $prize }.
event-knights-in-city = { $city }, лицарі: { $knights }.
event-shield-placed = { $seat } записується на турнір, комірка { $place }.
event-knight-challenged = { $seat } кидає виклик: { $knight } ({ $city }).
event-waited = { $seat } чекає.
event-not-registered = { $seat } не ставить щита: немає лицаря, якому можна кинути виклик.
event-late-knight = Після запису приходить { $knight }, комірка { $place }.
event-city-begins = Починаються двобої: { $city }.
event-stage-begins =
    { $stage ->
        [1] Починається чвертьфінал.
        [2] Починається півфінал.
       *[other] Починається фінал.
    }
event-knight-beats-knight = Двобій лицарів: перемагає { $winner }, вибуває { $loser }.
event-opponent-beats-knight = Перемагає { $seat }, програє { $knight }.
event-knight-beats-opponent = Перемагає { $knight }, програє { $seat }.
event-advanced =
    { $stage ->
        [1] { $seat } виграє чвертьфінал.
        [2] { $seat } виграє півфінал.
       *[other] { $seat } виграє фінал.
    }
event-prize-won = { $seat } виграє турнір. Приз: { $prize }.
event-prize-lapsed = Турнір виграє { $knight }. Приз пропадає: { $prize }.
event-consolation =
    { $seat } вибуває { $stage ->
        [1] у чвертьфіналі
        [2] у півфіналі
       *[other] у фіналі
    } і може зіграти { $most ->
        [one] { $most } карту подорожі
        [few] до { $most } карт подорожей
        [many] до { $most } карт подорожей
       *[other] до { $most } карти подорожей
    }.
event-tournament-over = Турнір раунду { $round } завершено.

## Журнал: двобій

event-duel-player = Двобій: { $seat } — { $other }.
event-duel-knight = Двобій: { $seat } — { $knight }.
event-duel-card = { $seat } стає до двобою за карту «{ $travel }».
event-duel-title = { $seat } стає до двобою за титул «{ $title }».
event-duel-opponent = Двобій: { $seat } — { automa }.
event-pass-begins = Сутичка { $number }.
event-strength-committed =
    { $seat } вкладає { $count ->
        [one] { $count } жетон сили
        [few] { $count } жетони сили
        [many] { $count } жетонів сили
       *[other] { $count } жетона сили
    }. Усього вкладено у двобої: { $total }.
event-rolled = { $seat } кидає: { $dice }. Атака: { $attack }.
event-knight-rolled = Лицар кидає: { $die }. Його атака: { $attack }.
event-rerolled = { $seat } перекидає: { $before }. Випадає: { $after }. Атака: { $attack }.
event-faith-spent = { $seat } витрачає 1 жетон віри на перекидання.
event-ally-used = { $seat } використовує союзника: { $ally }.
event-relic-used = { $seat } використовує реліквію: { $relic }.
event-die-turned = { $seat } повертає кубик: { $before } → { $after }. Атака: { $attack }.
event-attack-raised = { $seat }: атака +{ $n }, тепер { $attack }.
event-foe-weakened = { $seat } послаблює супротивника: атака −{ $n }, тепер { $attack }.
event-foe-humbled = { $seat } висміює супротивника: престиж −{ $n }, тепер { $prestige }.
event-ally-readied = { $seat } оновлює союзника: { $ally }.
event-relic-readied = { $seat } оновлює реліквію: { $relic }.
event-prestige-readied = { $seat } оновлює жетон престижу «{ $prestige }».
event-prestige-spent = Перемога за рівних атак: { $seat } перевертає жетон престижу «{ $prestige }».
event-pass-won = Сутичка { $number }, { $attack } : { $against }. Перемога: { $seat }.
event-pass-lost = Сутичка { $number }, { $attack } : { $against }. Поразка: { $seat }.
event-tie-prestige = Атаки рівні, вирішує престиж: { $more } проти { $less }.
event-tie-player = Рівні й атаки, і престиж: у цьому разі перемагає гравець, { $seat }.
event-tie-initiative = Рівні й атаки, і престиж: вирішує краща ініціатива, перемагає { $seat }.
event-duel-won = Двобій завершено, { $passes } : { $lost }. Перемога: { $seat }.
event-duel-lost = Двобій завершено, { $passes } : { $lost }. Поразка: { $seat }.
event-strength-recovered = { $seat } повертає собі 1 жетон сили.
event-faith-recovered = { $seat } повертає собі 1 жетон віри.
event-prestige-recovered = { $seat } після поразки оновлює жетон престижу «{ $prestige }».
event-ally-recovered = { $seat } після поразки оновлює союзника: { $ally }.
event-relic-recovered = { $seat } після поразки оновлює реліквію: { $relic }.

## Журнал: титули

event-title-claimed = { $seat } претендує на титул «{ $title }».
event-goal-revealed = { $seat } відкриває особисту ціль: титул «{ $title }».
event-goods-bound = { $seat } зараховує до титулу «{ $title }» { counted-goods }.
event-allies-bound = { $seat } зараховує до титулу «{ $title }» союзників: { $allies }.
event-relics-bound = { $seat } зараховує до титулу «{ $title }» реліквії: { $relics }.
event-title-fulfilled =
    { $seat } здобуває титул «{ $title }»: { $glory ->
        [one] { $glory } очко слави
        [few] { $glory } очки слави
        [many] { $glory } очок слави
       *[other] { $glory } очка слави
    }.
event-title-lost = { $seat } програє двобій за титул «{ $title }». Другої спроби не буде.

## Журнал: віртуальний суперник

event-opponent-knight = { $seat } бере жетон лицаря: { $knight }.
event-opponent-shuffles =
    { $seat } тасує свою колоду: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
        [many] { $cards } карт
       *[other] { $cards } карти
    }.
event-opponent-renews =
    { $seat } тасує скид у нову колоду: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
        [many] { $cards } карт
       *[other] { $cards } карти
    }.
event-opponent-draws = { $seat } відкриває карту: { $card }.
event-opponent-cannot = { $seat } не може виконати жодної дії цієї карти: { $card }.
event-opponent-idle = { $seat } не може виконати жодної карти й ставить фішку без ефекту: { $action }.
event-opponent-ally = { $seat } прибирає з гри союзника: { $ally }.
event-opponent-special-ally = { $seat } прибирає з гри особливого союзника: { $ally }.
event-opponent-plans =
    { $seat } прибирає з гри карти { $type ->
        [romance] романтики
        [trade] торгівлі
       *[challenge] виклику
    }: { $cards }.
event-opponent-goal = { $seat } отримує відкриту особисту ціль: титул «{ $title }».
event-opponent-new-goal = { $seat } отримує нову ціль: титул «{ $title }».
event-opponent-event = { $seat } займає клітинку події «{ $event }».
event-opponent-hires = { $seat } прибирає з гри союзника з карти події: { $ally }.
event-opponent-skipped = { $seat } не ставить щита: немає лицаря, якого він може здолати.
event-opponent-title = { $seat } здобуває титул «{ $title }».

## Журнал: кінець гри

event-won =
    Партію завершено. Перемога: { $seats }, { $glory ->
        [one] { $glory } очко слави
        [few] { $glory } очки слави
        [many] { $glory } очок слави
       *[other] { $glory } очка слави
    }.
event-won-by-prestige =
    Партію завершено. Порівну очок слави (по { $glory }): { $tied }. Усе вирішують жетони престижу. Перемога: { $seats }, { $tokens ->
        [one] { $tokens } жетон престижу
        [few] { $tokens } жетони престижу
        [many] { $tokens } жетонів престижу
       *[other] { $tokens } жетона престижу
    }.
event-warrior-won = Партію завершено. Перемога! Виграно фіналів: { $finals }.
event-warrior-lost = Партію завершено. Двобій турніру програно, а з ним і партію. Виграно фіналів: { $finals }.
event-challenge-met = Партію завершено. Перемога! Очок слави: { $glory }, потрібно було { $need }.
event-challenge-missed = Партію завершено. Поразка. Очок слави: { $glory }, потрібно було { $need }.
event-rival-beaten = Партію завершено. Перемога над віртуальним суперником, { $glory } : { $other }.
event-rival-ahead = Партію завершено. Поразка, { $glory } : { $other }. Для перемоги потрібно більше слави, ніж у віртуального суперника.

## Підрахунок очок

score-start = Початок гри та місце в порядку ходу
score-city = Місто й союзники
score-travel = Карти подорожей
score-tournament = Турніри
score-final-travel = Остання подорож
score-title = Титул «{ $title }»
score-prestige = Жетони престижу ({ $tokens }), лише на випадок нічиєї

## Скільки що варте

worth-title = Потрібно для титулу: у вас { $have } з { $need }
worth-title-duel = Якщо переможете у двобої за нього
worth-title-claimed = Цей титул уже ваш
worth-title-failed = Двобій програно, другої спроби немає
worth-knight = Якщо переможете цього лицаря на турнірі. Половина ({ $half }), якщо програєте, але виграєте сутичку
worth-player = Якщо переможете на турнірі ({ $seat }): { $less }, а якщо в суперника більше слави, ніж у вас, — { $more }
worth-ally = Коли отримаєте цього союзника
worth-scribe = За кожен здобутий титул; поки що їх { $titles }
worth-travel = Якщо зіграти карту, у найкращому разі
worth-event = Подія цього раунду
worth-prestige = Ваших жетонів престижу: { $count }. Вони вирішують нічию наприкінці
worth-need = Для перемоги потрібно очок слави: { $need }; у вас { $glory }

## Запитання

ask-character = Яким персонажем грати? На вибір: { $characters }.
ask-goal = Який титул стане вашою особистою ціллю? На вибір: { $titles }.
ask-give-back =
    Яку карту подорожі повернути до колоди за 1 жетон сили? На руці { $hand ->
        [one] { $hand } карта
        [few] { $hand } карти
        [many] { $hand } карт
       *[other] { $hand } карти
    }, уже повернуто: { $given }.
ask-action = Куди поставити фішку? Залишилося фішок: { $pawns }.
ask-take-card =
    Яку карту подорожі взяти? Можна взяти ще { $left ->
        [one] { $left } карту
        [few] { $left } карти
        [many] { $left } карт
       *[other] { $left } карти
    }.
ask-market =
    Що поліпшити? У вас { $coin ->
        [one] { $coin } монета
        [few] { $coin } монети
        [many] { $coin } монет
       *[other] { $coin } монети
    }.
ask-support =
    Якого союзника здобути? У вас { $coin ->
        [one] { $coin } монета
        [few] { $coin } монети
        [many] { $coin } монет
       *[other] { $coin } монети
    }.
ask-keep-title = Ви взяли титули: { $titles }. Який залишити як особисту ціль? Решта піде у скид.
ask-keep-title-card = «{ $travel }»: ви взяли титули { $titles }. Який залишити як особисту ціль? Решта піде у скид.
ask-choose-effect = Яку винагороду вибрати?
ask-choose-effect-card = «{ $travel }»: яку винагороду вибрати?
ask-choose-effect-event = «{ $event }»: яку винагороду вибрати?
ask-relic = Яку реліквію взяти?
ask-relic-card = «{ $travel }»: яку реліквію взяти?
ask-relic-prize = «{ $prize }»: яку реліквію взяти?
ask-travel =
    Яку карту подорожі зіграти? У цій фазі можна зіграти ще { $left ->
        [one] { $left } карту
        [few] { $left } карти
        [many] { $left } карт
       *[other] { $left } карти
    }.
ask-consolation =
    Ви вибули з турніру. Яку карту подорожі зіграти? Можна зіграти ще { $left ->
        [one] { $left } карту
        [few] { $left } карти
        [many] { $left } карт
       *[other] { $left } карти
    }.
ask-place = У яку комірку поставити щит?
ask-place-or-wait = У яку комірку поставити щит? Можна й зачекати. Вільні комірки потім займуть лицарі: { $late }.
ask-knight = Якому лицарю кинути виклик? Ваші щити в турнірі: { $shields } із { $most }.
ask-duel-tent = Намет: якого союзника використати перед першою сутичкою?
ask-duel-ready-ally = Якого використаного союзника оновити?
ask-duel-ready-relic = Яку використану реліквію оновити?
ask-duel-strength = Скільки сили вкласти? Уже вкладено { $committed } із { $most }. Сила діє до кінця двобою.
ask-duel-faith =
    { $most ->
        [one] Ваша атака { $attack } проти { $against }. Який кубик перекинути за жетон віри? Лише { $most }.
        [few] Ваша атака { $attack } проти { $against }. Які кубики перекинути за жетон віри? Не більше { $most }.
        [many] Ваша атака { $attack } проти { $against }. Які кубики перекинути за жетон віри? Не більше { $most }.
       *[other] Ваша атака { $attack } проти { $against }. Які кубики перекинути за жетон віри? Не більше { $most }.
    }
ask-duel-lance = Ваша атака { $attack } проти { $against }. Спис: якого союзника використати?
ask-duel-last-lance = Остання нагода використати спис у цій сутичці: ваша атака { $attack } проти { $against }. Якого союзника використати?
ask-duel-relic = Ваша атака { $attack } проти { $against }. Яку реліквію використати?
ask-duel-ring =
    { $most ->
        [one] Ваша атака { $attack } проти { $against }. Який кубик перекинути Перснем? Лише { $most }.
        [few] Ваша атака { $attack } проти { $against }. Які кубики перекинути Перснем? Не більше { $most }.
        [many] Ваша атака { $attack } проти { $against }. Які кубики перекинути Перснем? Не більше { $most }.
       *[other] Ваша атака { $attack } проти { $against }. Які кубики перекинути Перснем? Не більше { $most }.
    }
ask-duel-recover-ally = Ви програли двобій. Якого з використаних у ньому союзників оновити?
ask-duel-recover-relic = Ви програли двобій. Яку з використаних у ньому реліквій оновити?
ask-title =
    { $best ->
        [0] Який титул здобути?
        [one] Який титул здобути? Без двобою можна набрати ще { $best } очко слави.
        [few] Який титул здобути? Без двобою можна набрати ще { $best } очки слави.
        [many] Який титул здобути? Без двобою можна набрати ще { $best } очок слави.
       *[other] Який титул здобути? Без двобою можна набрати ще { $best } очка слави.
    }
ask-bound-allies = Яких союзників зарахувати до титулу «{ $title }»? Усього потрібно: { $count }.
ask-bound-allies-next = Кого зарахувати до титулу «{ $title }» наступним? Уже вибрано: { $picked }. Усього потрібно: { $count }.
ask-bound-relics = Які реліквії зарахувати до титулу «{ $title }»? Усього потрібно: { $count }.

## Відповіді

option-be-character =
    { $character }: { $coin ->
        [one] { $coin } монета
        [few] { $coin } монети
        [many] { $coin } монет
       *[other] { $coin } монети
    }, { $strength ->
        [one] { $strength } жетон сили
        [few] { $strength } жетони сили
        [many] { $strength } жетонів сили
       *[other] { $strength } жетона сили
    }, { $faith ->
        [one] { $faith } жетон віри
        [few] { $faith } жетони віри
        [many] { $faith } жетонів віри
       *[other] { $faith } жетона віри
    }, { $glory ->
        [one] { $glory } очко слави
        [few] { $glory } очки слави
        [many] { $glory } очок слави
       *[other] { $glory } очка слави
    }
option-choose-goal =
    { $title }: { $glory ->
        [one] { $glory } очко слави
        [few] { $glory } очки слави
        [many] { $glory } очок слави
       *[other] { $glory } очка слави
    }
option-give-back = Повернути карту «{ $travel }» за 1 жетон сили
option-keep-cards =
    { $count ->
        [0] Завершити, карт не залишати
        [one] Залишити { $count } карту
        [few] Залишити { $count } карти
        [many] Залишити { $count } карт
       *[other] Залишити { $count } карти
    }
option-place-pawn = { $action }
option-place-on-event = { action-event }: { $event }
option-place-on-event-for-nothing = { action-event }: { $event } (зараз нічого вам не дасть)
option-take-card = { $travel }
option-draw-card =
    Верхня карта колоди { $type ->
        [romance] романтики
        [trade] торгівлі
       *[challenge] виклику
    } (у колоді { $deck })
option-take-no-more = Більше не брати
option-buy-level =
    { $item ->
        [steed] Скакун
       *[armour] Броня
    }, рівень { level-roman }: { $price ->
        [0] безплатно
        [one] { $price } монета
        [few] { $price } монети
        [many] { $price } монет
       *[other] { $price } монети
    }
option-take-ally =
    { $ally } (комірка { $slot }): { $price ->
        [0] безплатно
        [one] { $price } монета
        [few] { $price } монети
        [many] { $price } монет
       *[other] { $price } монети
    }
option-keep-title =
    { $title }: { $glory ->
        [one] { $glory } очко слави
        [few] { $glory } очки слави
        [many] { $glory } очок слави
       *[other] { $glory } очка слави
    }
option-choose-list = Винагорода { $number }
option-choose-prestige =
    жетон престижу «{ $prestige }» і { $glory ->
        [one] { $glory } очко слави
        [few] { $glory } очки слави
        [many] { $glory } очок слави
       *[other] { $glory } очка слави
    }
option-take-relic = { $relic }
option-play-romance = { $travel }
option-play-trade =
    { $travel }: { $price ->
        [0] безплатно
        [one] { $price } монета
        [few] { $price } монети
        [many] { $price } монет
       *[other] { $price } монети
    }
option-play-challenge = { $travel }: двобій, атака { $attack }, престиж { $prestige }
option-pass-travel = Спасувати до кінця фази
option-stop-travel = Більше не грати карт
option-place-shield = Комірка { $place }
option-challenge-knight = { $knight } ({ $city })
option-wait = Зачекати: спершу виберуть інші, потім знову ви
option-duel-ally = { $ally }
option-duel-relic = { $relic }
option-duel-none = Нічого не використовувати
option-duel-ready-ally = { $ally }
option-duel-ready-relic = { $relic }
option-duel-no-strength = Не вкладати; кубиків сили: { $dice }
option-duel-strength =
    Вкласти { $count ->
        [one] { $count } жетон сили
        [few] { $count } жетони сили
        [many] { $count } жетонів сили
       *[other] { $count } жетона сили
    }; кубиків сили: { $dice }
option-duel-strength-activating =
    Вкласти { $count ->
        [one] { $count } жетон сили
        [few] { $count } жетони сили
        [many] { $count } жетонів сили
       *[other] { $count } жетона сили
    }; кубиків сили: { $dice }, особливий символ активний
option-duel-keep-dice = Не перекидати
option-duel-reroll = Перекинути: { $dice }
option-duel-add-die = Вибрати: { $die }
option-duel-reroll-picked = Перекинути вибрані: { $dice }
option-claim-title =
    { $title }: { $glory ->
        [one] { $glory } очко слави
        [few] { $glory } очки слави
        [many] { $glory } очок слави
       *[other] { $glory } очка слави
    }
option-fight-for-title =
    { $title }: { $glory ->
        [one] { $glory } очко слави
        [few] { $glory } очки слави
        [many] { $glory } очок слави
       *[other] { $glory } очка слави
    } за перемогу у двобої (атака { $attack }, престиж { $prestige })
option-no-more-titles = Більше не здобувати титулів
option-bind-ally = { $ally }
option-bind-relics = { $relics }

## Відмови

blocked-no-circle =
    { $circles ->
        [0] { $action }: тут немає клітинок.
        [one] { $action }: у цьому раунді єдину клітинку зайнято.
        [few] { $action }: у цьому раунді всі клітинки зайнято ({ $circles }).
        [many] { $action }: у цьому раунді всі клітинки зайнято ({ $circles }).
       *[other] { $action }: у цьому раунді всі клітинки зайнято ({ $circles }).
    }
    .short =
        { $circles ->
            [0] Тут немає клітинок.
            [one] У цьому раунді єдину клітинку зайнято.
            [few] У цьому раунді всі клітинки зайнято ({ $circles }).
            [many] У цьому раунді всі клітинки зайнято ({ $circles }).
           *[other] У цьому раунді всі клітинки зайнято ({ $circles }).
        }
blocked-once-a-round = { $action }: лише раз за раунд, ваша фішка тут уже стоїть.
    .short = Лише раз за раунд, ваша фішка тут уже стоїть.
blocked-no-cards = Карт подорожей не залишилося ні серед викладених, ні в колодах.
blocked-cannot-pay = { $action }: { needed-goods }, а у вас { $have }.
    .short = Для цього { needed-goods }, а у вас { $have }.
blocked-cannot-pay-ally =
    { $ally }: { $price ->
        [one] потрібна { $price } монета
        [few] потрібні { $price } монети
        [many] потрібно { $price } монет
       *[other] потрібно { $price } монети
    }, а у вас { $have }.
    .short =
        { $price ->
            [one] Потрібна { $price } монета
            [few] Потрібні { $price } монети
            [many] Потрібно { $price } монет
           *[other] Потрібно { $price } монети
        }, а у вас { $have }.
blocked-cannot-pay-level =
    { $item ->
        [steed] Скакун
       *[armour] Броня
    }: для наступного рівня { $price ->
        [one] потрібна { $price } монета
        [few] потрібні { $price } монети
        [many] потрібно { $price } монет
       *[other] потрібно { $price } монети
    }, а у вас { $have }.
    .short =
        Для наступного рівня { $price ->
            [one] потрібна { $price } монета
            [few] потрібні { $price } монети
            [many] потрібно { $price } монет
           *[other] потрібно { $price } монети
        }, а у вас { $have }.
blocked-top-level =
    { $item ->
        [steed] Скакун уже має
       *[armour] Броня вже має
    } найвищий рівень: { level-roman }.
blocked-all-at-top = Скакун і броня вже мають найвищий рівень: { level-roman }.
blocked-no-allies = На треку союзників нікого не залишилося.
blocked-empty-slot = Комірка { $slot } треку союзників порожня до фази оновлення.
blocked-closed-slot = Комірка { $slot } треку союзників недоступна: гравців має бути щонайменше { $players }.
blocked-no-tournament-place = У турнірі немає вільного місця для вашого щита.
blocked-shields-placed =
    { $shields ->
        [one] Ваш щит уже стоїть у цьому турнірі.
        [few] Усі ваші { $shields } щити вже стоять у цьому турнірі.
        [many] Усі ваші { $shields } щитів уже стоять у цьому турнірі.
       *[other] Усі ваші { $shields } щита вже стоять у цьому турнірі.
    }
blocked-no-titles-left = Титулів не залишилося ні в колоді, ні у скиді.
blocked-no-event-action = Подія «{ $event }» стосується всіх гравців, дії в неї немає.
blocked-no-hire = На карті події немає союзника, якого можна найняти.
blocked-deck-empty =
    Колода карт { $type ->
        [romance] романтики
        [trade] торгівлі
       *[challenge] виклику
    } порожня.
blocked-gives-nothing = Винагорода { $number } зараз нічого вам не дасть.
blocked-no-relics-left = Реліквій у запасі не залишилося.
blocked-no-relic = { $relic }: таких жетонів не залишилося.
    .short = Таких жетонів не залишилося.
blocked-no-scroll-ally = { $ally }: у стосі із сувоєм таких союзників не залишилося.
blocked-no-prestige = { $prestige }: таких жетонів престижу не залишилося.
blocked-prestige-held = { $prestige }: цей жетон престижу ви вже маєте.
blocked-not-from-this-level =
    { $item ->
        [steed] Скакун
       *[armour] Броня
    }: до рівня { to-roman } поліпшують лише з рівня { need-roman }, у вас рівень { level-roman }.
blocked-trade-price =
    { $travel }: { $price ->
        [one] потрібна { $price } монета
        [few] потрібні { $price } монети
        [many] потрібно { $price } монет
       *[other] потрібно { $price } монети
    }, а у вас { $have }.
    .short =
        { $price ->
            [one] Потрібна { $price } монета
            [few] Потрібні { $price } монети
            [many] Потрібно { $price } монет
           *[other] Потрібно { $price } монети
        }, а у вас { $have }.
blocked-place-has-knight = Комірка { $place } зайнята: тут стоїть { $knight }.
blocked-place-has-shield = Комірка { $place } зайнята: тут стоїть щит ({ $seat }).
blocked-knight-has-challenger = { $knight }: виклик уже кинуто ({ $seat }).
    .short = Виклик уже кинуто ({ $seat }).
blocked-shield-in-city = { $knight }: у цьому місті ({ $city }) вже стоїть ваш щит.
    .short = У цьому місті ({ $city }) вже стоїть ваш щит.
blocked-last-must-place = Чекати не можна: у вас найгірша ініціатива з-поміж тих, хто ще не записався.
blocked-must-register = Чекати не можна: доки є лицар, якому ви можете кинути виклик, треба записатися. Ваші щити в турнірі: { $shields } із { $most }.
blocked-ally-spent = { $ally }: жетон уже використано.
    .short = Жетон уже використано.
blocked-ally-bound = { $ally }: жетон зараховано до титулу.
    .short = Жетон зараховано до титулу.
blocked-relic-spent = { $relic }: жетон уже використано.
    .short = Жетон уже використано.
blocked-relic-bound = { $relic }: жетон зараховано до титулу.
    .short = Жетон зараховано до титулу.
blocked-no-die-to-turn = У вашому кидку немає потрібного кубика: { $die }.
blocked-no-dice = У вас немає кубиків, які можна перекинути.
blocked-no-spent-ally = У вас немає використаного союзника, якого можна оновити.
blocked-no-spent-relic = У вас немає використаної реліквії, яку можна оновити.
blocked-no-spent-prestige = У вас немає використаного жетона престижу, який можна оновити.
blocked-not-itself = { $ally }: цей жетон не може оновити сам себе.
    .short = Цей жетон не може оновити сам себе.
blocked-strength-limit =
    Вкласти { $count ->
        [one] { $count } жетон сили
        [few] { $count } жетони сили
        [many] { $count } жетонів сили
       *[other] { $count } жетона сили
    } не можна: за двобій щонайбільше { $most }, уже вкладено { $committed }.
blocked-strength-short =
    Вкласти { $count ->
        [one] { $count } жетон сили
        [few] { $count } жетони сили
        [many] { $count } жетонів сили
       *[other] { $count } жетона сили
    } не можна: у вас { $have }.
blocked-title-scored = Титул «{ $title }» уже ваш.
    .short = Уже ваш.
blocked-attempt-lost = Титул «{ $title }»: двобій програно, другої спроби немає.
    .short = Двобій програно, другої спроби немає.
blocked-needs-played =
    Титул «{ $title }»: { $need ->
        [one] потрібна { $need } карта
        [few] потрібні { $need } карти
        [many] потрібно { $need } карт
       *[other] потрібно { $need } карти
    } { $type ->
        [romance] романтики
        [trade] торгівлі
       *[challenge] виклику
    } в особистому скиді, у вас { $have }.
    .short =
        { $need ->
            [one] Потрібна { $need } карта
            [few] Потрібні { $need } карти
            [many] Потрібно { $need } карт
           *[other] Потрібно { $need } карти
        } { $type ->
            [romance] романтики
            [trade] торгівлі
           *[challenge] виклику
        } в особистому скиді, у вас { $have }.
blocked-needs-ally =
    Титул «{ $title }»: { $need ->
        [one] потрібен { $need } союзник
        [few] потрібні { $need } союзники
        [many] потрібно { $need } союзників
       *[other] потрібно { $need } союзника
    } «{ $ally }», вільних у вас { $have }.
    .short =
        { $need ->
            [one] Потрібен { $need } союзник
            [few] Потрібні { $need } союзники
            [many] Потрібно { $need } союзників
           *[other] Потрібно { $need } союзника
        } «{ $ally }», вільних у вас { $have }.
blocked-needs-allies =
    Титул «{ $title }»: { $need ->
        [one] потрібен { $need } союзник
        [few] потрібні { $need } союзники
        [many] потрібно { $need } союзників
       *[other] потрібно { $need } союзника
    }, вільних у вас { $have }.
    .short =
        { $need ->
            [one] Потрібен { $need } союзник
            [few] Потрібні { $need } союзники
            [many] Потрібно { $need } союзників
           *[other] Потрібно { $need } союзника
        }, вільних у вас { $have }.
blocked-needs-no-ally = Титул «{ $title }»: не можна мати союзника «{ $ally }», а у вас їх { $have }.
    .short = Не можна мати союзника «{ $ally }», а у вас їх { $have }.
blocked-needs-relics =
    Титул «{ $title }»: { $need ->
        [one] потрібна { $need } реліквія
        [few] потрібні { $need } реліквії
        [many] потрібно { $need } реліквій
       *[other] потрібно { $need } реліквії
    }, вільних у вас { $have }.
    .short =
        { $need ->
            [one] Потрібна { $need } реліквія
            [few] Потрібні { $need } реліквії
            [many] Потрібно { $need } реліквій
           *[other] Потрібно { $need } реліквії
        }, вільних у вас { $have }.
blocked-needs-prestige =
    Титул «{ $title }»: { $need ->
        [one] потрібен { $need } жетон престижу
        [few] потрібні { $need } жетони престижу
        [many] потрібно { $need } жетонів престижу
       *[other] потрібно { $need } жетона престижу
    }, у вас { $have }.
    .short =
        { $need ->
            [one] Потрібен { $need } жетон престижу
            [few] Потрібні { $need } жетони престижу
            [many] Потрібно { $need } жетонів престижу
           *[other] Потрібно { $need } жетона престижу
        }, у вас { $have }.
blocked-needs-goods = Титул «{ $title }»: { needed-goods }, вільних у вас { $have }.
    .short = Для титулу { needed-goods }, вільних у вас { $have }.
blocked-needs-level =
    Титул «{ $title }»: { $item ->
        [steed] потрібен скакун
       *[armour] потрібна броня
    } рівня { need-roman }, у вас рівень { have-roman }.
    .short =
        { $item ->
            [steed] Потрібен скакун
           *[armour] Потрібна броня
        } рівня { need-roman }, у вас рівень { have-roman }.

## Що роблять компоненти: із цього складаються їхні тексти

does-one-of = на вибір:
does-or = ; або
does-order = краща ініціатива після фази оновлення
does-coin =
    { $n ->
        [one] { $n } монета
        [few] { $n } монети
        [many] { $n } монет
       *[other] { $n } монети
    }
does-strength =
    { $n ->
        [one] { $n } жетон сили
        [few] { $n } жетони сили
        [many] { $n } жетонів сили
       *[other] { $n } жетона сили
    }
does-faith =
    { $n ->
        [one] { $n } жетон віри
        [few] { $n } жетони віри
        [many] { $n } жетонів віри
       *[other] { $n } жетона віри
    }
does-glory =
    { $n ->
        [one] { $n } очко слави
        [few] { $n } очки слави
        [many] { $n } очок слави
       *[other] { $n } очка слави
    }
does-lose-coin =
    втратити { $n ->
        [one] { $n } монету
        [few] { $n } монети
        [many] { $n } монет
       *[other] { $n } монети
    }
does-lose-glory =
    втратити { $n ->
        [one] { $n } очко слави
        [few] { $n } очки слави
        [many] { $n } очок слави
       *[other] { $n } очка слави
    }
does-prestige = жетон престижу «{ $prestige }»
does-relic = реліквія «{ $relic }»
does-any-relic = реліквія на вибір
does-ally = союзник «{ $ally }»
does-hire = союзник із цієї карти
does-upgrade =
    { $item ->
        [steed] поліпшити скакуна
       *[armour] поліпшити броню
    } до рівня { to-roman } (лише з попереднього)
does-titles =
    узяти { $n ->
        [one] { $n } титул
        [few] { $n } титули
        [many] { $n } титулів
       *[other] { $n } титулу
    } й залишити один як особисту ціль
does-travel =
    узяти { $n ->
        [one] { $n } карту подорожі
        [few] { $n } карти подорожей
        [many] { $n } карт подорожей
       *[other] { $n } карти подорожей
    } із викладених або з верху будь-якої колоди
does-blind-travel =
    узяти { $n ->
        [one] { $n } карту подорожі
        [few] { $n } карти подорожей
        [many] { $n } карт подорожей
       *[other] { $n } карти подорожей
    } з верху будь-якої колоди
does-lay-pawn =
    покласти на цю карту { $n ->
        [one] { $n } фішку
        [few] { $n } фішки
        [many] { $n } фішок
       *[other] { $n } фішки
    } до кінця раунду
does-turn-die = повернути свій { $die } з найменшим значенням на найбільше число
does-attack = ваша атака +{ $n }
does-weaken = атака супротивника −{ $n }
does-humble = престиж супротивника −{ $n }
does-ready-ally = оновити одного використаного союзника
does-ready-relic = оновити одну використану реліквію
does-ready-prestige = оновити один використаний жетон престижу
does-reroll =
    { $n ->
        [one] перекинути { $n } свій кубик
        [few] перекинути до { $n } своїх кубиків
        [many] перекинути до { $n } своїх кубиків
       *[other] перекинути до { $n } свого кубика
    }
does-on-gain = При отриманні:
does-in-tent = Намет, у першій сутичці:
does-with-lance = Спис, в одній сутичці:
does-in-pass = В одній сутичці двобою:
does-faith-reroll-bonus =
    Постійно: за жетон віри можна перекинути на { $n ->
        [one] { $n } кубик
        [few] { $n } кубики
        [many] { $n } кубиків
       *[other] { $n } кубика
    } більше.
does-plan-journey-bonus =
    Постійно: дія { action-plan_journey } дає на { $n ->
        [one] { $n } карту
        [few] { $n } карти
        [many] { $n } карт
       *[other] { $n } карти
    } більше.
does-coin-discount =
    Постійно: дії { action-market } та { action-gain_ally } дешевші на { $n ->
        [one] { $n } монету
        [few] { $n } монети
        [many] { $n } монет
       *[other] { $n } монети
    }.
does-travel-limit-bonus =
    Постійно: у фазі подорожі можна зіграти на { $n ->
        [one] { $n } карту
        [few] { $n } карти
        [many] { $n } карт
       *[other] { $n } карти
    } більше.
does-title-bonus =
    Постійно: кожен здобутий титул дає на { $n ->
        [one] { $n } очко слави
        [few] { $n } очки слави
        [many] { $n } очок слави
       *[other] { $n } очка слави
    } більше.
does-price =
    За { $resource ->
        [coin]
            { $n ->
                [one] { $n } монету
                [few] { $n } монети
                [many] { $n } монет
               *[other] { $n } монети
            }
        [strength]
            { $n ->
                [one] { $n } жетон сили
                [few] { $n } жетони сили
                [many] { $n } жетонів сили
               *[other] { $n } жетона сили
            }
       *[faith]
            { $n ->
                [one] { $n } жетон віри
                [few] { $n } жетони віри
                [many] { $n } жетонів віри
               *[other] { $n } жетона віри
            }
    }:
does-free = Безплатно:
does-challenge = За перемогу у двобої (атака { $attack }, престиж { $prestige }):
does-to-all = Для кожного гравця:
does-event-action = Дія для того, хто першим поставить сюди фішку.
does-knight = Атака { $attack }, престиж { $prestige }, слава { $glory }.
does-adds-die = У кожній сутичці кидає кубик броні й додає його до своєї атаки.
does-fewer-dice = У двобої з ним ви кидаєте на один { $die } менше.
does-start =
    На початку: { $coin ->
        [one] { $coin } монета
        [few] { $coin } монети
        [many] { $coin } монет
       *[other] { $coin } монети
    }, { $strength ->
        [one] { $strength } жетон сили
        [few] { $strength } жетони сили
        [many] { $strength } жетонів сили
       *[other] { $strength } жетона сили
    }, { $faith ->
        [one] { $faith } жетон віри
        [few] { $faith } жетони віри
        [many] { $faith } жетонів віри
       *[other] { $faith } жетона віри
    }, { $glory ->
        [one] { $glory } очко слави
        [few] { $glory } очки слави
        [many] { $glory } очок слави
       *[other] { $glory } очка слави
    }.
does-levels = Скакун рівня { steed-roman }, броня рівня { armour-roman }.
does-titles-dealt =
    Особиста ціль — на вибір із { $n ->
        [one] { $n } титулу
        [few] { $n } титулів
        [many] { $n } титулів
       *[other] { $n } титулу
    }.
does-titles-kept = Особисті цілі — титулів на вибір: { $n }, можна залишити: { $keep }.
does-cards-dealt =
    Карти { $type ->
        [romance] романтики
        [trade] торгівлі
       *[challenge] виклику
    }: { $n }.
does-special-allies = Особливі союзники: { $n }.
does-income =
    Дохід щораунду: { $coin ->
        [one] { $coin } монета
        [few] { $coin } монети
        [many] { $coin } монет
       *[other] { $coin } монети
    }, { $strength ->
        [one] { $strength } жетон сили
        [few] { $strength } жетони сили
        [many] { $strength } жетонів сили
       *[other] { $strength } жетона сили
    }, { $faith ->
        [one] { $faith } жетон віри
        [few] { $faith } жетони віри
        [many] { $faith } жетонів віри
       *[other] { $faith } жетона віри
    }.
does-title-glory =
    Титул дає { $n ->
        [one] { $n } очко слави
        [few] { $n } очки слави
        [many] { $n } очок слави
       *[other] { $n } очка слави
    }.
does-needs-played =
    { $n ->
        [one] { $n } карта
        [few] { $n } карти
        [many] { $n } карт
       *[other] { $n } карти
    } { $type ->
        [romance] романтики
        [trade] торгівлі
       *[challenge] виклику
    } в особистому скиді
does-needs-allies =
    { $n ->
        [one] { $n } будь-який союзник
        [few] { $n } будь-які союзники
        [many] { $n } будь-яких союзників
       *[other] { $n } будь-якого союзника
    }
does-needs-ally = { $n } × «{ $ally }»
does-needs-without = жодного союзника «{ $ally }»
does-needs-relics =
    { $n ->
        [one] { $n } будь-яка реліквія
        [few] { $n } будь-які реліквії
        [many] { $n } будь-яких реліквій
       *[other] { $n } будь-якої реліквії
    }
does-needs-prestige =
    { $n ->
        [one] { $n } жетон престижу
        [few] { $n } жетони престижу
        [many] { $n } жетонів престижу
       *[other] { $n } жетона престижу
    }
does-needs-goods = { priced-goods }
does-needs-level =
    { $item ->
        [steed] скакун
       *[armour] броня
    } рівня { level-roman }
does-needs-duel = перемога у двобої (атака { $attack }, престиж { $prestige })
does-opponent-ally = Прибирає з гри союзника, першого з наявних: { $allies }.
does-opponent-plan =
    Прибирає з гри викладені карти { $type ->
        [romance] романтики
        [trade] торгівлі
       *[challenge] виклику
    }, якщо їх повна колонка.
does-opponent-special-ally = Прибирає з гри особливого союзника.
does-opponent-new-goal = { action-new_goal }.
does-opponent-event = { action-event }.
does-opponent-initiative = { action-initiative }.
does-opponent-training = { action-training }.
does-opponent-prayer = { action-prayer }.
does-opponent-service = { action-service }.
does-opponent-herald = { action-herald }.
