# Crusaders: co mówi trener na lekcjach. Proste zdania w jednym wierszu, bez argumentów.
# Teksty kończące się na -say mają najwyżej 140 znaków.

learn-basics-title = Twoje pierwsze rundy
learn-basics-summary = Czternaście tematów przy stole: od pierwszego rozkazu po nową taktykę. Grasz Antiochią przeciw dwóm rywalom.

## Tematy

learn-basics-idea-goal = Cel gry
learn-basics-idea-stack = Rozkazy na krzyżu
learn-basics-idea-prayer = Modlitwa i kolejność
learn-basics-idea-bishops = Biskupi i święte ziemie
learn-basics-idea-sequence = Kto działa pierwszy
learn-basics-idea-march = Wyprawa
learn-basics-idea-difference = Różnica sił
learn-basics-idea-halves = Zakryte połowy
learn-basics-idea-spoils = Zwycięstwo i jego cena
learn-basics-idea-income = Dochód i namiestnicy
learn-basics-idea-raid = Najazdy
learn-basics-idea-spy = Pola zewnętrzne i szpiedzy
learn-basics-idea-build = Budowa, zapłata i bulla
learn-basics-idea-muster = Oddziały i taktyki

## Co będziesz wiedzieć

learn-basics-know-end = Co kończy grę przed czasem?
learn-basics-know-first = Kto na polu działa pierwszy?
learn-basics-know-raids = Kiedy zdarzają się najazdy?
learn-basics-know-outer = Co daje pole zewnętrzne?

## 1. Cel gry

learn-basics-goal-say = Po rundzie 6 wygrywa ten, kto ma najwięcej wpływu. 4 miasta albo 5 świętych ziem kończą grę wcześniej i dają 8; brak miast też ją kończy.
learn-basics-goal-do = Masz jedno miasto. Połóż Wyprawę na polu wewnętrznym, bliżej środka krzyża: tym rozkazem zdobywa się miasta.
learn-basics-goal-then = Wyprawa odbędzie się w tej rundzie. Do położenia został jeszcze jeden rozkaz.
learn-basics-goal-build = Budowa rozwija miasto, a położenie jej tutaj nic nie kosztuje. Ale nowe miasto da w tej rundzie tylko Wyprawa.
learn-basics-goal-taken = Leżą tam już cudze żetony, a położenie swojego na wierzchu kosztuje monety. Pole Wyprawy jest jeszcze wolne.
learn-basics-goal-outer = Pole zewnętrzne wzmacnia rozkaz, ale zadziała on dopiero w następnej rundzie. Będzie o tym osobny krok.

## 2. Rozkazy na krzyżu

learn-basics-stack-say = Dwie kolejki, w każdej jeden rozkaz. Na polu wewnętrznym kładziesz go na wierzchu i płacisz właścicielom po 1 monecie za żeton pod nim.
learn-basics-stack-do = Automa zastępuje brakujących graczy i tylko zajmuje miejsca. Połóż Modlitwę na polu wewnętrznym, na żetonach automy i Trypolisu.
learn-basics-stack-then = Płacisz 2 monety: 1 do puli ogólnej za automę, 1 Trypolisowi. Zostają ci 2, a twój żeton leży na wierzchu.
learn-basics-stack-inner = Tam też leżą dwa żetony, więc i to kosztowało 2 monety. Zasada jest ta sama na każdym polu.
learn-basics-stack-outer = Pole zewnętrzne jest darmowe, ale rozkaz czekałby do następnej rundy. Ten krok jest jeszcze przed tobą.

## 3. Modlitwa i kolejność

learn-basics-prayer-say = Modlitwa daje 2 punkty świętości i jeszcze po 1 za świecę. Zajęte pola się przeskakuje. Kto stoi najdalej po prawej, gra pierwszy.
learn-basics-prayer-do = Obaj rywale są tuż przed tobą. Pomódl się bez dopłaty.
learn-basics-prayer-then = Przeskakujesz obu: stoisz na polu 5 i grasz przed nimi. Po drodze zyskujesz reskrypt, czyli tajną jednorazową kartę, i akcję biskupa.
learn-basics-prayer-one = Moneta zastępuje świecę: 3 punkty prowadzą na pole 6, a akcji biskupa masz 2 zamiast 1.
learn-basics-prayer-two = Monety zastępują świece: 4 punkty prowadzą na pole 7, a akcji biskupa masz 3 zamiast 1.

