# Paladins of the West Kingdom: co mówi trener na lekcjach. Proste zdania w jednym wierszu, bez argumentów.
# Tekst z końcówką -say ma najwyżej 140 znaków.

learn-basics-title = Pierwsza partia
learn-basics-summary = Czternaście tematów przy stole: od pierwszego paladyna po punktację. Grasz z jednym przeciwnikiem.

## Tematy

learn-basics-idea-goal = Cel
learn-basics-idea-paladin = Jeden paladyn z trzech
learn-basics-idea-tavern = Karczma i czterech robotników
learn-basics-idea-hunt = Umieszczanie robotników
learn-basics-idea-commission = Premia i zasięg
learn-basics-idea-workshop = Warsztaty
learn-basics-idea-pass = Pas
learn-basics-idea-circle = Krąg atrybutów
learn-basics-idea-criminal = Przestępcy i inkwizycja
learn-basics-idea-townsfolk = Mieszczanie
learn-basics-idea-outsiders = Atak czy Nawrócenie
learn-basics-idea-debts = Długi i rozgrzeszenie
learn-basics-idea-pray = Blokowanie i zwalnianie
learn-basics-idea-score = Punktacja

## Co będziesz wiedzieć

learn-basics-know-faith = Co zwiększa wiarę?
learn-basics-know-inquisition = Kogo karze inkwizycja?
learn-basics-know-reopen = Kiedy można znów wykonać akcję?
learn-basics-know-points = Skąd biorą się punkty?

## 1. Cel

learn-basics-goal-say = Partia ma siedem rund. Wygrywa ten, kto po ostatniej ma najwięcej punktów zwycięstwa.
learn-basics-goal-do = Na początku do twojej drużyny dołącza jeden mieszczanin. Weź kartę „Akolita (srebrniki)”.
learn-basics-goal-then = Akolita daje 1 srebrnik teraz i jeszcze 1 za każdą Misję. Masz 4 srebrniki.
learn-basics-goal-gatekeeper = Odźwierny to też dobry początek: 1 srebrnik teraz i jeszcze 1 za każdą Fortyfikację.
learn-basics-goal-defender = Z Obrońcą każdy Atak daje ci 1 srebrnik z puli podatków. To też niezły wybór.
learn-basics-goal-squire = Giermek zwiększa twoją wiarę o 1 podczas inkwizycji, jeśli nie masz wtedy podejrzeń. To też niezły wybór.

## 2. Jeden paladyn z trzech

learn-basics-paladin-say = Co rundę dobierasz trzech paladynów: jeden ci pomaga, drugi trafia na wierzch talii, a trzeci pod spód.
learn-basics-paladin-do = Wybierz Ivona, a potem połóż na wierzchu talii Gériera.
learn-basics-paladin-then = Ivon przyprowadza kleryka i zwiadowcę. W tej rundzie daje +3 do wiary i +1 do siły, a Misja jest darmowa.
learn-basics-paladin-gerier = Gérier pomaga nawracać najeźdźców, a to będzie później. Połóż go na wierzchu talii, a wróci w następnej rundzie.
learn-basics-paladin-gerin = Gérin daje +4 do wpływu, a Spisek przynosi z nim srebrniki. Do wysłania pierwszego mnicha lepszy jest Ivon.
learn-basics-paladin-top = Wtedy w następnej rundzie wróci Gérin, a Gérier trafi pod spód talii. Tak też można.

## 3. Karczma i czterech robotników

learn-basics-tavern-say = Każdy gracz wybiera karczmę i bierze z niej czterech robotników. Jest sześć typów robotników.
learn-basics-tavern-do = Wybierz karczmę „Złoty Baran”.
learn-basics-tavern-then = Razem z tymi, których przyprowadził Ivon, masz 6 robotników: 2 parobków, 2 zwiadowców i 2 kleryków.
learn-basics-tavern-boar = Dwóch wojowników, zwiadowca i przestępca. Przestępca zastąpi każdego robotnika, ale dobierasz z nim kartę podejrzenia.
learn-basics-tavern-heron = Dwóch kleryków, wojownik i zwiadowca to też dobry wybór. Zabraknie tylko parobków do prostej pracy.

## 4. Umieszczanie robotników

