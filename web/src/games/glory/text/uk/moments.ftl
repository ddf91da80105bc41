# Заради чого стіл зупиняється: двобої, турніри, кінець раунду.

glory-moment-duel = { $name } виїжджає проти вас
glory-moment-duel-strength = Стільки сили кожен із вас ще може вкласти. Двобій триває до двох виграних сутичок.
glory-moment-tournament =
    { $mode ->
        [pas] Починається турнір «Па д’арм»
       *[other] Починається турнір «Плезанс»
    }
glory-moment-riders = На ристалищі: { $names }.
glory-moment-prize = Приз: { $prize }.
glory-recap-allies = Союзники
glory-recap-relics = Реліквії
glory-recap-ahead = Попереду { $name }, слава: { $points }.
glory-recap-you-lead = Ви попереду, слава: { $points }, за раунд { $gained }.
glory-recap-behind = Попереду { $name }, слава: { $points }. У вас { $mine }, за раунд { $gained }.
glory-recap-tied = Порівну попереду: { $names }, слава: { $points }.
glory-recap-tied-ahead = Порівну попереду: { $names }, слава: { $points }. У вас { $mine }, за раунд { $gained }.
glory-recap-income = Ваш дохід у фазі оновлення: { $gains }.
glory-recap-first = Перший хід: { $name }.
glory-recap-first-you = Перший хід — ваш.
glory-recap-prize = Приз наступного турніру: { $prize }.
glory-recap-final = Остання подорож: усі грають решту карт.
glory-recap-titles = Потім здобувають титули й рахують славу.
