# The cross of orders, the holiness track, prayer and holy lands.

crusaders-cross = Хрест наказів
crusaders-cross-you = Ви
crusaders-cross-large = Збільшити хрест
crusaders-cross-inner = внутрішня клітинка
crusaders-cross-outer = зовнішня клітинка
crusaders-cross-homs = внутрішня клітинка з посиленням (Хомс)
crusaders-cross-reinforced-of = { $name } (посилений)
crusaders-cross-tokens = Жетони тут, у порядку дії: { $names }
crusaders-cross-placing = Ще викладуть
crusaders-cross-hint = Верхній жетон діє першим. Наказ у зовнішній клітинці спрацює наступного раунду, зате з посиленням, а шпигун ваш одразу. Виберіть клітинку, щоб побачити її ціну; натисніть на неї ще раз, щоб викласти наказ.

crusaders-queue = Хто коли діє
crusaders-queue-placing = { $count ->
    [one] викладуть ще { $count } наказ
    [few] викладуть ще { $count } накази
    [many] викладуть ще { $count } наказів
   *[other] викладуть ще { $count } накази
}
crusaders-queue-now = діє зараз
crusaders-queue-reinforced = посилений
crusaders-queue-nobody = поки ніхто
crusaders-queue-next = Раунд { $round }, посилені
crusaders-queue-never = Уже не спрацюють

crusaders-means-fee = { $coins ->
    [one] { $coins } монета:
    [few] { $coins } монети:
    [many] { $coins } монет:
   *[other] { $coins } монети:
}
crusaders-means-bank = загальний запас
crusaders-means-free = Без плати.
crusaders-means-left = { $coins ->
    [0] Монет не залишиться.
    [one] Залишиться { $coins } монета.
    [few] Залишиться { $coins } монети.
    [many] Залишиться { $coins } монет.
   *[other] Залишиться { $coins } монети.
}
crusaders-means-one-outer = Зовнішня клітинка цього раунду у вас одна.
crusaders-means-spy = { $count ->
    [one] Одразу шпигун.
    [few] Одразу { $count } шпигуни.
    [many] Одразу { $count } шпигунів.
   *[other] Одразу { $count } шпигуни.
}
crusaders-means-spy-deck = { $count ->
    [one] У колоді { $count } карта. Скасувати не можна буде.
    [few] У колоді { $count } карти. Скасувати не можна буде.
    [many] У колоді { $count } карт. Скасувати не можна буде.
   *[other] У колоді { $count } карти. Скасувати не можна буде.
}
crusaders-means-next = Діє в раунді { $round }, посилений, останнім у секторі.
crusaders-means-never = Уже не спрацює: це останній раунд.
crusaders-means-acts = Діє { $number }‑м із { $orders }.
crusaders-means-above = Хто покладе сюди після вас, діє раніше й платить вам монету.
crusaders-means-watch = ({ $name }) стежить за вами:
crusaders-means-watch-used = ({ $name }) цього раунду вже використано:
crusaders-means-place = Викласти: { $order }

crusaders-brief-acts = діє { $number }‑м із { $orders }
crusaders-compared-fee = Плата
crusaders-compared-no = не можна
crusaders-compared-acts = Діє
crusaders-compared-now = цього раунду, { $number }‑м
crusaders-compared-next = у раунді { $round }
crusaders-compared-never = ніколи: раунд останній
crusaders-compared-spy = Шпигун
crusaders-compared-more = Понад те

crusaders-holiness = Трек святості
crusaders-holiness-order = порядок ходу справа наліво
crusaders-holiness-cell = Клітинка { $cell }
crusaders-holiness-bishop_action = дія єпископа
crusaders-holiness-rescript = рескрипт
crusaders-holiness-none = без бонусу
crusaders-holiness-wrap = після клітинки 16 іде клітинка 1
crusaders-holiness-jump = стрибок безплатно
crusaders-holiness-place = { $name }, місце в порядку ходу: { $place }

crusaders-prayer = Молитва: скільки й чим платити
crusaders-prayer-more = Ще
crusaders-prayer-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очки
}
crusaders-prayer-pays = Плата
crusaders-prayer-other = прянощі чи монети
crusaders-prayer-short = з них лише рескриптом: { $count }
crusaders-prayer-cell = Клітинка
crusaders-prayer-bishops = Дії єпископа
crusaders-prayer-rescripts = Рескрипти
crusaders-prayer-place = Порядок ходу
crusaders-prayer-do = { $points ->
    [one] Молитися: { $points } очко
    [few] Молитися: { $points } очки
    [many] Молитися: { $points } очок
   *[other] Молитися: { $points } очки
}
crusaders-prayer-bonus = Бонуси клітинок, на які ви ступаєте чи які перескакуєте, ви отримуєте після всього руху.

crusaders-lands = Святі землі
crusaders-lands-goal = п’ять завершують гру
crusaders-lands-mine = { $name }: { $count } із { $most }
crusaders-lands-city = Місто
crusaders-lands-levels = Ви : інші
crusaders-lands-who = Чиє буде
crusaders-lands-yours = напевно ваше
crusaders-lands-maybe = ваше, якщо приховані єпископи слабші
crusaders-lands-tie = порівну: місто нічиє
crusaders-lands-lost = сильніший суперник: { $name }
crusaders-lands-open = вирішать приховані єпископи
crusaders-lands-none = Єпископів на карті немає.
crusaders-lands-supply = У запасі: I рівня — { $one }, II рівня — { $two }.
crusaders-lands-level = єпископ { $level } рівня
crusaders-lands-hidden = єпископ невідомого рівня
