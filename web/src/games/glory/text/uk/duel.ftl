# Сцена двобою.

glory-duel-title = Двобій, сутичка { $number }
glory-duel-lists = { $one } і { $other } скачуть назустріч одне одному вздовж бар’єра
glory-duel-steps = Кроки сутички
glory-duel-tent = У наметі готуються до бою: перед першою сутичкою можна використати одного союзника з наметом.
glory-duel-step-now = Крок { $number }: { $name }
glory-duel-between = Між сутичками
glory-duel-order = спочатку { $first }, потім { $then }
glory-duel-you = ви
glory-duel-you-act = Ваш хід
glory-duel-acts = Зараз вирішує
glory-duel-foe = Супротивник
glory-duel-no-player = Ним керує гра
glory-duel-won = Виграні сутички
glory-duel-passes-won = { $count } із { $most }
glory-duel-glory = слава: { $count }
glory-duel-prestige = престиж: { $count }
glory-duel-attack = атака
glory-duel-colour-strength = Сила
glory-duel-colour-steed = Скакун
glory-duel-colour-armour = Броня
glory-duel-own = Атака без кубиків
glory-duel-changes = Союзники та реліквії
glory-duel-die-worth = { $die }, дає { $value }
glory-duel-full =
    { $count ->
        [one] Можна перекинути щонайбільше { $count } кубик
        [few] Можна перекинути щонайбільше { $count } кубики
        [many] Можна перекинути щонайбільше { $count } кубиків
       *[other] Можна перекинути щонайбільше { $count } кубика
    }
glory-duel-ahead-you = Зараз сутичку виграєте ви.
glory-duel-ahead = Зараз у сутичці попереду: { $name }.
glory-duel-why-attack = Вирішує вища атака.
glory-duel-why-prestige = Атаки рівні, вирішує престиж: { $left } проти { $right }.
glory-duel-why-initiative = Рівні й атаки, і престиж: вирішує краща ініціатива.
glory-duel-why-player = Рівні й атаки, і престиж: у цьому разі перемагає гравець.
glory-duel-waits = Зараз вирішує { $name }.

## Що можна використати

glory-duel-your-support = Що ви можете використати
glory-duel-support-of = { $name }
glory-duel-step = крок
glory-duel-used = жетон використано в цьому двобої
glory-duel-spent = жетон уже використано
glory-duel-strength = Сила: { $count }
glory-duel-faith = Віра: { $count }
glory-duel-so-far = витрачено в цьому двобої: { $count }
glory-duel-would-win = ви виграєте
glory-duel-would-lose = ви програєте
glory-duel-then-more = далі кидок або вибір
glory-duel-how-much = Скільки сили вкласти
glory-duel-picked = Вибрано: { $count } із { $most }
glory-duel-reroll =
    { $count ->
        [0] Виберіть кубики для перекидання
        [one] Перекинути { $count } кубик
        [few] Перекинути { $count } кубики
        [many] Перекинути { $count } кубиків
       *[other] Перекинути { $count } кубика
    }

## Кінець сутички

glory-duel-result = Підсумок сутички
glory-duel-pass = Сутичка { $number }
glory-duel-pass-won-you = Ви виграли сутичку
glory-duel-pass-lost-you = Ви програли сутичку
glory-duel-pass-won-by = Перемога в сутичці: { $name }
glory-duel-won-you = Ви перемогли у двобої
glory-duel-lost-you = Ви програли двобій
glory-duel-won-by = Перемога у двобої: { $name }
glory-duel-by-attack = { $more } проти { $less }
glory-duel-prestige-turned = Перевернуто жетон престижу «{ $name }».
glory-duel-compare-attack = Атака
glory-duel-compare-prestige = Престиж
glory-duel-compare-initiative = Ініціатива
glory-duel-compare-passes = Сутички
glory-duel-skip = Пропустити
glory-duel-go-on = Далі
