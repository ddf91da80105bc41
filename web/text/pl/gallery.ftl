# Galeria elementów.

gallery-title = Zestaw elementów
gallery-idea = Papier i atrament spoczywają, złoto żyje. Każdy element jest rysowany z danych.
gallery-colour = Kolor
gallery-type = Pismo
gallery-seats = Miejsca
gallery-buttons = Przyciski
gallery-amounts = Liczby kilku rzeczy
gallery-cards = Karty
gallery-decks = Talie i rynki
gallery-market = Rynek
gallery-tiles = Teren
gallery-board = Plansza o dowolnym kształcie
gallery-dice = Kości i żetony
gallery-reroll = Przerzuć
gallery-dice-full =
    { $count ->
        [one] Można przerzucić tylko { $count } kość.
        [few] Można przerzucić tylko { $count } kości.
        [many] Można przerzucić tylko { $count } kości.
       *[other] Można przerzucić tylko { $count } kości.
    }
gallery-tracks = Tory
gallery-steps = Kroki i liczby
gallery-mat = Plansza gracza
