# Strona „Jak grać”.

## Cel

howto-goal = Lewant po pierwszej krucjacie. Prowadzisz jedno z czterech państw krzyżowców: rozbudowujesz miasta, modlisz się, werbujesz oddziały i wyruszasz na wyprawy, a Saraceni najeżdżają twoje miasta.
    .more = Gra kończy się po sześciu rundach albo wcześniej: gdy na koniec rundy ktoś ma cztery miasta, pięć świętych ziem albo ani jednego miasta. Wygrywa ten, kto ma najwięcej punktów wpływu.
howto-idea = Dwa rozkazy na krzyżu
    .text = W każdej rundzie kładziesz dwa z czterech rozkazów. Na polu wewnętrznym twój żeton leży na wierzchu i działa przed innymi, ale za każdy żeton pod nim płacisz właścicielowi 1 monetę. Rozkaz na pustym polu zewnętrznym czeka do następnej rundy i działa wzmocniony, a szpiega dobierasz od razu.

## Runda

howto-round = Runda w czterech obrazkach
howto-round-1 = Wydarzenia i najazdy
    .text = Działa wydarzenie. Od rundy 2 Saraceni najeżdżają wszystkie należące do graczy miasta w jednym kolorze. Powstrzymują ich oddziały i mury.
howto-round-2 = Planowanie
    .text = W dwóch kolejkach każdy kładzie po jednym rozkazie. Zaczyna ten, czyj znacznik stoi najdalej po prawej na torze świętości.
howto-round-3 = Aktywacja
    .text = Pola działają po kolei: Budowa, Modlitwa, Zaciąg, Wyprawa. Na każdym pierwszy działa żeton z wierzchu.
howto-round-4 = Dochód
    .text = Miasta dają monety, a stolica o 1 więcej. Namiestnicy i każda święta ziemia dają punkty wpływu. Towary są znów dostępne.

## Przykładowa tura

howto-turn = Jedna tura: wyprawa na Apameę
howto-turn-1 = Wyprawa
    .text = Trwa runda 2. Cztery oddziały idą za darmo, jeszcze dwa za 1 żeton koni i 1 monetę. Cztery wyruszają z Antiochii, dwa z Turbesselu, a w każdym mieście zostaje choć jeden.
howto-turn-2 = Porównaj siły
    .text = Masz 6 oddziałów. Saraceni mają 2 oddziały, 2 za mury i 1 z toru. Masz przewagę 1.
howto-turn-3 = Obrońca wykłada pierwszy
    .text = Saracenów prowadzi rywal i wykłada „Łuczników z Apamei”. Zakrywasz dół. Działa góra: siła 2, a dwa twoje oddziały uciekają. Teraz przewagę 3 ma obrońca.
howto-turn-4 = Twoja taktyka
    .text = Wykładasz „Ognistą salwę”. Jej dół rozbiłby oba oddziały Saracenów, więc rywal go zakrywa. Góra daje siłę 2 i burzy jeden poziom murów: różnica to 0.
howto-turn-5 = Wynik
    .text = Każda strona wykłada jeszcze jedną kartę. Jeśli różnica nadal będzie równa 0, wygrywasz: przy remisie zwycięża atakujący.
howto-turn-6 = Zdobycze
    .text = Bierzesz miasto z towarem, który wytwarza, czyli drewnem, i wybierasz mu namiestnika. Każda bitwa kosztuje miasto poziom, ale nigdy ostatni.

## Punkty

howto-points = Najwięcej wpływu zbierasz po trochu, w każdej fazie dochodu. Namiestnik wzięty wcześnie punktuje częściej. Trochę dają też niektóre karty.
howto-point-governors = Namiestnicy
    .note = co rundę, jeśli spełniasz ich warunek
    .worth = 1–3
howto-point-lands = Święte ziemie
    .note = co rundę, tam, gdzie suma poziomów twoich biskupów jest największa
    .worth = 1
howto-point-bull = Tajna bulla
    .note = na koniec, lepszy z jej dwóch celów
    .worth = 0–6
howto-point-hegemony = Hegemonia
    .note = cztery miasta lub więcej na koniec
    .worth = 8
howto-point-righteousness = Prawość
    .note = pięć świętych ziem lub więcej na koniec
    .worth = 8
howto-point-coins = Monety
    .note = za każde cztery, które zostały
    .worth = 1

## Niebezpieczeństwo

howto-danger = Miasto z jednym oddziałem
    .text = W najeździe przychodzi po oddziale z każdego sąsiedniego miasta Saracenów, później po dwa lub trzy (ostatni zawsze zostaje), a tor Saracenów dodaje siłę. Jeśli twoje oddziały i mury nie są silniejsze, miasto pada, a z nim przepadają jego towary i namiestnik. Mapa pokazuje, kto jest w niebezpieczeństwie.

## Rady

howto-hint-1 = Kładź wcześnie to, czego chcą wszyscy
    .text = Kto przyjdzie później, zapłaci ci monetę, ale zadziała przed tobą.
howto-hint-2 = Sprawdzaj następny kolor
    .text = Żeton najazdu pokazuje, które miasta będą najechane w następnej rundzie. Wystaw tam oddziały albo rozbuduj mury.
howto-hint-3 = Bierz taktyki z dwiema dobrymi połowami
    .text = Przeciwnik zakryje tę połowę, która bardziej zaboli. Karta z jedną mocną połową to słaba karta.

## Pytania

howto-ask-1 = Kto na polu działa pierwszy?
    .answer = Właściciel żetonu z wierzchu, czyli położonego jako ostatni.
howto-ask-2 = Co daje pole zewnętrzne?
    .answer = Od razu szpiega, a w następnej rundzie wzmocniony rozkaz. Budowa: zniżka o 2 towary i jeszcze jedna budowla dowolnego poziomu. Modlitwa: dodatkowo 1 akcja biskupa i reskrypt II poziomu. Zaciąg: zniżka o 2 towary i jeszcze jedna taktyka dowolnego poziomu. Wyprawa: 2 dodatkowe darmowe ruchy, siła +2 w bitwie i, jeśli chcesz, nowy namiestnik.
howto-ask-3 = Kiedy zdarzają się najazdy?
    .answer = W fazie wydarzeń, przed planowaniem, od rundy 2.
howto-ask-4 = Co kończy grę przed czasem?
    .answer = Na koniec rundy: gracz z czterema miastami, z pięcioma świętymi ziemiami albo bez żadnego miasta.
