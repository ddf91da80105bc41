# To, co mówi wiersz polecenia `gonfalon play`.

## Strona pomocy

interface-command-description = Rozegraj partię w terminalu: z botami albo razem przy jednej klawiaturze. Wpisz numer odpowiedzi; „?” objaśnia, „quit” kończy.
interface-command-usage = użycie:
interface-command-arguments = argumenty
interface-command-options = opcje
interface-command-help = pokaż tę stronę
interface-command-game = gra, pod krótką nazwą ({ $games })
interface-command-seats = liczba graczy razem z botami; domyślnie najmniejsza możliwa
interface-command-bot = kto gra przeciwko tobie: heuristic (najsilniejszy, domyślnie), easy (słabszy) albo random (gra na chybił trafił)
interface-command-lang = język: domyślnie en
interface-command-seed = dowolny tekst: to samo ziarno daje tę samą partię
interface-command-name = twoje imię; podane kilka razy sadza kilka osób przy jednej klawiaturze
interface-command-hotseat = ludzie na wszystkich miejscach, bez botów
interface-command-load = wznów zapisaną partię
interface-command-record = po zakończeniu partii zapisz tam jej przebieg; sprawdza go „gonfalon verify”
interface-command-pack = graj z pakietem zawartości; można podać kilka razy
interface-command-variant = wariant gry; można podać kilka razy
interface-command-setting = każde inne ustawienie gry (team_mode=triples_6, round_limit=20)

## Co jest nie tak

interface-command-see-help = „gonfalon play --help --lang pl” wymienia, co można ustawić.
interface-command-unrecognised = niezrozumiałe: { $names }.
interface-command-missing = brakuje: { $names }.
interface-command-no-choice = { $name }: wartość { $value } jest niedozwolona.
interface-command-no-number = { $name }: potrzebna liczba całkowita, a nie { $value }.
interface-command-no-value = { $name }: brakuje wartości.
interface-command-unclear = { $value } może znaczyć: { $names }.
interface-command-no-pair = { $name }: potrzebne NAZWA=WARTOŚĆ, a nie { $value }.
interface-command-no-game = Nie ma gry „{ $name }”. Dostępne gry: { $names }.
interface-command-bad-seats = Liczba graczy w tej grze: od { $least } do { $most }; imion może być najwyżej tyle, ilu graczy.
interface-command-same-names = Każdy gracz musi mieć własne imię.
interface-command-other-game = W pliku { $file } jest partia innej gry: { $name }.
interface-command-no-file = Nie ma pliku { $file }.
interface-command-closed-file = Brak dostępu do pliku { $file }.
interface-command-folder = { $file } to folder.
interface-command-bad-file = Nie można odczytać ani zapisać pliku { $file }.
interface-command-refused = Z tymi opcjami nie można zagrać ({ $code }).
interface-command-bad-variants = Te warianty nie pasują do siebie albo do liczby graczy. Warianty: { $names }.
interface-command-bad-settings = Ta gra nie ma takiego ustawienia. Jej ustawienia: { $names }.
interface-command-damaged = Plik nie zawiera zapisanej partii albo jest uszkodzony.
interface-command-not-installed = Partię zapisano z innymi zasadami lub inną zawartością niż zainstalowane. Pakiet zawartości trzeba podać ponownie: --pack FILE.
interface-command-bad-pack = Nie można użyć pakietu zawartości: { $reason }
