# Answers: taking back, undoing, being asked again.

answers-undo = Undo: { $answer }
answers-held-note = Sending in a moment. Once another player has acted, it can’t be undone.
answers-send-now = Send now
answers-take-back = Take back
answers-again = You’re asked again: { $news }
answers-went-on = Done automatically: { $answers }
answers-held-alone = The only answer. Take it back to change your last choice.
