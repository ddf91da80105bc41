# Фаза титулів і кінець гри.

glory-title-phase = Титули
glory-title-you = Ви
glory-title-goal = ваша ціль
glory-title-public = спільна ціль
glory-title-claimed = титул здобуто
glory-title-failed = єдина спроба не вдалася
glory-title-short = умови не виконано
glory-title-ready = можна здобути
glory-title-fight = вирішить двобій
glory-title-none = Без двобою не можна здобути жодного титулу.
glory-title-duels = Титули з двобоєм: { $titles }.
glory-title-own = Що ви маєте і до якого титулу це піде
glory-title-rank = { $rank }-е місце
glory-title-sum = до титулів { $glory }, за титули { $titles }:
glory-title-prestige = жетони престижу: { $count }
glory-title-best =
    Найкращий набір без двобою: { $count ->
        [one] { $count } титул
        [few] { $count } титули
        [many] { $count } титулів
       *[other] { $count } титулу
    }, { $glory ->
        [one] { $glory } очко слави
        [few] { $glory } очки слави
        [many] { $glory } очок слави
       *[other] { $glory } очка слави
    }.
