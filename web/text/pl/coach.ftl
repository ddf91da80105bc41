# Trener przy stole.

coach-title = Trener
coach-open-note = O co chodzi i jaki ruch jest dobry?
coach-why = O co chodzi?
coach-goal = Twój obecny cel
coach-tip = Na co zwrócić uwagę
coach-ask = Podpowiedz ruch
coach-thinking = Chwileczkę…
coach-advice = Dobry ruch
coach-second = Druga najlepsza odpowiedź
coach-equal = Równie dobre
coach-points = Punkty
coach-from-to = z { $before } na { $after }
coach-stopped-hidden = Dalszy ciąg zależy od kart lub kości, których jeszcze nie znasz.
coach-stopped-sealed = Dalszy ciąg zależy od tajnego wyboru pozostałych.
coach-honest = Trener widzi tylko to, co ty, i nigdy nie odpowiada za ciebie.
coach-not-rated = Przy stołach rankingowych trener nie pomaga.
coach-not-others = Trener pomaga tylko wtedy, gdy pozostali to boty.
coach-rules =
    { $count ->
        [one] Zasada
        [few] Zasady
        [many] Zasady
       *[other] Zasady
    }

# Co przygotowano za początkującego.

quick-told = Przygotowaliśmy dla ciebie partię: { $answers }
quick-why = Dlaczego?
quick-title = Przygotowane dla ciebie
quick-lead = Tak wybrał trener, wiedząc tylko to, co widać z twojego miejsca. Dalej o wszystkim decydujesz ty.
quick-equal = Inne odpowiedzi byłyby równie dobre.
quick-choose = Wybierz po swojemu
quick-settled = Partia poszła dalej, tego nie da się już zmienić.
quick-recommended = Polecamy: { $answer }.
