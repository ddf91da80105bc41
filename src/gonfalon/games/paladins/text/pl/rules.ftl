# Paladyni Zachodniego Królestwa: zasady, decyzje, przykłady i rozstrzygnięcia według numerów rejestru.

## Zasady ogólne

rule-PAL-GEN-01 = Zwycięża gracz, który po siódmej rundzie ma najwięcej punktów zwycięstwa.
rule-PAL-GEN-02 = Jest sześć typów robotników: parobek, zwiadowca, kupiec, wojownik, kleryk, przestępca. Robotnicy nie mają właściciela: przychodzą z puli ogólnej, czyli z banku, i do niej wracają. Twoje zasoby to jeszcze nieumieszczeni robotnicy, srebrniki i prowiant.
rule-PAL-GEN-03 = Robotnicy, srebrniki i prowiant w puli ogólnej nigdy się nie kończą (zob. PAL-RUL-14). Liczba kart długów, podejrzeń, murów, mieszczan i najeźdźców jest ograniczona zawartością gry.
rule-PAL-GEN-04 = Wartości na torach zaczynają się od 0 i nigdy nie przekraczają 12; przyrost powyżej 12 przepada. Żadna zasada nie zmniejsza wartości na torze.
rule-PAL-GEN-05 = Wartość łączna atrybutu (wiary, siły lub wpływu) to wartość na twoim torze powiększona o premię twojego paladyna w grze. Z flagą, dzbanem lub wymaganiem muru porównuje się właśnie wartość łączną. W punktacji liczy się tylko wartość na torze.
rule-PAL-GEN-06 = Nagrody działają automatycznie i nie można odmówić ich przyjęcia. Wyjątki: odrzucanie podejrzeń, umorzenie długu, efekt modlitwy i darmowa rekrutacja, z których otrzymujący może zrezygnować, oraz sytuacje, w których wyraźnie daje się wybór. Spłata długu następuje automatycznie, jeśli jest niespłacony dług. Otrzymanie podatku jest zawsze obowiązkowe.
rule-PAL-GEN-07 = Nagroda, której nie da się zastosować (brak podejrzeń do odrzucenia, brak długu, brak mieszczan…), po prostu przepada.
rule-PAL-GEN-08 = Efekty jednej nagrody wykonuje się od lewej do prawej; wszystko, co efekt wywołał (podejrzenia, inkwizycja), kończy się przed następnym efektem.
rule-PAL-GEN-09 = Akcję można wybrać tylko wtedy, gdy jej koszt da się zapłacić w całości; nie wolno wydać czegoś, co ta sama akcja da dopiero później.
rule-PAL-GEN-10 = „Wykonać” akcję to przeprowadzić jedną z 12 akcji własnej planszy, umieszczając robotników (PAL-WORK-01); na równi z tym traktuje się darmowy rozwój (PAL-DEV-07). Darmowa rekrutacja, efekt modlitwy i łaska króla nie są Rekrutacją, Modlitwą ani inną akcją planszy: nie umieszczają na niej robotników, niczego nie blokują i nie wywołują ani bonusów paladyna, ani zdolności mieszczan związanych z akcjami.
rule-PAL-GEN-11 = Koszty płaci się do puli ogólnej, nigdy do puli podatków.

## Przygotowanie

rule-PAL-SETUP-01 = Potasuj 32 zakryte karty mieszczan; wyłóż 5 odkrytych na miejsca od 1 (lewe) do 5 (prawe) nad lewą częścią planszy głównej.
rule-PAL-SETUP-02 = Potasuj 24 karty murów i ułóż z nich zakrytą talię.
rule-PAL-SETUP-03 = Włóż srebrniki do puli podatków: 5 przy jednym lub dwóch graczach, 6 przy trzech, 8 przy czterech.
rule-PAL-SETUP-04 = Ułóż wszystkie 24 karty długów w talię niespłaconą stroną do góry; potasuj 24 karty podejrzeń i ułóż z nich zakrytą talię.
rule-PAL-SETUP-05 = Potasuj 36 zakrytych kart najeźdźców; wyłóż 6 odkrytych na miejsca od 1 (lewe) do 6 (prawe) pod prawą częścią planszy głównej.
rule-PAL-SETUP-06 = Potasuj 6 rozkazów króla i wyłóż 3 zakryte na miejsca rozkazów 1–3; potasuj 10 kart łaski króla i wyłóż 5 zakrytych na miejsca łask 1–5. Pozostałe karty wychodzą z gry bez oglądania.
rule-PAL-SETUP-07 = Potasuj 24 karty karczm i ułóż z nich zakrytą talię; stos kart odrzuconych jest pusty.
rule-PAL-SETUP-08 = Każdy gracz otrzymuje planszę, 8 warsztatów, 7 mnichów, 7 posterunków, 7 dzbanów rosnąco od lewej do prawej, 3 znaczniki atrybutów na pozycji 0, zestaw 12 paladynów, 3 srebrniki i 1 porcję prowiantu.
rule-PAL-SETUP-09 = Każdy gracz tasuje swoich 12 paladynów i układa z nich zakrytą talię.
rule-PAL-SETUP-10 = Pierwszego gracza wyznacza los. Gracze siedzą w stałej kolejności zgodnej z ruchem wskazówek zegara.
rule-PAL-SETUP-11 = Przeciwnie do ruchu wskazówek zegara, od sąsiada pierwszego gracza po prawej aż po pierwszego gracza, każdy bierze z rzędu jednego mieszczanina do swojej drużyny, nic nie płacąc. Twoja drużyna to zatrudnieni przez ciebie mieszczanie.
rule-PAL-SETUP-12 = Tak wzięty mieszczanin od razu daje swoją nagrodę natychmiastową.
rule-PAL-SETUP-13 = Między tymi wyborami rzędu się nie uzupełnia. Po ostatnim wyborze pozostałe karty przesuwa się w prawo bez luk (z zachowaniem kolejności), a wolne lewe miejsca uzupełnia się z talii od prawej do lewej, jak w PAL-CLEAN-01. Niczego się nie odrzuca.
rule-PAL-SETUP-14 = Pola planszy głównej oznaczone dla trzech lub więcej graczy są niedostępne przy jednym i dwóch graczach, pola oznaczone dla czterech – gdy graczy jest mniej niż czterech. Grę solo traktuje się jak grę we dwoje.

## Przebieg rundy

rule-PAL-ROUND-01 = Partia trwa dokładnie 7 rund; w każdej kroki od PAL-ROUND-02 do PAL-ROUND-08 następują w tej kolejności.
rule-PAL-ROUND-02 = Krok 1 – od 2. rundy znacznik pierwszego gracza przechodzi do następnego gracza zgodnie z ruchem wskazówek zegara.
rule-PAL-ROUND-03 = Krok 2 – odkryj karty króla tej rundy: runda 1 – miejsce rozkazów 1; runda 2 – miejsce rozkazów 2; runda 3 – miejsce rozkazów 3 i miejsce łask 1; rundy 4, 5, 6, 7 – miejsca łask 2, 3, 4, 5.
rule-PAL-ROUND-04 = Krok 3 – odkryj z talii karczm o jedną kartę więcej, niż jest graczy, czyli na przykład pięć przy czterech. Jeśli talia się przy tym skończy, potasuj odrzucone karczmy, utwórz z nich nową talię i odkrywaj dalej.
rule-PAL-ROUND-05 = Krok 4 – wybór paladynów (PAL-PALADIN).
rule-PAL-ROUND-06 = Krok 5 – odkrycie paladynów i wybór karczm (PAL-TAV).
rule-PAL-ROUND-07 = Krok 6 – akcje: od pierwszego gracza, zgodnie z ruchem wskazówek zegara, każdy, kto jeszcze nie spasował, wykonuje jedną akcję albo pasuje, aż spasują wszyscy.
rule-PAL-ROUND-08 = Krok 7 – odświeżenie planszy (PAL-CLEAN). Po rundzie 7 zamiast odświeżenia partia się kończy.
rule-PAL-ROUND-09 = Gdy nie spasował tylko jeden gracz, po prostu rozgrywa turę za turą.

## Karty króla

rule-PAL-KING-01 = Rozkaz króla wskazuje jedną z akcji: Misja, Fortyfikacja, Garnizon, Rozgrzeszenie, Atak, Nawrócenie. Rozkaz wykonał gracz, który do końca partii użył tej akcji co najmniej 5 razy.
rule-PAL-KING-02 = Rozkaz na miejscu 1 daje 4 punkty zwycięstwa każdemu, kto go wykonał, rozkaz na miejscu 2 – 6, a na miejscu 3 – 8; gracze o rozkazy nie rywalizują.
rule-PAL-KING-03 = Ile razy akcję „wykonano”, widać na stole: wysłani mnisi, mury, postawione posterunki, umieszczone dzbany, zaatakowani najeźdźcy, nawróceni najeźdźcy.
rule-PAL-KING-04 = Odkryta łaska króla to wspólna akcja z jednym polem na robotnika. Można z niej korzystać od rundy, w której ją odkryto; może to zrobić dowolny gracz, ale łącznie raz na rundę.
rule-PAL-KING-05 = Ani akcja Modlitwa, ani efekt modlitwy nie zwalniają łaski króla.

## Paladyni

rule-PAL-PALADIN-01 = Każdy gracz dobiera 3 wierzchnie karty swojej talii paladynów.
rule-PAL-PALADIN-02 = Z tych trzech każdy w tajemnicy kładzie jedną zakrytą na planszy na tę rundę, jedną na wierzch swojej talii i jedną pod spód.
rule-PAL-PALADIN-03 = Wszyscy wybierają jednocześnie; nikt nie zna cudzego wyboru, dopóki tamten gracz nie odkryje karty.
rule-PAL-PALADIN-04 = Paladyn w grze po odkryciu daje dwóch swoich robotników i od tej chwili do odświeżenia planszy (w rundzie 7 – do początku punktacji) dodaje swoje premie do wartości łącznych; przez ten sam czas działa jego zdolność.
rule-PAL-PALADIN-05 = Na koniec rundy użytego paladyna odkłada się odkrytego na bok; do talii już nie wraca. Dlatego na początku rundy 1 twoja talia liczy 12 kart, na początku rundy 2 – 11 i tak dalej, a na początku rundy 7 – 6.
rule-PAL-PALADIN-06 = Premia nie działa przed odkryciem paladyna ani po odświeżeniu planszy; u gracza, który spasował, nadal działa, ale na grę już nie wpływa.
rule-PAL-PALADIN-07 = Rodzaje zdolności: zwolnienie (wskazana akcja nie kosztuje wskazanego zasobu), zniżka (Rozwój kosztuje o 2 srebrniki mniej), bonus (dodatkowa nagroda za każdym razem, gdy wykonuje się wskazaną akcję).
rule-PAL-PALADIN-08 = Koszt objęty zwolnieniem wynosi 0; wymagania co do atrybutów i robotników się nie zmieniają.
rule-PAL-PALADIN-09 = Roland zwalnia z ceny miejsca mieszczanina w srebrnikach w obu trybach Rekrutacji. Dostępne jest wtedy każde zajęte miejsce; długu się nie bierze i nie trzeba wybierać, czym zapłacić (PAL-DEC-12).
rule-PAL-PALADIN-10 = Bonus otrzymuje się po zwykłych nagrodach akcji (PAL-WORK-09, krok 7), za każdym jej wykonaniem i w każdym trybie. Jego srebrniki i prowiant pochodzą z puli ogólnej, nigdy z puli podatków.
rule-PAL-PALADIN-11 = Zwolnienie i zniżka dotyczą tylko ceny samej akcji: Oliver, Roland i Samson nie zmieniają łask króla, a Engelier nie zwalnia z dopłaty za atak (PAL-ATT-02).

## Wybór karczm

rule-PAL-TAV-01 = W kolejności graczy, jeden po drugim, każdy: odkrywa wybranego paladyna, bierze 2 jego robotników, potem wybiera jedną jeszcze niewybraną karczmę i bierze 4 jej robotników.
rule-PAL-TAV-02 = Wybrana karczma nie jest już dostępna; dokładnie jedna karczma zostaje niewybrana.
rule-PAL-TAV-03 = Za każdego przestępcę na wybranej karczmie dobiera się kartę podejrzenia, po jednej (PAL-SUSP), zanim paladyna odkryje następny gracz.
rule-PAL-TAV-04 = Robotnicy zachowani z poprzedniej rundy zostają w zasobach obok 6 nowych. Nie dobiera się za nich nowych podejrzeń.

