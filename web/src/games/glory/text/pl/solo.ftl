# SIR, przeciwnik w grze jednoosobowej.

glory-solo-pawns = zostało pionków: { $count }
glory-solo-no-glory = bez chwały
glory-solo-knight = Walczy jak { $name }
glory-solo-scenario = Scenariusz
glory-solo-reach = Miej na koniec co najmniej { $glory } chwały. SIR tylko zajmuje miejsca i zabiera karty oraz sojuszników.
glory-solo-outdo = Miej na koniec więcej chwały niż SIR. Remis oznacza porażkę.
glory-solo-finals = Wygraj finały wszystkich trzech turniejów. Jeden przegrany pojedynek turniejowy kończy partię.
glory-solo-to-go = teraz, brakuje: { $count }
glory-solo-reached = teraz, cel osiągnięty
glory-solo-leads = twoja przewaga: { $count }
glory-solo-trails = brakuje ci: { $count }
glory-solo-goals = Jego cele
glory-solo-scores-all = Na koniec dostaje chwałę za nie i za wszystkie tytuły publiczne.
glory-solo-card = Jego ostatnia karta
glory-solo-no-card = W tej rundzie nie było jeszcze karty.
glory-solo-special = specjalny
glory-solo-next = W swojej turze dobiera kartę i wykonuje pierwszą akcję, którą da się wykonać w całości.
glory-solo-deck = Kart niewidzianych w tej rundzie: { $count }.
glory-solo-seen = Widziane:
