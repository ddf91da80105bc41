# Поле «Хрестоносців»: місця, раунди, вкладки.

crusaders-automa = Автома
crusaders-saracens = Сарацини
crusaders-cities = Міста
crusaders-cities-unit = міста
crusaders-coins = Монети
crusaders-units-left = Загони в запасі
crusaders-bishops-left = Єпископи в запасі
crusaders-holy-lands = Святі землі
crusaders-rescripts = Рескрипти
crusaders-spies = Шпигуни в руці
crusaders-tactics = Тактики в руці
crusaders-out = поза грою
crusaders-setup = Підготовка
crusaders-round = Раунд { $round } з { $rounds }
crusaders-phase-setup = підготовка
crusaders-phase-events = фаза подій
crusaders-phase-planning = фаза планування
crusaders-phase-activation = фаза активації
crusaders-phase-income = фаза доходу
crusaders-close = Закрити

## Tabs

crusaders-parts = Частини поля
crusaders-part-end = Підсумок
crusaders-part-choice = Вибір
crusaders-part-faith = Святі землі
crusaders-part-map = Карта
crusaders-part-orders = Накази
crusaders-part-raids = Набіги
crusaders-part-markets = Ринки

## Відповіді

crusaders-units-done = { $count ->
    [one] Готово: { $count } загін
    [few] Готово: { $count } загони
    [many] Готово: { $count } загонів
   *[other] Готово: { $count } загону
}
crusaders-units-usual = Узяти безплатно: { $count }
crusaders-units-none = Жодного
crusaders-units-least = щонайменше { $count }
crusaders-march-price =
    { $paid ->
        [0] Без плати; безплатних рухів: { $free }
        [one] Ціна: { $paid } жетон коней; безплатних рухів: { $free }
        [few] Ціна: { $paid } жетони коней; безплатних рухів: { $free }
        [many] Ціна: { $paid } жетонів коней; безплатних рухів: { $free }
       *[other] Ціна: { $paid } жетона коней; безплатних рухів: { $free }
    }
crusaders-hint-bull = Про неї знаєте лише ви. Вона приносить очки впливу наприкінці гри.
crusaders-hint-governor = Намісник приносить очки впливу в кожній фазі доходу, поки місто ваше.
crusaders-hint-bishop = Місто — свята земля того, у кого сума рівнів єпископів найбільша. Спершу висвячуйте: після першого руху вже не можна.
crusaders-hint-check = Єпископів у місті розкривають; місто стає святою землею того, у кого сума рівнів найбільша.
crusaders-hint-march = Місто сарацинів чи суперника — це битва. Натисніть бліде місто, щоб дізнатися, чому до нього не дійти.
crusaders-hint-place = Натискайте міста на карті або − і +.
crusaders-hint-upgrade = Кожен рівень дає +1 до мурів, більше податків і товарів.
crusaders-hint-tactic = Вона потрапляє в руку. У битві супротивник закриє одну з її половин.
crusaders-hint-capital = Це місто стане столицею вашої держави.
crusaders-amount =
    { $points ->
        [one] { $points } очко впливу
        [few] { $points } очки впливу
        [many] { $points } очок впливу
       *[other] { $points } очка впливу
    }

## Перегони до кінця партії

crusaders-race = Скільки лишилося до кінця партії
crusaders-race-hegemony-rule = Партія закінчується, якщо наприкінці раунду хтось має міст не менше ніж { $needed }. Кожен, хто має стільки, отримує { $bonus } впливу.
crusaders-race-righteousness-rule = Партія закінчується, якщо наприкінці раунду хтось має святих земель не менше ніж { $needed }. Кожен, хто має стільки, отримує { $bonus } впливу.
crusaders-race-of = { $name }: { $have } з { $needed }
crusaders-race-near = Один крок до мети: { $names }.
crusaders-race-there = Вистачає, щоб цей раунд став останнім: { $names }.
