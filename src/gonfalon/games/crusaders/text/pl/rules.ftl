# Krzyżowcy: zasady i decyzje według numerów rejestru.

## Mapa, miasta i kontrola

rule-CRU-MAP-01 = Na mapie jest 13 miast: cztery stolice (Edessa, Antiochia, Trypolis, Jerozolima), cztery miasta pośrednie (Turbessel, Tortosa, Akka, Tadmor), cztery miasta centralne (Aleppo, Apamea, Baalbek, Damaszek) i Homs pośrodku. Homs też jest miastem centralnym.
rule-CRU-MAP-02 = Miasta połączone drogą na mapie sąsiadują ze sobą. Odległość dwóch miast to liczba dróg na najkrótszej trasie z jednego do drugiego przez miasta, które nie są zamknięte, bez względu na to, kto je kontroluje.
rule-CRU-MAP-03 = Kolory miast: niebieski – Edessa, Tortosa, Damaszek; czerwony – Antiochia, Akka, Aleppo; żółty – Trypolis, Tadmor, Apamea; biały – Jerozolima, Turbessel, Baalbek; zielony – Homs.
rule-CRU-MAP-04 = Miasto, w którym jest przynajmniej jeden oddział gracza, to miasto tego gracza. Miasto, w którym jest przynajmniej jeden oddział Saracenów i nie ma oddziałów graczy, to miasto Saracenów. Jeśli nie trwa bitwa ani najazd, w mieście nigdy nie ma oddziałów dwóch stron i nigdy nie jest ono puste.
rule-CRU-MAP-05 = Dopóki trwa najazd lub bitwa, miasto należy do broniącej się strony. Właściciel może się zmienić tylko na końcu najazdu lub bitwy.
rule-CRU-MAP-06 = Zamknięte miasto (przy 2 lub 3 graczach zakryte żetonem zakazu podczas przygotowania) nie istnieje: nie można niczego w nim umieścić ani do niego lub przez nie się przemieścić i z niczym nie sąsiaduje.
rule-CRU-MAP-07 = Każde miasto ma poziom 1, 2 lub 3, bez względu na to, kto je kontroluje. Na poziomie 1 nie ma żetonu murów. Bonus murów jest równy poziomowi.
rule-CRU-MAP-08 = Poziom nigdy nie spada poniżej 1 ani nie rośnie powyżej 3; nadmiar przepada.
rule-CRU-MAP-09 = Żeton miasta gracza zawsze pokazuje ten sam poziom co żeton murów na mapie. Żeton miasta w puli ogólnej nie ma własnego poziomu; gdy gracz go bierze, ustawia na nim bieżący poziom miasta.
rule-CRU-MAP-10 = Każde miasto na każdym poziomie wytwarza jeden towar swojego koloru: drewno jest żółte, świece białe, stal niebieska, konie czerwone, przyprawy zielone. Na poziomie 3 stolice i miasta pośrednie wytwarzają drugi towar: Edessa i Turbessel – drewno, Antiochia i Tortosa – świece, Trypolis i Akka – stal, Jerozolima i Tadmor – konie. Miasta centralne i Homs drugiego towaru nie mają.
rule-CRU-MAP-11 = Każdy sektor żetonu miasta pokazuje monety fazy dochodu, a na poziomach 1 i 2 także cenę następnego poziomu w drewnie.
rule-CRU-MAP-12 = Towary zależą od poziomu, cokolwiek go zmieniło (rozkaz Budowa, efekt, Burzenie, Umocnienie, zniszczenia, wydarzenie). Gdy miasto gracza osiąga poziom z dodatkowym towarem, gracz od razu bierze ten żeton z puli ogólnej jako dostępny; gdy miasto spada niżej, od razu oddaje jeden żeton tego rodzaju w dowolnym stanie, jaki wybierze. Towary leżące w mieście Saracenów zawsze dokładnie odpowiadają jego bieżącemu poziomowi i są dostępne; różnica pochodzi z puli ogólnej lub do niej wraca. Żetonów każdego rodzaju starcza na każdą sytuację (potrzeba najwyżej 5 jednego koloru i 1 przypraw).

## Towary, monety i płacenie

rule-CRU-PAY-01 = Towary w magazynie są dostępne, zużyte lub zablokowane. Zużyć można tylko dostępne; zużycie odwraca żeton na zużytą stronę.
rule-CRU-PAY-02 = Gracz ma dokładnie te towary, które wytwarzają widoczne sektory jego miast.
rule-CRU-PAY-03 = Odnów towary: odwróć na dostępną stronę tyle zużytych żetonów, ile podano, albo mniej, według swojego wyboru. Zablokowanych żetonów nie można wybrać.
rule-CRU-PAY-04 = Zablokuj towary: wybiera się tyle jeszcze niezablokowanych żetonów właściciela, ile podano, albo wszystkie, jeśli ma ich mniej. Dostępne stają się zużyte; na każdym kładzie się znacznik. Zablokowanych żetonów nie można odnowić. W następnej fazie dochodu zamiast tego zdejmuje się znacznik: żeton pozostaje zużyty, dopóki nie zostanie odnowiony później.
rule-CRU-PAY-05 = Żetony do zablokowania wybiera właściciel, a gdy efekt pochodzi z karty Saracenów – gracz, który prowadzi Saracenów.
rule-CRU-PAY-06 = Gdy płaci się cenę rozbudowy, budowli lub taktyki albo za dodatkowe punkty, oddziały lub ruchy rozkazu, zamiast każdego towaru można zapłacić 1 monetę, w dowolnym połączeniu; tak samo, gdy budować lub poznawać pozwala efekt. Towaru, którego wymaga Bazar, nie można zastąpić monetą, a ceny w monetach nie można zapłacić towarami.
rule-CRU-PAY-07 = Przyprawy można zużyć jako dowolny jeden towar innego rodzaju.
rule-CRU-PAY-08 = We własnej turze gracz może odrzucić reskrypt, aby zapłacić 1 lub wszystkimi pokazanymi na nim towarami; pokazane, a w tej płatności niepotrzebne przepadają. Towar z reskryptu liczy się tylko jako swój rodzaj (Bazarowi wystarczy każdy). Poza własną turą (wydarzenia, planowanie, szpieg w turze rywala, dochód) nie można zużyć reskryptu jako towarów. W bitwie może to zrobić tylko gracz, którego tura trwa, dla swojego Bazaru (CRU-BLDG-06) – innych płatności towarami tam nie ma.
rule-CRU-PAY-09 = Zniżka to liczba towarów: tyle towarów dowolnych rodzajów odejmuje się od cen, których dotyczy. Niewykorzystana część przepada na końcu rozkazu.
rule-CRU-PAY-10 = Monety i punkty wpływu w puli ogólnej się nie kończą. Monety są jawne, suma punktów wpływu jest tajna.
rule-CRU-PAY-11 = Gracz może zapłacić, jeśli cenę pokrywają zniżka, jego dostępne towary właściwych rodzajów, przyprawy i monety, a za pokazaną kartę także z pomocą jego Bazarów (CRU-RUL-06). Reskryptów nigdy nie wlicza się wbrew jego woli; może ich użyć sam wszędzie, gdzie wolno. Dlatego we własnej turze można wybrać też takie karty i dodatkowe punkty, na które starczy tylko z pomocą reskryptów.

## Przygotowanie gry

rule-CRU-SETUP-01 = Każdy gracz ma jedno państwo. Przy 2 graczach dozwolone są tylko pary: Jerozolima i Trypolis, Trypolis i Antiochia, Antiochia i Edessa, Jerozolima i Edessa; przy 3 graczach – dowolne trzy państwa.
rule-CRU-SETUP-02 = Wydarzenia: potasuj 12 kart, połóż 6 zakrytych jako talię wydarzeń, pozostałe usuń bez oglądania.
rule-CRU-SETUP-03 = Żetony najazdów: pomieszaj 8 żetonów, połóż po jednym zakrytym na każdym z 5 pól toru Saracenów, pozostałe 3 usuń bez oglądania.
rule-CRU-SETUP-04 = Potasuj zakryte 20 kart Saracenów.
rule-CRU-SETUP-05 = Budowle: trzy talie według rewersów (poziom 0, I–II, III–IV), każda potasowana; Bazary leżą odkryte (CRU-RUL-39). Odkryj na rynki 3 karty z talii III–IV, a z talii I–II o jedną więcej, niż jest graczy.
rule-CRU-SETUP-06 = Taktyki: odłóż na bok 20 kart początkowych. Karty poziomu IV tworzą talię III–IV, pozostałe talię I–II; obie potasuj. Odkryj 3 karty pierwszej, a drugiej o jedną więcej, niż jest graczy.
rule-CRU-SETUP-07 = Szpiedzy: potasowana, zakryta talia.
rule-CRU-SETUP-08 = Namiestnicy: w pierwszej partii odłóż 4 początkowych i potasuj pozostałych 16, w innych potasuj wszystkich 20. Odkryj na rynek o jedną kartę więcej, niż jest graczy.
rule-CRU-SETUP-09 = Przy 3 graczach na rynkach budowli I–II, taktyk I–II i namiestników zamknięte jest po jednym polu, przy 2 graczach po dwa.
rule-CRU-SETUP-10 = Znaczniki świętości państw graczy stają na polach ze swoimi herbami (od prawej do lewej: Jerozolima, Trypolis, Edessa, Antiochia). Te pola nie dają teraz bonusów.
rule-CRU-SETUP-11 = Przy 3 graczach znacznik nieobecnego państwa staje na skrajnym prawym polu toru świętości, przy 2 graczach dwa takie znaczniki – na dwóch skrajnych prawych. Należą do automy i nigdy się nie ruszają.
rule-CRU-SETUP-12 = Reskrypty: dwie potasowane, zakryte talie, poziomu I i poziomu II.
rule-CRU-SETUP-13 = Poziomy: stolice 1, Homs 3, wszystkie inne miasta 2.
rule-CRU-SETUP-14 = W każdym niezamkniętym mieście poza stolicami kładzie się 1 żeton towaru jego koloru.
rule-CRU-SETUP-15 = W każdym niezamkniętym mieście poza stolicami staje 1 oddział Saracenów; w Aleppo, Apamei, Baalbeku, Damaszku i Homsie jeszcze po jednym. Razem na mapie jest ich 14 przy 3 lub 4 graczach, a 13 przy 2 graczach, bo jedno miasto pośrednie jest zamknięte.
rule-CRU-SETUP-16 = Początkowe oddziały w stolicy: Jerozolima 4, Trypolis 5, Edessa 5, Antiochia 6.
rule-CRU-SETUP-17 = Każdy gracz stawia w swojej stolicy jednego zakrytego biskupa I poziomu.
rule-CRU-SETUP-18 = Przy 3 graczach zamknij stolicę nieobecnego państwa. Przy 2 graczach zamknij obie stolice nieobecnych i miasto między nimi (brak Edessy i Antiochii – Turbessel; Jerozolimy i Edessy – Tadmor; Jerozolimy i Trypolisu – Akka; Trypolisu i Antiochii – Tortosa).
rule-CRU-SETUP-19 = Pula automy: przy 3 graczach po jednym żetonie każdego rozkazu i 1 wzmocnienie (5 żetonów), przy 2 graczach wszystkie 10 żetonów.
rule-CRU-SETUP-20 = Każdy gracz dostaje początkowe monety, 4 żetony rozkazów, 5 początkowych taktyk swojego państwa, żeton miasta swojej stolicy na poziomie 1 w miejscu stolicy i 1 dostępny towar koloru stolicy. Jego zasoby to reszta z 15 oddziałów i 9 biskupów (5 poziomu I, 4 poziomu II).
rule-CRU-SETUP-21 = Bulle, zależnie od ustawienia: każdy dostaje 1 losową bullę albo 2 losowe, z których zatrzymuje 1, a drugą usuwa bez pokazywania. Zwykle są 2, w pierwszej partii 1. Nierozdane bulle usuwa się z gry.
rule-CRU-SETUP-22 = Początkowy namiestnik: w pierwszej partii ten z herbem państwa. W innych każdy gracz w kolejności graczy dobiera 2 z talii namiestników i umieszcza 1 w stolicy; drugi trafia odkryty pod talię.
rule-CRU-SETUP-23 = Żetony herbu każdego gracza: przy 4 graczach po 1 każdego rywala i 4 własne; przy 3 graczach po 2 każdego rywala i 3 własne; przy 2 graczach 3 rywala i 4 własne. Nie ograniczają niczego poza limitami szpiegów z CRU-SPY-05; znaczniki na budowle, szpiegów i towary się nie kończą.
rule-CRU-SETUP-24 = Każde państwo ma 16 drewnianych pionków. Jeden z nich to znacznik świętości, więc oddziałów jest 15.
rule-CRU-SETUP-25 = Kto gra którym państwem, ustala się przed rozpoczęciem gry.
rule-CRU-SETUP-26 = Ukryte elementy przygotowania losuje się w tej kolejności: talia wydarzeń, żetony najazdów, talia Saracenów, talie i rynki budowli, talie i rynki taktyk, talia szpiegów, talia i rynek namiestników, talie reskryptów, bulle (w kolejności graczy), początkowi namiestnicy (w kolejności graczy).

## Kolejność graczy

rule-CRU-ORDER-01 = Kolejność graczy to kolejność ich znaczników na torze świętości od prawej do lewej w chwili, gdy jest potrzebna. Skrajny prawy należy do pierwszego gracza.
rule-CRU-ORDER-02 = Efekt, który dotyczy kilku graczy, wykonuje się dla każdego z osobna, w kolejności graczy.
rule-CRU-ORDER-03 = Jeśli w trakcie takiego efektu znaczniki się przesuną, nikogo nie dotyczy on dwa razy i nikogo nie pomija: pozostali następują w kolejności z początku efektu.
rule-CRU-ORDER-04 = Znaczniki automy liczą się tylko dla kolejności w planowaniu. Żaden efekt nie uważa ich za graczy.

## Runda

rule-CRU-ROUND-01 = Runda ma cztery fazy: wydarzeń, planowania, aktywacji, dochodu.

## Wydarzenia

rule-CRU-EVT-01 = Pierwszy gracz odkrywa wierzchnie wydarzenie. Rozpatruje się jego górną część: od razu, przez wybór każdego gracza w kolejności graczy albo jako zmianę zasad do końca rundy.
rule-CRU-EVT-02 = Dolna część wydarzenia to tabela najazdów tej rundy.
rule-CRU-EVT-03 = Po najazdach karta wydarzenia opuszcza grę. To, co zmienia do końca rundy, nadal działa.

## Saraceni i najazdy

