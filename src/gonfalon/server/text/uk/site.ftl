# Відкриті сторінки, які показує сервер, і описи посилань. Кожен id починається з `site-`.

## На кожній сторінці

site-skip = Перейти до вмісту
site-games = Ігри
site-languages = Мова
site-sign-in = Увійти
site-lobby = Відкриті столи
site-credits = Автори
site-api = API для ботів
site-unofficial = Gonfalon — неофіційний проєкт. Автори та видавці цих ігор його не створювали й не схвалювали; назви лише вказують, за якими правилами тут грають. Усі тексти й малюнки — наші власні. Сподобалася гра — купіть коробку.

## Головна сторінка

site-title = Середньовічні настільні ігри онлайн без реєстрації
site-description = Середньовічні настільні ігри у браузері: з друзями, незнайомцями чи ботами, наживо або за листуванням. Безкоштовно, без реклами й реєстрації, повні правила.
site-heading = Середньовічні настільні ігри за чесним столом
site-lead = Грайте у браузері з друзями, незнайомцями чи ботами — наживо або розтягнувши партію на кілька днів. Стіл знає всі правила й показує, що можна зробити.
site-play = Грати без реєстрації
site-play-short = Грати
site-learn-short = Вчитися
site-free = Безкоштовно, без реклами, чотирма мовами.
site-choose = Виберіть гру
site-trust = Чому столу можна довіряти
site-trust-rules = Стіл стежить за кожним правилом
site-trust-rules-text = Стіл пропонує всі дозволені ходи, а якщо хід неможливий, називає правило, яке його забороняє. Знати правила напам’ять не треба.
site-trust-dice = Кубики можна перевірити
site-trust-dice-text = До початку партії кожен гравець може додати до жереба власне число. Жереб запечатують на початку й відкривають наприкінці, тож ви можете самі перевірити кожен кидок.
site-trust-free = Безкоштовно, нічого не продаємо
site-trust-free-text = Ні реклами, ні платних місць. Обліковий запис потрібен, лише щоб зберегти ім’я, рейтинг і сповіщення.
site-trust-open = Відкритий код
site-trust-open-text = Правила, боти, сервер і клієнт відкриті за ліцензією Apache 2.0. Напишіть власного бота на Python і посадіть його за стіл.
site-start = Три способи почати
site-start-bot = Зіграти з ботом
site-start-bot-text = Один клік — і ви за столом. Боти бувають різної сили й не змушують чекати.
site-start-friends = Покликати друзів
site-start-friends-text = Відкрийте стіл і надішліть посилання. Друзі сядуть за нього без реєстрації.
site-start-days = Грати неквапом
site-start-days-text = Ходіть, коли маєте час. Ми можемо надіслати сповіщення, коли настане ваш хід.
site-learn = Навчайтеся граючи
site-learn-now = Навчитися за 15 хвилин
site-learn-lesson = Урок за справжнім столом
site-learn-lesson-text = Одна тема за раз: рука показує, куди дивитися, а бот грає з вами. Піти можна будь-коли: урок продовжиться з того самого місця.
site-learn-page = Уся гра на одній сторінці
site-learn-page-text = Мета, раунд у малюнках, один хід із поясненням, звідки беруться очки й три поради.
site-learn-match = Ціла партія з підказками
site-learn-match-text = Стіл рахує за вас, пояснює, чому хід неможливий, і дає скасувати хід, доки не втрутився випадок.
site-look-mastery = Куди ви наступаєте?
site-look-mastery-text = Золотом позначено досяжні території. Цифри показують вашу силу проти сили суперника.
site-tables = Погляньте на столи
site-small-rule = Фортеця недосяжна: ваше постачання до неї не доходить.
site-small-dice = збігається із запечатаним жеребом
site-small-paid = Преміум
site-small-ads = Реклама
site-small-account = Гра без реєстрації
site-last = За 15 хвилин ви знатимете гру
site-last-text = Пройдіть урок, прочитайте одну сторінку або сідайте за відкритий стіл.

## Сторінка гри

