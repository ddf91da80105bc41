# Medieval Mastery: zasady, decyzje, zakres wiedzy, przykłady i rozstrzygnięcia według numerów rejestru.

## Przygotowanie

rule-MM-SET-01 = W partii bierze udział od 2 do 6 graczy; miejsca następują po sobie zgodnie z ruchem wskazówek zegara w stałej kolejności 0 … n−1.
rule-MM-SET-02 = Każdy gracz bierze jeden z sześciu zamków (żaden zamek się nie powtarza), 10 kości w jego kolorze i jedną talię 18 kart. Zamki, kolory i talie niczym się w grze nie różnią. Jak rozdaje je silnik: MM-OPT-03.
rule-MM-SET-03 = Planszę buduje się według układu dla n graczy z listy layouts. Układ określa dla każdego heksu, czy leży na nim zamek, jezioro, czy terytorium o wartości 1, 2 lub 3.
rule-MM-SET-04 = Wszystkie 30 terytoriów dzieli się według wartości na trzy stosy; każdy tasuje się osobno (pierwszy element potasowanej listy leży na wierzchu). Heksy terytoriów zapełnia się w kolejności, w jakiej wymienia je układ (od środka na zewnątrz): na każdym kładzie się odkryty wierzchni kafelek ze stosu odpowiedniej wartości; na heksach jezior kładzie się kafelki jezior. Pozostałe kafelki odkłada się do pudełka bez oglądania.
rule-MM-SET-05 = Do miejsca i należy heks zamku castles[i] z układu; układ wymienia heksy zamków zgodnie z ruchem wskazówek zegara.
rule-MM-SET-06 = Korony, jabłka i berła tasuje się osobno; każdy gracz dostaje losowo po jednym artefakcie każdego typu i kładzie je przed sobą odkryte (nienaruszone). Nierozdane artefakty odkłada się do pudełka bez oglądania.
rule-MM-SET-07 = Każdy gracz tasuje swoją talię; stos kart odrzuconych jest na początku pusty; wszystkie 10 kości leży w rezerwie.
rule-MM-SET-08 = Każdy gracz zaczyna z 6 rycerzami. Jeśli obok jego zamku leży h kafelków Ziem ojczystych (h = 0, 1, 2), tych 6 rycerzy dzieli się po równo między zamek i te kafelki: 6 / 3+3 / 2+2+2. Takie Ziemie ojczyste gracz kontroluje od początku; nie liczy się to jako zdobycie i niczego nie wywołuje.
rule-MM-SET-09 = Obok zamku mogą leżeć najwyżej dwa kafelki Ziem ojczystych. W układach każdy zamek styka się dokładnie z dwoma heksami o wartości 1, a Ziemie ojczyste mają zawsze wartość 1, więc limit jest zawsze zachowany; układ, w którym mógłby zostać przekroczony, jest niedozwolony.
rule-MM-SET-10 = Na początku kafelek Ziem ojczystych należy tylko do tego zamku, z którym się styka. W układach każdy heks o wartości 1 styka się dokładnie z jednym zamkiem. Ziemie ojczyste, które nie stykają się z żadnym zamkiem, są na początku puste.
rule-MM-SET-11 = Każdy gracz dobiera pięć kart, a potem, jeśli jest wśród nich „Autorytet”, rozpatruje go (MM-DRAW-04).
rule-MM-SET-12 = Pierwszego gracza losuje się z równym prawdopodobieństwem po dobraniu kart początkowych. Gra toczy się zgodnie z ruchem wskazówek zegara.
rule-MM-SET-13 = Kolejność przygotowania dla generatora losowego: stosy o wartości 3, 2, 1; korony, jabłka, berła; talie w kolejności miejsc; dobieranie w kolejności miejsc; pierwszy gracz.
rule-MM-SET-14 = „Autorytet” rozpatrzony podczas przygotowania trafia na stos kart odrzuconych właściciela bez znacznika porządku (MM-CRN-16), więc na początku każdej partii stosy kart odrzuconych są puste albo zawierają tylko „Autorytet”.

## Dobieranie, odrzucanie, talie

rule-MM-DRAW-01 = Karty dobiera się pojedynczo z wierzchu własnej talii na rękę, nie pokazując ich innym.
rule-MM-DRAW-02 = Gdy trzeba dobrać kartę, a talia jest pusta, tasuje się cały stos kart odrzuconych, tworząc nową talię, i dobiera dalej. Stosu nie wtasowuje się do talii wcześniej, niż jest to potrzebne, z wyjątkiem MM-CRN-12 i MM-CRN-21.
rule-MM-DRAW-03 = Jeśli i talia, i stos kart odrzuconych są puste, dobieranie kończy się bez żadnej kary.
rule-MM-DRAW-04 = Po zakończeniu każdego dobierania (początkowa ręka, krok 2 bitwy, Jabłko chciwości, Jabłko odrodzenia) gracz, który ma na ręce „Autorytet”, musi go od razu odkryć, dobrać jeszcze dwie karty i dopiero wtedy położyć „Autorytet” na swoim stosie kart odrzuconych. „Autorytet” nigdy więc nie zostaje na ręce.
rule-MM-DRAW-05 = Dopóki dobieranie trwa, „Autorytet” liczy się jako jedna z kart na ręce. Dobieranie do pięciu, w którym trafił się „Autorytet”, kończy się więc sześcioma kartami na ręce, a dobieranie do sześciu – siedmioma.
rule-MM-DRAW-06 = „Dobierz do k” nic nie daje, gdy na ręce jest już k lub więcej kart. Nie ma górnego limitu kart na ręce ani odrzucania nadmiaru.
rule-MM-DRAW-07 = Ani na początku, ani na końcu tury nie dobiera się kart. Rękę uzupełnia się tylko w przypadkach wymienionych w MM-DRAW-04.
rule-MM-DRAW-08 = Odrzuconą lub zagraną kartę kładzie się odkrytą na wierzchu stosu kart odrzuconych jej właściciela.
rule-MM-DRAW-09 = Karty konfliktu i wsparcia zagrane w bitwie leżą przed graczem do końca bitwy i do tego czasu nie należą do stosu kart odrzuconych; tasowanie w trakcie bitwy ich nie obejmuje.
rule-MM-DRAW-10 = Karta zasobów trafia na stos kart odrzuconych dopiero po całkowitym wykonaniu jej działania.
rule-MM-DRAW-11 = Łańcuchy: jeśli wśród dwóch kart dobranych dzięki „Autorytetowi” znajdzie się kolejny „Autorytet” (możliwe tylko przy zmienionym zestawie kart, w talii jest jeden egzemplarz), rozpatruje się go zaraz potem w ten sam sposób, i tak dalej, aż na ręce nie będzie żadnego. Rozpatrywany „Autorytet” nie jest już na ręce i nie jest jeszcze na stosie kart odrzuconych, więc nie można go dobrać jego własnym działaniem.
rule-MM-DRAW-12 = Tasowanie obejmuje dokładnie te karty, które w tej chwili leżą na stosie kart odrzuconych. Nie obejmuje kart na ręce, kart w grze ani karty zasobów, której działanie nie jest zakończone. Wszystkie znaczniki porządku tasowanych kart przepadają (MM-CRN-16).
rule-MM-DRAW-13 = Zdarzenia jawne: liczba dobranych kart, każde tasowanie z liczbą kart oraz „Autorytet” w chwili odkrycia.

## Rycerze i kości

rule-MM-KNI-01 = Liczba rycerzy gracza na kafelku jest całkowita, ≥ 0. Na stole pokazują ją kości; silnik przechowuje liczbę i wylicza kości na każdym kafelku jako ⌈rycerze / 6⌉.
rule-MM-KNI-02 = Na planszy nie może być w sumie więcej niż 10 kości jednego gracza.
rule-MM-KNI-03 = Gdy rycerze wchodzą do zamku z rezerwy (krok 1 tury, „Wezwanie do broni”, zysk z kafelka lub artefaktu), wystawia się ich tylu, na ilu pozwala limit kości (największe m ≤ n, przy którym zachowane jest MM-KNI-02); reszta przepada bez rekompensaty. Karty lub zdolności można użyć także wtedy, gdy nie da się wystawić ani jednego rycerza.
rule-MM-KNI-04 = Natarcie lub przesunięcie, które wymagałoby jedenastej kości, jest niedozwolone.
rule-MM-KNI-05 = Pojemność: jeden gracz może mieć na terytorium najwyżej tylu rycerzy, ile wynosi jego pojemność – 6, o ile kafelek nie mówi inaczej (Jaskinia 3, Pole bitwy 5). W bitwie limit dotyczy każdej strony osobno.
rule-MM-KNI-06 = W zamku może stać dowolna liczba rycerzy; zamek może też być pusty.
rule-MM-KNI-07 = Rycerze straceni na kafelku schodzą z planszy do rezerwy właściciela; gracz nigdy nie traci na kafelku więcej rycerzy, niż tam stoi.
rule-MM-KNI-08 = Odwrót: wszyscy ocalali rycerze gracza na terytorium konfliktu przechodzą do jego zamku. Limit kości nigdy nie przeszkadza w odwrocie, ponieważ ⌈(c + r)/6⌉ ≤ ⌈c/6⌉ + ⌈r/6⌉.
rule-MM-KNI-09 = Rycerze stoją tylko w zamku właściciela i na terytoriach; nigdy na jeziorach i nigdy w cudzym zamku (z wyjątkiem oblężenia w wariancie „Oblężenie zamku”).

## Sąsiedztwo, jeziora, zaopatrzenie

rule-MM-SUP-01 = Dwa kafelki sąsiadują ze sobą, gdy mają wspólną krawędź (odległość osiowa 1).
rule-MM-SUP-02 = Jezior nie można zdobyć; na potrzeby zaopatrzenia uznaje się, że kontrolują je wszyscy gracze jednocześnie.
rule-MM-SUP-03 = Sieć zaopatrzenia gracza tworzą jego zamek, wszystkie jeziora i wszystkie kontrolowane przez niego terytoria, połączone sąsiedztwem. Terytorium gracza jest zaopatrzone, gdy w tej sieci łączy się z jego zamkiem.
rule-MM-SUP-04 = Skutki: kontrolowane terytorium sąsiadujące z zamkiem gracza jest zawsze zaopatrzone; jezioro łączy wszystkie kontrolowane terytoria wokół siebie.
rule-MM-SUP-05 = Terytorium, o które toczy się bitwa, nie jest kontrolowane przez nikogo i do końca bitwy nie należy do niczyjej sieci zaopatrzenia.
rule-MM-SUP-06 = Niezaopatrzone terytorium nie bierze udziału w przegrupowaniu: żaden rycerz nie może go opuścić ani na nie wejść.
rule-MM-SUP-07 = Niezaopatrzone terytorium nadal daje PZ i normalnie się broni.
rule-MM-SUP-08 = Niezaopatrzone terytorium nie otwiera drogi do natarcia: zob. MM-ADV-03.
rule-MM-SUP-09 = Zaopatrzenie przelicza się za każdym razem, gdy zmienia się kontrola nad terytorium. Utrata zaopatrzenia nie ma w grze podstawowej innych skutków.

## Przebieg tury

rule-MM-TURN-01 = Tura przebiega tak: (1) wystawienie rycerzy; (2) okno akcji; (3) manewr lub manewry, po każdym okno akcji; (4) odnowienie artefaktów; następny gracz. Łączy to dziewięć kroków drukowanej instrukcji: jej kroki 2–3 i 7–8 to okna akcji, 4–6 to manewr, 9 to odnowienie.
rule-MM-TURN-02 = Wystawienie rycerzy: aktywny gracz dodaje trzech rycerzy do swojego zamku (z uwzględnieniem MM-KNI-03). Obowiązkowo, bez wyboru.
rule-MM-TURN-03 = Na początku tury gracz ma jeden manewr i może raz użyć korony.
rule-MM-TURN-04 = W oknie akcji aktywny gracz może w dowolnej kolejności i tyle razy, ile to możliwe: zagrać „Wezwanie do broni”; zagrać „Taktyczne natarcie”; zagrać „Strzaskanie”; użyć korony; rozpocząć manewr, jeśli pozostał choć jeden; zakończyć turę.
rule-MM-TURN-05 = Rozpoczęty manewr jest zużyty, nawet jeśli nic nie zostanie przesunięte. Jego części następują w stałej kolejności: przegrupowanie (nieobowiązkowe), potem natarcie (nieobowiązkowe), potem bitwa, jeśli natarcie do niej prowadzi.
rule-MM-TURN-06 = Po manewrze aktywny gracz wraca do okna akcji.
rule-MM-TURN-07 = Kończąc turę, gracz traci niewykorzystane manewry. Nikt nie musi przegrupowywać rycerzy, nacierać, zagrywać karty ani używać korony.
rule-MM-TURN-08 = Na końcu tury odnawia się artefakty (MM-ART-05); potem swoją turę rozgrywa gracz po lewej.
rule-MM-TURN-09 = W trakcie manewru nie wolno zagrywać kart zasobów ani używać korony, z wyjątkiem „Strzaskania” w dwóch oknach bitwy (MM-BAT-31, MM-BAT-71) i „Autorytetu” zgodnie z MM-DRAW-04.