## Tury

rule-PAL-TURN-01 = W swojej turze gracz wykonuje dokładnie jedną akcję albo pasuje.
rule-PAL-TURN-02 = Akcje to 12 akcji twojej planszy (Rozwój, Rekrutacja, Polowanie, Handel, Modlitwa, Spisek; Misja, Fortyfikacja, Garnizon, Rozgrzeszenie, Atak, Nawrócenie) i każda dostępna odkryta łaska króla.
rule-PAL-TURN-03 = Gracz bez możliwej akcji musi spasować; gracz, który ma możliwe akcje, może spasować.

## Robotnicy i pola akcji

rule-PAL-WORK-01 = Aby wykonać akcję, gracz umieszcza robotników ze swoich zasobów na jej niezakrytych polach: po jednym na polu i wszystkich w tej samej turze.
rule-PAL-WORK-02 = Przezroczyste pole („dowolny”) przyjmuje robotnika każdego typu. Kolorowe pole przyjmuje robotnika swojego typu albo przestępcę.
rule-PAL-WORK-03 = Pole, które wymaga przestępcy, przyjmuje tylko przestępcę.
rule-PAL-WORK-04 = Akcja, na której polach stoi choć jeden robotnik, jest dla właściciela zablokowana, dopóki tych robotników nie usunięto (modlitwą lub pasem).
rule-PAL-WORK-05 = Pola od lewej do prawej: Misja – zwiadowca, dowolny, kleryk; Fortyfikacja – kupiec, dowolny, zwiadowca; Garnizon – kupiec, dowolny, wojownik; Rozgrzeszenie – kleryk, dowolny, kupiec; Atak – zwiadowca, dowolny, wojownik; Nawrócenie – wojownik, dowolny, kleryk.
rule-PAL-WORK-06 = Dwa lewe pola tych sześciu akcji można zakryć warsztatami; zakryte pole nie wymaga już robotnika. Prawe pole wymaga go zawsze, więc w pełni rozwinięta akcja wymaga już tylko tego jednego robotnika.
rule-PAL-WORK-07 = Rekrutacja, Polowanie i Handel mają dwa tryby (jeden lub dwóch robotników). Tryb wybiera się przy umieszczaniu robotników; drugiego robotnika nie można dołożyć w późniejszej turze tej rundy.
rule-PAL-WORK-08 = Misję, Fortyfikację, Garnizon, Rozgrzeszenie i Nawrócenie gracz może w partii wykonać najwyżej po 7 razy; liczba ataków nie jest ograniczona. Każdą z tych sześciu akcji można w jednej rundzie wykonać kilka razy, jeśli w międzyczasie zwolniła ją modlitwa.
rule-PAL-WORK-09 = Kolejność wewnątrz akcji: (1) wybór akcji, trybu i celu; (2) umieszczenie robotników; (3) zapłata srebrnikami, prowiantem lub długiem; (4) przeniesienie elementu lub karty; (5) podstawowy przyrost atrybutu; (6) wydrukowane nagrody; (7) bonus paladyna; (8) pasujące zdolności tych mieszczan, którzy byli w drużynie już w kroku 1, w kolejności zatrudnienia. Każdy krok ze wszystkim, co wywołał, kończy się przed następnym.
rule-PAL-WORK-10 = Wymaganie akcji sprawdza się raz, przed krokiem 2, według wartości z tej chwili.
rule-PAL-WORK-11 = Wydrukowane nagrody (krok 6) każdej akcji: Rozwój – robotnik z opróżnionego pola rzędu warsztatów; Rekrutacja – nagroda w rogu karty (odrzucenie) albo nagroda natychmiastowa (zatrudnienie); Polowanie, Handel, Modlitwa, Spisek – efekt wybranego trybu; Misja, Garnizon – nagroda pola; Fortyfikacja – wszystkie efekty muru, najpierw jego +1 do siły (kroku 5 nie ma); Rozgrzeszenie – odrzucenie podejrzenia, potem nagroda wybranego pola; Atak – nagroda za atak; Nawrócenie – nic (wydrukowana siła to krok 5).

## Rozwój

rule-PAL-DEV-01 = Umieść dwóch robotników dowolnego typu i zapłać 4 srebrniki (2 z Samsonem).
rule-PAL-DEV-02 = Skrajny lewy warsztat, który stoi jeszcze w rzędzie warsztatów, przenosi się na jedno niezakryte pole w ramce (pierwsze lub drugie) jednej z sześciu prawych akcji. Na jednej akcji mieszczą się najwyżej 2 warsztaty.
rule-PAL-DEV-03 = Gracz swobodnie wybiera akcję i to, które z jej niezakrytych pól w ramce zakryć.
rule-PAL-DEV-04 = Jeśli na wybranym polu stoi robotnik, najpierw wraca do puli ogólnej. Pozostali robotnicy tej akcji zostają, więc akcja nadal jest zablokowana.
rule-PAL-DEV-05 = Gracz otrzymuje robotnika przedstawionego na właśnie opróżnionym polu rzędu warsztatów.
rule-PAL-DEV-06 = Rozwój jest niemożliwy, gdy umieszczono już wszystkie 8 warsztatów.
rule-PAL-DEV-07 = Darmowy rozwój (łaska króla) przebiega tak samo, ale bez robotników na Rozwoju i bez srebrników; pola Rozwoju pozostają nietknięte, robotnika się otrzymuje, liczy się to jako rozwój i wywołuje zdolności „Architektów”.

## Rekrutacja

rule-PAL-REC-01 = Cena według miejsc od lewej do prawej: 3 srebrniki albo 1 dług; 2 srebrniki albo 1 dług; 2; 1; 0 srebrników. Cenę płaci się w obu trybach.
rule-PAL-REC-02 = Tryb „odrzuć” (1 robotnik dowolnego typu na lewym polu): mieszczanina się odrzuca, gracz otrzymuje nagrodę z prawego górnego rogu jego karty.
rule-PAL-REC-03 = Tryb „zatrudnij” (robotnik dowolnego typu i wojownik): mieszczanina kładzie się odkrytego w drużynie; gracz otrzymuje jego nagrodę natychmiastową, jeśli ją ma; jego stała zdolność działa od tej chwili.
rule-PAL-REC-04 = Na miejscach 1 i 2 gracz może zamiast płacić srebrnikami wziąć jeden dług (niespłacony), w każdym trybie i nawet gdy srebrników starcza, dopóki talia długów nie jest pusta.
rule-PAL-REC-05 = Zwolnione miejsce pozostaje puste do odświeżenia planszy; w trakcie rundy rzędu się nie przesuwa.
rule-PAL-REC-06 = Odrzuceni mieszczanie trafiają na stos odrzuconych mieszczan i nigdy nie wracają.
rule-PAL-REC-07 = Wielkość drużyny nie jest ograniczona; jednakowi mieszczanie działają wszyscy.
rule-PAL-REC-08 = Darmowa rekrutacja (nagroda za Misję, Garnizon, Rozgrzeszenie lub łaskę króla) pozwala zatrudnić jednego mieszczanina z rzędu bez umieszczania robotników i bez płacenia; nagroda natychmiastowa jak zwykle. Nie można w ten sposób odrzucić mieszczanina dla nagrody w rogu karty. Zwolnione miejsce pozostaje puste (PAL-REC-05), pola Rekrutacji są nietknięte, a „Myśliwy” liczy tę kartę (PAL-SCORE-11).

## Polowanie

rule-PAL-HUNT-01 = Z jednym robotnikiem dowolnego typu otrzymujesz 1 porcję prowiantu, z robotnikiem dowolnego typu i zwiadowcą – 3 porcje. Z Girardem za każdym razem jeszcze 2.

## Handel

rule-PAL-TRADE-01 = Z jednym robotnikiem dowolnego typu otrzymujesz 1 srebrnik, z robotnikiem dowolnego typu i kupcem – 3. Z Ottonem za każdym razem jeszcze 2.

## Modlitwa

rule-PAL-PRAY-01 = Umieść robotnika na polu kleryka i zapłać 2 srebrniki (0 z Oliverem). Zwolnij jedną z innych akcji swojej planszy.
rule-PAL-PRAY-02 = Zwolnić akcję to zwrócić do puli ogólnej wszystkich robotników ze wszystkich jej pól; potem akcja jest w tej rundzie znów dostępna.
rule-PAL-PRAY-03 = Akcja Modlitwa jest możliwa tylko wtedy, gdy robotnik stoi na innej akcji twojej planszy; samej siebie nie zwalnia.
rule-PAL-PRAY-04 = Efekt modlitwy (pole planszy głównej, mieszczanin, pole rozgrzeszenia, łaska króla) nic nie kosztuje i może zwolnić dowolną akcję twojej planszy, na której stoją robotnicy, także samą Modlitwę i akcję, która właśnie trwa.
rule-PAL-PRAY-05 = Modlitwa nie usuwa warsztatów.
rule-PAL-PRAY-06 = W akcji Modlitwa cel wybiera się razem z akcją (PAL-WORK-09, krok 1) i w tej chwili musi na nim stać robotnik; kleryk umieszczony na Modlitwie zostaje i ją blokuje.

## Spisek

rule-PAL-CONS-01 = Umieść jednego robotnika dowolnego typu: otrzymujesz 1 przestępcę, a więc i 1 kartę podejrzenia (PAL-SUSP). Z Gérinem otrzymujesz potem 2 srebrniki z puli ogólnej.

## Misja

rule-PAL-COMM-01 = Koszt według numeru misji (1–7): 1, 1, 1, 2, 2, 3, 3 porcje prowiantu (0 z Ivonem).
rule-PAL-COMM-02 = Przenieś skrajnego lewego z pozostałych mnichów na wolne dostępne pole regionu, którego flaga wiary nie przekracza twojej łącznej wiary. Flagi regionów 1–6: 0, 2, 4, 6, 8, 10.
rule-PAL-COMM-03 = Pole jest wolne, jeśli nie stoi na nim niczyj mnich ani posterunek.
rule-PAL-COMM-04 = Podstawowy przyrost: +1 do wpływu (flaga pod mnichem). Potem nagroda pola.
rule-PAL-COMM-05 = Misja jest niemożliwa bez osiągalnego wolnego pola, bez mnicha na planszy gracza lub bez potrzebnego prowiantu.

## Fortyfikacja

rule-PAL-FORT-01 = Koszt według numeru muru: 1, 1, 1, 2, 2, 3, 3 porcje prowiantu (0 z Anséisem).
rule-PAL-FORT-02 = Wymagany łączny wpływ dla murów 1–7: 0, 1, 3, 5, 7, 9, 11.
rule-PAL-FORT-03 = Dobierz wierzchni mur z talii i połóż go odkrytego na skrajnym lewym wolnym miejscu na mury; jego nagrody otrzymuje się od razu. Każdy mur daje co najmniej +1 do siły.
rule-PAL-FORT-04 = Mur z dwiema nagrodami do wyboru daje jedną z nich, wedle wyboru właściciela.
rule-PAL-FORT-05 = Punkty zwycięstwa wydrukowane na murach liczą się na koniec partii.
rule-PAL-FORT-06 = Fortyfikacja jest niemożliwa, gdy talia murów jest pusta (24 karty, a miejsc może być do 28).

## Garnizon

rule-PAL-GARR-01 = Koszt według numeru garnizonu: 1, 1, 1, 2, 2, 3, 3 porcje prowiantu (0 z Bérengierem).
rule-PAL-GARR-02 = Przenieś skrajny lewy z pozostałych posterunków na wolne dostępne pole regionu, którego flaga siły nie przekracza twojej łącznej siły. Flagi regionów: 1, 3, 5, 7, 9, 11.
rule-PAL-GARR-03 = Podstawowy przyrost: +1 do wiary. Potem nagroda pola.
rule-PAL-GARR-04 = Mnisi i posterunki zajmują te same pola.

## Rozgrzeszenie

