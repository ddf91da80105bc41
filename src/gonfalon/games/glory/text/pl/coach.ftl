# Glory: co mówi trener. `coach-why-<rodzaj>`: po co to pytanie. `coach-tip-<rada>`: na co zważać.
# `coach-count-<nazwa>`: liczba, którą zmienia odpowiedź. `coach-goal-<etap>`: do czego teraz dążyć.

## Cel w tej chwili

coach-goal-setup = Po trzech rundach wygrywa ten, kto ma najwięcej chwały. Teraz decydujesz, od czego zacznie twój rycerz.
coach-goal-city = Runda { $round } z 3, twoja chwała: { $glory }. W mieście zbierasz to, czego potrzeba na wyprawach i turnieju: siłę, wiarę, ekwipunek, sojuszników, karty.
coach-goal-travel = Runda { $round } z 3, twoja chwała: { $glory }. Karty wypraw zamieniają zebrane zasoby w chwałę i nagrody.
coach-goal-register = Runda { $round } z 3, twoja chwała: { $glory }. Pole turnieju decyduje, z kim się zmierzysz.
coach-goal-tournament = Runda { $round } z 3, twoja chwała: { $glory }. Każdy wygrany pojedynek daje chwałę.
coach-goal-titles = Ostatnia faza, twoja chwała: { $glory }. Tytuły dają ostatnie punkty chwały; to, co przeznaczysz na tytuł, liczy się tylko do niego.

## Po co to pytanie

coach-why-character = Postać decyduje, z czym zaczynasz.
coach-why-goal = Tytuł to cel na koniec gry: spełnij warunki, a da ci chwałę.
coach-why-keep-title = Masz nowe tytuły i możesz zachować jeden jako cel na koniec gry.
coach-why-give-back = Przed grą możesz wymienić początkowe karty wypraw na siłę.
coach-why-action = W mieście stawiasz po jednym pionku; każde miejsce coś daje. Na jednych są pola na pojedyncze pionki, inne przyjmą dowolną liczbę.
coach-why-take-card = Możesz wziąć karty wypraw, które zagrasz w fazie wypraw.
coach-why-market = Lepszy ekwipunek to więcej kości w każdym pojedynku.
coach-why-support = Sojusznik pomaga od razu albo w pojedynkach; dalsi na torze kosztują monety.
coach-why-choose-effect = Zdobywasz nagrodę. Wybierasz, którą.
coach-why-choose-relic = Zdobywasz relikwię. Pomaga w pojedynku raz i znów staje się aktywna w fazie odświeżania.
coach-why-travel = W fazie wypraw gracze kolejno zagrywają karty wypraw.
coach-why-consolation = Odpadasz z turnieju, za to możesz zagrać karty wypraw.
coach-why-herald = Herold pozwala zająć pole turnieju przed innymi.
coach-why-shield = Twój herb zajmuje pole turnieju.
coach-why-duel-tent = Przed pierwszym najazdem mogą pomóc sojusznicy z namiotem.
coach-why-duel-lance = Kości rzucone. Sojusznik z kopią może jeszcze zmienić twój atak w tym najeździe.
coach-why-duel-relic = Relikwia może jeszcze zmienić ten najazd.
coach-why-duel-ready-ally = Użyty sojusznik znów będzie aktywny, a ty wybierasz, który.
coach-why-duel-ready-relic = Użyta relikwia znów będzie aktywna, a ty wybierasz, która.
coach-why-duel-strength = Użyta siła daje kości do końca pojedynku, ale potem przepada.
coach-why-duel-faith = Za jeden żeton wiary możesz przerzucić kości tego najazdu.
coach-why-duel-ring = Pierścień pozwala przerzucić kości tego najazdu.
coach-why-duel-recover-ally = Kto przegra pojedynek, odzyskuje sojusznika.
coach-why-duel-recover-relic = Kto przegra pojedynek, odzyskuje relikwię.
coach-why-title = Na koniec gry zdobywasz tytuły, których warunki spełniasz.
coach-why-bind-allies = Ten tytuł wymaga sojuszników; przeznaczeni na niego nie liczą się do innych tytułów.
coach-why-bind-relics = Ten tytuł wymaga relikwii; przeznaczone na niego nie liczą się do innych tytułów.

## Na co zważać

coach-tip-character = Siła i wiara pomagają w pierwszych pojedynkach, za monety kupisz ekwipunek.
coach-tip-title = Wybierz to, co i tak będziesz zbierać: porównaj, ile da chwały, z tym, co masz i co planujesz.
coach-tip-give-back = Zachowaj karty, które wkrótce zagrasz; od karty o dużych wymaganiach lepsza jest siła już teraz.
coach-tip-action = Najpierw zajmuj pola, które może zająć tylko jeden gracz. Myśl o najbliższym pojedynku: kości, siła, potem wiara.
coach-tip-take-card = Karta jest dobra, jeśli w tej rundzie możesz za nią zapłacić albo wygrać jej pojedynek.
coach-tip-market = Wczesne ulepszenia przydadzą się we wszystkich późniejszych pojedynkach.
coach-tip-support = Sprawdź, co sojusznik daje teraz, jak pomoże w pojedynku i czy wymaga go tytuł.
coach-tip-reward = Weź to, czego brakuje do następnego pojedynku, albo to, co da najwięcej chwały na końcu.
coach-tip-travel = Porównaj chwałę z kosztem i zachowaj to, czego wymaga turniej.
coach-tip-shield = Słabszy pierwszy przeciwnik jest bezpieczniejszy; silny rycerz jest wart więcej.
coach-tip-duel-help = Użyj pomocy tam, gdzie przesądzi o najeździe; jeśli i tak wygrywasz, zachowaj ją.
coach-tip-duel-ready = Odzyskaj to, co najbardziej przyda się w następnym najeździe lub pojedynku.
coach-tip-duel-strength = Siła działa we wszystkich najazdach pojedynku, więc wczesna liczy się najbardziej. Zostaw trochę na następny pojedynek.
coach-tip-duel-reroll = Liczy się tylko najwyższa kość koloru: przerzucaj zbędne i niskie, najwyższą zostaw.
coach-tip-claim = Zdobywaj te tytuły, które razem dają najwięcej chwały, najpierw pewne.
coach-tip-bind = Przeznacz to, czego nie wymagają inne twoje tytuły.

## Liczby

coach-count-points = Chwała
coach-count-coins = Monety
coach-count-strength = Siła
coach-count-faith = Wiara
coach-count-equipment = Poziomy ekwipunku
coach-count-allies = Aktywni sojusznicy
coach-count-relics = Aktywne relikwie
coach-count-cards = Karty wypraw na ręce
coach-count-titles = Tytuły
coach-chance = Szansa na wygranie następnego najazdu: { $percent }%.
coach-duel-chance = Szansa na wygranie tego pojedynku (siła { $strength }, same kości): { $percent }%.
coach-title = Warunki już spełnione: { $met } z { $all }. Łącznie wciąż brakuje: { $missing }.
coach-income = Dochód w rundzie: monety { $coins }, siła { $strength }, wiara { $faith }.
coach-character-ahead = W partiach próbnych taki początek dawał więcej chwały niż drugi najlepszy, średnio o { $points }.
coach-give-back = Ta karta jest dla ciebie warta mniej niż 1 siła, którą za nią dostaniesz.
coach-keep-cards = Każda z pozostałych kart na ręce jest dla ciebie warta więcej niż 1 siła.
