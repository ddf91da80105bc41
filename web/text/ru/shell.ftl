# Что говорят страницы вокруг стола.

## Рамка

nav-label = Страницы
nav-skip = К содержимому
nav-play = Играть
nav-tables = Мои столы
nav-learn = Обучение
nav-ladder = Рейтинг
nav-account = { $name }: настройки и учётная запись
language = Язык
theme-to-light = Светлая тема
theme-to-dark = Тёмная тема
offline = Нет связи. То, что на экране, могло устареть.
loading = Загрузка
foot-fair = После партии можно проверить каждый бросок и каждое перемешивание.
foot-rules = Полные правила
foot-api = Для разработчиков
foot-credits = Авторы
foot-terms = Условия использования
foot-privacy = Конфиденциальность
foot-imprint = Сведения о владельце сайта
announcement-close = Закрыть

## Время

span-hours = { $hours } ч
span-hours-minutes = { $hours } ч { $minutes } мин
span-days = { $days } дн.
span-days-hours = { $days } дн. { $hours } ч
duration-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
        [many] { $count } секунд
       *[other] { $count } секунды
    }
duration-minutes =
    { $count ->
        [one] { $count } минута
        [few] { $count } минуты
        [many] { $count } минут
       *[other] { $count } минуты
    }
duration-hours =
    { $count ->
        [one] { $count } час
        [few] { $count } часа
        [many] { $count } часов
       *[other] { $count } часа
    }
duration-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
        [many] { $count } дней
       *[other] { $count } дня
    }

## Игры, боты, столы

games = Игры
game-seats = Игроков:
game-minutes = { $count } мин
game-playing =
    { $count ->
        [one] идёт { $count } партия
        [few] идут { $count } партии
        [many] идёт { $count } партий
       *[other] идёт { $count } партии
    }
play-a-bot = Сыграть с ботом
new-table = Новый стол
bot-heuristic = Сенешаль
bot-easy = Сокольничий
bot-random = Шут
bot-strength-heuristic = хороший игрок
bot-strength-easy = лёгкий
bot-strength-random = ходит наугад
seats = Места
seats-count =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
seat-free = Свободное место
rated = на рейтинг
bot = бот
guest = гость
you = вы
owner = хозяин стола
pace-live = В реальном времени
pace-days = По переписке
pace-live-none = В реальном времени, без часов
pace-live-per-move = В реальном времени, { $time } на ход
pace-live-bank = В реальном времени, { $time } на игрока
pace-days-none = По переписке, без часов
pace-days-per-move = { $time } на ход
pace-days-bank = { $time } на партию
visibility-public = Публичный
visibility-link = По ссылке
visibility-private = Приватный

## Зал

lobby-title = Во что сыграем?
lobby-waiting =
    { $count ->
        [one] Вас ждёт { $count } стол
        [few] Вас ждут { $count } стола
        [many] Вас ждут { $count } столов
       *[other] Вас ждут { $count } стола
    }
lobby-greeting = С возвращением, { $name }.
lobby-stranger = Регистрация не нужна: нажмите «Сыграть с ботом» — и вы за столом.
lobby-people =
    { $count ->
        [one] Сейчас за столами { $count } человек.
        [few] Сейчас за столами { $count } человека.
        [many] Сейчас за столами { $count } человек.
       *[other] Сейчас за столами { $count } человека.
    }
my-tables = Мои столы
my-tables-order = сначала те, где ваш ход
my-tables-empty = Незаконченных партий нет. Сыграйте с ботом, чтобы распробовать игру, или сядьте за стол с людьми.
all-my-tables = Все ваши столы: { $count }
my-table-your-turn = Ваш ход
my-table-waits-for = Ходит { $name }
my-table-waits-for-several = Ходят { $names }
my-table-be-ready = Подтвердите, что можно начинать
my-table-not-ready = Ждём, пока все соберутся
my-table-open =
    { $count ->
        [one] Свободно { $count } место
        [few] Свободно { $count } места
        [many] Свободно { $count } мест
       *[other] Свободно { $count } места
    }
