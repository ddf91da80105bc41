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
glory-title-own = Что у вас есть и в какой титул это пойдёт
glory-title-rank = { $rank }-е место
glory-title-sum = до титулов { $glory }, за титулы { $titles }:
glory-title-prestige = жетоны престижа: { $count }
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
