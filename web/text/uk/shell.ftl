# Що кажуть сторінки довкола столу.

## Рамка

nav-label = Сторінки
nav-skip = Перейти до вмісту
nav-play = Грати
nav-tables = Мої столи
nav-learn = Навчання
nav-ladder = Рейтинг
nav-account = { $name }: налаштування й обліковий запис
language = Мова
theme-to-light = Світла тема
theme-to-dark = Темна тема
offline = Немає зв’язку. Те, що на екрані, могло застаріти.
loading = Завантаження
foot-fair = Після партії можна перевірити кожен кидок і кожне тасування.
foot-rules = Повні правила
foot-api = Для розробників
foot-credits = Автори
foot-terms = Умови користування
foot-privacy = Приватність
foot-imprint = Відомості про власника сайту
announcement-close = Закрити

## Час

span-hours = { $hours } год
span-hours-minutes = { $hours } год { $minutes } хв
span-days = { $days } дн.
span-days-hours = { $days } дн. { $hours } год
duration-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунди
        [many] { $count } секунд
       *[other] { $count } секунди
    }
duration-minutes =
    { $count ->
        [one] { $count } хвилина
        [few] { $count } хвилини
        [many] { $count } хвилин
       *[other] { $count } хвилини
    }
duration-hours =
    { $count ->
        [one] { $count } година
        [few] { $count } години
        [many] { $count } годин
       *[other] { $count } години
    }
duration-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дні
        [many] { $count } днів
       *[other] { $count } дня
    }

## Ігри, боти, столи

games = Ігри
game-seats = Гравців:
game-minutes = { $count } хв
game-playing =
    { $count ->
        [one] триває { $count } партія
        [few] тривають { $count } партії
        [many] триває { $count } партій
       *[other] триває { $count } партії
    }
play-a-bot = Зіграти з ботом
new-table = Новий стіл
bot-heuristic = Сенешаль
bot-easy = Сокільничий
bot-random = Блазень
bot-strength-heuristic = добрий гравець
bot-strength-easy = легкий
bot-strength-random = ходить навмання
seats = Місця
seats-count =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
        [many] { $count } гравців
       *[other] { $count } гравця
    }
seat-free = Вільне місце
rated = на рейтинг
bot = бот
guest = гість
you = ви
owner = господар столу
pace-live = Наживо
pace-days = За листуванням
pace-live-none = Наживо, без ліміту часу
pace-live-per-move = Наживо, { $time } на хід
pace-live-bank = Наживо, { $time } на гравця
pace-days-none = За листуванням, без ліміту часу
pace-days-per-move = { $time } на хід
pace-days-bank = { $time } кожному на партію
visibility-public = Публічний
visibility-link = За посиланням
visibility-private = Приватний

## Зала

lobby-title = У що зіграємо?
lobby-waiting =
    { $count ->
        [one] { $count } стіл чекає на вас
        [few] { $count } столи чекають на вас
        [many] { $count } столів чекають на вас
       *[other] { $count } столу чекають на вас
    }
lobby-greeting = З поверненням, { $name }.
lobby-stranger = Реєстрація не потрібна: натисніть «Зіграти з ботом» — і ви за столом.
lobby-people =
    { $count ->
        [one] Зараз за столами { $count } людина.
        [few] Зараз за столами { $count } людини.
        [many] Зараз за столами { $count } людей.
       *[other] Зараз за столами { $count } людини.
    }
my-tables = Мої столи
my-tables-order = спершу ті, де ваш хід
my-tables-empty = Зараз у вас немає незавершених партій. Зіграйте з ботом, щоб відчути гру, або сядьте за стіл із людьми.
all-my-tables = Усі ваші столи: { $count }
my-table-your-turn = Ваш хід
my-table-waits-for = Ходить { $name }
my-table-waits-for-several = Ходять { $names }
my-table-be-ready = Підтвердьте готовність
my-table-not-ready = Чекаємо, доки всі зберуться
my-table-open =
    { $count ->
        [one] Вільне { $count } місце
        [few] Вільні { $count } місця
        [many] Вільно { $count } місць
       *[other] Вільно { $count } місця
    }