learn-basics-hunt-say = Każde pole akcji wymaga jednego robotnika. Kolorowe przyjmuje swój typ albo przestępcę, pozostałe – każdego.
learn-basics-hunt-do = Wykonaj Polowanie dwoma robotnikami: parobkiem i zwiadowcą.
learn-basics-hunt-then = Dwóch robotników przynosi 3 porcje prowiantu: z 1 robi się 4. Na razie zostają na Polowaniu.
learn-basics-hunt-trade = Handel działa jak Polowanie, ale daje srebrniki, a drugie pole wymaga kupca. Nie masz kupców.
learn-basics-hunt-commission = Misja to następny krok. Najpierw Polowanie: bez Ivona każdy mnich kosztuje prowiant.
learn-basics-hunt-pass = Pas kończy twoją rundę, a masz jeszcze 6 robotników. Najpierw Polowanie.
learn-basics-hunt-later = O tej akcji będzie osobny krok. Najpierw Polowanie.
learn-basics-hunt-one = Jeden robotnik przynosi 1 porcję prowiantu. Ze zwiadowcą na drugim polu będą 3.
learn-basics-hunt-workers = To też daje 3 porcje prowiantu. Można było jednak oszczędzić tego robotnika: na to pole wystarczyłby parobek.

## 5. Premia i zasięg

learn-basics-commission-say = Mnich dociera tam, dokąd sięga wiara. Premia paladyna też się liczy: 0 + 3 wystarcza na Region 2.
learn-basics-commission-do = Wykonaj Misję: wyślij mnicha na pole „Region 2 (zwiadowca)”, umieszczając zwiadowcę, parobka i kleryka.
learn-basics-commission-then = Wpływ rośnie do 1, pole daje ci zwiadowcę, a Akolita 1 srebrnik. Masz teraz 5 srebrników.
learn-basics-commission-pray = Modlitwa zwolniłaby Polowanie, ale prowiantu masz dość. Wyślij mnicha.
learn-basics-commission-pass = Pas zmarnowałby wiarę Ivona: jego premia działa tylko w tej rundzie. Najpierw wyślij mnicha.
learn-basics-commission-later = To może poczekać. W tej rundzie Misja jest z Ivonem darmowa, więc skorzystaj z tego.
learn-basics-commission-recruit = To pole pozwala zatrudnić mieszczanina za darmo. Mieszczanie będą później, teraz weź zwiadowcę.
learn-basics-commission-suspicion = To pole pozwala odrzucić kartę podejrzenia, a nie masz żadnej. Weź zwiadowcę.
learn-basics-commission-silver = 2 srebrniki zamiast zwiadowcy to też dobry wybór. Wpływ rośnie o 1 na każdym polu.
learn-basics-commission-cleric = Na środkowym polu może stanąć też kleryk. Wystarczyłby jednak parobek, a klerycy są potrzebni do Modlitwy.

## 6. Warsztaty

learn-basics-workshop-say = Rozwój wymaga dwóch robotników i 4 srebrników. Pole w ramce zakryte warsztatem nie wymaga już robotnika.
learn-basics-workshop-do = Wykonaj Rozwój: umieść warsztat na Misji, pole 1.
learn-basics-workshop-then = Płacisz 4 z 5 srebrników i otrzymujesz zwiadowcę. Od teraz Misja wymaga dwóch robotników.
learn-basics-workshop-pray = Modlitwa zwolniłaby akcję, ale zostałby tylko zwiadowca – za mało na drugiego mnicha.
learn-basics-workshop-pass = Możesz zachować obu robotników. Warsztat pomoże jednak we wszystkich następnych rundach.
learn-basics-workshop-conspire = Spisek daje przestępcę i kartę podejrzenia. Będzie o nim osobny krok.
learn-basics-workshop-later = To przyniesie coś tylko raz. Warsztat oszczędza robotnika za każdym razem.
learn-basics-workshop-second = To pole przyjmowało każdego robotnika. Od teraz Misja wymaga tylko zwiadowcy i kleryka.
learn-basics-workshop-elsewhere = Od teraz ta akcja wymaga o jednego robotnika mniej. Zwiadowcę otrzymujesz tak czy inaczej.

## 7. Pas