## 4. Biskupi i święte ziemie

learn-basics-bishops-say = Akcja biskupa to wyświęcenie lub przesunięcie. Miasto jest świętą ziemią gracza z najwyższą sumą poziomów biskupów.
learn-basics-bishops-do = Wyświęć w Antiochii biskupa II poziomu.
learn-basics-bishops-then = Suma poziomów twoich biskupów w Antiochii to teraz 3. Żeby odebrać ci tę świętą ziemię, rywal musi mieć więcej.
learn-basics-bishops-level = Suma poziomów w Antiochii to teraz 2. Biskup II poziomu kosztuje tyle samo, a suma wyniosłaby 3.
learn-basics-bishops-move = Twój jedyny biskup opuściłby Antiochię i jedna święta ziemia zastąpiłaby drugą. Najpierw wyświęć drugiego.
learn-basics-bishops-stop = Możesz zrezygnować, ale akcji biskupa nie da się zostawić na później. Wyświęć biskupa.

## 5. Kto działa pierwszy

learn-basics-sequence-say = Pola działają po kolei: Budowa, Modlitwa, Zaciąg, Wyprawa. Na każdym pierwszy działa żeton z wierzchu.
learn-basics-sequence-do = Dlatego twoja Modlitwa zadziałała przed Modlitwą Trypolisu. Teraz kolej na twoją Wyprawę: rozpocznij ją.
learn-basics-sequence-then = Wyprawa się zaczyna. Potem żeton wróci do ciebie i przyda się w następnej rundzie.
learn-basics-sequence-rescript = Ten reskrypt możesz zagrać w dowolnej swojej turze: wyświęca jeszcze jednego biskupa. Na razie go zachowaj i wyrusz.

## 6. Wyprawa

learn-basics-march-say = Wyprawa prowadzi do 4 oddziałów do sąsiedniego miasta i jeszcze 1 za każdy żeton koni. Jeden oddział zawsze zostaje.
learn-basics-march-do = Wyrusz na Apameę z 5 oddziałami z Antiochii. Za piąty zapłać końmi.
learn-basics-march-then = Pod Apameą stoi 5 oddziałów, 1 został w Antiochii. Konie są zużyte do fazy dochodu.
learn-basics-march-target = Tam też możesz ruszyć: jest tam 1 oddział Saracenów. Ale Apamea daje drewno, a ono przyda się do budowy.
learn-basics-march-enough = W Apamei są 2 oddziały Saracenów i mury o sile 2. Potrzebujesz przewagi, więc weź wszystkie 5 oddziałów.
learn-basics-march-coin = W takiej cenie moneta zastępuje dowolny towar. Konie pozostają dostępne, a tobie została 1 moneta.

## 7. Różnica sił

learn-basics-difference-say = Każdy oddział to siła 1, a mury dodają obrońcy swój poziom. Wygrywa silniejszy, a przy różnicy 0 – atakujący.
learn-basics-difference-do = Saracenów prowadzi rywal. Obaj są równie blisko, więc wybierasz ty: niech to będzie Edessa.
learn-basics-difference-then = 5 oddziałów przeciw 2 oddziałom Saracenów i murom o sile 2: masz przewagę 1. Edessa wykłada pierwszą kartę Saracenów.
learn-basics-difference-tripoli = Trypolis też może prowadzić Saracenów. 5 oddziałów przeciw 2 oddziałom Saracenów i murom o sile 2: masz przewagę 1.

## 8. Zakryte połowy

