# Открытые страницы, которые показывает сервер, и описания ссылок. Каждый id начинается с `site-`.

## На каждой странице

site-skip = К содержанию
site-games = Игры
site-languages = Язык
site-sign-in = Войти
site-lobby = Открытые столы
site-credits = Благодарности
site-api = API для ботов
site-unofficial = Gonfalon — неофициальный проект. Авторы и издатели этих игр не участвуют в нём и не одобряли его; названия лишь говорят, по каким правилам здесь играют. Тексты и рисунки — наши. Понравилась игра — купите коробку.

## Главная страница

site-title = Средневековые настольные игры онлайн без регистрации
site-description = Играйте в средневековые настольные игры в браузере: с друзьями, с незнакомцами или с ботами, вживую или по ходу в день. Бесплатно, без рекламы и регистрации.
site-heading = Средневековые настольные игры за честным столом
site-lead = Играйте в браузере с друзьями, с незнакомцами или с ботами — вживую или растянув партию на несколько дней. Стол знает все правила и показывает, что можно сделать.
site-play = Играть без регистрации
site-free = Бесплатно, без рекламы, на четырёх языках.
site-choose = Выберите игру
site-trust = Почему столу можно доверять
site-trust-rules = Все правила соблюдаются
site-trust-rules-text = Стол предлагает все допустимые ходы, а если ход невозможен, называет правило, которое его запрещает. Помнить правила наизусть не нужно.
site-trust-dice = Кубики можно проверить
site-trust-dice-text = До начала партии каждый игрок может внести свою часть в начальное число. Его запечатывают в начале и открывают в конце, так что любой бросок можно проверить.
site-trust-free = Бесплатно, и ничего не продаётся
site-trust-free-text = Ни рекламы, ни платных мест. Аккаунт нужен, только чтобы сохранить имя, рейтинг и уведомления.
site-trust-open = Открытый код
site-trust-open-text = Правила, боты, сервер и клиент открыты под лицензией Apache 2.0. Напишите своего бота на Python и выпустите его за стол.
site-start = Три способа начать
site-start-bot = Сыграть с ботом
site-start-bot-text = Один щелчок — и вы за столом. Боты бывают разной силы и не заставляют ждать.
site-start-friends = Позвать друзей
site-start-friends-text = Откройте стол и отправьте ссылку. Друзья сядут за него без регистрации.
site-start-days = Играть не спеша
site-start-days-text = Ходите, когда есть время. О вашем ходе мы можем сообщить уведомлением.

## Страница игры

site-game-title = { $game } — играть онлайн
site-game-about = Об игре
site-game-more = Подробнее: { $game }
site-game-play = Играть: { $game }
site-game-rules = Все правила с номерами
site-game-facts = Коротко
site-game-seats = Игроки
site-game-minutes = Время партии
site-game-minutes-value = { $minutes } мин
site-game-pace = Темп
site-game-pace-value = вживую или за несколько дней
site-game-opponents = Соперники
site-game-opponents-value = друзья, незнакомцы или боты
site-game-price = Цена
site-game-price-value = бесплатно, без регистрации
site-game-others = Другие игры
site-game-picture = Рисунок к игре: { $game }

## Установленное приложение

site-app-mine = Мои столы
site-app-new = Новый стол

## Описания ссылок

site-share-invites = { $host } приглашает вас за стол: { $game }
site-share-open = Место за столом: { $game }
site-share-seats =
    { $free ->
        [0] Свободных мест нет.
        [one] Свободно { $free } место.
        [few] Свободно { $free } места.
        [many] Свободно { $free } мест.
       *[other] Свободно { $free } места.
    }
site-share-players = Игроки: { $players }.
site-share-no-account = Без регистрации.
site-share-playing = { $game }: идёт партия
site-share-watch = Посмотрите партию или откройте свой стол.
site-share-over = { $game }: победа — { $winners }
site-share-finished = { $game }: партия окончена
site-share-result = Итог: { $result }.
site-share-void = Партия закончилась без результата.
site-share-bot = Бот
site-share-nobody = Бывший игрок
site-share-player = { $name } на Gonfalon
site-share-player-text = Рейтинг и партии игрока { $name }: средневековые настольные игры онлайн с полными правилами.

## Без связи

site-offline-title = Нет связи
site-offline-lead = Gonfalon сейчас недоступен. Стол откроется снова, как только вы будете в сети.
site-offline-retry = Попробовать ещё раз
site-offline-works = Что работает без связи
site-offline-saved = Ваши партии в сохранности
site-offline-saved-text = Все подтверждённые ходы хранятся на сервере. Ничего не пропадёт.
site-offline-clock = Ваши часы идут
site-offline-clock-text = Если время выйдет, за вас ответит бот. Вернуться на своё место можно в любой момент.
site-offline-needs = Для игры нужна связь
site-offline-needs-text = Играть, смотреть партии и читать правила можно будет снова, когда вы окажетесь в сети.
