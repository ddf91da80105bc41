# Scena pojedynku.

glory-duel-title = Pojedynek, najazd { $number }
glory-duel-lists = { $one } i { $other } szarżują na siebie wzdłuż bariery
glory-duel-steps = Kroki najazdu
glory-duel-tent = W namiocie przygotowujesz się do walki: przed pierwszym najazdem możesz użyć jednego sojusznika z namiotem.
glory-duel-step-now = Krok { $number }: { $name }
glory-duel-between = Między najazdami
glory-duel-order = najpierw { $first }, potem { $then }
glory-duel-you = ty
glory-duel-you-act = Twój ruch
glory-duel-acts = Teraz decyduje
glory-duel-foe = Przeciwnik
glory-duel-no-player = Kieruje nim gra
glory-duel-won = Wygrane najazdy
glory-duel-passes-won = { $count } z { $most }
glory-duel-glory = chwała: { $count }
glory-duel-prestige = prestiż: { $count }
glory-duel-attack = atak
glory-duel-colour-strength = Siła
glory-duel-colour-steed = Wierzchowiec
glory-duel-colour-armour = Zbroja
glory-duel-own = Atak bez kości
glory-duel-changes = Sojusznicy i relikwie
glory-duel-die-worth = { $die }, liczy się jako { $value }
glory-duel-full =
    { $count ->
        [one] Możesz przerzucić najwyżej { $count } kość
        [few] Możesz przerzucić najwyżej { $count } kości
        [many] Możesz przerzucić najwyżej { $count } kości
       *[other] Możesz przerzucić najwyżej { $count } kości
    }
glory-duel-ahead-you = Na razie wygrywasz ten najazd.
glory-duel-ahead = Na prowadzeniu w tym najeździe: { $name }.
glory-duel-why-attack = Decyduje wyższy atak.
glory-duel-why-prestige = Ataki są równe, decyduje prestiż: { $left } do { $right }.
glory-duel-why-initiative = Atak i prestiż są równe, decyduje lepsza inicjatywa.
glory-duel-why-player = Atak i prestiż są równe; taki remis rozstrzyga się na korzyść gracza.
glory-duel-waits = Teraz decyduje { $name }.

## Czego można użyć

glory-duel-your-support = Czego możesz użyć
glory-duel-support-of = { $name }
glory-duel-step = krok
glory-duel-used = żeton użyty w tym pojedynku
glory-duel-spent = żeton już użyty
glory-duel-strength = Siła: { $count }
glory-duel-faith = Wiara: { $count }
glory-duel-so-far = użyto w tym pojedynku: { $count }
glory-duel-would-win = wygrasz
glory-duel-would-lose = przegrasz
glory-duel-then-more = potem rzut albo wybór
glory-duel-how-much = Ile siły użyć
glory-duel-picked = Wybrane: { $count } z { $most }
glory-duel-reroll =
    { $count ->
        [0] Wybierz kości do przerzutu
        [one] Przerzuć { $count } kość
        [few] Przerzuć { $count } kości
        [many] Przerzuć { $count } kości
       *[other] Przerzuć { $count } kości
    }

## Koniec najazdu

glory-duel-result = Wynik najazdu
glory-duel-pass = Najazd { $number }
glory-duel-pass-won-you = Wygrywasz najazd
glory-duel-pass-lost-you = Przegrywasz najazd
glory-duel-pass-won-by = Zwycięstwo w najeździe: { $name }
glory-duel-won-you = Wygrywasz pojedynek
glory-duel-lost-you = Przegrywasz pojedynek
glory-duel-won-by = Zwycięstwo w pojedynku: { $name }
glory-duel-by-attack = { $more } : { $less }
glory-duel-prestige-turned = Żeton prestiżu „{ $name }” zostaje odwrócony.
glory-duel-compare-attack = Atak
glory-duel-compare-prestige = Prestiż
glory-duel-compare-initiative = Inicjatywa
glory-duel-compare-passes = Najazdy
glory-duel-skip = Pomiń
glory-duel-go-on = Dalej
