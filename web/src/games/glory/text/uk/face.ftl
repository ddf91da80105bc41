# The board of Glory: its own words.

glory-points = Очки слави
glory-pawns = Залишилося фішок
glory-good-coin = Монети
glory-good-strength = Сила
glory-good-faith = Віра
glory-item-steed = Скакун
glory-item-armour = Броня
glory-prestige = Активний престиж
glory-first = перший гравець
glory-stopped = пас
glory-round = Раунд { $round } із 3
glory-setup = Підготовка до гри
glory-phase-action = фаза дій
glory-phase-travel = фаза подорожі
glory-phase-refresh = фаза оновлення
glory-phase-registration = фаза запису
glory-phase-tournament = фаза турніру
glory-phase-final_travel = остання фаза подорожі
glory-phase-titles = фаза титулів

## The city

glory-city = Місто
glory-for-all = без ліміту
glory-open-to-all = Фішок може бути скільки завгодно.
glory-circles = Вільних клітинок: { $free }.
glory-pawns-of = Фішки тут: { $names }.
glory-allies = Союзники
glory-slot-prices = ціна комірки в монетах
glory-slot-empty = порожньо
glory-slot-closed = недоступна
glory-price = Ціна в монетах: { $coins }
glory-travel-cards = Карти подорожей
glory-type-romance = Романтика
glory-type-trade = Торгівля
glory-type-challenge = Виклик
glory-deck = Верх колоди: { $type }. Залишилося карт: { $count }
glory-display = Викладено
glory-deck-left = колода: { $count }
glory-pays-romance = безплатно
glory-pays-trade = за монети
glory-pays-challenge = двобій
glory-event = Подія раунду
glory-next-event = Наступний раунд: { $event }
glory-tournament = Турнір
glory-tour-open = вільна комірка
glory-public-titles = Спільні цілі
glory-market = ваш наступний рівень
glory-adds-dice = кубики: +{ $dice }
glory-adds-symbol = символ = { $value }
glory-top-level = найвищий рівень

## Titles

glory-fulfilled = виконано
glory-attempt-lost = спроба не вдалася
glory-needs-any_allies = Союзники
glory-needs-any_relics = Реліквії
glory-needs-prestige = Престиж
glory-needs-without = Без союзника: { $ally }
glory-needs-duel = Двобій: атака { $attack }, престиж { $prestige }

## The mat

glory-equipment = Спорядження
glory-level-dice = { $item } { $level }. Кубиків у двобої: { $dice }.
glory-symbol-active = Особливий символ дає { $value }.
glory-goods = Ресурси
glory-support = Союзники, реліквії, престиж
glory-ready = активно: { $count }
glory-spent = використано: { $count }
glory-bound = зараховано до титулу: { $count }
glory-no-tokens = поки немає
glory-hand = Рука
glory-plays = зіграно: { $plays } із { $limit }
glory-no-cards = карт немає
glory-goals = Особисті цілі
glory-secret-goals = таємних цілей: { $count }
glory-no-goals = немає
glory-played = Зіграні карти подорожей

## Відповіді

glory-close = Закрити
glory-ahead-price = Ціна
glory-ahead-gives = Дає
glory-ahead-win = За перемогу
glory-ahead-then = Стане
glory-ahead-change = { $name } { $from } → { $to }
glory-hint-character = Від персонажа залежить, з чим ви почнете. Усі вибирають таємно.
glory-hint-character-alone = Від персонажа залежить, з чим ви почнете.
glory-hint-goal = Про неї знаєте лише ви. Якщо виконати умови, наприкінці вона дасть очки слави.
glory-hint-goal-open = Її бачать усі. Якщо виконати умови, наприкінці вона дасть очки слави.
glory-hint-give-back = Залишені карти можна зіграти у фазі подорожі.
glory-hint-action = Дія спрацьовує одразу. Доступні місця підсвічено; натисніть на інше, щоб дізнатися, чому воно недоступне.
glory-hint-take-card = Карти чекають на руці до фази подорожі. З колоди беруть наосліп.
glory-hint-market = Новий рівень дає кубик у двобої або активує особливий символ.
glory-hint-support = Союзники залишаються з вами. Більшість допомагає у двобоях, і багато хто потрібен для титулів.
glory-hint-relic = Реліквія допомагає в одній сутичці двобою. Фаза оновлення знову зробить її активною.
glory-hint-travel = Романтика безплатна, торгівля коштує монет, а виклик — це двобій.
glory-hint-shield = Якщо зачекати, ви побачите, куди запишуться інші, але вони можуть зайняти потрібну вам комірку. Останній у порядку ходу чекати не може.
glory-unused-cards =
    { $count ->
        [one] { $count } карта залишається на руці
        [few] { $count } карти залишаються на руці
        [many] { $count } карт залишається на руці
       *[other] { $count } карти залишається на руці
    }
glory-amount =
    { $points ->
        [one] { $points } очко слави
        [few] { $points } очки слави
        [many] { $points } очок слави
       *[other] { $points } очка слави
    }
