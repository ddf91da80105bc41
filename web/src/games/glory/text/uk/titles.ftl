# Фаза титулів і кінець гри.

glory-title-phase = Титули
glory-title-you = Ви
glory-title-goal = ваша ціль
glory-title-public = спільний титул
glory-title-claimed = титул здобуто
glory-title-failed = єдину спробу програно
glory-title-short = умови не виконано
glory-title-ready = можна здобути
glory-title-fight = вирішить двобій
glory-title-none = Без двобою не можна здобути жодного титулу.
glory-title-duels = Титули з двобоєм: { $titles }.
glory-title-own = Що ви маєте і якому титулу воно послужить
glory-title-rank = місце { $rank }
glory-title-sum = до титулів { $glory }, за титули { $titles }:
glory-title-prestige = жетони престижу: { $count }
glory-title-best =
    Найкращий набір без двобою: { $count ->
        [one] { $count } титул
        [few] { $count } титули
        [many] { $count } титулів
       *[other] { $count } титулу
    }, слава: { $glory }.
