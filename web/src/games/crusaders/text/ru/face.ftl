# Поле «Крестоносцев»: места, раунды, вкладки.

crusaders-automa = Автома
crusaders-saracens = Сарацины
crusaders-cities = Города
crusaders-cities-unit = города
crusaders-coins = Монеты
crusaders-units-left = Отряды в запасе
crusaders-bishops-left = Епископы в запасе
crusaders-holy-lands = Святые земли
crusaders-rescripts = Рескрипты
crusaders-spies = Шпионы в руке
crusaders-tactics = Тактики в руке
crusaders-out = вне игры
crusaders-setup = Подготовка
crusaders-round = Раунд { $round } из { $rounds }
crusaders-phase-setup = подготовка
crusaders-phase-events = фаза событий
crusaders-phase-planning = фаза планирования
crusaders-phase-activation = фаза активации
crusaders-phase-income = фаза дохода
crusaders-close = Закрыть

## Tabs

crusaders-parts = Части поля
crusaders-part-end = Итог
crusaders-part-choice = Выбор
crusaders-part-faith = Святые земли
crusaders-part-map = Карта
crusaders-part-orders = Приказы
crusaders-part-raids = Набеги
crusaders-part-markets = Рынки

## Ответы

crusaders-units-done = { $count ->
    [one] Готово: { $count } отряд
    [few] Готово: { $count } отряда
    [many] Готово: { $count } отрядов
   *[other] Готово: { $count } отряда
}
crusaders-units-usual = Взять бесплатно: { $count }
crusaders-units-none = Ни одного
crusaders-units-least = не меньше { $count }
crusaders-march-price =
    { $paid ->
        [0] Без платы; бесплатных движений: { $free }
        [one] Цена: { $paid } жетон лошадей; бесплатных движений: { $free }
        [few] Цена: { $paid } жетона лошадей; бесплатных движений: { $free }
        [many] Цена: { $paid } жетонов лошадей; бесплатных движений: { $free }
       *[other] Цена: { $paid } жетона лошадей; бесплатных движений: { $free }
    }
crusaders-hint-bull = О ней знаете только вы. Она приносит очки влияния в конце игры.
crusaders-hint-governor = Наместник приносит очки влияния в каждую фазу дохода, пока город ваш.
crusaders-hint-bishop = Город — святая земля того, у кого сумма уровней епископов больше. Сначала обучайте: после первого движения уже нельзя.
crusaders-hint-check = Епископы в городе вскрываются; город достаётся тому, у кого сумма уровней больше.
crusaders-hint-march = Город сарацин или соперника — это бой. Нажмите бледный город, чтобы узнать, почему до него не дойти.
crusaders-hint-place = Нажимайте города на карте или − и +.
crusaders-hint-upgrade = Каждый уровень даёт +1 к стенам, больше налогов и товаров.
crusaders-hint-tactic = Она идёт на руку. В бою противник закроет одну из её половин.
crusaders-hint-capital = Этот город станет столицей вашего государства.
crusaders-amount =
    { $points ->
        [one] { $points } очко влияния
        [few] { $points } очка влияния
        [many] { $points } очков влияния
       *[other] { $points } очка влияния
    }

## Гонка к концу партии

crusaders-race = Сколько осталось до конца партии
crusaders-race-hegemony-rule = Партия кончается, если в конце раунда у кого-то городов не меньше { $needed }. Каждый, у кого их столько, получает { $bonus } влияния.
crusaders-race-righteousness-rule = Партия кончается, если в конце раунда у кого-то святых земель не меньше { $needed }. Каждый, у кого их столько, получает { $bonus } влияния.
crusaders-race-of = { $name }: { $have } из { $needed }
crusaders-race-near = Один шаг до цели: { $names }.
crusaders-race-there = Хватает, чтобы этот раунд стал последним: { $names }.
