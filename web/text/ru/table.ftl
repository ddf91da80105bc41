# The table: the page of a match. Names of players come as they are, so sentences do not bend them.

## Opening

table-opening = Открываем стол…
table-gone = Такого стола нет.
table-failed = Не удалось открыть стол. Попробуйте чуть позже.
table-to-lobby = В зал
table-skip = К вопросу

## Parts of the page

table-decision = Ваше решение
table-answers = Ответы
table-board = Поле
table-own = Ваша зона
table-seats = Игроки
table-scores = Счёт
table-side = Журнал, чат и заметки
table-tabs = Части стола
table-fold-seats = Показать или скрыть игроков
table-fold-side = Показать или скрыть журнал
table-menu = Меню стола
table-close = Закрыть
table-cancel = Отмена
table-tab-board = Поле
table-tab-me = Моё
table-tab-others = Остальные
table-tab-log = Журнал
table-tab-news = новое
table-turn = Ход { $turn }
table-turn-goal =
    Ход { $turn } · для победы { $goal ->
        [one] { $goal } очко
        [few] { $goal } очка
        [many] { $goal } очков
       *[other] { $goal } очка
    }
table-rules = Правила
table-score-sheet = Подсчёт очков
table-watch-link = Скопировать ссылку для зрителей
table-replay = Повтор
table-kept = На сервере больше нет правил или карт этой партии. Показано, как она закончилась. Журнал сохранён полностью, но повторить ходы на поле нельзя.
table-watching = Вы зритель
table-spectators =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
        [many] { $count } зрителей
       *[other] { $count } зрителя
    }

## The question

table-all-answers =
    { $count ->
        [one] { $count } ответ
        [few] Все { $count } ответа
        [many] Все { $count } ответов
       *[other] Все { $count } ответа
    }
table-not-possible = Сейчас нельзя
table-nothing-asked = Сейчас от вас ничего не требуется.
table-announce-question =
    { $question } { $count ->
        [one] { $count } ответ.
        [few] { $count } ответа.
        [many] { $count } ответов.
       *[other] { $count } ответа.
    }
table-undo = Отменить
table-undo-turn = Отменить весь ход
table-change-answer = Изменить ответ
table-pass-always = Всегда пасовать в таких окнах
table-pass-always-note = Вы пасуете сейчас и дальше автоматически, когда откроется такое окно. Другие этого не видят.
table-pass-offer = Пасовать во всех таких окнах?
table-pass-offer-note = Они открываются часто, и другие каждый раз ждут вашего ответа. Вы будете пасовать сразу, какие бы карты у вас ни были. Никто этого не видит; отключить можно в меню стола.
table-pass-offer-yes = Всегда пасовать
table-pass-offer-no = Каждый раз спрашивать
table-pass-stop = Больше не пасовать автоматически
table-pass-stop-note = В некоторых окнах вы пасуете автоматически. Другие этого не видят.
table-confirm-group = Точно?
table-confirm = Подтвердить
table-reconsider = Ещё подумаю
table-rule-link = Правило { $rule }
table-log-proof = Проверить бросок на шаге { $version }
table-sending = Отправляем…
table-waiting = Секунду…
table-waiting-for = Ходит { $name }
table-waiting-for-several = Ждём ответа: { $names }
table-round-answered = Вы ответили; ждём остальных
table-round-answer = Ваш ответ: { $answer }
table-round-nothing = Вам решать нечего; ждём остальных
table-bot-plays-for-you = За вас играет бот
table-resigned = Вы сдались, дальше играет бот
table-void = Партия закончилась без результата
table-void-agreed = Все согласились её закончить.
table-void-abandoned = Все игроки ушли из-за стола.
table-void-moderator = Партию остановил модератор: «{ $reason }»
table-place = { $rank }. { $name } — { $points }

## Seats

table-empty-seat = Свободное место
table-your-turn = ваш ход
table-to-move = ходит
table-thinks = думает
table-clock = Осталось времени:
table-of-goal = из { $goal }
table-seat-bot = бот
table-seat-guest = гость
table-seat-bot-stands-in = пока играет бот
table-seat-resigned = партия сдана, играет бот
table-seat-here = за столом
table-seat-away = нет за столом

## Since the last move

table-since = С вашего прошлого хода
table-since-start = До вашего первого хода
table-step-through = Посмотреть по шагам

## Log

