# Strona „Jak grać”.

## Cel

howto-goal = Europa XV wieku. Jesteś rycerzem na początku drogi: trenujesz, zjednujesz sojuszników, wyruszasz na wyprawy i stajesz w szranki.
    .more = Gracie trzy rundy, a każdą kończy turniej. Po trzecim jest jeszcze ostatnia faza wypraw na karty, które zostały na ręce, a potem ostatnią chwałę dają tytuły. Wygrywa ten, kto ma najwięcej chwały.
howto-idea = Liczy się najlepsza kość każdego koloru
    .text = Siła daje czerwone kości, wierzchowiec czarne, a zbroja białe. Rzuć wszystkimi: suma najwyższych, po jednej każdego koloru, to twój atak. Więcej kości to lepsze szanse; resztę zrobią wiara, sojusznicy i relikwie.

## Runda

howto-round = Runda w pięciu obrazkach
howto-round-1 = Miasto
    .text = Na zmianę umieszczacie po sześć pionków: zdobywacie siłę, wiarę i monety, kupujecie ekwipunek, zjednujecie sojuszników, bierzecie karty wypraw. Na polu mieści się w rundzie jeden pionek, a tam, gdzie pól nie ma, dowolnie wiele.
howto-round-2 = Wyprawy
    .text = Zagraj do trzech kart wypraw. Romans jest za darmo, targ kosztuje monety, wyzwanie to pojedynek.
howto-round-3 = Odświeżanie
    .text = Użyci sojusznicy, relikwie i żetony prestiżu znów są aktywni. Postać przynosi dochód.
howto-round-4 = Zgłoszenia
    .text = Połóż herb na wolnym polu turnieju. Zmierzysz się z tym, kto stoi obok.
howto-round-5 = Turniej
    .text = Dwa wygrane najazdy to wygrany pojedynek. Typ turnieju wybiera się przed partią. Joust à plaisance: zwycięzcy przechodzą dalej i gracze mogą się spotkać. Pas d’armes: rycerze czekają w trzech miastach, w każdym możesz wyzwać jednego, a porażka nie przekreśla kolejnych pojedynków.

## Przykładowy pojedynek

howto-turn = Jeden pojedynek: ty i Jan Žižka
howto-turn-1 = Użyj siły
    .text = Jan Žižka ma atak 8. Żadne z was nie ma prestiżu. Używasz 3 żetonów siły: trzy czerwone kości na cały pojedynek. Wierzchowiec II i zbroja II dają dwie czarne i dwie białe.
howto-turn-2 = Rzuć kośćmi
    .text = Najlepsze kości to 4, 2 i 1. Razem 7, o jeden mniej niż jego 8.
howto-turn-3 = Wydaj wiarę
    .text = Za 1 żeton wiary przerzucasz dwie kości, czarne 0 i białe 0. Teraz najlepsze to 4, 2 i 2: atak 8.
howto-turn-4 = Porównaj
    .text = Jest 8 : 8. Przy równym ataku decyduje prestiż; przy 0 do 0 wygrywasz najazd.
howto-turn-5 = Drugi najazd
    .text = Siła nadal działa. Wypada 3, 1 i 1, czyli tylko 5. Ale „Giermek” ustawia czarną kość na 4: 3 + 4 + 1 to znów 8.
howto-turn-6 = Chwała
    .text = Znów remis i znów twój najazd: wygrywasz pojedynek 2 : 0. Jan Žižka jest wart 4 punkty chwały.

## Punkty

howto-points = Silniejsi rycerze są warci więcej. Przy herbie widać atak, prestiż i chwałę.
howto-point-duels = Rycerz pokonany w turnieju
    .note = chwała z jego żetonu
    .worth = 3–12
howto-point-half = Przegrany pojedynek turniejowy
    .note = jeśli wygrasz jeden najazd
    .worth = połowa
howto-point-players = Pokonany gracz
    .note = więcej, jeśli ma więcej chwały niż ty
    .worth = 7 lub 9
howto-point-travel = Karty wypraw
    .note = niektóre dają chwałę, na przykład trudniejsze wyzwania
    .worth = 1–9
howto-point-allies = „Minstrel”, „Dama”
    .note = od razu, gdy ich otrzymasz
    .worth = 4, 5
howto-point-titles = Tytuły
    .note = na koniec, wspólne i twoje cele osobiste
    .worth = 4–10

## Niebezpieczeństwo

howto-danger = Siła wydana za wcześnie
    .text = Użyta siła i wydana wiara po pojedynku przepadają, a użyci sojusznicy i relikwie czekają na odświeżenie. W turnieju mogą cię czekać trzy pojedynki. Przegrany odzyskuje po jednym z każdego rodzaju, zwycięzca nic.

## Rady

howto-hint-1 = Wcześnie kupuj ekwipunek
    .text = Lepszy wierzchowiec lub lepsza zbroja to kości w każdym następnym pojedynku. Poziom II kosztuje 1 monetę, poziom III – 2.
howto-hint-2 = Zbieraj prestiż
    .text = Jeden żeton może zamienić remis w zwycięstwo. Znamienici rycerze mają dwie lub trzy gwiazdki, czyli prestiż 2 lub 3.
howto-hint-3 = Spójrz na tytuły już w pierwszej rundzie
    .text = Trzy są otwarte dla wszystkich. Co przeznaczysz na jeden tytuł, nie liczy się do innego.

## Pytania

howto-ask-1 = Które kości się liczą?
    .answer = Najwyższa każdego koloru. Ich suma to twój atak, zanim zmienią go sojusznicy i relikwie.
howto-ask-2 = Co daje żeton wiary?
    .answer = Raz w najeździe 1 żeton wiary pozwala przerzucić jedną lub dwie twoje kości.
howto-ask-3 = Co odzyskujesz po porażce?
    .answer = Z tego, co zostało użyte w tym pojedynku: 1 żeton siły, 1 żeton wiary, 1 sojusznika, 1 relikwię i 1 żeton prestiżu.
howto-ask-4 = Czy dwoje graczy może spotkać się w turnieju?
    .answer = W turnieju Joust à plaisance tak: jeśli ich pola tworzą parę albo jeśli oboje wygrywają. W turnieju Pas d’armes walczy się tylko z rycerzami.
