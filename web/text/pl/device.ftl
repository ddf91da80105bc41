# Gra bez serwera.

player-you = Ty
nav-rules = Zasady
device-tag = bez połączenia
device-tag-why = Wszystko dzieje się na tym urządzeniu.
device-foot = Gra toczy się na tym urządzeniu: nic nie jest nigdzie wysyłane.
device-player = Ty
device-name-hint = Widać je przy twoich stołach. Jeśli zostawisz puste, będziesz po prostu „Ty”.

## Kości

device-dice-title = Kości i tasowanie
device-dice-tag = kości niesprawdzone
device-dice = Kośćmi rzuca to urządzenie: nie da się ich sprawdzić.
device-dice-why = Właściciel urządzenia mógłby znać je z góry, dlatego te partie nie liczą się do rankingu.
device-record = Zapisz przebieg
device-record-why = Przebieg zawiera każdą odpowiedź z partii. Odtworzy go każdy, kto ma Gonfalona.

## Kłopoty

problem-not-stored = Nie udało się tego zapisać na urządzeniu, więc ruch się nie odbył. Czy jest dość miejsca?
problem-needs-a-server = Do tego potrzebny jest serwer, a tu grasz na własnym urządzeniu.