table-log = Журнал
table-log-earlier = Прошлые ходы
table-log-empty = Пока ничего не произошло.
table-log-reading = Загружаем журнал…
table-log-details = подробнее
table-log-look = Показать этот момент (шаг { $version })
table-log-undo = { $name } отменяет ход.
table-log-undo-you = Вы отменяете ход.
table-log-rewind = Партия возвращается к более раннему моменту.

## Chat and notes

table-chat = Чат
table-chat-new =
    { $count ->
        [one] { $count } новое сообщение
        [few] { $count } новых сообщения
        [many] { $count } новых сообщений
       *[other] { $count } новых сообщения
    }
table-chat-rooms = Кто это читает
table-chat-seats = Игроки
table-chat-spectators = Зрители
table-chat-empty = Сообщений пока нет.
table-chat-bots = С вами играют только боты, а они не переписываются.
table-chat-empty-seats = Это читают только игроки за этим столом.
table-chat-say = Ваше сообщение
table-chat-send = Отправить
table-chat-hidden = Скрыто модератором
table-chat-gone = удалённая учётная запись
table-chat-sign-in = Чтобы писать, войдите или играйте как гость.
table-chat-slow = Слишком часто. Подождите немного.
table-chat-failed = Не удалось отправить.
table-chat-about = Действия с сообщением игрока { $name }
table-chat-report = Пожаловаться
table-chat-report-why = Что не так с этим сообщением?
table-chat-report-send = Отправить модераторам
table-chat-reported = Спасибо. Модераторы посмотрят.
table-report = Пожаловаться на игрока
table-report-whom = На кого?
table-report-why = Что случилось?
table-report-hint = Модераторы увидят этот стол и ваши слова. Игроку не скажут, кто пожаловался.
table-chat-mute = Скрыть сообщения: { $name }
table-chat-muted = Сообщения игрока { $name } скрыты.
table-chat-unmute = Отменить
table-chat-mute-failed = Не получилось. Попробуйте ещё раз.
table-notes = Заметки
table-notes-hint = Их видите только вы; они хранятся в этом браузере.

## What one can do

table-action-hand-over = Пусть за меня играет бот
table-action-take-back = Вернуться в игру
table-action-offer = Предложить моё место другим
table-action-offer-not = Оставить место за собой
table-action-offer-bot = Отдать место «{ $name }» желающему
table-action-offer-bot-not = Оставить место «{ $name }» боту
table-action-adopt = Занять место
table-watch-on = Просто смотреть
table-seat-free = На месте «{ $name }» играет бот. Это место можно занять.
table-action-end = Предложить закончить без результата
table-action-end-not = Отозвать предложение закончить
table-end-bots = Боты не соглашаются закончить рейтинговую партию. Сдаться — значит проиграть.
table-action-pace = Предложить другой темп
table-pace = Темп
table-pace-now = Сейчас: { $pace }
table-pace-hint = Вступит в силу, когда согласятся все; время пойдёт заново.
table-pace-propose = Предложить
table-action-resign = Сдаться
table-action-rematch = Реванш
table-rematch-by = { $name } предлагает реванш.
table-rematch-mine = Вы предложили реванш.
table-rematch-open = Открыт стол для реванша.
table-to-rematch = К реваншу
table-action-ending = Показать итог
table-resign-sure = Отменить сдачу нельзя: дальше играет бот, а результат засчитывается.
table-resign-yes = Да, сдаюсь
table-prefer-confirm = Подтверждать каждый ход
table-prefer-onward = Единственный ответ — автоматически
table-prefer-keys = Горячие клавиши
table-preferences = Скорость и другие настройки
table-keys-help = 1–9 ответ · A все ответы · U отмена · ? правило · Esc закрыть
table-agree = Согласиться
table-disagree = Нет
table-asks-to-end = Есть предложение закончить партию без результата. За: { $names }.
table-asks-pace = Предложен другой темп: { $pace } ({ $names }).
table-pace-asked = Предложен другой темп: { $pace }. Ждём остальных.
table-pace-withdraw = Отозвать
table-asks-back = { $names }: предложение вернуться к более раннему моменту и играть оттуда.
table-back-asked = Вы предложили вернуться. Ждём остальных.
table-back-look = Показать этот момент
table-went-back = Партия снова на ходу { $turn }.
table-went-back-undo = Отменить возврат
decided-pace = Все согласны. Теперь темп такой: { $pace }.
decided-pace-not = Темп остаётся прежним: предложение отклонено или отозвано.
decided-end-not = { $name }: предложение закончить партию отозвано.
decided-back-not = Партия продолжается: предложение вернуться отклонено или отозвано.
decided-seat-taken = { $name } теперь играет вместо { $other }.
decided-resigned = { $name } сдаётся. Дальше играет бот.
decided-bot = За { $name } пока играет бот.
decided-back = { $name } снова за столом.