learn-basics-pass-say = Gdy pasujesz, robotnicy z twojej planszy wracają do puli ogólnej. Spośród nieumieszczonych zachowujesz do trzech.
learn-basics-pass-do = Został ci jeden zwiadowca. Spasuj i zachowaj go.
learn-basics-pass-then = Zwiadowca zostaje z tobą, twoja plansza znów jest pusta i zaczyna się runda 2.
learn-basics-pass-trade = Handel da za zwiadowcę 1 srebrnik. Zachowaj go: w następnej rundzie zwiadowcy przydadzą się do muru.
learn-basics-pass-conspire = Spisek zamieniłby zwiadowcę w przestępcę i dał kartę podejrzenia. To będzie później, zachowaj zwiadowcę.
learn-basics-pass-recruit = Jednym robotnikiem możesz odrzucić mieszczanina i wziąć nagrodę. To będzie później, zachowaj zwiadowcę.

## 8. Krąg atrybutów

learn-basics-fortify-say = Wpływ pozwala budować mury, a mury zwiększają siłę. Siła otwiera pola dla posterunków, a one zwiększają wiarę.
learn-basics-fortify-do = Wykonaj Fortyfikację: umieść kupca i dwóch zwiadowców.
learn-basics-fortify-then = Siła rośnie z 0 do 1, a mur daje 2 srebrniki. Następny mur wymaga wpływu 1.
learn-basics-fortify-attack = Możesz zaatakować, ale zużyjesz na to wojownika. Najeźdźcy będą później, najpierw zbuduj mur.
learn-basics-fortify-pass = Masz 7 robotników. Zanim spasujesz, zbuduj mur.
learn-basics-fortify-left = To da coś drobnego od razu. Mur zwiększa siłę na całą partię, a z Anséisem jest darmowy.
learn-basics-fortify-spare = Drugi kupiec i wojownik zaraz przydadzą się do Garnizonu. Umieść dwóch zwiadowców.

learn-basics-garrison-say = Garnizon dociera tam, dokąd sięga siła: Region 1 wymaga siły 1. Każdy posterunek zwiększa wiarę.
learn-basics-garrison-do = Umieść posterunek na polu „Region 1 (2 srebrniki)”.
learn-basics-garrison-then = Płacisz 1 porcję prowiantu. Wiara rośnie z 0 do 1 i otrzymujesz 2 srebrniki. Dzięki wierze wyślesz następnych mnichów: krąg się zamyka.
learn-basics-garrison-attack = Atak też wymaga wojownika, a masz tylko jednego. Najpierw umieść posterunek.
learn-basics-garrison-pass = Masz 4 robotników, w sam raz na posterunek. Najpierw go umieść.
learn-basics-garrison-left = To zabierze robotnika potrzebnego do posterunku albo da niewiele. Najpierw umieść posterunek.
learn-basics-garrison-recruit = To pole pozwala zatrudnić mieszczanina za darmo. Wiara tu też rośnie o 1.

## 9. Przestępcy i inkwizycja

learn-basics-criminal-say = Przestępca zastąpi każdego robotnika, ale przynosi kartę podejrzenia. Gdy pula podatków się opróżni, zjawia się inkwizycja.
learn-basics-criminal-do = W puli podatków został 1 srebrnik. Wykonaj Spisek zwiadowcą.
learn-basics-criminal-then = Za zwiadowcę dostajesz przestępcę. Karta podejrzenia daje ci 2 srebrniki (masz teraz 7 zamiast 5): ostatni z puli podatków i 1 z puli ogólnej. Najwięcej podejrzeń ma przeciwnik, 3 : 1, więc bierze dług i odrzuca 1 kartę. Do puli podatków wraca 5 srebrników.
learn-basics-criminal-pass = Zwiadowca by z tobą został. Teraz jednak inkwizycja uderzy w przeciwnika, nie w ciebie: wykonaj Spisek.
learn-basics-criminal-recruit = Mieszczanie będą w następnym kroku. Najpierw Spisek.
learn-basics-criminal-left = To bezpieczne, ale da tylko 1. Przeciwnik ma znacznie więcej podejrzeń niż ty: wykonaj Spisek.

## 10. Mieszczanie

