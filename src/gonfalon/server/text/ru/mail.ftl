# То, что сервер пишет людям: письма и уведомления. Каждый ключ начинается с `mail-`.

## Кто

mail-bot = бот
mail-former = бывший игрок
mail-nobody = нет

## Ваш ход

mail-turn-subject = { $game }: ваш ход (соперники: { $opponents })
mail-half-subject = { $game }: прошла половина времени (соперники: { $opponents })
mail-last-subject = { $game }: время на исходе (соперники: { $opponents })

mail-greeting = Здравствуйте, { $name }!
mail-turn = Ваш ход в партии «{ $game }». Соперники: { $opponents }.
mail-round = Нужен ваш ответ в партии «{ $game }». Соперники: { $opponents }. Ждём: { $asked }.
mail-deadline = Срок: { DATETIME($deadline, dateStyle: "full", timeStyle: "short") } ({ $zone }). После этого за вас ответит бот; вернуться можно в любой момент.
mail-no-deadline = Время не ограничено.
mail-link = К столу: { $link }
mail-settings = Изменить или отключить уведомления: { $link }
mail-match-stop = Больше не присылать писем об этой партии: { $link }

## Приглашение

mail-invited-subject = { $inviter } приглашает вас сыграть: { $game }
mail-invited-live = { $inviter } предлагает вам сыграть прямо сейчас. Игра: { $game }.
mail-invited-days = { $inviter } предлагает вам сыграть по переписке, по несколько ходов в день. Игра: { $game }.
mail-invited-link = Принять или отклонить приглашение можно в зале: { $link }

## Письмо раз в день

mail-daily-subject =
    { $count ->
        [one] Вас ждёт { $count } стол
        [few] Вас ждут { $count } стола
        [many] Вас ждут { $count } столов
       *[other] Вас ждут { $count } стола
    }
mail-daily = Ваш ход за этими столами:
mail-daily-line = { $game }, соперники: { $opponents }
mail-daily-until = до { DATETIME($deadline, dateStyle: "full", timeStyle: "short") } ({ $zone })

## Проверка

mail-test-subject = Gonfalon: уведомления работают
mail-test = Так Gonfalon сообщит вам, что настал ваш ход.

## Сама учётная запись

mail-hello = Здравствуйте!
mail-confirm-subject = Gonfalon: подтвердите адрес почты
mail-confirm = У игрока { $name } на { $site } указан этот адрес. Если это вы, подтвердите его:
mail-confirm-not = Если это не вы, ничего не делайте: на неподтверждённый адрес писем больше не будет.
mail-match-subject = Gonfalon: присылать письма о партии?
mail-match = Кто-то играет на { $site } и указал этот адрес, чтобы узнавать о своём ходе. Если это вы, подтвердите здесь:
mail-match-not = Если это не вы, ничего не делайте: без подтверждения писем больше не будет. Адрес нужен только для этой партии, через месяц после её окончания мы его забудем.
mail-reset-subject = Gonfalon: смена пароля
mail-reset = Кто-то попросил сменить пароль игрока { $name } на { $site }. Задать новый можно здесь:
mail-reset-not = Если это были не вы, ничего не делайте: прежний пароль действует.
mail-known-subject = Gonfalon: у вас уже есть учётная запись
mail-known = Кто-то попытался зарегистрироваться на { $site } с этим адресом, но он уже принадлежит учётной записи. Если это были вы и пароль забыт, задайте новый:
mail-known-not = Если это были не вы, ничего делать не нужно.
mail-unknown-subject = Gonfalon: учётной записи с этим адресом нет
mail-unknown = Кто-то попросил сменить пароль на { $site }, но учётной записи с этим адресом нет. Если это были вы, попробуйте другой адрес или зарегистрируйтесь:
mail-unknown-not = Если это были не вы, ничего делать не нужно.
mail-change-subject = Gonfalon: изменения в вашей учётной записи
mail-change-password = Пароль вашей учётной записи изменён.
mail-change-mailbox = Адрес почты вашей учётной записи изменён.
mail-change-app-on = При входе теперь нужен код из приложения-аутентификатора.
mail-change-app-off = При входе больше не нужен код из приложения-аутентификатора.
mail-change-codes = У вашей учётной записи новые резервные коды; прежние больше не действуют.
mail-change-passkey-on = К вашей учётной записи добавлен ключ доступа.
mail-change-passkey-off = Из вашей учётной записи удалён ключ доступа.
mail-change-where = Когда: { DATETIME($at, dateStyle: "long", timeStyle: "short") } ({ $zone }). Откуда: { $address }, { $browser }
mail-change-not = Если это были не вы, немедленно смените пароль:
