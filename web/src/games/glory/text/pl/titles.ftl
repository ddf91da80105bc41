# Faza tytułów i koniec gry.

glory-title-phase = Tytuły
glory-title-you = Ty
glory-title-goal = twój cel
glory-title-public = wspólny tytuł
glory-title-claimed = tytuł zdobyty
glory-title-failed = jedyna próba przegrana
glory-title-short = wymagania niespełnione
glory-title-ready = można zdobyć
glory-title-fight = zdecyduje pojedynek
glory-title-none = Bez pojedynku nie można zdobyć żadnego tytułu.
glory-title-duels = Tytuły z pojedynkiem: { $titles }.
glory-title-own = Co masz i na który tytuł to przeznaczysz
glory-title-rank = miejsce { $rank }
glory-title-sum = przed tytułami { $glory }, za tytuły { $titles }:
glory-title-prestige = żetony prestiżu: { $count }
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
