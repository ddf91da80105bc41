# Lekcje: strony z listą i karta trenera.

learn-title = Naucz się grać
learn-game = Naucz się grać: { $game }
learn-lead = Lekcja toczy się przy prawdziwym stole, krok po kroku, w twoim tempie. Konto nie jest potrzebne.
learn-all = Wszystkie lekcje
learn-gone = Tej lekcji albo tego kroku już nie ma. Oto czego możesz się nauczyć.
lesson-of = Lekcja · { $game }
lesson-start = Zacznij lekcję
lesson-from-start = Zacznij od początku
lesson-resume = Kontynuuj od kroku { $number }
lesson-steps =
    { $count ->
        [one] Ukończono { $done } z { $count } kroku
        [few] Ukończono { $done } z { $count } kroków
        [many] Ukończono { $done } z { $count } kroków
       *[other] Ukończono { $done } z { $count } kroku
    }
lesson-length =
    { $count ->
        [one] { $count } krok, około { $minutes } minut
        [few] { $count } kroki, około { $minutes } minut
        [many] { $count } kroków, około { $minutes } minut
       *[other] { $count } kroku, około { $minutes } minut
    }
lesson-finished = Ta lekcja jest już ukończona.
lesson-ideas = Czego uczy lekcja
lesson-learner = Uczeń
lesson-seat-crusaders-1 = Trypolis
lesson-seat-crusaders-2 = Edessa
lesson-coach = Trener
lesson-step = Krok { $number } z { $count }
lesson-step-done = ukończono
lesson-tone-asked = Dobrze
lesson-tone-kept = Tak też można
lesson-tone-back = Nie tym razem
lesson-tone-done = Co się stało
lesson-fresh = Nowa sytuacja na stole
lesson-know = Teraz znasz odpowiedź na pytanie: { $question }
lesson-next = Dalej
lesson-finish = Zakończ
lesson-retry = Wybierz inną odpowiedź
lesson-show-me = Pokaż
lesson-again = Zacznij ten krok od nowa
lesson-open = Otwórz ten krok
lesson-skip = Pomiń krok
lesson-leave = Wyjdź
lesson-leave-hint = Twoje miejsce zostanie zapamiętane
lesson-failed = Nie udało się wczytać lekcji.
lesson-rest-done = Krok ukończony. Rozejrzyj się i idź dalej.
lesson-rest-back = Tak by się to potoczyło.
lesson-panel = Lekcja
lesson-panel-fold = Pokaż lub ukryj lekcję
lesson-panel-hint = Wszystkie słowa trenera zostają tutaj. Każdy krok możesz otworzyć i zagrać jeszcze raz.
lesson-end-title = Teraz zagraj całą partię
lesson-end-text = Znasz już wszystko, czego potrzeba do pierwszej partii. Resztę stół wyjaśni, gdy będzie trzeba.
lesson-end-ideas = Co już umiesz
lesson-play-match = Zagraj całą partię z łatwym botem
lesson-back-to = Wróć do gry { $game }
