# Ответы: возврат, отмена, повторный вопрос.

answers-undo = Отменить: { $answer }
answers-held-note = Отменить это потом нельзя. Отправится через мгновение.
answers-send-now = Отправить сейчас
answers-take-back = Вернуть
answers-again = Вопрос повторяется: { $news }