learn-basics-cancel-say = Zakrywasz połowę każdej karty, którą wykłada przeciwnik. Trafia na nią losowa karta z twojej ręki; druga połowa działa.
learn-basics-cancel-do = „Wojownicy z wybrzeża”: na górze siła 3, na dole siła 2. Zakryj górę.
learn-basics-cancel-then = Działa dół: zamiast przewagi 1 dla ciebie jest przewaga 1 dla Saracenów. Zostają ci do wyboru 4 taktyki.
learn-basics-cancel-bottom = Działa góra: siła 3 dla Saracenów, więc teraz to oni mają przewagę 2. Za to dół nie odbierze ci już reskryptu.

learn-basics-lay-say = Każda strona wykłada dwie karty, obrońca pierwszy. Połowę twojej zakryje przeciwnik, więc dobre powinny być obie połowy.
learn-basics-lay-do = Wyłóż „Pochylone kopie”: siła 3 przy ataku albo ucieczka 1 i siła 1.
learn-basics-lay-then = Edessa zakrywa górę. 1 oddział Saracenów ucieka do Aleppo, a ty zyskujesz siłę 1: teraz masz przewagę 1.
learn-basics-lay-baptism = Edessa zakrywa górę, więc działa rozbicie: Saraceni tracą 1 oddział, a różnica to teraz 0.
learn-basics-lay-shield = Edessa zakrywa górę, więc działa dół: siła 2, teraz masz przewagę 1. Wszyscy Saraceni zostają na miejscu.
learn-basics-lay-vult = Edessa zakrywa górę, więc działa dół: siła 1, a różnica to teraz 0. Na końcu bitwy przyniesie też 1 monetę.

## 9. Zwycięstwo i jego cena

learn-basics-spoils-say = Po bitwie miasto traci poziom, ktokolwiek wygra. Zwycięski atakujący bierze miasto i towary, które ono wytwarza.
learn-basics-spoils-do = Saraceni mają przewagę 1, a to ostatnia karta. Wyłóż „Chrzest bojowy”: siła 2 albo rozbicie 1.
learn-basics-spoils-then = Edessa zakrywa rozbicie i wygrywasz z przewagą 1. Poziom Apamei spada do 1, a karta Saracenów odbiera ci reskrypt. Wybierz namiestnika, a miasto będzie twoje razem z 1 żetonem drewna.
learn-basics-spoils-shield = Edessa zakrywa dół, więc zyskujesz siłę 1. Różnica to 0, a wtedy wygrywa atakujący. Wybierz namiestnika, a Apamea będzie twoja.

## 10. Dochód i namiestnicy

learn-basics-income-say = Rundę kończy dochód: monety z miast, punkty wpływu od namiestników i po 1 za każdą świętą ziemię.
learn-basics-income-do = Wybierz namiestnika Apamei: porównaj, co każdy da teraz i w następnych rundach. Melisenda daje 2 punkty wpływu, jeśli nikt nie ma na mapie więcej biskupów niż ty.
learn-basics-income-then = Zyskujesz 3 monety i 4 punkty wpływu: 2 od Melisendy, 1 od Boemunda za konie, 1 za świętą ziemię.
learn-basics-income-later = Ten namiestnik liczy coś, czego jeszcze nie masz. Zyskujesz 3 monety i 2 punkty wpływu, a z Melisendą byłyby 4.
learn-basics-income-deck = Namiestnik z wierzchu talii może się przydać albo nie. Co daje Melisenda, wiadomo: weź ją.

## 11. Najazdy

learn-basics-raid-say = Od rundy 2 przed planowaniem Saraceni najeżdżają miasta w kolorze żetonu. Siła miasta to oddziały i mury; przy różnicy 0 miasto pada.
learn-basics-raid-do = Apamei grozi najazd: 3 oddziały Saracenów. Gdy miasto pada, tracisz jego podatki, towar i namiestnika. Zapłać 2 monety za „Układ z Wenecją” i rozbuduj Apameę.
learn-basics-raid-then = 5 oddziałów i mury o sile 2 przeciw 3 oddziałom: Apamea broni się z przewagą 4, a ty tracisz tylko 1 monetę. Zostają ci 2.
learn-basics-raid-decline = 6 przeciw 3: Apamea broni się z przewagą 3, a to kosztuje 3 monety. Zostają ci 2 – tyle samo, co z lepszymi murami.
learn-basics-raid-antioch = Antiochia rośnie, ale celem najazdu jest Apamea. Broni się z przewagą 3, a to kosztuje ostatnie 3 monety.
learn-basics-raid-stop = Te 2 monety są już zapłacone, więc rozbuduj za nie miasto.

