# Glory: zasady i decyzje według numerów rejestru.

## Zasoby i zasady ogólne

rule-GLO-RES-01 = Każdy gracz ma monety, siłę i wiarę (od 0 wzwyż, bez górnej granicy) oraz chwałę (od 0 wzwyż).
rule-GLO-RES-02 = Monety, siła i wiara pochodzą z banku i do niego wracają; bank nigdy się nie wyczerpuje. Liczba żetonów prestiżu, relikwii i sojuszników jest ograniczona zawartością pudełka.
rule-GLO-RES-03 = Koszt płaci się w całości: częściowych opłat nie ma, a tego, na co gracza nie stać, nie może wybrać.
rule-GLO-RES-04 = Strata, która nie jest kosztem, zabiera tyle, ile jest, i zatrzymuje się na 0 (monety przy wydarzeniu „Wojna”, chwała przy sojusznikach „Lichwiarz”, „Drab” i „Wiedźma”).
rule-GLO-RES-05 = Chwała zmienia się od razu i wszyscy to widzą. Na stole tor punktacji ma 30 pól; tutaj liczy się po prostu dalej.
rule-GLO-RES-06 = Liczba kart na ręce jest nieograniczona.
rule-GLO-RES-07 = Gracz może mieć dowolnie wielu sojuszników i dowolnie wiele relikwii, także po kilka tego samego rodzaju. Ich premie się sumują.
rule-GLO-RES-08 = Użycie sojusznika, relikwii lub żetonu prestiżu odwraca żeton na zakrytą stronę (jest użyty). Użytego żetonu nie można ponownie użyć ani policzyć w pojedynku, ale liczy się on do tytułów i przy rozstrzyganiu końcowego remisu. Sojuszników działających stale i przy otrzymaniu nigdy się nie odwraca.
rule-GLO-RES-09 = Nagroda, której nie można otrzymać (nie ma już żetonu, taki prestiż już jest, nie ten poziom ekwipunku, pusty stos), przepada; pozostałe części tej samej nagrody otrzymuje się mimo to.
rule-GLO-RES-10 = Efekt sojusznika działający przy otrzymaniu następuje za każdym razem, gdy otrzymuje się taki żeton, niezależnie od źródła (tor, karta, wydarzenie, postać).

## Przygotowanie gry

rule-GLO-SET-01 = Przed przygotowaniem gry gracze uzgadniają typ turnieju (Joust à plaisance albo Pas d’armes), nagrodę (losowa albo standardowa, tylko w Joust à plaisance; zwykle losowa), cele osobiste (ukryte albo jawne; zwykle ukryte), postacie (wszystkie poziomy albo tylko poziom I; zwykle wszystkie) i utrudnienie dla każdego gracza (żadne, wierzchowiec, zbroja albo jedno i drugie; zwykle żadne). Kolory i miejsca przy stole są dowolne i nie wpływają na grę.
rule-GLO-SET-02 = Potasuj 14 tytułów i odkryj 3 jako wspólne tytuły.
rule-GLO-SET-03 = Rozdaj każdemu graczowi 3 karty postaci, po jednej losowej z każdego poziomu. Każdy gracz w tajemnicy wybiera jedną; wszystkie wybory odkrywa się jednocześnie, a niewybrane postacie wychodzą z gry. Przy opcji „tylko poziom I” każdy gracz po prostu otrzymuje kartę poziomu I i niczego nie wybiera (GLO-DEC-01).
rule-GLO-SET-04 = Każdy gracz otrzymuje 6 pionków, 4 herby, 2 żetony przewagi, kartę wierzchowca i kartę zbroi na poziomach podanych na karcie postaci oraz jej początkowe monety, siłę, wiarę i chwałę. Dochodu się teraz nie wypłaca.
rule-GLO-SET-05 = Każda część ekwipunku objęta utrudnieniem gracza (GLO-SET-01) zaczyna o jeden poziom niżej, niż podaje karta postaci, czyli na poziomie I zamiast II; w zamian nic się nie otrzymuje. W scenariuszu Wojownik zamiast utrudnienia działa poziom trudności.
rule-GLO-SET-06 = Potasuj osobno talie romansu, targu i wyzwań.
rule-GLO-SET-07 = Wylosuj kolejność graczy i w tej kolejności połóż herby na torze inicjatywy, od lewej do prawej, zaczynając od pozycji 1.
rule-GLO-SET-08 = Pierwszy gracz w kolejności nie dostaje nic dodatkowego. Drugi otrzymuje 1 punkt chwały i dobiera bez wyboru 1 kartę z talii wyzwań; trzeci otrzymuje 2 punkty chwały i tak samo dobiera 2 karty; czwarty otrzymuje 3 punkty chwały i dobiera 3 karty.
rule-GLO-SET-09 = Z tytułów pozostałych po GLO-SET-02 rozdaj graczom w kolejności inicjatywy po tyle, ile pokazuje karta postaci. Każdy gracz w tajemnicy zachowuje tyle, ile pokazuje jego karta postaci, a resztę oddaje. Gdy wszyscy wybiorą, oddane i nierozdane tytuły tasuje się w zakrytą talię tytułów. Zachowane tytuły to cele osobiste.
rule-GLO-SET-10 = Rozdziel żetony sojuszników na pięć stosów: I, II, III, stos specjalnych sojuszników i stos ze zwojem. Stosy I, II, III i stos specjalnych sojuszników potasuj zakryte. Stos ze zwojem leży odkryty obok planszy.
rule-GLO-SET-11 = W kolejności inicjatywy każdy gracz, którego postać daje specjalnych sojuszników, bierze tylu z wierzchu stosu specjalnych sojuszników; efekty przy otrzymaniu działają.
rule-GLO-SET-12 = Zapełnij tor sojuszników według GLO-ALLY-02.
rule-GLO-SET-13 = Połóż znacznik fazy na fazie akcji rundy 1.
rule-GLO-SET-14 = W kolejności inicjatywy każdy gracz dobiera z wierzchu trzech talii karty wypraw wskazane przez postać.
rule-GLO-SET-15 = Następnie każdy gracz może oddać z ręki dowolną liczbę kart wypraw (także otrzymanych według GLO-SET-08) i otrzymać po 1 żetonie siły za kartę. Oddane karty wtasowuje się do ich talii, gdy wszyscy gracze już zdecydują.
rule-GLO-SET-16 = Odsłoń po 4 karty z każdej talii w jej kolumnie kart wypraw.
rule-GLO-SET-17 = Wylosuj po jednym wydarzeniu z zestawu 4 na każdą rundę. Wydarzenie rundy 1 kładzie się odkryte na planszy (bieżące), wydarzenie rundy 2 odkryte obok planszy (znane, ale jeszcze nie działa), a wydarzenie rundy 3 zakryte pod nim. Pozostałe 9 wydarzeń wychodzi z gry bez oglądania.
rule-GLO-SET-18 = Pola akcji, pola inicjatywy i pola toru sojuszników przeznaczone dla większej liczby graczy są niedostępne przez całą grę. W trybie solo stosuje się układ dla dwóch graczy.
rule-GLO-SET-19 = Przygotuj turniej rundy 1 (GLO-TSET).

## Przygotowanie turnieju

rule-GLO-TSET-01 = Wylosuj kartę turnieju spośród tych, które podają bieżącą liczbę graczy (solo: 1) i nie były jeszcze użyte w tej grze. Gra potrzebuje 3 z 4 pasujących kart, więc nie może ich zabraknąć.
rule-GLO-TSET-02 = Obowiązuje tylko część karty dla nadchodzącej rundy i wybranego typu turnieju.
rule-GLO-TSET-03 = Rycerzy losuje się z puli wymaganego rodzaju. Wszyscy rycerze leżą odkryci na planszy turniejowej.
rule-GLO-TSET-04 = Joust à plaisance: umieść rycerzy początkowych na polach dolnego rzędu wskazanych przez kartę. Rycerzy zgłaszających się po graczach jeszcze się nie losuje.
rule-GLO-TSET-05 = Joust à plaisance: przy zasadzie nagrody losowej wylosuj jeden żeton nagrody turniejowej nieużyty jeszcze w tej grze i połóż go odkryty na nagrodzie standardowej, którą zastępuje. Przy zasadzie nagrody standardowej nagrodą jest zawsze 1 punkt chwały i 1 moneta.
rule-GLO-TSET-06 = Pas d’armes: dla każdego miasta wylosuj rycerzy podanych na karcie i ustaw ich od lewej do prawej według malejącej wartości chwały; przy równej wartości według malejącego prestiżu, potem według kolejności losowania. Każdy rycerz ma miejsce na jeden herb.
rule-GLO-TSET-07 = Po turnieju wszyscy rycerze z planszy wracają do pul swoich rodzajów, które się tasuje. Żeton rycerza, którego w grze solo używa SIR, czyli wirtualny przeciwnik (GLO-SOLO-05), przez całą grę nie należy do żadnej puli.

## Przebieg rundy

rule-GLO-RND-01 = Rundy 1 i 2 składają się z faz akcji, wypraw, odświeżania, zgłoszeń i turnieju. Potem przygotowuje się następny turniej.
rule-GLO-RND-02 = Runda 3 składa się z faz akcji, wypraw, odświeżania, zgłoszeń, turnieju, ostatniej fazy wypraw i fazy tytułów. Potem gra się kończy.
rule-GLO-RND-03 = Zawsze gdy gracze działają kolejno poza pojedynkiem, robią to w kolejności inicjatywy od lewej do prawej, takiej jak w danej chwili.

## Wydarzenia

rule-GLO-EVT-01 = Na początku fazy akcji, zanim ktokolwiek umieści pionek, zaczyna działać bieżące wydarzenie.
rule-GLO-EVT-02 = Wydarzenie dotyczące wszystkich stosuje się do każdego gracza w kolejności inicjatywy.
rule-GLO-EVT-03 = Wydarzenie z akcją otwiera na tę rundę jedno dodatkowe pole: pierwszy gracz, który umieści tam pionek, płaci koszt i otrzymuje efekt; nikt inny nie może z niego skorzystać w tej rundzie.
rule-GLO-EVT-04 = „Sojusz” (wszystkie trzy wersje): na początku fazy akcji wierzchni żeton stosu specjalnych sojuszników kładzie się odkryty na karcie; akcja pozwala wziąć ten żeton (efekty przy otrzymaniu działają). Koszt: 1 moneta w rundach 1 i 2, nic w rundzie 3. Jeśli stos specjalnych sojuszników jest pusty, akcja jest niedostępna.
rule-GLO-EVT-05 = „Urodzaj”: każdy gracz otrzymuje 2 monety. „Królewskie wesele”: każdy gracz otrzymuje 2 żetony siły. „Wojna”: każdy gracz traci 2 monety, o ile je ma.
rule-GLO-EVT-06 = „Pospolite ruszenie”: każdy gracz, a w grze solo także SIR, kładzie na karcie jeden pionek i w tej rundzie ma do umieszczenia 5 pionków.
rule-GLO-EVT-07 = „Krucjata” (akcja): zapłać 1 monetę, otrzymaj 3 punkty chwały i 3 żetony wiary. „Oblężenie” (akcja): zapłać 2 żetony siły, otrzymaj 5 punktów chwały. „Trening z mistrzem” (akcja): zapłać 1 monetę, otrzymaj 5 żetonów siły.
rule-GLO-EVT-08 = „Podróż” (akcja): zapłać 1 monetę i weź 3 karty wypraw, każdą z dowolnej kolumny albo z wierzchu dowolnej talii. „Królowa” nie dodaje tu karty. Jeśli kart jest za mało, obowiązuje GLO-ACT-14.
rule-GLO-EVT-09 = „Łupy wojenne” (akcja): zapłać 2 żetony siły i ulepsz wierzchowca albo zbroję z poziomu III na IV. Kto nie ma żadnego z nich dokładnie na poziomie III, niczego nie ulepsza (GLO-ACT-05).
rule-GLO-EVT-10 = „Dyplomata” nie obniża kosztów wydarzeń.
rule-GLO-EVT-11 = Następne wydarzenie jest znane wszystkim rundę wcześniej, ale nie działa, dopóki nie stanie się bieżące.

## Faza akcji

