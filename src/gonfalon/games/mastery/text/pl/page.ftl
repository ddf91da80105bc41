# Strona gry dla tych, którzy jej jeszcze nie znają: jaka jest i jak przebiega.

page-feel-1 = Każda bitwa to blef
    .text = Obie strony potajemnie wybierają kartę konfliktu i odkrywają ją jednocześnie. Rycerzy widać, ale co przeciwnik ma na ręce, można tylko zgadywać.
page-feel-2 = Mapa, która żywi
    .text = Rycerze nacierają tylko tam, dokąd sięga zaopatrzenie, a jeziora łączą dalekie brzegi. Odetnij sąsiada albo to on odetnie ciebie.
page-feel-3 = Nikt nie odpada
    .text = Przegrany wycofuje się do zamku, a w każdej turze przybywa trzech nowych rycerzy. O zwycięstwo walczysz do ostatniej tury.

page-round-1 = Przybycie
    .text = trzech nowych rycerzy
page-round-2 = Przegrupowanie
    .text = wzdłuż linii zaopatrzenia
page-round-3 = Natarcie
    .text = na terytorium w zasięgu
page-round-4 = Bitwa
    .text = rycerze, konflikt, wsparcie
