# Raids, the saracen track and events.

crusaders-raid = Najazd
crusaders-raid-yours = twoje
crusaders-raid-raiders = { $count ->
    [one] { $count } oddział
    [few] { $count } oddziały
    [many] { $count } oddziałów
   *[other] { $count } oddziały
}
crusaders-raid-units = oddziały
crusaders-raid-walls = mury, poziom { $level }
crusaders-raid-wall = mury
crusaders-raid-played = reskrypty
crusaders-raid-city = Miasto
crusaders-raid-track = tor i wydarzenie
crusaders-raid-by = według różnicy
crusaders-raid-scale = Przewaga miasta: { $difference }.
crusaders-raid-zero = 0 lub mniej
crusaders-raid-city-falls = Miasto przechodzi w ręce Saracenów.
crusaders-raid-then-holds = { $city } : { $raid }, miasto się obroni, przewaga { $by }.
crusaders-raid-then-falls = { $city } : { $raid }, to za mało.
crusaders-raid-if = Jeśli miasto padnie:
crusaders-raid-loses = { $units ->
    [one] { $units } oddział przechodzi do jednego sąsiedniego twojego miasta, a jeśli go nie ma – do zasobów; towary miasta przepadają, biskupi zostają.
    [few] { $units } oddziały przechodzą do jednego sąsiedniego twojego miasta, a jeśli go nie ma – do zasobów; towary miasta przepadają, biskupi zostają.
    [many] { $units } oddziałów przechodzi do jednego sąsiedniego twojego miasta, a jeśli go nie ma – do zasobów; towary miasta przepadają, biskupi zostają.
   *[other] { $units } oddziały przechodzą do jednego sąsiedniego twojego miasta, a jeśli go nie ma – do zasobów; towary miasta przepadają, biskupi zostają.
}
crusaders-raid-governor = Namiestnik odchodzi: { $name }.
crusaders-raid-holds = obroni się, +{ $by }
crusaders-raid-falls = padnie
crusaders-raid-no_raid = bez najazdu
crusaders-raid-nobody = Sąsiednie miasta Saracenów nikogo nie wyślą: ostatni oddział zostaje.
crusaders-raid-need = Brakuje oddziałów lub poziomów: { $count }.

crusaders-raids-now = Najazdy tej rundy
crusaders-raids-next = Najazdy rundy { $round }, według obecnej mapy
crusaders-raids-none = Żaden gracz nie ma miasta w kolorze żetonu najazdu.
crusaders-raids-unknown = Nie wiadomo jeszcze, na które miasta spadną następne najazdy.
crusaders-raids-reinforced = Przedtem po jednym oddziale Saracenów dostaną: { $cities }.
crusaders-raids-over = Najazdów już nie będzie: to ostatnia runda.

crusaders-track = Tor Saracenów
crusaders-track-strength = siła
crusaders-track-raiders = z miasta
crusaders-track-open = działa
crusaders-track-target = cel
crusaders-track-covered = jeszcze zakryte
crusaders-track-now = Teraz: +{ $strength } do siły w najazdach i bitwach, z każdego sąsiedniego miasta oddziałów do { $raiders }, oprócz ostatniego.
crusaders-track-unseen = Żetony jeszcze nieodkryte:

crusaders-colour-yellow = miasta, które dają drewno (żółte)
crusaders-colour-white = miasta, które dają świece (białe)
crusaders-colour-blue = miasta, które dają stal (niebieskie)
crusaders-colour-red = miasta, które dają konie (czerwone)
crusaders-colour-green = miasta, które dają przyprawy (zielone)

crusaders-event = Wydarzenie
crusaders-event-round = Wydarzenie rundy { $round }
crusaders-event-left = { $count ->
    [0] ostatnie
   *[other] przed wami jeszcze { $count }
}
crusaders-event-truce = Do końca rundy: nie wolno atakować graczy.
crusaders-event-strength = Do końca rundy: Saraceni mają +{ $count } siły.
crusaders-event-table = Tabela najazdu: o ile miasto jest silniejsze
