# Lessons: the pages that list them, and the card of the coach.

learn-title = Learn to play
learn-game = Learn { $game }
learn-lead = A lesson is played at the real table, step by step, at your own pace. No account needed.
learn-all = All lessons
learn-gone = That lesson or step doesn’t exist any more. Here is what you can learn.
lesson-of = Lesson · { $game }
lesson-start = Start the lesson
lesson-from-start = Start from the beginning
lesson-resume = Continue with step { $number }
lesson-steps =
    { $count ->
        [one] { $done } of { $count } step done
       *[other] { $done } of { $count } steps done
    }
lesson-length =
    { $count ->
        [one] { $count } step, about { $minutes } minutes
       *[other] { $count } steps, about { $minutes } minutes
    }
lesson-finished = You’ve finished this lesson.
lesson-ideas = What the lesson teaches
lesson-learner = Learner
lesson-seat-crusaders-1 = Tripoli
lesson-seat-crusaders-2 = Edessa
lesson-coach = Coach
lesson-step = Step { $number } of { $count }
lesson-step-done = done
lesson-tone-asked = Right
lesson-tone-kept = That works too
lesson-tone-back = Not this time
lesson-tone-done = What happened
lesson-fresh = A new position on the table
lesson-know = You now know the answer to: { $question }
lesson-next = Next
lesson-finish = Finish
lesson-retry = Try another answer
lesson-show-me = Show me
lesson-again = Start this step again
lesson-open = Open this step
lesson-skip = Skip step
lesson-leave = Leave
lesson-leave-hint = Your place is kept
lesson-failed = The lesson couldn’t be loaded.
lesson-rest-done = The step is done. Look around, then go on.
lesson-rest-back = This is what would have happened.
lesson-panel = Lesson
lesson-panel-fold = Show or hide the lesson
lesson-panel-hint = Everything the coach has said stays here. Open any step to play it again.
lesson-end-title = Now play a whole match
lesson-end-text = You’ve seen everything you need for your first match. The table explains the rest when you need it.
lesson-end-ideas = What you’ve learned
lesson-play-match = Play a whole match against an easy bot
lesson-back-to = Back to { $game }
