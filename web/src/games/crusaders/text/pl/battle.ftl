# Bitwa: karty, scena, wynik.

crusaders-battle-covered =
    { $half ->
        [top] Góra zakryta.
       *[bottom] Dół zakryty.
    }
crusaders-battle-guarded = Chroniona przed stratami.
crusaders-battle-taken = Zabrana przez straty.
crusaders-battle-cancel =
    { $half ->
        [top] Zakryj górę
       *[bottom] Zakryj dół
    }
