# Открытые страницы, которые показывает сервер, и описания ссылок. Каждый id начинается с `site-`.

## На каждой странице

site-skip = К содержимому
site-games = Игры
site-languages = Язык
site-sign-in = Войти
site-lobby = Открытые столы
site-credits = Авторы
site-api = API для ботов
site-legal-terms = Условия использования
site-legal-privacy = Конфиденциальность
site-legal-imprint = Сведения о владельце сайта
site-unofficial = Gonfalon — неофициальный проект. Авторы и издатели этих игр не участвуют в нём и не одобряли его; названия лишь говорят, по каким правилам здесь играют. Тексты и рисунки — наши. Понравилась игра — купите коробку.

## Главная страница

site-title = Средневековые настольные игры онлайн без регистрации
site-description = Средневековые настольные игры в браузере: с друзьями, незнакомцами и ботами, в реальном времени или по переписке. Бесплатно, без рекламы и регистрации, по всем правилам.
site-local-description = Серьёзные настольные игры прямо в браузере: без сервера и без регистрации, по всем правилам. Ваши партии остаются на вашем устройстве.
site-play-short = Играть
site-learn-short = Обучение
site-ladder = Рейтинг
site-heading = Серьёзные настольные игры, которые сами знают свои правила
site-lead = Играйте с друзьями, незнакомцами или ботами, за вечер или по ходу в день. Заранее ничего читать не нужно: золотая территория — настоящий ход.
site-local-lead = Играйте прямо здесь, без сервера и без регистрации. Заранее ничего читать не нужно: золотая территория — настоящий ход.
site-play-here = Играть прямо в браузере
site-play-here-text = без регистрации и установки
site-play-local-text = работает без сервера; загрузка { $size } МБ, один раз
site-play-on = Играть дальше
site-play-on-text = следующий шаг урока: { $idea }
site-local-note = Без регистрации. Всё хранится на этом устройстве, потом можно играть и без интернета.
site-board-turn = { $game }, ход { $turn }
site-board-score = { $from } → { $to } из { $goal }
site-doors = Что ещё можно
site-door-friends = Играть с друзьями
site-door-friends-text = Отправьте ссылку — регистрация никому не нужна
site-door-host = Запустить свой сайт
site-door-host-text = Свободное ПО: свой сайт, свои порядки, свои данные
site-door-build = Сделать своё
site-door-build-text = Библиотека на Python и API; у каждого правила есть номер
site-door-offline = Играть без интернета
site-door-offline-text = Загрузите один раз — и играйте хоть в поезде
site-proof-rules = Каждое правило проверяют тесты
site-proof-rules-text = У правила есть номер: на него ссылаются и тесты, и стол.
site-proof-dice = Кубики можно проверить самому
site-proof-dice-text = Жребий запечатывают до первой карты и открывают после последней.
site-proof-records = Партия переживёт любое обновление
site-proof-records-text = Записанные партии повторяются до последнего бита, иначе мы не выпускаем версию.
site-proof-device = Партии остаются у вас
site-proof-device-text = Ни сервера, ни слежки: всё хранится в этом браузере.
site-play = Играть без регистрации
site-free = Бесплатно, без рекламы, на четырёх языках.
site-choose = Выберите игру
site-trust = Почему столу можно доверять
site-learn-now = Начать с урока

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
site-game-pace-value = в реальном времени или по переписке
site-game-opponents = Соперники
site-game-opponents-value = друзья, незнакомцы или боты
site-game-price = Цена
site-game-price-value = бесплатно, без регистрации
site-game-others = Другие игры
site-game-picture = Рисунок к игре: { $game }
site-ways = Как начать
site-game-learn = Научиться играя
site-game-learn-text = шаг за шагом за настоящим столом
site-game-bot = Сыграть с ботом
site-game-bot-text = сразу
site-game-friends = С друзьями
site-game-friends-text = стол и ссылка на него
site-game-solo = Одиночная игра
site-game-solo-text = против соперника из правил игры
site-game-open = Открытые столы
site-game-open-text = сыграть с незнакомцами
site-game-how = Как играть
site-game-how-text = вся игра на одной странице
site-game-feel = Что это за игра
site-game-round = Как идёт игра
site-game-board = { $game }: стол в разгар партии
site-ask = Вопросы
site-ask-rules = Нужно ли знать правила?
site-ask-rules-text = Нет. Стол предлагает только то, что разрешено, а остальному по ходу игры научит урок.
site-ask-time = Сколько длится партия?
site-ask-time-text = В реальном времени — примерно столько же, сколько за настоящим столом. По переписке вы ходите, когда есть время, и партия длится дни или недели.
site-ask-account = Нужна ли учётная запись?
site-ask-account-text = Нет. Вы получаете имя и сразу играете. Зарегистрироваться можно потом, чтобы сохранить имя, получить рейтинг и уведомления.
site-ask-dice = Как убедиться, что кубики честные?
site-ask-dice-text = Всё случайное зависит от жребия: его запечатывают до первого хода и открывают в конце. Любой бросок и любую карту может проверить каждый, кто видит партию.
site-ask-cards = Карты такие же, как в коробке?
site-ask-cards-none = Да, насколько нам известно: ни одна из записей ({ $entries }) не восстановлена.
site-ask-cards-some =
    Правила — те же. А там, где напечатанные значения никто не публиковал, они наши: таких записей { $reconstructed } из { $entries } ({ $percent } %), и они могут отличаться от карт в вашей коробке. Если игра у вас есть, можете помочь: набор карт исправляет карту, не трогая кода; как его составить, сказано в папке { $guide } исходного кода.
