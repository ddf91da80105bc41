# To, co mówi samo polecenie `gonfalon play`.

## Początek i koniec

interface-play-welcome = Aby odpowiedzieć, wpisz numer opcji. „?” objaśnia każdą odpowiedź, „help” pokazuje wszystkie polecenia.
interface-play-welcome-back = Wznowiono zapisaną partię. „?” objaśnia każdą odpowiedź, „help” pokazuje wszystkie polecenia.
interface-play-commitment = Odcisk ziarna: { $commitment }
interface-play-seed = Ziarno: { $seed }
interface-play-verify = Aby sprawdzić każdy rzut i każde tasowanie, wpisz „record PLIK”, a potem uruchom „gonfalon verify PLIK”.
interface-play-end-prompt = Naciśnij Enter, aby wyjść, albo wpisz polecenie (record PLIK, log, board):
interface-play-over = Partia dobiegła końca; „{ $text }” nie jest poleceniem. Wpisz help.
interface-play-bye = Do zobaczenia.
interface-play-bye-unfinished = Odchodzisz od stołu; partia pozostaje niedokończona.
interface-play-interrupted = Jeszcze raz Ctrl-C i wyjdziesz bez zapisu. „save PLIK” zachowa partię.
interface-play-hand-over = { $name }, twoja kolej przy klawiaturze: naciśnij Enter.

## Boty

interface-play-bot-1 = Aldryk
interface-play-bot-2 = Berta
interface-play-bot-3 = Konrad
interface-play-bot-4 = Dagmara
interface-play-bot-5 = Eudes
interface-play-bot-6 = Fryda
interface-play-bot = Bot { $number }

## Odpowiedzi

interface-play-prompt = { $name } >
interface-play-prompt-one = { $name } (Enter) >
interface-play-ambiguous = „{ $text }” może znaczyć: { $names }
interface-play-sure = Możesz jeszcze coś zrobić. Jeśli na pewno wybierasz „{ $text }”, odpowiedz { $key } jeszcze raz.
interface-play-unknown = „{ $text }” nie jest żadną z odpowiedzi. Wpisz liczbę z listy, ? po objaśnienia albo help.
interface-play-options = Możesz odpowiedzieć:
interface-play-blocked = Teraz niemożliwe:
interface-play-explain-more = „? { $key }” pokazuje zasadę odpowiedzi { $key } i działanie jej kart, „? { $rule }” – zasadę o danym numerze.

## Polecenia

interface-play-help-answer = 3 albo początek tekstu odpowiedzi: wybiera tę odpowiedź.
interface-play-help-closing = 0  kończy twoją turę. Jeśli możesz jeszcze coś zrobić, trzeba odpowiedzieć tak dwa razy.
interface-play-help-place = { $place }  wskazuje heks planszy, gdy pytanie dotyczy miejsca.
interface-play-help-explain = ?  objaśnia każdą odpowiedź i to, co niemożliwe, wraz z zasadami. „? 3” pokazuje zasadę odpowiedzi 3.
interface-play-help-rule = ? { $rule }  pokazuje zasadę o danym numerze.
interface-play-help-info = info  pokazuje, co leży na stole i jak działa. „info { $name }” pokazuje jedną rzecz.
interface-play-help-board = board  pokazuje cały stół.
interface-play-help-log = log  pokazuje, co działo się ostatnio, „log all” – całą partię.
interface-play-help-undo = undo  cofa ostatnią odpowiedź, „undo list” pokazuje, jak daleko można się cofnąć, „undo 1” cofa aż tam.
interface-play-help-auto = auto  w oknie reakcji pasuje teraz i automatycznie w kolejnych takich oknach; w każdej innej chwili to wyłącza.
interface-play-help-save = save PLIK  zachowuje partię; „gonfalon play { $game } --load PLIK” ją wznawia.
interface-play-help-record = record PLIK  zapisuje przebieg partii, który „gonfalon verify PLIK” sprawdza po jej zakończeniu.
interface-play-help-quit = quit  kończy grę i wychodzi.
interface-play-no-such-thing = Nie ma tu niczego o nazwie „{ $text }”.
interface-play-no-legend = Na stole nic jeszcze nie leży. „info NAZWA” pokazuje element o podanej nazwie.
interface-play-no-log = Nic się jeszcze nie wydarzyło.
interface-play-no-undo = Niczego nie można cofnąć: po twojej odpowiedzi zadziałał los, coś zostało ci ujawnione albo decydował ktoś inny.
interface-play-undo-list = Możesz cofnąć (od najwcześniejszej odpowiedzi):
interface-play-undone = { $name } cofa: { $text }
interface-play-auto-on = Pasujesz, a odtąd w takich oknach będziesz pasować automatycznie. Aby to wyłączyć, wpisz auto przy dowolnym innym pytaniu.
interface-play-auto-off = Od teraz znów zapytamy cię w każdym oknie.
interface-play-auto-none = Nie pasujesz automatycznie. Wpisz auto w oknie reakcji, aby pasować we wszystkich takich oknach.
interface-play-needs-file = Podaj plik: { $command } PLIK
interface-play-no-file = Nie udało się: { $reason }
interface-play-saved = Zapisano w { $file }. W pliku jest cała partia, także ukryte karty: nie podglądaj.
interface-play-recorded = Zapis przebiegu jest w { $file }. Sprawdź go: „gonfalon verify { $file }”.
interface-play-recorded-unfinished = Dotychczasowy przebieg jest w { $file }. Ziarno znajdzie się w nim po zakończeniu partii.

