# Strona gry dla tych, którzy jej jeszcze nie znają: jaka jest i jak przebiega.

page-feel-1 = Los, który da się naginać
    .text = Rzucasz wieloma kośćmi, a liczysz niewiele: najwyższą każdego koloru. Resztę przechylą na twoją stronę siła, wiara, sojusznicy i relikwie.
page-feel-2 = Zawsze brakuje pionka
    .text = W mieście zbroisz się, modlisz i zjednujesz sojuszników na dworze. Pionków jest zawsze o jeden za mało, a najlepsze miejsce ktoś zajmie przed tobą.
page-feel-3 = Turniej, na który się czeka
    .text = Każda runda kończy się w szrankach. Pojedynek trwa do dwóch wygranych najazdów, a naprzeciw może stanąć inny gracz.

page-round-1 = Akcje
    .text = pionki w mieście
page-round-2 = Wyprawy
    .text = karty i wyzwania
page-round-3 = Odświeżanie
    .text = dochód i kolejność
page-round-4 = Zgłoszenia
    .text = herby u herolda
page-round-5 = Turniej
    .text = pojedynki w szrankach