rule-CRU-SAR-01 = W rundzie 1 Saraceni nic nie robią (wydarzenie, które samo wystawia Saracenów, i tak to robi). Odkryj żeton najazdu na polu 1 toru.
rule-CRU-SAR-02 = Od rundy 2 odkryty żeton najazdu wyznacza kolor aktywacji.
rule-CRU-SAR-03 = Uzupełnienie: w każdym mieście Saracenów koloru aktywacji staje 1 oddział Saracenów z puli, najpierw w stolicy, potem w mieście pośrednim, potem w centralnym, dopóki pula się nie wyczerpie.
rule-CRU-SAR-04 = Homs nigdy nie dostaje uzupełnienia.
rule-CRU-SAR-05 = Cele najazdów: każde miasto gracza koloru aktywacji, a Homs zawsze, gdy kontroluje go gracz.
rule-CRU-SAR-06 = Najazdy rozpatruje się po jednym: najpierw wszystkie cele pierwszego gracza w kolejności, potem następnego. Gracz z kilkoma celami sam wybiera ich kolejność. Cele ustala się przed pierwszym najazdem; ten, który od tego czasu zmienił właściciela, pomija się.
rule-CRU-SAR-07 = Oddziały najazdu: z każdego miasta Saracenów sąsiadującego z celem rusza 1 oddział (z bonusem toru 2 lub 3, a jeśli w mieście jest ich mniej, to mniej); ostatni oddział zawsze zostaje w mieście. Miasta ocenia się na początku tego najazdu.
rule-CRU-SAR-08 = Jeśli żaden oddział Saracenów nie może wyruszyć, tego najazdu nie ma.
rule-CRU-SAR-09 = Siła miasta: oddziały, bonus murów i to, co dodadzą reskrypty. Siła najazdu: oddziały najazdu, wszystkie odsłonięte bonusy +1 toru Saracenów i to, co doda wydarzenie. Różnica to siła miasta minus siła najazdu.
rule-CRU-SAR-10 = Przy różnicy 0 lub mniejszej miasto zostaje zajęte (CRU-SAR-13). W innym razie działa ten wiersz tabeli najazdów wydarzenia, w którym mieści się różnica; wybory w nim należą do właściciela miasta.
rule-CRU-SAR-11 = Po najeździe bez zajęcia wszystkie oddziały najazdu wracają do miast, z których przyszły.
rule-CRU-SAR-12 = Najazd nie jest bitwą: bez taktyk, bez zniszczeń, bez strat oddziałów Saracenów.
rule-CRU-SAR-13 = Zajęcie w najeździe, krok 1: wszystkie oddziały w mieście wycofują się do jednego sąsiedniego miasta właściciela, które on wybiera; jeśli takiego nie ma, wracają do zasobów.
rule-CRU-SAR-14 = Zajęcie w najeździe, krok 2: wszystkie oddziały najazdu zostają, a miasto staje się miastem Saracenów. Jego poziom się nie zmienia.
rule-CRU-SAR-15 = Zajęcie w najeździe, krok 3: właściciel zwraca z magazynu do miasta towary, które to miasto wytwarza, po jednym wybranym żetonie każdego rodzaju, w dowolnym stanie. W mieście leżą jako dostępne.
rule-CRU-SAR-16 = Zajęcie w najeździe, krok 4: namiestnik miasta zostaje odrzucony, a żeton miasta wraca do puli ogólnej. Biskupi w mieście zostają. Potem działają zasady CRU-CAP-02 i 03.
rule-CRU-SAR-17 = Nowy cel: po wszystkich najazdach usuń odkryty żeton najazdu, co odsłania bonus jego pola. Potem odkryj żeton następnego pola, jeśli jest.
rule-CRU-SAR-18 = Bonusy siły na torze sumują się. Działają w najazdach i w obronie miast Saracenów w bitwie.
rule-CRU-SAR-19 = Bonusy „2 oddziały” i „3 oddziały” z każdego miasta nie sumują się; liczy się tylko większy z odsłoniętych.
rule-CRU-SAR-20 = W rundzie 2 najazdy odbywają się jeszcze bez bonusów, a bitwy rundy 2 już z bonusem pola 1.

## Planowanie

rule-CRU-PLAN-01 = Planowanie ma dwie kolejki. W każdej wszyscy gracze i znaczniki automy, w kolejności znaczników od prawej do lewej, kładą po jednym żetonie rozkazu.
rule-CRU-PLAN-02 = Żeton kładzie się tylko w sektorze jego rozkazu: Budowa po lewej, Modlitwa u góry, Zaciąg po prawej, Wyprawa u dołu.
rule-CRU-PLAN-03 = Pole wewnętrzne: żeton leży podstawową stroną do góry na wierzchu stosu i działa w tej rundzie. Może tam leżeć dowolnie wiele żetonów.
rule-CRU-PLAN-04 = Położenie rozkazu na zajętym polu wewnętrznym kosztuje 1 monetę za każdy żeton innego gracza, który już tam leży (dostaje ją właściciel), i 1 monetę do puli ogólnej, jeśli leżą tam żetony automy, niezależnie od ich liczby. Wzmocniony żeton, który przeszedł z pola zewnętrznego, liczy się jak pozostałe. Bez dostatecznej liczby monet pole jest niedostępne.
rule-CRU-PLAN-05 = Pole zewnętrzne: tylko puste. Żeton leży wzmocnioną stroną do góry, a gracz od razu dobiera 1 szpiega i może go od razu zagrać (CRU-SPY-03). Rozkaz zadziała w następnej rundzie.
rule-CRU-PLAN-06 = W rundzie gracz kładzie na polach zewnętrznych najwyżej jeden żeton.
rule-CRU-PLAN-07 = Gracz musi położyć żeton, jeśli jest jakiekolwiek dozwolone miejsce; w innym razie to położenie przepada.
rule-CRU-PLAN-08 = Dostępne są żetony, które nie leżą na krzyżu. Żeton z pola zewnętrznego poprzedniej rundy jest niedostępny, dopóki nie zostanie aktywowany.
rule-CRU-PLAN-09 = Homs: raz w rundzie gracz, który go kontroluje, może położyć jeden żeton na polu wewnętrznym wzmocnioną stroną do góry. Nie dobiera szpiega, za zajęte pole płaci jak zwykle (CRU-PLAN-04), a żeton działa w tej rundzie jako wzmocniony. Nie wlicza się to do limitu CRU-PLAN-06.
rule-CRU-PLAN-10 = Kolejność znaczników odczytuje się raz, na początku planowania, i służy ona w obu kolejkach. Gracza, który odpadł, pomija się.

## Automa

rule-CRU-AUTO-01 = Przy 3 graczach automa kładzie pierwsza w każdej kolejce (położenia 1 i 5 fazy). Przy 2 graczach jej dwa znaczniki kładą jako pierwszy i drugi w każdej kolejce (położenia 1, 2, 5 i 6).
rule-CRU-AUTO-02 = Za automę losuje się żeton z jej puli. Rozkaz kładzie się na wierzchu wewnętrznego stosu jego rodzaju.
rule-CRU-AUTO-03 = Jeśli wylosowano wzmocnienie, odłóż je do końca fazy i losuj ponownie: ten rozkaz trafia na swoje pole zewnętrzne, jeśli jest puste, w innym razie na wewnętrzne.
rule-CRU-AUTO-04 = Przy 2 graczach: jeśli po wzmocnieniu od razu wypadnie drugie, odłóż oba i wylosuj trzeci żeton; tylko on trafia na pole zewnętrzne.
rule-CRU-AUTO-05 = Jeśli automa kładzie żeton na zajętym polu wewnętrznym, każdy leżący tam żeton gracza daje właścicielowi 1 monetę z puli ogólnej; żetony automy nie dają nic.
rule-CRU-AUTO-06 = Automa nie dobiera szpiegów. Limit CRU-PLAN-06 jej nie dotyczy.
rule-CRU-AUTO-07 = Na końcu planowania wzmocnienia wracają do puli automy. W fazie aktywacji żetony automy na polach wewnętrznych nic nie robią i wracają do jej puli, gdy przyjdzie ich kolej. Te na polach zewnętrznych zostają i na końcu fazy przechodzą do wewnątrz jak inne, więc wracają do puli rundę później.
rule-CRU-AUTO-08 = Jeśli w puli automy nie ma już rozkazów, jej położenie przepada.

## Aktywacja

rule-CRU-ACT-01 = Pola wewnętrzne rozpatruje się w kolejności Budowa, Modlitwa, Zaciąg, Wyprawa; na każdym od górnego żetonu do dolnego.
rule-CRU-ACT-02 = Aktywacja żetonu to tura jego właściciela. Rozpatruje on rozkaz i zabiera żeton do swoich zasobów.
rule-CRU-ACT-03 = Po wszystkich polach wewnętrznych każdy żeton zewnętrzny przechodzi na pole wewnętrzne swojego sektora i pozostaje wzmocniony na następną rundę. Leży tam na spodzie stosu, więc działa w swoim sektorze ostatni.
rule-CRU-ACT-04 = Efektów własnej tury można użyć tuż przed własnym rozkazem, między jego krokami lub tuż po nim; nigdy w planowaniu, wydarzeniach ani dochodzie i nigdy w bitwie (wyjątek: Bazar, CRU-BLDG-06).
rule-CRU-ACT-05 = Części rozkazu są nieobowiązkowe z trzema wyjątkami: Wyprawa musi przesunąć przynajmniej jeden oddział, jeśli to możliwe (CRU-MARCH-03), 2 podstawowe punkty Modlitwy bierze się zawsze, a w Budowie i Zaciągu wykonuje się przynajmniej jedną z dwóch akcji, jeśli któraś jest możliwa (CRU-RUL-18). Rozkaz, w którym nic nie zrobiono, i tak uważa się za w pełni rozpatrzony dla szpiegów i dla budowli bez dodatkowego warunku.
rule-CRU-ACT-06 = Gdy rozkaz jest w pełni rozpatrzony, najpierw działają pasujący szpiedzy rywali (CRU-SPY-07). Potem właściciel może użyć pasujących budowli (CRU-BLDG-05) i efektów własnej tury w dowolnej kolejności i połączeniu. Na tym tura się kończy.
rule-CRU-ACT-07 = Rozkaz dany przez kartę to pełny, osobny rozkaz w tej samej turze: mogą na niego zadziałać szpiedzy i budowle jeszcze nieużyte w tej rundzie.

## Budowa

rule-CRU-BUILD-01 = Podstawowa Budowa: w dowolnej kolejności najwyżej jedna rozbudowa i najwyżej jedna budowla poziomu 0, I lub II.
rule-CRU-BUILD-02 = Rozbudowa: podnieś jedno swoje miasto o 1 poziom za cenę w drewnie z jego bieżącego sektora.
rule-CRU-BUILD-03 = Jeśli nowy sektor pokazuje dodatkowy towar, weź ten żeton z puli ogólnej jako dostępny.
rule-CRU-BUILD-04 = Budowla: weź kartę z rynku (albo z wierzchu jej talii, CRU-MKT-03) i zapłać jej cenę; rynku się nie uzupełnia. Bazar jest darmowy, dopóki są jeszcze karty.
rule-CRU-BUILD-05 = Budowla trafia na wolne miejsce. Jeśli wszystkie 4 są zajęte, gracz odrzuca albo nową kartę, albo jedną z czterech.
rule-CRU-BUILD-06 = Wzmocniona Budowa: jak podstawowa, ale ze zniżką o 2 towary, którą można dowolnie podzielić między rozbudowę i pierwszą budowlę; a do tego jeszcze jedna budowla dowolnego poziomu, bez zniżki. Trzy części w dowolnej kolejności.
rule-CRU-BUILD-07 = Budowle poziomów III i IV można wziąć tylko jako dodatkową budowlę wzmocnionej Budowy albo dzięki efektowi, który tak mówi.

## Modlitwa

rule-CRU-PRAY-01 = Podstawowa Modlitwa: 2 punkty świętości i jeszcze 1 za każdą zużytą świecę, najwyżej 4 świece (albo monety zamiast nich). Płatność ustala się przed ruchem znacznika.
rule-CRU-PRAY-02 = Wzmocniona Modlitwa: jak podstawowa, a ruch daje dodatkowo 1 akcję biskupa i wierzchnią kartę talii reskryptów II poziomu.

## Świętość

rule-CRU-HOLY-01 = Punkty świętości zużywa się od razu i wszystkie: każdy przesuwa znacznik na następne wolne pole w prawo. Zajęte pola się przeskakuje i nic nie kosztują.
rule-CRU-HOLY-02 = Po ostatnim polu następuje pierwsze.
rule-CRU-HOLY-03 = Każde pole, na które znacznik wchodzi lub które przeskakuje (nad znacznikiem rywala lub automy), daje swój bonus; bonusy bierze się dopiero po całym ruchu. Pole, z którego znacznik wyrusza, nie daje nic.
rule-CRU-HOLY-04 = Bonusy bierze się w tej kolejności: najpierw wszystkie reskrypty (poziom I, potem II), potem nadmiar reskryptów odrzuca się do 3 (CRU-RESC-05), potem wszystkie akcje biskupów.

## Biskupi i święte ziemie

rule-CRU-BISH-01 = Akcja biskupa to święcenia albo ruch, do wyboru gracza; można z niej zrezygnować.
rule-CRU-BISH-02 = Święcenia: postaw zakrytego biskupa dowolnego poziomu ze swoich zasobów w mieście, w którym jest twój biskup. Jeśli nie masz biskupów na mapie, postaw go w dowolnym mieście, które kontrolujesz. Przy pustych zasobach lub bez takiego miasta święcenia są niemożliwe.
rule-CRU-BISH-03 = Ruch: jeden z twoich biskupów przechodzi do sąsiedniego miasta, bez względu na to, kto je kontroluje.
rule-CRU-BISH-04 = W ramach jednego rozkazu, cokolwiek daje akcje biskupa (tor świętości, reskrypt, budowla, taktyka), wszystkie święcenia są przed wszystkimi ruchami, a każdy żeton rusza się najwyżej raz: po ruchu nie można już wybrać święceń. Rozkaz dany przez kartę liczy się od nowa. Poza własną turą to samo dotyczy jednego efektu. Dopiero co wyświęcony biskup może się ruszyć. Efekt, który daje tylko święcenia, jak „Kaplice zamkowe”, nie jest akcją biskupa i działa także po ruchach.
rule-CRU-BISH-05 = Gracz może w każdej chwili obejrzeć swoich biskupów.
rule-CRU-BISH-06 = Miasto jest świętą ziemią gracza, którego biskupi mają tam łączny poziom większy niż u każdego innego gracza. Jeśli są tam biskupi tylko jednego gracza, niczego się nie pokazuje. Przy remisie o najwyższy poziom jest niczyja.
rule-CRU-BISH-07 = Sporne miasta sprawdza się w kroku 3 dochodu i przez efekty, które tak mówią: wszystkich biskupów w mieście pokazuje się wszystkim, a potem znów zakrywa.
rule-CRU-BISH-08 = Najazdy, bitwy, zdobycie miasta i zmiany poziomu nie dotyczą biskupów, chyba że mówi tak karta.

## Zaciąg

rule-CRU-MUST-01 = Podstawowy Zaciąg, część 1: wystaw 2 oddziały z zasobów w swoich miastach, jak chcesz, i jeszcze po 1 za każdą zużytą stal, najwyżej 4 dodatkowe (albo monety zamiast stali). Tyle, na ile starczy zasobów.
rule-CRU-MUST-02 = Podstawowy Zaciąg, część 2: poznaj najwyżej 2 taktyki poziomu I lub II z rynku (albo z wierzchu talii) za ich cenę; rynku się nie uzupełnia. Części w dowolnej kolejności.
rule-CRU-MUST-03 = Gracz ma dokładnie 5 taktyk: gdy efekt dał mu wszystkie swoje taktyki, odrzuca do 5, także nowe, jeśli chce. Do 2 taktyk części 2 bierze się jedną po drugiej i są one jednym efektem, dodatkowa taktyka z CRU-MUST-04 jest innym. Karty początkowe trafiają na własny stos kart odrzuconych gracza, inne na stos swojej talii.
rule-CRU-MUST-04 = Wzmocniony Zaciąg: jak podstawowy, ale ze zniżką o 2 towary, którą można dowolnie podzielić między dodatkowe oddziały i taktyki części 2; a do tego 1 taktyka dowolnego poziomu, bez zniżki.
rule-CRU-MUST-05 = Taktyki poziomów III i IV można poznać tylko jako dodatkową taktykę wzmocnionego Zaciągu albo dzięki efektowi, który tak mówi.
rule-CRU-MUST-06 = Dodatkowe oddziały opłacone zniżką też wliczają się do limitu 4 dodatkowych oddziałów.

## Wyprawa

rule-CRU-MARCH-01 = Wybierz cel: miasto sąsiadujące z przynajmniej jednym twoim miastem, z którego może wyjść oddział. Może to być twoje miasto, miasto rywala lub miasto Saracenów.
rule-CRU-MARCH-02 = Przesuń do celu do 4 oddziałów z dowolnych swoich sąsiadujących z nim miast i jeszcze po 1 za każdego zużytego konia, najwyżej 4 dodatkowe (albo monety zamiast koni).
rule-CRU-MARCH-03 = Trzeba przesunąć przynajmniej jeden oddział, jeśli to możliwe.
rule-CRU-MARCH-04 = W każdym opuszczanym mieście zostaje przynajmniej jeden oddział.
rule-CRU-MARCH-05 = Jeśli cel nie jest twoim miastem, następuje bitwa.
rule-CRU-MARCH-06 = Wzmocniona Wyprawa: jeszcze 2 darmowe ruchy (6 darmowych, łącznie do 10, a ponadto te z reskryptu) i +2 siły dla atakującego w bitwie, którą zaczyna.
rule-CRU-MARCH-07 = Przy wzmocnionej Wyprawie gracz może raz, przed ruchami i bitwą lub po nich, odrzucić namiestnika jednego ze swoich miast i wziąć innego z rynku namiestników (albo z wierzchu talii). Można wybrać też miasto bez namiestnika; wtedy nikogo się nie odrzuca.
rule-CRU-MARCH-08 = Jeśli nie można przesunąć żadnego oddziału, Wyprawa się kończy; jeśli jest wzmocniona, nadal można zmienić namiestnika (CRU-MARCH-07). Liczy się jako rozpatrzona Wyprawa.

## Bitwa

rule-CRU-BAT-01 = Strony to atakujący (gracz, którego to wyprawa) i obrońca (właściciel miasta). W bitwie z Saracenami prowadzi ich rywal – ten, którego miasto jest najbliżej miejsca bitwy; spośród równych wybiera atakujący.
rule-CRU-BAT-02 = Ręka każdego gracza w bitwie to jego 5 taktyk. Gracz, który prowadzi Saracenów, dobiera 5 wierzchnich kart Saracenów. Jeśli talia się skończy, karty odrzucone tasuje się w nową; jeśli zostało mniej niż 5 kart, dobiera się wszystkie.
rule-CRU-BAT-03 = Etap 1, różnica sił: oddziały każdej strony w mieście, bonus murów obrońcy, bonusy toru i wydarzeń dla Saracenów, 2 za wzmocnioną Wyprawę. Różnica może być dowolna: długość toru na planszy (5, a z odwróconym znacznikiem 10) jej nie ogranicza.
rule-CRU-BAT-04 = Etap 2, manewry: strony działają na przemian, zaczyna obrońca, po dwa manewry.
rule-CRU-BAT-05 = Manewr, pierwszy krok: aktywna strona kładzie odkrytą kartę z ręki na następnym miejscu.
rule-CRU-BAT-06 = Manewr, drugi krok: druga strona wskazuje połowę, którą zakrywa, górę lub dół.
rule-CRU-BAT-07 = Manewr, trzeci krok: aktywna strona ciągnie losową kartę z ręki drugiej strony. Leży ona rewersem do góry na zakrytej połowie i nie bierze już udziału w tej bitwie. Nikomu się jej nie pokazuje; właściciel ją zna, bo brakuje jej w jego ręce.
rule-CRU-BAT-08 = Manewr, czwarty krok: odkrytą połowę rozpatruje się od razu, oprócz efektów końca bitwy. Jej części rozpatruje się w kolejności podanej na karcie.
rule-CRU-BAT-09 = Jeśli druga strona nie ma kart na ręce, połowę zakrywa się bez karty. Jeśli kart nie ma aktywna strona, jej manewr przepada.
rule-CRU-BAT-10 = Siła: znacznik bitwy przesuwa się w stronę aktywnej strony o podaną liczbę.
rule-CRU-BAT-11 = Rozbicie: przeciwnik zwraca do zasobów podaną liczbę swoich oddziałów biorących udział w bitwie (wszystkie, jeśli ma ich mniej); znacznik przesuwa się o tyle samo.
rule-CRU-BAT-12 = Ucieczka: przeciwnik przesuwa podaną liczbę swoich oddziałów biorących udział w bitwie (wszystkie, jeśli ma ich mniej) do jednego wybranego sąsiedniego miasta, które kontroluje; jeśli takiego nie ma, oddziały wracają do zasobów. Znacznik przesuwa się o liczbę tych, które odeszły. Saraceni uciekają do sąsiedniego miasta Saracenów, które wybiera gracz, który ich prowadzi.
rule-CRU-BAT-13 = Wsparcie: aktywna strona może wprowadzić do bitwy swoje oddziały z sąsiednich miast, które kontroluje, najwyżej podaną liczbę i oprócz ostatniego w mieście; znacznik przesuwa się o tyle samo.
rule-CRU-BAT-14 = Odwód: aktywna strona może wprowadzić do bitwy oddziały z zasobów, najwyżej podaną liczbę; znacznik przesuwa się o tyle samo.
rule-CRU-BAT-15 = Burzenie w bitwie: poziom miasta od razu spada, najwyżej o podaną liczbę; znacznik przesuwa się w stronę atakującego o utracone poziomy. Gracz, którego to miasto, obraca żeton miasta i oddaje dodatkowy towar, który nie jest już wytwarzany. Burzenie jest nieobowiązkowe.
rule-CRU-BAT-16 = Jeśli strona nie ma już w mieście oddziałów, bitwa kończy się natychmiast po części, która do tego doprowadziła: wygrała druga strona, następuje etap 4.
rule-CRU-BAT-17 = Reskrypty bitewne może zagrać gracz, którego własne oddziały walczą, tuż przed swoim manewrem lub tuż po nim.
rule-CRU-BAT-18 = Etap 3: wygrywa strona o większej sile; przy różnicy 0 wygrywa atakujący.
rule-CRU-BAT-19 = Etap 4a: odkryte efekty końca bitwy wszystkich kart rozpatruje się w kolejności ich kładzenia. Z efektów własnych kart gracz może zrezygnować. Efekty kart Saracenów są obowiązkowe, a wybory w nich należą do gracza, który prowadzi Saracenów.
rule-CRU-BAT-20 = Straty wobec gracza: jego niechronione taktyki leżące odkryte w tej bitwie tasuje się i losowo bierze się podaną liczbę z nich. Wziętą taktykę inną niż początkowa odrzuca się i zastępuje początkową z własnego stosu kart odrzuconych, którą gracz wybiera. Wzięta początkowa zostaje, ale stratę uważa się za poniesioną. Odkrytą kartę można wziąć w bitwie tylko raz: przy kolejnych stratach tasuje się tylko karty jeszcze niewzięte.
rule-CRU-BAT-21 = Straty wobec Saracenów: podana liczba losowych niechronionych kart Saracenów leżących odkrytych w tej bitwie opuszcza grę.
rule-CRU-BAT-22 = Jedna strona ponosi w bitwie najwyżej 2 straty.
rule-CRU-BAT-23 = Ochrona: chronionej karty nie można wziąć. Przy jednej stracie i dokładnie jednej niechronionej odkrytej karcie bierze się ją bez tasowania; jeśli takiej nie ma, nic się nie dzieje.
rule-CRU-BAT-24 = Efekt końca bitwy karty wziętej przez straty i tak się rozpatruje.
rule-CRU-BAT-25 = Straty poza bitwą: gracz odrzuca podaną liczbę wybranych taktyk innych niż początkowe i bierze wybrane początkowe.
rule-CRU-BAT-26 = Etap 4b, odwrót: pokonany, który ma jeszcze oddziały w mieście, zwraca 1 z nich do zasobów, a pozostałe wycofują się do jednego wybranego sąsiedniego miasta, które kontroluje; jeśli takiego nie ma, wszystkie wracają do zasobów. Saraceni tak samo; wybiera gracz, który ich prowadzi.
rule-CRU-BAT-27 = Potem gracze zabierają wszystkie swoje karty, odkryte i zakrywające. Wszystkie karty Saracenów dobrane do tej bitwy (położone, zakrywające i pozostałe na ręce) odrzuca się, oprócz usuniętych przez straty.
rule-CRU-BAT-28 = Etap 4c, zniszczenia: miasto bitwy traci 1 poziom, ktokolwiek wygrał. Jeśli dodatkowy towar nie jest już wytwarzany, właściciel oddaje jeden żeton tego rodzaju w dowolnym stanie.
rule-CRU-BAT-29 = Etap 4d, zdobycze, tylko jeśli wygrał atakujący: bierze żeton miasta i wszystkie towary, które miasto teraz wytwarza. Towary z miasta Saracenów trafiają do niego jako dostępne (CRU-MAP-12). Gracz, który stracił miasto, oddaje po jednym wybranym żetonie każdego rodzaju w stanie, w jakim jest.
rule-CRU-BAT-30 = Namiestnik zdobytego miasta: jeśli było to miasto Saracenów, zwycięzca bierze kartę z rynku (albo z wierzchu talii). Jeśli miasto rywala – zostawia dotychczasowego albo odrzuca go i bierze innego; jeśli namiestnika nie było, bierze jak od Saracenów. Rynku się nie uzupełnia. Jeśli nie ma kogo wziąć, miasto zostaje bez namiestnika.
rule-CRU-BAT-31 = Jeśli wygrał obrońca, miasto pozostaje jego; nikt nic nie zyskuje.
rule-CRU-BAT-32 = Po zdobyczach gracz, który stracił stolicę, wybiera nową, a ten, który stracił ostatnie miasto, odpada (CRU-CAP-02 i 03); karta Homsu przechodzi razem z Homsem (CRU-HOMS-01).
rule-CRU-BAT-33 = Słowa „oprócz ostatniego” nie chronią oddziałów w bitwie przed Rozbiciem, Ucieczką ani odwrotem.
rule-CRU-BAT-34 = Przy Wsparciu w mieście Saracenów zostaje ostatni oddział; tak samo w miastach graczy.
rule-CRU-BAT-35 = Jeśli bitwa kończy się przed czasem (CRU-BAT-16), pozostałe natychmiastowe części rozpatrywanej połowy i pozostałe manewry przepadają, a reskryptów nie można już zagrywać. Etap 4 odbywa się w całości, z efektami końca bitwy wszystkich odkrytych połów, także tej, którą rozpatrywano.
rule-CRU-BAT-36 = „Miasto, które kontroluje”, dokąd oddziały idą lub skąd przychodzą, to nigdy samo miasto bitwy.
rule-CRU-BAT-37 = Bitwa zawsze przebiega w tej kolejności: ręce (CRU-BAT-02); etap 1; manewry (obrońca, atakujący, obrońca, atakujący); etap 3; etap 4a (karty w kolejności kładzenia, części każdej po kolei); 4b odwrót; karty wracają (CRU-BAT-27); 4c zniszczenia; 4d zdobycze; potem stolica, odpadnięcie i karta Homsu. Tuż przed każdym manewrem i tuż po nim gracz, którego to manewr, może zagrać dowolnie wiele reskryptów; strona Saracenów nie może tego zrobić nigdy. O Bazarze gracza, którego tura trwa, zob. CRU-BLDG-06.
rule-CRU-BAT-38 = Znacznik bitwy przesuwają tylko wymienione efekty: oddziały, które weszły lub odeszły, o swoją liczbę, poziomy o liczbę zmienionych. Biskupi, towary i namiestnicy sami z siebie go nie przesuwają.

## Dochód

rule-CRU-INC-01 = Dochód, krok 1, podatki: każdy gracz bierze monety pokazane na jego żetonach miast i jeszcze 1 za stolicę.
rule-CRU-INC-02 = Dochód, krok 2: wszystkie zużyte, niezablokowane towary stają się dostępne; potem zdejmuje się wszystkie znaczniki blokady, a te towary pozostają zużyte.
rule-CRU-INC-03 = Potem uzupełnij wszystkie rynki (CRU-MKT-02) i zdejmij znaczniki ze wszystkich budowli i szpiegów.
rule-CRU-INC-04 = Dochód, krok 3, w kolejności graczy: każdy gracz dostaje punkty wpływu każdego swojego namiestnika, którego warunek jest spełniony, i 1 za każdą swoją świętą ziemię.
rule-CRU-INC-05 = Biskupów w spornych miastach odkrywa się i sprawdza, zanim w kroku 3 wypłaci się punkty wpływu.
rule-CRU-INC-06 = Dochód, krok 4: sprawdź koniec gry. W innym razie zaczyna się nowa runda.

## Koniec gry

rule-CRU-END-01 = Gra kończy się na końcu rundy, jeśli spełniony jest przynajmniej jeden warunek: Hegemonia (gracz kontroluje 4 lub więcej miast, dowolnego poziomu), Prawość (gracz ma 5 lub więcej świętych ziem), Klęska krzyżowców (gracz nie ma miasta), Koniec epoki (minęła runda 6). Sprawdza się je tylko wtedy.
rule-CRU-END-02 = Wynik końcowy: zebrane punkty wpływu, bulla (CRU-BULL-02), 8, jeśli gracz spełnia Hegemonię, 8, jeśli Prawość, i 1 za każde 4 monety, z zaokrągleniem w dół.
rule-CRU-END-03 = Jeden gracz może dostać oba bonusy, a jeden bonus kilku graczy. Przyznaje się je bez względu na to, który warunek zakończył grę.
rule-CRU-END-04 = Wygrywa gracz z największą liczbą punktów wpływu. Przy remisie ten, kto spełnia więcej z tych dwóch warunków; potem ten, którego znacznik jest dalej w prawo na torze świętości.
rule-CRU-END-05 = Bulle podlicza się po kroku 3 ostatniego dochodu, ze świętymi ziemiami tak, jak je tam rozstrzygnięto. Dalsze miejsca ustala to samo porównanie co zwycięzcę.

## Bulle

rule-CRU-BULL-01 = Bulla pozostaje tajna do punktacji, nawet spełniona.
rule-CRU-BULL-02 = Bulla ma dwa różne cele. Na końcu każdy jest wart punkty wpływu najwyższego osiągniętego progu (0, jeśli nie osiągnięto żadnego), a posiadacz dostaje punkty za ten, który jest wart więcej, nigdy za oba.

## Namiestnicy

rule-CRU-GOV-01 = W mieście jest najwyżej jeden namiestnik. Namiestnicy punktują w każdej fazie dochodu.
rule-CRU-GOV-02 = Warunki z progami: liczy się najwyższy osiągnięty próg, jeden raz.
rule-CRU-GOV-03 = Warunki lidera: pod względem tego, co się liczy, gracz jest pierwszy lub dzieli pierwsze miejsce z innymi (gracz, który odpadł, nadal się liczy z tym, co ma), i ma tego przynajmniej 1.
rule-CRU-GOV-04 = Warunki dotyczące oddziałów i biskupów liczą elementy na mapie. Warunki dotyczące towarów liczą żetony w magazynie w dowolnym stanie; monety i reskrypty nigdy ich nie zastępują.
rule-CRU-GOV-05 = Warunki dotyczące kolorów taktyk liczą 5 taktyk gracza; dwukolorowa liczy się dla obu kolorów.
rule-CRU-GOV-06 = Przyprawy liczą się jako jeden towar dowolnego koloru dla jednego namiestnika, który pyta o kolor; bierze się tego namiestnika i ten kolor, które dają najwięcej wpływu.
rule-CRU-GOV-07 = Odrzucony namiestnik trafia odkryty pod swoją talię.

## Budowle

rule-CRU-BLDG-01 = Budowla działa z planszy właściciela, najwyżej raz w rundzie; użyta dostaje znacznik do kroku 2 dochodu.
rule-CRU-BLDG-02 = Można jej użyć tylko we własnej turze właściciela. Użycie jest nieobowiązkowe i darmowe, jeśli nie podano na niej kosztu.
rule-CRU-BLDG-03 = Budowle działające po rozkazie wymagają pełnego rozpatrzenia tego rozkazu, podstawowego lub wzmocnionego, i podanego warunku.
rule-CRU-BLDG-04 = Budowli wzniesionej rozkazem Budowa można użyć po tym samym rozkazie, jeśli działa po Budowie.
rule-CRU-BLDG-05 = Kilku budowli działających po tym samym rozkazie używa się w dowolnej kolejności.
rule-CRU-BLDG-06 = Bazaru można użyć w każdej chwili własnej tury: także gdy karta z wierzchu talii została już pokazana, ale jeszcze nie opłacona; a w bitwie własnej wyprawy tuż przed swoimi manewrami i tuż po nich (CRU-BAT-37), przed podaniem monet Przekupstwa i tuż przed etapem 4a (także jeśli bitwa skończyła się przed czasem). Obrońca i gracz, który prowadzi Saracenów, nie mogą użyć swoich.
rule-CRU-BLDG-07 = Budowla IV poziomu z gry podstawowej daje od razu podstawowy rozkaz, bez żetonu i poza kolejnością krzyża.
rule-CRU-BLDG-08 = „Zwerbowano przynajmniej 4” liczy oddziały wystawione samym rozkazem Zaciąg (darmowe, opłacone i ze zniżki), nie innymi efektami.
rule-CRU-BLDG-09 = Gracz może mieć kilka Bazarów; każdy jest osobną budowlą.

## Reskrypty

rule-CRU-RESC-01 = Reskrypt odrzuca się albo w jego chwili dla efektu, za darmo, albo we własnej turze jako towary (CRU-PAY-08).
rule-CRU-RESC-02 = Karty I poziomu pochodzą z lewej talii, karty II poziomu z prawej. Poziom to liczba pokazanych towarów.
rule-CRU-RESC-03 = Reskrypty leżą zakryte; ich liczba jest jawna.
rule-CRU-RESC-04 = Użyte reskrypty trafiają odkryte pod talię swojego poziomu.
rule-CRU-RESC-05 = Limit wynosi 3. Gracz, który go przekroczy, od razu odrzuca do 3; do tego czasu nie może ani użyć, ani zużyć żadnego reskryptu.
rule-CRU-RESC-06 = Jeśli talia i karty odrzucone danego poziomu są puste, nie dobiera się karty.

## Rynki i odrzucanie kart

rule-CRU-MKT-01 = Rynki: budowli I–II, budowli III–IV, taktyk I–II, taktyk III–IV i namiestników.
rule-CRU-MKT-02 = Aby uzupełnić rynek, dokładaj karty z talii, aż będzie ich o jedną więcej niż graczy (3 karty na każdym rynku III–IV przy dowolnej liczbie graczy).
rule-CRU-MKT-03 = Zamiast karty z rynku gracz może wziąć wierzchnią kartę odpowiedniej talii. Pokazuje się ją wszystkim. Jeśli może zapłacić (CRU-PAY-11), także z pomocą Bazarów, musi ją kupić. Jeśli nie, we własnej turze może jeszcze zapłacić z pomocą reskryptów; w innym razie karta wraca zakryta na wierzch, a ten wybór przepada. Talii bez kart i bez kart odrzuconych nie można wybrać. Bazary leżą odkryte i bierze się je jawnie.
rule-CRU-MKT-04 = Można użyć tylko talii, której wszystkie poziomy są dozwolone: talii I–II przy podstawowych wyborach, dowolnej, gdy dozwolony jest każdy poziom.
rule-CRU-MKT-05 = Odrzucone budowle, reskrypty, taktyki, karty Saracenów, namiestnicy i szpiedzy trafiają odkryci pod talię swojego rodzaju i poziomu. Gdy zostały tylko odkryte karty, tasuje się je w nową zakrytą talię.
rule-CRU-MKT-06 = Wydarzenia, żetony najazdów i karty Saracenów usunięte przez straty opuszczają grę.

## Stolica i odpadnięcie z gry

rule-CRU-CAP-01 = Stolica to miasto na skrajnym lewym miejscu planszy gracza, na początku jego miasto początkowe. W dochodzie daje jeszcze 1 monetę.
rule-CRU-CAP-02 = Gracz, który stracił stolicę i ma inne miasta, musi od razu wybrać jedno z nich na nową stolicę. Odzyskanie dawnej tego nie zmienia.
rule-CRU-CAP-03 = Gracz, który stracił ostatnie miasto, odpada, a ta runda jest ostatnia. Nie wykonuje już żadnych akcji (jedyny wyjątek to CRU-RUL-38), pomija się go w planowaniu, najazdach i wydarzeniach, nie można nasłać na niego szpiega ani wskazać go do zablokowania towarów. Jego rozkazy znikają z krzyża, znacznik świętości zostaje na polu, biskupi zostają i nadal można się z nimi spierać lub ich usuwać, szpiedzy i reskrypty nie działają. Nadal dostaje punkty wpływu za święte ziemie, może spełnić Prawość i punktuje za bullę i monety.
rule-CRU-CAP-04 = Liczba miast, które gracz może kontrolować, nie jest ograniczona.

## Taktyki

rule-CRU-TAC-01 = Między bitwami taktyki są ukryte przed innymi (CRU-RUL-50). Taktyki początkowe są bezbarwne; taktyki poziomów I i II mają jeden kolor, poziomu IV dwa. Karty Saracenów są bezbarwne.
rule-CRU-TAC-02 = Według kolorów liczy się wszystkie taktyki obu stron leżące w tej chwili odkryte w tej bitwie, razem z samą kartą. Dwukolorowa liczy się dla każdego ze swoich kolorów; zakryte połowy nie mają znaczenia; zakrytych kart zakrywających się nie liczy.

## Homs

rule-CRU-HOMS-01 = Kto kontroluje Homs, ma kartę Homsu (CRU-PLAN-09). Przechodzi ona razem z miastem, a gdy Homs mają Saraceni, odkłada się ją na bok.
rule-CRU-HOMS-02 = Homs wytwarza przyprawy (CRU-PAY-07, CRU-GOV-06). Według instrukcji zastępują one kolor w płatnościach i w warunkach namiestników; żadna bulla nie wymaga towaru określonego koloru, więc dla bulli są po prostu jeszcze jednym rodzajem.
rule-CRU-HOMS-03 = Pod kontrolą gracza Homs jest celem najazdu w każdej fazie wydarzeń od rundy 2.

## Szpiedzy

rule-CRU-SPY-01 = Szpiega dobiera się za każdy własny rozkaz położony na polu zewnętrznym i przez efekty. Jeszcze niezagrani szpiedzy są tajni.
rule-CRU-SPY-02 = Liczba niezagranych szpiegów nie jest ograniczona. Jeśli talia i karty odrzucone są puste, nic się nie dobiera.
rule-CRU-SPY-03 = Szpiega można zagrać po dobraniu albo później w dowolnej własnej turze fazy aktywacji; w rundzie dowolnie wielu.
rule-CRU-SPY-04 = Aby zagrać szpiega, połóż go na jednym z 3 miejsc szpiegów z herbem rywala, na którego jest nasłany.
rule-CRU-SPY-05 = Łącznie najwyżej 3 aktywnych szpiegów; na jednego rywala najwyżej 1 przy 4 graczach, 2 przy 3 graczach, 3 przy 2 graczach.
rule-CRU-SPY-06 = Jeśli limit jest osiągnięty, gracz może najpierw odrzucić jednego ze swoich aktywnych szpiegów, aby zwolnić miejsce.
rule-CRU-SPY-07 = Gdy rywal, na którego nasłano szpiega, w pełni rozpatrzył wymieniony rozkaz, właściciel może użyć szpiega, raz w rundzie. Właściciele decydują w kolejności graczy, każdy o swoich szpiegach w dowolnej kolejności.
rule-CRU-SPY-08 = Użyty szpieg ma znacznik do kroku 2 dochodu.
rule-CRU-SPY-09 = Nie można nasłać szpiega na automę ani na gracza, który odpadł.
rule-CRU-SPY-10 = To, co szpieg daje w turze rywala, jeśli ma cenę, opłaca się tylko towarami i monetami.

## Wspólne efekty

rule-CRU-GLO-01 = Oprócz ostatniego: nie można wybrać ostatniego elementu danego rodzaju w danym miejscu; efekt wykonuje się, na ile to możliwe.
rule-CRU-GLO-02 = Ostrzał: usuń podaną liczbę oddziałów Saracenów, oprócz ostatniego w mieście, z miast Saracenów sąsiadujących z twoimi, w dowolnym podziale.
rule-CRU-GLO-03 = „W innym razie” między dwoma efektami: drugi następuje tylko wtedy, gdy pierwszego nie można wykonać w całości.
rule-CRU-GLO-04 = Z efektu ze strzałką po warunku można zrezygnować; efekt ze znakiem chwili działa tylko w tej chwili.
rule-CRU-GLO-05 = Poziom karty to liczba towarów na niej. Poziom biskupa to liczba na jego żetonie; o poziomie miasta zob. CRU-MAP-07.
rule-CRU-GLO-06 = W stronę jakiegoś miejsca: o jeden obszar najkrótszą drogą do niego. W grze podstawowej nie robi tego żadna karta.
rule-CRU-GLO-07 = Zmiana namiestnika: odrzuć go z żetonu miasta i weź innego z rynku lub z wierzchu talii.

## Warianty

rule-CRU-VAR-01 = Wariant pierwszej partii (zwykle wyłączony): każdy zaczyna z namiestnikiem swojego państwa i, jeśli w ustawieniu bulli nie wybrano 2, z 1 losową bullą (CRU-SETUP-08, 21 i 22).
rule-CRU-VAR-02 = Ustawienie bulli: dla każdego 1 bulla albo 2 do wyboru, w pierwszej partii i w każdej innej. Bez niego w pierwszej partii 1, w pozostałych 2.
rule-CRU-VAR-03 = Efektów terenu (tryb trudniejszy) tu się nie używa: ich zasady są w księdze scenariuszy.

## Efekty szczegółowo