learn-basics-townsfolk-say = Jednym robotnikiem odrzucasz mieszczanina i bierzesz nagrodę w rogu karty, dwoma go zatrudniasz. Cena zależy od miejsca.
learn-basics-townsfolk-do = Wykonaj Rekrutację: zatrudnij za darmo mieszczanina „Odźwierny (srebrniki)”, umieszczając kupca lub zwiadowcę oraz wojownika.
learn-basics-townsfolk-then = Odźwierny dołącza do drużyny i daje 1 srebrnik: z 7 robi się 8. Każda Fortyfikacja da jeszcze 1.
learn-basics-townsfolk-pass = Masz 7 robotników. Zanim spasujesz, zatrudnij Odźwiernego.
learn-basics-townsfolk-favour = Łaski króla będą później. Najpierw zatrudnij Odźwiernego.
learn-basics-townsfolk-first = To może poczekać. Odźwierny jest darmowy tylko w tej rundzie, więc zatrudnij najpierw jego.
learn-basics-townsfolk-discard = Jednym robotnikiem odrzucasz mieszczanina: w rogu karty „Odźwierny” jest zwiadowca. Zatrudnij Odźwiernego, a będzie działał całą partię.
learn-basics-townsfolk-dear = Pierwsze miejsce kosztuje 3 srebrniki, drugie 2; zamiast tego można wziąć dług. Ostatnie jest darmowe.
learn-basics-townsfolk-price = Trzecie miejsce kosztuje 2 srebrniki, czwarte 1. Ostatnie jest darmowe.
learn-basics-townsfolk-workers = Tak też można. Klerycy i przestępcy potrafią jednak więcej, choćby w następnym kroku.

## 11. Atak czy Nawrócenie

learn-basics-outsiders-say = Atak wymaga siły, którą można zastąpić srebrnikami. Nawrócenie wymaga wiary, a karta daje punkty na koniec.
learn-basics-outsiders-do = Z Gérierem twoja wiara to 4. Nawróć najeźdźcę „Barbarzyńca (wiking)”, który wymaga 2.
learn-basics-outsiders-then = Siła rośnie z 1 do 3. Na koniec Barbarzyńca da ci 1 punkt za każdego zaatakowanego Bizantyjczyka. Najeźdźcy to wikingowie, Saraceni i Bizantyjczycy: mówi o tym kolorowy pasek, a miecze tego koloru liczą ataki na nich.
learn-basics-outsiders-attack = Atak od razu daje wpływ i nagrodę karty, ale żadnych punktów na koniec. Tym razem wykonaj Nawrócenie.
learn-basics-outsiders-pass = Masz 5 robotników. Zanim spasujesz, nawróć kogoś.
learn-basics-outsiders-favour = Ta łaska to następny krok. Najpierw Nawrócenie.
learn-basics-outsiders-other = To można zrobić w każdej rundzie. Premia do wiary od Gériera działa tylko w tej, więc teraz Nawrócenie.
learn-basics-outsiders-marauder = Grabieżca zwiększa siłę o 1, Barbarzyńca o 2. Na koniec Grabieżca da 1 punkt za każde 4 wpływu.
learn-basics-outsiders-archer = Łucznik zwiększa siłę o 1, Barbarzyńca o 2. Na koniec Łucznik da 1 punkt za każde 2 posterunki.

## 12. Długi i rozgrzeszenie

learn-basics-debt-say = Z łaski króla skorzysta w rundzie tylko jeden gracz, ten najszybszy. Ta kosztuje dług: niespłacony to strata 3 punktów.
learn-basics-debt-do = Skorzystaj z karty „Łaska króla (robotnicy na kredyt)”.
learn-basics-debt-then = Jeden robotnik zamienia się w 3: zwiadowcę, kupca i wojownika. Dług zabierze ci 3 punkty, jeśli go nie spłacisz.
learn-basics-debt-pass = Zachowasz obu robotników. Dzięki łasce jeden z nich zamieni się w trzech.
learn-basics-debt-conspire = To da przestępcę i kartę podejrzenia. Łaska daje trzech robotników za dług.
learn-basics-debt-develop = Warsztat zawsze się przyda, ale wymaga obu robotników. Łaska robi z jednego trzech.
learn-basics-debt-left = To da niewiele. Łaska daje trzech robotników, a dług można spłacić później.

