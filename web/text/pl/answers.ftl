# Odpowiedzi: cofanie, pytania zadawane ponownie.

answers-undo = Cofnij: { $answer }
answers-held-note = Potem nie da się tego cofnąć. Za chwilę zostanie wysłane.
answers-send-now = Wyślij teraz
answers-take-back = Cofnij
answers-again = Pytanie wraca: { $news }
