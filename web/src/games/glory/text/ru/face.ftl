# The board of Glory: its own words.

glory-points = Очки славы
glory-pawns = Осталось фишек
glory-good-coin = Монеты
glory-good-strength = Сила
glory-good-faith = Вера
glory-item-steed = Скакун
glory-item-armour = Броня
glory-prestige = Активный престиж
glory-first = первый игрок
glory-stopped = пас
glory-round = Раунд { $round } из 3
glory-setup = Подготовка к игре
glory-phase-action = фаза действий
glory-phase-travel = фаза путешествия
glory-phase-refresh = фаза обновления
glory-phase-registration = фаза записи
glory-phase-tournament = фаза турнира
glory-phase-final_travel = последняя фаза путешествия
glory-phase-titles = фаза титулов

## The city

glory-city = Город
glory-for-all = без лимита
glory-open-to-all = Фишек может быть сколько угодно.
glory-circles = Свободных ячеек: { $free }.
glory-pawns-of = Фишки здесь: { $names }.
glory-allies = Поддержка
glory-slot-prices = цена ячейки в монетах
glory-slot-empty = пусто
glory-slot-closed = недоступна
glory-price = Цена в монетах: { $coins }
glory-travel-cards = Карты путешествий
glory-type-romance = Романтика
glory-type-trade = Торговля
glory-type-challenge = Испытание
glory-deck = Верх колоды: { $type }. Осталось карт: { $count }
glory-display = Выложено
glory-deck-left = колода: { $count }
glory-pays-romance = бесплатно
glory-pays-trade = за монеты
glory-pays-challenge = поединок
glory-event = Событие раунда
glory-next-event = Следующий раунд: { $event }
glory-tournament = Турнир
glory-tour-open = свободная ячейка
glory-public-titles = Общие цели
glory-market = ваш следующий уровень
glory-adds-dice = кубики: +{ $dice }
glory-adds-symbol = символ = { $value }
glory-top-level = высший уровень

## Titles

glory-fulfilled = выполнен
glory-attempt-lost = попытка не удалась
glory-needs-any_allies = Жетоны поддержки
glory-needs-any_relics = Реликвии
glory-needs-prestige = Престиж
glory-needs-without = Без жетона «{ $ally }»
glory-needs-duel = Поединок: атака { $attack }, престиж { $prestige }

## The mat

glory-equipment = Снаряжение
glory-level-dice = { $item } { $level }. Кубиков в поединке: { $dice }.
glory-symbol-active = Особый символ считается за { $value }.
glory-goods = Ресурсы
glory-support = Поддержка, реликвии, престиж
glory-ready = активно: { $count }
glory-spent = использовано: { $count }
glory-bound = засчитано в титул: { $count }
glory-no-tokens = пока нет
glory-hand = Рука
glory-plays = сыграно: { $plays } из { $limit }
glory-no-cards = карт нет
glory-goals = Личные цели
glory-secret-goals = тайных целей: { $count }
glory-no-goals = нет
glory-played = Сыгранные карты путешествий

## Ответы

glory-close = Закрыть
glory-ahead-price = Цена
glory-ahead-gives = Даёт
glory-ahead-win = За победу
glory-ahead-then = Станет
glory-ahead-change = { $name } { $from } → { $to }
glory-hint-character = От персонажа зависит, с чем вы начнёте. Все выбирают тайно.
glory-hint-character-alone = От персонажа зависит, с чем вы начнёте.
glory-hint-goal = О ней знаете только вы. Если выполнить условия, в конце она принесёт очки славы.
glory-hint-goal-open = Её видят все. Если выполнить условия, в конце она принесёт очки славы.
glory-hint-give-back = Оставленные карты можно сыграть в фазе путешествия.
glory-hint-action = Действие срабатывает сразу. Доступные места подсвечены; нажмите на другое, чтобы узнать, почему оно недоступно.
glory-hint-take-card = Карты ждут в руке до фазы путешествия. Из колоды берут вслепую.
glory-hint-market = Новый уровень даёт кубик в поединке или активирует особый символ.
glory-hint-support = Жетоны поддержки остаются с вами. Большинство помогает в поединках, и многие нужны для титулов.
glory-hint-relic = Реликвия помогает в одной стычке поединка. Фаза обновления снова сделает её активной.
glory-hint-travel = Романтика бесплатна, торговля стоит монет, а испытание — это поединок.
glory-hint-shield = Если подождать, вы увидите, куда запишутся другие, но они могут занять нужную вам ячейку. Последний в порядке хода ждать не может.
glory-unused-cards =
    { $count ->
        [one] { $count } карта остаётся в руке
        [few] { $count } карты остаются в руке
        [many] { $count } карт остаётся в руке
       *[other] { $count } карты остаётся в руке
    }
glory-amount =
    { $points ->
        [one] { $points } очко славы
        [few] { $points } очка славы
        [many] { $points } очков славы
       *[other] { $points } очка славы
    }