rule-CRU-EFF-01 = Efekty rozpatruje się od pierwszego do ostatniego. Ten, którego nie można wykonać w całości, wykonuje się, na ile to możliwe.
rule-CRU-EFF-02 = Efekty końca bitwy czekają na etap 4a. Czy bitwa jest wygrana, czy przegrana, odczytuje się tam; wszystkie inne warunki, gdy rozpatruje się efekt.
rule-CRU-EFF-03 = Zawsze nieobowiązkowe, w całości lub w części, od 0 do maksimum: Wsparcie, Odwód, Burzenie (oprócz efektu końca bitwy na karcie Saracenów, CRU-BAT-19), Przekupstwo, akcje biskupów, święcenia, odnawianie towarów, werbowanie i przesuwanie oddziałów, Ostrzał, rozbudowa miasta, wzniesienie budowli, poznanie taktyki, zmiana namiestnika, płacenie za efekt, rozkaz od karty.
rule-CRU-EFF-04 = Zawsze obowiązkowe, gdy się je rozpatruje: Siła, Rozbicie, Ucieczka, Straty, dobranie reskryptu lub szpiega, świętość, wszelka utrata tego, co masz, wystawianie Saracenów, Umocnienie, Ochrona, bitwa bez zniszczeń, obejrzenie ręki, połowa, której nie można zakryć, dodatkowe ruchy, sprawdzenie świętej ziemi, usunięcie biskupa rywala, zmiany do końca rundy i Burzenie jako efekt końca bitwy na karcie Saracenów. Zawsze można zrezygnować z całego efektu końca bitwy własnej karty (CRU-BAT-19) i w ogóle nie zagrać reskryptu, szpiega ani budowli.
rule-CRU-EFF-05 = Wielkość „za każdy” mnoży się przez to, ile ich jest, ale nie powyżej podanego maksimum. Dwa efekty tego samego rodzaju na jednej połowie (na przykład Rozbicie 1 i Rozbicie 2 za każdą niebieską taktykę) dodaje się i rozpatruje jako jeden; przy 2 niebieskich taktykach jest to Rozbicie 5.
rule-CRU-EFF-06 = Rozbicie lub Ucieczka jako efekt końca bitwy działa na oddziały przeciwnika będące jeszcze w mieście, przed odwrotem, i nie przesuwa znacznika.
rule-CRU-EFF-07 = Burzenie i Umocnienie od razu zmieniają poziom na mapie; znacznik bitwy przesuwa się o naprawdę zmienione poziomy (Burzenie w stronę atakującego, Umocnienie w stronę obrońcy). Jako efekty końca bitwy nie przesuwają znacznika i dodają się do zniszczeń etapu 4c.
rule-CRU-EFF-08 = Umocnienie nic nie robi, jeśli jego strona atakuje.
rule-CRU-EFF-09 = Odwód strony Saracenów bierze oddziały Saracenów z puli. Wsparcie bierze je z sąsiednich miast Saracenów, oprócz ostatniego w mieście; wybiera gracz, który prowadzi Saracenów.
rule-CRU-EFF-10 = Przekupstwo: gracz wybiera liczbę monet od 0 do maksimum, na ile go stać, i płaci je do puli ogólnej.
rule-CRU-EFF-11 = Obejrzenie ręki: bieżącą rękę przeciwnika widzi tylko ten, kto zagrał kartę; wobec Saracenów jest to ręka Saracenów.
rule-CRU-EFF-12 = Połowa, której nie można zakryć: reskrypt zagrywa się tuż przed własnym manewrem. Drugi i trzeci krok tego manewru się pomija; rozpatruje się górę, potem dół.
rule-CRU-EFF-13 = Bez zniszczeń: etap 4c tej bitwy się pomija. Może tego użyć każda ze stron.
rule-CRU-EFF-14 = Ochrona obejmuje samą kartę. Ochrona wszystkich kart obejmuje wszystkie odkryte karty swojej strony w tej bitwie, także położone później.
rule-CRU-EFF-15 = Zyski etapu 4a podlegają zwykłym zasadom, ale dopóki trwa bitwa (do końca etapu 4d), miasto bitwy nigdy nie jest miejscem werbowania, przesuwania oddziałów, rozbudowy ani święceń „w mieście, które kontrolujesz”.
rule-CRU-EFF-16 = Przesuwanie oddziałów: każdy krok przesuwa jeden oddział, oprócz ostatniego, z własnego miasta do sąsiedniego własnego. Ten sam oddział może przejść kilka kroków; bitwa nie może się zacząć.
rule-CRU-EFF-17 = Budowanie lub poznawanie przez efekt: jedna karta najwyżej podanego poziomu z rynków, ze stosu Bazarów albo z wierzchu talii dozwolonej przez CRU-MKT-04 (przy poziomie I żadna talia, przy II talia I–II, przy IV obie). Zniżka obniża cenę, darmowa karta jej nie ma; zasady o miejscach i o ręce 5 kart obowiązują.
rule-CRU-EFF-18 = Oddziały „tutaj” traci się w najechanym mieście. To, co następuje za oddziały, których nie dało się usunąć, wykonuje się za każdy z nich.
rule-CRU-EFF-19 = Utrata oddziałów, namiestnika, budowli, szpiega, biskupa, reskryptu lub poziomu własnego miasta: wybiera właściciel, a na kartach Saracenów gracz, który ich prowadzi (reskrypt bierze się wtedy losowo, biskupa bez oglądania jego poziomu). Reskrypty i szpiedzy trafiają pod swoją talię, biskupi do zasobów właściciela.
rule-CRU-EFF-20 = Utrata monet: tyle, ile gracz ma, najwyżej podaną liczbę. Brakujących niczym się nie zastępuje.
rule-CRU-EFF-21 = Sprawdzenie świętej ziemi i liczenie własnych świętych ziem dla efektu pokazuje biskupów wszystkim (CRU-BISH-07).
rule-CRU-EFF-22 = Usunięcie biskupa rywala: gracz wskazuje miasto, w którym jest jego biskup i biskup rywala, potem rywala. Jeden z żetonów tego rywala w tym mieście bierze się losowo.
rule-CRU-EFF-23 = Świętość zdobyta w dowolnej fazie od razu przesuwa znacznik ze wszystkimi bonusami (CRU-HOLY-01 do 04). W bitwie zdarza się to tylko w etapie 4a.
rule-CRU-EFF-24 = Warunek budowli odczytuje się z dopiero co rozpatrzonego rozkazu: miasto rozbudowane, miasto zdobyte, bitwa stoczona, bitwa wygrana, zwerbowane przynajmniej 4 oddziały (CRU-BLDG-08), przynajmniej 4 punkty świętości z samego rozkazu Modlitwa.
rule-CRU-EFF-25 = Zmiany do końca rundy: bez ataków na graczy – miasta rywali nie mogą być w tej rundzie celem wyprawy, także danej przez kartę; dodana siła Saracenów liczy się do siły najazdów tej rundy i dla Saracenów w bitwach tej rundy.
rule-CRU-EFF-26 = Płacenie za efekt: gracz może raz zapłacić podane monety, a potem rozpatruje efekt. Towary i reskrypty nie zastępują tych monet. Jeśli efekt nic by nie dał, zapłacić nie można.
rule-CRU-EFF-27 = Saraceni w miastach centralnych bez Homsu: Aleppo, Apamea, Baalbek, Damaszek w tej kolejności, każde tylko jeśli jest miastem Saracenów, dopóki starcza puli.
rule-CRU-EFF-28 = Rozbudowa miasta przez efekt nic nie kosztuje, nie przekracza podanego poziomu i daje dodatkowy towar poziomu 3 jak CRU-BUILD-03. Nie liczy się jako rozbudowa rozkazu Budowa.
rule-CRU-EFF-29 = Co liczą karty: miasta to te, które kontrolujesz; centralne to kontrolowane przez ciebie spośród Aleppo, Apamei, Baalbeku, Damaszku i Homsu; pośrednie to kontrolowane przez ciebie spośród Turbesselu, Tortosy, Akki i Tadmoru; miasta poziomu 3 to kontrolowane przez ciebie na poziomie 3; suma poziomów miast to poziomy wszystkich twoich miast razem; poziom stolicy to poziom twojej bieżącej (0, jeśli odpadniesz); kontrola nad Homsem liczy się jako 1, a jej brak jako 0; namiestnicy to twoje miasta z namiestnikiem.
rule-CRU-EFF-30 = Oddziały i biskupi na mapie to twoje elementy na niej. Święte ziemie to twoje, po sprawdzeniu; święte ziemie w miastach Saracenów lub rywali to te z nich, które leżą w miastach Saracenów lub innych graczy.
rule-CRU-EFF-31 = Towary rodzaju to twoje żetony tego rodzaju w dowolnym stanie (o przyprawach zob. CRU-GOV-06); towary w magazynie to wszystkie twoje żetony; rodzaje towarów to różne rodzaje wśród nich, przyprawy też są rodzajem. Poza tym liczy się twoje monety; reskrypty na ręce; aktywnych szpiegów, ze znacznikiem i bez; budowle, razem z Bazarami; sumę ich poziomów; a spośród twoich 5 taktyk taktyki danego koloru i poznane taktyki (wszystkie oprócz początkowych).
rule-CRU-EFF-32 = W bitwie liczy się: twoje żetony biskupów w mieście bitwy; twoje miasta z nim sąsiadujące; jego mury, czyli bieżący poziom; twoje bezsporne święte ziemie, czyli miasta, w których są twoi biskupi i nie ma cudzych (nic się nie pokazuje); odkryte taktyki danego koloru (CRU-TAC-02). Strona jest w mniejszości, jeśli ma w bitwie mniej oddziałów niż przeciwnik.
rule-CRU-EFF-33 = Zdobyte monety i punkty wpływu pochodzą z puli ogólnej, zawsze w całości, i nie można z nich zrezygnować. Własne miasta liczy się, gdy rozpatruje się efekt. Utrata taktyk poza bitwą przebiega według CRU-BAT-25; w grze podstawowej nie powoduje jej żadna karta.
rule-CRU-EFF-34 = Efekty wobec przeciwnika, które zabierają towary, monety, karty, namiestników, szpiegów, biskupów lub oddziały poza bitwą, nic nie robią, gdy przeciwnikiem są Saraceni. Straty, Rozbicie, Ucieczka i Siła działają na Saracenów.
rule-CRU-EFF-35 = Utrata poziomów własnego miasta: gracz obniża jedno swoje miasto poziomu 2 lub 3 o podaną liczbę (nie poniżej 1, CRU-MAP-12). Jeśli takiego nie ma, rozpatruje się to, co następuje po „w innym razie”. Jest to obowiązkowe.
rule-CRU-EFF-36 = Dodatkowe ruchy zwiększają liczbę darmowych ruchów rozpatrywanej wyprawy. Można je zagrać od początku własnego rozkazu Wyprawa, dopóki oddziały nie zostały przesunięte.
rule-CRU-EFF-37 = Możliwość da się wykonać w całości w tych przypadkach: zablokowanie towarów, jeśli jest co najmniej podana liczba niezablokowanych żetonów, utratę monet, jeśli jest co najmniej podana liczba monet, utratę namiestnika, jeśli jest namiestnik; zyski i świętość zawsze.
rule-CRU-EFF-38 = Sprawdzenie spornej świętej ziemi: w mieście musi być przynajmniej jeden twój biskup i przynajmniej jeden biskup innego gracza. Bez takiego miasta reskryptu nie można zagrać dla efektu; nadal można zużyć go jako towary. To samo dotyczy każdego reskryptu, którego cały efekt nic by w tej chwili nie dał. Reskrypt bez zniszczeń, Ochronę wszystkich kart, obejrzenie ręki i połowę, której nie można zakryć, w ich chwili można zagrać zawsze.
rule-CRU-EFF-39 = Zablokowanie towarów wybranego rywala („Anatema”): rywal musi mieć przynajmniej jeden niezablokowany żeton; to on wybiera, które zablokować.
rule-CRU-EFF-40 = Zmiana namiestnika przez efekt przebiega według CRU-MARCH-07, także w tym, że można wybrać miasto bez namiestnika.

## Decyzje