## Karty zasobów

rule-MM-RES-01 = Zagrywając kartę zasobów, gracz pokazuje ją wszystkim, wykonuje jej działanie i kładzie ją na swoim stosie kart odrzuconych.
rule-MM-RES-02 = „Wezwanie do broni”: tylko w oknie akcji własnej tury; dodaj dwóch rycerzy do swojego zamku (z uwzględnieniem MM-KNI-03).
rule-MM-RES-03 = „Taktyczne natarcie”: tylko w oknie akcji własnej tury; liczba pozostałych manewrów rośnie o jeden. Kartę można zagrać przed zwykłym manewrem lub po nim, także gdy nie ma już żadnego manewru. Dodatkowy manewr obejmuje też własne przegrupowanie.
rule-MM-RES-04 = „Autorytet”: zob. MM-DRAW-04. Nigdy nie zagrywa się go w oknie akcji.
rule-MM-RES-05 = „Strzaskanie” we własnej turze: w oknie akcji wybierz jeden nienaruszony artefakt dowolnego innego gracza; zostaje zniszczony (MM-ART-02).
rule-MM-RES-06 = „Strzaskanie” jako reakcja: w oknie reakcji (korona, berła, jabłka; MM-RSP) gracz może zniszczyć jeden nienaruszony artefakt innego gracza, który ma właśnie zadziałać; tym razem nie ma on żadnego skutku.
rule-MM-RES-07 = „Strzaskania” nie można skierować na własny artefakt. Można je skierować na artefakt każdego innego gracza, także sojusznika.
rule-MM-RES-08 = Poza swoją turą „Strzaskanie” można zagrać tylko w oknie reakcji. Atakujący nie może zagrać go w żadnej innej chwili bitwy.
rule-MM-RES-09 = Na „Strzaskanie” nie można odpowiedzieć żadną kartą ani artefaktem.

## Artefakty

rule-MM-ART-01 = Każdy gracz ma przez całą partię jedną koronę, jedno jabłko i jedno berło; artefakty nigdy nie zmieniają właściciela.
rule-MM-ART-02 = Zniszczony artefakt zakrywa się. Nie działa, nie można go użyć ani ponownie wybrać do zniszczenia.
rule-MM-ART-03 = Berła i jabłka nie zależą od woli właściciela: gdy warunek jest spełniony, a artefakt nienaruszony, działają, chyba że samo działanie mówi „możesz” (Berło strachu, Berło wigoru, Jabłko przygotowania, Jabłko oczyszczenia).
rule-MM-ART-04 = Użycie korony jest nieobowiązkowe.
rule-MM-ART-05 = Odnowienie: na końcu tury gracza odkrywa się każdy jego zniszczony artefakt, który był zniszczony już w chwili rozpoczęcia tej tury. Artefakt zniszczony podczas własnej tury właściciela pozostaje zakryty do końca jego następnej tury.
rule-MM-ART-06 = Odnowienie jest ostatnią czynnością tury; odnowionej wtedy korony nie można użyć w tej turze.
rule-MM-ART-07 = Sprawdzenie MM-ART-05 w silniku: każdy zniszczony artefakt pamięta numer tury (liczony przez tury wszystkich graczy), w której został zniszczony; na końcu tury właściciela o numerze t odnawia się go, gdy ten numer jest mniejszy niż t.

## Korony

rule-MM-CRN-01 = W oknie akcji aktywny gracz może ogłosić użycie swojej nienaruszonej korony, jeśli w tej turze jeszcze jej nie ogłosił. Ogłaszając, wskazuje gracza docelowego, jeśli korona daje wybór gracza (Korona zepsucia, Korona dobrobytu: dowolny gracz, także on sam).
rule-MM-CRN-02 = Koronę można ogłosić tylko wtedy, gdy jej działanie ma w tej chwili co najmniej jeden dozwolony wynik: Korona zepsucia wymaga gracza z nienaruszonym artefaktem innym niż ogłoszona korona; Korona porządku wymaga odpowiedniej karty; Korona dobrobytu wymaga gracza docelowego z co najmniej jedną kartą w talii lub na stosie kart odrzuconych; Korona przenikliwości wymaga co najmniej jednej karty w talii lub na stosie kart odrzuconych; Korona gniewu wymaga karty na ręce; Koronę witalności można ogłosić zawsze.
rule-MM-CRN-03 = Okno reakcji (MM-RSP) dotyczy tylko ogłoszonej korony i biegnie zgodnie z ruchem wskazówek zegara od gracza następnego po jej właścicielu: każdy inny gracz może zagrać na tę koronę „Strzaskanie” albo spasować. Pierwsze „Strzaskanie” zamyka okno: korona zostaje zniszczona, jej działanie nie następuje, a ona sama liczy się jako użyta w tej turze.
rule-MM-CRN-04 = Jeśli nikt nie odpowie, działanie wykonuje się od razu; wszystkich wyborów w jego ramach właściciel dokonuje teraz.
rule-MM-CRN-10 = Korona zepsucia: wybierz jeden nienaruszony artefakt gracza docelowego; zostaje zniszczony. Samej ogłoszonej korony wybrać nie można.
rule-MM-CRN-11 = Korona przenikliwości: jej właściciel ogląda cztery wierzchnie karty swojej talii i odkłada je na wierzch w dowolnej kolejności.
rule-MM-CRN-12 = Korona przenikliwości przy mniej niż czterech kartach w talii: najpierw tasuje się własny stos kart odrzuconych i kładzie go zakryty pod pozostałą talię. Jeśli kart nadal jest mniej niż cztery, ogląda się wszystkie.
rule-MM-CRN-13 = Korona porządku: wybierz ze swojego stosu kart odrzuconych jedną kartę zagraną przez ciebie w twojej własnej poprzedniej turze; włóż ją do talii i potasuj talię.
rule-MM-CRN-14 = Dla Korony porządku „zagrane” są karty zasobów, konfliktu i wsparcia, które właściciel korony zagrał w tamtej turze (także „Autorytet”). Karty jedynie odrzucone się nie kwalifikują, podobnie jak karty zagrane w turach innych graczy. Karta, którą od tego czasu wtasowano do talii, też się już nie kwalifikuje.
rule-MM-CRN-15 = W pierwszej turze gracza nie ma odpowiedniej karty dla Korony porządku.
rule-MM-CRN-16 = Znacznik porządku to numer własnej tury gracza, w której karta została zagrana; karty zagrane w turach innych graczy lub podczas przygotowania oraz karty jedynie odrzucone nie mają znacznika. Znacznik jest jawny, nadaje się go w chwili zagrania karty, zachowuje się na stosie kart odrzuconych i przepada, gdy karta trafia do talii. We własnej turze k właściciela korony kwalifikuje się karta ze znacznikiem k − 1.
rule-MM-CRN-17 = Jeśli na stosie jest kilka egzemplarzy wybranego rodzaju, do talii trafia najwyższy z kwalifikujących się. Potem tasuje się całą talię; wszystko, co ktokolwiek wiedział o jej kolejności, traci ważność.
rule-MM-CRN-20 = Korona dobrobytu: tylko jej właściciel ogląda wierzchnią kartę talii gracza docelowego, po czym zostawia ją na wierzchu albo kładzie odkrytą na stosie kart odrzuconych tego gracza.
rule-MM-CRN-21 = Korona dobrobytu przy pustej talii: najpierw stos kart odrzuconych gracza docelowego tasuje się na nową talię.
rule-MM-CRN-22 = „Autorytet” odrzucony przez Koronę dobrobytu nie działa.
rule-MM-CRN-23 = Korona witalności: jej właściciel przeprowadza jedno dodatkowe przegrupowanie według zasad MM-RED. Nie zużywa ono manewru i nie obejmuje natarcia.
rule-MM-CRN-24 = Korona gniewu: jej właściciel może odrzucić jedną wybraną kartę ze swojej ręki (zrezygnować może także po oknie reakcji).
rule-MM-CRN-25 = Okno reakcji nigdy nie zmienia tego, czy ogłoszone działanie jest możliwe: poza samą koroną nic na stole nie może się w nim zmienić. Działanie ogłoszonej i niezniszczonej korony zawsze więc można wykonać.

## Przegrupowanie

rule-MM-RED-01 = Każdy manewr zawiera jedno przegrupowanie, które poprzedza natarcie; Korona witalności daje osobne przegrupowanie.
rule-MM-RED-02 = Gracz przenosi dowolną liczbę swoich rycerzy między swoim zamkiem a swoimi zaopatrzonymi terytoriami. Odległość i droga nie mają znaczenia: wszystkie te kafelki swobodnie wymieniają się rycerzami.
rule-MM-RED-03 = Łączna liczba rycerzy się nie zmienia.
rule-MM-RED-04 = Po przegrupowaniu na każdym z tych terytoriów musi stać co najmniej jeden rycerz i nie więcej, niż wynosi jego pojemność; w zamku może stać dowolna liczba rycerzy, także zero.
rule-MM-RED-05 = Przegrupowaniem nie można zyskać ani oddać terytorium.
rule-MM-RED-06 = Przebieg: ciąg przesunięć (skąd, dokąd, ilu ≥ 1), z których każde samo w sobie zachowuje MM-RED-04 i MM-KNI-02; kończy go odpowiedź „gotowe”.
rule-MM-RED-07 = W jednym przegrupowaniu kafelek, który oddał rycerzy, nie może ich przyjmować, a ten, który przyjął, nie może oddawać. Ciąg jest skończony i przy pojemności do 6 można tak osiągnąć każdy dozwolony rozkład końcowy: tylko zamek może wtedy potrzebować więcej niż jednej kości, a oddając, nigdy nie potrzebuje ich więcej niż przedtem, przyjmując zaś – nigdy więcej niż na końcu.
rule-MM-RED-08 = Interfejs może przyjąć rozkład końcowy w jednym komunikacie; jest on dozwolony dokładnie wtedy, gdy spełnia zasady od MM-RED-02 do -04 oraz MM-KNI-02, i zapisuje się go jako przesunięcia w jeden ustalony sposób: kafelki w kolejności „zamek, potem kolejność zapełniania układu”; pierwszy kafelek, który ma oddać, oddaje pierwszemu, który ma jeszcze otrzymać, tylu rycerzy, ilu potrzeba obu, i tak dalej.
rule-MM-RED-09 = Zaopatrzenie ustala się na początku przegrupowania i nie może się ono w jego trakcie zmienić.

## Natarcie

rule-MM-ADV-01 = Manewr pozwala na najwyżej jedno natarcie, po przegrupowaniu. Jest ono nieobowiązkowe.
rule-MM-ADV-02 = Natarcie przenosi co najmniej jednego rycerza z własnego zamku, i tylko stamtąd, na jedno terytorium, którego gracz nie kontroluje.
rule-MM-ADV-03 = Terytorium T jest dozwolonym celem, jeśli byłoby zaopatrzone, gdyby gracz je kontrolował: T sąsiaduje z zamkiem gracza, z jego zaopatrzonym terytorium albo z jeziorem, z którym styka się takie terytorium.
rule-MM-ADV-04 = Jeziora, zamki (poza wariantem „Oblężenie zamku”) i terytoria sojuszników („Lojalność”) nigdy nie są celem.
rule-MM-ADV-05 = Liczba nacierających rycerzy k może być dowolna od 1 do min(rycerze w zamku, pojemność T), o ile wystarcza kości (MM-KNI-04). Przy małej liczbie kości dozwolone liczby nie muszą zaczynać się od 1 (MM-EX-41). Terytorium, dla którego żadna liczba nie jest dozwolona, nie jest celem. Zamek można opróżnić.
rule-MM-ADV-06 = Jeśli na T nie stoi żaden rycerz, gracz od razu zdobywa T (MM-CON-01).
rule-MM-ADV-07 = Jeśli T kontroluje inny gracz, od razu rozpoczyna się bitwa między nim (obrońcą) a aktywnym graczem (atakującym). Żadna ze stron nie może z niej zrezygnować.
rule-MM-ADV-08 = Niczyja zgoda ani pomoc nie jest potrzebna; w bitwie jest dokładnie dwóch przeciwników.

## Zdobycie

