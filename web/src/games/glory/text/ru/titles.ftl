# Фаза титулов и конец игры.

glory-title-phase = Титулы
glory-title-you = Вы
glory-title-goal = ваша цель
glory-title-public = общая цель
glory-title-claimed = титул получен
glory-title-failed = единственная попытка не удалась
glory-title-short = условия не выполнены
glory-title-ready = можно получить
glory-title-fight = решит поединок
glory-title-none = Без поединка нельзя получить ни одного титула.
glory-title-duels = Титулы с поединком: { $titles }.
glory-title-own = Что у вас есть и в какой титул пойдёт
glory-title-rank = { $rank }-е место
glory-title-best =
    Лучший набор без поединка: { $count ->
        [one] { $count } титул
        [few] { $count } титула
        [many] { $count } титулов
       *[other] { $count } титула
    }, { $glory ->
        [one] { $glory } очко славы
        [few] { $glory } очка славы
        [many] { $glory } очков славы
       *[other] { $glory } очка славы
    }.
glory-title-more = +{ $glory }: лучший набор титулов
glory-title-over = Партия окончена
glory-title-ties = Жетоны престижа (при ничьей)
glory-title-bound = засчитано в полученный титул
glory-title-rises = слава: { $from } → { $to }
glory-title-claim-all =
    { $count ->
        [1] Получить этот титул
        [2] Получить оба титула
        [one] Получить { $count } титул
        [few] Получить все { $count } титула
        [many] Получить все { $count } титулов
       *[other] Получить все титулы: { $count }
    }
glory-sources = Откуда слава
glory-source-start = Начало и порядок хода
glory-source-city = Город и поддержка
glory-source-travel = Карты путешествий
glory-source-tournament = Турниры
glory-source-final_travel = Последнее путешествие
glory-source-titles = Титулы
glory-title-binding = Что засчитать в титул?

# GLO-END-02
glory-level = При равной славе место решает число жетонов престижа.
