# Відповіді: повернення, скасування, повторне запитання.

answers-undo = Скасувати: { $answer }
answers-held-note = Потім цього не скасувати. Відповідь надішлеться за мить.
answers-send-now = Надіслати зараз
answers-take-back = Скасувати
answers-again = Запитання повторюється: { $news }
