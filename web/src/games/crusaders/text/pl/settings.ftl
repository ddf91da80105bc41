# Nazwy opcji stołu.
setting-states = Państwa
    .text = Który gracz prowadzi które państwo. W dwie osoby tylko państwa sąsiednie.
setting-first_game = Przygotowanie
setting-first_game-false = Zwykła partia
    .text = Każdy wybiera jedną z dwóch bulli i jednego z dwóch namiestników.
setting-first_game-true = Pierwsza partia
    .text = Namiestnicy i bulle są rozdawani bez wyboru. Tak łatwiej zacząć.
setting-experienced_bulls = Bulle
setting-experienced_bulls-false = Jedna, losowa
setting-experienced_bulls-true = Dwie bulle do wyboru
    .text = Wariant dla doświadczonych w pierwszej partii: każdy dostaje dwie bulle i zostawia jedną.
