# SIR, przeciwnik w grze jednoosobowej.

glory-solo-pawns = zostało pionków: { $count }
glory-solo-no-glory = bez chwały
glory-solo-knight = Walczy jak { $name }
glory-solo-scenario = Scenariusz
glory-solo-reach =
    Zdobądź do końca gry co najmniej { $glory ->
        [one] { $glory } punkt chwały
        [few] { $glory } punkty chwały
        [many] { $glory } punktów chwały
       *[other] { $glory } punktu chwały
    }. SIR tylko zajmuje miejsca i zabiera karty oraz sojuszników.
glory-solo-outdo = Zakończ grę z większą chwałą niż SIR. Remis oznacza porażkę.
glory-solo-finals = Wygraj finały wszystkich trzech turniejów. Jeden przegrany pojedynek turniejowy kończy partię.
glory-solo-to-go = teraz, do celu brakuje { $count }
glory-solo-reached = teraz, cel osiągnięty
glory-solo-leads = prowadzisz o { $count }
glory-solo-trails = do zwycięstwa brakuje { $count }
glory-solo-goals = Jego cele
glory-solo-scores-all = Na koniec dostaje chwałę za nie i za wszystkie wspólne tytuły.
glory-solo-card = Jego ostatnia karta
glory-solo-no-card = W tej rundzie nie było jeszcze karty.
glory-solo-special = specjalny
glory-solo-next = W swojej turze dobiera kartę i wykonuje pierwszą akcję, którą da się wykonać w całości.
glory-solo-deck = Karty jeszcze nieodkryte w tej rundzie: { $count }.
glory-solo-seen = Odkryte:
