# Faza tytułów i koniec gry.

glory-title-phase = Tytuły
glory-title-you = Ty
glory-title-goal = twój cel
glory-title-public = wspólny tytuł
glory-title-claimed = tytuł zdobyty
glory-title-failed = jedyna próba nieudana
glory-title-short = wymagania niespełnione
glory-title-ready = można zdobyć
glory-title-fight = zdecyduje pojedynek
glory-title-none = Bez pojedynku nie można zdobyć żadnego tytułu.
glory-title-duels = Tytuły z pojedynkiem: { $titles }.
glory-title-own = Co masz i na który tytuł to przeznaczysz
glory-title-rank = miejsce { $rank }
glory-title-best =
    Najlepszy zestaw bez pojedynku: { $count ->
        [one] { $count } tytuł
        [few] { $count } tytuły
        [many] { $count } tytułów
       *[other] { $count } tytułu
    }, { $glory ->
        [one] { $glory } punkt chwały
        [few] { $glory } punkty chwały
        [many] { $glory } punktów chwały
       *[other] { $glory } punktu chwały
    }.
glory-title-more = +{ $glory }: najlepszy zestaw tytułów
glory-title-over = Koniec partii
glory-title-ties = Żetony prestiżu (przy remisie)
glory-title-bound = przeznaczone na zdobyty tytuł
glory-title-rises = chwała: { $from } → { $to }
glory-title-claim-all =
    { $count ->
        [one] Zdobądź ten tytuł
        [2] Zdobądź oba tytuły
        [few] Zdobądź wszystkie { $count } tytuły
        [many] Zdobądź wszystkie { $count } tytułów
       *[other] Zdobądź wszystkie tytuły: { $count }
    }
glory-sources = Skąd chwała
glory-source-start = Początek i kolejność
glory-source-city = Miasto i sojusznicy
glory-source-travel = Karty wypraw
glory-source-tournament = Turnieje
glory-source-final_travel = Ostatnia wyprawa
glory-source-titles = Tytuły
glory-title-binding = Co przeznaczasz na tytuł?

# GLO-END-02
glory-level = Przy równej chwale o miejscu decyduje liczba żetonów prestiżu.