## Remarks

table-lost = Связь потеряна. Восстанавливаем…
table-lost-kept = Связь потеряна. Начатый выбор сохранён; восстанавливаем…
table-lost-answer = Связь потеряна. Ваш ответ «{ $answer }» сохранён и будет отправлен, как только связь вернётся.
table-lost-input = Связь потеряна. Ваше последнее действие сохранено и будет отправлено, как только связь вернётся.
table-note-stale = За это время всё изменилось. Вот как обстоят дела сейчас.
table-note-refused = Не получилось: { $reason }
table-note-resending = Ответа пока нет. Отправляем ещё раз…
table-note-unsent = Ваш последний ответ не дошёл до стола. Отправить его сейчас?
table-note-slow-down = Не так быстро. Сейчас отправим ещё раз.

## The end

table-winner = победа
table-rank = { $rank }.
table-total = Итого
table-no-points = Ничего
table-sheet-later = Счёт на этот момент.

## Rules

drawer-title = Правила
drawer-all = Все правила
drawer-search = Поиск по правилам
drawer-found =
    { $count ->
        [0] Ничего не найдено
        [one] Найдено { $count } правило
        [few] Найдено { $count } правила
        [many] Найдено { $count } правил
       *[other] Найдено { $count } правила
    }
drawer-chapters = Главы
drawer-reading = Загружаем правила…
drawer-none = Такого правила нет.
drawer-failed = Не удалось загрузить правила. Попробуйте ещё раз.
drawer-link = Открыть в полных правилах
drawer-same-chapter = В этой же главе
drawer-corrected = В этой партии — карты, с которыми она началась. С тех пор исправлено ({ $count }): { $names }.

## Chance

seed-title = Проверка жребия
seed-sealed = жребий запечатан
seed-opened = жребий открыт
seed-sealed-explain = Всё случайное в этой партии зависит от одного тайного числа, жребия. Его запечатали до первого хода, и изменить его уже никто не может. После партии его откроют, и одним нажатием можно проверить каждый бросок.
seed-opened-explain = Партия окончена, и её жребий открыт. Проверка повторяет партию по нему: каждый бросок и каждая тасовка должны выйти точно такими же.
seed-move-sealed = Это выпало на шаге { $version } этой партии. Результат следует из запечатанного жребия; проверка в конце партии охватит и его.
seed-move-opened = Это выпало на шаге { $version } этой партии. Проверка ниже повторит бросок по жребию.
seed-house-commitment = Отпечаток секрета сервера, опубликован до партии
seed-seed-commitment = Отпечаток жребия, опубликован в начале
seed-contribution = Вклад игрока { $name }
seed-no-contribution = нет
seed-house-secret = Секрет сервера
seed-seed = Жребий
seed-check = Проверить сейчас
seed-checking = Проверяем…
seed-holds =
    Всё сходится: { $inputs ->
        [one] { $inputs } ответ
        [few] { $inputs } ответа
        [many] { $inputs } ответов
       *[other] { $inputs } ответа
    } и { $draws ->
        [one] { $draws } обращение
        [few] { $draws } обращения
        [many] { $draws } обращений
       *[other] { $draws } обращения
    } к жребию дают ровно эту партию.
seed-holds-then = Сервер воспроизвёл запись { $date } и получил ровно эту партию. Этих правил на нём больше нет, поэтому сейчас проверено, что запись и жребий прежние: так и есть.
seed-broken = Не сходится: при воспроизведении записи получается другая партия.
seed-page-draws =
    Эта страница сама, своим кодом, повторила по жребию все броски и перемешивания: { $draws ->
        [one] { $draws } обращение
        [few] { $draws } обращения
        [many] { $draws } обращений
       *[other] { $draws } обращения
    } к жребию, всё верно.
