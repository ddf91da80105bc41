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
glory-title-rank =
    { $rank ->
        [1] 1-ше
        [2] 2-ге
        [3] 3-тє
       *[other] { $rank }-те
    } місце
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
glory-title-more = +{ $glory } за найкращий набір титулів
glory-title-over = Партію завершено
glory-title-ties = Жетони престижу (у разі нічиєї)
glory-title-bound = зараховано до здобутого титулу
glory-title-rises = слава: { $from } → { $to }
glory-title-claim-all =
    { $count ->
        [1] Здобути цей титул
        [2] Здобути обидва титули
        [one] Здобути { $count } титул
        [few] Здобути всі { $count } титули
        [many] Здобути всі { $count } титулів
       *[other] Здобути всі титули: { $count }
    }
glory-sources = Звідки слава
glory-source-start = Початок і порядок ходу
glory-source-city = Місто й союзники
glory-source-travel = Карти подорожей
glory-source-tournament = Турніри
glory-source-final_travel = Остання подорож
glory-source-titles = Титули
glory-title-binding = Що зарахувати до титулу?

# GLO-END-02
glory-level = За рівної слави місце вирішує кількість жетонів престижу.
