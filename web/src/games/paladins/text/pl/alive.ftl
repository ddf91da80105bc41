# The end of a round, and what the board stops for.

paladins-recap = Koniec rundy { $round }
paladins-recap-lead =
    { $you ->
        [yes] Prowadzisz: { $points ->
                [one] { $points } punkt
                [few] { $points } punkty
                [many] { $points } punktów
               *[other] { $points } punktu
            }.
       *[no] Na czele: { $names }, { $points ->
                [one] { $points } punkt
                [few] { $points } punkty
                [many] { $points } punktów
               *[other] { $points } punktu
            }.
    }
paladins-recap-tie =
    { $all ->
        [yes] { $names } – remis: po { $points ->
                [one] { $points } punkcie
                [few] { $points } punkty
                [many] { $points } punktów
               *[other] { $points } punktu
            }.
       *[no] { $names } – wspólne prowadzenie: po { $points ->
                [one] { $points } punkcie
                [few] { $points } punkty
                [many] { $points } punktów
               *[other] { $points } punktu
            }.
    }
paladins-recap-you = Masz { $points }.
paladins-recap-none = punkty bez zmian
paladins-recap-actions = Akcje w tej rundzie
paladins-recap-left = Zostaje
paladins-recap-order =
    { $count ->
        [one] { $count } raz
        [few] { $count } razy
        [many] { $count } razy
       *[other] { $count } razu
    }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
paladins-recap-next = Co przyniesie runda { $round }
paladins-recap-tax = Podatki: zostało { $tax } z { $full } srebrników.
paladins-last-round = Zaczyna się ostatnia runda
paladins-punished = Inkwizycja cię karze
paladins-forced-pass = Nie masz już robotników, więc pasujesz w tej rundzie.