rule-MM-CON-01 = Gracz zdobywa terytorium, nacierając na nie, gdy jest puste, albo wygrywając o nie bitwę jako atakujący.
rule-MM-CON-02 = Przy zdobyciu wobec zdobywcy stosuje się wszystkie działania kafelka z warunkiem on_conquest w kolejności podanej w danych gry; są obowiązkowe, z wyjątkiem nieobowiązkowego odrzucenia karty.
rule-MM-CON-03 = Wioska, Opactwo, Miasto: jeden rycerz do własnego zamku.
rule-MM-CON-04 = Ruiny, Opactwo, Twierdza: zdobywca może odrzucić jedną wybraną kartę.
rule-MM-CON-05 = Mokradła: zdobywca traci jednego ze stojących tam rycerzy; jeśli był jedyny, terytorium pozostaje puste i niczyje.
rule-MM-CON-06 = Skuteczna obrona terytorium nie liczy się jako zdobycie i niczego nie wywołuje.
rule-MM-CON-07 = Zdobycie jest zakończone, gdy wykonano jego działania; potem przelicza się zaopatrzenie, stosuje „Bezwzględność”, jeśli jest w grze, i sprawdza zwycięstwo (MM-END-02). Po bitwie robi się to raz, zgodnie z MM-BAT-92, gdy karty bitwy są już odrzucone.
rule-MM-CON-08 = O nieobowiązkowe odrzucenie (MM-DEC-90) się nie pyta, jeśli po wykonaniu wszystkich pozostałych działań kafelka zdobywca spełnia już warunek zwycięstwa; zamiast tego partia się kończy.
rule-MM-CON-09 = W działaniach on_conquest miejsce conflict_tile oznacza właśnie zdobyty kafelek, bez względu na to, czy stoczono o niego bitwę.

## Bitwa

rule-MM-BAT-01 = PW przeciwnika = rycerze na terytorium konfliktu (po kroku 1) + premia kafelka + premia berła + karta konfliktu + karty wsparcia.
rule-MM-BAT-02 = Dziewięć kroków wykonuje się ściśle po kolei. Gdy w tym samym kroku działają obaj przeciwnicy i nie powiedziano inaczej, pierwszy działa atakujący.
rule-MM-BAT-03 = Od kroku 3 „rycerze na terytorium” w MM-BAT-01 to liczba ustalona przez Berło strachu lub Berło wigoru, jeśli któreś z nich zastosowano. Do rzutów, strat i odwrotów zawsze bierze się prawdziwych rycerzy.
rule-MM-BAT-10 = Łąki: atakujący +1 PW. Fort, Miasto, Twierdza: obrońca +1 PW.
rule-MM-BAT-11 = Arena: atakujący i obrońca rzucają po jednej kości; kto wyrzuci mniej, traci tam jednego rycerza; przy równych rzutach obaj tracą po jednym.
rule-MM-BAT-12 = Jeśli po rzucie na Arenie żadna strona nie ma tam rycerzy, bitwa się kończy, a terytorium jest niczyje.
rule-MM-BAT-13 = Jeśli po rzucie na Arenie dokładnie jednej stronie nie został żaden rycerz, bitwa od razu się kończy: ocalały atakujący zdobywa terytorium (MM-CON), ocalały obrońca je zachowuje. Kroki 2–8 pomija się, więc nie dobiera się kart, a berła i jabłka nie działają.
rule-MM-BAT-20 = Atakujący, a po nim obrońca dobierają karty do pięciu na ręce (od MM-DRAW-02 do -06); każdy rozpatruje „Autorytet” zaraz po swoim dobieraniu.
rule-MM-BAT-30 = Działają: berło atakującego, jeśli jest nienaruszone i należy do bereł ataku (strachu, wpływu, wściekłości); berło obrońcy, jeśli jest nienaruszone i należy do bereł obrony (oporu, lojalności, wigoru).
rule-MM-BAT-31 = Jeśli ma zadziałać co najmniej jedno berło, otwiera się okno reakcji (MM-RSP): zgodnie z ruchem wskazówek zegara od atakującego każdy gracz w partii, walczący czy nie, ma jedną okazję, by zagrać „Strzaskanie” na jedno takie berło innego gracza. Berło bierze się pod uwagę, nawet jeśli nic nie da (Berło strachu przy równej liczbie rycerzy, Berło wpływu przeciw pustej ręce).
rule-MM-BAT-32 = Okno zamyka się, gdy każdy gracz miał swoją jedną okazję albo gdy nie zostało żadne takie berło.
rule-MM-BAT-33 = Potem działają berła, które pozostały nienaruszone, najpierw berło atakującego. Berło wściekłości / Berło lojalności: właściciel otrzymuje +1 PW. Berło wpływu / Berło oporu: przeciwnik właściciela odrzuca z ręki jedną losową kartę (nic, jeśli ręka jest pusta). Berło strachu / Berło wigoru: właściciel może wyrównać siły: w tej bitwie obu stronom liczy się większa z dwóch liczb rycerzy na terytorium. Na planszę nie dodaje się rycerzy, a straty i odwrót liczy się później według prawdziwych rycerzy.
rule-MM-BAT-40 = Obaj przeciwnicy jednocześnie i potajemnie wybierają z ręki po jednej karcie konfliktu i razem je odkrywają.
rule-MM-BAT-41 = Gracz, który ma co najmniej jedną kartę konfliktu, musi jedną zagrać. Kto nie ma żadnej, ma wartość konfliktu 0 i bitwa trwa dalej.
rule-MM-BAT-42 = Karta z liczbą dodaje swoją wartość. „Zasadzka” dodaje wynik rzutu jedną kością, wykonanego po odkryciu obu kart; jeśli obaj zagrali „Zasadzkę”, pierwszy rzuca atakujący.
rule-MM-BAT-50 = W Górach ten krok się pomija.
rule-MM-BAT-51 = Zaczyna przeciwnik, który ma mniej PW; przy równych PW zaczyna atakujący.
rule-MM-BAT-52 = Przeciwnicy działają na przemian. W swojej kolejce gracz może zagrać jedną lub więcej kart wsparcia, jedną po drugiej, albo spasować.
rule-MM-BAT-53 = Krok kończy się, gdy obaj przeciwnicy spasowali bezpośrednio jeden po drugim. Pas nie odbiera możliwości zagrywania kart, jeśli druga strona coś po nim zagra.
rule-MM-BAT-54 = Gracz bez kart wsparcia może tylko spasować. Jego pas musi wyglądać jak każdy inny (MM-RSP-08).
rule-MM-BAT-55 = Każda karta wsparcia dodaje swoją wartość do PW strony, która ją zagrała.
rule-MM-BAT-60 = Wygrywa strona z większą sumą PW; różnica to liczba, o którą jest ona większa.
rule-MM-BAT-61 = Przy równych sumach wygrywa obrońca z różnicą 1.
rule-MM-BAT-70 = Działają: jabłko zwycięzcy, jeśli jest nienaruszone i należy do jabłek zwycięzcy (okrucieństwa, chciwości, przygotowania); jabłko przegranego, jeśli jest nienaruszone i należy do jabłek przegranego (oczyszczenia, oddania, odrodzenia).
rule-MM-BAT-71 = Jeśli ma zadziałać co najmniej jedno jabłko, dla tych jabłek otwiera się okno reakcji jak w MM-BAT-31 i -32, znów zgodnie z ruchem wskazówek zegara od atakującego i znów bez względu na to, czy jabłko coś da.
rule-MM-BAT-72 = Potem działają jabłka, które pozostały nienaruszone, najpierw jabłko atakującego. Jabłko okrucieństwa: przegrany traci jednego rycerza na terytorium konfliktu, oprócz strat z kroku 8. Jabłko chciwości / Jabłko odrodzenia: właściciel dobiera karty do sześciu na ręce. Jabłko przygotowania / Jabłko oczyszczenia: właściciel może odrzucić z ręki jedną wybraną kartę. Jabłko oddania: właściciel dodaje jednego rycerza do swojego zamku.
rule-MM-BAT-73 = Krok 7 nigdy nie zmienia zwycięzcy ani różnicy.
rule-MM-BAT-80 = Przegrany traci na terytorium konfliktu tylu rycerzy, ile wynosi różnica, najwyżej tylu, ilu tam stoi; rycerzy w innych miejscach nigdy się nie traci.
rule-MM-BAT-81 = Pozostali tam rycerze przegranego wycofują się do jego zamku.
rule-MM-BAT-82 = Zwycięzca nie traci w tym kroku rycerzy.
rule-MM-BAT-90 = Jeśli wygrał atakujący, zdobywa terytorium i stosuje się MM-CON-02. Jeśli wygrał obrońca, zachowuje je i niczego to nie wywołuje.
rule-MM-BAT-91 = Potem wszystkie karty konfliktu i wsparcia z tej bitwy trafiają na stosy kart odrzuconych swoich właścicieli (najpierw karty atakującego, w kolejności zagrania).
rule-MM-BAT-92 = Przelicza się zaopatrzenie, stosuje „Bezwzględność”, jeśli jest w grze, i sprawdza zwycięstwo; atakujący wraca do okna akcji swojej tury.
rule-MM-BAT-93 = MM-BAT-92 wykonuje się także po bitwie, która skończyła się w kroku 1 (Arena).
rule-MM-BAT-94 = Bitwa, która skończyła się przed czasem (Arena w kroku 1, „Nieład”, gdy nikt nie został), nie ma w dalszych krokach ani zwycięzcy, ani przegranego: żadnych jabłek, żadnego rzutu „Nieładu”, żadnej różnicy. Karty w grze odrzuca się.

## Koniec partii

rule-MM-END-01 = PZ gracza to suma wartości terytoriów, które kontroluje, zaopatrzonych czy nie. Zamki i jeziora nie dają punktów.
rule-MM-END-02 = PZ sprawdza się po przygotowaniu, po każdym zakończonym zdobyciu i po każdej zakończonej bitwie. Gracz, który ma 13 PZ lub więcej, zwycięża i partia od razu się kończy; reszty tury się nie rozgrywa.
rule-MM-END-03 = PZ rosną tylko dzięki zdobyciu, a zdobywa tylko aktywny gracz, więc dwóch graczy nigdy nie przekroczy progu w tej samej chwili; nie ma zasady rozstrzygania remisów.
rule-MM-END-04 = W zasadach podstawowych partia nie kończy się w żaden inny sposób i nikt nie odpada.
rule-MM-END-05 = Limit techniczny, spoza instrukcji: jeśli ustawienie partii round_limit (MM-OPT-04) jest liczbą R, partię przerywa się po R pełnych rundach; runda to jedna tura każdego gracza, licząc od pierwszego gracza. Klasyfikacja: PZ, potem liczba terytoriów, potem rycerze na planszy, inaczej pozycja jest dzielona; pierwszych pozycji może być kilka.
rule-MM-END-06 = Klasyfikacja pozostałych do wyświetlenia: według PZ, potem terytoriów, potem rycerzy, inaczej pozycja jest dzielona.
rule-MM-END-07 = Zwycięzca według MM-END-02 lub dzięki oblężeniu zajmuje pierwszą pozycję bez względu na PZ innych. W wariancie „Lojalność” klasyfikuje się drużyny, a nie graczy: suma PZ członków, potem ich terytoriów, potem ich rycerzy, inaczej pozycja jest dzielona; wszyscy członkowie zajmują pozycję swojej drużyny.
rule-MM-END-08 = Gracz bez terytoriów i rycerzy pozostaje w grze, wystawia rycerzy na początku każdej swojej tury i może stamtąd nacierać na kafelki wokół własnego zamku.
rule-MM-END-09 = Do PZ liczy się wartość kafelka zmieniona przez warianty („Potyczka”). Terytorium, o które toczy się bitwa, nie liczy się nikomu; ponieważ podczas bitwy PZ się nie sprawdza, widać to tylko na ekranie.

## Warianty