my-table-seeding = Партия вот-вот начнётся
take-your-turn = Сделать ход
look-in = Смотреть
go-to-table = К столу
open-tables = Открытые столы
open-tables-empty = Сейчас никто не ждёт игроков. Откройте стол сами — это два нажатия.
open-tables-filtered = Под этот фильтр ни один стол не подходит.
open-one = Открыть стол
filter = Фильтр
filter-game = Игра
filter-any-game = Все игры
filter-all = Все
filter-live = В реальном времени
filter-days = По переписке
filter-unrated = Без рейтинга
playing-now = Сейчас играют
why-rules = Соблюдается каждое правило. Если что-то нельзя, видно почему и по какому правилу.
why-pace = В реальном времени за один вечер или по переписке неделями: тот же стол, та же ссылка.
why-chance = Броски и перемешивания запечатаны до партии и открываются после неё: проверить может каждый.
options-none = Базовая игра
sit-down = Сесть за стол
watch = Смотреть

## Новый стол

new-which = Во что сыграем?
new-seats-range = игроков: { $least }–{ $most }
new-table-of = Новый стол: { $game }
new-seats = Сколько игроков
new-who = Кто играет
new-you = Вы
new-you-sit-here = ваше место
new-seat-number = Место { $number }
new-all-bots = Боты на всех остальных местах
new-all-people = Люди на всех остальных местах
seat-open = Кто угодно
seat-for-a-person = Человек
seat-for-a-bot = Бот: { $level }
seat-who = Кто здесь сидит
new-pace = Темп
pace-live-hint = Все за столом одновременно.
pace-days-hint = Ходите, когда есть время, хоть неделями; о своём ходе вы узнаете из уведомления.
new-open = Открыть стол
new-start = Начать партию
new-open-friends-hint = Вы сразу садитесь за стол и получаете ссылку для остальных.
new-open-hint = Вы сразу садитесь за стол, остальные приходят из зала или по ссылке.
new-start-hint = Кроме вас только боты: партия начнётся сразу.
new-solo-hint = Соло против виртуального соперника из правил; партия начнётся сразу.
new-more = Ещё настройки
new-audience = С кем играете?
new-audience-friends = С друзьями
new-audience-friends-hint = Вы получите ссылку, которую можно отправить. В зале стола не видно.
new-audience-everyone = Со всеми желающими
new-audience-everyone-hint = Стол виден в зале; любой может сесть или смотреть.
new-secret = Только по приглашению
visibility-private-hint = О столе знают только приглашённые.
new-rated = На рейтинг
new-rated-hint = Результат идёт в рейтинг.
new-rated-guest = На рейтинг играют только с учётной записью.
new-policy = Сколько ждать тайных ответов
new-policy-hint = Когда несколько игроков могут тайно вмешаться: сколько ждёт стол, чтобы никто не догадался, кому было чем ответить.
policy-usual = Как обычно
policy-fixed = Всегда одинаковое время
policy-everyone = Пока не ответят все
policy-quick = Как можно быстрее
new-language = Язык стола
clock = Часы
clock-none = Без часов
clock-per_move = На ход
clock-bank = На партию
clock-none-hint = Думайте сколько хотите.
clock-per_move-hint = Одинаковое время на каждый ответ.
clock-bank-hint = Общее время на всю партию и небольшая добавка после каждого хода.
clock-move-time = Время на ход
clock-bank-size = Время на партию
clock-increment = Добавка за ход
rule-id = правило { $rule }

## Перед партией

sit-here-instead = Пересесть сюда
send-away = Убрать с места
i-am-ready = Можно начинать
not-ready-yet = Подождите меня
start = Начать
ready = ждёт начала
not-ready = ещё собирается
leave-table = Встать из-за стола
seat-free-hint = ждёт игрока
waiting-closed = Этот стол закрыли до начала партии.
waiting-seeding = Тасуем карты
waiting-seeding-hint = Собираем общее случайное число.
waiting-free-seat =
    { $count ->
        [one] Свободно { $count } место
        [few] Свободно { $count } места
        [many] Свободно { $count } мест
       *[other] Свободно { $count } места
    }
waiting-invite-only = Чтобы сесть, нужно приглашение от этого стола.
waiting-full = Все места заняты
waiting-watch-hint = Когда партия начнётся, её можно будет смотреть.
waiting-for-people =
    { $count ->
        [one] Ждём ещё { $count } игрока
        [few] Ждём ещё { $count } игроков
        [many] Ждём ещё { $count } игроков
       *[other] Ждём ещё { $count } игрока
    }
