# Gra w sześciu zdaniach.
crusaders-primer = Jak się gra
crusaders-primer-close = Zamknij
crusaders-primer-goal = Wygrywa ten, kto na koniec ma najwięcej punktów wpływu. Co rundę dają je namiestnicy i święte ziemie, na koniec tajna bulla. 4 miasta albo 5 świętych ziem kończą grę przed szóstą rundą.
crusaders-primer-plan = W każdej rundzie kładziesz na krzyżu dwa rozkazy. Górny żeton stosu działa pierwszy. Pole zewnętrzne zadziała w następnej rundzie, za to mocniej, a szpiega masz od razu.
crusaders-primer-orders = Budowa rozbudowuje miasta i wznosi budowle. Modlitwa prowadzi po torze świętości i wyświęca biskupów: dzięki nim miasta stają się świętymi ziemiami. Zaciąg daje oddziały i taktyki. Wyprawa zdobywa miasta.
crusaders-primer-battle = W bitwie na zmianę wykładacie taktyki, a przeciwnik zakrywa połowę każdej karty: górę albo dół.
crusaders-primer-raids = Na początku rundy Saraceni ruszają na najazd. Trzymaj w miastach dość oddziałów i murów: mapa pokazuje, kto jest w niebezpieczeństwie.
crusaders-primer-look = Najedź na kartę lub miasto, aby o nich przeczytać; na ekranie dotykowym naciśnij i przytrzymaj.
