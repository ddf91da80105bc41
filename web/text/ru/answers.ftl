# Ответы: возврат, отмена, повторный вопрос.

answers-undo = Отменить: { $answer }
answers-held-note = Потом это не отменить. Ответ уйдёт через мгновение.
answers-send-now = Отправить сейчас
answers-take-back = Отменить
answers-again = Вопрос повторяется: { $news }