rule-GLO-ACT-01 = W kolejności inicjatywy, raz za razem, każdy gracz, który ma jeszcze pionki, umieszcza dokładnie jeden pionek na możliwej akcji i wykonuje ją do końca, zanim zacznie następny gracz. Faza kończy się, gdy wszystkie pionki są umieszczone.
rule-GLO-ACT-02 = Gracz, który ma pionki, musi jeden umieścić; Straż i Trening indywidualny są zawsze możliwe.
rule-GLO-ACT-03 = Pole mieści jeden pionek na rundę. Akcja z polami jest możliwa, dopóki któreś dostępne pole jest wolne.
rule-GLO-ACT-04 = Obszar bez pól mieści dowolnie wiele pionków dowolnych graczy, także kilka tego samego gracza.
rule-GLO-ACT-05 = Niemożliwa jest akcja, której kosztu nie da się zapłacić, a także taka, która wymaga nieistniejącego miejsca lub celu (brak wolnego miejsca w turnieju, brak rycerza do wyzwania, brak karty do akcji Plany wypraw, brak sojusznika do akcji Sojusznicy). Akcja, którą da się opłacić, ale która nic graczowi nie da (brak kart przy wydarzeniu „Podróż”, brak ekwipunku na ulepszanym poziomie), jest możliwa: koszt się płaci, miejsce się zajmuje, niczego się nie otrzymuje.
rule-GLO-ACT-06 = Liczba pól zależy od liczby graczy. Przy 1–2 graczach: Trening 1, Modlitwa 2, Służba 1, Inicjatywa 2, Nowy cel 1. Przy 3 graczach: Trening 2, Modlitwa 3, Służba 2, Inicjatywa 3, Nowy cel 2. Przy 4 graczach: Trening 3, Modlitwa 4, Służba 3, Inicjatywa 4, Nowy cel 2. Wydarzenie ma zawsze 1 pole. Obszary bez pól: Plany wypraw, Straż, Trening indywidualny, Targowisko, Sojusznicy, Herold.
rule-GLO-ACT-07 = Trening: otrzymujesz 3 żetony siły.
rule-GLO-ACT-08 = Modlitwa: otrzymujesz 3 żetony wiary.
rule-GLO-ACT-09 = Służba: otrzymujesz 3 monety.
rule-GLO-ACT-10 = Straż: otrzymujesz 2 monety.
rule-GLO-ACT-11 = Trening indywidualny: otrzymujesz 2 żetony siły.
rule-GLO-ACT-12 = Inicjatywa: umieść pionek na skrajnym lewym wolnym polu inicjatywy i weź 1 monetę. Kolejność graczy zmienia się dopiero w fazie odświeżania. Każdy gracz może to zrobić raz na rundę.
rule-GLO-ACT-13 = Plany wypraw: weź 2 karty wypraw, jedną po drugiej, za każdym razem dowolną odsłoniętą albo wierzchnią z dowolnej talii; rodzaje można mieszać. Każda „Królowa”, którą masz, dodaje 1 kartę.
rule-GLO-ACT-14 = W fazie akcji odsłoniętych kart wypraw się nie uzupełnia. Gdy kolumna jest pusta, wciąż można dobierać z jej talii; gdy puste są obie, kart tego rodzaju nie ma. Jeśli kart jest mniej, niż gracz może wziąć, bierze tyle, ile jest; akcja jest możliwa, dopóki dostępna jest choć jedna karta.
rule-GLO-ACT-15 = Targowisko: wybierz wierzchowca albo zbroję poniżej poziomu IV, zapłać koszt następnego poziomu i ulepsz o jeden poziom. Poziom II kosztuje 1 monetę, poziom III 2 monety, poziom IV 4 monety. Koszt płaci się w całości; za starą kartę nic się nie zalicza. W jednej akcji jedna część ekwipunku i jeden poziom.
rule-GLO-ACT-16 = Sojusznicy: wybierz żeton z toru sojuszników, zapłać koszt jego pola i weź go; efekty przy otrzymaniu działają. Pole zostaje puste do fazy odświeżania.
rule-GLO-ACT-17 = Każdy „Dyplomata” obniża koszt w monetach akcji Targowisko i Sojusznicy o 1, nie poniżej 0. Nie wpływa ani na wydarzenia, ani na karty targu.
rule-GLO-ACT-18 = Herold, Joust à plaisance: umieść herb na wolnym polu dolnego rzędu. Każdy gracz może to zrobić raz na turniej.
rule-GLO-ACT-19 = Herold, Pas d’armes: umieść herb przy wolnym rycerzu w mieście, w którym nie masz jeszcze herbu. Można to zrobić więcej niż raz w rundzie, aż do 3 herbów w turnieju. Tak umieszczone herby nie zastępują dwóch kolejek zgłoszeń (GLO-REG-02, 03).
rule-GLO-ACT-20 = Nowy cel: dobierz 3 tytuły, zachowaj 1 jako cel osobisty, a pozostałe 2 odłóż na stos odrzuconych kart tytułów.
rule-GLO-ACT-21 = Przy każdym dobieraniu tytułów, także kartą „Zadanie”: gdy talia tytułów jest pusta, odrzucone tytuły tasuje się w nową talię i dobiera dalej. Jeśli w talii i wśród odrzuconych jest razem mniej tytułów, niż trzeba, gracz dobiera wszystkie i mimo to zachowuje 1. Gdy nie ma żadnego, akcja jest niemożliwa.

## Ekwipunek

rule-GLO-EQP-01 = Wierzchowiec i zbroja mają poziomy I–IV, które dają 1, 2, 3 i 3 kości; poziom IV dodatkowo aktywuje specjalny symbol na kościach tego koloru.
rule-GLO-EQP-02 = Każde ulepszenie podnosi jedną część ekwipunku dokładnie o jeden poziom; poziomów nie można przeskakiwać. Nagroda, która daje określony poziom, działa tylko z poziomu tuż poniżej: na przykład na poziom IV tylko z poziomu III.
rule-GLO-EQP-03 = Poziom I występuje tylko przez utrudnienie albo w scenariuszu Wojownik.

## Sojusznicy

rule-GLO-ALLY-01 = Tor ma 2 pola specjalne (po lewej) i 7 pól zwykłych. W użyciu: przy 1–2 graczach 1 specjalne i 5 zwykłych, przy 3 graczach 2 i 6, przy 4 graczach 2 i 7.
rule-GLO-ALLY-02 = Zapełnianie: idź przez dostępne pola zwykłe od prawej do lewej, za każdym razem biorąc wierzchni żeton niepustego stosu o najniższym numerze (I, potem II, potem III); następnie zapełnij od prawej do lewej dostępne pola specjalne ze stosu specjalnych sojuszników. Pola, dla których zabrakło żetonów, zostają puste.
rule-GLO-ALLY-03 = Koszty pól od lewej do prawej: 2 i 2 za pola specjalne, potem 1, 1, 1, 1, 0, 0, 0. Niedostępne są: skrajne lewe pole specjalne, gdy graczy jest mniej niż 3, pole 4 toru, gdy graczy jest mniej niż 3, i pole 3, gdy graczy jest mniej niż 4.
rule-GLO-ALLY-04 = Kiedy sojusznik działa: przy otrzymaniu – raz na zawsze; namiot – w kroku 1 pojedynku; kopia – w krokach 5 i 6 pojedynku; stale – przez cały czas.
rule-GLO-ALLY-05 = Przy otrzymaniu: „Minstrel” (otrzymujesz 4 punkty chwały); „Dama” (otrzymujesz 5 punktów chwały); „Lichwiarz” (otrzymujesz 6 monet i tracisz 2 punkty chwały); „Król” (otrzymujesz żeton prestiżu „Faworyt króla”); „Wasal” (otrzymujesz żeton prestiżu „Świta”).
rule-GLO-ALLY-06 = Namiot: „Drab” (tracisz 1 punkt chwały; atak przeciwnika jest w pierwszym najeździe o 1 niższy); „Kuchmistrz” (twój atak jest w pierwszym najeździe o 1 wyższy); „Błazen” (prestiż przeciwnika liczy się w pierwszym najeździe o 2 mniej, nawet poniżej 0); „Dwórka” (odświeżasz jednego swojego użytego sojusznika); „Pustelnik” (odświeżasz jedną swoją użytą relikwię); „Herold” (odświeżasz jeden swój użyty żeton prestiżu).
rule-GLO-ALLY-07 = Sojusznika z namiotu, który odświeża, można użyć tylko wtedy, gdy jest użyty żeton danego typu; nie może odświeżyć sam siebie. Sojusznicy działający stale i przy otrzymaniu nigdy nie są użyci, więc nigdy się ich nie odświeża.
rule-GLO-ALLY-08 = Kopia: „Giermek” (ustawiasz jedną swoją kość wierzchowca na 4); „Fechmistrz” (ustawiasz jedną swoją kość siły na 5); „Płatnerz” (ustawiasz jedną swoją kość zbroi na 3); „Weteran” (twój atak jest w tym najeździe o 1 wyższy); „Wiedźma” (tracisz 1 punkt chwały; atak przeciwnika jest w tym najeździe o 1 niższy).
rule-GLO-ALLY-09 = Aby ustawić kość, musisz mieć w bieżącym rzucie co najmniej jedną kość tego koloru; zawsze ustawia się najniższą kość tego koloru.
rule-GLO-ALLY-10 = Stale: „Mniszka” (przerzut za wiarę może objąć 1 kość więcej), „Biskup” (przerzut za wiarę może objąć 2 kości więcej), „Królowa” (GLO-ACT-13), „Dyplomata” (GLO-ACT-17), „Posłaniec” (GLO-TRV-06), „Pisarz” (GLO-TTL-08).
rule-GLO-ALLY-11 = Sojusznika, którego daje karta wypraw, bierze się ze stosu ze zwojem i tylko stamtąd; jeśli nie ma tam tego rodzaju, nagrody nie można otrzymać.

## Faza wypraw

rule-GLO-TRV-01 = W kolejności inicjatywy, raz za razem, każdy gracz zagrywa z ręki jedną kartę wypraw albo pasuje. Pas jest ostateczny do końca fazy. Faza kończy się, gdy każdy gracz spasował albo osiągnął swój limit.
rule-GLO-TRV-02 = W jednej fazie wypraw gracz może zagrać kartę najwyżej 3 razy. To jego limit.
rule-GLO-TRV-03 = Romans: pokaż kartę, otrzymaj jej efekty i odłóż ją na własny stos kart odrzuconych.
rule-GLO-TRV-04 = Targ: możliwy tylko wtedy, gdy da się zapłacić koszt w monetach; zapłać, otrzymaj efekty i odłóż kartę na własny stos kart odrzuconych.
rule-GLO-TRV-05 = Wyzwanie: stocz pojedynek (GLO-DUEL) przeciw atakowi i prestiżowi podanym na karcie. Po zwycięstwie otrzymaj efekty i odłóż kartę na własny stos kart odrzuconych. Po porażce karta wraca na rękę i można ją zagrać ponownie, także w tej fazie; próba liczy się jako zagranie karty.
rule-GLO-TRV-06 = Każdy „Posłaniec” podnosi limit fazy wypraw i ostatniej fazy wypraw o 1, ale nie liczbę kart, które pokonany gracz może zagrać według GLO-TOUR-08.
rule-GLO-TRV-07 = Kartę można zagrać, nawet jeśli części lub całości jej nagrody nie da się otrzymać. Gdy nagroda daje wybór, bierze się dokładnie jedną możliwość; jeśli choć jedna coś daje, trzeba wybrać taką, która coś daje.
rule-GLO-TRV-08 = Własne stosy kart odrzuconych są jawne dla wszystkich i zostają do końca gry; liczą się do tytułów. Karty wypraw odrzucone w jakikolwiek sposób nigdy nie wracają.
rule-GLO-TRV-09 = Pojedynek wyzwania nie daje chwały za przeciwnika ani, po porażce, za wygrany najazd; daje tylko nagrodę karty.
rule-GLO-TRV-10 = Ostatnia faza wypraw po turnieju rundy 3 przebiega według tych samych zasad; niczego się przed nią nie odświeża i nie wypłaca się dochodu.
rule-GLO-TRV-11 = Karta jest w grze od chwili pokazania do wykonania jej efektów: karta wyzwania podczas swojego pojedynku nie jest na ręce, a karty zdobyte jej efektami trafiają na rękę później.

## Faza odświeżania

rule-GLO-REF-01 = Inicjatywa: gracze z pionkiem na torze inicjatywy zajmują skrajne lewe pozycje w kolejności pól swoich pionków; pozostali idą za nimi, zachowując wzajemną kolejność. Jeśli nie ma tam żadnego pionka, nic się nie zmienia.
rule-GLO-REF-02 = Wszystkie pionki wracają do właścicieli (także te z karty wydarzenia).
rule-GLO-REF-03 = Odświeża się żetony sojuszników, relikwii i prestiżu wszystkich graczy.
rule-GLO-REF-04 = Każdy gracz otrzymuje dochód swojej postaci.
rule-GLO-REF-05 = Żetony pozostałe na torze sojuszników wychodzą z gry; tor zapełnia się na nowo według GLO-ALLY-02.
rule-GLO-REF-06 = Pozostałe odsłonięte karty wypraw wychodzą z gry; w każdej kolumnie odsłania się do 4 nowych kart, dopóki starcza talii.
rule-GLO-REF-07 = Bieżące wydarzenie wychodzi z gry razem z niewziętym żetonem z karty „Sojusz”. Jeśli następuje kolejna runda, odkryte czekające wydarzenie staje się bieżące; w rundzie 1 odkrywa się wtedy wydarzenie rundy 3.
rule-GLO-REF-08 = W rundzie 3 wykonuje się tylko GLO-REF-01 do 04; tor, odsłonięte karty i wydarzenie jedynie się usuwa.

## Zgłoszenia