## Stół

interface-play-legend = { $star } punkty zwycięstwa; { $mark }{ $knight }3: trzej rycerze tego gracza; !: odcięte od zaopatrzenia. Heksy o wspólnej krawędzi sąsiadują ze sobą.
interface-play-player = punkty { $points } z { $target }; rycerze { $knights } (zamek { $castle }); ręka { $hand }, talia { $deck }, odrzucone { $discard }
interface-play-team-player = punkty { $points }, drużyna { $team }: { $together } z { $target }; rycerze { $knights } (zamek { $castle }); ręka { $hand }, talia { $deck }, odrzucone { $discard }
interface-play-broken = artefakt zniszczony
interface-play-hand = Twoja ręka:
interface-play-land = Terytoria
interface-play-variants = Warianty
interface-play-battle = Bitwa o { $place }
interface-play-attacker = atakuje
interface-play-defender = broni się
interface-play-part-knights = rycerze { $n }
interface-play-part-tile = terytorium { $n }
interface-play-part-sceptre = berło { $n }
interface-play-part-conflict = karta konfliktu { $n }
interface-play-part-support = wsparcie { $n }
interface-play-place-value = Punkty zwycięstwa: { $n }
interface-play-place-capacity = Pojemność dla rycerzy jednego gracza: { $n }
interface-play-place-knights = Rycerze tutaj: { $n }
interface-play-place-owner = Kontroluje: { $name }

## Stół „Paladynów”

interface-play-paladins-round = Runda { $round } z { $rounds }; srebrniki w puli podatków: { $tax }
interface-play-paladins-orders = Rozkazy króla (punkty):
interface-play-paladins-favours = Łaski króla:
interface-play-paladins-townsfolk = Mieszczanie (cena w srebrnikach):
interface-play-paladins-outsiders = Najeźdźcy (srebrniki za brakującą siłę):
interface-play-paladins-player = punkty { $points }; srebrniki { $silver }, prowiant { $provisions }; podejrzenia { $suspicion }; długi niespłacone { $unpaid }, spłacone { $paid }
interface-play-paladins-passed = pas
interface-play-paladins-workers = Robotnicy:
interface-play-paladins-done = Dotąd wykonano:
interface-play-paladins-crew = Paladyn i drużyna:
interface-play-paladins-automa = punkty { $points }; podejrzenia { $suspicion }; długi niespłacone { $unpaid }, spłacone { $paid }
interface-play-paladins-placed = Umieszczeni robotnicy:
interface-play-paladins-workshops = Warsztaty:
interface-play-paladins-used = Lewe akcje użyte w tej rundzie:
interface-play-paladins-marker = Pozycja znacznika zasobów:
interface-play-paladins-schemes = Odkryte intrygi:
interface-play-paladins-about-orders = Rozkazy króla
interface-play-paladins-about-favours = Łaski króla
interface-play-paladins-about-townsfolk = Mieszczanie
interface-play-paladins-about-outsiders = Najeźdźcy

## Stół Glory

interface-play-glory-round = Runda { $round } z 3
interface-play-glory-events = Wydarzenie teraz i następne:
interface-play-glory-taken = Zajęte pola:
interface-play-glory-track = Sojusznicy (cena w monetach):
interface-play-glory-romance = Romanse:
interface-play-glory-trade = Targ:
interface-play-glory-challenge = Wyzwania:
interface-play-glory-titles = Wspólne tytuły (chwała):
interface-play-glory-bracket = Turniej (atak/prestiż/chwała):
interface-play-glory-prize = Nagroda:
interface-play-glory-player = chwała { $glory }; pionki { $pawns }; monety { $coin }, siła { $strength }, wiara { $faith }; wierzchowiec { $steed }, zbroja { $armour }
interface-play-glory-opponent = chwała { $glory }; pionki { $pawns }
interface-play-glory-allies = Sojusznicy:
interface-play-glory-relics = Relikwie:
interface-play-glory-prestige = Prestiż:
interface-play-glory-spent = użyte
interface-play-glory-bound = przypisane do tytułu
interface-play-glory-played = Zagrane karty wypraw:
interface-play-glory-fulfilled = Zdobyte tytuły:
interface-play-glory-hand = Ręka:
interface-play-glory-goals = Cele osobiste:
interface-play-glory-duellist = wygrane najazdy { $won }; atak { $attack }, prestiż { $prestige }
interface-play-glory-about-events = Wydarzenia
interface-play-glory-about-allies = Sojusznicy
interface-play-glory-about-travel = Karty wypraw
interface-play-glory-about-titles = Wspólne tytuły