rule-PAL-ABS-01 = Koszt według numeru rozgrzeszenia: 1, 2, 2, 2, 3, 3, 3 srebrniki (z paladynem Ivoire 0).
rule-PAL-ABS-02 = Twój łączny wpływ musi wynosić co najmniej tyle, ile liczba na skrajnym lewym z pozostałych dzbanów (0, 2, 4, 6, 8, 10, 12).
rule-PAL-ABS-03 = Przenieś ten dzban na jedno z 7 pól rozgrzeszenia swojej planszy, na którym nie ma jeszcze dzbana.
rule-PAL-ABS-04 = Podstawowy przyrost: +1 do wiary; potem gracz może odrzucić 1 podejrzenie; potem nagroda wybranego pola rozgrzeszenia.

## Atak

rule-PAL-ATT-01 = Cel: odkryty najeźdźca z rzędu. Flagi siły miejsc 1–6: 1, 3, 5, 7, 9, 11.
rule-PAL-ATT-02 = Jeśli twoja łączna siła jest mniejsza niż flaga, dopłacasz srebrnikami połowę tego, czego brakuje, zaokrąglając w górę: gdy brakuje 3 punktów siły, dopłata wynosi 2 srebrniki. Innego kosztu w zasobach nie ma.
rule-PAL-ATT-03 = Podstawowy przyrost: +1 do wpływu; potem nagroda za atak z prawego górnego rogu karty.
rule-PAL-ATT-04 = Najeźdźcę kładzie się zakrytego obok planszy; jego lud pozostaje znany i liczy się w punktacji.
rule-PAL-ATT-05 = Miejsce pozostaje puste do odświeżenia planszy.

## Nawrócenie

rule-PAL-CONV-01 = Koszt według numeru nawrócenia: 0, 1, 2, 2, 2, 3, 3 srebrniki (0 z Gérierem).
rule-PAL-CONV-02 = Cel: najeźdźca na miejscu, którego flaga wiary (0, 2, 4, 6, 8, 10) nie przekracza twojej łącznej wiary. Brakującej wiary nie można kupić.
rule-PAL-CONV-03 = Otrzymujesz siłę podaną na karcie (2 u asasynów, barbarzyńców i zaborców, 1 u pozostałych); połóż kartę odkrytą na skrajnym lewym wolnym miejscu nawróceń.
rule-PAL-CONV-04 = Dolna część karty daje punkty na koniec partii; nagrody z prawego górnego rogu się nie otrzymuje.

## Akcja łaski króla

rule-PAL-FAV-01 = Umieść na łasce jednego robotnika, który spełnia jej wymaganie, zapłać jej koszt w całości i otrzymaj jej efekty od lewej do prawej.
rule-PAL-FAV-02 = Robotnik zostaje na karcie do odświeżenia planszy, także gdy jego właściciel spasuje.
rule-PAL-FAV-03 = Łaska, na której stoi robotnik, jest niedostępna dla wszystkich.
rule-PAL-FAV-04 = Z łaski można skorzystać nawet wtedy, gdy żaden jej efekt nic ci nie da: umieszczasz robotnika i płacisz koszt, nic nie otrzymujesz, a w tej rundzie nikt inny nie może z niej skorzystać. Nic nie dają: darmowa rekrutacja przy pustym rzędzie, modlitwa bez zajętej akcji, spłata długu lub odrzucenie podejrzeń, gdy nie masz ani niespłaconych długów, ani podejrzeń, zwiększenie atrybutu, gdy wszystkie trzy tory są na 12. Gra uprzedza o tym przed wyborem.
rule-PAL-FAV-05 = Łaska, która kosztuje dług, wymaga długu w talii długów.
rule-PAL-FAV-06 = Za dwóch przestępców otrzymanych z łaski karty podejrzeń dobiera się jedną po drugiej.
rule-PAL-FAV-07 = Robotnik na łasce nie stoi na planszy gracza: nie blokuje akcji planszy, nie może być celem modlitwy i nie wraca, gdy jego właściciel pasuje.

## Efekty

rule-PAL-EFF-01 = Robotnicy: weź ich z puli ogólnej; za każdego przestępcę dobiera się potem kartę podejrzenia (PAL-SUSP).
rule-PAL-EFF-02 = Srebrniki i prowiant: weź je z puli ogólnej.
rule-PAL-EFF-03 = Podatek: weź srebrniki z puli podatków, jak opisano w PAL-TAX.
rule-PAL-EFF-04 = Atrybut: zwiększ go na torze, najwyżej do 12.
rule-PAL-EFF-05 = Odrzucanie podejrzeń: odłóż na stos odrzuconych podejrzeń tyle swoich kart, na ile pozwala efekt, od najnowszych; część z nich lub wszystkie możesz zachować.
rule-PAL-EFF-06 = Spłata długu: odwróć jeden niespłacony dług na spłaconą stronę; każde odwrócenie uruchamia raz zdolność każdego twojego „Poborcy długów”.
rule-PAL-EFF-07 = Umarzanie długów: zwróć do talii długów tyle swoich niespłaconych długów, na ile pozwala efekt; część z nich lub wszystkie możesz zachować. To nie spłata i nic się nie uruchamia.
rule-PAL-EFF-08 = Nagroda do wyboru: otrzymujesz dokładnie jedną. Nagród, które niczego by nie zmieniły, się nie proponuje, a jeśli takie są wszystkie, efekt przepada. Wybraną nagrodę wykonuje się potem jak każdą inną, łącznie z PAL-DEC-16 i PAL-DEC-22. Niczego by w tej chwili nie zmieniły: spłata lub umorzenie długu bez niespłaconego długu, odrzucenie podejrzeń bez podejrzeń, darmowy rozwój bez pozostałego warsztatu, atrybut, który ma już 12.
rule-PAL-EFF-09 = Atrybut do wyboru: zwiększ jeden z trzech atrybutów, który jest poniżej 12.
rule-PAL-EFF-10 = Modlitwę wykonuje się, jak opisano w PAL-PRAY-02 i PAL-PRAY-04, darmową rekrutację jak w PAL-REC-08, darmowy rozwój jak w PAL-DEV-07.
rule-PAL-EFF-11 = Jeśli efekt spłaca lub umarza więcej długów, niż masz niespłaconych, spłaca się wszystkie albo można umorzyć wszystkie; reszta przepada.

## Podatek

rule-PAL-TAX-01 = Otrzymać podatek to wziąć tyle samo srebrników z puli podatków do swoich zasobów. To obowiązkowe.
rule-PAL-TAX-02 = Jeśli w puli podatków jest mniej srebrników, niż trzeba, weź ją całą, a resztę z puli ogólnej.
rule-PAL-TAX-03 = Gdy z puli podatków zniknie ostatni srebrnik, natychmiast następuje inkwizycja – po otrzymaniu całego podatku i przed wszystkim innym.
rule-PAL-TAX-04 = Cały podatek z jednej nagrody lub jednej karty podejrzenia pobiera się naraz; wywołuje to najwyżej jedną inkwizycję.

## Podejrzenia

rule-PAL-SUSP-01 = Za każdym razem, gdy gracz dokłada do zasobów przestępcę, dobiera wierzchnią kartę podejrzenia i kładzie ją odkrytą na wierzchu swojego stosu podejrzeń.
rule-PAL-SUSP-02 = Potem gracz otrzymuje podany na niej podatek (0, 1 lub 2). Spośród 24 kart 6 ma podatek 0, 8 ma podatek 1, a 10 ma podatek 2.
rule-PAL-SUSP-03 = Kilka kart dobiera się i wykonuje ściśle jedną po drugiej, łącznie z inkwizycjami pomiędzy nimi.
rule-PAL-SUSP-04 = Najpierw do zasobów trafiają wszyscy otrzymani naraz przestępcy, potem dobiera się karty.
rule-PAL-SUSP-05 = Stosy podejrzeń są jawne; ich kolejność ma znaczenie tylko przy odrzucaniu (najpierw najnowsze).
rule-PAL-SUSP-06 = Jeśli talia podejrzeń jest pusta, potasuj odrzucone podejrzenia i utwórz z nich nową talię. Jeśli i tych nie ma, najpierw następuje inkwizycja (PAL-INQ), a potem dobiera się kartę.
rule-PAL-SUSP-07 = Zwrot przestępców do puli ogólnej nigdy nie usuwa podejrzeń.
rule-PAL-SUSP-08 = Po inkwizycji z PAL-SUSP-06 karta zawsze jest: gdy 24 karty ma najwyżej 4 graczy, największa liczba wynosi co najmniej 6, więc odrzuca się co najmniej 3 karty.

## Długi

rule-PAL-DEBT-01 = Dług bierze się z talii długów i kładzie przed graczem niespłaconą stroną do góry.
rule-PAL-DEBT-02 = Spłacony dług zostaje u właściciela spłaconą stroną do góry; nie można go umorzyć ani ponownie uczynić niespłaconym.
rule-PAL-DEBT-03 = Na koniec partii niespłacony dług odbiera 3 punkty zwycięstwa, spłacony daje 1.
rule-PAL-DEBT-04 = Umorzone długi wracają do talii długów.
rule-PAL-DEBT-05 = Przy pustej talii długów nikt nie może wziąć długu: nie da się nim zapłacić, a inkwizycja rozdaje to, co zostało, zgodnie z ruchem wskazówek zegara od aktywnego gracza.

## Inkwizycja

rule-PAL-INQ-01 = Inkwizycja następuje, gdy opróżniono pulę podatków (PAL-TAX-03) lub skończyły się karty podejrzeń (PAL-SUSP-06), a w grze solo także wtedy, gdy pula podatków traci ostatni srebrnik przez bota. Bieżący efekt przerywa się i kontynuuje potem.
rule-PAL-INQ-02 = Krok 1 – zdolności mieszczan. Zgodnie z ruchem wskazówek zegara od aktywnego gracza (przy wyborze karczm: od wybierającego) każdy używa swoich zdolności inkwizycji w dowolnej kolejności, każdej karty najwyżej raz. Gracze, którzy spasowali, też biorą udział.
rule-PAL-INQ-03 = „Spiskowiec”: można odrzucić 1 podejrzenie. „Domokrążca”: jeśli gracz ma w tej chwili 2 lub więcej kart podejrzeń, otrzymuje nagrodę karty. „Giermek”: jeśli gracz nie ma w tej chwili podejrzeń, atrybut karty rośnie o 1.
rule-PAL-INQ-04 = Warunki sprawdza się w chwili użycia karty, więc „Spiskowiec” może wyłączyć „Domokrążcę” albo włączyć „Giermka”.
rule-PAL-INQ-05 = Krok 2 – ustala się największą liczbę kart podejrzeń. Jeśli wynosi 0, nikt nie ponosi kary.
rule-PAL-INQ-06 = Każdy gracz z tą największą liczbą bierze 1 dług i odrzuca połowę swoich kart podejrzeń, zaokrąglając w dół, od najnowszych.
rule-PAL-INQ-07 = Krok 3 – pulę podatków uzupełnia się z puli ogólnej do liczby początkowej.
rule-PAL-INQ-08 = Żadna zdolność kroku 1 nie może wywołać kolejnej inkwizycji (nie dają podatku ani przestępców).
rule-PAL-INQ-09 = Robotników otrzymanych w kroku 1 gracz, który spasował, zachowuje na następną rundę oprócz tych, których zachował, pasując.
rule-PAL-INQ-10 = Karta podejrzenia, której podatek wywołał inkwizycję, leży już na stosie właściciela i jest liczona (PAL-EX-17). W przypadku PAL-SUSP-06 karty jeszcze niedobranej się nie liczy.

## Zdolności mieszczan

rule-PAL-TF-01 = Ci mieszczanie dają swoją nagrodę za każdym razem, gdy wykonujesz ich akcję: „Opat” za Rozgrzeszenie, „Architekt” za Rozwój, „Odźwierny” za Fortyfikację, „Obrońca” za Atak, „Misjonarz” za Nawrócenie, „Stróż” za Garnizon, „Akolita” za Misję.
rule-PAL-TF-02 = „Poborca długów”: daje przedstawionego robotnika za każdym razem, gdy właściciel spłaca dług.
rule-PAL-TF-03 = Mieszczanin zatrudniony w trakcie akcji nie reaguje na tę samą akcję (PAL-WORK-09, krok 8). „Poborcy długów” i mieszczanie inkwizycji działają od chwili zatrudnienia, także później w tej samej akcji.
rule-PAL-TF-04 = Nagrodę natychmiastową otrzymuje się raz, przy zatrudnieniu.
rule-PAL-TF-05 = Kilku „Poborców długów” działa w kolejności zatrudnienia, zaraz po odwróceniu długu i przed następnym efektem.
rule-PAL-TF-06 = Zdolności mieszczan poza zdolnościami inkwizycji są obowiązkowe i działają automatycznie.