rule-MM-VAR-01 = Tylko dla 4 lub 6 graczy: dwie drużyny dwuosobowe (4), trzy drużyny dwuosobowe (6) albo dwie drużyny trzyosobowe (6).
rule-MM-VAR-02 = Miejsca: w drużynach dwuosobowych sojusznicy siedzą naprzeciw siebie (miejsca i oraz i + n/2); przy drużynach trzyosobowych gracze obu drużyn siedzą na przemian.
rule-MM-VAR-03 = Drużyna zwycięża od razu, gdy PZ jej członków dają w sumie 20 (drużyna dwuosobowa) lub 30 (drużyna trzyosobowa) albo więcej. 13 PZ pojedynczego gracza nie daje już zwycięstwa.
rule-MM-VAR-04 = Nie wolno nacierać na terytorium kontrolowane przez sojusznika. Terytoriów i zamków sojuszników nie można używać do zaopatrzenia, przegrupowania ani natarcia.
rule-MM-VAR-05 = W kroku 5 bitwy każdy członek drużyn obu przeciwników może zagrywać karty wsparcia na rzecz swojej strony. Kolejka biegnie zgodnie z ruchem wskazówek zegara od przeciwnika, który ma zacząć według MM-BAT-51; krok kończy się, gdy kolejno spasowali wszyscy członkowie obu drużyn. Gracze trzeciej drużyny nie biorą udziału.
rule-MM-VAR-06 = Tylko dwaj przeciwnicy dobierają karty w kroku 2, wybierają karty konfliktu oraz używają bereł i jabłek. Karty wsparcia sojuszników trafiają na ich własne stosy kart odrzuconych.
rule-MM-VAR-07 = Ręce pozostają ukryte także przed sojusznikami.
rule-MM-VAR-08 = „Lojalności” nie można łączyć z „Oblężeniem zamku”.
rule-MM-VAR-09 = W Górach nikt nie może zagrywać kart wsparcia, także sojusznicy.
rule-MM-VAR-10 = Zamek innego gracza jest dozwolonym celem natarcia, gdy sąsiaduje z zamkiem atakującego albo z jego zaopatrzonym terytorium. Jezioro nie daje drogi do zamku (MM-RUL-42).
rule-MM-VAR-11 = Na zamek może nacierać najwyżej 6 rycerzy; obowiązuje MM-KNI-04.
rule-MM-VAR-12 = Do bitwy dochodzi nawet wtedy, gdy zamek jest pusty. Właściciel walczy z 8 rycerzami bez względu na to, ilu tam stoi. Liczba 8 jest liczbą rycerzy obrońcy także dla Berła strachu i Berła wigoru.
rule-MM-VAR-13 = Jeśli wygra atakujący, wygrywa partię, gdy tylko wykonano krok 8. Jeśli wygra obrońca, atakujący ponosi straty i wycofuje się jak zwykle; oblężenie nigdy nie zmniejsza liczby prawdziwych rycerzy w zamku, którzy przez cały czas należą do właściciela. Kafelki zamków nie mają zdolności, więc kroki 1 i 9 nie robią nic więcej.
rule-MM-VAR-14 = Zwykłe zwycięstwo dzięki PZ pozostaje możliwe.
rule-MM-VAR-15 = Atak na zamek nie przerywa zaopatrzenia jego właściciela, a zamek nigdy nie zmienia właściciela w trakcie gry: albo partia jest skończona, albo właściciel go zachowuje.
rule-MM-VAR-20 = Przy każdym przeliczeniu zaopatrzenia wszystkich rycerzy z każdego terytorium, którego właściciel nie może zaopatrzyć, usuwa się z planszy (nie do zamku); terytorium staje się niczyje. Sprawdza się to dla każdego gracza po każdym zakończonym zdobyciu i bitwie, przed sprawdzeniem zwycięstwa.
rule-MM-VAR-21 = Wystarcza jedno przejście po wszystkich graczach: niezaopatrzona ziemia gracza to w całości odcięta część, a jej usunięcie nie zmienia niczyjego zaopatrzenia. Usunięci rycerze trafiają do rezerwy właściciela.
rule-MM-VAR-30 = Do zwycięstwa potrzeba 11 PZ zamiast 13, a każdy kafelek Ziem ojczystych jest wart 0 PZ. Przy układaniu planszy Ziemie ojczyste nadal należą do stosu o wartości 1.
rule-MM-VAR-31 = Razem z „Lojalnością” cel drużyny spada o 2 za każdego członka: 16 dla dwuosobowej, 24 dla trzyosobowej.
rule-MM-VAR-40 = Każdy gracz zaczyna z 6 dodatkowymi rycerzami w zamku; wystawia się ich po rozmieszczeniu zwykłych 6 według MM-SET-08.
rule-MM-VAR-41 = Między krokami 6 i 7 zwycięzca rzuca jedną kością za każdego własnego prawdziwego rycerza na terytorium konfliktu i traci tam jednego rycerza za każdą 1. Po bitwie, która skończyła się w kroku 1, takiego rzutu nie ma (MM-BAT-94).
rule-MM-VAR-42 = Jeśli zwycięzcy nie został tam żaden rycerz, wynik się odwraca: zwycięzca staje się przegranym, a druga strona zwycięzcą. Nowy zwycięzca nie wycofuje się i nie ponosi strat wynikających z różnicy; jako atakujący zdobywa terytorium, jako obrońca je zachowuje.
rule-MM-VAR-43 = Nowy zwycięzca musi wykonać taki sam rzut za własnych rycerzy. Jeśli i jemu nikt nie zostanie, bitwa kończy się, a terytorium jest niczyje; kroki 7 i 8 pomija się, a w kroku 9 tylko odrzuca się karty.
rule-MM-VAR-44 = W krokach od 7 do 9 bierze się pod uwagę ostatecznego zwycięzcę i przegranego. Po odwróceniu wyniku przegrany nie ma tam rycerzy, więc krok 8 nic nie robi. Po MM-VAR-43 zaopatrzenie, „Bezwzględność” i zwycięstwo rozpatruje się nadal według MM-BAT-92.
rule-MM-VAR-45 = Razem z „Oblężeniem zamku”: właściciel zaatakowanego zamku nie wykonuje takiego rzutu.
rule-MM-VAR-50 = Przed partią można wybrać dowolny zestaw wariantów z wyjątkiem „Lojalności” razem z „Oblężeniem zamku”.
rule-MM-VAR-51 = Co połączenia dodają do zasad każdego wariantu z osobna. „Lojalność” + „Potyczka”: cele drużyn 16 i 24 (MM-VAR-31), Ziemie ojczyste warte 0 PZ. „Lojalność” + „Bezwzględność”: zaopatrzenie każdego gracza ocenia się osobno; ziemie i zamki sojuszników nie pomagają. „Lojalność” + „Nieład”: rzuca tylko walczący przeciwnik; karty wsparcia sojuszników liczą się jak zwykle. „Oblężenie zamku” + „Potyczka”: dowolne z dwóch zwycięstw – 11 PZ albo zamek. „Oblężenie zamku” + „Bezwzględność”: nic szczególnego; rycerze nigdy nie zostają w cudzym zamku. „Oblężenie zamku” + „Nieład”: atakujący, który wygrał oblężenie, rzuca kośćmi; jeśli nie został żaden atakujący rycerz, zwycięzcą jest właściciel i nie rzuca (MM-VAR-45). „Bezwzględność” + „Nieład”: opróżnione terytorium konfliktu może przerwać zaopatrzenie; sprawdza się to po zakończeniu bitwy. „Bezwzględność” + „Potyczka”, „Potyczka” + „Nieład”: nie wpływają na siebie.

## Okna reakcji i tajność

rule-MM-RSP-01 = Gdy otwiera się okno reakcji (MM-CRN-03, MM-BAT-31, MM-BAT-71), jawne są jego rodzaj, artefakty, których dotyczy, miejsce, od którego się zaczyna, i jego krąg. Miejsce należy do kręgu, gdy (a) co najmniej jeden z tych artefaktów jest nienaruszony i należy do innego gracza, (b) jego ręka nie jest pusta i (c) nie wszystkie jego egzemplarze „Strzaskania” leżą na jego stosie kart odrzuconych. Są to fakty jawne; czy miejsce naprawdę ma „Strzaskanie”, nie gra roli.
rule-MM-RSP-02 = Przy pustym kręgu okno od razu się pomija.
rule-MM-RSP-03 = Według zasad miejsca kręgu odpowiadają jedno po drugim, zgodnie z ruchem wskazówek zegara od miejsca początkowego, każde raz: pas albo „Strzaskanie” na jeden z tych artefaktów należący do innego gracza. „Strzaskanie” pokazuje się i wykonuje, zanim odpowie następne miejsce. Potem krąg zawęża się do dalszych miejsc, które nadal spełniają MM-RSP-01; okno zamyka się, gdy nie zostało żadne miejsce.
rule-MM-RSP-04 = W silniku, z tym samym skutkiem: okno to szereg rund tajnych odpowiedzi. W rundzie wszystkie miejsca kręgu są otwarte jednocześnie; posiadacz „Strzaskania” wybiera, za każde inne miejsce silnik odpowiada „pas”. Gdy są już wszystkie odpowiedzi, „Strzaskanie” zagrywa pierwsze zgodnie z ruchem wskazówek zegara miejsce, które odpowiedziało „Strzaskanie”; wszystkie dalsze odpowiedzi tej rundy przepadają i nigdy się ich nie pokazuje; następna runda ma krąg według MM-RSP-03. Jeśli nikt nie odpowiedział „Strzaskanie”, okno się zamyka. Odpowiedź liczy się więc tylko wtedy, gdy wszystkie miejsca przed nią spasowały – a właśnie to wiedziałby odpowiadający, gdyby zapytano go w jego kolejce.
rule-MM-RSP-05 = Przed zamknięciem rundy nic, co mogą zaobserwować inni, nie może zależeć od tego, kto ma „Strzaskanie” ani kto już odpowiedział: ani widok, ani otwarte decyzje, ani numery decyzji, ani liczniki i numery wersji, ani dziennik, ani zegary, ani znaczniki czasu, ani dostępność cofnięcia. Przy zamknięciu ogłasza się tylko to: zagrane „Strzaskanie” (przez kogo i na co) albo że okno jest zamknięte. Pasów nie ogłasza się ani pojedynczo, ani ich liczby.
rule-MM-RSP-06 = Czas trwania rundy może zależeć tylko od faktów jawnych. Stół ma dla niego jedno jawne ustawienie: fixed – każda runda z niepustym kręgiem trwa tyle samo ustalonego czasu, nigdy krócej, a brak odpowiedzi to pas; everyone – każde miejsce kręgu, ze „Strzaskaniem” czy bez, musi potwierdzić odpowiedź i runda zamyka się z ostatnią odpowiedzią (miejsce bez „Strzaskania” może potwierdzić tylko pas; jedni i drudzy mogą z góry zlecić pasowanie); quick – runda zamyka się, gdy tylko są prawdziwe odpowiedzi, co swoją długością zdradza informacje i jest przeznaczone dla stołów z najwyżej jedną osobą oraz do gry automatycznej. Domyślnie: fixed dla stołów, przy których kilka osób gra na żywo, everyone dla takich stołów przy partiach trwających wiele dni, quick w pozostałych przypadkach.
rule-MM-RSP-07 = Karty konfliktu (MM-BAT-40): dopóki nie ma obu odpowiedzi, widać, że wybierają obaj przeciwnicy. Za miejsce bez kart konfliktu lub z jednym ich rodzajem odpowiada silnik, a druga strona nie widzi ani tego, ani że odpowiedź już padła.
rule-MM-RSP-08 = Karty wsparcia (MM-BAT-52): gracza, na którego w kroku 5 przypada kolejka, pyta się nawet wtedy, gdy może tylko zakończyć, chyba że wynika to z faktów jawnych: ręka jest pusta albo wszystkie karty wsparcia tego gracza leżą na stosie kart odrzuconych lub są w grze. Wtedy pas jest automatyczny.
rule-MM-RSP-09 = Pytanie MM-DEC-10 zadaje się zawsze, także gdy można tylko zakończyć turę; w przeciwnym razie automatyczne zakończenie pokazałoby, że na ręce nie ma karty do zagrania.

## Ustawienia partii i los

rule-MM-OPT-01 = players: od 2 do 6. variants: zestaw spośród loyalty, castle_siege, ruthlessness, skirmish, disorder; jest odrzucany, gdy zawiera zarówno loyalty, jak i castle_siege albo loyalty przy 2, 3 lub 5 graczach. Domyślnie pusty.
rule-MM-OPT-02 = team_mode, tylko z loyalty: jeden z identyfikatorów team_modes o pasującym players. Przy czterech graczach jedynym jest pairs_4; przy sześciu nie ma wartości domyślnej, trzeba ją podać.
rule-MM-OPT-03 = castles: lista różnych zamków według miejsc albo choose. Domyślnie miejsce i ma i-ty wpis listy castles w danych. Przy choose w kolejności miejsc zadaje się pytanie MM-DEC-01, zanim wydarzy się cokolwiek losowego.
rule-MM-OPT-04 = round_limit: liczba całkowita ≥ 1 albo brak. Domyślnie brak; gra automatyczna podaje stałą technical_round_limit.
rule-MM-OPT-05 = Wszystko, co losowe, w kolejności losowania: przygotowanie (MM-SET-13); potem, gdy wymagają tego zasady, tasowania stosu kart odrzuconych i tasowanie Korony porządku; Arena (atakujący, obrońca); karta trafiona przez Berło wpływu lub Berło oporu, każda karta na ręce z równym prawdopodobieństwem; „Zasadzka” (atakujący, obrońca); „Nieład” (jedna kość za każdego rycerza). Kości mają sześć równie prawdopodobnych ścianek, każde tasowanie jest równomierne. Nic innego nie jest losowe.

## Decyzje

