# Ответы: возврат, отмена, повторный вопрос.

answers-undo = Отменить: { $answer }
answers-held-note = Ответ уйдёт через мгновение. Когда сыграет кто-то другой, его уже не отменить.
answers-send-now = Отправить сейчас
answers-take-back = Отменить
answers-again = Вопрос повторяется: { $news }
