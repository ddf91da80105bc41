# Що зробив сам читач: замість однойменних повідомлень.

you-event-advanced =
    { $stage ->
        [1] Ви виграєте чвертьфінал.
        [2] Ви виграєте півфінал.
       *[other] Ви виграєте фінал.
    }
you-event-allies-bound = Ви зараховуєте до титулу «{ $title }» союзників: { $allies }.
you-event-ally-gained = Ви здобуваєте союзника: { $ally }.
you-event-ally-none-left = Ви не отримуєте союзника «{ $ally }»: у стосі із сувоєм таких не залишилося.
you-event-ally-readied = Ви оновлюєте союзника: { $ally }.
you-event-ally-recovered = Після поразки ви оновлюєте союзника: { $ally }.
you-event-ally-used = Ви використовуєте союзника: { $ally }.
you-event-attack-raised = Ваша атака: +{ $n }, тепер { $attack }.
you-event-card-discarded = Ви кладете карту «{ $travel }» до особистого скиду.
you-event-card-drawn =
    Ви берете з колоди карту { $type ->
        [romance] романтики
        [trade] торгівлі
       *[challenge] виклику
    }.
you-event-card-played = Ви граєте карту «{ $travel }».
you-event-card-taken = Ви берете викладену карту «{ $travel }».
you-event-cards-enough = Ви більше не берете карт.
you-event-cards-given-back =
    Ви повертаєте до колод { $count ->
        [one] { $count } карту подорожі
        [few] { $count } карти подорожей
        [many] { $count } карт подорожей
       *[other] { $count } карти подорожей
    }.
you-event-cards-run-out = Ви більше не можете взяти карт: їх не залишилося.
you-event-challenge-lost = Ви не долаєте виклику «{ $travel }». Карта повертається на руку.
you-event-challenge-won = Ви долаєте виклик «{ $travel }».
you-event-character-chosen = Ви граєте персонажем «{ $character }».
you-event-consolation =
    Ви вибуваєте { $stage ->
        [1] у чвертьфіналі
        [2] у півфіналі
       *[other] у фіналі
    } і можете зіграти { $most ->
        [one] { $most } карту подорожі
        [few] до { $most } карт подорожей
        [many] до { $most } карт подорожей
       *[other] до { $most } карти подорожей
    }.
you-event-die-turned = Ви повертаєте кубик: { $before } → { $after }. Атака: { $attack }.
you-event-duel-card = Ви стаєте до двобою за карту «{ $travel }».
you-event-duel-knight = Ви виходите на двобій. Супротивник: { $knight }.
you-event-duel-lost = Ви програєте двобій, { $passes } : { $lost }.
you-event-duel-opponent = Ви виходите на двобій. Супротивник: { automa }.
you-event-duel-player = Ви виходите на двобій. Супротивник: { $other }.
you-event-duel-title = Ви стаєте до двобою за титул «{ $title }».
you-event-duel-won = Ви перемагаєте у двобої, { $passes } : { $lost }.
you-event-faith-recovered = Ви повертаєте собі 1 жетон віри.
you-event-faith-spent = Ви витрачаєте 1 жетон віри на перекидання.
you-event-foe-humbled = Ви висміюєте супротивника: престиж −{ $n }, тепер { $prestige }.
you-event-foe-weakened = Ви послаблюєте супротивника: атака −{ $n }, тепер { $attack }.
you-event-gained = Ви отримуєте { counted-goods }.
you-event-glory-gained =
    Ви отримуєте { $count ->
        [one] { $count } очко слави
        [few] { $count } очки слави
        [many] { $count } очок слави
       *[other] { $count } очка слави
    }, усього { $glory }.
you-event-glory-lost =
    Ви втрачаєте { $count ->
        [one] { $count } очко слави
        [few] { $count } очки слави
        [many] { $count } очок слави
       *[other] { $count } очка слави
    }, залишається { $glory }.
you-event-goal-open = Ваша відкрита особиста ціль — титул «{ $title }».
you-event-goal-revealed = Ви відкриваєте особисту ціль: титул «{ $title }».
you-event-goals-dealt =
    Ви вибираєте особисту ціль із { $count ->
        [one] { $count } титулу
        [few] { $count } титулів
        [many] { $count } титулів
       *[other] { $count } титулу
    }.
you-event-goods-bound = Ви зараховуєте до титулу «{ $title }» { counted-goods }.
you-event-knight-challenged = Ви кидаєте виклик: { $knight } ({ $city }).
you-event-later-cards =
    За пізніше місце в порядку ходу ви берете { $count ->
        [one] { $count } карту виклику
        [few] { $count } карти виклику
        [many] { $count } карт виклику
       *[other] { $count } карти виклику
    }.
you-event-level-not-raised =
    Ви не поліпшуєте { $item ->
        [steed] скакуна
       *[armour] броні
    } до рівня { to-roman }: для цього потрібен попередній рівень.
