# Answers: taking back, undoing, being asked again.

answers-undo = Undo: { $answer }
answers-held-note = This can’t be undone. Sent in a moment.
answers-send-now = Send now
answers-take-back = Take back
answers-again = Asked again: { $news }
