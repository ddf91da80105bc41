# Фаза титулов и конец игры.

glory-title-phase = Титулы
glory-title-you = Вы
glory-title-goal = ваша цель
glory-title-public = общий титул
glory-title-claimed = титул получен
glory-title-failed = единственная попытка проиграна
glory-title-short = условия не выполнены
glory-title-ready = можно получить
glory-title-fight = решит поединок
glory-title-none = Без поединка нельзя получить ни одного титула.
glory-title-duels = Титулы с поединком: { $titles }.
glory-title-own = Что у вас есть и какому титулу послужит
glory-title-rank = место { $rank }
glory-title-sum = до титулов { $glory }, за титулы { $titles }:
glory-title-prestige = жетоны престижа: { $count }
glory-title-best =
    Лучший набор без поединка: { $count ->
        [one] { $count } титул
        [few] { $count } титула
        [many] { $count } титулов
       *[other] { $count } титула
    }, слава: { $glory }.
