# Наставник за столом.

coach-title = Наставник
coach-open-note = О чём речь и какой ход хорош?
coach-why = О чём речь?
coach-goal = Ваша цель сейчас
coach-tip = Что учесть
coach-ask = Подскажите ход
coach-thinking = Минутку…
coach-advice = Хороший ход
coach-second = Следующий по силе ответ
coach-equal = Ничуть не хуже
coach-points = Очки
coach-from-to = было { $before }, станет { $after }
coach-stopped-hidden = Дальше всё зависит от карт или кубиков, которых вы ещё не знаете.
coach-stopped-sealed = Дальше всё зависит от тайного выбора остальных.
coach-honest = Наставник видит только то, что видите вы, и никогда не отвечает за вас.
coach-not-rated = За рейтинговыми столами наставник не помогает.
coach-not-others = Наставник помогает, только если все остальные — боты.
coach-rules =
    { $count ->
        [one] Правило
        [few] Правила
        [many] Правила
       *[other] Правила
    }

# Что подготовлено за новичка.

quick-told = Мы подготовили партию за вас: { $answers }
quick-why = Почему?
quick-title = Подготовлено за вас
quick-lead = Так выбрал наставник, зная только то, что видно с вашего места. Дальше всё решаете вы.
quick-equal = Другие ответы были бы ничуть не хуже.
quick-choose = Выбрать по-своему
quick-settled = Партия ушла вперёд, изменить это уже нельзя.
quick-recommended = Советуем: { $answer }.
