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
mail-round = Potrzebna jest twoja odpowiedź w partii { $game }. Przeciwnicy: { $opponents }. Czekamy na odpowiedź: { $asked }.
mail-deadline = Termin: { DATETIME($deadline, dateStyle: "full", timeStyle: "short") } ({ $zone }). Potem odpowie za ciebie bot; możesz wrócić w każdej chwili.
mail-no-deadline = Nie ma limitu czasu.
mail-link = Do stołu: { $link }
mail-settings = Zmień lub wyłącz powiadomienia: { $link }
mail-match-stop = Wyłącz e-maile o tej partii: { $link }

## Zaproszenie

mail-invited-subject = { $inviter } zaprasza cię do gry: { $game }
mail-invited-live = { $inviter } chce z tobą zagrać teraz. Gra: { $game }.
mail-invited-days = { $inviter } chce z tobą zagrać, po kilka ruchów dziennie. Gra: { $game }.
mail-invited-link = Przyjmij lub odrzuć zaproszenie w lobby: { $link }

## E-mail raz dziennie

mail-daily-subject =
    { $count ->
        [one] Czeka na ciebie { $count } stół
        [few] Czekają na ciebie { $count } stoły
        [many] Czeka na ciebie { $count } stołów
       *[other] Czeka na ciebie { $count } stołu
    }
mail-daily = Twoja kolej przy tych stołach:
mail-daily-line = { $game }, przeciwnicy: { $opponents }
mail-daily-until = do: { DATETIME($deadline, dateStyle: "full", timeStyle: "short") } ({ $zone })

## Próba

mail-test-subject = Gonfalon: powiadomienia działają
mail-test = Tak Gonfalon da ci znać, że nadeszła twoja kolej.

## Samo konto

mail-hello = Cześć!
mail-confirm-subject = Gonfalon: potwierdź adres e-mail
mail-confirm = { $name } ma konto na { $site } z tym adresem. Jeśli to ty, potwierdź go tutaj:
mail-confirm-not = Jeśli to nie ty, nic nie rób: na niepotwierdzony adres nie wyślemy nic więcej.
mail-match-subject = Gonfalon: e-maile o jednej partii?
mail-match = Ktoś gra na { $site } i podał ten adres, żeby wiedzieć, kiedy przychodzi jego kolej. Jeśli to ty, potwierdź tutaj:
mail-match-not = Jeśli to nie ty, nic nie rób: bez potwierdzenia nie napiszemy więcej. Adres służy tylko do tej partii, a miesiąc po jej końcu go zapominamy.
mail-reset-subject = Gonfalon: zmiana hasła
mail-reset = Ktoś poprosił o zmianę hasła do konta { $name } na { $site }. Nowe ustawisz tutaj:
mail-reset-not = Jeśli to nie ty, nic nie rób: dotychczasowe hasło działa.
mail-known-subject = Gonfalon: masz już konto
mail-known = Ktoś próbował zarejestrować się na { $site } z tym adresem, ale należy on już do konta. Jeśli to ty i nie pamiętasz hasła, ustaw nowe:
mail-known-not = Jeśli to nie ty, nic nie musisz robić.
mail-unknown-subject = Gonfalon: nie ma konta z tym adresem
mail-unknown = Ktoś poprosił o zmianę hasła na { $site }, ale nie ma konta z tym adresem. Jeśli to ty, spróbuj innego adresu albo się zarejestruj:
mail-unknown-not = Jeśli to nie ty, nic nie musisz robić.
mail-change-subject = Gonfalon: zmiana na twoim koncie
mail-change-password = Hasło do twojego konta zostało zmienione.
mail-change-mailbox = Adres e-mail twojego konta został zmieniony.
mail-change-app-on = Przy logowaniu potrzebny jest teraz kod z aplikacji uwierzytelniającej.
mail-change-app-off = Przy logowaniu nie jest już potrzebny kod z aplikacji uwierzytelniającej.
mail-change-codes = Twoje konto ma nowe kody zapasowe; poprzednie już nie działają.
mail-change-passkey-on = Do twojego konta dodano klucz dostępu.
mail-change-passkey-off = Z twojego konta usunięto klucz dostępu.
mail-change-where = Kiedy: { DATETIME($at, dateStyle: "long", timeStyle: "short") } ({ $zone }). Skąd: { $address }, { $browser }
mail-change-not = Jeśli to nie ty, natychmiast ustaw nowe hasło:
