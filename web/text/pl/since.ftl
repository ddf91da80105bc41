# Coming back: what others did since the player's last move, the next table, standing orders.

since-away = Kiedy cię nie było
since-turns =
    { $count ->
        [one] { $count } tura
        [few] { $count } tury
        [many] { $count } tur
       *[other] { $count } tury
    }
since-show = Pokaż ten moment
since-close =
    { $left ->
        [one] { $name }: do zwycięstwa brakuje { $left } punktu.
        [few] { $name }: do zwycięstwa brakuje { $left } punktów.
        [many] { $name }: do zwycięstwa brakuje { $left } punktów.
       *[other] { $name }: do zwycięstwa brakuje { $left } punktu.
    }
since-as-left = Tak było ostatnio
since-steps =
    { $count ->
        [one] od tego czasu { $count } krok
        [few] od tego czasu { $count } kroki
        [many] od tego czasu { $count } kroków
       *[other] od tego czasu { $count } kroku
    }
since-step = { $step } z { $last }: { $told }
since-go = Przejdź do mojego ruchu
since-close-panel = Zamknij
since-your-turn = Twój ruch
since-your-turn-left = Twój ruch. Pozostały czas: { $left }
since-not-your-turn = Jeszcze nie twój ruch
since-waits = Najpierw zobacz, co zrobili przeciwnicy; pytanie pojawi się po zamknięciu podsumowania
since-waits-not = Zobacz, co w tym czasie zrobili przeciwnicy
since-table-of = Plansza: { $name }

## The next table

next-table = Następny stół
next-table-left = Następny stół · { $left }

## Standing orders in the menu

orders-title = Automatyczne pasowanie
orders-some = W niektórych sytuacjach
orders-lift = Pytaj znowu
