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