you-event-level-raised =
    Ви поліпшуєте { $item ->
        [steed] скакуна
       *[armour] броню
    } до рівня { level-roman }.
you-event-lost = Ви втрачаєте { counted-goods }.
you-event-no-relics = Ви не отримуєте реліквії: їх не залишилося.
you-event-no-titles = Ви не берете титулів: їх не залишилося.
you-event-nobody-to-hire = Ви нікого не наймаєте: на карті події немає союзника.
you-event-not-registered = Ви не ставите щита: немає лицаря, якому можна кинути виклик.
you-event-paid = Ви платите { counted-goods }.
you-event-pass-lost = Ви програєте сутичку { $number }, { $attack } : { $against }.
you-event-pass-won = Ви виграєте сутичку { $number }, { $attack } : { $against }.
you-event-pawn-laid =
    Ви кладете на карту події { $count ->
        [one] { $count } фішку
        [few] { $count } фішки
        [many] { $count } фішок
       *[other] { $count } фішки
    }.
you-event-pawn-placed = Ви ставите фішку: { $action }. Залишилося фішок: { $left }.
you-event-prestige-gained = Ви отримуєте жетон престижу «{ $prestige }».
you-event-prestige-none-left = Ви не отримуєте жетона престижу «{ $prestige }»: таких не залишилося.
you-event-prestige-owned = Ви вже маєте жетон престижу «{ $prestige }» і другого не отримуєте.
you-event-prestige-readied = Ви оновлюєте жетон престижу «{ $prestige }».
you-event-prestige-recovered = Після поразки ви оновлюєте жетон престижу «{ $prestige }».
you-event-prestige-spent = Перемога за рівних атак: ви перевертаєте жетон престижу «{ $prestige }».
you-event-prize-won = Ви виграєте турнір. Приз: { $prize }.
you-event-relic-gained = Ви отримуєте реліквію: { $relic }.
you-event-relic-none-left = Ви не отримуєте реліквії «{ $relic }»: таких не залишилося.
you-event-relic-readied = Ви оновлюєте реліквію: { $relic }.
you-event-relic-recovered = Після поразки ви оновлюєте реліквію: { $relic }.
you-event-relic-used = Ви використовуєте реліквію: { $relic }.
you-event-relics-bound = Ви зараховуєте до титулу «{ $title }» реліквії: { $relics }.
you-event-rerolled = Ви перекидаєте: { $before }. Випадає: { $after }. Атака: { $attack }.
you-event-rolled = Ви кидаєте: { $dice }. Атака: { $attack }.
you-event-shield-placed = Ви записуєтеся на турнір, комірка { $place }.
you-event-start-cards = Ви берете початкові карти: романтика — { $romance }, торгівля — { $trade }, виклик — { $challenge }.
you-event-strength-committed =
    Ви вкладаєте { $count ->
        [one] { $count } жетон сили
        [few] { $count } жетони сили
        [many] { $count } жетонів сили
       *[other] { $count } жетона сили
    }. Усього вкладено у двобої: { $total }.
you-event-strength-recovered = Ви повертаєте собі 1 жетон сили.
you-event-tie-initiative = Рівні й атаки, і престиж: вирішує краща ініціатива, перемагаєте ви.
you-event-tie-player = Рівні й атаки, і престиж: у цьому разі перемагає гравець, тобто ви.
you-event-title-claimed = Ви претендуєте на титул «{ $title }».
you-event-title-fulfilled =
    Ви здобуваєте титул «{ $title }»: { $glory ->
        [one] { $glory } очко слави
        [few] { $glory } очки слави
        [many] { $glory } очок слави
       *[other] { $glory } очка слави
    }.
you-event-title-kept = Ви залишаєте один титул як особисту ціль. Скинуто титулів: { $discarded }.
you-event-title-lost = Ви програєте двобій за титул «{ $title }». Другої спроби не буде.
you-event-titles-drawn =
    Ви берете з колоди { $count ->
        [one] { $count } титул
        [few] { $count } титули
        [many] { $count } титулів
       *[other] { $count } титулу
    }.
you-event-travel-passed = Ви пасуєте.
you-event-travel-stopped = Ви більше не граєте карт.
you-event-waited = Ви чекаєте.
you-event-won =
    Партію завершено. Перемога за вами: { $glory ->
        [one] { $glory } очко слави
        [few] { $glory } очки слави
        [many] { $glory } очок слави
       *[other] { $glory } очка слави
    }.
you-event-won-by-prestige =
    Партію завершено. Порівну очок слави (по { $glory }): { $tied }. Усе вирішують жетони престижу. Перемога за вами: { $tokens ->
        [one] { $tokens } жетон престижу
        [few] { $tokens } жетони престижу
        [many] { $tokens } жетонів престижу
       *[other] { $tokens } жетона престижу
    }.

# Що інші зробили читачеві.

to-you-event-duel-player = { $seat } виходить на двобій із вами.