## 12. Pola zewnętrzne i szpiedzy

learn-basics-outer-say = Rozkaz na pustym polu zewnętrznym czeka i działa w następnej rundzie, za to wzmocniony. Od razu dobierasz za niego szpiega.
learn-basics-outer-do = Połóż Modlitwę na polu zewnętrznym, a potem naślij szpiega na Edessę.
learn-basics-outer-then = Modlitwa zadziała w rundzie 3, po wszystkich innych żetonach swojego pola. Wzmocnione rozkazy dają więcej: Budowa i Zaciąg zniżkę o 2 towary i jeszcze jedną kartę, Modlitwa jeszcze jedną akcję biskupa i lepszy reskrypt, Wyprawa 2 dodatkowe darmowe ruchy, siłę +2 w bitwie i nowego namiestnika. „Podstawiony murarz” śledzi teraz Edessę.
learn-basics-outer-outer = Każde pole zewnętrzne daje szpiega i wzmocniony rozkaz w następnej rundzie: Budowa i Zaciąg zniżkę o 2 towary i jeszcze jedną kartę, Wyprawa 2 dodatkowe darmowe ruchy, siłę +2 w bitwie i nowego namiestnika. To też dobry wybór.
learn-basics-outer-inner = Pole wewnętrzne działa w tej rundzie, ale nie daje szpiega. Spróbuj tym razem zewnętrznego.
learn-basics-outer-wait = Szpiega możesz nasłać i później, w dowolnej swojej turze. Do tego czasu nikogo nie śledzi.
learn-basics-outer-tripoli = „Podstawiony murarz” śledzi Trypolis i czeka tam na rozkaz Budowa.

learn-basics-spy-say = Raz na rundę, gdy śledzony rywal wykona rozkaz wskazany na karcie szpiega, możesz użyć tego szpiega.
learn-basics-spy-do = Edessa zakończyła Budowę. Użyj „Podstawionego murarza” i rozbuduj Antiochię.
learn-basics-spy-then = Poziom Antiochii rośnie do 2, i to za darmo. W następnej rundzie znów możesz użyć szpiega.
learn-basics-spy-pass = Rozbudowa jest darmowa, a lepszej okazji w tej rundzie nie będzie. Użyj szpiega.
learn-basics-spy-stop = Wtedy nic się nie stanie, a szpieg będzie w tej rundzie już użyty. Rozbuduj Antiochię.

## 13. Budowa, zapłata i bulla

learn-basics-build-say = Budowa to jedna rozbudowa i jedna budowla. Płacisz dostępnymi towarami, a 1 moneta zastępuje dowolny towar.
learn-basics-build-do = Rozbuduj Antiochię. Cena to 3 żetony drewna: zapłać 1 żeton i 2 monety.
learn-basics-build-then = Antiochia ma poziom 3: wyższe podatki, mocniejsze mury i drugi towar, świece. Została ci 1 moneta.
learn-basics-build-building = Możesz też zacząć od budowli. Ale wtedy na rozbudowę może nie starczyć.
learn-basics-build-apamea = Apamea też kosztuje 3 żetony drewna i da wyższe podatki. Ale Homs i cztery miasta centralne wokół niego, w tym Apamea, nie mają na poziomie 3 drugiego towaru.
learn-basics-build-coins = Tak też można. Nie masz już monet, ale drewno jest nadal dostępne.