## Pas

rule-PAL-PASS-01 = Pasując, gracz zwraca do puli ogólnej wszystkich robotników ze swojej planszy.
rule-PAL-PASS-02 = Z robotników pozostałych w zasobach gracz zachowuje 3 według wyboru (wszystkich, jeśli jest ich 3 lub mniej); reszta wraca do puli ogólnej. W 7. rundzie nikogo się nie pyta: wracają wszyscy robotnicy.
rule-PAL-PASS-03 = Gracz, który spasował, nie wykonuje już w tej rundzie akcji, ale nadal bierze udział w inkwizycjach i używa mieszczan inkwizycji.
rule-PAL-PASS-04 = Srebrniki, prowiant, długi i podejrzenia zostają u gracza.

## Odświeżenie planszy

rule-PAL-CLEAN-01 = Mieszczanie: jeśli na miejscu 5 leży karta, odrzuć ją; przesuń resztę w prawo bez luk; uzupełnij wolne lewe miejsca z talii od prawej do lewej.
rule-PAL-CLEAN-02 = Najeźdźcy: jeśli na miejscu 1 leży karta, odrzuć ją; przesuń resztę w lewo bez luk; uzupełnij wolne prawe miejsca z talii od lewej do prawej.
rule-PAL-CLEAN-03 = Tych dwóch talii nigdy się ponownie nie tasuje; gdy talia się skończy, miejsca pozostają puste (u mieszczan skrajne lewe, u najeźdźców skrajne prawe).
rule-PAL-CLEAN-04 = Wszystkie karczmy rundy trafiają na stos odrzuconych karczm.
rule-PAL-CLEAN-05 = Robotnicy z łask króla wracają do puli ogólnej.
rule-PAL-CLEAN-06 = Użytych paladynów się odkłada (PAL-PALADIN-05).

## Koniec partii

rule-PAL-END-01 = Gdy w rundzie 7 spasowali wszyscy, partia się kończy i liczy się punkty; odświeżenia planszy nie ma.

## Punktacja

rule-PAL-SCORE-01 = Wykonane przez ciebie rozkazy króla dają 4, 6 lub 8 punktów zwycięstwa, zależnie od miejsca.
rule-PAL-SCORE-02 = Każdy atrybut daje punkty zwycięstwa za swoją wartość na torze. Za wartości od 0 do 12 jest to kolejno: 0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20.
rule-PAL-SCORE-03 = Za 5 misji otrzymujesz 2 punkty zwycięstwa, za 6 – 5, za 7 – 9. Za garnizony tyle samo.
rule-PAL-SCORE-04 = Za 5 murów otrzymujesz 1 punkt zwycięstwa, za 6 – 3, za 7 – 6. Dolicz punkty zwycięstwa wydrukowane na twoich murach.
rule-PAL-SCORE-05 = Za 5 rozgrzeszeń otrzymujesz 1 punkt zwycięstwa, za 6 – 3, za 7 – 6.
rule-PAL-SCORE-06 = Za 6 umieszczonych warsztatów otrzymujesz 1 punkt zwycięstwa, za 7 – 3, za 8 – 6.
rule-PAL-SCORE-07 = Każdy nawrócony przez ciebie najeźdźca punktuje według własnego warunku (od PAL-SCORE-10 do PAL-SCORE-15).
rule-PAL-SCORE-08 = Każdy niespłacony dług odbiera 3 punkty zwycięstwa, każdy spłacony daje 1 (PAL-DEBT-03).
rule-PAL-SCORE-09 = Policz srebrniki i porcje prowiantu razem: za każde 3 otrzymujesz 1 punkt zwycięstwa, zaokrąglając w dół.
rule-PAL-SCORE-10 = „Asasyn” daje 1 punkt zwycięstwa za każdego zaatakowanego przez ciebie Saracena, „Barbarzyńca” za każdego Bizantyjczyka, „Zaborca” za każdego wikinga.
rule-PAL-SCORE-11 = Ci najeźdźcy dają 1 punkt zwycięstwa za każde 2, zaokrąglając w dół: „Wartownik” liczy twoje mury, „Mściciel” – umieszczone dzbany, „Łucznik” – postawione posterunki, „Strażnik” – umieszczone warsztaty, „Poszukiwacz przygód” – wysłanych mnichów, „Myśliwy” – mieszczan w twojej drużynie.
rule-PAL-SCORE-12 = „Zbrojny” daje 1 punkt zwycięstwa za każde pełne 4 punkty wiary na twoim torze, „Płatnerz” za siłę, „Grabieżca” za wpływ.
rule-PAL-SCORE-13 = „Opiekun”: 1 punkt zwycięstwa za każdy spłacony dług. „Złodziej”: 1 za każdą twoją kartę podejrzenia. „Zdrajca”: 1 za każdy niespłacony dług (sam dług nadal odbiera 3).
rule-PAL-SCORE-14 = „Czempion”: 1 punkt zwycięstwa i jeszcze 1 za każdy wykonany przez ciebie rozkaz króla.
rule-PAL-SCORE-15 = „Najemnik”: każdy daje 1 punkt zwycięstwa i jeszcze 1 za każdego nawróconego przez ciebie „Najemnika”, także za siebie. Jeden „Najemnik” daje 2, dwóch – po 3, trzech – po 4, czterech – po 5.
rule-PAL-SCORE-16 = Jednakowi najeźdźcy punktują niezależnie od siebie.
rule-PAL-SCORE-17 = Niewykorzystani robotnicy, karty podejrzeń i prowiant ponad PAL-SCORE-09 nie dają punktów.
rule-PAL-SCORE-18 = Przy równej liczbie punktów zwycięstwa wygrywa ten, kto ma więcej punktów z rozkazów króla; jeśli i tu jest równość – ten, kto ma mniej kart podejrzeń; jeśli i to nie rozstrzyga, zwycięstwo jest wspólne.
rule-PAL-SCORE-19 = Punkty za atrybuty odczytuje się tylko z toru; paladyn rundy 7 nic nie dodaje. Przy rozkazach króla liczy się to, co wykonano do końca rundy 7.
rule-PAL-SCORE-20 = Suma może być ujemna.

## Gra solo: przygotowanie

rule-PAL-SOLO-SETUP-01 = Człowiek przygotowuje grę jak dla dwóch graczy (5 srebrników w puli podatków, pola dla dwóch graczy), otrzymuje cały dobytek początkowy i bierze jednego początkowego mieszczanina. Bot nie bierze żadnego.
rule-PAL-SOLO-SETUP-02 = Bot używa planszy bota z 7 mnichami, 7 posterunkami, 7 dzbanami i 8 warsztatami; jego trzy znaczniki tworzą stos na 0: wpływ na spodzie, wiara w środku, siła na wierzchu.
rule-PAL-SOLO-SETUP-03 = Znacznik zasobów zaczyna na pozycji 1 z 5 pozycji toru zasobów.
rule-PAL-SOLO-SETUP-04 = 5 kart intryg „Łaska króla” odkłada się na bok; pozostałe 12 tasuje się i układa z nich talię intryg.
rule-PAL-SOLO-SETUP-05 = Poziom trudności: potasuj 6 rozkazów króla i odkryj 1 (łatwy), 3 (normalny) albo 5 (trudny). Za każdy z nich na tej akcji planszy bota umieszcza się jeden warsztat bota (na jednej akcji mogą się znaleźć najwyżej 2, łącznie używa się najwyżej 8). Potem znów potasuj wszystkie 6 i jak zwykle wyłóż 3 zakryte.
rule-PAL-SOLO-SETUP-06 = Na każdym z 3 wyłożonych rozkazów króla kładzie się jeden warsztat bota, a na każdej z 5 wyłożonych łask jedną kartę intrygi „Łaska króla”.
rule-PAL-SOLO-SETUP-07 = Znacznika pierwszego gracza nie ma; zawsze zaczyna człowiek.
rule-PAL-SOLO-SETUP-08 = Tam, gdzie zasada mówi o aktywnym graczu lub o kolejności zgodnej z ruchem wskazówek zegara, są dwie strony: człowiek i bot. Podczas tury bota i podczas rozpatrywania podejrzeń bota z karczmy aktywnym graczem jest bot.

## Gra solo: runda

rule-PAL-SOLO-ROUND-01 = Rundy 1–3: gdy odkrywa się rozkaz, jego warsztat przechodzi na tę akcję planszy bota. Rundy 3–7: gdy odkrywa się łaskę, jej karta intrygi trafia na stos odrzuconych intryg.
rule-PAL-SOLO-ROUND-02 = Odkrywa się dwie karczmy; człowiek bierze jedną. Po rozpatrzeniu jego podejrzeń bot dobiera po jednej karcie podejrzenia za każdego przestępcę na drugiej karczmie.
rule-PAL-SOLO-ROUND-03 = Bot nie ma paladyna i nie bierze robotników z karczm. Na początku każdej rundy ma dokładnie o 3 robotników więcej, niż wynosi numer rundy: 4 w rundzie 1, 10 w rundzie 7, niezależnie od tego, ilu zostało mu wcześniej.
rule-PAL-SOLO-ROUND-04 = Pierwszy działa człowiek; potem bot i człowiek na przemian. Gdy jedna strona spasuje, druga gra dalej sama.
rule-PAL-SOLO-ROUND-05 = Tura bota: jeśli nie ma już robotników, pasuje bez odkrywania intrygi. W przeciwnym razie odkryj wierzchnią intrygę i spróbuj jej akcji (PAL-SOLO-ACT); jeśli jest niemożliwa, bot wykonuje pierwszą możliwą z listy: Rekrutacja, Modlitwa, Handel, Spisek, Odpoczynek.
rule-PAL-SOLO-ROUND-06 = Pokazana intryga trafia odkryta na stos odrzuconych intryg zaraz po odkryciu. Gdy potrzebna jest karta, a talia intryg jest pusta, nową talią staje się potasowany stos odrzuconych intryg (bez tych, które leżą jeszcze na zakrytych łaskach).
rule-PAL-SOLO-ROUND-07 = Między rundami intryg nigdy się nie tasuje.
rule-PAL-SOLO-ROUND-08 = Odświeżenie planszy: oprócz PAL-CLEAN-01 i PAL-CLEAN-02 odrzuca się mieszczanina z miejsca 4 i najeźdźcę z miejsca 2 (przed przesunięciem), jeśli nadal tam są.
rule-PAL-SOLO-ROUND-09 = Przy odświeżeniu planszy wszyscy robotnicy bota, umieszczeni i nie, wracają do puli ogólnej.

## Gra solo: zasoby bota

