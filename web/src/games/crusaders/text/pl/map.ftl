# Mapa gry Krzyżowcy.

crusaders-map = Mapa Lewantu
crusaders-map-closer = Przybliż
crusaders-map-farther = Oddal
crusaders-map-whole = Cała mapa
crusaders-map-sea = Mare Nostrum
crusaders-map-orontes = Orontes
crusaders-map-euphrates = Eufrat
crusaders-map-desert = Pustynia Syryjska
crusaders-map-closed = { $city }: zamknięte miasto.
crusaders-map-level = Poziom { $level }.
crusaders-map-saracens = { $count ->
    [one] { $count } oddział Saracenów.
    [few] { $count } oddziały Saracenów.
    [many] { $count } oddziałów Saracenów.
   *[other] { $count } oddziału Saracenów.
}
crusaders-map-units = { $count ->
    [one] { $name }: { $count } oddział.
    [few] { $name }: { $count } oddziały.
    [many] { $name }: { $count } oddziałów.
   *[other] { $name }: { $count } oddziału.
}
crusaders-map-goods = Wytwarza: { $goods }.
crusaders-map-bishops = Biskupi: { $names }.
crusaders-map-holy = Święta ziemia, gracz { $name }.
crusaders-map-governor = Namiestnik: { $name }.
crusaders-map-raid = Najazd: siła miasta { $own }, siła najazdu { $raid }.
crusaders-map-defence = Siła obrony: { $defence }.
crusaders-map-battle = Atak { $attack }, obrona { $defence }, jeszcze bez kart.
crusaders-map-sides = obrona: oddziały { $units }, mury { $walls }{ $extra ->
    [0] {""}
   *[other] , tor i wydarzenie { $extra }
}