rule-CRU-D-01 = Podczas przygotowania, jeśli rozdaje się po 2 bulle, każdy gracz zatrzymuje jedną z nich (CRU-SETUP-21). Wybór jest tajny, jednoczesny i obowiązkowy.
rule-CRU-D-02 = Podczas przygotowania każdy gracz w kolejności graczy zatrzymuje jednego z 2 dobranych namiestników (CRU-SETUP-22). Dopóki nie wybierze, obie karty widzi tylko on. Wybór jest obowiązkowy.
rule-CRU-D-03 = W wydarzeniu z wyborem każdy gracz w kolejności graczy wybiera spośród możliwości, które może wykonać w całości; jeśli takich nie ma, spośród wszystkich (CRU-EFF-37). Wybór jest jawny i obowiązkowy.
rule-CRU-D-04 = W wydarzeniu z ceną lub nieobowiązkowym efektem każdy gracz w kolejności graczy robi to albo rezygnuje (CRU-EFF-26). Kogo na to nie stać albo komu efekt nic by nie dał, tego się nie pyta.
rule-CRU-D-05 = Gracz z kilkoma celami najazdów wybiera następny, przed pierwszym i każdym dalszym najazdem na niego (CRU-SAR-06). Gdy cel jest jeden, nie ma z czego wybierać.
rule-CRU-D-06 = Przed porównaniem sił właściciel miasta może zagrać reskrypt na najazdy albo spasować (CRU-SAR-09). Gracza bez takiej karty się nie pyta, a inni tego nie widzą.
rule-CRU-D-07 = Po najeździe właściciel miasta wybiera, które towary, którego biskupa lub reskrypt oddaje (CRU-SAR-10). Jeśli wybór jest tylko jeden, następuje od razu.
rule-CRU-D-08 = Gdy najazd zajmuje miasto, właściciel wybiera sąsiednie własne miasto do odwrotu (CRU-SAR-13). Jeśli takiego nie ma, oddziały wracają do zasobów.
rule-CRU-D-09 = Gdy towary opuszczają magazyn (zajęcie w najeździe, podbój, utrata poziomu), właściciel dla każdego rodzaju wybiera żeton dostępny, zużyty lub zablokowany (CRU-SAR-15, CRU-BAT-28, CRU-BAT-29). Jeśli wszystkie żetony rodzaju są takie same, nie ma z czego wybierać.
rule-CRU-D-10 = Gracz, który stracił stolicę, od razu wybiera na nową jedno z pozostałych miast (CRU-CAP-02). Jeśli nie ma żadnego miasta, odpada (CRU-CAP-03).
rule-CRU-D-11 = W planowaniu gracz wybiera swój żeton i pole: wewnętrzne, jeśli stać go na opłatę; zewnętrzne, jeśli jest puste i w tej rundzie nie kładł jeszcze na zewnętrznym; wewnętrzne wzmocnioną stroną, jeśli kontroluje Homs i w tej rundzie jeszcze tego nie zrobił (CRU-PLAN-02 do 09). Jeśli nie ma takiego pola, położenie przepada.
rule-CRU-D-12 = Gracz, który dobrał szpiega, może od razu nasłać go na rywala albo go zatrzymać (CRU-SPY-03).
rule-CRU-D-13 = Gracz, który zagrywa szpiega przy osiągniętym limicie, wybiera aktywnego szpiega, którego odrzucenie zwolni miejsce, albo się rozmyśla (CRU-SPY-06).
rule-CRU-D-14 = W swojej turze gracz raz po raz wybiera: nieużytą część rozkazu, reskrypt własnej tury, Bazar, szpiega z ręki albo zakończenie rozkazu, możliwe tylko po wszystkim, co obowiązkowe (CRU-ACT-05); potem budowle działające po rozkazie, efekty własnej tury albo koniec tury (CRU-ACT-04, CRU-ACT-06).
rule-CRU-D-15 = Do rozbudowy gracz wybiera swoje miasto poziomu 1 lub 2, na którego cenę go stać (CRU-BUILD-02). Jeśli takiego nie ma, rozbudowa jest niemożliwa.
rule-CRU-D-16 = Dla budowli, taktyki lub namiestnika gracz wybiera kartę rynku dozwolonego poziomu, na którą go stać, albo wierzch dozwolonej talii (CRU-MKT-03, CRU-MKT-04). Można zrezygnować, chyba że zasada mówi inaczej (CRU-RUL-18). Od wierzchu talii nie ma odwrotu; pokazaną kartę, której CRU-PAY-11 nie pokrywa, we własnej turze można opłacić reskryptami, w innym razie wraca.
rule-CRU-D-17 = Gracz z piątą budowlą wybiera, którą z 5 kart odrzuca (CRU-BUILD-05); z dwóch Bazarów najpierw odrzuca się już użyty. Wybór jest obowiązkowy.
rule-CRU-D-18 = Kto płaci towarami, wybiera, czym pokryje cenę: ile dostępnych towarów każdego rodzaju, przypraw, zniżki i reskryptów (tylko we własnej turze), resztę monetami (CRU-PAY-06 do 09). Jeśli sposób jest jeden, nie trzeba wybierać.
rule-CRU-D-19 = Do Modlitwy gracz wybiera od 0 do 4 dodatkowych punktów, na ile go stać, potem sposób zapłaty (CRU-PRAY-01, CRU-D-18).
rule-CRU-D-20 = Przy każdej akcji biskupa gracz wyświęca biskupa (poziom z zasobów, dozwolone miasto), przesuwa jednego (nieruszonego w tym rozkazie, do sąsiedniego miasta) albo rezygnuje ze wszystkich pozostałych (CRU-BISH-01 do 04). Po pierwszym ruchu w rozkazie święcenia nie są już możliwe.
rule-CRU-D-21 = Gracz, który ma więcej niż 3 reskrypty, raz po raz wybiera, który odrzuca (CRU-RESC-05). Wybór jest obowiązkowy.
rule-CRU-D-22 = Dla oddziałów Zaciągu gracz wybiera od 0 do 4 dodatkowych, nie więcej, niż ma w zasobach ponad 2 darmowe, potem sposób zapłaty (CRU-D-18), potem miasto dla każdego oddziału (CRU-MUST-01). Przy pustych zasobach nie ma czego wybierać.
rule-CRU-D-23 = Dla taktyk Zaciągu gracz bierze do dwóch kart, potem odrzuca (CRU-D-16, CRU-D-24); przy wzmocnionym bierze jeszcze jedną i znów odrzuca (CRU-MUST-02, CRU-MUST-04). Z każdej może zrezygnować, oprócz pierwszej, gdy nie została żadna inna akcja (CRU-RUL-18).
rule-CRU-D-24 = Gracz, który po efekcie ma więcej niż 5 taktyk, raz po raz wybiera, którą odrzuca (CRU-MUST-03). Wybór jest obowiązkowy.
rule-CRU-D-25 = Dla Wyprawy gracz wybiera jeden z dozwolonych celów (CRU-MARCH-01; wydarzenia mogą niektóre wykluczyć). Wybór jest obowiązkowy; jeśli nie ma celu, Wyprawa się kończy (CRU-MARCH-08).
rule-CRU-D-26 = Dla oddziałów Wyprawy gracz wybiera, ile wychodzi z każdego jego miasta sąsiadującego z celem; w każdym zostaje przynajmniej jeden. Łącznie może wyjść od 1 do 4 oddziałów, przy wzmocnionej do 6; do tego dochodzą ruchy z reskryptu i najwyżej 4 opłacone (CRU-MARCH-02 do 06). Potem gracz płaci (CRU-D-18).
rule-CRU-D-27 = W bitwie z Saracenami, jeśli najbliższych rywali jest kilku, atakujący wybiera, który z nich prowadzi Saracenów (CRU-BAT-01). Jeśli jest jeden, nie ma z kogo wybierać.
rule-CRU-D-28 = Przy wzmocnionej Wyprawie gracz może raz, przed wyborem celu lub po bitwie, wybrać swoje miasto, z namiestnikiem lub bez, i namiestnika dla niego (CRU-MARCH-07, CRU-D-16).
rule-CRU-D-29 = Gracz, którego oddziały walczą, może tuż przed swoim manewrem i tuż po nim zagrać reskrypt bitewny albo, jeśli to jego tura, użyć Bazaru, albo spasować (CRU-BAT-17, CRU-BLDG-06). Jeśli nie ma ani jednego, ani drugiego, nikt go nie pyta, a inni tego nie widzą.
rule-CRU-D-30 = W pierwszym kroku manewru aktywna strona wybiera kartę z ręki (CRU-BAT-05). Karta staje się jawna.
rule-CRU-D-31 = W drugim kroku manewru druga strona wybiera połowę do zakrycia, górę lub dół (CRU-BAT-06).
rule-CRU-D-32 = W czwartym kroku manewru aktywna strona wybiera: dla Wsparcia, ile oddziałów z każdego miasta, dla Odwodu, ile, dla Burzenia, ile poziomów, począwszy od 0, dla Przekupstwa, ile monet (gracz, którego tura trwa, może najpierw użyć Bazaru) (CRU-BAT-13 do 15, CRU-EFF-10). Ze wszystkiego można zrezygnować.
rule-CRU-D-33 = Strona, której oddziały uciekają, wybiera sąsiednie miasto pod swoją kontrolą (CRU-BAT-12). Jeśli takiego nie ma, oddziały wracają do zasobów.
rule-CRU-D-34 = W etapie 4a właściciel karty rozpatruje każdy jej efekt końca bitwy albo rezygnuje, potem dokonuje zawartych w nim wyborów (CRU-BAT-19). Efekty kart Saracenów są obowiązkowe, a wybiera gracz, który ich prowadzi.
rule-CRU-D-35 = Gracz, który stracił taktyki, wybiera początkowe z własnego stosu kart odrzuconych (CRU-BAT-20, CRU-BAT-25).
rule-CRU-D-36 = Pokonany w bitwie wybiera sąsiednie miasto pod swoją kontrolą do odwrotu (CRU-BAT-26). Jeśli takiego nie ma, oddziały wracają do zasobów.
rule-CRU-D-37 = Zwycięzca, który zdobył miasto, wybiera namiestnika z rynku lub z wierzchu talii; albo zostawia dotychczasowego, jeśli miasto należało do rywala (CRU-BAT-30). Wybór jest obowiązkowy, jeśli w mieście nie ma namiestnika i jest kogo wziąć.
rule-CRU-D-38 = Po rozkazie rywala, na którego nasłano szpiega, właściciel pasującego szpiega bez znacznika używa go albo pasuje, co do każdego z nich, w kolejności graczy (CRU-SPY-07).
rule-CRU-D-39 = Po swoim rozkazie gracz może użyć pasujących budowli bez znacznika albo kończy (CRU-ACT-06, CRU-BLDG-05).
rule-CRU-D-40 = Przy Ostrzale gracz oddział po oddziale wybiera sąsiadujące z jego miastami miasto Saracenów, w którym są 2 oddziały Saracenów lub więcej, albo kończy (CRU-GLO-02).
rule-CRU-D-41 = Przy odnawianiu towarów gracz wybiera zużyte, niezablokowane żetony według rodzajów albo kończy (CRU-PAY-03).
rule-CRU-D-42 = Przy przesuwaniu oddziałów gracz krok po kroku wybiera swoje miasto, w którym są 2 oddziały lub więcej, i sąsiednie własne miasto albo kończy (CRU-EFF-16).
rule-CRU-D-43 = Do sprawdzenia świętej ziemi, usunięcia biskupa rywala lub „Anatemy” gracz wybiera dozwolone miasto, jeśli jest potrzebne, potem rywala (CRU-EFF-22, CRU-EFF-38, CRU-EFF-39). Dopóki karta nie jest odrzucona, może zrezygnować.
rule-CRU-D-44 = Przy wymuszonym odrzuceniu, utracie oddziałów, zablokowaniu towarów lub utracie poziomu ten, kto wybiera według CRU-EFF-19 lub CRU-PAY-05, wskazuje to, czego to dotyczy, po jednym. Wybór jest obowiązkowy; jeśli można wskazać tylko jedno, następuje to od razu, a jeśli nie ma czego wskazać, nic się nie dzieje.
rule-CRU-D-45 = Gracz, który zużywa reskrypt z 2 towarami, gdy płatność wymaga obu, wybiera, czy płaci oboma, czy jednym z nich; drugi przepada (CRU-PAY-08). Jest to część CRU-D-18.
rule-CRU-D-46 = Tuż przed etapem 4a bitwy swojej wyprawy gracz, którego tura trwa, może użyć Bazaru (każdego z towarem, którym za niego płaci, CRU-D-18) albo spasować (CRU-BLDG-06). Jeśli nie ma zdatnego Bazaru, nikt go nie pyta, a inni tego nie widzą.

## Przykłady

