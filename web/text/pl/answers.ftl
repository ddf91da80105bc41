# Odpowiedzi: cofanie, pytania zadawane ponownie.

answers-undo = Cofnij: { $answer }
answers-held-note = Za chwilę zostanie wysłane. Gdy zagra ktoś inny, nie da się tego cofnąć.
answers-send-now = Wyślij teraz
answers-take-back = Cofnij
answers-again = Pytanie wraca: { $news }
answers-went-on = Zrobione automatycznie: { $answers }
answers-held-alone = Innej odpowiedzi nie ma. Cofnij ją, jeśli chcesz zmienić ostatni wybór.
