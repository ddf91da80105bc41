# Nazwy opcji stołu.
setting-states = Państwa
    .text = Który gracz prowadzi które państwo. W dwie osoby tylko państwa sąsiednie.
setting-first_game = Przygotowanie
setting-first_game-false = Zwykła partia
    .text = Każdy wybiera jednego z dwóch namiestników.
setting-first_game-true = Pierwsza partia
    .text = Każdy zaczyna z namiestnikiem swojego państwa. Tak łatwiej zacząć.
setting-bulls = Bulle
setting-bulls-1 = Jedna, losowa
setting-bulls-2 = Dwie do wyboru
    .text = Każdy dostaje dwie bulle i po kryjomu zostawia jedną.
setting-experienced_bulls = Bulle
setting-experienced_bulls-false = Jedna, losowa
setting-experienced_bulls-true = Dwie bulle do wyboru
    .text = Wariant dla doświadczonych w pierwszej partii: każdy dostaje dwie bulle i zostawia jedną.