waiting-you-are-ready = Вы готовы. Ссылкой можете поделиться и вы.
waiting-host-hint = Поделитесь ссылкой или посадите бота. Когда все будут готовы, вы начнёте партию.
waiting-ready-hint = Ваш браузер добавит к жребию этой партии своё случайное число.
waiting-are-you-ready = Все в сборе. Начинаем?
waiting-for-ready = Ждём: { $names }
waiting-all-ready = Все готовы
waiting-for-owner = Все готовы. Ждём, когда хозяин стола начнёт партию.
invitation = Приглашение
invite-people = Пригласите игроков
invite-link = Ссылка на этот стол
invite-hint-public = Стол можно найти и в зале.
invite-hint-link = Сесть может каждый, у кого есть эта ссылка.
invite-hint-private = Стол виден только тем, у кого есть эта ссылка.
copy = Скопировать
copied = Скопировано
share = Поделиться
qr-code = QR-код
qr-hint = Отсканируйте его другим телефоном, чтобы открыть стол.
fair-title = Откуда берётся случайность
fair-text = Прежде чем кто-либо сядет за стол, сервер загадывает секрет и публикует его отпечаток. Браузер каждого игрока добавляет свою долю — сначала тоже только отпечатком. Когда уже никто не может ни прийти, ни уйти, доли открываются и смешиваются в общий жребий. После партии публикуется всё, и любой может повторить каждый бросок и каждое перемешивание.
fair-house = Сервер
fair-opened = открыто
table-missing = Такого стола нет
table-missing-hint = Возможно, его уже нет, или он приватный: тогда нужна ссылка.
something-wrong = Что-то пошло не так

## Сыгранные партии

tables-running = Идут
tables-over = Сыгранные
tables-over-empty = Вы ещё не доиграли ни одной партии.
past-void = Завершена без результата
past-won = Победа
past-won-by = Победа: { $names }
past-place = Место { $rank } из { $seats }
look-again = Повтор
show-more = Показать ещё

## Игроки и рейтинг

player = Игрок
player-gone = Удалённый игрок
player-account = Игрок
player-guest = Гость
player-bot = Бот
ratings = Рейтинги
ratings-none = Рейтинговых партий пока нет.
ratings-guest = У гостей рейтинга нет. Зарегистрируйтесь, чтобы попасть в рейтинг: партии останутся вашими.
ratings-guest-other = У гостей рейтинга нет.
rating = Рейтинг
rating-spread = Неопределённость
rating-matches =
    { $count ->
        [one] { $count } рейтинговая партия
        [few] { $count } рейтинговые партии
        [many] { $count } рейтинговых партий
       *[other] { $count } рейтинговой партии
    }
rating-provisional = пока вне таблицы
rating-belief = вероятная сила { $mu }, неопределённость { $sigma }
matches = Партии
match-date = Дата
match-place = Место
match-change = Изменение
leaderboards = Рейтинг
leaderboards-hint = По осторожной оценке силы игры.
leaderboards-empty = Рейтинговых партий ещё никто не доиграл. Первое место свободно.
leaderboard-empty =
    { $count ->
        [one] Пока никто не наиграл достаточно: нужна { $count } рейтинговая партия.
        [few] Пока никто не наиграл достаточно: нужны { $count } рейтинговые партии.
        [many] Пока никто не наиграл достаточно: нужно { $count } рейтинговых партий.
       *[other] Пока никто не наиграл достаточно: нужно { $count } рейтинговой партии.
    }
page-before = Назад
page-after = Дальше

## Правила, авторы, прочее

rules = Правила
rules-count =
    { $count ->
        [one] { $count } правило: как написано, так и соблюдается
        [few] { $count } правила: как написано, так и соблюдается
        [many] { $count } правил: как написано, так и соблюдается
       *[other] { $count } правила: как написано, так и соблюдается
    }
rules-search = Поиск
rules-chapters = Главы
rules-none-found = Такого правила не нашлось.
rule-kind-example = пример
rule-kind-ruling = толкование
rule-kind-decision = кто решает
rule-kind-information = кто что видит
credits = Авторы
credits-own = Поля, карты, знамёна и фишки нарисовали мы сами; с печатных игр ничего не срисовано.
credits-icons = Значки
credits-icons-text = Работы этих авторов, с сайта
credits-values = Значения карт
credits-values-text = Какая часть каждой игры восстановлена. Там, где напечатанные значения никто не публиковал, они наши и могут отличаться от карт в вашей коробке; исправить их можно набором карт (см. docs/content в исходном коде).
credits-values-share = записей: { $reconstructed } из { $entries } ({ $percent } %)
credits-fonts = Шрифты
credits-software = Программные библиотеки
page-missing = Такой страницы нет
page-missing-hint = В адресе ошибка, или страница переехала.
to-the-lobby = В зал
try-again = Ещё раз
