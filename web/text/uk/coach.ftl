# Наставник за столом.

coach-title = Наставник
coach-open-note = Про що йдеться і який хід добрий?
coach-why = Про що йдеться?
coach-goal = Ваша мета зараз
coach-tip = На що зважати
coach-ask = Підкажіть хід
coach-thinking = Хвилинку…
coach-advice = Добрий хід
coach-second = Наступна за силою відповідь
coach-equal = Анітрохи не гірше
coach-points = Очки
coach-from-to = було { $before }, стане { $after }
coach-stopped-hidden = Далі все залежить від карт або кубиків, яких ви ще не знаєте.
coach-stopped-sealed = Далі все залежить від таємного вибору решти.
coach-honest = Наставник бачить лише те, що бачите ви, і ніколи не відповідає за вас.
coach-not-rated = За рейтинговими столами наставник не допомагає.
coach-not-others = Наставник допомагає, лише якщо решта — боти.
coach-rules =
    { $count ->
        [one] Правило
        [few] Правила
        [many] Правила
       *[other] Правила
    }

# Що підготовлено за новачка.

quick-told = Ми підготували партію за вас: { $answers }
quick-why = Чому?
quick-title = Підготовлено за вас
quick-lead = Так вибрав наставник, знаючи лише те, що видно з вашого місця. Далі все вирішуєте ви.
quick-equal = Інші відповіді були б нічим не гірші.
quick-choose = Вибрати по-своєму
quick-settled = Партія пішла вперед, змінити це вже не можна.
quick-recommended = Радимо: { $answer }.
