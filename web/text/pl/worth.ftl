# Ile co jest warte: na powiększonych kartach i w punktacji.

worth-amount =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
worth-now = Teraz daje ci { $amount }
worth-open = Teraz dałoby ci { $amount }
worth-next = Dalej: { $amount }, brakuje { $left }
worth-most = To już maksimum
worth-from = Od { $at }: { $amount }
worth-every =
    { $at ->
        [1] { $amount } za każdą sztukę
       *[other] { $amount } za każde { $at }
    }
worth-points = Punkty teraz:
worth-thresholds = Za co są punkty
worth-thresholds-hint = Co masz i co da następny próg. W nawiasach: punkty, których jeszcze nie masz.
