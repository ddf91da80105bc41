# Koniec partii.
ending-you = Ty
ending-over = Koniec partii
ending-counting = Podliczamy wynik
ending-part = Część { $part } z { $parts }
ending-next = Dalej
ending-skip = Przejdź do wyniku
ending-level = Na razie nikt nie prowadzi.
ending-you-lead = Prowadzisz, przewaga: { $amount }.
ending-leads = Prowadzi { $name }, przewaga: { $amount }.
ending-players =
    { $count ->
        [1] Solo
        [2] Dwoje graczy
        [3] Troje graczy
        [4] Czworo graczy
        [5] Pięcioro graczy
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
ending-minutes =
    { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    }
ending-win = Wygrywasz!
ending-shared = Wspólne zwycięstwo!
ending-shared-with = Wygrywasz wspólnie z: { $names }.
ending-lost = Tym razem górą { $names }
ending-missed = Nie tym razem
ending-nobody = Nikt nie wygrywa
ending-won-by =
    { $count ->
        [one] Wygrywa { $names }!
        [few] Wspólne zwycięstwo: { $names }!
        [many] Wspólne zwycięstwo: { $names }!
       *[other] Wspólne zwycięstwo: { $names }!
    }
ending-ahead = { $amount }, o { $more } więcej niż { $name }.
ending-behind = { $amount }, o { $more } mniej niż { $name }.
ending-good-game =
    Dobra walka: { $amount } i { $place ->
        [2] drugie
        [3] trzecie
        [4] czwarte
        [5] piąte
       *[other] szóste
    } miejsce.
ending-place = { $place }. miejsce
ending-curve = Wynik w trakcie partii
ending-where-lost = Gdzie uciekły punkty
ending-curve-label = Wynik w trakcie partii. Na końcu: { $scores }
ending-goal = Zwycięstwo: { $points }
ending-turn = Tura { $number }
ending-round = Runda { $number }
ending-best = Twój najlepszy moment
ending-best-of-winner = Najlepszy moment zwycięzcy
ending-went-well = Najwięcej punktów naraz
ending-watch = Obejrzyj
ending-guest = To była partia w roli gościa.
ending-keep = Zachowaj nazwę { $name } i swoje partie: wystarczy adres e-mail.
ending-keep-name = Zachowaj nazwę
ending-board = Zobacz planszę
ending-again = Przebieg partii
