# Те, що сервер пише людям: листи та сповіщення. Кожен ключ починається з `mail-`.

## Хто

mail-bot = бот
mail-former = колишній гравець
mail-nobody = немає

## Ваш хід

mail-turn-subject = { $game }: ваш хід (суперники: { $opponents })
mail-half-subject = { $game }: минула половина часу (суперники: { $opponents })
mail-last-subject = { $game }: час спливає (суперники: { $opponents })

mail-greeting = Добрий день, { $name }!
mail-turn = Ваш хід у партії «{ $game }». Суперники: { $opponents }.
mail-round = Потрібна ваша відповідь у партії «{ $game }». Суперники: { $opponents }. Чекаємо на: { $asked }.
mail-deadline = Термін: { DATETIME($deadline, dateStyle: "full", timeStyle: "short") } ({ $zone }). Після цього за вас відповість бот; повернутися можна будь-коли.
mail-no-deadline = Час не обмежено.
mail-link = До столу: { $link }
mail-settings = Змінити або вимкнути сповіщення: { $link }
mail-match-stop = Більше не надсилати листів про цю партію: { $link }

## Запрошення

mail-invited-subject = { $inviter } запрошує вас зіграти: { $game }
mail-invited-live = { $inviter } пропонує вам зіграти просто зараз. Гра: { $game }.
mail-invited-days = { $inviter } пропонує вам зіграти за листуванням, по кілька ходів на день. Гра: { $game }.
mail-invited-link = Прийняти або відхилити запрошення можна в залі: { $link }

## Лист раз на день

mail-daily-subject =
    { $count ->
        [one] На вас чекає { $count } стіл
        [few] На вас чекають { $count } столи
        [many] На вас чекають { $count } столів
       *[other] На вас чекають { $count } столу
    }
mail-daily = Ваш хід за цими столами:
mail-daily-line = { $game }, суперники: { $opponents }
mail-daily-until = до: { DATETIME($deadline, dateStyle: "full", timeStyle: "short") } ({ $zone })

## Перевірка

mail-test-subject = Gonfalon: сповіщення працюють
mail-test = Так Gonfalon повідомлятиме про ваш хід.
mail-hello = Добрий день!
mail-confirm-subject = Gonfalon: підтвердьте адресу пошти
mail-confirm = У гравця { $name } на { $site } вказано цю адресу. Якщо це ви, підтвердьте її:
mail-confirm-not = Якщо це не ви, нічого не робіть: на непідтверджену адресу листів більше не буде.
mail-match-subject = Gonfalon: листи про одну партію?
mail-match = Хтось грає партію на { $site } і вказав цю адресу, щоб дізнаватися про свій хід. Якщо це ви, підтвердьте тут:
mail-match-not = Якщо це не ви, нічого не робіть: без підтвердження листів більше не буде. Адреса потрібна лише для цієї партії; через місяць після кінця партії ми її забудемо.
mail-reset-subject = Gonfalon: зміна пароля
mail-reset = Хтось попросив змінити пароль гравця { $name } на { $site }. Задати новий можна тут:
mail-reset-not = Якщо це були не ви, нічого не робіть: попередній пароль діє.
mail-known-subject = Gonfalon: у вас уже є обліковий запис
mail-known = Хтось спробував зареєструватися на { $site } із цією адресою, але вона вже належить обліковому запису. Якщо це були ви й пароль забуто, задайте новий:
mail-known-not = Якщо це були не ви, нічого робити не треба.
mail-unknown-subject = Gonfalon: облікового запису з цією адресою немає
mail-unknown = Хтось попросив змінити пароль на { $site }, але облікового запису з цією адресою немає. Якщо це були ви, спробуйте іншу адресу або зареєструйтеся:
mail-unknown-not = Якщо це були не ви, нічого робити не треба.
mail-change-subject = Gonfalon: зміни у вашому обліковому записі
mail-change-password = Пароль вашого облікового запису змінено.
mail-change-mailbox = Адресу пошти вашого облікового запису змінено.
mail-change-app-on = Під час входу тепер потрібен код із застосунку-автентифікатора.
mail-change-app-off = Під час входу більше не потрібен код із застосунку-автентифікатора.
mail-change-codes = Ваш обліковий запис має нові резервні коди; попередні більше не діють.
mail-change-passkey-on = До вашого облікового запису додано ключ доступу.
mail-change-passkey-off = Із вашого облікового запису вилучено ключ доступу.
mail-change-where = Коли: { DATETIME($at, dateStyle: "long", timeStyle: "short") } ({ $zone }). Звідки: { $address }, { $browser }
mail-change-not = Якщо це були не ви, негайно змініть пароль:
