# To, dla czego stół się zatrzymuje: pojedynki, turnieje, koniec rundy.

glory-moment-duel = { $name } rusza przeciw tobie
glory-moment-duel-strength = Siła, której każde z was może jeszcze użyć. O zwycięstwie decydują dwa wygrane najazdy.
glory-moment-tournament =
    { $mode ->
        [pas] Zaczyna się pas d’armes
       *[other] Zaczyna się joust à plaisance
    }
glory-moment-riders = W szrankach: { $names }.
glory-moment-prize = Nagroda: { $prize }.
glory-recap-allies = Sojusznicy
glory-recap-relics = Relikwie
glory-recap-ahead = Prowadzi { $name } (chwała: { $points }).
glory-recap-you-lead = Jesteś na czele. Chwała: { $points }, w tej rundzie { $gained }.
glory-recap-behind = Prowadzi { $name } (chwała: { $points }). Masz { $mine }, w tej rundzie { $gained }.
glory-recap-tied = Remis na czele: { $names } (chwała: { $points }).
glory-recap-tied-ahead = Remis na czele: { $names } (chwała: { $points }). Masz { $mine }, w tej rundzie { $gained }.
glory-recap-income = Twój dochód w fazie odświeżania: { $gains }.
glory-recap-first = Zaczyna { $name }.
glory-recap-first-you = Zaczynasz ty.
glory-recap-prize = Nagroda następnego turnieju: { $prize }.
glory-recap-final = Ostatnia wyprawa: wszyscy zagrywają pozostałe karty wypraw.
glory-recap-titles = Potem zdobywa się i podlicza tytuły.
