# Те, що сервер пише людям: листи та сповіщення. Кожен ключ починається з `mail-`.

## Хто

mail-bot = бот
mail-former = колишній гравець
mail-nobody = немає

## Ваш хід

mail-turn-subject = { $game }: ваш хід (суперники: { $opponents })
mail-half-subject = { $game }: минула половина часу (суперники: { $opponents })
mail-last-subject = { $game }: час спливає (суперники: { $opponents })

mail-greeting = Вітаємо, { $name }!
mail-turn = Ваш хід у партії «{ $game }». Суперники: { $opponents }.
mail-round = Стіл чекає на відповіді в партії «{ $game }». Суперники: { $opponents }. Відповідають одночасно: { $asked }.
mail-deadline = Відповісти треба до: { DATETIME($deadline, dateStyle: "full", timeStyle: "short") } ({ $zone }). Після цього за вас відповість бот; повернутися можна будь-коли.
mail-no-deadline = Час не обмежено.
mail-link = До столу: { $link }
mail-settings = Змінити або вимкнути сповіщення: { $link }

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
mail-test = Отак Gonfalon повідомлятиме вас про ваш хід.