rule-MM-DEC-01 = Przed przygotowaniem, tylko przy ustawieniu castles: choose (MM-OPT-03), każdy gracz w kolejności miejsc bierze wolny zamek, a wraz z nim kolor. Wybór jest jawny i obowiązkowy.
rule-MM-DEC-10 = W każdym oknie akcji (MM-TURN-04) aktywny gracz wybiera: zagrać „Wezwanie do broni”, jeśli je ma; zagrać „Taktyczne natarcie”, jeśli je ma; zagrać „Strzaskanie”, jeśli je ma i inny gracz ma nienaruszony artefakt; użyć korony, jeśli pozwalają na to MM-CRN-01 i MM-CRN-02; rozpocząć manewr, jeśli jakiś pozostał; albo zakończyć turę. Listę opcji widzi tylko aktywny gracz, sam wybór jest jawny; pytanie zadaje się zawsze, a zakończyć turę zawsze wolno.
rule-MM-DEC-11 = Po zagraniu „Strzaskania” w oknie akcji aktywny gracz wybiera jeden nienaruszony artefakt innego gracza, wskazując właściciela i typ. Wybór jest jawny i obowiązkowy; bez takiego artefaktu „Strzaskania” się nie proponuje.
rule-MM-DEC-12 = Po ogłoszeniu Korony zepsucia lub Korony dobrobytu aktywny gracz wskazuje jednego gracza spełniającego MM-CRN-02, być może siebie. Wybór jest jawny i obowiązkowy; bez takiego gracza korony się nie proponuje.
rule-MM-DEC-13 = Gdy ogłoszono koronę, miejsca kręgu (MM-RSP-01), zgodnie z ruchem wskazówek zegara od miejsca po lewej jej właściciela, zagrywają na nią „Strzaskanie”, jeśli je mają, albo pasują. Odpowiedzi padają w tajnych rundach (MM-RSP-04) i są nieobowiązkowe; miejsce, które nie może odpowiedzieć, pasuje niezauważalnie.
rule-MM-DEC-14 = Gdy działa Korona zepsucia, jej właściciel wybiera jeden nienaruszony artefakt gracza docelowego, ale nie samą ogłoszoną koronę. Wybór jest jawny i obowiązkowy; jedyny możliwy artefakt wybiera się automatycznie.
rule-MM-DEC-15 = Gdy działa Korona przenikliwości, jej właściciel do 3 razy wybiera, która z obejrzanych i jeszcze nieułożonych kart trafi na następną pozycję od góry; ostatnią układa się automatycznie. Wybór jest obowiązkowy i tajny, podobnie jak liczba pytań; jeśli pozostałe karty są jednakowe, układa się je automatycznie.
rule-MM-DEC-16 = Gdy działa Korona porządku, jej właściciel wybiera jeden rodzaj karty, którego kwalifikujący się egzemplarz leży na jego stosie kart odrzuconych (MM-CRN-16, MM-CRN-17). Wybór jest jawny i obowiązkowy; jedyny możliwy rodzaj wybiera się automatycznie.
rule-MM-DEC-17 = Gdy działa Korona dobrobytu, jej właściciel ogląda kartę w tajemnicy i wybiera, czy zostawić ją na talii, czy odrzucić. Obejrzenie jest tajne, wynik odrzucenia jest jawny.
rule-MM-DEC-18 = Gdy działa Korona gniewu, jej właściciel wybiera z własnej ręki rodzaj karty do odrzucenia albo niczego nie odrzuca. Wybór jest tajny do chwili odrzucenia karty i nieobowiązkowy.
rule-MM-DEC-20 = W przegrupowaniu aktywny gracz (przy Koronie witalności jej właściciel) wielokrotnie wybiera kafelek, który może jeszcze oddać rycerzy i ma dokąd, albo mówi „gotowe”; oddawać mogą własny zamek z co najmniej 1 rycerzem i zaopatrzone terytoria z co najmniej 2 (MM-RED-07). Wybór jest jawny i nieobowiązkowy; gdy żaden kafelek nie może już oddać rycerzy, przegrupowanie jest skończone.
rule-MM-DEC-21 = Po MM-DEC-20 ten sam gracz wybiera cel: inny kafelek, własny zamek lub zaopatrzone terytorium, który może przyjąć z tego kafelka co najmniej jednego rycerza przy zachowaniu pojemności, MM-RED-07 i limitu kości. Wybór jest jawny i obowiązkowy; kafelka, który nie ma dokąd oddać, się nie proponuje.
rule-MM-DEC-22 = Po MM-DEC-21 ten sam gracz wybiera liczbę rycerzy: każdą od 1 wzwyż, którą jeden kafelek może oddać, drugi pomieścić i na którą pozwalają kości. Wybór jest jawny i obowiązkowy.
rule-MM-DEC-30 = Przy natarciu w manewrze aktywny gracz wybiera dozwolony cel z co najmniej jedną dozwoloną liczbą rycerzy (od MM-ADV-03 do MM-ADV-05; w „Oblężeniu zamku” także zamki, MM-VAR-10) albo rezygnuje z natarcia. Wybór jest jawny i nieobowiązkowy; bez celu nie ma natarcia.
rule-MM-DEC-31 = Po MM-DEC-30 aktywny gracz wybiera dozwoloną liczbę rycerzy (MM-ADV-05, MM-VAR-11); dozwolone liczby nie zawsze idą po kolei od 1. Wybór jest jawny i obowiązkowy.
rule-MM-DEC-40 = W kroku 3 bitwy (MM-BAT-31) miejsca kręgu, zgodnie z ruchem wskazówek zegara od atakującego i każde raz, pasują albo zagrywają „Strzaskanie”, jeśli je mają, na jedno z nienaruszonych bereł innego gracza, które mają zadziałać. Odpowiedzi padają w tajnych rundach (MM-RSP-04) i są nieobowiązkowe; miejsce, które nie może odpowiedzieć, pasuje niezauważalnie.
rule-MM-DEC-41 = W kroku 3 bitwy właściciel Berła strachu lub Berła wigoru, gdy ono działa i liczby rycerzy są różne, wybiera: wyrównać albo zrezygnować. Wybór jest jawny i nieobowiązkowy; przy równych liczbach rezygnacja następuje automatycznie.
rule-MM-DEC-42 = W kroku 4 bitwy atakujący i obrońca wybierają z ręki po jednym rodzaju karty konfliktu. Wybór jest ukryty, jednoczesny (MM-RSP-07) i obowiązkowy; strona bez karty konfliktu ma wartość 0, czego do odkrycia nie widać.
rule-MM-DEC-50 = W kroku 5 bitwy strona, na którą przypada kolejka (w „Lojalności” członek drużyny, na którego przypada kolejka), zagrywa z ręki po jednej karcie wsparcia albo kończy; zakończenie bez zagrania w tej kolejce żadnej karty to pas. Listę opcji widzi tylko pytany gracz, sam wybór jest jawny i nieobowiązkowy; jeśli można tylko zakończyć, pytanie i tak się zadaje (MM-RSP-08).
rule-MM-DEC-70 = W kroku 7 bitwy (MM-BAT-71) miejsca kręgu, zgodnie z ruchem wskazówek zegara od atakującego i każde raz, pasują albo zagrywają „Strzaskanie”, jeśli je mają, na jedno z nienaruszonych jabłek innego gracza, które mają zadziałać. Odpowiedzi padają w tajnych rundach (MM-RSP-04) i są nieobowiązkowe; miejsce, które nie może odpowiedzieć, pasuje niezauważalnie.
rule-MM-DEC-71 = W kroku 7 bitwy, gdy działa Jabłko przygotowania lub Jabłko oczyszczenia, jego właściciel wybiera z własnej ręki rodzaj karty do odrzucenia albo niczego nie odrzuca. Wybór jest tajny do chwili odrzucenia karty i nieobowiązkowy; przy pustej ręce się go pomija.
rule-MM-DEC-90 = Gdy zdobyto Ruiny, Opactwo lub Twierdzę i nie wygrano tym partii (MM-CON-08), zdobywca wybiera z własnej ręki rodzaj karty do odrzucenia albo niczego nie odrzuca. Wybór jest tajny do chwili odrzucenia karty i nieobowiązkowy; przy pustej ręce się go pomija.

## Kto co wie

rule-MM-INF-01 = Wiedza, którą da się wywnioskować i którą silnik powinien udostępniać wszystkim: ponieważ wszystkie talie są jednakowe, ręka i talia każdego gracza to razem znana lista 18 kart bez kart z jego stosu kart odrzuconych i kart w grze. Przy pustej talii ręka jest więc znana wszystkim.
rule-MM-INF-02 = Widok gracza nigdy nie może zawierać cudzej ręki, kolejności żadnej talii (poza kartami, które ten gracz obejrzał zgodnie z zasadami), nieodkrytej karty konfliktu ani nieogłoszonej odpowiedzi. Widzowie widzą to, co „inni”.
rule-MM-INF-03 = Kart jednego rodzaju nie da się odróżnić. Widoki, zdarzenia i opcje podają rodzaje i pozycje, nigdy tożsamość pojedynczych egzemplarzy.
rule-MM-INF-04 = To, co gracz zobaczył w talii (Korona przenikliwości; Korona dobrobytu, gdy kartę zostawiono), pozostaje znane, dopóki miejsce karty jest pewne: w talii, gdy dobierane są inne karty nad nią; gdy pod talię kładzie się stos kart odrzuconych (MM-CRN-12); i po dobraniu jej przez właściciela – jako „na tej ręce jest karta tego rodzaju”. Dla karty w talii kończy się to, gdy talię się tasuje (Korona porządku), a dla wszystkich poza właścicielem korony także wtedy, gdy karta jest wśród przełożonych Koroną przenikliwości; dla karty na ręce – gdy karta tego rodzaju opuszcza rękę przez zagranie lub odrzucenie: przyjmuje się, że był to właśnie znany egzemplarz, którykolwiek to był.
rule-MM-INF-05 = Właściciel talii nie dowiaduje się, co inny gracz zobaczył w niej dzięki Koronie dobrobytu, a pozostali gracze nie dowiadują się, co zobaczył właściciel Korony przenikliwości.
rule-MM-INF-06 = Dwa stany, które różnią się tylko tym, czego miejsce nie wie, muszą dawać temu miejscu ten sam widok, te same opcje i te same zdarzenia, łącznie z kolejnością, numerami, liczbami i barierami (sprawdza się to przez zamianę ukrytych kart; zob. MM-EX-43, -45, -46).

## Omówione przykłady

