# Konta i ustawienia.

sign-in = Zaloguj się
sign-out = Wyloguj się
sign-up = Załóż konto
signed-in-as = Zalogowano jako { $name }
sign-in-passkey = Zaloguj się kluczem dostępu
sign-out-guest = Gość, który się wyloguje, nie może już wrócić.
play-as-guest = Graj jako gość
no-account-yet = Nie masz jeszcze konta?
have-account = Mam konto
name = Nazwa
name-hint = Od 2 do 24 znaków jednego alfabetu. Widzą ją wszyscy.
name-or-email = Nazwa lub e-mail
email = E-mail
email-hint = Na wieści o twoim ruchu i na wypadek zapomnianego hasła. Nikt go nie widzi.
password = Hasło
password-hint = Co najmniej 10 znaków.
password-new = Nowe hasło
password-current = Obecne hasło
password-set = Ustaw hasło
password-changed = Hasło zmienione.
password-again = Podaj hasło jeszcze raz
forgot-password = Nie pamiętasz hasła?
continue = Dalej
sign-up-guest = Grasz jako { $name }. Twoje stoły i partie zostaną przy tobie.
sign-up-done = Konto jest gotowe. Wysłaliśmy wiadomość na { $email }: otwórz link, który w niej jest, żebyśmy mogli powiadamiać cię o twojej kolejce.
reset-password = Nowe hasło
reset-hint = Wyślemy link, pod którym można ustawić nowe.
reset-send = Wyślij link
reset-again = Wyślij nowy link
reset-mailed = Jeśli konto z tym adresem istnieje, list jest już w drodze.
reset-done = Nowe hasło działa. Zaloguj się nim.
confirm-email = Potwierdzenie adresu
confirm-email-button = To moja skrzynka
confirm-email-hint = Potwierdź, że to twoja poczta. Wtedy możemy powiadamiać cię o twojej kolejce i pomóc, gdy zapomnisz hasła.
confirm-email-done = Dziękujemy, adres jest potwierdzony.
second-factor = Drugi składnik
second-factor-code = Kod
second-factor-hint = Z aplikacji uwierzytelniającej albo jeden z kodów zapasowych.

## Ustawienia

preferences = Ustawienia
my-page = moja strona
preferences-kept = Zapisane na koncie: obowiązuje na wszystkich twoich urządzeniach.
preferences-kept-here = Zapisane w tej przeglądarce.
guest-hint = Grasz jako gość tej przeglądarki. Z kontem stoły będą z tobą wszędzie, a wyniki wejdą do rankingu.
preferences-look = Wygląd
theme = Motyw
theme-auto = Jak w systemie
theme-light = Jasny
theme-dark = Ciemny
motion = Ruch
motion-auto = Jak w systemie
motion-on = Włączony
motion-off = Wyłączony
preferences-play = Gra
confirm-moves = Potwierdzaj ruchy
confirm-moves-hint = Każda odpowiedź wymaga potwierdzenia, zanim zostanie wysłana.
sound = Dźwięk
sound-hint = Ciche stuknięcie, gdy przychodzi twój ruch.
notices = Powiadomienia
mail = List, gdy mój ruch
mail-each = Za każdym razem
mail-daily = Raz dziennie
mail-off = Nigdy
mail-hint = Jeden list na ruch, i tylko jeśli po minucie wciąż jest twój.
mail-guest = Gościom nie wysyłamy listów. Załóż konto, żeby wiedzieć o swoim ruchu.
mail-unconfirmed = Najpierw potwierdź adres: link jest w liście, który wysłaliśmy.
mail-live = Także ze stołów na żywo
mail-hour = O godzinie
push = Powiadomienia na tym urządzeniu
push-add = Powiadamiaj tę przeglądarkę
push-on = Ta przeglądarka będzie powiadamiana.
push-refused = Przeglądarka nie pozwala tu na powiadomienia.
push-failed = Usługa powiadomień tej przeglądarki nie odpowiada. Spróbuj później albo w innej przeglądarce.
push-unable = Tej przeglądarki nie da się powiadamiać.
push-browser = Przeglądarka
reminders = Przypominaj, gdy kończy się czas
quiet = Cisza
quiet-begins = Od
quiet-ends = Do
notice-try = Wyślij jedno teraz
notice-tried = Wysłano. Zaraz dotrze.
notice-tried-none = Na razie nie ma dokąd wysłać.
## Wyciszeni

muted = Wyciszone osoby
muted-hint = Nie widzisz ich wiadomości przy żadnym stole.
muted-no-more = Znów widzisz wiadomości gracza { $name }.
unmute = Przywróć
unmute-name = Znów pokazuj wiadomości gracza { $name }

## Konto

account = Konto
save = Zapisz
saved = Zapisano.
email-confirmed = potwierdzony
email-unconfirmed = niepotwierdzony
confirm-again = Wyślij link ponownie
confirm-again-done = Wysłano. Zajrzyj do skrzynki.
time-zone = Strefa czasowa
time-zone-hint = Według niej podajemy godziny w wiadomościach i liczymy ciszę.
cancel = Anuluj
remove = Usuń
export = Pobierz moje dane
export-done = Twoje dane są w zapisanym właśnie pliku.
leave-site = Usuń konto
leave-hint = Jeszcze przez siedem dni możesz zmienić zdanie. Partie zostaną, ale bez twojego imienia.
leave-really = Tak, usuń
leave-done = Konto zostanie usunięte { $date }. Do tego czasu można zmienić zdanie.
leave-date = Do usunięcia { $date }.
stay = Zachowaj konto
stay-done = Dobrze, że zostajesz. Konto pozostaje.
security = Bezpieczeństwo
totp-hint = Oprócz hasła potrzebny będzie kod z aplikacji uwierzytelniającej.
totp-is-on = Przy logowaniu pytamy o kod z aplikacji.
totp-add = Dodaj aplikację
totp-scan = Zeskanuj aplikacją albo wpisz sekret:
totp-activate = Włącz
totp-remove = Usuń aplikację
totp-on = Drugi składnik jest włączony. Zachowaj kody zapasowe w bezpiecznym miejscu.
totp-off = Drugi składnik jest wyłączony.
recovery-codes = Pokaż kody zapasowe
recovery-hint = Każdy zadziała raz, gdy aplikacja przepadnie:
passkeys = Klucze dostępu
passkeys-hint = Logowanie odciskiem, twarzą albo kluczem sprzętowym, bez hasła.
passkey-add = Dodaj klucz dostępu
passkey-name = Klucz z { $date }
passkey-added = Klucz dostępu dodany.
passkey-removed = Klucz dostępu usunięty.
sessions = Gdzie trwa logowanie
session-this = tutaj
sessions-end = Wyloguj wszędzie indziej
session-end = Wyloguj: { $browser }
sessions-ended =
    { $count ->
        [one] Wylogowano w { $count } innym miejscu.
        [few] Wylogowano w { $count } innych miejscach.
        [many] Wylogowano w { $count } innych miejscach.
       *[other] Wylogowano w { $count } innego miejsca.
    }
