# How-to-play pages: what all games share.

howto = How to play
howto-title = How to play { $game }
howto-lead = One page, a few minutes. Then play: the table knows every rule and explains itself.
howto-more = The whole game on one page
howto-print = Print this page
howto-none = There is no introduction to this game yet. All its rules are here:
howto-head-goal = The goal
howto-head-points = How you score
howto-head-hints = Three hints for your first game
howto-head-questions = Can you answer?
howto-checks = The table checks everything for you. If you can’t do something, it tells you why, and which rule says so.
howto-go = Now try it yourself
howto-go-hint = A short lesson on the real board, step by step. You don’t need an account.
howto-lesson = Start the lesson
