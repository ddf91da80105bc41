# The cross of orders, the holiness track, prayer and holy lands.

crusaders-cross = Krzyż rozkazów
crusaders-cross-you = Ty
crusaders-cross-large = Pokaż krzyż w powiększeniu
crusaders-cross-inner = pole wewnętrzne
crusaders-cross-outer = pole zewnętrzne
crusaders-cross-homs = pole wewnętrzne ze wzmocnieniem (Homs)
crusaders-cross-reinforced-of = { $name } (wzmocniony)
crusaders-cross-tokens = Żetony tutaj, w kolejności działania: { $names }
crusaders-cross-placing = Jeszcze kładą
crusaders-cross-hint = Górny żeton działa pierwszy. Pole zewnętrzne zadziała w następnej rundzie, za to wzmocnione, a szpiega masz od razu. Wybierz pole, żeby zobaczyć koszt; naciśnij je jeszcze raz, żeby położyć rozkaz.

crusaders-queue = Kto kiedy działa
crusaders-queue-placing = { $count ->
    [one] do położenia jeszcze { $count } rozkaz
    [few] do położenia jeszcze { $count } rozkazy
    [many] do położenia jeszcze { $count } rozkazów
   *[other] do położenia jeszcze { $count } rozkazy
}
crusaders-queue-now = działa teraz
crusaders-queue-reinforced = wzmocniony
crusaders-queue-nobody = na razie nikt
crusaders-queue-next = Runda { $round }, wzmocnione
crusaders-queue-never = Już nie zadziałają

crusaders-means-fee = { $coins ->
    [one] { $coins } moneta:
    [few] { $coins } monety:
    [many] { $coins } monet:
   *[other] { $coins } monety:
}
crusaders-means-bank = pula ogólna
crusaders-means-free = Bez opłaty.
crusaders-means-left = { $coins ->
    [0] Nie zostanie ci żadna moneta.
    [one] Zostanie ci { $coins } moneta.
    [few] Zostaną ci { $coins } monety.
    [many] Zostanie ci { $coins } monet.
   *[other] Zostaną ci { $coins } monety.
}
crusaders-means-one-outer = To twoje jedyne pole zewnętrzne w tej rundzie.
crusaders-means-spy = { $count ->
    [one] Od razu szpieg.
    [few] Od razu { $count } szpiegów.
    [many] Od razu { $count } szpiegów.
   *[other] Od razu { $count } szpiegów.
}
crusaders-means-spy-deck = { $count ->
    [one] W talii { $count } karta. Tego nie da się cofnąć.
    [few] W talii { $count } karty. Tego nie da się cofnąć.
    [many] W talii { $count } kart. Tego nie da się cofnąć.
   *[other] W talii { $count } karty. Tego nie da się cofnąć.
}
crusaders-means-next = Działa w rundzie { $round }, wzmocniony, ostatni w sektorze.
crusaders-means-never = Już nie zadziała: to ostatnia runda.
crusaders-means-acts = Działa jako { $number }. z { $orders }.
crusaders-means-above = Kto położy tu po tobie, działa wcześniej i płaci ci monetę.
crusaders-means-watch = ({ $name }) śledzi ciebie:
crusaders-means-watch-used = ({ $name }), w tej rundzie już użyty:
crusaders-means-place = Połóż: { $order }

crusaders-brief-acts = działa { $number }. z { $orders }
crusaders-compared-fee = Opłata
crusaders-compared-no = nie można
crusaders-compared-acts = Działa
crusaders-compared-now = w tej rundzie, jako { $number }.
crusaders-compared-next = w rundzie { $round }
crusaders-compared-never = nigdy: ostatnia runda
crusaders-compared-spy = Szpieg
crusaders-compared-more = Ponadto

crusaders-holiness = Tor świętości
crusaders-holiness-order = kolejność graczy od prawej
crusaders-holiness-cell = Pole { $cell }
crusaders-holiness-bishop_action = akcja biskupa
crusaders-holiness-rescript = reskrypt
crusaders-holiness-none = bez bonusu
crusaders-holiness-wrap = za polem 16 jest znów pole 1
crusaders-holiness-jump = przeskok za darmo
crusaders-holiness-place = { $name }, miejsce w kolejności: { $place }

crusaders-prayer = Modlitwa: ile i za ile
crusaders-prayer-more = Dodatkowo
crusaders-prayer-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punkty
}
crusaders-prayer-pays = Zapłata
crusaders-prayer-other = przyprawy albo monety
crusaders-prayer-short = z tego tylko reskryptem: { $count }
crusaders-prayer-cell = Pole
crusaders-prayer-bishops = Akcje biskupa
crusaders-prayer-rescripts = Reskrypty
crusaders-prayer-place = Kolejność
crusaders-prayer-do = { $points ->
    [one] Módl się: { $points } punkt
    [few] Módl się: { $points } punkty
    [many] Módl się: { $points } punktów
   *[other] Módl się: { $points } punkty
}
crusaders-prayer-bonus = Bonusy pól, na które wchodzisz lub które przeskakujesz, dostajesz po całym ruchu.

crusaders-lands = Święte ziemie
crusaders-lands-goal = pięć kończy grę
crusaders-lands-mine = { $name }: { $count } z { $most }
crusaders-lands-city = Miasto
crusaders-lands-levels = Ty : inni
crusaders-lands-who = Czyje będzie
crusaders-lands-yours = na pewno twoje
crusaders-lands-maybe = twoje, jeśli ukryci biskupi są słabsi
crusaders-lands-tie = remis: ziemia niczyja
crusaders-lands-lost = silniejszy gracz: { $name }
crusaders-lands-open = rozstrzygną ukryci biskupi
crusaders-lands-none = Na mapie nie ma biskupów.
crusaders-lands-supply = W zasobach: I poziomu: { $one }, II poziomu: { $two }.
crusaders-lands-level = biskup { $level } poziomu
crusaders-lands-hidden = biskup nieznanego poziomu