rule-GLO-REG-01 = Herby umieszczone akcją Herold zostają; herbu nigdy się nie przesuwa ani nie zabiera przed końcem turnieju.
rule-GLO-REG-02 = Pas d’armes, pierwsza kolejka: w kolejności inicjatywy każdy gracz umieszcza jeden herb przy wolnym rycerzu w mieście, w którym jeszcze herbu nie ma.
rule-GLO-REG-03 = Pas d’armes, druga kolejka: to samo jeszcze raz. Trzeci herb wymaga więc co najmniej jednego użycia akcji Herold.
rule-GLO-REG-04 = W obu kolejkach trzeba umieścić herb, jeśli jest na niego miejsce; w przeciwnym razie gracza się pomija.
rule-GLO-REG-05 = Gracz może mieć jeden herb w mieście i najwyżej 3 herby łącznie; każdego rycerza może wyzwać najwyżej jeden uczestnik.
rule-GLO-REG-06 = Joust à plaisance: gracze bez herbu działają w kolejności inicjatywy, kolejka za kolejką: umieszczają herb na wolnym polu dolnego rzędu albo ustępują. Ten, kto ma najgorszą inicjatywę wśród uczestników jeszcze bez herbu, nie może ustąpić; sprawdza się to na nowo w każdej turze, więc jedyny pozostały uczestnik zawsze umieszcza herb. Uczestnikami są gracze, a SIR tylko w scenariuszu Rywal. Powtarza się to, aż wszyscy umieszczą herby.
rule-GLO-REG-07 = Joust à plaisance: następnie losuje się z karty rycerzy zgłaszających się po graczach i umieszcza ich na wolnych polach dolnego rzędu od lewej do prawej w kolejności z karty. Wszystkie 8 pól jest wtedy zajętych.

## Turniej

rule-GLO-TOUR-01 = Pas d’armes: pojedynki toczy się miasto po mieście (Florencja, Paryż, Monachium), a w mieście od lewej do prawej. Wolni rycerze nic nie robią.
rule-GLO-TOUR-02 = Pas d’armes: przegrany pojedynek nie odbiera graczowi jego dalszych pojedynków.
rule-GLO-TOUR-03 = Joust à plaisance: etap 1 ma cztery pojedynki (pola 1–2, 3–4, 5–6, 7–8), etap 2 dwa (zwycięzcy 1–2 i 3–4; zwycięzcy 5–6 i 7–8), etap 3 jeden. W każdym etapie strona z niższych numerów pól jest lewą. Pojedynki etapu toczy się od lewej do prawej, wszystkie przed następnym etapem; zwycięzcy przechodzą dalej.
rule-GLO-TOUR-04 = Joust à plaisance: zwycięzca ostatniego pojedynku, jeśli jest graczem (albo SIRem w scenariuszu Rywal), otrzymuje nagrodę turniejową oprócz chwały za pojedynek. Rycerz, który zwycięży, nic nie dostaje, a nagroda przepada.
rule-GLO-TOUR-05 = Gracz, który w pojedynku turniejowym pokona rycerza, od razu otrzymuje jego wartość chwały.
rule-GLO-TOUR-06 = Gracz, który przegra pojedynek turniejowy po wygraniu jednego najazdu, otrzymuje połowę wartości chwały przeciwnika, zaokrągloną w dół.
rule-GLO-TOUR-07 = Zasoby, sojusznicy, relikwie i żetony prestiżu muszą wystarczyć na wszystkie pojedynki turnieju: co użyte, pozostaje użyte (poza GLO-DUEL-27).
rule-GLO-TOUR-08 = Joust à plaisance: gracz pokonany w etapie 1 może zagrać do 2 kart wypraw, w etapie 2 do 1, w etapie 3 żadnej. Następuje to po wszystkich pojedynkach tego etapu, przed następnym; przegrani działają w kolejności inicjatywy, każdy zagrywa wszystkie swoje karty z rzędu.
rule-GLO-TOUR-09 = Takie zagrania podlegają GLO-TRV-03 do 05, 07 do 09 i 11; nieudane wyzwanie liczy się jako jedno z nich i można je powtórzyć drugim.
rule-GLO-TOUR-10 = Potem herby wracają do graczy; po rundach 1 i 2 przygotowuje się następny turniej (GLO-TSET).
rule-GLO-TOUR-11 = Chwałę za wygrany pojedynek nalicza się przed wszystkim innym, co z niego wynika (odzyskiwanie przez przegranego, przejście dalej, nagroda), więc późniejsze porównania chwały uwzględniają nowe sumy.

## Pojedynek: gracz przeciw rycerzowi

rule-GLO-DUEL-01 = Pojedynek kończy się, gdy jedna ze stron wygra 2 najazdy; najazdów jest więc 2 albo 3.
rule-GLO-DUEL-02 = Każdy najazd zaczyna się od ataku 0 u graczy i od wydrukowanego ataku u rycerzy; kości i modyfikatory z poprzednich najazdów już nie działają. Atak może być ujemny.
rule-GLO-DUEL-03 = Krok 1 (namiot), tylko przed pierwszym najazdem: gracz może użyć jednego aktywnego sojusznika z namiotem.
rule-GLO-DUEL-04 = Krok 2 (siła), każdy najazd: gracz może użyć kolejnych żetonów siły; w całym pojedynku nie więcej niż 4.
rule-GLO-DUEL-05 = Użyta siła działa do końca pojedynku: 0–3 żetony dają tyle samo kości siły, 4 żetony dają 3 kości siły i aktywują ich specjalny symbol.
rule-GLO-DUEL-06 = Krok 3 (rzut), każdy najazd: gracz rzuca naraz swoimi kośćmi siły oraz kośćmi wierzchowca i zbroi według swoich poziomów.
rule-GLO-DUEL-07 = Ścianki kości: siła 1–5 i specjalny symbol; wierzchowiec 0–4 i specjalny symbol; zbroja 0–3 i specjalny symbol.
rule-GLO-DUEL-08 = Aktywny specjalny symbol liczy się jako najwyższa liczba swojej kości (5 dla siły, 4 dla wierzchowca, 3 dla zbroi); nieaktywny liczy się jako 1 na kości siły i 0 na pozostałych. Dotyczy to każdego rzutu i przerzutu.
rule-GLO-DUEL-09 = Kości dają sumę najwyższych kości każdego koloru; kolor bez kości daje 0.
rule-GLO-DUEL-10 = Aby ustalić swój atak, weź to, co dały kości, dodaj swoje modyfikatory ataku i modyfikator relikwii, a odejmij tyle, o ile obniżył go przeciwnik.
rule-GLO-DUEL-11 = Krok 4 (wiara), każdy najazd: gracz może wydać 1 żeton wiary, aby przerzucić razem 1 lub 2 swoje kości. Każda „Mniszka” pozwala przerzucić jeszcze 1 kość, każdy „Biskup” jeszcze 2. W jednym najeździe można wydać tylko jeden żeton wiary, a każdą kość przerzuca się najwyżej raz. Nowe wyniki zastępują stare, nawet jeśli są niższe.
rule-GLO-DUEL-12 = Kroki 5 i 6 (kopia), każdy najazd: w każdym z nich gracz może użyć jednego aktywnego sojusznika z kopią; krok 6 jest dostępny niezależnie od tego, czy skorzystano z kroku 5.
rule-GLO-DUEL-13 = Krok 7 (relikwia), każdy najazd: gracz może użyć jednej aktywnej relikwii: „Medalion” (atak +1), „Amulet” (atak +2), „Pierścień” (przerzucasz razem od 1 do 4 swoich kości) albo „Paternoster” (ustawiasz jedną swoją kość zbroi na 3).
rule-GLO-DUEL-14 = Krok 8 (wynik): porównuje się ataki; wyższy wygrywa najazd.
rule-GLO-DUEL-15 = Przy równych atakach wygrywa gracz, jeśli jego prestiż jest co najmniej równy prestiżowi rycerza; w przeciwnym razie wygrywa rycerz. Przy prestiżu 0 przeciw 0 wygrywa gracz.
rule-GLO-DUEL-16 = Gracz, który wygrywa najazd przy remisie, musi odwrócić jeden ze swoich aktywnych żetonów prestiżu, jeśli go ma. Wszystkie żetony działają tak samo, więc niczego się nie wybiera: odwraca się pierwszy aktywny w kolejności „Pani serca”, „Świta”, „Sława wojenna”, „Faworyt króla”, „Urząd”, „Czempion”.
rule-GLO-DUEL-17 = Prestiż gracza to liczba jego aktywnych żetonów prestiżu; prestiż rycerza lub SIRa to liczba gwiazdek na żetonie lub karcie. Odejmuje się od niego efekty „Błaznów” z tego najazdu.
rule-GLO-DUEL-18 = Jeśli po kroku 8 pojedynek nie jest rozstrzygnięty, następny najazd zaczyna się od kroku 2; kroku 1 się nie powtarza.
rule-GLO-DUEL-19 = Efekty pierwszego najazdu („Drab”, „Kuchmistrz”, „Błazen”) wygasają po pierwszym najeździe; efekty najazdu wygasają po swoim najeździe.
rule-GLO-DUEL-20 = Użytą siłę, wiarę, sojuszników, relikwie i prestiż zapisuje się jako użyte w tym pojedynku.
rule-GLO-DUEL-21 = Polski szlachcic: w kroku 3 każdego najazdu rycerz rzuca jedną kością zbroi i dodaje jej liczbę do swojego ataku w tym najeździe; jej specjalny symbol liczy się jako 0. Rzuca się nią razem z kośćmi gracza, więc wynik jest znany przed krokiem 4; gracz nigdy jej nie przerzuca ani nie ustawia.
rule-GLO-DUEL-22 = Weteran: gracz rzuca o jedną kość mniej w kolorze wskazanym na żetonie, ale nigdy mniej niż 0. Nie wpływa to na to, czy specjalne symbole są aktywne; użyte żetony siły pozostają użyte.
rule-GLO-DUEL-23 = Królowie, szlachta i czempioni, przeciwnicy z wyzwań i przeciwnik tytułu „Dzielny” nie mają zdolności.
rule-GLO-DUEL-24 = Po zwycięstwie: użyta siła i wydana wiara wracają do banku; użyte żetony sojuszników, relikwii i prestiżu pozostają użyte.
rule-GLO-DUEL-25 = Po zwycięstwie następuje nagroda: chwała i przejście dalej (Joust à plaisance), chwała (Pas d’armes), nagroda karty (wyzwanie), zdobyty tytuł („Dzielny”).
rule-GLO-DUEL-26 = Po porażce w turnieju najpierw obowiązuje GLO-TOUR-06. Potem następuje GLO-DUEL-27, a dla reszty GLO-DUEL-24. Karta wyzwania wraca na rękę; przy tytule „Dzielny” przepada jedyna próba.
rule-GLO-DUEL-27 = Po porażce przegrany odzyskuje z tego, czego użył w tym pojedynku, 1 żeton siły i 1 żeton wiary oraz odświeża 1 sojusznika, 1 żeton prestiżu i 1 relikwię (o ile użyto ich w tym pojedynku, a żeton jest teraz użyty; sojusznik z namiotem liczy się jak każdy inny). Przegrany wybiera, którego sojusznika i którą relikwię; żetonem prestiżu jest pierwszy możliwy w kolejności „Pani serca”, „Świta”, „Sława wojenna”, „Faworyt króla”, „Urząd”, „Czempion”. Tego, co odzyskane, można użyć ponownie w tej samej fazie.
rule-GLO-DUEL-28 = Chwały utraconej przez „Draba” lub „Wiedźmę” nigdy się nie zwraca.
rule-GLO-DUEL-29 = Kość pozostaje przez cały najazd tą samą kością: kość ustawioną przez sojusznika można potem przerzucić „Pierścieniem”, a „Pierścień” może przerzucić kości przerzucone już za wiarę; liczy się wynik, który kość pokazuje na końcu.
rule-GLO-DUEL-30 = Gracz bez żadnej kości i tak rozgrywa najazd: atak jest sumą jego modyfikatorów.
rule-GLO-DUEL-31 = „Błazen”, „Drab” i „Wiedźma” działają na każdego przeciwnika: rycerza, przeciwnika z karty, przeciwnika tytułu „Dzielny”, SIRa i gracza.

## Pojedynek: gracz przeciw graczowi

rule-GLO-PVP-01 = Obaj gracze przechodzą razem kroki 1–8 pojedynku (GLO-DUEL); w każdym z kroków 1, 2, 4, 5, 6, 7 obaj działają raz. W kroku 3 obaj rzucają, niczego nie wybierając. Kolejność w kroku decyduje o tym, kto odpowiada pierwszy, nigdy o tym, czy ktoś może działać.
rule-GLO-PVP-02 = W każdym kroku pierwsza działa strona, która w chwili jego rozpoczęcia przegrałaby najazd: ta o niższym ataku; przy równym ataku ta o niższym prestiżu; przy równym prestiżu ta o gorszej inicjatywie.
rule-GLO-PVP-03 = Kolejność jest ustalona na cały krok, nawet jeśli wybór pierwszej strony odwraca sytuację; w następnym kroku ustala się ją na nowo.
rule-GLO-PVP-04 = Ustalanie kolejności nigdy nie odwraca żetonów prestiżu.
rule-GLO-PVP-05 = Najazd wygrywa wyższy atak; przy równym wyższy prestiż; przy równym lepsza inicjatywa. Najazd wygrany przy równym ataku, przez prestiż czy przez inicjatywę, kosztuje zwycięzcę jeden aktywny żeton prestiżu, jeśli go ma.
rule-GLO-PVP-06 = Gracz jest wart 7 punktów chwały albo 9, jeśli ma więcej chwały niż przeciwnik. Obie wartości wynikają ze stanu chwały na końcu pojedynku, przed przyznaniem czegokolwiek (straty przez „Draba” i „Wiedźmę” się więc liczą).
rule-GLO-PVP-07 = Zwycięzca otrzymuje wartość przegranego; przegrany z jednym wygranym najazdem otrzymuje połowę wartości zwycięzcy, zaokrągloną w dół (3 lub 4).
rule-GLO-PVP-08 = Zwycięzca i przegrany rozliczają się następnie według GLO-DUEL-24 i 27.