seed-page-origin = Жребий получен из секрета сервера, выбранного до партии, и из вкладов игроков.
seed-no-https = Без https страница не может ничего проверить сама.
seed-fault-damaged = Запись повреждена или изменена.
seed-fault-seed = Жребий не тот, чей отпечаток опубликован до партии.
seed-fault-house = Секрет сервера не тот, что был выбран до партии.
seed-fault-origin = Жребий получен не из секрета сервера и вкладов игроков.
seed-fault-draws = Броски и перемешивания в записи не следуют из жребия.
seed-fault-table = Сервер прислал запись другой партии.
seed-memory-same = Всё совпадает с тем, что этот браузер запомнил до партии.
seed-memory-nothing = Этот браузер до партии ничего не запоминал, так что сравнивать не с чем.
seed-memory-house = Отпечаток сервера не тот, что этот браузер запомнил до партии: сервер подменил свой секрет.
seed-memory-seed = Отпечаток жребия не тот, что этот браузер запомнил в начале: сервер подменил жребий.
seed-memory-contribution = Вклада вашего браузера в жребии нет: сервер его не учёл.
seed-chain-listed = Партия есть в открытом списке за { $day }. Незаметно изменить его уже нельзя.
seed-chain-later = Партия появится в открытом списке своего дня; он закрывается после полуночи UTC.
seed-chain-never = Партия началась, когда открытого списка ещё не было.
seed-chain-missing = В открытом списке своего дня партии нет, или её отпечаток там другой.
seed-chain-rewritten = Открытый список не тот, что этот браузер видел раньше: его прошлое переписали.
seed-all-draws = Все обращения к жребию: номер ответа, для чего, наибольшее возможное, результаты
seed-server = Воспроизведено сервером:
seed-record = Скачать запись
seed-self = Проверить на своём компьютере:
seed-failed = Не удалось загрузить. Попробуйте ещё раз.

## Replay

replay-title = Повтор
replay-heading = Ход { $turn }
replay-looking-back = Вы смотрите прошлый момент партии
replay-chapter = Глава
replay-before = До первого хода
replay-moment = Момент партии
replay-version = { $version } из { $last }
replay-now = сейчас
replay-steps = Шаги
replay-first = В начало
replay-back = Шаг назад
replay-play = Смотреть
replay-pause = Пауза
replay-forward = Шаг вперёд
replay-last = В конец
replay-eyes = Чьими глазами
replay-spectator = зритель
replay-copy = Копировать ссылку
replay-copied = Ссылка скопирована
replay-propose = Предложить вернуться сюда
replay-go-back = Вернуться сюда
replay-back-sure = Вернуться к ходу { $turn }?
replay-ask-sure = Предложить всем вернуться к ходу { $turn }?
replay-back-turns = { $turns ->
    [0] Всё, что было после этого момента, отменяется. Это можно вернуть.
    [one] Отменяется { $turns } ход. Его можно вернуть.
    [few] Отменяются { $turns } хода. Их можно вернуть.
    [many] Отменяются { $turns } ходов. Их можно вернуть.
   *[other] Отменяются { $turns } хода. Их можно вернуть.
}
replay-ask-turns = { $turns ->
    [0] Если все согласятся, всё, что было после этого момента, отменится.
    [one] Если все согласятся, отменится { $turns } ход.
    [few] Если все согласятся, отменятся { $turns } хода.
    [many] Если все согласятся, отменятся { $turns } ходов.
   *[other] Если все согласятся, отменятся { $turns } хода.
}
replay-to-now = К текущему ходу
replay-to-end = К результату
replay-too-fast = Не так быстро.
replay-failed = Не удалось загрузить этот момент.
table-open-seat = Посмотреть планшет игрока { $name }
table-amounts-fewer = На один меньше: { $name }
table-amounts-more = На один больше: { $name }
table-amounts-left =
    { $count ->
        [0] Можно подтвердить.
        [one] Осталось выбрать: { $count }.
        [few] Осталось выбрать: { $count }.
        [many] Осталось выбрать: { $count }.
       *[other] Осталось выбрать: { $count }.
    }
table-amounts-over =
    { $count ->
        [one] Лишнее: { $count }.
        [few] Лишних: { $count }.
        [many] Лишних: { $count }.
       *[other] Лишних: { $count }.
    }
table-amounts-least = { $name }: не меньше { $count }.
table-amounts-most = { $name }: не больше { $count }.
table-amounts-none-left = Добавить больше нечего. Сначала уберите что-нибудь в другом месте.
table-amounts-unfit = Такое сочетание не подходит.
table-amounts-reset = Сбросить
table-amounts-confirm = Подтвердить
