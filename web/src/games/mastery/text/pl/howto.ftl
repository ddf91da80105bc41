# Strona „Jak grać”.

## Cel

howto-goal = Średniowieczna Francja: każdy chce mieć jej większy kawałek. Wyprowadzasz rycerzy z zamku, zajmujesz terytoria i bronisz ich przed sąsiadami.
    .more = Terytorium daje temu, kto je kontroluje, 1, 2 lub 3 punkty zwycięstwa. Gdy tylko twoje terytoria są warte 13 punktów, wygrywasz. Nikt nigdy nie odpada. Masz też trzy artefakty: koronę, której możesz użyć raz w swojej turze, berło do ataku lub obrony i jabłko królewskie na wypadek zwycięstwa albo porażki w bitwie.
howto-idea = O tym, dokąd idziesz, decyduje zaopatrzenie
    .text = Nacierasz na terytoria obok zamku i obok swoich zaopatrzonych terytoriów. Jezioro jest wspólne i łączy wszystko wokół siebie, więc zaopatrzenie sięga przez nie daleko.

## Tura

howto-round = Tura w czterech obrazkach
howto-round-1 = Przybywają rycerze
    .text = Do zamku przybywa trzech nowych rycerzy. Każde oczko na kości to jeden rycerz.
howto-round-2 = Przegrupowanie
    .text = Przesuwaj rycerzy między zamkiem a zaopatrzonymi terytoriami, jak chcesz. Na każdym terytorium zostaw choć jednego.
howto-round-3 = Natarcie
    .text = Wyślij rycerzy z zamku na jedno terytorium w zasięgu. Jeśli jest puste, od razu jest twoje.
howto-round-4 = Bitwa
    .text = Jeśli ktoś je kontroluje, toczy się bitwa: liczą się rycerze, potem tajna karta konfliktu każdej ze stron, na końcu karty wsparcia.

## Przykładowa tura

howto-turn = Jedna tura: atak na Miasto
howto-turn-1 = Zbierz siły
    .text = W zamku jest 2 rycerzy, przybywa 3. Jednego przesuwasz z Ziem ojczystych. Razem 6.
howto-turn-2 = Nacieraj
    .text = Miasto leży za jeziorem i broni go 3 rycerzy przeciwnika. Wysyłasz 5, a 1 zostaje w domu.
howto-turn-3 = Policz
    .text = Twoich 5 rycerzy staje przeciw 3, a Miasto dodaje obrońcy 1: jest 5 : 4. Oboje dobieracie karty do pięciu na ręce.
howto-turn-4 = Odkryjcie karty
    .text = Oboje potajemnie wybieracie kartę konfliktu. Ty masz 3, przeciwnik 4: jest 8 : 8, a remis wygrywa obrońca.
howto-turn-5 = Wesprzyj
    .text = Przy równym wyniku zaczyna atakujący. Zagrywasz „Wsparcie +2” i prowadzisz 10 : 8. Przeciwnik pasuje, ty też.
howto-turn-6 = Zwycięż
    .text = Różnica to 2: przeciwnik traci 2 rycerzy, ostatni się wycofuje. Miasto jest twoje, to 3 punkty, a do zamku przybywa 1 rycerz.
    .gain = +3 punkty

## Punkty

howto-points = Punkty dają tylko terytoria; tracąc terytorium, tracisz i punkty. Wszyscy widzą, ile ci brakuje. Tyle wystarcza do wygranej:
howto-point-three = Miasto, Twierdza, Arena
    .note = w środku planszy, najczęściej o nie walczycie
    .worth = 3
howto-point-two = Fort, Góry, Jaskinia, Pole bitwy, Ruiny, Opactwo
    .note = prawie każde komuś pomaga lub przeszkadza
    .worth = 2
howto-point-one = Ziemie ojczyste, Łąki, Wioska, Mokradła, Las
    .note = łatwo je zająć, dopóki są puste
    .worth = 1
howto-point-none = Zamki i jeziora
    .note = nie można ich zająć
    .worth = 0

## Niebezpieczeństwo

howto-danger = Terytorium bez zaopatrzenia
    .text = Gdy rywal zajmie terytorium po drodze, wszystko za nim jest odcięte od twojego zamku. Nadal daje punkty i się broni. Ale żaden rycerz nie może stamtąd odejść ani tam dotrzeć, a ty nie sięgniesz stamtąd dalej.

## Rady

howto-hint-1 = Trzymaj rycerzy w zamku
    .text = Każde natarcie zaczyna się tam. Rycerze z dala od granicy stoją bezczynnie.
howto-hint-2 = Zagrywaj karty
    .text = Karty dobierasz tylko w bitwie, do pięciu na ręce. Karta oszczędzona to karta niedobrana.
howto-hint-3 = Atakuj z zapasem
    .text = Remis wygrywa obrońca, a niektóre terytoria dodają mu punkt. Zaczynaj z przewagą albo z dobrą kartą wsparcia.

## Pytania

howto-ask-1 = Kto zwycięża przy remisie?
    .answer = Obrońca, z różnicą 1: atakujący traci jednego rycerza, a pozostali wycofują się do zamku.
howto-ask-2 = Skąd nacierają rycerze?
    .answer = Z zamku i tylko stamtąd.
howto-ask-3 = Co łączy odległe terytoria?
    .answer = Jeziora. Dla zaopatrzenia należą do wszystkich.
howto-ask-4 = Kiedy dobiera się karty?
    .answer = W bitwie: obie strony dobierają karty do pięciu na ręce. Na początku i na końcu tury kart się nie dobiera.
