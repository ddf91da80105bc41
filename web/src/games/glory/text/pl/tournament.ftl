# Plansza turniejowa.

glory-tour-plaisance = Joust à plaisance
glory-tour-pas = Pas d’armes
glory-tour-semi = Półfinał
glory-tour-final = Finał
glory-tour-won = Zwycięstwo: { $name }
glory-tour-now = Teraz walczą: { $one } i { $other }
glory-tour-pair = { $one } kontra { $other }
glory-tour-winners = Zwycięzcy pojedynków { $one } i { $other }
glory-tour-against-winner = { $name } kontra zwycięzca pojedynku { $duel }
glory-tour-against = przeciwnik: { $name }
glory-tour-unknown = przeciwnik jeszcze nieznany
glory-tour-place = Pole { $number }
glory-tour-you = Ty
glory-tour-out = odpada
glory-tour-late = Rycerze zgłaszający się po graczach:
glory-tour-free = wolny rycerz
glory-tour-rides = { $name }: pojedynek trwa
glory-tour-has-won = { $name }: zwycięstwo
glory-tour-has-lost = { $name }: porażka
glory-tour-no-knights = Teraz nie ma tu rycerzy
glory-tour-close = Zamknij
