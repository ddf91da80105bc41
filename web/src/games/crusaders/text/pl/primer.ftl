# Gra w sześciu zdaniach.
crusaders-primer = Jak się gra
crusaders-primer-close = Zamknij
crusaders-primer-goal = Wygrywa ten, kto na koniec ma najwięcej punktów wpływu. Co rundę dają je namiestnicy i święte ziemie, a na koniec także tajna bulla. Gra trwa sześć rund albo krócej, jeśli ktoś ma 4 miasta lub 5 świętych ziem.
crusaders-primer-plan = W każdej rundzie kładziesz na krzyżu dwa rozkazy. Górny żeton stosu działa pierwszy. Pole zewnętrzne zadziała w następnej rundzie, za to mocniej, a szpiega masz od razu.
crusaders-primer-orders = Budowa rozbudowuje miasta i wznosi budowle. Modlitwa przesuwa cię na torze świętości i wyświęca biskupów, którzy czynią z miast święte ziemie. Zaciąg daje oddziały i taktyki. Wyprawa zdobywa miasta.
crusaders-primer-battle = W bitwie na zmianę wykładacie taktyki, a przeciwnik zakrywa połowę każdej karty: górę albo dół.
crusaders-primer-raids = Na początku rundy Saraceni ruszają na najazd. Trzymaj w miastach dość oddziałów i murów: mapa pokazuje, czym skończy się każdy najazd.
crusaders-primer-look = Najedź na kartę lub miasto, aby o nich przeczytać; na ekranie dotykowym naciśnij i przytrzymaj.