rule-MM-EX-01 = Sytuacja: obok zamku leży 0, 1 lub 2 kafelki Ziem ojczystych. Skutek: zamek 6; zamek 3 + kafelek 3; zamek 2 + kafelki 2 i 2. PZ na początku: 0, 1, 2.
rule-MM-EX-02 = Sytuacja: w zamku stoi 3 rycerzy, na terytorium o wartości 1 – 4, na terytorium o wartości 3 – 3, na terytorium o wartości 2 – 4; wszystkie są zaopatrzone. Wybory: zamek otrzymuje 3 rycerzy z terytorium o wartości 1; terytorium o wartości 2 otrzymuje 1 rycerza z terytorium o wartości 3; „gotowe”. Skutek: w zamku 6, na terytorium o wartości 1 – 1, o wartości 3 – 2, o wartości 2 – 5; przedtem i potem razem 14; kontrola się nie zmienia.
rule-MM-EX-03 = 4 graczy, miejsce 0 (zamek (3,−2)) kontroluje B = (2,−1) i A = (1,−1). Skutek: A i B są zaopatrzone, A przez B.
rule-MM-EX-04 = 4 graczy, miejsce 0 kontroluje (2,−2), (2,−1), (1,−1), (3,−1). Skutek: wszystkie cztery terytoria są zaopatrzone.
rule-MM-EX-05 = Ciąg dalszy MM-EX-03; miejsce 1 (zamek (1,2)) kontroluje (2,1), które styka się z jeziorem (2,0). Miejsce 1 naciera przez jezioro na B = (2,−1) i wygrywa bitwę. Skutek: dla miejsca 1 B jest zaopatrzone ((2,−1)–jezioro–(2,1)–zamek). A = (1,−1), które należy do miejsca 0, jest niezaopatrzone: nie bierze udziału w przegrupowaniu miejsca 0, nadal daje 3 PZ, a (0,−1), które z ziem miejsca 0 styka się tylko z A, nie jest dozwolonym celem natarcia miejsca 0; dozwolone cele to dokładnie (2,−2), (2,−1) i (3,−1).
rule-MM-EX-06 = 2 graczy, miejsce 0 (zamek (2,0)) kontroluje tylko (1,0), w zamku stoją rycerze. Dozwolone cele: (2,−1), (1,1) (obok zamku), (1,−1), (0,1) (obok (1,0)), (0,−1), (−1,0), (−1,1) (wokół jeziora). Niedozwolone: (−1,−1), (−2,1), jezioro, zamek (−2,0), (1,0).
rule-MM-EX-07 = Jak w MM-EX-06, a miejsce 1 kontroluje (−1,0) z 2 rycerzami. Miejsce 0 naciera na (−1,0) z 4 rycerzami. Skutek: zaczyna się bitwa, atakuje miejsce 0 z 4 PW, broni się miejsce 1 z 2 PW; przez ten czas nikt nie kontroluje (−1,0).
rule-MM-EX-08 = Strona, która ma na terytorium konfliktu 4 rycerzy, zaczyna z 4 PW.
rule-MM-EX-09 = Sytuacja: Miasto; atakujący naciera z 6 rycerzami, obrońca ma tam 5. Atakujący: Berło wściekłości, Jabłko okrucieństwa, na ręce po dobraniu: „Strzaskanie”, „Konflikt 5”, „Wsparcie +2” i żadnych innych kart wsparcia. Obrońca: Berło oporu, Jabłko przygotowania, na ręce: „Konflikt 3”, „Wsparcie +1”, „Wsparcie +2” i żadnych innych kart wsparcia. Wybory i sumy (najpierw atakujący, potem obrońca): 1. Miasto: +1 dla obrońcy – 6 : 6. 2. Obaj dobierają do pięciu kart. 3. Atakujący zagrywa „Strzaskanie” na Berło oporu (zniszczone). Działa Berło wściekłości – 7 : 6. Losowego odrzucenia nie ma. 4. Karty konfliktu 5 i 3 – 12 : 9. 5. Zaczyna obrońca: +1, +2, kończy – 12 : 12. Atakujący: +2, kończy – 14 : 12. Obrońca pasuje, atakujący pasuje. 6. Wygrywa atakujący, różnica 2. 7. Nikt nie zagrywa „Strzaskania”. Jabłko okrucieństwa: obrońcy zostaje tam 4 rycerzy. Jabłko przygotowania nie działa (obrońca przegrał). 8. Obrońca traci jeszcze 2 (zostaje 2); tych 2 wycofuje się do zamku. 9. Atakujący zdobywa Miasto, mając tam 6 rycerzy, i wystawia +1 rycerza w zamku. Wszystkie karty bitwy i „Strzaskanie” leżą na stosach kart odrzuconych swoich właścicieli. Skutek: zamek obrońcy +2, zamek atakującego +1, Berło oporu zniszczone do końca następnej tury obrońcy.
rule-MM-EX-10 = Dla zestawów liczb graczy (2,2,2), (3,3), (2,4), (5), (6): w sumie zamków ≤ 6, jezior ≤ 3, terytoriów o wartości 1 / 2 / 3 ≤ 12 / 12 / 6. Skutek: zgadza się dla wszystkich (sprawdza plik danych).
rule-MM-EX-11 = Las, atakujący 4 rycerzy, obrońca 4, obie karty konfliktu to 3, bez wsparcia. Skutek: 7 : 7, wygrywa obrońca, różnica 1; atakujący traci 1 rycerza, 3 wycofuje się do jego zamku; zdolność kafelka się nie uruchamia.
rule-MM-EX-12 = Fort, atakujący 6 rycerzy, obrońca 1; karty konfliktu 5 i 2. PW 11 : 4, różnica 7. Skutek: obrońca traci tam swojego 1 rycerza, a gdzie indziej nikogo; nikt się nie wycofuje.
rule-MM-EX-13 = Atakujący ma Berło wpływu; po kroku 2 obrońca ma wśród pięciu kart tylko jedną kartę konfliktu: „Konflikt 4”. Losowe odrzucenie (generator ustawiony przez test) trafia właśnie w nią. Skutek: „Konflikt 4” leży odkryty na stosie kart odrzuconych obrońcy, wartość karty konfliktu obrońcy to 0, a atakujący i tak musi zagrać kartę konfliktu.
rule-MM-EX-14 = Jaskinia (pojemność 3): atakujący 1 rycerz i Berło strachu, obrońca 3 rycerzy. Atakujący wyrównuje: 3 : 3. Karty konfliktu 4 i 2 → 7 : 5; wygrywa atakujący, różnica 2. Skutek: obrońca traci 2 rycerzy, 1 się wycofuje; atakujący zdobywa Jaskinię swoim jedynym prawdziwym rycerzem (na kafelku stoi 1).
rule-MM-EX-15 = Działają Berło strachu i Berło wigoru; atakujący (2 rycerzy) wyrównuje do 5 rycerzy obrońcy: 5 : 5. Dla Berła wigoru liczby są już równe, więc się je pomija. Przegrywając różnicą 3, atakujący traci min(3, 2) = 2 prawdziwych rycerzy.
rule-MM-EX-16 = Trzej gracze, A atakuje B, C się przygląda; A ma Berło wściekłości, B Berło lojalności; wszyscy trzej mają na ręce „Strzaskanie”. Kolejność zgodna z ruchem wskazówek zegara: A, B, C. W kręgu są wszyscy trzej. A może wskazać tylko Berło lojalności, B tylko Berło wściekłości, C dowolne z jeszcze nienaruszonych. Jeśli A zniszczy Berło lojalności, a B Berło wściekłości, okno się zamyka i C nie ma już okazji (odpowiedź C, jeśli zapieczętowano ją we wcześniejszej rundzie, przepada, a karta zostaje u C).
rule-MM-EX-17 = A ogłasza Koronę zepsucia przeciw C. Zgodnie z ruchem wskazówek zegara od A: B pasuje, C zagrywa na koronę „Strzaskanie”. Skutek: korona jest zniszczona, artefakty C pozostają nietknięte, A nie może w tej turze ponownie ogłosić korony, a korona A odnawia się na końcu następnej tury A.
rule-MM-EX-18 = Berło gracza B zostaje zniszczone w turze A; potem swoją turę rozgrywa B. Skutek: na końcu tej tury B berło znów jest nienaruszone. Jeśli natomiast jabłko gracza B zostaje zniszczone w jego własnej turze t (w bitwie rozpoczętej przez B), na końcu t pozostaje zniszczone, a odnawia się na końcu tury t+1 gracza B.
rule-MM-EX-19 = Na ręce są 3 karty, talia od góry: „Autorytet”, „Konflikt 2”, „Wsparcie +1”, …; dobieranie do pięciu. Skutek: dobiera się „Autorytet” i „Konflikt 2” (pięć kart na ręce), odkrywa „Autorytet”, dobiera „Wsparcie +1” i następną kartę, „Autorytet” trafia na stos kart odrzuconych; na ręce jest 6 kart.
rule-MM-EX-20 = Jak w MM-EX-19, ale w talii są tylko „Autorytet” i „Konflikt 2”, a na stosie kart odrzuconych 13 kart. Skutek: dla dwóch dodatkowych kart 13 odrzuconych kart tasuje się w nową talię; „Autorytetu” wśród nich nie ma; potem na ręce jest 6 kart, w talii 11, na stosie kart odrzuconych tylko „Autorytet”.
rule-MM-EX-21 = Góry, atakujący 3 rycerzy, obrońca 3 rycerzy, karty konfliktu 4 i 4; atakujący ma na ręce „Wsparcie +2”. Skutek: kroku wsparcia nie ma, 7 : 7, wygrywa obrońca różnicą 1.
rule-MM-EX-22 = Po kroku 4: atakujący 9, obrońca 9. Zaczyna atakujący (remis) i pasuje. Obrońca zagrywa +1 (9 : 10) i kończy. Atakujący zagrywa +2 (11 : 10) i kończy. Obrońca pasuje, atakujący pasuje. Skutek: wygrywa atakujący, różnica 1.
rule-MM-EX-23 = Po kroku 4: atakujący 8, obrońca 10. Atakujący pasuje, obrońca pasuje. Skutek: krok się kończy, wygrywa obrońca, różnica 2, karty zostają na ręce.
rule-MM-EX-24 = Obaj odkrywają „Zasadzkę”; atakujący wyrzuca 2, obrońca 6. Skutek: +2 i +6 PW.
rule-MM-EX-25 = Arena. (a) Atakujący 3 rycerzy, obrońca 2; rzuty 4 i 4: zostaje 2 : 1, bitwa toczy się dalej. (b) Atakujący 1 rycerz, obrońca 3; rzuty 2 i 5: atakującemu nie zostaje nikt, bitwa się kończy, obrońca zachowuje 3 rycerzy, kart się nie dobiera, jabłka nie działają. (c) Po 1 rycerzu, rzuty równe: Arena jest pusta i niczyja; tura atakującego trwa dalej.
rule-MM-EX-26 = A ma 12 PZ i naciera z 1 rycerzem na puste Mokradła. Skutek: rycerz ginie, kafelek jest niczyj, pozostaje 12 PZ, partia trwa dalej. Z 2 rycerzami: zostaje 1, jest 13 PZ, A zwycięża.
rule-MM-EX-27 = A w zwykłym manewrze zdobywa pustą Wioskę (+1 rycerz w zamku), zagrywa „Taktyczne natarcie”, przegrupowuje siły i atakuje z zamku. Skutek: wykorzystano dwa manewry; nowa Wioska otwiera drogę do drugiego natarcia, ponieważ jest zaopatrzona.
rule-MM-EX-28 = W turze 3 gracz A zagrywa „Wezwanie do broni”, „Konflikt 4”, „Wsparcie +1” (atak), a między turami 3 i 4 jako obrońca „Konflikt 3”. W turze 4 A używa Korony porządku. Możliwe opcje: „Wezwanie do broni”, „Konflikt 4”, „Wsparcie +1”, ale nie „Konflikt 3”. Jeśli w międzyczasie talia A się skończyła i karty potasowano, żadna karta, która trafiła do nowej talii, nie jest opcją.
rule-MM-EX-29 = Korona dobrobytu: A ogląda wierzchnią kartę talii B („Konflikt 5”) i ją odrzuca. Skutek: talia B −1, „Konflikt 5” leży odkryty na stosie B; karta pozostawiona na talii byłaby znana tylko graczowi A.
rule-MM-EX-30 = Korona przenikliwości gracza A: na ręce 5 kart, w talii 2, na stosie kart odrzuconych 11. Skutek: te 11 kart tasuje się i podkłada pod tamte 2; A widzi dwie stare karty i dwie spod nich i układa wszystkie cztery w dowolnej kolejności; w talii jest 13 kart, na stosie kart odrzuconych 0.
rule-MM-EX-31 = A ma 9 terytoriów (9 kości) i 5 rycerzy w zamku (1 kość). Początek tury, +3 rycerzy: z jedną kością w zamku może ich stać tylko 6. Skutek: wystawia się 1 rycerza, 2 przepada. Natarcie z 3 rycerzami na dziesiąte terytorium wymagałoby 11 kości: niedozwolone; natarcie wszystkimi 6 jest dozwolone (w zamku 0 rycerzy i żadnej kości).
rule-MM-EX-32 = 4 graczy: miejsce 0 ma (0,0), odcięte od zamku, bo na (2,−1) stoi miejsce 1, i żadnych innych ziem miejsce 0 nie ma. Skutek: (0,0) jest niezaopatrzone; dozwolone cele miejsca 0 to dokładnie (2,−2), (2,−1) (bitwa) i (3,−1), czyli kafelki wokół zamku; nie ma wśród nich żadnego sąsiada (0,0), choć (0,0) styka się też z jeziorem (−1,0).
rule-MM-EX-33 = Przegrany ma Jabłko odrodzenia, na ręce 2 karty, w talii 2, na stosie kart odrzuconych 11 i trzy karty w grze (wśród dobieranych nie ma „Autorytetu”). Skutek: dobiera się te 2 karty, 11 odrzuconych staje się talią, dobiera się jeszcze 2 (na ręce 6, w talii 9, na stosie kart odrzuconych 0); trzech kart w grze to tasowanie nie obejmuje, odrzuca się je w kroku 9.
rule-MM-EX-34 = „Oblężenie zamku”: atakujący naciera z 6 rycerzami na pusty zamek B, „Konflikt 5”, „Wsparcie +2”; B ma „Konflikt 3”. PW 13 : 11 → atakujący wygrywa partię. Jeśli i B ma na ręce „Wsparcie +2”: 13 : 13, wygrywa obrońca, różnica 1; do zamku atakującego wraca 5 rycerzy; zamek B pozostaje pusty.
rule-MM-EX-35 = Jak w MM-EX-05, z wariantem „Bezwzględność”. Skutek: gdy miejsce 1 zakończy zdobywanie B, rycerze miejsca 0 na A schodzą z planszy, a A jest niczyje.
rule-MM-EX-36 = „Nieład”: atakujący wygrywa 9 : 7, mając na kafelku 2 rycerzy, i wyrzuca 1 i 1. Skutek: nikt mu nie zostaje i staje się przegranym; obrońca (3 rycerzy, bez strat za różnicę) rzuca 3 kośćmi, na przykład 1, 4, 6 → zostaje 2 rycerzy i zachowuje kafelek; potem działają jabłka, przy czym zwycięzcą jest obrońca.
rule-MM-EX-37 = Jak w MM-EX-36, ale obrońca miał 1 rycerza i wyrzuca 1. Skutek: kafelek jest niczyj, jabłka nie działają, karty bitwy się odrzuca.
rule-MM-EX-38 = „Lojalność”: 4 graczy, drużyny (0,2) i (1,3); 0 atakuje 1; po kroku 4 jest 8 : 10. Kolejność w kroku wsparcia: 0, 1, 2, 3 i od nowa. 0 pasuje, 1 pasuje, 2 zagrywa +2 (10 : 10), 3 pasuje, 0 zagrywa +1 (11 : 10), 1, 2, 3 pasują, 0 pasuje. Skutek: 0 wygrywa różnicą 1; karta gracza 2 trafia na stos kart odrzuconych gracza 2. Drużyna (0,2) wygrywa partię, jeśli PZ graczy 0 i 2 dają teraz razem 20.
rule-MM-EX-39 = „Potyczka”: A kontroluje dwa kafelki Ziem ojczystych i inne ziemie warte 10 PZ. Skutek: 10 PZ, zwycięstwa nie ma; każde kolejne zdobycie terytorium o wartości ≥ 1 innego niż Ziemie ojczyste daje zwycięstwo.
rule-MM-EX-40 = Zwycięzca ma po bitwie 3 karty, Jabłko chciwości dobiera do sześciu; wśród trzech dobranych jest „Autorytet”. Skutek: 5 innych kart + 2 = 7 kart na ręce.
rule-MM-EX-41 = (a) A ma 8 terytoriów (8 kości) i 8 rycerzy w zamku (2 kości). Dozwolone liczby przy natarciu na pusty Las: 2, 3, 4, 5, 6 (natarcie z 1 rycerzem zostawiłoby w zamku 7 = 2 kości i wymagałoby 11 kości); na pustą Jaskinię: 2, 3. (b) A ma 9 terytoriów i 6 rycerzy w zamku. Skutek: na Las tylko 6; pustej Jaskini w ogóle nie proponuje się jako celu.
rule-MM-EX-42 = A ma 9 zaopatrzonych terytoriów, na jednym z nich 4 rycerzy, na pozostałych po 1, i 6 rycerzy w zamku (10 kości). Skutek: kafelek z 4 rycerzami może oddawać ich innym terytoriom, ale nie zamkowi (7 rycerzy wymagałoby tam 11. kości); zamek może oddawać rycerzy dowolnemu z terytoriów.
rule-MM-EX-43 = Czterej gracze, miejsce 0 ogłasza Koronę dobrobytu przeciw miejscu 2; miejsca 1, 2, 3 mają karty na ręce; „Strzaskanie” miejsca 2 leży na stosie kart odrzuconych miejsca 2. Krąg: 1, 3. Przypadki: (a) żadne nie ma „Strzaskania”; (b) ma je miejsce 3 i pasuje; (c) mają je oba i oba pasują. We wszystkich trzech przypadkach widoki miejsc 0 i 2 oraz widzów i wszystkie jawne zdarzenia są identyczne i w żadnym nie można się cofnąć przed ogłoszenie korony. (d) Oba odpowiadają „Strzaskaniem”: liczy się odpowiedź miejsca 1, korona jest zniszczona, miejsce 3 zachowuje „Strzaskanie” i nikt się nie dowiaduje o odpowiedzi miejsca 3.
rule-MM-EX-44 = Jak w MM-EX-16. Tajne odpowiedzi: A – pas, B – „Strzaskanie” na Berło wściekłości, C – „Strzaskanie” na Berło wściekłości. Skutek: „Strzaskanie” B niszczy Berło wściekłości; odpowiedź C przepada; w drugiej rundzie w kręgu jest tylko C: może zniszczyć Berło lojalności albo spasować. Gracza A nie pyta się ponownie.
rule-MM-EX-45 = Po kroku 4: atakujący 9, obrońca 11. Atakujący ma na ręce 2 karty, żadna nie jest kartą wsparcia; trzy jego karty wsparcia leżą na stosie kart odrzuconych, jedna jest w talii. Skutek: atakującego pyta się, choć może tylko zakończyć, a jawnym zdarzeniem jest pas. Gdyby na stosie kart odrzuconych leżały wszystkie cztery karty wsparcia, pas byłby automatyczny.
rule-MM-EX-46 = Obrońca nie ma w kroku 4 karty konfliktu. Skutek: dopóki atakujący nie odpowie, jego widok jest taki sam jak przy obrońcy, który ma jeszcze wybrać; przy odkryciu obrońca pokazuje wartość 0.
rule-MM-EX-47 = Aktywny gracz nie ma już manewru, korona jest użyta, a na ręce ma tylko karty konfliktu. Skutek: pytanie MM-DEC-10 zadaje się z jedyną opcją: zakończyć turę.
rule-MM-EX-48 = Dzięki Koronie dobrobytu A ogląda wierzchnią kartę B, „Konflikt 5”, i ją zostawia. Później B dobiera dwie karty. Skutek: przed dobraniem wierzchnią kartę talii B pokazuje tylko widok A, nie pokazuje jej nawet widok B; po dobraniu widok A mówi, że na ręce B jest „Konflikt 5”, a widok żadnego trzeciego gracza tego nie mówi. B zagrywa „Konflikt 5”: wiedza A wygasa niezależnie od tego, czy B ma drugi egzemplarz. Gdyby przed dobraniem talię B potasowano Koroną porządku, wiedza wygasłaby już wtedy.
rule-MM-EX-49 = Stos kart odrzuconych A od góry: „Konflikt 4” (zagrany w obronie po turze 3 gracza A, bez znacznika), „Konflikt 4” (znacznik 3), „Autorytet” (znacznik 3). A używa w turze 4 Korony porządku. Możliwe opcje: „Konflikt 4”, „Autorytet”. Wybór „Konflikt 4” zabiera egzemplarz ze znacznikiem; stos potem: „Konflikt 4” (bez znacznika), „Autorytet” (znacznik 3).
rule-MM-EX-50 = Obrońca ma 9 innych terytoriów i 3 rycerzy na terytorium konfliktu, jego zamek jest pusty (10 kości); przegrywa różnicą 1 i ma Jabłko oddania. Skutek: krok 7: nie można wystawić żadnego rycerza (11. kość); krok 8: 1 stracony, 2 się wycofuje, w zamku 2 rycerzy, 10 kości.
rule-MM-EX-51 = „Oblężenie zamku” i „Nieład”: atakujący z Berłem strachu naciera z 2 rycerzami na zamek i wyrównuje: 8 : 8. Karty konfliktu 5 i 2: 13 : 10. Atakujący wyrzuca 1 i 1. Skutek: atakującemu nie zostaje nikt, bez rzutu zwycięzcą jest właściciel zamku, partia trwa dalej, liczba prawdziwych rycerzy właściciela się nie zmienia.
rule-MM-EX-52 = „Oblężenie zamku”: atakujący 6 rycerzy, 12 : 14, oblężenie odparte. Skutek: krok 7, Jabłko okrucieństwa: zostaje 5 rycerzy; krok 8: traci jeszcze 2; wycofuje się 3.
rule-MM-EX-53 = „Bezwzględność”: 4 graczy, na (2,−2) Mokradła, które razem z (2,−3) należą do miejsca 0. Miejsce 3 (zamek (0,−2)) ma (1,−2), atakuje (2,−2) z 1 rycerzem i wygrywa. Skutek: rycerz ginie na Mokradłach, (2,−2) jest niczyje, (2,−3) jest niezaopatrzone i jego rycerze schodzą z planszy.
rule-MM-EX-54 = triples_6. Drużyna (0,2,4) ma 8 + 12 + 9 = 29 PZ, po czym miejsce 2 zdobywa terytorium o wartości 1. Skutek: wcześniej nikt nie zwyciężył; mając 30, drużyna zwycięża, choć same 13 PZ miejsca 2 nic by nie znaczyły. W „Potyczce” próg to 24 (16 dla drużyny dwuosobowej).
rule-MM-EX-55 = pairs_6, miejsce 4 atakuje miejsce 0, atakujący ma po kroku 4 mniej PW. Kolejność w kroku 5: 4, 0, 1, 3 i od nowa; miejsca 2 i 5 nie biorą udziału, ale należą do kolejności okien reakcji: 4, 5, 0, 1, 2, 3.
rule-MM-EX-56 = „Nieład”: Arena, atakujący 2 rycerzy, obrońca 1, rzuty 6 i 3. Skutek: atakujący zdobywa ją z 2 rycerzami bez rzutu wariantu „Nieład”, kart się nie dobiera.
rule-MM-EX-57 = Obrońca, 2 rycerzy, przegrywa różnicą 3 z posiadaczem Jabłka okrucieństwa. Skutek: po kroku 7 zostaje 1 rycerz, po kroku 8 żaden, nikt się nie wycofuje.
rule-MM-EX-58 = A ma 11 PZ i zdobywa pustą Twierdzę. Skutek: 14 PZ, A zwycięża, pytania MM-DEC-90 się nie zadaje.
rule-MM-EX-59 = Sytuacja: wśród kart początkowych jest „Autorytet”. Skutek: na ręce 6 kart, w talii 11, na stosie kart odrzuconych tylko „Autorytet” bez znacznika; Korony porządku nie można ogłosić w pierwszej turze.
rule-MM-EX-60 = „Potyczka” i „Nieład”: zamek z jednym kafelkiem Ziem ojczystych. Skutek: w zamku 9 rycerzy (2 kości), na Ziemiach ojczystych 3 rycerzy, 0 PZ.

