# Сцена поединка.

glory-duel-title = Поединок, стычка { $number }
glory-duel-lists = { $one } и { $other } скачут навстречу друг другу вдоль барьера
glory-duel-steps = Шаги стычки
glory-duel-tent = В палатке готовятся к бою: перед первой стычкой можно использовать один жетон поддержки с палаткой.
glory-duel-step-now = Шаг { $number }: { $name }
glory-duel-between = Между стычками
glory-duel-order = сначала { $first }, затем { $then }
glory-duel-you = вы
glory-duel-you-act = Ваш ход
glory-duel-acts = Сейчас решает
glory-duel-foe = Противник
glory-duel-no-player = Им управляет игра
glory-duel-won = Победы в стычках
glory-duel-passes-won = { $count } из { $most }
glory-duel-glory = слава: { $count }
glory-duel-prestige = престиж: { $count }
glory-duel-attack = атака
glory-duel-colour-strength = Сила
glory-duel-colour-steed = Скакун
glory-duel-colour-armour = Броня
glory-duel-own = Атака без кубиков
glory-duel-changes = Поддержка и реликвии
glory-duel-die-worth = { $die }, считается за { $value }
glory-duel-full =
    { $count ->
        [one] Можно перебросить не больше { $count } кубика
        [few] Можно перебросить не больше { $count } кубиков
        [many] Можно перебросить не больше { $count } кубиков
       *[other] Можно перебросить не больше { $count } кубика
    }
glory-duel-ahead-you = Сейчас в стычке побеждаете вы.
glory-duel-ahead = Сейчас в стычке впереди: { $name }.
glory-duel-why-attack = Решает более высокая атака.
glory-duel-why-prestige = Атака равная, решает престиж: { $left } против { $right }.
glory-duel-why-initiative = Равны и атака, и престиж: решает лучшая инициатива.
glory-duel-why-player = Равны и атака, и престиж: в этом случае побеждает игрок.
glory-duel-waits = Сейчас решает { $name }.

## Что можно использовать

glory-duel-your-support = Что вы можете использовать
glory-duel-support-of = { $name }
glory-duel-step = шаг
glory-duel-used = жетон использован в этом поединке
glory-duel-spent = жетон уже использован
glory-duel-strength = Сила: { $count }
glory-duel-faith = Вера: { $count }
glory-duel-so-far = потрачено в этом поединке: { $count }
glory-duel-would-win = вы победите
glory-duel-would-lose = вы проиграете
glory-duel-then-more = дальше бросок или выбор
glory-duel-how-much = Сколько силы вложить
glory-duel-picked = Выбрано: { $count } из { $most }
glory-duel-reroll =
    { $count ->
        [0] Выберите кубики для переброса
        [one] Перебросить { $count } кубик
        [few] Перебросить { $count } кубика
        [many] Перебросить { $count } кубиков
       *[other] Перебросить { $count } кубика
    }

## Конец стычки

glory-duel-result = Итог стычки
glory-duel-pass = Стычка { $number }
glory-duel-pass-won-you = Вы победили в стычке
glory-duel-pass-lost-you = Вы проиграли в стычке
glory-duel-pass-won-by = Победа в стычке: { $name }
glory-duel-won-you = Вы победили в поединке
glory-duel-lost-you = Вы проиграли поединок
glory-duel-won-by = Победа в поединке: { $name }
glory-duel-by-attack = { $more } против { $less }
glory-duel-prestige-turned = Перевёрнут жетон престижа «{ $name }».
glory-duel-compare-attack = Атака
glory-duel-compare-prestige = Престиж
glory-duel-compare-initiative = Инициатива
glory-duel-compare-passes = Стычки
glory-duel-skip = Пропустить
glory-duel-go-on = Дальше
