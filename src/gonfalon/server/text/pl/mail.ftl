# To, co serwer pisze do ludzi: e-maile i powiadomienia. Każdy klucz zaczyna się od `mail-`.

## Kto

mail-bot = bot
mail-former = były gracz
mail-nobody = brak

## Twoja kolej

mail-turn-subject = { $game }: twoja kolej (przeciwnicy: { $opponents })
mail-half-subject = { $game }: minęła połowa twojego czasu (przeciwnicy: { $opponents })
mail-last-subject = { $game }: twój czas się kończy (przeciwnicy: { $opponents })

mail-greeting = Cześć, { $name }!
mail-turn = Twoja kolej w partii { $game }. Przeciwnicy: { $opponents }.
mail-round = Stół czeka na odpowiedzi w partii { $game }. Przeciwnicy: { $opponents }. Pytanie jednocześnie otrzymali: { $asked }.
mail-deadline = Czas do: { DATETIME($deadline, dateStyle: "full", timeStyle: "short") } ({ $zone }). Potem odpowie za ciebie bot; możesz wrócić w każdej chwili.
mail-no-deadline = Nie ma limitu czasu.
mail-link = Do stołu: { $link }
mail-settings = Zmień lub wyłącz powiadomienia: { $link }

## E-mail raz dziennie

mail-daily-subject =
    { $count ->
        [one] Czeka na ciebie { $count } stół
        [few] Czekają na ciebie { $count } stoły
        [many] Czeka na ciebie { $count } stołów
       *[other] Czeka na ciebie { $count } stołu
    }
mail-daily = Przy tych stołach czekają na ciebie:
mail-daily-line = { $game }, przeciwnicy: { $opponents }
mail-daily-until = do: { DATETIME($deadline, dateStyle: "full", timeStyle: "short") } ({ $zone })

## Próba

mail-test-subject = Gonfalon: powiadomienia działają
mail-test = Tak Gonfalon da ci znać, że nadeszła twoja kolej.
