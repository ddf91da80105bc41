# Інші гравці: історія партій, стеження, запрошення за іменем, блокування. Імена не відмінюються.

## Сторінка гравця

people-follow = Стежити
people-unfollow = Припинити стежити
people-invite = Запросити до гри
people-invite-short = Запросити
people-invite-name = Запросити до гри: { $name }
people-block = Заблокувати
people-unblock = Розблокувати
people-friends = Ви стежите одне за одним
people-online = у мережі
history-empty = Завершених партій ще немає.
history-none = За цими фільтрами партій немає.
history-clear = Скинути фільтри
history-note = Тут лише завершені партії. Партії за приватними столами бачать тільки їхні учасники.
history-result = Результат
history-any-result = Будь-який результат
history-won = Перемога
history-shared = Спільна перемога
history-lost = Поразка
history-opponent = Суперник
history-opponent-hint = Ім’я або його частина
history-rated-only = Лише на рейтинг
history-place-of = з { $seats }
history-points = Очки
history-opponents = Суперники
history-resigned = партію здано
win-rates = Частка перемог
win-rates-hint = риска: якби все вирішував випадок
win-rate-of = { $won } з { $matches }
meetings = Особисті зустрічі
meetings-hint = місце вище : нижче
meetings-you = Ви та { $name }
meetings-level =
    { $count ->
        [one] { $count } нічия
        [few] { $count } нічиї
        [many] { $count } нічиїх
       *[other] { $count } нічиєї
    }

## Запрошення та друзі

invite-to = Запрошення: { $name }
invite-by-name = Запросити гравця за іменем
invite-send = Надіслати запрошення
invite-hint = Відкриється стіл; почати можна, щойно всі зберуться. Запрошення зіграти наживо діє годину, за листуванням — тиждень.
invitations-list = Запрошення
invitation-from = { $name } запрошує вас зіграти
invitation-sent = Запрошення надіслано: { $name }
invitation-left = Залишилося { $time }
invitation-accept = Прийняти
invitation-decline = Відхилити
invitation-withdraw = Відкликати
friends = За ким ви стежите
friends-online =
    { $count ->
        [one] { $count } друг у мережі
        [few] { $count } друзі в мережі
        [many] { $count } друзів у мережі
       *[other] { $count } друга в мережі
    }
friends-hint = Ви бачите, коли гравець у мережі, якщо стежите одне за одним.

## Налаштування

privacy = Приватність
privacy-online = Показувати друзям, коли я в мережі
privacy-online-hint = Друзі — це гравці, за якими ви стежите і які стежать за вами.
blocked-players = Заблоковані гравці
blocked-hint = Вони не можуть стежити за вами, запрошувати вас, сідати за ваші столи, відкривати історію ваших партій і бачити, коли ви в мережі. Їхніх повідомлень ви не бачите.
blocked-no-more = { $name }: блокування знято.
unblock-name = Розблокувати: { $name }

## Мої столи

my-tables-of =
    { $count ->
        [one] Триває { $count } партія.
        [few] Тривають { $count } партії.
        [many] Триває { $count } партій.
       *[other] Триває { $count } партії.
    }
my-tables-deadline = спершу ті, де ваш хід, за терміном
deadlines = Терміни ходів на сім днів уперед
deadlines-today = сьогодні
deadlines-none = вільно
deadline-you = ви
