# Konta i ustawienia.

sign-in = Zaloguj się
sign-out = Wyloguj się
sign-up = Załóż konto
signed-in-as = Zalogowano jako { $name }
sign-in-passkey = Zaloguj się kluczem dostępu
sign-out-guest = Po wylogowaniu nie można wrócić do konta gościa.
play-as-guest = Graj jako gość
no-account-yet = Nie masz jeszcze konta?
have-account = Mam konto
name = Nazwa
name-hint = Od 2 do 24 znaków z jednego alfabetu. Nazwę widzą wszyscy.
name-or-email = Nazwa lub e-mail
email = E-mail
email-hint = Do powiadomień o twoim ruchu i na wypadek zapomnianego hasła. Nikt inny go nie widzi.
password = Hasło
password-hint = Co najmniej 10 znaków.
password-new = Nowe hasło
password-current = Obecne hasło
password-set = Ustaw hasło
password-changed = Hasło zmienione.
password-again = Podaj hasło jeszcze raz
forgot-password = Nie pamiętasz hasła?
continue = Dalej
sign-up-done = Konto jest gotowe. Wysłaliśmy wiadomość na { $email }: otwórz link, który w niej jest, żebyśmy mogli dawać ci znać, gdy przyjdzie twoja kolej.
sign-up-guest = Grasz jako { $name }. Twoje stoły i partie zostaną przy tobie.
reset-password = Nowe hasło
reset-hint = Wyślemy ci link do ustawienia nowego hasła.
reset-send = Wyślij link
reset-again = Wyślij nowy link
reset-mailed = Jeśli istnieje konto z tym adresem, e-mail jest już w drodze.
reset-done = Nowe hasło jest ustawione. Możesz się nim zalogować.
confirm-email = Potwierdzenie adresu
confirm-email-button = To moja skrzynka
confirm-email-hint = Potwierdź, że to twoja poczta. Wtedy możemy dawać ci znać, gdy przyjdzie twoja kolej, i pomóc, gdy zapomnisz hasła.
confirm-email-done = Dziękujemy, adres jest potwierdzony.
second-factor = Drugi składnik
second-factor-code = Kod
second-factor-hint = Z aplikacji uwierzytelniającej albo jeden z kodów zapasowych.

## Ustawienia

preferences = Ustawienia
my-page = moja strona
preferences-kept = Zapisane na koncie: obowiązuje na wszystkich twoich urządzeniach.
preferences-kept-here = Zapisane w tej przeglądarce.
guest-hint = Grasz jako gość, tylko w tej przeglądarce. Z kontem masz swoje stoły wszędzie, a wyniki liczą się do rankingu.
preferences-look = Wygląd
theme = Motyw
theme-auto = Jak w systemie
theme-light = Jasny
theme-dark = Ciemny
motion = Animacje
motion-auto = Jak w systemie
motion-on = Włączone
motion-off = Wyłączone
preferences-play = Rozgrywka
confirm-moves = Potwierdzaj ruchy
confirm-moves-hint = Każda odpowiedź wymaga potwierdzenia, zanim zostanie wysłana.
sound = Dźwięk
sound-hint = Ciche stuknięcie, gdy przychodzi twoja kolej.
notices = Powiadomienia
mail = E-mail, gdy mam ruch
mail-each = Za każdym razem
mail-daily = Raz dziennie
mail-off = Nigdy
mail-hint = Jeden e-mail na ruch, i to tylko wtedy, gdy po minucie wciąż jest twoja kolej.
mail-guest = Gościom nie wysyłamy e-maili. Załóż konto, żeby dostawać wiadomości o swoim ruchu.
mail-unconfirmed = Najpierw potwierdź adres: link jest w e-mailu, który wysłaliśmy.
mail-live = Także przy grze na żywo
mail-hour = O godzinie
push = Powiadomienia na tym urządzeniu
push-add = Powiadamiaj w tej przeglądarce
push-on = Powiadomienia w tej przeglądarce są włączone.
push-refused = Przeglądarka nie pozwala tu na powiadomienia.
push-failed = Usługa powiadomień tej przeglądarki nie odpowiada. Spróbuj później albo w innej przeglądarce.
push-unable = Ta przeglądarka nie obsługuje powiadomień.
push-browser = Przeglądarka
reminders = Przypominaj, gdy kończy mi się czas
quiet = Godziny ciszy
quiet-begins = Od
quiet-ends = Do
notice-try = Wyślij próbne
notice-tried = Wysłano. Zaraz powinno dotrzeć.
notice-tried-none = Na razie nie ma dokąd wysłać.
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
leave-hint = Jeszcze przez siedem dni możesz zmienić zdanie. Partie zostaną, ale bez twojej nazwy.
leave-really = Tak, usuń
leave-done = Konto zostanie usunięte { $date }. Do tego czasu można zmienić zdanie.
leave-date = Konto zostanie usunięte { $date }.
stay = Zachowaj konto
stay-done = Dobrze, że zostajesz. Konto nie zostanie usunięte.
security = Bezpieczeństwo
totp-hint = Oprócz hasła potrzebny będzie kod z aplikacji uwierzytelniającej.
totp-is-on = Przy logowaniu prosimy o kod z aplikacji.
totp-add = Dodaj aplikację
totp-scan = Zeskanuj aplikacją albo wpisz klucz:
totp-activate = Włącz
totp-remove = Usuń aplikację
totp-on = Drugi składnik jest włączony. Zachowaj kody zapasowe w bezpiecznym miejscu.
totp-off = Drugi składnik jest wyłączony.
recovery-codes = Pokaż kody zapasowe
recovery-hint = Na wypadek utraty aplikacji – każdy kod zadziała raz:
passkeys = Klucze dostępu
passkeys-hint = Logowanie odciskiem palca, twarzą albo kluczem sprzętowym, bez hasła.
passkey-add = Dodaj klucz dostępu
passkey-name = Klucz z { $date }
passkey-added = Klucz dostępu dodany.
passkey-removed = Klucz dostępu usunięty.
sessions = Zalogowane urządzenia
session-this = to urządzenie
sessions-end = Wyloguj pozostałe urządzenia
session-end = Wyloguj: { $browser }
sessions-ended =
    { $count ->
        [one] Wylogowano { $count } inne urządzenie.
        [few] Wylogowano { $count } inne urządzenia.
        [many] Wylogowano { $count } innych urządzeń.
       *[other] Wylogowano { $count } innego urządzenia.
    }