## Rycerz przeciw rycerzowi

rule-GLO-KVK-01 = Nie rzuca się kośćmi: wygrywa rycerz o wyższej wartości chwały; przy równej wartości ten o wyższym prestiżu; przy równym prestiżu ten po lewej (GLO-TOUR-03).
rule-GLO-KVK-02 = Podstawowy atak, kości polskiej szlachty i zdolności weteranów nie mają znaczenia.

## Prestiż

rule-GLO-PRE-01 = Jest sześć rodzajów prestiżu: „Pani serca”, „Świta”, „Sława wojenna”, „Faworyt króla”, „Urząd”, „Czempion”. Gracz może mieć najwyżej po jednym żetonie każdego rodzaju.
rule-GLO-PRE-02 = Drugiego żetonu rodzaju, który gracz już ma, się nie otrzymuje; resztę tej samej nagrody się otrzymuje.
rule-GLO-PRE-03 = Jeśli w banku nie ma już żetonu danego rodzaju, nie otrzymuje się go.

## Faza tytułów

rule-GLO-TTL-01 = Po ostatniej fazie wypraw, w kolejności inicjatywy, każdy gracz rozlicza wszystkie swoje tytuły, zanim zacznie następny.
rule-GLO-TTL-02 = Zdobyć można: 3 wspólne tytuły (każdy przez każdego gracza, który spełnia wymaganie) i własne cele osobiste, które gracz odkrywa, gdy po nie sięga.
rule-GLO-TTL-03 = Gracz zdobywa tytuły po jednym, w dowolnej kolejności (wspólne i osobiste mogą się przeplatać), i może przestać w każdej chwili. Jeden gracz punktuje tytuł najwyżej raz. Niezdobyte tytuły nic nie kosztują, a niezdobytych celów osobistych nie trzeba pokazywać.
rule-GLO-TTL-04 = Aby zdobyć tytuł, trzeba spełnić wszystkie wymagania rzeczami nieprzeznaczonymi jeszcze na inny tytuł; wymagane monety, siłę, wiarę, sojuszników i relikwie przeznacza się wtedy na ten tytuł. Wymaganie wolno przekroczyć; przeznacza się tylko wymaganą ilość.
rule-GLO-TTL-05 = Rzeczy przeznaczone na tytuł nadal należą do gracza, ale nie mogą służyć innemu tytułowi. W późniejszym pojedynku o tytuł „Dzielny” przeznaczonej siły i wiary nie można wydać, a przeznaczonych sojuszników i relikwii nie można użyć, odświeżyć ani odzyskać; premie stałe („Mniszka”, „Biskup”, „Pisarz”) działają dalej, mimo że żeton jest przeznaczony na tytuł.
rule-GLO-TTL-06 = Użyte żetony sojuszników, prestiżu i relikwii liczą się do tytułów.
rule-GLO-TTL-07 = Zagrane karty („Silny”, „Dworny”, „Podróżnik”), ekwipunek („Zamożny”) i prestiż („Sławny”) to wymagania, które nie powtarzają się w różnych tytułach, więc niczego się na nie nie przeznacza.
rule-GLO-TTL-08 = Zdobyty tytuł daje swoją chwałę, plus 1 za każdego posiadanego „Pisarza”.
rule-GLO-TTL-09 = Wymagania. „Silny”: 5 kart wyzwań na własnym stosie kart odrzuconych (trafiają tam tylko wygrane). „Dworny”: 5 kart romansu na nim. „Podróżnik”: 5 kart targu na nim. „Wpływowy”: 5 sojuszników dowolnego rodzaju. „Szlachetny”: „Minstrel”, „Królowa”, „Giermek” i w ogóle żadnego „Draba”. „Groźny”: 2 „Fechmistrzów” i 2 „Drabów”. „Pobożny”: „Mniszka”, dowolne 3 relikwie, 3 żetony wiary. „Fundator”: dowolne 4 relikwie, 2 monety. „Mecenas”: 2 „Minstreli”, 3 monety. „Szczęśliwy”: 3 monety, 3 żetony siły. „Bogaty”: 6 monet. „Sławny”: 4 żetony prestiżu. „Dzielny”: wygrany pojedynek przeciw atakowi 11 i prestiżowi 1. „Zamożny”: wierzchowiec IV i zbroja IV.
rule-GLO-TTL-10 = „Dzielny”: sięgnięcie po ten tytuł od razu rozpoczyna pojedynek (GLO-DUEL), z tym, co nie jest przeznaczone na tytuły. Porażka wyczerpuje jedyną próbę gracza.
rule-GLO-TTL-11 = Zasobów wydanych w pojedynku o tytuł „Dzielny” nie ma już dla późniejszych tytułów; odzyskane według GLO-DUEL-27 są dostępne. Użytych w nim sojuszników i użyte w nim relikwie można potem przeznaczyć na tytuł, bo użyte żetony też się liczą (GLO-TTL-06): tytuł zabiera tylko to, czego wymaga, a „Dzielny” nie wymaga niczego.
rule-GLO-TTL-12 = Poza tytułem „Dzielny” kolejność zdobywania nie zmienia tego, które tytuły można zdobyć razem. Kilka tytułów można zdobyć, jeśli graczowi starcza na wszystkie naraz: dodaj do siebie monety, siłę, wiarę, sojuszników i relikwie, których wymagają, biorąc najpierw wymienionych sojuszników, a dowolnych spośród reszty. Graczowi można pokazać, które tytuły dają razem najwięcej chwały, ale niczego nie zdobywa się za niego.

## Koniec gry

rule-GLO-END-01 = Gra kończy się po fazie tytułów rundy 3. Wygrywa gracz z największą liczbą punktów chwały.
rule-GLO-END-02 = Przy remisie wygrywa gracz z największą liczbą żetonów prestiżu, aktywnych lub użytych. Jeśli nadal jest remis, remisujący dzielą się zwycięstwem.

## Tryb solo

rule-GLO-SOLO-01 = W grze solo twoim przeciwnikiem jest SIR, wirtualny przeciwnik. Wybierz scenariusz, poziom trudności, typ turnieju (Wojownik: tylko Joust à plaisance) i talię SIRa: 9 kart podstawowych albo te karty i 2 karty wojownika, albo te karty i 2 karty męża bożego.
rule-GLO-SOLO-02 = Wojownik: wygraj finały wszystkich trzech turniejów; chwała nie ma znaczenia. Łatwy: zwykły ekwipunek; średni: wierzchowiec I; trudny: wierzchowiec I i zbroja I.
rule-GLO-SOLO-03 = Wojownik: niewygrany turniej oznacza natychmiastową porażkę, to znaczy już przy pierwszym pojedynku turniejowym przegranym przez gracza (bez odzyskiwania, połowy chwały i kart po odpadnięciu); wygranie trzeciego finału od razu daje zwycięstwo w grze, bez ostatniej fazy wypraw i tytułów.
rule-GLO-SOLO-04 = Samotnik: miej na koniec co najmniej 65 (łatwy), 75 (średni) albo 85 (trudny) punktów chwały.
rule-GLO-SOLO-05 = Rywal: miej na koniec więcej chwały niż SIR; remis to porażka. Poziom trudności wyznacza żeton rycerza, którego używa SIR (atak 8, 10 albo 13); ten żeton wychodzi z puli rycerzy.
rule-GLO-SOLO-06 = Przygotuj grę jak dla dwóch graczy, z graczem na pozycji 1 inicjatywy i SIRem na pozycji 2. GLO-SET-08 nie daje nic żadnemu z nich. SIR ma 6 pionków i herb na torze inicjatywy, ale nie ma postaci, kart ani zasobów i nie bierze udziału w GLO-SET-03, 09, 11, 14, 15. Gracz wybiera postać i cel jak zwykle.
rule-GLO-SOLO-07 = Rywal: SIR ma ponadto 10 punktów chwały, herby turniejowe i jeden tytuł jako jawny cel osobisty, dobrany z talii tytułów po GLO-SET-09.
rule-GLO-SOLO-08 = Na początku każdej fazy akcji wszystkie karty SIRa tasuje się w jedną talię.
rule-GLO-SOLO-09 = W każdej turze SIRa dobierz kartę i wykonaj pierwszą z jej akcji I, II, III, którą da się wykonać w całości; jeśli nie da się żadnej, dobierz następną kartę. Pionek SIRa trafia na pole wykonanej akcji. Każda dobrana karta, wykonana czy nie, trafia na stos kart odrzuconych SIRa; pustą talię odnawia się z niego przez tasowanie.
rule-GLO-SOLO-10 = Dobiera się dalej, w razie potrzeby po ponownym tasowaniu, aż da się wykonać jakąś kartę. Tylko jeśli żadna karta całej talii SIRa (9 lub 11, gdziekolwiek leżą) nie ma akcji, którą da się wykonać, niczego się nie dobiera: pionek SIRa trafia na Straż bez efektu.
rule-GLO-SOLO-11 = Akcja sojusznika: szukaj na torze pierwszego wymienionego rodzaju, potem drugiego, potem trzeciego, pomijając pola o koszcie 2 monet; spośród kilku tego rodzaju weź skrajny lewy. Usuń żeton z gry. Akcja jest niemożliwa, jeśli nie ma żadnego z trzech rodzajów. Rywal: SIR otrzymuje 4 punkty chwały za „Minstrela”.
rule-GLO-SOLO-12 = Akcja specjalnego sojusznika: usuń z gry skrajny lewy żeton z pól specjalnych; akcja jest niemożliwa, jeśli są puste. Rywal: SIR otrzymuje chwałę, którą żeton by dał („Dama” 5); straty i inne efekty się pomija.
rule-GLO-SOLO-13 = Akcja planów: możliwa tylko wtedy, gdy kolumna tego rodzaju ma dokładnie 4 odsłonięte karty; wszystkie 4 usuwa się z gry.
rule-GLO-SOLO-14 = Akcja nowego celu: wymaga wolnego pola Nowy cel i co najmniej 3 tytułów łącznie w talii i wśród odrzuconych (dobieranych według GLO-ACT-21); dwa tytuły się odrzuca, trzeci staje się celem SIRa (w scenariuszu Rywal punktuje, w innych pozostaje odkryty i nigdy nie punktuje).
rule-GLO-SOLO-15 = Akcja wydarzenia: możliwa, jeśli bieżące wydarzenie ma wolne pole akcji; SIR je zajmuje i nic nie płaci; nie dotyczy go żaden koszt ani warunek poza tym, że na karcie „Sojusz” musi leżeć żeton. Żeton z karty „Sojusz” usuwa się z gry. Rywal: SIR otrzymuje chwałę, którą dałaby akcja lub żeton („Krucjata” 3, „Oblężenie” 5).
rule-GLO-SOLO-16 = Akcja inicjatywy: możliwa raz na rundę; pionek SIRa trafia na skrajne lewe wolne pole inicjatywy, ale SIR nie otrzymuje monety.
rule-GLO-SOLO-17 = Akcje Trening, Modlitwa, Służba: możliwe, jeśli jest wolne pole; SIR je zajmuje.
rule-GLO-SOLO-18 = Akcja Herold: niemożliwa poza scenariuszem Rywal, w którym SIR zgłasza się według GLO-SOLO-23 (Joust à plaisance; niemożliwa, gdy ma już herb na planszy) albo GLO-SOLO-25 (Pas d’armes; niemożliwa przy 3 herbach lub bez pasującego rycerza).
rule-GLO-SOLO-19 = Wydarzenia dotyczące wszystkich: SIR traci pionek przez „Pospolite ruszenie”, a pozostałe ignoruje.
rule-GLO-SOLO-20 = W fazie wypraw SIR nic nie robi. W fazie odświeżania zabiera swoje pionki i uczestniczy w GLO-REF-01.
rule-GLO-SOLO-21 = Wojownik i Samotnik: SIR się nie zgłasza. Joust à plaisance: dodatkowe puste pole zajmuje rycerz rodzaju, który karta podaje dla gry solo, losowany po rycerzach zgłaszających się po graczach. Pas d’armes: nic się nie zmienia.
rule-GLO-SOLO-22 = Rywal, zgłoszenia: SIR stosuje w swojej turze GLO-SOLO-23 (Joust à plaisance) albo GLO-SOLO-25 (Pas d’armes, w obu kolejkach); w Joust à plaisance nigdy nie ustępuje; w Pas d’armes pomija się go, gdy nie może pokonać żadnego dostępnego rycerza.
rule-GLO-SOLO-23 = Jak SIR wybiera pole w Joust à plaisance. Rycerz pokonuje SIRa, jeśli wygrałby według GLO-KVK-01 z wartościami jego żetonu, przy czym lewa i prawa strona są jak w GLO-TOUR-03. Para sąsiednia pola to ta, której zwycięzcę spotkałoby się w etapie 2 (1–2 z 3–4, 5–6 z 7–8). Zacznij od wszystkich wolnych pól i postępuj w tej kolejności: (a) jeśli któreś z pozostałych pól jest w parze z rycerzem, który pokonuje SIRa, odrzuć wszystkie takie pola; w przeciwnym razie odrzuć pole w parze z herbem gracza, jeśli takie jest; (b) jeśli dla któregoś z pozostałych pól najsilniejszy widoczny rycerz pary sąsiedniej (najlepszy według GLO-KVK-01) pokonuje SIRa, odrzuć wszystkie takie pola; w przeciwnym razie odrzuć pola, których para sąsiednia zawiera herb gracza; (c) zachowaj pola o najlepszych widokach (GLO-SOLO-24); (d) wybierz skrajne prawe. Odrzucenia, po którym nie zostałoby żadne pole, się nie wykonuje i niczego w zamian się nie odrzuca.
rule-GLO-SOLO-24 = Widoki pola to chwała, którą SIR może stamtąd zdobyć na przeciwnikach widocznych w tej chwili. Weź w tej kolejności jego przeciwnika z pary, najsilniejszego widocznego rycerza (najlepszego według GLO-KVK-01) pary sąsiedniej i najsilniejszego widocznego rycerza drugiej połowy i dodaj ich wartości, ale zatrzymaj się na pierwszym rycerzu, który pokonuje SIRa: ani on, ani dalsi przeciwnicy niczego nie dodają. Wartość rycerza to jego chwała. Jeśli w parze lub połowie nie ma widocznego rycerza, ale jest herb gracza, gracz liczy się jako 7 (9, jeśli ma więcej chwały niż SIR) i dodaje się dalej; pusta para lub połowa liczy się jako 0.
rule-GLO-SOLO-25 = Jak SIR wybiera rycerza w Pas d’armes. SIR może pokonać rycerza, jeśli jego żeton ma więcej chwały albo tyle samo przy co najmniej równym prestiżu: w pojedynku stoi po lewej, więc przy pełnym remisie wygrywa (GLO-KVK-01). Akcją Herold wyzywa spośród wolnych rycerzy, których może pokonać, tego o największej chwale w miastach, gdzie ani gracz, ani SIR nie ma herbu; jeśli takiego nie ma, akcja jest niemożliwa. W zgłoszeniach robi to samo w miastach, w których sam nie ma herbu. Przy remisie decyduje wyższy prestiż, potem Florencja przed Paryżem, a Paryż przed Monachium, potem skrajny lewy.
rule-GLO-SOLO-26 = SIR przeciw rycerzowi: obowiązuje GLO-KVK-01 z wartościami żetonu SIRa. Zwycięstwo daje SIRowi chwałę rycerza, porażka nie daje nic (najazdów się nie rozgrywa).
rule-GLO-SOLO-27 = Gracz przeciw SIRowi: SIR ma atak swojego żetonu (bez kości i zdolności) i jego prestiż. Przy równym ataku najazd wygrywa wyższy prestiż; przy równym także prestiżu lepsza inicjatywa. Obie strony są warte 7 albo 9, jak między graczami (GLO-PVP-06, 07), a pokonana strona z jednym wygranym najazdem otrzymuje połowę wartości. Gracz odwraca żeton prestiżu za wygrany remis; SIR niczego nie odwraca i niczego nie odzyskuje.
rule-GLO-SOLO-28 = Jeśli SIR wygra finał Joust à plaisance, otrzymuje z nagrody tylko chwałę i nic poza tym.
rule-GLO-SOLO-29 = Rywal, tytuły: SIR punktuje każdy wspólny tytuł i każdy swój cel bez sprawdzania wymagań.