site-ask-gone = А если кто-то пропадёт?
site-ask-gone-text = За столом с часами, когда время игрока истечёт, за него ответит бот, а вернуться он может в любой момент. Ваша партия продолжится.

## Установленное приложение

site-app-mine = Мои столы
site-app-new = Новый стол

## Описания ссылок

site-share-invites = { $host } приглашает вас сыграть: { $game }
site-share-open = Садитесь за стол: { $game }
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
site-share-watch = Смотрите партию или откройте свой стол.
site-share-over = { $game }: { $result }
site-share-won =
    { $count ->
        [one] Побеждает { $winners }
        [few] Победу делят { $winners }
        [many] Победу делят { $winners }
       *[other] Победу делят { $winners }
    }
site-share-ended = Партия окончена
site-share-finished = { $game }: партия окончена
site-share-result = Итог: { $result }.
site-share-void = Партия закончилась без результата.
site-share-bot = { $name } (бот)
site-bot-heuristic = Сенешаль
site-bot-easy = Сокольничий
site-bot-random = Шут
site-share-nobody = Бывший игрок
site-share-player = { $name } на Gonfalon
site-share-player-text = Рейтинг и партии игрока { $name }: средневековые настольные игры онлайн, строго по правилам.

## Без связи

site-offline-title = Нет связи
site-offline-lead = Gonfalon сейчас недоступен. Стол откроется снова, как только появится связь.
site-offline-retry = Попробовать ещё раз
site-offline-works = Что работает без связи
site-offline-saved = Ваши партии в сохранности
site-offline-saved-text = Все подтверждённые ходы хранятся на сервере. Ничего не пропадёт.
site-offline-clock = Ваши часы идут
site-offline-clock-text = Если время выйдет, за вас ответит бот. Вернуться на своё место можно в любой момент.
site-offline-needs = Для игры нужна связь
site-offline-needs-text = Играть, смотреть партии и читать правила снова можно будет, когда появится связь.

## Когда что-то не так

site-away-title = Сейчас вернёмся
site-away-lead = Gonfalon сейчас не может связаться со своей базой данных. Сыгранное не потеряно, часы стоят, а страница скоро обновится сама.
site-fault-title = Что-то пошло не так
site-fault-lead = Ошибка на нашей стороне, она записана в журнал. Ваши партии в сохранности.