## Rozstrzygnięcia

rule-MM-RUL-01 = Tabele wymieniają pięć koron z ich symbolami; szósta nazwa, „Гнев”, pojawia się tylko w wierszu „może odrzucić jedną wybraną kartę” i nie ma jej na listach jabłek ani bereł (obie są pełne, po sześć pozycji). To szósta korona. Jako działające na dowolnego gracza wymieniono tylko Koronę zepsucia i Koronę dobrobytu, a jako działające na przeciwnika tylko Jabłko okrucieństwa, Berło oporu i Berło wpływu, więc jej celem jest sam używający. Po angielsku: Wrath (w tłumaczeniu).
rule-MM-RUL-02 = Podano: 18 kart, wartości konfliktu 2–5, „Zasadzka”, wsparcie +1 i +2 oraz cztery karty zasobów wymienione po jednym razie (także publiczna recenzja mówi o karcie „Autorytet” w liczbie pojedynczej). Na konflikt i wsparcie pozostaje czternaście kart. Przyjęto po dwie z każdego z siedmiu rodzajów. Zgadza się to z przykładem bitwy (jedna strona zagrywa +1 i +2, druga +2) i z rysunkiem przygotowania (z pięciu kart zagrano jedną kartę konfliktu i dwie wsparcia, dwie zostały na ręce), a pięć kart na ręce bez karty konfliktu zdarza się rzadko (0,65 %). Liczby te to dane i można je poprawić bez zmian w kodzie.
rule-MM-RUL-03 = Wartości i liczba egzemplarzy terytoriów przepadły razem z grafiką kafelków. Co wiadomo: 30 terytoriów; wartości 1, 2, 3; pudełko starcza na dowolny zestaw partii, w których gra razem najwyżej sześć osób, więc układ dla n graczy zużywa najwyżej 5n terytoriów, a liczby według wartości muszą się sumować; obok zamku nigdy nie ma więcej niż dwóch kafelków Ziem ojczystych, co dzieje się samo, jeśli każdy zamek styka się dokładnie z dwoma heksami o wartości 1; jedna publiczna recenzja mówi, że plansza rośnie proporcjonalnie do liczby graczy; inna umieszcza wartość 1 na zewnątrz, wartość 2 bliżej środka, a wartość 3 w środku, między zamkami. Stąd na gracza: dwa terytoria o wartości 1, dwa o wartości 2, jedno o wartości 3 – w pudełku 12 / 12 / 6, na planszy po 9 PZ na gracza. Liczba egzemplarzy każdego rodzaju: zob. rozdział 8.
rule-MM-RUL-04 = Zdanie o Berle strachu i Berle wigoru mówi, że wskazany gracz może „zamiast przeprowadzać bitwę” przyjąć, że obie strony mają jednakową liczbę rycerzy, i dodaje, że kości się nie podnosi i nie stawia rycerzy na terytorium. Odwołanie bitwy nie dałoby żadnego wyniku, a uwaga o kości ma sens tylko wtedy, gdy mniejsze siły liczą się jak większe. Rozstrzygnięcie: bitwa toczy się dalej, obu stronom liczy się większa liczba. Ponieważ znaczenie ma tylko różnica PW, wyrównanie w dół dałoby ten sam wynik.
rule-MM-RUL-05 = Tabela symboli mówi, że cel Berła wpływu lub Berła oporu odrzuca losową kartę, skrót zasad na końcu mówi „dowolną kartę”. Tabela symboli to pełna definicja i odróżnia to od nieobowiązkowego odrzucenia według wyboru; a więc losowo.
rule-MM-RUL-06 = „Na zmianę” mogłoby znaczyć po jednej karcie. W przykładzie obrońca zagrywa dwie karty, zanim atakujący odpowie jedną. Rozstrzygnięcie: w swojej kolejce dowolna liczba kart, zagrywanych pojedynczo. Przy równych PW zasada nikogo nie wskazuje; zaczyna atakujący, bo przy remisie przegrywa.
rule-MM-RUL-07 = W przykładzie odkrywa się 6, ale karty konfliktu mają wartości od 2 do 5, a wydrukowana suma rośnie z 7 do 12. Wartość to 5. („Zasadzka” z rzutem 6 dałaby 13.)
rule-MM-RUL-08 = Przygotowanie mówi „natychmiast, potem dobiera się dalej”, zasady bitwy „gdy tylko dobieranie się skończy”. Jeśli w obu przypadkach podstawą jest pięć kart, dobiera się te same siedem kart; różnicę mogłoby zrobić tylko tasowanie pomiędzy. Rozstrzygnięcie: najpierw kończy się podstawowe dobieranie, potem „Autorytet”.
rule-MM-RUL-09 = Zasady nie mówią, co robić, gdy nie ma już czego dobrać; przy 18 kartach w praktyce się to nie zdarza. Dobieranie po prostu się kończy.
rule-MM-RUL-10 = Instrukcja ogranicza nowych rycerzy liczbą kości w rezerwie. Kości może zabraknąć także przy natarciu lub przegrupowaniu; takie ruchy są niedozwolone, a nie wykonywane częściowo. Rycerze na kafelku zajmują zawsze jak najmniej kości.
rule-MM-RUL-11 = Wydrukowana lista wymienia karty zasobów przed koronami, ale teksty zabraniają ich tylko podczas przegrupowania, natarcia i bitwy. Rozstrzygnięcie: kolejność dowolna, także między dwoma manewrami.
rule-MM-RUL-12 = „Zniszczony w poprzedniej turze … dopiero na końcu następnej tury”. Rozstrzygnięcie: artefakt wraca na końcu pierwszej tury właściciela, która zaczęła się po zniszczeniu. Jeden warunek (zniszczony przed początkiem tej tury) obejmuje zniszczenie i we własnej turze, i w turze innych.
rule-MM-RUL-13 = Korony, która nic nie mogłaby zrobić, nie wolno ogłosić, żeby ogłoszenie przypadkiem niczego nie zdradziło ani nie zmarnowało.
rule-MM-RUL-14 = O Koronie porządku tabela symboli mówi o karcie zagranej w poprzedniej turze, skrót zasad – o odrzuconej we własnej poprzedniej turze. Rozstrzygnięcie: część wspólna – zagrana przez używającego, w jego własnej poprzedniej turze, nadal na stosie kart odrzuconych. Celem jest sam używający (korony nie ma na liście działających na dowolnego gracza).
rule-MM-RUL-15 = Korona dobrobytu przy pustej talii: przez analogię do dobierania: najpierw tasowanie.
rule-MM-RUL-16 = „Gdy tylko” gracz kontroluje 13 PZ. Na Mokradłach zdobywca może w tej samej chwili stracić jedynego rycerza. Rozstrzygnięcie: zdobycie to jeden proces; PZ sprawdza się po efektach kafelka. Nieobowiązkowe odrzucenie przy zwycięskim zdobyciu niczego nie może zmienić, więc się je pomija (MM-CON-08).
rule-MM-RUL-17 = Kolejności działania dwóch bereł lub dwóch jabłek zasady nie określają. Najpierw atakujący. Kolejność nie ma znaczenia dla żadnej pary efektów, poza generatorem losowym, limitem kości (Jabłko okrucieństwa może zwolnić kość potrzebną Jabłku oddania) i Berłem strachu przed Berłem wigoru (wynik ten sam).
rule-MM-RUL-18 = Tekst Areny kończy bitwę, gdy nie ma już żadnych rycerzy. O przypadku, gdy zabraknie ich tylko jednej stronie, milczy; strona bez rycerzy nie mogłaby utrzymać ziemi i walczyłaby samymi kartami. Rozstrzygnięcie: bitwa kończy się na korzyść ocalałych, zanim ktokolwiek dobierze karty.
rule-MM-RUL-19 = Limitu rund w instrukcji nie ma; potrzebują go partie rozgrywane automatycznie. To zasada platformy, wyłączona, o ile nie włączy jej ustawienie round_limit.
rule-MM-RUL-20 = Rosyjski tekst mówi o terytoriach „między nimi”; to dosłowny przekład „between them” w znaczeniu „łącznie”. PZ drużyny to suma PZ jej członków.
rule-MM-RUL-21 = Zasad dotyczących kart na ręce nie złagodzono dla drużyn; ręce pozostają ukryte. Rozmowy przy stole są poza silnikiem.
rule-MM-RUL-22 = W „Oblężeniu zamku” tych 8 rycerzy jest umownych: w zamku nie ginie żaden prawdziwy rycerz, Jabłko okrucieństwa niczego właścicielowi zamku nie odbiera, właściciel nie wykonuje rzutu wariantu „Nieład”, a liczba rycerzy dla Berła strachu i Berła wigoru to 8. Pusty zamek też walczy.
rule-MM-RUL-23 = W „Bezwzględności” „natychmiast” rozumie się tak: po zakończeniu zdobycia lub bitwy, które to spowodowały. W czasie bitwy terytorium konfliktu jest niczyje i mogłoby na chwilę przerwać zaopatrzenie; to się nie liczy.
rule-MM-RUL-24 = „Potyczka” razem z „Lojalnością”: podano tylko cel jednego gracza (13 → 11). Cele drużyn zmniejszają się o tyle samo, o 2 na członka.
rule-MM-RUL-25 = W „Nieładzie” zastrzeżenie, że może nie zostać nikt, ma sens tylko wtedy, gdy rzuca także nowy zwycięzca, jako „gracz, który wygrywa bitwę”. Stąd drugi rzut; trzeciego nie ma nigdy.
rule-MM-RUL-26 = Liczby wydrukowane na Jaskini i Polu bitwy przepadły („#”). Tekst mówi, że sześciu rycerzy tam nie stanie, więc obie pojemności są mniejsze niż sześć: Jaskinia 3, Pole bitwy 5. Uwaga, że na terytorium używa się „w miarę możliwości” jednej kości, może wskazywać na jakiś kafelek o pojemności większej niż sześć; silnik musi więc przyjmować każdą pojemność (więcej niż jedną kość na kafelku), żeby poprawka była tylko zmianą danych.
rule-MM-RUL-27 = Pięć rysunków z układami planszy przepadło; odtworzono je, zob. rozdział 8.3.
rule-MM-RUL-28 = Krok 3 mówi o „jednym z bereł przeciwników”, tekst karty o chwili, „gdy inny gracz używa artefaktu”, i o „tych artefaktach”. Rozstrzygnięcie: trafić można tam tylko berła (jabłka), które mają zaraz zadziałać w tej bitwie; inne tylko we własnej turze posiadacza „Strzaskania”.
rule-MM-RUL-29 = Okno korony zaczyna się „od tego gracza”, okna bitwy od atakującego. Ponieważ nikomu nie wolno niszczyć własnego artefaktu, używający korony nie ma opcji i się go pomija; w bitwie atakującego pyta się jako pierwszego, ale tylko o artefakt obrońcy.
rule-MM-RUL-30 = „Влияние” to karta zasobów „Autorytet” i Berło wpływu; „Верность” – Berło lojalności i wariant drużynowy; „Жестокость” – Jabłko okrucieństwa i wariant „Bezwzględność”. Rozróżniają je identyfikatory.
rule-MM-RUL-31 = „Искушение” i „Искупление” to w obu przypadkach Jabłko oczyszczenia; „Тактическое преимущество” i „превосходство” to w obu przypadkach „Taktyczne natarcie”; „Тона” to „Топи” (Mokradła). Rozstrzygają angielskie nazwy w nawiasach.
rule-MM-RUL-32 = Krok 5 przykładu mówi, że obrońca ma mniej punktów zwycięstwa; chodzi o punkty walki (9 przeciw 12), tak jak w kroku 5 zasad.
rule-MM-RUL-33 = O jeziorach obok zamku lub obok siebie zasady nie mówią. W układach nie ma ani jednych, ani drugich. Gdyby układ je zawierał, zasady MM-SUP-03 i MM-ADV-03 obowiązują bez zmian (droga może prowadzić zamek–jezioro–terytorium albo jezioro–jezioro).
rule-MM-RUL-34 = Instrukcja pozwala graczom cofnąć grę, gdy zapomniano o obowiązkowej zdolności. Silnik nigdy nie zapomina; zasada cofania nie jest potrzebna.
rule-MM-RUL-35 = Zasady nie mówią, kiedy wskazuje się cel korony. Wskazanie gracza docelowego przed oknem reakcji daje innym uczciwą podstawę do zagrania „Strzaskania”; wybory wewnętrzne (który artefakt, jaka kolejność) następują po nim.
rule-MM-RUL-36 = Stos kart odrzuconych ma leżeć odkryty. Cały jest jawny i można go przeglądać, bo każdą jego kartę pokazano, gdy na niego trafiała.
rule-MM-RUL-37 = „Taktyczne natarcie” można zagrać przed manewrem lub po nim; dwa powstałe manewry są takie same, a między nimi jest okno akcji.
rule-MM-RUL-38 = Karta konfliktu: „każdy przeciwnik wybiera jedną”; 0 liczy się tylko graczowi, który nie ma żadnej. Blefować, że nie ma się żadnej, nie wolno.
rule-MM-RUL-39 = Przy stole pyta się na głos każdego po kolei i nikt nie dowiaduje się więcej, niż mówi odpowiedź. Silnik, który pytałby tylko posiadaczy „Strzaskania” albo od razu szedł dalej, gdy ich nie ma, zdradzałby wszystkim, kto może mieć tę kartę. Stąd krąg ustalany z faktów jawnych, tajne rundy i czas trwania, który zależy tylko od faktów jawnych. Krąg jest celowo prosty: może się w nim znaleźć miejsce, o którym uważny gracz wie, że nie może odpowiedzieć (na przykład zaraz po tym, jak Korona porządku zwróciła „Strzaskanie” do talii), ale nigdy na odwrót.
rule-MM-RUL-40 = Z tego samego powodu silnik nie może w widoczny sposób odpowiadać za gracza pasem w kroku wsparcia, brakiem karty konfliktu ani końcem tury, jeśli przyczyna tkwi w kartach na ręce.
rule-MM-RUL-41 = Gracz, który zobaczył kartę na talii, pamiętałby ją przy stole, także na ręce jej właściciela. Zapamiętuje się rodzaje, nie egzemplarze, więc nie wiadomo więcej, niż mógłby wiedzieć uważny człowiek.
rule-MM-RUL-42 = Oblężenie przez jezioro: zasada jezior mówi tylko o terytoriach wokół jeziora; zamku nie można dosięgnąć przez jezioro. W układach żadne jezioro nie styka się z zamkiem, więc nigdy się to nie zdarza.
rule-MM-RUL-43 = Według tekstu okno korony zaczyna się od używającego. Nie wolno mu niszczyć własnego artefaktu, więc nie ma opcji; krąg zaczyna się od następnego miejsca (zob. MM-RUL-29).
rule-MM-RUL-44 = „Strzaskanie” zagrane w oknie nie otwiera okna reakcji: to karta, a nie artefakt; nic na nią nie odpowiada.
rule-MM-RUL-45 = W „Potyczce” Ziemie ojczyste są warte 0 PZ, ale w układzie nie ma heksów o wartości 0. Kafelek zachowuje miejsce w stosie o wartości 1 i rycerzy początkowych.
rule-MM-RUL-46 = Instrukcja zna jednego zwycięzcę (lub jedną zwycięską drużynę) i żadnych pozycji; zasady MM-END-05 do -07 służą tylko wyświetlaniu i rankingowi.
rule-MM-RUL-47 = Góry zabraniają kart wsparcia „graczom” bitwy. Sojusznicy grają po jednej ze stron bitwy, więc zakaz dotyczy i ich.
rule-MM-RUL-48 = Wybór zamku: kolory nie mają wpływu na grę. Pytanie jest nieobowiązkowe, żeby partie automatyczne zaczynały się bez pustych pytań.
rule-MM-RUL-49 = Na początku kontroluje się najwyżej dwa kafelki Ziem ojczystych (2 PZ), więc przy obecnej zawartości sprawdzenie po przygotowaniu nigdy nie może zakończyć partii; zostaje na wypadek zmiany zawartości.