rule-CRU-EX-01 = Tor świętości dla dwojga. Grają Jerozolima i Edessa. Ich znaczniki zaczynają na polach ze swoimi herbami (4 i 2), znaczniki Trypolisu i Antiochii na polach 16 i 15. Planowanie przebiega tak: automa, automa, Jerozolima, Edessa, automa, automa, Jerozolima, Edessa; pierwszym graczem wydarzeń jest Jerozolima.
rule-CRU-EX-02 = Mapa dla dwojga. Grają Jerozolima i Trypolis. Edessa, Antiochia i Turbessel są zamknięte. Na mapie jest 13 oddziałów Saracenów (po 2 w Aleppo, Apamei, Baalbeku, Damaszku i Homsie, po 1 w Tortosie, Akce i Tadmorze), a w puli 12. Z Aleppo sąsiadują Tadmor, Apamea, Damaszek i Homs.
rule-CRU-EX-03 = Najazd na Edessę. W rundzie 2 kolor aktywacji jest niebieski (kolor Edessy), a tor nie daje jeszcze bonusów. Górna część wydarzenia „Krwawe Pole” jest już wykonana. Edessa ma poziom 3 i 3 oddziały; oddziały Saracenów: Aleppo 2, Turbessel 2, Tadmor 1. Najeżdża jeden oddział z Aleppo i jeden z Turbesselu, z Tadmoru żaden. Siła miasta to 3 oddziały i 3 za mury, razem 6; siła najazdu to 2. Różnica wynosi 4, więc działa wiersz od 1 do 4: strać 2 oddziały oprócz ostatniego. W Edessie zostaje 1 oddział na poziomie 3, a w Aleppo i Turbesselu są znów po 2 oddziały.
rule-CRU-EX-04 = Kolejność kładzenia. Przy 4 graczach rozkazy na początku gry kładą kolejno Jerozolima, Trypolis, Edessa, Antiochia, Jerozolima, Trypolis, Edessa, Antiochia.
rule-CRU-EX-05 = Pierwsze planowanie. Wszyscy gracze mają po 4 monety. Jerozolima kładzie Modlitwę na polu zewnętrznym, Trypolis Budowę na wewnętrznym, Edessa też (i płaci Trypolisowi 1 monetę), a Antiochia Zaciąg na wewnętrznym. Teraz Jerozolima może kłaść tylko na polach wewnętrznych: Budowę (za 2 monety, po 1 dla Trypolisu i Edessy), Zaciąg (za 1 monetę) albo Wyprawę (za darmo). Wybiera Zaciąg i płaci Antiochii 1. Trypolis kładzie Modlitwę na polu wewnętrznym za darmo, bo żeton zewnętrzny się nie liczy. Edessa kładzie Zaciąg na polu zewnętrznym, a Antiochia Wyprawę na wewnętrznym. Na koniec Jerozolima ma 3 monety, Trypolis 5, Edessa 3, Antiochia 5; Jerozolima i Edessa dobrały po 1 szpiegu. Żetony działają w tej kolejności: Budowa Edessy, Budowa Trypolisu, Modlitwa Trypolisu, Zaciąg Jerozolimy, Zaciąg Antiochii, Wyprawa Antiochii. Potem wzmocniona Modlitwa Jerozolimy i wzmocniony Zaciąg Edessy leżą na polach wewnętrznych.
rule-CRU-EX-06 = Podstawowa Budowa. Stolica Trypolisu ma poziom 2; Trypolis ma 1 dostępne drewno i 4 monety, a na rynku leżą „Kaplice zamkowe”. Rozbudowuje miasto za 1 drewno i 2 monety i wznosi „Kaplice zamkowe” za 2 monety. Miasto ma teraz poziom 3, drewno jest zużyte, Trypolis ma 1 dostępny dodatkowy towar (stal) i 0 monet, budowla leży na planszy, a miejsce na rynku jest puste. W następnym dochodzie żeton miasta da 3 monety, a stolica jeszcze 1.
rule-CRU-EX-07 = Zniżka. Trypolis wykonuje wzmocnioną Budowę, a rozbudowa kosztuje 3. Może użyć na nią całej zniżki 2: rozbudowa kosztuje wtedy 1, a pierwsza budowla nie ma zniżki. Albo dzieli zniżkę: rozbudowa kosztuje 2, a pierwsza budowla o 1 mniej. Dodatkowa budowla nigdy nie ma zniżki.
rule-CRU-EX-08 = Modlitwa z przeskokiem. Jerozolima stoi na polu 4, Antiochia na polu 6. W podstawowej Modlitwie Jerozolima płaci 1 żeton świec i 1 monetę za 2 dodatkowe punkty, więc ma ich 4. Znacznik idzie na 5, przeskakuje 6 i idzie na 7, 8 i 9. Bonusy to 1 reskrypt I poziomu i 2 akcje biskupa. Mogą to być 2 wyświęcenia; 1 wyświęcenie, potem 1 ruch (także nowego biskupa); albo 2 ruchy różnych biskupów. Nie wolno ruszyć biskupa przed wyświęceniem ani jednego biskupa dwa razy.
rule-CRU-EX-09 = Podstawowy Zaciąg. Edessa ma 1 dostępną stal, 1 dostępne drewno, 3 monety i 10 oddziałów w zasobach; na rynku są „Podstępne przekupstwo” i „Spalona ziemia”. Werbuje 4 oddziały (2 za darmo, 1 za stal, 1 za monetę), poznaje obie taktyki (razem 3 drewna, zapłata: 1 drewno i 2 monety) i odrzuca „Chrzest bojowy” i „Odsiecz”. Ma potem 6 oddziałów w zasobach, 0 monet, 5 kart na ręce, w tym 3 początkowe, i 2 karty na własnym stosie kart odrzuconych; odrzucone karty talii taktyk się nie zmieniły.
rule-CRU-EX-10 = Antiochia atakuje Apameę. Jest runda 2 po najazdach, więc tor daje Saracenom siłę 1. Apamea ma poziom 2 i 2 oddziały Saracenów. Antiochia ma stolicę (5 lub więcej oddziałów) i Turbessel (3 lub więcej), Trypolis ma Tortosę, a żaden inny rywal nie ma miasta obok Apamei. Antiochia wykonuje podstawową Wyprawę 6 oddziałami (4 z Antiochii, 2 z Turbesselu) i płaci 1 żeton koni i 1 monetę. Saracenów prowadzi Trypolis. Atakujący ma 6, obrońca 2 oddziały, 2 za mury i 1 za tor: różnica 1 dla atakującego. Saraceni wykładają „Łuczników z Apamei”, Antiochia zakrywa dół. Góra to Siła 2 i Ucieczka 2 (2 oddziały idą do jednego sąsiedniego miasta Antiochii): teraz jest 3 dla obrońcy, a atakujących zostało 4. Antiochia wykłada „Ognistą salwę”, Saraceni zakrywają dół. Góra to Siła 2 i Burzenie 1, na które Antiochia się godzi: Apamea ma poziom 1, a różnica to 0. Bitwa trwa; gdyby skończyła się przy 0, wygrałaby Antiochia.
rule-CRU-EX-11 = Dlaczego zakryto dół. To bitwa z CRU-EX-10 przed manewrem Antiochii. Gdyby Saraceni zakryli górę, Rozbicie 2 usunęłoby oba oddziały Saracenów: bitwa kończy się od razu i wygrywa Antiochia.
rule-CRU-EX-12 = Dochód Jerozolimy. Jerozolima ma stolicę na poziomie 2 (Baldwin Jerozolimski), Damaszek na poziomie 1 (Fulko z Anjou) i Akkę na poziomie 2 (Galeran), a do tego 1 żeton świec i 8 oddziałów na mapie. Jej biskupi są sami w Jerozolimie i Damaszku; w Akce ma jednego, a Trypolis jednego tego samego poziomu. Dostaje 5 monet (2 i jeszcze 1 za stolicę, 1 za Damaszek, 1 za Akkę) i 6 punktów wpływu (1, 1 i 2 od namiestników oraz 2 za święte ziemie). Biskupów w Akce się pokazuje, pozostałych nie.
rule-CRU-EX-13 = Szranki. Gracz ze „Szrankami” rusza na wyprawę i walczy. Ich 2 oddziały może wystawić dopiero po bitwie i raz na rundę.
rule-CRU-EX-14 = Spichlerze w rundzie budowy. Gracz ma 2 dostępne drewna i w podstawowej Budowie zużywa 1 drewno na „Spichlerze”. Po rozkazie „Spichlerze” mogą odnowić do 2 zużytych towarów, także właśnie zużyte drewno.
rule-CRU-EX-15 = Plac ćwiczeń. Gracz z „Placem ćwiczeń” wystawia rozkazem Zaciąg 4 oddziały. Może od razu wykonać podstawową Wyprawę, przed pozostałymi żetonami pola Zaciągu. Jeśli rozkaz wystawił 3 oddziały, a „Dzielnica najemników” 1, takiej Wyprawy nie ma.
rule-CRU-EX-16 = Dwa użycia reskryptu. Masz na ręce „Łaskę dla miasta”. Możesz zagrać ją we własnej bitwie: na jej koniec poziom nie spada. Albo zużywasz ją we własnej turze jako 1 drewno: na rozbudowę, żółtą budowlę, żółtą taktykę lub koszt Bazaru.
rule-CRU-EX-17 = Obrona Baldwina. Odkryte leżą „Płomień wiary” (biała) i „Kwiat rycerstwa” (niebieska), a obrońca wykłada „Obronę Baldwina”, biało-niebieską. Odkryte są więc 2 białe i 2 niebieskie taktyki. Góra to 3 i jeszcze 2 za każdą białą taktykę: Siła 7. Dół to 1 i jeszcze 2 za każdą niebieską: Rozbicie 5.
rule-CRU-EX-18 = Oprócz ostatniego. W mieście są 2 oddziały, a efekt usuwa tam 3 oddziały oprócz ostatniego. Usuwa się 1 oddział, 1 zostaje.
rule-CRU-EX-19 = Ostrzał. Jerozolima jest twoja; oddziały Saracenów: Damaszek 3, Tadmor 2, Akka 1. Jeśli usuwasz oba oddziały, zostaje Damaszek z 1; albo Damaszek z 2 i Tadmor z 1. Akki wybrać nie można, bo jej oddział jest ostatni. Możesz też skończyć wcześniej.
rule-CRU-EX-20 = Kilka przeskoków przez koniec toru. Przy 3 graczach automa stoi na polu 16, ty na 13, rywale na 14 i 1. Używasz 3 punktów: przeskakujesz 14 na 15, przeskakujesz 16 i 1 na 2 i idziesz na 3. Bonusy: z 14 nic, z 15 akcja biskupa, z 16 reskrypt, z 1 nic, z 2 akcja biskupa, z 3 nic, razem 1 reskrypt i 2 akcje biskupa. Kolejność graczy to teraz rywal na 14, ty na 3, rywal na 1.
rule-CRU-EX-21 = Dwa wzmocnienia automy. Przy 2 graczach automa dobiera wzmocnienie, drugie wzmocnienie, a potem wyprawę; pole zewnętrzne Wyprawy jest puste. Wyprawa trafia na pole zewnętrzne, a oba wzmocnienia odkłada się na bok. W tej fazie następny żeton automy dobiera się bez wzmocnień; oba wracają na koniec planowania.
rule-CRU-EX-22 = Wzmocnienie przy zajętym polu zewnętrznym. Pole zewnętrzne Budowy jest zajęte, a na wewnętrznym leży żeton Trypolisu. Automa dobiera wzmocnienie, potem budowę. Żeton trafia na wierzch pola wewnętrznego, a Trypolis dostaje 1 monetę z puli ogólnej.
rule-CRU-EX-23 = Nie ma gdzie położyć. Gracz ma 0 monet, pierwszy żeton rundy położył na polu zewnętrznym, a wszystkie pola wewnętrzne dla pozostałych jego żetonów są zajęte. Drugie kładzenie przepada.
rule-CRU-EX-24 = Zakup w ciemno. Gracz ma 1 monetę i żadnych dostępnych towarów i bierze wierzchnią kartę talii taktyk I–II: „Prawdziwy Krzyż” (cena 2). Pokazuje się ją i odkłada zakrytą na wierzch, a ten wybór jest wykorzystany. We własnej turze, mając na ręce „List odpustowy” (1 żeton świec), może zapłacić 1 monetą i tym reskryptem, ale nie musi. Jeśli to „Garnce z naftą”, a ma 2 dostępne drewna, musi kupić kartę.
rule-CRU-EX-25 = Zajęcie przez najazd. Jerozolima ma Akkę (czerwoną) na poziomie 2 z 1 oddziałem. Kolor aktywacji jest czerwony; oddziały Saracenów: Baalbek 3, Damaszek 3; bonusy toru to siła 1 i 2 oddziały z każdego miasta. Z każdego z dwóch miast idą dwa oddziały, więc siła najazdu to 5; siła miasta to 3, czyli o 2 mniej: miasto zostaje zajęte. Oddział wycofuje się do Jerozolimy, sąsiedniego miasta właściciela. W Akce są 4 oddziały Saracenów na poziomie 2, 1 żeton koni wraca do Akki, namiestnik jest odrzucony, a żeton miasta trafia do puli.
rule-CRU-EX-26 = Stolica stracona, nowa stolica. Bonusy są jak w CRU-EX-25, a kolor aktywacji biały: stolicę Jerozolimy na poziomie 1 z 1 oddziałem najeżdża Damaszek (3 oddziały Saracenów), a poza nią Jerozolima ma tylko Akkę. Najeżdżają 2 oddziały, więc siła najazdu to 3; siła miasta to 2, czyli o 1 mniej: stolica zostaje zajęta. Stolicą staje się Akka i daje o 1 monetę więcej. Jeśli Jerozolima zostanie potem odbita, stolicą pozostaje Akka.
rule-CRU-EX-27 = Odpadnięcie. Edessa traci ostatnie miasto w Wyprawie rywala w rundzie 3; ma wzmocnioną Modlitwę na polu zewnętrznym i 2 biskupów, samych w dwóch miastach. Jej żetony schodzą z krzyża, niczego już nie wybiera (ale zob. CRU-RUL-38), w dochodzie dostaje 2 punkty wpływu, a po tej rundzie gra się kończy.
rule-CRU-EX-28 = Straty i ochrona. Odkryte leżą „Niosący relikwie” (chronieni swoją górą) i „Grzmiąca szarża” gracza, który ponosi jedną stratę. „Grzmiącą szarżę” odrzuca się bez tasowania i zastępuje taktyką początkową do wyboru gracza. Jeśli odkryte są dwie karty początkowe, jedna strata niczego nie zmienia.
rule-CRU-EX-29 = Trzy straty. Efekty dają 3 straty graczowi z dwiema odkrytymi niechronionymi kartami, z których żadna nie jest początkowa. Traci obie, a trzecia strata nic nie robi.
rule-CRU-EX-30 = Sporna święta ziemia. W Damaszku Jerozolima ma dwóch biskupów I poziomu, Trypolis jednego II poziomu, a Edessa jednego I poziomu. Sumy to 2, 2 i 1: święta ziemia jest niczyja. Gdyby jeden z biskupów Jerozolimy był II poziomu, należałaby do niej.
rule-CRU-EX-31 = Hegemonia znów stracona. Gracz zdobywa swoje 4. miasto w Wyprawie rundy 4 i traci jedno w późniejszej Wyprawie tej samej rundy. Hegemonii nie ma i gra się przez nią nie kończy.
rule-CRU-EX-32 = Remis na koniec. Jerozolima i Trypolis mają po 41 punktów wpływu; Jerozolima spełnia Prawość, Trypolis żadnego warunku. Wygrywa Jerozolima. Jeśli oboje spełniają po jednym warunku, wygrywa ten, kto stoi dalej w prawo na torze świętości.
rule-CRU-EX-33 = Zablokowane towary. Gracz ma 2 żetony koni, dostępny i zużyty, a dostępny zostaje zablokowany w rundzie 3. Teraz oba są zużyte, jeden zablokowany. W dochodzie rundy 3 niezablokowany staje się dostępny, a z drugiego zdejmuje się znacznik i pozostaje zużyty. W dochodzie rundy 4 dostępne są oba.
rule-CRU-EX-34 = Homs. Homs kontroluje Trypolis. W planowaniu może położyć Wyprawę na polu wewnętrznym wzmocnioną stroną do góry bez szpiega, a w tej samej rundzie inny żeton na polu zewnętrznym. W fazie wydarzeń Homs jest najeżdżany, choć kolor aktywacji jest czerwony. Gdy Homs mają Saraceni, nie dostaje uzupełnień.
rule-CRU-EX-35 = Szpieg, potem budowla. Antiochia ma „Markietana” przeciw Edessie, a Edessa wykonuje Zaciąg z „Kuźniami” na planszy. Najpierw Antiochia może wziąć 2 monety, potem Edessa może odnowić 2 towary.
rule-CRU-EX-36 = Ucieczka bez schronienia. W Tortosie są 2 oddziały Saracenów, a wszystkie sąsiednie miasta należą do graczy. Atakujący wykonuje Ucieczkę 2. Oba oddziały trafiają do puli, znacznik przesuwa się o 2 na korzyść atakującego i bitwa się kończy.
rule-CRU-EX-37 = Zdobycie od rywala. Antiochia odbiera Trypolisowi Tortosę (poziom 3, stal i świece). Zniszczenia: miasto ma teraz poziom 2, a Trypolis oddaje 1 żeton świec do puli. Zdobycze: Antiochia dostaje żeton miasta i 1 żeton stali, który Trypolis wybiera spośród swoich, w takim stanie, w jakim jest. Antiochia może zatrzymać dotychczasowego namiestnika.
rule-CRU-EX-38 = Wzmocniony Zaciąg. Gracz ma 0 towarów i 3 monety. We wzmocnionym Zaciągu bierze 4 dodatkowe oddziały za zniżkę 2 i 2 monety, żadnych taktyk części 2 i dodatkową taktykę I poziomu za 1 monetę. Wystawił 6 oddziałów i ma 0 monet.
rule-CRU-EX-39 = Hegemonia liczy miasta, nie poziomy. Na koniec rundy 4 gracz ma stolicę na poziomie 1 i trzy zdobyte miasta na poziomie 1. To Hegemonia: gra się kończy, a on dostaje 8. Z trzema miastami na poziomie 3 Hegemonii nie ma.
rule-CRU-EX-40 = Bulla. Na koniec gracz z „Bullą o panowaniu” ma 3 miasta, każde na poziomie 3. Według celu miast ma 3, czyli 3 punkty. Według celu poziomów miast ma 9, czyli 6 punktów. Dostaje 6, nie jedno i drugie. Z „Bullą o Homsie”, bez Homsu i z 2 rodzajami towarów, dostałby 0.
rule-CRU-EX-41 = Bazar. We własnej turze masz 1 dostępny żeton koni, 1 monetę i Bazar. Możesz zużyć konie za 2 monety i masz wtedy 3 monety. Bez dostępnego towaru i bez reskryptu Bazaru użyć nie możesz: monetą się za niego nie płaci.
rule-CRU-EX-42 = Miasto Saracenów najwyższego poziomu. Akkę na poziomie 3 zajął najazd na Jerozolimę: w Akce leżą konie i stal. Zdobywa ją Trypolis. Najpierw zniszczenia: miasto ma teraz poziom 2, stal trafia do puli, a Trypolis bierze 1 żeton koni. Jeśli zagrano „Łaskę dla miasta”, Akka pozostaje na poziomie 3, a Trypolis bierze 1 żeton koni i 1 żeton stali, dostępne.
rule-CRU-EX-43 = Wzmocniony żeton w następnej rundzie. Po rundzie 1 wzmocniona Modlitwa Jerozolimy przeszła na pole wewnętrzne. W rundzie 2 Trypolis kładzie Modlitwę na polu wewnętrznym i płaci Jerozolimie 1 monetę. W aktywacji najpierw modli się Trypolis, potem Jerozolima, wzmocniona.
rule-CRU-EX-44 = Straty początkującego. Gracz z pięcioma taktykami początkowymi walczy z Saracenami, a „Konni łucznicy” leżą z odkrytym dołem. To Siła 2 dla Saracenów, a na koniec taktyki gracza się nie zmieniają.
rule-CRU-EX-45 = Umocnienie i drugi towar. Edessa broni stolicy na poziomie 2 i wykonuje górę „Wypadu z bramy”. Siła 2, a miasto ma teraz poziom 3: znacznik przesuwa się łącznie o 3 na korzyść Edessy, a Edessa bierze 1 drewno, dostępne. Po bitwie zniszczenia obniżają miasto do poziomu 2, a 1 drewno wraca do puli.
rule-CRU-EX-46 = Bazar w bitwie. Atakujący, we własnej Wyprawie, ma nieużyty Bazar, 1 dostępny żeton koni i 0 monet. Wykłada „Podstępne przekupstwo”, a góra jest zakryta. Zanim poda monety Przekupstwa, może użyć Bazaru (konie zużyte za 2 monety) i zapłacić 2: to siła 1 i jeszcze 4 za Przekupstwo, razem 5, i zostaje 0 monet. Jeśli zachowa konie, a „Harcownicy znad Orontesu” leżą z odkrytym dołem, może użyć Bazaru jeszcze tuż przed etapem 4a; zużyte konie i tak można zablokować. Obrońca z Bazarem nie może ani jednego, ani drugiego.
rule-CRU-EX-47 = Dwa efekty strat. Odkryte leżą „Mur tarcz” (karta początkowa) i „Grzmiąca szarża” gracza, a dwa efekty dają po 1 stracie. Jeśli pierwszy trafia w „Mur tarcz”, karta zostaje; drugi zabiera „Grzmiącą szarżę” bez tasowania. Trzeci efekt nic by nie zrobił.

## Rozstrzygnięcia