## Opcje

rule-GLO-VAR-01 = Pierwsza rozgrywka: tylko postacie poziomu I, jawne cele, nagroda standardowa.
rule-GLO-VAR-02 = Jawne cele: cele osobiste są od początku widoczne dla wszystkich.
rule-GLO-VAR-03 = Utrudnienie: zob. GLO-SET-05.
rule-GLO-VAR-04 = Instrukcja pozwala dla oszczędności czasu rozgrywać karty wypraw i osobne pojedynki jednocześnie. Tutaj rozgrywa się je zawsze jedne po drugich, w kolejności podanej w zasadach.

## Decyzje

rule-GLO-DEC-01 = Podczas przygotowania gry każdy gracz wybiera jedną z trzech rozdanych mu postaci (GLO-SET-03). Wybór jest ukryty, jednoczesny i obowiązkowy. Można go cofnąć, dopóki nie wybiorą wszyscy.
rule-GLO-DEC-02 = Podczas przygotowania gry każdy gracz wybiera, które z rozdanych mu tytułów zachować (GLO-SET-09). Wybór jest ukryty, jednoczesny i obowiązkowy. Można go cofnąć, dopóki nie wybiorą wszyscy.
rule-GLO-DEC-03 = Podczas przygotowania gry każdy gracz raz za razem wybiera jedną kartę z ręki do oddania albo kończy (GLO-SET-15). Wybór jest ukryty, jednoczesny i dobrowolny; przy pustej ręce kończy się sam. Można go cofnąć, dopóki nie skończą wszyscy.
rule-GLO-DEC-04 = W każdej turze fazy akcji (GLO-ACT-01) aktywny gracz wybiera jedną z możliwych akcji (GLO-ACT-03 do 05), łącznie z wydarzeniem. Wybór jest jawny i obowiązkowy; taka akcja zawsze się znajdzie (GLO-ACT-02). Można go cofnąć, dopóki nie dobrano lub nie odkryto przez niego karty.
rule-GLO-DEC-05 = Przy każdej karcie akcji Plany wypraw, wydarzenia „Podróż” i karty „Sekretny list” aktywny gracz wybiera dowolną odsłoniętą kartę albo wierzch dowolnej niepustej talii („Sekretny list”: tylko wierzch talii). Wybór jest jawny, ale kartę z talii widzi tylko ten gracz. Plany wypraw dają do 2 kart, więc z każdej karty po pierwszej można zrezygnować; pozostałe są obowiązkowe, dopóki są karty. Gdy kart zabraknie, wybór kończy się wcześniej. Karty odsłonięte można cofnąć, dopóki nie dobrano karty z talii; kart z talii nie można.
rule-GLO-DEC-06 = Przy akcji Targowisko aktywny gracz wybiera wierzchowca albo zbroję, o ile są poniżej poziomu IV i starcza na nie monet z pomocą „Dyplomaty”. Wybór jest jawny i obowiązkowy; jeśli nie ma z czego wybrać, akcja jest niemożliwa. Można go cofnąć.
rule-GLO-DEC-07 = Przy akcji Sojusznicy aktywny gracz wybiera sojusznika na polu, na którego koszt go stać. Wybór jest jawny i obowiązkowy; jeśli nie ma z czego wybrać, akcja jest niemożliwa. Można go cofnąć.
rule-GLO-DEC-08 = Przy akcji Herold aktywny gracz wybiera wolne pole dolnego rzędu (Joust à plaisance) albo wolnego rycerza w mieście, w którym nie ma herbu (Pas d’armes). Wybór jest jawny i obowiązkowy; jeśli nie ma z czego wybrać, akcja jest niemożliwa. Można go cofnąć.
rule-GLO-DEC-09 = Przy akcji Nowy cel i karcie „Zadanie” aktywny gracz wybiera, który z dobranych tytułów zachować. Wybór jest ukryty i obowiązkowy; jeśli nie da się dobrać żadnego tytułu, nie ma z czego wybierać. Nie można go cofnąć, bo tytuły już widziano.
rule-GLO-DEC-10 = Gdy nagroda daje wybór, otrzymujący ją gracz wybiera jedną z możliwości, które coś dają, a jeśli żadna nic nie daje, jedną ze wszystkich. Wybór jest jawny i obowiązkowy. Można go cofnąć.
rule-GLO-DEC-11 = Gdy nagrodą jest dowolna relikwia, otrzymujący ją gracz wybiera rodzaj, którego żeton jeszcze jest. Wybór jest jawny i obowiązkowy; jeśli nie ma już żetonów, niczego się nie otrzymuje. Można go cofnąć.
rule-GLO-DEC-12 = W turze fazy wypraw (GLO-TRV-01) aktywny gracz, jeśli nie osiągnął limitu, wybiera z ręki kartę romansu, kartę wyzwania albo kartę targu, na którą go stać, albo pasuje. Inni nie widzą, które karty mógłby zagrać, a jedynie sam wybór. Wybór jest dobrowolny; przy pustej ręce lub osiągniętym limicie gracz pasuje automatycznie. Można go cofnąć, dopóki nie nastąpił przez niego rzut lub dobranie kart.
rule-GLO-DEC-13 = W obu kolejkach zgłoszeń do Pas d’armes aktywny gracz wybiera wolnego rycerza w mieście, w którym nie ma herbu. Wybór jest jawny i obowiązkowy; jeśli nie ma takiego rycerza, gracza się pomija. Można go cofnąć.
rule-GLO-DEC-14 = Przy zgłoszeniach do Joust à plaisance aktywny gracz wybiera wolne pole dolnego rzędu albo ustępuje (chyba że ma najgorszą inicjatywę wśród niezgłoszonych). Wybór jest jawny, a jedno albo drugie trzeba zrobić; przy 8 polach zawsze jakieś jest wolne. Można go cofnąć; nie może tego zrobić tylko ostatni zgłaszający się, bo losuje się wtedy rycerzy zgłaszających się po graczach.
rule-GLO-DEC-15 = W kroku 1 pojedynku każdy walczący wybiera jednego aktywnego sojusznika z namiotem albo nikogo (odświeżających żeton tylko wtedy, gdy jest co odświeżyć). Wybór jest jawny i dobrowolny; bez takiego sojusznika pomija się go. Można go cofnąć do następnego wyboru przeciwnika lub do rzutu.
rule-GLO-DEC-16 = Po wyborze „Dwórki” lub „Pustelnika” walczący wybiera jednego ze swoich użytych sojuszników (nie tego samego) albo jedną z użytych relikwii. Wybór jest jawny i obowiązkowy; jeśli nie ma z czego wybrać, sojusznika nie można użyć. Można go cofnąć jak w GLO-DEC-15.
rule-GLO-DEC-17 = W kroku 2 pojedynku każdy walczący wybiera, ile żetonów siły dodać: od 0 do tylu, ile ma, i najwyżej 4 razem z już użytymi. Wybór jest jawny i dobrowolny; jeśli możliwe jest tylko 0, pomija się go. Można go cofnąć do rzutu.
rule-GLO-DEC-18 = W kroku 4 pojedynku każdy walczący zostawia swoje kości albo wydaje 1 żeton wiary i przerzuca 1 lub 2 z nich, jedną więcej za każdą „Mniszkę” i 2 więcej za każdego „Biskupa”. Wybór jest jawny i dobrowolny; bez wiary lub bez kości pomija się go. Nie można go cofnąć.
rule-GLO-DEC-19 = W kroku 5 pojedynku każdy walczący wybiera jednego aktywnego sojusznika z kopią albo nikogo (ustawiających kość tylko wtedy, gdy jest kość tego koloru). Wybór jest jawny i dobrowolny; bez takiego sojusznika pomija się go. Można go cofnąć, dopóki nikt nie dokonał następnego wyboru.
rule-GLO-DEC-20 = W kroku 6 pojedynku każdy walczący wybiera jak w GLO-DEC-19 z tego, co jest jeszcze aktywne. Wybór jest jawny i dobrowolny; bez takiego sojusznika pomija się go. Można go cofnąć, dopóki nikt nie dokonał następnego wyboru.
rule-GLO-DEC-21 = W kroku 7 pojedynku każdy walczący wybiera jedną aktywną relikwię albo żadnej („Paternoster” tylko z kością zbroi, „Pierścień” tylko z jakąś kością). Wybór jest jawny i dobrowolny; bez takiej relikwii pomija się go. Można go cofnąć, poza „Pierścieniem”.
rule-GLO-DEC-22 = Po wyborze „Pierścienia” walczący wybiera od 1 do 4 swoich kości. Wybór jest jawny i obowiązkowy. Nie można go cofnąć.
rule-GLO-DEC-23 = Po porażce (GLO-DUEL-27) przegrany wybiera, którego sojusznika użytego w pojedynku odświeżyć. Wybór jest jawny i obowiązkowy, jeśli jest ich dwóch lub więcej; jedynego odświeża się automatycznie. Wybór można cofnąć.
rule-GLO-DEC-24 = Po porażce (GLO-DUEL-27) przegrany wybiera, którą relikwię użytą w pojedynku odświeżyć. Wybór jest jawny i obowiązkowy, jeśli są dwie lub więcej; jedyną odświeża się automatycznie. Wybór można cofnąć.
rule-GLO-DEC-25 = Gracz pokonany w Joust à plaisance (GLO-TOUR-08) wybiera jak w GLO-DEC-12, najwyżej 2 razy po etapie 1 i 1 raz po etapie 2, albo kończy. Co jest jawne, a co ukryte, określa GLO-DEC-12; przy pustej ręce gracz kończy automatycznie. Wybór można cofnąć jak w GLO-DEC-12.
rule-GLO-DEC-26 = W fazie tytułów aktywny gracz raz za razem wybiera tytuł, który może zdobyć i którego jeszcze nie zdobył („Dzielny”: tylko jeśli jeszcze nie próbował), albo kończy. Jego cele osobiste są ukryte, dopóki po nie nie sięgnie. Wybór jest dobrowolny; jeśli niczego nie można zdobyć, pomija się go, chyba że gracz ma jeszcze tajne cele: pominięcie zdradziłoby innym, że żadnego z nich nie spełnia. Można go cofnąć, poza tytułem „Dzielny”.
rule-GLO-DEC-27 = Gdy tytuł wymaga dowolnych sojuszników lub relikwii, aktywny gracz wybiera, które nieprzeznaczone jeszcze żetony na niego przeznaczyć, dokładnie tyle, ile potrzeba. Sojuszników wymienionych przez tytuł się nie wybiera; najpierw bierze się użyte żetony. Wybór jest jawny i obowiązkowy, jeśli jest więcej niż jedna możliwość; jedyną możliwość przyjmuje się automatycznie. Wybór można cofnąć.
rule-GLO-DEC-28 = Przed przygotowaniem gry solo gracz wybiera scenariusz, poziom trudności, typ turnieju (Wojownik: tylko Joust à plaisance) i karty SIRa. Wybór można dowolnie zmieniać.

