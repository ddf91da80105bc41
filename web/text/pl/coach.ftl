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
