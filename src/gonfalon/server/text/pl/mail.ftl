# To, co serwer pisze do ludzi: listy i powiadomienia. Każdy klucz zaczyna się od `mail-`.

## Kto

mail-bot = bot
mail-former = były gracz
mail-nobody = nikt

## Twoja kolej

mail-turn-subject = { $game }: twoja kolej (przeciwnicy: { $opponents })
mail-half-subject = { $game }: minęła połowa czasu (przeciwnicy: { $opponents })
mail-last-subject = { $game }: czas się kończy (przeciwnicy: { $opponents })

mail-greeting = Cześć { $name }!
mail-turn = Twoja kolej w partii { $game }. Przeciwnicy: { $opponents }.
mail-round = Stół czeka na odpowiedzi w partii { $game }. Przeciwnicy: { $opponents }. Pytanie jednocześnie otrzymali: { $asked }.
mail-deadline = Czas do: { DATETIME($deadline, dateStyle: "full", timeStyle: "short") } ({ $zone }). Potem odpowie za ciebie bot; możesz wrócić w każdej chwili.
mail-no-deadline = Czas jest nieograniczony.
mail-link = Do stołu: { $link }
mail-settings = Zmień lub wyłącz powiadomienia: { $link }

## List raz dziennie

mail-daily-subject =
    { $count ->
        [one] Czeka na ciebie { $count } stół
        [few] Czekają na ciebie { $count } stoły
        [many] Czeka na ciebie { $count } stołów
       *[other] Czeka na ciebie { $count } stołu
    }
mail-daily = Czekają na ciebie tutaj:
mail-daily-line = { $game }, przeciwnicy: { $opponents }
mail-daily-until = do: { DATETIME($deadline, dateStyle: "full", timeStyle: "short") } ({ $zone })

## Próba

mail-test-subject = Gonfalon: powiadomienia działają
mail-test = Tak Gonfalon da ci znać, że nadeszła twoja kolej.
