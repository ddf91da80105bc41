# Strona „Jak grać”.

## Cel

howto-goal = Królestwo Zachodniofrankijskie, około roku 900. Przez siedem rund prowadzisz szlachecki ród: w każdej rundzie dołącza do ciebie paladyn, z karczmy przychodzą robotnicy, a ty umieszczasz ich na własnej planszy.
    .more = Po siódmej rundzie wygrywa ten, kto ma najwięcej punktów zwycięstwa. Punkty dają różne rzeczy i nikt nie sięgnie po wszystkie. Wybierz dwie lub trzy i postaw na nie.
howto-idea = Trzy tory napędzają się nawzajem
    .text = Trzy atrybuty: wiara, siła i wpływ, decydują o tym, dokąd sięgasz; każdy ma swój tor. Każda z sześciu dużych akcji wymaga jednego z nich i zwiększa inny. Idź za strzałką: wiara pozwala wysłać mnicha z Misją, a mnich zwiększa wpływ.

## Runda

howto-round = Runda w pięciu obrazkach
howto-round-1 = Król przemawia
    .text = Odkrywa się karty króla: w rundach 1 i 2 rozkaz, w rundzie 3 rozkaz i łaskę, a potem co rundę jedną łaskę. Rozkaz punktuje na koniec, dla każdego, kto go wykona. Łaska to dodatkowa akcja, raz na rundę, dla tego, kto zdąży pierwszy.
howto-round-2 = Wybierz paladyna
    .text = Oglądasz trzech ze swoich dwunastu. Jeden ci pomaga, jeden wraca na wierzch talii, jeden pod spód. Twój paladyn daje dwóch robotników, premię i zdolność.
howto-round-3 = Weź karczmę
    .text = W kolejności graczy każdy bierze jedną, a z nią czterech robotników. Fioletowy przestępca zastępuje każdego, ale dobierasz za niego kartę podejrzenia.
howto-round-4 = Działaj: jedna akcja na turę
    .text = Umieść robotników, zapłać, weź nagrodę. Użyta akcja jest zablokowana do końca rundy, chyba że zwolni ją modlitwa.
howto-round-5 = Spasuj
    .text = Gdy pasujesz, runda się dla ciebie kończy, a twoja plansza pustoszeje. Zachowaj do trzech nieumieszczonych robotników; pozostali wracają do domu.

## Tura

howto-turn = Jedna tura krok po kroku
howto-turn-1 = Umieść robotników
    .text = Chcesz wysłać drugiego mnicha. Misja wymaga zwiadowcy, dowolnego robotnika i kleryka. Umieszczasz zwiadowcę, parobka i kleryka.
howto-turn-2 = Zapłać
    .text = Drugi mnich kosztuje 1 porcję prowiantu. W tej rundzie pomaga ci Ivon, a przy nim Misja nic nie kosztuje.
howto-turn-3 = Sprawdź zasięg
    .text = Masz wiarę 1, a Ivon użycza 3. Wiara 4 wystarcza na pierwsze trzy regiony.
howto-turn-4 = Wybierz pole
    .text = W regionie 3 zajmujesz pole z 2 srebrnikami. Nikt inny już tam nie stanie.
howto-turn-5 = Weź nagrodę
    .text = Bierzesz 2 srebrniki, a mnich jak zawsze zwiększa wpływ: z 1 na 2. Dokładnie tyle wymaga twój drugi dzban w Rozgrzeszeniu.

## Punkty

howto-points = Tor daje niewiele, dopóki się na niego nie wespniesz: jeden znacznik na 12 jest wart więcej niż trzy na 6. Premia paladyna na koniec się nie liczy.
howto-point-tracks = Każdy tor
    .note = według miejsca znacznika, od 0 do 12
    .worth = 0–20
howto-point-orders = Rozkazy króla
    .note = wskazana akcja wykonana pięć razy
    .worth = 4, 6, 8
howto-point-monks = Mnisi, posterunki
    .note = gdy masz ich 5, 6 lub 7
    .worth = 2, 5, 9
howto-point-walls = Mury, dzbany
    .note = gdy masz ich 5, 6 lub 7; niektóre mury mają też własne punkty
    .worth = 1, 3, 6
howto-point-workshops = Warsztaty
    .note = gdy masz ich 6, 7 lub 8
    .worth = 1, 3, 6
howto-point-outsiders = Nawróceni najeźdźcy
    .note = to, co mówi dół karty
    .worth = różnie
howto-point-debts = Długi
    .note = niespłacony, spłacony
    .worth = −3, +1
howto-point-goods = Srebrniki i prowiant
    .note = za każde trzy pozostałe, liczone razem
    .worth = 1

## Niebezpieczeństwo

howto-danger = Strzeż się inkwizycji
    .text = Większość kart podejrzeń daje ci srebrniki z puli podatków. Gdy zniknie z niej ostatni, przychodzi inkwizycja: każdy, kto ma najwięcej podejrzeń, bierze dług i odrzuca połowę tych kart. Potem pula napełnia się na nowo.

## Rady

howto-hint-1 = Dobierz paladyna do planu
    .text = Zdolność użyta dwa razy często jest lepsza niż duża premia użyta raz.
howto-hint-2 = Wcześnie buduj warsztaty
    .text = Pole zakryte warsztatem do końca gry nie wymaga robotnika.
howto-hint-3 = W podejrzeniach lepsze jest drugie miejsce
    .text = Jeden przestępca pomaga, trzech może kosztować dług. Pilnuj puli podatków.

## Pytania

howto-ask-1 = Które akcje zwiększają wiarę?
    .answer = Garnizon, który wymaga siły, i Rozgrzeszenie, które wymaga wpływu.
howto-ask-2 = Kiedy można znów wykonać akcję?
    .answer = W następnej rundzie albo wcześniej, jeśli zwolni ją akcja Modlitwa lub efekt modlitwy.
howto-ask-3 = Co sprowadza inkwizycję i kogo ona karze?
    .answer = Ostatni srebrnik, który znika z puli podatków. Karze każdego, kto ma najwięcej kart podejrzeń.
howto-ask-4 = Skąd może się wziąć twoje pierwsze dziesięć punktów?
    .answer = Na przykład z siedmiu mnichów i kilku srebrników: 9 punktów za mnichów i 1 za trzy srebrniki. Sam tor na 10 to już 13 punktów.
