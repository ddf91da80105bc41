# Plansza gry Krzyżowcy: miejsca, rundy, karty.

crusaders-automa = Automa
crusaders-saracens = Saraceni
crusaders-cities = Miasta
crusaders-coins = Monety
crusaders-goods-ready = Dostępne towary
crusaders-units-left = Oddziały w zasobach
crusaders-bishops-left = Biskupi w zasobach
crusaders-holy-lands = Święte ziemie
crusaders-rescripts = Reskrypty
crusaders-spies = Szpiedzy na ręce
crusaders-tactics = Taktyki na ręce
crusaders-out = poza grą
crusaders-setup = Przygotowanie
crusaders-round = Runda { $round } z { $rounds }
crusaders-phase-setup = przygotowanie
crusaders-phase-events = faza wydarzeń
crusaders-phase-planning = faza planowania
crusaders-phase-activation = faza aktywacji
crusaders-phase-income = faza dochodu
crusaders-close = Zamknij