my-table-seeding = Партія от-от почнеться
take-your-turn = Зробити хід
look-in = Дивитися
go-to-table = До столу
open-tables = Відкриті столи
open-tables-empty = Зараз жоден публічний стіл не чекає на гравців. Відкрийте свій — це два натискання.
open-tables-filtered = За цим фільтром відкритих столів немає.
open-one = Відкрити стіл
filter = Фільтр
filter-game = Гра
filter-any-game = Усі ігри
filter-all = Усі
filter-live = Наживо
filter-days = За листуванням
filter-unrated = Без рейтингу
playing-now = Зараз грають
why-rules = Сайт стежить за кожним правилом. Якщо чогось не можна, він пояснить чому й назве правило.
why-pace = Наживо за один вечір або кілька тижнів по одному ходу на день: той самий стіл, те саме посилання.
why-chance = Кидки й тасування запечатано до партії, а після неї розкрито: перевірити може кожен.
options-none = Базова гра
sit-down = Сісти за стіл
watch = Дивитися

## Новий стіл

new-which = У що зіграємо?
new-seats-range = гравців: { $least }–{ $most }
new-table-of = Новий стіл: { $game }
new-seats = Скільки гравців
new-who = Хто грає
new-you = Ви
new-you-sit-here = ваше місце
new-seat-number = Місце { $number }
new-all-bots = Боти на всіх інших місцях
new-all-people = Люди на всіх інших місцях
seat-open = Будь-хто
seat-for-a-person = Людина
seat-for-a-bot = Бот: { $level }
seat-who = Хто тут сидить
new-pace = Темп
pace-live-hint = Усі за столом водночас.
pace-days-hint = Ходите, коли маєте час, хоч кілька тижнів; про ваш хід надійде сповіщення.
new-open = Відкрити стіл
new-start = Почати партію
new-open-friends-hint = Ви одразу сідаєте за стіл і отримуєте посилання для решти.
new-open-hint = Ви одразу сідаєте за стіл, решта приходить із зали або за посиланням.
new-start-hint = Крім вас самі боти: партія почнеться одразу.
new-solo-hint = Соло проти віртуального суперника з правил; партія почнеться одразу.
new-more = Інші налаштування
new-audience = З ким граєте?
new-audience-friends = З друзями
new-audience-friends-hint = Ви отримаєте посилання, яке можна надіслати. У залі столу не видно.
new-audience-everyone = З усіма охочими
new-audience-everyone-hint = Стіл видно в залі; будь-хто може сісти або дивитися.
new-secret = Лише за запрошенням
visibility-private-hint = Про стіл знають лише ті, кого ви запросили.
new-rated = На рейтинг
new-rated-hint = Результат враховується в рейтингу.
new-rated-guest = На рейтинг грають лише з обліковим записом.
new-policy = Скільки чекати таємних відповідей
new-policy-hint = Коли кілька гравців можуть таємно втрутитися: скільки чекає стіл, щоб ніхто не здогадався, хто мав чим відповісти.
policy-usual = Як зазвичай
policy-fixed = Завжди однаковий час
policy-everyone = Доки не відповідять усі
policy-quick = Якнайшвидше
new-language = Мова столу
clock = Контроль часу
clock-none = Без ліміту
clock-per_move = На хід
clock-bank = На партію
clock-none-hint = Думайте скільки завгодно.
clock-per_move-hint = Однаковий час на кожну відповідь.
clock-bank-hint = Спільний час на всю партію і ще трохи після кожного ходу.
clock-move-time = Час на хід
clock-bank-size = Час на партію
clock-increment = Додається за хід
rule-id = правило { $rule }

## Перед партією

sit-here-instead = Пересісти сюди
send-away = Прибрати
i-am-ready = Можна починати
not-ready-yet = Зачекайте на мене
start = Почати
ready = чекає на початок
not-ready = ще збирається
leave-table = Встати з-за столу
seat-free-hint = чекає на гравця
waiting-closed = Цей стіл закрили ще до початку партії.
waiting-seeding = Тасуємо карти
waiting-seeding-hint = Збираємо спільне випадкове число.
waiting-free-seat =
    { $count ->
        [one] Вільне { $count } місце
        [few] Вільні { $count } місця
        [many] Вільно { $count } місць
       *[other] Вільно { $count } місця
    }
waiting-invite-only = Щоб сісти за цей стіл, потрібне запрошення.
waiting-full = Усі місця зайняті
waiting-watch-hint = Коли партія почнеться, її можна буде дивитися.
waiting-for-people =
    { $count ->
        [one] Чекаємо ще на { $count } гравця
        [few] Чекаємо ще на { $count } гравців
        [many] Чекаємо ще на { $count } гравців
       *[other] Чекаємо ще на { $count } гравця
    }
waiting-you-are-ready = Ви готові. Посиланням можете поділитися й ви.
waiting-host-hint = Поділіться посиланням або посадіть бота. Коли всі будуть готові, ви почнете партію.
waiting-ready-hint = Ваш браузер додасть до жереба цієї партії власне випадкове число.
waiting-are-you-ready = Усі зібралися. Починаємо?
waiting-for-ready = Чекаємо на: { $names }
waiting-all-ready = Усі готові
waiting-for-owner = Усі готові. Чекаємо, доки господар столу почне партію.
invitation = Запрошення
invite-people = Запросіть гравців
invite-link = Посилання на цей стіл
invite-hint-public = Стіл можна знайти і в залі.
invite-hint-link = Сісти може кожен, хто має це посилання.
invite-hint-private = Про стіл дізнаються лише за цим посиланням.
copy = Скопіювати
copied = Скопійовано
share = Поділитися
qr-code = QR-код
qr-hint = Відскануйте його іншим телефоном, щоб відкрити стіл.
fair-title = Звідки береться випадковість
fair-text = Перш ніж хтось сяде за стіл, сервер загадує таємний код і оприлюднює його відбиток. Браузер кожного гравця додає власну частку — спершу теж лише відбитком. Коли вже ніхто не може ані прийти, ані піти, частки відкриваються й змішуються в спільний жереб. Після партії оприлюднюється все, і будь-хто може повторити кожен кидок і кожне тасування.
fair-house = Сервер
fair-opened = відкрито
table-missing = Такого столу немає
table-missing-hint = Його могли закрити, або він приватний і потрібне посилання.
something-wrong = Щось пішло не так

## Зіграні партії

tables-running = Тривають
tables-over = Зіграні
tables-over-empty = Ви ще не дограли жодної партії.
past-void = Завершено без результату
past-won = Перемога
past-won-by = Перемога: { $names }
past-place = Місце { $rank } з { $seats }
look-again = Повтор
show-more = Показати ще

## Гравці й рейтинг

player = Гравець
player-gone = Видалений обліковий запис
player-account = Гравець
player-guest = Гість
player-bot = Бот
ratings = Рейтинги
ratings-none = Рейтингових партій поки що немає.
ratings-guest = Гості рейтингу не мають. Зареєструйтеся, щоб потрапити до таблиці; зіграні партії залишаться вашими.
ratings-guest-other = У гостей рейтингу немає.
rating = Рейтинг
rating-spread = Невизначеність
rating-matches =
    { $count ->
        [one] { $count } рейтингова партія
        [few] { $count } рейтингові партії
        [many] { $count } рейтингових партій
       *[other] { $count } рейтингової партії
    }
rating-provisional = поки що поза таблицею
rating-belief = імовірна сила { $mu }, невизначеність { $sigma }
matches = Партії
match-date = Дата
match-place = Місце
match-change = Зміна
leaderboards = Рейтинг
leaderboards-hint = За обережною оцінкою сили гри.
leaderboards-empty = Жодної рейтингової партії ще не дограно. Будьте першими.
leaderboard-empty =
    { $count ->
        [one] Ще ніхто не зіграв достатньо: потрібна { $count } рейтингова партія.
        [few] Ще ніхто не зіграв достатньо: потрібні { $count } рейтингові партії.
        [many] Ще ніхто не зіграв достатньо: потрібно { $count } рейтингових партій.
       *[other] Ще ніхто не зіграв достатньо: потрібно { $count } рейтингової партії.
    }
page-before = Назад
page-after = Далі

## Правила, автори, інше

rules = Правила
rules-count =
    { $count ->
        [one] { $count } правило, яке гра виконує саме так, як тут написано
        [few] { $count } правила, які гра виконує саме так, як тут написано
        [many] { $count } правил, які гра виконує саме так, як тут написано
       *[other] { $count } правила, які гра виконує саме так, як тут написано
    }
rules-search = Пошук
rules-chapters = Розділи
rules-none-found = Такого правила не знайдено.
rule-kind-example = приклад
rule-kind-ruling = тлумачення
rule-kind-decision = хто вирішує
rule-kind-information = хто що бачить
credits = Автори
credits-own = Поля, карти, знамена й фішки намалювали ми самі; із друкованих ігор нічого не перемальовано.
credits-icons = Значки
credits-icons-text = Роботи цих авторів, із сайту
credits-values = Значення карт
credits-values-text = Яку частину кожної гри відтворено. Там, де надруковані значення ніхто не публікував, вони наші й можуть відрізнятися від карт у вашій коробці; виправити їх можна набором карт (див. docs/content у вихідному коді).
credits-values-share = записів: { $reconstructed } із { $entries } ({ $percent } %)
credits-fonts = Шрифти
credits-software = Програмні бібліотеки
page-missing = Такої сторінки немає
page-missing-hint = В адресі помилка, або сторінка переїхала.
to-the-lobby = До зали
try-again = Спробувати ще раз