rule-PAL-SOLO-RES-01 = Dla bota wszyscy robotnicy są jednakowi; przestępca, którego otrzymuje, to robotnik i karta podejrzenia.
rule-PAL-SOLO-RES-02 = Bot nie ma srebrników ani prowiantu. Każdy srebrnik, każda porcja prowiantu i każdy srebrnik podatku, które by otrzymał, przesuwają znacznik zasobów o jedną pozycję w prawo.
rule-PAL-SOLO-RES-03 = Podatek: najpierw tyle samo srebrników przechodzi z puli podatków do puli ogólnej (ile jest); potem przesuwa się znacznik, o jedną pozycję za każdy podatek; potem, jeśli pula podatków jest pusta, następuje inkwizycja.
rule-PAL-SOLO-RES-04 = Z pozycji 5 znacznik przechodzi na pozycję 1; każde takie przejście zwiększa najniższy atrybut bota o 1. Spośród równie niskich rośnie ten, którego znacznik leży najwyżej w stosie na tej pozycji toru.
rule-PAL-SOLO-RES-05 = Gdy znacznik bota się podnosi, kładzie się go na wierzchu stosu na nowej pozycji. Gdy wszystkie trzy są na 12, przejście nic nie daje.
rule-PAL-SOLO-RES-06 = Bot nigdy nie płaci srebrnikami ani prowiantem; długi, które są kosztem, bierze.
rule-PAL-SOLO-RES-07 = Gdy bot ma odrzucić kartę podejrzenia lub dług, a ich nie ma, zamiast tego 1 srebrnik przechodzi z puli podatków do puli ogólnej, a znacznik zasobów się nie przesuwa. Dotyczy to każdej brakującej karty przy odrzucaniu podejrzeń i umarzaniu długów, ale nie spłaty długu i nie połowy odrzucanej w inkwizycji. Opróżnienie puli podatków wywołuje inkwizycję, po której pozostałe efekty trwają dalej.
rule-PAL-SOLO-RES-08 = Karty wskazuje znacznik zasobów. Bot zaczyna od miejsca o numerze równym pozycji znacznika, idzie do ostatniego miejsca, a potem kontynuuje od miejsca 1. Gdy znacznik jest na pozycji 4, mieszczan i łaski sprawdza się na miejscach 4, 5, 1, 2, 3, a najeźdźców na miejscach 4, 5, 6, 1, 2, 3. Bierze się pierwszą kartę, która jest i jest dozwolona.
rule-PAL-SOLO-RES-09 = Dla inkwizycji bot jest graczem; mieszczan inkwizycji nie ma.
rule-PAL-SOLO-RES-10 = Kartę podejrzenia dobraną przez bota kładzie się na jego stosie, a jej podatek wykonuje według PAL-SOLO-RES-03, karta po karcie, jak u człowieka (PAL-SUSP-03, PAL-SUSP-06).
rule-PAL-SOLO-RES-11 = Przyrosty atrybutów, długi i odrzucanie podejrzeń bota przebiegają według PAL-EFF, tyle że bot nigdy nie rezygnuje.

## Gra solo: akcje bota

rule-PAL-SOLO-ACT-01 = Prawa akcja wymaga od bota 3 robotników, o 1 mniej za każdy warsztat na niej, i jest zablokowana, dopóki stoją na niej robotnicy bota. Rekrutacja, Modlitwa, Handel, Spisek i Odpoczynek wymagają po 1 robotniku i po użyciu są zablokowane do końca rundy.
rule-PAL-SOLO-ACT-02 = Rekrutacja: wymaga mieszczanina w rzędzie. Odrzuć kartę wskazaną przez znacznik; bot otrzymuje nagrodę za jej odrzucenie.
rule-PAL-SOLO-ACT-03 = Modlitwa: usuń wszystkich robotników bota z prawych akcji; jeśli ich tam nie było, bot otrzymuje 1 robotnika. Potem potasuj wszystkie intrygi (talię, stos odrzuconych i właśnie pokazaną) i utwórz z nich nową talię.
rule-PAL-SOLO-ACT-04 = Handel: znacznik przesuwa się o 1 pozycję.
rule-PAL-SOLO-ACT-05 = Spisek: bot otrzymuje 2 robotników i dobiera 1 kartę podejrzenia.
rule-PAL-SOLO-ACT-06 = Odpoczynek: znacznik przesuwa się o 1 pozycję i jeszcze o 1 za każdego robotnika pozostałego w zasobach bota, po czym bot pasuje.
rule-PAL-SOLO-ACT-07 = Misja i Garnizon: potrzebny jest mnich lub posterunek i wolne dostępne pole w zasięgu wiary lub siły bota na torze (PAL-RUL-41). Podstawowy przyrost: +1 do wpływu lub wiary. Bot wybiera pole według nagrody w takiej kolejności: darmowa rekrutacja; spłata długu (tylko przy niespłaconym długu); modlitwa; dwóch robotników; jeden robotnik; dwa srebrniki; odrzucenie podejrzenia. Przy jednakowych nagrodach bierze się skrajny lewy region, a w nim pole o najniższym numerze. Pole spłaty długu, gdy niespłaconego długu nie ma, to ostateczność. Poza tym kolejności się przestrzega, nawet jeśli nagroda przepadnie (darmowa rekrutacja przy pustym rzędzie).
rule-PAL-SOLO-ACT-08 = Przy darmowej rekrutacji bot odrzuca mieszczanina wskazanego przez znacznik dla nagrody w rogu karty.
rule-PAL-SOLO-ACT-09 = Rozgrzeszenie: wpływ bota musi wynosić co najmniej tyle, ile liczba na skrajnym lewym nieodwróconym dzbanie. Odwróć dzban; wiara rośnie o 1; odrzuć 1 podejrzenie; potem spłać dług, jeśli jest niespłacony, w przeciwnym razie odrzuć jeszcze 1 podejrzenie. Pól rozgrzeszenia się nie używa.
rule-PAL-SOLO-ACT-10 = Fortyfikacja: wpływ bota musi wynosić co najmniej tyle, ile wymaganie skrajnego lewego wolnego miejsca na mury, a w talii musi być mur. Bot otrzymuje wszystkie nagrody muru, a z nagród do wyboru bierze jedną według PAL-SOLO-ACT-15.
rule-PAL-SOLO-ACT-11 = Atak: spośród najeźdźców, których flaga siły nie przekracza siły bota, ten wskazany przez znacznik; wpływ +1 i nagroda za atak; karta trafia zakryta do bota. Brakującej siły nie można kupić.
rule-PAL-SOLO-ACT-12 = Nawrócenie: spośród najeźdźców, których flaga wiary nie przekracza wiary bota, ten wskazany przez znacznik; bot otrzymuje jego siłę; karta trafia na skrajne lewe wolne miejsce nawróceń.
rule-PAL-SOLO-ACT-13 = „Rozkazy króla”: próbuje się akcji odkrytych rozkazów – najpierw niewykonanych (wykonano mniej niż 5 razy) od prawej do lewej, potem wykonanych od prawej do lewej; wykonuje się pierwszą możliwą.
rule-PAL-SOLO-ACT-14 = „Łaska króla”: umieść 1 robotnika na pierwszej odkrytej wolnej łasce wskazanej przez znacznik (PAL-SOLO-RES-08) i wykonaj jej efekty. Typ robotnika i koszt w srebrnikach lub prowiancie się pomija, dług, który jest kosztem, się bierze (przy pustej talii długów taką łaskę się omija); jak gracz, bot może skorzystać z łaski, która mu nic nie daje (PAL-FAV-04).
rule-PAL-SOLO-ACT-15 = Wybory bota wewnątrz efektów: modlitwa jak w PAL-SOLO-ACT-03; atrybut do wyboru – najniższy (przy równości najwyżej w stosie); nagroda do wyboru – skrajna lewa możliwość, która coś zmienia według PAL-EFF-08 (zastępstwo z PAL-SOLO-RES-07 nie liczy się jako zmiana, darmowego rozwoju u bota się nie stosuje); jeśli takiej nie ma, ostatnia możliwość, i do niej stosuje się PAL-SOLO-RES-07.
rule-PAL-SOLO-ACT-16 = Limit 7 wykonań jednej akcji (PAL-WORK-08) dotyczy także bota.
rule-PAL-SOLO-ACT-17 = Nagrody wewnątrz akcji następują w kolejności PAL-WORK-09; bot nie ma paladyna ani mieszczan, więc kroki 7 i 8 są puste. Efekt modlitwy otrzymany za Misję lub Garnizon usuwa także właśnie umieszczonych robotników.
rule-PAL-SOLO-ACT-18 = Efekt nigdy nie zużywa lewej akcji: darmowa rekrutacja i efekt modlitwy pozostawiają pola Rekrutacji i Modlitwy bota bez zmian.

## Gra solo: punktacja

rule-PAL-SOLO-SCORE-01 = Bot otrzymuje punkty za rozkazy króla, atrybuty, misje, mury (z wydrukowanymi punktami zwycięstwa), garnizony, rozgrzeszenia, nawrócenia i długi tak jak gracz. Za rozwój, srebrniki i prowiant nie dostaje nic.
rule-PAL-SOLO-SCORE-02 = Każdy nawrócony najeźdźca daje botowi co najmniej 1 punkt zwycięstwa.
rule-PAL-SOLO-SCORE-03 = Dla „Strażnika” bot liczy warsztaty na swojej planszy; dla „Myśliwego” nie ma drużyny, więc dostaje minimum, czyli 1.
rule-PAL-SOLO-SCORE-04 = Człowiek zwycięża, jeśli ma więcej punktów zwycięstwa niż bot; przy równości decyduje PAL-SCORE-18 (jeśli równość pozostaje, jest remis).

## Decyzje

rule-PAL-DEC-01 = Podczas przygotowania każdy gracz, przeciwnie do ruchu wskazówek zegara od sąsiada pierwszego gracza po prawej, bierze jednego z mieszczan z rzędu (PAL-SETUP-11). Wybór jest jawny i obowiązkowy.
rule-PAL-DEC-02 = W kroku 4 rundy każdy gracz wybiera, którego z 3 dobranych paladynów użyje w tej rundzie (PAL-PALADIN-02). Wybór jest ukryty, jednoczesny i obowiązkowy.
rule-PAL-DEC-03 = Potem (po PAL-DEC-02) każdy gracz wybiera, który z 2 pozostałych paladynów trafi na wierzch talii; drugi trafia pod spód. Wybór jest ukryty, jednoczesny i obowiązkowy.
rule-PAL-DEC-04 = W kroku 5, w kolejności graczy, każdy wybiera jedną z jeszcze niewybranych karczm (PAL-TAV-01). Wybór jest jawny i obowiązkowy.
rule-PAL-DEC-05 = W każdej turze aktywny gracz wybiera: jedną z akcji swojej planszy, która nie jest zablokowana, na którą starcza pasujących robotników, której koszt da się zapłacić w całości i której wymaganie jest spełnione; jedną z dostępnych łask króla; albo pas. Wybór jest jawny. Pytanie zadaje się nawet wtedy, gdy można tylko spasować; gracz bez żadnego robotnika pasuje automatycznie.
rule-PAL-DEC-06 = Przy Rekrutacji, Polowaniu i Handlu aktywny gracz wybiera tryb: Rekrutacja – odrzucić albo zatrudnić; Polowanie i Handel – jeden lub dwóch robotników. Wybór jest jawny; jedyny możliwy tryb wybiera się automatycznie.
rule-PAL-DEC-07 = Przy Rekrutacji aktywny gracz wybiera mieszczanina z miejsca, którego cenę da się zapłacić – srebrnikami albo, na miejscach 1–2, długiem. Wybór jest jawny; bez takiego miejsca Rekrutacja jest niemożliwa.
rule-PAL-DEC-08 = Przy Ataku aktywny gracz wybiera najeźdźcę, na którego starcza srebrników na dopłatę (PAL-ATT-02), przy Nawróceniu – najeźdźcę, którego flaga wiary nie przekracza łącznej wiary. Wybór jest jawny; bez takiego najeźdźcy akcja jest niemożliwa.
rule-PAL-DEC-09 = Przy Misji i Garnizonie aktywny gracz wybiera wolne dostępne pole osiągalnego regionu. Wybór jest jawny; bez takiego pola akcja jest niemożliwa.
rule-PAL-DEC-10 = Przy Rozgrzeszeniu aktywny gracz wybiera pole rozgrzeszenia bez dzbana. Wybór jest jawny.
rule-PAL-DEC-11 = Przy Rozwoju i darmowym rozwoju gracz wybiera niezakryte pole w ramce: akcję i jej 1. lub 2. pole. Wybór jest jawny; gdy warsztatów już nie ma, akcja jest niemożliwa.
rule-PAL-DEC-12 = Przy Rekrutacji z miejsca 1 lub 2, gdy starcza srebrników, dostępny jest dług i w grze nie ma Rolanda, aktywny gracz wybiera: zapłacić srebrnikami czy wziąć dług. Wybór jest jawny. Jeśli możliwy jest tylko jeden sposób, wybiera się go; jeśli żaden, miejsca nie można wybrać.
rule-PAL-DEC-13 = Dla każdego niezakrytego pola aktywny gracz wybiera robotnika: dla kolorowego – jego typu lub przestępcę, dla pola „dowolny” – każdego typu z zasobów, ale nigdy takiego, po którym nie byłoby kim obsadzić dalszego pola. Wybór jest jawny; jedynego możliwego robotnika umieszcza się automatycznie.
rule-PAL-DEC-14 = Przy akcji Modlitwa i przy efekcie modlitwy gracz wybiera jedną ze swoich akcji, na których stoją robotnicy (przy akcji Modlitwa: nie ją samą). Z efektu modlitwy można zrezygnować; bez zajętej akcji przepada.
rule-PAL-DEC-15 = Przy darmowej rekrutacji otrzymujący wybiera jednego z mieszczan z rzędu albo rezygnuje. Przy pustym rzędzie efekt przepada.
rule-PAL-DEC-16 = Gdy efekt pozwala odrzucić podejrzenia, wybierasz, ile kart: od 0 do liczby dozwolonej przez efekt, ale nie więcej, niż masz. Jako pierwszą podaje się największą liczbę. Bez podejrzeń pytania się nie zadaje.
rule-PAL-DEC-17 = Gdy mur lub łaska daje nagrody do wyboru, otrzymujący wybiera jedną z tych, które coś zmieniają (PAL-EFF-08). Wybór jest obowiązkowy; jeśli żadna nic nie zmienia, efekt przepada bez pytania.
rule-PAL-DEC-18 = Przy łasce, która zwiększa atrybut, otrzymujący wybiera jeden z atrybutów poniżej 12. Wybór jest obowiązkowy; bez takiego atrybutu efekt przepada.
rule-PAL-DEC-19 = W kroku 1 inkwizycji każdy gracz, zgodnie z ruchem wskazówek zegara od aktywnego i łącznie z tymi, którzy spasowali, raz po raz wybiera jednego ze swoich nieużytych mieszczan inkwizycji, którego warunek jest teraz spełniony („Spiskowiec”: co najmniej 1 podejrzenie), albo kończy. Wybór przerywa trwającą akcję i jest nieobowiązkowy; bez karty do użycia się go pomija.
rule-PAL-DEC-20 = Gracz, który pasuje, mając w zasobach więcej niż 3 robotników, wybiera, których 3 zachować, typ po typie. Wybór jest obowiązkowy; przy 3 lub mniej zostają wszyscy. W 7. rundzie pytania się nie zadaje.
rule-PAL-DEC-21 = Przed przygotowaniem gry solo gracz wybiera poziom trudności: łatwy, normalny albo trudny.
rule-PAL-DEC-22 = Gdy efekt pozwala umorzyć niespłacone długi, wybierasz, ile: od 0 do liczby dozwolonej przez efekt, ale nie więcej, niż masz. Jako pierwszą podaje się największą liczbę. Bez niespłaconych długów pytania się nie zadaje.
rule-PAL-DEC-N1 = Pytania PAL-DEC-19 się nie zadaje, gdy do użycia są tylko „Giermkowie” albo tylko „Domokrążcy” przy braku nieużytego „Spiskowca”: używa się ich automatycznie. Kto kończy, traci resztę.
rule-PAL-DEC-N2 = Bot o niczym nie decyduje; każdy jego krok wyznaczają zasady PAL-SOLO-SETUP, PAL-SOLO-ROUND, PAL-SOLO-RES, PAL-SOLO-ACT i PAL-SOLO-SCORE.
rule-PAL-DEC-N3 = Cofnięcie jest niemożliwe po: wyborze PAL-DEC-03 ostatniego gracza (wszyscy wybrali i zaczyna się odkrywanie), każdym odkryciu (paladyna, karty króla, karczmy, muru, podejrzenia, intrygi, uzupełnionego rzędu), każdym tasowaniu i wyborze PAL-DEC-19. Akcję, która niczego nie odkryła, można cofnąć, dopóki nie zacznie następny gracz (lub bot); wybór karczmy bez przestępców – dopóki następny gracz nie odkryje paladyna.
rule-PAL-DEC-N4 = O kolejności kart przy tasowaniu i o tym, kto jest pierwszym graczem, decyduje los, a nie gracze.

