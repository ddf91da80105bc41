# Другие игроки: история партий, подписки, приглашения по имени, блокировка. Имена не склоняются.

## Страница игрока

people-follow = Следить
people-unfollow = Перестать следить
people-invite = Пригласить в игру
people-invite-short = Пригласить
people-invite-name = Пригласить в игру: { $name }
people-block = Заблокировать
people-unblock = Разблокировать
people-friends = Вы следите друг за другом
people-online = в сети
history-empty = Законченных партий пока нет.
history-none = Под эти фильтры ни одна партия не подходит.
history-clear = Сбросить фильтры
history-note = Здесь только законченные партии. Партии за приватными столами видят лишь их участники.
history-result = Итог
history-any-result = Любой итог
history-won = Победа
history-shared = Общая победа
history-lost = Поражение
history-opponent = Соперник
history-opponent-hint = Имя или его часть
history-rated-only = Только рейтинговые
history-place-of = из { $seats }
history-points = Очки
history-opponents = Соперники
history-resigned = партия сдана
win-rates = Доля побед
win-rates-hint = черта: если бы решал только случай
win-rate-of = { $won } из { $matches }
meetings = Личные встречи
meetings-hint = место выше : ниже
meetings-you = Вы и { $name }
meetings-level =
    { $count ->
        [one] { $count } ничья
        [few] { $count } ничьи
        [many] { $count } ничьих
       *[other] { $count } ничьи
    }

## Приглашения и друзья

invite-to = Приглашение для игрока { $name }
invite-by-name = Пригласить игрока по имени
invite-send = Отправить приглашение
invite-hint = Откроется стол; начать можно, как только все соберутся. Приглашение в партию в реальном времени действует час, в партию по переписке — неделю.
invitations-list = Приглашения
invitation-from = { $name } приглашает вас сыграть
invitation-sent = Приглашение отправлено: { $name }
invitation-left = Осталось { $time }
invitation-accept = Принять
invitation-decline = Отклонить
invitation-withdraw = Отозвать
friends = За кем вы следите
friends-online =
    { $count ->
        [one] { $count } друг в сети
        [few] { $count } друга в сети
        [many] { $count } друзей в сети
       *[other] { $count } друга в сети
    }
friends-hint = Вы видите, что игрок в сети, если следите друг за другом.

## Настройки

privacy = Конфиденциальность
privacy-online = Показывать друзьям, что я в сети
privacy-online-hint = Друзья — игроки, за которыми вы следите и которые следят за вами.
blocked-players = Заблокированные игроки
blocked-hint = Они не могут следить за вами, приглашать вас, садиться за ваши столы, открывать историю ваших партий и видеть, что вы в сети. Их сообщений вы не видите.
blocked-no-more = { $name }: блокировка снята.
unblock-name = Разблокировать: { $name }

## Мои столы

my-tables-of =
    { $count ->
        [one] Идёт { $count } партия.
        [few] Идут { $count } партии.
        [many] Идёт { $count } партий.
       *[other] Идёт { $count } партии.
    }
my-tables-deadline = сначала ваш ход, затем по сроку
deadlines = Сроки ходов на семь дней вперёд
deadlines-today = сегодня
deadlines-none = свободно
deadline-you = вы