## Przykłady

rule-GLO-EX-01 = Kolejność na początku. Troje graczy z postaciami I poziomu (po 10 punktów chwały) gra w kolejności Biały, Niebieski, Czarny. Po GLO-SET-08 Biały ma 10 punktów chwały i żadnej dodatkowej karty, Niebieski 11 punktów chwały i 1 kartę wyzwania, Czarny 12 punktów chwały i 2 karty wyzwań.
rule-GLO-EX-02 = Tor sojuszników dla dwojga. Przy 2 graczach na torze leżą 1 żeton specjalny na polu 2 i 5 żetonów stosu I na polach 5–9; pola 1, 3 i 4 są niedostępne. W stosie I zostają 3 żetony, w stosie specjalnym 15 (nikt nie ma postaci III poziomu).
rule-GLO-EX-03 = Urodzaj. W rundzie 1 działa „Urodzaj”, a dwoje graczy ma 3 i 0 monet. Gdy tylko zaczyna się faza akcji, mają 5 i 2.
rule-GLO-EX-04 = Order Złotego Runa. Gracz z 3 monetami, 12 punktami chwały i bez „Urzędu” zagrywa „Order Złotego Runa”. Ma teraz 0 monet, 15 punktów chwały i aktywny „Urząd”, a karta leży na jego stosie kart odrzuconych. Jeśli „Urząd” już miał, też ma 0 monet i 15 punktów chwały, ale nadal tylko jeden „Urząd”.
rule-GLO-EX-05 = Nagroda do wyboru. Gracz ze zbroją II pokonuje Lodewijka van Gruuthuse (atak 8, prestiż 1) i wybiera między zbroją III a 3 monetami. Jeśli zbroję III już ma, może wziąć tylko monety (GLO-TRV-07).
rule-GLO-EX-06 = Inicjatywa w fazie odświeżania. Kolejność to Biały, Niebieski, Czarny, Czerwony, a na polach inicjatywy stoją Czarny, potem Czerwony. Po odświeżeniu kolejność to Czarny, Czerwony, Biały, Niebieski. (Początkową kolejność odtworzono: instrukcja mówi tylko, kto stoi na polach i że Biały i Niebieski przesuwają się w prawo.)
rule-GLO-EX-07 = Zgłoszenia do Pas d’armes. We Florencji jest 2 rycerzy, w Paryżu 2, w Monachium 1; Biały gra przed Czerwonym. W fazie akcji Biały położył herb we Florencji, Czerwony w Monachium. W kolejce 1 zgłoszeń Biały wybiera Paryż, Czerwony też. W kolejce 2 Biały ma już herby we Florencji i Paryżu, a jedyny rycerz w Monachium jest zajęty, więc Biały jest pomijany; Czerwony wybiera wolnego rycerza we Florencji. Biały stoczy 2 pojedynki, Czerwony 3.
rule-GLO-EX-08 = Zgłoszenia do Joust à plaisance. Kolejność to Czerwony, Niebieski, Czarny i nikt się nie zgłosił. Czerwony ustępuje, Niebieski ustępuje, Czarny ustąpić nie może i kładzie herb. Czerwony znów ustępuje; teraz ustąpić nie może Niebieski i kładzie herb. Wreszcie ustąpić nie może Czerwony i kładzie herb. Potem puste pola zajmują rycerze zgłaszający się po graczach.
rule-GLO-EX-09 = Tytuły konkurują o sojuszników. Gracz ma 6 sojuszników, wśród nich „Minstrela”, „Królową” i „Giermka”, ale nie „Draba”, oraz tytuły „Wpływowy” i „Szlachetny”. Jeśli zdobędzie „Wpływowego” za 5 sojuszników, zostaje mu jeden, więc „Szlachetny” odpada. Jeśli najpierw zdobędzie „Szlachetnego”, zostaje 3 sojuszników, więc „Wpływowy” odpada. Z 8 sojusznikami możliwe są oba. Sam „Wpływowy” daje 4 punkty chwały.
rule-GLO-EX-10 = Kość polskiego szlachcica. Powała z Taczewa ma nadrukowany atak 9, a na jego kości zbroi wypadło 3. Jego atak w tym najeździe to 12; w następnym rzuca się kością od nowa.
rule-GLO-EX-11 = Weterani zabierają kości. Weteran zabiera 1 kość zbroi. Gracz ze zbroją I (przez utrudnienie) rzuca 0 kośćmi zbroi, więc zbroja daje 0. Gracz ze zbroją IV rzuca 2 kośćmi zbroi, a ich specjalny symbol nadal liczy się jako 3.
rule-GLO-EX-12 = Cały pojedynek. Joust à plaisance, etap 2. Czerwony jest pierwszy na torze inicjatywy i ma 25 punktów chwały, co najmniej 4 żetony siły i 2 wiary, wierzchowca IV, zbroję II, „Draba”, „Fechmistrza”, „Biskupa” i jeden użyty żeton prestiżu. Biały ma 24 punkty chwały, co najmniej 4 żetony siły i 1 wiary, wierzchowca II, zbroję II, dwóch „Giermków”, „Medalion” i jeden aktywny żeton prestiżu. Najazd 1. Krok 1: oba ataki to 0, ale Czerwony ma mniej prestiżu (0 do 1) i działa pierwszy. Czerwony używa „Draba”: zostają mu 24 punkty chwały, a atak Białego to −1; Biały nikogo nie używa. Krok 2: Biały jest z tyłu, działa pierwszy i używa 2 żetonów siły; Czerwony używa 4. Krok 3: Biały wyrzuca 5 i 2 na sile, 2 i 1 na wierzchowcu, 3 i 0 na zbroi; to daje 10, a po „Drabie” 9. Czerwony wyrzuca specjalny symbol, 2 i 1 na sile, 2, 1 i 0 na wierzchowcu, 2 i 1 na zbroi: 5 + 2 + 2 = 9. Krok 4: obaj mają 9, a Czerwony działa pierwszy z powodu mniejszego prestiżu. Za jeden żeton wiary przerzuca 4 kości: wszystkie trzy kości wierzchowca i kość zbroi z wynikiem 1. Na kościach wierzchowca jest teraz symbol, 1 i 0, na kościach zbroi 2 i 0: 5 + 4 + 2 = 11. Biały wydaje wiarę na obie kości wierzchowca, na których jest teraz 0 i symbol; przy wierzchowcu II nie jest aktywny i liczy się jako 0: 5 + 0 + 3 − 1 = 7. Krok 5: Biały jest z tyłu i działa pierwszy. „Giermek” ustawia kość wierzchowca na 4: 5 + 4 + 3 − 1 = 11. Czerwony nikogo nie używa. Krok 6: obaj mają 11, pierwszy działałby Czerwony, ale nikt niczego nie używa. Krok 7: nikt nie używa relikwii. Krok 8: ataki są równe, a Biały ma więcej prestiżu (1 do 0). Biały wygrywa najazd i odwraca żeton prestiżu. Najazd 2. Krok 2: atak i prestiż obu to 0, więc pierwszy działa Biały, który ma gorszą inicjatywę, i używa jeszcze 2 żetonów siły. Razem 4, a specjalny symbol jest aktywny. Czerwony nie używa nic. Krok 3: Biały wyrzuca symbol, 3 i 1 na sile, 2 i 1 na wierzchowcu, 2 i 0 na zbroi: 5 + 2 + 2 = 9. Czerwony wyrzuca 3, 2 i 1 na sile, 1, 0 i 0 na wierzchowcu, 1 i 0 na zbroi: 3 + 1 + 1 = 5. Krok 4: Czerwony jest z tyłu i działa pierwszy. Za jeden żeton wiary przerzuca kość siły z wynikiem 1, dwie kości wierzchowca z wynikiem 0 i kość zbroi z wynikiem 0. Siła to teraz 3, 2 i 2, wierzchowiec 1, symbol i 1, zbroja 1 i 2: 3 + 4 + 2 = 9. Biały niczego nie przerzuca. Krok 5: obaj mają 9, a pierwszy działa Biały. Drugi „Giermek” daje Białemu 5 + 4 + 2 = 11; „Fechmistrz” daje Czerwonemu 5 + 4 + 2 = 11. Krok 6: pierwszy działałby Biały, ale nikt niczego nie używa. Krok 7: Biały działa pierwszy i używa „Medalionu”: 12. Czerwony niczego nie używa. Krok 8: 12 to więcej niż 11, więc Biały wygrywa pojedynek, w najazdach 2 do 0.
rule-GLO-EX-13 = Po pojedynku. Po pojedynku z GLO-EX-12 obaj mają 24 punkty chwały, więc Czerwony jest wart 7, a Biały ma już 31. Czerwony odzyskuje 1 z 4 żetonów siły i 1 z 2 żetonów wiary oraz odświeża „Draba” albo „Fechmistrza” (wybiera Czerwony; „Biskup” nie był użyty). Żeton prestiżu Czerwonego pozostaje użyty, bo nie odwrócono go w tym pojedynku. Czerwony nie wygrał żadnego najazdu i nie dostaje punktów.
rule-GLO-EX-14 = Połowa chwały. Załóżmy, że Czerwony w GLO-EX-13 wygrał jeden najazd. Dostaje wtedy 3 (połowę z 7, zaokrągloną w dół). Gdyby Biały miał na koniec pojedynku więcej chwały niż Czerwony, Czerwony dostałby 4 (połowę z 9).
rule-GLO-EX-15 = Rycerz przeciw rycerzowi. Rycerz z chwałą 8 i prestiżem 1 pokonuje rycerza z chwałą 7 i prestiżem 3. Przy równej chwale 8 prestiż 3 pokonuje prestiż 2. Jeśli obaj mają chwałę 8 i prestiż 2, wygrywa ten po lewej.
rule-GLO-EX-16 = SIR szuka sojusznika. Karta SIRa wymienia „Fechmistrza”, „Giermka” i „Mniszkę”, a na zwykłych polach toru leżą „Mniszka”, „Giermek”, „Drab”, „Giermek” i „Królowa”. „Fechmistrza” nie ma, więc usuwa się „Giermka” leżącego najdalej w lewo.
rule-GLO-EX-17 = Siła zostaje. Gracz używa 1 żetonu siły w pierwszym najeździe i jeszcze 2 w drugim. W trzecim nie może dodać 2, bo limit to 4; może dodać 1. W najazdach ma 1, 3 i 3 kości siły, a z czwartym żetonem od tego najazdu aktywny jest specjalny symbol.
rule-GLO-EX-18 = Granice wiary. Z jedną „Mniszką” i jednym „Biskupem” za jeden żeton wiary można przerzucić naraz do 5 kości. Drugiego żetonu wiary w tym samym najeździe wydać nie można; w następnym znów można.
rule-GLO-EX-19 = Remis z rycerzem. Gracz ma atak 9 i 1 aktywny żeton prestiżu, rycerz atak 9 i prestiż 2. Najazd wygrywa rycerz i żetonów się nie odwraca. Z „Błaznem” w pierwszym najeździe prestiż rycerza liczy się jako 0: wygrywa gracz i odwraca swój jedyny żeton. Jeśli prestiż obu to 0, wygrywa gracz i niczego nie odwraca.
rule-GLO-EX-20 = Wyzwanie za drugim razem. Gracz zagrywa „Ratunek” (atak 7, prestiż 0), przegrywa, odzyskuje kartę, zagrywa ją znów i wygrywa, potem zagrywa „Grę”. Limit 3 jest osiągnięty. Na stosie kart odrzuconych leżą „Ratunek” i „Gra”; do „Silnego” „Ratunek” liczy się raz.
rule-GLO-EX-21 = Odzyskiwanie w trakcie turnieju. W pierwszym najeździe pojedynku Pas d’armes gracz używa „Giermka” i „Amuletu”, wygrywa go i przegrywa dwa pozostałe. Odświeża „Giermka” i „Amulet” i może ich użyć w następnym mieście. Dostaje połowę chwały rycerza, zaokrągloną w dół (za rycerza wartego 7 dostaje 3).
rule-GLO-EX-22 = Stos się kończy. Przy 4 graczach w rundzie 2 w stosie I został 1 żeton. Trafia na pole 9, na pola 8–3 trafia sześć żetonów stosu II, a na dwa pola specjalne sojusznicy specjalni. W stosie II zostają 2 żetony.
rule-GLO-EX-23 = Dyplomata. Z „Dyplomatą” zbroja III kosztuje 1 monetę zamiast 2, wierzchowiec IV 3 zamiast 4, a sojusznik na polu za 1 kosztuje 0. „Sojusz” nadal kosztuje 1, a karta „Rączy koń” 2.
rule-GLO-EX-24 = Sytuacja zmienia się w trakcie kroku. W kroku 5 Biały (atak 8) jest za Czarnym (atak 9) i działa pierwszy. „Weteran” podnosi jego atak do 9 i Biały prowadzi teraz dzięki prestiżowi. Czarny i tak działa drugi w kroku 5. W kroku 6 z tyłu jest Czarny i działa pierwszy.
rule-GLO-EX-25 = Dzielny i inne tytuły. Gracz ma 3 monety, 4 siły, 2 wiary oraz tytuły „Szczęśliwy” i „Dzielny”. Jeśli najpierw zdobędzie „Szczęśliwego”, przeznacza na niego 3 monety i 3 siły, a na pojedynek o „Dzielnego” zostaje 1 siła. Jeśli najpierw z 4 siłami spróbuje zdobyć „Dzielnego” i wygra, zostaje 0 siły, więc „Szczęśliwy” jest niemożliwy; po porażce odzyskuje 1 siłę i nadal jest to niemożliwe.
rule-GLO-EX-26 = Szlachetny przeciw Groźnemu. Gracz z „Minstrelem”, „Królową”, „Giermkiem”, 2 „Fechmistrzami” i 2 „Drabami” może zdobyć tylko „Groźnego”: posiadanie „Draba” wyklucza „Szlachetnego”, nawet jeśli „Draby” są przeznaczone na inny tytuł.
rule-GLO-EX-27 = Karty wypraw po odpadnięciu. Na etapie 1 turnieju Joust à plaisance odpadają Biały i Czarny; lepszą inicjatywę ma Biały. Po czwartym pojedynku Biały zagrywa dwie karty wypraw z rzędu, potem Czarny zagrywa jedną i pasuje, po czym zaczyna się etap 2. Kto odpadnie na etapie 2, może zagrać jedną kartę; przegrany finału żadnej.
rule-GLO-EX-28 = SIR w scenariuszu Rywal. W scenariuszu Rywal SIR ma atak 10, prestiż 2 i chwałę 8. Na etapie 1 trafia na Jaroslava Lva (chwała 9) i przegrywa. Przeciw Maksymilianowi I (chwała 8, prestiż 2), gdy SIR stoi po lewej, chwała i prestiż są równe, więc wygrywa jako ten po lewej. Gracz z atakiem 10 i prestiżem 2 wygrywa z nim najazd tylko wtedy, gdy stoi dalej w lewo na torze inicjatywy.
rule-GLO-EX-29 = Zabrakło żetonów prestiżu. Troje graczy wzięło „Panią serca” z trzech egzemplarzy „Miłości dworskiej”, a czwarty pokonuje „Urażony honor”. Żetonów już nie ma, więc dostaje tylko 2 punkty chwały.
rule-GLO-EX-30 = Pospolite ruszenie. Przy dwojgu graczy umieszcza się łącznie 10 pionków. Pionki z karty wracają w fazie odświeżania.
rule-GLO-EX-31 = Przeznaczona na tytuł Mniszka działa. Gracz z „Mniszką”, „Biskupem”, 3 relikwiami, 4 wiary i 4 siły zdobywa „Pobożnego”, na co przeznacza „Mniszkę”, 3 relikwie i 3 wiary. Potem walczy o „Dzielnego”. Może raz wydać 1 wiarę i przerzucić do 5 kości: 2, jeszcze 1 za „Mniszkę”, która działa, i jeszcze 2 za „Biskupa”. Relikwii użyć nie może.
rule-GLO-EX-32 = Remis rozstrzyga inicjatywa. Biały (pierwszy na torze) i Czarny mają atak 9 i po jednym aktywnym żetonie prestiżu. Najazd wygrywa dzięki inicjatywie Biały i odwraca swój żeton. W następnym najeździe prestiż Białego to 0, a Czarnego 1, więc dopóki oba ataki to 0, pierwszy działa Biały.
rule-GLO-EX-33 = Miejsce SIRa. Scenariusz Rywal, średni poziom: SIR ma atak 10, prestiż 2 i chwałę 8. W turnieju rundy 2 Andrzej Balicki (chwała 5) stoi na polu 1, Jan I (chwała 6) na polu 4, Dietrich von Kottulin (chwała 3) na polu 6, a Pierre Terrail (chwała 9) na polu 7; gracz się nie zgłosił. Wolne są pola 2, 3, 5 i 8. Według (a) z GLO-SOLO-23 odpada pole 8: tworzy parę z chwałą 9, a to więcej niż 8. Według (b) odpada pole 5: w sąsiedniej parze 7–8 stoi chwała 9. Zostają pola 2 i 3. Według (c) najsilniejszy rycerz drugiej połowy (chwała 9) pokonuje SIRa i niczego nie dodaje, więc pole 2 obiecuje 5 + 6 = 11, a pole 3 obiecuje 6 + 5 = 11. Według (d) bierze się pole najdalej w prawo: pole 3.
rule-GLO-EX-34 = Inicjatywa z jednym pionkiem. Kolejność to Biały, Niebieski, Czarny, Czerwony, a pionek na torze inicjatywy ma tylko Czerwony. Po odświeżeniu kolejność to Czerwony, Biały, Niebieski, Czarny. Jeśli zamiast tego Czarny stoi na polu 1, a Biały na polu 2, kolejność to Czarny, Biały, Niebieski, Czerwony.
rule-GLO-EX-35 = Tytuły razem. Gracz ma 6 monet, 3 siły, 2 „Minstreli” oraz tytuły „Bogaty” (4 punkty chwały), „Szczęśliwy” (4) i „Mecenas” (5). Sam „Bogaty” zabiera wszystkie monety i daje 4 punkty chwały. „Szczęśliwy” i „Mecenas” wymagają 3 + 3 monet, 3 siły i 2 „Minstreli”, więc można zdobyć oba naraz za 9 punktów chwały.