## Omówione przykłady

rule-PAL-EX-01 = Początkowy mieszczanin. Sytuacja: przygotowanie, 1 porcja prowiantu. Gracz bierze kartę „Architekt” z prowiantem. Skutek: ma 2 porcje prowiantu, karta jest w drużynie, niczego nie zapłacono.
rule-PAL-EX-02 = Pierwszy rozkaz. Sytuacja: runda 1, na miejscu rozkazów 1 leży rozkaz Fortyfikacja. Po kroku 2 jest odkryty; gracz, który na koniec ma 5 lub więcej murów, dostaje za niego 4 punkty zwycięstwa. Żadna łaska nie jest odkryta.
rule-PAL-EX-03 = Karczmy. Sytuacja: 4 graczy. W kroku 3 odkrywa się 5 karczm; po wyborze dokładnie 1 zostaje niewybrana.
rule-PAL-EX-04 = Engelier. Sytuacja: na torach siła 2, wiara 0; gracz odkrywa Engeliera. Skutek: gracz otrzymuje 1 wojownika i 1 zwiadowcę; łączna siła 5, wiara 1; tory bez zmian. W tej rundzie każdy Atak daje dodatkowo 2 srebrniki.
rule-PAL-EX-05 = Odświeżenie planszy. Sytuacja: czterej gracze, koniec rundy. Rząd mieszczan (miejsca odtworzone): miejsce 1 puste, miejsce 2 „Giermek”, miejsce 3 puste, miejsce 4 „Obrońca”, miejsce 5 „Poborca długów”. Rząd najeźdźców: miejsce 1 puste, cztery karty na miejscach 2, 3, 5, 6, ostatnia to „Najemnik”. Odkrytych jest 5 karczm. Po odświeżeniu planszy: „Poborca długów” odrzucony; „Giermek” na miejscu 4, „Obrońca” na miejscu 5; 3 nowych mieszczan na miejscach 1–3. Nie odrzucono żadnego najeźdźcy; czterej dotychczasowi na miejscach 1–4 („Najemnik” na 4), 2 nowych na miejscach 5–6. Na stosie kart odrzuconych leży 5 karczm.
rule-PAL-EX-06 = Robotnicy Fortyfikacji. Fortyfikacja bez warsztatów wymaga: kupiec, dowolny, zwiadowca. Pasują (kupiec, parobek, zwiadowca) i (przestępca, kleryk, przestępca), nie pasują (kupiec, kupiec, wojownik).
rule-PAL-EX-07 = Rozwój. Sytuacja: parobek i wojownik, 4 srebrniki, wszystkie 8 warsztatów w rzędzie, Misja bez warsztatu. Gracz wykonuje Rozwój i zakrywa lewe pole Misji. Skutek: 0 srebrników; Misja wymaga dowolnego robotnika i kleryka; gracz otrzymuje 1 zwiadowcę; dwaj robotnicy stoją na Rozwoju.
rule-PAL-EX-08 = Odrzucenie mieszczanina. Sytuacja: 2 srebrniki, 1 parobek, „Opat” z parobkiem na miejscu 3 (odtworzone; miejsce 2 też się zgadza). Rekrutacja, tryb „odrzuć”. Skutek: 0 srebrników, gracz otrzymuje 1 kleryka i 1 parobka, karta leży na stosie kart odrzuconych, miejsce jest puste.
rule-PAL-EX-09 = Zatrudnienie. Sytuacja: parobek, wojownik i 3 srebrniki, „Odźwierny” ze srebrnikiem na miejscu 1. Po zapłaceniu 3 srebrników zostaje 0, a nagroda natychmiastowa daje 1. Jeśli zamiast tego wziąć dług, gracz ma 4 srebrniki i 1 niespłacony dług. Później każda Fortyfikacja daje 1 srebrnik.
rule-PAL-EX-10 = Modlitwa. Sytuacja: 1 przestępca, 2 srebrniki, 3 robotników na Rozgrzeszeniu. Modlitwa przestępcą, cel: Rozgrzeszenie. Skutek: 0 srebrników; tych 3 robotników jest w puli ogólnej; Rozgrzeszenie jest w tej rundzie znów dostępne; przestępca blokuje Modlitwę.
rule-PAL-EX-11 = Misja. Sytuacja: w grze Anséis, na torach wiara 2, wpływ 1, warsztat na lewym polu Misji, żaden mnich nie jest wysłany, gracz ma 1 porcję prowiantu, parobka i kleryka. Wysyła mnicha do regionu 2 (zwiadowca). Wolno, bo flaga regionu to 2, a łączna wiara to 3. Skutek: prowiant 0, wpływ 2, gracz otrzymuje 1 zwiadowcę.
rule-PAL-EX-12 = Fortyfikacja. Ciąg dalszy: 3 zbudowane mury, gracz ma kupca, parobka i zwiadowcę. Łączny wpływ to 5: na torze 2 i jeszcze 3 od paladyna. Mur 4 wymaga 5. Dobrany mur daje parobka i wojownika. Skutek: prowiantu się nie płaci, siła +1, gracz otrzymuje 1 parobka i 1 wojownika. Następny mur wymaga wpływu 7 i 2 porcji prowiantu.
rule-PAL-EX-13 = Garnizon. Sytuacja: łączna siła 5, żaden posterunek nie jest postawiony, gracz ma 1 porcję prowiantu, kupca, parobka i wojownika, akcja Rozgrzeszenie jest zajęta. Stawia posterunek w regionie 3 (modlitwa). Skutek: prowiant 0, wiara +1, a gracz może zwolnić jedną akcję, na przykład Rozgrzeszenie.
rule-PAL-EX-14 = Rozgrzeszenie. Sytuacja: wpływ 0, wszystkie dzbany w rzędzie, 1 srebrnik, 1 niespłacony dług, 1 podejrzenie, robotnicy (kleryk, parobek, kupiec). Gracz stawia dzban na polu rozgrzeszenia „Spłata długu”. Skutek: 0 srebrników, wiara +1, podejrzenia 0, długi: 1 spłacony, 0 niespłaconych.
rule-PAL-EX-15 = Atak z dopłatą. Sytuacja: łączna siła 5, 1 srebrnik, „Najemnik” (wiking) na miejscu 4 (flaga 7). Brakuje 2 punktów siły, więc dopłata wynosi 1. Skutek: 0 srebrników, wpływ +1, gracz otrzymuje 2 parobków, karta leży u gracza zakryta jako zaatakowany wiking.
rule-PAL-EX-16 = Nawrócenie. Sytuacja: wiara na torze 3, w grze Anséis, 2 nawrócenia za sobą, 2 srebrniki, „Asasyn” (Bizantyjczyk) na miejscu 2 (flaga wiary 2). Nawrócenie. Skutek: 0 srebrników, siła +2, karta jest 3. nawróceniem; na koniec partii daje 1 punkt zwycięstwa za każdego zaatakowanego Saracena.
rule-PAL-EX-17 = Dwóch przestępców, podatki się kończą. Sytuacja: w puli podatków 1 srebrnik; gracz otrzymuje 2 przestępców; następne karty podejrzeń pokazują 2 i 0 (druga odtworzona). Karta 1: 1 srebrnik z puli podatków i 1 z puli ogólnej; inkwizycja; uzupełnienie puli podatków. Potem dobiera się kartę 2. Pierwsza karta liczy się w tej inkwizycji, druga nie.
rule-PAL-EX-18 = Inkwizycja. Sytuacja: czterej gracze mają 1, 0, 3, 3 podejrzenia, mieszczan inkwizycji nie ma. Skutek: gracze 3 i 4 biorą po 1 długu i odrzucają po 1 podejrzeniu (zostają 2); gracz 1 zachowuje 1; w puli podatków jest 8 srebrników.
rule-PAL-EX-19 = Końcowa punktacja. Rozkazy: Fortyfikacja (miejsce 1), Nawrócenie (miejsce 2, odtworzone, niewykonany), Misja (miejsce 3). Siła 11, wpływ 10, wiara 6; 6 misji; 6 murów, z których na pierwszym są parobek i 1 punkt, na drugim 2 punkty, a na pozostałych punktów nie ma; mniej niż 5 garnizonów i rozgrzeszeń, mniej niż 6 warsztatów. Nawróceni: „Poszukiwacz przygód” (Saracen), „Zbrojny” (Bizantyjczyk), „Zbrojny” (Saracen), „Asasyn” (wiking); 3 zaatakowanych Saracenów. 2 długi spłacone, 1 niespłacony; 2 srebrniki i 1 porcja prowiantu. Punktacja: 4 + 8 za rozkazy, 16 + 13 + 6 za siłę, wpływ i wiarę, 5 za misje, 3 za liczbę murów i 3 wydrukowane na nich, 3 za „Poszukiwacza przygód”, 1 + 1 za „Zbrojnych”, 3 za „Asasyna”, 2 za spłacone długi, minus 3 za niespłacony i 1 za srebrniki i prowiant – razem 66.
rule-PAL-EX-20 = „Najemnicy”. Jeden nawrócony „Najemnik” daje 2 punkty zwycięstwa; dwóch – po 3, razem 6.
rule-PAL-EX-21 = Kolejność zdolności inkwizycji. Sytuacja: 2 podejrzenia, w drużynie 2 „Spiskowców”, „Domokrążca” ze srebrnikami, „Giermek” z wiarą, „Giermek” z wpływem. W kolejności „Domokrążca”, „Spiskowiec”, „Spiskowiec”, „Giermek”, „Giermek”: +2 srebrniki, podejrzenia 0, wiara +1, wpływ +1 i kara tego gracza nie dosięgnie. Jeśli zacząć od „Spiskowca”, „Domokrążcy” nie da się już użyć.
rule-PAL-EX-22 = Poziom trudności gry solo. Poziom normalny; trzy odkryte karty to Misja, Atak, Rozgrzeszenie. Skutek: na planszy bota stoi po jednym warsztacie na każdej z tych trzech akcji; na trzech wyłożonych rozkazach leży po jednym warsztacie; 2 warsztaty pozostają nieużyte.
rule-PAL-EX-23 = Tor zasobów. Znacznik na 3: mieszczan sprawdza się w kolejności 3, 4, 5, 1, 2, najeźdźców 3, 4, 5, 6, 1, 2.
rule-PAL-EX-24 = Robotnicy bota. Runda 4: bot zaczyna z 7 robotnikami.
rule-PAL-EX-25 = Intryga „Misja”. Na Misji bota stoi jeden warsztat. Z 2 lub więcej robotnikami: umieszcza się 2 i wysyła mnicha. Z 1 robotnikiem: zamiast tego próbuje się Rekrutacji z listy zastępczej.
rule-PAL-EX-26 = Intryga „Rozkazy króla”. Rozkazy na miejscach 1–3: Fortyfikacja, Nawrócenie, Misja. Bot próbuje kolejno: Misja, Nawrócenie, Fortyfikacja. Mając za sobą 5 misji, próbuje: Nawrócenie, Fortyfikacja, potem Misja. Gdy Misja jest zablokowana, próbuje Nawrócenia.
rule-PAL-EX-27 = Intryga „Łaska króla”. Runda 7, znacznik na 5, łaski 5 i 1 zajęte, łaska 2 to odrzucenie podejrzenia i podatek, bot ma 1 podejrzenie, atrybuty: wpływ 4, wiara 3, siła 5, w puli podatków 4 srebrniki. Skutek: 1 robotnik bota na łasce 2, podejrzenia 0, w puli podatków 2 srebrniki, znacznik po jednym przejściu na 2, wiara 4.
rule-PAL-EX-28 = Punktacja bota. Sytuacja: poziom normalny, 6 warsztatów na planszy bota; rozkazy: miejsce 1 Rozgrzeszenie (niewykonany), miejsce 2 Garnizon, miejsce 3 Misja; siła 12, wpływ 12, wiara 8 (odtworzone: 20, 20 i 9 punktów, razem 49); 6 misji, 5 garnizonów, 2 mury bez punktów, mniej niż 5 rozgrzeszeń; nawróceni: „Płatnerz”, „Wartownik”, „Strażnik”, „Opiekun”, „Zaborca”, „Myśliwy”; 2 zaatakowanych wikingów; 1 dług spłacony, 2 niespłacone. Punktacja: 14 za rozkazy, 49 za atrybuty, 5 za misje, 2 za garnizony, 3 + 1 + 3 + 1 + 2 + 1 za nawróconych najeźdźców w tej kolejności, 1 za spłacony dług, minus 6 za niespłacone – razem 76.
rule-PAL-EX-29 = Bot nie płaci. Bot korzysta z łaski „spłać dług albo odrzuć podejrzenia”: nie płaci srebrnika.
rule-PAL-EX-30 = Dopłata za atak. Siła 4 przeciw fladze 7: 2 srebrniki. Siła 0 przeciw fladze 1: 1 srebrnik. Siła 7 przeciw fladze 7: 0. Siła 8 przeciw fladze 11: 2.
rule-PAL-EX-31 = Modlitwa zwalnia trwającą akcję. Garnizon z 3 robotnikami na pole z modlitwą; gracz zwalnia sam Garnizon. Tych 3 robotników trafia do puli ogólnej; w następnej turze Garnizon można wykonać ponownie innymi robotnikami.
rule-PAL-EX-32 = Warsztat na zajętym polu. Nawrócenie wykonano robotnikami (wojownik, parobek, kleryk). Rozwój zakrywa środkowe pole: parobek wraca do puli ogólnej, wojownik i kleryk zostają, Nawrócenie pozostaje zablokowane; w następnej rundzie wymaga wojownika i kleryka.
rule-PAL-EX-33 = Wyczerpane podejrzenia. Dwaj gracze mają 14 i 10 kart podejrzeń, talia i stos kart odrzuconych są puste, w puli podatków 3 z 5 srebrników. Jeden z nich wykonuje Spisek: najpierw inkwizycja (gracz, który ma 14, bierze dług i odrzuca 7), pulę podatków uzupełnia się z 3 do 5, te 7 kart tasuje się na nową talię, potem dobiera się jedną.
rule-PAL-EX-34 = Koniec toru. Siła na torze 12; dobrany mur daje +2 do siły: siła pozostaje 12, pozostałe nagrody się otrzymuje.
rule-PAL-EX-35 = Pula podatków wyczerpana co do srebrnika. W puli podatków 2 srebrniki, zaatakowany „Najemnik” (Saracen) daje 2 podatku: gracz otrzymuje 2 srebrniki, inkwizycja, pulę uzupełnia się do liczby początkowej; inkwizycja jest tylko jedna.
rule-PAL-EX-36 = „Domokrążca” po pasie. Gracz, który spasował i zachował 3 robotników, ma 2 podejrzenia i „Domokrążcę” z parobkiem. Przeciwnik wywołuje inkwizycję: gracz, który spasował, otrzymuje parobka i zaczyna następną rundę z 4 robotnikami i 6 nowymi.
rule-PAL-EX-37 = Drugiego robotnika nie można dołożyć później. Polowanie wykonano 1 robotnikiem: w tej rundzie Polowanie nie jest już dostępne, dopóki nie zwolni go modlitwa.
rule-PAL-EX-38 = „Zdrajcy”. Gracz ma 3 niespłacone długi i nawrócił obu „Zdrajców”. Długi odbierają 9 punktów zwycięstwa, każdy „Zdrajca” daje 3: razem to minus 3.
rule-PAL-EX-39 = Remis. Dwóch graczy ma po 60 punktów zwycięstwa; pierwszy ma z rozkazów 12, drugi 14: zwycięża drugi. Przy równych punktach z rozkazów i podejrzeniach 2 przeciw 1 zwycięża ten, kto ma 1; przy równych podejrzeniach zwyciężają obaj.
rule-PAL-EX-40 = Siódmy raz. Gracz z 7 umieszczonymi dzbanami zwalnia Rozgrzeszenie modlitwą: Rozgrzeszenia i tak nie można wykonać. Atak można wykonać 8. raz.
rule-PAL-EX-41 = „Poborca długów” przy spłacie z muru. Dobrano mur „spłać dług albo 2 srebrniki”, właściciel ma 1 niespłacony dług i „Poborcę długów” ze zwiadowcą: wybór długu daje siłę +1, spłacony dług i 1 zwiadowcę.
rule-PAL-EX-42 = Plansza dla dwóch graczy. Przy dwóch graczach region 1 ma 2 dostępne pola, regiony 2–6 mają 4, 6, 7, 5, 1 (razem 25); przy trzech jest 34; przy czterech 40.
rule-PAL-EX-43 = Wybór pola przez bota. Bot z wiarą 6, bez niespłaconego długu, oba pola darmowej rekrutacji w regionach 1–2 zajęte: z osiągalnych pól wybiera pole modlitwy w regionie 3; z niespłaconym długiem wybrałby najpierw pole spłaty długu w regionie 4.
rule-PAL-EX-44 = Wyczerpana talia mieszczan. W rzędzie zostały dwie karty (miejsca 2 i 5), talia jest pusta: kartę z miejsca 5 się odrzuca, druga przechodzi na miejsce 5, miejsca 1–4 pozostają puste.
rule-PAL-EX-45 = Odpoczynek bota. Bot z 3 robotnikami, Rekrutacja, Modlitwa, Handel i Spisek użyte, intryga niemożliwa: 1 robotnik staje na Odpoczynku, znacznik przesuwa się o 3 pozycje (1 za Odpoczynek i 2 za pozostałych robotników), bot pasuje.
rule-PAL-EX-46 = Równość w stosie bota. Wszystkie znaczniki bota na 0 w stosie początkowym, dwa przejścia: najpierw rośnie siła (na wierzchu), potem wiara.
rule-PAL-EX-47 = Dwa razy w rundzie. Sytuacja: 1 umieszczony dzban, łączny wpływ 4, 6 srebrników, robotnicy (kleryk, parobek, kupiec) na Rozgrzeszeniu, w zasobach (kleryk, kleryk, parobek, kupiec). Modlitwa (2 srebrniki) zwalnia Rozgrzeszenie; w następnej turze znów można je wykonać za 2 srebrniki: drugi dzban wymaga wpływu 2, a gracz ma 4. Dwa rozgrzeszenia w jednej rundzie są dozwolone; zostają 2 srebrniki.
rule-PAL-EX-48 = Darmowa rekrutacja. Misja w regionie 1 (darmowa rekrutacja), na miejscu 1 „Giermek”, na miejscu 4 „Akolita” ze srebrnikiem: gracz może zatrudnić dowolnego z nich bez płacenia albo zrezygnować. Zatrudniony „Akolita” od razu daje 1 srebrnik jako nagrodę natychmiastową, ale żadnego srebrnika za tę Misję (nie było go w drużynie w kroku 1). Nagrody w rogu jego karty (modlitwa) nie można wziąć zamiast tego. Rekrutacja pozostaje niezablokowana.
rule-PAL-EX-49 = Roland. Sytuacja: w grze Roland, 0 srebrników, parobek, „Architekt” z parobkiem na miejscu 1. Rekrutacja w trybie „odrzuć” nic nie kosztuje i nie bierze się długu: gracz otrzymuje 1 przestępcę i 1 kartę podejrzenia.
rule-PAL-EX-50 = Dług za odrzucenie. Sytuacja: 0 srebrników, 1 parobek, „Poborca długów” z parobkiem na miejscu 2, bez Rolanda. Rekrutacja („odrzuć”) jest możliwa; dług bierze się automatycznie: 1 niespłacony dług, gracz otrzymuje 2 parobków.
rule-PAL-EX-51 = Zdolność z podatkiem pod koniec akcji. W puli podatków 1 srebrnik, w drużynie „Odźwierny” z podatkiem i „Odźwierny” ze srebrnikiem (zatrudnieni w tej kolejności). Fortyfikacja: najpierw nagrody muru, potem 1 podatku, inkwizycja, uzupełnienie, potem 1 srebrnik.
rule-PAL-EX-52 = Bot bez kart do odrzucenia. Bot bez długów i podejrzeń, w puli podatków 5 srebrników, wykonuje Rozgrzeszenie: wiara +1, potem z puli podatków odchodzą 2 srebrniki, po 1 za każdą brakującą kartę (zostają 3), znacznik się nie przesuwa.
rule-PAL-EX-53 = Wybór nagrody muru przez bota. Bot dobiera mur „odrzuć podejrzenie albo 2 srebrniki”. Mając podejrzenie: siła +1, 1 podejrzenie odrzucone. Nie mając go: siła +1, znacznik 2 pozycje w prawo.
rule-PAL-EX-54 = Niepasujący robotnicy. Z dwoma parobkami i kupcem w zasobach Fortyfikacja (kupiec, dowolny, zwiadowca) jest niemożliwa. Z przestępcą, parobkiem i kupcem jest możliwa; przestępca jest potrzebny na polu zwiadowcy, więc kupiec, parobek, przestępca to jedyne ustawienie i pytania się nie zadaje (PAL-DEC-13).
rule-PAL-EX-55 = Pas i łaski króla. Gracz, którego robotnik stoi na łasce króla, pasuje: robotnicy z planszy wracają, robotnik na łasce zostaje; łaska jest do odświeżenia planszy niedostępna dla wszystkich.

