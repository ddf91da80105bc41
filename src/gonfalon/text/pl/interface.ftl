# To, co mówi sam interfejs, w każdej grze. Każdy identyfikator zaczyna się od `interface-`.

## Nazwy i wyliczenia

interface-player = Gracz { $number }
interface-list = { $rest } i { $last }
interface-you = ty

## Pytania

interface-your-choice = Twój wybór
interface-refused = To niemożliwe. { $reason }
interface-rule = Zasada { $rule }: { $text }

## Koniec partii

interface-place =
    { $points ->
        [one] { $rank }. { $seat }: { $points } punkt
        [few] { $rank }. { $seat }: { $points } punkty
        [many] { $rank }. { $seat }: { $points } punktów
       *[other] { $rank }. { $seat }: { $points } punktu
    }
interface-unranked =
    { $points ->
        [one] { $seat }: { $points } punkt
        [few] { $seat }: { $points } punkty
        [many] { $seat }: { $points } punktów
       *[other] { $seat }: { $points } punktu
    }
interface-source = { $source }: { $points }