## Stół Krzyżowców

interface-play-crusaders-round = Runda { $round } z { $rounds }
interface-play-crusaders-setup = Przygotowanie gry
interface-play-crusaders-events = Faza wydarzeń
interface-play-crusaders-planning = Faza planowania
interface-play-crusaders-activation = Faza aktywacji
interface-play-crusaders-income = Faza dochodu
interface-play-crusaders-city = Miasto
interface-play-crusaders-level = Poziom
interface-play-crusaders-owner = Właściciel
interface-play-crusaders-units = Oddziały
interface-play-crusaders-saracens = Saraceni
interface-play-crusaders-taxes = monety: { $coins }
interface-play-crusaders-bishops = biskupi:
interface-play-crusaders-holy = święta ziemia: { $seat }
interface-play-crusaders-cross = Rozkazy na krzyżu (pierwszy na liście działa pierwszy, * oznacza wzmocniony):
interface-play-crusaders-outer = pole zewnętrzne:
interface-play-crusaders-fee = opłata za pole wewnętrzne: { $coins }
interface-play-crusaders-next = Jeszcze nie działały:
interface-play-crusaders-placing = Jeszcze kładą:
interface-play-crusaders-holiness = Tor świętości (pole):
interface-play-crusaders-cells = Akcja biskupa: { $bishops }; reskrypt: { $rescripts }
interface-play-crusaders-saracen-track = Saraceni: zasoby { $supply }; siła +{ $strength }; oddziały najazdu z miasta: do { $raiders }
interface-play-crusaders-reinforced = Uzupełnienie przed najazdami (po 1 oddziale):
interface-play-crusaders-raids = Przyszłe najazdy, jeśli nic się nie zmieni:
interface-play-crusaders-raid-holds = { $city } ({ $seat }) obroni się: { $walls } do { $strength } ({ $raiders })
interface-play-crusaders-raid-falls = { $city } ({ $seat }) upadnie: { $walls } do { $strength } ({ $raiders })
interface-play-crusaders-raid-no-raid = { $city } ({ $seat }): nikt nie może najechać
interface-play-crusaders-buildings = Budowle (cena):
interface-play-crusaders-tactics = Taktyki (cena):
interface-play-crusaders-governors = Namiestnicy:
interface-play-crusaders-player = monety { $coins } (+{ $income }), oddziały w zasobach { $units }, święte ziemie { $lands }
interface-play-crusaders-influence = punkty wpływu { $influence }
interface-play-crusaders-out = poza grą
interface-play-crusaders-goods = Towary:
interface-play-crusaders-spent = zużyte
interface-play-crusaders-blocked = zablokowane
interface-play-crusaders-used = użyte
interface-play-crusaders-own-buildings = Budowle:
interface-play-crusaders-spies = Aktywni szpiedzy:
interface-play-crusaders-idle-spies = Szpiedzy na ręce:
interface-play-crusaders-own-tactics = Taktyki:
interface-play-crusaders-rescripts = Reskrypty:
interface-play-crusaders-bulls = Bulla:
interface-play-crusaders-worth = teraz { $n }
interface-play-crusaders-supply = Biskupi w zasobach:
interface-play-crusaders-others = inne { $count }
interface-play-crusaders-battle = Bitwa, { $city }: manewr { $manoeuvre } z { $manoeuvres }. Znacznik bitwy z punktu widzenia atakującego: { $marker }
interface-play-crusaders-fighter = oddziały { $units }, mury { $walls }, bonus { $bonus }, straty { $losses }, karty na ręce { $hand }
interface-play-crusaders-covers = karty zakrywające { $count }
interface-play-crusaders-no-top = góra zakryta
interface-play-crusaders-no-bottom = dół zakryty
interface-play-crusaders-protected = chroniona
interface-play-crusaders-taken = utracona
interface-play-crusaders-about-events = Wydarzenie
interface-play-crusaders-about-governors = Namiestnicy
interface-play-crusaders-about-buildings = Budowle
interface-play-crusaders-about-tactics = Taktyki
interface-play-crusaders-about-spies = Szpiedzy
interface-play-crusaders-about-rescripts = Reskrypty
interface-play-crusaders-about-bulls = Bulle