## Rozstrzygnięcia

rule-PAL-RUL-01 = Siedem razy i raz na rundę. Uwaga „raz na rundę” obok limitu 7 odebrałaby modlitwie sens, a przykład Modlitwy ponownie otwiera Rozgrzeszenie. Rozstrzygnięcie: 7 na partię to twardy limit; „raz na rundę” opisuje tylko zablokowaną akcję (7 rund, 7 elementów) i modlitwa to znosi. Rozdział o Modlitwie mówi wprost, że służy ona do ponownego użycia innej akcji w tej samej rundzie.
rule-PAL-RUL-02 = Koniec torów atrybutów. Instrukcja go nie podaje. Publiczne tabele punktów kończą się na 12 (20 punktów zwycięstwa); rozstrzygnięcie: granica 12, nadwyżka przepada.
rule-PAL-RUL-03 = Nazwy uszkodzone w skanie. „атакувати Наймання” to „Najemnik”, „Ансі” to Anséis, „Анжельє” to Engelier, „розстрілення” w przygotowaniu gry solo to Rozgrzeszenie, „повернути чужинця” to Nawrócenie. Liczby na drabinkach cen są czytelne i spójne.
rule-PAL-RUL-04 = Z czego można zrezygnować. Tylko podatek nazwano obowiązkowym, Rozgrzeszenie „pozwala” odrzucić, a „Złodziej” i „Domokrążca” nagradzają zachowane podejrzenia. Rozstrzygnięcie: odrzucanie podejrzeń, umorzenie długu, efekt modlitwy i darmowa rekrutacja są nieobowiązkowe, wszystko inne otrzymuje się automatycznie.
rule-PAL-RUL-05 = Pula podatków według liczby graczy. Tekst podaje 5–8 srebrników, a przykład 8 dla czterech graczy. Publicznie wiadomo, że 2 graczy wkłada 5, 3 graczy 6, a 4 graczy 8; gra solo bierze liczbę dla dwóch graczy. Równa drabinka 5, 6, 7, 8 dla 1–4 graczy też zgadzałaby się z tekstem, ale nigdzie nie jest poświadczona.
rule-PAL-RUL-06 = Pola planszy głównej w grze solo. W grze solo rywalizują dwie strony, a innej liczby nie podano: pola dla dwóch graczy.
rule-PAL-RUL-07 = Jak liczy się wykonane akcje. Przy stole jedynym śladem akcji są elementy, które po niej zostają, a przykłady liczą mury i mnichów.
rule-PAL-RUL-08 = Od kiedy można korzystać z łaski. Łaski odkrywa się przed akcjami rundy, a pierwsze odświeżenie łask następuje w rundzie 3; można z nich więc korzystać od razu. (Wersja internetowa je opóźnia; odrzucono.)
rule-PAL-RUL-09 = Gdzie trafiają użyci paladyni. Tekst o tym nie mówi; skoro jeden wraca na wierzch, a jeden pod spód, użyty wychodzi z gry.
rule-PAL-RUL-10 = Kolejność nagród. Tekst jej nie ustala; stała kolejność nie pozostawia wątpliwości co do wyniku. Najpierw podstawowy atrybut, potem wydrukowana nagroda – tak jak w układzie plansz.
rule-PAL-RUL-11 = Darmowy rozwój. Łaska z darmowym rozwojem pokazuje symbol rozwoju; traktuje się ją jak wykonanie Rozwoju bez robotników i bez ceny.
rule-PAL-RUL-12 = Dług jako zapłata w obu trybach. Zdanie o długach używa czasownika „zatrudnić”, ale stoi w akapicie o cenie całej akcji, cena jest wydrukowana przy miejscu, a w przykładzie odrzucenia też płaci się cenę miejsca; dług jest więc inną formą zapłaty w obu trybach.
rule-PAL-RUL-13 = Darmowa rekrutacja zatrudnia. Legenda symboli używa czasownika, którym krok 14 przygotowania określa wzięcie mieszczanina do drużyny; tam, gdzie chodzi o odrzucenie, nazwano je osobno, a zasady gry solo podkreślają jako osobliwość, że bot odrzuca. Darmowa rekrutacja to więc tylko zatrudnienie.
rule-PAL-RUL-14 = Żetony nigdy się nie kończą. Zasady na wypadek wyczerpania żetonów nie ma; to pieniądze i robotnicy z banku.
rule-PAL-RUL-15 = Co może zwolnić efekt modlitwy. Legenda mówi „jedną akcję na twojej planszy” bez wyjątków; tylko akcja Modlitwa mówi o innej akcji.
rule-PAL-RUL-16 = Mniej murów niż miejsc. 24 mury przypadają na najwyżej 28 miejsc; bez karty akcja nie ma skutku, jest więc niedozwolona.
rule-PAL-RUL-17 = Liczby na dzbanach. Podano tylko „pierwszy dzban: dowolny wpływ”. Odtworzono parzystą drabinkę 0–12: Nawrócenie i Misja mają parzyste flagi, Garnizon, Atak i Fortyfikacja nieparzyste; Rozgrzeszenie konkuruje z Fortyfikacją o wpływ.
rule-PAL-RUL-18 = Zaokrąglanie dopłaty za atak. „1 srebrnik za 2 brakujące punkty” i „1 srebrnik za pominiętą kartę” dają to samo przy zaokrągleniu w górę.
rule-PAL-RUL-19 = Zaatakowani najeźdźcy pozostają znani. Lud zaatakowanego najeźdźcy musi dać się policzyć; karta była jawna, więc niczego się nie ukrywa.
rule-PAL-RUL-20 = Pusta talia długów. W zwykłej grze nie może się zdarzyć; określono to dla porządku.
rule-PAL-RUL-21 = Robotnicy otrzymani po pasie. Limit 3 obowiązuje tylko w chwili pasowania.
rule-PAL-RUL-22 = Zachowuje się dokładnie trzech robotników. „Najwyżej 3” – zachowanie mniejszej liczby nic nie daje; dlatego zachowuje się dokładnie 3 (albo wszystkich, jeśli jest ich mniej), bez zbędnych pytań. Po 7. rundzie robotnicy nie są już do niczego potrzebni, więc o nich się nie pyta.
rule-PAL-RUL-23 = Co liczą „Myśliwy” i „Strażnik”. „Myśliwy” liczy mieszczan w drużynie (razem z początkowymi i darmowymi): odrzuceni nie zostawiają śladu, publiczna lista kart liczy posiadanych mieszczan, a w przykładzie gry solo bot, który tylko odrzuca, dostaje za „Myśliwego” minimum. „Strażnik” liczy warsztaty: przykład gry solo daje 3 punkty zwycięstwa za 6 warsztatów bota.
rule-PAL-RUL-24 = Pusta talia intryg. Zasady o tym nie mówią; potasowanie stosu odrzuconych najmniej zmienia w grze.
rule-PAL-RUL-25 = Bot i koszty w długach. „Pomija srebrniki i prowiant” – o długach nie ma mowy, więc dług, który jest kosztem, bot bierze.
rule-PAL-RUL-26 = Robotnicy na lewych akcjach bota. Bot działa, „dopóki ma robotników”, a Odpoczynek liczy pozostałych; każda lewa akcja, także Odpoczynek, zajmuje więc jednego robotnika.
rule-PAL-RUL-27 = Pola spłaty długu a bot. Lista wymienia spłatę długu warunkowo; bez długu takie pole wybiera się tylko wtedy, gdy nie da się osiągnąć żadnego innego.
rule-PAL-RUL-28 = Rozgrzeszenie bota. „Jeszcze jedno podejrzenie” oznacza, że zwykłe odrzucenie też się odbywa. Brakujące podejrzenie zastępuje PAL-SOLO-RES-07.
rule-PAL-RUL-29 = Wybory bota. Zasady gry solo określają wybór tylko dla murów (najpierw lewa możliwość); rozszerzono to na łaski. Bot umieszcza warsztaty tylko za rozkazy.
rule-PAL-RUL-30 = Bot i rozwój. Za 6 warsztatów człowiek dostałby 1 punkt zwycięstwa; w przykładzie z 76 punktami bota takiej pozycji nie ma.
rule-PAL-RUL-31 = Premie poszczególnych paladynów. Źródła różnią się co do Ivona (wiara 3 albo wpływ 3), a jedno zamienia Anséisa z Gérierem. Dla Ivona przyjęto wiarę 3 i siłę 1: Misja wymaga wiary, drugie źródło się zgadza, a suma premii każdego atrybutu na 12 kartach wynosi wtedy 16. Anséis jest zgodny z przykładem z instrukcji.
rule-PAL-RUL-32 = Trzej „Giermkowie”. Źródło wymienia wiarę dwukrotnie; jedną zamieniono na siłę, żeby każdy atrybut miał swojego „Giermka”.
rule-PAL-RUL-33 = Najsilniejsza nagroda za atak. „Mściciel” (Saracen), czyli umorzenie długu i kleryk, to najwięcej ze wszystkich (około 4 punktów zwycięstwa przy 1,5–2,5 u pozostałych), a cztery podobne karty łączą robotnika z odrzuceniem podejrzenia. Tak podają obie wersje źródła, choć tej części nowszej listy nie porównano ponownie z obrazem karty; zostaje wartość poświadczona.
rule-PAL-RUL-34 = Ile jest kart podejrzeń każdej wartości. Podatek 0 jest na 6 kartach, podatek 1 na 8, a podatek 2 na 10: źródło podaje trzy liczby, a jego najnowsza wersja odczytuje pozycję na liście jako wydrukowany podatek. Starsza wersja wymieniała wartości w kolejności 2, 1, 0, więc odwrotnego odczytu (10 kart z podatkiem 0, 6 z podatkiem 2) nie można wykluczyć; wczesny szkic miał po 8 kart.
rule-PAL-RUL-35 = Najeźdźcy dający podwójną siłę. Wszyscy „Asasyni”, „Barbarzyńcy” i „Zaborcy”, razem sześć kart, dają +2 do siły (publiczny kalkulator: sześć takich kart), choć w wersji internetowej jednej z nich brakuje tej cechy.
rule-PAL-RUL-36 = Talia intryg. 5 kart „Łaska króla” jest pewnych, poświadczone są karty „Misja” i „Rekrutacja”, „Rozkazy króla” są opisane. Rekonstrukcja: po jednej karcie każdej prawej akcji, trzy „Rozkazy króla”, trzy „Rekrutacje”.
rule-PAL-RUL-37 = Kolejność graczy w inkwizycji. Przy zdolnościach inkwizycji jej nie podano; zgodnie z ruchem wskazówek zegara od aktywnego gracza, bo decyzja o „Spiskowcu” może zależeć od innych.
rule-PAL-RUL-38 = Przykłady akcji są niezależne. Sześć przykładów akcji nie tworzy jednego ciągu (przy nawróceniu wiara wynosiłaby 4, a nie 3); tutaj są to niezależne sytuacje.
rule-PAL-RUL-39 = Wymagania według nowszej listy. Łaska z darmowym rozwojem wymaga w nowszej liście kupca, w starszej dowolnego robotnika; przyjęto nowszą listę, porównaną z obrazami kart. To samo dotyczy „Czempiona” (Saracena): zwiadowca, nie parobek.
rule-PAL-RUL-40 = Uzupełnianie niepustej puli podatków. Inkwizycja z PAL-SUSP-06 może zastać srebrniki w puli podatków; uzupełnia się je do liczby początkowej.
rule-PAL-RUL-41 = Bot nie ma premii. Do toru bota nie dodaje się premii paladyna; jego wartość łączna to wartość na torze.
rule-PAL-RUL-42 = Podatek bota większy niż pula podatków. Gdy bot pobiera więcej podatku, niż jest w puli podatków, znacznik i tak przesuwa się o pełną liczbę.
rule-PAL-RUL-43 = Brakujące karty bota. Tekst gry solo mówi o odrzuceniu karty podejrzenia lub długu; spłata odwraca kartę i niczego nie odrzuca. Jeden srebrnik za każdą brakującą kartę wynika ze słów „za każdym razem”.