site-game-title = { $game } — грати онлайн
site-game-about = Про гру
site-game-more = Докладніше: { $game }
site-game-play = Грати: { $game }
site-game-rules = Усі правила з номерами
site-game-facts = Коротко
site-game-seats = Гравці
site-game-minutes = Тривалість партії
site-game-minutes-value = { $minutes } хв
site-game-pace = Темп
site-game-pace-value = наживо або за листуванням
site-game-opponents = Суперники
site-game-opponents-value = друзі, незнайомці чи боти
site-game-price = Ціна
site-game-price-value = безкоштовно, без реєстрації
site-game-others = Інші ігри
site-game-picture = Малюнок до гри: { $game }
site-ways = Як почати
site-game-learn = Навчитися за 15 хвилин
site-game-learn-text = крок за кроком за справжнім столом
site-game-bot = Зіграти з ботом
site-game-bot-text = одразу
site-game-friends = З друзями
site-game-friends-text = стіл і посилання на нього
site-game-solo = Соло
site-game-solo-text = проти суперника з правил гри
site-game-open = Відкриті столи
site-game-open-text = сісти з незнайомцями
site-game-how = Як грати
site-game-how-text = уся гра на одній сторінці
site-game-feel = У чому сіль
site-game-round = Як іде гра
site-game-board = { $game }: стіл у розпал партії
site-ask = Запитання
site-ask-rules = Чи треба знати правила?
site-ask-rules-text = Ні. Стіл пропонує лише дозволене, а решти під час гри навчить урок хвилин на п’ятнадцять.
site-ask-time = Скільки триває партія?
site-ask-time-text = Наживо — приблизно стільки, скільки за справжнім столом. За листуванням ви ходите, коли маєте час, і партія триває дні або тижні.
site-ask-account = Чи потрібен обліковий запис?
site-ask-account-text = Ні. Ви отримуєте ім’я й одразу граєте. Зареєструватися можна згодом, щоб зберегти ім’я, мати рейтинг і сповіщення.
site-ask-dice = Звідки знати, що кубики чесні?
site-ask-dice-text = Усе випадкове залежить від жереба: його запечатують до першого ходу й відкривають наприкінці. Кожен кидок і кожну карту може перевірити будь-хто.
site-ask-gone = Що, як хтось зникне?
site-ask-gone-text = Коли в гравця вийде час, за нього відповість бот, а повернутися він може будь-коли. Ваша партія триватиме.

## Встановлений застосунок

site-app-mine = Мої столи
site-app-new = Новий стіл

## Описи посилань

site-share-invites = { $host } запрошує вас за стіл: { $game }
site-share-open = Місце за столом: { $game }
site-share-seats =
    { $free ->
        [0] Вільних місць немає.
        [one] Вільне { $free } місце.
        [few] Вільні { $free } місця.
        [many] Вільно { $free } місць.
       *[other] Вільно { $free } місця.
    }
site-share-players = Гравці: { $players }.
site-share-no-account = Без реєстрації.
site-share-playing = { $game }: триває партія
site-share-watch = Подивіться партію або відкрийте власний стіл.
site-share-over = { $game }: { $result }
site-share-won =
    { $count ->
        [one] Перемагає { $winners }
        [few] Перемогу ділять { $winners }
        [many] Перемогу ділять { $winners }
       *[other] Перемогу ділять { $winners }
    }
site-share-ended = Партію завершено
site-share-finished = { $game }: партію завершено
site-share-result = Результат: { $result }.
site-share-void = Партія завершилася без результату.
site-share-bot = { $name } (бот)
site-bot-heuristic = Сенешаль
site-bot-easy = Зброєносець
site-bot-random = Блазень
site-share-nobody = Колишній гравець
site-share-player = { $name } на Gonfalon
site-share-player-text = Рейтинг і партії гравця { $name }: середньовічні настільні ігри онлайн за повними правилами.

## Без зв’язку

site-offline-title = Немає зв’язку
site-offline-lead = Gonfalon зараз недоступний. Стіл відкриється знову, щойно ви будете в мережі.
site-offline-retry = Спробувати ще раз
site-offline-works = Що працює без зв’язку
site-offline-saved = Ваші партії збережено
site-offline-saved-text = Усі підтверджені ходи зберігаються на сервері. Нічого не загубиться.
site-offline-clock = Ваш годинник іде далі
site-offline-clock-text = Якщо час вийде, за вас відповість бот. Повернутися на своє місце можна будь-коли.
site-offline-needs = Для гри потрібен зв’язок
site-offline-needs-text = Грати, дивитися партії та читати правила можна буде знову, коли ви будете в мережі.