## Rozstrzygnięcia

rule-GLO-RUL-01 = Rycerze Pas d’armes leżą odkryci. Rosyjska instrukcja mówi raz, że rycerzy Pas d’armes kładzie się zakrytych; polska instrukcja i przypomnienie w rosyjskiej mówią, że odkrytych. Zawsze leżą odkryci: trzeba ich ułożyć według chwały i wybierać według wartości, a dwie wskazówki z trzech są zgodne.
rule-GLO-RUL-02 = Karty wypraw po odpadnięciu. Rosyjska instrukcja daje graczowi, który odpadł, 1 lub 2 karty wypraw za etapy 1 i 2, polska 2 lub 1. Dwie zagrywa się po etapie 1, jedną po etapie 2 i żadnej po finale: polski tekst podaje kolejność, a kto odpada wcześniej, ma więcej czasu.
rule-GLO-RUL-03 = Od czego zaczyna się następny najazd. Po najeździe, który nie rozstrzygnął pojedynku, rosyjska instrukcja wraca do „pierwszego kroku”, polska do kroku siły. Gra się krok siły, bo w obu tekstach namiot jest raz na pojedynek.
rule-GLO-RUL-04 = Skok w wydrukowanym przykładzie. W pojedynku z rosyjskiej instrukcji atak Białego skacze bez przyczyny z 9 na 11. Polska instrukcja, w tym miejscu kompletna, pokazuje przyczynę: drugiego „Giermka” Białego. GLO-EX-12 idzie za nią.
rule-GLO-RUL-05 = Pierwszy cel SIRa. Początkowy cel SIRa jest w rosyjskiej instrukcji jawny, w polskiej zakryty. Jest jawny: i tak punktuje, jego znajomość pomaga planować, a rosyjskie wydanie jest nowsze.
rule-GLO-RUL-06 = Szósta ścianka kości zbroi. Instrukcje podają pięć wartości dla sześciu ścianek kości zbroi. Szósta ścianka to druga 1, więc kość ma 0, 1, 1, 2, 3 i specjalny symbol. Dzięki temu średnio najlepsza jest kość siły, potem kość wierzchowca, potem kość zbroi.
rule-GLO-RUL-07 = Aktywne specjalne symbole. Aktywny specjalny symbol zawsze liczy się jako najwyższa liczba; gracza się o to nie pyta. Nigdy nie jest to gorsze. Rosyjska instrukcja mówi, że symbole się stosuje, polska, że wyrzucony symbol równa się najwyższej liczbie.
rule-GLO-RUL-08 = Specjalny symbol polskiego szlachcica. Specjalny symbol na kości polskiego szlachcica liczy się jako 0, bo u rycerza nic go nie aktywuje.
rule-GLO-RUL-09 = Które żetony się kończą. Monety, siła i wiara są nieograniczone, bo ich żetony mają różne nominały i służą do rozmieniania. Prestiż, relikwie i sojusznicy są ograniczeni, bo każdy taki żeton jest osobny.
rule-GLO-RUL-10 = Chwała poniżej zera. Gracz, który miałby stracić więcej chwały, niż ma, zatrzymuje się na 0, bo tor nie sięga niżej. „Draba” i „Wiedźmy” można użyć także przy 0.
rule-GLO-RUL-11 = Brak górnego limitu. Monety, siła i wiara nie mają górnego limitu, bo instrukcje go nie podają.
rule-GLO-RUL-12 = Który żeton prestiżu się odwraca. O tym, który żeton prestiżu odwrócić przy remisie, decyduje stała kolejność, bo wszystkie rodzaje działają tak samo.
rule-GLO-RUL-13 = Odzyskiwanie jest automatyczne. Przegrany pojedynku odzyskuje automatycznie i wybiera tylko spośród kilku sojuszników lub relikwii. Nigdy nie jest to gorsze, a polska instrukcja mówi, że przegrany odzyskuje, a nie że może.
rule-GLO-RUL-14 = Odświeżenie wymaga celu. Sojusznika, który odświeża żeton, nie można użyć, gdy nie ma czego odświeżyć, i nigdy nie odświeża on siebie. Nie ma po co zużywać żetonu na darmo.
rule-GLO-RUL-15 = Ustawienie wymaga kości. Sojusznika, który ustawia kość, nie można użyć bez kości tego koloru, bo nie ma czego ustawić.
rule-GLO-RUL-16 = Ustawia się najniższą kość. Ustawia się najniższą kość danego koloru, bo żaden inny wybór nie byłby lepszy.
rule-GLO-RUL-17 = Kolejność w kroku się nie zmienia. Wewnątrz kroku kolejność działania pozostaje ta sama. W wydrukowanym przykładzie obie strony kończą krok, zanim kolejność ustala się na nowo.
rule-GLO-RUL-18 = Kiedy modyfikator wpływa na kolejność. Modyfikator na przeciwniku wpływa na kolejność od razu, od następnego kroku. W wydrukowanym przykładzie kolejność zmienia się zaraz po „Drabie”.
rule-GLO-RUL-19 = Błazny wpływają na kolejność. W pierwszym najeździe „Błazen” obniża też prestiż, który decyduje o kolejności, bo kolejność pokazuje, kto teraz by przegrał.
rule-GLO-RUL-20 = Pas jest ostateczny. Kto spasuje w fazie wypraw, w niej już nie gra. Dzięki temu faza ma wyraźny koniec, a instrukcje nie opisują korzyści z czekania.
rule-GLO-RUL-21 = Nagrody, z których nie można skorzystać. Kartę można zagrać, nawet jeśli z jej nagrody nie można skorzystać. Nieprzydatne części przepadają, a przydatną możliwość trzeba wybrać. Rosyjska instrukcja pozwala na to przy prestiżu, a tytuły liczą zagrane karty.
rule-GLO-RUL-22 = Oddać można dowolną kartę. W przygotowaniu można oddać dowolną kartę z ręki, także dodatkowe karty dalszych graczy, bo instrukcja mówi o dowolnych kartach wypraw.
rule-GLO-RUL-23 = Specjalni sojusznicy III poziomu. Specjalny sojusznik postaci III poziomu to wierzchni żeton potasowanego stosu specjalnego. O ile widać z tekstu, na postaci jest tylko symbol stosu.
rule-GLO-RUL-24 = Jedna karta na dwa rodzaje turnieju. Na dwa rodzaje turnieju jest 12 kart, a każda partia potrzebuje trzech nieużytych. Legenda w polskiej instrukcji wymienia: typ turnieju („Typ Turnieju”), liczbę graczy, symbol rundy oraz rycerzy początkowych i zgłaszających się po graczach. Każda karta służy obu rodzajom, a na każdą liczbę graczy (1–2, 3, 4) są 4 karty: żaden inny równy podział nie zostawia 3 nieużytych kart na partię. Rycerzy zgłaszających się po graczach ustawia się od lewej do prawej.
rule-GLO-RUL-25 = Rycerze wracają do pul. Po turnieju rycerze wracają do swoich pul, bo z planszy zdejmuje się wszystkie żetony.
rule-GLO-RUL-26 = Ostatnie odświeżanie. W fazie odświeżania rundy 3 niczego się nie uzupełnia. Karta pomocy nazywa tę część przygotowaniem następnej rundy.
rule-GLO-RUL-27 = Nikt nie wziął sojusznika. Żeton „Sojuszu”, którego nikt nie wziął, opuszcza grę razem z wydarzeniem, tak jak żetony pozostałe na torze sojuszników.
rule-GLO-RUL-28 = Za mało tytułów. Jeśli do akcji Nowy cel jest mniej niż 3 tytuły, gracz dobiera te, które są, i zatrzymuje 1. To najmniejsza zmiana zasady.
rule-GLO-RUL-29 = Pionek na nic. Gracz może umieścić pionek bez korzyści, jeśli może zapłacić za akcję; dowiaduje się, że nic to nie da. Instrukcje zabraniają tylko tego, za co nie można zapłacić, a zajęcie miejsca rywalowi to prawdziwy wybór.
rule-GLO-RUL-30 = Kiedy wyruszają ci, którzy odpadli. Kto odpadł, zagrywa karty wypraw po etapie, w kolejności inicjatywy. Tekst mówi tylko, że dzieje się to, gdy inni grają dalej, a potrzebna jest określona chwila.
rule-GLO-RUL-31 = Herold więcej niż raz. W Pas d’armes gracz może w jednej rundzie skorzystać z Herolda dwa razy lub więcej, za każdym razem dla innego miasta. Zabronione jest tylko to samo miasto, a słowa „co najmniej raz” znaczą, że można więcej.
rule-GLO-RUL-32 = Zgłoszenie jest obowiązkowe. Nie można zrezygnować ze zgłoszenia, jeśli jest miejsce. Obie instrukcje ujmują to jako polecenie i wymieniają jedyne wyjątki.
rule-GLO-RUL-33 = Kiedy porównuje się chwałę. To, czy gracz jest wart 7 czy 9 punktów chwały, zależy od stanu na koniec pojedynku, przed przyznaniem czegokolwiek; 9 wymaga większej chwały niż u przeciwnika, a nie równej. Tak w polskiej instrukcji i w przykładzie.
rule-GLO-RUL-34 = Tytuły, gracz po graczu. W fazie tytułów gracze kolejno zdobywają tytuły, po jednym. Tego, co przeznaczono na tytuł, nie można użyć do innego tytułu ani do „Dzielnego”. Zasób służy raz, a walka w środku fazy wymaga kolejności.
rule-GLO-RUL-35 = Żadnego Draba. „Szlachetny” nie dopuszcza żadnego „Draba”, przeznaczonego na tytuł czy nie, bo tytuł wymaga ich braku.
rule-GLO-RUL-36 = Przegrane wyzwania się nie liczą. Przegrane wyzwania nie liczą się do „Silnego”, bo odrzuca się tylko wygrane karty.
rule-GLO-RUL-37 = Czego nie widzi SIR. SIR pomija „sojusznika za 2 monety”. Chodzi o każde pole z ceną 2, czyli pola specjalne, które mają na jego kartach własną akcję.
rule-GLO-RUL-38 = Gdzie zgłasza się SIR. Instrukcje opisują położenie herbu SIRa niedokładnie. Tutaj wykonuje on stałe kroki (od GLO-SOLO-23 do 25), które nie pozostawiają żadnej dowolności i zachowują wszystkie podane pierwszeństwa w podanej kolejności.
rule-GLO-RUL-39 = Siła SIRa. W scenariuszu Rywal SIR ma atak 8, 10 lub 13, o ile da się odczytać polską instrukcję, i używa żetonów Johna Fastolfa, Henryka V i Jacques’a de Lalaing. Czytelne są tam tylko te liczby.
rule-GLO-RUL-40 = SIR nie ma nic do zrobienia. SIR dobiera, dopóki któraś karta nie zadziała. Jego pionek trafia na Straż tylko wtedy, gdy nie może zadziałać żadna karta całej talii. Instrukcja każe mu wziąć inną kartę, gdy ta jest niemożliwa. Przy ustalonej liczbie prób mógłby przestać, choć niedobrana jeszcze karta by zadziałała; bez żadnej możliwej karty nigdy by nie przestał.
rule-GLO-RUL-41 = Wydarzenia nic go nie kosztują. SIR nie płaci za wydarzenia. Nie ma zasobów, a polska instrukcja mówi tylko, że zajmuje pole.
rule-GLO-RUL-42 = Efekty inne niż chwała. Efekty, które nie dają chwały, nic dla SIRa nie znaczą, a chwały też nie traci. Instrukcja mówi tylko, że dostaje chwałę, jeśli to możliwe.
rule-GLO-RUL-43 = Jedyny uczestnik. W turnieju Joust à plaisance z jedynym uczestnikiem dołącza jeszcze jeden rycerz, jak mówi karta o grze solo, bo wszystkie 8 miejsc musi być zajętych.
rule-GLO-RUL-44 = Partia Wojownika kończy się od razu. W scenariuszu Wojownik gra kończy się od razu po przegranym turnieju lub po trzecim zwycięstwie. Cel jest wtedy nieosiągalny albo osiągnięty, a chwała nie ma znaczenia.
rule-GLO-RUL-45 = Poprawione nazwy. Nazwy zniszczone w skanach instrukcji poprawiono przez porównanie obu list: Леду→Леди, Лисарь→Писарь, Дестриз→Дестриэ, Лухала→Пухала, Шачева→Тачева, Шроцнова→Троцнова, Шрота→Трота, Котмулин→Коттулин, Павел Куняжи→Пал Кинижи, Жуан II Арагонский→Хуан II Арагонский, Francesco Forza→Sforza.
rule-GLO-RUL-46 = Użyty prestiż się liczy. 4 żetony prestiżu do „Sławnego” mogą być aktywne lub użyte, bo odwrócone żetony liczą się do tytułów.
rule-GLO-RUL-47 = Nowe cele poza scenariuszem Rywal. Poza scenariuszem Rywal nowy cel SIRa bierze się z talii tak samo, ale nigdy nie punktuje. Talia i tak się zmniejsza.
rule-GLO-RUL-48 = Równa chwała w mieście. Jeśli rycerze w mieście mają równą chwałę, pierwszy jest ten z wyższym prestiżem, potem ten dobrany wcześniej. Pojedynki wymagają stałej kolejności.
rule-GLO-RUL-49 = Kilku takich samych. Efekty kilku „Posłańców” lub „Dyplomatów” się sumują, według ogólnej zasady sojuszników. W grze jest tylko po jednym.
rule-GLO-RUL-50 = Talie najpierw się tasuje. Rosyjska instrukcja korzysta z talii w kroku 6 przygotowania, a tasuje je w kroku 10. Najpierw się je tasuje (GLO-SET-06), bo nic innego nie ma sensu.
rule-GLO-RUL-51 = Rodzaje rycerzy. Rodzaj rycerza wynika z dwukolumnowej listy polskiej instrukcji, czytanej wierszami: 6 czempionów, 6 weteranów, 7 królów, 6 szlachciców, 7 polskich szlachciców. Przy takim odczytaniu królowie i Polacy stoją razem, a wszystkich jest 32.
rule-GLO-RUL-52 = Jeden po drugim. Nie ma gry jednoczesnej za zgodą wszystkich. Przy stole oszczędza tylko czas, a stała kolejność pozwala dokładnie odtworzyć każdą partię.
rule-GLO-RUL-53 = Uzupełnianie z następnego stosu. Tor uzupełnia się od prawej do lewej. Gdy stos się skończy, w tym samym uzupełnianiu idzie następny, jak mówi rosyjska instrukcja.
rule-GLO-RUL-54 = Ceny toru sojuszników. Pola specjalne toru kosztują 2, zwykłe 1, 1, 1, 1, 0, 0, 0 od lewej do prawej; najpierw zamykają się pola najdalej w lewo. W oryginale czytelne są tylko trzy rzeczy: że pola mogą mieć cenę, że jest cena 2 monet i ile jest pól.
rule-GLO-RUL-55 = Pola i obszary. Ile pól ma akcja i które akcje są obszarami, podaje GLO-ACT-06. Instrukcje opisują tylko dwa rodzaje akcji oraz oznaczenia dla 3 i więcej i dla 4 graczy.
rule-GLO-RUL-56 = Ceny targowiska. Na targowisku poziom II kosztuje 1 monetę, poziom III 2, a poziom IV 4. Poziom IV nie jest tańszy niż karta za 4 monety, która oszczędza akcję. Jeszcze jedna kość dodaje do ataku około 0,4, aktywny symbol około 0,5, a przy wyższych cenach targowisko w próbach się nie opłacało.
rule-GLO-RUL-57 = Rycerze w miastach. W Pas d’armes we Florencji i Paryżu jest tylu rycerzy, ilu graczy, a w Monachium o jednego mniej: przy 3 graczach 3, 3 i 2. To dokładnie pasuje do przykładu dla dwojga; gra solo używa liczb dla dwojga.
rule-GLO-RUL-58 = Wspólne zwycięstwo. Jeśli gra kończy się remisem, zwycięstwo jest wspólne, jak w rosyjskiej instrukcji. Polska nazywa to remisem, co znaczy to samo.
rule-GLO-RUL-59 = Nagrody się nie powtarzają. Nagrodę każdego turnieju losuje się spośród nieużytych jeszcze żetonów, jak w polskiej instrukcji. Rosyjska nie mówi, czy nagrody mogą się powtarzać.
rule-GLO-RUL-60 = Stosy sojuszników się tasuje. Cztery stosy sojuszników się tasuje, jak mówi polska instrukcja. Rosyjska to pomija, ale jest to potrzebne.
rule-GLO-RUL-61 = Osiem miejsc. Dolny rząd w Joust à plaisance ma 8 pól przy każdej liczbie graczy. Ogólnodostępny opis mówi o ćwierćfinałach, półfinałach i finale, a obie instrukcje o najwyżej trzech pojedynkach.
rule-GLO-RUL-62 = Weterani i cztery żetony siły. Jeśli weteran zabiera kość siły graczowi z 4 użytymi żetonami, gracz rzuca 2 kośćmi siły, a specjalny symbol pozostaje aktywny. Instrukcja mówi tak o zbroi; tutaj dotyczy to wszystkich kolorów.
rule-GLO-RUL-63 = Nowe karty można zagrać od razu. Kartę wypraw dobraną podczas zagrywania kart wypraw („Sekretny list”, także po przegranym pojedynku turnieju) można zagrać w tej samej fazie w ramach limitu, bo jest na ręce.
rule-GLO-RUL-64 = Prestiż SIRa. Przy remisie SIR nie odwraca żetonów, a jego prestiż się nie zmienia. Ma nadrukowaną wartość, nie żetony.
rule-GLO-RUL-65 = Postacie wybiera się potajemnie. Postacie wybiera się potajemnie i odkrywa razem. Tekst nie podaje kolejności, a jednoczesny wybór nikomu nie sprzyja.
rule-GLO-RUL-66 = Inicjatywa SIRa. Na torze inicjatywy SIR zajmuje pierwsze wolne pole i nie dostaje monety. Rosyjska instrukcja mówi tu „pierwsze pole”, a o graczu „pierwsze wolne pole” (polski tekst jest tu utracony). Uznano to za tę samą akcję, opisaną krócej, bo SIR wykonuje akcje graczy; niczego jednak nie zbiera.
rule-GLO-RUL-67 = Czyja chwała się liczy. Instrukcje opisują wartość gracza z różnych stron: 9, jeśli więcej chwały ma przegrany, albo jeśli więcej ma dany gracz. To ta sama zasada: wartość strony zależy od tego, czy ma ona więcej chwały. Obie opisują wartość pokonanego; do połowy bierze się wartość zwycięzcy.
rule-GLO-RUL-68 = Dwie kolejki dla wszystkich. Obie instrukcje mówią, że trzy miasta daje tylko Herold. Zgłoszenia mają więc dwie kolejki, cokolwiek dał Herold, a gracz ma najwyżej 3 herby. W przykładzie dla dwojga po jednym herbie od Herolda kładzie się jeszcze dwa.
rule-GLO-RUL-69 = Przeznaczone żetony w pojedynku o Dzielnego. W pojedynku o „Dzielnego” żetonów przeznaczonych na tytuł nie można ani wydać, ani użyć, ale stałe bonusy działają. Rzecz służy jednemu celowi, lecz nie jest oddana.
rule-GLO-RUL-70 = Wskazówki wykluczające wszystko. Jeśli wskazówki, gdzie SIR nie powinien się zgłaszać, wykluczają każde miejsce, wskazówkę się pomija, bo musi się zgłosić.
rule-GLO-RUL-71 = Rycerze, których nie pokona. Przeciwnik, którego SIR nie może pokonać, nic nie dodaje do widoków pola, podobnie jak wszystko po nim. Rosyjska instrukcja mówi o polu, na którym może dostać najwięcej chwały, polska o polu, na którym zyska najwięcej, licząc widocznych przeciwników; chwały, której nie może wygrać, nie zyskuje.
rule-GLO-RUL-72 = Wartość SIRa. Przeciw graczowi SIR jest wart 7 lub 9; przeciw rycerzom liczy się chwała jego żetonu. Polska instrukcja podaje 7 lub 9 bez zastrzeżeń, rosyjska tylko dla walki z graczem, w której chwała żetonu nie ma znaczenia. Rosyjski tekst jest wyraźny. Ponadto 7 lub 9 zależy od chwały zdobytej przez gracza, a rycerz żadnej nie zdobył; rycerzy porównuje się według nadrukowanej chwały.
rule-GLO-RUL-73 = Pytanie, choć można tylko spasować. Gracza z kartami na ręce pyta się w fazie wypraw, nawet jeśli może tylko spasować. Karty na ręce są tajne, a automatyczny pas zdradziłby innym, że za żadną kartę nie można zapłacić.