learn-basics-bull-say = Twoja tajna bulla ma dwa cele. Na koniec gry liczy się tylko cenniejszy.
learn-basics-bull-do = „Bulla o murach” liczy poziomy miast albo budowli. Wznieś za ostatnią monetę Spichlerze.
learn-basics-bull-then = Suma poziomów budowli to 1, a miast 5. Gdy miasta będą miały 6, bulla da 3 punkty wpływu.
learn-basics-bull-finish = Moneta zostałaby u ciebie, ale Budowa obejmuje też budowlę. Wznieś jedną.
learn-basics-bull-bazaar = Bazar jest darmowy i raz na rundę możesz na nim sprzedać towar za 2 monety. Ma jednak poziom 0, więc bulli nie pomoże.
learn-basics-bull-nothing = Możesz niczego nie brać, ale wtedy ta część rozkazu przepadnie. Spichlerze kosztują jedną monetę.
learn-basics-bull-deck = Za jedną monetę rzadko kupisz kartę wziętą w ciemno, a niekupiona wraca na talię. Weź Spichlerze.

## 14. Oddziały i taktyki

learn-basics-muster-say = Zaciąg daje 2 oddziały i jeszcze po 1 za każdą stal lub monetę, najwyżej 4 dodatkowe. Wystawiasz je w dowolnych swoich miastach.
learn-basics-muster-do = Antiochii strzeże tylko 1 oddział. Zwerbuj jeszcze 1 za monetę i wystaw wszystkie 3 w Antiochii.
learn-basics-muster-then = W Antiochii są teraz 4 oddziały i mury o sile 3. Zostało ci 6 monet.
learn-basics-muster-tactics = Taktyki to następny krok. Części rozkazu można wykonać w dowolnej kolejności, ale teraz zwerbuj oddziały.
learn-basics-muster-rescript = Ten reskrypt blokuje 2 towary rywala. Może poczekać, najpierw zwerbuj oddziały.
learn-basics-muster-free = Dwa oddziały są darmowe, a monety zostają u ciebie. Wystaw je tam, gdzie są potrzebne.
learn-basics-muster-apamea = Apamea to też dobre miejsce: ma już 5 oddziałów i sąsiaduje z Homsem.
learn-basics-muster-more = Można zwerbować więcej, ale monety przydadzą się i w następnym kroku. Jeden oddział ponad darmowe wystarczy.

learn-basics-tactics-say = W Zaciągu możesz też poznać do 2 taktyk. Masz ich zawsze dokładnie 5: za każdą nową odrzucasz inną.
learn-basics-tactics-do = Poznaj „Grzmiącą szarżę” za 1 żeton koni i 1 monetę. Potem wybierz „Niczego nie bierz” i odrzuć „Bóg tak chce”.
learn-basics-tactics-then = Znów masz 5 taktyk, a jedna ma w ataku siłę 5. Teraz zagraj całą partię!
learn-basics-tactics-finish = Możesz skończyć bez nowej taktyki, ale masz monety na lepszą kartę. Poznaj ją.
learn-basics-tactics-rescript = Ten reskrypt blokuje 2 towary rywala. Może poczekać, najpierw poznaj taktykę.
learn-basics-tactics-none = Możesz niczego nie brać. Ale „Grzmiąca szarża” jest silniejsza od każdej twojej taktyki początkowej.
learn-basics-tactics-deck = Karta z wierzchu talii jest nieznana, a jeśli możesz za nią zapłacić, musisz ją wziąć. Wybierz kartę, którą widzisz.
learn-basics-tactics-other = Ta taktyka też się przyda, ale do ataku „Grzmiąca szarża” jest tu najsilniejsza.
learn-basics-tactics-second = Drugą taktykę można wziąć, ale wtedy trzeba odrzucić dwie karty. Na razie wystarczy jedna.
learn-basics-tactics-letter = Reskrypt może zastąpić w zapłacie pokazane na nim towary, ale wtedy przepada. Zapłać końmi i monetą.
learn-basics-tactics-coins = Monetami też można zapłacić, a konie pozostaną dostępne na Wyprawę.
learn-basics-tactics-new = Możesz odrzucić nawet nową kartę, ale wtedy zapłata idzie na marne. Odrzuć słabszą.
learn-basics-tactics-discard = Tę też możesz odrzucić. Leży na twoim stosie kart odrzuconych i może wrócić, gdy stracisz taktykę.
