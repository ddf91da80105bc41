# Strona gry dla tych, którzy jej jeszcze nie znają: jaka jest i jak przebiega.

page-feel-1 = Teraz albo później, za to mocniej
    .text = Rozkaz na polu wewnętrznym działa w tej rundzie. Na zewnętrznym czeka na następną, działa mocniej i od razu daje szpiega.
page-feel-2 = Zostaje ci pół karty
    .text = W bitwie na zmianę wykładacie taktyki, a przeciwnik zakrywa połowę każdej: górę albo dół. Wykładaj te, które zabolą tak czy tak.
page-feel-3 = Saraceni nie odpuszczają
    .text = Najazdy rosną w siłę z rundy na rundę. Mapa pokazuje, kto jest w niebezpieczeństwie, więc jeśli stracisz miasto, to na własne ryzyko.

page-round-1 = Wydarzenia
    .text = najazdy na miasta
page-round-2 = Planowanie
    .text = dwa rozkazy na krzyżu
page-round-3 = Aktywacja
    .text = budowa, modlitwa, zaciąg, wyprawa
page-round-4 = Dochód
    .text = monety i wpływ