learn-basics-absolve-say = Rozgrzeszenie zwiększa wiarę, pozwala odrzucić kartę podejrzenia i daje nagrodę pola.
learn-basics-absolve-do = Przenieś dzban na pole „Spłata długu” i odrzuć kartę podejrzenia.
learn-basics-absolve-then = Za 1 srebrnik wiara wzrosła do 2, została 1 karta podejrzenia, a dług jest spłacony: 1 punkt zamiast minus 3.
learn-basics-absolve-pass = Masz 9 robotników. Zanim spasujesz, spłać dług.
learn-basics-absolve-favour = Łaska kusi, ale twój dług jest jeszcze niespłacony. Najpierw Rozgrzeszenie.
learn-basics-absolve-other = To też możliwe. Najpierw jednak spłać dług: na koniec zabrałby ci 3 punkty.
learn-basics-absolve-space = Każde pole ma swoją nagrodę. Wybierz „Spłata długu”: niespłacony dług zabierze 3 punkty.
learn-basics-absolve-workers = Przestępca może zastąpić kupca i dług jest spłacony. Kupców masz jednak dość.
learn-basics-absolve-keep = Dług jest spłacony, ale nadal masz 2 karty podejrzeń. Przy następnej inkwizycji może to być najwięcej.

## 13. Blokowanie i zwalnianie

learn-basics-pray-say = Robotnicy blokują swoją akcję do końca rundy. Modlitwa zwalnia jedną akcję za kleryka i 2 srebrniki.
learn-basics-pray-do = Z Oliverem Modlitwa nie kosztuje srebrników. Wykonaj ją i zwolnij Misję.
learn-basics-pray-then = Misja jest zwolniona i możesz wykonać ją znowu. Sama Modlitwa jest teraz zablokowana, dopóki nie spasujesz.
learn-basics-pray-pass = Pas zwalnia wszystkie akcje, ale kończy twoją rundę. Modlitwa zwalnia jedną od razu.
learn-basics-pray-favour = Łaska może poczekać. Modlitwa jest z Oliverem darmowa tylko w tej rundzie.
learn-basics-pray-other = To może poczekać. Najpierw Modlitwa: wtedy w tej rundzie wyślesz drugiego mnicha.
learn-basics-pray-absolve = Rozgrzeszenie znów wymaga kleryka i kupca, a nie masz ich obu. Zwolnij Misję.

learn-basics-again-say = Warsztaty zostają, gdy akcja jest zwalniana. Zakryte pole nie wymaga robotnika, więc Misja wymaga tylko dwóch.
learn-basics-again-do = Wyślij jeszcze jednego mnicha na pole „Region 3 (zwiadowca)”. Kleryka zastąpi przestępca.
learn-basics-again-then = Wpływ rośnie z 2 do 3, otrzymujesz zwiadowcę, a Akolita daje 1 srebrnik. To drugi mnich w tej rundzie.
learn-basics-again-pass = Modlitwa poszłaby na marne. Najpierw wyślij mnicha.
learn-basics-again-favour = Łaska może poczekać. Po to była Modlitwa, żeby wysłać drugiego mnicha, więc najpierw Misja.
learn-basics-again-other = To może poczekać. Po to była Modlitwa, żeby wysłać drugiego mnicha, więc najpierw Misja.
learn-basics-again-far = Region 4 wymaga wiary 6, a z Oliverem masz dokładnie tyle. Świetnie!
learn-basics-again-near = To pole też jest w zasięgu. Wpływ rośnie o 1 na każdym polu.

## 14. Punktacja

learn-basics-score-say = Punkty dają tory, mnisi, najeźdźcy, rozkazy króla (akcja wykonana pięć razy), spłacone długi i każde 3 srebrniki lub porcje prowiantu.
learn-basics-score-do = Trwa runda 7. Masz 7 srebrników, 4 porcje prowiantu i jednego robotnika. Wykonaj Polowanie.
learn-basics-score-then = Wygrywasz 30 : 23! Trzy tory na 6 dają 18 punktów, a 14 srebrników i porcji prowiantu jeszcze 4. Rozkaz króla za 5 mnichów daje 4, sami mnisi 2, Barbarzyńca 1, a spłacony dług 1. Teraz zagraj całą partię!
learn-basics-score-trade = Wygrywasz 30 : 23! Trzy tory na 6 dają 18 punktów, a 12 srebrników i porcji prowiantu jeszcze 4. Rozkaz króla za 5 mnichów daje 4, sami mnisi 2, Barbarzyńca 1, a spłacony dług 1. Teraz zagraj całą partię!
learn-basics-score-pass = W ostatniej rundzie nie zachowujesz robotników. Wykonaj Polowanie: z Girardem daje 3 porcje prowiantu, a każde 3 to punkt.
learn-basics-score-other = Tak późno nie da to pewnego punktu. Wykonaj Polowanie: z Girardem daje 3 porcje prowiantu, a każde 3 to punkt.
