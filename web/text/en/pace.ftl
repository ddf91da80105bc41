# Watching what others do, one action at a time.

pace-title = What the others are doing
pace-others = The others are moving
pace-then-you = You’ll be asked when they’re done
pace-watching = Nothing to do right now
pace-outcome = Let’s see what comes of it…
pace-speed = Speed
pace-pause = Pause
pace-resume = Resume
pace-skip = Skip

## Moments worth stopping for

moment-continue = Continue
moment-keep = Keep open
moment-escape = Press Escape to continue.
moment-no-recaps = Don’t stop between rounds
moment-recaps = Stop between rounds
moment-recaps-hint = See what everyone gained before the next round begins.

## Between two rounds

recap-title = Round { $round } is over
recap-next = Round { $round } brings
recap-then = What comes next
recap-last-round = The last round begins
