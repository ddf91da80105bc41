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
mail-round = Стол ждёт ответов в партии «{ $game }». Соперники: { $opponents }. Вопрос задан одновременно всем: { $asked }.
mail-deadline = Срок: { DATETIME($deadline, dateStyle: "full", timeStyle: "short") } ({ $zone }). После этого за вас ответит бот; вернуться можно в любой момент.
mail-no-deadline = Время не ограничено.
mail-link = К столу: { $link }
mail-settings = Изменить или отключить уведомления: { $link }

## Письмо раз в день

mail-daily-subject =
    { $count ->
        [one] Вас ждёт { $count } стол
        [few] Вас ждут { $count } стола
        [many] Вас ждут { $count } столов
       *[other] Вас ждут { $count } стола
    }
mail-daily = Вас ждут за столами:
mail-daily-line = { $game }, соперники: { $opponents }
mail-daily-until = срок: { DATETIME($deadline, dateStyle: "full", timeStyle: "short") } ({ $zone })

## Проверка

mail-test-subject = Gonfalon: уведомления работают
mail-test = Так Gonfalon сообщит вам, что настал ваш ход.
