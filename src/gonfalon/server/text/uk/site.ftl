# Відкриті сторінки, які показує сервер, і описи посилань. Кожен id починається з `site-`.

## На кожній сторінці

site-skip = Перейти до вмісту
site-games = Ігри
site-languages = Мова
site-sign-in = Увійти
site-lobby = Відкриті столи
site-credits = Автори
site-api = API для ботів
site-legal-terms = Умови користування
site-legal-privacy = Приватність
site-legal-imprint = Відомості про власника сайту
site-unofficial = Gonfalon — неофіційний проєкт. Автори та видавці цих ігор його не створювали й не схвалювали; назви лише вказують, за якими правилами тут грають. Усі тексти й малюнки — наші власні. Сподобалася гра — купіть коробку.

## Головна сторінка

site-title = Середньовічні настільні ігри онлайн без реєстрації
site-description = Середньовічні настільні ігри у браузері: з друзями, незнайомцями чи ботами, наживо або за листуванням. Безплатно, без реклами й реєстрації, за всіма правилами.
site-local-description = Серйозні настільні ігри прямо у браузері: без сервера й без реєстрації, за всіма правилами. Ваші партії лишаються на вашому пристрої.
site-play-short = Грати
site-learn-short = Навчання
site-ladder = Рейтинг
site-heading = Серйозні настільні ігри, які самі знають свої правила
site-lead = Грайте з друзями, незнайомцями чи ботами, за вечір або по ходу на день. Заздалегідь нічого читати не треба: золота територія — справжній хід.
site-local-lead = Грайте прямо тут, без сервера й без реєстрації. Заздалегідь нічого читати не треба: золота територія — справжній хід.
site-play-here = Грати прямо у браузері
site-play-here-text = без реєстрації та встановлення
site-play-local-text = працює без сервера; завантаження { $size } МБ, один раз
site-play-on = Грати далі
site-play-on-text = наступний крок уроку: { $idea }
site-local-note = Без реєстрації. Усе зберігається на цьому пристрої, потім можна грати й без інтернету.
site-board-turn = { $game }, хід { $turn }
site-board-score = { $from } → { $to } із { $goal }
site-doors = Що ще можна
site-door-friends = Грати з друзями
site-door-friends-text = Надішліть посилання — реєстрація нікому не потрібна
site-door-host = Запустити власний сайт
site-door-host-text = Вільне ПЗ: свій сайт, свої порядки, свої дані
site-door-build = Зробити своє
site-door-build-text = Бібліотека на Python і API; кожне правило має номер
site-door-offline = Грати без інтернету
site-door-offline-text = Завантажте один раз — і грайте хоч у потязі
site-proof-rules = Кожне правило перевіряють тести
site-proof-rules-text = Правило має номер: на нього посилаються і тести, і стіл.
site-proof-dice = Кубики можна перевірити самому
site-proof-dice-text = Жереб запечатують до першої карти й відкривають після останньої.
site-proof-records = Партія переживе будь-яке оновлення
site-proof-records-text = Записані партії повторюються до останнього біта, інакше ми не випускаємо версію.
site-proof-device = Партії лишаються у вас
site-proof-device-text = Ні сервера, ні стеження: усе зберігається в цьому браузері.
site-play = Грати без реєстрації
site-free = Безплатно, без реклами, чотирма мовами.
site-choose = Виберіть гру
site-trust = Чому столу можна довіряти
site-learn-now = Почати з уроку

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
site-game-price-value = безплатно, без реєстрації
site-game-others = Інші ігри
site-game-picture = Малюнок до гри: { $game }
site-ways = Як почати
site-game-learn = Навчитися граючи
site-game-learn-text = крок за кроком за справжнім столом
site-game-bot = Зіграти з ботом
site-game-bot-text = одразу
site-game-friends = З друзями
site-game-friends-text = стіл і посилання на нього
site-game-solo = Соло
site-game-solo-text = проти суперника з правил гри
site-game-open = Відкриті столи
site-game-open-text = зіграти з незнайомцями
site-game-how = Як грати
site-game-how-text = уся гра на одній сторінці
site-game-feel = Що це за гра
site-game-round = Як іде гра
site-game-board = { $game }: стіл у розпал партії
site-ask = Запитання
site-ask-rules = Чи треба знати правила?
site-ask-rules-text = Ні. Стіл пропонує лише дозволене, а решти під час гри навчить урок.
site-ask-time = Скільки триває партія?
site-ask-time-text = Наживо — приблизно стільки, скільки за справжнім столом. За листуванням ви ходите, коли маєте час, і партія триває дні або тижні.
site-ask-account = Чи потрібен обліковий запис?
site-ask-account-text = Ні. Ви отримуєте ім’я й одразу граєте. Зареєструватися можна згодом, щоб зберегти ім’я, мати рейтинг і сповіщення.
site-ask-dice = Звідки знати, що кубики чесні?
site-ask-dice-text = Усе випадкове залежить від жереба: його запечатують до першого ходу й відкривають наприкінці. Кожен кидок і кожну карту може перевірити кожен, хто бачить партію.
site-ask-cards = Карти такі самі, як у коробці?
site-ask-cards-none = Так, наскільки нам відомо: жодного із записів ({ $entries }) не відтворено.
site-ask-cards-some =
    Правила — ті самі. А там, де надруковані значення ніхто не публікував, вони наші: таких записів { $reconstructed } із { $entries } ({ $percent } %), і вони можуть відрізнятися від карт у вашій коробці. Якщо гра у вас є, можете допомогти: набір карт виправляє карту, не чіпаючи коду; як його скласти, сказано в теці { $guide } вихідного коду.
site-ask-gone = А якщо хтось зникне?
site-ask-gone-text = За столом із годинником, коли час гравця спливе, за нього відповість бот, а повернутися він може будь-коли. Ваша партія триватиме.

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
site-bot-easy = Сокільничий
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
site-offline-clock-text = Якщо час спливе, за вас відповість бот. Повернутися на своє місце можна будь-коли.
site-offline-needs = Для гри потрібен зв’язок
site-offline-needs-text = Грати, дивитися партії та читати правила можна буде знову, коли ви будете в мережі.

## Коли щось не так

site-away-title = Зараз повернемося
site-away-lead = Gonfalon зараз не може зв’язатися зі своєю базою даних. Зігране не втрачено, годинники стоять, а сторінка скоро оновиться сама.
site-fault-title = Щось пішло не так
site-fault-lead = Помилка на нашому боці, її записано в журнал. Ваші партії збережено.
