# Відповіді: повернення, скасування, повторне запитання.

answers-undo = Скасувати: { $answer }
answers-held-note = Потім цього не скасувати. Надішлеться за мить.
answers-send-now = Надіслати зараз
answers-take-back = Повернути
answers-again = Запитання повторюється: { $news }