rule-CRU-RUL-01 = Które miasta sąsiadują. Instrukcja nie pokazuje mapy. Mówi, że Edessa sąsiaduje z Aleppo, Turbesselem i Tadmorem, Apamea z Antiochią i Turbesselem oraz że Turbessel leży między Edessą a Antiochią. Kolory dziewięciu pozostałych miast powtarzają się przy obrocie pierścienia (każdy kolor ma jedną stolicę, miasto pośrednie półtora kroku dalej, miasto centralne trzy kroki dalej), więc mapę uznano za symetryczną na cztery sposoby; pary państw dozwolone dla dwojga to dokładnie sąsiedzi w pierścieniu, a prawdziwa geografia się zgadza. Cztery drogi między sąsiednimi miastami centralnymi to najsłabszy domysł.
rule-CRU-RUL-02 = Kolory stolic. Symbole tych kolorów są utracone. Za kolor stolicy przyjęto kolor państwa: tylko tak miasta każdego koloru są trzy i leżą symetrycznie.
rule-CRU-RUL-03 = Gdzie podany jest poziom miasta. Decyduje żeton muru na mapie; żeton miasta ustawia się według niego, gdy się go bierze.
rule-CRU-RUL-04 = Kto wybiera towary do zablokowania. Instrukcja tego nie mówi. Wybiera właściciel, chyba że powoduje to karta Saracenów: wybory na kartach Saracenów należą do tego, kto ich prowadzi.
rule-CRU-RUL-05 = Monety i wpływ się nie kończą. 45 żetonów monet i 60 żetonów wpływu to nie limit: instrukcja każe liczyć nominałami i nigdzie nie mówi o braku.
rule-CRU-RUL-06 = Kto może zapłacić, musi kupić. To, czy gracz może zapłacić, ocenia się bez reskryptów, które są ukrytymi kartami o innym zastosowaniu. Bazar leży jawnie: przy pokazanej karcie liczy się każdy, którego można jeszcze użyć w tej turze, z jednym dostępnym towarem. Towaru, bez którego nie dałoby się już zapłacić za kartę, nie można wtedy oddać na Bazar.
rule-CRU-RUL-07 = Jedna bulla czy dwie. Przygotowanie mówi o 1 losowej bulli, dla doświadczonych o 2; objaśnienie każe wziąć 2 i zatrzymać 1, ale w pierwszej partii 1. Liczba bulli jest więc osobnym ustawieniem, niezależnie od tego, czy gracze zaczynają z namiestnikami swoich państw.
rule-CRU-RUL-08 = Żetony herbu to znaczniki. Zbyt mało żetonów herbu (przy 3 graczach własnych jest 3 na 4 budowle) niczego nie ogranicza.
rule-CRU-RUL-09 = Kolejność graczy podczas wydarzenia. Instrukcja mówi tylko, że wydarzenia nie powtarza się dla gracza, dla którego już je wykonano. Stała kolejność zapewnia to oraz to, że każdy bierze udział raz.
rule-CRU-RUL-10 = Za mało Saracenów w puli. Instrukcja mówi tylko, że przy pustej puli nikogo się nie wystawia; stała kolejność miast pozwala uniknąć dowolnego wyboru.
rule-CRU-RUL-11 = Kiedy ustala się cele najazdów. Cele ustala się na początku najazdów. Zajęte miasto nie może znów być celem w tej samej fazie.
rule-CRU-RUL-12 = Najazd bez oddziałów. Bez oddziałów najazdu nie ma komu zadać szkód ani utrzymać miasta, więc nie ma wyniku.
rule-CRU-RUL-13 = Przekazane towary. Zdanie instrukcji jest ucięte. Jak przy utracie poziomu (można oddać żeton zużyty lub zablokowany), żeton wybiera przegrany i w magazynie zwycięzcy zachowuje on swój stan; znacznik blokady idzie razem z nim. Żetony oddane do miasta Saracenów stają się dostępne.
rule-CRU-RUL-14 = Pole, na które gracza nie stać. Zdanie instrukcji o braku monet jest ucięte; rada po nim ostrzega przed utratą akcji. Nie można więc użyć pola, na które gracza nie stać, a kładzenie bez dostępnego pola przepada.
rule-CRU-RUL-15 = Karta Homsu. Karta mówi o jednym rozkazie w rundzie, na polu wewnętrznym, wzmocnionym, bez szpiega. Limit pól zewnętrznych dotyczy tylko ich; opłatę i tak się wnosi.
rule-CRU-RUL-16 = Limity automy. Instrukcja nie podaje dla automy ani limitu, ani szpiega. Mówi, że żetony automy wracają z krzyża; uznano, że chodzi o żetony aktywowane, inaczej zewnętrzny żeton automy nigdy nie blokowałby pola w następnej rundzie. Dwa żetony zewnętrzne w rundzie nazwano zwykłymi. Pusta pula nie może się zdarzyć przy 4 żetonach rozkazów i najwyżej 3 w użyciu; zasada jest na wszelki wypadek.
rule-CRU-RUL-17 = Kiedy można użyć efektów własnej tury. Instrukcja pozwala używać ich przed rozkazem, w trakcie i po nim; chodzi o określone chwile własnej tury. Bitwa ma własne chwile dla reskryptów bitewnych. Instrukcja mówi, że niektóre reskrypty można zagrać w bitwie, i podaje chwile, więc pozostałych nie można.
rule-CRU-RUL-18 = Przynajmniej jedna z dwóch akcji. „Wykonaj jedną lub obie akcje” to przynajmniej jedna: rozbudowa albo budowla w Budowie, oddziały albo taktyki w Zaciągu. Akcja jest możliwa, jeśli w zasobach są oddziały albo jeśli zniżka, dostępne towary, przyprawy i monety pokrywają rozbudowę lub kartę rynku (Bazar ze stosu jest darmowy). Reskrypty, własny Bazar i nieznany wierzch talii do niczego nie zmuszają; karta pokazana i zwrócona też była akcją. Dodatkowa karta wzmocnionego rozkazu nie należy do tych dwóch.
rule-CRU-RUL-19 = Szpiedzy przed budowlami. Szpiedzy działają, gdy tylko rywal skończy rozkaz, budowle po jego pełnym rozpatrzeniu. Skoro szpiedzy są pierwsi, po każdym rozkazie następują jego szpiedzy, zanim zacznie się następny. Rozkazy dane przez karty też są rozkazami.
rule-CRU-RUL-20 = Rozbudowa kosztuje drewno. Symbol w cenie rozbudowy jest utracony. W przykładzie reskryptu rozbudowę wymieniono wśród użyć żółtego towaru, a każdy inny rozkaz ma swój towar (świece, stal, konie), więc rozbudowa kosztuje drewno. Cena 3 w przykładzie to cena stolicy z poziomu 2 na 3.
rule-CRU-RUL-21 = Kolejność bonusów świętości. Instrukcja najpierw kończy ruch i nie podaje kolejności bonusów. Karty są pierwsze, żeby wszystkie akcje biskupów następowały po sobie.
rule-CRU-RUL-22 = Biskupi zostają. Żadna zasada nie usuwa biskupów, gdy miasto zmienia właściciela; mogą nawet wchodzić do miast Saracenów.
rule-CRU-RUL-23 = Zniżka i dodatkowe oddziały. Zniżka zastępuje towary, a więc i stal za dodatkowe oddziały, ale nie limit.
rule-CRU-RUL-24 = Wyprawa bez ruchu. Tak bywa, gdy w każdym mieście gracza jest jeden oddział.
rule-CRU-RUL-25 = Duża różnica. Odwrócony znacznik, który dodaje 5, pokazuje, że takie różnice mają się liczyć.
rule-CRU-RUL-26 = Niepełna ręka. Zasada jest potrzebna tylko wtedy, gdy usunięte karty Saracenów zostawiły niepełną rękę; inaczej 5 kart wystarcza na 4 użycia.
rule-CRU-RUL-27 = Czyja to bitwa. Rywal, który prowadzi Saracenów, tylko pomaga i nie może używać własnych reskryptów; obrońca może, choć to nie jego tura.
rule-CRU-RUL-28 = Straty na taktyce początkowej. Zdanie instrukcji jest ucięte. Lista symboli mówi, że straty odrzucają kartę, która nie jest początkowa; tasuje się wszystkie odkryte karty; zabrana karta początkowa niczego więc nie zmienia.
rule-CRU-RUL-29 = Rozbicie i Ucieczka mogą zakończyć bitwę. Pokazuje to przykład bitwy w instrukcji, więc „oprócz ostatniego” tu nie działa.
rule-CRU-RUL-30 = Najpierw sprawdzenia. Warunki pierwszeństwa i świętych ziem mogą zależeć od wszystkich miast, więc wszystkie sprawdzenia są przed wypłatą wpływu.
rule-CRU-RUL-31 = Namiestnicy mają progi. Przykład dochodu w instrukcji daje 1 za jeden towar, 2 za poziomy o sumie 5 i 1 za 8 oddziałów. Uznano to za progi.
rule-CRU-RUL-32 = Przyprawy dla namiestnika. Przypraw używa się za ciebie w najlepszy sposób; nie musisz wybierać, bo nikomu to nie szkodzi.
rule-CRU-RUL-33 = Kilka egzemplarzy budowli. Żadna zasada nie zabrania kilku egzemplarzy budowli.
rule-CRU-RUL-34 = Wyczerpane talie. Z wyczerpanej talii nic się nie dobiera.
rule-CRU-RUL-35 = Z której talii można wybierać. To talia danego rynku: wyboru ograniczonego do poziomów I i II nie można dokonać z talii III–IV.
rule-CRU-RUL-36 = Odrzuceni szpiedzy. Szpiegów nie ma na liście odrzucanych kart w instrukcji; traktuje się ich jak inne.
rule-CRU-RUL-37 = Stolica nie wraca. Instrukcja przenosi stolicę, gdy zostaje utracona, i nigdy nie przenosi jej z powrotem.
rule-CRU-RUL-38 = Co zostaje po graczu, który odpadł. Gracz, który odpadł, niczego już nie robi. Jego żetony schodzą z krzyża, więc nikt mu nie płaci; szpiedzy już na niego nasłani pozostają (liczą się jako aktywni) i nie działają; można ich zastąpić według CRU-SPY-06. Jeśli nie ma rywala z miastem, który poprowadziłby Saracenów, robi to rywal, który odpadł, pierwszy w kolejności graczy.
rule-CRU-RUL-39 = W grze podstawowej nie ma poziomu III. Przygotowanie wymienia talie III–IV, ale opisuje je jako karty z 4 towarami, a pozostałe jako karty z 1 lub 2 towarami. Karty III poziomu należą do kampanii.
rule-CRU-RUL-40 = Obrona Baldwina. Kartę czyta się dosłownie: każda połowa daje swoją liczbę i jeszcze 2 za każdą taktykę koloru. Dla samej tej karty to Siła 5 lub Rozbicie 3, rozsądny krok powyżej kart II poziomu (Rozbicie 2).
rule-CRU-RUL-41 = Ile jest oddziałów. Znacznik świętości to jeden z 16 drewnianych elementów, więc każde państwo ma 15 oddziałów.
rule-CRU-RUL-42 = Faza handlu. Lista symboli raz nazywa fazę odnawiania towarów fazą handlu: to faza dochodu.
rule-CRU-RUL-43 = Tabela najazdu z przykładu. Tabela mówi: 2 oddziały oprócz ostatniego, w przeciwnym razie utracony symbol za każdy nieodrzucony oddział. Gra się to jako 1 monetę za każdy brakujący oddział.
rule-CRU-RUL-44 = Po bitwie nie ma dokąd się wycofać. Zdanie instrukcji jest ucięte. Oddziały wracają do zasobów, jak wszędzie indziej.
rule-CRU-RUL-45 = Pola toru Saracenów. Jest ich 5 (8 żetonów, z czego 3 usunięte), tyle co rund od 2 do 6.
rule-CRU-RUL-46 = Kilka reskryptów naraz. Reskrypty zdobyte jednym ruchem dobiera się razem, potem działa limit.
rule-CRU-RUL-47 = Bonusy poza własną turą. Świętość, reskrypty i akcje biskupów zdobyte poza własną turą (wydarzenia, szpiedzy, koniec bitwy) wykonuje się od razu.
rule-CRU-RUL-48 = Wyprawa do własnego miasta. Można: instrukcja wymaga tylko, żeby cel sąsiadował z twoim miastem, i mówi o przemieszczaniu oddziałów między sąsiednimi miastami.
rule-CRU-RUL-49 = Saraceni nie budują. Saraceni nigdy nie kontratakują ani nie rozbudowują; poziom miasta Saracenów zmieniają tylko Burzenie, Umocnienie i zniszczenia.
rule-CRU-RUL-50 = Taktyki są ukryte. Między bitwami taktyki leżą zakryte obok planszy, więc uznaje się je za ukryte, choć karty wzięte z rynku widzieli wszyscy.
rule-CRU-RUL-51 = Hegemonia liczy miasta dowolnego poziomu. Symbol po słowach „4 miasta” jest utracony. Odczytano go jako zwykły symbol miasta: następny wiersz ma tę samą postać dla 5 świętych ziem, uwaga pod nim mówi o utracie kontroli nad czwartym miastem lub piątą świętą ziemią, kontrolę dają oddziały w mieście, a o utracie poziomu, którą powoduje każda bitwa, nie ma mowy. Cztery miasta na poziomie 3 wymagałyby siedmiu lub ośmiu rozbudów (po jednej w rozkazie Budowy; zdobyte miasto zaczyna od poziomu 1, Homs od 2) oprócz trzech podbojów, więcej, niż mieści sześć rund.
rule-CRU-RUL-52 = Przeskakiwanie automy. Instrukcja daje bonus pola przeskoczonego z powodu znacznika rywala; znacznik automy zastępuje nieobecnego rywala i traktuje się go tak samo.
rule-CRU-RUL-53 = Bulla ma dwa cele, a liczy się jeden. Instrukcja mówi o dwóch warunkach, do których warto dążyć, o późniejszym skupieniu się na jednym z celów i o wpływie zależnym od stopnia spełnienia warunku. Bulla ma więc dwa różne cele z progami, a punktuje jeden z nich.
rule-CRU-RUL-54 = Dodatkowe towary. Instrukcja opisuje dodatkowy towar tylko przy rozbudowie i zniszczeniach; inne zmiany poziomu podlegają tej samej zasadzie, aby twoje towary były zawsze dokładnie tymi, które wytwarzają twoje miasta (CRU-PAY-02).
rule-CRU-RUL-55 = Za Bazar nie płaci się monetami. Przy każdym rozkazie instrukcja mówi, że monety mogą zastąpić towary. O Bazarze tego nie mówi, a inaczej 1 moneta za darmo zamieniałaby się w 2.
rule-CRU-RUL-56 = Wolne miejsce namiestnika. W instrukcji każde kontrolowane miasto ma namiestnika. Efekty kart mogą go tu usunąć, więc wolne miejsce musi dać się zapełnić.
rule-CRU-RUL-57 = Rozkaz bez działania. Żeton aktywuje się, nawet jeśli właściciel nic nie może lub nie chce zrobić; to pełne rozpatrzenie. Warunki takie jak rozbudowane miasto, wygrana bitwa czy 4 zwerbowane oddziały nie są wtedy spełnione.
rule-CRU-RUL-58 = Kiedy można użyć Bazaru. Możesz go użyć w dowolnej chwili swojej tury: bitwa twojej Wyprawy jest jej częścią, podobnie jak chwila po pokazaniu karty z wierzchu talii. Wymieniono te chwile, w których może to coś zmienić. Zapłacić za niego można reskryptem, bo reskrypty zużywa się jako towary we własnej turze, a Bazar jest tam wymieniony.
rule-CRU-RUL-59 = Każda odkryta karta raz. Straty bierze się z kart wyłożonych odkrytych, a z trzech lub więcej strat wykonuje się tylko dwie: dwie odkryte karty, każda najwyżej raz.
rule-CRU-RUL-60 = Kiedy odrzuca się nadmiar taktyk. Instrukcja dodaje nowe karty efektu do ręki, potem odrzuca nadmiar; w jej przykładzie poznaje się dwie taktyki, a potem odrzuca dwie.
rule-CRU-RUL-61 = Co wiadomo o pokazanych biskupach. Pokazanych biskupów odkłada się zakrytych i nic nie pozwala właścicielowi pomieszać żetonów; żetony poruszają się jawnie, więc to, co zobaczono, można zapamiętać. W zasobach żetony się miesza.
rule-CRU-RUL-62 = Obowiązek i prawo kupna. Obowiązek kupienia pokazanej karty ogranicza CRU-RUL-06: jawny Bazar się liczy, ukryte reskrypty nie. Prawa do zapłaty reskryptem we własnej turze nic nie ogranicza.
